"""What one viewer of a Starquest table may know, by the table of hidden information, and what not.

Written from the rules and not from views.py: what the server sends is checked against it. Knowledge only grows: a
card or token that a viewer has seen once may be shown again.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Casting, Drawn, Playing
from bulkhead.starquest.data.state import Side, State
from bulkhead.tabletop.game import SPECTATOR, Viewer

HANDS = ("orders", "equipment", "recon", "psychic", "events")
POOLS = ("blips", "reinforcements", "specials")

SHOWN_TO_ALL = frozenset(
    (
        "CardPlayed",
        "CardShown",
        "CardLost",
        "EventDrawn",
        "EventWasted",
        "Rerolled",
        "DieDropped",
        "CardsDiscarded",
    )
)
"""Events that make a card public."""
OF_THE_SEAT = frozenset(("RoomSearched", "CardSeen", "CardTaken", "CardGiven", "Chose"))
"""Events by which only one seat learns a card."""
OF_TWO = frozenset(("CardOffered", "CardSold"))
"""Events by which two sides know a card."""


class Knowledge:
    """The knowledge of one viewer so far."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.cards: set[str] = set()
        self.tokens: set[str] = set()

    def look(self, state: State) -> None:
        """Add what is public, and what belongs to the viewer."""
        self.cards.update(_open_cards(state))
        if self.viewer is not SPECTATOR:
            side = state.sides[self.viewer]
            for hand in HANDS:
                self.cards.update(getattr(side, hand))
            self.cards.update(card for card, _ in side.named)
        for one in state.proposals:
            if self.viewer in (one.seat, one.to):
                self.cards.add(one.card)
        self.tokens.update(
            token.id
            for token in state.tokens.values()
            if token.shown
            or shares_tokens(state, self.viewer, token.seat)
            or (self.viewer, token.id) in state.peeked
        )

    def hear(self, events: Iterable[dict[str, Any]]) -> None:
        """Add what the viewer was told, as far as the rules allow it."""
        for event in events:
            kind, seat = event["type"], event.get("seat")
            party = kind in OF_TWO and self.viewer in (seat, event["to"])
            if party or kind in SHOWN_TO_ALL or (kind in OF_THE_SEAT and seat == self.viewer):
                self.cards.update(_words(event))
            elif kind in ("TokenRevealed", "Unavailable") or (kind == "TokenSeen" and seat == self.viewer):
                self.tokens.add(event["token"])

    def forbidden_cards(self, state: State) -> set[str]:
        """Cards in piles and in other hands of which the viewer knows no copy."""
        held = {
            card
            for seat, side in enumerate(state.sides)
            if seat != self.viewer
            for hand in HANDS
            if hand != "psychic" or state.options.house.psychic_deck == "own"
            for card in getattr(side, hand)
        }
        piled = {card for deck in state.decks.values() for card in deck.draw}
        return (held | piled) - self.cards

    def own_decks(self, state: State) -> set[str]:
        """Cards that the viewer's squad may choose from: they are shown when it chooses."""
        if self.viewer is SPECTATOR:
            return set()
        faction = state.sides[self.viewer].faction
        return {
            card
            for name, cards in state.scenario.decks.items()
            if name.endswith(f"-{faction}") or name.startswith(("psychic-", "governor"))
            for card in cards
        }

    def forbidden_tokens(self, state: State) -> dict[str, str]:
        """Tokens that the viewer does not know: id to identity."""
        return {token.id: token.identity for token in state.tokens.values() if token.id not in self.tokens}


def shares_tokens(state: State, viewer: Viewer, owner: int) -> bool:
    """The viewer's own; where the table shares tokens, those of an alien ally too."""
    if viewer == owner:
        return True
    if viewer is SPECTATOR or not state.options.house.shared_tokens:
        return False
    aliens = all(is_alien(state.sides[seat].faction) for seat in (viewer, owner))
    return aliens and any({pact.a, pact.b} == {viewer, owner} for pact in state.pacts if not pact.legionary)


def _open_cards(state: State) -> Iterator[str]:
    for side in state.sides:
        yield from _open_cards_of(side)
        if state.options.house.psychic_deck == "common":
            yield from side.psychic
    for deck in state.decks.values():
        yield from deck.discard
    for effect in state.effects:
        yield effect.card
    for frame in state.frames:
        if isinstance(frame, Playing | Casting | Drawn):
            yield frame.card


def _open_cards_of(side: Side) -> Iterator[str]:
    yield from (*side.lasting, *side.open, *side.spent, *side.governor, *side.governor_lost, *side.faded)
    yield from (*side.psychic_used, side.order)
    yield from (card for card, _ in side.used)


def _words(event: dict[str, Any]) -> Iterator[str]:
    for value in event.values():
        if isinstance(value, str):
            yield from value.split()
        elif isinstance(value, list):
            yield from (one for one in value if isinstance(one, str))
