"""The movement points of a move: the miniature's allowance, or its player's command points (SQ-CMD-02, 13)."""

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.facings import QUARTER, turn_size
from bulkhead.starquest.data.frames import Activation, Window
from bulkhead.starquest.data.pieces import DeedsChange
from bulkhead.starquest.data.state import Mini, State, change_side, deeds
from bulkhead.starquest.events import CommandSpent
from bulkhead.starquest.rules.cards import showing
from bulkhead.starquest.rules.turn.action_limits import more_moves
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.mission_rule import done
from bulkhead.starquest.table.places import figure
from bulkhead.starquest.table.purse import Purse
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

CHILLED = 2
"""Movement points that cold takes, and the points that it leaves at least."""


@clause("SQ-OBJ-11", "SQ-OBJ-14", "SQ-MOVE-01", "SQ-MOVE-02")
def allowance(state: State, mini: Mini) -> int:
    """Movement points of a whole turn: the sheet's, changed by cards, less its burden, halved for the carrier of a
    miniature."""
    fixed = effects.touching(state, mini, "move=")
    full = fixed[-1].value if fixed else figure(mini).move
    full = max(0, full + effects.total(state, mini, "move") - burden(state, mini))
    if effects.has(state, mini, "chilled"):
        full = max(min(full, CHILLED), full - CHILLED)
    return full // 2 if mini.load else full


@clause("SQ-OBJ-14")
def burden(state: State, mini: Mini) -> int:
    """Movement points that a carrier loses by its objects: none, unless an object's rule says so."""
    if not mini.objects:
        return 0
    kinds = load_box().objects
    return sum(kinds[state.things[thing].kind].slows for thing in mini.objects if thing in state.things)


def own_purse(state: State, mini: Mini) -> Purse:
    once = allowance(state, mini)
    movements = 1 + more_moves(state, mini, once) - mini.deeds.moves
    return Purse(mini.seat, max(0, movements * once - mini.deeds.mp), True)


@clause("SQ-CMD-13")
def price(mini: Mini) -> int:
    """Command points for one movement point: two for the carrier of a miniature."""
    return 2 if mini.load else 1


def command_purse(state: State, mini: Mini) -> Purse:
    return Purse(mini.seat, state.sides[mini.seat].command // price(mini), False)


def purse_of(state: State, frame: Activation | Window, mini: Mini) -> Purse:
    return own_purse(state, mini) if isinstance(frame, Activation) else command_purse(state, mini)


@clause("SQ-CMD-10")
def spending(state: State, mini: Mini) -> bool:
    """Has a command-point move of this miniature spent at least one point? Only then are free actions possible."""
    frame = state.frames[-1]
    return isinstance(frame, Window) and frame.who == mini.id and frame.spent > 0


@clause("SQ-MOVE-01", "SQ-TURN-09", "SQ-TURN-11", "SQ-WPN-26")
def _pay_by_movement(state: State, mini: Mini, cost: int, out: Out) -> Mini:
    """Note the cost as movement; a card that gives the points is shown when they are used."""
    values: DeedsChange = {"mp": mini.deeds.mp + cost}
    if mini.deeds.mp + cost > figure(mini).move:
        showing.show_giving(state, mini, out, "move", "move=")
    if cost:
        values["moved"] = True
        values["shot_moved"] = mini.deeds.shot_moved or mini.deeds.shots > 0
    return deeds(state, mini, **values)


@clause("SQ-CMD-03", "SQ-CMD-13")
def pay(state: State, mini: Mini, cost: int, purse: Purse, out: Out) -> Mini:
    """Take the cost from the purse. Command-point moves do not count as the miniature's movement."""
    if purse.own:
        return _pay_by_movement(state, mini, cost, out)
    points = cost * price(mini)
    if points:
        side = change_side(state, mini.seat, command=state.sides[mini.seat].command - points)
        out.tell(CommandSpent(mini.seat, points, side.command))
    for place, frame in reversed(list(enumerate(state.frames))):
        if isinstance(frame, Window):
            state.frames[place] = replace(frame, spent=frame.spent + points)
            _note_dodge(state, mini, frame, points)
            break
    return state.minis[mini.id]


def _note_dodge(state: State, mini: Mini, frame: Window, points: int) -> None:
    """A mission that teaches dodging has seen one."""
    if points and frame.why == "dodge":
        done(state, "dodge", mini.seat)


@clause("SQ-MOVE-15")
def anchor(state: State, mini: Mini) -> Mini:
    """Make the next turn of 90 degrees free again, after an action that is not a turn."""
    return deeds(state, state.minis[mini.id], turned=False) if mini.deeds.turned else state.minis[mini.id]


@clause("SQ-MOVE-06", "SQ-MOVE-07", "SQ-MOVE-15")
def turn_cost(state: State, mini: Mini, facing: int) -> int:
    """Movement points of a turn on the spot."""
    if state.options.house.free_turns:
        return 0
    return 0 if turn_size(mini.facing, facing) <= QUARTER and not mini.deeds.turned else 1


def mover_frame(state: State) -> Activation | Window:
    """The activation or window of the current move."""
    for frame in reversed(state.frames):
        if isinstance(frame, Activation | Window):
            return frame
    raise AssertionError("nobody is moving")
