"""The base classes of event cards: who decides, among which options, and whom an event may affect.

A card that asks is a Playing frame; `chosen` holds the decisions so far, none of them secret. Whether a seat is asked
depends on public facts alone (SQ-SEAT-09)."""

from collections.abc import Iterable
from typing import ClassVar, Unpack

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose, Pass
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.lasting_effects import Felt, Until, Word
from bulkhead.starquest.data.shuffling import pick
from bulkhead.starquest.data.state import Effect, Mini, State, Token
from bulkhead.starquest.events import CardPlayed, DieRolled, EventWasted
from bulkhead.starquest.rules.cards import warding
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.allegiance import hostile
from bulkhead.starquest.table.card import Printed
from bulkhead.starquest.table.engine import pop, push, put
from bulkhead.starquest.table.places import is_machine, on_board
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


class Event(Printed):
    """An event card. Subclasses say what it does for the seat that draws it."""

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        raise NotImplementedError

    def wasted(self, seat: int, out: Out) -> None:
        """Tell that the card has no effect, for lack of a target."""
        out.tell(EventWasted(seat, self.id))

    def lay(
        self,
        state: State,
        seat: int,
        what: Word,
        until: Until = "turn",
        value: int = 1,
        **where: Unpack[Felt],
    ) -> None:
        """Lay an effect of this card."""
        effects.add(state, Effect(what, seat, value=value, until=until, card=self.id, **where))

    def why_not(self, state: State, frame: Playing, command: AnyCommand) -> Illegal:
        return Illegal("SQ-ALIEN-06", "sq-no-event-choice")


class Asking(Event):
    """A card with choices, one after the other, until it has all it needs. With nothing to choose at the start, it has
    no effect."""

    asks: ClassVar[str] = "sq-ask-event-figure"
    optional: ClassVar[bool] = False
    """Its player may decline, or stop."""

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        """What may be named now."""
        return ()

    def commands(self, state: State, frame: Playing) -> Iterable[AnyCommand]:
        """What may be answered now, apart from stopping."""
        return [Choose(value) for value in self.options(state, frame)]

    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        """Carry an answer out. The frame stays on top until it is popped."""
        raise NotImplementedError

    def decider(self, state: State, frame: Playing) -> int:
        return frame.seat

    def may_stop(self, state: State, frame: Playing) -> bool:
        return self.optional

    def open_to(self, state: State, frame: Playing) -> bool:
        """Is there something to choose, by what all players know?"""
        return any(True for _ in self.commands(state, frame))

    # The frame

    @clause("SQ-ALIEN-06")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.ask(state, Playing(seat, self.id), out)

    def ask(self, state: State, frame: Playing, out: Out) -> None:
        """Ask, if there is something to choose."""
        if self.open_to(state, frame):
            push(state, frame)
        else:
            self.wasted(frame.seat, out)

    def waits(self, state: State, frame: Playing) -> int | None:
        return self.decider(state, frame) if self.open_to(state, frame) else None

    def question(self, state: State, frame: Playing) -> str:
        return self.asks

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        found = list(self.commands(state, frame))
        return [*found, Pass()] if self.may_stop(state, frame) or not found else found

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Pass):
            pop(state)
        else:
            self.take(state, frame, command, dice, out)


class Naming(Asking):
    """A card that asks for one thing, and is then carried out on it."""

    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        pop(state)
        out.tell(CardPlayed(frame.seat, self.id, (command.value,), "SQ-ALIEN-06"))
        self.touch(state, frame.seat, command.value, dice, out)

    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        """Carry it out."""
        raise NotImplementedError


class OnOwn(Naming):
    """One of the drawer's miniatures on the board."""

    def allows(self, state: State, mini: Mini) -> bool:
        return True

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        return [mini.id for mini in own(state, frame.seat) if self.allows(state, mini)]


class OnVictim(Naming):
    """One squad miniature on the board that an event of the drawer may affect."""

    def allows(self, state: State, mini: Mini) -> bool:
        return True

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        return [
            mini.id
            for mini in victims(state, frame.seat, self.id)
            if not is_machine(mini) and self.allows(state, mini)
        ]


class OnSquad(Naming):
    """One squad, named by its faction."""

    asks = "sq-ask-event-squad"

    def fits(self, state: State, squad: int) -> bool:
        return True

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        return [
            state.sides[squad].faction
            for squad in squads(state, frame.seat, self.id)
            if self.fits(state, squad)
        ]

    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        squad = next(at for at, side in enumerate(state.sides) if side.faction == value)
        self.strike(state, seat, squad, dice, out)

    def strike(self, state: State, seat: int, squad: int, dice: Dice, out: Out) -> None:
        raise NotImplementedError


def more(state: State, frame: Playing, *chosen: str) -> Playing:
    """Add the last decision to the frame on top."""
    frame = replace(frame, step=frame.step + 1, chosen=(*frame.chosen, *chosen))
    put(state, frame)
    return frame


# Whom an event may touch


def own(state: State, seat: int) -> list[Mini]:
    """The drawer's miniatures on the board."""
    return [mini for mini in on_board(state, seat) if not is_machine(mini)]


def own_tokens(state: State, seat: int) -> list[Token]:
    """His tokens on the board; those that wait on a vent are not on it yet."""
    return [
        token for token in state.tokens.values() if token.seat == seat and not token.vent and not token.shown
    ]


def in_dock(state: State, mini: Mini) -> bool:
    """Is it in an entry area, where these are floor?"""
    return any(dock.floor >> square & 1 for dock in state.ship.docks.values() for square in mini.squares)


@clause("SQ-ALIEN-06", "SQ-ALLY-14")
def victims(state: State, seat: int, card: str) -> list[Mini]:
    """Squad miniatures and machines on the board, outside the entry areas: not of public allies of the drawer, nor of a
    squad that is safe from this card."""
    return [
        mini
        for mini in on_board(state)
        if mini.seat >= 0
        and not is_alien(state.sides[mini.seat].faction)
        and hostile(state, seat, mini)
        and not warding.warded(state, card, mini.seat)
        and not in_dock(state, mini)
    ]


def in_play(state: State) -> list[int]:
    """Squads that still have a miniature in the mission."""
    there = {
        mini.seat
        for mini in state.minis.values()
        if mini.place in ("board", "dock", "carried") and not is_machine(mini)
    }
    return [seat for seat in state.order if seat in there and not is_alien(state.sides[seat].faction)]


@clause("SQ-ALIEN-06", "SQ-ALLY-14")
def squads(state: State, seat: int, card: str) -> list[int]:
    """Squads that an event of the drawer may affect: not his public allies, nor one that is safe from this card."""
    return [
        squad
        for squad in in_play(state)
        if not warding.warded(state, card, squad)
        and not any(
            pact.public and not pact.legionary and {pact.a, pact.b} == {seat, squad} for pact in state.pacts
        )
    ]


def poorest(state: State, dice: Dice, out: Out) -> int | None:
    """The squad with fewest points, by lot among equals; None when there is no squad left."""
    there = in_play(state)
    if not there:
        return None
    fewest = min(state.sides[seat].points for seat in there)
    equal = [seat for seat in there if state.sides[seat].points == fewest]
    at = pick(len(equal), dice)
    if len(equal) > 1:
        out.tell(DieRolled(equal[at], (at + 1,), len(equal), "lot", "SQ-ALIEN-06"))
    return equal[at]
