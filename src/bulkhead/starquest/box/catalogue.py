"""The box: every item by id, and queries over several items."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bulkhead.starquest.box.items.boards import Board
from bulkhead.starquest.box.items.campaign import Bag, Campaign, Efficiency, Ladder
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.items.layouts import Layout
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.items.objects import Object
from bulkhead.starquest.box.items.sets import WeaponSet
from bulkhead.starquest.box.items.squads import Squad
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.box.reading.procedures import Procedure
from bulkhead.starquest.ship.assembly import Fittings, assemble
from bulkhead.starquest.ship.ship import Ship
from bulkhead.tabletop.packs import Stamp

PSIONICS = "ldr_psionics"
"""The ladder of psionics, beside that of their seat."""


class Box(Struct, frozen=True):
    """All items of the box."""

    digest: str
    """The hash of everything that affects play."""
    packs: tuple[Stamp, ...]
    """The packs in it, the built-in one first: a match names them and is played with no others."""
    procedures: Mapping[str, Procedure]
    """Code of cards, weapons and missions that come from packs, by the id of the item."""
    figures: Mapping[str, Figure]
    weapons: Mapping[str, Weapon]
    sets: Mapping[str, WeaponSet]
    squads: Mapping[str, Squad]
    objects: Mapping[str, Object]
    boards: Mapping[str, Board]
    layouts: Mapping[str, Layout]
    missions: Mapping[str, Mission]
    ladders: Mapping[str, Ladder]
    efficiency: Mapping[str, Efficiency]
    bags: Mapping[str, Bag]
    campaigns: Mapping[str, Campaign]
    cards: Mapping[str, CardSheet]

    def arms(self, *ids: str) -> tuple[str, ...]:
        """Weapons, with each set replaced by its weapons."""
        return tuple(
            weapon for id_ in ids for weapon in (self.sets[id_].weapons if id_ in self.sets else (id_,))
        )

    def usual_arms(self, figure: str) -> tuple[str, ...]:
        """The weapons of a figure whose player makes no choice: the first one, or different mounts in order."""
        sheet = self.figures[figure]
        limit = sheet.limit or 1
        chosen = [id_ for id_ in sheet.choose for _ in range(limit if sheet.mounts else 1)]
        return self.arms(*self._allowed(sheet, chosen), *sheet.weapons)

    def _allowed(self, sheet: Figure, chosen: list[str]) -> list[str]:
        taken: list[str] = []
        for id_ in chosen:
            heavy = [one for one in (*taken, id_) if self._extra_heavy(one)]
            if sheet.extra_heavy is None or len(heavy) <= sheet.extra_heavy:
                taken.append(id_)
        return taken[: sheet.mounts or 1]

    def _extra_heavy(self, id_: str) -> bool:
        return id_ in self.weapons and self.weapons[id_].kind == "extra_heavy"

    def melee(self, figure: str, weapons: Sequence[str]) -> Pool:
        """The melee dice of a figure with these weapons: those of its melee weapon, else the printed ones."""
        for id_ in weapons:
            if self.weapons[id_].melee:
                return self.weapons[id_].dice
        return self.figures[figure].melee or Pool()

    def ranged(self, weapons: Sequence[str]) -> tuple[Weapon, ...]:
        """The ranged ones among the weapons."""
        return tuple(self.weapons[id_] for id_ in weapons if not self.weapons[id_].melee)

    # Maps

    def ship(self, mission: str, open_docks: bool = False) -> Ship:
        """The map of a mission (SQ-SETUP-05)."""
        return self.assembled(self.missions[mission].layout, self.missions[mission].fittings(open_docks))

    def assembled(self, layout: str, fittings: Fittings | None = None) -> Ship:
        """The map of a layout."""
        return assemble(self.layouts[layout], self.boards, fittings)

    # Tables

    def ladder(self, seat: str) -> Ladder:
        """The ranks of a seat."""
        return next(
            ladder for id_, ladder in self.ladders.items() if seat in ladder.seats and id_ != PSIONICS
        )
