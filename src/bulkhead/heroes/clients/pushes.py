"""What each push of a match risked: the chance to go bust, and the smallest that other dice would have had."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.heroes.clients.odds import roll_odds
from bulkhead.heroes.data import events as e
from bulkhead.heroes.data.options import Hold, Options
from bulkhead.tabletop.events import Event

Dice = tuple[int, ...]


class PushRisk(Struct, frozen=True):
    """A player's decision to roll again."""

    game: int
    turn: int
    seat: int
    dice: int
    """Dice rolled again."""
    staked: tuple[str, ...]
    """The scoring rolls that lay aside: a bust loses them."""
    chance: float
    """To go bust."""
    least: float
    """The smallest chance of all dice that could have been pushed."""
    bust: bool


def pushes(options: Options, events: Sequence[Event]) -> list[PushRisk]:
    """All pushes of a match, in order. A match that begins in the middle of a turn has not seen the dice before it."""
    found: list[PushRisk] = []
    game = turn = 0
    lying: Dice = ()
    staked: tuple[str, ...] = ()
    for event in events:
        if isinstance(event, e.GameBegan):
            game = event.number
        elif isinstance(event, e.TurnBegan):
            turn, lying, staked = event.turn, (), ()
        elif isinstance(event, e.Rolled):
            if staked:
                found.append(_push(event, game, turn, staked, lying, options.hold))
            lying = (*event.faces, *event.held)
        elif isinstance(event, e.PutAside):
            lying = _without(lying, event.rolls)
            staked = (*staked, *event.rolls)
        elif isinstance(event, e.WentBust) and found and staked:
            found[-1] = replace(found[-1], bust=True)
    return found


def _push(
    event: e.Rolled, game: int, turn: int, staked: tuple[str, ...], lying: Dice, hold: Hold
) -> PushRisk:
    count = len(event.faces)
    chance = float(roll_odds(count, tuple(sorted(event.held)), hold).bust)
    least = min((chance, *_chances(lying, hold)))
    return PushRisk(game, turn, event.seat, count, staked, chance, least, bust=False)


def _chances(lying: Dice, hold: Hold) -> Iterator[float]:
    """The chance to go bust with any of these dice held, and at least one rolled (H-PUSH-2)."""
    for count in range(len(lying)):
        for held in set(combinations(sorted(lying), count)):
            yield float(roll_odds(len(lying) - count, held, hold).bust)


def _without(lying: Dice, rolls: Sequence[str]) -> Dice:
    return tuple((Counter(lying) - Counter(int(face) for roll in rolls for face in roll)).elements())
