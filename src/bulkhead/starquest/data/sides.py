"""The record of a seat (squad or alien army, cards, supplies), and which fields may be changed."""

from typing import Literal, TypedDict

from msgspec import Struct
from msgspec.structs import force_setattr

from bulkhead.starquest.data.records import NOVICE, Psionic

Colour = Literal["green", "azure"]
"""The two decks of event cards."""

Hand = Literal["orders", "equipment", "recon", "psychic", "governor", "events"]
"""The fields of `Side` that hold cards."""

Pool = Literal["blips", "reinforcements", "specials"]
"""The fields of `Side` that hold identities of tokens not yet on the map."""


class Side(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """The record of a seat: a squad or an alien player. Fields marked (H) are its secrets. Caches use it as a key, so
    a record works its hash out once."""

    faction: str
    points: int = 0
    rank: int = 0
    seals: int = 0
    formation: str = ""
    leader: str = ""
    psionic: str = ""
    dock: str = ""
    command: int = 0
    command_lost: bool = False
    """Its leader was killed (SQ-CMD-07)."""
    orders: tuple[str, ...] = ()
    """(H) order cards in hand."""
    equipment: tuple[str, ...] = ()
    """(H)"""
    recon: tuple[str, ...] = ()
    """(H) reconnaissance cards, secret missions among them."""
    lasting: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    """Cards of its hands that all players have seen: they stay open."""
    used: tuple[tuple[str, int], ...] = ()
    """Each use of a card or trait that may be used more than once, with the number of the turn."""
    spent: tuple[str, ...] = ()
    """Equipment cards that it has used up."""
    named: tuple[tuple[str, str], ...] = ()
    """(H, like the card) a card and what it was bound to: a weapon or a miniature named at set-up, or its carrier."""
    governor: tuple[str, ...] = ()
    """Face up: they are the leader's life points."""
    governor_lost: tuple[str, ...] = ()
    faded: tuple[str, ...] = ()
    """Governor cards taken back face down: life points without an ability."""
    psychic: tuple[str, ...] = ()
    """(H)"""
    psychic_used: tuple[str, ...] = ()
    ordered: bool = False
    """An order card was played in this turn, or the moment for one has passed."""
    order: str = ""
    """The order card whose effect lasts this turn."""
    searched: bool = False
    psyched: bool = False
    blips: tuple[str, ...] = ()
    """(H) identities still in the pool, sorted."""
    reinforcements: tuple[str, ...] = ()
    """(H)"""
    specials: tuple[str, ...] = ()
    """(H)"""
    events: tuple[str, ...] = ()
    """(H) event cards held by rank."""
    colour: Literal["", "green", "azure"] = ""
    """The deck of its next event card."""
    special_turn: int = -2
    """Own turn number of the last possible special token (SQ-ALIEN-07)."""
    turns: int = 0
    entered: int = 0
    """Tokens that came by conduit in this turn (SQ-ALIEN-23)."""
    held_event: bool = False
    """It has played a held event card in this turn."""
    ward_used: bool = False
    """It has given up an equipment card against an event, by the house option (SQ-ALIEN-06)."""
    rites: int = 0
    rite_used: bool = False
    """The seat has used a rite in the current turn, its own or another's."""
    gone: bool = False
    """It has left the mission by agreement (SQ-SEAT-07)."""
    kills: tuple[str, ...] = ()
    """Figures it has scored."""
    earned: int = 0
    """Seals won in all (SQ-HONOUR-05)."""
    study: Psionic = NOVICE
    """The post of its psionic, as it goes on in a campaign (SQ-PSI-11 to 16)."""
    reserve: str = ""
    """The figure of its reinforcement, while it is alive (SQ-REINF-02, 03)."""
    sites: tuple[int, ...] = ()
    """(H) marked squares that hold a survivor, in the mission that has them (survivors.py)."""

    def __post_init__(self) -> None:
        # A default is left out of the JSON when it is the same object: equal sides must be written
        # alike, whichever object was kept.
        if self.study is not NOVICE and self.study == NOVICE:
            force_setattr(self, "study", NOVICE)


class SideChange(TypedDict, total=False):
    """New values for fields of `Side`, as `change_side` takes them. A seat keeps its faction."""

    points: int
    rank: int
    seals: int
    formation: str
    leader: str
    psionic: str
    dock: str
    command: int
    command_lost: bool
    orders: tuple[str, ...]
    equipment: tuple[str, ...]
    recon: tuple[str, ...]
    lasting: tuple[str, ...]
    open: tuple[str, ...]
    used: tuple[tuple[str, int], ...]
    spent: tuple[str, ...]
    named: tuple[tuple[str, str], ...]
    governor: tuple[str, ...]
    governor_lost: tuple[str, ...]
    faded: tuple[str, ...]
    psychic: tuple[str, ...]
    psychic_used: tuple[str, ...]
    ordered: bool
    order: str
    searched: bool
    psyched: bool
    blips: tuple[str, ...]
    reinforcements: tuple[str, ...]
    specials: tuple[str, ...]
    events: tuple[str, ...]
    colour: Literal["", "green", "azure"]
    special_turn: int
    turns: int
    entered: int
    held_event: bool
    ward_used: bool
    rites: int
    rite_used: bool
    gone: bool
    kills: tuple[str, ...]
    earned: int
    study: Psionic
    reserve: str
    sites: tuple[int, ...]
