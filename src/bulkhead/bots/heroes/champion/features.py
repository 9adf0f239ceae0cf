"""What the champion's value of a board looks at, column by column.

A column is described twice: once for the match-up (what the two heroes in it carry, what stands beside them, what both
armies carry), and once for the pair of advances. All of it is seen by the player whose turn begins. The game looks the
same in a mirror, so a column is known by its distance from the middle and by the sum of its neighbours.
"""

from collections.abc import Sequence
from itertools import product

from bulkhead.heroes.data.board import COLUMNS, at, enemy, facing
from bulkhead.heroes.data.cards import PRICES, RANGES, SPECIAL_RULES, WEAPONS, Card
from bulkhead.heroes.data.state import State

KINDS: tuple[tuple[str, ...], ...] = (
    *((rule,) for rule in SPECIAL_RULES),
    *product(WEAPONS, PRICES, RANGES),
)
"""Every piece of equipment that there is."""
MIDDLE = 3
ROWS = (3, 4, 5, 6)

Numbers = list[float]


def carried(card: Card) -> Numbers:
    """What a hero carries."""
    held = {(item.kind, item.roll, item.range) if item.roll else (item.kind,) for item in card.equipment}
    return [float(kind in held) for kind in KINDS]


def of_match_up(state: State, seat: int) -> list[Numbers]:
    """The description of each column by what is carried there, as `seat` counts columns."""
    foe = enemy(seat)
    own = [carried(state.cards[state.army[at(seat, column)]]) for column in COLUMNS]
    others = [carried(state.cards[state.army[at(foe, facing(column))]]) for column in COLUMNS]
    armies = [*_sum(own), *_sum(others)]
    rows = [float(state.options.rows == number) for number in ROWS]
    found = []
    for place, column in enumerate(COLUMNS):
        beside = [other for other in (place - 1, place + 1) if 0 <= other < len(COLUMNS)]
        found.append(
            [
                *own[place],
                *others[place],
                *_sum([own[other] for other in beside]),
                *_sum([others[other] for other in beside]),
                *armies,
                *(float(abs(column - MIDDLE) == distance) for distance in range(MIDDLE)),
                *rows,
            ]
        )
    return found


def of_pair(own: int, foe: int, rows: int) -> Numbers:
    """The description of a column by the advances of the two heroes in it."""
    last = 2 * rows - 2
    free = last - own - foe
    found: Numbers = []
    for advance, other in ((own, foe), (foe, own)):
        need = max(0, rows - advance)
        found += [float(min(need, 4) == number) for number in range(5)]
        found += [
            need / rows,
            max(0, advance - rows) / rows,
            advance / last,
            float(advance == 0),
            max(0, other - (rows - 2)) / rows,
        ]
    return [*found, *(float(min(free, 3) == number) for number in range(4)), free / last]


def _sum(many: Sequence[Numbers]) -> Numbers:
    return [sum(values) for values in zip(*many, strict=True)]
