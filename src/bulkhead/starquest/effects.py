"""What cards, traits and events change for a while: chapters ask here by a word, cards write here."""

from bulkhead.starquest.state import Effect, Mini, State


def touching(state: State, mini: Mini, what: str) -> list[Effect]:
    """Effects of that word on a miniature: on itself or on its whole side."""
    if not state.effects:
        return []
    return [
        effect
        for effect in state.effects
        if effect.what == what and (effect.on == mini.id or (not effect.on and effect.side == mini.seat))
    ]


def has(state: State, mini: Mini, what: str) -> bool:
    return bool(state.effects) and bool(touching(state, mini, what))


def total(state: State, mini: Mini, what: str) -> int:
    """The sum of the values of these effects."""
    return sum(effect.value for effect in touching(state, mini, what)) if state.effects else 0


def on_side(state: State, seat: int, what: str) -> bool:
    return any(effect.what == what and effect.side == seat for effect in state.effects)


def add(state: State, effect: Effect) -> None:
    state.effects = (*state.effects, effect)


def expire(state: State, until: str, seat: int | None = None, on: str = "") -> None:
    """Effects that last until now are over: all of that length, or those of one seat's cards, or on one miniature."""
    state.effects = tuple(
        effect
        for effect in state.effects
        if effect.until != until
        or (seat is not None and effect.seat != seat)
        or (on and effect.on != on)
    )
