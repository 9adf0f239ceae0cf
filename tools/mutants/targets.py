"""The code that can be broken: everything with the mark of a clause, by file and name."""

import ast
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

from msgspec import Struct

from bulkhead.lab.uncalled import marked_in

Kind = Literal["function", "value", "bare"]
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Target(Struct, frozen=True, dict=True):
    """A function or a value that carries out clauses; or a class of fields only, in which nothing can be broken."""

    file: str
    """From the root of the repository."""
    name: str
    """As `__qualname__` has it: `Sight.field`. A value may have several names: `LOW, HIGH`."""
    clauses: tuple[str, ...]
    kind: Kind
    node: ast.stmt
    tree: ast.Module
    """The file that `node` is a part of."""

    @property
    def id(self) -> str:
        return f"{self.file}::{self.name}"

    @property
    def module(self) -> str:
        parts = Path(self.file).with_suffix("").parts[1:]
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @cached_property
    def top(self) -> ast.stmt:
        """The statement at the top of the file that it stands in: itself, or its class."""
        last = self.node.lineno
        return next(one for one in self.tree.body if one.lineno <= last <= (one.end_lineno or last))

    @cached_property
    def future(self) -> list[ast.stmt]:
        """What the file imports from `__future__`: it changes how functions are compiled."""
        return [
            one for one in self.tree.body if isinstance(one, ast.ImportFrom) and one.module == "__future__"
        ]

    @cached_property
    def computed(self) -> list[ast.Assign | ast.AnnAssign]:
        """Values at the top of the file that are computed with this function when the file is imported, in order."""
        stale: set[str] = set()
        callers = {self.name}
        found = []
        for node in self.tree.body if isinstance(self.node, Function) else ():
            if isinstance(node, Function) and stale & names_in(node):
                callers.add(node.name)
            if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
                continue
            if callers & called_in(node.value) or stale & names_in(node.value):
                stale |= names_in(*(node.targets if isinstance(node, ast.Assign) else [node.target]))
                found.append(node)
        return found

    @cached_property
    def source(self) -> str:
        """Its code, before anything is broken, without comments and marks: what a kept result depends on."""
        return ast.unparse(_bare(self.node))


def names_in(*nodes: ast.AST) -> set[str]:
    return {one.id for node in nodes for one in ast.walk(node) if isinstance(one, ast.Name)}


def called_in(value: ast.expr) -> set[str]:
    return {
        one.func.id for one in ast.walk(value) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)
    }


def _bare(node: ast.stmt) -> ast.AST:
    return ast.Module(node.body, []) if isinstance(node, Function) else node


@cache
def targets(root: Path) -> tuple[Target, ...]:
    """All targets of the package, in the order of the files."""
    return tuple(
        target
        for path in sorted((root / "src" / "bulkhead").rglob("*.py"))
        if "clause(" in (text := path.read_text(encoding="utf-8"))
        for target in targets_in(text, path.relative_to(root).as_posix())
    )


def targets_in(text: str, file: str) -> list[Target]:
    """The targets of one file. What stands in a marked class belongs to the clauses of the class too."""
    tree = ast.parse(text, file)
    found: dict[int, tuple[str, Kind, ast.stmt]] = {}
    clauses: dict[int, dict[str, None]] = {}
    for name, node, ids in marked_in(tree.body, ""):
        for inner, kind, part in _parts(name, node):
            key = id(part)
            names = inner
            if key in found and inner not in found[key][0].split(", "):
                names = f"{found[key][0]}, {inner}"  # the second name of `LOW, HIGH = clause(...)((1, 6))`
            found[key] = (names, kind, part)
            clauses.setdefault(key, {}).update(dict.fromkeys(ids))
    return [
        Target(file, name, tuple(clauses[key]), kind, node, tree)
        for key, (name, kind, node) in sorted(found.items(), key=lambda one: one[1][2].lineno)
    ]


def _parts(name: str, node: ast.stmt) -> Iterator[tuple[str, Kind, ast.stmt]]:
    if isinstance(node, Function):
        yield name, "function", node
    elif isinstance(node, ast.ClassDef):
        parts = list(_parts_of_class(name, node))
        yield from parts or [(name, "bare", node)]
    else:
        yield name, "value", node


def _parts_of_class(name: str, node: ast.ClassDef) -> Iterator[tuple[str, Kind, ast.stmt]]:
    for part in node.body:
        if isinstance(part, Function):
            if not _is_overload(part):
                yield f"{name}.{part.name}", "function", part
        elif isinstance(part, ast.Assign):
            names = [one.id for one in ast.walk(part.targets[0]) if isinstance(one, ast.Name)]
            yield f"{name}.{', '.join(names)}", "value", part


def _is_overload(function: Function) -> bool:
    return any(ast.unparse(one).endswith("overload") for one in function.decorator_list)
