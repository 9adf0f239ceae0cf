"""A whole squad on one page: every choice that a seat still has in set-up, worked out by the rules on a copy of the
table that the asker sees. What the asker has not chosen yet is filled with the first free answer, and marked as
open."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.data.frames import Muster
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.setup.setup_questions import QUESTIONS, Question
from bulkhead.starquest.rules.setup.squads import members_of
from bulkhead.tabletop.dice import Scripted
from bulkhead.tabletop.events import Silence

LATER = frozenset({"entry", "survivors", "event-deck"})
"""Questions about the place, or about cards that are drawn: they are not part of a squad."""
NO = "-"
"""The answer no, to a question that may be declined."""


class SquadSlot(Struct, frozen=True, rename="kebab"):
    """One choice: the step of set-up that asks for it, its answer, and every answer that is possible."""

    step: str
    value: str
    chosen: bool
    """By the asker; otherwise it is the first free answer."""
    optional: bool
    options: tuple[str, ...]


class SquadMember(Struct, frozen=True, rename="kebab"):
    """A miniature as the squad would have it."""

    id: str
    figure: str
    weapons: tuple[str, ...]
    objects: tuple[str, ...]


class SquadPlan(Struct, frozen=True, rename="kebab"):
    """The squad that these choices make; no slots where the asker has nothing to choose."""

    slots: tuple[SquadSlot, ...]
    members: tuple[SquadMember, ...]


def plan_squad(state: State, seat: int, wishes: Sequence[str]) -> SquadPlan:
    """The squad of a seat with these wishes, each a step and an answer: `weapon=um4:wpn_plasma_gun`. A wish that is
    not possible is left out. `state` is a copy, and is used up."""
    frame = next((one for one in state.frames if isinstance(one, Muster)), None)
    slots: list[SquadSlot] = []
    if frame is not None and seat in frame.ranking:
        for question in _still_to_come(frame, seat):
            if question.name != frame.step:
                question.begin(state, replace(frame, ranking=(seat,)), Scripted(), Silence())
            mine = [wish.partition("=")[2] for wish in wishes if wish.partition("=")[0] == question.name]
            slots += _answered(state, seat, question, mine)
    return SquadPlan(
        tuple(slots),
        tuple(SquadMember(one.id, one.figure, one.weapons, one.objects) for one in members_of(state, seat)),
    )


def _still_to_come(frame: Muster, seat: int) -> Iterator[Question]:
    """The questions that this seat has not answered for good."""
    names = [question.name for question in QUESTIONS]
    at = names.index(frame.step) if frame.step in names else 0
    pending = frame.seat == seat or seat in frame.left
    for place, question in enumerate(QUESTIONS):
        if question.name not in LATER and (place > at or (place == at and pending)):
            yield question


def _answered(state: State, seat: int, question: Question, wishes: list[str]) -> Iterator[SquadSlot]:
    """Ask a question as often as the rules do, and answer it with the wishes, then with what is free."""
    while options := question.options(state, seat):
        may = {*options, NO} if question.optional else set(options)
        wished = next((wish for wish in wishes if wish in may), "")
        if wished:
            wishes.remove(wished)
        value = wished or (NO if question.optional else _free(options, wishes))
        if len(options) > 1 or question.optional:
            yield SquadSlot(question.name, value, bool(wished), question.optional, tuple(options))
        if value != NO:
            question.take(state, seat, value, Scripted(), Silence())
        if question.optional:
            return


def _free(options: list[str], wishes: list[str]) -> str:
    """The first answer that no other wish needs: two figures cannot have the only gun of its kind."""
    wanted = {wish.rpartition(":")[2] for wish in wishes}
    return next((one for one in options if one.rpartition(":")[2] not in wanted), options[0])
