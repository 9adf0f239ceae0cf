"""Selectors: read a card's target from its data, such as `one_own heavy`, `one_enemy in LOS of size 3 or less`.

The first word gives the kind and number of targets, the rest filters them. `distance` counts squares between the
nearest squares of two bases, diagonals included, ignoring walls."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Activation, Attack
from bulkhead.starquest.data.state import Mini, State, Token
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.allegiance import enemies
from bulkhead.starquest.table.card import named_for
from bulkhead.starquest.table.places import figure, is_machine, on_board

STANDARD_SQUADS = ("sqd_marines", "sqd_eldar", "sqd_legion")
"""Formations other than Terminators and Avengers."""


class Filter(Struct, frozen=True):
    """One condition on a miniature, as seen by the seat that plays the card."""

    words: str
    holds: Callable[[State, int, Mini], bool]


class Selector(Struct, frozen=True):
    """A target in the words of a card."""

    head: str
    filters: tuple[Filter, ...] = ()

    def allows(self, state: State, seat: int, mini: Mini) -> bool:
        return all(one.holds(state, seat, mini) for one in self.filters)


# Who plays, and where from


def acting(state: State) -> Mini | None:
    """The miniature whose activation it is."""
    for frame in reversed(state.frames):
        if isinstance(frame, Activation):
            return state.minis.get(frame.who)
    return None


def attack_on_hand(state: State) -> Attack | None:
    return next((frame for frame in reversed(state.frames) if isinstance(frame, Attack)), None)


def leader(state: State, seat: int) -> Mini | None:
    """The leader of a squad, while he is on the board."""
    mini = state.minis.get(state.sides[seat].leader)
    return mini if mini is not None and mini.place == "board" else None


def psionic(state: State, seat: int) -> Mini | None:
    """The psionic of a squad, while he is on the board."""
    mini = state.minis.get(state.sides[seat].psionic)
    return mini if mini is not None and mini.place == "board" else None


def distance(state: State, one: Iterable[int], other: Iterable[int]) -> int:
    """Squares between two bases, counted straight."""
    spots = [state.ship.xy(square) for square in other]
    return min(max(abs(x - ox), abs(y - oy)) for x, y in map(state.ship.xy, one) for ox, oy in spots)


def board_of(state: State, square: int) -> int:
    """The board on which a square lies."""
    return state.ship.board_of[square]


def squares_within(state: State, mini: Mini, reach: int) -> Iterator[int]:
    """Floor squares within this distance, without the starting square."""
    for square in members(state.ship.floor):
        if square not in mini.squares and distance(state, mini.squares, (square,)) <= reach:
            yield square


# Filters


def weapons_of_kind(mini: Mini, kind: str) -> bool:
    weapons = load_box().weapons
    return any(weapons[id_].kind == kind and not weapons[id_].melee for id_ in mini.weapons)


def _within(reach: str) -> Filter:
    def near(state: State, seat: int, mini: Mini) -> bool:
        source = acting(state) or psionic(state, seat)
        if source is None or not mini.squares or not source.squares:
            return False
        return distance(state, source.squares, mini.squares) <= int(reach)

    return Filter(f"within {reach}", near)


def _seen(state: State, seat: int, mini: Mini) -> bool:
    source = acting(state) or psionic(state, seat)
    return source is not None and sees(state, source, mini)


def _bears(weapon: str) -> Filter:
    return Filter(f"with {weapon}", lambda state, seat, mini: weapon in mini.weapons)


def _armour(most: str) -> Filter:
    return Filter(f"armour {most}", lambda state, seat, mini: figure(mini).av <= int(most))


def _size(most: str) -> Filter:
    return Filter(f"size {most}", lambda state, seat, mini: figure(mini).size <= int(most))


def _kinds(*kinds: str) -> Filter:
    return Filter(" or ".join(kinds), lambda state, seat, mini: figure(mini).kind in kinds)


def in_corridor(state: State, mini: Mini) -> bool:
    return mini.place == "board" and not any(state.ship.room_of[square] for square in mini.squares)


_PHRASES: tuple[tuple[str, Callable[..., Filter]], ...] = (
    (r"within (\d+)", _within),
    (r"in LO[SF]", lambda: Filter("in LOS", _seen)),
    (r"with armour value (\d+) or less", _armour),
    (r"with (wpn_\w+)", _bears),
    (r"of size (\d+)(?: or less)?", _size),
    (r"heavy", lambda: Filter("heavy", lambda state, seat, mini: weapons_of_kind(mini, "heavy"))),
    (r"light", lambda: Filter("light", lambda state, seat, mini: weapons_of_kind(mini, "light"))),
    (
        r"of a standard squad",
        lambda: Filter("standard", lambda state, seat, mini: state.sides[seat].formation in STANDARD_SQUADS),
    ),
    (r"neither leader nor psionic", lambda: Filter("plain", lambda state, seat, mini: not mini.role)),
    (r"not leader", lambda: Filter("no leader", lambda state, seat, mini: mini.role != "leader")),
    (r"in a corridor", lambda: Filter("corridor", lambda state, seat, mini: in_corridor(state, mini))),
    (r"in Overwatch", lambda: Filter("watching", lambda state, seat, mini: mini.watching)),
    (r"own", lambda: Filter("own", lambda state, seat, mini: mini.seat == seat)),
    (
        r"(rabble|warband|elite|construct)(?: or (rabble|warband|elite|construct))?",
        lambda *kinds: _kinds(*(kind for kind in kinds if kind)),
    ),
)
"""How filters are written, and what each means."""


@lru_cache(maxsize=512)
def read_selector(text: str) -> Selector:
    """Read a selector; a ValueError names the unknown words."""
    head, _, rest = text.partition(" ")
    filters: list[Filter] = []
    rest = rest.strip()
    while rest:
        for pattern, make in _PHRASES:
            found = re.match(pattern + r"(?:\s+|$)", rest)
            if found:
                filters.append(make(*found.groups()))
                rest = rest[found.end() :].strip()
                break
        else:
            raise ValueError(rest)
    return Selector(head, tuple(filters))


# Candidates


def minis(state: State, seat: int, selector: Selector) -> list[Mini]:
    """The miniatures that a selector selects. Machines only where the card names them."""
    return [mini for mini in _of_head(state, seat, selector.head) if selector.allows(state, seat, mini)]


def _of_head(state: State, seat: int, head: str) -> Iterator[Mini]:
    if head in ("self", "leader", "psionic"):
        one = {"self": acting(state), "leader": leader(state, seat), "psionic": psionic(state, seat)}[head]
        if one is not None and one.seat == seat:
            yield one
        return
    if head in ("one_own", "all_own"):
        yield from (mini for mini in members_of(state, seat) if not is_machine(mini))
        return
    for mini in on_board(state):
        if is_machine(mini) or mini.seat < 0:
            continue
        alien = is_alien(state.sides[mini.seat].faction)
        if head in ("one_alien", "drawer_all"):
            if mini.seat == seat:
                yield mini
        elif head == "one_enemy":
            if hostile_to(state, seat, mini):
                yield mini
        elif head == "one_squad_mini" and not alien and mini.seat != seat:
            yield mini


def members_of(state: State, seat: int) -> Iterator[Mini]:
    """A seat's miniatures and machines that are in play: on the board, or still in the entry area."""
    return (mini for mini in state.minis.values() if mini.seat == seat and mini.place in ("board", "dock"))


def hostile_to(state: State, seat: int, mini: Mini) -> bool:
    """Is a miniature an enemy of the player's acting miniature or, if none acts, of any of his?"""
    source = acting(state)
    if source is not None and source.seat == seat:
        return enemies(state, source, mini)
    return any(enemies(state, own, mini) for own in on_board(state, seat))


def tokens(state: State, seat: int, board: int | None = None) -> list[Token]:
    """Face-down tokens that a seat may look at: others', not seen before, on one board or anywhere."""
    return [
        token
        for token in state.tokens.values()
        if token.seat != seat
        and not token.shown
        and (seat, token.id) not in state.peeked
        and (board is None or board_of(state, token.square) == board)
    ]


def bound(state: State, mini: Mini, card: str) -> bool:
    """Was this miniature, or a weapon that it bears, named for a card of its owner?"""
    names = named_for(state.sides[mini.seat], card)
    return mini.id in names or any(weapon in names for weapon in mini.weapons)
