"""Code that carries the mark of a clause although nothing in the package uses it. The sources are read, never run.

A marked function, class or constant is used where its name stands outside its own definition; an import or `__all__`
alone is no use. A class is used too when a decorator of the package registers it (`@procedure`, `@verb`, `@behaviour`).
A marked method is used when its class is, and an attribute of its name is asked for anywhere: on an object of the
class itself, or on its base class, whose hook it overrides.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

Name = tuple[str, str]
"""A module, and a name at its top; an empty name stands for the module itself."""

_INERT = ("clause", "kept")
"""Decorators of the package that register nothing."""


class Marked(Struct, frozen=True):
    """Something with the mark of clauses."""

    file: str
    line: int
    name: str
    """With its class, where it is a method: `Sight.field`."""
    clauses: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


@cache
def uncalled(package: Path) -> tuple[Marked, ...]:
    """Everything in a package that is marked and that nothing in it uses, in the order of the files."""
    modules = [_Module(package, file) for file in sorted(package.rglob("*.py"))]
    uses = _Uses({module.name: module for module in modules})
    for module in modules:
        uses.read(module)
    return tuple(
        Marked(module.file, node.lineno, name, ids)
        for module in modules
        for name, node, ids in module.marked()
        if not uses.has(module, name)
    )


class _Module:
    """One file: what it imports, under which names, and what is marked in it."""

    def __init__(self, package: Path, file: Path) -> None:
        parts = [package.name, *file.relative_to(package).with_suffix("").parts]
        self.is_package = parts[-1] == "__init__"
        self.name = ".".join(parts[:-1] if self.is_package else parts)
        self.file = file.relative_to(package).as_posix()
        self.tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        self.imported = dict(self._imports())
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    def _imports(self) -> Iterator[tuple[str, Name]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for one in node.names:
                    first = one.name.partition(".")[0]
                    yield (one.asname, (one.name, "")) if one.asname else (first, (first, ""))
            elif isinstance(node, ast.ImportFrom):
                source = self._source(node)
                for one in node.names:
                    yield one.asname or one.name, (source, one.name)

    def _source(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        folder = self.name.split(".")[: None if self.is_package else -1]
        folder = folder[: len(folder) - node.level + 1]
        return ".".join([*folder, *([node.module] if node.module else [])])

    def marked(self) -> Iterator[tuple[str, ast.stmt, tuple[str, ...]]]:
        yield from marked_in(self.tree.body, "")


def marked_in(body: list[ast.stmt], inside: str) -> Iterator[tuple[str, ast.stmt, tuple[str, ...]]]:
    """Names, nodes and clauses of what is marked in a module, or in a class of it."""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                ids = tuple(id_ for mark in node.decorator_list for id_ in _ids(mark))
                if ids:
                    yield inside + node.name, node, ids
                if isinstance(node, ast.ClassDef):
                    yield from marked_in(node.body, f"{inside}{node.name}.")
            case ast.Assign([target], ast.Call(mark)) | ast.AnnAssign(target, _, ast.Call(mark)):
                if ids := _ids(mark):
                    names = (one.id for one in ast.walk(target) if isinstance(one, ast.Name))
                    yield from ((inside + name, node, ids) for name in names)


def _ids(mark: ast.expr) -> tuple[str, ...]:
    """The clauses in `clause("SQ-MOVE-01")`; nothing for any other decorator."""
    match mark:
        case ast.Call(ast.Name("clause"), arguments):
            return tuple(str(one.value) for one in arguments if isinstance(one, ast.Constant))
        case _:
            return ()


class _Uses:
    """Where each name of the package is used, and by which definition."""

    def __init__(self, modules: dict[str, _Module]) -> None:
        self.modules = modules
        self.names: dict[Name, set[Name]] = {}
        """Names at the top of a module, with the definitions that use them."""
        self.attributes: dict[str, set[Name]] = {}
        """Attributes of anything else, with the definitions that ask for them."""

    def read(self, module: _Module) -> None:
        _Reader(self, module).visit(module.tree)

    def has(self, module: _Module, name: str) -> bool:
        """Is something marked used at all?"""
        class_, _, method = name.rpartition(".")
        if not class_:
            return self._is_named(module, name) or self._is_registered(module, name)
        if not (self._is_named(module, class_) or self._is_registered(module, class_)):
            return False
        if method.startswith("__"):
            return True
        return any(by != (module.name, name) for by in self.attributes.get(method, ()))

    def _is_named(self, module: _Module, name: str) -> bool:
        """Does its name stand anywhere outside its own definition?"""
        by = self.names.get((module.name, name), set())
        return any(where != module.name or not f"{who}.".startswith(f"{name}.") for where, who in by)

    def _is_registered(self, module: _Module, name: str) -> bool:
        """Does a decorator of the package register this class?"""
        node = module.classes.get(name)
        for mark in node.decorator_list if node is not None else ():
            found = self.resolve(module, mark.func if isinstance(mark, ast.Call) else mark)
            if found is not None and found[0] in self.modules and found[1] not in _INERT:
                return True
        return False

    def resolve(self, module: _Module, node: ast.expr) -> Name | None:
        """What a name or a dotted name stands for at the top of a module; None for what is no such name."""
        match node:
            case ast.Name(name):
                return self.origin(*module.imported[name]) if name in module.imported else (module.name, name)
            case ast.Attribute(value, name):
                owner = self.resolve(module, value)
                return self.origin(owner[0], name) if owner is not None and not owner[1] else None
            case _:
                return None

    def origin(self, module: str, name: str) -> Name:
        """Where a name that is imported from a module was defined: it may have been handed on."""
        there = self.modules.get(module)
        if there is not None and there.imported.get(name, (module, name)) != (module, name):
            return self.origin(*there.imported[name])
        if not name or f"{module}.{name}" in self.modules:
            return (f"{module}.{name}".rstrip("."), "")
        return (module, name)


class _Reader(ast.NodeVisitor):
    """Walks one file and notes what each definition uses."""

    def __init__(self, uses: _Uses, module: _Module) -> None:
        self.uses = uses
        self.module = module
        self.within: list[str] = []
        self.locals: list[set[str]] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._define(node, node.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node, node.name)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node, node.name)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and not any(node.id in names for names in self.locals):
            self._note(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        found = self.uses.resolve(self.module, node)
        if found is None or self._is_local(node):
            self.uses.attributes.setdefault(node.attr, set()).add(self._here())
        else:
            self.uses.names.setdefault(found, set()).add(self._here())
        self.generic_visit(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> None:
        self.locals.append(_own_names(node))
        self._define(node, name)
        self.locals.pop()

    def _define(self, node: ast.AST, name: str) -> None:
        self.within.append(name)
        self.generic_visit(node)
        self.within.pop()

    def _note(self, node: ast.Name) -> None:
        found = self.uses.resolve(self.module, node)
        if found is not None:
            self.uses.names.setdefault(found, set()).add(self._here())

    def _is_local(self, node: ast.expr) -> bool:
        while isinstance(node, ast.Attribute):
            node = node.value
        return isinstance(node, ast.Name) and any(node.id in names for names in self.locals)

    def _here(self) -> Name:
        return (self.module.name, ".".join(self.within))


def _own_names(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The arguments and variables of a function: they hide names at the top of its module."""
    given = function.args
    arguments = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    names = {one.arg for one in arguments if one is not None}
    inner = {
        node.id
        for statement in function.body
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return names | inner
