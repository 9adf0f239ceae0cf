"""Answer what a client asks before it acts: the map, what a figure reaches, sees and can fire at, what an attack
would do. Every answer is worked out from the asker's view, so it cannot tell more than that."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import RED, WHITE, sums
from bulkhead.starquest.clients.ask.chart import Chart, chart
from bulkhead.starquest.clients.ask.coaching import Advice, advise
from bulkhead.starquest.clients.ask.goals import Goals, goals
from bulkhead.starquest.clients.ask.lessons import hints
from bulkhead.starquest.clients.ask.marching import March, march
from bulkhead.starquest.clients.ask.overwatch_reasons import who_stays_silent
from bulkhead.starquest.clients.ask.prospects import THEN, Prospect, Reason, begun, prospect, why_not_then
from bulkhead.starquest.clients.ask.reach import Reach, rolling_reach, walking_reach
from bulkhead.starquest.clients.ask.reactions import Escapes, Rerolls, escapes, rerolls
from bulkhead.starquest.clients.ask.sentries import Sentries, seen_by_enemies
from bulkhead.starquest.clients.ask.squad_builder import SquadPlan, plan_squad
from bulkhead.starquest.clients.ask.standing_answers import default_answer
from bulkhead.starquest.clients.forecasts import preview
from bulkhead.starquest.clients.forecasts.preview import Danger
from bulkhead.starquest.clients.forecasts.rehearsal import Rehearsal, rehearse
from bulkhead.starquest.data.commands import Activate, AnyCommand, Choose, Plant, Shoot, Snap, Strike, Use
from bulkhead.starquest.data.frames import Attack, Casting
from bulkhead.starquest.data.state import Mini, State, Token
from bulkhead.starquest.rules.alliances import alliances
from bulkhead.starquest.rules.blips import sighted_tokens, token_steps
from bulkhead.starquest.rules.fight import attack as attacks
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.fight.declaring import attack_of, attacker_of
from bulkhead.starquest.rules.fight.lines_of_sight import field, fire_field
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern_for
from bulkhead.starquest.rules.machines import rolling
from bulkhead.starquest.rules.machines.tarantula import TARANTULA
from bulkhead.starquest.rules.move.movement_points import allowance, own_purse
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table.card import is_known
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.game import SPECTATOR, Offer, Viewer
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

CHART, SEEN, ATTACK, DEFAULT, HINTS, SILENT = "chart", "seen", "attack", "default", "hints", "silent"
"""The words that ask for the map, for what the asker's figures see, for the attack in progress, for the answer given in
the asker's name when his time is up, for hints, and for his figures in Overwatch that have no shot."""

GOALS, ESCAPES, REROLLS = "goals", "escapes", "rerolls"
"""The words that ask for the goals of the mission and how they stand, for what a dodge avoids, and for what rolling
dice again could do."""

SQUAD, EXPOSED, MARCH = "squad", "exposed", "march"
"""The words that ask for the squad that the asker is choosing, with wishes after it; for the squares where the asker's
figures and tokens would be seen; and for the next part of a long way, with a figure or a token and a square."""


class Outlook(Struct, frozen=True, rename="kebab"):
    """What one figure could do from where it stands."""

    who: str
    left: int
    """Movement points left in its own activation."""
    full: int
    """Movement points of a whole turn."""
    armour: int
    """0 for a face-down token."""
    reach: tuple[Reach, ...]
    sees: tuple[int, ...]
    fires: tuple[int, ...]
    """Squares to which it has a line of fire, occupied or not."""
    watched: tuple[int, ...]
    """Squares on which enemies would see it."""


class Threat(Struct, frozen=True, rename="kebab"):
    """A target that an attack may hurt, with the chances before saves."""

    target: str
    hurt: float
    killed: float
    armour: int
    """The armour value that this attack meets."""


class Aim(Struct, frozen=True, rename="kebab"):
    """What one attack would do: the squares that it hits, its dice, the chance of each total, whom it may hurt."""

    command: str
    squares: tuple[int, ...]
    most: tuple[int, ...]
    """The highest value that each of these squares may get: it falls away from the middle of an explosion."""
    red: int
    white: int
    totals: tuple[float, ...]
    """The chance of each sum of all dice, from nothing."""
    threats: tuple[Threat, ...]
    breaks: tuple[int, ...]
    """Allied seats whose figures it names: the attack would end the alliance with them."""
    uncovers: tuple[str, ...]
    """Tokens in its squares: they are turned over before the roll, so their odds are unknown."""


class Seen(Struct, frozen=True, rename="kebab"):
    """What all figures of the asker see together."""

    squares: tuple[int, ...]


class Default(Struct, frozen=True, rename="kebab"):
    """The answer given for a seat that does not answer; empty where it is drawn by lot, or where nothing is asked."""

    command: str


class Hint(Struct, frozen=True, rename="kebab"):
    """A hint that is shown once, and the name under which it is remembered as shown."""

    name: str
    says: Phrase


class Hints(Struct, frozen=True, rename="kebab"):
    """All hints that fit the open question; none where the asker is not asked."""

    hints: tuple[Hint, ...]
    advice: Advice | None = None
    """What the instructor of a lesson says now."""


class SilentOne(Struct, frozen=True, rename="kebab"):
    """A figure in Overwatch that has no shot now, and the clause that says why."""

    who: str
    clause: str
    says: Phrase


class Silent(Struct, frozen=True, rename="kebab"):
    """The asker's figures in Overwatch that have no shot at the enemy that he is asked about."""

    silent: tuple[SilentOne, ...]


_AIMED = (Shoot, Snap, Strike, Use, Choose, Plant)
"""Commands that may be an attack."""

Found = (
    Chart
    | Outlook
    | Aim
    | Seen
    | Default
    | Hints
    | Silent
    | Goals
    | SquadPlan
    | March
    | Prospect
    | Reason
    | Escapes
    | Rerolls
)

Read = Callable[[str], AnyCommand]
"""Reads a command from its text, or raises Mistake."""


def survey(view: View, offer: Offer[AnyCommand] | None, about: str, read: Read | None = None) -> Found:
    """The answer to a question about the table: `chart`, `seen`, `attack`, `default`, `hints`, `silent`, `goals`,
    `squad` with wishes, `exposed`, `march` with a figure and a square, `escapes`, `rerolls`, the id of a figure or a
    token, an attack that is offered, as a command: of a weapon, a card or a charge; an activation that is offered; or
    such an activation with a command (`activate um1: um1 shoot …`): the attack that would then be offered, or the
    reason why it would not; or with `hints`, for a player who has selected the figure."""
    if about == CHART:
        return chart(view)
    if about == SEEN:
        return _seen(on_the_table(view), view.viewer)
    if about == ATTACK:
        return _declared(on_the_table(view))
    if about == DEFAULT:
        mine = offer is not None and view.waiting == view.viewer
        answer = default_answer(on_the_table(view)) if mine else None
        return Default(str(answer) if answer is not None else "")
    if about == HINTS:
        return _hints(view, offer)
    if about == SILENT:
        found = () if view.viewer is SPECTATOR else who_stays_silent(on_the_table(view), view.seat)
        return Silent(tuple(SilentOne(who, refusal.clause, refusal.phrase) for who, refusal in found))
    if about == GOALS:
        return goals(view, on_the_table(view))
    if about == SQUAD or about.startswith(f"{SQUAD} "):
        return plan_squad(on_the_table(view), _seat(view), about.split()[1:])
    if about.startswith(f"{MARCH} "):
        return _march(on_the_table(view), about)
    if about == EXPOSED:
        return _exposed(on_the_table(view), view.viewer)
    if about in (ESCAPES, REROLLS):
        asked = escapes if about == ESCAPES else rerolls
        seat = _seat(view)
        return asked(on_the_table(view), seat, offer if view.waiting == seat else None)
    if about in view.minis:
        state = on_the_table(view)
        return _mini(state, state.minis[about])
    if about in view.tokens:
        state = on_the_table(view)
        return _token(state, state.tokens[about])
    first, _, then = about.partition(THEN)
    for command in offer.commands if offer else ():
        if isinstance(command, Activate) and str(command) == first:
            if then == HINTS:
                return _hints(view, offer, command)
            return _then(view, command, then, read) if then else prospect(view, command)
    if offer is None:
        raise Mistake("sq-survey-unknown", about=about)
    return _among(on_the_table(view), _seat(view), offer, about)


def _seat(view: View) -> int:
    """The seat that asks; -1 for a spectator."""
    return -1 if view.viewer is SPECTATOR else view.seat


def _hints(view: View, offer: Offer[AnyCommand] | None, selected: Activate | None = None) -> Hints:
    if offer is None or offer.seat != view.viewer:
        return Hints(())
    told = tuple(Hint(name, says) for name, says in hints(view, offer))
    return Hints(told, advise(view, offer, selected))


def _then(view: View, command: Activate, text: str, read: Read | None) -> Aim | Reason:
    """What a command would do after an activation: the odds of an attack, or the reason why it is not possible."""
    after = begun(view, command)
    if read is not None and text not in map(str, after.offer.commands if after.offer else ()):
        return why_not_then(after, view.seat, read(text))
    return _among(after.state, view.seat, after.offer, text)


def _among(state: State, seat: int, offer: Offer[AnyCommand] | None, about: str) -> Aim:
    """The attack of an offer that a text names."""
    for command in offer.commands if offer else ():
        if isinstance(command, _AIMED) and str(command) == about:
            aim = _offered(state, seat, command)
            if aim is not None:
                return aim
    raise Mistake("sq-survey-unknown", about=about)


def topics(view: View, offer: Offer[AnyCommand] | None) -> Iterator[str]:
    """The questions that a viewer may ask of `survey`; of attacks that would follow an activation, those of the first
    figure that may be activated; of marches, those of a token and a figure to where another figure stands."""
    yield from (CHART, SEEN, ATTACK, DEFAULT, HINTS, SILENT, GOALS, SQUAD, EXPOSED, ESCAPES, REROLLS)
    yield from view.minis
    yield from view.tokens
    yield from _marches(view)
    yield from _attacks(offer)
    ready = [command for command in (offer.commands if offer else ()) if isinstance(command, Activate)]
    yield from map(str, ready)
    for command in ready[:1]:
        yield f"{command}{THEN}{HINTS}"
        yield from (f"{command}{THEN}{attack}" for attack in _attacks(begun(view, command).offer))


def _marches(view: View) -> Iterator[str]:
    """The last token and the last figure go to the first figure."""
    standing = [mini for mini in view.minis.values() if mini.place == "board"]
    width, _, west, north = view.grid
    for goal in standing[:1]:
        row, column = divmod(goal.squares[0], width)
        for who in (*list(view.tokens)[-1:], standing[-1].id):
            yield f"{MARCH} {who} {column + west}.{row + north}"


def _attacks(offer: Offer[AnyCommand] | None) -> Iterator[str]:
    return (str(command) for command in (offer.commands if offer else ()) if isinstance(command, _AIMED))


def _seen(state: State, viewer: Viewer) -> Seen:
    squares = 0
    for mini in state.minis.values():
        if mini.seat == viewer and mini.place == "board":
            squares |= field(state, mini) | bits(mini.squares)
    return Seen(tuple(members(squares)))


def _march(state: State, about: str) -> March:
    """`march ch?2 5.6`."""
    try:
        _, who, to = about.split()
    except ValueError:
        raise Mistake("sq-survey-unknown", about=about) from None
    square = state.ship.square(to)
    token, mini = state.tokens.get(who), state.minis.get(who)
    if token is not None:
        left = token_steps.left(state, token) if token_steps.token_ways(state, token) else 0
        return march(state, who, token_steps.body(token), left, square)
    if mini is not None and mini.place == "board":
        purse = own_purse(state, mini)
        return march(state, who, mini, purse.left if may_move(state, mini, purse) else 0, square)
    raise Mistake("sq-survey-unknown", about=about)


def _exposed(state: State, viewer: Viewer) -> Seen:
    """Squares that figures of others see, as far as the viewer knows: figures on the map lie open to everybody."""
    squares = 0
    for mini in state.minis.values():
        if mini.seat != viewer and mini.seat >= 0 and mini.place == "board":
            squares |= field(state, mini)
    return Seen(tuple(members(squares)))


# A figure


@clause("C-mis_00_first_steps-special-5-1")
def _mini(state: State, mini: Mini) -> Outlook:
    """What a figure can do from where it stands: its ways, the squares that it sees, those that it can fire at."""
    purse = own_purse(state, mini)
    able = mini.place == "board" and not mini.deeds.finished and may_move(state, mini, purse)
    crewed = mini.figure == TARANTULA  # its gunner moves it
    rolls = mini.mans and mini.place == "board" and rolling.why_rests(state, mini, purse) is None
    rolled = rolling_reach(state, mini, purse) if rolls else ()
    machine = state.minis[mini.mans] if rolled else None
    return Outlook(
        mini.id,
        purse.left if machine is None else rolling.left(state, machine, purse),
        allowance(state, machine or mini),
        armour_of(state, mini),
        rolled or (_walks(state, mini, purse.left) if able and not crewed else ()),
        *_kinds_of_squares(state, mini),
        seen_by_enemies(state, mini),
    )


@clause("SQ-OVER-03")
def _walks(state: State, mini: Mini, left: int) -> tuple[Reach, ...]:
    """Its ways, each with the squares on which enemies in Overwatch may fire at it."""
    sentries = Sentries(state, mini)
    return tuple(replace(one, crosses=sentries.along(one.way)) for one in walking_reach(state, mini, left))


@clause("SQ-LOS-07")
def _kinds_of_squares(state: State, mini: Mini) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares that a figure sees, and those that it can fire at."""
    seen = tuple(members(field(state, mini) & ~bits(mini.squares)))
    return seen, tuple(members(fire_field(state, mini))) if _has_gun(mini) else ()


def _has_gun(mini: Mini) -> bool:
    box = load_box()
    return any(not box.weapons[weapon].melee for weapon in mini.weapons if weapon in box.weapons)


def _token(state: State, token: Token) -> Outlook:
    """What a token can do: it moves, but has no facing, no sight and no fire."""
    points = token_steps.left(state, token)
    able = not token.vent and not token.deeds.finished and bool(token_steps.token_ways(state, token))
    body = token_steps.body(token)
    reach = walking_reach(state, body, points) if able else ()
    watched = seen_by_enemies(state, body)
    return Outlook(token.id, points, token_steps.full(state, token), 0, reach, (), (), watched)


# An attack


def _offered(state: State, seat: int, command: Shoot | Snap | Strike | Use | Choose | Plant) -> Aim | None:
    if isinstance(command, Shoot | Snap | Strike):
        return _aim(state, seat, command)
    played = rehearse(state, seat, command)
    return None if played is None else _rehearsed(command, played)


def _rehearsed(command: AnyCommand, played: Rehearsal) -> Aim:
    """The attack of a card; one without dice where the card makes no attack."""
    if played.attack is None:
        return Aim(str(command), (), (), 0, 0, (), (), (), ())
    return _attack(played.state, command, played.attack)


def _aim(state: State, seat: int, command: Shoot | Snap | Strike) -> Aim:
    attack = attack_of(state, seat, command)
    if isinstance(command, Strike):
        return _melee(state, command, attack)
    return _shot(state, command, attack, attacker_of(state, command))


def _attack(state: State, command: AnyCommand, attack: Attack) -> Aim:
    """The forecast of an attack of any sort, with the attacker where it stands now."""
    if attack.how == "melee":
        return _melee(state, command, attack)
    if attack.how == "card":
        return _by_card(state, command, attack)
    return _shot(state, command, attack, state.minis[attack.attacker])


def _melee(state: State, command: AnyCommand, attack: Attack) -> Aim:
    target = state.minis.get(attack.aim)
    squares, dice = target.squares if target else (), attacks.pool(state, attack)
    attack = replace(attack, squares=squares)
    dangers = preview.threats(state, attack)
    return _told(state, command, attack, (dice.most,) * len(squares), dangers, _breaks(state, attack))


def _shot(state: State, command: AnyCommand, attack: Attack, shooter: Mini) -> Aim:
    sheet = load_box().weapons[attack.weapon]
    pattern = pattern_for(state, sheet, attack.aim)
    attack = replace(attack, squares=pattern.squares(state, shooter, sheet, attack.aim))
    dangers = preview.threats(state, attack, shooter)
    return _told(state, command, attack, _most(state, attack, pattern), dangers, _breaks(state, attack))


def _by_card(state: State, command: AnyCommand, attack: Attack) -> Aim:
    """The attack of a card or a charge. Only a charge names its target (SQ-ALLY-16)."""
    if not attack.squares and attack.aim in state.minis:
        attack = replace(attack, squares=state.minis[attack.aim].squares)
    most = _most(state, attack, attacks.card_pattern(state, attack) or Pattern())
    breaks = () if is_known(attack.weapon) else _breaks(state, attack)
    return _told(state, command, attack, most, preview.threats(state, attack), breaks)


def _most(state: State, attack: Attack, pattern: Pattern) -> tuple[int, ...]:
    """The value of each square when every die shows its highest."""
    dice = attacks.pool(state, attack)
    best = replace(attack, rolls=(RED[-1],) * dice.red + (WHITE[-1],) * dice.white, red=dice.red)
    values = pattern.values(state, best)
    return tuple(values.get(square, 0) for square in attack.squares)


def _breaks(state: State, attack: Attack) -> tuple[int, ...]:
    pacts = alliances.broken_by(state, attack)
    return tuple(dict.fromkeys(pact.b if pact.a == attack.seat else pact.a for pact in pacts))


def _declared(state: State) -> Aim:
    """The attack that others may still answer, as it stands on the table."""
    for frame in reversed(state.frames):
        if isinstance(frame, Attack) and frame.how == "card":
            return _by_card(state, Use(frame.weapon, (frame.aim,) if frame.aim else ()), frame)
        if isinstance(frame, Attack) and frame.attacker in state.minis and frame.how != "flames":
            command: Shoot | Strike
            if frame.how == "melee":
                command = Strike(frame.attacker, frame.aim)
            else:
                command = Shoot(frame.attacker, frame.weapon, frame.aim, frame.shots)
            return _aim(state, frame.seat, command)
        if isinstance(frame, Casting):
            cast = Use(frame.card, frame.on)
            played = rehearse(state, frame.seat, cast)
            if played is not None and played.attack is not None:
                return _rehearsed(cast, played)
    raise Mistake("sq-survey-unknown", about=ATTACK)


def _told(
    state: State,
    command: AnyCommand,
    attack: Attack,
    most: tuple[int, ...],
    dangers: list[Danger],
    breaks: tuple[int, ...],
) -> Aim:
    dice = attacks.pool(state, attack)
    chances = sums(dice)
    totals = tuple(float(chances.get(total, 0)) for total in range(dice.most + 1))
    threats = tuple(
        Threat(one.target, float(one.hurt), float(one.killed), preview.armour_against(state, one.target))
        for one in dangers
    )
    uncovers = tuple(token.id for token in sighted_tokens.under(state, attack))
    return Aim(str(command), attack.squares, most, dice.red, dice.white, totals, threats, breaks, uncovers)
