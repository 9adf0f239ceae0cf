"""Carrying miniatures (SQ-OBJ-09 to 16): it slows the carrier, hinders it in melee, and forbids heavy weapons."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Load, Unload
from bulkhead.starquest.data.frames import Agreeing
from bulkhead.starquest.data.state import Mini, State, change, deeds
from bulkhead.starquest.events import Left, Loaded, Unloaded
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.move import movement_points, sharing
from bulkhead.starquest.rules.move.movement_points import anchor, pay, purse_of
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.rules.move.step_costs import barred
from bulkhead.starquest.rules.objects.nearness import beside, has_hands, neighbours
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.allegiance import allied
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import push
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.starquest.table.places import figure, remove, spots, stand
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

MACHINE_SIZE = clause("SQ-OBJ-09")(4)
"""Machines and two-by-two bases are never carried."""


def helpless(mini: Mini) -> bool:
    return "helpless" in figure(mini).flags


@clause("SQ-OBJ-09", "SQ-OBJ-15", "SQ-WPN-87")
def why_no_load(state: State, mini: Mini, other: Mini) -> Illegal | None:
    """The clause that keeps a miniature from taking another one up; None when nothing does."""
    if mini.place != "board" or other.place != "board":
        return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
    if not has_hands(mini):
        return Illegal("SQ-OBJ-09", "sq-no-hands")
    if mini.mans:
        return Illegal("SQ-WPN-87", "sq-no-gunner-carries")
    if mini.load or other.load:
        return Illegal("SQ-OBJ-15", "sq-no-one-load")
    size = figure(other).size
    if size >= MACHINE_SIZE or size > figure(mini).size + 1:
        return Illegal("SQ-OBJ-09", "sq-no-too-large")
    if other.mans or other.passing:
        return Illegal("SQ-OBJ-09", "sq-no-busy")
    if effects.has(state, other, "stasis"):
        return Illegal("SQ-OBJ-09", "sq-no-card-forbids")
    if other.seat != mini.seat and not allied(state, mini, other) and not helpless(other):
        return Illegal("SQ-OBJ-09", "sq-no-load-stranger")
    if not all(rule.may_carry(state, mini, other) for rule in rules_of(state)):
        return Illegal("SQ-OBJ-09", "sq-no-load-survivor")
    if other.id not in [near.id for near in beside(state, mini)]:
        return Illegal("SQ-OBJ-10", "sq-no-not-beside")
    if other.id in mini.deeds.denied:
        return Illegal("SQ-OBJ-09", "sq-no-refused")
    return None


def _asks(mini: Mini, other: Mini) -> bool:
    """Must another owner agree?"""
    return other.seat != mini.seat and not helpless(other)


@verb
class Loading(Verb):
    commands: ClassVar[tuple[type[Command], ...]] = (Load,)
    listed = 140
    with_points = True

    @clause("SQ-OBJ-09", "SQ-OBJ-10", "SQ-CMD-10")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "board" or not may_move(state, mini, purse):
            return ()
        return [
            Load(mini.id, other.id)
            for other in beside(state, mini)
            if (purse.own or not _asks(mini, other)) and why_no_load(state, mini, other) is None
        ]

    @clause("SQ-OBJ-09", "SQ-OBJ-10")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Load)
        other = state.minis[command.what]
        if _asks(mini, other):
            push(state, Agreeing(other.seat, "load", mini.id, other.id, mini.id, other.id))
        else:
            take_up(state, mini.id, other.id, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Load)
        other = state.minis.get(command.what)
        if other is None or other.id == mini.id:
            return Illegal("SQ-OBJ-09", "sq-no-such-figure")
        if refusal := why_no_load(state, mini, other):
            return refusal
        if purse.left < 1:
            return Illegal("SQ-OBJ-10", "sq-no-points-left", cost=1, left=purse.left)
        if not purse.own and _asks(mini, other):
            return Illegal("SQ-CMD-10", "sq-no-not-with-points")
        return Illegal("SQ-TURN-09", "sq-no-movement-over")


@clause("SQ-OBJ-10", "SQ-OBJ-15", "SQ-OVER-20", "C-mis_05_lost_crew-special-2-1")
def take_up(state: State, who: str, what: str, out: Out) -> None:
    """Let a miniature take another one up, for one of its movement points; both leave Overwatch."""
    mini = state.minis[who]
    mini = pay(state, mini, 1, purse_of(state, movement_points.mover_frame(state), mini), out)
    mini = overwatch_marker.end(state, anchor(state, mini), out, "SQ-OVER-20")
    other = overwatch_marker.end(state, state.minis[what], out, "SQ-OVER-20")
    other = remove(state, other, "carried")
    change(state, other, carrier=who)
    change(state, mini, load=what)
    out.tell(Loaded(mini.seat, who, what))
    follow(state, who, mini.seat)


@verb
class Unloading(Verb):
    commands: ClassVar[tuple[type[Command], ...]] = (Unload,)
    listed = 150
    with_points = True

    @clause("SQ-OBJ-10", "SQ-CMD-10")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if not mini.load or not may_move(state, mini, purse):
            return ()
        return [Unload(mini.id, state.ship.xy(square)) for square in free_beside(state, mini)]

    @clause("SQ-OBJ-10", "SQ-OBJ-15")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Unload)
        mini = anchor(state, pay(state, mini, 1, purse, out))
        other = put_down(state, mini, state.ship.at(*command.to), out)
        follow(state, other.id, mini.seat, other.squares)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Unload)
        if not mini.load:
            return Illegal("SQ-OBJ-10", "sq-no-load")
        if purse.left < 1:
            return Illegal("SQ-OBJ-10", "sq-no-points-left", cost=1, left=purse.left)
        if state.ship.at(*command.to) not in free_beside(state, mini):
            return Illegal("SQ-OBJ-10", "sq-no-free-beside")
        return Illegal("SQ-TURN-09", "sq-no-movement-over")


@clause("SQ-OBJ-10")
def free_beside(state: State, mini: Mini) -> Iterator[int]:
    """Free squares next to a carrier where a miniature may stand."""
    closed = barred(state) | no_stop(state, mini.load or mini.id)
    for square in neighbours(state, mini.squares[0]):
        if square not in state.holder and not closed >> square & 1:
            yield square


def put_down(state: State, mini: Mini, square: int, out: Out, why: str = "SQ-OBJ-10") -> Mini:
    """Put the carried miniature on a square, facing as its carrier does. `mini` may be gone from the map."""
    other = change(state, state.minis[mini.load], carrier="")
    other = deeds(state, other, turned=False)
    other = stand(state, other, (square,), mini.facing)
    change(state, state.minis[mini.id], load="")
    out.tell(Unloaded(mini.seat, mini.id, other.id, spots(state, other.squares), why))
    return other


@clause("SQ-OBJ-15")
def carrier_gone(state: State, mini: Mini, out: Out) -> None:
    """Put the miniature that an eliminated carrier carried on its square, unharmed. `mini` is its record before."""
    if mini.load:
        other = put_down(state, mini, mini.squares[0], out, "SQ-OBJ-15")
        if other.passing:
            sharing.send_back(state, other, out)


@clause("SQ-ALIEN-43", "SQ-OBJ-15")
def set_down_beside(state: State, mini: Mini, out: Out) -> None:
    """Put down the miniature of a carrier that changes sides, as near beside it as there is room."""
    if mini.load:
        places = sharing.nearest(state, mini)
        put_down(state, mini, places[0] if places else mini.squares[0], out, "SQ-ALIEN-43")


@clause("SQ-OBJ-15", "SQ-END-02")
def leave_with(state: State, mini: Mini, out: Out) -> None:
    """Let a carried miniature leave the mission with its carrier."""
    if mini.load:
        hand_in(state, mini, out, "SQ-OBJ-15")


@clause("SQ-OBJ-15", "SQ-OBJ-17")
def hand_in(state: State, mini: Mini, out: Out, why: str) -> None:
    """Bring a carried miniature into the entry area of its carrier's squad, which has rescued it."""
    back = state.options.house.coming_back
    other = remove(
        state, state.minis[mini.load], "dock" if back and state.minis[mini.load].seat >= 0 else "left"
    )
    change(state, other, carrier="")
    change(state, state.minis[mini.id], load="")
    note(state, "recovered", mini.seat, other.id)
    out.tell(Left(other.seat, other.id, why))
