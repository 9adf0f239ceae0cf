"""Where enemies in Overwatch could fire at a miniature on its way, as far as the asker can know.

The rules of Overwatch themselves are asked, step by step, on a copy of the table that the asker sees. Miniatures in
Overwatch stand open on the map; what tokens and hands hide plays no part."""

from msgspec import Struct

from bulkhead.starquest.data.frames import Boundary, Watching
from bulkhead.starquest.data.state import Mini, State, Watch
from bulkhead.starquest.rules.fight import overwatch
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.rules.setup.saving import clone
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.allegiance import enemies, hostile
from bulkhead.starquest.table.places import lift, on_board, stand
from bulkhead.tabletop.events import Silence


class Crossing(Struct, frozen=True, rename="kebab"):
    """A square of a way on which enemies in Overwatch may fire."""

    square: int
    by: tuple[str, ...]
    """The miniatures that may fire."""


class _Watched(Struct, frozen=True):
    """What the watchers have seen after part of a way."""

    watches: dict[str, Watch]
    crossings: tuple[Crossing, ...]


class Sentries:
    """Follows one miniature along its ways. Ways that begin alike are followed once."""

    def __init__(self, state: State, mini: Mini) -> None:
        self._stage = clone(state)
        self._mini = mini
        self._known: dict[tuple[int, ...], _Watched] = {(): _Watched(dict(state.watches), ())}
        self._alert = any(enemies(state, state.minis[who], mini) for who in state.watches)

    def along(self, way: tuple[int, ...]) -> tuple[Crossing, ...]:
        """Every square of a way on which somebody may fire. A base of two by two is named by its north-west square."""
        return self._followed(way).crossings if self._alert else ()

    def _followed(self, way: tuple[int, ...]) -> _Watched:
        if way not in self._known:
            before = self._followed(way[:-1])
            self._known[way] = self._stepped(before, way[-1])
        return self._known[way]

    def _stepped(self, before: _Watched, square: int) -> _Watched:
        stage, mini = self._stage, self._stage.minis[self._mini.id]
        stage.watches = dict(before.watches)
        depth = len(stage.frames)
        stand(stage, mini, self._base(square))
        overwatch.offer_shots(stage, Boundary(mini.id, mini.seat), Silence())
        opened = stage.frames[depth:]
        del stage.frames[depth:]
        by = tuple(
            who
            for frame in opened
            if isinstance(frame, Watching)
            for who, targets in frame.offers
            if mini.id in targets
        )
        found = (Crossing(square, by),) if by else ()
        return _Watched(stage.watches, (*before.crossings, *found))

    def _base(self, square: int) -> tuple[int, ...]:
        width = self._stage.ship.width
        return tuple(
            square + offset for offset in ((0, 1, width, width + 1) if len(self._mini.squares) == 4 else (0,))
        )


def seen_by_enemies(state: State, mini: Mini) -> tuple[int, ...]:
    """The squares on which enemies would see a miniature, or a token without a sheet: it does not stand in its own
    way."""
    stage = clone(state)
    if mini.id in stage.minis:
        lift(stage, mini)
    squares = 0
    for other in on_board(stage):
        if enemies(stage, other, mini) if mini.figure else hostile(stage, mini.seat, other):
            squares |= field(stage, other)
    return tuple(members(squares))
