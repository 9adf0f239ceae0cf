"""Using a card inside an activation: equipment and reconnaissance cards, and the psychic card of a psionic
(SQ-TURN-11, SQ-PSI-08 to 10)."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.box.items.effects import Play
from bulkhead.starquest.data.commands import AnyCommand, Use
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards import granting, orders, psionics
from bulkhead.starquest.rules.move.movement_points import anchor
from bulkhead.starquest.rules.turn.other_attacks import spend_attack, why_no_attack
from bulkhead.starquest.table.card import card, held
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-TURN-11", "SQ-TURN-15", "SQ-OVER-01")
def _of_activation(state: State, mini: Mini) -> list[AnyCommand]:
    """Cards and traits for the miniature that acts: at the start of its activation, or in place of its attack."""
    moments: list[Play] = []
    if mini.place == "board" and not mini.deeds.psychic:
        moments.append("activation")
        if why_no_attack(mini) is None:
            moments.append("instead_attack")
        if mini.deeds.searched:
            moments.append("before_roll")  # a card that lets it attack after a search (SQ-RECON-04)
    fresh = psionics.is_idle(mini)
    found: list[AnyCommand] = []
    for one in (*held(state, mini.seat, *moments), *orders.traits(state, mini.seat, *moments)):
        if one.play == "instead_attack" or fresh or one.during:
            found.extend(Use(one.id, on) for on in one.targets(state, mini.seat))
    return found


@verb
class Using(Verb):
    commands: ClassVar[tuple[type[Command], ...]] = (Use,)
    listed = 200

    @clause("SQ-TURN-11", "SQ-PSI-08")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if is_alien(state.sides[mini.seat].faction):
            return granting.choices(state, mini)
        return [
            *orders.own_cards(state, mini.seat),
            *_of_activation(state, mini),
            *psionics.choices(state, mini),
        ]

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Use)
        anchor(state, mini)
        if is_alien(state.sides[mini.seat].faction):
            granting.use(state, state.minis[mini.id], command, dice, out)
            return
        if card(command.card).kind == "psychic":
            psionics.use(state, state.minis[mini.id], command, dice, out)
        else:
            if card(command.card).play == "instead_attack":
                spend_attack(state, state.minis[mini.id], command.card)
            orders.play(state, mini.seat, command, dice, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Use)
        if command.card in state.sides[mini.seat].psychic:
            return psionics.why_not(state, mini)
        return orders.why_not(state, mini.seat, command)
