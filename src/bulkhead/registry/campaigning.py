"""The `Campaigning` protocol: what a game brings to be played as a campaign, with records carried between missions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from bulkhead.tabletop.events import Told
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.phrases import Phrase


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that affects later missions."""

    faction: str
    name: str
    player: str
    """The player of the seat: `human`, or the name of a bot."""
    what: str
    """A word of the game; in Starquest `reinforcement`, `psionic`, `art`, `give-up` or `keep`."""
    value: str


class Player(Protocol):
    """The player of a seat."""

    @property
    def name(self) -> str: ...
    @property
    def player(self) -> str: ...


class Played(Protocol):
    """A finished mission."""

    @property
    def mission(self) -> str: ...
    @property
    def points(self) -> dict[str, int]: ...
    @property
    def winners(self) -> tuple[str, ...]: ...
    @property
    def dead(self) -> tuple[str, ...]: ...


class Standing(Protocol):
    """The finished missions, and the records of the factions after them."""

    @property
    def played(self) -> tuple[Any, ...]: ...
    @property
    def records(self) -> dict[str, Any]:
        """What each faction carries into the next mission."""
        ...

    @property
    def legacy(self) -> tuple[Any, ...]:
        """What missions leave behind for later ones."""
        ...


class Campaigning(Protocol):
    """The campaign rules of one game: missions, records and the order of the standing. Files, hash chains, seats and
    verification are the same for all games (`bulkhead.campaign`)."""

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
        """The type of the entry that ends a mission: `Finished` of bulkhead.campaign, with the game's records."""
        ...

    # Before a mission

    def missions(self, text: str) -> tuple[str, ...]:
        """The missions that a text names, in order; the default campaign for an empty text; or Mistake."""
        ...

    def table(self, house: Mapping[str, Any], factions: Sequence[str]) -> Any:
        """Options of a table with these house rules and factions, or Mistake."""
        ...

    def options(self, table: Any, mission: str, standing: Any) -> Any:
        """Options of a mission at that table, with the records of the factions."""
        ...

    def seated(self, options: Any) -> Sequence[str]:
        """The faction of each seat."""
        ...

    # After a mission

    def standing(self, played: tuple[Any, ...], records: dict[str, Any], legacy: tuple[Any, ...]) -> Standing:
        """The standing, from the entries of a file; with empty arguments, the one at the beginning."""
        ...

    def after(self, standing: Any, state: Any) -> Standing:
        """The standing after one more mission, from its last state."""
        ...

    def decisions(self, state: Any, seats: Sequence[Player], told: Iterable[Told]) -> tuple[Decision, ...]:
        """The decisions in a mission that affect later ones."""
        ...

    # Between missions

    def order(self, standing: Any) -> Sequence[str]:
        """Factions that have played, from first to last."""
        ...

    def leaders(self, standing: Any) -> Sequence[str]:
        """The factions in first place; several if they are tied."""
        ...

    def line(self, faction: str, holder: Any, standing: Any, own: bool) -> Any:
        """One faction in the standing, as a record: what its holder may know (`own`), or what all may know."""
        ...

    def promotions(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, tuple[int, int]]:
        """Ranks before and after a mission, from the records, where they changed."""
        ...

    def has_secrets(self, record: Any) -> bool:
        """Does the record hold anything that other factions may not know?"""
        ...

    def is_secret(self, decision: Decision) -> bool:
        """May only its own faction know this decision?"""
        ...

    def left_for(self, mission: str, standing: Any) -> Any:
        """What earlier missions leave behind for this one."""
        ...

    def tell_left(self, legacy: Any) -> Iterator[Phrase]:
        """The same in sentences."""
        ...

    def tell_decision(self, decision: Decision) -> Phrase:
        """A decision as a sentence."""
        ...
