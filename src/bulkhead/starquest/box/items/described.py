"""Words in a mission's `special` that switch nothing on: each stands for a text about what a field of the mission does,
so a mission with the word must have the field."""

from collections.abc import Callable

from msgspec import Struct

from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.items.objectives import Arm


class Described(Struct, frozen=True):
    """A field of a mission, and whether it does what the word says."""

    field: str
    does: Callable[[Mission], bool]


def _early(kind: str) -> Callable[[Mission], bool]:
    return lambda mission: mission.end.early == kind


def _has_survivors(mission: Mission) -> bool:
    return any(lot.survivors for lot in mission.objects)


def _has_bulkheads(mission: Mission) -> bool:
    return bool(mission.bulkheads)


DESCRIBED: dict[str, Described] = {
    "aliens_disarm": Described("primary", lambda mission: isinstance(mission.primary.test, Arm)),
    "aliens_hunt_machines": Described("special", lambda mission: "points_by_life" in mission.special),
    "carried_survivors": Described("objects", _has_survivors),
    "countdown": Described("end", _early("all_armed_plus_4")),
    "cult_takes_survivors": Described("objects", _has_survivors),
    "extraction": Described("extraction", lambda mission: mission.extraction == "dock"),
    "given_mounts": Described("mounts", lambda mission: bool(mission.mounts)),
    "hidden_survivors": Described("objects", _has_survivors),
    "last_vent": Described("end", _early("all_destroyed_plus_2")),
    "no_ranks": Described("kind", lambda mission: mission.kind != "campaign"),
    "one_board": Described("one_board", lambda mission: bool(mission.one_board)),
    "one_bulkhead": Described("bulkheads", _has_bulkheads),
    "open_arcs": Described("kind", lambda mission: mission.kind in ("lesson", "tutorial")),
    "relic_recovered": Described("end", _early("recovered")),
    "two_ways": Described("bulkheads", _has_bulkheads),
    "unentered_board": Described("side_boards", lambda mission: bool(mission.side_boards)),
}
"""By word."""
