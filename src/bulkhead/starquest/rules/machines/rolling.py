"""Movement of the Tarantula (SQ-WPN-54 to 56, 86, SQ-SETUP-18): it rolls with its gunner, pivots, and enters whole.

In commands the gunner acts. A step names the square to which the front of the machine comes: the one before it, or,
going backward, the one where its centre was.
"""

from msgspec import Struct

from bulkhead.starquest.data.commands import AnyCommand, Enter, Face, Step
from bulkhead.starquest.data.facings import FOUR, QUARTER, behind, right_of, turn_size
from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.starquest.events import Entered, Faced, Moved
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.machines import move_or_fire
from bulkhead.starquest.rules.machines.tarantula import front_and_centre
from bulkhead.starquest.rules.move.movement_points import anchor, own_purse, pay, spending
from bulkhead.starquest.rules.move.step_costs import barred
from bulkhead.starquest.ship.bases import may_pivot, tarantula_at, tarantula_steps
from bulkhead.starquest.ship.squares import NOWHERE, bits
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.entry_squares import no_stop, why_no_stop
from bulkhead.starquest.table.places import spots, stand
from bulkhead.starquest.table.purse import Purse
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

ENTRY = clause("SQ-SETUP-18")(3)
"""Movement points for entering from the entry area."""


class Roll(Struct, frozen=True):
    """One square ahead or back."""

    to: int
    centre: int
    cost: int


def machine_of(state: State, gunner: Mini) -> Mini:
    return state.minis[gunner.mans]


@clause("SQ-WPN-55", "SQ-WPN-67", "SQ-CMD-13")
def left(state: State, machine: Mini, purse: Purse) -> int:
    """Movement points that the machine has: its own six for each movement that it may make in this turn, or its
    player's command points. A shot ends a movement that it has begun."""
    if not purse.own:
        return purse.left
    return 0 if machine.deeds.halted else own_purse(state, machine).left


def why_rests(state: State, gunner: Mini, purse: Purse) -> Illegal | None:
    """The clause that keeps the machine from rolling at all now; None when nothing does."""
    machine = machine_of(state, gunner)
    held = effects.has(state, machine, "no-move") or effects.has(state, gunner, "no-move")
    if held or (purse.own and effects.has(state, gunner, "rooted")):
        return Illegal("SQ-TURN-04", "sq-no-held-fast")
    return move_or_fire.why_no_move(state, machine)


@clause("SQ-WPN-86")
def _taken(state: State, machine: Mini, gunner: Mini) -> int:
    """Squares that it cannot enter: it shares no square, and it rests after every roll, so it crosses no vent."""
    own = (machine.id, gunner.id)
    return (
        bits(square for square, id_ in state.holder.items() if id_ not in own)
        | barred(state)
        | no_stop(state, gunner.id)
    )


@clause("SQ-WPN-55", "SQ-WPN-86")
def rolls(state: State, gunner: Mini, purse: Purse) -> list[Roll]:
    """Every square that it can roll now: ahead for 1, backward for 2, never sideways or diagonally."""
    if why_rests(state, gunner, purse) is not None:
        return []
    machine = machine_of(state, gunner)
    points = left(state, machine, purse)
    taken = _taken(state, machine, gunner)
    front, centre = front_and_centre(machine)
    found: list[Roll] = []
    if points >= 1 and tarantula_steps(state.ship, centre, machine.facing >> 1, state.closed, taken):
        found.append(Roll(state.ship.step[front][machine.facing], front, 1))
    back = behind(machine.facing)
    post = gunner.squares[0]
    can_go_back = state.ship.passable(post, back >> 1, state.closed)
    if points >= 2 and can_go_back and not taken >> state.ship.step[post][back] & 1:
        found.append(Roll(centre, post, 2))
    return found


def steps(state: State, gunner: Mini, purse: Purse) -> list[AnyCommand]:
    return [Step(gunner.id, state.ship.xy(roll.to)) for roll in rolls(state, gunner, purse)]


@clause("SQ-WPN-55", "SQ-OVER-10")
def step(state: State, gunner: Mini, roll: Roll, purse: Purse, out: Out) -> None:
    """Roll one square, with the gunner."""
    machine = machine_of(state, gunner)
    _pay(state, gunner, roll.cost, purse, out)
    _place(state, gunner.id, roll.centre, machine.facing)
    anchor(state, state.minis[gunner.id])
    machine = state.minis[machine.id]
    out.tell(Moved(machine.seat, machine.id, spots(state, machine.squares), roll.cost, "SQ-WPN-55"))
    _arrive(state, gunner.id, gunner.squares, out)


def _pay(state: State, gunner: Mini, cost: int, purse: Purse, out: Out) -> None:
    machine = machine_of(state, gunner)
    if purse.own:
        pay(state, machine, cost, purse, out)
    else:
        pay(state, gunner, cost, purse, out)
    if cost:
        move_or_fire.note_move(state, state.minis[machine.id])


@clause("SQ-WPN-54", "SQ-WPN-56")
def _place(state: State, gunner_id: str, centre: int, facing: int) -> None:
    """Put machine and gunner where a centre and a facing say."""
    gunner = state.minis[gunner_id]
    machine = machine_of(state, gunner)
    stand(state, machine, (state.ship.step[centre][facing], centre), facing)
    stand(state, gunner, (state.ship.step[centre][behind(facing)],), facing)


def _arrive(state: State, gunner_id: str, left: tuple[int, ...], out: Out) -> None:
    gunner = overwatch_marker.end(state, state.minis[gunner_id], out, "SQ-OVER-10")
    out.tell(Moved(gunner.seat, gunner.id, spots(state, gunner.squares), 0, "SQ-WPN-55"))
    follow(state, gunner.id, gunner.seat, gunner.squares, left=left)


# Pivots


@clause("SQ-WPN-56", "SQ-WPN-86", "SQ-MOVE-15")
def pivot_cost(state: State, gunner: Mini, facing: int) -> int:
    """Free for 90 degrees once after each anchor; otherwise 1."""
    if state.options.house.free_turns:
        return 0
    return 0 if turn_size(gunner.facing, facing) <= QUARTER and not gunner.deeds.turned else 1


@clause("SQ-WPN-56", "SQ-WPN-86")
def may_turn(state: State, gunner: Mini, facing: int) -> bool:
    """The squares beside the centre must be free; half a turn is two quarter turns and needs the same ones."""
    machine = machine_of(state, gunner)
    taken = _taken(state, machine, gunner)
    side = facing if turn_size(machine.facing, facing) == QUARTER else right_of(facing)
    return may_pivot(state.ship, machine.squares[1], side >> 1, state.closed, taken)


@clause("SQ-WPN-56", "SQ-WPN-65", "SQ-CMD-10")
def turns(state: State, gunner: Mini, purse: Purse) -> list[AnyCommand]:
    """Every pivot it can make. One that costs nothing may come before or after firing; but for a new gunner every pivot
    is a move."""
    if move_or_fire.why_no_crew(state, machine_of(state, gunner)) is not None:
        return []
    able = why_rests(state, gunner, purse) is None
    moving = purse.own or spending(state, gunner)
    points = left(state, machine_of(state, gunner), purse)
    found: list[AnyCommand] = []
    for facing in FOUR:
        if facing == gunner.facing or not may_turn(state, gunner, facing):
            continue
        cost = pivot_cost(state, gunner, facing)
        if (cost == 0 and moving) or (cost and able and cost <= points):
            found.append(Face(gunner.id, facing))
    return found


@clause("SQ-WPN-56", "SQ-WPN-86")
def turn(state: State, gunner: Mini, facing: int, purse: Purse, out: Out) -> None:
    """Pivot on the centre; front and gunner change squares."""
    cost = pivot_cost(state, gunner, facing)
    if cost:
        _pay(state, gunner, cost, purse, out)
    machine = machine_of(state, gunner)
    _place(state, gunner.id, machine.squares[1], facing)
    deeds(state, state.minis[gunner.id], turned=True)
    machine = state.minis[machine.id]
    out.tell(Faced(machine.seat, machine.id, facing, cost, "SQ-WPN-56"))
    if cost:
        overwatch_marker.end(state, state.minis[gunner.id], out, "SQ-OVER-10")
    follow(state, gunner.id, gunner.seat, state.minis[gunner.id].squares, left=gunner.squares)


def why_no_turn(state: State, gunner: Mini, facing: int, purse: Purse) -> Illegal:
    if facing not in FOUR:
        return Illegal("SQ-WPN-55", "sq-no-four-facings")
    if facing == gunner.facing:
        return Illegal("SQ-MOVE-06", "sq-no-same-facing")
    if not may_turn(state, gunner, facing):
        return Illegal("SQ-WPN-86", "sq-no-room-to-pivot")
    if refusal := move_or_fire.why_no_crew(state, machine_of(state, gunner)):
        return refusal
    if not purse.own and not spending(state, gunner):
        return Illegal("SQ-CMD-10", "sq-no-turn-alone")
    return why_rests(state, gunner, purse) or Illegal("SQ-MOVE-15", "sq-no-turn-costs")


def why_no_step(state: State, gunner: Mini, to: int, purse: Purse) -> Illegal:
    """The clause that forbids this roll."""
    machine = machine_of(state, gunner)
    front, centre = front_and_centre(machine)
    ahead = state.ship.step[front][machine.facing]
    if to == NOWHERE or to not in (ahead, centre):
        return Illegal("SQ-WPN-55", "sq-no-machine-straight")
    if refusal := why_rests(state, gunner, purse):
        return refusal
    cost = 1 if to == ahead else 2
    points = left(state, machine, purse)
    if cost > points:
        return Illegal("SQ-WPN-55" if purse.own else "SQ-CMD-03", "sq-no-points-left", cost=cost, left=points)
    entered = ahead if to == ahead else state.ship.step[gunner.squares[0]][behind(machine.facing)]
    if entered != NOWHERE and no_stop(state, gunner.id) >> entered & 1:
        return why_no_stop(state, 1 << entered)
    return Illegal("SQ-WPN-86", "sq-no-machine-room")


# Coming in


@clause("SQ-SETUP-18", "SQ-WPN-86")
def entries(state: State, gunner: Mini, purse: Purse, thresholds: tuple[int, ...]) -> list[AnyCommand]:
    """The ways in: the whole machine for three points, the gunner on the threshold square that the command names."""
    machine = machine_of(state, gunner)
    if why_rests(state, gunner, purse) is not None or left(state, machine, purse) < ENTRY:
        return []
    return [
        Enter(gunner.id, state.ship.xy(square), facing)
        for square in thresholds
        for facing in FOUR
        if _fits(state, machine, gunner, square, facing)
    ]


def _fits(state: State, machine: Mini, gunner: Mini, post: int, facing: int) -> bool:
    centre = state.ship.step[post][facing]
    squares = tarantula_at(state.ship, centre, facing >> 1) if centre != NOWHERE else None
    if squares is None or bits(squares) & _taken(state, machine, gunner):
        return False
    return all(state.ship.passable(square, facing >> 1, state.closed) for square in (post, centre))


@clause("SQ-SETUP-18")
def enter(state: State, gunner: Mini, square: int, facing: int, purse: Purse, out: Out) -> None:
    """Bring machine and gunner in together."""
    machine = machine_of(state, gunner)
    _pay(state, gunner, ENTRY, purse, out)
    _place(state, gunner.id, state.ship.step[square][facing], facing)
    anchor(state, state.minis[gunner.id])
    for who in (machine.id, gunner.id):
        mini = state.minis[who]
        out.tell(Entered(mini.seat, mini.id, spots(state, mini.squares), facing))
    follow(state, gunner.id, gunner.seat, (square,))
