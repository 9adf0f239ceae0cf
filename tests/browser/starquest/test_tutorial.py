"""The tutorial of Starquest as a new player plays it: one click, and then the map."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.ship import Ship, first_mission

SOUTH_DOCK = (5.5, 12.5)


def board(ship: Ship, who: str, to: tuple[int, int]) -> None:
    """Bring a figure in from its entry area, and let it walk on."""
    ship.page.get_by_role("button", name=who).first.click()
    ship.enter(5, 11)  # straight into the ship
    ship.asks("sq-ask-activation")
    # The lesson is about these buttons: it does not cover them.
    expect(ship.decision.get_by_role("button", name=ship.player.says("web-sq-finish"))).to_be_in_viewport()
    ship.press(*to)


def test_a_newcomer_plays_the_first_round_of_the_tutorial(player: Seats) -> None:
    ann = player(chance=4)
    ship = first_mission(ann)
    ship.press(*SOUTH_DOCK)
    ship.asks("sq-ask-act")

    board(ship, "um1", (5, 7))
    ship.told("um1 moves to 5.7")
    read_the_briefing(ship)
    ship.do("web-sq-undo")  # nothing was revealed by the walk
    expect(ship.log.get_by_text("um1 moves to 5.7")).to_have_count(0)
    ship.point_at(6, 6)
    ship.draws("6.10", "6.9", "6.8", "6.7", "6.6")  # straight on after one step aside
    ship.press(6, 6)
    ship.told("um1 moves to 6.6")
    ship.do("web-sq-finish")

    board(ship, "um2", (5, 9))
    ship.press(4.5, 9.5)  # the door beside it
    ship.told("um2 opens")
    ship.do("web-sq-finish")

    ship.page.keyboard.press("n")
    ship.enter(6, 11, "n")
    ship.page.keyboard.press("o")  # a lesson for later, and it says so
    ann.sees(ann.notices().get_by_role("link", name="SQ-SETUP-03"))
    ship.page.keyboard.press("t")
    ship.answer(ann.says("sq-do-face", facing=ann.says("sq-facing-e")))
    ship.told("turns to face east")
    ship.page.keyboard.press("e")
    ship.settle()

    ship.do("web-sq-end-turn")
    finish_the_round(ship)
    expect(ann.page.get_by_text(ann.says("web-sq-round", round=2, rounds=6))).to_be_visible()
    ship.asks("sq-ask-act")


def read_the_briefing(ship: Ship) -> None:
    """It waits until a figure is aboard, and comes after the help for the first steps."""
    card = ship.player.region("web-sq-lesson")
    mission = card.get_by_role("heading", name=ship.player.says("web-sq-lesson-briefing"))
    pages = 0
    while mission.count() == 0:
        pages += 1
        assert pages < 8
        card.get_by_role("button").first.click()
    ship.player.sees(mission)
    assert pages > 1


def finish_the_round(ship: Ship) -> None:
    """The aliens play; every question is answered with no."""
    whose = ship.page.get_by_text(ship.player.says("web-sq-round", round=2, rounds=6))
    for _ in range(60):
        says = ship.player.says
        no = ship.decision.get_by_role("button", name=says("sq-do-pass-refuse"), exact=True).or_(
            ship.decision.get_by_role("button", name=says("sq-do-pass-dodge"), exact=True)
        )
        expect(no.or_(whose).first).to_be_visible(timeout=30_000)
        if whose.count() > 0:
            return
        no.first.click()
        ship.settle()
    raise AssertionError("the round never ended")


def test_a_square_says_what_is_there_and_what_can_be_done(player: Seats) -> None:
    ann = player(chance=4)
    ship = first_mission(ann)
    ship.press(*SOUTH_DOCK)
    board(ship, "um1", (5, 9))
    chart = ann.page.get_by_role("application")
    chart.focus()
    ann.page.keyboard.press("ArrowUp")
    said = chart.get_by_role("status")
    expect(said).to_contain_text(ann.says("web-sq-square", square="5.9", room="none", name=""))
    expect(said).to_contain_text("um1")
    ann.page.keyboard.press("ArrowUp")
    expect(said).to_contain_text(ann.says("web-sq-reach", cost=1))
    expect(said).to_contain_text(ann.says("web-sq-in-fire"))
    ann.page.keyboard.press("Enter")
    ship.told("um1 moves to 5.8")
    ann.page.keyboard.press("ArrowDown")
    expect(said).to_contain_text(ann.says("web-sq-square", square="5.9", room="none", name=""))


def test_a_square_out_of_reach_says_so_and_a_wall_names_its_clause(player: Seats) -> None:
    ann = player(chance=4)
    ship = first_mission(ann)
    ship.press(*SOUTH_DOCK)
    board(ship, "um1", (5, 10))
    ship.press(0, 0)
    ann.sees(ann.notices().get_by_text(ann.says("web-sq-out-of-reach", square="0.0")))
    ann.sees(ann.notices().get_by_role("link", name="SQ-MOVE-01"))
    ship.press(4, 10)
    ann.sees(ann.notices().get_by_role("link", name="SQ-DOOR-01"))
