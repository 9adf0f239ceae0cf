"""Finds the code that reads a flag of the content. The sources are read, never run.

A flag is read where code asks for it: `sheet.has("ward")`, `"ward" in sheet.flags`. Where it is listed as a flag that a
file may have is no read. A read that only fills an attribute, `self.bane = sheet.has("bane")`, counts where other code
asks for the attribute.
"""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

_WORTH = re.compile(r"\.has\(|\bflags\b")


@cache
def flag_reads(folder: Path) -> dict[str, tuple[str, ...]]:
    """Places that read each flag, as `rules/fight/melee.py:74`, from the files of a folder."""
    texts = {file: file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py"))}
    found: dict[str, list[str]] = {}
    for file, text in texts.items():
        if _WORTH.search(text):
            reader = _Reader(texts.values())
            reader.visit(ast.parse(text, str(file)))
            for flag, line in reader.found:
                found.setdefault(flag, []).append(f"{file.relative_to(folder).as_posix()}:{line}")
    return {flag: tuple(places) for flag, places in found.items()}


class _Reader(ast.NodeVisitor):
    """Walks one file and notes the flags that it reads."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = texts
        """All files, in which an attribute may be asked for."""
        self.found: list[tuple[str, int]] = []

    def visit_Assign(self, node: ast.Assign) -> None:
        match node:
            case ast.Assign([ast.Attribute(ast.Name("self"), name)], ast.Call(ast.Attribute(_, "has"))):
                if self._is_asked_for(name):
                    self.generic_visit(node)
            case _:
                self.generic_visit(node)

    def _is_asked_for(self, name: str) -> bool:
        """Does any file load an attribute of this name?"""
        return any(
            isinstance(node, ast.Attribute) and node.attr == name and isinstance(node.ctx, ast.Load)
            for text in self.texts
            if f".{name}" in text
            for node in ast.walk(ast.parse(text))
        )

    def visit_Call(self, node: ast.Call) -> None:
        match node:
            case ast.Call(ast.Attribute(_, "has"), [ast.Constant(str(flag))]):
                self.found.append((flag, node.lineno))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        match node:
            case ast.Compare(
                ast.Constant(str(flag)),
                [ast.In() | ast.NotIn()],
                [ast.Attribute(_, "flags") | ast.Name("flags")],
            ):
                self.found.append((flag, node.lineno))
        self.generic_visit(node)
