"""What earlier missions of a campaign leave to a later one, with scorers and holders by name.

It comes from the consequences in the box (box/items/consequences.py) when a mission ends (aftermath.py), travels in the
options of the next ones, and becomes a part of the scenario that it is meant for (scenario_builder.py)."""

from collections.abc import Iterable

from msgspec import Struct


class Look(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """A squad looks at face-down tokens when a board is scanned."""

    faction: str
    tokens: int
    of: str = ""
    """An alien faction; empty for any."""
    once: bool = False
    """At its own first scan; otherwise at every scan."""


class Legacy(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """Changes to a mission. Gifts to an alien faction that does not play go to the other alien player."""

    mission: str = ""
    blips: dict[str, tuple[str, ...]] = {}
    specials: tuple[str, ...] = ()
    random_tokens: dict[str, int] = {}
    first_dock: str = ""
    given: dict[str, int] = {}
    rounds: int = 0
    structure_lp: dict[str, int] = {}
    rites: dict[str, int] = {}
    no_rites: tuple[str, ...] = ()
    specials_from: int = 0
    cards: dict[str, int] = {}
    """Reconnaissance cards that factions draw before the first turn."""
    equipment: dict[str, int] = {}
    """Equipment cards beyond those that the rank allows."""
    figure_lp: dict[str, int] = {}
    fewer_mounts: dict[str, int] = {}
    looks: tuple[Look, ...] = ()


NOTHING = Legacy()
"""No changes: most missions begin as they are in the box."""


def legacy_for(mission: str, left: Iterable[Legacy]) -> Legacy:
    """All that was left for a mission, put together."""
    whole = NOTHING
    for one in left:
        if one.mission == mission:
            whole = _together(whole, one)
    return whole


def _together(a: Legacy, b: Legacy) -> Legacy:
    return Legacy(
        mission=b.mission,
        blips={name: (*a.blips.get(name, ()), *b.blips.get(name, ())) for name in (*a.blips, *b.blips)},
        specials=(*a.specials, *b.specials),
        random_tokens=_sum(a.random_tokens, b.random_tokens),
        first_dock=b.first_dock or a.first_dock,
        given=_sum(a.given, b.given),
        rounds=b.rounds or a.rounds,
        structure_lp=a.structure_lp | b.structure_lp,
        rites=_sum(a.rites, b.rites),
        no_rites=tuple(dict.fromkeys((*a.no_rites, *b.no_rites))),
        specials_from=max(a.specials_from, b.specials_from),
        cards=_sum(a.cards, b.cards),
        equipment=_sum(a.equipment, b.equipment),
        figure_lp=a.figure_lp | b.figure_lp,
        fewer_mounts=_sum(a.fewer_mounts, b.fewer_mounts),
        looks=(*a.looks, *b.looks),
    )


def _sum(a: dict[str, int], b: dict[str, int]) -> dict[str, int]:
    return {name: a.get(name, 0) + b.get(name, 0) for name in (*a, *b)}
