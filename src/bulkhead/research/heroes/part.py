"""The part of Heroes for learning programs: numbered commands, and dice that can be chance nodes."""

from bulkhead.heroes.data.options import Options
from bulkhead.heroes.rules.scoring_rolls import DICE
from bulkhead.registry.learning import Chance, Learning
from bulkhead.research.heroes.codec import HeroesCodec
from bulkhead.research.heroes.numbering import numbering

IN_A_TURN = 64
"""A generous bound for a turn: rolls, keeps, pushes, actions and the moves of each."""


def _longest(options: Options) -> int:
    return options.turn_limit * options.games * IN_A_TURN


LEARNING = Learning(HeroesCodec, _longest, commands=numbering, chance=Chance(DICE))
