"""Checks the pages: links, paths, examples, and completeness. Each finding is a sentence."""

import ast
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import bulkhead
from bulkhead.heroes.rulebook import RULEBOOK
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import Words
from tools.house import pages
from tools.plain import stops

MAP = "docs/map.md"
RULINGS = "docs/rulings.md"

ROOMS = ("src", "tests")
"""Folders whose rooms are counted."""
MOST_FILES = 22
"""A new contributor reads the names in a room at a glance; with more of them the room holds two ideas."""

_FENCE = re.compile(r"^```([a-z]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|<img[^>]*\ssrc=\"([^\"]+)\"|<a[^>]*\shref=\"([^\"]+)\"")
_GENERATED = re.compile(r"<!-- generated: .+?<!-- end -->", re.DOTALL)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(
    r"(?:(?:src|tests|tools|docs|bench|examples|web|requirements|\.ci)/[\w./*-]*|[A-Za-z.-]+\.(?:md|toml)|Makefile)"
)


def findings(root: Path) -> Iterator[str]:
    """Everything that is wrong with the pages, the rooms and the prose."""
    for page in pages(root):
        text = (root / page).read_text(encoding="utf-8")
        yield from broken_links(root, page, text)
        yield from bad_examples(page, text)
    yield from off_the_map(root)
    yield from missing_rulings(root)
    yield from full_rooms(root, ROOMS)
    yield from stops(root)


# Links


def broken_links(root: Path, page: Path, text: str) -> Iterator[str]:
    """Relative links to missing files, and missing anchors."""
    for found in _LINK.finditer(_FENCE.sub("", text)):
        target = next(filter(None, found.groups()))
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (root / page).parent / path if path else root / page
        if not file.exists():
            yield f"{page}: the link to {target} leads nowhere."
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text(encoding="utf-8")):
            yield f"{page}: the link to {target} leads to a page without that place."


def anchors(text: str) -> set[str]:
    """Places in a page that a link can name: headings as code hosts name them, and anchors of our own."""
    text = _FENCE.sub("", text)
    headings = (re.sub(r"[^\w\- ]", "", _plain(heading).lower()) for heading in _HEADING.findall(text))
    return {heading.replace(" ", "-") for heading in headings} | set(_ANCHOR.findall(text))


def _plain(heading: str) -> str:
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)


# Examples


def bad_examples(page: Path, text: str) -> Iterator[str]:
    """Fenced blocks whose content does not match their language."""
    for found in _FENCE.finditer(text):
        check = _EXAMPLES.get(found[1])
        if check is None:
            continue
        line = text.count("\n", 0, found.start()) + 1
        try:
            check(found[2])
        except (ValueError, SyntaxError) as error:
            yield f"{page}, line {line}: this {found[1]} block cannot be read: {error}."
        except Mistake as mistake:
            yield f"{page}, line {line}: this {found[1]} block cannot be read: {Words().render(mistake.phrase)}"


def _positions(text: str) -> None:
    game = bulkhead.game("heroes")
    for line in text.splitlines():
        if game.position(game.from_position(line, game.options({}))) != line:
            raise ValueError(f"“{line}” is written in another way")


def _commands(text: str) -> None:
    game = bulkhead.game("heroes")
    for line in text.splitlines():
        if str(game.read(line)) != line:
            raise ValueError(f"“{line}” is written in another way")


def _starquest_commands(text: str) -> None:
    """Commands of Starquest: each written as it is read, and every kind among them."""
    game = bulkhead.game("starquest")
    read = [game.read(line) for line in text.splitlines()]
    for line, command in zip(text.splitlines(), read, strict=True):
        if str(command) != line:
            raise ValueError(f"“{line}” is written in another way")
    if missing := {one.__name__ for one in AnyCommand.__args__} - {type(one).__name__ for one in read}:
        raise ValueError(f"no example of {', '.join(sorted(missing))}")


def _drawn(text: str) -> None:
    """A drawn position of Starquest, whole."""
    game = bulkhead.game("starquest")
    game.from_position(text, game.options({}))


def _json(text: str) -> None:
    """One value over several lines, or one a line."""
    try:
        json.loads(text)
    except json.JSONDecodeError:
        for line in text.splitlines():
            json.loads(line)


def _python(text: str) -> None:
    ast.parse(text)


_EXAMPLES: dict[str, Callable[[str], None]] = {
    "commands": _commands,
    "starquest": _starquest_commands,
    "drawn": _drawn,
    "json": _json,
    "position": _positions,
    "python": _python,
}

# The map


def off_the_map(root: Path) -> Iterator[str]:
    """Paths on the map that do not exist, and files that are on no row of it. A folder on a row does not count for the
    files in it; of the client every folder needs a row."""
    text = (root / MAP).read_text(encoding="utf-8")
    by_hand = _GENERATED.sub("", text)
    named = {word for code in _CODE.findall(by_hand) for word in code.split() if _PATH.fullmatch(word)}
    for path in sorted(named):
        if not any(root.glob(path.rstrip("/"))):
            yield f"{MAP}: there is no {path}."
    rows = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    linked = {(root / MAP).parent / found[1] for found in _LINK.finditer(rows) if found[1]}
    in_rows = {word for code in _CODE.findall(rows) for word in code.split()}
    known = {path.resolve() for path in (*linked, *(root / word.rstrip("/") for word in in_rows))}
    for file in sorted((root / "src").rglob("*.py")):
        if file.name not in ("__init__.py", "__main__.py") and file.resolve() not in known:
            yield f"{MAP}: no row leads to {file.relative_to(root).as_posix()}."
    for folder in sorted({file.parent for file in (root / "web" / "src").rglob("*.*")}):
        if folder.resolve() not in known:
            yield f"{MAP}: no row leads to {folder.relative_to(root).as_posix()}."


# Rulings


def missing_rulings(root: Path) -> Iterator[str]:
    """Clauses of Heroes that rest on a ruling which the page of rulings does not explain. Starquest's are explained
    in its reference, clause by clause: its manual leaves so much open that a second page would only repeat it."""
    text = (root / RULINGS).read_text(encoding="utf-8")
    for clause in RULEBOOK.all():
        if clause.ruling and not re.search(rf"\b{clause.id}\b", text):
            yield f"{RULINGS}: there is a ruling in {clause.id}, and this page does not explain it."


# Rooms


def full_rooms(root: Path, folders: Iterable[str]) -> Iterator[str]:
    """Folders of code with too many files to find one by its name."""
    for folder in folders:
        files = (file for file in (root / folder).rglob("*") if file.suffix in (".py", ".ts", ".svelte"))
        rooms = Counter(file.parent for file in files if file.name != "__init__.py")
        for room, count in sorted(rooms.items()):
            if count > MOST_FILES and "node_modules" not in room.parts:
                name = room.relative_to(root).as_posix()
                yield f"{name} holds {count} files. Part it: a room has at most {MOST_FILES}."
