"""Using a card inside an activation: equipment and reconnaissance cards, and the psychic card of a psionic
(SQ-TURN-11, SQ-PSI-08 to 10)."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest import psionics
from bulkhead.starquest.cards import orders
from bulkhead.starquest.cards.card import CARDS
from bulkhead.starquest.commands import AnyCommand, Use
from bulkhead.starquest.factions import is_alien
from bulkhead.starquest.purse import Purse, anchor
from bulkhead.starquest.state import Mini, State
from bulkhead.starquest.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@verb
class Using(Verb):
    commands: ClassVar[tuple[type[Command], ...]] = (Use,)

    @clause("SQ-TURN-11", "SQ-PSI-08")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if is_alien(state.sides[mini.seat].faction):
            return ()
        return [*orders.own_cards(state, mini.seat), *psionics.choices(state, mini)]

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Use)
        anchor(state, mini)
        if CARDS[command.card].kind == "psychic":
            psionics.use(state, state.minis[mini.id], command, dice, out)
        else:
            orders.play(state, mini.seat, command, dice, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Use)
        if command.card in state.sides[mini.seat].psychic:
            return psionics.why_not(state, mini)
        return orders.why_not(state, mini.seat, command)
