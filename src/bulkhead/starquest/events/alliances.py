"""Events of alliances, of cards offered and sold, and of factions that leave."""

from bulkhead.tabletop.events import Event


class Pledged(Event, frozen=True):
    """Private to the two sides unless public."""

    seat: int
    to: int
    kind: str
    number: int
    who: str = ""
    why: str = "SQ-ALLY-13"


class PactMade(Event, frozen=True):
    a: int
    b: int
    public: bool
    who: str = ""
    why: str = "SQ-ALLY-01"


class PactEnded(Event, frozen=True):
    a: int
    b: int
    public: bool
    who: str = ""
    why: str = "SQ-ALLY-10"


class PactExposed(Event, frozen=True):
    a: int
    b: int
    why: str = "SQ-ALLY-08"


class PledgeRefused(Event, frozen=True):
    seat: int
    number: int
    why: str = "SQ-ALLY-13"


class CardOffered(Event, frozen=True):
    """Private to the two sides; `card` is empty if the buyer may not know it."""

    seat: int
    to: int
    card: str
    number: int
    why: str = "SQ-RECON-07"


class CardSold(Event, frozen=True):
    seat: int
    to: int
    card: str = ""
    why: str = "SQ-RECON-07"


class Expelled(Event, frozen=True):
    """A seat agrees that a faction must leave; when the last one agrees, it is gone."""

    seat: int
    was: int
    gone: bool
    why: str = "SQ-SEAT-07"
