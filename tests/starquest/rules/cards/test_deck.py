"""Decks of a mission, what is named for cards at set-up, and how cards are used up, shown and kept secret."""

from typing import Literal

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.box.items.effects import Play, Uses
from bulkhead.starquest.clients.ask.standing_answers import standing_answer
from bulkhead.starquest.data.factions import SQUADS
from bulkhead.starquest.data.frames import How
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Effect, State, change_side
from bulkhead.starquest.events import Chose, Declared, Eliminated, Rolled, Scored, Wounded
from bulkhead.starquest.rules.cards import windows
from bulkhead.starquest.rules.cards.deck import READY_KINDS, decks_of
from bulkhead.starquest.rules.cards.targets import read_selector
from bulkhead.starquest.rules.missions.special.first_lesson import RECON
from bulkhead.starquest.rules.setup.scenario_builder import from_box
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import CARDS, Card, Kind, card, may_use, use_up
from bulkhead.starquest.views.views import HIDDEN, view
from bulkhead.tabletop import Dice, Out
from tests.starquest.mustering import ask, muster, options, ready
from tests.starquest.scene import BA, CH, IF, LD, UM, hall, scene

BOX = load_box()
ROOM = hall(4, 1)


# Decks


@pytest.mark.clause("SQ-SETUP-11")
def test_every_squad_chooses_from_its_own_orders_and_equipment() -> None:
    decks = decks_of(BOX, SQUADS)
    assert {deck: len(cards) for deck, cards in decks.items() if deck.startswith("orders-")} == {
        "orders-blood_angels": 4,
        "orders-imperial_fists": 4,
        "orders-ultramarines": 4,
        "orders-eldar": 4,
    }
    assert [len(decks[f"equipment-{squad}"]) for squad in SQUADS] == [8, 8, 8, 8, 10]
    assert decks["equipment-eldar"].count("eqe_targeting_crystal") == 2


@pytest.mark.clause("SQ-SETUP-11")
def test_absent_squads_have_no_deck() -> None:
    assert {deck for deck in decks_of(BOX, ("legion",)) if deck.startswith(("orders", "equipment"))} == {
        "equipment-legion"
    }


@pytest.mark.clause("SQ-RECON-01", "SQ-ALIEN-04")
def test_the_first_lesson_has_small_decks_and_no_cards_of_the_squads() -> None:
    decks = from_box("mis_00_first_steps", options(("imperial_fists", "chaos")), BOX).decks
    assert set(decks) <= {"recon", "green"}
    if "recon" in READY_KINDS:
        assert sorted(decks["recon"]) == sorted(RECON * 2)
    assert not any(BOX.cards[id_].has("hard") for id_ in decks.get("green", ()))


@pytest.mark.clause("SQ-ALIEN-04")
def test_hard_events_are_out_with_a_single_squad() -> None:
    for squads in (("eldar",), ("eldar", "legion")):
        events = decks_of(BOX, squads).get("green", ())
        if events:
            assert any(BOX.cards[id_].has("hard") for id_ in events) is (len(squads) > 1)


def test_a_selector_that_nobody_understands_is_a_mistake() -> None:
    assert read_selector("one_own heavy").head == "one_own"
    with pytest.raises(ValueError, match="bright"):
        read_selector("one_own bright")


# Names


@pytest.mark.clause("SQ-SETUP-11")
@pytest.mark.clause("C-eqp_targeter-1", "C-eqp_targeter-2")
def test_who_takes_a_targeter_names_a_weapon_with_it_and_for_two_of_them_two() -> None:
    table = muster(options(scenario={"decks": {"equipment-blood_angels": ("eqp_targeter", "eqp_targeter")}}))
    ask(table, "equipment", BA)
    assert len(table.offers) == 4
    table.do("choose eqp_targeter:wpn_laser_rifle")
    assert "choose eqp_targeter:wpn_laser_rifle" not in table.offers
    table.do("choose eqp_targeter:wpn_plasma_gun")
    ready(table)
    assert table.side(BA).equipment == ("eqp_targeter", "eqp_targeter")
    assert [name for _, name in table.side(BA).named] == ["wpn_laser_rifle", "wpn_plasma_gun"]
    assert view(table.state, IF).sides[BA].named == ()
    told = [one for one in table.heard.seen_by(IF) if isinstance(one, Chose) and one.what == "equipment"]
    assert {one.value for one in told} == {""}


# Uses and secrets


def test_a_card_of_several_uses_lies_open_after_the_first_and_goes_with_the_last() -> None:
    table = scene(ROOM, "ld1 fig_karak 0.0 E", sides={LD: {"equipment": ("eql_grapnel", "eql_oath_blade")}})
    grapnel = card("eql_grapnel")
    use_up(table.state, LD, grapnel)
    assert table.side(LD).open == ("eql_grapnel",)
    assert view(table.state, CH).sides[LD].equipment == ("eql_grapnel", HIDDEN)
    assert may_use(table.state, LD, grapnel)
    use_up(table.state, LD, grapnel)
    assert (table.side(LD).equipment, table.side(LD).open, table.side(LD).used) == (
        ("eql_oath_blade",),
        (),
        (),
    )


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.parametrize(
    ("seat", "moment", "how", "opens"),
    [
        (BA, "before_roll", "melee", True),  # the melta bomb
        (BA, "before_roll", "shoot", False),  # no chapter has such equipment
        (BA, "turn_start", "", False),
        (UM, "turn_start", "", True),  # the bio-scanner
        (BA, "turn_end", "", True),  # blind grenades
        (LD, "turn_end", "", False),
        (LD, "on_eliminated", "", True),  # the death pact
        (BA, "on_eliminated", "", False),
        (LD, "after_draw", "", True),  # the black writ
        (BA, "wound", "", False),
        (BA, "declared_on", "", False),
    ],
)
def test_a_window_opens_by_what_is_in_the_deck_not_by_what_is_in_the_hand(
    seat: int, moment: Play, how: How | Literal[""], opens: bool
) -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 0.0 E")
    assert not windows.opens_for(table.state, seat, moment, how)
    for hidden in ("eqp_force_field", "eql_oath_blade"):
        change_side(table.state, seat, equipment=(hidden,))
        assert windows.opens_for(table.state, seat, moment, how) is opens


@pytest.mark.clause("SQ-SEAT-08", "SQ-SEAT-09")
def test_a_standing_order_never_to_play_cards_answers_their_windows() -> None:
    table = scene(
        ROOM,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_android 1.0 W",
        sides={BA: {"equipment": ("eqp_melta_bomb",)}},
    ).act("ba1")
    table.do("ba1 strike ch1")
    assert table.happened == [Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee")]
    assert len(table.offers) == 2
    assert standing_answer(table.state) is None
    table.state.orders[BA] = Standing(cards="never")
    assert str(standing_answer(table.state)) == "pass"


# Moments that no card of the box has yet


class Flinch(Card):
    """Played when an attack is declared on the squad, or when it is about to lose life points."""

    kind: Kind = "equipment"
    uses: Uses = "mission"

    def __init__(self, id_: str, play: Play) -> None:
        self.id, self.play = id_, play

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        for mini in state.minis.values():
            if mini.seat == seat:
                effects.add(state, Effect("av", seat, on=mini.id, value=9, until="attack", card=self.id))


@pytest.mark.clause("SQ-SHOOT-10", "SQ-CMD-05", "SQ-SEAT-09")
@pytest.mark.parametrize(("moment", "harmed"), [("declared_on", False), ("wound", True)])
def test_a_window_for_those_who_are_attacked_and_for_those_who_are_hurt(
    monkeypatch: pytest.MonkeyPatch, moment: Play, harmed: bool
) -> None:
    monkeypatch.setitem(CARDS, "eqp_test_flinch", Flinch("eqp_test_flinch", moment))
    table = scene(
        ROOM,
        "ch1 fig_ork 3.0 W",
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"equipment": ("eqp_test_flinch",), "open": ("eqp_test_flinch",)}},
        dice=(6, 6),
    ).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ba1")
    assert table.waiting == BA
    assert table.offers == ["pass", "use eqp_test_flinch"]
    table.do("use eqp_test_flinch", "pass")
    assert (table.mini("ba1").lp < 2) is harmed, "only before the dice does armour help"
    assert table.waiting == CH
    assert table.state.effects == ()


@pytest.mark.clause("SQ-SHOOT-10")
def test_who_has_no_such_card_is_not_asked() -> None:
    table = scene(ROOM, "ch1 fig_ork 3.0 W", "ba1 fig_marine_laser 0.0 E", dice=(6, 6)).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert table.waiting == CH


@pytest.mark.clause("C-SEATS-one-squad")
@pytest.mark.parametrize(("deck", "hard"), [("green", "evg_lure"), ("azure", "eva_blood_rage")])
@pytest.mark.clause("C-FLAG-card-hard")
def test_a_hard_card_is_out_for_one_squad_and_in_for_two(deck: str, hard: str) -> None:
    alone, two = (decks_of(load_box(), squads)[deck] for squads in (("eldar",), ("eldar", "legion")))
    assert hard not in alone
    assert hard in two
    mild = {"green": "evg_frenzy", "azure": "eva_lull"}[deck]
    assert mild in alone
