"""Digests of texts, the chapter in the id of a clause, the name of a test without its parameters."""

import hashlib


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def chapter(clause: str) -> str:
    """`OVER` for SQ-OVER-05, `H-MOVE` for H-MOVE-1: chapters of Heroes keep their letter."""
    return clause.rpartition("-")[0].removeprefix("SQ-")


def short(test: str) -> str:
    """A test without its parameters."""
    return test.partition("[")[0]
