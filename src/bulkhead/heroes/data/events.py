"""The events of Heroes. Columns are numbered as the seat in the event counts them."""

from bulkhead.tabletop.events import Event


class GameBegan(Event, frozen=True):
    number: int
    """1, or 1 to 3 in a match."""
    first: int
    """The seat that places first."""
    face: int = 0
    """The die that decided it; 0 when an option did."""
    why: str = "H-SETUP-1"


class Picked(Event, frozen=True):
    seat: int
    hero: str
    """Empty for viewers who may not know it yet."""
    why: str = "H-ARMY-1"


class ArmiesShown(Event, frozen=True):
    armies: tuple[tuple[str, ...], tuple[str, ...]]
    why: str = "H-ARMY-1"


class Placed(Event, frozen=True):
    seat: int
    hero: str
    column: int
    why: str = "H-SETUP-1"


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int
    extra: bool
    """True for the turn that an all out earned."""
    why: str = "H-ROLL-1"


class Rolled(Event, frozen=True):
    seat: int
    faces: tuple[int, ...]
    held: tuple[int, ...]
    """Dice left lying."""
    why: str


class PutAside(Event, frozen=True):
    seat: int
    rolls: tuple[str, ...]
    why: str = "H-ROLL-7"


class WentBust(Event, frozen=True):
    seat: int
    lost: tuple[str, ...]
    why: str = "H-BUST-1"


class WentAllOut(Event, frozen=True):
    seat: int
    why: str = "H-ALLOUT-1"


class ActionsBegan(Event, frozen=True):
    seat: int
    rolls: tuple[str, ...]
    why: str = "H-PUSH-1"


class Moved(Event, frozen=True):
    seat: int
    column: int
    hero: str
    advance: int
    """Spaces in front of its set-up space after the move."""
    roll: str
    passed_by: int
    """Column of the vox that passed the move on; 0 for none."""
    why: str


class Attacked(Event, frozen=True):
    seat: int
    column: int
    hero: str
    weapon: str
    """`armour`, `shoot`, `cut-down` or `scythe`."""
    roll: str
    row: int
    """The row aimed at, counted from the attacker's set-up row."""
    why: str


class Saved(Event, frozen=True):
    """An attacked hero rolled to stay where it is."""

    seat: int
    column: int
    hero: str
    face: int
    needed: int
    stayed: bool
    why: str


class Retreated(Event, frozen=True):
    seat: int
    column: int
    hero: str
    spaces: int
    advance: int
    why: str


class Unaffected(Event, frozen=True):
    """An attacked hero stood in its set-up space."""

    seat: int
    column: int
    hero: str
    why: str = "H-ATK-2"


class TurnEnded(Event, frozen=True):
    seat: int
    unspent: tuple[str, ...]
    scores: tuple[int, int]
    why: str = "H-ACT-1"


class GameWon(Event, frozen=True):
    seat: int
    scores: tuple[int, int]
    why: str = "H-WIN-1"


class GameDrawn(Event, frozen=True):
    scores: tuple[int, int]
    turns: int
    why: str = "H-LIMIT-1"


class MatchEnded(Event, frozen=True):
    totals: tuple[int, int]
    winner: int
    """-1 when the totals are equal."""
    why: str = "H-MATCH-1"


class Resigned(Event, frozen=True):
    """A seat gave the match up: the other one has won it."""

    seat: int
    scores: tuple[int, int]
    """Current scores of the game that was not finished."""
    why: str


AnyEvent = (
    GameBegan
    | Picked
    | ArmiesShown
    | Placed
    | TurnBegan
    | Rolled
    | PutAside
    | WentBust
    | WentAllOut
    | ActionsBegan
    | Moved
    | Attacked
    | Saved
    | Retreated
    | Unaffected
    | TurnEnded
    | GameWon
    | GameDrawn
    | MatchEnded
    | Resigned
)
