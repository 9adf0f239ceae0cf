"""Equipment of the Legion: what each card does, to whom, when not, and that the game goes on."""

from collections.abc import Iterator
from functools import partial

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.data.state import Deck, State
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    Eliminated,
    Healed,
    MeleeFought,
    Moved,
    Rolled,
    TokenSeen,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.cards import events, warding
from bulkhead.starquest.rules.cards.events import EVENTS, event
from bulkhead.starquest.rules.fight import lines_of_sight, melee
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import card
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop import Dice, Out
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, LD, Table

equipped = partial(equipping.equipped, seat=LD)


def test_the_legion_has_ten_equipment_cards() -> None:
    cards = [sheet for sheet in load_box().cards.values() if sheet.kind == "equipment"]
    assert sum(sheet.copies for sheet in cards if sheet.decks == ("legion",)) == 10


@pytest.mark.clause("SQ-LIFE-04")
def test_a_blood_vial_gives_one_legionary_up_to_two_points_back() -> None:
    table = equipped(
        "ld1 fig_karak 0.0 E lp=2",
        "ld2 fig_thorn 0.2 E lp=1",
        "ld3 fig_quill 2.2 E",
        cards=("eql_blood_vial",),
    )
    assert table.offered("use eql") == ["use eql_blood_vial ld1", "use eql_blood_vial ld2"]
    table.do("use eql_blood_vial ld1")
    assert table.happened == [CardPlayed(LD, "eql_blood_vial", ("ld1",)), Healed(LD, "ld1", 3)]
    assert [table.mini(who).lp for who in ("ld1", "ld2", "ld3")] == [3, 1, 3]
    assert table.side(LD).equipment == ()


@pytest.mark.clause("SQ-LOS-02", "SQ-LOS-04")
def test_an_ash_cloud_blocks_sight_and_fire_until_the_own_next_turn() -> None:
    table = equipped(
        "ld1 fig_thorn 0.0 E",
        "ld2 fig_quill 0.2 E",
        "ch1 fig_ork 9.0 W",
        "ch2 fig_ork 9.2 W",
        cards=("eql_ash_cloud",),
    ).act("ld1")
    orc, thorn = table.mini("ch1"), table.mini("ld1")
    assert lines_of_sight.sees(table.state, orc, thorn)
    table.do("use eql_ash_cloud [2.0]")
    assert table.happened == [CardPlayed(LD, "eql_ash_cloud", ("[2.0]",))]
    assert not lines_of_sight.sees(table.state, orc, thorn)
    assert not lines_of_sight.can_target(table.state, orc, thorn)
    assert lines_of_sight.sees(table.state, table.mini("ch2"), table.mini("ld2")), "past the cloud"
    assert table.offered("ld1 step 1.0"), "it is no obstacle"
    effects.expire(table.state, "next-own-turn", BA)
    assert table.state.screened
    effects.expire(table.state, "next-own-turn", LD)
    assert lines_of_sight.sees(table.state, orc, thorn)


@pytest.mark.clause("SQ-LOS-02")
def test_an_ash_cloud_is_thrown_at_the_start_of_an_activation_and_not_far() -> None:
    table = equipped("ld1 fig_thorn 0.0 E", cards=("eql_ash_cloud",)).act("ld1")
    assert "use eql_ash_cloud [4.0]" not in table.offers, "five squares to its far edge"
    assert "use eql_ash_cloud [3.0]" in table.offers
    table.do("ld1 step 1.0")
    assert table.happened == [Moved(LD, "ld1", ((1, 0),), 1)]
    assert not table.offered("use")


@pytest.mark.clause("SQ-MOVE-11", "SQ-MOVE-12")
def test_a_grapnel_carries_over_others_without_asking_and_two_squares_further() -> None:
    table = equipped(
        "ld1 fig_thorn 0.0 E",
        "ld2 fig_quill 2.2 E",
        "ba1 fig_marine_laser 1.0 E",
        "ba2 fig_marine_laser 1.1 E",
        cards=("eql_grapnel",),
    ).act("ld1")
    before = movement_points.own_purse(table.state, table.mini("ld1")).left
    assert table.offered("use") == ["use eql_grapnel ld1"]
    table.do("use eql_grapnel ld1")
    assert movement_points.own_purse(table.state, table.mini("ld1")).left == before + 2
    assert movement_points.own_purse(table.state, table.mini("ld2")).left == figure(table.mini("ld2")).move
    table.do("ld1 step 1.0", "ld1 step 2.0")
    assert table.waiting == LD, "nobody was asked"
    assert table.happened == [
        CardPlayed(LD, "eql_grapnel", ("ld1",)),
        Moved(LD, "ld1", ((1, 0),), 1),
        Moved(LD, "ld1", ((2, 0),), 1),
    ]
    table.do("done")
    assert table.state.effects == ()
    assert table.side(LD).equipment == ("eql_grapnel",), "one use is left"
    table.act("ld2").do("use eql_grapnel ld2")
    assert table.side(LD).equipment == ()


@pytest.mark.clause("SQ-MELEE-02", "SQ-DOOR-11")
def test_a_breaching_charge_is_two_red_dice_for_one_melee() -> None:
    assert type(card("eql_breaching_charge")) is type(card("eqp_melta_bomb"))
    table = equipped(
        "ld1 fig_quill 0.0 E", "ch1 fig_android 1.0 W", cards=("eql_breaching_charge",), dice=(1,) * 12
    )
    table.act("ld1").do("ld1 strike ch1", "use eql_breaching_charge ld1", "pass")
    assert table.happened == [
        Declared(LD, "ld1", "wpn_combat_blade", "ch1", 1, "melee"),
        CardPlayed(LD, "eql_breaching_charge", ("ld1",)),
        Waited(LD, "cards", "SQ-SHOOT-09"),
        Rolled(LD, "ld1", (0, 0, 0, 0), 2, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 2, "defence", "SQ-MELEE-02"),
        MeleeFought("ld1", "ch1", 0, 0, False),
    ]
    assert not table.state.effects


@pytest.mark.clause("SQ-SHOOT-05")
def test_grave_plate_is_one_point_of_armour_for_who_was_named() -> None:
    lines = ("ld1 fig_thorn 0.0 E", "ld2 fig_quill 0.2 E", "ld3 fig_therian 0.1 E")
    table = equipped(*lines, cards=("eql_grave_plate",), named=("ld2",))
    assert [armour_of(table.state, table.mini(who)) for who in ("ld1", "ld2", "ld3")] == [1, 3, 3]
    assert card("eql_grave_plate").names(table.state, LD) == ["ld1", "ld2"], "nobody with an armour of three"


@pytest.mark.clause("SQ-SHOOT-08", "SQ-WPN-23")
@pytest.mark.parametrize(
    ("who", "weapon", "helped"),
    [("ld1", "wpn_carbine", True), ("ld1", "wpn_las_cannon", False), ("ld2", "wpn_carbine", False)],
)
def test_marked_rounds_are_for_who_was_named_but_for_no_extra_heavy_weapon(
    who: str, weapon: str, helped: bool
) -> None:
    table = equipped(
        f"ld1 fig_thorn 0.0 E weapons={weapon}",
        f"ld2 fig_thorn 0.2 E weapons={weapon}",
        "ch1 fig_android 9.1 W",
        cards=("eql_marked_rounds",),
        named=("ld1",),
        dice=(1,) * 12,
    ).act(who)
    table.do(table.offered(f"{who} shoot")[0])
    assert bool(table.offered("reroll eql_marked_rounds")) is helped


@pytest.mark.clause("SQ-MELEE-02")
def test_an_oath_blade_is_a_white_die_for_who_was_named() -> None:
    table = equipped("ld1 fig_thorn 0.0 E", "ld2 fig_quill 0.2 E", cards=("eql_oath_blade",), named=("ld1",))
    dice = {who: melee.melee_dice(table.state, table.mini(who)) for who in ("ld1", "ld2")}
    assert (dice["ld1"].red, dice["ld1"].white) == (1, 2)
    assert (dice["ld2"].red, dice["ld2"].white) == (0, 2)


@pytest.mark.clause("SQ-SETUP-07")
def test_a_stolen_chart_shows_two_tokens_in_a_turn() -> None:
    tokens = [f"ch?{number} fig_ork {number}.2 blip" for number in range(1, 4)]
    table = equipped("ld1 fig_thorn 0.0 W", *tokens, cards=("eql_stolen_chart",), step="order")
    table.do("use eql_stolen_chart ch?1", "use eql_stolen_chart ch?3")
    assert "activate ld1" in table.offers
    assert table.happened == [
        CardPlayed(LD, "eql_stolen_chart", ("ch?1",)),
        TokenSeen(LD, "ch?1", "fig_ork"),
        CardPlayed(LD, "eql_stolen_chart", ("ch?3",)),
        TokenSeen(LD, "ch?3", "fig_ork"),
    ]
    assert table.side(LD).equipment == ("eql_stolen_chart",)


# Black writ

TOUCHED: list[int] = []


@pytest.fixture
def plague() -> Iterator[None]:
    """An event that touches everybody."""

    @event("evg_test_plague")
    def touch_all(state: State, seat: int, dice: Dice, out: Out) -> None:
        TOUCHED[:] = [squad for squad in (BA, LD) if not warding.warded(state, "evg_test_plague", squad)]

    TOUCHED.clear()
    yield
    del EVENTS["evg_test_plague"]


def drawn(table: Table) -> Table:
    table.state.decks["green"] = Deck(("evg_test_plague", "evg_test_plague"))
    table.state.sides[CH] = type(table.side(CH))("chaos", colour="green")
    events.draw(table.state, CH, table.dice, table.heard)
    return table.settle()


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.usefixtures("plague")
@pytest.mark.parametrize(
    ("answer", "touched"), [("use eql_black_writ evg_test_plague", [BA]), ("pass", [BA, LD])]
)
def test_a_black_writ_keeps_an_event_from_the_legion_alone(answer: str, touched: list[int]) -> None:
    table = drawn(equipped("ch1 fig_ork 9.0 W", "ld1 fig_thorn 0.0 E", cards=("eql_black_writ",), turn=CH))
    assert table.waiting == LD
    assert table.offers == ["pass", "use eql_black_writ evg_test_plague"]
    table.do(answer)
    if answer != "pass":
        assert table.offers == ["pass"]
        table.do("pass")
    assert touched == TOUCHED
    assert table.waiting == CH


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.usefixtures("plague")
def test_the_question_comes_whatever_the_legion_holds() -> None:
    table = drawn(equipped("ch1 fig_ork 9.0 W", "ld1 fig_thorn 0.0 E", cards=("eql_oath_blade",), turn=CH))
    assert table.offers == ["pass"]


# Death pact


def falling(*lines: str, cards: tuple[str, ...] = ("eql_death_pact",), dice: tuple[int, ...]) -> Table:
    """Vesna Thorn loses her last life point to an android."""
    table = equipped(
        "ch1 fig_android 9.1 W", "ld1 fig_thorn 0.1 N lp=1", *lines, cards=cards, dice=dice, turn=CH
    )
    table.act("ch1").do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith("ld1")))
    return table


@pytest.mark.clause("SQ-SHOOT-07", "SQ-MELEE-02")
def test_a_death_pact_is_one_last_shot_and_then_the_end() -> None:
    table = falling("ld2 fig_quill 3.2 E", "ch2 fig_gretchin 1.0 W", dice=(6, 6, 6, 6, 6))
    assert table.waiting == LD
    assert "use eql_death_pact ld1 wpn_carbine ch2" in table.offers
    table.do("use eql_death_pact ld1 wpn_carbine ch2")
    while table.waiting == LD:
        table.do("pass")
    assert [(one.who, one.by) for one in table.told(Eliminated)] == [("ch2", LD), ("ld1", CH)]
    assert table.mini("ld2").lp == 3
    assert table.side(LD).equipment == ()
    assert table.waiting == CH


@pytest.mark.clause("SQ-MELEE-02")
def test_in_its_last_melee_it_cannot_be_hurt() -> None:
    table = falling("ch2 fig_chaos_marine 0.0 S", dice=(6, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6))
    table.do("use eql_death_pact ld1 melee ch2")
    while table.waiting == LD:
        table.do("pass")
    assert [(one.who, one.by) for one in table.told(Eliminated)] == [("ld1", CH)]
    assert table.told(CardPlayed) == [CardPlayed(LD, "eql_death_pact", ("ld1", "melee", "ch2"))]


@pytest.mark.clause("SQ-SHOOT-07")
def test_who_is_only_wounded_has_no_death_pact() -> None:
    table = equipped(
        "ch1 fig_ork 9.0 W", "ld1 fig_thorn 0.0 E", cards=("eql_death_pact",), dice=(6, 1), turn=CH
    ).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ld1")
    assert table.waiting == CH
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ld1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 0), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(LD, "ld1", 1, 2),
    ]
    assert table.mini("ld1").lp < 3 or table.told(Unharmed)
