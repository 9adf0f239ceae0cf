"""The first mission teaches one thing at a time: what a round has not reached yet nobody does (SQ-SETUP-03)."""

from typing import Literal

from bulkhead.starquest.data.state import State
from bulkhead.tabletop.refusals import Illegal

RULE = "teaching"
Lesson = Literal["melee", "overwatch", "search", "command"]
LESSONS: dict[Lesson, int] = {"melee": 2, "overwatch": 2, "search": 3, "command": 4}
"""The round that brings each of them. To move, to turn, to open doors and to shoot is what the first one is for."""


def not_yet(state: State, lesson: Lesson) -> Illegal | None:
    """Why this waits for a later round; None where it does not."""
    if RULE not in state.scenario.special or state.round >= LESSONS[lesson]:
        return None
    return Illegal("SQ-SETUP-03", "sq-no-lesson", lesson=lesson, round=LESSONS[lesson])
