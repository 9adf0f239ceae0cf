"""Powers of the mind: lance, dread, inner wall, far sight.

Tests starquest/rules/cards/psychic/force.py too.
"""

import pytest

from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    Eliminated,
    Finished,
    Rolled,
    Scored,
    TokenRevealed,
    Unharmed,
    Wounded,
)
from bulkhead.starquest.rules.fight.armour import armour_of
from tests.starquest.rules.cards.casting import casting, is_spent
from tests.starquest.scene import BA, CH


@pytest.mark.clause("SQ-PSI-08", "SQ-SHOOT-05")
@pytest.mark.clause("C-psi_mind_lance-1")
def test_a_mind_lance_meets_an_armour_one_lower() -> None:
    table = casting("psi_mind_lance", "ch1 fig_ork 9.1 W", "ch2 fig_ork 9.0 W", dice=(5, 1))
    before = armour_of(table.state, table.mini("ch1"))
    table.do("use psi_mind_lance ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_mind_lance", ("ch1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_mind_lance", "ch1", 1, "card"),
        Rolled(BA, "ba1", (2, 0), 2, "card", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    rolled = sum(table.told(Rolled)[0].values)
    assert rolled == 2
    assert (table.mini("ch1").place == "dead") == (rolled > before - 1)
    assert armour_of(table.state, table.mini("ch2")) == before
    assert table.mini("ch2").place == "board"
    is_spent(table, "psi_mind_lance")
    assert table.offers == ["done"]


@pytest.mark.clause("SQ-PSI-08", "SQ-PSI-09")
def test_a_power_outside_its_psionics_activation_is_refused_for_what_it_is() -> None:
    table = casting("psi_mind_lance", "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 9.1 W", act="")
    assert str(table.refused("use psi_mind_lance ch1")) == "SQ-PSI-08: sq-no-card-now"
    table = casting("psi_mind_lance", "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 9.1 W", dice=(1, 1))
    change_side(table.state, BA, psychic=("psi_mind_lance", "psi_mend"))
    table.do("use psi_mind_lance ch1", "done")
    assert table.happened == [
        CardPlayed(BA, "psi_mind_lance", ("ch1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_mind_lance", "ch1", 1, "card"),
        Rolled(BA, "ba1", (0, 0), 2, "card", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
        Finished(BA, "ba1"),
    ]
    assert str(table.refused("use psi_mend ba2")) == "SQ-PSI-09: sq-no-second-psychic"


@pytest.mark.clause("SQ-PSI-08")
@pytest.mark.clause("C-psi_mind_lance-2")
def test_a_mind_lance_needs_a_mind_in_sight() -> None:
    table = casting("psi_mind_lance", "ch1 fig_android 9.1 W", "if1 fig_marine_laser 5.0 W")
    assert table.offered("use") == ["use psi_mind_lance if1"]


@pytest.mark.clause("SQ-MOVE-02", "SQ-MELEE-01")
@pytest.mark.clause("C-psi_dread-1")
def test_who_dreads_neither_strikes_nor_comes_nearer() -> None:
    table = casting("psi_dread", "ba2 fig_marine_laser 4.0 E", "ch1 fig_ork 5.1 W", "ch2 fig_ork 5.2 W")
    table.do("use psi_dread ch1", "done")
    table.state.turn_seat = CH
    table.act("ch1")
    assert not table.offered("ch1 strike")
    assert "ch1 step 4.1" not in table.offers
    assert table.refused("ch1 step 4.1").clause == "SQ-MOVE-02"
    assert "ch1 step 6.1" in table.offers
    table.do("done").act("ch2")
    assert "ch2 step 4.2" in table.offers, "his mate is not afraid"


@pytest.mark.clause("SQ-MELEE-01")
@pytest.mark.clause("C-psi_dread-2")
@pytest.mark.clause("C-FLAG-construct")
def test_leaders_constructs_and_machines_do_not_dread() -> None:
    table = casting(
        "psi_dread", "ch1 fig_chaos_commander 9.0 W", "ch2 fig_android 9.1 W", "ch3 fig_gretchin 9.2 W"
    )
    assert table.offered("use") == ["use psi_dread ch3"]


CHAMBERS = """
    +-+-+-+-+-+-+-+-+-+-+-+
    |. . . .|. . . . . . .|
    +       +             +
    |. . . .|. . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-SCAN-10", "SQ-PSI-08")
@pytest.mark.clause("C-psi_far_sight-1", "C-psi_far_sight-2")
def test_far_sight_reveals_what_is_near_behind_walls_too() -> None:
    table = casting("psi_far_sight", "ch?1 fig_ork 8.0 blip", "ch?2 fig_ork 9.0 blip", drawn=CHAMBERS)
    table.do("use psi_far_sight")
    assert table.happened == [
        CardPlayed(BA, "psi_far_sight", (), "SQ-PSI-10"),
        TokenRevealed(CH, "ch?1", "fig_ork", (8, 0)),
    ]
    assert table.waiting == CH
    table.do(table.offers[0])
    assert "ch?2" in table.state.tokens
    assert "ba1 step 1.1" in table.offers, "he may still move"
    assert not table.offered("ba1 shoot")
    assert "ba1 overwatch" not in table.offers
    assert table.refused("ba1 overwatch").clause == "SQ-PSI-08"


def test_without_a_token_near_there_is_no_far_sight() -> None:
    assert not casting("psi_far_sight", "ch?2 fig_ork 9.0 blip", drawn=CHAMBERS).offered("use")
