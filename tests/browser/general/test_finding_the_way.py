"""Where one is after going somewhere: the focus is in the new screen, a search begins at its first result, a turn that
is pressed in a report is seen, and lines stand for colours that the machine takes away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import TO_KEEP
from tests.browser.helpers.steady import box


def test_the_focus_goes_with_the_player(player: Seats) -> None:
    ann = player()
    ann.go()
    for place, message in (
        ("learn", "web-learn"),
        ("rules", "web-rules"),
        ("replay-file", "web-home-replays"),
    ):
        ann.press(ann.page.get_by_role("navigation").get_by_role("link", name=ann.says(message), exact=True))
        ann.page.wait_for_url(f"**/#/{place}*")
        expect(ann.page.locator("main")).to_be_focused()
        ann.page.get_by_role("link", name=ann.says("web-brand-home")).click()
        ann.sees(ann.button("web-home-play-heroes"))
        expect(ann.page.locator("main")).to_be_focused()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_search_begins_at_its_first_result(player: Seats, phone: bool) -> None:
    ann = player(phone=phone)
    ann.go("#/rules/H-WIN-1")
    expect(ann.page.locator("#H-WIN-1")).to_be_in_viewport()
    assert ann.page.evaluate("scrollY") > 0
    ann.page.get_by_role("searchbox").fill("bust")
    box(ann.page.locator("mark").first)


def test_a_turn_pressed_in_the_report_of_a_phone_is_seen_on_the_board(
    finished: tuple[Player, str], player: Seats
) -> None:
    _, key = finished
    ann = player(phone=True)
    ann.go(f"#/after/{key}")
    graph = ann.region("web-after-graph")
    ann.sees(graph)
    board = ann.page.get_by_role("grid")
    expect(board).not_to_be_in_viewport()
    ann.press(graph.locator("svg").first)
    expect(board).to_be_in_viewport(ratio=0.5)


def test_the_board_of_a_report_stays_in_sight_beside_the_numbers(
    finished: tuple[Player, str], player: Seats
) -> None:
    _, key = finished
    ann = player(viewport={"width": 1280, "height": 720})
    ann.go(f"#/after/{key}")
    push = ann.region("web-after-pushes").get_by_role("button").last
    push.scroll_into_view_if_needed()
    before = ann.page.evaluate("scrollY")
    assert before > 0
    box(ann.page.get_by_role("grid"))
    ann.press(push)
    box(ann.page.get_by_role("grid"))
    box(ann.button("web-branch"))
    assert ann.page.evaluate("scrollY") == before


HUE = """one => {
  const [r, g, b] = getComputedStyle(one).color.match(/[\\d.]+/g).map(Number);
  const most = Math.max(r, g, b), spread = most - Math.min(r, g, b);
  const sixth = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return (360 + 60 * sixth) % 360;
}"""


def test_on_paper_your_turn_has_a_colour_of_its_own(house: House, player: Seats) -> None:
    ann = player(color_scheme="light")
    ann.sit(house.table(here("Ann"), bot("Hal"), position=TO_KEEP).keys[0], "Ann")
    ann.is_asked("keep")
    turn = ann.page.locator("header").get_by_text(ann.says("web-heroes-your-turn"), exact=True)
    scores = [ann.find("img", "web-heroes-score-of", score=score).first for score in (9, 6)]
    own, ours, theirs = (thing.evaluate(HUE) for thing in (turn, *scores))
    for one, other in ((own, ours), (own, theirs), (ours, theirs)):
        assert 45 < abs(one - other) < 315, (own, ours, theirs)


def test_lines_stand_for_colours_that_the_machine_takes_away(house: House, player: Seats) -> None:
    ann = player(forced_colors="active")
    ann.sit(house.table(here("Ann", "ann"), bot(), position=TO_KEEP).keys[0], "Ann")
    ann.is_asked("keep")
    bar = ann.page.locator(".bar-parts").first
    parts = bar.locator("> *").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(parts)) == 2, "the two scores are told apart"
    chosen = ann.find("group", "web-heroes-your-roll").get_by_role("button").first
    before = chosen.evaluate("one => getComputedStyle(one).outlineStyle")
    ann.press(chosen)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    assert before == "none"
    assert chosen.evaluate("one => getComputedStyle(one).outlineStyle") != "none"
