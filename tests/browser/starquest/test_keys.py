"""Keyboard only: from the home page into the first mission of Starquest, and its first round."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship


class Keyboard:
    """A person who uses only the keyboard."""

    def __init__(self, player: Player, ship: Ship) -> None:
        self.player = player
        self.ship = ship
        self.chart = player.page.get_by_role("application")
        self.said = self.chart.get_by_role("status")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.player.page.keyboard.press(key)
        self.ship.settle()

    def roam(self, *arrows: str, to: str) -> None:
        """Go to a square with the arrow keys; its name is read out."""
        for arrow in arrows:
            self.player.page.keyboard.press(f"Arrow{arrow}")
        expect(self.said).to_contain_text(f" {to},")

    def board(self, at: str, *arrows: str) -> None:
        """Bring the next figure in, on a square that is lit."""
        self.press("n")
        self.roam("Up", *arrows, to=at)
        self.press("Enter")
        north = self.ship.menu.get_by_role("button").and_(
            self.ship.page.locator(f"[aria-label$=' {self.player.says('sq-facing-n')}']")
        )
        expect(self.ship.menu.get_by_role("button").first).to_be_focused()
        if not north.evaluate("one => one === document.activeElement"):
            self.player.tab_to(north)
        self.press("Enter")
        self.ship.told(f"enters at {at}")


def test_the_first_round_by_keys_alone(player: Seats) -> None:
    ann = player(chance=4)
    ann.has_learned()
    ann.go()
    play = ann.button("web-home-play-starquest")
    ann.sees(play)
    ann.tab_to(play)
    ann.page.keyboard.press("Enter")
    ship = Ship(ann)
    hands = Keyboard(ann, ship)
    ship.asks("sq-ask-setup-entry")
    south = ship.decision.get_by_role("button", name=ann.says("sq-dock", name="S"))
    ann.tab_to(south)
    hands.press("Enter")
    ship.asks("sq-ask-act")

    hands.press("?")
    keys = ann.page.get_by_role("dialog", name=ann.says("web-help"))
    for known in ("web-sq-action-shoot", "web-sq-key-next", "web-sq-zoom-in"):
        expect(keys).to_contain_text(ann.says(known))
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)

    hands.board("5.11")
    hands.roam("Up", "Up", "Up", "Up", "Up", to="5.7")
    expect(hands.said).to_contain_text(ann.says("web-sq-reach", cost=4))
    ship.draws("5.10", "5.9", "5.8", "5.7")
    hands.press("Enter")
    ship.told("um1 moves to 5.7")
    hands.press("u")
    expect(ship.log.get_by_text("um1 moves to 5.7")).to_have_count(0)
    hands.roam("Down", "Down", "Down", to="5.10")
    hands.press("Enter")
    ship.told("um1 moves to 5.10")
    hands.press("e")

    hands.board("5.11")
    hands.press("o")
    ann.sees(ann.notices().get_by_role("link", name="SQ-SETUP-03"))
    hands.press("t")
    east = ship.decision.get_by_role("button", name=ann.says("sq-do-face", facing=ann.says("sq-facing-e")))
    ann.tab_to(east)
    hands.press("Enter")
    ship.told("turns to face east")
    hands.press("e")

    ann.tab_to(ship.decision.get_by_role("button", name=ann.says("web-sq-end-turn")))
    hands.press("Enter")
    _finish_the_round(ann, ship, hands)


def _finish_the_round(ann: Player, ship: Ship, hands: Keyboard) -> None:
    """The aliens play; every question is answered with no, by its letter where it has one."""
    second = ann.page.get_by_text(ann.says("web-sq-round", round=2, rounds=6))
    for _ in range(60):
        no = ship.decision.get_by_role("button", name=ann.says("sq-do-pass-refuse")).or_(
            ship.decision.get_by_role("button", name=ann.says("sq-do-pass-dodge"))
        )
        expect(no.or_(second).first).to_be_visible(timeout=30_000)
        if second.count() > 0:
            return
        letter = no.first.get_attribute("aria-keyshortcuts")
        if not letter:
            ann.tab_to(no.first)
        hands.press(letter or "Enter")
    raise AssertionError("the round never ended")
