"""Blind grenades and haze grenades."""

from functools import partial

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import CardPlayed, TurnBegan, TurnEnded, Waited, Wounded
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, CU, EL, IF

eldar_with = partial(equipping.equipped, seat=EL)


@pytest.mark.clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
@pytest.mark.clause("C-eqe_haze_grenades-1")
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
@pytest.mark.clause("C-eqp_blind_grenades-1")
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
    assert table.state.effects == tuple(
        Effect("hidden", BA, side=BA, value=1, until="turn-of", card="eqp_blind_grenades", of=alien)
        for alien in (CH, CU)
    )
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
@pytest.mark.clause("C-eqp_blind_grenades-1")
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


@pytest.mark.parametrize(
    ("seat", "card", "hidden"),
    [
        (BA, "eqp_blind_grenades", "ba1 fig_marine_laser 5.0 E"),
        (EL, "eqe_haze_grenades", "el1 fig_eldar_warrior 5.0 E"),
    ],
)
@pytest.mark.clause("C-eqp_blind_grenades-2", "C-eqe_haze_grenades-2")
def test_a_line_aimed_at_others_hits_the_hidden_squad_too(seat: int, card: str, hidden: str) -> None:
    table = equipping.equipped(
        hidden,
        "if1 fig_marine_laser 0.0 E",
        "if2 fig_marine_laser 0.2 E",
        "ch1 fig_chaos_heavy 9.0 W weapons=wpn_plasma_gun",
        seat=seat,
        cards=(card,),
        dice=(5, 4),
    ).do("end", f"use {card}", "pass")
    table.state.turn_seat = CH
    table.act("ch1").do("ch1 shoot wpn_plasma_gun 9.0>W")
    assert {event.who: event.lp for event in table.told(Wounded)} == {
        hidden.split(maxsplit=1)[0]: 1,
        "if1": 1,
    }
    assert table.mini("if2").lp == 2
