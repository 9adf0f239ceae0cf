"""Events that take something away from a squad."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import CardLost, CardPlayed, Converted, Rolled, Scored, WindowOpened
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn
from tests.starquest.scene import BA, CH, IF, scene

MARINE = "ba1 fig_marine_laser 3.1 E"


@pytest.mark.clause("SQ-RECON-08")
@pytest.mark.clause("C-eva_pickpocket-1", "C-eva_pickpocket-2")
def test_pickpocket_a_reconnaissance_card_by_lot() -> None:
    sides: dict[int, dict[str, Any]] = {
        BA: {"recon": ("rec_rally", "rsm_bounty")},
        IF: {"recon": ("rec_rally",)},
    }
    table = scene(SHIP, MARINE, "if1 fig_marine_laser 4.2 W", turn=CH, sides=sides, dice=[2])
    table.state.decks["recon"] = Deck(("rec_empty",))
    draw(table, "eva_pickpocket").do("choose blood_angels")
    assert table.happened == [
        CardPlayed(CH, "eva_pickpocket", ("blood_angels",), "SQ-ALIEN-06"),
        CardLost(BA, "rsm_bounty"),
    ]
    assert table.side(BA).recon == ("rec_rally",)
    assert table.state.decks["recon"].discard == ("rsm_bounty",)
    assert table.side(BA).points == 0
    assert table.side(IF).recon == ("rec_rally",)


@pytest.mark.clause("SQ-RECON-11")
@pytest.mark.parametrize("played", [False, True])
def test_a_card_with_a_lasting_effect_leaves_the_deck_only_when_it_is_played(played: bool) -> None:
    sides: dict[int, dict[str, Any]] = {BA: {"recon": ("rec_armour_plate", "rec_rally")}}
    table = scene(SHIP, MARINE, turn=BA if played else CH, sides=sides, dice=[1])
    table.state.decks["recon"] = Deck(("rec_empty",))
    if played:
        table.do("use rec_armour_plate ba1")
    else:
        draw(table, "eva_pickpocket").do("choose blood_angels")
    assert table.told(CardLost) == ([] if played else [CardLost(BA, "rec_armour_plate")])
    assert table.side(BA).recon == ("rec_rally",)
    assert table.state.decks["recon"] == Deck(("rec_empty",), () if played else ("rec_armour_plate",))


@pytest.mark.clause("SQ-ALIEN-43")
@pytest.mark.parametrize(("face", "falls"), [(6, True), (5, False)])
@pytest.mark.clause("C-evg_lure-1")
def test_lure_on_a_three_a_miniature_changes_side(face: int, falls: bool) -> None:
    table = drawn(
        "evg_lure",
        MARINE,
        "ba2 fig_marine_commander 4.1 E role=leader lp=2",
        "ba3 fig_terminator 5.1 E lp=3",
        "ch1 fig_ork 0.0 E",
        dice=[face],
    )
    assert "choose ba1" in table.offers
    assert "choose ba2" not in table.offers
    table.do("choose ba1")
    assert table.told(Converted) == ([Converted(CH, "ba1", BA)] if falls else [])
    assert table.mini("ba1").seat == (CH if falls else BA)
    assert table.offers == ["activate ch1", "end"], "it acts from the next turn on"
    assert table.mini("ba2").seat == BA


@pytest.mark.clause("SQ-ALIEN-43")
@pytest.mark.clause("C-evg_lure-1")
def test_only_leaders_and_psionics_are_safe_from_the_lure() -> None:
    """A reinforcement is not; one with three life points is, and a machine."""
    table = drawn(
        "evg_lure",
        MARINE,
        "ba2 fig_marine_commander 4.1 E role=leader lp=2",
        "ba3 fig_librarian 4.2 E role=psionic lp=2",
        "ba4 fig_marine_heavy 5.1 E role=reinforcement",
        "ld1 fig_thorn 5.2 E lp=3",
        "ba5 mch_tarantula 3.2 E role=reinforcement",
        "ch1 fig_ork 0.0 E",
        dice=[6],
        sides={BA: {"reserve": "fig_marine_heavy", "seals": 2}},
    )
    assert table.offers == ["choose ba1", "choose ba4"]
    table.do("choose ba4")
    assert table.happened == [
        CardPlayed(CH, "evg_lure", ("ba4",), "SQ-ALIEN-06"),
        Rolled(CH, "ba4", (3,), 1, "lure", "SQ-ALIEN-43"),
        Scored(BA, -10, -10, "loss", "ba4", "SQ-ALIEN-43"),
        Converted(CH, "ba4", BA),
    ]
    assert (table.mini("ba4").seat, table.side(BA).reserve, table.side(BA).seals) == (CH, "", 2)
    assert table.mini("ba1").seat == BA


@pytest.mark.clause("SQ-ALIEN-43")
@pytest.mark.parametrize("face", [6, 5])
def test_after_a_miniature_has_changed_side_a_raised_hand_may_act(face: int) -> None:
    table = drawn("evg_lure", MARINE, "ba2 fig_marine_laser 4.1 E", sides={BA: {"command": 1}}, dice=[face])
    table.state.hands = (BA,)
    table.do("choose ba1")
    assert table.told(WindowOpened) == ([WindowOpened(BA, "hand")] if face == 6 else [])


@pytest.mark.clause("SQ-TURN-11", "SQ-SEAT-09")
@pytest.mark.clause("C-evg_equipment_fault-1")
def test_equipment_fault_takes_a_hidden_card_by_lot() -> None:
    hands = {BA: {"equipment": ("eqp_medi_kit", "eqp_targeter")}, IF: {"equipment": ("eqp_medi_kit",)}}
    table = drawn("evg_equipment_fault", MARINE, "if1 fig_marine_laser 4.2 W", sides=hands, dice=[2])
    table.do("choose blood_angels")
    assert table.happened == [
        CardPlayed(CH, "evg_equipment_fault", ("blood_angels",), "SQ-ALIEN-06"),
        CardLost(BA, "eqp_targeter"),
    ]
    assert table.side(BA).equipment == ("eqp_medi_kit",)
    assert table.side(BA).spent == (), "it was not used"
    assert table.side(IF).equipment == ("eqp_medi_kit",)


@pytest.mark.clause("C-evg_equipment_fault-1")
def test_equipment_fault_of_open_cards_the_owner_chooses() -> None:
    hand = {"equipment": ("eqp_medi_kit", "eqp_targeter"), "open": ("eqp_medi_kit", "eqp_targeter")}
    table = drawn("evg_equipment_fault", MARINE, sides={BA: hand}).do("choose blood_angels")
    assert table.waiting == BA
    assert table.offers == ["choose eqp_medi_kit", "choose eqp_targeter"]
    table.do("choose eqp_medi_kit")
    assert table.happened == [
        CardPlayed(CH, "evg_equipment_fault", ("blood_angels",), "SQ-ALIEN-06"),
        CardLost(BA, "eqp_medi_kit"),
    ]
    assert table.side(BA).equipment == ("eqp_targeter",)
    assert table.waiting == CH


@pytest.mark.clause("SQ-TURN-11")
@pytest.mark.clause("C-evg_equipment_fault-1")
def test_equipment_fault_lets_the_squad_choose_where_all_its_cards_lie_open() -> None:
    cards = ("eqp_medi_kit", "eqp_targeter")
    table = drawn("evg_equipment_fault", MARINE, sides={BA: {"equipment": cards, "open": cards}})
    table.do("choose blood_angels")
    assert (table.waiting, table.offers) == (BA, ["choose eqp_medi_kit", "choose eqp_targeter"])
    table.do("choose eqp_medi_kit")
    assert table.happened[-1] == CardLost(BA, "eqp_medi_kit")
    assert table.side(BA).equipment == ("eqp_targeter",)
