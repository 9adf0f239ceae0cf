"""Witnesses of attacks that were not made, and of attacks that should not have been."""

from collections.abc import Iterator

from bulkhead.bots.starquest.plans import errands, hunting
from bulkhead.bots.starquest.square_values import survey
from bulkhead.starquest.clients.forecasts import preview
from bulkhead.starquest.data.commands import Done, Overwatch, Plant, Shoot, Snap, Step, Strike, Use
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.declaring import attack_of, attacker_of
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.table.places import is_large, is_machine, on_board
from tools.blunders.moments import Blunder, Moment

GOOD = 1.0
"""An attack on offer that is worth so many points is not left."""
VERY_GOOD = 3.0
"""An attack after a walk that is worth so many points is not left."""
HALF = 0.5
"""Of the best machine's price: less is no target for a charge."""


def attacks(moment: Moment) -> bool:
    return isinstance(moment.command, Shoot | Strike)


class AttackLeft:
    """Ends an activation although an attack on offer is good."""

    def see(self, moment: Moment) -> Iterator[Blunder]:
        if moment.acting is None or not isinstance(moment.command, Overwatch | Done):
            return
        best = moment.best
        if best is not None and best.value >= GOOD:
            yield Blunder(
                "attack on offer left", f"{moment}, {best.command} is worth {best.value:.1f}", best.value
            )


class AttackInReachLeft:
    """Ends an activation without an attack although a very good one was in reach when it began."""

    def __init__(self) -> None:
        self._who = ""
        self._gain = 0.0

    def see(self, moment: Moment) -> Iterator[Blunder]:
        mini = moment.acting
        if mini is None or mini.place != "board" or is_large(mini) or is_machine(mini) or mini.mans:
            return
        if mini.id != self._who:
            self._who, self._gain = mini.id, _in_reach(moment, mini)
        if attacks(moment) or isinstance(moment.command, Plant | Use):
            self._gain = 0.0
        if isinstance(moment.command, Overwatch | Done):
            if self._gain >= VERY_GOOD:
                what = f"{moment}, an attack in reach was worth {self._gain:.1f}"
                yield Blunder("attack in reach left", what, self._gain)
            self._who = ""


def _in_reach(moment: Moment, mini: Mini) -> float:
    """The best gain of an attack from a square in reach."""
    table = moment.table
    errand = errands(table).get(mini.id) or hunting(table)
    moving = any(isinstance(one, Step) for one in moment.offer.commands)
    spots, _ = survey(table, mini, errand, own_purse(table.state, mini).left if moving else 0)
    plain = {spot.square: spot.value for spot in spots if not spot.target}
    return max((spot.value - plain[spot.square] for spot in spots if spot.target), default=0.0)


class OwnBlast:
    """Stands in its own blast."""

    def see(self, moment: Moment) -> Iterator[Blunder]:
        command = moment.command
        if isinstance(command, Shoot | Snap):
            shooter = attacker_of(moment.state, command)
            dangers = preview.of_shot(moment.state, attack_of(moment.state, shooter.seat, command), shooter)
            if any(danger.target == shooter.id and danger.hurt for danger in dangers):
                yield Blunder("shooter in its own blast", str(moment))


class CheapCharge:
    """Uses a charge on something cheap while a machine lives that only a charge is sure to hurt."""

    def see(self, moment: Moment) -> Iterator[Blunder]:
        command, table = moment.command, moment.table if isinstance(moment.command, Plant) else None
        if table is None or not isinstance(command, Plant) or command.at not in table.state.minis:
            return
        price = table.price(table.state.minis[command.at])
        best = max((table.price(foe) for foe in table.foes if is_machine(foe) or is_large(foe)), default=0.0)
        if price < HALF * best:
            yield Blunder("charge on a cheap target", str(moment), best - price)


class IdleOrder:
    """Plays a card for further attacks, and hardly anybody attacks in that turn."""

    ORDERS = frozenset({"ord_fire", "ord_heavy_weapon", "ord_close_assault"})

    def __init__(self) -> None:
        self._card = ""
        self._on: tuple[str, ...] = ()
        self._seat = -1
        self._turn = 0
        self._attacked: set[str] = set()

    def see(self, moment: Moment) -> Iterator[Blunder]:
        command, turn = moment.command, moment.state.turn
        if self._card and turn != self._turn:
            yield from self._judge()
        if isinstance(command, Use) and command.card in self.ORDERS | {"psi_haste"}:
            if self._card:
                yield from self._judge()
            able = [mini.id for mini in on_board(moment.state, moment.seat) if not is_machine(mini)]
            self._on = tuple(one for one in command.on if one in able) or tuple(able)
            self._card, self._seat, self._turn, self._attacked = command.card, moment.seat, turn, set()
        if attacks(moment) and moment.seat == self._seat:
            self._attacked.add(getattr(command, "who", ""))

    def _judge(self) -> Iterator[Blunder]:
        made = self._attacked.intersection(self._on)
        kind = "haste without an attack" if self._card == "psi_haste" else "order with few attacks"
        if not made or (self._card == "ord_fire" and 3 * len(made) < len(self._on)):
            what = f"turn {self._turn}, seat {self._seat}: {self._card}, {len(made)} of {len(self._on)}"
            yield Blunder(kind, what, seat=self._seat)
        self._card = ""
