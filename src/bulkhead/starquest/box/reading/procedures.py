"""Code in a pack: a Python file beside the file of a card, a weapon or a mission, with the same name.

Beside a card it is the procedure that carries the card out, beside a weapon the pattern by which it fires, beside a
mission it holds its special rules. Reading a pack looks at the code but never runs it: you can check a stranger's pack
before you trust it. The code runs when the pack is played with (cards/procedure.py, weapons/pattern.py,
table/mission_rule.py)."""

import ast
from collections.abc import Iterator

from msgspec import Struct

from bulkhead.tabletop.refusals import Mistake

CODE_ENDING = ".py"
CODE_FOLDERS = ("cards/", "missions", "weapons")
"""Folders of a pack that may hold code."""
PLAY, CHOICES = "play", "choices"
TAKES: dict[str, tuple[str, ...]] = {PLAY: ("table", "on"), CHOICES: ("table",)}
"""The functions of a procedure and their arguments. `choices` is optional: without it, the card's target decides."""
PATTERN = "PATTERN"
"""The value that the code of a weapon assigns."""


class Procedure(Struct, frozen=True):
    """The code of a card, of a weapon's pattern or of a mission's special rules."""

    file: str
    code: str


def check_procedure(procedure: Procedure) -> Iterator[Mistake]:
    """What is wrong with a procedure, as far as that can be found without running it."""
    try:
        tree = ast.parse(procedure.code)
    except SyntaxError as error:
        detail, line = error.msg, error.lineno or 1
        yield Mistake("pack-code-syntax", file=procedure.file, line=line, detail=detail)
        return
    found = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    if PLAY not in found:
        yield Mistake("pack-code-no-play", file=procedure.file, line=1, field=PLAY)
    for name, names in TAKES.items():
        if name in found and len(found[name].args.args) != len(names):
            yield Mistake(
                "pack-code-arguments",
                file=procedure.file,
                line=found[name].lineno,
                field=name,
                takes=", ".join(names),
            )


# Special rules of missions

RULE_CLASS = "MissionRule"


def rule_classes(tree: ast.Module) -> list[ast.ClassDef]:
    """The classes in a file that are special rules: they derive from `MissionRule` or from one of the others."""
    known = {RULE_CLASS}
    found = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and known & {
            ast.unparse(base).rpartition(".")[2] for base in node.bases
        }:
            known.add(node.name)
            found.append(node)
    return found


def rule_name(class_: ast.ClassDef) -> str | None:
    """The name of a rule in missions; None where the class does not give it."""
    for node in class_.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="name")], value=ast.Constant(value=str(word))):
                return word
            case ast.AnnAssign(target=ast.Name(id="name"), value=ast.Constant(value=str(word))):
                return word
    return None


def rule_names(procedure: Procedure) -> list[str]:
    """The special rules in a file, by name. A file that is not Python has none; the check of the pack says so."""
    try:
        tree = ast.parse(procedure.code)
    except SyntaxError:
        return []
    return [name for class_ in rule_classes(tree) if (name := rule_name(class_)) is not None]
