"""Cards that work by themselves: asked whenever a chapter asks for the effects on a miniature (effects.py)."""

from bulkhead.starquest.box.keeping import kept
from bulkhead.starquest.cards.card import Card, abilities, card, is_known
from bulkhead.starquest.state import Effect, Mini, Side, State


def touching(state: State, mini: Mini, what: str) -> list[Effect]:
    """What its owner's cards give to a miniature by themselves."""
    if mini.seat < 0:
        return []
    side = state.sides[mini.seat]
    if not side.equipment and not side.governor:
        return []
    return [
        Effect(what, mini.seat, on=mini.id, value=value, until="mission", card=one.id)
        for one, value in _giving(_working(side)).get(what, ())
        if one.touches(state, mini)
    ]


def _working(side: Side) -> tuple[str, ...]:
    return (*side.equipment, *abilities(side)) if side.governor else side.equipment


@kept(4096)
def _giving(cards: tuple[str, ...]) -> dict[str, list[tuple[Card, int]]]:
    """By word: the cards of a hand that give it, each once."""
    found: dict[str, list[tuple[Card, int]]] = {}
    for id_ in filter(is_known, dict.fromkeys(cards)):
        one = card(id_)
        for word, value in one.gives():
            found.setdefault(word, []).append((one, value))
    return found
