"""Beside the map: the instructor, the scanner of any seat, a raised hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.aboard import in_the_middle
from tests.browser.helpers.house import House
from tests.browser.helpers.screens import NAMES, aboard
from tests.browser.helpers.ship import Ship, first_mission
from tests.browser.helpers.watching import watched


def test_the_instructor_says_each_thing_once(player: Seats) -> None:
    ann = player(chance=4, phone=True)
    ship = first_mission(ann)
    card = ann.region("web-sq-lesson")
    expect(card.get_by_role("paragraph")).to_have_count(2)  # the welcome, and what to do first
    expect(card).to_contain_text("D5")  # as the map writes it
    for dock in ("N", "S"):  # however long the text, the part of the map it is about stays visible
        way_in = ship.decision.get_by_role("button", name=ann.says("sq-dock", name=dock))
        expect(way_in).to_be_in_viewport(ratio=1)
    card.get_by_role("button").first.click()
    expect(card).to_have_count(0)
    ann.page.reload()
    ship.asks("sq-ask-setup-entry")
    expect(card).to_have_count(0)
    ship.decision.get_by_role("button", name=ann.says("sq-dock", name="S")).click()
    expect(card).to_contain_text(ann.says("web-sq-lesson-act"))


def test_the_scanner_of_any_seat(house: House, player: Seats) -> None:
    ann = player()
    ship = aboard(ann, house, in_the_middle, seven=True)
    ship.asks("sq-ask-activation")
    ann.page.keyboard.press("v")
    scanner = ann.page.get_by_role("dialog", name=ann.says("web-sq-page-scanner"))
    cards = scanner.get_by_text(ann.says("web-sq-cards-yours"))
    notes = scanner.get_by_role("textbox", name=ann.says("web-sq-notes"))
    expect(cards).to_be_visible()
    notes.fill("The crown lies in A1.")
    eldar = ann.says("sq-faction-eldar")
    scanner.get_by_role("button", name=eldar, exact=True).click()
    expect(scanner.get_by_role("heading", name=eldar)).to_contain_text(NAMES[3])
    expect(cards).to_have_count(0)
    expect(notes).to_have_count(0)

    ann.page.reload()
    ship.asks("sq-ask-activation")
    ann.page.keyboard.press("v")
    expect(notes).to_have_value("The crown lies in A1.")


def test_a_hand_is_raised_in_another_players_turn(house: House, player: Seats) -> None:
    table = watched(house)
    ann, bob = player(), player()
    ann.sit(table.keys[0])
    bob.sit(table.keys[1])
    hers, his = Ship(ann), Ship(bob)
    hers.asks("sq-ask-overwatch")
    expect(hers.log.or_(ann.text("web-sq-log-empty")).last).to_have_text(ann.says("web-sq-log-empty"))
    hers.do("web-sq-hold-fire")
    # It was let pass, so the first one is not asked again.
    late = ann.page.locator("details").filter(has_text="um2")
    expect(late.get_by_role("link", name="SQ-OVER-06")).to_be_visible()
    hers.do("web-sq-hold-fire")
    his.asks("sq-ask-activation")

    ann.page.keyboard.press("c")
    hand = ann.page.get_by_role("dialog", name=ann.says("web-sq-page-hand"))
    expect(hand).to_contain_text(ann.says("web-sq-hand-what", points=3))
    hand.get_by_role("button", name=ann.says("web-sq-hand"), exact=True).click()
    expect(hand).to_contain_text(ann.says("web-sq-hand-is-up"))
    assert ann.says("web-sq-hand-is-up") not in bob.page.content()
    ann.page.keyboard.press("Escape")
    his.do("web-sq-action-turn")
    his.answer(bob.says("sq-do-face", facing=bob.says("sq-facing-w")))
    window = hers.decision.get_by_role("heading", name=ann.says("sq-ask-window-hand"))
    hold = hers.decision.get_by_role("button", name=ann.says("web-sq-hold-fire"))
    expect(window.or_(hold).first).to_be_visible()
    while hold.count() > 0:  # Overwatch comes before hands
        hers.do("web-sq-hold-fire")
        expect(window.or_(hold).first).to_be_visible()
    hers.asks("sq-ask-window-hand")
    expect(his.decision).to_contain_text(bob.says("web-sq-waits-command"))
