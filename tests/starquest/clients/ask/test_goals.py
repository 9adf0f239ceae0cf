"""The goals of a mission as a player follows them: in words, how far they are, and where they are on the map."""

from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.clients.ask.goals import TELLERS, Goal, goals
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.feats import Feat, Paid
from bulkhead.starquest.data.options import read_options
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import State, Thing, set_cards
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.missions.objectives import area_of
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.game import SPECTATOR, Viewer
from bulkhead.words import LANGUAGES, Words
from tests.starquest.mustering import muster
from tests.starquest.scene import BA, CH, EL, Table, scene

ROOMS = """
+-+-+-+-+-+-+
|a a a|. . .|
+     +     +
|a a a|. . .|
+-+-+-+-+-+-+
"""
INSIDE, BESIDE, OUTSIDE = (
    "ba1 fig_marine_laser 0.0 E",
    "ba2 fig_marine_laser 2.1 E",
    "ba3 fig_marine_laser 3.0 E",
)
GUARDIAN, ORK, DREAD = "el1 fig_eldar_warrior 3.1 E", "ch1 fig_ork 5.0 W", "ch1 fig_dread_mk7 4.0 W"


def shown(state: State, viewer: Viewer) -> tuple[Goal, ...]:
    seen = view(state, viewer)
    return goals(seen, on_the_table(seen)).goals


def goal(test: Any, *lines: str, viewer: Viewer = BA, points: int = 30, **fields: Any) -> Goal:
    """The goal of a position with this primary objective."""
    (found,) = shown(posed(test, *lines, points=points, **fields).state, viewer)
    return found


def posed(test: Any, *lines: str, points: int = 30, **fields: Any) -> Table:
    return scene(ROOMS, *lines, objectives=(Objective("primary", points, test),), **fields)


def room(state: State) -> tuple[int, ...]:
    return tuple(members(state.ship.rooms["a"]))


OCCUPY = tests.Occupy("a", 2, "minis", 30)


def test_own_miniatures_inside_the_room_are_counted_up_to_the_number_that_is_wanted() -> None:
    table = posed(OCCUPY, INSIDE, OUTSIDE, GUARDIAN, ORK)
    (found,) = shown(table.state, BA)
    assert (found.id, found.kind, found.points, found.state) == ("primary", "primary", 30, "open")
    assert (found.done, found.of, found.squares) == (1, 2, room(table.state))
    assert goal(OCCUPY, INSIDE, BESIDE, "ba4 fig_marine_laser 1.0 E", ORK).done == 2
    # The miniatures of others, and of nobody, do not count.
    assert (shown(table.state, EL)[0].done, shown(table.state, SPECTATOR)[0].done) == (0, 0)


@pytest.mark.parametrize(
    ("paid", "mine", "state"),
    [((), 0, "open"), ((BA,), 30, "met"), ((EL,), 0, "gone")],
)
def test_a_goal_that_was_won_is_closed_for_all(paid: tuple[int, ...], mine: int, state: str) -> None:
    table = posed(OCCUPY, INSIDE, GUARDIAN, ORK)
    table.state.paid = tuple(Paid("primary", seat, 30, "a") for seat in paid)
    (found,) = shown(table.state, BA)
    assert (found.mine, found.paid, found.state) == (mine, 30 * len(paid), state)


def test_a_goal_in_parts_is_open_until_the_last_part_is_paid() -> None:
    table = posed(tests.Destroy("obj_vent", (10, 10)), INSIDE, GUARDIAN, ORK, points=20)
    assert (shown(table.state, BA)[0].done, shown(table.state, BA)[0].of) == (0, 2)
    table.state.paid = (Paid("primary", BA, 10, "vent:v1"),)
    (found,) = shown(table.state, BA)
    assert (found.done, found.of, found.mine, found.paid, found.state) == (1, 2, 10, 10, "open")
    table.state.paid = (*table.state.paid, Paid("primary", EL, 10, "vent:v2"))
    standing = [shown(table.state, viewer)[0].state for viewer in (BA, EL, CH, SPECTATOR)]
    assert standing == ["met", "met", "gone", "met"]


def test_a_figure_to_eliminate_is_pointed_at_once_it_stands_on_the_map() -> None:
    test = tests.Eliminate(("fig_dread_mk7",), (30,))
    assert goal(test, INSIDE, DREAD).pieces == ("ch1",)
    assert goal(test, INSIDE, ORK).pieces == ()
    # A single figure is not counted.
    assert (goal(test, INSIDE, DREAD).done, goal(test, INSIDE, DREAD).of) == (0, 0)


def test_an_object_is_pointed_at_until_it_is_brought_home() -> None:
    table = posed(tests.Recover("obj_data_core", (10, 10, 10)), INSIDE, ORK)
    table.state.things["obj_data_core1"] = Thing("obj_data_core1", "obj_data_core", square=3)
    assert shown(table.state, BA)[0].pieces == ("obj_data_core1",)
    table.state.things["obj_data_core1"] = Thing("obj_data_core1", "obj_data_core", recovered=BA)
    assert shown(table.state, BA)[0].pieces == ()


def test_a_hiding_place_is_pointed_at_until_it_is_turned_up() -> None:
    marks = {"obj_survivor_site": ((1, 0), (4, 1))}
    table = posed(tests.Recover("fig_survivor", (10, 10)), INSIDE, GUARDIAN, ORK, marks=marks)
    one, other = (table.state.ship.at(*spot) for spot in marks["obj_survivor_site"])
    assert shown(table.state, BA)[0].squares == (one, other)
    table.state.feats = (Feat("turned", BA, "", square=one),)
    assert shown(table.state, BA)[0].squares == (other,)


def test_rooms_that_the_viewer_has_searched_are_counted() -> None:
    table = posed(tests.Search(2, 15), INSIDE, GUARDIAN, ORK)
    table.state.feats = (Feat("searched", BA, "a"), Feat("searched", EL, "b"), Feat("scanned", BA, "c"))
    assert [(one.done, one.of) for one in shown(table.state, BA)] == [(1, 2)]


def test_kills_and_damage_count_for_the_seat_that_made_them() -> None:
    genes = [id_ for id_, sheet in load_box().figures.items() if sheet.has("gene")]
    table = posed(tests.KillCount("gene", {5: 2}, 15), INSIDE, GUARDIAN, ORK)
    table.state.feats = (
        Feat("killed", BA, genes[0]),
        Feat("killed", EL, genes[0]),
        Feat("killed", BA, "fig_ork"),
    )
    assert [(one.done, one.of) for one in shown(table.state, BA)] == [(1, 2)]
    table = posed(tests.DamageMost(("fig_dread_mk7",), 2, 15), INSIDE, GUARDIAN, DREAD)
    hurt = Feat("hurt", BA, "fig_dread_mk7", count=3)
    table.state.feats = (hurt, Feat("hurt", EL, "fig_dread_mk7"), Feat("hurt", BA, "fig_ork"))
    assert [(one.done, one.of, one.pieces) for one in shown(table.state, BA)] == [(3, 2, ("ch1",))]


def test_only_those_who_left_after_the_first_charge_count() -> None:
    table = posed(tests.LeaveMost(3, "first_armed", 15), INSIDE, GUARDIAN, ORK)
    table.state.feats = (Feat("left", BA, "ba8"), Feat("armed", EL, "site:1"), Feat("left", BA, "ba9"))
    assert [(one.done, one.of) for one in shown(table.state, BA)] == [(1, 3)]


# The missions of the box

MISSIONS = list(load_box().missions)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_says_its_goals_in_every_language_and_shows_where_they_are(mission: str) -> None:
    state = muster(read_options({"mission": mission})).state
    told = [one for one in state.scenario.objectives if not isinstance(one.test, tests.Secret)]
    for viewer in (*range(len(state.sides)), SPECTATOR):
        found = shown(state, viewer)
        # A goal that is kept back is known to the aliens alone (SQ-SETUP-04).
        alien = viewer is not SPECTATOR and is_alien(state.sides[viewer].faction)
        assert [one.id for one in found] == [one.id for one in told if one.public or alien]
        for language in LANGUAGES:
            words = Words(language)
            for one in found:
                assert words.render(one.says)
                assert words.render(one.text) == words.render(type(one.text)(f"{mission}-{one.id}"))
    seen = {one.id: one.squares for one in shown(state, len(state.sides) - 1)}
    for objective in told:
        test: Any = objective.test
        zone = getattr(test, "zone", getattr(test, "area", getattr(test, "board", "")))
        if zone:
            assert seen[objective.id] == tuple(members(area_of(state, zone)))


def test_at_the_console_a_miniature_must_see_no_alien() -> None:
    """It may be seen: the text of the mission and the objective look from the console."""
    console = tests.Stand("console", 15, unseen=True, no_attack=True)
    said = goal(console, INSIDE, points=15, marks={"obj_console": ((1, 0),)}).says
    assert (
        Words("en").render(said)
        == "End an activation here, without attacking and with no alien in sight: Console"
    )


def test_every_type_of_objective_can_be_told() -> None:
    assert set(TELLERS) == set(tests.Test.__args__) - {tests.Secret}


def test_a_secret_mission_is_a_goal_of_its_owner_alone() -> None:
    table = posed(OCCUPY, INSIDE, GUARDIAN, ORK)
    state = table.state
    set_cards(state, BA, "recon", ("rsm_bounty", "rec_medikit"))
    ids = {viewer: [one.id for one in shown(state, viewer)] for viewer in (BA, EL, CH, SPECTATOR)}
    assert ids == {BA: ["primary", "rsm_bounty"], EL: ["primary"], CH: ["primary"], SPECTATOR: ["primary"]}
    secret = shown(state, BA)[-1]
    assert (secret.kind, secret.says.id, secret.text.id) == ("secret", "rsm_bounty", "rsm_bounty-rule")


def test_goals_are_asked_for_like_anything_else() -> None:
    state = posed(OCCUPY, INSIDE, GUARDIAN, ORK).state
    assert "goals" in list(STARQUEST.topics(view(state, SPECTATOR), None))
