"""Carrying miniatures (SQ-OBJ-09 to 13, 15, 16)."""

from typing import Any

import pytest

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.data.state import Effect, Pact, deeds
from bulkhead.starquest.events import (
    Allowed,
    CommandSpent,
    Declared,
    Eliminated,
    Faced,
    Finished,
    HandRaised,
    Left,
    Loaded,
    MeleeFought,
    Moved,
    OverwatchEnded,
    Rolled,
    Scored,
    Unloaded,
    WindowClosed,
    WindowOpened,
    Wounded,
)
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.rules.fight.melee import melee_dice
from bulkhead.starquest.rules.move.movement_points import allowance
from bulkhead.starquest.rules.objects import carrying
from bulkhead.starquest.rules.objects.nearness import has_hands
from bulkhead.starquest.table import effects
from bulkhead.tabletop import Event
from tests.starquest.scene import BA, CH, EL, IF, Table, hall, scene

HALL = hall(8, 5)
CARRIER = "ba1 fig_marine_laser 2.2 E"
MATE = "ba2 fig_marine_laser 3.2 W"
LOADED = (CARRIER + " load=ba2", "ba2 fig_marine_laser carried N carrier=ba1")


def loading(*lines: str, **more: Any) -> Table:
    return scene(HALL, *lines, **more).act(lines[0].split()[0])


# Loading and unloading


@pytest.mark.clause("SQ-OBJ-09", "SQ-OBJ-10", "SQ-OBJ-11", "SQ-OBJ-15")
def test_loading_costs_a_point_and_halves_the_rest() -> None:
    table = loading(CARRIER, MATE, "ch1 fig_ork 7.2 W")
    table.do("ba1 load ba2")
    assert table.happened == [Loaded(BA, "ba1", "ba2")]
    assert (table.mini("ba2").place, table.mini("ba2").squares, table.mini("ba2").carrier) == (
        "carried",
        (),
        "ba1",
    )
    assert (table.mini("ba1").deeds.mp, allowance(table.state, table.mini("ba1"))) == (1, 3)
    table.do("ba1 step 3.2", "ba1 step 4.2")
    assert table.offered("ba1 step") == []


@pytest.mark.clause("SQ-OBJ-11")
@pytest.mark.parametrize(
    ("used", "left"), [((), 2), (("ba1 step 2.3",), 1), (("ba1 step 2.3", "ba1 step 2.2"), 0)]
)
def test_points_already_used_count(used: tuple[str, ...], left: int) -> None:
    table = loading(CARRIER, MATE).do(*used, "ba1 load ba2")
    for _ in range(left):
        table.do(table.offered("ba1 step")[0])
    assert table.offered("ba1 step") == []


@pytest.mark.clause("SQ-OBJ-10", "SQ-OBJ-15")
def test_unloading_costs_a_point_and_needs_a_free_square_beside() -> None:
    table = loading(*LOADED, "ch1 fig_ork 3.2 W")
    assert "ba1 unload 3.2" not in table.offers
    assert str(table.refused("ba1 unload 3.2")) == "SQ-OBJ-10: sq-no-free-beside"
    assert str(table.refused("ba1 unload 5.2")) == "SQ-OBJ-10: sq-no-free-beside"
    table.do("ba1 unload 1.1")
    assert table.happened == [Unloaded(BA, "ba1", "ba2", ((1, 1),))]
    assert (table.mini("ba1").deeds.mp, table.mini("ba1").load, table.mini("ba2").carrier) == (1, "", "")
    assert str(table.refused("ba1 unload 1.2")) == "SQ-OBJ-10: sq-no-load"
    table.do("done")
    assert "activate ba2" in table.offers, "it may still do what it has not yet done"


@pytest.mark.clause("SQ-OBJ-15")
def test_a_figure_that_acted_before_being_carried_does_not_act_again() -> None:
    table = (
        scene(HALL, MATE, CARRIER)
        .act("ba2")
        .do("done")
        .act("ba1")
        .do("ba1 load ba2", "ba1 unload 2.1", "done")
    )
    assert table.happened == [
        Loaded(BA, "ba1", "ba2"),
        Unloaded(BA, "ba1", "ba2", ((2, 1),)),
        Finished(BA, "ba1"),
    ]
    assert "activate ba2" not in table.offers


@pytest.mark.clause("SQ-OBJ-09")
@pytest.mark.parametrize(
    ("carrier", "other", "clause"),
    [
        ("ch1 fig_gretchin 2.2 E", "ch2 fig_ork 3.2 W", ""),  # one class above
        ("ch1 fig_gretchin 2.2 E", "ch2 fig_android 3.2 W", "SQ-OBJ-09: sq-no-too-large"),
        ("ba1 fig_marine_laser 2.2 E", "ba2 fig_terminator 3.2 W", ""),
        ("ba1 fig_terminator 2.2 E", "ba2 mch_tarantula 3.2,4.2 W", "SQ-OBJ-09: sq-no-too-large"),
        ("ch1 fig_android 2.2 E", "ch2 fig_dread_mk7 3.2 W", "SQ-OBJ-09: sq-no-too-large"),
        ("ba1 fig_marine_laser 2.2 E", "ba2 fig_marine_laser 4.2 W", "SQ-OBJ-10: sq-no-not-beside"),
        ("ba1 fig_marine_laser 2.2 E", "ch1 fig_ork 3.2 W", "SQ-OBJ-09: sq-no-load-stranger"),
        ("ld1 mch_mrl_inferno 2.2 E", "ld2 fig_thorn 3.2 W", "SQ-OBJ-09: sq-no-hands"),
    ],
)
def test_who_can_carry_whom(carrier: str, other: str, clause: str) -> None:
    table = loading(carrier, other)
    command = f"{carrier.split(maxsplit=1)[0]} load {other.split(maxsplit=1)[0]}"
    if clause:
        assert command not in table.offers
        assert str(table.refused(command)) == clause
    else:
        assert command in table.offers


@pytest.mark.clause("SQ-OBJ-09", "SQ-OBJ-10")
def test_who_is_not_on_the_board_neither_carries_nor_is_carried() -> None:
    drawn = """
        +-+-+-+
        |T . .|
        +     +
        |T . .|
        +-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser 1.0 W", "ba2 fig_marine_laser dock E").act("ba1")
    assert str(table.refused("ba1 load ba2")) == "SQ-SETUP-18: sq-no-not-on-board"
    table.do("done").act("ba2")
    assert table.offered("ba2 load") == []
    assert str(table.refused("ba2 load ba1")) == "SQ-SETUP-18: sq-no-not-on-board"


@pytest.mark.clause("SQ-OBJ-09", "SQ-WPN-87")
def test_gunners_neither_carry_nor_are_carried() -> None:
    lines = ("ba3 mch_tarantula 4.2,5.2 E", "ba2 fig_marine_laser 3.2 E mans=ba3")
    table = loading(CARRIER, *lines)
    assert table.offered("ba1 load") == []
    assert str(table.refused("ba1 load ba2")) == "SQ-OBJ-09: sq-no-busy"
    gunner = loading(lines[1], lines[0], CARRIER)
    assert gunner.offered("ba2 load") == []
    assert str(gunner.refused("ba2 load ba1")) == "SQ-WPN-87: sq-no-gunner-carries"


@pytest.mark.clause("SQ-OBJ-09")
def test_who_is_in_stasis_is_not_taken_up() -> None:
    table = scene(HALL, CARRIER, MATE, "ba3 fig_marine_laser 1.2 E")
    effects.add(table.state, Effect("stasis", CH, on="ba2", value=1))
    table.act("ba1")
    assert table.offered("ba1 load") == ["ba1 load ba3"]
    assert str(table.refused("ba1 load ba2")) == "SQ-OBJ-09: sq-no-card-forbids"


@pytest.mark.clause("SQ-OBJ-09", "SQ-OBJ-10", "SQ-CMD-10")
def test_with_command_points_only_those_are_loaded_that_need_not_be_asked() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.4 N",
        CARRIER,
        MATE,
        "if1 fig_marine_laser 3.3 W",
        "zz1 fig_survivor 1.2 W",
        sides={BA: {"command": 1}},
    )
    table.state.pacts = (Pact(BA, IF),)
    table.act("ch1").do("raise", by=BA).do("ch1 face W")
    assert table.offered("ba1 load") == ["ba1 load ba2", "ba1 load zz1"]
    assert str(table.refused("ba1 load if1")) == "SQ-CMD-10: sq-no-not-with-points"


@pytest.mark.clause("SQ-OBJ-10")
def test_without_a_point_left_nobody_is_loaded_or_unloaded() -> None:
    loader = loading(CARRIER, MATE)
    deeds(loader.state, loader.mini("ba1"), mp=6)
    loader.state.offered = None
    assert str(loader.refused("ba1 load ba2")) == "SQ-OBJ-10: sq-no-points-left"
    carrier = loading(*LOADED)
    deeds(carrier.state, carrier.mini("ba1"), mp=3)
    carrier.state.offered = None
    assert str(carrier.refused("ba1 unload 3.2")) == "SQ-OBJ-10: sq-no-points-left"


@pytest.mark.clause("SQ-OBJ-10")
def test_nobody_is_put_down_on_a_structure_or_a_vent() -> None:
    """The altar stands on 0.1, the vent is on 2.0."""
    drawn = """
        +-+-+-+-+
        |. . V .|
        +       +
        |. . . .|
        +-+-+-+-+
        """
    table = scene(
        drawn,
        "ba1 fig_marine_laser 1.0 E load=ba2",
        LOADED[1],
        "ch1 fig_ork 0.0 E",
        'structures [["obj_altar1",2]]',
        structures={"obj_altar1": 4},
        structure_av={"obj_altar1": 3},
    ).act("ba1")
    assert set(table.offered("ba1 unload")) == {"ba1 unload 1.1", "ba1 unload 2.1"}


@pytest.mark.clause("SQ-OBJ-10", "SQ-OBJ-15", "SQ-MOVE-15", "SQ-MOVE-19")
@pytest.mark.parametrize(
    ("lines", "command", "event"),
    [
        ((CARRIER, MATE), "ba1 load ba2", Loaded(BA, "ba1", "ba2")),
        (LOADED, "ba1 unload 3.2", Unloaded(BA, "ba1", "ba2", ((3, 2),))),
    ],
)
def test_after_loading_and_unloading_a_raised_hand_may_act(
    lines: tuple[str, str], command: str, event: Event
) -> None:
    table = scene(HALL, *lines, "if1 fig_marine_laser 7.4 W", sides={IF: {"command": 1}}).act("ba1")
    table.state.hands = (IF,)
    table.do(command)
    assert table.happened == [event, WindowOpened(IF, "hand")]


@pytest.mark.clause("SQ-OBJ-09")
@pytest.mark.clause("C-FLAG-helpless")
def test_the_helpless_are_carried_by_anybody() -> None:
    table = loading(CARRIER, "zz1 fig_survivor 3.2 W").do("ba1 load zz1")
    assert table.happened == [Loaded(BA, "ba1", "zz1")]
    assert table.mini("ba1").load == "zz1"


@pytest.mark.clause("SQ-OBJ-09")
def test_an_allys_miniature_is_carried_if_its_owner_agrees() -> None:
    def allies() -> Table:
        table = scene(HALL, CARRIER, "if1 fig_marine_laser 3.2 W")
        table.state.pacts = (Pact(BA, IF),)
        return table.act("ba1").do("ba1 load if1")

    yes = allies()
    assert yes.waiting == IF
    assert yes.do("yes").mini("ba1").load == "if1"
    assert yes.happened == [Allowed(IF, "ba1", True, "SQ-OBJ-09"), Loaded(BA, "ba1", "if1")]
    no = allies().do("pass")
    assert no.happened == [Allowed(IF, "ba1", False, "SQ-OBJ-09")]
    assert (no.mini("ba1").load, no.mini("ba1").deeds.mp) == ("", 0)
    assert str(no.refused("ba1 load if1")) == "SQ-OBJ-09: sq-no-refused"


@pytest.mark.clause("SQ-OBJ-15")
def test_one_at_most_is_carried() -> None:
    table = loading(*LOADED, "ba3 fig_marine_laser 3.2 W")
    assert str(table.refused("ba1 load ba3")) == "SQ-OBJ-15: sq-no-one-load"
    above = loading("ba3 fig_marine_laser 3.2 W", *LOADED)
    assert str(above.refused("ba3 load ba1")) == "SQ-OBJ-15: sq-no-one-load"


@pytest.mark.clause("SQ-OBJ-10", "SQ-OBJ-15")
@pytest.mark.parametrize(("hidden", "asked"), [("3.4", True), ("5.4", False)])
def test_who_stood_behind_a_loaded_miniature_comes_into_sight(hidden: str, asked: bool) -> None:
    """ba2 hides ba3 from a watching Eldar. At 5.4 ba3 was in sight before."""
    lines = (CARRIER, MATE, f"ba3 fig_marine_laser {hidden} W", "el1 fig_eldar_warrior 3.0 S watching")
    table = scene(HALL, *lines, turn=BA).act("ba1").do("ba1 load ba2")
    assert table.happened == [Loaded(BA, "ba1", "ba2")]
    assert (table.waiting == EL) == asked


@pytest.mark.clause("SQ-OVER-20")
def test_being_loaded_with_command_points_ends_overwatch() -> None:
    table = scene(HALL, "ch1 fig_ork 7.4 N", CARRIER, MATE + " watching", sides={BA: {"command": 1}}).act(
        "ch1"
    )
    table.do("raise", by=BA).do("ch1 face W", "ba1 load ba2")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 6, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 0),
        OverwatchEnded(BA, "ba2", "SQ-OVER-20"),
        Loaded(BA, "ba1", "ba2"),
        WindowClosed(BA, "hand"),
    ]


@pytest.mark.clause("SQ-OVER-20")
def test_loading_another_ends_overwatch() -> None:
    """The carrier watched; another watcher, who has nothing to do with it, goes on watching."""
    table = scene(
        HALL,
        "ch1 fig_ork 7.4 N",
        CARRIER + " watching",
        MATE,
        "ba3 fig_marine_laser 0.0 N watching",
        sides={BA: {"command": 1}},
    ).act("ch1")
    table.do("raise", by=BA).do("ch1 face W", "ba1 load ba2")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 6, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 0),
        OverwatchEnded(BA, "ba1", "SQ-OVER-20"),
        Loaded(BA, "ba1", "ba2"),
        WindowClosed(BA, "hand"),
    ]
    assert (table.mini("ba1").watching, table.mini("ba3").watching) == (False, True)
    assert list(table.state.watches) == ["ba3"]


# What a carrier can do


@pytest.mark.clause("SQ-CMD-13", "SQ-OBJ-16")
def test_a_carrier_pays_two_command_points_for_a_step() -> None:
    table = scene(HALL, "ch1 fig_ork 7.4 N", *LOADED, sides={BA: {"command": 3}}).act("ch1")
    table.do("raise", by=BA).do("ch1 face W", "ba1 step 3.2")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 6, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 2, 1),
        Moved(BA, "ba1", ((3, 2),), 1),
    ]
    assert table.side(BA).command == 1
    assert table.offered("ba1 step") == []


@pytest.mark.clause("SQ-OBJ-12", "SQ-OBJ-16")
@pytest.mark.parametrize("attacks", [True, False])
def test_the_total_of_its_melee_is_halved_in_attack_and_defence(attacks: bool) -> None:
    first = LOADED if attacks else ("ch1 fig_ork 3.2 W",)
    second = ("ch1 fig_ork 3.2 W",) if attacks else LOADED
    table = scene(HALL, *first, *second, dice=(6,) * 8).act("ba1" if attacks else "ch1")
    dice = melee_dice(table.state, table.mini("ba1"))
    table.do("ba1 strike ch1" if attacks else "ch1 strike ba1")
    fought = table.told(MeleeFought)[0]
    total = (3 * dice.red + 2 * dice.white) // 2
    assert (fought.attack if attacks else fought.defence) == total


@pytest.mark.clause("SQ-OBJ-12")
@pytest.mark.house("carrier-melee")
def test_by_the_house_option_the_dice_of_each_colour_are_halved() -> None:
    """A commander with sword and glove has two red dice and two white ones."""
    carrier = "ba1 fig_marine_commander 2.2 E weapons=set_sword_glove load=ba2"
    for house, dice in (("total", Pool(2, 2)), ("dice", Pool(1, 1))):
        table = scene(HALL, carrier, LOADED[1], house={"carrier_melee": house})
        assert melee_dice(table.state, table.mini("ba1")) == dice


@pytest.mark.clause("SQ-OBJ-12")
@pytest.mark.house("carrier-melee")
@pytest.mark.parametrize(("halved", "dice", "attack"), [("total", (6, 1), 1), ("dice", (6,), 2)])
def test_what_is_halved_is_halved_once(halved: str, dice: tuple[int, ...], attack: int) -> None:
    """A marine fights with two white dice, like the Ork, which carries nobody and keeps both of its own."""
    lines = (*LOADED, "ch1 fig_ork 3.2 W")
    table = scene(HALL, *lines, dice=(*dice, 6, 6), house={"carrier_melee": halved}).act("ba1")
    fought = table.do("ba1 strike ch1").told(MeleeFought)[0]
    assert (fought.attack, fought.defence) == (attack, 4)


@pytest.mark.clause("SQ-OBJ-13", "SQ-OBJ-16")
@pytest.mark.parametrize(
    ("weapon", "fires"),
    [
        ("wpn_laser_rifle", True),
        ("wpn_plasma_gun", False),
        ("wpn_flamer", False),
        ("wpn_las_cannon", False),
        ("wpn_twin_las", False),
    ],
)
def test_a_carrier_fires_light_weapons_only_and_watches_with_them_only(weapon: str, fires: bool) -> None:
    table = loading(f"{CARRIER} load=ba2 weapons={weapon}", LOADED[1], "ch1 fig_ork 6.2 W")
    assert bool(table.offered("ba1 shoot")) == fires
    assert bool(table.offered("ba1 overwatch")) == fires


# The carried


@pytest.mark.clause("SQ-OBJ-15")
def test_the_carried_sees_nothing_is_no_target_and_does_not_act() -> None:
    table = scene(HALL, "ch1 fig_ork 6.2 W", *LOADED)
    assert not sees(table.state, table.mini("ba2"), table.mini("ch1"))
    assert {offer.rsplit(" ", 1)[1] for offer in table.act("ch1").offered("ch1 shoot")} == {"ba1"}
    own = scene(HALL, *LOADED)
    assert "activate ba2" not in own.offers


@pytest.mark.clause("SQ-OBJ-15")
def test_when_the_carrier_is_killed_the_carried_stands_there_unharmed() -> None:
    table = scene(
        HALL,
        "ch1 fig_chaos_marine 6.2 W",
        CARRIER + " lp=1 load=ba2",
        LOADED[1] + " objects=obj_key1",
        dice=(6, 6),
    ).act("ch1")
    table.do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith(" ba1")))
    assert (table.mini("ba1").place, table.at("ba2"), table.facing("ba2")) == ("dead", "2.2", "E")
    assert (table.mini("ba2").lp, table.mini("ba2").carrier, table.mini("ba2").objects) == (
        2,
        "",
        ("obj_key1",),
    )
    assert table.happened == [
        Declared(CH, "ch1", "wpn_laser_rifle", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
        Unloaded(BA, "ba1", "ba2", ((2, 2),), "SQ-OBJ-15"),
    ]


@pytest.mark.clause("SQ-OBJ-15", "SQ-END-02")
@pytest.mark.house("coming-back")
@pytest.mark.parametrize(("back", "place"), [(False, "left"), (True, "dock")])
def test_a_carrier_that_leaves_takes_the_carried_along(back: bool, place: str) -> None:
    drawn = """
        +-+-+-+
        |T . .|
        +     +
        |T . .|
        +-+-+-+
        """
    lines = ("ba1 fig_marine_laser 0.0 W load=ba2", LOADED[1], "ba3 fig_marine_laser 2.0 W")
    table = scene(drawn, *lines, house={"coming_back": back}).act("ba1").do("ba1 leave")
    assert [table.mini(who).place for who in ("ba1", "ba2", "ba3")] == [place, place, "board"]
    assert table.happened == [Left(BA, "ba2", "SQ-OBJ-15"), Left(BA, "ba1")]
    assert (table.mini("ba1").load, table.mini("ba2").carrier) == ("", "")
    done = table.mini("ba1").deeds
    assert (done.mp, done.halted, done.moved_in) == (1, back, table.mini("ba3").deeds.moved_in)
    assert [(feat.what, feat.seat, feat.subject) for feat in table.state.feats] == [
        ("recovered", BA, "ba2"),
        ("left", BA, "ba1"),
    ]


@pytest.mark.clause("SQ-ALIEN-43", "SQ-OBJ-15")
def test_a_carrier_that_changes_side_puts_the_carried_down_beside_it() -> None:
    table = scene(hall(3, 1), "ba1 fig_marine_laser 0.0 E load=ba2", LOADED[1], "el1 fig_eldar_warrior 2.0 W")
    carrying.set_down_beside(table.state, table.mini("ba1"), table.heard)
    assert (table.at("ba2"), table.mini("ba2").passing, table.mini("ba1").load) == ("1.0", False, "")
    assert table.happened == [Unloaded(BA, "ba1", "ba2", ((1, 0),), "SQ-ALIEN-43")]
    crowded = scene(
        hall(2, 1), "ba1 fig_marine_laser 0.0 E load=ba2", LOADED[1], "el1 fig_eldar_warrior 1.0 W"
    )
    carrying.set_down_beside(crowded.state, crowded.mini("ba1"), crowded.heard)
    assert (crowded.at("ba2"), crowded.mini("ba2").passing) == ("0.0", True), "nowhere else is room"
    alone = scene(hall(3, 1), "ba1 fig_marine_laser 0.0 E")
    carrying.set_down_beside(alone.state, alone.mini("ba1"), alone.heard)
    assert alone.happened == []


@pytest.mark.clause("SQ-DREAD-29")
@pytest.mark.parametrize(
    ("line", "hands"),
    [
        ("ba1 fig_marine_laser 0.0 E", True),
        ("ch1 fig_dread_mk7 0.0 E", False),
        ("ba1 mch_tarantula 1.0,0.0 E", False),
    ],
)
def test_a_miniature_has_hands_and_a_machine_has_none(line: str, hands: bool) -> None:
    table = scene(hall(4, 2), line)
    assert has_hands(table.mini(line[:3])) is hands
