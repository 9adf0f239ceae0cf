"""Turns on the spot (SQ-MOVE-05 to 07, 15): the first 90 degrees after an anchor are free."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Face
from bulkhead.starquest.data.facings import FOUR, facings
from bulkhead.starquest.data.state import Mini, State, change, deeds
from bulkhead.starquest.events import Faced
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.machines import dreadnoughts, move_or_fire, rolling
from bulkhead.starquest.rules.move import sharing
from bulkhead.starquest.rules.move.movement_points import pay, spending, turn_cost
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.rules.turn.action_limits import spent
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.places import is_large, is_machine
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@verb
class Turning(Verb):
    """A turn on the spot: allowed at any moment of the activation while it is free."""

    commands: ClassVar[tuple[type[Command], ...]] = (Face,)
    listed = 190
    with_points = True
    while_passing = True

    @clause("SQ-MOVE-06", "SQ-MOVE-07", "SQ-MOVE-15", "SQ-CMD-10", "SQ-DREAD-12", "SQ-DREAD-28")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "board" or (purse.own and spent(state, mini, "move")):
            return ()
        if mini.mans:
            return rolling.turns(state, mini, purse)
        if is_large(mini) and not dreadnoughts.may_turn(state, mini):
            return ()
        able = may_move(state, mini, purse)
        moving = purse.own or spending(state, mini)
        directions = FOUR if is_large(mini) else facings(state.options.house.eight_facings)
        found: list[AnyCommand] = []
        for facing in directions:
            if facing == mini.facing:
                continue
            cost = turn_cost(state, mini, facing)
            if (cost == 0 and moving) or (cost and able and cost <= purse.left):
                found.append(Face(mini.id, facing))
        return found

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Face)
        if mini.mans:
            rolling.turn(state, mini, command.facing, purse, out)
            return
        cost = turn_cost(state, mini, command.facing)
        if cost:
            mini = pay(state, mini, cost, purse, out)
            if is_machine(mini):
                mini = move_or_fire.note_move(state, mini)
            overwatch_marker.end(state, mini, out, "SQ-OVER-10")
            mini = state.minis[mini.id]
        mini = deeds(state, mini, turned=True)
        mini = change(state, mini, facing=command.facing)
        if purse.own:
            sharing.stay_by_card(state, mini, out)
        out.tell(Faced(mini.seat, mini.id, mini.facing, cost, "SQ-MOVE-07" if cost else "SQ-MOVE-06"))
        follow(state, mini.id, mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Face)
        if command.facing not in facings(state.options.house.eight_facings):
            return Illegal("SQ-MOVE-05", "sq-no-four-facings")
        if mini.place != "board":
            return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
        if mini.mans:
            return rolling.why_no_turn(state, mini, command.facing, purse)
        if command.facing == mini.facing:
            return Illegal("SQ-MOVE-06", "sq-no-same-facing")
        if purse.own and spent(state, mini, "move"):
            return Illegal("SQ-PSI-08", "sq-no-psychic-only")
        if not purse.own and not spending(state, mini):
            return Illegal("SQ-CMD-10", "sq-no-turn-alone")
        return Illegal("SQ-MOVE-15", "sq-no-turn-costs")
