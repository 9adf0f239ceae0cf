"""Alien event cards (SQ-ALIEN-03 to 06): draw from the two decks in turn, play what is drawn, and hold the cards
that Chaos has by rank (SQ-ALIENRANK-03)."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Drawn, Reacting
from bulkhead.starquest.data.shuffling import shuffled
from bulkhead.starquest.data.sides import Colour
from bulkhead.starquest.data.state import Deck, State, change_side
from bulkhead.starquest.data.turn_order import seats_after_active
from bulkhead.starquest.events import CardPlayed, EventDrawn, Reshuffled
from bulkhead.starquest.rules.blips.blip_placement import taken
from bulkhead.starquest.rules.cards import warding, windows
from bulkhead.starquest.table.card import card as card_of
from bulkhead.starquest.table.card import is_known
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

GREEN: Final = "green"
AZURE: Final = "azure"
COLOURS: tuple[Colour, ...] = clause("SQ-ALIEN-04")((GREEN, AZURE))

Play = Callable[[State, int, Dice, Out], None]
"""The effect of a card for the seat that drew it. It may push frames for choices."""

EVENTS: dict[str, Play] = {}
"""Every event card by id; each registers itself with `event`."""
BANES: set[str] = set()
"""Cards that are not held by rank: they are shown and put under their deck (SQ-ALIENRANK-03)."""


def event(card: str, bane: bool = False) -> Callable[[Play], Play]:
    """Register the effect of a card."""

    def register(play_: Play) -> Play:
        EVENTS[card] = play_
        if bane:
            BANES.add(card)
        return play_

    return register


# Colours


def colour_called(name: str) -> Colour:
    """The colour that a player has named."""
    return next(colour for colour in COLOURS if colour == name)


def other_colour(colour: Colour) -> Colour:
    return AZURE if colour == GREEN else GREEN


@clause("SQ-ALIEN-04", "SQ-ALIEN-05", "SQ-SEAT-03")
def colour_of(state: State, seat: int) -> Colour:
    """The deck from which a seat draws next: the one it was given at the start, then the other one every round. Where
    the mission has one deck only, always that."""
    decks = [colour for colour in COLOURS if colour in state.decks]
    if len(decks) == 1:
        return decks[0]
    colour = state.sides[seat].colour
    if colour:
        return colour
    aliens = [other for other in state.order if is_alien(state.sides[other].faction)]
    return GREEN if seat == aliens[0] else AZURE


# Drawing


def deck_of(state: State, card: str) -> Colour:
    """The colour of a card: the deck that it was shuffled into."""
    return next(colour for colour in COLOURS if card in state.scenario.decks.get(colour, ()))


@clause("SQ-ALIEN-05")
def take(state: State, colour: Colour, dice: Dice, out: Out) -> str | None:
    """The top card of a deck, which is shuffled from its discards when it is empty; None when there are no cards."""
    deck = state.decks.get(colour, Deck())
    if not deck.draw:
        if not deck.discard:
            return None
        deck = Deck(shuffled(sorted(deck.discard), dice), ())
        out.tell(Reshuffled(colour, "SQ-ALIEN-05"))
    state.decks[colour] = replace(deck, draw=deck.draw[1:])
    return deck.draw[0]


def put_aside(state: State, card: str, colour: Colour) -> None:
    """Put a card that was played on the discards."""
    deck = state.decks.get(colour, Deck())
    state.decks[colour] = replace(deck, discard=(*deck.discard, card))


@clause("SQ-ALIEN-03", "SQ-ALIEN-05", "SQ-ALIEN-06", "SQ-END-07")
def draw(state: State, seat: int, dice: Dice, out: Out) -> None:
    """Draw, show and play the compulsory card of a turn. The next one comes from the other deck."""
    colour = colour_of(state, seat)
    change_side(state, seat, colour=other_colour(colour))
    _draw_and_play(state, seat, colour, dice, out, "SQ-ALIEN-03")


def _draw_and_play(state: State, seat: int, colour: Colour, dice: Dice, out: Out, why: str) -> None:
    card = take(state, colour, dice, out)
    if card is None:
        return
    out.tell(EventDrawn(seat, card, colour, why))
    put_aside(state, card, colour)
    _answered(state, seat, card, dice, out)


@clause("SQ-ALIEN-06")
def play(state: State, seat: int, card: str, dice: Dice, out: Out) -> None:
    """Carry the card's effect out."""
    if card in EVENTS:
        EVENTS[card](state, seat, dice, out)
    elif is_known(card):
        card_of(card).do(state, seat, (), dice, out)
    else:
        raise LookupError(f"no event card is called {card}")


# Answers to it


def _answered(state: State, seat: int, card: str, dice: Dice, out: Out) -> None:
    """Ask the squads for answers to an event just drawn, before it takes effect."""
    asked = [
        other
        for other in seats_after_active(state)
        if windows.opens_for(state, other, "after_draw") or warding.is_open_to(state, other)
    ]
    if not asked:
        play(state, seat, card, dice, out)
        return
    push(state, Drawn(seat, card))
    push(state, Reacting(tuple(asked), "after_draw"))


@procedure(Drawn)
class DrawnProcedure(Procedure[Drawn]):
    """All answers are given: the card takes effect."""

    rule = "SQ-ALIEN-06"

    def step(self, state: State, frame: Drawn, dice: Dice, out: Out) -> None:
        pop(state)
        play(state, frame.seat, frame.card, dice, out)


# Cards held by rank


@clause("SQ-ALIENRANK-03")
def is_bane(card: str) -> bool:
    """Does it help the squads?"""
    return card in BANES or (is_known(card) and card_of(card).bane)


@clause("SQ-ALIENRANK-03")
def keep(state: State, seat: int, colour: Colour, out: Out) -> None:
    """Hold the top card of a deck in secret, at the start of the mission. A bane is shown, put under its deck and
    replaced, unless there is no other card."""
    deck = state.decks[colour]
    at = next((place for place, card in enumerate(deck.draw) if not is_bane(card)), 0)
    state.decks[colour] = replace(deck, draw=(*deck.draw[at + 1 :], *deck.draw[:at]))
    for bane in deck.draw[:at]:
        out.tell(EventDrawn(seat, bane, colour, "SQ-ALIENRANK-03"))
    change_side(state, seat, events=(*state.sides[seat].events, deck.draw[at]))
    drawn = EventDrawn(seat, deck.draw[at], colour, "SQ-ALIENRANK-03")
    out.tell(drawn, to=(seat,), others=replace(drawn, card=""))


EXTRA_DRAW = "draw"
"""Stands among the held cards for the right to draw one more (a house option of SQ-ALIENRANK-03)."""


@clause("SQ-ALIENRANK-03")
def play_held(state: State, seat: int, card: str, dice: Dice, out: Out) -> None:
    """Play one of the held cards, besides the compulsory one: one in a turn."""
    change_side(state, seat, events=taken(state.sides[seat].events, card), held_event=True)
    out.tell(CardPlayed(seat, card, why="SQ-ALIENRANK-03"))
    put_aside(state, card, deck_of(state, card))
    _answered(state, seat, card, dice, out)


@clause("SQ-ALIENRANK-03")
def draw_more(state: State, seat: int, colour: Colour, dice: Dice, out: Out) -> None:
    """Draw an extra card from the deck of the player's choice and play it at once (house option)."""
    change_side(state, seat, events=taken(state.sides[seat].events, EXTRA_DRAW), held_event=True)
    _draw_and_play(state, seat, colour, dice, out, "SQ-ALIENRANK-03")
