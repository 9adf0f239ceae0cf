"""Plain English: words that make a reader stop. Each finding is a sentence with file and line.

Texts for players are checked elsewhere: the locale files, and the pages that are made from them.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.house import ROOT

BANNED = {
    r"\bwho(?:m|so)?ever\b": "name who it is: a player, a seat, a caller, a person who ...",
    r"\bone['’]s own\b": "say whose it is",
    r"\bshall\b": "say must, will, or what happens",
    r"\bthereof\b|\bwhereof\b|\bhereby\b|\bthereby\b": "use a plain word",
}

ENDINGS = (".py", ".ts", ".svelte", ".css", ".md", ".toml", ".sh", ".mjs", ".js")
FOLDERS = ("src", "tests", "tools", "bench", "examples", "docs", "web", "requirements")
FOR_PLAYERS = (
    "src/bulkhead/locales/",
    "src/bulkhead/client/",
    "src/bulkhead/starquest/content/",
    "web/src/generated/",
)
FROM_LOCALES = ("docs/rules/", "docs/glossary.md", "docs/cli.md", "docs/tour.md")
RECORDED = ("tests/golden/", "tests/kept/", "bench/results/", "examples/pack")
NAMES_THEM = ("tools/plain.py", "tools/terms.toml", "tests/tools/test_plain.py", "CONTRIBUTING.md")
"""Files that have to name the words in order to forbid them."""
SKIPPED = (*FOR_PLAYERS, *FROM_LOCALES, *RECORDED, *NAMES_THEM)

_ANY = re.compile("|".join(f"(?:{pattern})" for pattern in BANNED), re.IGNORECASE)
_QUOTED_MESSAGE = re.compile(r"[\"'`][\w-]*\bwhoever\b[\w-]*[\"'`]")
"""A message id may have such a word in it: ids are not prose, and renaming them is the translators' business."""


def stops(root: Path = ROOT) -> Iterator[str]:
    """Every place with such a word."""
    for file in _files(root):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for found in _ANY.finditer(_QUOTED_MESSAGE.sub("", line)):
                where = file.relative_to(root).as_posix()
                yield f"{where}, line {number}: “{found[0]}” makes a reader stop; {_instead(found[0])}."


def _instead(word: str) -> str:
    return next(advice for pattern, advice in BANNED.items() if re.fullmatch(pattern, word, re.IGNORECASE))


def _files(root: Path) -> Iterator[Path]:
    places = [*root.glob("*.md"), root / "Makefile", root / "pyproject.toml"]
    for folder in FOLDERS:
        places += (root / folder).rglob("*")
    for file in sorted(places):
        name = file.relative_to(root).as_posix()
        if file.suffix not in ENDINGS and file.name != "Makefile":
            continue
        if file.is_file() and "node_modules" not in file.parts and not name.startswith(SKIPPED):
            yield file
