"""The tests of each line of the content: those whose mark names it, and whether they name the item itself too.

A test may name the item in its own body, in its parameters, or in a helper or constant of its file.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bulkhead.lab.matrix import Gap, is_mark

_WORTH = re.compile(r"""["']C-""")
_NAME = re.compile(r"\b[a-z][a-z0-9_]{3,}")


class Plays:
    """The marks of a folder of tests that name lines of the content."""

    def __init__(self, tests: Path) -> None:
        self.marked: Gap = {}
        """Places of the marks, by line."""
        self.named: dict[str, set[str]] = {}
        """Items, and other words of the box, that the marked tests name, by line."""
        for file in sorted(tests.rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if _WORTH.search(text):
                self._read(f"{tests.name}/{file.relative_to(tests).as_posix()}", ast.parse(text, str(file)))

    def _read(self, file: str, tree: ast.Module) -> None:
        top = {name: node for node in tree.body for name in _defined(node)}
        for node in tree.body:
            ids = list(_marks(node))
            if ids:
                named = _items(node, top, set())
                for id_, line in ids:
                    self.marked.setdefault(id_, []).append(f"{file}:{line}")
                    self.named.setdefault(id_, set()).update(named)


def _defined(node: ast.stmt) -> Iterator[str]:
    """The names that a statement at the top of a file defines."""
    match node:
        case ast.FunctionDef(name) | ast.ClassDef(name):
            yield name
        case ast.Assign(targets):
            yield from (one.id for one in targets if isinstance(one, ast.Name))
        case ast.AnnAssign(ast.Name(name)):
            yield name


def _marks(node: ast.stmt) -> Iterator[tuple[str, int]]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and is_mark(call.func):
            for one in call.args:
                if (
                    isinstance(one, ast.Constant)
                    and isinstance(one.value, str)
                    and one.value.startswith("C-")
                ):
                    yield one.value, one.lineno


def _items(node: ast.AST, top: dict[str, ast.stmt], seen: set[str]) -> set[str]:
    """The items in the texts of a statement and of everything at the top of the file that it uses, marks left out."""
    found: set[str] = set()
    waiting = [node]
    while waiting:
        one = waiting.pop()
        match one:
            case ast.Call(func) if is_mark(func):
                continue
            case ast.Constant(str(text)):
                for name in _NAME.findall(text):
                    found |= {name, name.rstrip("0123456789")}  # `obj_altar1` is an altar
            case ast.Name(name) if name in top and name not in seen:
                seen.add(name)
                waiting.append(top[name])
            case _:
                pass
        waiting.extend(ast.iter_child_nodes(one))
    return found
