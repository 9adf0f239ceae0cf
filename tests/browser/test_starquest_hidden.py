"""One screen for two: a curtain falls before what only one of them may see, and under it there is nothing to read."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.agreeing import FACE_DOWN, PIECES
from tests.browser.conftest import Seats
from tests.browser.player import Player
from tests.browser.ship import Ship
from tests.browser.test_starquest import SOUTH_DOCK

SECRET = ("Gretchin", "fig-gretchin", "fig_gretchin")


def test_a_scan_at_a_shared_screen(player: Seats) -> None:
    both = player(chance=4)
    both.go("#/new/starquest")
    for name, faction in (("Ann", "ultramarines"), ("Bob", "chaos")):
        plays = both.says(f"sq-faction-{faction}")
        seat = both.page.get_by_role("radiogroup", name=plays)
        both.press(both.choice(seat, both.says("web-new-seat-here")))
        both.find("textbox", "web-new-name", seat=plays).fill(name)
    both.press(both.button("web-sq-new-start"))
    ship = Ship(both)
    ship.press(*SOUTH_DOCK)
    ship.asks("sq-ask-act")
    both.page.get_by_role("button", name="um1").first.click()
    ship.do("web-sq-activate")
    ship.press(5, 11)
    ship.faces("n")

    curtain = both.page.get_by_role("dialog", name=both.says("web-curtain", who="Bob"))
    both.sees(curtain)
    behind = both.page.content()
    assert not any(secret in behind for secret in SECRET)
    _lift(both, "Bob")
    ship.asks("sq-ask-scan-last")
    ship.press(1, 10)
    both.press(ship.menu.get_by_role("button").first)
    expect(both.page.locator("[data-map] [data-piece='ch?1']")).to_have_count(1)
    pictures = dict(both.page.evaluate(PIECES))["ch?1"]
    assert not set(pictures) <= set(FACE_DOWN)  # he knows what he has put there


def _lift(player: Player, name: str) -> None:
    player.press(player.button("web-curtain-lift", name=name))
    expect(player.page.get_by_role("dialog")).to_have_count(0)
