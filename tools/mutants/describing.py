"""Describes a mutant in one line: the code before and after, around the place where they differ."""

import ast

AROUND = 36
"""Characters of unchanged code on each side of the change."""


def described(statement: ast.stmt) -> str:
    """A statement on one line; of a compound one only its head, of a match also its cases."""
    match statement:
        case ast.If(test=test):
            text = f"if {ast.unparse(test)}"
        case ast.While(test=test):
            text = f"while {ast.unparse(test)}"
        case ast.For(target=target, iter=iterated):
            text = f"for {ast.unparse(target)} in {ast.unparse(iterated)}"
        case ast.With(items=items):
            text = f"with {', '.join(ast.unparse(one) for one in items)}"
        case ast.Match(subject=subject, cases=cases):
            text = f"match {ast.unparse(subject)}: {' '.join(_head(case) for case in cases)}"
        case _:
            text = ast.unparse(statement)
    return " ".join(text.split())


def _head(case: ast.match_case) -> str:
    guard = "" if case.guard is None else f" if {ast.unparse(case.guard)}"
    return f"case {ast.unparse(case.pattern)}{guard}:"


def change(before: str, after: str) -> str:
    """`before -> after`, without what lies far from the difference."""
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    rest = shorter - start
    end = next((at for at in range(rest) if before[-1 - at] != after[-1 - at]), rest)
    return f"{_cut(before, start, end)} -> {_cut(after, start, end)}"


def _cut(text: str, start: int, end: int) -> str:
    """A text without its beginning up to a word before `start`, and without its last characters likewise."""
    first = text.rfind(" ", 0, max(0, start - AROUND)) + 1 if start > AROUND else 0
    last = text.find(" ", len(text) - end + AROUND) if end > AROUND else -1
    return f"{'... ' if first else ''}{text[first:] if last < 0 else text[first:last] + ' ...'}"


def shortened(text: str) -> str:
    """The beginning of a text."""
    return text if len(text) <= 2 * AROUND else f"{text[: 2 * AROUND]}..."
