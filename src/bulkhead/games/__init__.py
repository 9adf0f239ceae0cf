"""The games that come with Bulkhead, a file for each. The first is the default."""

from bulkhead.games.heroes import HEROES_ENTRY
from bulkhead.games.starquest import STARQUEST_ENTRY

BUILT_IN = (HEROES_ENTRY, STARQUEST_ENTRY)

__all__ = ["BUILT_IN"]
