"""The lessons of Starquest, played to their end by newcomers who do what is said, and the way from one to the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.pupil import Pupil

MOST_WORDS = 120
STAGES = ("corridor", "vault", "machine")


def next_step(ann: Player) -> str:
    """The button at the end of a lesson: what it says, pressed."""
    button = ann.page.locator(".farewell [data-does=next]")
    said = button.inner_text().strip()
    ann.press(button)
    expect(ann.page.locator(".farewell")).to_have_count(0)
    return said


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("it", True)], ids=["desk", "phone"])
def test_a_newcomer_is_led_from_play_now_through_all_lessons_to_a_first_mission(
    player: Seats, language: str, phone: bool
) -> None:
    ann = player(language, phone=phone, chance=4)
    ann.go()
    ann.press(ann.button("web-home-play-starquest"))
    taught = {
        "corridor": {"t1-shoot", "t1-watch", "t1-snap"},
        "vault": {"t2-search", "t2-key", "t2-box", "t2-hand-in"},
        "machine": {"t3-roll", "t3-dodge", "t3-crush"},
    }
    for stage, after in zip(STAGES, (*STAGES[1:], "first"), strict=True):
        ann = _passes(ann, taught[stage])
        said = next_step(ann)
        name = ann.says(f"web-stage-starquest-{after}")
        assert said == ann.says("web-sq-lesson-on", stage=name)
    expect(ann.page.get_by_text(ann.says("mis_00_first_steps")).first).to_be_visible()


def _passes(ann: Player, needed: set[str]) -> Player:
    """Plays the lesson to its end, and is told little before anything happens."""
    pupil = Pupil(ann)
    pupil.listen()
    assert pupil.words <= MOST_WORDS
    pupil.finish()
    assert needed <= set(pupil.heard)
    expect(pupil.farewell.get_by_role("heading", name=ann.says("web-sq-lesson-passed"))).to_be_visible()
    return ann


def test_play_now_goes_back_to_a_lesson_that_was_left(player: Seats) -> None:
    ann = player(chance=4)
    ann.go()
    ann.press(ann.button("web-home-play-starquest"))
    pupil = Pupil(ann)
    pupil.until(lambda: "t1-done" in pupil.heard)
    left = ann.page.url
    ann.go()
    expect(ann.page.locator("#home-lesson")).to_be_visible()
    ann.sees(ann.region("web-home-continue").get_by_role("link").first)
    ann.press(ann.button("web-home-play-starquest"))
    expect(ann.page.locator(".bubble")).to_be_visible()
    assert ann.page.url == left


def test_after_the_lessons_play_now_is_a_first_mission_against_raiders(player: Seats) -> None:
    ann = player(chance=4)
    ann.has_learned()
    ann.go()
    ann.press(ann.button("web-home-play-starquest"))
    expect(ann.page.get_by_text(ann.says("mis_00_first_steps")).first).to_be_visible()
    expect(ann.page.get_by_text(ann.says("web-bot-raider")).first).to_be_visible()


def test_learn_shows_both_games_and_how_far_each_stage_is(player: Seats) -> None:
    ann = player()
    ann.has_learned()
    ann.go("#/learn")
    ours = ann.page.get_by_role("region", name=ann.says("web-home-starquest"))
    expect(ours.locator("li p.xs")).to_have_count(5)
    states = ours.locator("li p.xs").all_inner_texts()
    done, new = ann.says("web-course-done"), ann.says("web-course-new")
    assert [text.endswith(done) for text in states] == [True, True, True, False, False]
    assert states[3].endswith(new)
    heroes = ann.page.get_by_role("region", name=ann.says("web-home-heroes"))
    stage = f"{ann.says('web-home-heroes')}, {ann.says('web-stage-heroes-lesson')}"
    ann.press(heroes.get_by_role("button", name=ann.says("web-course-start", stage=stage)))
    ann.sees(ann.region("web-learn-coach"))
    assert ann.page.url.endswith("#/learn/heroes")


def test_a_hint_can_be_put_away_and_the_next_one_comes(player: Seats) -> None:
    ann = player(chance=4)
    ann.go()
    ann.press(ann.button("web-home-play-starquest"))
    pupil = Pupil(ann)
    assert pupil.listen() == "t1-choose"
    ann.press(pupil.bubble.get_by_role("button", name=ann.says("web-sq-lesson-hide")))
    expect(pupil.bubble).to_have_count(0)
    pupil.ship.begin("um2")
    assert pupil.listen() == "t1-shoot"


def test_play_now_names_its_game(player: Seats, house: House) -> None:
    ann = player()
    ann.go()
    for game in ("heroes", "starquest"):
        expect(ann.button(f"web-home-play-{game}")).to_be_visible()


def test_heroes_first_game_is_against_the_cadet(player: Seats) -> None:
    ann = player()
    ann.go()
    ann.press(ann.button("web-home-play-heroes"))
    ann.is_asked("roll")  # both armies stand already
    expect(ann.page.get_by_text(ann.says("web-bot-cadet")).first).to_be_visible()
    # It is not over: Play now goes on with it.
    here_now = ann.page.url
    ann.go()
    ann.sees(ann.region("web-home-continue").get_by_role("link").first)
    ann.press(ann.button("web-home-play-heroes"))
    ann.is_asked("roll")
    assert ann.page.url == here_now
