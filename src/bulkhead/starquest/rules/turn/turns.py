"""Rounds and turns (SQ-TURN, SQ-SETUP-17): the order of seats, and a squad's turn from start to end."""

from bulkhead.starquest.data.commands import Activate, AnyCommand, End, Pass, Yes
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import RoundBegan, TurnBegan, TurnEnded
from bulkhead.starquest.rules.cards import orders, reconnaissance, windows
from bulkhead.starquest.rules.fight import flames, overwatch, overwatch_marker
from bulkhead.starquest.rules.missions import ending
from bulkhead.starquest.rules.move import doors
from bulkhead.starquest.rules.turn import activation, alien_turn, command_points, triggers
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-SETUP-17", "SQ-SEAT-02", "SQ-ALIENRANK-08")
def next_turn(state: State, out: Out) -> None:
    """Begin the turn of the next seat in order; after the last one a new round begins."""
    order = state.order
    at = (order.index(state.turn_seat) + 1) % len(order) if state.round else 0
    if at == 0:
        state.round += 1
        out.tell(RoundBegan(state.round))
        for seat, side in enumerate(state.sides):
            if side.rite_used:  # where one rite is allowed in a round (SQ-ALIENRANK-08)
                change_side(state, seat, rite_used=False)
    state.turn_seat = order[at]
    state.turn += 1
    push(state, Turn(state.turn_seat))


@clause("SQ-TURN-18")
def has_turn(state: State, seat: int) -> bool:
    """Has the seat a turn? Not a squad without miniatures on the board or in its entry area. Alien players always have
    one."""
    if is_alien(state.sides[seat].faction):
        return not state.sides[seat].gone
    return any(mini.seat == seat and mini.place in ("board", "dock") for mini in state.minis.values())


@clause("SQ-TURN-13", "SQ-SEAT-09")
def _may_begin_with_cards(state: State, seat: int) -> bool:
    """Has a seat order cards left to play in this turn, or, by what all players know, other cards for its start?"""
    side = state.sides[seat]
    return (bool(side.orders) and not side.ordered) or windows.opens_for(state, seat, "turn_start")


@procedure(Turn)
class TurnProcedure(Procedure[Turn]):
    rule = "SQ-TURN-15"

    def waits(self, state: State, frame: Turn) -> int | None:
        if is_alien(state.sides[frame.seat].faction):
            return alien_turn.waits(state, frame)
        if frame.step == "order":
            return frame.seat if _may_begin_with_cards(state, frame.seat) else None
        return frame.seat if frame.step in ("act", "command") else None

    def question(self, state: State, frame: Turn) -> str:
        return f"sq-ask-{frame.step}"

    @clause("SQ-TURN-12", "SQ-TURN-13", "SQ-TURN-15", "SQ-CMD-01")
    def choices(self, state: State, frame: Turn) -> list[AnyCommand]:
        if is_alien(state.sides[frame.seat].faction):
            return alien_turn.choices(state, frame)
        if frame.step == "order":
            return [*orders.choices(state, frame.seat), Pass()]
        if frame.step == "command":
            return [Yes(), Pass()]
        found: list[AnyCommand] = [Activate(who) for who in activation.ready(state, frame.seat)]
        found += orders.own_cards(state, frame.seat)
        found.append(End())
        return found

    def answer(self, state: State, frame: Turn, command: AnyCommand, dice: Dice, out: Out) -> None:
        if is_alien(state.sides[frame.seat].faction):
            alien_turn.answer(state, frame, command, dice, out)
        elif frame.step == "order":
            if isinstance(command, Pass):
                put(state, frame.at_step("act"))
            else:
                orders.play(state, frame.seat, command, dice, out)
        elif frame.step == "command":
            put(state, frame.at_step("spend"))
            if isinstance(command, Yes):
                command_points.roll(state, frame.seat, dice, out)
        elif isinstance(command, Activate):
            activation.begin(state, frame.seat, command.who, out)
        elif isinstance(command, End):
            put(state, frame.at_step("closing"))
        else:
            orders.play(state, frame.seat, command, dice, out)

    @clause("SQ-TURN-16")
    def step(self, state: State, frame: Turn, dice: Dice, out: Out) -> None:
        if is_alien(state.sides[frame.seat].faction) and frame.step not in (
            "begin",
            "end",
            "over",
            "round-over",
        ):
            alien_turn.step(state, frame, dice, out)
        elif frame.step == "begin":
            begin(state, frame, dice, out)
        elif frame.step == "order":
            put(state, frame.at_step("act"))
        elif frame.step == "closing":
            put(state, frame.at_step("turn-end"))
            windows.open_window(state, (frame.seat,), "turn_end")
        elif frame.step == "turn-end":
            at_the_end = state.options.house.command_roll == "end"
            can_roll = at_the_end and command_points.may_roll(state, frame.seat)
            rallied = effects.on_side(state, frame.seat, "rallied")
            put(state, frame.at_step("spend" if rallied else "command" if can_roll else "end"))
        elif frame.step == "spend":
            put(state, frame.at_step("end"))
            command_points.spend_at_once(state, frame.seat, out)
        else:
            end(state, frame, dice, out)

    def why_not(self, state: State, frame: Turn, command: AnyCommand) -> Illegal:
        if is_alien(state.sides[frame.seat].faction):
            return alien_turn.why_not(state, frame, command)
        if frame.step == "order":
            return Illegal("SQ-TURN-13", "sq-no-order-first")
        if frame.step == "command":
            return Illegal("SQ-CMD-01", "sq-no-command-roll")
        if isinstance(command, Activate):
            return activation.why_not_now(state, command.who)
        return orders.why_not(state, frame.seat, command)


@clause("SQ-TURN-16", "SQ-TURN-18", "SQ-OVER-07", "SQ-CMD-06")
def begin(state: State, frame: Turn, dice: Dice, out: Out) -> None:
    """Remove the seat's Overwatch markers, flames and command points; then, if it has a turn, begin it."""
    seat = frame.seat
    overwatch_marker.end_all(state, seat, out)
    command_points.clear(state, seat)
    out_of_fire = flames.put_out(state, seat, out)
    effects.expire(state, "next-own-turn", seat)
    for other, side in enumerate(state.sides):
        if side.psyched:  # each seat may play one psychic card in every turn (SQ-PSI-09)
            change_side(state, other, psyched=False)
        if side.rite_used and state.options.house.rite_limit == "turn":
            change_side(state, other, rite_used=False)
    overwatch.forget_counts(state)
    if not has_turn(state, seat):
        put(state, frame.at_step("end"))
    else:
        side = state.sides[seat]
        change_side(
            state,
            seat,
            turns=side.turns + 1,
            ordered=False,
            order="",
            searched=False,
            psyched=False,
            entered=0,
            held_event=False,
        )
        activation.refresh(state, seat)
        out.tell(TurnBegan(seat, state.turn))
        for rule in rules_of(state):
            rule.at_turn_start(state, seat, out)
        triggers.turn_event(state, "begins", side.faction)
        put(state, frame.at_step("event" if is_alien(side.faction) else "order"))
        if state.options.house.command_roll == "start" and command_points.may_roll(state, seat):
            command_points.roll(state, seat, dice, out)
    if out_of_fire:
        follow(state, "", seat)


@clause("SQ-TURN-16", "SQ-DOOR-13", "SQ-END-01")
def end(state: State, frame: Turn, dice: Dice, out: Out) -> None:
    """End the turn: pass it on, or end the mission."""
    if frame.step == "end":
        put(state, frame.at_step("over"))
        effects.expire(state, "turn")
        effects.expire_turn_of(state, frame.seat)
        doors.close_bulkheads(state, frame.seat, out)
        reconnaissance.note_held(state, frame.seat)
        triggers.turn_event(state, "ends", state.sides[frame.seat].faction)
        follow(state, "", frame.seat, acted=False)
        return
    if frame.step == "over" and frame.seat == state.order[-1] and rules_of(state):
        put(state, frame.at_step("round-over"))
        for rule in rules_of(state):
            rule.at_round_end(state, out)
        return
    out.tell(TurnEnded(frame.seat))
    pop(state)
    if not ending.over(state, out):
        next_turn(state, out)
