"""Cards with lasting effects: read whenever a chapter asks for the effects on a miniature (effects.py)."""

from bulkhead.starquest.box.reading.keeping import kept
from bulkhead.starquest.data.lasting_effects import Word
from bulkhead.starquest.data.state import Effect, Mini, Side, State
from bulkhead.starquest.table.card import Card, abilities, card, is_known


def touching(state: State, mini: Mini, what: Word) -> list[Effect]:
    """The lasting effects of this word that its owner's cards give to a miniature."""
    if mini.seat < 0:
        return []
    giving = giving_by_word(state.sides[mini.seat]).get(what)
    if giving is None:
        return []
    return [
        Effect(what, mini.seat, on=mini.id, value=value, until="mission", card=one.id)
        for one, value in giving
        if one.touches(state, mini)
    ]


@kept(1024)
def giving_by_word(side: Side) -> dict[Word, list[tuple[Card, int]]]:
    """By word: the cards of a seat that give this effect, each once."""
    found: dict[Word, list[tuple[Card, int]]] = {}
    for id_ in filter(is_known, dict.fromkeys((*side.equipment, *abilities(side)))):
        one = card(id_)
        for word, value in one.gives():
            found.setdefault(word, []).append((one, value))
    return found
