"""Without a mouse: a whole turn and the menus, by the keys that the screen itself shows."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from bulkhead.heroes.cards import house_cards
from bulkhead.heroes.commands import Act, Attack, Keep, Move, Pick, Place, Push, Roll, Use
from tests.browser.conftest import Seats
from tests.browser.foretold import Foretold, Turn
from tests.browser.gestures import is_chosen, roll_of, target_of, title, way_of
from tests.browser.house import House, bot, here
from tests.browser.player import Player
from tests.browser.positions import TO_ACT


def test_draft_set_up_and_a_whole_turn_by_keys(house: House, player: Seats) -> None:
    foretold = Foretold(("carl", ""))
    table = house.table(here("Ann", "carl"), bot())
    ann = player()
    ann.go(f"#/play/{table.keys[0]}")
    ann.page.keyboard.press("Tab")
    ann.find("textbox", "web-sit-name").focus()
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    turns = [turn for turn in foretold.turns if turn.seat == 0]
    acted = False
    for turn in turns:
        if acted and isinstance(turn.command, Roll):
            break
        acted = acted or turn.before.phase == "act"
        _give(ann, turn)
    assert acted


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
            left = sorted((*before.rolled, *before.held))
            for face in dice:
                left.remove(face)
            assert not left, "The captain holds nothing in this turn."
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


def _hint(line: Locator) -> str:
    """The key that is drawn beside it."""
    return line.locator("kbd").inner_text().strip()


def test_the_list_of_keys_and_the_menus(player: Seats) -> None:
    ann = player()
    ann.go()
    ann.sees(ann.button("web-home-play-now"))
    ann.page.keyboard.press("Tab")
    skip = ann.link("web-skip")
    expect(skip).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("main")).to_be_focused()

    ann.page.keyboard.press("?")
    dialog = ann.page.get_by_role("dialog", name=ann.says("web-keys"))
    ann.sees(dialog.get_by_text(ann.says("web-key-mute")))
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ann.page.keyboard.press("m")
    assert ann.stored("bulkhead.settings")["sound"] is False

    ann.go("#/rules")
    ann.page.keyboard.press("/")
    field = ann.page.get_by_role("searchbox", name=ann.says("web-rules-search"))
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
