"""The clause matrix: rulebook, code and tests set against each other.

A clause has code when an `@clause` of the game's own package names it, and a test when a `pytest.mark.clause` does.
Marked code that nothing but tests uses is a gap (uncalled.py). An id that no rulebook has is a gap too, in a mark, in a
refusal or in an event.
"""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from bulkhead.lab.uncalled import uncalled
from bulkhead.registry import GAMES
from bulkhead.tabletop.clauses import Rulebook, coded

Gap = dict[str, list[str]]
"""Clause ids and, where that helps, the places that name them."""

PACKAGE = Path(__file__).parents[1]
_ID = re.compile(r"[A-Z]+-[A-Z]+-[0-9]+")
_MARK = re.compile(r"\bmark\.clause\b")


class Matrix(Struct, frozen=True):
    """How many clauses of a rulebook have code and tests."""

    clauses: int
    coded: int
    tested: int | None
    """None without tests to read, as in an installed package."""
    gaps: dict[str, Gap]

    @property
    def whole(self) -> bool:
        return not self.gaps


def find_tests() -> Path | None:
    """The tests of the checkout that we run in, or that this package was imported from."""
    for root in (Path.cwd(), PACKAGE.parent.parent):
        if (root / "tests").is_dir() and (root / "src" / "bulkhead").is_dir():
            return root / "tests"
    return None


def look_up(rulebook: Rulebook, proven: Gap | None) -> Matrix:
    """Compare a rulebook with the code of its game and the marks of the tests."""
    known = rulebook.ids()
    code = _coded(rulebook.game)
    strange = {id_: places for id_, places in _written(rulebook.game).items() if id_ not in known}
    gaps: dict[str, Gap] = {
        "no-code": {id_: [] for id_ in known if id_ not in code},
        "no-call": not_called(known),
        "no-test": {} if proven is None else {id_: [] for id_ in known if id_ not in proven},
        "unknown": {**strange, **_unknown(proven or {}, _all_known())},
    }
    return Matrix(
        len(known),
        sum(id_ in code for id_ in known),
        None if proven is None else sum(id_ in proven for id_ in known),
        {gap: entries for gap, entries in gaps.items() if entries},
    )


def not_called(known: list[str]) -> Gap:
    """Clauses with the marked code that nothing in the package uses, not counting tests."""
    gap: Gap = {}
    for one in uncalled(PACKAGE):
        for id_ in one.clauses:
            if id_ in known:
                gap.setdefault(id_, []).append(str(one))
    return gap


def _all_known() -> set[str]:
    return {id_ for game in GAMES.values() for id_ in game.rulebook.ids()}


def _unknown(named: Gap, known: set[str]) -> Gap:
    """Ids that no rulebook has. Lines of the content have a row of their own (content/look_up.py)."""
    return {id_: places for id_, places in named.items() if id_ not in known and not id_.startswith("C-")}


def _coded(game: str) -> Gap:
    """The clauses that the game's modules implement."""
    own = f"{import_all(game)}."
    return {id_: places for id_, places in coded().items() if any(place.startswith(own) for place in places)}


def import_all(game: str) -> str:
    """Import every module of a game, so that all marks of its code are known, and give the name of its package."""
    package = importlib.import_module(f"bulkhead.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    return package.__name__


def marked(tests: Path) -> Gap:
    """The clauses in the marks of the tests in a folder."""
    named: Gap = {}
    for file, tree in _trees(tests, _MARK):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_mark(node.func):
                _note(named, node.args, f"{tests.name}/{file.relative_to(tests).as_posix()}")
    return named


def is_mark(called: ast.expr) -> bool:
    """Is it `pytest.mark.clause` or `mark.clause`?"""
    match called:
        case ast.Attribute(ast.Attribute(attr="mark") | ast.Name("mark"), "clause"):
            return True
        case _:
            return False


def _written(game: str) -> Gap:
    """Every string in the game's code that looks like a clause id: in marks, refusals, events."""
    named: Gap = {}
    for file, tree in _trees(PACKAGE / game, _ID):
        constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        ids = [node for node in constants if isinstance(node.value, str) and _ID.fullmatch(node.value)]
        _note(named, ids, file.relative_to(PACKAGE).as_posix())
    return named


def _trees(folder: Path, worth: re.Pattern[str]) -> Iterator[tuple[Path, ast.Module]]:
    """The syntax trees of the files that match the pattern."""
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if worth.search(text):
            yield file, ast.parse(text, str(file))


def _note(named: Gap, nodes: Iterable[ast.expr], file: str) -> None:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            named.setdefault(node.value, []).append(f"{file}:{node.lineno}")
