"""The lines of Starquest's content: every sentence of a card, a sheet, a mission or a table that says what happens.

The texts that players read on cards, traits, objects and missions are cut into lines here: a line ends where a sentence
ends, or at a semicolon. Lines of everything else (flags, sheets, boards, tables) stand in `starquest/rulebook/lines`,
one TOML file for each part of the content. An id is `C-`, the item and a number (for a mission also which of its texts:
`C-mis_04_nest-special-2-1`), or `C-`, the part and a name; ids are never reused.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable

from msgspec import Struct, convert

from bulkhead.starquest.box.catalogue import Box

Say = Callable[[str], str]
"""Gives the text of a message, in English."""

WRITTEN = resources.files("bulkhead.starquest.rulebook") / "lines"
"""The folder of the lines that no text of the game says."""

FLAG = "C-FLAG-"
"""Beginning of the lines about flags: `C-FLAG-ward`, `C-FLAG-weapon-shield`, `C-FLAG-card-hard`."""

OBJECTIVES = ("primary", "secondary")

_END = re.compile(r"(?<=[.;])\s+")
_ITEM = re.compile(r"C-([a-z]{3}_[a-z0-9_]+)")


class Line(Struct, frozen=True):
    """One thing that the content says."""

    id: str
    says: str
    clauses: tuple[str, ...] = ()
    """Clauses that say the same: their code and tests are the line's."""

    @property
    def item(self) -> str:
        """The item of the box that the line is about, empty for a part of the content without an item."""
        found = _ITEM.match(self.id)
        return found[1] if found else ""

    @property
    def part(self) -> str:
        """Which text of the item it is from: `special-2` of `C-mis_04_nest-special-2-1`."""
        return self.id.removeprefix(f"C-{self.item}").strip("-").rpartition("-")[0]


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A line in a TOML file that says the same as a clause."""

    says: str
    clauses: tuple[str, ...]


def all_lines(box: Box, say: Say, folder: Traversable = WRITTEN) -> list[Line]:
    """The lines of the box, those of texts first."""
    return [*_of_texts(box, say), *_written(folder)]


def _of_texts(box: Box, say: Say) -> Iterator[Line]:
    for id_ in sorted(box.cards):
        yield from _cut(id_, say(f"{id_}-rule"))
    for sheet in box.figures.values():
        if sheet.trait is not None:
            yield from _cut(sheet.trait.id, say(f"{sheet.trait.id}-rule"))
    for id_ in sorted(box.objects):
        yield from _cut(id_, say(f"{id_}-rule"))
    for id_, mission in sorted(box.missions.items()):
        for part in (*OBJECTIVES, *(f"special-{at}" for at in range(1, len(mission.special) + 1))):
            yield from _cut(f"{id_}-{part}", say(f"{id_}-{part}"))


def _cut(name: str, text: str) -> Iterator[Line]:
    for number, part in enumerate(_END.split(text), 1):
        yield Line(f"C-{name}-{number}", part)


def _written(folder: Traversable) -> Iterator[Line]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        for id_, line in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if isinstance(line, str):
                yield Line(id_, line)
            else:
                same = convert(line, _Written)
                yield Line(id_, same.says, same.clauses)
