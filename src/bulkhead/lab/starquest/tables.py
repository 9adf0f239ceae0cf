"""The tables of a study: each mission with each number of squads, and the factions of each game."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.data.factions import ALIENS, SQUADS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.rules.setup.scenario_builder import fits
from bulkhead.tabletop.refusals import Mistake

ALL = "all"
FULL = "full"


class Table(Struct, frozen=True):
    """A mission with a number of squads. The line-ups alternate, so that every faction plays about as often."""

    mission: str
    squads: int
    line_ups: tuple[tuple[str, ...], ...]

    def factions(self, index: int) -> tuple[str, ...]:
        """The factions in game number `index`."""
        return self.line_ups[index % len(self.line_ups)]


def missions_named(names: str) -> tuple[str, ...]:
    """Missions of the box: `all` except lessons, which are no contest; or ids separated by commas."""
    missions = load_box().missions
    known = tuple(sorted(missions))
    if names.strip() == ALL:
        return tuple(id_ for id_ in known if missions[id_].kind != "lesson")
    asked = tuple(name.strip() for name in names.split(","))
    for name in asked:
        if name not in known:
            raise Mistake("starquest-table-no-mission", mission=name, known=", ".join(known))
    return tuple(dict.fromkeys(asked))


def squads_named(numbers: str) -> tuple[int, ...] | None:
    """Numbers of squads: `all`, `full` (an empty tuple: as many as each mission takes), or numbers separated by
    commas. None stands for all."""
    asked = numbers.strip()
    if asked == ALL:
        return None
    if asked == FULL:
        return ()
    found = []
    for word in asked.split(","):
        if word.strip() not in {str(number) for number in range(1, len(SQUADS) + 1)}:
            raise Mistake("cli-lab-squads-unknown", value=word.strip(), most=len(SQUADS))
        found.append(int(word))
    return tuple(sorted(set(found), reverse=True))


def tables(missions: Sequence[str], squads: Sequence[int] | None) -> tuple[Table, ...]:
    """The tables of a study, mission by mission, the fullest first; missions that allow none of these numbers are
    left out."""
    found = []
    for id_ in missions:
        mission = load_box().missions[id_]
        most = mission.squads.most
        numbers = range(most, mission.squads.least - 1, -1) if squads is None else squads or (most,)
        for number in numbers:
            line_ups = _line_ups(mission, number)
            if line_ups:
                found.append(Table(id_, number, line_ups))
    return tuple(found)


def _line_ups(mission: Mission, squads: int) -> tuple[tuple[str, ...], ...]:
    """Every combination of this many squads, with as many alien players as the mission takes."""
    return tuple(
        (*chosen, *aliens)
        for chosen in combinations(SQUADS, squads)
        for aliens in combinations(ALIENS, mission.aliens.most)
        if fits(mission, Options(factions=(*chosen, *aliens), mission=mission.id))
    )
