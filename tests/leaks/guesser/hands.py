"""Hidden cards that come into a hand, and what is sent about each."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from bulkhead.starquest.data.sides import Hand, Side
from bulkhead.starquest.data.state import State, cards_in
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.events import Event
from tests.leaks.guesser import sent
from tests.leaks.guesser.bot_games import Moment

DRAWN: tuple[Hand, ...] = ("recon", "events")
CHOSEN: tuple[Hand, ...] = ("orders", "equipment", "psychic")


class Card(Struct, frozen=True):
    """A hidden card that has just come into a hand."""

    seat: int
    hand: Hand
    card: str
    kind: str
    lot: str
    """Cards drawn from one deck could have come in any order. A bot chooses others by its plans: two cards that were
    chosen at the same place of the same mission could be exchanged."""
    chosen: bool

    def note(self, view: View, events: list[Event], last: str) -> dict[str, str]:
        """What a viewer is sent when it comes."""
        at = next((n for n, one in enumerate(events) if getattr(one, "seat", -1) == self.seat), -1)
        own = {**sent.parts("event", events[at]), **sent.around(events, at)} if at >= 0 else {}
        hand = cards_in(view.sides[self.seat], self.hand)
        return {
            **own,
            "hand": " ".join(card or "hidden" for card in hand),
            "decks": " ".join(str(deck.left) for deck in view.decks.values()),
            "last event": last,
            "round": str(view.round),
            "whose turn": str(view.turn_seat),
            "question": view.question,
        }


def drawn_cards(moment: Moment) -> Iterator[Card]:
    """The hidden cards that a command has brought into a hand. Cards that another seat had before are left out: that
    seat knows them."""
    after, before = moment.after, moment.before
    for seat, side in enumerate(after.sides):
        if before and before[seat] is side:
            continue
        for hand in (*DRAWN, *CHOSEN):
            had = Counter(cards_in(before[seat], hand)) if before else Counter[str]()
            for card in (Counter(cards_in(side, hand)) - had).elements():
                if card not in side.open and not _given(before, after, seat, hand, card):
                    yield _card(after, seat, hand, card)


def _given(before: Sequence[Side], after: State, seat: int, hand: Hand, card: str) -> bool:
    """Has another seat given this card away?"""
    return any(
        card in cards_in(side, hand) and card not in cards_in(after.sides[other], hand)
        for other, side in enumerate(before)
        if other != seat
    )


def _card(state: State, seat: int, hand: Hand, card: str) -> Card:
    side = state.sides[seat]
    if hand in CHOSEN:
        place = f"{state.scenario.id} {side.faction} {hand} {len(cards_in(side, hand))}"
        return Card(seat, hand, card, f"chosen {side.faction} {hand}", place, chosen=True)
    deck = next((name for name, cards in state.scenario.decks.items() if card in cards), hand)
    return Card(seat, hand, card, f"card {deck}", f"{deck} {state.phase}", chosen=False)
