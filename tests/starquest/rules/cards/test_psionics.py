"""A psychic card is the whole turn of its psionic."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Thing
from bulkhead.starquest.events import CardPlayed, Moved
from tests.starquest.rules.cards.handful import REGISTERED
from tests.starquest.scene import BA, IF, Table, hall, scene

assert REGISTERED

HALL = hall(8, 2)
PSIONIC = {"psionic": "ba1", "psychic": ("psi_test_calm", "psi_test_haste")}


@pytest.mark.clause("SQ-PSI-08", "SQ-PSI-09", "SQ-PSI-10")
def test_a_psychic_card_is_the_whole_turn_of_the_psionic_and_is_discarded() -> None:
    table = scene(
        HALL,
        "ba1 fig_librarian 0.0 E",
        "ba2 fig_marine_laser 0.1 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: PSIONIC},
    ).act("ba1")
    table.do("use psi_test_calm")
    assert table.happened == [CardPlayed(BA, "psi_test_calm", (), "SQ-PSI-10")]
    assert table.side(BA).psychic == ("psi_test_haste",)
    assert table.offers == ["done"]
    for command in ("ba1 step 1.0", "ba1 shoot wpn_storm_bolter ch1", "ba1 overwatch", "ba1 face N"):
        assert table.refused(command).clause == "SQ-PSI-08"
    assert table.refused("use psi_test_haste").clause == "SQ-PSI-09"
    table.do("done").act("ba2")
    assert table.refused("use psi_test_haste").clause == "SQ-PSI-07", "his mates are no psionics"
    assert "ba2 step 1.1" in table.offers


@pytest.mark.clause("SQ-PSI-08", "SQ-OVER-05")
@pytest.mark.house("over-window")
@pytest.mark.parametrize("window", ["entering", "present"])
def test_to_use_one_is_an_act_that_a_watcher_may_answer_by_the_house_option(window: str) -> None:
    lines = ("ba1 fig_librarian 0.0 E", "if1 fig_marine_laser 7.0 W watching")
    table = scene(HALL, *lines, sides={BA: PSIONIC}, house={"over_window": window}).act("ba1")
    table.do("use psi_test_calm")
    assert table.happened == [CardPlayed(BA, "psi_test_calm", (), "SQ-PSI-10")]
    assert table.waiting == (BA if window == "entering" else IF)
    assert bool(table.offered("if1 snap")) is (window != "entering")


@pytest.mark.clause("SQ-PSI-08")
def test_nothing_may_come_before_it() -> None:
    table = scene(HALL, "ba1 fig_librarian 0.0 E", sides={BA: PSIONIC}).act("ba1").do("ba1 step 1.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1)]
    assert not table.offered("use")
    assert table.refused("use psi_test_calm").clause == "SQ-PSI-08"


DOOR = """
    +-+-+-+-+
    |. .:a a|
    +   +   +
    |. .:a a|
    +-+-+-+-+
    """
FREE = ("ba1 open d1", "ba1 face N", "ba1 put-down obj_key1", "ba1 give obj_key1 ba2")
"""What costs no movement point."""


def at_the_door(**more: Any) -> Table:
    """A librarian with a key before a door, and a mate beside him who carries an object too."""
    table = scene(
        DOOR,
        "ba1 fig_librarian 1.0 E objects=obj_key1",
        "ba2 fig_marine_laser 1.1 E objects=obj_relic1",
        sides={BA: {**PSIONIC, **more}},
    )
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", -1, "ba1")
    table.state.things["obj_relic1"] = Thing("obj_relic1", "obj_relic", -1, "ba2")
    return table


@pytest.mark.clause("SQ-PSI-08")
@pytest.mark.parametrize("deed", [*FREE, "ba2 give obj_relic1 ba1"])
def test_not_even_what_is_free_may_come_before_it(deed: str) -> None:
    table = at_the_door().act("ba1")
    assert table.offered("use") == ["use psi_test_calm", "use psi_test_haste"]
    table.do(deed)
    assert table.mini("ba1").deeds.mp == 0
    assert table.offered("use") == []
    assert str(table.refused("use psi_test_calm")) == "SQ-PSI-08: sq-no-psychic-after"


@pytest.mark.clause("SQ-PSI-08")
@pytest.mark.parametrize("deed", FREE)
def test_not_even_what_is_free_may_come_after_it(deed: str) -> None:
    table = at_the_door().act("ba1")
    assert deed in table.offers
    table.do("use psi_test_calm")
    assert table.offers == ["done"]
    assert str(table.refused(deed)) == "SQ-PSI-08: sq-no-psychic-only"


@pytest.mark.clause("SQ-PSI-08")
def test_what_his_mate_and_his_player_do_does_not_count() -> None:
    """ba2 opens the door and gives him its object; then his player plays a card that is not about him."""
    table = at_the_door(equipment=("eqp_test_medikit",)).act("ba2")
    table.do("ba2 open d1", "ba2 give obj_relic1 ba1")
    assert not table.mini("ba2").deeds.acted, "only of a psionic it is noted"
    table.do("done").act("ba1")
    table.do("use eqp_test_medikit ba2")
    assert "use psi_test_calm" in table.offers
    table.do("use psi_test_calm")
    assert table.mini("ba1").deeds.psychic


@pytest.mark.clause("SQ-PSI-08")
def test_a_gunner_who_has_used_a_psychic_card_does_not_leave_his_post() -> None:
    table = scene(
        HALL,
        "ba1 fig_librarian 0.0 E mans=ba2",
        "ba2 mch_tarantula 2.0,1.0 E",
        "ba3 fig_marine_laser 0.1 E",
        sides={BA: PSIONIC},
    ).act("ba1")
    assert "ba1 quit" in table.offers
    table.do("use psi_test_calm")
    assert table.offers == ["done"]
    assert str(table.refused("ba1 quit")) == "SQ-PSI-08: sq-no-psychic-only"
