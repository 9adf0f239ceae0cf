"""Powers of strength: aegis, fury, firestorm, mending.

Tests starquest/rules/cards/psychic/reach.py too.
"""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    Eliminated,
    Healed,
    MeleeFought,
    Moved,
    Rolled,
    Scored,
    Wounded,
)
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.table import effects
from tests.starquest.rules.cards.casting import casting, is_spent
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import BA, CH, EL, LD, scene


@pytest.mark.clause("SQ-SHOOT-05", "SQ-PSI-08")
@pytest.mark.clause("C-psi_aegis-1")
def test_an_aegis_is_two_points_of_armour_until_the_next_own_turn() -> None:
    table = casting("psi_aegis", "ba2 fig_marine_laser 6.1 E", "ba3 fig_marine_laser 7.0 E")
    assert table.offered("use") == ["use psi_aegis ba1", "use psi_aegis ba2"]
    before = armour_of(table.state, table.mini("ba2"))
    table.do("use psi_aegis ba2")
    assert table.happened == [CardPlayed(BA, "psi_aegis", ("ba2",), "SQ-PSI-10")]
    assert armour_of(table.state, table.mini("ba2")) == before + 2
    assert armour_of(table.state, table.mini("ba3")) == before
    assert [effect.until for effect in table.state.effects] == ["next-own-turn"]


@pytest.mark.clause("SQ-LOS-03")
@pytest.mark.clause("C-psi_aegis-1")
def test_an_aegis_protects_no_miniature_behind_the_psionic() -> None:
    table = scene(
        HALL,
        "ba1 fig_librarian 5.1 E role=psionic",
        "ba2 fig_marine_laser 4.1 E",
        sides={BA: {"psionic": "ba1", "psychic": ("psi_aegis",)}},
    ).act("ba1")
    assert table.offered("use") == ["use psi_aegis ba1"]


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.clause("C-psi_aegis-1")
def test_an_aegis_gives_no_more_than_five() -> None:
    table = casting("psi_aegis", "ba2 fig_marine_laser 1.1 E")
    effects.add(table.state, Effect("av", BA, on="ba1", value=1, until="mission"))
    table.state.offered = None
    table.do("use psi_aegis ba1")
    assert table.happened == [CardPlayed(BA, "psi_aegis", ("ba1",), "SQ-PSI-10")]
    assert armour_of(table.state, table.mini("ba1")) == 5


@pytest.mark.clause("SQ-PSI-08", "SQ-MELEE-02")
@pytest.mark.clause("C-psi_fury-1")
def test_in_fury_he_moves_and_strikes_with_two_red_dice_more() -> None:
    table = casting("psi_fury", "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 2.1 W", dice=(1,) * 12)
    table.do("use psi_fury", "ba1 step 1.1", "ba1 strike ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_fury", (), "SQ-PSI-10"),
        Moved(BA, "ba1", ((1, 1),), 1),
        Declared(BA, "ba1", "wpn_force_axe", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (0, 0, 0, 0, 0, 0), 4, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 0, 0, False),
    ]
    is_spent(table, "psi_fury")
    assert not table.offered("ba1 shoot")
    assert "ba1 search" not in table.offers


@pytest.mark.clause("SQ-PSI-08")
def test_fury_does_not_let_him_shoot() -> None:
    table = casting("psi_fury", "ch1 fig_ork 9.1 W")
    table.do("use psi_fury")
    assert table.happened == [CardPlayed(BA, "psi_fury", (), "SQ-PSI-10")]
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_storm_bolter ch1").clause == "SQ-PSI-08"


@pytest.mark.clause("SQ-SHOOT-11", "SQ-WPN-21")
@pytest.mark.clause("C-psi_firestorm-1", "C-psi_firestorm-2")
def test_a_firestorm_burns_friend_and_foe_around_him_but_not_behind_a_wall() -> None:
    drawn = """
    +-+-+-+-+
    |. .|. .|
    +   +   +
    |. . . .|
    +-+-+-+-+
    """
    table = scene(
        drawn,
        "ba1 fig_librarian 1.0 E role=psionic",
        "ba2 fig_marine_laser 0.0 E",
        "ch1 fig_gretchin 1.1 N",
        "ch2 fig_gretchin 2.0 W",
        "ch3 fig_gretchin 3.1 W",
        dice=(5, 6),
        sides={BA: {"psionic": "ba1", "psychic": ("psi_firestorm",)}},
    ).act("ba1")
    table.do("use psi_firestorm")
    assert table.happened == [
        CardPlayed(BA, "psi_firestorm", (), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_firestorm", "", 1, "card"),
        Rolled(BA, "ba1", (2, 3), 2, "card", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(BA, "ba2", 2, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
        Eliminated(BA, "ba2", "fig_marine_laser", -1),
        Scored(BA, -5, -3, "loss", "ba2"),
    ]
    assert (table.mini("ch2").place, table.mini("ch3").place, table.mini("ba1").lp) == ("board", "board", 2)


def test_with_nobody_around_there_is_no_firestorm() -> None:
    assert not casting("psi_firestorm", "ch1 fig_ork 2.1 W").offered("use")


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-psi_mend-1")
def test_mending_gives_two_points_back_within_four_squares() -> None:
    table = casting(
        "psi_mend",
        "ba2 fig_marine_commander 4.1 E lp=1",
        "ba3 fig_marine_laser 5.1 E lp=1",
        "ba4 fig_marine_laser 1.0 E",
        "ba5 fig_marine_laser 0.0 E lp=1",
    )
    assert table.offered("use") == ["use psi_mend ba2", "use psi_mend ba5"], "not too far, not the unhurt"
    table.do("use psi_mend ba2")
    assert table.happened == [CardPlayed(BA, "psi_mend", ("ba2",), "SQ-PSI-10"), Healed(BA, "ba2", 3)]
    assert (table.mini("ba2").lp, table.mini("ba3").lp) == (3, 1)


@pytest.mark.clause("SQ-LIFE-04", "SQ-SQUAD-15")
@pytest.mark.clause("C-psi_mend-2")
def test_a_governor_takes_a_card_back_without_its_ability() -> None:
    table = scene(
        HALL,
        "el1 fig_harlequin 0.0 E role=psionic",
        "el2 fig_eldar_governor 1.0 E role=leader",
        sides={
            EL: {
                "psionic": "el1",
                "psychic": ("psi_mend",),
                "governor": ("gov_acrobat",),
                "governor_lost": ("gov_swift_step",),
            }
        },
    ).act("el1")
    table.do("use psi_mend el2")
    assert table.happened == [
        CardPlayed(EL, "psi_mend", ("el2",), "SQ-PSI-10"),
        Healed(EL, "el2", 3, "SQ-SQUAD-15"),
    ]
    assert table.side(EL).governor == ("gov_acrobat", "gov_swift_step")
    assert table.side(EL).faded == ("gov_swift_step",)


@pytest.mark.clause("C-psi_mend-1")
def test_mending_gives_two_points_back_at_most_and_not_at_five_squares() -> None:
    table = casting("psi_mend", "ld1 fig_karak 3.0 E lp=1", "ba2 fig_marine_laser 5.1 E lp=1")
    assert not table.offered("use"), "neither a rival nor somebody too far away"
    legion = scene(
        HALL,
        "ld1 fig_dominic 0.1 E role=psionic",
        "ld2 fig_karak 4.1 E lp=1 role=leader",
        "ld3 fig_quill 5.0 E lp=1",
        house={"leader_life": 6},
        sides={LD: {"psionic": "ld1", "psychic": ("psi_mend",)}},
    ).act("ld1")
    assert legion.offered("use psi_mend") == ["use psi_mend ld2"]
    legion.do("use psi_mend ld2")
    assert legion.mini("ld2").lp == 3, "of six"
