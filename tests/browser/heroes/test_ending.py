"""The end of a game of the course: what decided it, and the next step with one press. Learn knows how far it is."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, here
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import NEARLY_OVER


def gives_up(ann: Player) -> None:
    ann.press(ann.button("web-heroes-seat").first)
    ann.press(ann.button("web-heroes-resign"))
    ann.press(ann.button("web-heroes-resign-yes"))
    ann.sees(ann.link("web-heroes-after"))


def way_on(ann: Player, message: str, stage: str) -> Locator:
    return ann.button(message, stage=ann.says(f"web-stage-heroes-{stage}"))


def test_a_first_game_leads_to_the_next_stage(player: Seats) -> None:
    ann = player()
    ann.go()
    ann.press(ann.button("web-home-play-heroes"))
    ann.is_asked("roll")
    gives_up(ann)
    # One main way on; the rematch stands beside it.
    expect(ann.button("web-after-rematch")).to_be_visible()
    expect(ann.page.locator(".over .btn.p")).to_have_count(1)
    ann.page.reload()
    ann.press(way_on(ann, "web-course-next", "cadet"))
    ann.sees(ann.find("group", "web-heroes-roster"))
    expect(ann.page.get_by_text(ann.says("web-bot-cadet")).first).to_be_visible()
    gives_up(ann)
    # This stage is played twice.
    expect(way_on(ann, "web-course-again", "cadet")).to_be_visible()
    ann.go("#/learn")
    heroes = ann.region("web-home-heroes")
    states = heroes.locator("li p.xs")
    expect(states).to_have_count(4)
    ends = [ann.says(f"web-course-{state}") for state in ("new", "done", "begun", "new")]
    for line, end in zip(states.all(), ends, strict=True):
        expect(line).to_contain_text(f"· {end}")


def test_learn_lights_the_lesson_before_the_first_game_and_then_the_next_game(player: Seats) -> None:
    ann = player()
    ann.go("#/learn")
    lit = ann.region("web-home-heroes").locator("li.next h3")
    expect(lit).to_have_text(ann.says("web-stage-heroes-lesson"))
    ann.go()
    ann.press(ann.button("web-home-play-heroes"))
    ann.is_asked("roll")
    ann.go("#/learn")
    expect(lit).to_have_text(ann.says("web-stage-heroes-first"))


def test_another_game_ends_with_a_rematch(house: House, player: Seats) -> None:
    table = house.table(here("Ann"), here("Bob"), position=NEARLY_OVER)
    ann = player()
    ann.sit(table.keys[0], "Ann")
    ann.press(ann.button("web-heroes-end"))
    expect(ann.page.locator(".over .btn.p")).to_have_text(ann.says("web-after-rematch"))
    # It began in the middle: nothing is told of a turn that nobody has seen.
    why = ann.page.get_by_role("region", name=ann.says("web-heroes-end-decided"))
    expect(why.get_by_role("listitem")).to_have_count(1)
    expect(ann.page.locator(".over table")).to_have_count(0)
