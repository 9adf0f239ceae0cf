"""Around the moves: watching, undo, asking why, chat, handing the seat to a bot."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.gestures import GO, take
from tests.browser.helpers.house import House, bot, here, known, link
from tests.browser.helpers.positions import ALL_SCORE, NEARLY_OVER, TO_ACT, TO_KEEP, TO_PUSH, TO_ROLL


def test_a_spectator_sees_everything_and_can_do_nothing(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob"), position=TO_KEEP)
    ann, eve = player(), player()
    ann.sit(table.keys[0])
    eve.watch(table.watch)
    eve.sees(eve.decision.get_by_role("heading", name=eve.says("web-heroes-their-turn", name="Ann")))
    eve.sees(eve.decision.get_by_role("img", name="dice showing 1, 2, 3, 4, 6 and 6"))
    expect(eve.decision.get_by_role("button")).to_have_count(0)
    eve.square(1, 2).click()
    eve.page.keyboard.press("a")

    take(ann, ("66",))
    ann.button("web-heroes-act", count=1).click()
    eve.sees(eve.decision.get_by_text(eve.says("web-heroes-they-act", name="Ann")))
    expect(eve.log).to_contain_text("Ann put aside: double six")
    expect(eve.page.get_by_role("button", name=eve.says("web-heroes-seat"))).to_have_count(0)


def test_an_action_can_be_taken_back_until_dice_are_rolled(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_ACT)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("act")
    ann.sees_scores(9)
    ann.ask(ann.button("web-heroes-undo"))
    ann.is_told("web-heroes-undo-no")

    rolls = ann.region("web-heroes-step-roll").get_by_role("button")
    rolls.nth(1).click()
    ann.region("web-heroes-step-act").get_by_role(
        "button", name=ann.says("web-heroes-does-move", hero="Donato")
    ).click()
    ann.button("web-heroes-go-move", hero="Donato").click()
    ann.sees_scores(11)
    ann.button("web-heroes-undo").click()
    ann.sees_scores(9)
    expect(rolls).to_have_count(3)


def test_disabled_elements_give_the_reason_with_its_clause(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_KEEP)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("keep")
    ann.ask(ann.button("web-heroes-push"))
    ann.is_told("heroes-no-keep-nothing")
    rule = ann.notices().get_by_role("link", name=ann.says("web-clause", clause="H-ROLL-7"))
    rule.click()  # it opens over the table, with the way to the whole page
    over = ann.page.get_by_role("dialog", name="H-ROLL-7")
    ann.sees(over.get_by_role("link", name=ann.says("web-clause-whole")))
    ann.is_asked("keep")


def test_heroes_that_can_do_nothing_say_why(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_ACT)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("act")
    idle = ann.page.get_by_role("button", name=ann.says("web-heroes-idle", hero="Donato"))
    idle.click()
    ann.sees(ann.region("web-heroes-step-act").get_by_role("link", name="Rule H-TERM-1").first)


def test_players_talk_and_can_stop_listening(house: House, player: Seats) -> None:
    table = house.table(link("Ann"), link("Bob"))
    ann, bob = player(), player("fr")
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    ann.choice(ann.page, ann.says("web-heroes-chat-unread", count=0)).click()
    ann.find("textbox", "web-heroes-chat-say").fill("Good luck! <b>Really.</b>")
    ann.button("web-heroes-chat-send").click()
    bob.choice(bob.page, bob.says("web-heroes-chat-unread", count=1)).click()
    bob.sees(bob.page.get_by_text("Good luck! <b>Really.</b>", exact=True))
    bob.button("web-heroes-chat-mute").click()
    bob.sees(bob.text("web-heroes-chat-off"))
    expect(bob.page.get_by_text("Good luck!")).to_have_count(0)


def test_a_bot_takes_the_seat_and_gives_it_back(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob", "bob"), position=TO_ROLL)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("roll")
    ann.page.get_by_role("button", name=ann.says("web-heroes-seat"), exact=True).click()
    ann.button("web-heroes-hand-over").click()
    # The captain plays her whole turn; then the game waits for Bob, whose seat is not played.
    ann.sees(ann.decision.get_by_role("heading", name=ann.says("web-heroes-their-turn", name="Bob")))
    expect(ann.log).to_contain_text("You rolled")
    ann.decision.get_by_role("button", name=ann.says("web-heroes-take-back")).click()
    expect(ann.text("web-heroes-driven-what")).to_have_count(0)


def test_going_all_out_and_going_bust_are_shown_across_the_board(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=ALL_SCORE)
    ann = player(reduced_motion="no-preference")
    ann.sit(table.keys[0])
    take(ann, ("6", "6", "6", "555"))
    ann.button("web-heroes-go-all-out").click()
    assert ann.says("web-heroes-all-out") in ann.last_band()["says"]
    # Any press takes it away.
    ann.page.keyboard.press("Escape")
    expect(ann.region("web-heroes-battlefield").get_by_role("status").last).to_be_empty()

    salt = next(
        salt
        for salt in map(str, range(100))
        if Foretold((known(salt), ""), position=TO_PUSH, moves=0).busts_on((1, 2, 3, 4))
    )
    table = house.table(here("Ann", salt), here("Bob"), position=TO_PUSH)
    ann.sit(table.keys[0])
    ann.is_asked("push")
    ann.button("web-heroes-push").click()
    ann.page.wait_for_function(
        "says => window.bands.at(-1).says.includes(says)",
        arg=ann.says("web-heroes-bust-who", you="yes", name="Ann"),
    )
    expect(ann.log).to_contain_text("bust")


def test_without_motion_everything_is_where_it_belongs_at_once(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "carla"), bot(), position=TO_ROLL)
    ann = player()
    ann.sit(table.keys[0])
    html = ann.page.locator("html")
    expect(html).to_have_attribute("data-motion", "reduced")
    ann.button("web-heroes-roll").click()
    ann.sees(ann.find("group", "web-heroes-your-roll"))
    expect(ann.page.locator(".rolling")).to_have_count(0)
    assert (
        ann.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    )


def test_the_last_turn_wins(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=NEARLY_OVER)
    ann = player()
    ann.sit(table.keys[0])
    ann.button("web-heroes-end").click()
    ann.sees(ann.find("heading", "web-heroes-over", how="won", name="Ann"))
    ann.link("web-heroes-after").click()
    ann.sees(ann.find("heading", "web-after-headline", how="won", match="no", high=24, low=4, name="Ann"))


LISTEN = """
globalThis.sounds = 0;
const make = BaseAudioContext.prototype.createGain;
BaseAudioContext.prototype.createGain = function () { sounds += 1; return make.call(this); };
let pressed = false;
addEventListener('pointerdown', () => { pressed = true; }, true);
Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: pressed }) });
"""
"""Counts sounds. The browser treats a test that evaluates a script as a user who pressed something."""


def test_no_sound_before_the_first_press(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob"), position=TO_KEEP)
    ann, eve = player(), player()
    eve.page.add_init_script(LISTEN)
    ann.sit(table.keys[0])
    eve.watch(table.watch)
    eve.sees(eve.text("web-heroes-watching"))
    take(ann, ("66",))
    ann.button("web-heroes-act", count=1).click()
    eve.sees(eve.decision.get_by_text(eve.says("web-heroes-they-act", name="Ann")))
    # Browsers block sound until the first user action, and then play all of it.
    assert eve.page.evaluate("sounds") == 0
    eve.square(1, 2).click()
    ann.region("web-heroes-step-act").get_by_role("button").first.click()
    ann.decision.locator(GO).click()
    expect(eve.log).to_contain_text("Ann moved")
    eve.page.wait_for_function("sounds > 0")
