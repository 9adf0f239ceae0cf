"""Private triggers that raise a hand automatically (SQ-CMD-09): at a moment of a faction's turn, or when an enemy comes
near a miniature or into sight of it.

For a trigger about a miniature the state notes which enemies have been noticed, so that it comes true once for each
enemy that comes, not again at every action of one that stays."""

from collections.abc import Iterator

from bulkhead.starquest.data.frames import Boundary
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.table.allegiance import enemies
from bulkhead.starquest.table.places import on_board
from bulkhead.tabletop.clauses import clause

ABOUT_MINIATURES = ("seen", "near")


@clause("SQ-CMD-09")
def add(state: State, seat: int, words: str) -> None:
    """Set a trigger. Enemies that are near or in sight already do not come there any more."""
    state.triggers = (*state.triggers, (seat, words))
    if words.startswith(ABOUT_MINIATURES):
        state.noticed[_key(seat, words)] = tuple(_about(state, words))


@clause("SQ-CMD-09", "SQ-CMD-12")
def forget(state: State, seat: int) -> None:
    """Drop all triggers of a seat."""
    for other, words in state.triggers:
        if other == seat:
            state.noticed.pop(_key(seat, words), None)
    state.triggers = tuple(trigger for trigger in state.triggers if trigger[0] != seat)


def _key(seat: int, words: str) -> str:
    return f"{seat} {words}"


@clause("SQ-CMD-09")
def raise_hands(state: State, frame: Boundary) -> None:
    """Raise the hands of seats whose trigger comes true at this boundary: an enemy has come that was not noticed
    before, and not by an action of the seat itself."""
    for seat, words in state.triggers:
        if not words.startswith(ABOUT_MINIATURES):
            continue
        key, now = _key(seat, words), tuple(_about(state, words))
        before = state.noticed.get(key, now)
        state.noticed[key] = now
        if frame.seat != seat and not set(now) <= set(before):
            _raise(state, seat)


def _about(state: State, words: str) -> Iterator[str]:
    """The enemies that a trigger is about now. `seen ba3`: those that see it. `near ba3 4`: those within 4 squares."""
    kind, who, *number = words.split()
    mini = state.minis.get(who)
    if mini is None or mini.place != "board":
        return
    others = (other for other in on_board(state) if enemies(state, mini, other))
    for other in others:
        if sees(state, other, mini) if kind == "seen" else _within(state, mini, other, int(number[0])):
            yield other.id


def _within(state: State, one: Mini, other: Mini, distance: int) -> bool:
    return any(squares_between(state.ship, a, b) <= distance for a in one.squares for b in other.squares)


@clause("SQ-CMD-09")
def turn_event(state: State, moment: str, faction: str) -> None:
    """An activation ended (`after`), a turn began (`begins`) or ended (`ends`) of that faction."""
    for seat, words in state.triggers:
        if words.split() == [moment, faction]:
            _raise(state, seat)


def _raise(state: State, seat: int) -> None:
    """Raise a hand that is down, if there are points to spend."""
    if seat not in state.hands and state.sides[seat].command > 0:
        state.hands = (*state.hands, seat)
