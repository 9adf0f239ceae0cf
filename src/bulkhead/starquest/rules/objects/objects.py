"""Objects (SQ-OBJ-01 to 08, 14, 17): picked up, put down, handed over, dropped, recovered."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Give, PickUp, PutDown
from bulkhead.starquest.data.frames import Agreeing
from bulkhead.starquest.data.state import Mini, State, Thing, change
from bulkhead.starquest.events import ThingDropped, ThingGiven, ThingPickedUp, ThingRecovered
from bulkhead.starquest.rules.cards import handing
from bulkhead.starquest.rules.move.movement_points import anchor, pay, spending
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.rules.objects import carrying
from bulkhead.starquest.rules.objects.nearness import beside, has_hands, neighbours
from bulkhead.starquest.rules.turn.action_limits import spent
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import push
from bulkhead.starquest.table.places import is_large
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


def _move(state: State, thing: Thing, square: int = -1, carrier: str = "", recovered: int = -1) -> None:
    """Change the place of an object, and the records of its old and new carrier."""
    if thing.carrier in state.minis:
        before = state.minis[thing.carrier]
        change(state, before, objects=tuple(id_ for id_ in before.objects if id_ != thing.id))
    if carrier:
        after = state.minis[carrier]
        change(state, after, objects=(*after.objects, thing.id))
    state.things[thing.id] = replace(thing, square=square, carrier=carrier, recovered=recovered)


# Picking up


@clause("SQ-OBJ-01", "SQ-OBJ-04", "SQ-OBJ-17")
def in_reach(state: State, mini: Mini) -> Iterator[Thing]:
    """Objects that a miniature could pick up from where it stands: in its square, by the house option in the squares
    beside it too. Nothing can be picked up from under a Dreadnought."""
    squares = {mini.squares[0]}
    if state.options.house.pick_up == "adjacent":
        squares.update(neighbours(state, mini.squares[0]))
    for thing in state.things.values():
        above = state.minis.get(state.holder.get(thing.square, ""))
        if thing.square in squares and (above is None or not is_large(above)):
            yield thing


@verb
class PickingUp(Verb):
    """Pick an object up, for a movement point. Every side may, aliens too."""

    commands: ClassVar[tuple[type[Command], ...]] = (PickUp,)
    listed = 110
    with_points = True

    @clause("SQ-OBJ-04", "SQ-OBJ-05", "SQ-CMD-10", "SQ-DREAD-29")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "board" or not has_hands(mini) or not may_move(state, mini, purse):
            return ()
        return [PickUp(mini.id, thing.id) for thing in in_reach(state, mini)]

    @clause("SQ-OBJ-05", "SQ-MOVE-15")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, PickUp)
        mini = anchor(state, pay(state, mini, 1, purse, out))
        _move(state, state.things[command.thing], carrier=mini.id)
        out.tell(ThingPickedUp(mini.seat, mini.id, command.thing))
        follow(state, mini.id, mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, PickUp)
        if mini.place != "board":
            return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
        if not has_hands(mini):
            return Illegal("SQ-DREAD-29" if is_large(mini) else "SQ-OBJ-04", "sq-no-hands")
        if command.thing not in [thing.id for thing in in_reach(state, mini)]:
            return Illegal("SQ-OBJ-04", "sq-no-object-here")
        if purse.left < 1:
            return Illegal("SQ-OBJ-05", "sq-no-points-left", cost=1, left=purse.left)
        return Illegal("SQ-TURN-09", "sq-no-movement-over")


# Putting down


@verb
class PuttingDown(Verb):
    """Put an object down, free, in the carrier's square."""

    commands: ClassVar[tuple[type[Command], ...]] = (PutDown,)
    listed = 120
    with_points = True

    @clause("SQ-OBJ-14", "SQ-CMD-10", "SQ-PSI-08")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "board" or not (purse.own or spending(state, mini)):
            return ()
        if purse.own and spent(state, mini, "move"):
            return ()
        return [PutDown(mini.id, thing) for thing in mini.objects if thing in state.things]

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, PutDown)
        drop(state, mini, command.thing, out, "SQ-OBJ-14")
        anchor(state, state.minis[mini.id])
        follow(state, mini.id, mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, PutDown)
        if command.thing not in mini.objects:
            return Illegal("SQ-OBJ-14", "sq-no-object-carried")
        if purse.own and spent(state, mini, "move"):
            return Illegal("SQ-PSI-08", "sq-no-psychic-only")
        return Illegal("SQ-CMD-10", "sq-no-free-alone")


def drop(state: State, mini: Mini, thing: str, out: Out, why: str = "SQ-OBJ-06") -> None:
    """Drop an object in the square of the miniature that carries or carried it."""
    square = mini.squares[0]
    _move(state, state.things[thing], square=square)
    out.tell(ThingDropped(mini.seat, mini.id, thing, state.ship.xy(square), why))


@clause("SQ-OBJ-06", "SQ-OBJ-17")
def drop_all(state: State, mini: Mini, out: Out) -> None:
    """Drop everything that a killed carrier carried. `mini` is its record before."""
    for thing in mini.objects:
        if thing in state.things:
            drop(state, mini, thing, out)


@clause("SQ-SEAT-07")
def take_along(state: State, mini: Mini) -> None:
    """Remove the objects of a miniature that leaves before it came aboard."""
    for thing in mini.objects:
        state.things.pop(thing, None)
    change(state, mini, objects=())


# Handing over


def partners(state: State, mini: Mini) -> Iterator[Mini]:
    """The miniatures with which one can exchange objects."""
    if mini.place == "board" and has_hands(mini):
        for other in beside(state, mini):
            if has_hands(other) and not other.passing:
                yield other


@verb
class Giving(Verb):
    """Neighbours exchange objects at no cost, in the turn of either; with another squad both must agree."""

    commands: ClassVar[tuple[type[Command], ...]] = (Give,)
    listed = 130
    with_points = True

    @clause("SQ-OBJ-07", "SQ-OBJ-08", "SQ-OBJ-14", "SQ-CMD-10", "SQ-PSI-08")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if not (purse.own or spending(state, mini)) or (purse.own and spent(state, mini, "move")):
            return ()
        found: list[AnyCommand] = list(handing.choices(state, mini)) if purse.own else []
        for other in partners(state, mini) if state.things else ():
            if other.seat != mini.seat and (not purse.own or other.id in mini.deeds.denied):
                continue
            found.extend(Give(mini.id, thing, other.id) for thing in mini.objects if thing in state.things)
            if purse.own:
                found.extend(
                    Give(other.id, thing, mini.id) for thing in other.objects if thing in state.things
                )
        return found

    @clause("SQ-OBJ-07", "SQ-OBJ-08")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Give)
        if command.thing not in state.things:
            anchor(state, mini)
            handing.hand_over(state, mini, command, out)
            return
        other = state.minis[command.to if command.who == mini.id else command.who]
        if other.seat == mini.seat:
            anchor(state, mini)
            hand_over(state, mini.seat, command.who, command.thing, command.to, out)
            return
        push(
            state,
            Agreeing(other.seat, "give", mini.id, other.id, command.who, command.thing, command.to),
        )

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Give)
        giver = state.minis.get(command.who)
        if giver is None or command.thing not in giver.objects:
            return Illegal("SQ-OBJ-07", "sq-no-object-carried")
        other = command.to if command.who == mini.id else command.who
        if other not in [partner.id for partner in partners(state, mini)]:
            return Illegal("SQ-OBJ-14", "sq-no-not-beside")
        if other in mini.deeds.denied:
            return Illegal("SQ-OBJ-07", "sq-no-refused")
        if purse.own and spent(state, mini, "move"):
            return Illegal("SQ-PSI-08", "sq-no-psychic-only")
        return Illegal("SQ-CMD-10", "sq-no-free-alone")


@clause("SQ-OBJ-07", "SQ-OBJ-14")
def hand_over(state: State, seat: int, who: str, thing: str, to: str, out: Out) -> None:
    """Give an object to another miniature."""
    _move(state, state.things[thing], carrier=to)
    out.tell(ThingGiven(seat, who, thing, to))
    follow(state, who, seat)


# Leaving with it


@clause("SQ-OBJ-15", "SQ-OBJ-17", "SQ-END-02")
def leave_with(state: State, mini: Mini, out: Out) -> None:
    """Let a carrier leave the mission: its squad recovers the objects, and a carried miniature leaves too."""
    for thing in state.minis[mini.id].objects:
        if thing in state.things:
            recover(state, mini, thing, out)
    carrying.leave_with(state, mini, out)


@clause("SQ-OBJ-17")
def recover(state: State, mini: Mini, thing: str, out: Out) -> None:
    """Bring a carried object into safety: the carrier's squad has recovered it."""
    _move(state, state.things[thing], recovered=mini.seat)
    out.tell(ThingRecovered(mini.seat, mini.id, thing))
