"""The azure event cards: the effect of each, a miniature that it does not affect, and a case without a target."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import CardPlayed, Declared, Rolled, Wounded
from bulkhead.starquest.rules.cards import events, warding
from bulkhead.starquest.table.card import BEHAVIOURS
from bulkhead.words import LANGUAGES, Words
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, is_wasted
from tests.starquest.scene import BA, CH, EL, scene

MARINE = "ba1 fig_marine_laser 3.1 E"
AZURE = sorted(id_ for id_, sheet in load_box().cards.items() if sheet.colour == "azure")

# The deck


def test_there_are_28_azure_cards_each_with_its_effect() -> None:
    assert sum(load_box().cards[id_].copies for id_ in AZURE) == 28
    assert [id_ for id_ in AZURE if id_ not in BEHAVIOURS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words(language)
    assert all(words.say(id_) and words.say(f"{id_}-rule").endswith(".") for id_ in AZURE)


NOBODY: dict[str, tuple[str, ...]] = {
    "eva_sharpshooter": (MARINE,),
    "eva_brawler": (MARINE,),
    "eva_pack": (MARINE, "ch1 fig_ork 0.0 E", "ch?1 fig_gretchin 1.0"),
    "eva_tough_hide": (MARINE, "ch1 fig_android 0.0 E"),
    "eva_plated": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_blood_rage": (MARINE, "ch1 fig_android 0.0 E"),
    "eva_dark_whisper": ("ch1 fig_ork 0.0 E",),
    "eva_seal_hatches": (MARINE,),
    "eva_flesh_knits": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_second_wave": (MARINE,),
    "eva_rising_dead": (MARINE,),
    "eva_leeching_cold": ("ch1 fig_ork 0.0 E",),
    "eva_pickpocket": (MARINE,),
    "eva_rival_omen": (MARINE, "ch?1 fig_ork 0.0", "cu1 fig_husk 7.0 W"),
    "eva_siren_gas": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_corridor_mine": ("ba1 fig_marine_commander 3.1 E role=leader", "ba2 fig_marine_laser 0.0 E"),
    "eva_overload": ("ba1 fig_marine_laser dock", "ch1 fig_ork 0.0 E"),
    "eva_shadow_step": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_lull": (MARINE, "ch1 fig_android 0.0 E"),
    "eva_stray_signal": (MARINE,),
    "eva_open_vault": (MARINE,),
}
"""Scenes in which a card finds nothing that it may touch."""


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.parametrize("card", NOBODY)
def test_without_a_target_a_card_has_no_effect(card: str) -> None:
    assert is_wasted(drawn(card, *NOBODY[card]), card)


def test_only_three_azure_cards_nearly_always_find_something() -> None:
    assert set(AZURE) - set(NOBODY) == {"eva_blackout", "eva_borrowed_rite", "eva_false_echo"}


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_a_card_that_helps_the_squads_is_never_held_by_rank() -> None:
    banes = {id_ for id_ in AZURE if events.is_bane(id_)}
    assert banes == {"eva_lull", "eva_stray_signal", "eva_open_vault"}


@pytest.mark.clause("SQ-ALIEN-06")
def test_a_squad_that_is_safe_from_a_card_is_not_touched() -> None:
    table = scene(SHIP, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 0.1 E", turn=CH, dice=[6])
    warding.ward(table.state, BA, "eva_siren_gas", "eqp_test")
    draw(table, "eva_siren_gas").do("choose a")
    assert table.happened == [
        CardPlayed(CH, "eva_siren_gas", ("a",), "SQ-ALIEN-06"),
        Declared(CH, "", "eva_siren_gas", "", 1, "card"),
        Rolled(CH, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(EL, "el1", 1, 1),
    ]
    assert table.mini("ba1").lp == 2
