"""The green event cards: the effect of each, a miniature that it does not affect, and a case without a target.

Tests starquest/rules/cards/event/base.py too.
"""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import Deck, Pact
from bulkhead.starquest.events import EventDrawn, EventWasted
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.table.card import BEHAVIOURS
from bulkhead.words import LANGUAGES, Words
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, is_wasted
from tests.starquest.scene import BA, CH, scene

MARINE = "ba1 fig_marine_laser 3.1 E"
GREEN = sorted(id_ for id_, sheet in load_box().cards.items() if sheet.colour == "green")

# The deck


def test_there_are_28_green_cards_each_with_its_effect() -> None:
    assert sum(load_box().cards[id_].copies for id_ in GREEN) == 28
    assert [id_ for id_ in GREEN if id_ not in BEHAVIOURS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words(language)
    assert all(words.say(id_) and words.say(f"{id_}-rule").endswith(".") for id_ in GREEN)


NOBODY: dict[str, tuple[str, ...]] = {
    "evg_alien_elite": (MARINE, "ch?1 fig_ork 0.0", "ch9 fig_dread_mk7 6.0 W"),
    "evg_teleporter": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_machine_fault": (MARINE, "ch1 fig_ork 0.0 E", "ch?1 fig_android 6.0"),
    "evg_defences": ("ba1 fig_marine_laser 0.1 E",),
    "evg_battle_plan": (MARINE, "ld1 fig_fanatic 3.2 E"),
    "evg_booby_trap": ("ba1 fig_marine_commander 3.1 E role=leader",),
    "evg_radio_silence": ("ch1 fig_ork 0.0 E",),
    "evg_equipment_fault": (MARINE,),
    "evg_frenzy": (MARINE, "ch1 fig_android 0.0 E"),
    "evg_genestealer": ("ch1 fig_ork 0.0 E",),
    "evg_living_bomb": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_lure": ("ba1 fig_marine_commander 3.1 E role=leader lp=1",),
    "evg_machine_assault": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_broadcast": (MARINE,),
    "evg_mother_scan": (MARINE,),
    "evg_new_orders": (MARINE,),
    "evg_mad_mechanic": (MARINE, "ch1 fig_gretchin 0.0 E"),
    "evg_out_of_ammo": (MARINE,),
    "evg_mind_shock": (MARINE, "ch1 fig_android 0.0 E"),
    "evg_redeploy": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_report_in": (MARINE,),
    "evg_suicide_unit": (MARINE, "ch9 fig_dread_mk7 6.0 W"),
    "evg_weapons_jam": ("ch1 fig_ork 0.0 E",),
}
"""Scenes in which a card finds nothing that it may touch."""


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.parametrize("card", NOBODY)
def test_without_a_target_a_card_has_no_effect(card: str) -> None:
    assert is_wasted(drawn(card, *NOBODY[card]), card)


def test_only_two_green_cards_always_find_something() -> None:
    assert set(GREEN) - set(NOBODY) == {"evg_task_force", "evg_master_control"}


@pytest.mark.clause("SQ-ALIEN-03", "SQ-ALIEN-06")
def test_a_card_without_effect_is_discarded_and_no_other_is_drawn() -> None:
    table = scene(SHIP, MARINE, turn=CH, sides={CH: {"colour": "green"}})
    table.state.decks["green"] = Deck(("evg_frenzy", "evg_lure"))
    events.draw(table.state, CH, table.dice, table.heard)
    table.settle()
    assert table.happened == [EventDrawn(CH, "evg_frenzy", "green"), EventWasted(CH, "evg_frenzy")]
    assert table.state.decks["green"] == Deck(("evg_lure",), ("evg_frenzy",))
    assert table.offers == ["end"]


@pytest.mark.clause("SQ-ALIENRANK-03")
@pytest.mark.clause("C-FLAG-card-bane")
def test_a_card_that_helps_the_squads_is_never_held_by_rank() -> None:
    banes = {id_ for id_ in GREEN if load_box().cards[id_].has("bane")}
    assert banes == {
        "evg_machine_fault",
        "evg_battle_plan",
        "evg_broadcast",
        "evg_mother_scan",
        "evg_new_orders",
        "evg_mind_shock",
    }
    assert all(events.is_bane(id_) == (id_ in banes) for id_ in GREEN)


@pytest.mark.clause("SQ-ALLY-14")
@pytest.mark.parametrize("card", ["evg_radio_silence", "evg_weapons_jam"])
def test_an_ally_cannot_be_chosen(card: str) -> None:
    table = scene(SHIP, MARINE, "el1 fig_eldar_warrior 3.2 E", turn=CH)
    table.state.pacts = (Pact(BA, CH),)
    assert draw(table, card).offers == ["choose eldar"]


@pytest.mark.clause("SQ-ALLY-15")
def test_a_secret_ally_can_so_that_nobody_learns_of_it() -> None:
    table = scene(SHIP, MARINE, turn=CH)
    table.state.pacts = (Pact(BA, CH, public=False),)
    assert draw(table, "evg_defences").offers == ["choose ba1"]


def test_another_answer_is_refused_with_a_reason() -> None:
    table = drawn("evg_defences", MARINE, "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 6.0 W")
    for wrong in ("choose ba2", "choose ch1", "pass", "activate ch1"):
        assert table.refused(wrong).clause == "SQ-ALIEN-06"
