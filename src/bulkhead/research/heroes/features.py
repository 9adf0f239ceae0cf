"""Features of the commands of Heroes, a row for each command, for policies that score commands.

In this order: the verb; the scoring rolls that are kept; how many dice are left to push; faces that are pushed; faces
that stay; the roll that is spent (or none); own column; the column that walks; the walker's advance and whether the
step takes it across the middle; weapon; the target's column, its advance, whether it stands across, and the row that
is aimed at. Heroes that are picked or placed stand in the place of the target's advance, by their number in the roster.
"""

from functools import lru_cache

import numpy as np

from bulkhead.heroes.data.board import COLUMNS
from bulkhead.heroes.data.commands import (
    Act,
    AnyCommand,
    Attack,
    Done,
    Keep,
    Move,
    Pick,
    Place,
    Push,
    Roll,
    Stop,
    Use,
)
from bulkhead.heroes.rules.scoring_rolls import DICE, SCORING_ROLLS
from bulkhead.heroes.views import View
from bulkhead.research.codec import Floats
from bulkhead.research.heroes.numbering import WEAPONS
from bulkhead.tabletop.game import Offer

VERBS: tuple[type[AnyCommand], ...] = (Pick, Place, Roll, Keep, Push, Act, Attack, Move, Use, Done, Stop)
FACES = range(1, 7)
_PLAIN = (
    len(VERBS) + len(SCORING_ROLLS) + (DICE + 1) + 6 + 6 + (len(SCORING_ROLLS) + 1) + 5 + 5 + len(WEAPONS) + 5
)
SIZE = _PLAIN + 6


def features(view: View, offer: Offer[AnyCommand]) -> Floats:
    """A row for each offered command."""
    return np.asarray(
        [[*_plain(one, view.rolled, view.held), *_on_board(one, view)] for one in offer.commands],
        dtype=np.float32,
    )


@lru_cache(maxsize=65536)
def _plain(command: AnyCommand, rolled: tuple[int, ...], held: tuple[int, ...]) -> tuple[float, ...]:
    """What follows from the command and the dice alone."""
    kept = command.rolls if isinstance(command, Keep) else ()
    pushed = command.dice if isinstance(command, Push) else ()
    stay = [rolled.count(face) - pushed.count(face) for face in FACES] if pushed else [0] * 6
    left = len(rolled) + len(held) - sum(map(len, kept)) if kept else len(pushed)
    counts = [
        *(type(command) is one for one in VERBS),
        *(kept.count(roll) for roll in SCORING_ROLLS),
        *(bool(kept or pushed) and left == count for count in range(DICE + 1)),
        *(pushed.count(face) for face in FACES),
        *stay,
        *(getattr(command, "roll", None) == roll for roll in ("", *SCORING_ROLLS)),
        *(getattr(command, "column", 0) == column for column in COLUMNS),
        *(isinstance(command, Move) and command.to == column for column in COLUMNS),
        *(isinstance(command, Use) and command.weapon == weapon for weapon in WEAPONS),
        *(isinstance(command, Use) and command.at[0] == column for column in COLUMNS),
    ]
    return tuple(map(float, counts))


def _on_board(command: AnyCommand, view: View) -> tuple[float, ...]:
    """What follows from the heroes that a command names."""
    me, rows = view.seat, view.options.rows
    if isinstance(command, Move):
        advance = view.advances[me][command.to - 1]
        return advance / (2 * rows - 2), float(advance + 1 == rows), float(advance >= rows), 0.0, 0.0, 0.0
    if isinstance(command, Attack | Use):
        column = command.column if isinstance(command, Attack) else command.at[0]
        advance = view.advances[1 - me][5 - column]
        row = command.at[1] / (2 * rows) if isinstance(command, Use) else 0.0
        return 0.0, 0.0, 0.0, advance / (2 * rows - 2), float(advance >= rows), row
    if isinstance(command, Pick | Place):
        cards = view.options.roster
        place = next(at for at, card in enumerate(cards) if card.id == command.hero)
        return 0.0, 0.0, 0.0, (place + 1) / len(cards), 0.0, 0.0
    return 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
