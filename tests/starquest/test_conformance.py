"""Starquest keeps the contract of every game: a whole small mission, and the full table of seven."""

import pytest

from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.options import Options
from bulkhead.tabletop.conformance import check
from tests.starquest.mission import OPTIONS


@pytest.mark.clause("SQ-SEAT-09", "SQ-ALLY-15")
@pytest.mark.parametrize("label", ["one", "two"])
def test_a_whole_mission_conforms(label: str) -> None:
    assert check(STARQUEST, OPTIONS, games=1, fuzz_every=60, label=label) > 100


def test_the_tutorial_conforms() -> None:
    options = Options(factions=("ultramarines", "chaos"), mission="mis_00_first_steps")
    assert check(STARQUEST, options, games=1, fuzz_every=40) > 50
