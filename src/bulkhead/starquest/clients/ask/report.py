"""The report after a mission: points turn by turn, losses, and each seat's dice, rolled against expected."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct, field

from bulkhead.starquest import events as e
from bulkhead.starquest.box.items.dice import RED, WHITE
from bulkhead.starquest.data.options import Options
from bulkhead.tabletop.events import Event

RED_MEAN = Fraction(sum(RED), len(RED))
WHITE_MEAN = Fraction(sum(WHITE), len(WHITE))


class TurnLine(Struct, frozen=True, rename="kebab"):
    """The table at the end of a turn."""

    round: int
    turn: int
    seat: int
    points: tuple[int, ...]
    luck: tuple[float, ...]
    """Points of combat dice above the expected value so far, by seat."""


class Account(Struct, rename="kebab"):
    """The results of one seat."""

    lost: list[str] = field(default_factory=list)
    """Figures of its own that were eliminated."""
    eliminated: list[str] = field(default_factory=list)
    """Figures that it eliminated."""
    attacks: int = 0
    dice: int = 0
    rolled: int = 0
    expected: float = 0.0
    saves: int = 0
    saved: int = 0
    points: dict[str, int] = field(default_factory=dict)
    """Where its points come from, by reason."""

    @property
    def luck(self) -> float:
        return self.rolled - self.expected


class Report(Struct, frozen=True, rename="kebab"):
    """The whole mission."""

    turns: list[TurnLine]
    seats: list[Account]


def report(options: Options, events: Sequence[Event]) -> Report:
    """Count points, losses and luck from the events of a mission."""
    seats = [Account() for _ in options.factions]
    points = [0] * len(seats)
    turns: list[TurnLine] = []
    round_ = turn = 0
    for event in events:
        if isinstance(event, e.RoundBegan):
            round_ = event.number
        elif isinstance(event, e.TurnBegan):
            turn = event.number
        elif isinstance(event, e.Scored):
            points[event.seat] = event.total
            book = seats[event.seat].points
            book[event.reason] = book.get(event.reason, 0) + event.points
        elif isinstance(event, e.Eliminated):
            _count_loss(seats, event)
        elif isinstance(event, e.Declared):
            _of(seats, event.seat).attacks += 1
        elif isinstance(event, e.Rolled):
            _count_dice(_of(seats, event.seat), event)
        elif isinstance(event, e.SaveRolled):
            account = _of(seats, event.seat)
            account.saves += len(event.values)
            account.saved += event.saved
        elif isinstance(event, e.TurnEnded):
            luck = tuple(round(account.luck, 4) for account in seats)
            turns.append(TurnLine(round_, turn, event.seat, tuple(points), luck))
    return Report(turns, seats)


def _of(seats: list[Account], seat: int) -> Account:
    """The account of a seat; for no seat (-1), an account that is thrown away."""
    return seats[seat] if seat >= 0 else Account()


def _count_loss(seats: list[Account], event: e.Eliminated) -> None:
    _of(seats, event.seat).lost.append(event.figure)
    if event.by != event.seat:
        _of(seats, event.by).eliminated.append(event.figure)


def _count_dice(account: Account, event: e.Rolled) -> None:
    white = len(event.values) - event.red
    account.dice += len(event.values)
    account.rolled += sum(event.values)
    account.expected += float(event.red * RED_MEAN + white * WHITE_MEAN)
