"""The house option against bad luck: an equipment card given up, and an event passes a squad by (SQ-ALIEN-06)."""

from typing import Any

import pytest

from bulkhead.starquest.cards import events
from bulkhead.starquest.events import CardLost, Waited, Wounded
from bulkhead.starquest.standing_orders import standing_answer
from bulkhead.starquest.state import Deck
from bulkhead.starquest.views import view
from bulkhead.words import LANGUAGES, Words
from tests.starquest.cards_of_the_box.event_scene import SHIP
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
    assert table.told(CardLost) == [CardLost(BA, "eqp_targeter", "SQ-ALIEN-06")]
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
    assert sorted(hurt(table)) == ["ba1", "el1"]
    assert table.side(BA).equipment == HAND


@pytest.mark.clause("SQ-ALIEN-06")
def test_it_may_be_declined_and_kept_for_another_event() -> None:
    table = gassed().do("pass")
    assert table.told(Waited) == [Waited(BA, "cards", "SQ-SHOOT-09")]
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
    assert view(one.state, CH).sides[BA].ward_used
    assert "eqp_medi_kit" not in str(view(one.state, CH)) + str(one.heard.seen_by(CH))


@pytest.mark.clause("SQ-SEAT-08")
def test_who_plays_no_cards_is_answered_for() -> None:
    table = gassed()
    table.do("instruct cards never", by=BA)
    assert str(standing_answer(table.state)) == "pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_says_what_is_given_up_for_what(language: str) -> None:
    words = Words(language)
    card = words.say("eqp_targeter")
    said = words.say("sq-do-choose", choice="reacting", value=card)
    assert card in said
    assert said != words.say("sq-do-choose", choice="muster", value=card)
