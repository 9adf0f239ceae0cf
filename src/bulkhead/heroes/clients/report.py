"""Builds the report after a game: the score turn by turn, the luck of each seat's dice, rolled against expected,
and what each push risked."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from bulkhead.heroes.clients.odds import FACES, retreat_chance, roll_odds
from bulkhead.heroes.clients.pushes import PushRisk, pushes
from bulkhead.heroes.data import events as e
from bulkhead.heroes.data.options import Options
from bulkhead.tabletop.events import Event

Pair = tuple[float, float]


class TurnLine(Struct, frozen=True):
    """The scores and luck at the end of a turn."""

    game: int
    turn: int
    seat: int
    scores: tuple[int, int]
    bust: bool
    all_out: bool
    luck: Pair
    """Busts and saves better than expected so far, per seat."""


class Luck(Struct):
    """The dice of one seat: rolled and expected."""

    dice: int = 0
    sixes: int = 0
    sixes_expected: float = 0.0
    rolls: int = 0
    busts: int = 0
    busts_expected: float = 0.0
    all_outs: int = 0
    saves: int = 0
    saves_made: int = 0
    saves_expected: float = 0.0

    @property
    def balance(self) -> float:
        """The number of busts avoided and saves made beyond the expected."""
        return (self.busts_expected - self.busts) + (self.saves_made - self.saves_expected)


class Report(Struct, frozen=True):
    """The whole match."""

    turns: list[TurnLine]
    luck: tuple[Luck, Luck]
    pushes: list[PushRisk]


def report(options: Options, events: Sequence[Event]) -> Report:
    """Compute scores and luck from the events of a match."""
    luck = (Luck(), Luck())
    turns: list[TurnLine] = []
    game = turn = 0
    bust = all_out = False
    for event in events:
        if isinstance(event, e.GameBegan):
            game = event.number
        elif isinstance(event, e.TurnBegan):
            turn, bust, all_out = event.turn, False, False
        elif isinstance(event, e.Rolled):
            _count_roll(luck[event.seat], event, options)
        elif isinstance(event, e.WentBust):
            luck[event.seat].busts += 1
            bust = True
        elif isinstance(event, e.WentAllOut):
            luck[event.seat].all_outs += 1
            all_out = True
        elif isinstance(event, e.Saved):
            _count_save(luck[event.seat], event)
        elif isinstance(event, e.TurnEnded):
            balance = round(luck[0].balance, 4), round(luck[1].balance, 4)
            turns.append(TurnLine(game, turn, event.seat, event.scores, bust, all_out, balance))
    return Report(turns, luck, pushes(options, events))


def _count_roll(luck: Luck, event: e.Rolled, options: Options) -> None:
    luck.rolls += 1
    luck.dice += len(event.faces)
    luck.sixes += event.faces.count(FACES)
    luck.sixes_expected += float(Fraction(len(event.faces), FACES))
    luck.busts_expected += float(roll_odds(len(event.faces), event.held, options.hold).bust)


def _count_save(luck: Luck, event: e.Saved) -> None:
    luck.saves += 1
    luck.saves_made += event.stayed
    luck.saves_expected += float(1 - retreat_chance(event.needed))
