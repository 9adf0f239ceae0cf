"""The special rules of the missions of the box, on their own maps."""

import pytest

from bulkhead.match import Seated, Session
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Eliminate
from bulkhead.starquest.clients.ask.queries import Outlook, survey
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import change, change_side
from bulkhead.starquest.events import (
    ChargeArmed,
    LineAdvanced,
    MeleeFought,
    MissionEnded,
    ObjectiveRead,
    Scored,
)
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.blips import blip_placement
from bulkhead.starquest.rules.machines.dreadnoughts.mounting import mountable
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.rules.setup.scenario_builder import from_box, scenario_of
from bulkhead.starquest.rules.turn import alien_turn
from bulkhead.starquest.table import feat_log
from bulkhead.starquest.table.mission_rule import overdue
from tests.starquest.mustering import figures, muster, options, ready
from tests.starquest.playing import close, is_over, lay, look, playing, scored
from tests.starquest.rules.cards.event_scene import draw
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, Table

SMALL = ("ultramarines", "chaos")


# The first lesson


@pytest.mark.clause("C-mis_00_first_steps-special-1-1", "C-mis_00_first_steps-special-1-2")
def test_the_squads_of_the_first_lesson_are_small_and_have_no_cards() -> None:
    table = ready(muster(options(SMALL, mission="mis_00_first_steps")))
    assert figures(table, 0) == ["fig_marine_commander", *["fig_marine_laser"] * 2, "fig_marine_heavy"]
    commander, heavy = (
        next(mini for mini in table.state.minis.values() if mini.figure == sheet)
        for sheet in ("fig_marine_commander", "fig_marine_heavy")
    )
    assert set(commander.weapons) == {"wpn_deadly_axe", "wpn_laser_pistol"}
    assert "wpn_assault_cannon" in heavy.weapons
    side = table.side(0)
    assert (side.orders, side.equipment, side.psychic) == ((), (), ())
    assert table.state.scenario.kind == "tutorial"


@pytest.mark.clause("C-mis_00_first_steps-special-2-2", "C-mis_00_first_steps-special-3-1")
def test_the_decks_of_the_first_lesson() -> None:
    decks = scenario_of(Options(factions=SMALL, mission="mis_00_first_steps"), load_box()).decks
    assert sorted(decks["recon"]) == sorted(
        ["rec_field_dressing", "rec_clear_shot", "rec_adrenaline", "rec_empty"] * 2
    )
    assert "azure" not in decks
    cards = load_box().cards
    assert decks["green"]
    assert not any(cards[card].has("hard") for card in decks["green"])
    assert any(card.kind == "event" and card.has("hard") for card in cards.values())


@pytest.mark.clause("C-mis_00_first_steps-special-5-1")
def test_in_the_first_lesson_sight_and_fire_are_shown_and_steps_are_taken_back() -> None:
    lines = ("um1 fig_marine_laser 5.5 E", "ch1 fig_ork 9.6 W")
    table = playing("mis_00_first_steps", *lines, factions=SMALL)
    shown = survey(STARQUEST.view(table.state, 0), STARQUEST.offer(table.state, 0), "um1")
    assert isinstance(shown, Outlook)
    ork, behind = table.state.ship.at(9, 6), table.state.ship.at(1, 5)
    assert ork in shown.sees
    assert ork in shown.fires
    assert behind not in shown.sees
    players = [Seated(faction, "human") for faction in SMALL]
    match = Session.start(
        STARQUEST,
        Options(factions=SMALL),
        players,
        bytes(range(32)),
        position=STARQUEST.position(table.state),
    )
    before = STARQUEST.dump(match.state)
    match.submit(0, STARQUEST.read("activate um1"))
    match.submit(0, STARQUEST.read("um1 step 6.5"))
    match.undo(0)
    match.undo(0)
    assert STARQUEST.dump(match.state) == before
    match.submit(0, STARQUEST.read("activate um1"))
    match.submit(0, STARQUEST.read("um1 shoot wpn_laser_rifle ch1"))
    assert not match.can_undo(0), "dice are rolled"


# Tokens and boards


@pytest.mark.parametrize(
    ("mission", "token", "scan"),
    [
        pytest.param(
            "mis_01_hard_dock", "fig_dread_mk7", 2, marks=pytest.mark.clause("C-mis_01_hard_dock-primary-2")
        ),
        pytest.param(
            "mis_03_headhunt",
            "fig_chaos_commander",
            3,
            marks=pytest.mark.clause("C-mis_03_headhunt-primary-2"),
        ),
        pytest.param(
            "mis_10_reliquary", "obj_relic", 3, marks=pytest.mark.clause("C-mis_10_reliquary-special-1-3")
        ),
        pytest.param(
            "mis_11_two_giants",
            "fig_dread_mk10",
            2,
            marks=pytest.mark.clause("C-mis_11_two_giants-primary-2"),
        ),
        pytest.param(
            "mis_11_two_giants", "fig_golgotha", 2, marks=pytest.mark.clause("C-mis_11_two_giants-primary-2")
        ),
    ],
)
def test_a_token_is_due_from_its_scan_on(mission: str, token: str, scan: int) -> None:
    seat = CU if token == "fig_golgotha" else CH
    table = playing(mission, "ba1 fig_marine_laser 5.5 E", sides={seat: {"blips": ("fig_gretchin", token)}})
    for scanned in range(5):
        table.state.scanned = tuple(range(scanned))
        assert overdue(table.state, seat) == ([token] if scanned >= scan else [])


@pytest.mark.clause("C-mis_01_hard_dock-primary-2")
def test_the_war_machine_lies_among_the_chaos_blips() -> None:
    supplies = from_box("mis_01_hard_dock", Options(), load_box()).supplies
    assert supplies["chaos"].keys == ("fig_dread_mk7",)
    assert supplies["cult"].keys == ()


@pytest.mark.clause("C-mis_01_hard_dock-special-1-1")
def test_the_war_machine_bears_what_the_mission_gives_it() -> None:
    table = playing("mis_01_hard_dock", "ch1 fig_dread_mk7 5.5 E weapons=wpn_body_lasers")
    given = []
    while found := mountable(table.state, table.mini("ch1")):
        assert len(found) == 1, "there is no choice"
        given += found
        change(table.state, table.mini("ch1"), weapons=(*table.mini("ch1").weapons, found[0]))
    assert sorted(given) == ["wpn_assault_cannon", "wpn_missile_launcher"]
    free = playing("mis_11_two_giants", "ch1 fig_dread_mk7 5.5 E weapons=wpn_body_lasers")
    assert len(mountable(free.state, free.mini("ch1"))) > 1, "elsewhere its owner chooses"


@pytest.mark.parametrize(
    "mission",
    [
        pytest.param("mis_07_long_corridor", marks=pytest.mark.clause("C-mis_07_long_corridor-special-1-1")),
        pytest.param("mis_09_foundry", marks=pytest.mark.clause("C-mis_09_foundry-special-2-1")),
    ],
)
def test_the_strips_and_the_factory_are_scanned_as_one_board(mission: str) -> None:
    table = playing(mission, "ba1 fig_marine_laser 11.5 E", sides={BA: {"dock": "dk_n"}})
    names = table.state.ship.boards
    table.state.scanned = (names.index("brd_d"),)
    table.act("ba1").do("ba1 step 12.5")
    found = {names[board] for board in table.state.scanned}
    assert found == {"brd_d", "brd_strip", "brd_factory", "brd_strip_2"}
    corner = names.index("brd_b")
    assert blip_placement.boards_together(table.state, corner) == (corner,)


@pytest.mark.clause("C-mis_07_long_corridor-special-2-1")
def test_the_board_beside_the_way_is_not_waited_for() -> None:
    table = playing("mis_07_long_corridor", "ba1 fig_marine_laser 11.5 E")
    names = table.state.ship.boards
    table.state.scanned = tuple(board for board, name in enumerate(names) if name != "brd_a")
    assert blip_placement.is_last(table.state)
    table.state.scanned = tuple(board for board, name in enumerate(names) if name not in ("brd_a", "brd_b"))
    assert not blip_placement.is_last(table.state)
    other = playing("mis_09_foundry", "ba1 fig_marine_laser 11.5 E")
    names = other.state.ship.boards
    other.state.scanned = tuple(board for board, name in enumerate(names) if name != "brd_a")
    assert not blip_placement.is_last(other.state), "in other missions it is"


@pytest.mark.clause("C-mis_02_dead_signal-special-1-1")
def test_a_core_that_nobody_has_revealed_moves_like_a_blip() -> None:
    table = playing("mis_02_dead_signal", "ch?1 obj_data_core 0.0 object", "ba1 fig_marine_laser 20.20 E")
    ways = set(table.act("ch?1").offered("ch?1 step"))
    blip = playing("mis_02_dead_signal", "ch?1 fig_ork 0.0 blip", "ba1 fig_marine_laser 20.20 E")
    assert ways == set(blip.act("ch?1").offered("ch?1 step"))
    table.do("ch?1 step 1.1")
    assert table.state.tokens["ch?1"].square == table.state.ship.at(1, 1)


@pytest.mark.clause("C-mis_02_dead_signal-special-2-1")
def test_an_alien_carries_a_core_but_never_off_the_board() -> None:
    table = playing("mis_02_dead_signal", "ch1 fig_ork 5.1 N", "ba1 fig_marine_laser 20.20 E")
    lay(table, "obj_data_core1", "obj_data_core", square=table.state.ship.at(5, 1))
    table.act("ch1").do("ch1 pick-up obj_data_core1", "ch1 step 5.0")
    assert table.mini("ch1").objects == ("obj_data_core1",)
    assert "ch1 leave" not in table.offers


# Aliens with objects


@pytest.mark.clause("C-mis_10_reliquary-special-1-1")
def test_an_alien_picks_the_casket_up_carries_it_and_hands_it_on() -> None:
    table = playing(
        "mis_10_reliquary", "ch1 fig_ork 5.5 N", "ch2 fig_ork 6.4 N", "ba1 fig_marine_laser 20.20 E"
    )
    lay(table, "obj_relic1", "obj_relic", square=table.state.ship.at(5, 5))
    table.act("ch1").do("ch1 pick-up obj_relic1", "ch1 step 5.4", "ch1 give obj_relic1 ch2")
    assert table.state.things["obj_relic1"].carrier == "ch2"
    assert table.mini("ch2").objects == ("obj_relic1",)


@pytest.mark.clause("C-mis_10_reliquary-special-2-1")
@pytest.mark.parametrize(("where", "over"), [({"recovered": BA}, True), ({"carrier": "ba1"}, False)])
def test_the_casket_in_a_dock_ends_the_mission(where: dict[str, int | str], over: bool) -> None:
    table = playing("mis_10_reliquary", "ba1 fig_marine_laser 5.5 N", round_=4)
    lay(table, "obj_relic1", "obj_relic", **where)
    assert is_over(table) is over


@pytest.mark.clause("C-mis_10_reliquary-secondary-1")
def test_each_squad_draws_one_secret_mission_at_set_up() -> None:
    table = ready(muster(options(mission="mis_10_reliquary")))
    for seat in (BA, IF, EL, LD):
        secret = [card for card in table.side(seat).recon if card.startswith("rsm_")]
        assert len(secret) == len(table.side(seat).recon) == 1
    assert not table.side(CH).recon
    other = ready(muster(options(mission="mis_01_hard_dock")))
    assert other.side(BA).recon == ()


@pytest.mark.clause("C-mis_03_headhunt-secondary-2")
def test_the_hunt_for_the_hierophant_is_kept_back_until_he_is_revealed() -> None:
    hidden = playing("mis_03_headhunt", "ba1 fig_marine_laser 5.5 N", "cu?1 fig_hierophant 20.20 blip")
    second = hidden.state.scenario.objectives[1]
    assert not objectives.known(hidden.state, second)
    assert objectives.unmet(hidden.state, second) == 0
    shown = playing("mis_03_headhunt", "ba1 fig_marine_laser 5.5 N", "cu1 fig_hierophant 20.20 N")
    assert objectives.known(shown.state, shown.state.scenario.objectives[1])


@pytest.mark.clause("C-mis_03_headhunt-secondary-2")
def test_the_broadcast_reads_the_hunt_out_before_the_hierophant_is_revealed() -> None:
    """Unread, an unmet hunt pays nobody; read out, it pays a squad, or the alien players for what is left of it."""
    lines = ("ba1 fig_marine_laser 5.5 N", "cu?1 fig_hierophant 20.20 blip")
    unread, unmet, met = (playing("mis_03_headhunt", *lines) for _ in range(3))
    for table in (unmet, met):
        draw(table, "evg_broadcast")
        assert table.told(ObjectiveRead) == [ObjectiveRead("secondary")]
        assert "cu?1" in table.state.tokens, "he himself stays hidden"
    for table, paid in ((unread, [15]), (unmet, [15, 7])):
        close(table)
        for seat in (CH, CU):
            unmet_points = [event.points for event in table.told(Scored) if event.seat == seat]
            assert unmet_points == paid, "half of the primary and, if it was read out, of the secondary"
    feat_log.note(met.state, "killed", BA, "fig_hierophant")
    assert look(met, "boundary") == [(BA, 15, "secondary")]


@pytest.mark.clause("C-mis_10_reliquary-secondary-1")
def test_a_secret_mission_of_the_reliquary_pays_its_own_points_or_costs_ten() -> None:
    table = playing(
        "mis_10_reliquary",
        "ba1 fig_marine_laser 5.5 N",
        "el1 fig_eldar_warrior 20.20 E",
        "ld1 fig_thorn 15.15 E",
        sides={BA: {"recon": ("rsm_cold_blood",)}, EL: {"recon": ("rsm_cold_blood",)}},
    )
    feat_log.note(table.state, "duelled", EL, "fig_android")
    close(table)
    assert [one for one in scored(table) if one[2] == "secret"] == [
        (EL, 20, "secret"),
        (BA, -10, "secret"),
    ]
    assert table.side(LD).points == 0, "no card, nothing to fail"


@pytest.mark.clause("C-mis_05_lost_crew-special-2-1")
@pytest.mark.parametrize("laden", [True, False])
def test_who_carries_a_survivor_fights_with_half_of_the_total(laden: bool) -> None:
    bearer = ("ba1 fig_marine_laser 5.5 E load=zz1", "zz1 fig_survivor carried N carrier=ba1")
    alone = ("ba1 fig_marine_laser 5.5 E", "zz1 fig_survivor 5.6 N")
    table = playing("mis_05_lost_crew", *(bearer if laden else alone), "ch1 fig_ork 6.5 W", dice=(6, 6, 6, 6))
    fought = table.act("ba1").do("ba1 strike ch1").told(MeleeFought)[0]
    assert (fought.attack, fought.defence) == (2 if laden else 4, 4)


@pytest.mark.clause("C-mis_05_lost_crew-special-2-1")
def test_who_carries_a_survivor_is_slow_and_fires_no_heavy_weapon() -> None:
    table = playing(
        "mis_05_lost_crew",
        "ba1 fig_marine_laser 5.5 E",
        "ba2 fig_marine_heavy 5.2 S weapons=wpn_assault_cannon,wpn_combat_blade",
        "zz1 fig_survivor 6.5 N",
        "ch1 fig_ork 5.9 N",
    ).act("ba1")
    before = table.mini("ba1").deeds.mp
    table.do("ba1 load zz1")
    assert table.mini("ba1").deeds.mp == before + 1
    assert movement_points.allowance(table.state, table.mini("ba1")) == 3
    free = playing(
        "mis_05_lost_crew",
        "ba2 fig_marine_heavy 5.5 S weapons=wpn_assault_cannon,wpn_combat_blade",
        "ch1 fig_ork 5.9 N",
    ).act("ba2")
    assert free.offered("ba2 shoot")
    laden = playing(
        "mis_05_lost_crew",
        "ba2 fig_marine_heavy 5.5 S weapons=wpn_assault_cannon,wpn_combat_blade load=zz1",
        "zz1 fig_survivor carried N carrier=ba2",
        "ch1 fig_ork 5.9 N",
    ).act("ba2")
    assert not laden.offered("ba2 shoot")


# Vents, charges, altars and valves


@pytest.mark.clause("C-mis_04_nest-special-2-1")
def test_two_rounds_after_the_last_vent_the_nest_is_over() -> None:
    table = playing(
        "mis_04_nest", "ba1 fig_marine_laser 5.5 N", sides={CH: {"specials": ("fig_genestealer",)}}
    )
    assert alien_turn.free_vents(table.state)
    for round_, vent in ((2, "v1"), (3, "v2"), (3, "v3")):
        table.state.round = round_
        feat_log.note(table.state, "destroyed", BA, f"vent:{vent}")
    table.state.vents = ()
    assert not alien_turn.free_vents(table.state)
    for round_, over in ((3, False), (4, False), (5, True)):
        table.state.round = round_
        assert is_over(table) is over


SITE = (11, 15)


def fuse(*lines: str) -> Table:
    return playing("mis_06_fuse", *lines, "el2 fig_eldar_warrior 20.20 E")


@pytest.mark.clause("C-mis_06_fuse-primary-1", "C-mis_06_fuse-primary-2")
def test_a_charge_is_armed_with_the_attack_and_no_alien_beside() -> None:
    table = fuse("ba1 fig_marine_laser 11.15 W", "ch1 fig_ork 8.15 E").act("ba1")
    assert table.offered("ba1 shoot")
    table.do("ba1 arm")
    assert table.told(ChargeArmed) == [ChargeArmed(BA, "ba1", SITE, True)]
    assert scored(table) == [(BA, 10, "primary")]
    assert not table.offered("ba1 shoot")
    beside = fuse("ba1 fig_marine_laser 11.15 W", "ch1 fig_ork 10.14 E").act("ba1")
    assert "ba1 arm" not in beside.offers
    off = fuse("ba1 fig_marine_laser 10.15 W", "ch1 fig_ork 8.15 E").act("ba1")
    assert "ba1 arm" not in off.offers


@pytest.mark.clause("C-mis_06_fuse-special-1-1", "C-mis_06_fuse-special-1-2")
@pytest.mark.parametrize(("sites", "last"), [(("11.15", "11.11", "16.11"), 7), (("11.15", "11.11"), 14)])
def test_the_countdown_of_the_fuse(sites: tuple[str, ...], last: int) -> None:
    table = fuse("ba1 fig_marine_laser 5.5 W")
    table.state.round = 3
    for site in sites:
        feat_log.note(table.state, "armed", BA, site)
    for round_ in range(3, last + 1):
        table.state.round = round_
        assert is_over(table) is (round_ == last)


@pytest.mark.clause("C-mis_06_fuse-special-2-1", "C-mis_06_fuse-special-2-2")
def test_an_alien_removes_a_charge_and_the_points_stay() -> None:
    armed = fuse("ba1 fig_marine_laser 11.15 W").act("ba1").do("ba1 arm")
    alien = fuse("ch1 fig_ork 11.15 W", "ba1 fig_marine_laser 5.5 W")
    alien.state.feats, alien.state.paid = armed.state.feats, armed.state.paid
    alien.act("ch1").do("ch1 arm")
    assert alien.told(ChargeArmed) == [ChargeArmed(CH, "ch1", SITE, False)]
    assert alien.told(Scored) == []
    again = fuse("el1 fig_eldar_warrior 11.15 W", "ba1 fig_marine_laser 5.5 W")
    again.state.feats, again.state.paid = alien.state.feats, alien.state.paid
    again.act("el1").do("el1 arm")
    assert again.told(ChargeArmed) == [ChargeArmed(EL, "el1", SITE, True)]
    assert again.told(Scored) == []


@pytest.mark.clause("C-mis_06_fuse-special-3-1", "C-mis_06_fuse-special-3-2")
def test_squad_miniatures_aboard_at_the_end_of_the_fuse_are_lost() -> None:
    table = playing(
        "mis_06_fuse",
        "ba1 fig_marine_laser 5.5 W",
        "ba2 fig_marine_laser dock",
        "el1 fig_eldar_warrior left",
        "ch1 fig_ork 20.20 W",
        round_=14,
    )
    assert is_over(table)
    table.settle()
    assert [one for one in scored(table) if one[2] == "left-aboard"] == [(BA, -5, "left-aboard")]
    assert [table.mini(who).place for who in ("ba1", "ba2", "el1", "ch1")] == [
        "dead",
        "dock",
        "left",
        "board",
    ]


@pytest.mark.clause("C-mis_08_black_mass-special-2-1")
def test_altars_that_stand_at_the_end_are_the_share_of_the_cult() -> None:
    table = playing("mis_08_black_mass", "ba1 fig_marine_laser 5.5 W", round_=12)
    table.state.structures = (("obj_altar1", 1), ("obj_altar2", 0), ("obj_altar3", 2))
    assert is_over(table)
    table.settle()
    unmet = [
        (event.seat, event.points, event.what) for event in table.told(Scored) if event.reason == "unmet"
    ]
    assert unmet == [(CU, 20, "primary"), (CH, 7, "secondary"), (CU, 7, "secondary")]


@pytest.mark.clause("C-mis_09_foundry-primary-2")
@pytest.mark.parametrize("second", ["21.5", "18.5"])
def test_who_takes_the_factory_stops_the_line_for_good(second: str) -> None:
    table = playing("mis_09_foundry", "ba1 fig_marine_laser 20.5 E", f"ba2 fig_marine_laser {second} E")
    stopped = bool(look(table, "turn", BA))
    assert stopped is (second == "21.5")
    far = playing("mis_09_foundry", "ba1 fig_marine_laser 5.5 E", turn=CU)
    far.state.paid = table.state.paid
    far.do("end")
    assert bool(far.told(LineAdvanced)) is not stopped


# Giants, and the crown


@pytest.mark.clause("C-mis_11_two_giants-special-3-1", "C-mis_11_two_giants-special-3-2")
def test_with_two_squads_smaller_ones_stand_in_for_the_giants() -> None:
    small = from_box("mis_11_two_giants", Options(factions=("eldar", "legion", "chaos", "cult")), load_box())
    assert small.supplies["chaos"].keys == ("fig_dread_mk8",)
    assert small.supplies["cult"].keys == ("fig_revenant", "fig_revenant")
    assert small.objectives[0] == Objective("primary", 15, Eliminate(("fig_dread_mk8",), (15,)))
    squads = ("ultramarines", "eldar", "legion")
    large = from_box("mis_11_two_giants", Options(factions=(*squads, "chaos", "cult")), load_box())
    assert large.supplies["chaos"].keys == ("fig_dread_mk10",)
    assert large.supplies["cult"].keys == ("fig_golgotha",)
    assert large.objectives[0].points == 30


@pytest.mark.clause("C-mis_12_hollow_crown-special-1-1")
@pytest.mark.parametrize(("round_", "points"), [(7, 0), (8, 2), (9, 2)])
@pytest.mark.parametrize(("seat", "line"), [(BA, "ba1 fig_marine_laser"), (CH, "ch1 fig_ork")])
def test_each_faction_in_the_heart_of_the_crown_scores_late_in_the_mission(
    round_: int, points: int, seat: int, line: str
) -> None:
    table = playing(
        "mis_12_hollow_crown", f"{line} 13.13 E", "el1 fig_eldar_warrior 5.5 E", turn=seat, round_=round_
    )
    table.do("end")
    if table.waiting == seat:
        table.do("pass")  # no roll for command points
    assert (table.side(seat).points, table.side(EL).points) == (points, 0)


@pytest.mark.parametrize(
    "mission",
    [
        pytest.param("mis_s1_cold_lock", marks=pytest.mark.clause("C-mis_s1_cold_lock-special-3-1")),
        pytest.param("mis_s2_two_keys", marks=pytest.mark.clause("C-mis_s2_two_keys-special-1-1")),
    ],
)
def test_a_skirmish_changes_neither_ranks_nor_seals(mission: str) -> None:
    table = playing(
        mission, "ba1 fig_marine_laser 5.5 E", factions=("blood_angels", "eldar", "chaos"), round_=10
    )
    change_side(table.state, 0, points=200)
    assert is_over(table)
    table.settle()
    assert table.state.phase == "over"
    assert [(side.rank, side.seals) for side in table.state.sides] == [(0, 0)] * 3
    campaign = playing("mis_01_hard_dock", "ba1 fig_marine_laser 5.5 E", round_=9)
    change_side(campaign.state, BA, points=200)
    assert is_over(campaign)
    campaign.settle()
    assert campaign.side(BA).seals or campaign.side(BA).rank


# How long they last

TABLES = {
    "mis_00_first_steps": ("blood_angels", "chaos"),
    "mis_s1_cold_lock": ("blood_angels", "eldar", "chaos"),
    "mis_s2_two_keys": ("blood_angels", "eldar", "chaos"),
}
"""Tables of missions that are not for seven."""


@pytest.mark.parametrize(
    ("mission", "last"),
    [
        pytest.param("mis_00_first_steps", 6, marks=pytest.mark.clause("C-mis_00_first_steps-end")),
        pytest.param("mis_01_hard_dock", 9, marks=pytest.mark.clause("C-mis_01_hard_dock-end")),
        pytest.param("mis_02_dead_signal", 11, marks=pytest.mark.clause("C-mis_02_dead_signal-end")),
        pytest.param("mis_03_headhunt", 10, marks=pytest.mark.clause("C-mis_03_headhunt-end")),
        pytest.param("mis_04_nest", 10, marks=pytest.mark.clause("C-mis_04_nest-end")),
        pytest.param("mis_05_lost_crew", 11, marks=pytest.mark.clause("C-mis_05_lost_crew-end")),
        pytest.param("mis_06_fuse", 14, marks=pytest.mark.clause("C-mis_06_fuse-end")),
        pytest.param("mis_07_long_corridor", 11, marks=pytest.mark.clause("C-mis_07_long_corridor-end")),
        pytest.param("mis_08_black_mass", 12, marks=pytest.mark.clause("C-mis_08_black_mass-end")),
        pytest.param("mis_09_foundry", 9, marks=pytest.mark.clause("C-mis_09_foundry-end")),
        pytest.param("mis_10_reliquary", 10, marks=pytest.mark.clause("C-mis_10_reliquary-end")),
        pytest.param("mis_11_two_giants", 10, marks=pytest.mark.clause("C-mis_11_two_giants-end")),
        pytest.param("mis_12_hollow_crown", 10, marks=pytest.mark.clause("C-mis_12_hollow_crown-end")),
        pytest.param("mis_s1_cold_lock", 10, marks=pytest.mark.clause("C-mis_s1_cold_lock-end")),
        pytest.param("mis_s2_two_keys", 10, marks=pytest.mark.clause("C-mis_s2_two_keys-end")),
    ],
)
def test_a_mission_ends_with_its_last_round(mission: str, last: int) -> None:
    for round_ in (1, last - 1, last):
        table = playing(
            mission, "ba1 fig_marine_laser 5.5 E", factions=TABLES.get(mission, FACTIONS), round_=round_
        )
        assert is_over(table) is (round_ == last)
        assert [event.reason for event in table.told(MissionEnded)] == ["rounds"] * (round_ == last)


@pytest.mark.clause("C-mis_s2_two_keys-end")
def test_two_keys_turned_end_the_mission_of_the_keys() -> None:
    table = playing("mis_s2_two_keys", "ba1 fig_marine_laser 13.8 E", factions=TABLES["mis_s2_two_keys"])
    change(table.state, table.mini("ba1"), objects=("obj_key1", "obj_key2"))
    for number in (1, 2):
        lay(table, f"obj_key{number}", "obj_key", carrier="ba1")
    assert look(table, "boundary") == [(0, 30, "primary")]
    assert is_over(table)
