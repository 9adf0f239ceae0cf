"""The lesson from beginning to end: by hand, on a desktop and a phone, or demonstrated."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from bulkhead.heroes.game import HEROES
from bulkhead.heroes.views import View
from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Turn
from tests.browser.helpers.gestures import hold, play, take
from tests.browser.helpers.player import Player
from tools.lesson import script

NEWCOMER = 0
LESSON = script()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("it", True)], ids=["desk", "phone"])
def test_a_newcomer_does_every_step_by_hand(player: Seats, language: str, phone: bool) -> None:
    ann = player(language, phone=phone)
    ann.go("#/learn/heroes")
    view = _view(LESSON["steps"][0]["begins"])
    *steps, won = LESSON["steps"]
    for step in steps:
        if begins := step.get("begins"):
            view = _view(begins)
        _sees_the_text(ann, step, view)
        match step["kind"]:
            case "read" | "watch":
                # What is watched may be over before it can be skipped: then it is read to the end, too.
                ann.press(_way(ann, "next", "skip-watching"))
            case "choose" if "taken" in step:
                take(ann, tuple(step["taken"]))
            case "choose":
                hold(ann, Counter(step["held"]))
        for command, frame in zip(step.get("commands", ()), step.get("frames", ()), strict=True):
            after = _view(frame)
            if step["kind"] == "do":
                play(ann, Turn(NEWCOMER, HEROES.read(command), view, after))
            view = after
    _sees_the_text(ann, won, view)
    ann.press(ann.button("web-learn-play"))
    ann.is_asked("roll")


def test_another_command_gets_a_hint_for_the_lesson(player: Seats) -> None:
    ann = player()
    ann.go("#/learn/heroes")
    ann.press(_coach(ann).get_by_role("button", name=ann.says("web-learn-next"), exact=True))
    ann.press(ann.button("web-heroes-pick", hero=ann.hero("feurran"), picked="no"))
    hint = str(ann.words.attribute("web-learn-step-pick", "hint"))
    ann.is_told("web-learn-not-this", hint=hint)
    # A player who leaves comes back to the same step.
    ann.go("#/learn")
    stage = f"{ann.says('web-home-heroes')}, {ann.says('web-stage-heroes-lesson')}"
    ann.press(ann.button("web-course-on", stage=stage))
    pick = next(step for step in LESSON["steps"] if step["id"] == "pick")
    _sees_the_text(ann, pick, _view(LESSON["steps"][0]["begins"]))


def test_the_lesson_can_be_shown(player: Seats) -> None:
    ann = player()
    ann.go("#/learn/heroes")
    coach = _coach(ann)
    ann.sees(coach)
    over = ann.button("web-learn-play")
    way = _way(ann, "next", "skip-watching", "help")
    steps = 0
    while True:
        expect(way.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = coach.inner_text()
        way.click()
        expect(coach).not_to_have_text(before)
        steps += 1
        assert steps < 100
    ann.sees(ann.text("web-learn-step-won"))


def _coach(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.says("web-learn-coach"))


def _way(player: Player, *names: str) -> Locator:
    """The one of these buttons that the coach has now."""
    said = "|".join(re.escape(player.says(f"web-learn-{name}")) for name in names)
    return _coach(player).get_by_role("button", name=re.compile(f"^({said})$"))


def _view(frame: dict[str, Any]) -> View:
    return msgspec.convert(frame["view"], View)


def _sees_the_text(player: Player, step: dict[str, Any], view: View) -> None:
    """The text of the lesson in this step, with the current odds and scores."""
    odds = {"one": "1|", "two": "2|34", "three": "3|", "four": "4|"}
    said = player.says(
        f"web-learn-step-{step['id']}",
        own=view.scores[0],
        other=view.scores[1],
        **{name: f"{LESSON['aids']['bust'][key][1]:.0%}" for name, key in odds.items()},
    )
    player.sees(_coach(player).get_by_text(said, exact=True))
