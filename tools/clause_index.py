"""Finds where each clause is implemented and tested in this repository."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from bulkhead.lab.matrix import is_mark
from bulkhead.tabletop.clauses import coded


class Place(Struct, frozen=True, order=True):
    """A name in a file."""

    file: str
    """From the root of the repository."""
    name: str


def places_of_code(root: Path) -> dict[str, list[Place]]:
    """The code of each clause, by its `@clause` marks."""
    for file in sorted((root / "src" / "bulkhead").rglob("*.py")):
        if "@clause(" in file.read_text(encoding="utf-8"):  # a mark counts once its module is imported
            importlib.import_module(".".join(file.relative_to(root / "src").with_suffix("").parts))
    return {id_: sorted(place_of(root, place) for place in places) for id_, places in coded().items()}


def place_of(root: Path, place: str) -> Place:
    """`bulkhead.heroes.data.board.at` is `at` in src/bulkhead/heroes/data/board.py."""
    module = place
    while module not in sys.modules:
        module = module.rpartition(".")[0]
        if not module:
            raise LookupError(f"{place} is marked as the code of a clause, but no such module is loaded.")
    file = Path(str(sys.modules[module].__file__)).resolve().relative_to(root)
    return Place(file.as_posix(), place[len(module) + 1 :])


def places_of_tests(root: Path) -> dict[str, list[Place]]:
    """The tests of each clause, by their `@pytest.mark.clause` marks."""
    found: dict[str, set[Place]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        file = path.relative_to(root).as_posix()
        for name, id_ in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(id_, set()).add(Place(file, name))
    return {id_: sorted(places) for id_, places in found.items()}


def _marks(module: ast.Module) -> Iterator[tuple[str, str]]:
    """(name of the test, clause) for each mark. A mark on a class or a whole module counts for all its tests."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from ((node.name, id_) for id_ in _ids(node))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            yield from (("the whole file", id_) for id_ in _ids(node.value))


def _ids(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and is_mark(call.func):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
