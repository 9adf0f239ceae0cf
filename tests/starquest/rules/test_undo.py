"""Undo (SQ-TURN-19) in a real match: only commands that revealed nothing can be taken back, one by one."""

from typing import Any

import pytest

from bulkhead.match import Seated, Session
from bulkhead.match.entries import Undone
from bulkhead.match.verify import verify
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.rules.cards.handful import Ration
from tests.starquest.scene import scene

FACTIONS = ("blood_angels", "eldar", "chaos")
OPTIONS = Options(factions=FACTIONS)
BA, EL, CH = range(3)
ROOMS = """
+-+-+-+-+-+-+-+
|. . .:a a a a|
+     +       +
|. . .:a a a a|
+     +       +
|. . .|a a a a|
+-+-+-+-+-+-+-+
"""


def match_of(*lines: str, scanned: bool = True, sides: dict[int, dict[str, Any]] | None = None) -> Session:
    """A match that begins in a drawn position."""
    table = scene(ROOMS, *lines, factions=FACTIONS, scanned=scanned, sides=sides)
    table.state.decks["recon"] = Deck((Ration.id,))
    players = [Seated(faction, "human") for faction in FACTIONS]
    position = STARQUEST.position(table.state)
    return Session.start(STARQUEST, OPTIONS, players, bytes(range(32)), position=position)


def do(match: Session, *commands: str, by: int = BA) -> list[bytes]:
    """Commands of a seat; what the state was before each."""
    before = []
    for command in commands:
        before.append(STARQUEST.dump(match.state))
        match.submit(by, STARQUEST.read(command))
    return before


def take_back(match: Session, before: list[bytes], by: int = BA) -> None:
    """All of them, the last one first."""
    for state in reversed(before):
        assert match.can_undo(by)
        match.undo(by)
        assert STARQUEST.dump(match.state) == state


@pytest.mark.clause("SQ-TURN-19", "SQ-MOVE-15")
def test_steps_turns_and_doors_are_taken_back_in_reverse_order() -> None:
    match = match_of("ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 6.1 E")
    before = do(
        match, "activate ba1", "ba1 step 1.1", "ba1 step 2.0", "ba1 face S", "ba1 face E", "ba1 open d1"
    )
    take_back(match, before)
    assert not match.can_undo(BA)
    do(match, "activate ba1", "ba1 step 1.0")
    assert match.state.minis["ba1"].deeds.mp == 1, "what was taken back has cost nothing"


@pytest.mark.clause("SQ-TURN-19")
def test_only_the_seat_that_said_it_takes_it_back() -> None:
    match = match_of("ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 6.1 E")
    do(match, "activate ba1", "ba1 step 1.0")
    for other in (EL, CH):
        assert not match.can_undo(other)
        with pytest.raises(Mistake):
            match.undo(other)
    assert match.can_undo(BA)


@pytest.mark.clause("SQ-TURN-19", "SQ-SCAN-09")
def test_a_door_that_reveals_a_token_stays_open_and_what_came_before_stays_done() -> None:
    match = match_of("ba1 fig_marine_laser 1.0 E", "ch?1 fig_ork 5.0 blip", "ch?2 fig_ork 0.2 blip")
    do(match, "activate ba1", "ba1 step 2.0", "ba1 open d1")
    assert not match.can_undo(BA)
    do(match, "stand 5.0 W", by=CH)
    assert not match.can_undo(CH)
    assert not match.can_undo(BA)
    assert "ch?2" in match.state.tokens
    before = do(match, "ba1 face N")
    take_back(match, before)


@pytest.mark.clause("SQ-TURN-19", "SQ-SCAN-09")
def test_a_step_that_reveals_nothing_is_taken_back_though_a_token_is_near() -> None:
    match = match_of("ba1 fig_marine_laser 0.0 E", "ch?1 fig_ork 5.0 blip")
    take_back(match, do(match, "activate ba1", "ba1 step 1.0", "ba1 step 2.1"))


@pytest.mark.clause("SQ-TURN-19", "SQ-SCAN-01")
def test_a_scan_cannot_be_taken_back() -> None:
    match = match_of("ba1 fig_marine_laser 0.0 E", scanned=False, sides={CH: {"blips": ("fig_ork",)}})
    do(match, "activate ba1", "ba1 step 1.0")
    assert match.state.scanned, "the first action on the board scans it"
    assert not match.can_undo(BA)


@pytest.mark.clause("SQ-TURN-19", "SQ-MOVE-11")
def test_a_question_to_somebody_else_cannot_be_taken_back() -> None:
    match = match_of(
        "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 1.0 E", "ba2 fig_marine_laser 0.1 E"
    )
    do(match, "activate ba1", "ba1 step 1.0")
    assert match.waiting == EL
    assert not match.can_undo(BA)
    do(match, "yes", by=EL)
    assert not match.can_undo(EL)
    assert not match.can_undo(BA)


@pytest.mark.clause("SQ-TURN-19", "SQ-MOVE-11")
def test_passing_a_figure_of_the_same_squad_needs_no_permission() -> None:
    match = match_of(
        "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "el1 fig_eldar_warrior 2.1 E"
    )
    take_back(match, do(match, "activate ba1", "ba1 step 1.0", "ba1 step 2.0"))


@pytest.mark.clause("SQ-TURN-19", "SQ-RECON-01")
def test_a_search_cannot_be_taken_back() -> None:
    match = match_of("ba1 fig_marine_laser 4.0 E")
    do(match, "activate ba1", "ba1 step 5.0")
    assert match.can_undo(BA)
    do(match, "ba1 search")
    assert match.state.sides[BA].recon == (Ration.id,)
    assert not match.can_undo(BA)


@pytest.mark.clause("SQ-TURN-19")
def test_dice_cannot_be_taken_back_nor_a_declared_attack_that_opens_a_window() -> None:
    match = match_of("ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 2.0 W", sides={EL: {"command": 3}})
    do(match, "activate ba1", "ba1 shoot wpn_laser_rifle el1")
    assert match.waiting == EL, "it may dodge"
    assert not match.can_undo(BA)
    do(match, "pass", by=EL)
    assert not match.can_undo(BA)
    assert not match.can_undo(EL)


@pytest.mark.clause("SQ-TURN-19", "SQ-TURN-16")
def test_the_end_of_a_turn_is_the_end_of_taking_back() -> None:
    match = match_of("ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 2.1 W")
    do(match, "activate ba1", "ba1 step 1.0", "done", "end", "pass")
    assert match.state.turn_seat == EL
    assert not match.can_undo(BA)


@pytest.mark.clause("SQ-TURN-19")
def test_a_match_with_commands_taken_back_is_verified() -> None:
    match = match_of("ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 6.1 E")
    take_back(match, do(match, "activate ba1", "ba1 step 1.1", "ba1 face S"))
    do(match, "activate ba1", "ba1 step 1.0")
    assert sum(isinstance(step.entry, Undone) for step in match.steps) == 3
    assert verify(match.log(), "taken-back.jsonl", {"starquest": STARQUEST}).ok
