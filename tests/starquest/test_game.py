"""Starquest through the door that every game has."""

import msgspec
import pytest

import bulkhead
from bulkhead.match import Seated, Session
from bulkhead.match.replay import read_replay, resume
from bulkhead.match.verify import verify
from bulkhead.starquest.clients.ask.report import report
from bulkhead.starquest.data.commands import Instruct, Raise
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.events import Declared, Eliminated, Rolled, RoundBegan, Scored, TurnBegan, TurnEnded
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop import asking
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.game import SPECTATOR
from bulkhead.tabletop.refusals import Illegal, Mistake
from tests.starquest.mission import OPTIONS
from tests.starquest.scene import BA, CH, EL, UM, hall, scene

HALL = hall(5, 2)


def session(options: Options = OPTIONS) -> Session:
    players = [Seated(faction, "human") for faction in options.factions]
    return Session.start(STARQUEST, options, players, b"\x01" * 32)


def play(match: Session, most: int = 10_000, label: str = "game") -> None:
    """Random answers; answers given beforehand are submitted as commands of their seat."""
    picker = Picker(label)
    while (seat := match.waiting) is not None and len(match.steps) < most:
        offer = match.offer(seat)
        assert offer is not None
        ordered = match.standing
        match.submit(seat, ordered or offer.commands[picker.randrange(len(offer.commands))])


def test_it_is_one_of_the_games() -> None:
    assert bulkhead.game("starquest") is STARQUEST


@pytest.mark.clause("SQ-SEAT-01")
def test_a_table_has_a_seat_for_each_faction_in_play() -> None:
    assert STARQUEST.seats_at(STARQUEST.options({})) == STARQUEST.seats == 7
    assert STARQUEST.seats_at(STARQUEST.options({"factions": "eldar,legion,cult"})) == 3


def test_a_mission_is_played_saved_resumed_and_verified() -> None:
    match = session()
    play(match, most=60)
    log = match.log()
    match = resume(read_replay(log, "half.jsonl"), bulkhead.GAMES)
    play(match, label="the rest")
    assert match.result is not None
    verdict = verify(match.log(), "whole.jsonl", bulkhead.GAMES)
    assert verdict.ok
    assert verdict.finished


@pytest.mark.clause("SQ-SEAT-08")
def test_a_standing_order_is_an_answer_and_never_part_of_the_rules() -> None:
    there = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "um1 fig_marine_laser 1.0 E",
    ).act("ba1")
    there.do("ba1 step 1.0", by=BA)
    assert there.waiting == UM
    assert STARQUEST.standing(there.state) is None
    there.do(Instruct(("passing", "blood_angels", "never")), by=UM)
    assert there.waiting == UM, "the question stays open until somebody answers it"
    assert str(STARQUEST.standing(there.state)) == "pass"


@pytest.mark.clause("SQ-CMD-09")
def test_an_aside_is_open_to_its_seat_alone() -> None:
    there = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", "um1 fig_marine_laser 4.0 E", sides={UM: {"command": 2}}
    )
    assert Raise() in STARQUEST.asides(there.state, UM)
    assert Raise() not in STARQUEST.asides(there.state, BA)
    assert list(asking.asides(STARQUEST, there.state, SPECTATOR)) == []
    assert list(STARQUEST.asides(there.state, -1)) == []
    there.do(Raise(), by=UM)
    assert there.refused(Raise(), by=UM).clause == "SQ-CMD-09"
    assert there.refused(Raise(), by=EL).clause == "SQ-CMD-09"


@pytest.mark.clause("SQ-TURN-19")
def test_steps_and_turns_can_be_taken_back_one_by_one() -> None:
    position = STARQUEST.position(
        scene(
            HALL, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 4.1 E", factions=OPTIONS.factions
        ).state
    )
    players = [Seated(faction, "human") for faction in OPTIONS.factions]
    match = Session.start(STARQUEST, OPTIONS, players, b"\x01" * 32, position=position)
    before = STARQUEST.dump(match.state)
    for text in ("activate ba1", "ba1 step 1.0", "ba1 face S"):
        match.submit(BA, STARQUEST.read(text))
    for _ in range(3):
        assert match.can_undo(BA)
        assert not match.can_undo(1)
        match.undo(BA)
    assert STARQUEST.dump(match.state) == before
    assert not match.can_undo(BA)


@pytest.mark.clause("SQ-TURN-19")
def test_a_shot_cannot_be_taken_back_nor_what_came_before_it() -> None:
    position = STARQUEST.position(
        scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 3.0 W", factions=OPTIONS.factions).state
    )
    players = [Seated(faction, "human") for faction in OPTIONS.factions]
    match = Session.start(STARQUEST, OPTIONS, players, b"\x01" * 32, position=position)
    match.submit(0, STARQUEST.read("activate ba1"))
    match.submit(0, STARQUEST.read("ba1 step 0.1"))
    match.submit(0, STARQUEST.read("ba1 step 0.0"))
    assert match.can_undo(0)
    match.submit(0, STARQUEST.read("ba1 shoot wpn_laser_rifle ch1"))
    assert not match.can_undo(0)
    with pytest.raises(Mistake):
        match.undo(0)


def test_a_refusal_names_a_clause_and_changes_nothing() -> None:
    there = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 3.0 W")
    assert there.refused("ba1 step 1.0").clause in STARQUEST.rulebook.ids()
    with pytest.raises(Illegal):
        STARQUEST.apply(there.state, CH, STARQUEST.read("end"), there.dice, there.heard)


@pytest.mark.clause("SQ-HONOUR-01", "SQ-END-06")
def test_most_points_win_and_equal_points_share() -> None:
    there = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        factions=OPTIONS.factions,
        sides={0: {"points": 9}, 2: {"points": 9}},
    )
    assert STARQUEST.result(there.state) is None
    there.state.phase = "over"
    result = STARQUEST.result(there.state)
    assert result is not None
    assert (result.shares, result.scores, result.winner) == ((0.5, 0.0, 0.5), (9, 0, 9), None)
    there.state.sides[0] = msgspec.structs.replace(there.state.sides[0], points=10)
    result = STARQUEST.result(there.state)
    assert result is not None
    assert result.winner == 0


def test_the_report_counts_points_losses_and_luck() -> None:
    events = [
        RoundBegan(1),
        TurnBegan(0, 1),
        Declared(0, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(0, "ba1", (3, 0), 1, "shoot", "SQ-SHOOT-03"),
        Eliminated(2, "ch1", "fig_ork", 0),
        Scored(0, 2, 2, "kill", "ch1"),
        TurnEnded(0),
    ]
    told = report(OPTIONS, events)
    (line,) = told.turns
    assert (line.round, line.turn, line.seat, line.points) == (1, 1, 0, (2, 0, 0))
    assert line.luck == (1.5, 0.0, 0.0), "a red die is worth 1 on average, a white one a half"
    assert told.seats[0].eliminated == told.seats[2].lost == ["fig_ork"]
    assert (told.seats[0].attacks, told.seats[0].dice, told.seats[0].points) == (1, 2, {"kill": 2})
