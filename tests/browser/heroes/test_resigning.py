"""Giving up a match of Heroes: asked about first, told on every screen, and part of the report and the replay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import TO_KEEP

PHONE = {"width": 390, "height": 664}


def opens_the_question(player: Player) -> None:
    player.press(player.button("web-heroes-seat"))
    player.press(player.button("web-heroes-resign"))


def test_it_is_asked_about_and_ends_the_match_on_both_screens(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob", "bob"), position=TO_KEEP)
    ann, bob = player(), player("it")
    ann.sit(table.keys[0])
    bob.sit(table.keys[1])

    # Bob is not asked anything now, and may give up all the same. He thinks better of it.
    opens_the_question(bob)
    bob.sees(bob.page.get_by_text(bob.says("web-heroes-resign-what", games=1, name="Ann"), exact=True))
    bob.press(bob.button("web-heroes-resign-no"))
    ann.is_asked("keep")

    opens_the_question(bob)
    bob.press(bob.button("web-heroes-resign-yes"))
    ann.sees(ann.page.get_by_role("heading", name=ann.says("web-heroes-over", how="won", name="Ann")))
    ann.sees(ann.page.get_by_text(ann.says("web-heroes-resigned-why", you="no", name="Bob")))
    bob.sees(bob.page.get_by_role("heading", name=bob.says("web-heroes-over", how="lost", name="Ann")))
    bob.sees(bob.page.get_by_text(bob.says("web-heroes-resigned-why", you="yes", name="Bob")))

    # What is over cannot be given up again.
    bob.press(bob.button("web-heroes-seat"))
    expect(bob.button("web-heroes-resign")).to_have_count(0)
    bob.page.keyboard.press("Escape")

    ann.link("web-heroes-after").click()
    headline = ann.says("web-after-headline-resigned", how="won", name="Ann", loser="Bob")
    expect(ann.page.locator("h1")).to_have_text(headline)


def test_it_works_while_a_bot_plays(house: House, player: Seats) -> None:
    position = TO_KEEP.replace(" 1 keep", " 2 keep")
    table = house.table(here("Ann", "ann"), bot("Hal"), position=position)
    ann = player(reduced_motion="no-preference")
    ann.sit(table.keys[0])
    opens_the_question(ann)
    ann.press(ann.button("web-heroes-resign-yes"))
    ann.sees(ann.page.get_by_text(ann.says("web-heroes-resigned-why", you="yes", name="Ann")))


def test_a_match_of_three_is_given_up_in_its_draft(house: House, player: Seats) -> None:
    """No turn was played: the report has nothing to draw, and says who gave up."""
    table = house.table(here("Ann", "ann"), here("Bob", "bob"), options={"games": 3, "first": "1"})
    ann = player(viewport=PHONE)
    ann.sit(table.keys[0])
    ann.press(ann.button("web-heroes-strip"))
    opens_the_question(ann)
    ann.sees(ann.page.get_by_text(ann.says("web-heroes-resign-what", games=3, name="Bob"), exact=True))
    ann.press(ann.button("web-heroes-resign-yes"))
    ann.sees(ann.page.get_by_text(ann.says("web-heroes-resigned-why", you="yes", name="Ann")))
    ann.link("web-heroes-after").click()
    headline = ann.says("web-after-headline-resigned", how="lost", name="Bob", loser="Ann")
    expect(ann.page.locator("h1")).to_have_text(headline)
