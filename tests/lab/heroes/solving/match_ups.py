"""Match-ups for the solver's tests: between them they have every piece of equipment and every option that matters."""

from typing import Any

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.state import State
from bulkhead.lab.heroes.solving.table import match_up
from bulkhead.native import library
from bulkhead.tabletop.refusals import Mistake

USUAL = "donato/victorno/feurran/phaello/ebellius", "darrago/dyrael/sanyctus/aramus/victorno"
SCYTHES = "feurran/dyrael/donato/aramus/darrago", "dyrael/victorno/feurran/sanyctus/phaello"
MANY_VOX = "victorno/victorno/dyrael/victorno/darrago", "feurran/dyrael/feurran/sanyctus/ebellius"

MATCH_UPS: dict[str, tuple[tuple[str, str], dict[str, Any]]] = {
    "as the book": (USUAL, {}),
    "scythe along the column": (SCYTHES, {"scythe-line": "column"}),
    "scythe hits enemies": (SCYTHES, {"scythe-hits": "enemies"}),
    "many with a vox, blocked too": (MANY_VOX, {"blocked-vox": True, "duplicates": True}),
}


def made(name: str) -> State:
    """A match-up with three rows."""
    armies, values = MATCH_UPS[name]
    options = HEROES.options({"rows": 3, **values})
    return match_up(options, [hero for army in armies for hero in army.split("/")])


def needs_a_compiler() -> None:
    """Skip a test where C cannot be compiled."""
    try:
        library("heroes_solver", ["-DLANES=16"])
    except Mistake as missing:
        if missing.phrase.id == "native-no-compiler":
            pytest.skip("no C compiler here")
        raise
