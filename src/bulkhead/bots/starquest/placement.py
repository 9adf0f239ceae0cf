"""The overlord's tokens: which to lay where, how many to keep back, and how a revealed miniature is put down."""

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.moves import Choice, Commands, away, watched_squares
from bulkhead.bots.starquest.plans import hunting, treasured
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.commands import AnyCommand, Pass, Put, Stand

NEAR_ENOUGH = 4
"""Steps from the nearest foe within which a token would be found at once."""
FOR_EACH_BOARD = 1.6
"""Tokens laid on a board, as a multiple of an even share: the first blows count most."""


def strength(identity: str) -> float:
    """How much a figure can do."""
    sheet = load_box().figures.get(identity)
    return float(sheet.points + sheet.lp + sheet.av) if sheet is not None else 0.0


def scan(table: Table, commands: Commands, placed: int) -> Choice:
    """Blips for a board that was just entered: the strong ones near the squads and out of their sight, what they look
    for as far away as can be, and some kept back for the boards that are still to come."""
    puts = [command for command in commands if isinstance(command, Put)]
    boards = len(table.state.ship.boards) - len(table.state.scanned)
    held = len(table.view.sides[table.seat].blips)
    share = FOR_EACH_BOARD * (held + placed) / (boards + 1)
    common = [put for put in puts if not treasured(table, put.identity)]
    if Pass() in commands and (placed >= share or not common):
        return Pass(), reasons.because("keep-tokens")
    if common:
        return lay_near(table, common), reasons.because("lay-near")
    return lay_far(table, puts), reasons.because("lay-far")


def lay_near(table: Table, puts: list[Put]) -> Put:
    """The strongest, as near to the squads as it may lie without being found by their next step."""
    steps, ship = hunting(table).steps, table.state.ship

    def cost(put: Put) -> tuple[float, int, str]:
        far = steps[ship.at(*put.to)]
        return -strength(put.identity), far if far >= NEAR_ENOUGH else 2 * NEAR_ENOUGH - far, str(put)

    return min(puts, key=cost)


def lay_far(table: Table, puts: list[Put]) -> Put:
    steps, ship = hunting(table).steps, table.state.ship
    return max(puts, key=lambda put: (steps[ship.at(*put.to)], str(put)))


def put(table: Table, puts: list[Put]) -> Choice:
    """On a vent, at a conduit, on a reinforcement square: the strongest, where it is soonest among the squads."""
    steps, ship = hunting(table).steps, table.state.ship
    common = [one for one in puts if not treasured(table, one.identity)] or puts
    best = min(common, key=lambda one: (-strength(one.identity), steps[ship.at(*one.to)], str(one)))
    return best, reasons.because("reinforce")


def stand(table: Table, stands: list[Stand]) -> Choice:
    """A revealed miniature: as near to the enemy as it may, and looking at him."""
    ship, steps = table.state.ship, hunting(table).steps
    foes = [foe.squares[0] for foe in table.foes]

    def cost(one: Stand) -> tuple[int, float, str]:
        here = ship.at(*one.to)
        x, y = one.to
        nearest = min(
            foes,
            key=lambda square: (max(abs(ship.xy(square)[0] - x), abs(ship.xy(square)[1] - y)), square),
            default=here,
        )
        return steps[here], away(table, here, nearest, one.facing)[0], str(one)

    return min(stands, key=cost), reasons.because("stand")


def survivors(table: Table, commands: Commands) -> AnyCommand:
    """Where survivors hide: as far from the entry areas as can be."""
    from bulkhead.starquest.commands import Choose

    steps, ship = hunting(table).steps, table.state.ship
    chosen = [command for command in commands if isinstance(command, Choose)]
    return max(chosen, key=lambda one: (steps[ship.square(one.value)], one.value))


__all__ = ["put", "scan", "stand", "strength", "survivors", "watched_squares"]
