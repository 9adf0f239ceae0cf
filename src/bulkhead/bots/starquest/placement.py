"""Places the overlord's tokens: which to lay where, how many to save, and how to place a revealed miniature."""

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.goals import treasured
from bulkhead.bots.starquest.plans import hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.steps import Choice, Commands, off
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import Choose, Pass, Put, Stand
from bulkhead.starquest.data.frames import Scanning
from bulkhead.starquest.ship.distance import squares_between

AMBUSH = 4
"""A token this many steps or fewer from a foe would be found at once."""
FIRST_BLOW = 1.6
"""Tokens laid on a board, as a multiple of an even share among the boards left: early attacks count most."""


def strength(identity: str) -> float:
    """A rough rating of a figure."""
    sheet = load_box().figures.get(identity)
    return float(sheet.points + sheet.lp + sheet.av) if sheet is not None else 0.0


def scan(table: Table, frame: Scanning, commands: Commands) -> Choice:
    """Lay Blips on a board that was just entered: strong ones near the squads but out of their sight, objectives of
    the squads as far away as possible, and save some for the boards still to come."""
    puts = [command for command in commands if isinstance(command, Put)]
    common = [one for one in puts if not treasured(table, one.identity)]
    placed = _lying_on(table, frame.board)
    boards_left = len(table.state.ship.boards) - len(table.state.scanned)
    share = FIRST_BLOW * (len(table.view.sides[table.seat].blips) + placed) / (boards_left + 1)
    if Pass() in commands and (placed >= share or not common):
        return Pass(), reasons.because("bots-sq-keep-tokens")
    steps, ship = hunting(table).steps, table.state.ship
    if not common:
        farthest = max(puts, key=lambda one: (steps[ship.at(*one.to)], str(one)))
        return farthest, reasons.because("bots-sq-lay-far")

    def cost(one: Put) -> tuple[float, int, str]:
        far = steps[ship.at(*one.to)]
        return -strength(one.identity), far if far >= AMBUSH else 2 * AMBUSH - far, str(one)

    return min(common, key=cost), reasons.because("bots-sq-lay-near")


def _lying_on(table: Table, board: int) -> int:
    """The number of this seat's Blips on a board."""
    squares = table.state.ship.board_squares[board]
    return sum(
        token.seat == table.seat and squares >> token.square & 1 for token in table.view.tokens.values()
    )


def put(table: Table, puts: list[Put]) -> Choice:
    """Place a figure on a vent, at a conduit or on a reinforcement square: the strongest one, nearest to the squads."""
    steps, ship = hunting(table).steps, table.state.ship
    common = [one for one in puts if not treasured(table, one.identity)] or puts
    best = min(common, key=lambda one: (-strength(one.identity), steps[ship.at(*one.to)], str(one)))
    return best, reasons.because("bots-sq-reinforce")


def stand(table: Table, stands: list[Stand]) -> Choice:
    """Place a revealed miniature as near to the enemy as allowed, facing the enemy."""
    ship, steps = table.state.ship, hunting(table).steps
    foes = [foe.squares[0] for foe in table.foes]

    def cost(one: Stand) -> tuple[int, float, str]:
        here = ship.at(*one.to)
        nearest = min(foes, key=lambda foe: (squares_between(ship, here, foe), foe), default=here)
        return steps[here], off(table, here, nearest, one.facing), str(one)

    return min(stands, key=cost), reasons.because("bots-sq-stand")


def survivors(table: Table, squares: list[Choose]) -> Choice:
    """Place survivors as far from the entry areas as possible."""
    steps, ship = hunting(table).steps, table.state.ship
    best = max(squares, key=lambda one: (steps[ship.square(one.value)], one.value))
    return best, reasons.because("bots-sq-hide")
