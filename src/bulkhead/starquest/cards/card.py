"""What a card is to the rules: where it is held, when it may be played, on what, and what it then does.

Each card is one object with a stable id. Content registers its cards here; a table looks them up by id, so that a state
holds ids only."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from bulkhead.starquest.box.effects import Play
from bulkhead.starquest.state import Side, State, change_side
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

Kind = Literal["order", "equipment", "recon", "psychic", "governor", "event"]


class Card:
    """One card. Subclasses say what it does."""

    id: ClassVar[str]
    kind: ClassVar[Kind]
    play: ClassVar[Play] = "own_any"
    lasting: ClassVar[bool] = False
    """It stays in play and is not kept for the next mission (SQ-RECON-09)."""
    mission: ClassVar[int] = 0
    """Points of a secret mission (SQ-RECON-10); 0 for every other card."""
    for_heavy: ClassVar[bool] = False
    """Made for heavy weapons: useless with extra-heavy ones and machines (SQ-WPN-23, 51)."""
    exchange: ClassVar[bool] = False
    """It may be handed over (SQ-OBJ-08)."""
    art: ClassVar[str] = ""
    """The art of a psychic card (SQ-PSI-07)."""
    rerolls: ClassVar[int] = 0
    """Dice that it lets one roll again, where it is played after a roll."""
    rerolls_melee: ClassVar[bool] = True
    rerolls_shots: ClassVar[bool] = True

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        """Everything it can be played on now: ids of figures, tokens, doors, or squares as `x.y`. One empty tuple when it
        needs no target; nothing when it cannot be played."""
        return ((),)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        """Carry it out."""

    def fulfilled(self, state: State, seat: int) -> bool:
        """A secret mission: has the squad done what it asks?"""
        return False


CARDS: dict[str, Card] = {}


def register(one: Card) -> Card:
    CARDS[one.id] = one
    return one


def card(id_: str) -> Card:
    return CARDS[id_]


_HANDS: dict[Kind, str] = {
    "order": "orders",
    "equipment": "equipment",
    "recon": "recon",
    "psychic": "psychic",
    "governor": "governor",
    "event": "events",
}


def hand(side: Side, kind: Kind) -> tuple[str, ...]:
    """The cards of a kind that a seat holds."""
    cards: tuple[str, ...] = getattr(side, _HANDS[kind])
    return cards


def discard(state: State, seat: int, id_: str) -> None:
    """A card leaves its owner's hand; reconnaissance cards go to the discards of their deck."""
    one = card(id_)
    left = list(hand(state.sides[seat], one.kind))
    left.remove(id_)
    change_side(state, seat, **{_HANDS[one.kind]: tuple(left)})
    if one.kind == "recon" and not one.lasting:
        deck = state.decks["recon"]
        state.decks["recon"] = type(deck)(deck.draw, (*deck.discard, id_))


def held(state: State, seat: int, *moments: Play) -> list[Card]:
    """Cards in a seat's hands that are played at one of these moments, each once."""
    side = state.sides[seat]
    ids = dict.fromkeys((*side.orders, *side.equipment, *side.recon))
    return [card(id_) for id_ in ids if card(id_).play in moments]
