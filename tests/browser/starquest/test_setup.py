"""A new table of Starquest, and set-up at it: house options by chapter, a suggested squad, the entry area on the
map."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship


def test_house_options_stand_by_chapter_and_only_what_differs_is_shown(player: Seats) -> None:
    ann = player(chance=4)
    ann.go("#/new/starquest")
    options = ann.page.locator(".option")
    show = ann.page.get_by_role("button", name=ann.says("web-sq-new-house-show"))
    expect(show).to_be_visible()
    expect(options).to_have_count(0)
    ann.press(show)
    ann.page.locator("summary").filter(has_text=ann.says("starquest-chapter-life")).click()
    options.locator("select").first.select_option(index=1)
    ann.press(ann.page.get_by_role("button", name=ann.says("web-sq-new-house-hide")))
    expect(options).to_have_count(1)
    ann.press(ann.button("web-new-to-the-book"))
    expect(options).to_have_count(0)


INSTEAD = """
(command) => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type !== 'do') return send.call(this, text);
    WebSocket.prototype.send = send;
    return send.call(this, JSON.stringify({ ...message, command }));
  };
}
"""
"""Replaces the next command that is sent with another: one written by hand, or out of date."""


def a_squad_that_must_not_be_is_refused(ship: Ship) -> None:
    """Only legal choices are offered; any other is refused where it was pressed, with its clause."""
    player = ship.player
    ship.asks("sq-ask-setup-formation")
    ship.page.evaluate(INSTEAD, "choose sqd_of_nobody")
    ship.decision.get_by_role("list", name=player.says("web-sq-answers")).get_by_role("button").first.click()
    player.sees(player.notices().get_by_text(player.says("sq-no-setup-formation")))
    player.sees(player.notices().get_by_role("link", name="SQ-SQUAD-04"))
    ship.asks("sq-ask-setup-formation")


def test_one_press_gives_a_sensible_squad_and_leaves_the_entry_area_to_the_player(player: Seats) -> None:
    ann = player(chance=4)
    ann.go("#/new/starquest")
    ann.find("combobox", "web-sq-new-mission").select_option("mis_01_hard_dock")
    ann.press(ann.button("web-sq-new-start"))
    ship = Ship(ann)
    expect(ship.decision.get_by_text(ann.says("web-sq-ready-chooses"), exact=True)).to_be_visible()
    a_squad_that_must_not_be_is_refused(ship)
    ship.do("web-sq-sensible")
    ship.asks("sq-ask-setup-entry")
    ship.decision.get_by_role("list").first.get_by_role("button").first.click()
    expect(ann.page.get_by_text(ann.says("web-sq-round", round=1, rounds=9))).to_be_visible()
    expect(ship.decision.get_by_text(ann.says("web-sq-ready-check"))).to_have_count(0)


def holds(player: Player, faction: str, kind: str) -> None:
    """Choose who plays a faction: a person here, a person with a link, a bot, nobody."""
    row = player.page.get_by_role("radiogroup", name=player.says(f"sq-faction-{faction}"), exact=True)
    player.press(player.choice(row, player.says(kind)))
    expect(row.get_by_role("radio", name=player.says(kind), exact=True)).to_be_checked()


def test_a_table_with_every_kind_of_seat_says_what_is_wrong_with_it_and_who_is_ready(player: Seats) -> None:
    ann, bob = player(chance=4), player()
    ann.go("#/new/starquest")
    ann.find("combobox", "web-sq-new-mission").select_option("mis_01_hard_dock")
    for faction in ("chaos", "cult"):
        holds(ann, faction, "web-sq-new-empty")
    ann.sees(ann.text("web-sq-new-few-aliens"))
    expect(ann.button("web-sq-new-start")).to_have_attribute("aria-disabled", "true")
    holds(ann, "chaos", "web-new-seat-bot")
    expect(ann.text("web-sq-new-few-aliens")).to_have_count(0)
    for faction in ("blood-angels", "imperial-fists", "legion"):
        holds(ann, faction, "web-sq-new-empty")
    holds(ann, "ultramarines", "web-new-seat-here")
    holds(ann, "eldar", "web-new-seat-link")
    ann.press(ann.button("web-new-make"))
    ann.sees(ann.find("heading", "web-invite"))

    # A player joins with the code; now all can build a squad, and see who is ready.
    code = ann.page.locator(".code").first.inner_text()
    ann.press(ann.link("web-invite-go"))
    bob.go()
    bob.find("textbox", "web-home-join-field").fill(code)
    bob.button("web-home-join-go").click()
    hers, his = Ship(ann), Ship(bob)
    his.asks("sq-ask-setup-formation")
    for ship, chooses in ((hers, 0), (his, 1)):
        says = ship.player.says
        expect(ship.decision).to_contain_text(says("web-sq-ready-check"))
        eldar = ship.decision.get_by_role("listitem").filter(has_text=says("sq-faction-eldar"))
        expect(eldar.filter(has_text=says("web-sq-ready-chooses"))).to_have_count(1)
        expect(ship.decision.get_by_role("button", name=says("web-sq-sensible"))).to_have_count(chooses)
    his.do("web-sq-sensible")
    expect(hers.decision.get_by_role("button", name=ann.says("web-sq-sensible"))).to_be_visible()
