"""While others act a player may skip or pause them, and afterwards reads, finds and sees again what they did."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from bulkhead import GAMES
from tests.browser.conftest import MOVING, Seats
from tests.browser.helpers.aboard import TUTORIAL
from tests.browser.helpers.drawn import FORCES, NAMES, duel, laid
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship
from tests.starquest.scene import Table, hall, scene

A_WHILE = 30_000
"""Milliseconds: more than any of these bots' turns takes to be shown."""


def apart() -> Table:
    """A marine, and orks that have far to go."""
    return scene(
        hall(14, 9),
        "um1 fig_marine_laser 1.1 E",
        "ch1 fig_ork 12.1 W",
        "ch2 fig_ork 12.7 W",
        factions=FORCES,
    )


def against_a_bot(house: House, player: Seats) -> Ship:
    """Ann against a bot, with a clock that is stopped."""
    drawn = apart().state
    position = GAMES["starquest"].position(drawn)
    options = {**TUTORIAL, "factions": list(FORCES)}
    table = house.table(
        here("Ann", "1"), bot("Max", "overlord"), game="starquest", options=options, position=position
    )
    ann = player(**MOVING)
    ann.sit(table.keys[0], "Ann")
    ship = Ship(ann)
    expect(is_mine(ship)).to_be_visible()
    ship.player.stop_the_clock()
    return ship


def ends_the_turn(ship: Ship) -> None:
    """And does not roll for command points."""
    ship.player.button("web-sq-end-turn").click()
    ship.decision.get_by_role("button", name=ship.player.says("sq-do-pass-command"), exact=True).click()


def bar(player: Player) -> Locator:
    return player.find("group", "web-pace-label")


def is_mine(ship: Ship) -> Locator:
    return ship.player.button("web-sq-end-turn")


def test_skip_brings_my_decision(house: House, player: Seats) -> None:
    ship = against_a_bot(house, player)
    ends_the_turn(ship)
    skip = bar(ship.player).get_by_role("button", name=ship.player.says("web-pace-skip"))
    expect(is_mine(ship)).to_have_count(0)
    skip.click()
    expect(is_mine(ship)).to_be_visible()  # the clock stands: nothing was waited for
    expect(bar(ship.player)).to_have_count(0)


def test_another_pace_holds_at_once(house: House, player: Seats) -> None:
    ship = against_a_bot(house, player)
    ends_the_turn(ship)
    expect(is_mine(ship)).to_have_count(0)
    bar(ship.player).get_by_role("combobox").select_option("instant")
    expect(is_mine(ship)).to_be_visible()  # the clock stands: nothing was waited for
    expect(bar(ship.player)).to_have_count(0)


def test_space_pauses_and_goes_on(house: House, player: Seats) -> None:
    ship = against_a_bot(house, player)
    page = ship.page
    ends_the_turn(ship)
    max = f"Max ({ship.player.says('sq-faction-chaos')})"
    expect(bar(ship.player)).to_contain_text(ship.player.says("web-pace-waits", name=max))
    page.keyboard.press("Space")
    expect(bar(ship.player)).to_contain_text(ship.player.says("web-pace-paused"))
    ship.player.lets_pass(A_WHILE)
    expect(bar(ship.player)).to_contain_text(ship.player.says("web-pace-paused"))
    expect(is_mine(ship)).to_have_count(0)
    page.keyboard.press("Space")
    page.clock.resume()
    expect(is_mine(ship)).to_be_visible()


def after_a_kill(house: House, player: Seats, **more: Any) -> Ship:
    """Bob's screen, after Ann has destroyed one of his orks and ended her turn."""
    table = laid(house, duel(), 6, 6)
    ann, bob = player(), player(**more)
    ann.sit(table.keys[0], NAMES[0])
    bob.sit(table.keys[1], NAMES[1])
    shooter = Ship(ann)
    shooter.begin("um1")
    shooter.press_piece("ch1")
    ann.region("web-sq-target").get_by_role("button", name=ann.says("web-sq-shoot-now")).click()
    shooter.gone("ch1")
    shooter.do("web-sq-finish")
    ends_the_turn(shooter)
    return Ship(bob)


def summary(ship: Ship) -> Locator:
    return ship.player.region("web-sq-since-first")


def lit(page: Page) -> Locator:
    return page.locator("[data-beacon]")


def test_the_summary_tells_what_happened_and_goes_there(house: House, player: Seats) -> None:
    ship = after_a_kill(house, player)
    line = summary(ship).get_by_role("listitem").get_by_role("button")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("um1")
    expect(line).to_contain_text("ch1")
    expect(lit(ship.page)).to_have_count(0)
    line.focus()
    expect(lit(ship.page)).to_have_count(1)
    squares = lit(ship.page).get_attribute("data-beacon") or ""
    assert len(squares.split()) == 2  # the one who fired, and where the other one fell
    ship.page.keyboard.press("Enter")
    expect(lit(ship.page)).to_have_attribute("data-beacon", squares)
    summary(ship).get_by_role("button", name=ship.player.says("web-sq-since-away")).click()
    expect(summary(ship)).to_have_count(0)
    expect(lit(ship.page)).to_have_count(0)


def test_what_happened_is_played_back_on_the_map(house: House, player: Seats) -> None:
    ship = after_a_kill(house, player, **MOVING)
    page, says = ship.page, ship.player.says
    play = summary(ship).get_by_role("button", name=says("web-sq-since-play"))
    expect(play).to_be_visible()
    ship.player.stop_the_clock()
    expect(ship.piece("ch1")).to_have_count(0)
    play.click()
    expect(ship.piece("ch1")).to_have_count(1)  # as it was
    expect(is_mine(ship)).to_have_count(0)
    expect(summary(ship).get_by_role("button", name=says("web-sq-since-stop"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(ship.piece("ch1")).to_have_count(0)
    expect(is_mine(ship)).to_be_visible()
    play.click()
    expect(ship.piece("ch1")).to_have_count(1)
    page.clock.resume()
    expect(ship.piece("ch1")).to_have_count(0)  # to its end
    expect(is_mine(ship)).to_be_visible()


def test_on_a_phone_it_is_one_line_that_opens(house: House, player: Seats) -> None:
    ship = after_a_kill(house, player, phone=True)
    opens = summary(ship).get_by_role("button", name=ship.player.says("web-sq-since-first"))
    expect(summary(ship).get_by_role("listitem")).to_have_count(0)
    opens.tap()
    expect(summary(ship).get_by_role("listitem")).to_have_count(1)
    for button in summary(ship).get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
