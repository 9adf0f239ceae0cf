"""What a mission leaves behind: the consequences of its primary objective, and what they do in a later mission."""

from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.feats import Paid
from bulkhead.starquest.data.frames import Mounting
from bulkhead.starquest.data.legacy import Legacy, Look, legacy_for
from bulkhead.starquest.data.options import plain_options, read_options
from bulkhead.starquest.data.state import Mini, State, Thing
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.campaign.aftermath import aftermath
from bulkhead.starquest.rules.fight.life import full_life
from bulkhead.starquest.rules.machines.dreadnoughts.mounting import fit_out
from bulkhead.starquest.rules.turn import alien_turn
from bulkhead.starquest.table.places import remove
from tests.starquest.mustering import ask, muster, options, ready
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, Table

# Three boards: columns 0 to 3, 4 to 6, and 7. A wall hides the upper row of the last two.


def played(mission: str, *paid: tuple[int, int], factions: tuple[str, ...] = FACTIONS) -> State:
    """A mission of the box in which these seats have scored so many points each of the primary objective."""
    state = ready(muster(options(factions, mission=mission))).state
    state.paid = tuple(
        Paid("primary", seat, points, f"part{number}") for number, (seat, points) in enumerate(paid)
    )
    return state


def begun(mission: str, factions: tuple[str, ...] = FACTIONS, **left: Any) -> Table:
    """A mission of the box, ready to be played, with this left behind by others."""
    return ready(muster(options(factions, mission=mission, legacy=(Legacy(mission=mission, **left),))))


# What follows from what


@pytest.mark.clause(
    "C-mis_01_hard_dock-unmet",
    "C-mis_01_hard_dock-met",
    "C-mis_02_dead_signal-unmet",
    "C-mis_02_dead_signal-met",
    "C-mis_03_headhunt-unmet",
    "C-mis_03_headhunt-met",
    "C-mis_04_nest-unmet",
    "C-mis_04_nest-met",
    "C-mis_05_lost_crew-unmet",
    "C-mis_05_lost_crew-met",
    "C-mis_06_fuse-unmet",
    "C-mis_06_fuse-met",
    "C-mis_07_long_corridor-unmet",
    "C-mis_07_long_corridor-met",
    "C-mis_08_black_mass-unmet",
    "C-mis_08_black_mass-met",
    "C-mis_09_foundry-unmet",
    "C-mis_09_foundry-met",
    "C-mis_11_two_giants-met",
)
@pytest.mark.clause("SQ-END-05")
@pytest.mark.parametrize(
    ("mission", "paid", "expected"),
    [
        ("mis_01_hard_dock", [], Legacy("mis_02_dead_signal", blips={"chaos": ("fig_dread_mk7",)})),
        ("mis_01_hard_dock", [(EL, 30)], Legacy("mis_02_dead_signal", first_dock="eldar")),
        ("mis_02_dead_signal", [(EL, 10)], Legacy("mis_03_headhunt", random_tokens={"chaos": 2})),
        (
            "mis_02_dead_signal",
            [(EL, 10), (BA, 10), (EL, 10)],
            Legacy("mis_03_headhunt", looks=(Look("eldar", 4, once=True),)),
        ),
        ("mis_03_headhunt", [], Legacy("mis_04_nest", blips={"chaos": ("fig_chaos_commander",)})),
        ("mis_03_headhunt", [(LD, 30)], Legacy("mis_04_nest", first_dock="legion")),
        ("mis_04_nest", [(LD, 10)], Legacy("mis_05_lost_crew", specials=("fig_genestealer",) * 3)),
        ("mis_04_nest", [(LD, 10)] * 3, Legacy("mis_05_lost_crew", specials_from=3)),
        ("mis_05_lost_crew", [(LD, 10)], Legacy("mis_06_fuse", rites={"cult": 1})),
        (
            "mis_05_lost_crew",
            [(LD, 10), (BA, 10), (LD, 10)],
            Legacy("mis_06_fuse", cards={"blood_angels": 1, "legion": 1}),
        ),
        ("mis_06_fuse", [(LD, 10)] * 2, Legacy("mis_07_long_corridor", rounds=9)),
        ("mis_06_fuse", [(LD, 10)] * 3, Legacy("mis_07_long_corridor", given={"obj_limpet": 1})),
        ("mis_07_long_corridor", [], Legacy("mis_08_black_mass", structure_lp={"obj_altar": 3})),
        (
            "mis_07_long_corridor",
            [(BA, 30)],
            Legacy("mis_08_black_mass", looks=(Look("blood_angels", 3, "cult"),)),
        ),
        ("mis_08_black_mass", [(BA, 10)], Legacy("mis_09_foundry", blips={"cult": ("fig_husk",) * 6})),
        ("mis_08_black_mass", [(BA, 10)] * 3, Legacy("mis_09_foundry", no_rites=("cult",))),
        ("mis_09_foundry", [], Legacy("mis_10_reliquary", blips={"chaos": ("fig_dread_mk8",)})),
        (
            "mis_09_foundry",
            [(BA, 30)],
            Legacy("mis_11_two_giants", figure_lp={"fig_dread_mk10": 4}, fewer_mounts={"fig_dread_mk10": 1}),
        ),
        (
            "mis_11_two_giants",
            [(BA, 15), (EL, 15)],
            Legacy("mis_12_hollow_crown", given={"obj_limpet": 1}),
        ),
    ],
)
def test_each_mission_has_its_consequence(
    mission: str, paid: list[tuple[int, int]], expected: Legacy
) -> None:
    assert aftermath(played(mission, *paid)) == (expected,)


@pytest.mark.clause("C-mis_12_hollow_crown-after")
@pytest.mark.parametrize("mission", ["mis_12_hollow_crown", "mis_00_first_steps", "mis_s2_two_keys"])
def test_the_last_mission_skirmishes_and_the_lesson_leave_nothing_behind(mission: str) -> None:
    factions = ("ultramarines", "chaos") if mission == "mis_00_first_steps" else ("eldar", "legion", "chaos")
    assert aftermath(played(mission, factions=factions)) == ()


@pytest.mark.clause("C-mis_04_nest-unmet", "C-mis_08_black_mass-unmet")
def test_vents_and_altars_are_counted_as_they_stand() -> None:
    state = played("mis_04_nest", (BA, 10))
    state.vents = state.vents[:1]
    assert aftermath(state)[0].specials == ("fig_genestealer",)
    state.vents = ()
    assert aftermath(state) == ()
    state = played("mis_08_black_mass", (BA, 10))
    state.structures = tuple((name, 0 if at else 2) for at, (name, _) in enumerate(state.structures))
    assert aftermath(state)[0].blips == {"cult": ("fig_husk",) * 2}


def test_what_an_alien_player_scored_is_not_scored_by_squads() -> None:
    assert aftermath(played("mis_01_hard_dock", (CH, 30)))[0].blips
    assert aftermath(played("mis_01_hard_dock", (BA, 30)))[0].first_dock


def test_tied_squads_earn_no_look_at_tokens() -> None:
    assert aftermath(played("mis_02_dead_signal", (EL, 10), (BA, 10), (LD, 10))) == ()


@pytest.mark.clause("C-mis_10_reliquary-unmet", "C-mis_10_reliquary-met")
@pytest.mark.parametrize(
    ("seat", "paid", "expected"),
    [
        (CU, ((CU, 20),), (Legacy("mis_11_two_giants", random_tokens={"cult": 2}),)),
        (BA, ((BA, 30),), (Legacy("mis_11_two_giants", equipment={"blood_angels": 1}),)),
        (-1, (), ()),
    ],
)
def test_the_relic_serves_who_holds_it(
    seat: int, paid: tuple[tuple[int, int], ...], expected: tuple[Legacy, ...]
) -> None:
    state = played("mis_10_reliquary", *paid)
    state.minis["x1"] = Mini("x1", seat, "fig_ork")
    state.things["obj_relic1"] = Thing("obj_relic1", "obj_relic", carrier="x1" if seat >= 0 else "")
    assert aftermath(state) == expected


GIANTS = {"fig_dread_mk10": {"chaos": ("fig_dread_mk7",)}, "fig_golgotha": {"cult": ("fig_revenant",) * 2}}


@pytest.mark.clause("C-mis_11_two_giants-unmet")
@pytest.mark.parametrize("fallen", [(), ("fig_dread_mk10",), ("fig_golgotha",)])
def test_each_giant_that_lives_sends_others(fallen: tuple[str, ...]) -> None:
    state = played("mis_11_two_giants", *((BA, 15) for _ in fallen))
    for number, figure in enumerate(fallen):
        state.minis[f"x{number}"] = Mini(f"x{number}", CH, figure, place="dead")
    expected = [blips for figure, blips in GIANTS.items() if figure not in fallen]
    assert [left.blips for left in aftermath(state)] == expected


@pytest.mark.parametrize("dead", [False, True])
def test_at_a_small_table_the_stand_in_is_the_giant_and_the_other_is_not_there(dead: bool) -> None:
    state = played("mis_11_two_giants", factions=("eldar", "legion", "chaos", "cult"))
    state.minis["x1"] = Mini("x1", 2, "fig_dread_mk8")
    if dead:
        remove(state, state.minis["x1"], "dead")
    assert [left.blips for left in aftermath(state)] == ([] if dead else [GIANTS["fig_dread_mk10"]])


# What it does


def test_it_is_put_together_from_several_missions_and_meant_for_one() -> None:
    left = (
        Legacy("mis_11_two_giants", figure_lp={"fig_dread_mk10": 4}),
        Legacy("mis_11_two_giants", random_tokens={"cult": 2}, given={"obj_limpet": 1}),
        Legacy("mis_11_two_giants", random_tokens={"cult": 1}),
        Legacy("mis_12_hollow_crown", rounds=3),
    )
    whole = legacy_for("mis_11_two_giants", left)
    assert (whole.figure_lp, whole.random_tokens, whole.rounds) == ({"fig_dread_mk10": 4}, {"cult": 3}, 0)
    assert legacy_for("mis_01_hard_dock", left) == Legacy()


def test_it_can_be_written_down_with_the_options() -> None:
    chosen = options(legacy=(Legacy("mis_03_headhunt", looks=(Look("eldar", 4, once=True),)),))
    assert read_options(plain_options(chosen)) == chosen


@pytest.mark.clause("SQ-SETUP-06")
def test_tokens_join_the_blips_and_those_of_the_vents() -> None:
    usual = begun("mis_05_lost_crew").state
    state = begun(
        "mis_05_lost_crew", blips={"chaos": ("fig_dread_mk7",)}, specials=("fig_genestealer",) * 2
    ).state
    assert "fig_dread_mk7" in state.sides[CH].blips
    assert len(state.sides[CH].specials) == len(usual.sides[CH].specials) + 2
    assert state.sides[CU].blips == usual.sides[CU].blips
    assert not state.sides[CU].specials


@pytest.mark.clause("SQ-SEAT-02")
def test_a_gift_to_an_absent_faction_falls_to_the_other() -> None:
    table = begun(
        "mis_06_fuse",
        ("eldar", "chaos"),
        blips={"cult": ("fig_husk",)},
        rites={"cult": 1},
        random_tokens={"cult": 2},
    )
    usual = begun("mis_06_fuse", ("eldar", "chaos"))
    chaos = table.state.sides[1]
    assert "fig_husk" in chaos.blips
    assert chaos.rites == 1
    assert len(chaos.reinforcements) == len(usual.state.sides[1].reinforcements) + 2
    assert not table.state.sides[0].rites


@pytest.mark.clause("SQ-ALIENRANK-04", "SQ-ALIENRANK-06")
def test_random_tokens_come_from_the_bag_for_their_faction_alone() -> None:
    state, usual = begun("mis_03_headhunt", random_tokens={"chaos": 2}).state, begun("mis_03_headhunt").state
    assert len(state.sides[CH].reinforcements) == len(usual.sides[CH].reinforcements) + 2
    assert len(state.sides[CU].reinforcements) == len(usual.sides[CU].reinforcements)


@pytest.mark.clause("SQ-ALIENRANK-05")
@pytest.mark.parametrize(
    ("left", "rites"), [({}, 2), ({"rites": {"cult": 1}}, 3), ({"no_rites": ("cult",)}, 0)]
)
def test_rites_more_or_none(left: dict[str, Any], rites: int) -> None:
    legacy = (Legacy("mis_09_foundry", **left),)
    chosen = options(mission="mis_09_foundry", ranks={"cult": 2}, legacy=legacy)
    state = ready(muster(chosen)).state
    assert (state.sides[CU].rites, state.sides[CH].rites) == (rites, 0)


@pytest.mark.clause("SQ-SETUP-16")
def test_who_has_earned_it_chooses_the_entry_area_first() -> None:
    usual = ask(muster(options(mission="mis_02_dead_signal")), "entry")
    assert usual.waiting != LD
    legacy = (Legacy("mis_02_dead_signal", first_dock="legion"),)
    first = ask(muster(options(mission="mis_02_dead_signal", legacy=legacy)), "entry")
    assert first.waiting == LD
    first.do(first.offers[0])
    assert first.waiting == usual.waiting, "the others in the drawn order"


@pytest.mark.clause("C-mis_06_fuse-unmet", "C-mis_06_fuse-met", "C-mis_07_long_corridor-unmet")
def test_rounds_limpets_and_altars() -> None:
    box = load_box()
    state = begun("mis_07_long_corridor", rounds=9, given={"obj_limpet": 1}).state
    assert (state.scenario.rounds, box.missions["mis_07_long_corridor"].end.rounds) == (9, 11)
    limpets = [thing for thing in state.things.values() if thing.kind == "obj_limpet"]
    assert len(limpets) == 5 * (2 + 1)
    state = begun("mis_08_black_mass", structure_lp={"obj_altar": 3}).state
    assert {lp for _, lp in state.structures} == {3}
    assert {lp for _, lp in begun("mis_08_black_mass").state.structures} == {2}


@pytest.mark.clause("C-mis_04_nest-met")
@pytest.mark.clause("SQ-ALIEN-07")
@pytest.mark.parametrize(("round_", "may"), [(1, False), (2, False), (3, True)])
def test_no_special_tokens_in_the_first_rounds(round_: int, may: bool) -> None:
    table = begun("mis_05_lost_crew", specials_from=3)
    usual = begun("mis_05_lost_crew")
    table.state.round = usual.state.round = round_
    assert alien_turn.may_use_vent(table.state, CH) is may
    assert alien_turn.may_use_vent(usual.state, CH)


@pytest.mark.clause("C-mis_05_lost_crew-met")
@pytest.mark.clause("SQ-RECON-01", "SQ-SETUP-09")
def test_cards_are_drawn_before_the_first_turn_and_no_traps() -> None:
    table = begun("mis_06_fuse", cards={"eldar": 2})
    state, cards = table.state, load_box().cards
    found = state.sides[EL].recon
    assert len(found) == 2
    assert not [card for card in found if getattr(cards[card], "group", "") == "trap"]
    assert not state.sides[BA].recon
    assert len(state.decks["recon"].draw) == len(begun("mis_06_fuse").state.decks["recon"].draw) - 2
    told = [one for one in table.heard.told if isinstance(one.event, Chose) and one.event.what == "recon"]
    assert [one.to for one in told] == [(EL,), (EL,)]
    assert all(isinstance(one.others, Chose) and one.others.value == "" for one in told)


@pytest.mark.clause("SQ-HONOUR-06")
def test_one_equipment_card_more() -> None:
    state = begun("mis_11_two_giants", equipment={"blood_angels": 1}).state
    assert len(state.sides[BA].equipment) == 5
    assert len(state.sides[IF].equipment) == 4


@pytest.mark.clause("SQ-DREAD-18", "SQ-LIFE-02")
@pytest.mark.parametrize(("figure", "lp", "mounts"), [("fig_dread_mk10", 4, 3), ("fig_dread_mk8", 4, 3)])
def test_a_giant_with_less_life_and_a_weapon_less(figure: str, lp: int, mounts: int) -> None:
    sheet = load_box().figures[figure]
    state = begun(
        "mis_11_two_giants", figure_lp={"fig_dread_mk10": 4}, fewer_mounts={"fig_dread_mk10": 1}
    ).state
    giant = Mini("ch1", CH, figure)
    state.minis["ch1"] = giant
    fit_out(state, giant)
    frame = state.frames[-1]
    assert isinstance(frame, Mounting)
    if figure == "fig_dread_mk8":
        lp, mounts = sheet.lp, sheet.mounts
    assert (full_life(state, giant), frame.left) == (lp, mounts)
