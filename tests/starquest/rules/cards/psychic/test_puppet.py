"""The puppet: a miniature of the enemy that the psionic leads."""

import pytest

from bulkhead.starquest.data.state import Deeds
from bulkhead.starquest.events import CardPlayed, Moved, Scored
from tests.starquest.rules.cards.casting import casting
from tests.starquest.scene import BA, CH, LD


@pytest.mark.clause("SQ-MOVE-01", "SQ-MELEE-02")
@pytest.mark.clause("C-psi_puppet-1", "C-psi_puppet-2")
def test_a_puppet_is_led_and_strikes_its_own_side_for_the_psionic() -> None:
    table = casting("psi_puppet", "ch1 fig_gretchin 5.1 W", "ch2 fig_gretchin 8.1 E", dice=(6, 1, 1, 1, 1, 1))
    table.do("use psi_puppet ch1")
    assert table.waiting == BA
    table.do("ch1 step 6.1", "ch1 step 7.1", "ch1 face E")
    assert "ch1 strike ch2" in table.offers
    table.do("ch1 strike ch2")
    assert (table.mini("ch2").place, table.at("ch1")) == ("dead", "7.1")
    assert all(scored.seat != CH for scored in table.told(Scored))
    assert table.mini("ch1").deeds == Deeds(), "it has done nothing of itself"


@pytest.mark.clause("SQ-MOVE-01")
@pytest.mark.clause("C-psi_puppet-1")
def test_a_puppet_goes_four_squares_at_most_and_the_big_and_the_leaders_none() -> None:
    table = casting(
        "psi_puppet", "ch1 fig_gretchin 4.1 W", "ch2 fig_android 9.0 W", "ch3 fig_chaos_commander 9.2 W"
    )
    assert table.offered("use") == ["use psi_puppet ch1"]
    table.do("use psi_puppet ch1", "ch1 step 5.1", "ch1 step 6.1", "ch1 step 7.1", "ch1 step 8.1")
    assert not table.offered("ch1 step")
    table.do("pass")
    assert table.happened == [
        CardPlayed(BA, "psi_puppet", ("ch1",), "SQ-PSI-10"),
        Moved(CH, "ch1", ((5, 1),), 0, "SQ-PSI-08"),
        Moved(CH, "ch1", ((6, 1),), 0, "SQ-PSI-08"),
        Moved(CH, "ch1", ((7, 1),), 0, "SQ-PSI-08"),
        Moved(CH, "ch1", ((8, 1),), 0, "SQ-PSI-08"),
    ]
    assert table.offers == ["done"]


@pytest.mark.clause("C-psi_puppet-1")
@pytest.mark.parametrize(
    ("figure", "may"),
    [
        ("ch1 fig_chaos_marine", True),
        ("ch1 fig_android", False),
        ("ch1 fig_genestealer", False),
        ("ld1 fig_oxide", False),
    ],
    ids=["size 2 and armour 2", "size 3", "size 3 and armour 3", "size 3 of the Legion"],
)
def test_how_large_and_how_strong_a_puppet_may_be(figure: str, may: bool) -> None:
    table = casting("psi_puppet", f"{figure} 5.1 W")
    assert bool(table.offered("use")) is may


@pytest.mark.clause("C-psi_puppet-1")
def test_armour_three_is_too_strong_for_a_puppet() -> None:
    lines = ("ld1 fig_thorn 5.1 W", "ld2 fig_quill 5.0 W")
    plated = casting(
        "psi_puppet",
        *lines,
        sides={LD: {"equipment": ("eql_grave_plate",), "named": (("eql_grave_plate", "ld2"),)}},
    )
    assert plated.offered("use") == ["use psi_puppet ld1"]
