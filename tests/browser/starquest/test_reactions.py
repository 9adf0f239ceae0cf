"""A decision that interrupts: what is at stake, a key for each answer, and a standing answer for the next time."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House
from tests.browser.helpers.player import BROKEN_LINE, Player
from tests.browser.helpers.ship import Ship
from tests.browser.helpers.watching import watched

UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('.map-holder') ? 'map' : 'something else'"
"""The element at a point of the screen."""


def test_an_overwatch_shot_with_its_odds_and_an_order_for_the_next_time(house: House, player: Seats) -> None:
    table = watched(house)
    bob = player()
    bob.sit(table.keys[1], "Bob")
    others = Ship(bob)
    ann = player()
    ann.sit(table.keys[0], "Ann")
    ship = Ship(ann)

    ship.asks("sq-ask-overwatch")
    card = ann.region("sq-ask-overwatch")
    expect(card).to_be_focused()
    for square in ((1, 0), (7, 0)):  # it covers the map, but neither the shooter nor the target
        assert ship.page.evaluate(UNDER, [*ship.point(*square)]) == "map"
    expect(ship.decision).to_contain_text("8%")
    expect(ship.decision).to_contain_text("+10")
    expect(ship.decision.get_by_text(ann.says("rec_ambush-rule"), exact=True)).to_have_count(1)
    expect(others.decision).to_contain_text(bob.says("web-sq-waits-overwatch"))
    expect(others.decision.get_by_role("button", name=bob.says("web-sq-shoot-now"))).to_have_count(0)

    next_time = ship.decision.get_by_role("radiogroup")
    ann.choice(ship.page, ann.says("web-sq-word-hold")).click()
    expect(next_time.get_by_role("radio", name=ann.says("web-sq-word-hold"))).to_be_checked()
    ship.asks("sq-ask-overwatch")  # this time it is still asked
    ann.page.keyboard.press("s")
    ship.settle()
    ship.told("um2")
    expect(ship.decision).to_contain_text("um3")
    expect(ship.decision).not_to_contain_text("um2")  # the next question has come, not only its figure
    ann.page.keyboard.press("h")
    ship.settle()
    expect(others.decision.get_by_role("heading", name=bob.says("sq-ask-activation"))).to_be_visible()

    ann.page.keyboard.press("g")
    orders = ann.page.get_by_role("dialog", name=ann.says("web-sq-page-orders"))
    expect(orders).to_contain_text("um2")
    expect(orders).to_contain_text(ann.says("web-sq-holds-overwatch", now="hold", **{"from": 0}))


def test_offers_are_made_and_accepted_and_why_not_names_its_clause(house: House, player: Seats) -> None:
    table = watched(house)
    ann, bob = player(), player()
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    Ship(ann)
    Ship(bob)
    ann.page.keyboard.press("l")
    dealing = ann.page.get_by_role("dialog", name=ann.says("web-sq-page-dealings"))
    chaos = ann.says("sq-faction-chaos")
    ann.press(dealing.get_by_role("button", name=ann.says("sq-do-pledge", kind="secret", to=chaos)))
    expect(dealing).to_contain_text(ann.says("web-sq-offered", kind="secret", number=12, card=""))

    bob.page.keyboard.press("l")
    answer = bob.page.get_by_role("dialog", name=bob.says("web-sq-page-dealings"))
    bob.press(answer.get_by_role("button", name=bob.says("sq-do-accept", number=12)))
    expect(answer).to_contain_text(bob.says("web-sq-bond", bond="secret"))
    expect(dealing).to_contain_text(ann.says("web-sq-bond", bond="secret"))

    parting = ann.says("sq-do-dissolve", to=chaos)
    ann.press(dealing.get_by_role("button", name=parting))
    expect(dealing).to_contain_text(ann.says("web-sq-bond", bond="parted"))
    ann.press(dealing.get_by_role("button", name=ann.says("web-sq-why-not")).first)
    expect(dealing.get_by_role("link", name="SQ-ALLY-10").first).to_be_visible()


def test_a_pending_shot_survives_a_reload_and_a_killed_server(
    own_house: House, seats: Callable[..., Player]
) -> None:
    table = watched(own_house, move_seconds=3600)
    ann, bob = seats(own_house, offline=False), seats(own_house, offline=False)
    for one, key in ((bob, table.keys[1]), (ann, table.keys[0])):
        one.forgives.append(BROKEN_LINE)
        one.sit(key)
    ship, others = Ship(ann), Ship(bob)
    _may_fire(ship, others)
    ann.page.reload()
    _may_fire(ship, others)

    own_house.kill()
    for one in (ann, bob):
        one.sees(one.text("web-line-broken"))
    own_house.open()
    for one in (ann, bob):
        expect(one.text("web-line-broken")).to_have_count(0, timeout=60_000)
    _may_fire(ship, others)
    bob.page.reload()
    _may_fire(ship, others)
    ann.page.keyboard.press("s")
    ship.settle()
    ship.told("um2")
    others.told("um2")


def _may_fire(ship: Ship, others: Ship) -> None:
    """The asked player is asked again, with the odds and the time left; the other waits."""
    ship.asks("sq-ask-overwatch")
    expect(ship.decision).to_contain_text("8%")
    expect(ship.decision.get_by_role("timer")).to_have_text(re.compile(r"3600|3[0-5]\d\d"))
    waits, shoot = others.player.says("web-sq-waits-overwatch"), others.player.says("web-sq-shoot-now")
    expect(others.decision).to_contain_text(waits)
    expect(others.decision.get_by_role("button", name=shoot)).to_have_count(0)
