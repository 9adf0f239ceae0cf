"""Events that open and close ordinary doors (SQ-DOOR-03, 07)."""

from collections.abc import Iterable

from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards.event.base import Asking, more
from bulkhead.starquest.rules.move.doors import astride, close_door, open_door
from bulkhead.starquest.ship.ship import Door
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


def movable(state: State) -> list[Door]:
    """Ordinary doors with no base across their line."""
    return [door for door in state.ship.doors if door.kind == "door" and not astride(state, door.id)]


def boards_of(state: State, door: Door) -> set[int]:
    """The boards on which a door stands; one between two belongs to both."""
    return {state.ship.board_of[square] for edge in door.edges for square in edge}


@behaviour("evg_master_control")
class MasterControl(Asking):
    """Any number of doors, each opened or closed once."""

    asks = "sq-ask-event-door"
    optional = True

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        return [door.id for door in movable(state) if door.id not in frame.chosen]

    @clause("SQ-DOOR-03", "SQ-DOOR-07")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        more(state, frame, command.value)
        if command.value in state.gone:
            close_door(state, frame.seat, command.value, out)
        else:
            open_door(state, frame.seat, "", command.value, out)
        follow(state, "", frame.seat)


@behaviour("eva_seal_hatches")
class SealHatches(Asking):
    """Up to three opened doors close, all on the board of the first."""

    asks = "sq-ask-event-door"
    optional = True
    MOST = 3

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        if frame.step == self.MOST:
            return ()
        boards = set(range(len(state.ship.boards)))
        for door in state.ship.doors:
            if door.id in frame.chosen:
                boards &= boards_of(state, door)
        return [
            door.id for door in movable(state) if door.id in state.gone and boards_of(state, door) & boards
        ]

    @clause("SQ-DOOR-07")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        more(state, frame, command.value)
        close_door(state, frame.seat, command.value, out)
        follow(state, "", frame.seat)
