"""The code of each line of the content: dotted names, or places in files.

A mark `@clause("C-...")` names a line. Without a mark, the code of a card or trait is the class that is registered for
it; a card without a class has its file, provided that the rules carry out everything that the file says. The code of an
objective is the function of its type, that of a special rule the class that is registered for its word, and that of an
object its file. The code of a flag is what reads it. A line of an item that does not end in a number is about what its
file says, `C-fig_survivor-use`: its code is the file.
"""

from pathlib import Path

from bulkhead.lab.starquest.content.lines import FLAG, OBJECTIVES, Line
from bulkhead.lab.starquest.content.reads import flag_reads
from bulkhead.starquest.box.box import KINDS
from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.cards import CARD_SHELVES
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.rules.cards.soundness import works
from bulkhead.starquest.rules.cards.traits import PLAYED
from bulkhead.starquest.rules.missions.objectives import CHECKS
from bulkhead.starquest.table.card import BEHAVIOURS
from bulkhead.starquest.table.mission_rule import RULES

OBJECTIVE = "C-OBJECTIVE-"
"""Beginning of the lines about types of objectives: `C-OBJECTIVE-occupy`."""
STARQUEST = Path(__file__).parents[3] / "starquest"


def code_of(line: Line, box: Box, marked: dict[str, list[str]]) -> list[str]:
    """Where a line is carried out; `marked` are the places of the marks, by line and by clause."""
    if found := [place for id_ in (line.id, *line.clauses) for place in marked.get(id_, [])]:
        return found
    if line.id.startswith(FLAG):
        return list(flag_reads(STARQUEST).get(line.id.rpartition("-")[2], ()))
    if line.id.startswith(OBJECTIVE):
        name = line.id.removeprefix(OBJECTIVE)
        return [f"{check.__module__}.{name}" for check in CHECKS.values() if check.__name__ == name]
    if line.item and not line.id.rpartition("-")[2].isdigit():
        return [_file(line.item)]
    if (class_ := BEHAVIOURS.get(line.item) or PLAYED.get(line.item)) is not None:
        return [f"{class_.__module__}.{class_.__qualname__}"]
    if line.item in box.missions:
        return _of_mission(line, box.missions[line.item])
    if line.item in box.objects or (line.item in box.cards and all(map(works, box.cards[line.item].do))):
        return [_file(line.item)]
    return []


def _of_mission(line: Line, mission: Mission) -> list[str]:
    """The function of an objective, or the class of a special rule."""
    part, *numbers = line.part.split("-")
    if part in OBJECTIVES:
        check = CHECKS[type(getattr(mission, part).test)]
        return [f"{check.__module__}.{check.__qualname__}"]
    word = mission.special[int(numbers[0]) - 1]
    return [f"{type(rule).__module__}.{type(rule).__qualname__}" for rule in RULES if rule.name == word]


def _file(item: str) -> str:
    """The file of an item, from the folder of the game."""
    kinds = (*KINDS, *CARD_SHELVES)
    folder = next(kind.folder for kind in kinds if kind.owns(item))
    return f"content/{folder}/{item}.toml"
