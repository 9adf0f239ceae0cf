"""Survivors in hiding: who decides, who learns it and when, and how they get home or are lost."""

from random import Random
from typing import Any

import pytest

from bulkhead.starquest.data.factions import NEUTRAL
from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.events import Chose, Faced, Left, Moved, Scored, SiteTurned
from bulkhead.starquest.rules.missions.marked_squares import unturned
from bulkhead.starquest.rules.setup.saving import clone
from bulkhead.starquest.views.guessing import guess
from bulkhead.starquest.views.twins import disturb
from bulkhead.starquest.views.views import view
from tests.starquest.mustering import ask, muster, options, ready, step_of
from tests.starquest.scene import BA, CU, Table, scene

ROOMS = """
+-+-+-+-+-+-+
|a a a|. . R|
+     +     +
|a a a|. . .|
+-+-+-+-+-+-+
"""
SPECIAL = ("hidden_survivors", "carried_survivors", "cult_takes_survivors")
FEW = ("blood_angels", "eldar", "chaos", "cult")


def hiding(*lines: str, at: tuple[tuple[int, int], ...] = ((4, 0), (2, 1)), **fields: Any) -> Table:
    """A map with two marked squares; a survivor hides on 4.0."""
    table = scene(ROOMS, *lines, marks={"obj_survivor_site": at}, survivors=1, special=SPECIAL, **fields)
    change_side(table.state, CU, sites=(table.state.ship.at(4, 0),))
    return table


@pytest.mark.clause("C-mis_05_lost_crew-special-1-1")
@pytest.mark.clause("SQ-SETUP-07")
def test_the_cult_decides_in_secret_which_sites_hold_a_survivor() -> None:
    table = ask(muster(options(FEW, mission="mis_05_lost_crew")), "survivors")
    assert (table.waiting, len(table.offers)) == (3, 5)
    table.do("choose 12.0")
    assert len(table.offers) == 4, "one survivor to a site"
    table.do("choose 19.9", "choose 16.11")
    assert step_of(table) != "survivors"
    assert Chose(3, "survivors", "12.0", "SQ-SETUP-07") in table.heard.seen_by(3)
    assert "19.9" not in str(table.heard.seen_by(2))
    assert len(view(table.state, 3).sides[3].sites) == 3
    assert view(table.state, 2).sides[3].sites == ()


def test_with_a_survivor_on_every_site_there_is_nothing_to_decide() -> None:
    table = ready(muster(options(mission="mis_05_lost_crew")))
    assert len(table.side(CU).sites) == 5


@pytest.mark.clause("C-SEATS-texts")
@pytest.mark.clause("C-mis_05_lost_crew-special-1-1")
def test_chaos_decides_where_the_cult_does_not_play() -> None:
    table = ask(muster(options(("eldar", "chaos"), mission="mis_05_lost_crew")), "survivors")
    assert table.waiting == 1


@pytest.mark.clause("C-mis_05_lost_crew-special-1-3")
def test_a_site_is_turned_up_when_a_squad_miniature_sees_it() -> None:
    table = hiding("ba1 fig_marine_laser 3.1 W", "cu1 fig_husk 5.1 W").act("ba1")
    assert not table.told(SiteTurned)
    table.do("ba1 face E")
    assert table.happened == [Faced(BA, "ba1", 2, 1, "SQ-MOVE-07"), SiteTurned(BA, "ba1", (4, 0), True)]
    assert (table.at("sv1"), table.mini("sv1").seat) == ("4.0", -1)
    assert table.side(CU).sites == ()


@pytest.mark.clause("C-mis_05_lost_crew-special-1-2")
def test_an_empty_site_is_turned_up_too_and_stays_empty() -> None:
    table = hiding("ba1 fig_marine_laser 0.1 W").act("ba1").do("ba1 face N", "ba1 face E")
    assert table.happened == [
        Faced(BA, "ba1", 0, 0),
        SiteTurned(BA, "ba1", (2, 1), False),
        Faced(BA, "ba1", 2, 1, "SQ-MOVE-07"),
    ]
    assert unturned(table.state) == [table.state.ship.at(4, 0)]


@pytest.mark.clause("C-mis_05_lost_crew-special-1-3")
def test_aliens_turn_nothing_up() -> None:
    table = hiding("cu1 fig_votary 3.1 W").act("cu1").do("cu1 face E")
    assert table.happened == [Faced(CU, "cu1", 2, 1, "SQ-MOVE-07")]


def test_where_somebody_stands_on_the_site_the_survivor_is_beside() -> None:
    table = hiding("ba1 fig_marine_laser 3.1 W", "cu1 fig_husk 4.0 W").act("ba1").do("ba1 face E")
    assert table.happened == [Faced(BA, "ba1", 2, 1, "SQ-MOVE-07"), SiteTurned(BA, "ba1", (4, 0), True)]
    assert table.at("sv1") != "4.0"
    assert table.at("cu1") == "4.0"


def carrying(who: str, at: str) -> Table:
    seat = "ba1 fig_marine_laser 0.0 E"
    return hiding(
        f"{who} {at} load=sv1", f"sv1 fig_survivor carried N carrier={who.split(maxsplit=1)[0]}", seat
    )


@pytest.mark.clause("C-mis_05_lost_crew-special-3-2")
def test_a_survivor_carried_to_a_reinforcement_square_by_the_cult_is_gone() -> None:
    table = carrying("cu1 fig_votary", "4.0 E").act("cu1").do("cu1 step 5.0")
    assert table.happened == [
        Moved(CU, "cu1", ((5, 0),), 1),
        SiteTurned(BA, "ba1", (2, 1), False),
        Left(NEUTRAL, "sv1", "SQ-OBJ-15"),
        Scored(CU, 5, 5, "carried", "sv1", "SQ-END-05"),
    ]
    assert (table.mini("sv1").place, table.mini("cu1").load) == ("left", "")
    assert (table.side(CU).points, table.side(BA).points) == (5, 0)


@pytest.mark.clause("C-mis_05_lost_crew-special-3-1")
def test_squads_and_the_keeper_take_survivors_up_and_the_other_aliens_do_not() -> None:
    for who, may in (("ba2 fig_marine_laser", True), ("cu1 fig_votary", True), ("ch1 fig_ork", False)):
        table = hiding(f"{who} 4.1 N", "sv1 fig_survivor 4.0 N", "ba1 fig_marine_laser 0.0 E").act(who[:3])
        assert bool(table.offered(f"{who[:3]} load sv1")) is may
        if not may:
            assert table.refused(f"{who[:3]} load sv1").phrase.id == "sq-no-load-survivor"


def test_elsewhere_he_is_still_carried() -> None:
    table = carrying("cu1 fig_votary", "4.0 E").act("cu1").do("cu1 step 5.1")
    assert table.happened == [Moved(CU, "cu1", ((5, 1),), 1), SiteTurned(BA, "ba1", (2, 1), False)]
    assert (table.mini("sv1").place, table.side(CU).points) == ("carried", 0)


@pytest.mark.clause("SQ-SETUP-07")
def test_a_viewer_who_does_not_know_the_sites_may_guess_any() -> None:
    table = ready(muster(options(FEW, mission="mis_05_lost_crew")))
    guesses = {guess(view(table.state, 0), Random(seed)).sides[3].sites for seed in range(12)}
    assert len(guesses) > 1
    assert {len(found) for found in guesses} == {3}
    assert guess(view(table.state, 3), Random(1)).sides[3].sites == table.side(3).sites


@pytest.mark.clause("SQ-SETUP-07")
def test_a_twin_for_the_others_differs_in_them_and_for_the_cult_it_does_not() -> None:
    table = ready(muster(options(FEW, mission="mis_05_lost_crew")))
    found = set()
    for seed in range(12):
        twin = clone(table.state)
        disturb(twin, 0, Random(seed))
        found.add(twin.sides[3].sites)
        own = clone(table.state)
        disturb(own, 3, Random(seed))
        assert own.sides[3].sites == table.side(3).sites
    assert len(found) > 1


@pytest.mark.clause("SQ-SETUP-07")
def test_nobody_guesses_survivors_whom_their_keeper_has_not_hidden_yet() -> None:
    state = ask(muster(options(FEW, mission="mis_05_lost_crew")), "survivors").state
    for viewer in range(len(FEW)):
        seen = view(state, viewer)
        assert view(guess(seen, Random(1)), viewer) == seen
