"""Walks in one sentence."""

import pytest

from bulkhead.starquest import events as e
from bulkhead.starquest.clients.words.retelling import retell, underway
from bulkhead.tabletop.events import Event
from bulkhead.words import LANGUAGES, Words
from tests.starquest.scene import BA, CH

STEPS = [e.Moved(CH, "ch1", ((x, 0),), 1) for x in range(3)]
TURN = e.Faced(CH, "ch1", 4, 0)


def told(*events: Event, language: str = "en") -> list[str]:
    words = Words(language).called(["Player"] * 7)
    return [words.render(phrase) for phrase, _ in retell(events, BA)]


def test_several_steps_are_one_sentence_and_one_is_told_as_ever() -> None:
    assert told(*STEPS) == ["ch1 moves to 2.0 (3 steps)."]
    assert told(*STEPS, TURN) == ["ch1 moves to 2.0 (3 steps) and faces south."]
    assert told(STEPS[0]) == ["ch1 moves to 0.0."]
    assert told(TURN, e.Faced(CH, "ch1", 2, 1)) == ["ch1 turns to face east."]


def test_who_begins_and_who_has_finished_is_not_told() -> None:
    assert told(e.Activated(CH, "ch1"), *STEPS, e.Finished(CH, "ch1")) == told(*STEPS)


def test_a_walk_ends_with_another_walker_or_with_something_that_happens() -> None:
    other = e.TokenMoved(CH, "ch?2", (5, 5))
    door = e.DoorOpened(CH, "ch1", "d1")
    assert len(told(*STEPS, other)) == 2
    assert told(STEPS[0], door, STEPS[1])[0] == "ch1 moves to 0.0."
    assert len(told(STEPS[0], door, STEPS[1])) == 3
    assert told(other, e.TokenMoved(CH, "ch?2", (6, 5))) == ["ch?2 moves to 6.5 (2 steps)."]


@pytest.mark.clause("SQ-ALIEN-11")
def test_coming_out_of_a_vent_is_not_one_of_the_eight_steps() -> None:
    out = e.TokenMoved(CH, "ch?1", (0, 0), "SQ-ALIEN-09")
    steps = [e.TokenMoved(CH, "ch?1", (x, 0)) for x in range(1, 9)]
    assert told(out, *steps) == ["ch?1 comes out of the vent on 0.0.", "ch?1 moves to 8.0 (8 steps)."]
    assert told(*steps) == ["ch?1 moves to 8.0 (8 steps)."]
    assert told(out) == ["ch?1 comes out of the vent on 0.0."]
    assert told(steps[0]) == ["ch?1 moves to 1.0."]
    assert all(len(told(out, *steps, language=language)) == 2 for language in LANGUAGES)


def test_it_can_be_said_in_every_language() -> None:
    assert all(told(*STEPS, TURN, language=language) for language in LANGUAGES)


def test_what_may_be_waited_for() -> None:
    assert underway([*STEPS, TURN, e.Activated(CH, "ch1")])
    assert not underway([*STEPS, e.TurnEnded(CH)])
