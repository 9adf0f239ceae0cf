"""How a game is played as a campaign: matches one after another, with records that are carried from one to the next."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from bulkhead.tabletop.events import Told
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.phrases import Phrase


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision for the missions to come."""

    faction: str
    name: str
    player: str
    """Who held the seat: `human`, or the name of a bot."""
    what: str
    """A word of the game; in Starquest `reinforcement`, `psionic`, `art`, `give-up` or `keep`."""
    value: str


class Player(Protocol):
    """Who holds a seat."""

    @property
    def name(self) -> str: ...
    @property
    def player(self) -> str: ...


class Played(Protocol):
    """A mission that is over."""

    @property
    def mission(self) -> str: ...
    @property
    def points(self) -> dict[str, int]: ...
    @property
    def winners(self) -> tuple[str, ...]: ...
    @property
    def dead(self) -> tuple[str, ...]: ...


class Standing(Protocol):
    """What has been played so far, and how the factions stand."""

    @property
    def played(self) -> tuple[Any, ...]: ...
    @property
    def records(self) -> dict[str, Any]:
        """What each faction takes into the next mission."""
        ...

    @property
    def legacy(self) -> tuple[Any, ...]:
        """What missions have left behind for later ones."""
        ...


class Campaigning(Protocol):
    """The campaigns of one game. Files, chains of hashes, seats and verification are the same for all games
    (`bulkhead.campaign`); this part knows missions, records and who is ahead."""

    @property
    def game(self) -> Game[Any, Any, Any, Any]: ...
    @property
    def factions(self) -> tuple[str, ...]:
        """All factions, in the order of the seats."""
        ...

    @property
    def own_options(self) -> tuple[str, ...]:
        """Options that the campaign sets for each mission; they cannot be house rules."""
        ...

    @property
    def finished(self) -> Any:
        """The type of the entry that ends a mission: `Finished` of bulkhead.campaign, with the game's own records."""
        ...

    # Before a mission

    def missions(self, text: str) -> tuple[str, ...]:
        """The missions that a text names, in their order; the usual campaign for an empty text; or Mistake."""
        ...

    def table(self, house: Mapping[str, Any], factions: Sequence[str]) -> Any:
        """Options of a table with these house rules and factions, or Mistake."""
        ...

    def options(self, table: Any, mission: str, standing: Any) -> Any:
        """Options of a mission at that table, with the records that the factions bring along."""
        ...

    def seated(self, options: Any) -> Sequence[str]:
        """The faction of each seat."""
        ...

    # After a mission

    def standing(self, played: tuple[Any, ...], records: dict[str, Any], legacy: tuple[Any, ...]) -> Standing:
        """How the factions stand, from the entries of a file; with empty arguments, at the beginning."""
        ...

    def after(self, standing: Any, state: Any) -> Standing:
        """How the factions stand after one more mission, from its last state."""
        ...

    def decisions(self, state: Any, seats: Sequence[Player], told: Iterable[Told]) -> tuple[Decision, ...]:
        """The decisions that were made in a mission for later ones."""
        ...

    # Between missions

    def order(self, standing: Any) -> Sequence[str]:
        """Factions that have played, from first to last."""
        ...

    def leaders(self, standing: Any) -> Sequence[str]:
        """The first of them; several where nothing tells them apart."""
        ...

    def line(self, faction: str, holder: Any, standing: Any, own: bool) -> Any:
        """One faction in the standing, as a record: everything that its holder may know, or that all may know."""
        ...

    def promotions(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, tuple[int, int]]:
        """Ranks before and after a mission, from the records, where they changed."""
        ...

    def has_secrets(self, record: Any) -> bool:
        """Does a faction keep something that the others may not know?"""
        ...

    def is_secret(self, decision: Decision) -> bool:
        """Is this decision known to its faction alone?"""
        ...

    def left_for(self, mission: str, standing: Any) -> Any:
        """What earlier missions have left behind for this one."""
        ...

    def tell_left(self, legacy: Any) -> Iterator[Phrase]:
        """The same in sentences."""
        ...

    def tell_decision(self, decision: Decision) -> Phrase:
        """A decision as a sentence."""
        ...
