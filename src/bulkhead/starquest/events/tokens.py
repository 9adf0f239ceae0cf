"""Events of scanning, of blips and other tokens, and of the miniatures they become."""

from bulkhead.starquest.events.spot import Spot
from bulkhead.tabletop.events import Event


class Scanned(Event, frozen=True):
    seat: int
    who: str
    board: str
    why: str = "SQ-SCAN-01"


class TokenPlaced(Event, frozen=True):
    """`identity` is empty for those who may not know it."""

    seat: int
    token: str
    kind: str
    at: Spot
    identity: str = ""
    why: str = "SQ-SCAN-03"


class TokensJoined(Event, frozen=True):
    """Tokens are added to an alien player's reinforcements; only that player learns which."""

    seat: int
    count: int
    cards: tuple[str, ...] = ()
    """What they are; empty for the others."""
    why: str = "SQ-ALIEN-34"


class TokenVanished(Event, frozen=True):
    """A revealed token was a decoy: it is removed."""

    seat: int
    token: str
    at: Spot
    why: str = "SQ-SCAN-09"


class TokensLost(Event, frozen=True):
    seat: int
    count: int
    why: str = "SQ-SCAN-06"


class TokenMoved(Event, frozen=True):
    seat: int
    token: str
    at: Spot
    why: str = "SQ-ALIEN-15"


class TokenRevealed(Event, frozen=True):
    """A token was turned over."""

    seat: int
    token: str
    identity: str
    at: Spot
    why: str = "SQ-SCAN-09"


class Placed(Event, frozen=True):
    """A miniature stands on the map."""

    seat: int
    who: str
    figure: str
    squares: tuple[Spot, ...]
    facing: int
    why: str = "SQ-SCAN-10"


class Unavailable(Event, frozen=True):
    """No miniature of that type is left: the token is removed."""

    seat: int
    token: str
    identity: str
    why: str = "SQ-SCAN-11"


class Demanded(Event, frozen=True):
    seat: int
    token: str
    why: str = "SQ-SCAN-13"
