"""Hands at the table of Heroes: dice tell nothing before they rest, presses answer, one press moves all, cards show."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.gestures import GO, title
from tests.browser.helpers.house import House, bot, here, known
from tests.browser.helpers.positions import ARMIES, TO_ACT, TO_KEEP, TO_PLACE, TO_PUSH, TO_ROLL
from tests.browser.helpers.steady import apart, box

TO_MOVE_ALL = f"{ARMIES} 1 act 12345 - t5 f1 g1 -"
EARLY = """
() => {
  globalThis.early = [];
  const log = () => document.querySelector('.log')?.textContent ?? '';
  const told = () => document.querySelector('.moment') || /bust/.test(log());
  const look = () => {
    if (!document.querySelector('.cast[data-resting="false"]')) return;
    globalThis.rolled = true;
    if (told()) globalThis.early.push('told');
  };
  new MutationObserver(look).observe(document, {
    attributes: true, characterData: true, childList: true, subtree: true,
  });
}
"""
"""Looks at every change, however few frames are drawn: is a bust told by band or log while its dice tumble?"""


TUMBLED = 700
"""Milliseconds: the dice have come to rest, and are still shown."""
COLOUR = "one => getComputedStyle(one).color"


def _bust() -> str:
    """A salt with which four dice pushed are a bust."""
    return next(
        salt
        for salt in map(str, range(100))
        if Foretold((known(salt), ""), position=TO_PUSH, moves=0).busts_on((1, 2, 3, 4))
    )


def test_a_bust_is_told_when_the_dice_have_come_to_rest(house: House, player: Seats) -> None:
    salt = _bust()
    table = house.table(here("Ann", salt), here("Bob"), position=TO_PUSH)
    ann, bob = player(reduced_motion="no-preference"), player(reduced_motion="no-preference")
    ann.sit(table.keys[0])
    bob.sit(table.keys[1])
    for one in (ann, bob):
        one.sees(one.page.locator("[data-zone]"))
        one.page.evaluate(EARLY)
    ann.button("web-heroes-push").click()
    for one, you in ((ann, "yes"), (bob, "no")):
        band = one.last_band()
        assert one.says("web-heroes-bust-who", you=you, name="Ann") in band["says"]
        assert one.says("web-heroes-count-double-six", count=1) in band["says"]
        assert one.page.evaluate("globalThis.rolled"), f"the dice were seen ({you})"
        assert one.page.evaluate("globalThis.early") == []
        # The other player's bust is no alarm.
        assert band["alarm"] is (one is ann)


def test_one_press_makes_all_moves_of_a_straight(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_MOVE_ALL)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("act")
    ann.sees_scores(9)
    ann.press(ann.button("web-heroes-move-all", count=5))
    # Donato counts double.
    ann.sees_scores(15)
    ann.sees(ann.decision.get_by_text(ann.says("web-heroes-nothing-left")).first)
    # And it can be taken back, move by move.
    ann.press(ann.button("web-heroes-undo"))
    ann.is_asked("march")


def test_enter_does_what_is_chosen_last(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_MOVE_ALL)
    ann = player()
    ann.sit(table.keys[0])
    ways = ann.region("web-heroes-step-act").get_by_role("button")
    first, second = (
        ways.filter(has_text=ann.says("web-heroes-does-move", hero=ann.hero(hero)))
        for hero in ("phaello", "sanyctus")
    )
    first.click()
    ann.page.keyboard.press("3")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(second).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.is_asked("march")
    moved = ann.says(
        "web-heroes-square-hero",
        column=3,
        row=4,
        hero=ann.hero("sanyctus"),
        whose="yours",
        who="",
        advance=3,
    )
    expect(ann.square(3, 4)).to_have_accessible_name(f"{moved} ")


def test_scoring_rolls_of_the_same_dice_swap(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_KEEP)
    ann = player()
    ann.sit(table.keys[0])
    group = ann.find("group", "web-heroes-your-roll")
    lucky, double = (ann.says("web-heroes-take", roll=title(ann, roll)) for roll in ("6", "66"))
    ann.press(group.get_by_role("button", name=lucky, exact=True).first)
    expect(group.get_by_role("button", name=lucky, exact=True, pressed=True)).to_have_count(1)
    ann.press(ann.decision.get_by_role("button", name=double, exact=True))
    expect(group.get_by_role("button", name=double, exact=True, pressed=True)).to_have_count(1)
    expect(group.get_by_role("button", pressed=True)).to_have_count(1)
    expect(ann.notices().locator(".notice")).to_have_count(0)
    # What they would pay for is what can be done: nobody stands next to an enemy.
    expect(ann.decision.get_by_text(ann.says("web-heroes-pays"))).to_be_visible()
    expect(ann.decision.get_by_text(ann.says("web-heroes-can-attack", hero=""))).to_have_count(0)


def test_a_hero_shows_its_card_on_hover_and_on_a_press(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_KEEP)
    ann, phone = player(), player(phone=True)
    ann.sit(table.keys[0])
    ann.square(1, 6).hover()
    card = ann.page.get_by_role("tooltip")
    expect(card).to_contain_text(ann.hero("aramus"))
    # It explains how far the hero reaches, and has the colour of its side.
    melee = ann.says("heroes-range-melee")
    reach = ann.says("web-heroes-range-reaches", range=melee, where=ann.says("web-heroes-range-melee"))
    expect(card).to_contain_text(reach)
    theirs = card.locator("svg").first.evaluate(COLOUR)
    ann.square(1, 4).hover()
    expect(card).to_have_count(0)
    # A press, while nothing else is meant by it: either side's heroes.
    ann.square(2, 3).click()
    dialog = ann.page.get_by_role("dialog", name=ann.says("web-heroes-card"))
    expect(dialog).to_contain_text(ann.hero("donato"))
    assert dialog.locator(".card svg").first.evaluate(COLOUR) != theirs
    ann.page.keyboard.press("Escape")
    ann.square(1, 6).focus()
    ann.page.keyboard.press("c")
    expect(dialog).to_contain_text(ann.hero("aramus"))

    phone.sit(table.keys[0])
    phone.sees(phone.square(1, 6))
    phone.square(1, 6).dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(phone.page.get_by_role("tooltip")).to_contain_text(phone.hero("aramus"))


def test_the_die_of_a_save_leaves_names_on_a_small_board_free(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob"), position=TO_ACT)
    ann = player(phone=True, viewport={"width": 360, "height": 640}, reduced_motion="no-preference")
    ann.sit(table.keys[0])
    ann.is_asked("act")
    ann.stop_the_clock()
    ann.press(ann.decision.locator(GO))
    ann.sees(ann.page.locator('.cast[data-resting="false"]'))
    # It tumbles in the tray, and is laid on the hero once it rests.
    expect(ann.page.locator(".stage .save")).to_have_count(0)
    ann.page.clock.run_for(TUMBLED)
    rested = ann.page.locator(".stage .save rect")
    ann.sees(rested)
    die = rested.bounding_box()
    assert die is not None
    name = ann.page.locator(".stage .piece text", has_text=ann.hero("aramus")).bounding_box()
    assert name is not None
    # The box of a text is twice as high as its letters, which stand in its middle.
    assert die["y"] + die["height"] <= name["y"] + name["height"] / 4


def test_presses_that_mean_nothing_answer(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob"), position=TO_PLACE)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("place")
    ann.square(3, 1).click()
    ann.is_told("web-heroes-place-hero")
    ann.square(3, 4).click()
    ann.is_told("web-heroes-place-row")
    # What was said about this decision is gone with it.
    ann.press(ann.find("group", "web-heroes-step-hero").get_by_role("button").first)
    ann.square(3, 1).click()
    ann.sees(ann.decision.get_by_role("heading", name=ann.says("web-heroes-their-turn", name="Bob")))
    expect(ann.notices().locator(".notice")).to_have_count(0)

    table = house.table(here("Ann", "ann"), bot(), position=TO_ACT)
    ann.sit(table.keys[0])
    ann.is_asked("act")
    ann.square(3, 5).dblclick()
    ann.is_told("web-heroes-square-nothing")
    assert ann.page.evaluate("getSelection().toString()") == ""
    ann.sees(ann.decision.locator(GO))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844), (390, 664)], ids=str)
def test_what_is_said_of_a_press_lies_on_no_hero_and_no_button(
    house: House, player: Seats, width: int, height: int
) -> None:
    ann = player(phone=width < 760, viewport={"width": width, "height": height})
    ann.sit(house.table(here("Ann"), bot(), position=TO_ACT).keys[0], "Ann")
    ann.is_asked("act")
    ann.press(ann.square(3, 5))
    notice = ann.notices().locator(".notice").first
    notice.hover()  # so that it stays
    said = box(notice)
    for thing in (ann.page.locator(".stage svg[role=grid]"), *ann.page.locator("[data-slot] button").all()):
        assert apart(said, box(thing))


def test_dice_that_roll_are_cut_short_when_the_finger_goes_up(house: House, player: Seats) -> None:
    """While it is down nothing moves under it: a press on the dice must not become one on what comes after them."""
    table = house.table(here("Ann", "ann"), bot(), position=TO_ROLL)
    ann = player(reduced_motion="no-preference")
    ann.sit(table.keys[0])
    ann.is_asked("roll")
    ann.stop_the_clock()
    ann.page.locator("[data-zone]").get_by_role("button").first.click()
    rolling = ann.page.locator('.cast[data-resting="false"]')
    expect(rolling).to_be_visible()
    box = rolling.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.down()
    expect(rolling).to_be_visible()
    assert rolling.bounding_box() == box
    ann.page.mouse.up()
    expect(rolling).to_have_count(0)
