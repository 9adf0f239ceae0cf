"""Ways to join: a code, a link, the tables of this browser, tables to watch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here, link
from tests.browser.helpers.player import REFUSED
from tests.browser.helpers.positions import TO_ROLL


def test_a_code_opens_the_free_seat(house: House, player: Seats) -> None:
    ann, bob = player(), player()
    table = house.table(link("Ann"), link("Bob"))
    ann.sit(table.keys[0], "Ann")
    ann.sees(ann.find("heading", "web-lobby"))
    expect(ann.region("web-home-heroes")).to_have_count(0)
    ann.sees(ann.page.get_by_role("region", name="Bob").get_by_text(ann.says("web-lobby-free")))

    bob.go()
    code = bob.find("textbox", "web-home-join-field")
    code.fill(table.codes[1].lower())
    bob.button("web-home-join-go").click()
    # A person who comes with a code is asked for a name too.
    bob.find("textbox", "web-sit-name").fill("Bob")
    bob.button("web-sit-go").click()
    for one in (ann, bob):
        one.sees(one.find("group", "web-heroes-roster"))

    # It works once.
    eve = player()
    eve.forgives.append(REFUSED)
    eve.go()
    eve.find("textbox", "web-home-join-field").fill(table.codes[1])
    eve.button("web-home-join-go").click()
    eve.sees(eve.notices().get_by_role("paragraph"))
    eve.find("textbox", "web-home-join-field").fill("?")
    eve.button("web-home-join-go").click()
    eve.sees(eve.text("web-home-join-wrong"))


def test_home_lists_what_was_begun_and_what_can_be_watched(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_ROLL, public=True)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("roll")
    ann.page.get_by_role("link", name=ann.says("web-brand-home")).click()
    mine = ann.region("web-home-continue").get_by_role("link")
    expect(mine).to_contain_text(ann.says("web-home-standing-your-turn"))
    mine.click()
    ann.is_asked("roll")

    eve = player()
    eve.go()
    public = eve.region("web-home-watch").get_by_role("link").filter(has_text="Ann").first
    public.click()
    eve.sees(eve.decision.get_by_role("heading", name=eve.says("web-heroes-their-turn", name="Ann")))


def test_one_press_begins_a_game(player: Seats) -> None:
    ann = player()
    ann.go()
    ann.button("web-home-play-heroes").click()
    ann.is_asked("roll")


def test_an_address_that_leads_nowhere_says_so(player: Seats) -> None:
    ann = player()
    ann.go("#/nowhere")
    ann.sees(ann.text("web-lost-what", path="/nowhere"))
    ann.go("#/watch/not-a-key")
    ann.sees(ann.link("web-home"))
