"""Changes the running program: a function gets other code, so that everybody who holds the function runs it."""

import ast
import builtins
import gc
import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tools.mutants.operators import Mutant, emptied
from tools.mutants.targets import Function, Target, names_in

READ_FROM_FILES = (
    "bulkhead.heroes.data.cards",
    "bulkhead.packs.",
    "bulkhead.registry.",
    "bulkhead.starquest.box.",
    "bulkhead.starquest.table.verbs",
    "bulkhead.words",
)
"""Modules that remember what they have read from files. That is the same for every mutant and takes long."""

HIT = "__mutants_hit__"
"""The built-in function that code under observation calls before each statement."""

Key = tuple[str, str, int]
"""File, qualified name and first line of a function."""


class Live:
    """The functions of the package that exist in this process, and what they remember."""

    def __init__(self, root: Path, targets: Iterable[Target]) -> None:
        self.root = root
        for target in targets:
            importlib.import_module(target.module)
        self.functions: dict[Key, list[FunctionType]] = {}
        self.memories: list[_lru_cache_wrapper[Any]] = []
        source = str(root / "src")
        gc.unfreeze()  # frozen things are not listed
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__.co_filename.startswith(source):
                code = thing.__code__
                key = (code.co_filename, code.co_qualname, code.co_firstlineno)
                self.functions.setdefault(key, []).append(thing)
            elif type(thing) is _lru_cache_wrapper and _forgets(str(thing.__module__)):
                self.memories.append(thing)
        gc.collect()
        gc.freeze()  # copies of this process then share its memory

    def lost(self, targets: Iterable[Target]) -> list[Target]:
        """Functions that no object of this process runs: they cannot be broken here."""
        return [one for one in targets if one.kind == "function" and not self.functions.get(self._key(one))]

    def forget(self) -> None:
        """Empty all memories, so that a test runs the code and does not find the answers of another test."""
        for memory in self.memories:
            memory.cache_clear()

    def break_(self, mutant: Mutant) -> None:
        """Let the program run a mutant."""
        mutant.edit.make()
        self._install([mutant.target])

    def empty(self, targets: Iterable[Target]) -> None:
        """Let functions do nothing and values be None."""
        targets = list(targets)
        for target in targets:
            if isinstance(target.node, Function):
                target.node.body = emptied(target.node)
            elif target.kind == "value" and "." not in target.name:
                assert isinstance(target.node, ast.Assign | ast.AnnAssign)
                nothing = ast.Constant(None)
                names = target.name.split(", ")
                value = ast.Tuple([nothing] * len(names), ast.Load()) if len(names) > 1 else nothing
                target.node.value = ast.fix_missing_locations(ast.copy_location(value, target.node))
        self._install([one for one in targets if one.kind == "function" or "." not in one.name])

    def observe(self, targets: Iterable[Target], hit: Callable[[tuple[str, int, int]], object]) -> None:
        """Let functions report each statement before it runs: the id of the target, line and column."""
        setattr(builtins, HIT, hit)
        functions = [one for one in targets if one.kind == "function"]
        for target in functions:
            _Reports(target.id).visit(target.node)
        self._install(functions)

    def _install(self, targets: Iterable[Target]) -> None:
        """Run the targets as their syntax trees are now."""
        compiled: dict[int, dict[Key, CodeType]] = {}
        for target in targets:
            if target.kind == "value":
                self._assign(target)
            elif target.kind == "function":
                if id(target.top) not in compiled:
                    compiled[id(target.top)] = self._compile(target)
                for function in self.functions[self._key(target)]:
                    code = compiled[id(target.top)][self._key(target)]
                    function.__code__ = self._with_cells(target, function.__code__, code)
                self._compute_again(target)

    def _compile(self, target: Target) -> dict[Key, CodeType]:
        """The functions of the statement at the top of the file that the target is a part of."""
        part = ast.Module([*target.future, target.top], [])
        code = compile(part, str(self.root / target.file), "exec", dont_inherit=True)
        return {(one.co_filename, one.co_qualname, one.co_firstlineno): one for one in _codes(code)}

    def _with_cells(self, target: Target, old: CodeType, new: CodeType) -> CodeType:
        """The new code with the free variables of the old one, even if it no longer mentions them."""
        if new.co_freevars == old.co_freevars:
            return new
        assert isinstance(target.node, Function)
        names: list[ast.stmt] = [ast.Expr(ast.Name(name, ast.Load())) for name in old.co_freevars]
        mention = ast.copy_location(ast.If(ast.Constant(False), names, []), target.node.body[0])
        target.node.body.append(ast.fix_missing_locations(mention))
        return self._compile(target)[self._key(target)]

    def _compute_again(self, target: Target) -> None:
        """Compute the values again that a function has computed on import; None where that is not possible now."""
        room = sys.modules[target.module]
        for node in target.computed:
            code = compile(ast.Module([node], []), str(self.root / target.file), "exec", dont_inherit=True)
            names = names_in(*(node.targets if isinstance(node, ast.Assign) else [node.target]))
            try:
                exec(code, vars(room))
            except Exception:
                vars(room).update(dict.fromkeys(names))
            for name in names:
                for place, as_ in _importers(target.module, name):
                    setattr(place, as_, vars(room)[name])

    def _assign(self, target: Target) -> None:
        """Give a name at the top of a module, or in a class, its new value, also where it was imported."""
        module = sys.modules[target.module]
        room: dict[str, Any] = {}
        alone = ast.Module([target.node], [])
        exec(
            compile(alone, str(self.root / target.file), "exec", dont_inherit=True), dict(vars(module)), room
        )
        owner, _, names = target.name.rpartition(".")
        for name in names.split(", "):
            if owner:
                setattr(getattr(module, owner), name, room[name])
            else:
                for place in _importers(target.module, name):
                    setattr(place[0], place[1], room[name])

    def _key(self, target: Target) -> Key:
        assert isinstance(target.node, Function)
        first = min([target.node.lineno, *(one.lineno for one in target.node.decorator_list)])
        return str(self.root / target.file), target.name, first


def _forgets(module: str) -> bool:
    return module.startswith("bulkhead.") and not module.startswith(READ_FROM_FILES)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _importers(module: str, name: str) -> Iterator[tuple[Any, str]]:
    """Every module that has this name of a module: the module itself, and those that import the name from it."""
    yield sys.modules[module], name
    for other in list(sys.modules.values()):
        file = getattr(other, "__file__", None)
        if not file or not other.__name__.startswith(("bulkhead", "tests")):
            continue
        text = Path(file).read_text(encoding="utf-8")
        if name not in text or f"from {module} import" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module == module:
                yield from ((other, one.asname or one.name) for one in node.names if one.name == name)


class _Reports(ast.NodeTransformer):
    """Puts a call of the observer before each statement of a function."""

    def __init__(self, target: str) -> None:
        self.target = target

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                setattr(node, field, [both for one in block for both in self._with_report(one)])
        for field in ("cases", "handlers"):
            for part in getattr(node, field, ()):
                self.generic_visit(part)
        return node

    def _with_report(self, statement: ast.stmt) -> Iterator[ast.stmt]:
        parts = (self.target, statement.lineno, statement.col_offset)
        place = ast.Tuple([ast.Constant(part) for part in parts], ast.Load())
        call = ast.Expr(ast.Call(ast.Name(HIT, ast.Load()), [place], []))
        yield ast.fix_missing_locations(ast.copy_location(call, statement))
        yield statement
        self.generic_visit(statement)
