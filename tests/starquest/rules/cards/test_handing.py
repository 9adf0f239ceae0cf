"""A card goes from hand to hand within a squad, and its carrier alone may use it
(starquest/rules/cards/carriers.py)."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import CardGiven, Faced, WindowOpened
from bulkhead.starquest.rules.cards import carriers
from bulkhead.starquest.table.places import remove
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.rules.cards.finding import holding
from tests.starquest.scene import BA, IF, LD, Table, scene

SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


@pytest.mark.clause("SQ-OBJ-08")
@pytest.mark.clause("C-FLAG-card-exchange")
def test_a_card_is_handed_to_a_neighbour_of_the_squad_in_secret() -> None:
    table = holding(
        "rec_frag_case",
        "rec_shock_maul",
        lines=(SEARCHER, MATE, "ba3 fig_marine_laser 5.1 E", "if1 fig_marine_laser 0.2 E"),
    )
    assert table.offered("ba1 give") == ["ba1 give rec_frag_case ba2"], (
        "not every card, not to others, not far"
    )
    table.do("ba1 give rec_frag_case ba2")
    assert ("rec_frag_case", "ba2") in table.side(BA).named
    assert table.happened == [CardGiven(BA, "ba1", "ba2", "rec_frag_case")]
    assert table.heard.seen_by(IF)[-1] == CardGiven(BA, "ba1", "ba2", "")


def test_four_cards_of_equipment_may_be_exchanged() -> None:
    flagged = {
        id_ for id_, card in load_box().cards.items() if card.kind == "equipment" and card.has("exchange")
    }
    assert flagged == {"eqp_melta_bomb", "eqe_fusion_charge", "eql_breaching_charge", "eql_blood_vial"}


def equipped(*cards: str, named: tuple[tuple[str, str], ...] = (), dice: tuple[int, ...] = ()) -> Table:
    """Three Marines in a row and an Ork ahead of the third; a friend of another squad below the first."""
    return scene(
        HALL,
        SEARCHER,
        MATE,
        "ba3 fig_marine_laser 3.1 E",
        "if1 fig_marine_laser 0.2 E",
        "ch1 fig_ork 2.1 W",
        sides={BA: {"equipment": cards, "named": named}},
        dice=dice,
    ).act("ba1")


@pytest.mark.clause("SQ-OBJ-08")
@pytest.mark.clause("C-FLAG-card-exchange")
def test_equipment_that_may_be_exchanged_is_handed_to_a_neighbour_of_the_squad_in_secret() -> None:
    table = equipped("eqp_melta_bomb", "eqp_force_field")
    assert table.offered("ba1 give") == ["ba1 give eqp_melta_bomb ba2"], (
        "not every card, not to others, not far"
    )
    table.do("ba1 give eqp_melta_bomb ba2")
    assert table.side(BA).named == (("eqp_melta_bomb", "ba2"),)
    assert table.side(BA).equipment == ("eqp_melta_bomb", "eqp_force_field")
    assert table.happened == [CardGiven(BA, "ba1", "ba2", "eqp_melta_bomb")]
    assert table.heard.seen_by(IF)[-1] == CardGiven(BA, "ba1", "ba2", "")
    assert not table.offered("ba1 give"), "it is with the neighbour now"


@pytest.mark.clause("SQ-OBJ-08", "SQ-MELEE-02")
@pytest.mark.parametrize(("carrier", "offered"), [("", True), ("ba2", True), ("ba1", False)])
def test_a_charge_that_was_handed_over_is_its_carriers_alone(carrier: str, offered: bool) -> None:
    """ba2 strikes: with a bomb that nobody carries, with its own, and while ba1 has it."""
    named = (("eqp_melta_bomb", carrier),) if carrier else ()
    table = equipped("eqp_melta_bomb", named=named, dice=(1,) * 12)
    table.do("done", "activate ba2", "ba2 strike ch1")
    assert ("use eqp_melta_bomb ba2" in table.offers) is offered


@pytest.mark.clause("SQ-OBJ-08")
def test_when_its_carrier_is_gone_the_whole_squad_has_it_again() -> None:
    table = equipped("eqp_melta_bomb", named=(("eqp_melta_bomb", "ba3"),))
    assert not table.offered("ba1 give")
    remove(table.state, table.mini("ba3"), "dead")
    table.state.offered = None
    table.do("ba1 give eqp_melta_bomb ba2")
    assert table.side(BA).named == (("eqp_melta_bomb", "ba2"),), "the dead one is forgotten"


@pytest.mark.clause("SQ-OBJ-08")
@pytest.mark.parametrize(("named", "found"), [((), ["ba1", "ba2"]), ((("rec_frag_case", "ba2"),), ["ba2"])])
def test_a_card_that_nobody_carries_is_for_every_miniature_and_for_no_machine(
    named: tuple[tuple[str, str], ...], found: list[str]
) -> None:
    lines = (SEARCHER, MATE, "ba3 mch_tarantula 5.1,6.1 E", "if1 fig_marine_laser 0.2 E")
    table = scene(HALL, *lines, sides={BA: {"recon": ("rec_frag_case",), "named": named}})
    assert [mini.id for mini in carriers.carriers(table.state, BA, "rec_frag_case")] == found


@pytest.mark.clause("SQ-OBJ-08")
def test_of_two_copies_only_the_one_that_nobody_carries_goes_on() -> None:
    bombs = ("eqp_melta_bomb", "eqp_melta_bomb")
    table = equipped(*bombs, named=(("eqp_melta_bomb", "ba3"),)).do("ba1 give eqp_melta_bomb ba2")
    assert table.side(BA).named == (("eqp_melta_bomb", "ba3"), ("eqp_melta_bomb", "ba2"))


@pytest.mark.clause("SQ-OBJ-08")
def test_a_card_goes_to_no_machine_and_from_nobody_who_is_not_on_the_board() -> None:
    drawn = """
        +-+-+-+-+
        |T . . .|
        +       +
        |T . . .|
        +-+-+-+-+
        """
    lines = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser dock E", "ba3 mch_tarantula 1.0,2.0 E")
    table = scene(drawn, *lines, sides={BA: {"equipment": ("eqp_melta_bomb",)}})
    for who in ("ba1", "ba2"):
        assert not table.act(who).offered(f"{who} give")
        table.do("done")


@pytest.mark.clause("SQ-OBJ-08", "SQ-MOVE-15", "SQ-MOVE-19")
def test_after_a_card_is_handed_over_a_raised_hand_may_act() -> None:
    table = scene(
        HALL,
        SEARCHER,
        MATE,
        "if1 fig_marine_laser 9.1 W",
        sides={BA: {"equipment": ("eqp_melta_bomb",)}, IF: {"command": 1}},
    ).act("ba1")
    table.do("ba1 face N")
    table.state.hands = (IF,)
    table.do("ba1 give eqp_melta_bomb ba2")
    assert table.happened[1:] == [CardGiven(BA, "ba1", "ba2", "eqp_melta_bomb"), WindowOpened(IF, "hand")]
    table.do("pass").do("ba1 face W")
    assert table.told(Faced)[-1] == Faced(BA, "ba1", 6, 0), "the turn after it is free again"


@pytest.mark.clause("SQ-OBJ-08", "SQ-LIFE-04")
def test_a_vial_that_was_handed_over_heals_its_carrier_alone() -> None:
    lines = ("ld1 fig_thorn 0.1 E lp=1", "ld2 fig_quill 1.1 E lp=1")
    table = scene(HALL, *lines, sides={LD: {"equipment": ("eql_blood_vial",)}}).act("ld1")
    assert table.offered("use eql_blood_vial") == ["use eql_blood_vial ld1", "use eql_blood_vial ld2"]
    table.do("ld1 give eql_blood_vial ld2")
    assert table.offered("use eql_blood_vial") == ["use eql_blood_vial ld2"]
    table.do("use eql_blood_vial ld2")
    assert (table.mini("ld1").lp, table.mini("ld2").lp) == (1, 3)
    assert (table.side(LD).equipment, table.side(LD).named) == ((), ())
