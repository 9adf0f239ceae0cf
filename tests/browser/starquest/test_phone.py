"""Starquest by touch on a phone: the first round of the tutorial, the map moved and zoomed, a reaction."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Seats
from tests.browser.helpers.aboard import CHAOS, places_blips
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.screens import aboard
from tests.browser.helpers.ship import Ship, first_mission
from tests.browser.helpers.touch import Fingers
from tests.browser.helpers.watching import watched
from tests.browser.starquest.test_tutorial import SOUTH_DOCK, finish_the_round

EDGE = 24


class Handheld:
    """A table on a small screen: squares are brought into view before they are pressed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.ship = Ship(player)
        self.fingers = Fingers(player)
        self.glass = player.page.get_by_role("application")

    def press(self, x: float, y: float) -> None:
        box = self.glass.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for _ in range(6):
            at = self.ship.point(x, y)
            if (
                box["x"] + EDGE < at[0] < box["x"] + box["width"] - EDGE
                and box["y"] + EDGE < at[1] < box["y"] + box["height"] - EDGE
            ):
                break
            away = [max(-90.0, min(90.0, here - there)) for here, there in zip(middle, at, strict=True)]
            self.fingers.drag(middle, (middle[0] + away[0], middle[1] + away[1]))
        self.ship.press(x, y)
        self.fits()

    def fits(self) -> None:
        """Nothing overflows the screen."""
        assert self.player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def looks_at(self, tab: str) -> None:
        self.player.press(self.player.button(tab))
        self.fits()

    def corner(self) -> tuple[float, float]:
        """The position of the ship's north-west square on the screen."""
        return self.ship.point(0, 0)

    def square(self) -> float:
        """The width of a square on the screen."""
        return self.ship.point(1, 0)[0] - self.ship.point(0, 0)[0]

    def comes(self, is_so: Callable[[], bool]) -> None:
        """Wait until the map has followed the fingers."""
        for _ in range(600):
            if is_so():
                return
            self.player.page.evaluate("new Promise(requestAnimationFrame)")
        raise AssertionError("the map does not follow")

    def board(self, who: str, to: tuple[int, int]) -> None:
        self.player.press(self.ship.decision.get_by_role("button", name=who).first)
        self.press(5, 11)
        self.ship.faces("n")
        self.ship.asks("sq-ask-activation")
        self.press(*to)


def test_the_first_round_by_taps(player: Seats) -> None:
    ann = player(phone=True, chance=4)
    first_mission(ann)
    phone = Handheld(ann)
    ship = phone.ship
    phone.fits()
    phone.press(*SOUTH_DOCK)
    ship.asks("sq-ask-act")

    phone.board("um1", (5, 9))
    ship.do("web-sq-finish")
    phone.looks_at("web-sq-log")
    ship.told("um1 moves to 5.9")
    phone.looks_at("web-sq-tab-squad")
    expect(ship.decision.get_by_role("heading", name=ann.says("web-sq-scanner"))).to_be_visible()
    phone.looks_at("web-sq-tab-act")
    ship.asks("sq-ask-act")

    glass = phone.glass.bounding_box()
    assert glass is not None
    middle = (glass["x"] + glass["width"] / 2, glass["y"] + glass["height"] / 2)
    far = phone.square()
    phone.fingers.pinch(middle, 40, 120)
    phone.comes(lambda: phone.square() > far)
    expect(ann.page.locator(".minimap")).to_be_visible()
    left, top = phone.corner()
    phone.fingers.drag(middle, (middle[0] + 60, middle[1] + 40))
    phone.comes(lambda: phone.corner()[0] > left and phone.corner()[1] > top)
    near = phone.square()
    phone.fingers.pinch(middle, 120, 40)
    phone.comes(lambda: phone.square() < near)

    phone.board("um2", (5, 10))
    ship.do("web-sq-finish")
    ship.do("web-sq-end-turn")
    phone.fits()
    finish_the_round(ship)
    ship.asks("sq-ask-act")
    phone.fits()


def test_a_reaction_slides_up_and_counts_down_the_chosen_seconds(house: House, player: Seats) -> None:
    ann = player(phone=True)
    ann.page.clock.install()
    ann.go("#/settings")
    ann.choice(ann.page, ann.says("web-set-countdown-60")).click()
    ann.sit(watched(house).keys[0], "Ann")
    ship = Ship(ann)
    ship.asks("sq-ask-overwatch")
    expect(ship.decision).to_contain_text("%")
    sheet = ship.decision.bounding_box()
    stage = ann.region("web-sq-stage").bounding_box()
    assert sheet is not None
    assert stage is not None
    assert sheet["width"] == PHONE["width"]
    assert sheet["y"] + sheet["height"] == PHONE["height"]
    assert stage["height"] >= PHONE["height"] / 3
    assert sheet["y"] >= stage["y"] + stage["height"] - 1
    glass = ann.page.get_by_role("application").bounding_box()
    assert glass is not None
    assert glass["y"] + glass["height"] >= stage["y"] + stage["height"] - 1, "the map has all the room"
    for button in ship.decision.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 24
    ship.do("web-sq-shoot-now")
    question = ann.region("sq-ask-overwatch")
    expect(question).to_contain_text("um3")
    expect(question).not_to_contain_text("um2")  # the next question has come, not only its figure
    counts_down(ship)
    expect(ship.decision.get_by_text(ann.says("web-sq-waits-turn"))).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def counts_down(ship: Ship) -> None:
    """It counts from the player's seconds to zero, also if the table is told anew meanwhile; then the announced answer
    is given."""
    player, timer = ship.player, ship.decision.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"60|[1-5]\d"))
    expect(ship.decision).to_contain_text(player.says("web-sq-countdown-then"))
    player.stops()
    left = int(timer.inner_text())
    player.lets_pass(5000)
    expect(timer).to_have_text(str(left - 5))
    player.wakes()
    player.lets_pass(1000)
    expect(timer).to_have_text(str(left - 6))
    player.lets_pass((left - 6) * 1000)
    player.page.clock.resume()


def test_blips_are_laid_with_the_kind_that_was_taken_up(house: House, player: Seats) -> None:
    ann = player(phone=True)
    ship = aboard(ann, house, places_blips, seven=True, seat=CHAOS)
    ship.asks("sq-ask-scan")
    expect(ann.button("web-sq-zoom-in")).to_be_in_viewport(ratio=0.9)  # the row of kinds wraps
    expect(ship.decision.get_by_text(ann.says("web-sq-supply-first"))).to_be_visible()
    kinds = ann.page.locator(".kinds button")
    expect(kinds.first).to_be_visible()
    counts = [int(kind.inner_text().split()[-1]) for kind in kinds.all()]
    left = max(counts)
    taken = kinds.nth(counts.index(left))
    ann.press(taken)
    ann.press(ship.decision.locator("summary"))
    for more in range(2):
        expect(taken).to_have_attribute("aria-pressed", "true")  # it stays selected
        expect(taken.locator(".num")).to_have_text(str(left - more))
        ann.press(ship.decision.locator(".squares button").first)
        ship.settle()
    ship.do("sq-do-pass-scan")
    expect(ship.decision.get_by_text(ann.says("web-sq-supply-first"))).to_have_count(0)
