"""The end of a mission (SQ-END): when it comes, what is done then and in which order."""

from collections.abc import Iterator
from typing import Any, Literal

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.frames import Ending
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Pact, Proposal, State, Thing, change_side
from bulkhead.starquest.events import (
    CardShown,
    Chose,
    Declared,
    Eliminated,
    Finished,
    MissionEnded,
    RankChanged,
    Rolled,
    Scored,
    SealsWon,
    TurnEnded,
    WindowOpened,
    Won,
    Wounded,
)
from bulkhead.starquest.rules.missions import ending
from bulkhead.starquest.rules.missions.winning import result
from bulkhead.starquest.table import feat_log
from bulkhead.starquest.table.card import CARDS, Card, card
from bulkhead.starquest.table.engine import push, settle
from bulkhead.starquest.table.places import remove
from tests.starquest.mustering import muster, of_figure, options, ready
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, Table, hall, scene

OPEN = hall(6, 2)


class Kept(Card):
    id = "rec_kept"
    kind = "recon"


class Lasting(Card):
    id = "rec_lasting"
    kind = "recon"
    lasting = True


class Rich(Card):
    """A secret mission: fifty points at the end."""

    id = "rsm_rich"
    kind = "recon"
    mission = 15

    def fulfilled(self, state: State, seat: int) -> bool:
        return state.sides[seat].points >= 50


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    mine = {card.id: card() for card in (Kept, Lasting, Rich)}
    before = dict(CARDS)
    CARDS.update(mine)
    yield
    CARDS.clear()
    CARDS.update(before)


def begun(points: dict[int, int] | None = None, **fields: Any) -> Table:
    """A table after set-up, with these points by seat, before the first move."""
    table = ready(muster(options(**fields)))
    for seat, number in (points or {}).items():
        change_side(table.state, seat, points=number)
    return table


def ended(table: Table) -> Table:
    """End the mission now, and run its end until a seat has to decide."""
    table.state.frames.clear()
    push(table.state, Ending())
    settle(table.state, table.dice, table.heard)
    table.state.offered = None
    return table


def closed(table: Table) -> Table:
    """End the mission, and pass on every decision that can be refused."""
    ended(table)
    while table.waiting is not None:
        table.do("pass" if "pass" in table.offers else table.offers[0])
    return table


# When


@pytest.mark.clause("SQ-END-01")
def test_the_mission_ends_with_the_turn_in_which_the_last_of_the_squads_dies() -> None:
    """The last marine dies in Chaos's turn: the Cult has no further turn."""
    table = scene(
        OPEN, "ch1 fig_android 1.0 E", "ba1 fig_marine_laser 3.0 W lp=1", "cu1 fig_husk 5.1 W", dice=[6, 6, 6]
    )
    table.act("ch1").do("ch1 shoot wpn_arm_repeater ba1")
    assert table.told(Eliminated)[0].who == "ba1"
    assert not table.told(MissionEnded), "not before the turn is over"
    while not table.told(MissionEnded):
        table.do("done" if "done" in table.offers else "end")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_arm_repeater", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
        Finished(CH, "ch1"),
        TurnEnded(CH),
        MissionEnded("nobody_left"),
        Won((CH,), (-5, 0, 0, 0, 0, 5, 0)),
        SealsWon(CH, 2, 2, "SQ-HONOUR-02"),
    ]
    assert table.state.phase == "over"


@pytest.mark.clause("SQ-END-01")
@pytest.mark.parametrize("place", ["dock", "board"])
def test_as_long_as_one_is_on_the_board_or_in_an_entry_area_it_goes_on(place: str) -> None:
    where = "dock" if place == "dock" else "3.0"
    table = scene(OPEN, "cu1 fig_husk 5.1 W", f"ba1 fig_marine_laser {where} W")
    assert not ending.over(table.state, table.heard)
    remove(table.state, table.mini("ba1"), "left")
    assert ending.over(table.state, table.heard)


@pytest.mark.clause("SQ-END-01")
@pytest.mark.parametrize(("round_", "seat", "over"), [(12, CU, True), (12, CH, False), (11, CU, False)])
def test_after_the_last_turn_of_the_last_round_it_is_over(round_: int, seat: int, over: bool) -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 3.0 W", turn=seat, rounds=12)
    table.state.round = round_
    assert ending.over(table.state, table.heard) is over
    assert bool(table.told(MissionEnded)) is over


@pytest.mark.clause("SQ-END-01")
def test_without_another_word_a_mission_has_twenty_eight_rounds() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 3.0 W", turn=CU)
    for round_, over in ((27, False), (28, True)):
        table.state.round = round_
        assert ending.over(table.state, table.heard) is over


@pytest.mark.clause("SQ-END-01")
@pytest.mark.parametrize(("seat", "over"), [(BA, False), (CU, True)])
def test_the_primary_scored_ends_a_mission_at_the_end_of_the_round(seat: int, over: bool) -> None:
    room = Objective("primary", 30, tests.Search(1, 30))
    table = scene(
        OPEN, "ba1 fig_marine_laser 3.0 W", turn=seat, objectives=(room,), early_end="primary_scored"
    )
    feat_log.note(table.state, "searched", BA, "a")
    assert ending.over(table.state, table.heard) is over
    assert table.side(BA).points == 30


@pytest.mark.clause("SQ-END-01")
def test_without_a_primary_objective_nothing_ends_a_mission_early() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 3.0 W", turn=CU, early_end="primary_scored")
    assert not ending.over(table.state, table.heard)


@pytest.mark.clause("SQ-END-01", "SQ-MOVE-19")
def test_a_mission_may_end_at_once() -> None:
    room = Objective("primary", 3, tests.Eliminate(("fig_ork",), (3,)))
    table = scene(
        OPEN,
        "ba1 fig_marine_laser 1.0 E",
        "ch1 fig_ork 3.0 W",
        "cu1 fig_husk 5.1 W",
        dice=[6, 6],
        objectives=(room,),
        early_end="primary_scored",
        at_once=True,
    )
    table.act("ba1").do("ba1 shoot wpn_laser_rifle ch1")
    assert table.state.outcome == "primary_scored"
    assert [type(frame) for frame in table.state.frames] == [Ending]


@pytest.mark.clause("SQ-END-01")
@pytest.mark.parametrize(("round_", "over"), [(6, False), (7, True)])
def test_two_rounds_after_the_last_vent(round_: int, over: bool) -> None:
    vents = Objective("primary", 20, tests.Destroy("obj_vent", (10, 10)))
    table = scene(
        OPEN, "ba1 fig_marine_laser 3.0 W", turn=CU, objectives=(vents,), early_end="all_destroyed_plus_2"
    )
    for round_of, vent in ((3, "v1"), (5, "v2")):
        table.state.round = round_of
        feat_log.note(table.state, "destroyed", BA, f"vent:{vent}")
    table.state.round = round_
    assert ending.over(table.state, table.heard) is over


@pytest.mark.clause("SQ-END-01")
@pytest.mark.parametrize(("armed", "over"), [(("1.0", "2.0", "3.0"), True), (("1.0", "2.0", "2.0"), False)])
def test_four_rounds_after_the_last_charge(armed: tuple[str, ...], over: bool) -> None:
    charges = Objective("primary", 30, tests.Arm("obj_charge_site", (10, 10, 10)))
    table = scene(
        OPEN, "ba1 fig_marine_laser 3.0 W", turn=CU, objectives=(charges,), early_end="all_armed_plus_4"
    )
    for site in armed:
        feat_log.note(table.state, "armed", BA, site)
    table.state.round = 5
    assert ending.over(table.state, table.heard) is over


@pytest.mark.clause("SQ-END-01")
@pytest.mark.parametrize(
    ("done", "round_", "over"),
    [
        (((1, "armed", "1.0"), (1, "armed", "2.0"), (2, "disarmed", "1.0"), (3, "armed", "3.0")), 9, False),
        (((1, "armed", "1.0"), (1, "armed", "2.0"), (3, "armed", "3.0"), (4, "disarmed", "1.0")), 7, True),
        (((3, "armed", "1.0"), (3, "armed", "2.0"), (3, "armed", "3.0"), (6, "armed", "1.0")), 7, True),
    ],
    ids=["two are armed", "the countdown goes on", "arming again changes nothing"],
)
def test_the_countdown_begins_when_all_are_armed_together(
    done: tuple[tuple[int, Literal["armed", "disarmed"], str], ...], round_: int, over: bool
) -> None:
    charges = Objective("primary", 30, tests.Arm("obj_charge_site", (10, 10, 10)))
    table = scene(
        OPEN, "ba1 fig_marine_laser 3.0 W", turn=CU, objectives=(charges,), early_end="all_armed_plus_4"
    )
    for round_of, what, site in done:
        table.state.round = round_of
        feat_log.note(table.state, what, BA if what == "armed" else CH, site)
    table.state.round = round_
    assert ending.over(table.state, table.heard) is over


@pytest.mark.clause("SQ-END-01")
@pytest.mark.parametrize(("recovered", "over"), [(BA, True), (-1, False)])
def test_an_object_recovered_ends_a_mission_that_is_about_it(recovered: int, over: bool) -> None:
    relic = Objective("primary", 30, tests.Hold("obj_relic", "end_or_recovered", 30))
    table = scene(OPEN, "ba1 fig_marine_laser 3.0 W", turn=CU, objectives=(relic,), early_end="recovered")
    table.state.things["obj_relic1"] = Thing("obj_relic1", "obj_relic", recovered=recovered)
    assert ending.over(table.state, table.heard) is over


@pytest.mark.clause("SQ-END-07")
def test_an_alien_player_with_nothing_left_does_not_end_it() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 3.0 W", "cu1 fig_husk 5.1 W", turn=CH)
    assert not ending.over(table.state, table.heard)


# Leaving


DOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+
|. . .|
+     +
|. . .|
+-+-+-+
"""


@pytest.mark.clause("SQ-END-02")
@pytest.mark.house("coming-back")
@pytest.mark.parametrize(("house", "place"), [(False, "left"), (True, "dock")])
def test_a_miniature_leaves_by_its_own_threshold_for_a_step(house: bool, place: str) -> None:
    table = scene(
        DOCK, "ba1 fig_marine_laser 0.2 N", "ba2 fig_marine_laser 2.2 N", house={"coming_back": house}
    )
    table.act("ba1").do("ba1 leave")
    assert table.mini("ba1").place == place
    assert (table.mini("ba1").deeds.mp, table.mini("ba1").deeds.halted) == (1, house)
    assert table.mini("ba1").deeds.moved_in == table.mini("ba2").deeds.moved_in, "he is no machine"
    assert not table.offered("ba1 enter"), "not in the same turn"
    assert table.side(BA).points == 0
    assert [feat.subject for feat in feat_log.feats(table.state, "left")] == ["ba1"]


@pytest.mark.clause("SQ-END-02")
def test_after_somebody_has_left_a_raised_hand_may_act() -> None:
    lines = ("ba1 fig_marine_laser 0.2 N", "ba2 fig_marine_laser 2.2 N", "el1 fig_eldar_warrior 2.3 N")
    table = scene(DOCK, *lines, sides={EL: {"command": 1}}).act("ba1")
    table.state.hands = (EL,)
    assert table.do("ba1 leave").told(WindowOpened) == [WindowOpened(EL, "hand")]


@pytest.mark.clause("SQ-END-02")
def test_nobody_leaves_elsewhere_or_by_the_threshold_of_another_squad() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 2.3 N").act("ba1")
    assert table.refused("ba1 leave").clause == "SQ-END-02"
    other = scene(DOCK, "if1 fig_marine_laser 0.2 N").act("if1")
    assert other.refused("if1 leave").clause == "SQ-END-02"


# Those left aboard


@pytest.mark.clause("SQ-END-04")
@pytest.mark.house("left-aboard")
def test_miniatures_on_the_board_at_the_end_survive() -> None:
    table = ended(scene(OPEN, *(f"ba{n} fig_marine_laser {n}.0 E" for n in (1, 2, 3))))
    assert [mini.place for mini in table.state.minis.values()] == ["board"] * 3
    assert table.side(BA).points == 0


@pytest.mark.clause("SQ-END-04")
@pytest.mark.house("left-aboard")
def test_with_the_house_option_they_are_lost_and_the_aliens_score_them() -> None:
    table = ended(
        scene(
            OPEN,
            "ba1 fig_marine_heavy 1.0 E",
            "ba2 fig_marine_laser dock",
            "cu1 fig_husk 4.0 W",
            house={"left_aboard": "lost"},
        )
    )
    assert [mini.place for mini in table.state.minis.values()] == ["dead", "dock", "board"]
    assert [table.side(seat).points for seat in (BA, CH, CU)] == [-10, 5, 5]


@pytest.mark.clause("SQ-END-04")
def test_in_a_mission_of_extraction_they_are_lost_and_nobody_gains() -> None:
    table = ended(scene(OPEN, "ba1 fig_marine_heavy 1.0 E", "ba2 fig_marine_laser dock", extraction=True))
    assert (table.mini("ba1").place, table.mini("ba2").place) == ("dead", "dock")
    assert [table.side(seat).points for seat in (BA, CH, CU)] == [-10, 0, 0]


# Points


@pytest.mark.clause("SQ-END-05")
@pytest.mark.parametrize(
    ("factions", "shares"),
    [(("blood_angels", "chaos", "cult"), [0, 15, 15]), (("blood_angels", "cult"), [0, 30])],
)
def test_points_that_no_squad_scored_go_to_the_aliens(factions: tuple[str, ...], shares: list[int]) -> None:
    goal = Objective("primary", 30, tests.Search(1, 30))
    table = ended(scene(OPEN, "ba1 fig_marine_laser 1.0 E", factions=factions, objectives=(goal,)))
    assert [side.points for side in table.state.sides] == shares


@pytest.mark.clause("SQ-END-05")
def test_points_that_a_squad_scored_do_not_go_to_the_aliens() -> None:
    goal = Objective("primary", 30, tests.Arm("obj_charge_site", (10, 10, 10)))
    table = scene(OPEN, "ba1 fig_marine_laser 1.0 E", objectives=(goal,))
    feat_log.note(table.state, "armed", BA, "1.0")
    assert [side.points for side in ended(table).state.sides] == [10, 0, 0, 0, 0, 10, 10]


def test_an_objective_that_aliens_can_score_themselves_gives_them_nothing_else() -> None:
    crown = Objective("primary", 30, tests.Majority("brd_map", "lp", "end", 30, aliens=30))
    table = ended(scene(OPEN, "ba1 fig_marine_laser 1.0 E", "ld1 fig_therian 3.0 E", objectives=(crown,)))
    assert {side.points for side in table.state.sides} == {0}, "a tie"
    relic = Objective("primary", 30, tests.Hold("obj_relic", "end_or_recovered", 30, aliens=20))
    table = scene(OPEN, "ba1 fig_marine_laser 1.0 E", "ch1 fig_ork 4.0 W", objectives=(relic,))
    table.state.things["obj_relic1"] = Thing("obj_relic1", "obj_relic", carrier="ch1")
    ended(table)
    assert [table.side(seat).points for seat in (CH, CU)] == [20, 0]


def test_standing_altars_are_the_cult_s_share() -> None:
    altars = Objective("primary", 30, tests.Destroy("obj_altar", (10, 10, 10)))
    names = {f"obj_altar{n}": n for n in (1, 2, 3)}
    table = scene(
        OPEN,
        "ba1 fig_marine_laser 1.1 E",
        objectives=(altars,),
        structures=names,
        special=("standing_altars",),
    )
    table.state.structures = (("obj_altar1", 0), ("obj_altar2", 1), ("obj_altar3", 3))
    feat_log.note(table.state, "destroyed", BA, "site:obj_altar1")
    ended(table)
    assert [table.side(seat).points for seat in (BA, CH, CU)] == [10, 0, 20]


def test_cores_in_the_hands_of_aliens_give_them_five_points_each() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 1.1 E", "cu1 fig_husk 3.0 W", special=("aliens_carry_cores",))
    for number, carrier in enumerate(("cu1", "cu1", "ba1"), 1):
        id_ = f"obj_data_core{number}"
        table.state.things[id_] = Thing(id_, "obj_data_core", carrier=carrier)
    ended(table)
    assert [table.side(seat).points for seat in (BA, CU)] == [0, 10]


@pytest.mark.clause("SQ-ALIEN-41", "SQ-END-05")
@pytest.mark.parametrize(
    ("factions", "points"),
    [
        (("blood_angels", "chaos", "cult"), 25),
        (("blood_angels", "chaos"), 12),
        (("blood_angels", "eldar", "chaos", "cult"), 12),
        (("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion", "chaos", "cult"), 5),
    ],
)
def test_kills_of_aliens_count_as_at_a_full_table(factions: tuple[str, ...], points: int) -> None:
    """A laser marine is worth 5: times 5 over the number of squads, half of it for an alien player alone."""
    table = scene(OPEN, "ba1 fig_marine_laser 1.1 E", factions=factions)
    chaos = factions.index("chaos")
    change_side(table.state, chaos, points=5, kills=("fig_marine_laser",))
    assert ended(table).side(chaos).points == points


@pytest.mark.clause("SQ-RECON-08", "SQ-RECON-10", "SQ-END-05")
def test_cards_are_shown_and_secret_missions_score_or_cost_ten() -> None:
    table = begun({BA: 50, EL: 20})
    change_side(table.state, BA, recon=("rec_kept", "rsm_rich"))
    change_side(table.state, EL, recon=("rsm_rich",))
    ended(table)
    assert [(event.seat, event.card) for event in table.told(CardShown)] == [
        (BA, "rec_kept"),
        (BA, "rsm_rich"),
        (EL, "rsm_rich"),
    ]
    secret = [(event.seat, event.points) for event in table.told(Scored) if event.reason == "secret"]
    assert secret == [(BA, 15), (EL, -10)]


@pytest.mark.clause("SQ-RECON-10")
@pytest.mark.clause(
    "C-rsm_bounty-1",
    "C-rsm_cartographer-1",
    "C-rsm_cold_blood-1",
    "C-rsm_last_watch-1",
    "C-rsm_no_one_left-1",
    "C-rsm_wrecker-1",
)
@pytest.mark.parametrize(
    ("secret", "points"),
    [
        ("rsm_bounty", 15),
        ("rsm_cartographer", 15),
        ("rsm_cold_blood", 20),
        ("rsm_last_watch", 10),
        ("rsm_no_one_left", 20),
        ("rsm_wrecker", 15),
    ],
)
def test_each_secret_mission_scores_what_its_card_says(
    secret: str, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fulfils each of them is tested with the cards."""
    monkeypatch.setattr(card(secret), "fulfilled", lambda state, seat: seat == BA)
    table = begun()
    for seat in (BA, EL):
        change_side(table.state, seat, recon=(secret,))
    ended(table)
    scored = [(event.seat, event.points) for event in table.told(Scored) if event.reason == "secret"]
    assert scored == [(BA, points), (EL, -10)]


# The winner


@pytest.mark.clause("SQ-END-06", "SQ-HONOUR-01")
def test_a_squad_that_is_wiped_out_may_win() -> None:
    table = begun({EL: 60, BA: 50, CH: -99, CU: -99})
    for mini in list(table.state.minis.values()):
        if mini.seat == EL:
            remove(table.state, mini, "dead")
    closed(table)
    found = result(table.state)
    assert found is not None
    assert found.winner == EL
    assert found.scores[:2] == (50, 0)
    assert [event.seats for event in table.told(Won)] == [(EL,)]


def test_two_with_most_points_share_the_win() -> None:
    found = result(closed(begun({EL: 60, LD: 60})).state)
    assert found is not None
    assert list(found.shares) == [0, 0, 0, 0.5, 0.5, 0, 0]
    assert found.winner is None


def test_as_long_as_the_mission_goes_on_there_is_no_result() -> None:
    assert result(begun().state) is None


# Ranks and Seals


@pytest.mark.clause("SQ-END-05", "SQ-HONOUR-08", "SQ-HONOUR-09")
def test_seals_come_before_ranks_and_ranks_before_a_leader_s_death() -> None:
    """3 Seals, leader dead, winner +2: promoted, then one rank down, 0 Seals, nothing left to buy with."""
    table = begun({EL: 1, CH: -99, CU: -99}, ranks={"eldar": 2}, seals={"eldar": 3})
    remove(table.state, table.mini(table.side(EL).leader), "dead")
    ended(table)
    mine = [event for event in table.events if isinstance(event, SealsWon | RankChanged) and event.seat == EL]
    assert mine == [
        SealsWon(EL, 2, 5, "SQ-HONOUR-02"),
        RankChanged(EL, "eldar", 3),
        RankChanged(EL, "eldar", 2, "SQ-HONOUR-08"),
    ]
    assert (table.side(EL).rank, table.side(EL).seals) == (2, 0)
    assert table.waiting != EL


@pytest.mark.parametrize("kind", ["skirmish", "tutorial"])
def test_skirmishes_and_the_tutorial_change_no_ranks_and_no_seals(kind: str) -> None:
    table = closed(begun({EL: 120}, seals={"eldar": 3}, scenario={"kind": kind}))
    assert (table.side(EL).rank, table.side(EL).seals) == (0, 3)
    assert table.told(Won)


@pytest.mark.clause("SQ-PSI-11", "SQ-PSI-12", "SQ-END-05")
def test_a_promoted_psionic_chooses_his_art() -> None:
    records = {"legion": Record(psionic=Psionic(row=2))}
    table = ended(begun({}, records=records))
    assert table.waiting == LD
    assert table.offers == [
        f"choose {art}" for art in ("art_psionic", "art_power", "art_kinesis", "art_temporal")
    ]
    assert table.refused("pass").clause == "SQ-PSI-13"
    table.do("choose art_power")
    assert table.side(LD).study == Psionic(rank=2, arts=("art_power",))


@pytest.mark.clause("SQ-PSI-13")
def test_an_art_that_is_begun_goes_on_by_itself() -> None:
    records = {"legion": Record(psionic=Psionic(rank=2, row=2, arts=("art_power",)))}
    table = closed(begun({}, records=records))
    assert table.side(LD).study.arts == ("art_power", "art_power")


# What is kept


@pytest.mark.clause("SQ-SQUAD-17", "SQ-PSI-10", "SQ-END-05")
def test_governor_and_psychic_cards_come_back() -> None:
    table = begun()
    change_side(table.state, EL, governor=(), governor_lost=("gov_a",), command=3)
    change_side(table.state, LD, psychic_used=("psi_a",))
    closed(table)
    assert (table.side(EL).governor_lost, table.side(LD).psychic_used) == ((), ())
    assert table.side(EL).command == 0, "command points do not last"


@pytest.mark.clause("SQ-END-05", "SQ-ALLY-10")
def test_alliances_end() -> None:
    table = begun()
    table.state.pacts = (Pact(BA, CH),)
    table.state.split_pacts = ((BA, EL, ""),)
    table.state.proposals = (Proposal(45, EL, LD, "secret"),)
    closed(table)
    assert not any((*table.state.pacts, *table.state.split_pacts, *table.state.proposals))


@pytest.mark.clause("SQ-RECON-09", "SQ-END-05")
def test_unused_cards_may_be_kept_but_no_missions_and_nothing_lasting() -> None:
    table = begun()
    change_side(table.state, BA, recon=("rec_kept", "rec_kept", "rec_lasting", "rsm_rich"))
    change_side(table.state, EL, recon=("rec_lasting",))
    ended(table)
    assert (table.waiting, table.offers) == (BA, ["choose rec_kept", "pass"])
    assert table.refused("choose rsm_rich").clause == "SQ-RECON-09"
    table.do("choose rec_kept", "pass")
    assert (table.side(BA).recon, table.side(EL).recon) == (("rec_kept",), ())


@pytest.mark.clause("SQ-RECON-09")
def test_who_has_given_up_all_is_not_asked_further() -> None:
    table = begun()
    change_side(table.state, BA, recon=("rec_kept",))
    ended(table).do("choose rec_kept")
    assert table.side(BA).recon == ()
    assert table.told(Chose)[-1] == Chose(BA, "give-up", "rec_kept", "SQ-RECON-09")
    assert table.state.phase == "over"


@pytest.mark.clause("SQ-REINF-01", "SQ-REINF-05", "SQ-PSI-01", "SQ-END-05")
@pytest.mark.house("psionic-price")
def test_purchases_for_the_next_mission_come_last_and_higher_ranks_first() -> None:
    ranks, seals = {"blood_angels": 1, "imperial_fists": 2}, {"blood_angels": 3, "imperial_fists": 2}
    table = ended(begun(ranks=ranks, seals=seals))
    assert table.waiting == IF
    assert table.offers == [
        "choose fig_marine_laser",
        "choose fig_marine_heavy",
        "choose fig_librarian",
        "pass",
    ]
    table.do("choose fig_marine_heavy")
    assert (table.side(IF).seals, table.side(IF).reserve) == (0, "fig_marine_heavy")
    assert table.waiting == BA
    assert table.refused("choose fig_marine_heavy").clause == "SQ-REINF-01"
    table.do("choose fig_librarian")
    assert (table.side(BA).seals, table.side(BA).study.bought) == (1, True)
    assert table.state.phase == "over"


@pytest.mark.clause("SQ-REINF-01", "SQ-REINF-04", "SQ-PSI-01")
def test_of_a_reinforcement_there_are_as_many_as_the_stock_has() -> None:
    """Two marines with a laser rifle lie in reserve, for three squads that would pay for one."""
    names = ("blood_angels", "imperial_fists", "ultramarines")
    table = ended(begun(ranks=dict.fromkeys(names, 1), seals=dict.fromkeys(names, 2)))
    table.do("choose fig_marine_laser", "choose fig_marine_laser")
    assert table.offers == ["choose fig_librarian", "pass"]
    assert table.refused("choose fig_marine_laser").clause == "SQ-REINF-01"


@pytest.mark.clause("SQ-PSI-01")
@pytest.mark.house("psionic-price")
def test_a_psionic_paid_in_every_mission_is_not_bought_beforehand() -> None:
    table = ended(begun(seals={"blood_angels": 2}, house={"psionic_price": "mission"}))
    assert table.state.phase == "over"


@pytest.mark.clause("SQ-REINF-03", "SQ-END-05")
def test_a_reinforcement_that_fell_makes_room_for_a_new_one() -> None:
    records = {"legion": Record(rank=1, seals=2, reinforcement="fig_fanatic")}
    table = begun(records=records)
    remove(table.state, of_figure(table, LD, "fig_fanatic")[0], "dead")
    assert ended(table).offers == ["choose fig_fanatic", "pass"]
    alive = ended(begun(records=records))
    assert alive.state.phase == "over"
    assert alive.side(LD).reserve == "fig_fanatic"
