"""The base class of cards: where a card is held, when and on what it may be played, and what it does.

A state holds ids only. The object of a card is made when it is first needed: of the class that is registered for its id
with `@behaviour`, else of the default class that reads the card's data (cards/deck.py sets it with `set_default_card`).
Traits of figures are cards that come with the miniature and are in no hand."""

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.effects import Play, Uses
from bulkhead.starquest.box.reading.keeping import kept, with_another_box
from bulkhead.starquest.data.commands import AnyCommand, Use
from bulkhead.starquest.data.frames import Attack, How, Playing
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.sides import Hand, SideChange
from bulkhead.starquest.data.state import Mini, Side, State, cards_in, change_side, set_cards
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

Kind = Literal["order", "equipment", "recon", "psychic", "governor", "event", "trait"]
Giving = tuple[Named, int]
"""The word of an effect, and its value."""


class Card:
    """One card. Subclasses say what it does."""

    id: str
    kind: Kind
    play: Play = "own_any"
    uses: Uses = 1
    lasting: bool = False
    """It stays in play and is not kept for the next mission (SQ-RECON-09)."""
    mission: int = 0
    """Points of a secret mission (SQ-RECON-10); 0 for every other card."""
    for_heavy: bool = False
    """Made for heavy weapons: useless with extra-heavy ones and machines (SQ-WPN-23, 51; heavy_weapons.py)."""
    exchange: bool = False
    """It may be handed over, and equipment may be sold (SQ-OBJ-08)."""
    bane: bool = False
    """It is never held by rank (SQ-ALIENRANK-03)."""
    art: str = ""
    """The art of a psychic card (SQ-PSI-07)."""
    rerolls: int = 0
    """How many dice it rerolls, where it is played after a roll."""
    rerolls_melee: bool = True
    """It helps in melee: with rerolls, or with more dice."""
    rerolls_shots: bool = True
    during: bool = False
    """A card of the activation that may be played at any moment of it, not only at its start."""
    per_turn: int = 1
    """How often it may be used in a turn, where that is limited."""
    forces: bool = False
    """It makes the opponent reroll his highest dice, as many as `rerolls` says."""
    attacks: bool = False
    """It attacks with its own dice, or makes a miniature attack, as soon as its target is chosen."""
    fatal: bool = False
    """The miniature that makes its attack is removed afterwards."""

    @property
    def moment(self) -> Play:
        """When it is played or asked for: as printed, unless a subclass overrides it."""
        return self.play

    def serves(self, how: How) -> bool:
        """Does it help in an attack of this sort?"""
        return self.rerolls_melee if how == "melee" else self.rerolls_shots

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        """Everything it can be played on now: ids of figures, tokens, doors, or squares as `x.y`. One empty tuple when
        it needs no target; nothing when it cannot be played."""
        return ((),)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        """Carry it out."""

    def fulfilled(self, state: State, seat: int) -> bool:
        """A secret mission: has the squad done what it asks?"""
        return False

    def put_back(self, state: State, seat: int, dice: Dice, out: Out) -> bool:
        """Put a secret mission that nobody can fulfil back into the deck of a squad that has just drawn it; False if it
        stays, and for every other card."""
        return False

    # Set-up

    def names(self, state: State, seat: int) -> list[str]:
        """What may be named for it at set-up: weapons or miniatures. Nothing for a card that names nothing."""
        return []

    # What works by itself

    def gives(self) -> tuple[Giving, ...]:
        """Words of effects.py, with their values: given to every miniature for which `touches` is true."""
        return ()

    def touches(self, state: State, mini: Mini) -> bool:
        """Does this miniature of the card's owner get what the card gives?"""
        return False

    # Moments of others

    def helps(self, state: State, seat: int) -> bool:
        """Played after a roll: does the text of the card allow it on the attack in progress?"""
        return True

    def answers(self, state: State, seat: int) -> Iterable[AnyCommand]:
        """The commands that play it outside its owner's turn. Rerolls are offered by windows.py."""
        return [Use(self.id, on) for on in self.targets(state, seat)]

    # Attacks by the card (attack.by_card)

    def still(self, state: State, attack: Attack) -> bool:
        """After the dodges: does the attack still have something to do (SQ-CMD-11)?"""
        return True

    def hits(self, state: State, attack: Attack, found: Iterable[Hit]) -> Iterable[Hit]:
        """The hits that the card keeps of those that its pattern finds."""
        return found

    def after(self, state: State, attack: Attack, out: Out) -> None:
        """What else happens once the attack is over."""

    # Finds

    def binding(self, state: State, mini: Mini) -> str:
        """What the card is bound to when a miniature finds it, such as its carrier; empty for most cards."""
        return ""

    # Psychic cards

    def touched(self, state: State, seat: int, on: tuple[str, ...]) -> list[str]:
        """Miniatures that a psychic card would touch: those that it names."""
        return [who for who in on if who in state.minis]

    # Cards with further choices: they push a Playing frame and are asked here

    def waits(self, state: State, frame: Playing) -> int | None:
        """The seat that decides now; None when the card goes on without a decision."""
        return None

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-playing"

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        raise NotImplementedError

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        raise NotImplementedError

    def step(self, state: State, frame: Playing, dice: Dice, out: Out) -> None:
        """No seat has to decide (any more): the card is done."""
        state.frames.pop()

    def why_not(self, state: State, frame: Playing, command: AnyCommand) -> Illegal:
        return Illegal("SQ-TURN-11", "sq-no-card-choice")


class Printed(Card):
    """A card of the box, with its sheet."""

    def __init__(self, sheet: CardSheet) -> None:
        self.sheet = sheet
        self.id = sheet.id
        self.kind = sheet.kind
        self.play = sheet.play
        self.uses = sheet.uses
        self.lasting = sheet.has("lasting")
        self.for_heavy = sheet.has("heavy_card")
        self.exchange = sheet.has("exchange")
        self.bane = sheet.has("bane")
        self.art = sheet.art or ""
        for operation in sheet.do:
            if operation.verb == "goal":
                self.mission = int(operation.args[0])
            elif operation.verb in ("reroll", "force_reroll"):
                self.rerolls = 99 if operation.args[0] == "all" else int(operation.args[0])
                self.forces = operation.verb == "force_reroll"
            if operation.verb in ("reroll", "dice"):
                self.rerolls_melee = operation.args[1] in ("melee", "any")
                self.rerolls_shots = operation.args[1] in ("shoot", "any")


CARDS: dict[str, Card] = {}
"""Cards made so far, and those that were registered as they are."""
BEHAVIOURS: dict[str, type[Printed]] = {}
_DEFAULT: list[type[Printed]] = [Printed]
"""The class of cards without code: one entry, which `set_default_card` replaces."""
PROCEDURES: list[Callable[[CardSheet], Printed | None]] = []
"""Functions that make the cards of packs with code (cards/procedure.py)."""
TRAITS: dict[str, Card] = {}
"""Traits that a player decides to use, by id (cards/traits.py)."""

P = TypeVar("P", bound=type[Printed])


def behaviour(*ids: str) -> Callable[[P], P]:
    """Register the class of these cards of the box."""

    def register_(class_: P) -> P:
        for id_ in ids:
            BEHAVIOURS[id_] = class_
            CARDS.pop(id_, None)
        return class_

    return register_


def set_default_card(class_: P) -> P:
    """Make every card without a class of its own one of this class."""
    _DEFAULT[0] = class_
    return class_


def register(one: Card) -> Card:
    """Register a card object."""
    CARDS[one.id] = one
    return one


def card(id_: str) -> Card:
    found = CARDS.get(id_) or TRAITS.get(id_)
    if found is None:
        sheet = load_box().cards[id_]
        scripted = (made for make in PROCEDURES if (made := make(sheet)) is not None)
        _MADE.add(id_)
        found = CARDS[id_] = next(scripted, None) or BEHAVIOURS.get(id_, _DEFAULT[0])(sheet)
    return found


_MADE: set[str] = set()
"""Cards that were made from the box."""


def _forget() -> None:
    """Forget the cards made from the last box, when another one is opened; registered card objects stay."""
    for id_ in _MADE:
        CARDS.pop(id_, None)
    _MADE.clear()


with_another_box(_forget)


def is_known(id_: str) -> bool:
    """Is there such a card? The id of a hidden card is empty."""
    return id_ in CARDS or id_ in TRAITS or id_ in load_box().cards


# Hands


_HANDS: dict[Kind, Hand] = {
    "order": "orders",
    "equipment": "equipment",
    "recon": "recon",
    "psychic": "psychic",
    "governor": "governor",
    "event": "events",
}


def hand(side: Side, kind: Kind) -> tuple[str, ...]:
    """The cards of a kind that a seat holds."""
    return cards_in(side, _HANDS[kind])


def discard(state: State, seat: int, id_: str, used: bool = True) -> None:
    """A card leaves its owner's hand; reconnaissance cards go to the discards of their deck, unless they were used and
    last."""
    one = card(id_)
    side = state.sides[seat]
    left = list(hand(side, one.kind))
    left.remove(id_)
    values: SideChange = {}
    if id_ not in left:
        values["open"] = tuple(other for other in side.open if other != id_)
        values["used"] = tuple(use for use in side.used if use[0] != id_)
        if one.kind == "recon" or one.exchange:
            values["named"] = tuple(pair for pair in side.named if pair[0] != id_)
    if one.kind == "equipment" and used:
        values["spent"] = (*side.spent, id_)
    set_cards(state, seat, _HANDS[one.kind], tuple(left))
    change_side(state, seat, **values)
    if one.kind == "recon" and not (used and one.lasting) and "recon" in state.decks:
        deck = state.decks["recon"]
        state.decks["recon"] = type(deck)(deck.draw, (*deck.discard, id_))


def give_up(state: State, seat: int, id_: str) -> None:
    """A card leaves its owner's hand without having been used: it does not count as used up, and is not in play."""
    discard(state, seat, id_, used=False)


def named_for(side: Side, id_: str) -> list[str]:
    """What a card was bound to."""
    return [value for name, value in side.named if name == id_]


def abilities(side: Side) -> tuple[str, ...]:
    """Governor cards whose abilities work: those that lie face up."""
    return tuple(id_ for id_ in side.governor if id_ not in side.faded)


# Uses


def times_used(state: State, seat: int, id_: str, turn: int | None = None) -> int:
    """How often a card was used in the mission, or in one turn."""
    return sum(name == id_ and (turn is None or number == turn) for name, number in state.sides[seat].used)


def may_use(state: State, seat: int, one: Card) -> bool:
    """Is a use of it left?"""
    if one.uses == "turn":
        return state.turn_seat == seat and times_used(state, seat, one.id, state.turn) < one.per_turn
    if one.uses == "enemy_turn":
        return state.turn_seat != seat and times_used(state, seat, one.id, state.turn) < one.per_turn
    return one.uses == "mission" or times_used(state, seat, one.id) < one.uses


def use_up(state: State, seat: int, one: Card) -> None:
    """A card is used: it leaves the hand with its last use, else it lies open from now on."""
    side = state.sides[seat]
    if one.uses == 1 and one.kind != "trait":
        discard(state, seat, one.id)
        return
    if one.uses != "mission":
        side = change_side(state, seat, used=(*side.used, (one.id, state.turn)))
    if one.kind in ("equipment", "recon") and one.id not in side.open:
        change_side(state, seat, open=(*side.open, one.id))
    if isinstance(one.uses, int) and one.kind != "trait" and not may_use(state, seat, one):
        discard(state, seat, one.id)


def held(state: State, seat: int, *moments: Play) -> list[Card]:
    """Cards in a seat's hands that are played at one of these moments and have a use left, each once."""
    return [one for one in _for_moments(state.sides[seat], moments) if may_use(state, seat, one)]


@kept(1024)
def _for_moments(side: Side, moments: tuple[Play, ...]) -> tuple[Card, ...]:
    """Cached, because every offer asks, and the cards in a hand seldom change."""
    ids = dict.fromkeys((*side.orders, *side.equipment, *side.recon))
    return tuple(one for one in map(card, ids) if one.moment in moments)
