"""Everything has room: cards, rolls, log and lesson are in sight on laptops and on phones with their browser's bars."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from bulkhead.words import LANGUAGES
from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here, link
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import ARMIES, FAR_AHEAD, NEARLY_OVER, TO_KEEP, TO_PUSH
from tests.browser.helpers.steady import apart, box, inside, words

LAPTOPS = [(1280, 720), (1366, 768), (1440, 900)]
PHONES = [(390, 844), (390, 664), (360, 640)]
BEST_OF_THREE = f"{FAR_AHEAD} 1 act 66 - t21 f1 g2,17-14:1 games=3"
SIX_SIXES = f"{ARMIES} 1 keep - 666666 t5 f1 g1 -"
ALL_FIVE = f"{ARMIES} 1 keep - 123456 t5 f1 g1 -"
TO_SPEND_FIVE = f"{ARMIES} 1 act 12345,6 - t5 f1 g1 -"


def sized(player: Seats, width: int, height: int) -> Player:
    return player(phone=width < 760, viewport={"width": width, "height": height})


def all_in_sight(things: Locator, count: int) -> None:
    expect(things).to_have_count(count)
    for one in things.all():
        box(one)


@pytest.mark.parametrize(("width", "height"), LAPTOPS, ids=str)
def test_all_nine_cards_are_in_sight(house: House, player: Seats, width: int, height: int) -> None:
    ann = sized(player, width, height)
    ann.sit(house.table(here("Ann"), here("Bob")).keys[0], "Ann")
    all_in_sight(ann.find("group", "web-heroes-roster").last.get_by_role("button"), 9)
    ann.go("#/learn/heroes")
    cards = ann.find("group", "web-heroes-roster").last.get_by_role("button")
    all_in_sight(cards, 9)
    # The sign of a card that is chosen stands beside its name.
    for card in cards.and_(ann.page.locator("[aria-pressed=true]")).all():
        assert apart(box(card.locator(".mark")), words(card.locator(".name")))


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (390, 664)], ids=str)
def test_log_and_chat_are_in_a_drawer_where_there_is_no_room(
    house: House, player: Seats, width: int, height: int
) -> None:
    table = house.table(link("Ann"), link("Bob"), position=BEST_OF_THREE)
    ann, bob = sized(player, width, height), player()
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    ann.is_asked("act")
    expect(ann.log).to_have_count(0)
    ann.press(ann.page.get_by_role("button", name=ann.says("web-heroes-move-all", count=2)))
    ann.press(ann.button("web-heroes-drawer"))
    drawer = ann.page.get_by_role("dialog", name=ann.says("web-heroes-drawer"))
    box(drawer.get_by_role("listitem").last)
    ann.press(ann.choice(drawer, ann.says("web-heroes-chat-unread", count=0)))
    box(drawer.get_by_role("textbox"))
    box(drawer.get_by_role("button", name=ann.says("web-heroes-chat-send")))


@pytest.mark.parametrize("position", [SIX_SIXES, ALL_FIVE, TO_KEEP], ids=["sixes", "straight", "mixed"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 720)], ids=str)
def test_every_scoring_roll_is_in_sight(
    house: House, player: Seats, width: int, height: int, position: str
) -> None:
    ann = sized(player, width, height)
    ann.sit(house.table(here("Ann"), bot(), position=position).keys[0], "Ann")
    ann.is_asked("keep")
    groups = ann.find("group", "web-heroes-your-roll").get_by_role("button")
    expect(groups.first).to_be_visible()
    all_in_sight(groups, groups.count())
    others = ann.find("group", "web-heroes-others").get_by_role("button")
    all_in_sight(others, others.count())
    # And with some of them taken, as far as they leave room for others.
    ann.press(groups.first)
    expect(groups.first).to_have_attribute("aria-pressed", "true")
    all_in_sight(others, others.count())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_six_scoring_rolls_are_whole_on_the_smallest_phone(
    house: House, player: Seats, language: str
) -> None:
    ann = player(language, phone=True, viewport={"width": 360, "height": 640})
    ann.sit(house.table(here("Ann"), bot(), position=SIX_SIXES).keys[0], "Ann")
    ann.is_asked("keep")
    groups = ann.find("group", "web-heroes-your-roll").get_by_role("button")
    expect(groups).to_have_count(6)
    for group in groups.all():
        whole, name = box(group), box(group.locator(".nm"))
        assert inside(name, whole)
        assert apart(name, box(group.locator("[data-lies]")))
        # Letters reach above and below their lines: only their width says whether there is room.
        letters = words(group.locator(".nm > span"))
        assert inside({**name, "x": letters["x"], "width": letters["width"]}, whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_after_a_game_is_whole_on_the_smallest_phone(
    house: House, player: Seats, language: str
) -> None:
    ann = player(language, phone=True, viewport={"width": 360, "height": 640})
    ann.sit(house.table(here("Ann"), here("Bob"), position=NEARLY_OVER).keys[0], "Ann")
    ann.press(ann.button("web-heroes-end"))
    ways = (
        ann.button("web-after-rematch"),
        ann.link("web-heroes-after"),
        ann.button("web-heroes-end-share"),
        ann.page.locator(".over").get_by_role("link", name=ann.says("web-home"), exact=True),
    )
    for way in ways:
        assert inside(words(way), box(way))


@pytest.mark.parametrize("position", [ALL_FIVE, TO_SPEND_FIVE], ids=["to take", "to spend"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 720), (1440, 900)], ids=str)
def test_the_dice_of_a_long_straight_leave_its_name_free(
    house: House, player: Seats, width: int, height: int, position: str
) -> None:
    ann = sized(player, width, height)
    ann.sit(house.table(here("Ann"), bot(), position=position).keys[0], "Ann")
    straight = ann.says("web-heroes-roll-straight", faces="1-2-3-4-5")
    roll = ann.decision.get_by_role("button").filter(has_text=straight).first
    whole, name = box(roll), box(roll.get_by_text(straight, exact=True).first)
    assert not apart(whole, name)
    dice = roll.locator("use, .die")
    assert dice.count() >= 5
    for die in dice.all():
        assert apart(box(die), name)


@pytest.mark.parametrize(("width", "height"), [(390, 664), (1280, 720)], ids=str)
def test_the_answers_of_a_dialog_are_in_sight(
    finished: tuple[Player, str], player: Seats, width: int, height: int
) -> None:
    _, key = finished
    ann = sized(player, width, height)
    ann.go(f"#/after/{key}")
    ann.press(ann.button("web-replay-first"))
    ann.press(ann.button("web-branch"))
    box(ann.button("web-branch-go"))


@pytest.mark.parametrize(("width", "height"), PHONES, ids=str)
def test_a_phone_says_whose_turn_it_is_and_what_is_asked(
    house: House, player: Seats, width: int, height: int
) -> None:
    ann = sized(player, width, height)
    ann.sit(house.table(here("Ann"), bot(), position=TO_PUSH).keys[0], "Ann")
    ann.is_asked("push")
    bar = ann.page.locator("header")
    box(bar.get_by_text(ann.says("web-heroes-your-turn"), exact=True))
    box(bar.get_by_text(ann.says("web-heroes-now-push", count=1), exact=True))


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640)], ids=str)
def test_the_way_on_is_in_sight_in_every_step_of_the_lesson(player: Seats, width: int, height: int) -> None:
    ann = sized(player, width, height)
    ann.go("#/learn/heroes")
    coach = ann.region("web-learn-coach")
    # What is watched may be over before it can be skipped: the name of the button is looked up when it is pressed.
    said = "|".join(re.escape(ann.says(f"web-learn-{way}")) for way in ("next", "skip-watching", "help"))
    way = coach.get_by_role("button", name=re.compile(f"^({said})$"))
    over = ann.button("web-learn-play")
    for _ in range(100):
        expect(way.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = coach.inner_text()
        box(way)
        ann.press(way)
        expect(coach).not_to_have_text(before)
    box(over)


MARCHING = "localStorage.setItem('bulkhead.lesson', JSON.stringify({ step: 'double-six', stage: 'begun' }))"
"""The lesson goes on where a hero is moved."""


@pytest.mark.parametrize(("width", "height"), [*LAPTOPS, *PHONES], ids=str)
def test_board_and_players_are_in_sight_beside_the_lesson(player: Seats, width: int, height: int) -> None:
    ann = sized(player, width, height)
    ann.page.add_init_script(MARCHING)
    ann.go("#/learn/heroes")
    box(ann.page.locator(".stage svg[role=grid]"))
    if width > 760:
        all_in_sight(ann.find("img", "web-heroes-score-of", score=0), 1)
        all_in_sight(ann.find("img", "web-heroes-score-of", score=3), 1)


def test_what_can_be_done_with_a_replay_is_one_line_under_the_board(
    finished: tuple[Player, str], player: Seats
) -> None:
    _, key = finished
    ann = sized(player, 1280, 720)
    ann.go(f"#/replay/{key}?at=40")
    lines = {
        round(box(ann.button(name))["y"])
        for name in ("web-replay-report", "web-after-share", "web-verify-button", "web-branch")
    }
    assert len(lines) == 1


@pytest.mark.parametrize("game", ["heroes", "starquest"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 664)], ids=str)
def test_the_button_of_a_new_table_is_in_sight(player: Seats, game: str, width: int, height: int) -> None:
    ann = sized(player, width, height)
    ann.go(f"#/new/{game}")
    ann.sees(ann.find("heading", "web-new-who"))
    box(ann.page.locator("form .go button"))
