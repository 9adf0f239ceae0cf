"""The part of Starquest for learning programs: places in the offer, and chance that is sampled."""

from bulkhead.registry.learning import Learning
from bulkhead.research.starquest.codec import StarquestCodec
from bulkhead.starquest.data.options import Options

LONGEST = 1_000_000
"""More commands than any game has; games of bots have some thousand."""
SMALLEST = {"mission": "mis_00_first_steps", "factions": "imperial_fists,chaos"}
"""A squad against Chaos."""


def _longest(options: Options) -> int:
    return LONGEST


LEARNING = Learning(StarquestCodec, _longest, usual=SMALLEST)
