"""Keyboard only: a whole game and the menus, with the keys that the screen shows."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, expect

from bulkhead.heroes.data.cards import house_cards
from bulkhead.heroes.data.commands import Act, Attack, Keep, Move, Pick, Place, Push, Roll, Use
from bulkhead.heroes.views import View
from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold, Turn
from tests.browser.helpers.gestures import is_chosen, roll_of, target_of, title, way_of
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.looking import sees_scores, sees_the_end, sees_the_report, verdict
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import TO_ACT


def test_a_whole_game_by_keys_alone(player: Seats) -> None:
    ann = player(chance=67)
    ann.has_learned()
    ann.go()
    ann.sees(ann.button("web-home-play-heroes"))
    ann.tab_to(ann.button("web-home-play-heroes"))
    ann.page.keyboard.press("Enter")
    ann.is_asked("draft")
    foretold = Foretold((*ann.salts, ""))
    names = ("", ann.says("web-bot-captain"))
    for turn in foretold.turns:
        if turn.seat == 0:
            _give(ann, turn)
            if turn.after.phase in ("keep", "act"):
                sees_scores(ann, 0, turn.after)
    sees_the_end(ann, 0, foretold, names)

    ann.tab_to(ann.link("web-heroes-after"))
    ann.page.keyboard.press("Enter")
    sees_the_report(ann, 0, foretold, names)
    ann.tab_to(ann.button("web-verify-button"))
    ann.page.keyboard.press("Enter")
    ann.sees(verdict(ann).get_by_text(ann.says("web-verify-fair", count=foretold.dice)))
    ann.page.keyboard.press("Escape")
    # The keyboard is where it was.
    expect(ann.button("web-verify-button-fair")).to_be_focused()


def _give(player: Player, turn: Turn) -> None:
    keys = player.page.keyboard
    command, before = turn.command, turn.before
    match command:
        case Pick(hero):
            player.is_asked("draft")
            keys.press(str([card.id for card in house_cards()].index(hero) + 1))
        case Place(hero, column):
            player.is_asked("place")
            hand = player.find("group", "web-heroes-step-hero").get_by_role("button")
            if hand.count() > 1:
                keys.press(str(before.hands[0].index(hero) + 1))
            keys.press(str(column))
        case Roll():
            player.is_asked("roll")
            keys.press("r")
        case Keep(rolls):
            player.is_asked("keep")
            group = player.find("group", "web-heroes-your-roll")
            for roll in rolls:
                name = player.says("web-heroes-take", roll=title(player, roll))
                line = player.decision.get_by_role("button", name=name, exact=True).first
                if line.get_attribute("aria-pressed") != "true":
                    keys.press(_hint(line))
            expect(group.get_by_role("button", pressed=True)).to_have_count(len(rolls))
            if turn.after.phase != "act":
                return
            keys.press("a")
        case Push(dice):
            _hold(player, before, dice)
            keys.press("p")
        case Act():
            keys.press("a")
        case Attack() | Move() | Use():
            while not is_chosen(roll_of(player, command, before)):
                keys.press("n")
            way = way_of(player, command, before)
            if not is_chosen(way):
                keys.press(_hint(way))
            target = target_of(player, command, before)
            while target.count() > 0 and not is_chosen(target):
                keys.press(_hint(player.region("web-heroes-step-act").locator("[aria-pressed=true]").first))
            keys.press("Enter")
        case _:
            keys.press("e")
    player.settle()


def _hold(player: Player, before: View, dice: tuple[int, ...]) -> None:
    """Hold all dice but these: H, and then the digits shown beside them."""
    held = Counter((*before.rolled, *before.held)) - Counter(dice)
    if not held:
        return
    player.page.keyboard.press("h")
    for face in held.elements():
        one = player.button("web-heroes-hold", face=face).and_(player.page.locator("[aria-pressed=false]"))
        player.page.keyboard.press(_hint(one.first))
    player.page.keyboard.press("h")
    group = player.find("group", "web-heroes-hold-label")
    expect(group.get_by_role("button", pressed=True)).to_have_count(held.total())


def _hint(line: Locator) -> str:
    """The key shown beside it."""
    return line.locator("kbd").inner_text().strip()


def test_the_list_of_keys_and_the_menus(player: Seats) -> None:
    ann = player()
    ann.go()
    ann.sees(ann.button("web-home-play-heroes"))
    ann.page.keyboard.press("Tab")
    skip = ann.link("web-skip")
    expect(skip).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("main")).to_be_focused()

    ann.page.keyboard.press("?")
    dialog = ann.page.get_by_role("dialog", name=ann.says("web-keys"))
    ann.sees(dialog.get_by_text(ann.says("web-key-mute")))
    ann.page.keyboard.press("Escape")
    # The table has its keys back only once the dialog is closed, not just hidden.
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.keyboard.press("m")
    assert ann.stored("bulkhead.settings")["sound"] is False

    ann.go("#/rules")
    field = ann.page.get_by_role("searchbox", name=ann.says("web-rules-search"))
    ann.sees(field)
    ann.page.keyboard.press("/")
    expect(field).to_be_focused()
    ann.page.keyboard.type("bust")
    expect(ann.page.locator("main")).to_contain_text("clauses")
    ann.page.keyboard.press("Escape")
    expect(field).to_have_value("")


def test_arrow_keys_walk_over_the_board(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_ACT)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("act")
    ann.page.keyboard.press("ArrowUp")
    first = ann.page.locator("[data-square]:focus")
    expect(first).to_have_count(1)
    began = first.get_attribute("data-square")
    ann.page.keyboard.press("ArrowRight" if began != "5.8" else "ArrowLeft")
    expect(ann.page.locator("[data-square]:focus")).not_to_have_attribute("data-square", str(began))
