"""Psychic cards: each effect, what it must not touch, and what its psionic may still do."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Deeds, Effect, change_side
from bulkhead.starquest.events import (
    Activated,
    BulkheadDestroyed,
    CalledOff,
    CardPlayed,
    Declared,
    DoorClosed,
    DoorOpened,
    Eliminated,
    Faced,
    Finished,
    Healed,
    MeleeFought,
    Moved,
    Rerolled,
    Rolled,
    Scored,
    TokenRevealed,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.objects import carrying
from bulkhead.starquest.rules.turn import activation
from bulkhead.starquest.table import effects
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table, scene

LIBRARIAN = "ba1 fig_librarian 0.1 E role=psionic"


def casting(
    card: str, *lines: str, drawn: str = HALL, dice: tuple[int, ...] = (), act: str = "ba1", **more: Any
) -> Table:
    """The librarian's activation, with one card."""
    table = scene(
        drawn,
        LIBRARIAN,
        *lines,
        dice=dice,
        turn=BA,
        sides={BA: {"psionic": "ba1", "psychic": (card,)}, **more.pop("sides", {})},
        **more,
    )
    return table.act(act) if act else table


def is_spent(table: Table, card: str) -> None:
    """The card is used up, and a second one could not be used in this turn."""
    assert (table.side(BA).psychic, table.side(BA).psychic_used, table.side(BA).psyched) == (
        (),
        (card,),
        True,
    )


# Mind lance


@pytest.mark.clause("SQ-PSI-08", "SQ-SHOOT-05")
def test_a_mind_lance_meets_an_armour_one_lower() -> None:
    table = casting("psi_mind_lance", "ch1 fig_ork 9.1 W", "ch2 fig_ork 9.0 W", dice=(5, 1))
    before = armour_of(table.state, table.mini("ch1"))
    table.do("use psi_mind_lance ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_mind_lance", ("ch1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_mind_lance", "ch1", 1, "card"),
        Rolled(BA, "ba1", (2, 0), 2, "card", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    rolled = sum(table.told(Rolled)[0].values)
    assert rolled == 2
    assert (table.mini("ch1").place == "dead") == (rolled > before - 1)
    assert armour_of(table.state, table.mini("ch2")) == before
    assert table.mini("ch2").place == "board"
    is_spent(table, "psi_mind_lance")
    assert table.offers == ["done"]


@pytest.mark.clause("SQ-PSI-08", "SQ-PSI-09")
def test_a_power_outside_its_psionics_activation_is_refused_for_what_it_is() -> None:
    table = casting("psi_mind_lance", "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 9.1 W", act="")
    assert str(table.refused("use psi_mind_lance ch1")) == "SQ-PSI-08: sq-no-card-now"
    table = casting("psi_mind_lance", "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 9.1 W", dice=(1, 1))
    change_side(table.state, BA, psychic=("psi_mind_lance", "psi_mend"))
    table.do("use psi_mind_lance ch1", "done")
    assert table.happened == [
        CardPlayed(BA, "psi_mind_lance", ("ch1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_mind_lance", "ch1", 1, "card"),
        Rolled(BA, "ba1", (0, 0), 2, "card", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
        Finished(BA, "ba1"),
    ]
    assert str(table.refused("use psi_mend ba2")) == "SQ-PSI-09: sq-no-second-psychic"


@pytest.mark.clause("SQ-PSI-08")
def test_a_mind_lance_needs_a_mind_in_sight() -> None:
    table = casting("psi_mind_lance", "ch1 fig_android 9.1 W", "if1 fig_marine_laser 5.0 W")
    assert table.offered("use") == ["use psi_mind_lance if1"]


# Dread


@pytest.mark.clause("SQ-MOVE-02", "SQ-MELEE-01")
def test_who_dreads_neither_strikes_nor_comes_nearer() -> None:
    table = casting("psi_dread", "ba2 fig_marine_laser 4.0 E", "ch1 fig_ork 5.1 W", "ch2 fig_ork 5.2 W")
    table.do("use psi_dread ch1", "done")
    table.state.turn_seat = CH
    table.act("ch1")
    assert not table.offered("ch1 strike")
    assert "ch1 step 4.1" not in table.offers
    assert table.refused("ch1 step 4.1").clause == "SQ-MOVE-02"
    assert "ch1 step 6.1" in table.offers
    table.do("done").act("ch2")
    assert "ch2 step 4.2" in table.offers, "his mate is not afraid"


@pytest.mark.clause("SQ-MELEE-01")
def test_leaders_constructs_and_machines_do_not_dread() -> None:
    table = casting(
        "psi_dread", "ch1 fig_chaos_commander 9.0 W", "ch2 fig_android 9.1 W", "ch3 fig_gretchin 9.2 W"
    )
    assert table.offered("use") == ["use psi_dread ch3"]


# Puppet


@pytest.mark.clause("SQ-MOVE-01", "SQ-MELEE-02")
def test_a_puppet_is_led_and_strikes_its_own_side_for_the_psionic() -> None:
    table = casting("psi_puppet", "ch1 fig_gretchin 5.1 W", "ch2 fig_gretchin 8.1 E", dice=(6, 1, 1, 1, 1, 1))
    table.do("use psi_puppet ch1")
    assert table.waiting == BA
    table.do("ch1 step 6.1", "ch1 step 7.1", "ch1 face E")
    assert "ch1 strike ch2" in table.offers
    table.do("ch1 strike ch2")
    assert (table.mini("ch2").place, table.at("ch1")) == ("dead", "7.1")
    assert all(scored.seat != CH for scored in table.told(Scored))
    assert table.mini("ch1").deeds == Deeds(), "it has done nothing of itself"


@pytest.mark.clause("SQ-MOVE-01")
def test_a_puppet_goes_four_squares_at_most_and_the_big_and_the_leaders_none() -> None:
    table = casting(
        "psi_puppet", "ch1 fig_gretchin 4.1 W", "ch2 fig_android 9.0 W", "ch3 fig_chaos_commander 9.2 W"
    )
    assert table.offered("use") == ["use psi_puppet ch1"]
    table.do("use psi_puppet ch1", "ch1 step 5.1", "ch1 step 6.1", "ch1 step 7.1", "ch1 step 8.1")
    assert not table.offered("ch1 step")
    table.do("pass")
    assert table.happened == [
        CardPlayed(BA, "psi_puppet", ("ch1",), "SQ-PSI-10"),
        Moved(CH, "ch1", ((5, 1),), 0, "SQ-PSI-08"),
        Moved(CH, "ch1", ((6, 1),), 0, "SQ-PSI-08"),
        Moved(CH, "ch1", ((7, 1),), 0, "SQ-PSI-08"),
        Moved(CH, "ch1", ((8, 1),), 0, "SQ-PSI-08"),
    ]
    assert table.offers == ["done"]


# Inner wall


def walled(
    card: str, *lines: str, act: str, dice: tuple[int, ...] = (), hand: tuple[str, ...] = ("psi_inner_wall",)
) -> Table:
    """A psionic of the Fists who may have an answer."""
    return scene(
        HALL,
        "ba1 fig_librarian 0.0 E role=psionic",
        *lines,
        dice=dice,
        sides={
            BA: {"psionic": "ba1", "psychic": (card,)},
            IF: {"psionic": "if1", "psychic": hand},
            EL: {"psionic": "", "psychic": ()},
        },
    ).act(act)


@pytest.mark.clause("SQ-PSI-09", "SQ-PSI-10")
def test_an_inner_wall_stops_a_psychic_card() -> None:
    table = walled(
        "psi_mind_lance", "if1 fig_librarian 9.0 W role=psionic", "if2 fig_marine_laser 5.1 W", act="ba1"
    )
    table.do("use psi_mind_lance if2")
    assert (table.waiting, table.offers) == (IF, ["pass", "use psi_inner_wall"])
    table.do("use psi_inner_wall")
    assert table.mini("if2").lp == 2
    assert table.happened == [
        CardPlayed(BA, "psi_mind_lance", ("if2",), "SQ-PSI-10"),
        CardPlayed(IF, "psi_inner_wall"),
        CalledOff(BA, "ba1", "SQ-PSI-09"),
    ]
    assert (table.side(IF).psychic, table.side(IF).psyched) == ((), True)
    assert table.side(BA).psychic == (), "the lance is used up all the same"
    assert table.offers == ["done"]


@pytest.mark.clause("SQ-SEAT-09", "SQ-PSI-09")
def test_the_window_of_the_wall_depends_on_what_all_can_see() -> None:
    lines = ("if1 fig_librarian 9.0 W role=psionic", "if2 fig_marine_laser 5.1 W")
    for hand in (("psi_inner_wall",), ("psi_haste",)):
        table = walled("psi_mind_lance", *lines, act="ba1", dice=(1, 1), hand=hand)
        table.do("use psi_mind_lance if2")
        assert (table.waiting, table.told(Rolled)) == (IF, []), "whatever the card is"
    far = walled(
        "psi_mind_lance",
        "if1 fig_librarian 9.0 W role=psionic",
        "if2 fig_marine_laser 0.2 N",
        act="ba1",
        dice=(1, 1),
    )
    far.do("use psi_mind_lance if2")
    assert far.happened == [
        CardPlayed(BA, "psi_mind_lance", ("if2",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_mind_lance", "if2", 1, "card"),
        Rolled(BA, "ba1", (0, 0), 2, "card", "SQ-SHOOT-03"),
    ]
    assert far.told(Rolled), "nine squares are too far"


@pytest.mark.clause("SQ-PSI-09")
def test_an_inner_wall_stops_a_hex() -> None:
    table = scene(
        HALL,
        "cu1 fig_hierophant 9.1 W weapons=wpn_hex",
        "ba1 fig_librarian 0.0 E role=psionic",
        "ba2 fig_marine_laser 3.1 E",
        "if1 fig_marine_laser 3.2 E",
        dice=(5, 5),
        sides={BA: {"psionic": "ba1", "psychic": ("psi_inner_wall",)}},
    ).act("cu1")
    table.do("cu1 shoot wpn_hex ba2")
    assert (table.waiting, table.offers) == (BA, ["pass", "use psi_inner_wall"])
    table.do("use psi_inner_wall")
    assert table.mini("ba2").lp == 2
    assert table.happened == [
        Declared(CU, "cu1", "wpn_hex", "ba2", 1, "shoot"),
        CardPlayed(BA, "psi_inner_wall"),
        CalledOff(CU, "cu1", "SQ-PSI-09"),
    ]
    assert table.waiting == CU


# Far sight


CHAMBERS = """
    +-+-+-+-+-+-+-+-+-+-+-+
    |. . . .|. . . . . . .|
    +       +             +
    |. . . .|. . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-SCAN-10", "SQ-PSI-08")
def test_far_sight_reveals_what_is_near_behind_walls_too() -> None:
    table = casting("psi_far_sight", "ch?1 fig_ork 8.0 blip", "ch?2 fig_ork 9.0 blip", drawn=CHAMBERS)
    table.do("use psi_far_sight")
    assert table.happened == [
        CardPlayed(BA, "psi_far_sight", (), "SQ-PSI-10"),
        TokenRevealed(CH, "ch?1", "fig_ork", (8, 0)),
    ]
    assert table.waiting == CH
    table.do(table.offers[0])
    assert "ch?2" in table.state.tokens
    assert "ba1 step 1.1" in table.offers, "he may still move"
    assert not table.offered("ba1 shoot")
    assert "ba1 overwatch" not in table.offers
    assert table.refused("ba1 overwatch").clause == "SQ-PSI-08"


def test_without_a_token_near_there_is_no_far_sight() -> None:
    assert not casting("psi_far_sight", "ch?2 fig_ork 9.0 blip", drawn=CHAMBERS).offered("use")


# Aegis


@pytest.mark.clause("SQ-SHOOT-05", "SQ-PSI-08")
def test_an_aegis_is_two_points_of_armour_until_the_next_own_turn() -> None:
    table = casting("psi_aegis", "ba2 fig_marine_laser 6.1 E", "ba3 fig_marine_laser 7.0 E")
    assert table.offered("use") == ["use psi_aegis ba1", "use psi_aegis ba2"]
    before = armour_of(table.state, table.mini("ba2"))
    table.do("use psi_aegis ba2")
    assert table.happened == [CardPlayed(BA, "psi_aegis", ("ba2",), "SQ-PSI-10")]
    assert armour_of(table.state, table.mini("ba2")) == before + 2
    assert armour_of(table.state, table.mini("ba3")) == before
    assert [effect.until for effect in table.state.effects] == ["next-own-turn"]


@pytest.mark.clause("SQ-LOS-03")
def test_he_helps_nobody_behind_his_back() -> None:
    table = scene(
        HALL,
        "ba1 fig_librarian 5.1 E role=psionic",
        "ba2 fig_marine_laser 4.1 E",
        sides={BA: {"psionic": "ba1", "psychic": ("psi_aegis",)}},
    ).act("ba1")
    assert table.offered("use") == ["use psi_aegis ba1"]


@pytest.mark.clause("SQ-SHOOT-05")
def test_an_aegis_gives_no_more_than_five() -> None:
    table = casting("psi_aegis", "ba2 fig_marine_laser 1.1 E")
    effects.add(table.state, Effect("av", BA, on="ba1", value=1, until="mission"))
    table.state.offered = None
    table.do("use psi_aegis ba1")
    assert table.happened == [CardPlayed(BA, "psi_aegis", ("ba1",), "SQ-PSI-10")]
    assert armour_of(table.state, table.mini("ba1")) == 5


# Fury


@pytest.mark.clause("SQ-PSI-08", "SQ-MELEE-02")
def test_in_fury_he_moves_and_strikes_with_two_red_dice_more() -> None:
    table = casting("psi_fury", "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 2.1 W", dice=(1,) * 12)
    table.do("use psi_fury", "ba1 step 1.1", "ba1 strike ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_fury", (), "SQ-PSI-10"),
        Moved(BA, "ba1", ((1, 1),), 1),
        Declared(BA, "ba1", "wpn_force_axe", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (0, 0, 0, 0, 0, 0), 4, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 0, 0, False),
    ]
    is_spent(table, "psi_fury")
    assert not table.offered("ba1 shoot")
    assert "ba1 search" not in table.offers


@pytest.mark.clause("SQ-PSI-08")
def test_fury_does_not_let_him_shoot() -> None:
    table = casting("psi_fury", "ch1 fig_ork 9.1 W")
    table.do("use psi_fury")
    assert table.happened == [CardPlayed(BA, "psi_fury", (), "SQ-PSI-10")]
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_storm_bolter ch1").clause == "SQ-PSI-08"


# Firestorm


@pytest.mark.clause("SQ-SHOOT-11", "SQ-WPN-21")
def test_a_firestorm_burns_friend_and_foe_around_him_but_not_behind_a_wall() -> None:
    drawn = """
    +-+-+-+-+
    |. .|. .|
    +   +   +
    |. . . .|
    +-+-+-+-+
    """
    table = scene(
        drawn,
        "ba1 fig_librarian 1.0 E role=psionic",
        "ba2 fig_marine_laser 0.0 E",
        "ch1 fig_gretchin 1.1 N",
        "ch2 fig_gretchin 2.0 W",
        "ch3 fig_gretchin 3.1 W",
        dice=(5, 6),
        sides={BA: {"psionic": "ba1", "psychic": ("psi_firestorm",)}},
    ).act("ba1")
    table.do("use psi_firestorm")
    assert table.happened == [
        CardPlayed(BA, "psi_firestorm", (), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_firestorm", "", 1, "card"),
        Rolled(BA, "ba1", (2, 3), 2, "card", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(BA, "ba2", 2, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
        Eliminated(BA, "ba2", "fig_marine_laser", -1),
        Scored(BA, -5, -3, "loss", "ba2"),
    ]
    assert (table.mini("ch2").place, table.mini("ch3").place, table.mini("ba1").lp) == ("board", "board", 2)


def test_with_nobody_around_there_is_no_firestorm() -> None:
    assert not casting("psi_firestorm", "ch1 fig_ork 2.1 W").offered("use")


# Mend flesh


@pytest.mark.clause("SQ-LIFE-04")
def test_mending_gives_two_points_back_within_four_squares() -> None:
    table = casting(
        "psi_mend",
        "ba2 fig_marine_commander 4.1 E lp=1",
        "ba3 fig_marine_laser 5.1 E lp=1",
        "ba4 fig_marine_laser 1.0 E",
        "ba5 fig_marine_laser 0.0 E lp=1",
    )
    assert table.offered("use") == ["use psi_mend ba2", "use psi_mend ba5"], "not too far, not the unhurt"
    table.do("use psi_mend ba2")
    assert table.happened == [CardPlayed(BA, "psi_mend", ("ba2",), "SQ-PSI-10"), Healed(BA, "ba2", 3)]
    assert (table.mini("ba2").lp, table.mini("ba3").lp) == (3, 1)


@pytest.mark.clause("SQ-LIFE-04", "SQ-SQUAD-15")
def test_a_governor_takes_a_card_back_without_its_ability() -> None:
    table = scene(
        HALL,
        "el1 fig_harlequin 0.0 E role=psionic",
        "el2 fig_eldar_governor 1.0 E role=leader",
        sides={
            EL: {
                "psionic": "el1",
                "psychic": ("psi_mend",),
                "governor": ("gov_acrobat",),
                "governor_lost": ("gov_swift_step",),
            }
        },
    ).act("el1")
    table.do("use psi_mend el2")
    assert table.happened == [
        CardPlayed(EL, "psi_mend", ("el2",), "SQ-PSI-10"),
        Healed(EL, "el2", 3, "SQ-SQUAD-15"),
    ]
    assert table.side(EL).governor == ("gov_acrobat", "gov_swift_step")
    assert table.side(EL).faded == ("gov_swift_step",)


# Hurl


@pytest.mark.clause("SQ-MOVE-09")
def test_who_is_hurled_into_the_open_is_not_hurt() -> None:
    table = casting("psi_hurl", "ch1 fig_ork 3.1 W", "ch2 fig_ork 3.2 W")
    table.do("use psi_hurl ch1")
    assert (table.at("ch1"), table.at("ch2")) == ("6.1", "3.2")
    assert table.happened == [
        CardPlayed(BA, "psi_hurl", ("ch1",), "SQ-PSI-10"),
        Moved(CH, "ch1", ((6, 1),), 0, "SQ-MOVE-09"),
    ]


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.parametrize("other", ["ch2 fig_android 5.1 W", "ch2 fig_android 9.2 W"])
def test_who_is_stopped_is_attacked_where_he_stops(other: str) -> None:
    start = "3.1" if "5.1" in other else "8.1"
    table = casting("psi_hurl", f"ch1 fig_ork {start} W", other, dice=(6, 6))
    table.do("use psi_hurl ch1")
    assert [event.who for event in table.told(Eliminated)] == ["ch1"]
    assert table.mini("ch2").place == "board"


@pytest.mark.clause("SQ-MOVE-09")
def test_giants_are_not_hurled() -> None:
    table = casting("psi_hurl", "ch1 fig_dread_mk7 5.0 W weapons=wpn_assault_cannon")
    assert not table.offered("use")


# Barrier


@pytest.mark.clause("SQ-MOVE-10", "SQ-LOS-02")
def test_a_barrier_is_neither_passed_nor_seen_through() -> None:
    table = casting(
        "psi_barrier", "ba2 fig_marine_laser 0.0 E", "ba3 fig_marine_laser 0.2 E", "ch1 fig_ork 9.0 W"
    )
    assert "use psi_barrier 1.0 1.1" in table.offers
    assert "use psi_barrier 9.1 9.2" not in table.offers, "too far"
    table.do("use psi_barrier 1.0 1.1", "done").act("ba2")
    assert "ba2 step 1.0" not in table.offers
    assert "ba2 shoot wpn_laser_rifle ch1" not in table.offers
    table.do("done").act("ba3")
    assert "ba3 step 1.2" in table.offers, "beside it the way is free"
    effects.expire(table.state, "next-own-turn", BA)
    assert (table.state.walled, table.state.screened) == (0, 0)


DOORWAY = """
    +-+-+-+-+-+-+
    |. .|. . . .|
    +   +       +
    |. .:. . . .|
    +   +       +
    |. .:. . . .|
    +-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-MOVE-10")
def test_a_doorway_is_shut_and_nobody_opens_it() -> None:
    door = scene(DOORWAY, LIBRARIAN).state.ship.doors[0].id
    table = casting("psi_barrier", "ba2 fig_marine_laser 1.2 E", drawn=DOORWAY, opened=(door,))
    table.do(f"use psi_barrier {door}", "done").act("ba2")
    assert "ba2 step 2.2" not in table.offers
    assert not table.offered("ba2 open")
    shut = casting("psi_barrier", drawn=DOORWAY)
    assert f"use psi_barrier {door}" not in shut.offers, "it is shut already"


# Unseen hand


@pytest.mark.clause("SQ-DOOR-07", "SQ-PSI-08")
def test_an_unseen_hand_opens_and_closes_doors_in_sight() -> None:
    table = casting("psi_unseen_hand", drawn=DOORWAY)
    door = table.state.ship.doors[0].id
    table.do("use psi_unseen_hand")
    assert table.offers == [f"choose {door}", "pass"]
    table.do(f"choose {door}")
    assert door in table.state.gone
    assert "ba1 step 1.1" in table.offers
    assert not table.offered("ba1 shoot")
    other = casting("psi_unseen_hand", drawn=DOORWAY, opened=(door,))
    other.do("use psi_unseen_hand", f"choose {door}")
    assert other.happened == [
        CardPlayed(BA, "psi_unseen_hand", (), "SQ-PSI-10"),
        DoorClosed(BA, "d1", "SQ-DOOR-07"),
    ]
    assert [event.door for event in other.told(DoorClosed)] == [door]


BULKHEAD = DOORWAY.replace(":", "!")


@pytest.mark.clause("SQ-DOOR-09", "SQ-DOOR-13")
def test_or_one_bulkhead_until_the_turn_ends() -> None:
    drawn = BULKHEAD
    table = casting("psi_unseen_hand", drawn=drawn)
    door = table.state.ship.doors[0].id
    assert table.state.ship.doors[0].kind == "bulkhead"
    table.do("use psi_unseen_hand", f"choose {door}")
    assert table.state.opened == ((door, BA),)
    table.do("done", "end", "pass")
    assert table.happened == [
        CardPlayed(BA, "psi_unseen_hand", (), "SQ-PSI-10"),
        DoorOpened(BA, "ba1", "d1", "SQ-DOOR-09"),
        Finished(BA, "ba1"),
        DoorClosed(BA, "d1"),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnEnded(EL),
        TurnEnded(LD),
        TurnBegan(CH, 6),
    ]
    assert not table.state.opened


def test_without_a_door_in_sight_there_is_nothing_to_move() -> None:
    assert not casting("psi_unseen_hand").offered("use")


# Crush


@pytest.mark.clause("SQ-DREAD-06", "SQ-SHOOT-05")
def test_crush_is_for_what_has_no_flesh() -> None:
    table = casting("psi_crush", "ch1 fig_android 9.1 W", "ch2 fig_ork 9.0 W", dice=(6, 6, 6, 6))
    assert table.offered("use") == ["use psi_crush ch1"]
    table.do("use psi_crush ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_crush", ("ch1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_crush", "ch1", 1, "card"),
        Rolled(BA, "ba1", (3, 3, 3, 3), 4, "card", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_android", BA),
        Scored(BA, 10, 10, "kill", "ch1"),
    ]
    assert table.mini("ch1").place == "dead"
    assert table.mini("ch2").place == "board"


@pytest.mark.clause("SQ-DOOR-10")
def test_crush_breaks_a_bulkhead() -> None:
    table = casting("psi_crush", drawn=BULKHEAD, dice=(6, 6, 6, 6))
    door = table.state.ship.doors[0].id
    table.do(f"use psi_crush door:{door}")
    assert table.happened == [
        CardPlayed(BA, "psi_crush", ("door:d1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_crush", "door:d1", 1, "card"),
        Rolled(BA, "ba1", (3, 3, 3, 3), 4, "card", "SQ-SHOOT-03"),
        BulkheadDestroyed(BA, "d1", 12),
    ]
    assert door in table.state.gone


# Haste


@pytest.mark.clause("SQ-TURN-15")
def test_haste_has_somebody_act_again() -> None:
    table = casting(
        "psi_haste",
        "ba2 fig_marine_laser 2.1 E",
        "ba3 fig_marine_laser 3.0 E",
        "ch1 fig_android 9.1 W",
        dice=(1, 1, 1, 1),
        act="ba2",
    )
    table.do("ba2 shoot wpn_laser_rifle ch1", "done").act("ba1")
    assert table.offered("use") == ["use psi_haste ba2"], "only who has finished, and not himself"
    table.do("use psi_haste ba2", "done")
    assert table.offered("activate") == ["activate ba2", "activate ba3"]
    table.do("activate ba2", "ba2 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_haste", ("ba2",), "SQ-PSI-10"),
        Finished(BA, "ba1"),
        Activated(BA, "ba2"),
        Declared(BA, "ba2", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba2", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not table.offered("ba2 shoot")


# Stasis


@pytest.mark.clause("SQ-TURN-01", "SQ-ALIEN-27")
def test_in_stasis_nothing_is_done_by_it_or_to_it() -> None:
    table = casting(
        "psi_stasis",
        "ba2 fig_marine_laser 5.0 S",
        "ba3 fig_marine_laser 8.1 W",
        "ch1 fig_ork 5.1 W",
        "ch2 fig_ork 9.0 W",
        "ch3 fig_ork 9.2 W",
    )
    table.do("use psi_stasis ch1", "done").act("ba2")
    assert not any("ch1" in offer for offer in table.offers)
    table.do("done").act("ba3")
    assert not any("ch1" in offer for offer in table.offers)
    assert activation.ready(table.state, CH) == ["ch2", "ch3"]


@pytest.mark.clause("SQ-OBJ-09")
def test_nobody_carries_it_away() -> None:
    table = casting("psi_stasis", "ch1 fig_ork 5.1 W", "ch2 fig_ork 6.1 W").do("use psi_stasis ch1")
    assert table.happened == [CardPlayed(BA, "psi_stasis", ("ch1",), "SQ-PSI-10")]
    refusal = carrying.why_no_load(table.state, table.mini("ch2"), table.mini("ch1"))
    assert refusal is not None
    assert refusal.phrase.id == "sq-no-card-forbids"
    assert carrying.why_no_load(table.state, table.mini("ch1"), table.mini("ch2")) is None


@pytest.mark.clause("SQ-SHOOT-11")
def test_an_explosion_does_not_reach_it_either_and_its_neighbour_is_hit() -> None:
    table = casting(
        "psi_stasis",
        "ba2 fig_marine_heavy 4.0 E weapons=wpn_missile_launcher",
        "ch1 fig_gretchin 8.1 W",
        "ch2 fig_gretchin 9.1 W",
        dice=(6, 6),
    )
    table.do("use psi_stasis ch1", "done").act("ba2").do("ba2 shoot wpn_missile_launcher 8.1")
    assert table.happened == [
        Declared(BA, "ba2", "wpn_missile_launcher", "8.1", 1, "shoot"),
        Rolled(BA, "ba2", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(CH, "ch2", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch2"),
    ]


@pytest.mark.clause("SQ-TURN-01")
def test_leaders_and_giants_stay_in_time() -> None:
    table = casting(
        "psi_stasis", "ch1 fig_chaos_commander 9.0 W", "ch2 fig_dread_mk7 6.1 W weapons=wpn_assault_cannon"
    )
    assert not table.offered("use")


# Blink


@pytest.mark.clause("SQ-PSI-08", "SQ-SCAN-01")
def test_he_blinks_to_where_no_enemy_sees_him_and_may_attack() -> None:
    table = casting("psi_blink", "ch1 fig_ork 5.1 E", "ba2 fig_marine_laser 0.0 E", dice=(1,) * 6)
    assert "use psi_blink 6.1" not in table.offers, "the ork looks that way"
    assert "use psi_blink 0.0" not in table.offers, "somebody stands there"
    assert "use psi_blink 9.1" not in table.offers, "too far"
    table.do("use psi_blink 4.1", "ba1 face E")
    assert table.happened == [
        CardPlayed(BA, "psi_blink", ("4.1",), "SQ-PSI-10"),
        Moved(BA, "ba1", ((4, 1),), 0, "SQ-PSI-08"),
        Faced(BA, "ba1", 2, 0, "SQ-PSI-08"),
    ]
    assert (table.at("ba1"), table.facing("ba1")) == ("4.1", "E")
    assert "ba1 strike ch1" in table.offers
    assert not table.offered("ba1 step")
    assert table.refused("ba1 step 3.1").clause == "SQ-PSI-08"


def test_nobody_blinks_to_a_board_that_was_not_scanned() -> None:
    assert not casting("psi_blink", scanned=False).offered("use")


# Rewind


def rewinding(hand: tuple[str, ...], *lines: str, dice: tuple[int, ...]) -> Table:
    return scene(
        HALL,
        "ch1 fig_ork 9.1 W",
        "ba1 fig_librarian 0.0 E role=psionic",
        *lines,
        dice=dice,
        sides={BA: {"psionic": "ba1", "psychic": hand}},
    ).act("ch1")


@pytest.mark.clause("SQ-SHOOT-10", "SQ-PSI-09")
def test_rewind_rolls_all_the_dice_of_one_side_again() -> None:
    table = rewinding(("psi_rewind", "psi_fury"), "ba2 fig_marine_laser 3.1 E", dice=(6, 6, 6, 1, 1, 1))
    table.do(next(shot for shot in table.offered("ch1 shoot") if shot.endswith("ba2")))
    assert (table.waiting, table.offers) == (BA, ["pass", "use psi_rewind attacker"])
    table.do("use psi_rewind attacker")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba2", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        CardPlayed(BA, "psi_rewind", ("attacker",)),
        Rerolled(BA, "psi_rewind", (2, 0), 0, 2),
    ]
    assert table.mini("ba2").lp == 2
    assert table.side(BA).psychic == ("psi_fury",)
    table.do("pass")
    assert table.waiting == CH


@pytest.mark.clause("SQ-SEAT-09", "SQ-PSI-09")
def test_it_needs_an_own_miniature_in_the_psionics_sight() -> None:
    table = rewinding(("psi_rewind",), "if2 fig_marine_laser 3.1 E", dice=(1, 1, 1))
    table.do(next(shot for shot in table.offered("ch1 shoot") if shot.endswith("if2")))
    assert table.waiting == CH, "the Fists are no concern of his"
    own = casting("psi_rewind", "ch1 fig_android 9.1 W", dice=(1, 1, 1))
    own.do(own.offered("ba1 shoot")[0])
    assert own.happened == [
        Declared(BA, "ba1", "wpn_storm_bolter", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert "done" in own.offers, "it is for the turns of others"


@pytest.mark.clause("SQ-PSI-09")
def test_one_psychic_card_in_each_turn_whoevers_it_is() -> None:
    table = rewinding(("psi_rewind", "psi_inner_wall"), "ba2 fig_marine_laser 3.1 E", dice=(1,) * 12)
    table.do(table.offered("ch1 shoot")[0], "use psi_rewind attacker")
    assert table.side(BA).psyched
    assert table.offers == ["pass"], "a second one has to wait"
    table.do("pass", "done", "end")
    while table.state.turn_seat == CH:
        table.do("pass")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        CardPlayed(BA, "psi_rewind", ("attacker",)),
        Rerolled(BA, "psi_rewind", (0, 0), 0, 2),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Unharmed(BA, "ba1", 0, 3),
        Finished(CH, "ch1"),
        TurnEnded(CH),
        TurnBegan(CU, 2),
    ]
    assert not table.side(BA).psyched
