"""Places the overlord's tokens: on which squares, how many to save, and how to place a revealed miniature."""

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.plans import hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.steps import Choice, Commands, off
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import Choose, Pass, Put, Spot, Stand
from bulkhead.starquest.data.frames import Scanning, Turn
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.views.views import View

AMBUSH = 4
"""A token this many steps or fewer from a foe would be found at once."""
FIRST_BLOW = 1.6
"""Tokens laid on a board, as a multiple of an even share among the boards left: early attacks count most."""


def strength(identity: str) -> float:
    """A rough rating of a figure."""
    sheet = load_box().figures.get(identity)
    return float(sheet.points + sheet.lp + sheet.av) if sheet is not None else 0.0


def scan(table: Table, frame: Scanning, commands: Commands) -> Choice:
    """Lay Blips on a board that was just entered: near the squads but out of their sight, and save some for the boards
    still to come. Which Blip goes where is drawn: a place or a number tells nothing about the token."""
    puts = [command for command in commands if isinstance(command, Put)]
    placed = _lying_on(table, frame.board)
    boards_left = len(table.state.ship.boards) - len(table.state.scanned)
    share = FIRST_BLOW * (len(table.view.sides[table.seat].blips) + placed) / (boards_left + 1)
    if Pass() in commands and (placed >= share or not puts):
        return Pass(), reasons.because("bots-sq-keep-tokens")
    steps, ship = hunting(table).steps, table.state.ship

    def cost(to: Spot) -> tuple[int, Spot]:
        far = steps[ship.at(*to)]
        return far if far >= AMBUSH else 2 * AMBUSH - far, to

    return _drawn(table, puts, min({one.to for one in puts}, key=cost)), reasons.because("bots-sq-lay-near")


def _drawn(table: Table, puts: list[Put], to: Spot) -> Put:
    """One of the tokens that may be laid on this square. Each token is equally likely, so the draw tells no more than
    the supply, which everybody knows."""
    here = [one for one in puts if one.to == to for _ in range(held(table.view, one.identity))]
    return table.chance.pick(here, "lay", table.seat, *table.view.serials.items())


def held(view: View, identity: str) -> int:
    """How many tokens of this identity the seat can lay now: from the pool that the question is about."""
    side, frame = view.sides[view.seat], view.frames[-1]
    step = frame.step if isinstance(frame, Turn) else ""
    pool = {"special": side.specials, "reinforce": side.reinforcements}.get(step, side.blips)
    return max(1, pool.count(identity))


def _lying_on(table: Table, board: int) -> int:
    """The number of this seat's Blips on a board."""
    squares = table.state.ship.board_squares[board]
    return sum(
        token.seat == table.seat and squares >> token.square & 1 for token in table.view.tokens.values()
    )


def put(table: Table, puts: list[Put]) -> Choice:
    """Place a token on a vent, at a conduit or on a reinforcement square, nearest to the squads. Which one is drawn."""
    steps, ship = hunting(table).steps, table.state.ship
    to = min({one.to for one in puts}, key=lambda spot: (steps[ship.at(*spot)], spot))
    return _drawn(table, puts, to), reasons.because("bots-sq-reinforce")


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
