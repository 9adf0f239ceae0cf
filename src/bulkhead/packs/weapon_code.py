"""What is wrong with the pattern of a weapon in a pack, as far as it can be told without running the file."""

import ast
import inspect
from collections.abc import Iterator

from bulkhead.packs.mission_code import check_imports
from bulkhead.starquest.box.reading.procedures import PATTERN, Procedure
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern
from bulkhead.tabletop.refusals import Mistake

METHODS: dict[str, list[str]] = {
    name: list(inspect.signature(method).parameters)
    for name, method in inspect.getmembers(Pattern, inspect.isfunction)
}
"""The methods that a pattern may override, and what each is given."""


def check_weapon_code(procedure: Procedure) -> Iterator[Mistake]:
    """Mistakes in the file beside a weapon."""
    try:
        tree = ast.parse(procedure.code)
    except SyntaxError as error:
        yield Mistake("pack-code-syntax", file=procedure.file, line=error.lineno or 1, detail=error.msg)
        return
    yield from check_imports(procedure.file, tree)
    if PATTERN not in _values(tree):
        yield Mistake("pack-code-no-pattern", file=procedure.file, line=1, field=PATTERN)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _methods(procedure.file, node)


def _methods(file: str, class_: ast.ClassDef) -> Iterator[Mistake]:
    """A method that overrides one of a pattern takes what that one is given."""
    for node in class_.body:
        takes = METHODS.get(node.name) if isinstance(node, ast.FunctionDef) else None
        if isinstance(node, ast.FunctionDef) and takes and len(node.args.args) != len(takes):
            yield Mistake(
                "pack-code-arguments", file=file, line=node.lineno, field=node.name, takes=", ".join(takes)
            )


def _values(tree: ast.Module) -> set[str]:
    """The names to which a module assigns a value."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and node.value is not None and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found
