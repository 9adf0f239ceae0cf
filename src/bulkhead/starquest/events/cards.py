"""Events of searches and of cards drawn, seen, played and lost."""

from bulkhead.tabletop.events import Event


class RoomSearched(Event, frozen=True):
    """`card` is empty for those who may not know it."""

    seat: int
    who: str
    room: str
    card: str = ""
    why: str = "SQ-RECON-01"


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    on: tuple[str, ...] = ()
    why: str = "SQ-TURN-11"


class CardShown(Event, frozen=True):
    seat: int
    card: str
    why: str = "SQ-RECON-08"


class TokenSeen(Event, frozen=True):
    """A seat has looked at a face-down token; `identity` is empty for the others."""

    seat: int
    token: str
    identity: str = ""
    why: str = "SQ-SETUP-07"


class CardSeen(Event, frozen=True):
    """A seat has looked at the top card of a deck; `card` is empty for the others."""

    seat: int
    deck: str
    card: str = ""
    why: str = "SQ-ALIEN-03"


class CardPutUnder(Event, frozen=True):
    """The top card of a deck was put at its bottom."""

    seat: int
    deck: str
    why: str = "SQ-ALIEN-03"


class DieDropped(Event, frozen=True):
    """A die was taken out of a roll by a card of the other side."""

    seat: int
    """Whose roll it was."""
    value: int
    card: str
    why: str = "SQ-MELEE-02"


class EventWasted(Event, frozen=True):
    """An event card has no possible target."""

    seat: int
    card: str
    why: str = "SQ-ALIEN-06"


class CardTaken(Event, frozen=True):
    """A seat gets a card; `card` is empty for those who may not know it."""

    seat: int
    card: str = ""
    why: str = "SQ-ALIEN-06"


class CardLost(Event, frozen=True):
    """A card is discarded without effect, publicly."""

    seat: int
    card: str
    why: str = "SQ-ALIEN-06"


class ObjectiveRead(Event, frozen=True):
    """A withheld objective is revealed to all."""

    what: str
    why: str = "SQ-SETUP-04"


class EventDrawn(Event, frozen=True):
    seat: int
    card: str
    colour: str
    why: str = "SQ-ALIEN-03"


class Reshuffled(Event, frozen=True):
    deck: str
    why: str
