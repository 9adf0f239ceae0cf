"""A squad and an alien player share a screen: a curtain hides their secrets, and each gets their own table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship

SOUTH_DOCK = (5.5, 12.5)
ROOMS = ((8, 8), (9, 9), (1, 3))


def share_a_screen(both: Player) -> Ship:
    """Ann leads the squad of the first mission, Bea its aliens."""
    both.go("#/new/starquest")
    here = both.page.locator("label", has=both.page.get_by_role("radio", name=both.says("web-new-seat-here")))
    both.press(here.last)
    names = both.page.get_by_role("textbox")
    expect(names).to_have_count(2)
    names.first.fill("Ann")
    names.last.fill("Bea")
    both.press(both.button("web-sq-new-start"))
    ship = Ship(both)
    ship.press(*SOUTH_DOCK)
    ship.asks("sq-ask-act")
    hears_enough(both)
    return ship


def hears_enough(both: Player) -> None:
    """Close the instructor's pages, one or many."""
    skip, last = both.button("web-sq-lesson-skip"), both.button("web-sq-lesson-next", more=0)
    both.sees(skip.or_(last).first)
    both.press(skip if skip.count() > 0 else last)


def takes_the_screen(ship: Ship, name: str) -> None:
    """The curtain is down for a player, and only the right button lifts it."""
    both = ship.player
    both.sees(both.find("heading", "web-curtain", who=name))
    both.page.keyboard.press("Escape")
    both.press(both.button("web-curtain-lift", name=name))
    expect(both.page.get_by_role("dialog")).to_have_count(0)


def asks_what_to_do(ship: Ship) -> None:
    """The page names the rules, and stays open until it is closed."""
    both = ship.player
    both.press(both.button("web-sq-now"))
    page = both.page.get_by_role("dialog")
    both.sees(page.get_by_role("link", name="SQ-TURN-15").first)
    both.page.keyboard.press("Escape")
    expect(page).to_have_count(0)


def finds_no_orders(both: Player) -> None:
    """Others may be looking, so the page of standing orders says why it shows none."""
    both.page.keyboard.press("g")
    both.sees(both.page.get_by_role("dialog").get_by_text(both.says("web-sq-standing-hidden")))
    both.page.keyboard.press("Escape")


def is_not_offered(ship: Ship, who: str) -> None:
    """No answer names this figure; the log may."""
    named = ship.decision.get_by_role("button", name=who)
    expect(named.and_(ship.page.locator("[data-mark]")).first).to_be_visible()
    expect(named.and_(ship.page.locator(":not([data-mark], [data-since] *)"))).to_have_count(0)


def test_a_squad_and_an_alien_share_a_screen(player: Seats) -> None:
    both = player(chance=4)
    gretchin, orc = both.says("fig_gretchin"), both.says("fig_ork")
    ship = share_a_screen(both)
    both.page.get_by_role("button", name="um1").first.click()
    ship.enter(5, 11, "n")

    # A board is scanned: Bea lays her blips, and sees what they are.
    both.sees(both.find("heading", "web-curtain", who="Bea"))
    expect(both.page.get_by_text(gretchin)).to_have_count(0)
    takes_the_screen(ship, "Bea")
    ship.asks("sq-ask-scan-last")
    hears_enough(both)
    ship.press(6, 9)  # a corridor that Ann's commander sees
    both.sees(both.notices().get_by_role("link", name="SQ-SCAN-07"))
    both.press(both.button("web-sq-supply-count", name=gretchin, count=3))
    for square in ROOMS:
        ship.press(*square)
    ship.told(f"1.3: {gretchin}")
    both.press(both.button("web-sq-supply-count", name=orc, count=2))
    ship.press(2, 6)
    ship.press(1, 10)

    # Ann goes on at once: nothing that she is asked is secret. She sees the blips, but not what they are.
    ship.asks("sq-ask-activation")
    ship.told("Bea puts token C5 on 1.10.")
    for secret in (gretchin, orc):
        expect(both.page.get_by_text(secret)).to_have_count(0)
    finds_no_orders(both)
    ship.press(5, 7)
    ship.told("um1 moves to 5.7")
    ship.do("web-sq-finish")
    ship.do("web-sq-end-turn")

    # Bea gets her own table: none of Ann's figures is selected, and a blip walks to a door, opens it and is revealed.
    takes_the_screen(ship, "Bea")
    ship.asks("sq-ask-act")
    is_not_offered(ship, "um1")
    expect(ship.decision.get_by_role("button", name=f"{orc} C4")).to_be_visible()
    asks_what_to_do(ship)
    ship.press(2, 6)
    ship.press(4, 6)
    ship.told("C4 moves to 4.6")
    ship.press(4.5, 6)
    ship.asks("sq-ask-reveal")
    ship.answer(both.says("sq-do-stand", to="4.6", facing=both.says("sq-facing-e")))
    ship.asks("sq-ask-activation")
    ship.told("is revealed")
    ship.do("web-sq-finish")
    ship.do("web-sq-end-turn")
    ship.asks("sq-ask-reinforce")
    ship.press(9, 0)
    ship.told(f"9.0: {gretchin}")
    ship.do("sq-do-pass-reinforce")

    # The next round is Ann's again, and Bea's reinforcements are face down for her.
    ship.asks("sq-ask-act")
    ship.told("puts token C6 on 9.0.")
    expect(both.page.get_by_text(gretchin)).to_have_count(0)
