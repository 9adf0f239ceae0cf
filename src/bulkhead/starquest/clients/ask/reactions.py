"""What an answer to an attack is worth: stepping out of its way, and rolling its dice again.

Everything is worked out from the table that the asker sees."""

from fractions import Fraction

from msgspec import Struct

from bulkhead.starquest.clients.forecasts import fallen, preview
from bulkhead.starquest.clients.forecasts.preview import Danger
from bulkhead.starquest.data.commands import AnyCommand, Reroll, Step
from bulkhead.starquest.data.frames import Attack, Reacting, Window
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards import windows
from bulkhead.starquest.rules.fight import attack as attacks
from bulkhead.starquest.rules.setup.saving import clone
from bulkhead.starquest.rules.turn import command_points
from bulkhead.starquest.table.places import is_large, stand
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.game import Offer


class Escape(Struct, frozen=True, rename="kebab"):
    """A step out of the way of an attack, and what may still happen to the one who takes it."""

    command: str
    who: str
    square: int
    hurt: float
    killed: float


class Escapes(Struct, frozen=True, rename="kebab"):
    """Every step that a threatened figure may take before the dice fall; none where nothing is to be dodged."""

    who: tuple[str, ...]
    """The asker's figures that the attack threatens."""
    escapes: tuple[Escape, ...]


class Chance(Struct, frozen=True, rename="kebab"):
    """The chances of one target of an attack, before saves."""

    target: str
    hurt: float
    killed: float


class Again(Struct, frozen=True, rename="kebab"):
    """One way of rolling dice again, and the chances that it brings."""

    command: str
    attackers: bool
    """The attacker's dice are rolled, or else the defender's."""
    chances: tuple[Chance, ...]


class Rerolls(Struct, frozen=True, rename="kebab"):
    """The dice of an attack as they lie, what they do, and what rolling some of them again could do."""

    rolls: tuple[int, ...]
    red: int
    """How many of `rolls`, from the first, are red."""
    answer: tuple[int, ...]
    answer_red: int
    armour: int
    """The armour that the target meets the total with; -1 in melee, and where there is no single target."""
    now: tuple[Chance, ...]
    after: tuple[Again, ...]


@clause("SQ-CMD-05", "SQ-CMD-11")
def escapes(state: State, seat: int, offer: Offer[AnyCommand] | None) -> Escapes:
    """What each step out of an attack's way avoids."""
    attack = _attack(state)
    frame = state.frames[-1] if state.frames else None
    if attack is None or offer is None or not isinstance(frame, Window) or frame.why != "dodge":
        return Escapes((), ())
    threatened = tuple(mini.id for mini in command_points.threatened_by(state, attack) if mini.seat == seat)
    steps = [one for one in offer.commands if isinstance(one, Step) and one.who in threatened]
    return Escapes(threatened, tuple(_escape(state, attack, step) for step in steps))


def _escape(state: State, attack: Attack, step: Step) -> Escape:
    stage = clone(state)
    mini, square = stage.minis[step.who], stage.ship.at(*step.to)
    width = stage.ship.width
    base = (square, square + 1, square + width, square + width + 1) if is_large(mini) else (square,)
    stand(stage, mini, base)
    danger = _danger(stage, attack, step.who)
    return Escape(str(step), step.who, square, float(danger.hurt), float(danger.killed))


def _danger(state: State, attack: Attack, who: str) -> Danger:
    if attack.how != "flames" and attacks.still(state, attack):
        for danger in preview.threats(state, attack):
            if danger.target == who:
                return danger
    return Danger(who, Fraction(), Fraction())


@clause("SQ-SHOOT-08")
def rerolls(state: State, seat: int, offer: Offer[AnyCommand] | None) -> Rerolls:
    """The open roll, and what each offered reroll could make of it."""
    attack = _attack(state)
    frame = state.frames[-1] if state.frames else None
    if attack is None or not isinstance(frame, Reacting) or frame.moment != "after_roll":
        return Rerolls((), 0, (), 0, -1, (), ())
    ways = [one for one in (offer.commands if offer else ()) if isinstance(one, Reroll)]
    target = state.minis.get(attack.aim)
    armour = -1 if target is None or attack.how == "melee" else preview.armour_against(state, target.id)
    return Rerolls(
        attack.rolls,
        attack.red,
        attack.answer,
        attack.answer_red,
        armour,
        _told(fallen.now(state, attack)),
        tuple(_again(state, seat, attack, one) for one in ways),
    )


def _again(state: State, seat: int, attack: Attack, command: Reroll) -> Again:
    attackers = windows.rerolls_attackers(state, seat, command.card)
    chances = fallen.again(state, attack, command.dice, attackers=attackers)
    return Again(str(command), attackers, _told(chances))


def _told(dangers: list[Danger]) -> tuple[Chance, ...]:
    return tuple(Chance(one.target, float(one.hurt), float(one.killed)) for one in dangers)


def _attack(state: State) -> Attack | None:
    """The attack that is being worked out."""
    return next((frame for frame in reversed(state.frames) if isinstance(frame, Attack)), None)
