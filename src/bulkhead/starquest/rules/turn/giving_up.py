"""Giving up (SQ-SEAT-07): a bot takes the seat, or its whole faction leaves when all other seats agree."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Expel
from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.state import Mini, State, change, change_side
from bulkhead.starquest.events import Expelled, Left
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.objects import carrying, objects
from bulkhead.starquest.rules.turn import command_points
from bulkhead.starquest.table.asides import Aside, aside
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import put
from bulkhead.starquest.table.places import remove, remove_token
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


def _seat(state: State, faction: str) -> int:
    return next((seat for seat, side in enumerate(state.sides) if side.faction == faction), -1)


@aside
class Expelling(Aside):
    """A seat's vote that a faction leaves; with the last vote it leaves."""

    commands: ClassVar[tuple[type[Command], ...]] = (Expel,)
    listed = 50

    @clause("SQ-SEAT-07")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        if not isinstance(state.frames[-1], Turn) or len(state.sides) < 3:  # no action is cut short
            return ()
        return [
            Expel(side.faction)
            for other, side in enumerate(state.sides)
            if other != seat and not side.gone and (seat, other) not in state.votes
        ]

    @clause("SQ-SEAT-07")
    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Expel)
        target = _seat(state, command.faction)
        state.votes = (*state.votes, (seat, target))
        agreed = {voter for voter, whom in state.votes if whom == target}
        others = {other for other, side in enumerate(state.sides) if other != target and not side.gone}
        out.tell(Expelled(seat, target, others <= agreed))
        if others <= agreed:
            leave(state, target, out)

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        return Illegal("SQ-SEAT-07", "sq-no-expel")


@clause("SQ-SEAT-07")
def _take_away(state: State, mini: Mini, out: Out) -> None:
    """Remove a miniature of a faction that leaves. It drops its objects where it stands or is carried; what it has in
    the dock never came aboard and goes with it."""
    mini = overwatch_marker.end(state, mini, out, "SQ-SEAT-07")
    if mini.place == "dock":
        objects.take_along(state, mini)
    elif mini.place == "carried":
        carrier = change(state, state.minis[mini.carrier], load="")
        objects.drop_all(state, replace(mini, squares=carrier.squares), out)
    else:
        objects.drop_all(state, mini, out)
    remove(state, change(state, state.minis[mini.id], carrier=""), "left")
    carrying.carrier_gone(state, mini, out)
    out.tell(Left(mini.seat, mini.id, "SQ-SEAT-07"))


@clause("SQ-SEAT-07")
def leave(state: State, seat: int, out: Out) -> None:
    """Remove a faction: its miniatures and tokens leave without points, objects on board drop, and it has no more
    turns; a turn of its own in progress ends."""
    state.votes = tuple(vote for vote in state.votes if seat not in vote)
    change_side(state, seat, gone=True)
    for who in [mini.id for mini in state.minis.values() if mini.seat == seat]:
        if state.minis[who].place in ("board", "dock", "carried"):
            _take_away(state, state.minis[who], out)
    for token in [token for token in state.tokens.values() if token.seat == seat]:
        remove_token(state, token)
    change_side(state, seat, blips=(), reinforcements=(), specials=())
    command_points.clear(state, seat)
    turn = state.frames[-1]
    if isinstance(turn, Turn) and turn.seat == seat:
        put(state, turn.at_step("end"))
    follow(state, "", seat, acted=False)
