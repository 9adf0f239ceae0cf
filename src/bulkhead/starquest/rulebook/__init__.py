"""The clauses of Starquest, in reading order. Their texts are the Fluent messages with the same ids.

Pages are 0 throughout: the manual comes as running text without page numbers.
"""

from bulkhead.starquest.rulebook import (
    aliens,
    beginning,
    campaign,
    fighting,
    moving,
    objects,
    squads,
    table,
    weapons,
)
from bulkhead.tabletop.clauses import Rulebook

RULEBOOK = Rulebook(
    "starquest",
    (
        *beginning.CHAPTERS,
        *moving.CHAPTERS,
        *fighting.CHAPTERS,
        *squads.CHAPTERS,
        *weapons.CHAPTERS,
        *aliens.CHAPTERS,
        *objects.CHAPTERS,
        *campaign.CHAPTERS,
        *table.CHAPTERS,
    ),
)
