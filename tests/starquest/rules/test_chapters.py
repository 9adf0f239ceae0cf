"""Chapters are registered by name: no rule is active only because another module happens to import it."""

from typing import get_args

from bulkhead.starquest.data.frames import AnyFrame
from bulkhead.starquest.rules.chapters import CHAPTERS
from bulkhead.starquest.table.asides import ASIDES
from bulkhead.starquest.table.engine import PROCEDURES
from bulkhead.starquest.table.verbs import VERBS


def test_every_frame_has_a_procedure_that_is_called_like_it() -> None:
    called = {kind.__name__: type(one).__name__ for kind, one in PROCEDURES.items()}
    assert called == {kind.__name__: f"{kind.__name__}Procedure" for kind in get_args(AnyFrame)}


def test_every_module_that_registers_something_is_a_chapter() -> None:
    registered = {type(one).__module__ for one in (*PROCEDURES.values(), *VERBS, *ASIDES)}
    chapters = {chapter.__name__ for chapter in CHAPTERS}
    missing = {name for name in registered if not chapters & {name, name.rpartition(".")[0]}}
    assert missing == set()
