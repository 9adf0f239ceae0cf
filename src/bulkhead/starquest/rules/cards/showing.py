"""Show a hidden card to all players the first time its lasting effect matters; it stays open."""

from bulkhead.starquest.data.lasting_effects import Word
from bulkhead.starquest.data.state import Mini, State, change_side
from bulkhead.starquest.events import CardShown
from bulkhead.starquest.table import passives
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-TURN-11")
def show(state: State, seat: int, card: str, out: Out) -> None:
    """Show a hidden card of this seat, because it matters now."""
    side = state.sides[seat]
    if card in side.open or card not in (*side.equipment, *side.recon):
        return
    change_side(state, seat, open=(*side.open, card))
    out.tell(CardShown(seat, card, "SQ-TURN-11"))


def show_giving(state: State, mini: Mini, out: Out, *words: Word) -> None:
    """Show the cards that give a miniature one of these effects."""
    for word in words:
        for effect in passives.touching(state, mini, word):
            show(state, mini.seat, effect.card, out)
