"""The house option against bad luck: an equipment card given up, and an event passes a squad by (SQ-ALIEN-06)."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.ask.standing_answers import standing_answer
from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import (
    CardLost,
    CardPlayed,
    Declared,
    EventDrawn,
    Instructed,
    Rolled,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.cards import events, warding
from bulkhead.starquest.views.views import view
from bulkhead.words import LANGUAGES, Words
from tests.starquest.rules.cards.event_scene import SHIP
from tests.starquest.scene import BA, CH, EL, IF, Table, scene

GAS = "eva_siren_gas"
"""A red die for everybody in a room of its player's choice."""
HAND = ("eqp_medi_kit", "eqp_targeter", "eqp_medi_kit")


def gassed(*, ward: bool = True, dice: tuple[int, ...] = (6, 6), **fields: Any) -> Table:
    """Chaos draws the gas; a marine and an Eldar stand in room a, another marine in the corridor."""
    table = scene(
        SHIP,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 0.1 E",
        "if1 fig_marine_laser 3.1 E",
        turn=CH,
        dice=dice,
        house={"event_ward": ward},
        sides={BA: {"equipment": HAND, **fields}, CH: {"colour": "azure"}},
    )
    table.state.decks["azure"] = Deck((GAS, GAS))
    events.draw(table.state, CH, table.dice, table.heard)
    return table.settle()


def hurt(table: Table) -> list[str]:
    return [event.who for event in table.told(Wounded)]


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.house("event-ward")
def test_a_card_is_given_up_and_the_event_touches_the_others_only() -> None:
    table = gassed(dice=(6,))
    assert (table.waiting, table.offers) == (BA, ["pass", "choose eqp_medi_kit", "choose eqp_targeter"])
    table.do("choose eqp_targeter")
    assert table.happened == [EventDrawn(CH, "eva_siren_gas", "azure"), CardLost(BA, "eqp_targeter")]
    assert (table.side(BA).equipment, table.side(BA).spent) == (("eqp_medi_kit",) * 2, ())
    assert table.offers == ["pass"]
    table.do("pass")
    assert table.waiting == CH
    table.do("choose a")
    assert (hurt(table), table.mini("ba1").lp, table.mini("if1").lp) == (["el1"], 2, 2)


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.house("event-ward")
def test_without_the_house_option_nobody_is_asked() -> None:
    table = gassed(ward=False)
    assert table.waiting == CH
    table.do("choose a")
    assert table.happened == [
        EventDrawn(CH, "eva_siren_gas", "azure"),
        CardPlayed(CH, "eva_siren_gas", ("a",), "SQ-ALIEN-06"),
        Declared(CH, "", "eva_siren_gas", "", 1, "card"),
        Rolled(CH, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 1),
        Wounded(EL, "el1", 1, 1),
    ]
    assert sorted(hurt(table)) == ["ba1", "el1"]
    assert table.side(BA).equipment == HAND


@pytest.mark.clause("SQ-ALIEN-06")
def test_it_may_be_declined_and_kept_for_another_event() -> None:
    table = gassed().do("pass")
    assert table.happened == [EventDrawn(CH, "eva_siren_gas", "azure"), Waited(BA, "cards", "SQ-SHOOT-09")]
    table.do("choose a")
    assert sorted(hurt(table)) == ["ba1", "el1"]
    assert not table.side(BA).ward_used


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.parametrize(
    "fields", [{"ward_used": True}, {"open": ("eqp_medi_kit", "eqp_targeter")}, {"equipment": ()}]
)
def test_once_in_a_mission_and_only_with_a_card_that_lies_face_down(fields: dict[str, Any]) -> None:
    assert gassed(**fields).waiting == CH


@pytest.mark.clause("SQ-ALIEN-06")
def test_a_card_that_was_used_is_not_offered() -> None:
    table = gassed(open=("eqp_medi_kit",))
    assert table.offers == ["pass", "choose eqp_targeter"]
    assert table.refused("choose eqp_medi_kit").clause == "SQ-TURN-15"


@pytest.mark.clause("SQ-ALIEN-06")
def test_a_second_event_of_the_mission_finds_the_squad() -> None:
    table = gassed(dice=(6, 6, 6)).do("choose eqp_targeter", "pass", "choose a")
    table.state.effects = ()
    table.state.sides[CH] = type(table.side(CH))("chaos", colour="azure")
    events.draw(table.state, CH, table.dice, table.heard)
    assert table.settle().waiting == CH
    table.do("choose a")
    assert "ba1" in hurt(table)


@pytest.mark.clause("SQ-SEAT-09")
def test_the_question_tells_nothing_of_the_cards_and_an_answer_only_the_one_given_up() -> None:
    one, other = gassed(), gassed(equipment=("eqp_targeter",) * 3)
    assert one.waiting == other.waiting == BA
    for viewer in (CH, EL, IF):
        assert view(one.state, viewer) == view(other.state, viewer)
        assert one.heard.seen_by(viewer) == other.heard.seen_by(viewer)
    one.do("choose eqp_targeter")
    assert one.happened == [EventDrawn(CH, "eva_siren_gas", "azure"), CardLost(BA, "eqp_targeter")]
    assert view(one.state, CH).sides[BA].ward_used
    assert "eqp_medi_kit" not in str(view(one.state, CH)) + str(one.heard.seen_by(CH))


@pytest.mark.clause("SQ-SEAT-08")
def test_who_plays_no_cards_is_answered_for() -> None:
    table = gassed()
    table.do("instruct cards never", by=BA)
    assert table.happened == [EventDrawn(CH, "eva_siren_gas", "azure"), Instructed(BA, ("cards", "never"))]
    assert str(standing_answer(table.state)) == "pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_says_what_is_given_up_for_what(language: str) -> None:
    words = Words(language)
    card = words.say("eqp_targeter")
    said = words.say("sq-do-choose", choice="reacting", value=card)
    assert card in said
    assert said != words.say("sq-do-choose", choice="muster", value=card)


# Every event card passes a squad by that has bought it off

CARDS = sorted(id_ for id_, sheet in load_box().cards.items() if sheet.kind == "event")
CROWD = (
    "ba1 fig_marine_commander 0.0 E",
    "ba2 fig_marine_heavy 1.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
    "if1 fig_marine_commander 2.0 E",
    "if2 fig_marine_heavy 3.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
    "el1 fig_eldar_warrior 5.2 W",
    "ch1 fig_ork 6.0 W",
    "ch2 fig_chaos_marine 6.1 W lp=1",
    "cu1 fig_reaver 4.0 W",
)
LOT_OF_THREE = "evg_equipment_fault"
"""It draws one of three cards by lot."""
KIT = {"equipment": HAND, "recon": ("rec_rally",), "orders": ("ord_fire",), "points": 5}


def belongings(table: Table, seat: int) -> tuple[Any, ...]:
    """Everything of a squad that an event could touch: its miniatures, what it holds, and what lasts on it."""
    side = table.side(seat)
    felt = [one for one in table.state.effects if one.side == seat or _is_on(table, one.on, seat)]
    return (
        [mini for mini in table.state.minis.values() if mini.seat == seat],
        (side.equipment, side.recon, side.orders, side.command, side.points),
        [one for one in felt if not one.what.startswith("ward:")],
    )


def _is_on(table: Table, who: str, seat: int) -> bool:
    return who in table.state.minis and table.mini(who).seat == seat


def crowded(dice: Sequence[int] = ()) -> Table:
    return scene(SHIP, *CROWD, turn=CH, dice=dice, sides={BA: KIT, IF: KIT})


def carried_out(card: str, seed: int, *safe: int) -> Table:
    """The card is played by Chaos to its end, with dice and answers by lot."""
    lots = Random(f"{card} {seed}")
    faces = (1, 2, 3) if card == LOT_OF_THREE else (6, 5, 1)
    table = crowded([lots.choice(faces) for _ in range(400)])
    for seat in safe:
        warding.ward(table.state, seat, card, "eqp_targeter")
    depth = len(table.state.frames)
    events.play(table.state, CH, card, table.dice, table.heard)
    table.settle()
    for _ in range(40):
        if len(table.state.frames) <= depth:
            break
        table.do(lots.choice(table.offers))
    return table


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.parametrize("card", CARDS)
def test_no_event_touches_a_squad_that_it_must_pass_by(card: str) -> None:
    for seed in range(6):
        assert belongings(carried_out(card, seed, BA), BA) == belongings(crowded(), BA)


@pytest.mark.parametrize(
    "card",
    [
        "eva_dark_whisper",
        "eva_leeching_cold",
        "eva_overload",
        "eva_pickpocket",
        "eva_siren_gas",
        "evg_booby_trap",
        "evg_equipment_fault",
        "evg_lure",
        "evg_out_of_ammo",
        "evg_weapons_jam",
    ],
)
def test_without_a_ward_the_same_games_change_the_squad(card: str) -> None:
    """The test above has something to find; the other cards help aliens, or found nothing in that corridor."""
    untouched = belongings(crowded(), BA)
    assert any(belongings(carried_out(card, seed), BA) != untouched for seed in range(6))
