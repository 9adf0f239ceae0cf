"""What is found and carried: plate, sight, maul, grenades, clamp, key, tracker.

Tests starquest/rules/cards/recon/carried.py too.
"""

import pytest

from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    DoorClosed,
    Eliminated,
    Finished,
    Moved,
    Rerolled,
    Rolled,
    TokenSeen,
    Waited,
)
from bulkhead.starquest.rules.fight import melee
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import doors
from bulkhead.starquest.rules.turn import activation
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.rules.cards.finding import holding, searching
from tests.starquest.scene import BA, IF, scene

SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


@pytest.mark.clause("SQ-RECON-01", "SQ-OBJ-08")
def test_the_searcher_carries_what_it_finds_and_nobody_else_learns_it() -> None:
    table = searching("rec_armour_plate", lines=(SEARCHER, MATE))
    assert table.side(BA).named == (("rec_armour_plate", "ba1"),)
    assert table.offered("use") == ["use rec_armour_plate ba1"]


@pytest.mark.clause("SQ-SHOOT-05", "SQ-TURN-11")
@pytest.mark.clause("C-rec_armour_plate-1")
@pytest.mark.clause("C-FLAG-card-lasting")
def test_a_plate_makes_its_carrier_harder_for_the_rest_of_the_mission() -> None:
    table = holding("rec_armour_plate", lines=(SEARCHER, MATE))
    before = armour_of(table.state, table.mini("ba1"))
    assert before <= 2
    table.do("use rec_armour_plate ba1")
    assert table.happened == [CardPlayed(BA, "rec_armour_plate", ("ba1",))]
    assert armour_of(table.state, table.mini("ba1")) == before + 1
    assert armour_of(table.state, table.mini("ba2")) == before
    assert (table.side(BA).recon, table.side(BA).lasting) == ((), ("rec_armour_plate",))
    assert table.side(BA).named == ()


@pytest.mark.clause("SQ-SHOOT-05")
def test_a_plate_is_useless_on_heavy_armour() -> None:
    table = holding("rec_armour_plate", lines=("ba1 fig_librarian 0.1 E", MATE))
    assert not table.offered("use")


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.clause("C-rec_gun_sight-1")
def test_a_sight_rerolls_a_die_of_its_carriers_shots_three_times() -> None:
    table = holding("rec_gun_sight", lines=(SEARCHER, "ch1 fig_android 9.1 W"), dice=(1, 1, 1))
    table.do("ba1 shoot wpn_laser_rifle ch1", "pass")
    assert table.offers == ["pass", "reroll rec_gun_sight 1", "reroll rec_gun_sight 2"]
    table.do("reroll rec_gun_sight 1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(BA, "rec_gun_sight", (0, 0), 0),
    ]
    assert (table.side(BA).recon, table.side(BA).open) == (("rec_gun_sight",), ("rec_gun_sight",))
    assert len(table.side(BA).used) == 1


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.clause("C-rec_gun_sight-1")
def test_after_three_uses_it_is_gone_and_others_cannot_use_it() -> None:
    twice = {"used": (("rec_gun_sight", 1), ("rec_gun_sight", 1)), "open": ("rec_gun_sight",)}
    side = {"recon": ("rec_gun_sight",), "named": (("rec_gun_sight", "ba1"),), **twice}
    squad = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.2 E")
    table = scene(
        HALL, *squad, "ch1 fig_android 9.0 W", "ch2 fig_android 9.2 W", sides={BA: side}, dice=(1,) * 5
    )
    table.state.decks["recon"] = Deck((), ())
    table.act("ba2").do("ba2 shoot wpn_laser_rifle ch2")
    assert "done" in table.offers, "the one who does not carry it is not asked"
    table.do("done").act("ba1").do("ba1 shoot wpn_laser_rifle ch1", "reroll rec_gun_sight 1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(BA, "rec_gun_sight", (0, 0), 0),
    ]
    assert table.side(BA).recon == ()
    assert table.side(BA).named == ()
    assert table.state.decks["recon"].discard == ("rec_gun_sight",)


@pytest.mark.clause("SQ-MELEE-02")
@pytest.mark.clause("C-rec_shock_maul-1")
def test_a_maul_is_a_white_die_more_in_melee() -> None:
    table = holding("rec_shock_maul", lines=(SEARCHER, MATE))
    before = melee.melee_dice(table.state, table.mini("ba1"))
    table.do("use rec_shock_maul ba1")
    assert table.happened == [CardPlayed(BA, "rec_shock_maul", ("ba1",))]
    after = melee.melee_dice(table.state, table.mini("ba1"))
    assert (after.red, after.white) == (before.red, before.white + 1)
    assert melee.melee_dice(table.state, table.mini("ba2")) == before
    assert table.side(BA).lasting == ("rec_shock_maul",)


@pytest.mark.clause("SQ-WPN-18", "SQ-WPN-19")
@pytest.mark.clause("C-rec_frag_case-1")
def test_grenades_explode_like_a_missile_in_place_of_the_attack() -> None:
    table = holding(
        "rec_frag_case",
        "rec_frag_case",
        lines=(SEARCHER, "ch1 fig_gretchin 6.1 W", "ch2 fig_gretchin 6.2 W", "ch3 fig_gretchin 8.1 W"),
        dice=(6, 6),
    )
    assert "use rec_frag_case 6.1" in table.offers
    assert "use rec_frag_case 7.1" not in table.offers, "seven squares are too far"
    table.do("use rec_frag_case 6.1")
    while table.offers == ["pass"]:
        table.do("pass")
    assert {event.who for event in table.told(Eliminated)} == {"ch1", "ch2"}
    assert table.mini("ch3").place == "board"
    assert table.side(BA).recon == ("rec_frag_case",)
    assert (table.offered("ba1 shoot"), table.offered("use")) == ([], []), "the attack of this turn is spent"
    assert "ba1 overwatch" not in table.offers


def test_who_has_shot_throws_no_grenades_and_nor_does_another() -> None:
    table = holding("rec_frag_case", lines=(SEARCHER, MATE, "ch1 fig_android 9.0 W"), act="ba2")
    assert not table.offered("use")


DOOR = """
    +-+-+-+-+-+-+
    |. .|. . . .|
    +   +       +
    |. .:. . . .|
    +   +       +
    |. .:. . . .|
    +-+-+-+-+-+-+
    """


BULKHEAD = DOOR.replace(":", "!")


@pytest.mark.clause("SQ-DOOR-07")
@pytest.mark.clause("C-rec_door_clamp-1", "C-rec_door_clamp-2")
def test_a_clamp_closes_an_open_door_beside_its_carrier() -> None:
    lines = ("ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 0.2 E")
    table = holding("rec_door_clamp", lines=lines, drawn=DOOR, opened=("d1",))
    assert not table.offered("use"), "he is not next to it"
    table.do("ba1 step 1.1")
    assert table.offered("use") == ["use rec_door_clamp d1"]
    table.do("use rec_door_clamp d1")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 1),), 1),
        CardPlayed(BA, "rec_door_clamp", ("d1",)),
        DoorClosed(BA, "d1", "SQ-DOOR-07"),
    ]
    assert table.state.gone == ()
    assert "ba1 open d1" in table.offers
    assert not holding("rec_door_clamp", lines=("ba1 fig_marine_laser 1.1 E",), drawn=DOOR).offered("use")


@pytest.mark.clause("SQ-DOOR-09", "SQ-DOOR-13")
@pytest.mark.clause("C-rec_override_key-1", "C-rec_override_key-2")
def test_a_key_opens_a_bulkhead_until_the_turn_ends_twice() -> None:
    lines = ("ba1 fig_marine_laser 1.1 E", "ba2 fig_marine_laser 1.2 E")
    table = holding("rec_override_key", lines=lines, drawn=BULKHEAD)
    table.do("use rec_override_key d1")
    assert [closes for _, closes in table.state.opened] == [BA]
    assert table.side(BA).recon == ("rec_override_key",)
    table.do("done").act("ba2")
    assert not table.offered("use"), "he does not carry it"
    table.do("done")
    assert table.happened == [Finished(BA, "ba2")]
    doors.close_bulkheads(table.state, BA, table.heard)
    assert not table.state.opened
    activation.refresh(table.state, BA)
    table.act("ba1").do("use rec_override_key d1")
    assert table.side(BA).recon == (), "two uses"


@pytest.mark.clause("C-rec_motion_tracker-1")
def test_a_tracker_shows_four_tokens_to_its_player_alone() -> None:
    tokens = tuple(f"ch?{number} fig_ork {number}.0 blip" for number in range(4, 10))
    drawn = """
    +-+-+-+-+-+-+-+-+-+-+
    |. .|. . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+
    """
    table = holding("rec_motion_tracker", lines=("ba1 fig_marine_laser 0.0 W", *tokens), drawn=drawn)
    table.do("use rec_motion_tracker")
    for token in ("ch?4", "ch?5", "ch?6", "ch?7"):
        table.do(f"choose {token}")
    assert (table.waiting, table.offered("choose")) == (BA, []), "four at most"
    assert table.happened == [
        CardPlayed(BA, "rec_motion_tracker"),
        TokenSeen(BA, "ch?4", "fig_ork"),
        TokenSeen(BA, "ch?5", "fig_ork"),
        TokenSeen(BA, "ch?6", "fig_ork"),
        TokenSeen(BA, "ch?7", "fig_ork"),
    ]
    assert [event.identity for event in table.heard.seen_by(IF) if isinstance(event, TokenSeen)] == [""] * 4
    assert len(table.state.tokens) == 6


def test_without_tokens_there_is_nothing_to_track() -> None:
    assert not holding("rec_motion_tracker", lines=(SEARCHER,)).offered("use")


@pytest.mark.clause("C-rec_armour_plate-1")
@pytest.mark.parametrize(("figure", "may"), [("fig_marine_laser", True), ("fig_terminator", False)])
def test_a_plate_for_armour_of_two_or_less(figure: str, may: bool) -> None:
    table = holding("rec_armour_plate", lines=(f"ba1 {figure} 0.1 E", MATE))
    assert bool(table.offered("use")) is may


@pytest.mark.clause("C-rec_frag_case-1")
def test_grenades_fly_six_squares() -> None:
    table = holding("rec_frag_case", lines=(SEARCHER, "ch1 fig_gretchin 9.0 W"))
    aims = {offer.split()[2] for offer in table.offered("use")}
    assert "6.1" in aims
    assert "7.1" not in aims
