"""Lasting effects of cards, traits and events: cards add them, chapters ask for them by a word.

Cards with an effect for the whole mission add nothing here: they are read as long as a seat has them (passives.py). So
a hidden one stays hidden, and one that is given up has no effect any more."""

from bulkhead.starquest.box.reading.keeping import kept, with_another_box
from bulkhead.starquest.data.lasting_effects import Until, Word
from bulkhead.starquest.data.state import Effect, Mini, Side, State, by_word
from bulkhead.starquest.table import passives
from bulkhead.starquest.table.places import closed_doors, curtains, figure


def touching(state: State, mini: Mini, what: Word) -> list[Effect]:
    """Effects of that word on a miniature: on itself or on its whole side."""
    if what not in _words(state.effects, state.sides[mini.seat]):
        return []
    return passives.touching(state, mini, what) + [
        effect
        for effect in by_word(state.effects).get(what, ())
        if (effect.on == mini.id or (not effect.on and effect.side == mini.seat))
        and (not effect.kinds or _is_of(mini, effect.kinds))
        and _is_felt(state, effect)
    ]


_latest: dict[str, tuple[tuple[Effect, ...], Side, frozenset[Word]]] = {}
"""What was asked for last, by faction: the effects, the side, and the words in force."""
with_another_box(_latest.clear)


def _words(laid: tuple[Effect, ...], side: Side) -> frozenset[Word]:
    """The words in force on any seat, and those of this seat's cards: a quick test before the exact one, because
    chapters ask for dozens of words at every decision. (Neutral miniatures have no side and are tested with the last
    one: a word too many costs only the exact test.) To compare records is quicker than to hash them."""
    latest = _latest.get(side.faction)
    if latest is None or latest[0] is not laid or latest[1] is not side:
        latest = _latest[side.faction] = (laid, side, _all_words(laid, side))
    return latest[2]


@kept(1024)
def _all_words(laid: tuple[Effect, ...], side: Side) -> frozenset[Word]:
    return frozenset((*by_word(laid), *passives.giving_by_word(side)))


def _is_of(mini: Mini, kinds: tuple[str, ...]) -> bool:
    """Is it a figure of one of these classes? A token is of none, whatever it hides."""
    return bool(mini.figure) and figure(mini).kind in kinds


def _is_felt(state: State, effect: Effect) -> bool:
    return effect.until != "in-turn-of" or effect.of == state.turn_seat


def has(state: State, mini: Mini, what: Word) -> bool:
    return what in _words(state.effects, state.sides[mini.seat]) and bool(touching(state, mini, what))


def total(state: State, mini: Mini, what: Word) -> int:
    """The sum of the values of these effects."""
    if what not in _words(state.effects, state.sides[mini.seat]):
        return 0
    return sum(effect.value for effect in touching(state, mini, what))


def on_side(state: State, seat: int, what: Word) -> bool:
    laid = by_word(state.effects).get(what, ())
    return any(effect.side == seat and _is_felt(state, effect) for effect in laid)


def add(state: State, effect: Effect) -> None:
    state.effects = (*state.effects, effect)
    _redraw(state, (effect,))


def remove(state: State, effect: Effect) -> None:
    """Remove one effect; of several equal ones the first."""
    left = list(state.effects)
    left.remove(effect)
    _keep(state, tuple(left))


def expire(state: State, until: Until, seat: int | None = None, on: str = "") -> None:
    """Remove the effects of this duration: all of them, those of one seat's cards, or those on one miniature."""
    _keep(
        state,
        tuple(
            effect
            for effect in state.effects
            if effect.until != until or (seat is not None and effect.seat != seat) or (on and effect.on != on)
        ),
    )


def expire_turn_of(state: State, seat: int) -> None:
    """Remove the effects that last until the end of this seat's turn."""
    if state.effects:
        _keep(
            state,
            tuple(
                one for one in state.effects if one.until not in ("turn-of", "in-turn-of") or one.of != seat
            ),
        )


def _keep(state: State, left: tuple[Effect, ...]) -> None:
    if len(left) == len(state.effects):
        return
    before, state.effects = state.effects, left
    _redraw(state, before)


def _redraw(state: State, changed: tuple[Effect, ...]) -> None:
    """Recount the map where one of these effects changes it."""
    if any(effect.squares for effect in changed):
        state.screened, state.walled = curtains(state)
    if any(effect.what == "sealed" for effect in changed):
        state.closed = closed_doors(state)
