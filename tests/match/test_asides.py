"""Asides in a match: other seats can detect them neither by counting entries nor by undo."""

import json
from typing import Any

import pytest

import bulkhead
from bulkhead.match import Seated, Session, Undone, read_replay, verify, walk
from bulkhead.match.counting import counted
from bulkhead.match.replay import resume
from bulkhead.match.takeback import what_stands
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop import SPECTATOR, Mistake, Viewer
from tests.starquest.scene import hall, scene

FACTIONS = ("ultramarines", "eldar", "chaos")
UM, EL, CH = range(3)
EVERYBODY = (SPECTATOR, UM, EL, CH)
HALL = hall(7, 2)
ASIDES = ("raise", "instruct dodge never", "trigger begins chaos")
"""Asides of the Eldar that no other seat is told."""
PLEDGE = "pledge ultramarines secret"
"""An offer of Chaos to the Ultramarines: they know it, the Eldar do not."""


def match_of(*lines: str, pacts: tuple[Pact, ...] = (), **more: Any) -> Session:
    figures = lines or ("um1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 6.1 W", "ch1 fig_ork 6.0 E")
    table = scene(HALL, *figures, factions=FACTIONS, sides={EL: {"command": 3}, UM: {"command": 2}}, **more)
    table.state.pacts = pacts
    players = [Seated(faction, "human") for faction in FACTIONS]
    position = STARQUEST.position(table.state)
    return Session.start(STARQUEST, Options(factions=FACTIONS), players, bytes(range(32)), position=position)


def do(match: Session, by: int, *commands: str) -> None:
    for command in commands:
        match.submit(by, STARQUEST.read(command))


def known(match: Session, viewer: Viewer) -> list[Any]:
    """All that a viewer knows of a match: events, length, whether undo is possible, the view."""
    heard = [
        [
            match.number(getattr(step.entry, "n", 0), viewer),
            match.number(step.undone, viewer),
            *(event for told in step.told if (event := told.seen_by(viewer)) is not None),
        ]
        for step in match.steps
        if step.known_to(viewer)
    ]
    return [
        heard,
        match.length(viewer),
        viewer is not SPECTATOR and match.can_undo(viewer),
        match.offer(viewer),
        match.view(viewer),
    ]


@pytest.mark.clause("SQ-CMD-09")
@pytest.mark.parametrize("aside", ASIDES)
def test_a_private_aside_is_known_to_its_seat_only(aside: str) -> None:
    plain, spoken = match_of(), match_of()
    for match in (plain, spoken):
        do(match, UM, "activate um1", "um1 step 1.0")
    do(spoken, EL, aside)
    for viewer in (SPECTATOR, UM, CH):
        assert known(spoken, viewer) == known(plain, viewer)
    assert known(spoken, EL) != known(plain, EL), "the one who says it knows"
    for match in (plain, spoken):
        do(match, UM, "um1 face S")
    assert spoken.steps[3].to == (EL,)
    assert [spoken.length(viewer) for viewer in EVERYBODY] == [3, 3, 4, 3]


@pytest.mark.clause("SQ-ALLY-13", "SQ-ALLY-15")
def test_a_secret_offer_is_known_to_the_two_sides_only() -> None:
    plain, spoken = match_of(), match_of()
    for match in (plain, spoken):
        do(match, UM, "activate um1", "um1 step 1.0")
    do(spoken, CH, PLEDGE)
    for viewer in (SPECTATOR, EL):
        assert known(spoken, viewer) == known(plain, viewer)
    assert [spoken.length(viewer) for viewer in EVERYBODY] == [2, 3, 2, 3]
    do(spoken, UM, "accept 31")
    assert [spoken.length(viewer) for viewer in EVERYBODY] == [2, 4, 2, 4]
    assert known(spoken, EL) == known(plain, EL)


@pytest.mark.clause("SQ-TURN-19", "SQ-CMD-09")
def test_asides_of_others_neither_prevent_an_undo_nor_are_lost_by_it() -> None:
    plain, spoken = match_of(), match_of()
    for match in (plain, spoken):
        do(match, UM, "activate um1", "um1 step 1.0", "um1 step 2.0")
    do(spoken, EL, "raise", "trigger begins chaos")
    do(spoken, CH, PLEDGE)
    for match in (plain, spoken):
        assert match.can_undo(UM)
        match.undo(UM)
        match.undo(UM)
    assert known(spoken, SPECTATOR) == known(plain, SPECTATOR)
    state = spoken.state
    assert state.minis["um1"].squares == plain.state.minis["um1"].squares == (0,)
    assert (state.hands, state.triggers) == ((EL,), ((EL, "begins chaos"),))
    assert [one.kind for one in state.proposals] == ["secret"]
    assert spoken.can_undo(UM), "the activation can be taken back too"


@pytest.mark.clause("SQ-TURN-19")
def test_a_seat_undoes_its_own_aside_first() -> None:
    match = match_of()
    do(match, UM, "activate um1", "um1 step 1.0", "raise")
    do(match, EL, "raise")
    step = match.undo(UM)
    assert match.state.hands == (EL,)
    assert (step.to, step.undone) == ((UM,), 3)
    assert match.state.minis["um1"].squares == (1,)
    match.undo(UM)
    assert match.state.minis["um1"].squares == (0,)
    assert match.state.hands == (EL,)
    assert [match.length(viewer) for viewer in EVERYBODY] == [3, 5, 4, 3]


@pytest.mark.clause("SQ-TURN-19")
def test_an_aside_told_to_another_seat_cannot_be_undone() -> None:
    match = match_of()
    do(match, UM, "activate um1", "um1 step 1.0", "pledge eldar secret")
    assert not match.can_undo(UM)
    do(match, EL, "raise")
    assert match.can_undo(EL)
    match.undo(EL)
    assert match.state.hands == ()
    assert len(match.state.proposals) == 1


@pytest.mark.clause("SQ-TURN-19")
def test_only_the_last_aside_before_a_command_of_another_seat_is_undone() -> None:
    match = match_of()
    do(match, EL, "raise")
    do(match, UM, "activate um1")
    assert not match.can_undo(EL)
    match.undo(UM)
    assert match.can_undo(EL)


@pytest.mark.clause("SQ-ALLY-10", "SQ-TURN-19")
def test_a_public_aside_prevents_an_undo_as_a_command_does() -> None:
    match = match_of(pacts=(Pact(UM, EL),))
    do(match, UM, "activate um1")
    assert match.can_undo(UM)
    do(match, EL, "dissolve ultramarines")
    assert match.steps[-1].to is None
    assert not match.can_undo(UM)
    assert [match.length(viewer) for viewer in EVERYBODY] == [2, 2, 2, 2]


@pytest.mark.clause("SQ-ALLY-07", "SQ-TURN-19")
def test_an_aside_that_is_no_longer_legal_is_dropped_silently() -> None:
    """Chaos offers an alliance to a seat that is free only as long as the Ultramarines' word stands."""
    plain, spoken = (match_of(pacts=(Pact(UM, EL),)) for _ in range(2))
    for match in (plain, spoken):
        do(match, UM, "dissolve eldar")
    do(spoken, CH, "pledge eldar public")
    for match in (plain, spoken):
        match.undo(UM)
    assert known(spoken, UM) == known(plain, UM)
    assert spoken.state.proposals == ()
    assert spoken.state.pacts == (Pact(UM, EL),)


def talkative() -> Session:
    """A match with many asides and undos."""
    match = match_of()
    do(match, UM, "activate um1", "um1 step 1.0")
    do(match, EL, "raise")
    do(match, CH, PLEDGE)
    match.undo(UM)
    do(match, EL, "instruct dodge never")
    match.undo(EL)
    do(match, UM, "um1 step 1.1")
    return match


@pytest.mark.clause("SQ-TURN-19")
def test_the_file_names_the_undone_entry_and_is_verified() -> None:
    match = talkative()
    undone = [step.entry for step in match.steps if isinstance(step.entry, Undone)]
    assert [(entry.n, entry.seat, entry.of) for entry in undone] == [(5, 1, 2), (7, 2, 0)]
    log = match.log()
    assert log.count(b'"of":') == 1, "only where another entry stands after it"
    assert verify(log, "talk.jsonl", bulkhead.GAMES).ok
    again = resume(read_replay(log, "talk.jsonl"), bulkhead.GAMES)
    assert again.log() == log
    assert again.steps == match.steps
    assert again.waiting == EL, "the hand was up: his window is open"
    *_, (_, course) = walk(read_replay(log, "talk.jsonl"), bulkhead.GAMES)
    assert STARQUEST.dump(course.state) == STARQUEST.dump(match.state)


@pytest.mark.parametrize("of", [0, 1, 3, 4])
def test_a_file_that_names_another_undone_entry_fails(of: int) -> None:
    lines = talkative().log().splitlines()
    entry = json.loads(lines[6])
    assert entry.pop("of") == 2
    lines[6] = json.dumps({**entry, **({"of": of} if of else {})}, separators=(",", ":")).encode()
    verdict = verify(b"\n".join(lines) + b"\n", "forged.jsonl", bulkhead.GAMES)
    assert (verdict.ok, verdict.line) == (False, 7)


def test_what_stands_are_the_entries_not_undone() -> None:
    match = talkative()
    standing = what_stands(match.steps)
    assert [getattr(step.entry, "command", "") for step in standing] == [
        "",
        "activate um1",
        "raise",
        PLEDGE,
        "um1 step 1.1",
    ]


def test_only_its_seat_undoes_a_command_by_its_number() -> None:
    match = match_of()
    do(match, UM, "activate um1", "um1 step 1.0")
    for seat, of in ((EL, 2), (UM, 1), (UM, 7), (-1, 2)):
        with pytest.raises(Mistake, match="match-no-undo"):
            match.undo(seat, of)
    assert match.undo(UM, 2).undone == 2


def test_numbers_have_no_gap_after_a_hidden_entry() -> None:
    match = talkative()
    counting = counted(match.steps, len(FACTIONS))
    for viewer, numbers in (
        (SPECTATOR, [0, 1, 2, 2, 2, 3, 3, 3, 4]),
        (UM, [0, 1, 2, 2, 3, 4, 4, 4, 5]),
        (EL, [0, 1, 2, 3, 3, 4, 5, 6, 7]),
        (CH, [0, 1, 2, 2, 3, 4, 4, 4, 5]),
    ):
        assert [counting.number(n, viewer) for n in range(9)] == numbers
        assert counting.length(viewer) == numbers[-1] == match.length(viewer)
