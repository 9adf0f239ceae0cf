"""The test mission, as plain options."""

from typing import Any

from bulkhead.starquest.data.options import plain_options
from tests.starquest.mission import OPTIONS

PLAIN = plain_options(OPTIONS)


def _with_one_card(plain: dict[str, Any]) -> dict[str, Any]:
    """A script with a search needs a known card to be found."""
    scenario = plain["scenario"]
    decks = {**scenario["decks"], "recon": ["rec_test_plate"] * 4}
    return {**plain, "scenario": {**scenario, "decks": decks}}


LED = _with_one_card(PLAIN)
"""The same with one kind of reconnaissance card."""
