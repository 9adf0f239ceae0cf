"""Cards of a pack whose effect is a procedure: a Python file beside the card's own, called like it.

Reading a pack looks at the code but never runs it: a stranger's pack can be checked before it is trusted. It runs when
the pack is opened for play (cards/procedure.py)."""

import ast
from collections.abc import Iterator

from msgspec import Struct

from bulkhead.tabletop.refusals import Mistake

CODE_ENDING = ".py"
PLAY, CHOICES = "play", "choices"
TAKES: dict[str, tuple[str, ...]] = {PLAY: ("table", "on"), CHOICES: ("table",)}
"""The functions of a procedure and what each is given. `choices` may be left out: then the card's target decides."""


class Procedure(Struct, frozen=True):
    """The code of a card."""

    file: str
    code: str


def check_procedure(procedure: Procedure) -> Iterator[Mistake]:
    """What is wrong with a procedure, as far as it can be told without running it."""
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
