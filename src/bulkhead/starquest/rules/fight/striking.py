"""The melee action (SQ-MELEE-01, 05, SQ-TURN-08, 17): who may strike now, and at what."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Strike
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.pieces import DeedsChange
from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.starquest.rules.cards import showing
from bulkhead.starquest.rules.fight import attack
from bulkhead.starquest.rules.fight.declaring import attack_of
from bulkhead.starquest.rules.fight.melee import melee_dice, targets
from bulkhead.starquest.rules.move.movement_points import allowance, anchor
from bulkhead.starquest.rules.turn.action_limits import both, closed, spent
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.mission_rule import refused
from bulkhead.starquest.table.places import is_machine
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


def why_no_melee(state: State, mini: Mini) -> Illegal | None:
    """The clause that keeps a miniature from melee now, whatever its target; None when nothing does."""
    done = mini.deeds
    if mini.place != "board":
        return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
    if refusal := refused(state, "melee", mini.seat, mini):
        return refusal
    if spent(state, mini, "melee"):
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    if done.searched and not effects.has(state, mini, "attack-after-search"):
        return Illegal("SQ-RECON-04", "sq-no-searched")
    if done.struck >= 1 + effects.total(state, mini, "more-melee"):
        return Illegal("SQ-TURN-17", "sq-no-second-melee")
    if done.fired and not both(state, mini):
        clause_ = "SQ-ALIEN-32" if is_alien(state.sides[mini.seat].faction) else "SQ-TURN-06"
        return Illegal(clause_, "sq-no-shoot-and-melee")
    if mini.mans or is_machine(mini) or done.served:
        return Illegal("SQ-WPN-87", "sq-no-gunner-melee")
    if effects.has(state, mini, "no-melee"):
        return Illegal("SQ-MELEE-01", "sq-no-card-forbids")
    if not melee_dice(state, mini):
        return Illegal("SQ-MELEE-02", "sq-no-melee-dice")
    return None


@verb
class Striking(Verb):
    commands: ClassVar[tuple[type[Command], ...]] = (Strike,)
    listed = 30

    @clause("SQ-MELEE-01", "SQ-MELEE-05", "SQ-TURN-17")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        ahead = targets(state, mini)  # mostly nobody, which is quicker to see than whether it may strike
        if not ahead or why_no_melee(state, mini) is not None:
            return ()
        return [Strike(mini.id, target) for target in ahead]

    @clause("SQ-TURN-08", "SQ-TURN-17")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Strike)
        done = mini.deeds
        values: DeedsChange = {"struck": done.struck + 1}
        if done.moved:
            values.update(closed(state, mini, allowance(state, mini)))
        deeds(state, mini, **values)
        anchor(state, state.minis[mini.id])
        strike = attack_of(state, mini.seat, command)
        ahead = {state.ship.step[one][mini.facing] for one in mini.squares}
        if strike.squares and not ahead.intersection(strike.squares):
            showing.show_giving(state, mini, out, "melee-diagonal")
        attack.declare(state, strike, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        return why_no_melee(state, mini) or Illegal("SQ-MELEE-05", "sq-no-nobody-ahead")
