"""The row `content` of the matrix: the lines of Starquest's content, set against code and tests.

A gap is a line without code or without a test, a line whose tests never name its item, an item or flag without a line,
a flag that no code reads, and a mark with the id of no line.
"""

from pathlib import Path
from typing import get_args

from bulkhead.lab.matrix import Gap, Matrix, import_all, not_called
from bulkhead.lab.starquest.content.code import STARQUEST, code_of
from bulkhead.lab.starquest.content.lines import FLAG, Line, Say, all_lines
from bulkhead.lab.starquest.content.plays import Plays
from bulkhead.lab.starquest.content.reads import flag_reads
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.cards import CardFlag
from bulkhead.starquest.box.items.figures import Flag
from bulkhead.starquest.box.items.weapons import WeaponFlag
from bulkhead.tabletop.clauses import coded

FLAGS = {
    **{f"{FLAG}{flag}": flag for flag in get_args(Flag)},
    **{f"{FLAG}weapon-{flag}": flag for flag in get_args(WeaponFlag)},
    **{f"{FLAG}card-{flag}": flag for flag in get_args(CardFlag)},
}
"""The flags that files of the content may have, by the line of each."""


def look_up_content(say: Say, tests: Path | None, proven: Gap | None) -> Matrix:
    """Compare the lines of the box with code and tests. `proven` are the marks of the tests, by clause."""
    import_all("starquest")
    box = load_box()
    lines = all_lines(box, say)
    ids = [line.id for line in lines]
    marked = coded()
    code = {line.id: code_of(line, box, marked) for line in lines}
    plays = None if tests is None else Plays(tests)
    gaps: dict[str, Gap] = {
        "no-line": {id_: [] for id_ in (*_items(box), *FLAGS) if not _has_line(id_, ids)},
        "no-read": {id_: [] for id_, flag in FLAGS.items() if flag not in flag_reads(STARQUEST)},
        "no-code": {id_: [] for id_, places in code.items() if not places and not id_.startswith(FLAG)},
        "no-call": not_called(ids),
        "unknown": {id_: places for id_, places in marked.items() if id_.startswith("C-") and id_ not in ids},
    }
    tested: set[str] = set()
    if plays is not None and proven is not None:
        tested = {line.id for line in lines if any(id_ in proven for id_ in (line.id, *line.clauses))}
        gaps["no-test"] = {id_: [] for id_ in ids if id_ not in tested}
        gaps["no-play"] = {
            line.id: plays.marked[line.id]
            for line in lines
            if line.id in plays.marked and line.item and not _is_named(line, box, plays.named[line.id])
        }
        gaps["unknown"] |= {id_: places for id_, places in plays.marked.items() if id_ not in ids}
    return Matrix(
        len(ids),
        sum(bool(places) for places in code.values()),
        None if plays is None else len(tested),
        {gap: entries for gap, entries in gaps.items() if entries},
    )


def _items(box: Box) -> list[str]:
    """What must have a line."""
    return [f"C-{id_}" for id_ in (*box.cards, *box.objects, *box.missions)]


def _has_line(id_: str, ids: list[str]) -> bool:
    """Has an item or flag a line of its own, or numbered ones?"""
    return any(one == id_ or one.startswith(f"{id_}-") for one in ids)


def _is_named(line: Line, box: Box, named: set[str]) -> bool:
    """Is the item among those that tests name? A trait may be named by its figure, a special rule by its word."""
    names = {sheet.id for sheet in box.figures.values() if sheet.trait and sheet.trait.id == line.item}
    if (number := line.part.removeprefix("special-")).isdigit():
        names.add(box.missions[line.item].special[int(number) - 1])
    return bool({line.item, *names} & named)
