"""What helps once: adrenaline, clear shot, rally, ambush."""

import pytest

from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.events import (
    CardPlayed,
    CommandGained,
    Declared,
    Moved,
    OverwatchEnded,
    Rolled,
    RoomSearched,
    Unharmed,
    Waited,
)
from bulkhead.starquest.rules.move import movement_points
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.rules.cards.finding import holding, searching
from tests.starquest.scene import BA, CH, IF, LD, scene

SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


@pytest.mark.clause("SQ-TURN-04")
@pytest.mark.clause("C-rec_adrenaline-1")
def test_adrenaline_is_a_second_movement() -> None:
    table = holding("rec_adrenaline", lines=("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E"))
    assert table.offered("use") == ["use rec_adrenaline ba1"]
    once = movement_points.allowance(table.state, table.mini("ba1"))
    table.do("use rec_adrenaline ba1")
    assert movement_points.own_purse(table.state, table.mini("ba1")).left == 2 * once
    for column in range(1, once + 2):
        table.do(f"ba1 step {column}.0")
    assert table.offered("ba1 step")
    table.do("done").act("ba2")
    assert movement_points.own_purse(table.state, table.mini("ba2")).left == once


@pytest.mark.clause("SQ-TURN-04")
@pytest.mark.clause("C-rec_adrenaline-1")
def test_adrenaline_comes_at_the_start_of_an_activation() -> None:
    table = holding("rec_adrenaline", lines=("ba1 fig_marine_laser 0.0 E",)).do("ba1 step 1.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1)]
    assert not table.offered("use")


@pytest.mark.clause("SQ-SHOOT-03", "SQ-SHOOT-10")
@pytest.mark.clause("C-rec_clear_shot-1")
def test_a_clear_shot_is_a_red_die_for_a_light_weapon() -> None:
    table = holding(
        "rec_clear_shot", lines=(SEARCHER, "ch1 fig_android 9.1 W", "ch2 fig_android 9.2 W"), dice=(1,) * 6
    )
    assert not table.offered("use"), "he has not searched"
    table.do("ba1 shoot wpn_laser_rifle ch1", "use rec_clear_shot ba1")
    table.do("pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        CardPlayed(BA, "rec_clear_shot", ("ba1",)),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (0, 0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert table.side(BA).recon == ()
    assert not table.state.effects


@pytest.mark.clause("SQ-SHOOT-03", "SQ-SEAT-09")
@pytest.mark.clause("C-rec_clear_shot-1")
def test_it_is_not_for_heavy_weapons_and_not_out_of_turn() -> None:
    table = holding(
        "rec_clear_shot",
        lines=("ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher", "ch1 fig_android 9.1 W"),
        dice=(1,) * 4,
    )
    table.do("ba1 shoot wpn_missile_launcher 9.1")
    assert table.happened == [Declared(BA, "ba1", "wpn_missile_launcher", "9.1", 1, "shoot")]
    assert table.offers == ["pass"], "asked all the same, since nobody knows the card"
    dying = scene(
        HALL,
        "ch1 fig_android 9.1 W",
        "ld1 fig_thorn 0.1 N lp=1",
        "ch2 fig_gretchin 1.0 W",
        sides={LD: {"recon": ("rec_clear_shot",), "equipment": ("eql_death_pact",)}},
        dice=(6,) * 4,
    ).act("ch1")
    dying.do(next(offer for offer in dying.offered("ch1 shoot") if offer.endswith("ld1")))
    dying.do("use eql_death_pact ld1 wpn_carbine ch2")
    assert (dying.waiting, dying.offers) == (LD, ["pass"]), "her last shot comes in the turn of Chaos"


@pytest.mark.clause("SQ-RECON-04", "SQ-TURN-11")
def test_a_clear_shot_is_no_card_for_the_activation_of_somebody_who_has_not_searched() -> None:
    table = holding("rec_clear_shot", lines=(SEARCHER, "ch1 fig_android 4.1 E"))
    assert not table.offered("use")


@pytest.mark.clause("SQ-RECON-04", "SQ-TURN-11")
@pytest.mark.clause("C-rec_clear_shot-2")
def test_the_searcher_who_plays_it_may_attack_in_the_same_turn() -> None:
    lines = (SEARCHER, "ba2 fig_marine_laser 0.0 E", "ch1 fig_android 4.1 E")
    table = searching("rec_clear_shot", lines=lines, dice=(1,) * 6)
    assert not table.offered("ba1 shoot")
    table.do("use rec_clear_shot ba1", "ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_clear_shot"),
        CardPlayed(BA, "rec_clear_shot", ("ba1",)),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    table.do("done").act("ba2")
    assert not table.offered("use")


@pytest.mark.clause("SQ-CMD-01", "SQ-CMD-07")
@pytest.mark.clause("C-rec_rally-1")
def test_a_rally_is_six_command_points_without_a_roll() -> None:
    table = holding("rec_rally", lines=(SEARCHER, "if1 fig_marine_laser 9.1 W"), act="").do("end")
    assert table.offers == ["pass", "use rec_rally"]
    table.do("use rec_rally")
    assert table.happened == [CardPlayed(BA, "rec_rally"), CommandGained(BA, 6, 6)]
    assert (table.side(BA).command, table.side(IF).command) == (6, 0)
    while table.waiting == BA:
        table.do("pass")
    assert table.side(BA).command == 6
    assert table.state.turn_seat == IF


@pytest.mark.clause("SQ-CMD-07")
def test_without_a_leader_nobody_rallies() -> None:
    table = scene(HALL, SEARCHER, sides={BA: {"recon": ("rec_rally",), "command_lost": True}}).do("end")
    assert "use rec_rally" not in table.offers


@pytest.mark.clause("SQ-OVER-07", "SQ-OVER-08")
@pytest.mark.parametrize("ambush", [True, False])
@pytest.mark.clause("C-rec_ambush-1")
def test_in_an_ambush_the_marker_stays_for_a_second_shot(ambush: bool) -> None:
    drawn = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+   +-+
          |. .|
          +-+-+
    """
    table = scene(
        drawn,
        "ch1 fig_ork 3.1 N",
        "ch2 fig_ork 4.1 N",
        "ba1 fig_marine_laser 0.0 E watching",
        sides={BA: {"recon": ("rec_ambush",)}},
        dice=(1,) * 4,
    )
    table.state.watches["ba1"] = Watch()
    table.act("ch1").do("ch1 step 3.0")
    assert table.waiting == BA
    assert "use rec_ambush ba1" in table.offers
    if ambush:
        table.do("use rec_ambush ba1")
    table.do(table.offered("ba1 snap")[0])
    while table.offers == ["pass"]:
        table.do("pass")
    assert table.mini("ba1").watching == ambush
    assert bool(table.told(OverwatchEnded)) != ambush
    assert not table.state.effects


def test_only_who_watches_lies_in_ambush() -> None:
    assert not holding("rec_ambush", lines=(SEARCHER,)).offered("use")
