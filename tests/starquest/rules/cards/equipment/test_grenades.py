"""Blind grenades and haze grenades."""

from functools import partial

import pytest

from bulkhead.starquest.events import CardPlayed, TurnBegan, TurnEnded, Waited
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, CU, EL, IF

eldar_with = partial(equipping.equipped, seat=EL)


@pytest.mark.clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
def test_haze_grenades_hide_the_eldar_as_blind_grenades_do() -> None:
    table = eldar_with(
        "el1 fig_eldar_warrior 0.0 E",
        "ba1 fig_marine_laser 0.2 E",
        "ch1 fig_ork 9.0 W",
        cards=("eqe_haze_grenades",),
    ).do("end", "use eqe_haze_grenades", "pass")
    assert table.happened == [CardPlayed(EL, "eqe_haze_grenades"), Waited(EL, "cards", "SQ-SHOOT-09")]
    table.state.turn_seat = CH
    shots = table.act("ch1").offered("ch1 shoot")
    assert "ch1 shoot wpn_scrap_gun ba1" in shots
    assert "ch1 shoot wpn_scrap_gun el1" not in shots


marines_with = partial(equipping.equipped, seat=BA)


@pytest.mark.clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
def test_blind_grenades_hide_the_squad_from_each_alien_player_for_a_turn() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.0 E",
        "if1 fig_marine_laser 0.2 E",
        "ch1 fig_ork 9.0 W",
        "ch2 fig_ork 1.0 W",
        "cu1 fig_votary 9.1 W",
        cards=("eqp_blind_grenades",),
    ).do("end")
    assert table.offers == ["pass", "use eqp_blind_grenades"]
    table.do("use eqp_blind_grenades", "pass", "pass")
    assert table.happened == [
        CardPlayed(BA, "eqp_blind_grenades"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        TurnEnded(BA),
        TurnBegan(IF, 2),
    ]
    assert table.side(BA).equipment == ()
    table.state.turn_seat = CH
    for who in ("ch1", "ch2"):
        table.act(who)
        assert not [aim for aim in table.offered(f"{who} shoot") if aim.endswith("ba1")]
        assert not table.offered(f"{who} strike ba1")
        table.state.frames.pop()
    assert "ch1 shoot wpn_scrap_gun if1" in table.act("ch1").offers, "the others are seen"


@pytest.mark.clause("SQ-ALIEN-27")
def test_blind_grenades_wear_off_with_the_end_of_each_alien_turn() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 9.0 W",
        "cu1 fig_votary 9.2 W",
        cards=("eqp_blind_grenades",),
    )
    table.do("end", "use eqp_blind_grenades", "pass", "pass")
    while table.state.turn_seat != CU:
        table.do(next(one for one in table.offers if one in ("pass", "end", "done")))
    assert [effect.of for effect in table.state.effects] == [CU]
    while table.state.turn_seat == CU:
        table.do(next(one for one in table.offers if one in ("pass", "end", "done")))
    assert table.state.effects == ()
