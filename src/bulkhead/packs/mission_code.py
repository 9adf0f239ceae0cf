"""Checks the special rules of a mission in a pack, without running the file."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.reading.procedures import Procedure, rule_classes, rule_name
from bulkhead.starquest.table.mission_rule import MissionRule
from bulkhead.tabletop.refusals import Mistake

HOOKS: dict[str, list[str]] = {
    name: list(inspect.signature(hook).parameters)
    for name, hook in inspect.getmembers(MissionRule, inspect.isfunction)
    if not name.startswith("_")
}
"""The hooks that a rule may override, and their arguments."""
OURS = "bulkhead"
UNSTEADY = (
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "time",
    "uuid",
)
"""Modules that make code depend on time, chance or files: with one of them replays break."""


def check_mission_code(procedure: Procedure, mission: Mission, taken: set[str]) -> Iterator[Mistake]:
    """Mistakes in the file beside a mission. `taken` are the names of the game's rules."""
    try:
        tree = ast.parse(procedure.code)
    except SyntaxError as error:
        yield Mistake("pack-code-syntax", file=procedure.file, line=error.lineno or 1, detail=error.msg)
        return
    yield from check_imports(procedure.file, tree)
    classes = rule_classes(tree)
    if not classes:
        yield Mistake("pack-code-no-rule", file=procedure.file, line=1)
    for class_ in classes:
        yield from _name(procedure.file, class_, mission, taken)
        yield from _hooks(procedure.file, class_)


def _name(file: str, class_: ast.ClassDef, mission: Mission, taken: set[str]) -> Iterator[Mistake]:
    """A rule has a unique name, and the mission beside it lists it."""
    name = rule_name(class_)
    if name is None:
        yield Mistake("pack-code-rule-no-name", file=file, line=class_.lineno, field=class_.name)
    elif name in taken:
        yield Mistake("pack-code-rule-taken", file=file, line=class_.lineno, field=class_.name, value=name)
    elif name not in mission.special:
        yield Mistake(
            "pack-code-rule-not-listed",
            file=file,
            line=class_.lineno,
            field=class_.name,
            value=name,
            mission=mission.id,
        )


def _hooks(file: str, class_: ast.ClassDef) -> Iterator[Mistake]:
    """Every public method overrides a hook and has its arguments."""
    for node in class_.body:
        if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
            continue
        if node.name not in HOOKS:
            allowed = ", ".join(HOOKS)
            yield Mistake("pack-code-no-hook", file=file, line=node.lineno, field=node.name, allowed=allowed)
        elif len(node.args.args) != len(HOOKS[node.name]):
            takes = ", ".join(HOOKS[node.name])
            yield Mistake("pack-code-arguments", file=file, line=node.lineno, field=node.name, takes=takes)


def check_imports(file: str, tree: ast.Module) -> Iterator[Mistake]:
    """Modules and names that are not there, and modules that the code of a pack must not use."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            wanted = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            wanted = [("." * node.level + (node.module or ""), alias.name) for alias in node.names]
        else:
            continue
        for module, name in wanted:
            if module.partition(".")[0] in UNSTEADY:
                yield Mistake("pack-code-unsteady", file=file, line=node.lineno, value=module)
            elif not _is_there(module, name):
                value = f"{module}.{name}" if name else module
                yield Mistake("pack-code-no-import", file=file, line=node.lineno, value=value)


def _is_there(module: str, name: str) -> bool:
    """Can this be imported? Only modules of the game are imported to check it: no other code runs."""
    top = module.partition(".")[0]
    if not top or find_spec(top) is None:
        return False
    if top != OURS:
        return True
    try:
        found = import_module(module)
    except ImportError:
        return False
    if not name or hasattr(found, name):
        return True
    return hasattr(found, "__path__") and find_spec(f"{module}.{name}") is not None
