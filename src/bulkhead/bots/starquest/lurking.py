"""Moves tokens: nearer to the squads but out of their sight, until a squad is within reach of the hidden figure."""

from msgspec.structs import replace

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.fields import first_step
from bulkhead.bots.starquest.goals import treasured
from bulkhead.bots.starquest.moves import stop
from bulkhead.bots.starquest.plans import Errand, hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.square_values import STEP, reach, survey, watched
from bulkhead.bots.starquest.steps import Choice, Commands, step_to
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import Reveal, Step
from bulkhead.starquest.data.state import Mini, Token
from bulkhead.starquest.rules.blips import token_steps
from bulkhead.starquest.rules.fight import life

CHARGE = 0.05
"""A token is turned over for an attack that is worth at least this many points."""
SEEN = 2.0
"""The cost in points for a token to end its move in sight of squads: more than the steps of its move can gain, so it
shows itself only if no square in reach is out of sight. Any higher value plays the same."""
SHY = 8
"""A figure that the squads look for stays at least this many steps away from them."""


def creep(table: Table, token: Token, commands: Commands) -> Choice:
    """Choose the next command for a token."""
    errand = hunting(table)
    if treasured(table, token.identity):
        return _hide(table, token, errand, commands)
    if Reveal(token.id) in commands and _could_charge(table, token, errand):
        return Reveal(token.id), reasons.because("bots-sq-reveal")
    seen, body = watched(table), token_steps.body(token)
    steps, came = reach(table, body, token_steps.left(table.state, token))

    def cost(square: int) -> tuple[float, int, int]:
        return STEP * errand.steps[square] + (SEEN if seen >> square & 1 else 0.0), steps[square], square

    best = min(steps, key=cost)
    if best != token.square:
        why = reasons.errand(errand.why, errand.steps[best])
        step = step_to(table, body, first_step(came, token.square, best), commands, why)
        if step is not None:
            return step
    return stop(table, errand, commands, "bots-sq-lurk")


def _could_charge(table: Table, token: Token, errand: Errand) -> bool:
    """Could it attack in this activation if it were turned over? Its owner knows what it is."""
    sheet = load_box().figures.get(token.identity)
    if sheet is None:
        return False
    weapons = sheet.weapons if sheet.mounts else load_box().usual_arms(token.identity)
    mini = Mini(token.id, token.seat, token.identity, 0, (token.square,), weapons=weapons, deeds=token.deeds)
    mini = replace(mini, lp=life.full_life(table.state, mini))
    spots, _ = survey(table, mini, errand, max(0, sheet.move - token.deeds.mp))
    plain = {spot.square: spot.value for spot in spots if not spot.target}
    return any(spot.target and spot.value - plain[spot.square] >= CHARGE for spot in spots)


def _hide(table: Table, token: Token, errand: Errand, commands: Commands) -> Choice:
    """A figure that the squads look for keeps its distance and stays out of sight."""
    ship, seen = table.state.ship, watched(table)

    def safety(square: int) -> int:
        return errand.steps[square] - (10 if seen >> square & 1 else 0)

    steps = [command for command in commands if isinstance(command, Step)]
    best = max(steps, key=lambda one: (safety(ship.at(*one.to)), str(one)), default=None)
    if (
        best is not None
        and errand.steps[token.square] < SHY
        and safety(ship.at(*best.to)) > safety(token.square)
    ):
        return best, reasons.because("bots-sq-hide")
    return stop(table, errand, commands, "bots-sq-hide")
