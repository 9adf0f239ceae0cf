"""Powers over time: haste, stasis, blink, rewind."""

import pytest

from bulkhead.starquest.events import (
    Activated,
    CardPlayed,
    Declared,
    Eliminated,
    Faced,
    Finished,
    Moved,
    Rerolled,
    Rolled,
    Scored,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.objects import carrying
from bulkhead.starquest.rules.turn import activation
from tests.starquest.rules.cards.casting import casting
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import BA, CH, CU, Table, scene


@pytest.mark.clause("SQ-TURN-15")
@pytest.mark.clause("C-psi_haste-1")
def test_haste_has_somebody_act_again() -> None:
    table = casting(
        "psi_haste",
        "ba2 fig_marine_laser 2.1 E",
        "ba3 fig_marine_laser 3.0 E",
        "ch1 fig_android 9.1 W",
        dice=(1, 1, 1, 1),
        act="ba2",
    )
    table.do("ba2 shoot wpn_laser_rifle ch1", "done").act("ba1")
    assert table.offered("use") == ["use psi_haste ba2"], "only who has finished, and not himself"
    table.do("use psi_haste ba2", "done")
    assert table.offered("activate") == ["activate ba2", "activate ba3"]
    table.do("activate ba2", "ba2 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_haste", ("ba2",), "SQ-PSI-10"),
        Finished(BA, "ba1"),
        Activated(BA, "ba2"),
        Declared(BA, "ba2", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba2", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not table.offered("ba2 shoot")


@pytest.mark.clause("SQ-TURN-01", "SQ-ALIEN-27")
@pytest.mark.clause("C-psi_stasis-1")
def test_in_stasis_nothing_is_done_by_it_or_to_it() -> None:
    table = casting(
        "psi_stasis",
        "ba2 fig_marine_laser 5.0 S",
        "ba3 fig_marine_laser 8.1 W",
        "ch1 fig_ork 5.1 W",
        "ch2 fig_ork 9.0 W",
        "ch3 fig_ork 9.2 W",
    )
    table.do("use psi_stasis ch1", "done").act("ba2")
    assert not any("ch1" in offer for offer in table.offers)
    table.do("done").act("ba3")
    assert not any("ch1" in offer for offer in table.offers)
    assert activation.ready(table.state, CH) == ["ch2", "ch3"]


@pytest.mark.clause("SQ-OBJ-09")
def test_nobody_carries_it_away() -> None:
    table = casting("psi_stasis", "ch1 fig_ork 5.1 W", "ch2 fig_ork 6.1 W").do("use psi_stasis ch1")
    assert table.happened == [CardPlayed(BA, "psi_stasis", ("ch1",), "SQ-PSI-10")]
    refusal = carrying.why_no_load(table.state, table.mini("ch2"), table.mini("ch1"))
    assert refusal is not None
    assert refusal.phrase.id == "sq-no-card-forbids"
    assert carrying.why_no_load(table.state, table.mini("ch1"), table.mini("ch2")) is None


@pytest.mark.clause("SQ-SHOOT-11")
def test_an_explosion_does_not_reach_it_either_and_its_neighbour_is_hit() -> None:
    table = casting(
        "psi_stasis",
        "ba2 fig_marine_heavy 4.0 E weapons=wpn_missile_launcher",
        "ch1 fig_gretchin 8.1 W",
        "ch2 fig_gretchin 9.1 W",
        dice=(6, 6),
    )
    table.do("use psi_stasis ch1", "done").act("ba2").do("ba2 shoot wpn_missile_launcher 8.1")
    assert table.happened == [
        Declared(BA, "ba2", "wpn_missile_launcher", "8.1", 1, "shoot"),
        Rolled(BA, "ba2", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(CH, "ch2", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch2"),
    ]


@pytest.mark.clause("SQ-TURN-01")
@pytest.mark.clause("C-psi_stasis-1")
def test_leaders_and_giants_stay_in_time() -> None:
    table = casting(
        "psi_stasis", "ch1 fig_chaos_commander 9.0 W", "ch2 fig_dread_mk7 6.1 W weapons=wpn_assault_cannon"
    )
    assert not table.offered("use")


@pytest.mark.clause("SQ-PSI-08")
@pytest.mark.clause("C-psi_blink-1", "C-psi_blink-2")
def test_he_blinks_to_where_no_enemy_sees_him_and_may_attack() -> None:
    table = casting("psi_blink", "ch1 fig_ork 5.1 E", "ba2 fig_marine_laser 0.0 E", dice=(1,) * 6)
    assert "use psi_blink 6.1" not in table.offers, "the ork looks that way"
    assert "use psi_blink 0.0" not in table.offers, "somebody stands there"
    assert "use psi_blink 9.1" not in table.offers, "too far"
    table.do("use psi_blink 4.1", "ba1 face E")
    assert table.happened == [
        CardPlayed(BA, "psi_blink", ("4.1",), "SQ-PSI-10"),
        Moved(BA, "ba1", ((4, 1),), 0, "SQ-PSI-08"),
        Faced(BA, "ba1", 2, 0, "SQ-PSI-08"),
    ]
    assert (table.at("ba1"), table.facing("ba1")) == ("4.1", "E")
    assert "ba1 strike ch1" in table.offers
    assert not table.offered("ba1 step")
    assert table.refused("ba1 step 3.1").clause == "SQ-PSI-08"


@pytest.mark.clause("C-psi_blink-1")
def test_nobody_blinks_to_a_board_that_was_not_scanned() -> None:
    assert not casting("psi_blink", scanned=False).offered("use")


def rewinding(hand: tuple[str, ...], *lines: str, dice: tuple[int, ...]) -> Table:
    return scene(
        HALL,
        "ch1 fig_ork 9.1 W",
        "ba1 fig_librarian 0.0 E role=psionic",
        *lines,
        dice=dice,
        sides={BA: {"psionic": "ba1", "psychic": hand}},
    ).act("ch1")


@pytest.mark.clause("SQ-SHOOT-10", "SQ-PSI-09")
@pytest.mark.clause("C-psi_rewind-1")
def test_rewind_rolls_all_the_dice_of_one_side_again() -> None:
    table = rewinding(("psi_rewind", "psi_fury"), "ba2 fig_marine_laser 3.1 E", dice=(6, 6, 6, 1, 1, 1))
    table.do(next(shot for shot in table.offered("ch1 shoot") if shot.endswith("ba2")))
    assert (table.waiting, table.offers) == (BA, ["pass", "use psi_rewind attacker"])
    table.do("use psi_rewind attacker")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba2", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        CardPlayed(BA, "psi_rewind", ("attacker",)),
        Rerolled(BA, "psi_rewind", (2, 0), 0, 2),
    ]
    assert table.mini("ba2").lp == 2
    assert table.side(BA).psychic == ("psi_fury",)
    table.do("pass")
    assert table.waiting == CH


@pytest.mark.clause("SQ-SEAT-09", "SQ-PSI-09")
@pytest.mark.clause("C-psi_rewind-1")
def test_it_needs_an_own_miniature_in_the_psionics_sight() -> None:
    table = rewinding(("psi_rewind",), "if2 fig_marine_laser 3.1 E", dice=(1, 1, 1))
    table.do(next(shot for shot in table.offered("ch1 shoot") if shot.endswith("if2")))
    assert table.waiting == CH, "the Fists are no concern of his"
    own = casting("psi_rewind", "ch1 fig_android 9.1 W", dice=(1, 1, 1))
    own.do(own.offered("ba1 shoot")[0])
    assert own.happened == [
        Declared(BA, "ba1", "wpn_storm_bolter", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert "done" in own.offers, "it is for the turns of others"


@pytest.mark.clause("SQ-PSI-09")
@pytest.mark.clause("C-psi_rewind-1")
@pytest.mark.parametrize("shown", [True, False])
def test_behind_a_wall_the_psionic_does_not_see_the_attack(shown: bool) -> None:
    table = scene(
        """
        +-+-+-+-+-+-+
        |. .|. . . .|
        +   +       +
        |. .|. . . .|
        +-+-+-+-+-+-+
        """,
        "ch1 fig_ork 5.0 W",
        f"ba1 fig_librarian {'2.1' if shown else '1.1'} E role=psionic",
        "ba2 fig_marine_laser 3.0 E",
        dice=(1, 1, 1),
        sides={BA: {"psionic": "ba1", "psychic": ("psi_rewind",)}},
    ).act("ch1")
    table.do(next(shot for shot in table.offered("ch1 shoot") if shot.endswith("ba2")))
    assert table.waiting == (BA if shown else CH)


@pytest.mark.clause("SQ-PSI-09")
def test_one_psychic_card_in_each_turn_of_any_player() -> None:
    table = rewinding(("psi_rewind", "psi_inner_wall"), "ba2 fig_marine_laser 3.1 E", dice=(1,) * 12)
    table.do(table.offered("ch1 shoot")[0], "use psi_rewind attacker")
    assert table.side(BA).psyched
    assert table.offers == ["pass"], "a second one has to wait"
    table.do("pass", "done", "end")
    while table.state.turn_seat == CH:
        table.do("pass")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        CardPlayed(BA, "psi_rewind", ("attacker",)),
        Rerolled(BA, "psi_rewind", (0, 0), 0, 2),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Unharmed(BA, "ba1", 0, 3),
        Finished(CH, "ch1"),
        TurnEnded(CH),
        TurnBegan(CU, 2),
    ]
    assert not table.side(BA).psyched


@pytest.mark.clause("C-psi_haste-1")
@pytest.mark.parametrize(("square", "may"), [("6.1", True), ("7.1", False)])
def test_haste_within_six_squares(square: str, may: bool) -> None:
    table = casting("psi_haste", f"ba2 fig_marine_laser {square} E", "ch1 fig_ork 9.0 W", act="ba2")
    table.do("done").act("ba1")
    assert bool(table.offered("use psi_haste ba2")) is may


@pytest.mark.clause("C-psi_blink-1")
def test_he_blinks_eight_squares_at_most() -> None:
    table = casting("psi_blink", "ba2 fig_marine_laser 0.0 E")
    assert "use psi_blink 8.1" in table.offers
    assert "use psi_blink 9.1" not in table.offers


@pytest.mark.clause("C-psi_stasis-1")
def test_stasis_for_size_three() -> None:
    assert casting("psi_stasis", "ch1 fig_genestealer 6.1 W").offered("use") == ["use psi_stasis ch1"]
