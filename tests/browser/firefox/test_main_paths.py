"""The main paths in Firefox: the first page, a game of Heroes, a lesson and a round of Starquest, replays of both."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.matches import play_the_captain, read_the_report
from tests.browser.helpers.pupil import Pupil
from tests.browser.heroes.test_looking_back import test_a_replay_goes_step_by_step
from tests.browser.starquest.test_mission_replay import test_a_mission_is_replayed_branched_and_rematched
from tests.browser.starquest.test_tutorial import test_a_newcomer_plays_the_first_round_of_the_tutorial

__all__ = [
    "test_a_mission_is_replayed_branched_and_rematched",
    "test_a_newcomer_plays_the_first_round_of_the_tutorial",
    "test_a_replay_goes_step_by_step",
]
"""These are collected here a second time, and get the browser of this folder."""


def test_the_first_page_offers_both_games(player: Seats) -> None:
    ann = player("it")
    ann.go()
    expect(ann.page.locator("html")).to_have_attribute("lang", "it")
    for game in ("heroes", "starquest"):
        ann.sees(ann.button(f"web-home-play-{game}"))
    ann.go("#/learn")
    for game in ("heroes", "starquest"):
        ann.sees(ann.region(f"web-home-{game}"))


def test_a_game_of_heroes_is_played_to_its_end(player: Seats) -> None:
    ann = player(chance=25)  # a short game
    read_the_report(ann, play_the_captain(ann))


def test_a_lesson_of_starquest_is_played_to_its_end(player: Seats) -> None:
    ann = player(chance=4)
    ann.go()
    ann.press(ann.button("web-home-play-starquest"))
    pupil = Pupil(ann)
    pupil.finish()
    assert {"t1-shoot", "t1-watch", "t1-snap"} <= set(pupil.heard)
    ann.sees(pupil.farewell.get_by_role("heading", name=ann.says("web-sq-lesson-passed")))
