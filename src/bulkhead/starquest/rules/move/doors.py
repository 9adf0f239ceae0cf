"""Doors and bulkheads (SQ-DOOR): opening, automatic closing, destruction."""

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Open
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import BulkheadDestroyed, DoorClosed, DoorOpened
from bulkhead.starquest.rules.move.movement_points import anchor, spending
from bulkhead.starquest.rules.turn.action_limits import spent
from bulkhead.starquest.ship.ship import Edge, Ship
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.places import closed_doors, sealed
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.starquest.table.whereabouts import of_rooms
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

BULKHEAD_AV = 4


def opener_squares(state: State, mini: Mini) -> tuple[int, ...]:
    """The squares from which a figure opens doors: those of its base; of a manned Tarantula the front one."""
    if mini.mans:
        return state.minis[mini.mans].squares[:1]
    return mini.squares


@clause("SQ-DOOR-02", "SQ-DOOR-09")
def within_reach(state: State, squares: tuple[int, ...], alien: bool) -> list[int]:
    """Closed doors that a figure on these squares may open."""
    if not state.closed:
        return []
    near = 0
    for square in squares:
        near |= _before(state.ship, square)
    near &= state.closed
    if not near:
        return []
    held = sealed(state)
    return [
        door
        for door in members(near)
        if (alien or state.ship.doors[door].kind == "door") and state.ship.doors[door].id not in held
    ]


@lru_cache(maxsize=8192)
def _before(ship: Ship, square: int) -> int:
    """The doors before a square; cached, because doors do not move."""
    return ship.doors_before(square)


@verb
class Opening(Verb):
    """Open a door from one of its front squares: free, with any facing, never compulsory."""

    commands: ClassVar[tuple[type[Command], ...]] = (Open,)
    listed = 10
    with_points = True

    @clause("SQ-DOOR-02", "SQ-DOOR-04", "SQ-DOOR-05", "SQ-DOOR-06", "SQ-DOOR-09", "SQ-ALIEN-14", "SQ-CMD-10")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "board" or (spent(state, mini, "move") and purse.own):
            return ()
        if not purse.own and not spending(state, mini):
            return ()
        alien = is_alien(state.sides[mini.seat].faction)
        doors = within_reach(state, opener_squares(state, mini), alien)
        return [Open(mini.id, state.ship.doors[door].id) for door in doors]

    @clause("SQ-DOOR-03", "SQ-DOOR-06")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Open)
        open_door(state, mini.seat, mini.id, command.door, out)
        anchor(state, state.minis[mini.id])
        follow(state, mini.id, mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Open)
        return why_not_open(state, mini, command.door, purse)


def why_not_open(state: State, mini: Mini, door_id: str, purse: Purse) -> Illegal:
    found = [number for number, door in enumerate(state.ship.doors) if door.id == door_id]
    if not found:
        return Illegal("SQ-DOOR-02", "sq-no-such-door", door=door_id)
    if not state.closed >> found[0] & 1:
        return Illegal("SQ-DOOR-03", "sq-no-door-open", door=of_rooms(door_id))
    if mini.place != "board" or not any(
        state.ship.doors[found[0]].fronts >> square & 1 for square in opener_squares(state, mini)
    ):
        return Illegal("SQ-DOOR-02", "sq-no-door-front", door=of_rooms(door_id))
    if purse.own and spent(state, mini, "move"):
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    if state.ship.doors[found[0]].kind == "bulkhead" and not is_alien(state.sides[mini.seat].faction):
        return Illegal("SQ-DOOR-09", "sq-no-bulkhead", door=of_rooms(door_id))
    return Illegal("SQ-CMD-10", "sq-no-door-alone")


@clause("SQ-DOOR-03", "SQ-DOOR-09", "SQ-DOOR-13")
def open_door(state: State, seat: int, who: str, door_id: str, out: Out) -> None:
    """Open a door: it is taken off the map; a bulkhead stays open until a turn ends."""
    door = next(door for door in state.ship.doors if door.id == door_id)
    if door.kind == "bulkhead":
        closes = seat
        if state.options.house.bulkheads_close == "last":
            closes = [s for s in state.order if is_alien(state.sides[s].faction)][-1]
        state.opened = (*state.opened, (door_id, closes))
    else:
        state.gone = (*state.gone, door_id)
    state.closed = closed_doors(state)
    out.tell(DoorOpened(seat, who, door_id, "SQ-DOOR-09" if door.kind == "bulkhead" else "SQ-DOOR-03"))


@clause("SQ-DOOR-09", "SQ-DOOR-13")
def open_bulkhead(state: State, seat: int, who: str, door_id: str, out: Out) -> None:
    """Open a bulkhead for a squad by a card, until the end of this turn; the house option for aliens does not count."""
    state.opened = (*state.opened, (door_id, seat))
    state.closed = closed_doors(state)
    out.tell(DoorOpened(seat, who, door_id, "SQ-DOOR-09"))


@clause("SQ-DOOR-13")
def close_bulkheads(state: State, seat: int, out: Out) -> bool:
    """Close the bulkheads that are due at the end of a turn, unless a base lies across them. True if any closed."""
    stay: list[tuple[str, int]] = []
    closed = False
    for door_id, closes in state.opened:
        due = closes in (seat, -1)
        if due and not astride(state, door_id):
            closed = True
            out.tell(DoorClosed(seat, door_id))
        else:
            stay.append((door_id, -1 if due else closes))
    state.opened = tuple(stay)
    state.closed = closed_doors(state)
    return closed


def astride(state: State, door_id: str) -> bool:
    """Does a base lie on both sides of the door or doorway?"""
    edges = _edges_of(state.ship, door_id)
    for here, there in edges:
        if here in state.holder and state.holder.get(there) == state.holder[here]:
            return True
    machines = [mini for mini in state.minis.values() if mini.mans and mini.place == "board"]
    for gunner in machines:
        squares = {*gunner.squares, *state.minis[gunner.mans].squares}
        if any(here in squares and there in squares for here, there in edges):
            return True
    return False


def _edges_of(ship: Ship, id_: str) -> tuple[Edge, ...]:
    """The two edges under a door or in a doorway."""
    gate = next((gate for gate in ship.gates if gate.id == id_), None)
    return ship.doors[ship.door(id_)].edges if gate is None else gate.edges


@clause("SQ-DOOR-07")
def close_door(state: State, seat: int, door_id: str, out: Out) -> None:
    """Close an opened door by a card."""
    state.gone = tuple(gone for gone in state.gone if gone != door_id)
    state.opened = tuple(pair for pair in state.opened if pair[0] != door_id)
    state.closed = closed_doors(state)
    out.tell(DoorClosed(seat, door_id, "SQ-DOOR-07"))


@clause("SQ-DOOR-10", "SQ-DOOR-12")
def attack_bulkhead(state: State, seat: int, door_id: str, total: int, out: Out) -> bool:
    """Attack a closed bulkhead with this total: more than 4 destroys it for good."""
    if total <= BULKHEAD_AV:
        return False
    state.gone = (*state.gone, door_id)
    state.closed = closed_doors(state)
    out.tell(BulkheadDestroyed(seat, door_id, total))
    note(state, "destroyed", seat, f"door:{door_id}")
    return True
