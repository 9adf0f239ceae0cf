"""What the missions of the box pay, on their own maps: each objective met, and missed by a little."""

from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import change, deeds
from bulkhead.starquest.events import MissionEnded
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.table import feat_log
from tests.starquest.playing import is_over, lay, look, playing, scored
from tests.starquest.scene import BA, CH, CU, EL, LD, Table

SMALL = ("blood_angels", "chaos")
"""The table of the first lesson: seats 0 and 1."""
PAIR = ("blood_angels", "eldar", "chaos")


def laser(*squares: str) -> list[str]:
    """Marines of the first squad on these squares."""
    return [f"ba{at} fig_marine_laser {square} E" for at, square in enumerate(squares, 1)]


# Rooms to be held


FIRST = "mis_00_first_steps"


@pytest.mark.clause("C-mis_00_first_steps-primary-1")
@pytest.mark.parametrize(
    ("squares", "other", "paid"),
    [
        (("7.8", "8.8"), "ch1 fig_ork 0.0 E", [(0, 30, "primary")]),
        (("7.8", "8.8"), "ch?1 fig_ork 11.11 blip", [(0, 30, "primary")]),
        (("7.8", "8.8"), "ch1 fig_ork 11.11 E", []),
        (("7.8", "5.8"), "ch1 fig_ork 0.0 E", []),
    ],
    ids=["two inside", "a token does not matter", "an alien inside", "one in the corridor"],
)
def test_two_in_the_pump_room_without_an_alien(
    squares: tuple[str, ...], other: str, paid: list[tuple[int, int, str]]
) -> None:
    table = playing(FIRST, *laser(*squares), other, factions=SMALL)
    assert look(table, "boundary") == [], "only at the end of the turn"
    assert look(table, "turn", 0) == paid
    assert look(table, "turn", 0) == [], "the first squad only"


@pytest.mark.clause("C-mis_00_first_steps-primary-2")
@pytest.mark.parametrize(("second", "over"), [("8.8", True), ("5.8", False)])
def test_the_first_lesson_is_over_at_the_end_of_that_round(second: str, over: bool) -> None:
    table = playing(FIRST, *laser("7.8", second), "ch1 fig_ork 0.0 E", factions=SMALL)
    table.do("end")
    assert not table.told(MissionEnded), "Chaos has its turn"
    while table.state.round == 1 and not table.told(MissionEnded):
        table.do("end" if "end" in table.offers else "pass")
    assert [event.reason for event in table.told(MissionEnded)] == (["primary_scored"] if over else [])


@pytest.mark.clause("C-mis_00_first_steps-secondary-1")
def test_the_first_squad_that_has_searched_two_rooms_of_the_tug() -> None:
    factions = ("blood_angels", "ultramarines", "chaos")
    table = playing(FIRST, *laser("7.8"), "um1 fig_marine_laser 5.5 E", factions=factions)
    for seat, room in ((0, "d1"), (1, "d2")):
        feat_log.note(table.state, "searched", seat, room)
    assert look(table, "boundary") == []
    feat_log.note(table.state, "searched", 1, "d3")
    assert look(table, "boundary") == [(1, 15, "secondary")]
    feat_log.note(table.state, "searched", 0, "d4")
    assert look(table, "boundary") == []


@pytest.mark.parametrize(
    ("mission", "squares", "far", "other", "paid"),
    [
        pytest.param(
            "mis_01_hard_dock",
            ("8.13", "9.13"),
            "5.13",
            "ch?1 fig_ork 11.15 blip",
            (15, "secondary"),
            marks=pytest.mark.clause("C-mis_01_hard_dock-secondary-1"),
        ),
        pytest.param(
            "mis_09_foundry",
            ("20.5", "21.5"),
            "18.5",
            "ch?1 fig_ork 24.5 blip",
            (30, "primary"),
            marks=pytest.mark.clause("C-mis_09_foundry-primary-1"),
        ),
    ],
)
def test_two_inside_and_no_alien_miniature_or_token(
    mission: str, squares: tuple[str, str], far: str, other: str, paid: tuple[int, str]
) -> None:
    points, which = paid
    assert look(playing(mission, *laser(*squares)), "turn", BA) == [(BA, points, which)]
    assert look(playing(mission, *laser(squares[0], far)), "turn", BA) == []
    assert look(playing(mission, *laser(*squares), other), "turn", BA) == [], "a token inside"
    alien = other.replace("?", "").replace("blip", "W")
    assert look(playing(mission, *laser(*squares), alien), "turn", BA) == [], "an alien inside"
    rival = alien.replace("ch1 fig_ork", "el1 fig_eldar_warrior")
    assert look(playing(mission, *laser(*squares), rival), "turn", BA) == [(BA, points, which)]


@pytest.mark.clause("C-mis_07_long_corridor-primary-1", "C-mis_07_long_corridor-primary-2")
def test_two_at_the_end_of_the_long_corridor_and_no_alien() -> None:
    corridor = "mis_07_long_corridor"
    inside = (*laser("35.8", "36.8"), "el1 fig_eldar_warrior 35.9 E")
    for alien in ("ch1 fig_ork 37.10 W", "ch?1 fig_ork 37.10 blip"):
        held = playing(corridor, *inside, alien)
        assert look(held, "turn", BA) == [], "an alien holds the bridge"
        assert not is_over(held)
    table = playing(corridor, *inside, "ch1 fig_ork 40.6 W")
    assert look(table, "turn", EL) == [], "one is not enough"
    assert look(table, "turn", CH) == [], "aliens score nothing"
    assert look(table, "turn", BA) == [(BA, 30, "primary")]
    assert is_over(table)
    early = playing(corridor, *laser("35.8", "33.5"))
    assert look(early, "turn", BA) == []
    assert not is_over(early)


# Figures to be killed


def killed(table: Table, *kills: tuple[int, str]) -> list[tuple[int, int, str]]:
    for seat, figure in kills:
        feat_log.note(table.state, "killed", seat, figure)
    return look(table, "boundary")


@pytest.mark.clause("C-mis_01_hard_dock-primary-1")
def test_the_last_life_point_of_the_war_machine() -> None:
    """The marine takes it with a missile; its value is paid too."""
    table = playing(
        "mis_01_hard_dock",
        "ba1 fig_marine_heavy 5.0 S weapons=wpn_missile_launcher,wpn_combat_blade",
        "ch1 fig_dread_mk7 5.9 N lp=1",
        dice=[6, 6],
    )
    table.act("ba1").do("ba1 shoot wpn_missile_launcher 5.9")
    assert scored(table) == [(BA, 25, "kill"), (BA, 30, "primary")]
    assert killed(table, (BA, "fig_ork"), (CU, "fig_dread_mk7")) == []


@pytest.mark.parametrize(
    ("mission", "figure", "paid"),
    [
        pytest.param(
            "mis_03_headhunt",
            "fig_chaos_commander",
            (30, "primary"),
            marks=pytest.mark.clause("C-mis_03_headhunt-primary-1"),
        ),
        pytest.param(
            "mis_03_headhunt",
            "fig_hierophant",
            (15, "secondary"),
            marks=pytest.mark.clause("C-mis_03_headhunt-secondary-1"),
        ),
        pytest.param(
            "mis_08_black_mass",
            "fig_hierophant",
            (15, "secondary"),
            marks=pytest.mark.clause("C-mis_08_black_mass-secondary-1"),
        ),
    ],
)
def test_the_squad_that_eliminates_a_leader_scores_besides_his_value(
    mission: str, figure: str, paid: tuple[int, str]
) -> None:
    worth = load_box().figures[figure].points
    owner = "ch" if figure == "fig_chaos_commander" else "cu"
    table = playing(
        mission,
        *laser("5.5"),
        f"{owner}1 {figure} 8.5 W lp=1",
        dice=[6, 6],
    )
    table.act("ba1").do(f"ba1 shoot wpn_laser_rifle {owner}1")
    assert scored(table) == [(BA, worth, "kill"), (BA, *paid)]
    other = playing(mission, *laser("5.5"))
    assert killed(other, (CU, figure), (CH, figure), (BA, "fig_ork")) == []


@pytest.mark.clause("C-mis_04_nest-secondary-1", "C-mis_04_nest-secondary-2")
@pytest.mark.parametrize(
    ("factions", "enough"),
    [
        (("blood_angels", "eldar", "legion", "chaos"), 3),
        (("blood_angels", "eldar", "chaos"), 2),
        (("blood_angels", "chaos"), 2),
    ],
)
def test_as_many_genestealers_or_hybrids_as_the_squads_in_play_ask_for(
    factions: tuple[str, ...], enough: int
) -> None:
    table = playing("mis_04_nest", *laser("5.5"), factions=factions)
    chaos = len(factions) - 1
    assert killed(table, (0, "fig_ork"), (0, "fig_android"), (chaos, "fig_hybrid"), (-1, "fig_hybrid")) == []
    gene = ("fig_genestealer", "fig_hybrid", "fig_hybrid_heavy")[:enough]
    assert killed(table, *((0, figure) for figure in gene[:-1])) == []
    assert killed(table, (0, gene[-1])) == [(0, 15, "secondary")]
    assert killed(table, *((1, "fig_hybrid"),) * 3) == []


@pytest.mark.clause("C-mis_11_two_giants-primary-1")
def test_each_giant_pays_the_squad_that_takes_its_last_life_point() -> None:
    table = playing("mis_11_two_giants", *laser("5.5"))
    assert killed(table, (EL, "fig_golgotha")) == [(EL, 15, "primary")]
    assert killed(table, (CU, "fig_dread_mk10")) == [], "an alien player scores no objective"
    assert killed(table, (BA, "fig_dread_mk8")) == []
    assert killed(table, (BA, "fig_dread_mk10")) == [(BA, 15, "primary")]


@pytest.mark.clause("C-mis_11_two_giants-secondary-1", "C-mis_11_two_giants-secondary-2")
@pytest.mark.parametrize(
    ("taken", "paid"),
    [((3, 2), [(BA, 15, "secondary")]), ((2, 2), []), ((1, 0), []), ((1, 2), [(EL, 15, "secondary")])],
)
def test_most_life_points_of_the_two_giants_together(
    taken: tuple[int, int], paid: list[tuple[int, int, str]]
) -> None:
    table = playing("mis_11_two_giants", *laser("5.5"))
    mine, theirs = taken
    feat_log.note(table.state, "hurt", BA, "fig_golgotha", count=1)
    feat_log.note(table.state, "hurt", BA, "fig_dread_mk10", count=mine - 1)
    feat_log.note(table.state, "hurt", EL, "fig_dread_mk10", count=theirs)
    feat_log.note(table.state, "hurt", EL, "fig_android", count=9)
    feat_log.note(table.state, "hurt", CH, "fig_golgotha", count=5)
    assert look(table, "turn", BA) == []
    assert look(table, "end") == paid


@pytest.mark.clause("C-mis_12_hollow_crown-secondary-1")
@pytest.mark.parametrize("first", ["fig_chaos_commander", "fig_hierophant"])
def test_the_first_of_the_two_leaders(first: str) -> None:
    table = playing("mis_12_hollow_crown", *laser("5.5"))
    other = {"fig_chaos_commander": "fig_hierophant", "fig_hierophant": "fig_chaos_commander"}[first]
    assert killed(table, (CU, "fig_veiled"), (BA, "fig_ork")) == []
    assert killed(table, (EL, first)) == [(EL, 15, "secondary")]
    assert killed(table, (BA, other)) == []


@pytest.mark.clause("C-mis_s1_cold_lock-secondary-1")
@pytest.mark.parametrize(
    ("round_", "alien", "paid"),
    [
        (6, "ch1 fig_ork 20.5 W", [(1, 15, "secondary")]),
        (5, "ch1 fig_ork 20.5 W", []),
        (6, "ch1 fig_ork 6.6 W", []),
        (6, "ch?1 fig_ork 6.6 blip", []),
    ],
    ids=["clear", "a round too early", "an alien on board D", "a token on board D"],
)
def test_most_kills_on_the_first_board_when_it_is_clear_after_six_rounds(
    round_: int, alien: str, paid: list[tuple[int, int, str]]
) -> None:
    table = playing("mis_s1_cold_lock", *laser("5.5"), alien, factions=PAIR, round_=round_)
    here, there = table.state.ship.at(6, 6), table.state.ship.at(25, 5)
    for seat, square in ((0, here), (1, here), (1, here), (0, there), (0, there)):
        feat_log.note(table.state, "killed", seat, "fig_ork", square)
    assert look(table, "end") == []
    assert look(table, "round") == paid


# Vents and structures to be destroyed


@pytest.mark.clause("C-mis_04_nest-primary-1")
def test_ten_points_for_each_vent_of_the_nest() -> None:
    table = playing("mis_04_nest", *laser("5.5"))
    assert fixed_targets.strike(table.state, BA, "vent:v1", 5, table.heard)
    assert look(table, "boundary") == [(BA, 10, "primary")]
    assert fixed_targets.strike(table.state, EL, "vent:v3", 6, table.heard)
    assert look(table, "boundary") == [(EL, 10, "primary")]
    assert fixed_targets.strike(table.state, BA, "vent:v2", 6, table.heard)
    assert look(table, "boundary") == [(BA, 10, "primary")]


@pytest.mark.clause("C-mis_s2_two_keys-secondary-1")
def test_fifteen_points_for_the_vent_of_the_magazine() -> None:
    table = playing("mis_s2_two_keys", *laser("5.5"), factions=PAIR)
    assert not fixed_targets.strike(table.state, 0, "vent:v1", 4, table.heard)
    assert look(table, "boundary") == []
    assert fixed_targets.strike(table.state, 1, "vent:v1", 5, table.heard)
    assert look(table, "boundary") == [(1, 15, "secondary")]


@pytest.mark.clause("C-mis_08_black_mass-primary-1", "C-obj_altar-2")
def test_an_altar_pays_the_squad_that_takes_its_last_life_point() -> None:
    """Armour 3, two life points: a total of 4 takes one."""
    table = playing("mis_08_black_mass", *laser("5.5"))
    assert not fixed_targets.strike(table.state, BA, "site:obj_altar1", 3, table.heard)
    assert dict(table.state.structures)["obj_altar1"] == 2
    assert not fixed_targets.strike(table.state, BA, "site:obj_altar1", 4, table.heard)
    assert look(table, "boundary") == []
    assert fixed_targets.strike(table.state, EL, "site:obj_altar1", 4, table.heard)
    assert look(table, "boundary") == [(EL, 10, "primary")]
    assert fixed_targets.strike(table.state, BA, "site:obj_altar3", 5, table.heard)
    assert look(table, "boundary") == [(BA, 10, "primary")]


@pytest.mark.clause("C-mis_09_foundry-secondary-1", "C-obj_valve-2")
def test_seven_points_for_the_first_valve_and_eight_for_the_second() -> None:
    """Armour 4, one life point: a total of 5 destroys it."""
    table = playing("mis_09_foundry", *laser("5.5"))
    assert not fixed_targets.strike(table.state, BA, "site:obj_valve2", 4, table.heard)
    assert fixed_targets.strike(table.state, BA, "site:obj_valve2", 5, table.heard)
    assert look(table, "boundary") == [(BA, 7, "secondary")]
    assert fixed_targets.strike(table.state, EL, "site:obj_valve1", 5, table.heard)
    assert look(table, "boundary") == [(EL, 8, "secondary")]


# Objects to be brought home


@pytest.mark.clause("C-mis_02_dead_signal-primary-1", "C-mis_02_dead_signal-primary-2")
def test_ten_points_for_each_core_that_is_recovered_and_none_for_the_others() -> None:
    table = playing("mis_02_dead_signal", *laser("5.5"))
    change(table.state, table.mini("ba1"), objects=("obj_data_core1",))
    lay(table, "obj_data_core1", "obj_data_core", carrier="ba1")
    lay(table, "obj_data_core2", "obj_data_core", recovered=EL)
    lay(table, "obj_data_core3", "obj_data_core", square=table.state.ship.at(6, 6))
    assert look(table, "boundary") == [(EL, 10, "primary")]
    assert look(table, "end") == [], "those still aboard are worth nothing"
    lay(table, "obj_data_core1", "obj_data_core", recovered=BA)
    assert look(table, "boundary") == [(BA, 10, "primary")]


@pytest.mark.clause(
    "C-mis_05_lost_crew-primary-1", "C-mis_05_lost_crew-primary-2", "C-mis_05_lost_crew-secondary-1"
)
def test_the_first_three_survivors_of_the_table_pay_and_the_first_one_more() -> None:
    lines = [f"zz{at} fig_survivor left" for at in range(1, 5)]
    table = playing("mis_05_lost_crew", *laser("5.5"), *lines)
    assert look(table, "boundary") == []
    feat_log.note(table.state, "recovered", BA, "zz1")
    assert look(table, "boundary") == [(BA, 10, "primary"), (BA, 15, "secondary")]
    feat_log.note(table.state, "recovered", EL, "zz2")
    assert look(table, "boundary") == [(EL, 10, "primary")]
    feat_log.note(table.state, "recovered", BA, "zz3")
    assert look(table, "boundary") == [(BA, 10, "primary")]
    feat_log.note(table.state, "recovered", LD, "zz4")
    assert look(table, "boundary") == []


@pytest.mark.clause("C-mis_05_lost_crew-primary-1")
def test_a_survivor_is_handed_in_by_the_own_threshold_only() -> None:
    lines = ("ba1 fig_marine_laser 5.0 N load=zz1", "zz1 fig_survivor carried N carrier=ba1")
    home = playing("mis_05_lost_crew", *lines, sides={BA: {"dock": "dk_n"}}).act("ba1").do("ba1 leave")
    assert scored(home) == [(BA, 10, "primary"), (BA, 15, "secondary")]
    strange = playing("mis_05_lost_crew", *lines, sides={BA: {"dock": "dk_w"}}).act("ba1")
    assert "ba1 leave" not in strange.offers


@pytest.mark.clause("C-mis_10_reliquary-primary-1", "C-mis_10_reliquary-primary-2")
@pytest.mark.parametrize(
    ("casket", "paid"),
    [
        ({"carrier": "ba1"}, [(BA, 30, "primary")]),
        ({"recovered": LD}, [(LD, 30, "primary")]),
        ({"carrier": "ch1"}, [(CH, 20, "primary")]),
        ({"square": 5}, [(CH, 15, "unmet"), (CU, 15, "unmet")]),
    ],
)
def test_who_has_the_casket_at_the_end(casket: dict[str, Any], paid: list[tuple[int, int, str]]) -> None:
    table = playing("mis_10_reliquary", *laser("5.5"), "ch1 fig_ork 6.9 W", round_=10)
    lay(table, "obj_relic1", "obj_relic", **casket)
    assert look(table, "boundary") == []
    assert is_over(table)
    table.settle()
    assert [one for one in scored(table) if one[2] in ("primary", "unmet")] == paid


@pytest.mark.clause("C-mis_s1_cold_lock-primary-1")
@pytest.mark.parametrize(
    ("box", "paid"),
    [
        ({"carrier": "ba1"}, [(0, 30, "primary")]),
        ({"recovered": 1}, [(1, 30, "primary")]),
        ({"carrier": "ch1"}, []),
        ({"square": 5}, []),
    ],
)
def test_who_has_the_strongbox_at_the_end(box: dict[str, Any], paid: list[tuple[int, int, str]]) -> None:
    table = playing("mis_s1_cold_lock", *laser("5.5"), "ch1 fig_ork 20.5 W", factions=PAIR)
    lay(table, "obj_strongbox1", "obj_strongbox", **box)
    assert look(table, "turn") == []
    assert look(table, "end") == paid


def with_keys(*holders: str) -> Table:
    table = playing("mis_s2_two_keys", *holders, factions=PAIR)
    for at, mini in enumerate(list(table.state.minis.values()), 1):
        change(table.state, mini, objects=(f"obj_key{at}",))
        lay(table, f"obj_key{at}", "obj_key", carrier=mini.id)
    return table


@pytest.mark.clause("C-mis_s2_two_keys-primary-1")
def test_both_keys_in_the_magazine_in_the_hands_of_one_squad() -> None:
    table = with_keys(*laser("13.8", "14.8"))
    assert look(table, "boundary") == [(0, 30, "primary")]
    assert look(table, "boundary") == []
    assert is_over(table)
    assert look(with_keys(*laser("13.8", "18.8")), "boundary") == [], "one is not in the room"


@pytest.mark.clause("C-mis_s2_two_keys-primary-2")
def test_one_key_each_in_the_magazine_at_the_end() -> None:
    table = with_keys("ba1 fig_marine_laser 13.8 E", "el1 fig_eldar_warrior 14.8 E")
    assert look(table, "boundary") == []
    assert look(table, "end") == [(0, 15, "primary"), (1, 15, "primary")]


# Places at the end, and on the way


@pytest.mark.clause("C-mis_02_dead_signal-secondary-1")
@pytest.mark.parametrize(
    ("where", "other", "attacked", "paid"),
    [
        ("11.11", "ch1 fig_ork 0.0 E", False, [(BA, 15, "secondary")]),
        ("10.11", "ch1 fig_ork 0.0 E", False, []),
        ("11.11", "ch1 fig_ork 8.11 E", False, []),
        ("11.11", "el1 fig_eldar_warrior 8.11 E", False, [(BA, 15, "secondary")]),
        ("11.11", "ch1 fig_ork 0.0 E", True, []),
    ],
    ids=["met", "beside the console", "it sees an alien", "it sees a rival", "it has attacked"],
)
def test_a_miniature_ends_its_activation_on_the_console(
    where: str, other: str, attacked: bool, paid: list[tuple[int, int, str]]
) -> None:
    table = playing("mis_02_dead_signal", f"ba1 fig_marine_laser {where} W", other).act("ba1")
    if attacked:
        deeds(table.state, table.mini("ba1"), struck=1)
    table.do("done")
    assert scored(table) == paid


@pytest.mark.clause("C-mis_02_dead_signal-secondary-1")
def test_an_alien_behind_its_back_does_not_matter_at_the_console() -> None:
    table = playing("mis_02_dead_signal", "ba1 fig_marine_laser 11.11 E", "ch1 fig_ork 8.11 E").act("ba1")
    table.do("done")
    assert scored(table) == [(BA, 15, "secondary")]


@pytest.mark.clause("C-mis_07_long_corridor-secondary-1", "C-mis_07_long_corridor-secondary-2")
@pytest.mark.parametrize(
    ("lines", "paid"),
    [
        ((*laser("35.2", "36.2"), "el1 fig_eldar_warrior 35.9 E"), [(BA, 15, "secondary")]),
        ((*laser("35.2"), "el1 fig_eldar_warrior 35.9 E lp=1"), [(BA, 15, "secondary")]),
        ((*laser("35.2"), "el1 fig_eldar_warrior 35.9 E"), []),
        ((*laser("5.5"), "el1 fig_eldar_warrior 35.9 E"), [(EL, 15, "secondary")]),
        ((*laser("35.2"), "ch1 fig_ork 41.2 W", "ch2 fig_ork 42.2 W"), [(CH, 15, "secondary")]),
        ((*laser("35.2"), "ch1 fig_ork 41.2 W", "ch?2 fig_ork 42.2 blip"), [(BA, 15, "secondary")]),
    ],
    ids=["more miniatures", "more life points", "a tie", "the other stands elsewhere", "aliens", "tokens"],
)
def test_most_miniatures_on_the_last_board(lines: tuple[str, ...], paid: list[tuple[int, int, str]]) -> None:
    table = playing("mis_07_long_corridor", *lines)
    assert look(table, "round") == []
    assert look(table, "end") == paid
    secondary = table.state.scenario.objectives[1]
    assert objectives.unmet(table.state, secondary) == 0, "a tie pays no alien player"


@pytest.mark.clause("C-mis_06_fuse-secondary-1", "C-mis_06_fuse-secondary-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "life", "paid"),
    [
        (4, 3, 2, [(BA, 15, "secondary")]),
        (3, 3, 1, [(BA, 15, "secondary")]),
        (3, 3, 2, []),
        (2, 1, 2, []),
    ],
    ids=["most", "more life points", "a tie", "too few"],
)
def test_most_who_left_after_the_first_charge(
    mine: int, theirs: int, life: int, paid: list[tuple[int, int, str]]
) -> None:
    lines = [f"ba{at} fig_marine_laser left" for at in range(1, 6)]
    lines += [f"el{at} fig_eldar_warrior left N lp={life}" for at in range(1, 6)]
    table = playing("mis_06_fuse", *lines)
    feat_log.note(table.state, "left", EL, "el5")
    feat_log.note(table.state, "left", EL, "el4")
    feat_log.note(table.state, "armed", BA, "11.15")
    for at in range(1, mine + 1):
        feat_log.note(table.state, "left", BA, f"ba{at}")
    for at in range(1, theirs + 1):
        feat_log.note(table.state, "left", EL, f"el{at}")
    look(table, "boundary")
    assert look(table, "end") == paid


@pytest.mark.clause("C-mis_12_hollow_crown-primary-1", "C-mis_12_hollow_crown-primary-2")
@pytest.mark.parametrize(
    ("lines", "paid"),
    [
        (("ba1 fig_marine_laser 13.13 E", "cu1 fig_hierophant 15.15 W"), [(CU, 30, "primary")]),
        (("ld1 fig_karak 13.13 E", "cu1 fig_revenant 15.15 W"), [(LD, 30, "primary")]),
        (("ld1 fig_karak 13.13 E", "cu1 fig_hierophant 15.15 W"), []),
        (("ba1 fig_marine_laser 13.13 E", "cu1 fig_hierophant 11.17 W"), [(BA, 30, "primary")]),
    ],
    ids=["an alien has most", "a squad has most", "a tie", "the alien is not inside"],
)
def test_most_life_points_in_the_heart_of_the_crown(
    lines: tuple[str, ...], paid: list[tuple[int, int, str]]
) -> None:
    table = playing("mis_12_hollow_crown", *lines, "el1 fig_eldar_warrior 14.13 E lp=1", round_=11)
    assert look(table, "round") == []
    assert is_over(table)
    table.settle()
    assert [one for one in scored(table) if one[2] in ("primary", "unmet")] == [
        *paid,
        (CH, 7, "unmet"),
        (CU, 7, "unmet"),
    ], "of the secondary objective only they have a share"
