"""Alliances and sales at a table: who is told what, the refusals, and the price of a betrayal."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Seats
from tests.browser.helpers.agreeing import says_nothing_of
from tests.browser.helpers.drawn import laid
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship
from tests.browser.helpers.steady import comes_to_rest
from tests.starquest.scene import Table, hall, scene

HALL = hall(8, 2)
FACTIONS = ("imperial_fists", "ultramarines", "eldar", "chaos")
"""In the order of the seats."""
BOB, ANN, CLEO, DAN = range(4)


def parley() -> Table:
    """Before one marine stand an Eldar and an Orc; it has a card to sell."""
    return scene(
        HALL,
        "um1 fig_marine_laser 0.0 E",
        "if1 fig_marine_laser 0.1 W",
        "el1 fig_eldar_warrior 5.0 E",
        "ch1 fig_ork 5.1 E",
        factions=FACTIONS,
        sides={ANN: {"points": 60, "recon": ("rec_ambush",)}, BOB: {"points": 40}},
    )


def dealings(player: Player) -> Locator:
    player.page.keyboard.press("l")
    return player.page.get_by_role("dialog", name=player.says("web-sq-page-dealings"))


def row(page: Locator, player: Player, seat: int) -> Locator:
    """The row of another side on the page of alliances."""
    name = player.says(f"sq-faction-{FACTIONS[seat].replace('_', '-')}")
    return page.get_by_role("listitem").filter(has=player.page.get_by_text(name, exact=True))


def says(player: Player, page: Locator, message: str, **args: str | int) -> None:
    player.press(page.get_by_role("button", name=player.says(message, **args)))


def test_offers_secrets_sales_and_a_betrayal(house: House, player: Seats) -> None:
    table = laid(house, parley(), 1, 1)
    ann, bob, cleo, eve = player(), player(), player(), player()
    for one, seat in ((ann, ANN), (bob, BOB), (cleo, CLEO)):
        one.sit(table.keys[seat])
    eve.watch(table.watch)
    hers, his, _, theirs = Ship(ann), Ship(bob), Ship(cleo), Ship(eve)
    fists, eldar = ann.says("sq-faction-imperial-fists"), ann.says("sq-faction-eldar")

    # An offer is refused, and only the two of them were told.
    hers.asks("sq-ask-act")
    open_, book = dealings(ann), dealings(bob)
    for faction in FACTIONS:
        expect(open_).not_to_contain_text(faction)
    says(ann, open_, "sq-do-pledge", kind="public", to=fists)
    says(bob, book, "sq-do-refuse", number=21)
    expect(open_.get_by_text(ann.says("web-sq-offered", kind="public", number=21, card=""))).to_have_count(0)
    expect(book.get_by_role("button", name=bob.says("sq-do-refuse", number=21))).to_have_count(0)

    # A secret alliance: the pages of a third seat and of a spectator do not change at all.
    before = [comes_to_rest(one) for one in (bob, eve)]
    says(ann, open_, "sq-do-pledge", kind="secret", to=eldar)
    closed = dealings(cleo)
    says(cleo, closed, "sq-do-accept", number=23)
    for page, one, other in ((open_, ann, CLEO), (closed, cleo, ANN)):
        expect(row(page, one, other)).to_contain_text(one.says("web-sq-bond", bond="secret"))
    assert [comes_to_rest(one) for one in (bob, eve)] == before

    # A card is sold: all players are told of the deal, and only the two which card it was.
    says(ann, open_, "sq-do-sell", card=ann.says("rec_ambush"), to=fists)
    says(bob, book, "sq-do-accept", number=21)
    for page, one, other in ((open_, ann, BOB), (book, bob, ANN)):
        expect(row(page, one, other)).to_contain_text(one.says("web-sq-bond", bond="public"))
    theirs.told("20")
    for one in (cleo, eve):
        says_nothing_of(one, "rec_ambush")

    # One public alliance at a time, and why.
    asked = row(open_, ann, DAN)
    ann.press(asked.get_by_role("button", name=ann.says("web-sq-why-not")).first)
    expect(asked.get_by_role("link", name="SQ-ALLY-07")).to_be_visible()
    for one in (ann, bob, cleo):
        one.page.keyboard.press("Escape")

    # A player who aims at an ally is told the price, and all players learn that there was an alliance.
    hers.press_piece("um1")
    target = ann.region("web-sq-target").first
    hers.press_piece("ch1")
    expect(target).to_contain_text("%")
    expect(target.get_by_role("link", name="SQ-ALLY-12")).to_have_count(0)
    hers.press_piece("el1")
    expect(target).to_contain_text(ann.says("web-sq-betrays", faction=eldar, secret="yes"))
    ann.press(target.get_by_role("button", name=ann.says("web-sq-shoot-now")))
    hers.settle()
    for ship in (hers, his, theirs):
        ship.told("−50")
