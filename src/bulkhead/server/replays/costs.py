"""What each decision of a finished match cost: the chance of winning that a better command would have kept.

The best bot of the game that can judge commands estimates them, with the view of the seat that decided. It takes as
long as the bot would have thought: seconds for a long match.
"""

from typing import Any

import msgspec
from msgspec import Struct

from bulkhead.bots import Judge, judge
from bulkhead.match.comparison import common
from bulkhead.match.course import Course, Step
from bulkhead.match.entries import Did
from bulkhead.match.replay import Games, read_replay, walk
from bulkhead.match.takeback import what_stands
from bulkhead.server.http.speech import Spoken, spoken
from bulkhead.tabletop.game import Offer, Seat
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

NOTICED = 0.001
"""A smaller loss is within the error of the estimate: it is not listed."""


class Costly(Struct, frozen=True):
    """A decision that a better one was known for."""

    n: int
    """The number of its entry."""
    seat: int
    chance: float
    """To win with the best command."""
    cost: float
    """How much of it was lost."""
    chosen: Spoken
    better: Spoken


class SeatCost(Struct):
    """The decisions of one seat."""

    decisions: int = 0
    cost: float = 0.0


class Costs(Struct, frozen=True):
    """The decisions of a match."""

    bot: str
    """Whose estimate it is; empty in a game that no bot judges."""
    seats: list[SeatCost]
    costly: list[Costly]


class _Judged(Struct, frozen=True):
    """A decision that is waited for, and what each command is worth."""

    seat: Seat
    offer: Offer[Any]
    view: Any
    values: tuple[float, ...]


def read_costs(log: bytes, name: str, games: Games) -> bytes | Phrase:
    """The costs of a replay file, encoded, or the sentence that says what is wrong with it. A match of another version
    of the rules is judged as far as it agrees with the version here."""
    try:
        replay, agreement = common(read_replay(log, name), games)
        found = judge(replay.header.game)
        if found is None:
            return msgspec.json.encode(Costs("", [], []))
        bot, judging = found
        sums = [SeatCost() for _ in replay.header.seats]
        costly: list[Costly] = []
        steps: list[Step] = []
        losses: dict[int, tuple[Seat, float, Costly | None]] = {}
        before: _Judged | None = None
        for step, course in walk(replay, games, compared=agreement is not None):
            steps.append(step)
            if isinstance(step.entry, Did) and before is not None and step.entry.seat - 1 == before.seat:
                losses[step.entry.n] = _loss(course, before, step.entry)
            before = _judged(course, judging)
        for step in what_stands(steps):
            if isinstance(step.entry, Did) and step.entry.n in losses:
                seat, cost, line = losses[step.entry.n]
                sums[seat].decisions += 1
                sums[seat].cost += cost
                costly += [line] if line is not None else []
        return msgspec.json.encode(Costs(bot, sums, costly))
    except Mistake as mistake:
        return mistake.phrase


def _judged(course: Course, judging: Judge) -> _Judged | None:
    """The decision that is waited for now; None where there is no choice."""
    game, state = course.game, course.state
    seat = game.waiting(state)
    offer = game.offer(state, seat) if seat is not None else None
    if seat is None or offer is None or len(offer.commands) < 2:
        return None
    view = game.view(state, seat)
    values = judging.values(view, offer)
    return None if values is None else _Judged(seat, offer, view, tuple(values))


def _loss(course: Course, before: _Judged, entry: Did) -> tuple[Seat, float, Costly | None]:
    """What this command cost. An aside, which is not among those offered, costs nothing."""
    texts = [str(command) for command in before.offer.commands]
    most = max(before.values)
    if entry.command not in texts:
        return before.seat, 0.0, None
    place, best = texts.index(entry.command), before.values.index(most)
    cost = most - before.values[place]
    if cost < NOTICED:
        return before.seat, cost, None
    chosen, better = course.game.describe_all(
        [before.offer.commands[place], before.offer.commands[best]], before.view
    )
    return before.seat, cost, Costly(entry.n, before.seat, most, cost, spoken(chosen), spoken(better))
