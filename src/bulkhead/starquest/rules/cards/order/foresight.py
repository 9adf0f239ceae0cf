"""Foresight: look at the next event cards, and reroll Overwatch shots (SQ-ALIEN-03, SQ-OVER-19)."""

from bulkhead.starquest.data.commands import AnyCommand, Pass, Yes
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.state import Deck, State
from bulkhead.starquest.events import CardPutUnder, CardSeen
from bulkhead.starquest.rules.cards import operations
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.cards.events import COLOURS
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.engine import pop, push, put
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("ord_foresight")
class Foresight(Plain):
    """The owner sees the top card of each event deck and may put it at the bottom, one deck after the other."""

    @clause("SQ-ALIEN-03", "SQ-OVER-19")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        operations.lay(state, seat, self.id, (("reroll-overwatch", 1),), "next_own_turn", side=seat)
        push(state, Playing(seat, self.id))
        self._show_next(state, seat, 0, out)

    def _show_next(self, state: State, seat: int, step: int, out: Out) -> None:
        """Show the top card of the next deck that has one."""
        while step < len(COLOURS) and not state.decks.get(COLOURS[step], Deck()).draw:
            step += 1
        put(state, Playing(seat, self.id, step))
        if step < len(COLOURS):
            top = state.decks[COLOURS[step]].draw[0]
            out.tell(CardSeen(seat, COLOURS[step], top), (seat,), CardSeen(seat, COLOURS[step]))

    def waits(self, state: State, frame: Playing) -> int | None:
        return frame.seat if frame.step < len(COLOURS) else None

    def question(self, state: State, frame: Playing) -> str:
        return f"sq-ask-foresight-{COLOURS[frame.step]}"

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        return [Pass(), Yes()]

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Yes):
            colour = COLOURS[frame.step]
            deck = state.decks[colour]
            state.decks[colour] = Deck((*deck.draw[1:], deck.draw[0]), deck.discard)
            out.tell(CardPutUnder(frame.seat, colour))
        self._show_next(state, frame.seat, frame.step + 1, out)

    def step(self, state: State, frame: Playing, dice: Dice, out: Out) -> None:
        pop(state)
