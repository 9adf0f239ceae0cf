"""One figure's activation: where to go, what to attack from there, and how to end.

For every square in reach two things are weighed in points: the best attack from there, and how much nearer to the
errand it is. The best square is the plan, its first step the answer; an attack that is possible now is made now when
nothing better lies ahead of it. Steps use movement up and attacks are counted by the rules, so every activation ends.
"""

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.fields import FAR, first_step, walk
from bulkhead.bots.starquest.plans import GOAL, HOME, Errand, errands, exits, hunting, treasured
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import Arms, Prospect, best_attack
from bulkhead.starquest import life, tokens
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.commands import (
    AnyCommand,
    Arm,
    Done,
    Enter,
    Face,
    Leave,
    Load,
    Open,
    Overwatch,
    PickUp,
    Plant,
    Reveal,
    Search,
    Step,
)
from bulkhead.starquest.facings import QUARTER, step_cost, turn_size
from bulkhead.starquest.limits import splits
from bulkhead.starquest.places import figure, is_large
from bulkhead.starquest.purse import own_purse
from bulkhead.starquest.seeing import field, fire_blockers
from bulkhead.starquest.shooting import guns
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from bulkhead.starquest.state import Mini, Token
from bulkhead.starquest.steps import no_stop
from bulkhead.tabletop.phrases import Phrase

Choice = tuple[AnyCommand, Phrase]
Commands = tuple[AnyCommand, ...]

STEP = 0.3
"""Points that a step nearer to the errand is worth."""
ALIEN_STEP = 0.25
WORTHWHILE = 0.05
"""Less than that is no attack worth making."""
CHARGE = 0.2
"""A token turns over for an attack that is worth at least so much."""
SEEN = 1.0
"""What it costs a token to end where squads see it."""
EXPOSED = 0.12
"""What it costs a squad miniature to end in the sight of one more foe, for each point that it is worth, in hundredths."""
BURNING = 3.0
"""What it costs to step into fire."""


class Spot(Struct, frozen=True):
    """A square to end on, and whom to attack from it."""

    square: int
    value: float
    target: str = ""
    strikes: bool = False


def act(table: Table, who: str, commands: Commands) -> Choice:
    """What the figure on hand does next."""
    if who in table.state.tokens:
        return act_hidden(table, table.state.tokens[who], commands)
    mini = table.state.minis[who]
    if mini.place == "dock":
        return enter(table, mini, commands)
    errand = errands(table).get(who) or hunting(table)
    now = best_attack(table, commands)
    return (
        _urgent(table, mini, errand, commands)
        or _fight_or_go(table, mini, errand, now, commands)
        or _finish(table, mini, errand, commands)
    )


# What goes before everything else


def _urgent(table: Table, mini: Mini, errand: Errand, commands: Commands) -> Choice | None:
    """Deeds that score by themselves: leaving with what was sought, arming a charge, taking up an object."""
    for command in commands:
        if isinstance(command, Leave) and errand.why == HOME:
            return command, reasons.because("leave")
        if isinstance(command, Arm):
            return command, reasons.because("arm")
        if isinstance(command, Plant):
            return command, reasons.because("plant")
        if isinstance(command, PickUp) and not mini.objects:
            return command, reasons.thing(command.thing)
        if isinstance(command, Load) and _is_sought(table, command.what):
            return command, reasons.because("load")
    return None


def _is_sought(table: Table, what: str) -> bool:
    """Is it somebody whom the mission wants carried home?"""
    wanted = {getattr(one.test, "what", "") for one in table.open_objectives}
    return not table.alien and table.state.minis[what].figure in wanted


# Attack now, or go where it is better


def _fight_or_go(
    table: Table, mini: Mini, errand: Errand, now: Prospect | None, commands: Commands
) -> Choice | None:
    here = _standing(table, mini, errand, mini.squares[0], 0)
    moving = any(isinstance(command, Step) for command in commands)
    if is_large(mini) or mini.mans:
        return _strike_now(now) or _large_step(table, mini, errand, commands)
    spots, came = survey(table, mini, errand, _left(table, mini)) if moving else ([], {})
    plan = max(spots, key=lambda spot: (spot.value, -spot.square), default=Spot(mini.squares[0], here))
    if now is not None and now.value > WORTHWHILE:
        onward = max((spot.value for spot in spots if not spot.target), default=here)
        then = onward if moving and _goes_on(table, mini) else here
        if now.value + max(then, here) >= plan.value:
            return _strike_now(now)
    if plan.square != mini.squares[0]:
        return _towards(table, mini, plan, came, errand, commands)
    if plan.target:
        return _turn_to(table, mini, table.state.minis[plan.target], commands)
    return None


def _strike_now(now: Prospect | None) -> Choice | None:
    if now is None or now.value <= WORTHWHILE:
        return None
    return now.command, reasons.attack(now.target, now.kill)


def _left(table: Table, mini: Mini) -> int:
    return own_purse(table.state, mini).left


def _goes_on(table: Table, mini: Mini) -> bool:
    """May it still move after an attack?"""
    if not mini.deeds.moved:
        return True
    return any(splits(table.state, shooter, weapon) for shooter, weapon in guns(table.state, mini))


def _standing(table: Table, mini: Mini, errand: Errand, square: int, exposed: int) -> float:
    """What it is worth to end on a square, attacks apart."""
    value = -(ALIEN_STEP if table.alien else STEP) * min(errand.steps[square], FAR)
    if table.state.burning >> square & 1:
        value -= BURNING
    return value - exposed * EXPOSED * figure(mini).points / 10


def survey(
    table: Table, mini: Mini, errand: Errand, points: int
) -> tuple[list[Spot], dict[int, int]]:
    """Every square in reach with what it is worth, with and without an attack from it; and the ways there."""
    state = table.state
    steps, came = _reach(table, mini, points)
    reached = bits(steps)
    lines = _lines(table, mini, reached)
    seen = {square: sum(lit >> square & 1 for _, lit in lines) for square in steps} if not table.alien else {}
    stand = {square: _standing(table, mini, errand, square, seen.get(square, 0)) for square in steps}
    spots = [Spot(square, value) for square, value in stand.items()]
    arms = Arms(table, mini)
    for foe, lit in lines:
        beside = _beside(table, foe) & reached
        worth = arms.fighting(foe)
        if worth > 0:
            spots += [Spot(square, stand[square] + worth, foe.id, True) for square in members(beside)]
        worth = arms.shooting(foe)
        if worth > 0:
            spots += [Spot(square, stand[square] + worth, foe.id) for square in members(lit & ~beside)]
    assert state.ship is table.state.ship
    return spots, came


def _reach(table: Table, mini: Mini, points: int) -> tuple[dict[int, int], dict[int, int]]:
    """Squares that it can walk to: round others, past its own side's figures, through doors that it opens."""
    from bulkhead.bots.starquest.plans import doors_shut
    from bulkhead.starquest.steps import barred

    state = table.state
    held = own = 0
    for square, who in state.holder.items():
        if who == mini.id:
            continue
        held |= 1 << square
        other = state.tokens[who].seat if who in state.tokens else state.minis[who].seat
        if other == mini.seat:
            own |= 1 << square
    blocked = barred(state) | (held & ~own)
    return walk(state.ship, mini.squares[0], points, doors_shut(table), blocked, held | no_stop(state))


def _lines(table: Table, mini: Mini, reached: int) -> list[tuple[Mini, int]]:
    """Each foe with the squares in reach from which there is a line to it: a line is free both ways."""
    state = table.state
    blocked = fire_blockers(state, mini)
    found = []
    for foe in table.foes:
        lit = 0
        for square in foe.squares:
            lit |= state.sight.field(square, state.closed, blocked & ~bits(foe.squares))
        found.append((foe, lit & reached))
    return found


def _beside(table: Table, foe: Mini) -> int:
    """Squares from which a foe can be struck: beside it, with nothing between."""
    state = table.state
    found = 0
    for square in foe.squares:
        for direction in (0, 2, 4, 6):
            there = state.ship.leads_on(square, direction, state.closed)
            if there != NOWHERE and there not in foe.squares:
                found |= 1 << there
    return found


# Steps and turns


def _towards(
    table: Table, mini: Mini, plan: Spot, came: dict[int, int], errand: Errand, commands: Commands
) -> Choice | None:
    """The first step of a plan: a door to be opened, a turn that makes the step cheaper, or the step."""
    to = first_step(came, mini.squares[0], plan.square)
    why = reasons.close_in(plan.target) if plan.target else reasons.errand(errand.why, errand.steps[plan.square])
    return step_to(table, mini, to, commands, why)


def step_to(table: Table, mini: Mini, to: int, commands: Commands, why: Phrase) -> Choice | None:
    ship, here = table.state.ship, mini.squares[0]
    door = _door_between(table, here, to, commands)
    if door is not None:
        return door, reasons.because("door")
    direction = ship.step[here].index(to) if to in ship.step[here] else -1
    step = Step(mini.id, ship.xy(to))
    if direction >= 0 and step_cost(mini.facing, direction) > 1:
        turns = [
            command
            for command in commands
            if isinstance(command, Face) and step_cost(command.facing, direction) == 1
        ]
        cheap = [turn for turn in turns if turn_size(mini.facing, turn.facing) <= QUARTER]
        if cheap and not mini.deeds.turned:
            return min(cheap, key=lambda turn: turn_size(turn.facing, direction)), why
    return (step, why) if step in commands else None


def _door_between(table: Table, here: int, to: int, commands: Commands) -> Open | None:
    """A closed door on the way that can be opened from here."""
    ship = table.state.ship
    for command in commands:
        if isinstance(command, Open):
            door = ship.doors[ship.door(command.door)]
            if door.fronts >> to & 1 and door.fronts >> here & 1 and _is_cut(table, here, to):
                return command
    return None


def _is_cut(table: Table, here: int, to: int) -> bool:
    """Does something closed lie between two neighbouring squares?"""
    ship = table.state.ship
    if to not in ship.step[here]:
        return True
    return ship.leads_on(here, ship.step[here].index(to), table.state.closed) == NOWHERE


def bearing(table: Table, here: int, there: int, commands: Commands) -> list[Face]:
    """The turns on offer, those that look straightest at a square first."""
    turns = [command for command in commands if isinstance(command, Face)]
    return sorted(turns, key=lambda turn: away(table, here, there, turn.facing))


def away(table: Table, here: int, there: int, facing: int) -> tuple[float, int]:
    """How far a square lies off the way a facing looks."""
    (x, y), (tx, ty) = table.state.ship.xy(here), table.state.ship.xy(there)
    dx, dy = tx - x, ty - y
    ahead = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))[facing]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5) * (ahead[0] ** 2 + ahead[1] ** 2) ** 0.5
    return -(dx * ahead[0] + dy * ahead[1]) / length, facing


def _turn_to(table: Table, mini: Mini, foe: Mini, commands: Commands) -> Choice | None:
    """Turn to whom it means to attack, if that changes anything."""
    here, there = mini.squares[0], foe.squares[0]
    turns = bearing(table, here, there, commands)
    if turns and away(table, here, there, turns[0].facing) < away(table, here, there, mini.facing):
        return turns[0], reasons.close_in(foe.id)
    return None


def _large_step(table: Table, mini: Mini, errand: Errand, commands: Commands) -> Choice | None:
    """A large base, or a machine with its gunner, goes step by step wherever it gets nearer."""
    ship = table.state.ship
    now = min(errand.steps[square] for square in mini.squares)
    best: Step | None = None
    nearest = now
    for command in commands:
        if isinstance(command, Step) and (there := ship.at(*command.to)) not in mini.squares:
            if errand.steps[there] < nearest:
                best, nearest = command, errand.steps[there]
    if best is None or (mini.mans and best.who == mini.id):  # a gunner stays at his post
        return None
    return best, reasons.errand(errand.why, nearest)


# The end of an activation


def _finish(table: Table, mini: Mini, errand: Errand, commands: Commands) -> Choice:
    """Nothing better to attack or to reach: search, look where the enemy is, watch."""
    for command in commands:
        if isinstance(command, Search):
            return command, reasons.because("search")
    here = mini.squares[0]
    doors = [command for command in commands if isinstance(command, Open)]
    if doors and errand.why != GOAL and table.alien:
        return doors[0], reasons.because("door")
    look = _look(table, mini)
    if look is not None and not mini.deeds.turned:
        turns = [turn for turn in bearing(table, here, look, commands) if turn_size(mini.facing, turn.facing) <= 2]
        if turns and away(table, here, look, turns[0].facing)[0] < away(table, here, look, mini.facing)[0] - 0.2:
            return turns[0], reasons.because("look")
    for command in commands:
        if isinstance(command, Overwatch):
            return command, reasons.because("overwatch")
    if Done() in commands:
        return Done(), reasons.because("done")
    return _go_on(table, mini, errand, commands), reasons.because("way-on")


def _look(table: Table, mini: Mini) -> int | None:
    """The square to keep an eye on: the nearest foe or token."""
    ship = table.state.ship
    x, y = ship.xy(mini.squares[0])
    quarry = [foe.squares[0] for foe in table.foes] + table.suspects

    def far(square: int) -> tuple[int, int]:
        sx, sy = ship.xy(square)
        return max(abs(sx - x), abs(sy - y)), square

    return min(quarry, key=far, default=None)


def _go_on(table: Table, mini: Mini | Token, errand: Errand, commands: Commands) -> AnyCommand:
    """From a shared square one has to go on: by the step that leads nearest, else by whatever there is."""
    steps = [command for command in commands if isinstance(command, Step)]
    if not steps:
        return commands[0]
    ship, held = table.state.ship, table.state.holder
    return min(steps, key=lambda one: (ship.at(*one.to) in held, errand.steps[ship.at(*one.to)], str(one)))


def enter(table: Table, mini: Mini, commands: Commands) -> Choice:
    """Out of the entry area: onto the threshold that is nearest to what there is to do."""
    entries = [command for command in commands if isinstance(command, Enter)]
    if not entries:
        return (Done() if Done() in commands else commands[0]), reasons.because("done")
    from bulkhead.bots.starquest.plans import entering

    errand = entering(table)
    ship = table.state.ship

    def worth(one: Enter) -> tuple[int, float, str]:
        square = ship.at(*one.to)
        ahead = min(
            (there for there in ship.step[square] if there != NOWHERE),
            key=lambda there: (errand.steps[there], there),
            default=square,
        )
        return errand.steps[square], away(table, square, ahead, one.facing)[0], str(one)

    return min(entries, key=worth), reasons.because("enter")


# Tokens


def act_hidden(table: Table, token: Token, commands: Commands) -> Choice:
    """A token comes nearer out of sight, and turns over when it can reach somebody."""
    errand = hunting(table)
    ship = table.state.ship
    if treasured(table, token.identity):
        return _hide(table, token, errand, commands)
    if Reveal(token.id) in commands and _could_charge(table, token, errand):
        return Reveal(token.id), reasons.because("reveal")
    body = tokens.body(token)
    steps, came = _reach(table, body, tokens.left(table.state, token))
    watched = watched_squares(table)
    best = min(
        steps,
        key=lambda square: (
            ALIEN_STEP * errand.steps[square] + (SEEN if watched >> square & 1 else 0.0),
            steps[square],
            square,
        ),
    )
    if best != token.square:
        to = first_step(came, token.square, best)
        door = _door_between(table, token.square, to, commands)
        if door is not None:
            return door, reasons.because("door")
        step = Step(token.id, ship.xy(to))
        if step in commands:
            return step, reasons.errand(errand.why, errand.steps[best])
    if Done() in commands:
        return Done(), reasons.because("lurk")
    return _go_on(table, token, errand, commands), reasons.because("way-on")


def _could_charge(table: Table, token: Token, errand: Errand) -> bool:
    """Turned over, could it attack somebody in this activation?"""
    sheet = load_box().figures.get(token.identity)
    if sheet is None:
        return False
    weapons = sheet.weapons if sheet.mounts else load_box().usual_arms(token.identity)
    mini = Mini(token.id, token.seat, token.identity, 0, (token.square,), weapons=weapons, deeds=token.deeds)
    mini = replace(mini, lp=life.full_life(table.state, mini))
    spots, _ = survey(table, mini, errand, max(0, sheet.move - token.deeds.mp))
    plain = {spot.square: spot.value for spot in spots if not spot.target}
    return any(spot.target and spot.value - plain[spot.square] >= CHARGE for spot in spots)


def watched_squares(table: Table) -> int:
    """Squares that a foe sees."""
    seen = 0
    for foe in table.foes:
        seen |= field(table.state, foe)
    return seen


def _hide(table: Table, token: Token, errand: Errand, commands: Commands) -> Choice:
    """What the squads look for keeps its distance and its cover."""
    steps = [command for command in commands if isinstance(command, Step)]
    ship, watched = table.state.ship, watched_squares(table)
    if errand.steps[token.square] < 8 and steps:
        best = max(steps, key=lambda one: (_safety(errand, ship.at(*one.to), watched), str(one)))
        if _safety(errand, ship.at(*best.to), watched) > _safety(errand, token.square, watched):
            return best, reasons.because("hide")
    if Done() in commands:
        return Done(), reasons.because("hide")
    return _go_on(table, token, errand, commands), reasons.because("way-on")


def _safety(errand: Errand, square: int, watched: int) -> int:
    return errand.steps[square] - (10 if watched >> square & 1 else 0)


__all__ = ["Choice", "Commands", "act", "exits", "watched_squares"]
