"""The record of a faction between the missions of a campaign: rank, Seals, psionic, reinforcement, cards."""

from msgspec import Struct

from bulkhead.tabletop.clauses import clause


@clause("SQ-PSI-15")
class Psionic(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """The post of a squad's librarian, harlequin or cardinal. It stays when its holder dies (SQ-PSI-16)."""

    bought: bool = False
    """He was paid for with Seals and stays on the roster until he is killed (SQ-PSI-01)."""
    rank: int = 1
    row: int = 0
    """Missions survived in a row since the last promotion (SQ-PSI-11)."""
    arts: tuple[str, ...] = ()
    """The art studied at each promotion, which gives one more card of it (SQ-PSI-12)."""


NOVICE = Psionic()
"""The post of a squad's first psionic."""


class Record(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """One faction between two missions."""

    rank: int = 0
    seals: int = 0
    earned: int = 0
    """Seals won in all: where they are kept, every fourth of them promotes (SQ-HONOUR-05)."""
    psionic: Psionic = NOVICE
    reinforcement: str = ""
    """The figure of the reinforcement that is alive (SQ-REINF-03)."""
    cards: tuple[str, ...] = ()
    """Reconnaissance cards kept (SQ-RECON-09). A secret of their owner."""
