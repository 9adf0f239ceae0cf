"""Moves tokens: nearer to the squads but out of their sight, until a squad is within reach of a figure like those that
the tokens hide."""

from msgspec.structs import replace

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.fields import first_step
from bulkhead.bots.starquest.moves import stop
from bulkhead.bots.starquest.plans import Errand, hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.square_values import STEP, could_attack, reach, survey, watched
from bulkhead.bots.starquest.steps import Choice, Commands, step_to
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import Reveal
from bulkhead.starquest.data.scenario import Supply
from bulkhead.starquest.data.state import Mini, Token
from bulkhead.starquest.rules.blips import token_steps
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.ship.squares import bits

CHARGE = 0.05
"""A token is turned over for an attack that is worth at least this many points."""
SEEN = 2.0
"""The cost in points for a token to end its move in sight of squads: more than the steps of its move can gain, so it
shows itself only if no square in reach is out of sight. Any higher value plays the same."""


def creep(table: Table, token: Token, commands: Commands) -> Choice:
    """Choose the next command for a token. A token moves, waits and shows itself without regard to what it hides, or
    the squads could tell it from the others."""
    errand = hunting(table)
    if Reveal(token.id) in commands and _could_charge(table, token, errand):
        return Reveal(token.id), reasons.because("bots-sq-reveal")
    body = token_steps.body(token)
    steps, came = reach(table, body, token_steps.left(table.state, token))
    seen = watched(table, bits(steps))

    def cost(square: int) -> tuple[float, int, int]:
        return STEP * errand.steps[square] + (SEEN if seen >> square & 1 else 0.0), steps[square], square

    best = min(steps, key=cost, default=token.square)
    if best != token.square:
        why = reasons.errand(errand.why, errand.steps[best])
        step = step_to(table, body, first_step(came, token.square, best), commands, why)
        if step is not None:
            return step
    return stop(table, errand, commands, "bots-sq-lurk")


def _could_charge(table: Table, token: Token, errand: Errand) -> bool:
    """Could a figure attack from here in this activation? The figure is drawn for this token and this turn from those
    that the mission gives its player, which everybody knows."""
    supply = table.view.scenario.supplies.get(table.view.sides[token.seat].faction, Supply())
    lists = {"reinforcement": supply.reinforcements, "special": supply.specials}
    figures = [one for one in lists.get(token.kind, supply.blips) if one in load_box().figures]
    if not figures:
        return False
    drawn = table.chance.pick(figures, "lurk", token.id, table.view.turn)
    sheet = load_box().figures[drawn]
    weapons = sheet.weapons if sheet.mounts else load_box().usual_arms(drawn)
    mini = Mini(token.id, token.seat, drawn, 0, (token.square,), weapons=weapons, deeds=token.deeds)
    mini = replace(mini, lp=life.full_life(table.state, mini))
    points = max(0, sheet.move - token.deeds.mp)
    if not could_attack(table, mini, points):
        return False
    spots, _ = survey(table, mini, errand, points)
    plain = {spot.square: spot.value for spot in spots if not spot.target}
    return any(spot.target and spot.value - plain[spot.square] >= CHARGE for spot in spots)
