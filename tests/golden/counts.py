"""Counts of legal commands in fixed positions, and of the sequences of two that need no dice in between."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bulkhead.tabletop import Scripted, Silence
from bulkhead.tabletop.dice import DiceMismatch
from tests.golden.scenario import AnyGame

Chapter = tuple[str, tuple[str, ...]]


def count(game: AnyGame, chapters: Iterable[Chapter], called: Callable[[str], str] = str) -> str:
    """The whole text of a golden file of counts. `called` gives a position a name, where its text is too long."""
    return "\n".join(_lines(game, chapters, called)) + "\n"


def _lines(game: AnyGame, chapters: Iterable[Chapter], called: Callable[[str], str]) -> Iterator[str]:
    yield f"# Legal commands in fixed positions of {game.id}, rules {game.version}."
    yield "# one: commands that are legal now. two: sequences of two commands of which the first rolls no dice."
    for title, positions in chapters:
        yield ""
        yield f"# {title}"
        yield "  one   two  position"
        for position in positions:
            state = game.from_position(position, game.options({}))
            yield f"{ones(game, state):>5} {twos(game, state):>5}  {called(position)}"


def ones(game: AnyGame, state: Any) -> int:
    """How many commands are legal."""
    seat = game.waiting(state)
    if seat is None:
        return 0
    offer = game.offer(state, seat)
    assert offer is not None
    return len(offer.commands)


def twos(game: AnyGame, state: Any) -> int:
    """How many sequences of two commands there are without a roll after the first."""
    seat = game.waiting(state)
    if seat is None:
        return 0
    offer = game.offer(state, seat)
    assert offer is not None
    total = 0
    for command in offer.commands:
        after = game.clone(state)
        try:
            game.apply(after, seat, command, Scripted(), Silence())
        except DiceMismatch:
            continue
        total += ones(game, after)
    return total
