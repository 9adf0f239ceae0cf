"""Deciding: dice and heroes can be dragged, and every chance is shown before the choice."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import expect

from bulkhead.heroes.game import HEROES
from tests.browser.conftest import Seats
from tests.browser.helpers.gestures import hold, title
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.positions import TO_ACT, TO_KEEP, TO_PLACE, TO_PUSH

BUST = HEROES.aids(HEROES.options({}))["bust"]


def test_scoring_rolls_are_dragged_aside(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_KEEP)
    ann = player()
    ann.sit(table.keys[0])
    straight = title(ann, "1234")
    dice = ann.button("web-heroes-take", roll=straight)
    expect(dice).to_have_attribute("aria-pressed", "false")
    dice.drag_to(ann.page.get_by_role("group", name=ann.says("web-heroes-aside-label", rolls="–")))
    expect(dice).to_have_attribute("aria-pressed", "true")
    # Dropped beside the tray, nothing is put aside.
    six = ann.button("web-heroes-take", roll=title(ann, "6")).first
    six.drag_to(ann.square(3, 4))
    expect(six).to_have_attribute("aria-pressed", "false")
    ann.press(ann.button("web-heroes-act", count=1))
    ann.is_asked("act")


def test_heroes_are_dragged_to_their_squares(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob"), position=TO_PLACE)
    ann = player()
    ann.sit(table.keys[0])
    hand = ann.find("group", "web-heroes-step-hero")
    hand.get_by_role("button", name=ann.hero("phaello"), exact=True).drag_to(ann.square(4, 1))
    ann.sees(ann.decision.get_by_role("heading", name=ann.says("web-heroes-their-turn", name="Bob")))
    expect(ann.square(4, 1)).to_have_accessible_name(
        ann.says(
            "web-heroes-square-hero",
            column=4,
            row=1,
            hero=ann.hero("phaello"),
            whose="yours",
            who="",
            advance=0,
        )
    )


def test_the_chance_to_bust_follows_the_dice_that_are_held(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_PUSH)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("push")
    for held, key in (((), "4|"), ((4,), "3|4"), ((3, 4), "2|34"), ((2, 3, 4), "1|234")):
        hold(ann, Counter(held))
        fraction, chance = BUST[key]
        meter = ann.find("img", "web-heroes-meter", bust=f"{chance:.1%}", score=f"{1 - chance:.1%}")
        ann.sees(meter)
        ann.sees(ann.decision.get_by_title(fraction, exact=True))


@pytest.mark.parametrize(("victim", "chance"), [("darrago", "50%"), ("dyrael", "0%")])
def test_every_attack_says_its_chance_first(house: House, player: Seats, victim: str, chance: str) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_ACT)
    ann = player()
    ann.sit(table.keys[0])
    ann.press(ann.region("web-heroes-step-roll").get_by_role("button").nth(1))
    ways = ann.region("web-heroes-step-act").get_by_role("button")
    ann.press(ways.filter(has_text=ann.says("web-heroes-can-shoot", hero=ann.hero("ebellius"))))
    target = ann.find("group", "web-heroes-step-target").get_by_role("button", name=ann.hero(victim))
    expect(target).to_contain_text(chance)
    ann.press(target)
    shot = ann.says("web-heroes-does-shoot", hero=ann.hero("ebellius"), victims=ann.hero(victim))
    expect(ways.filter(has_text=shot)).to_contain_text(chance)
