"""Each language: the first visit follows the browser, a choice is remembered, and the whole table uses it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bulkhead.words import LANGUAGES
from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.gestures import play
from tests.browser.helpers.house import House, here, known
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import TO_ROLL
from tests.browser.helpers.steady import box, comes_to_rest

NAMES = {"en": "English", "it": "Italiano", "es": "Español", "fr": "Français"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_each_language(house: House, player: Seats, language: str) -> None:
    table = house.table(here("Ann", "ann"), here("Bob"), position=TO_ROLL)
    ann = player(language)
    ann.sit(table.keys[0])
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    foretold = Foretold((known("ann"), ""), position=TO_ROLL, moves=40)
    for turn in foretold.turns:
        if turn.seat != 0:
            break
        play(ann, turn)
    ann.sees(ann.decision.get_by_role("heading", name=ann.says("web-heroes-their-turn", name="Bob")))
    assert "{" not in ann.page.inner_text("main")
    assert "web-" not in ann.page.inner_text("main")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_follows_the_browser(player: Seats, language: str) -> None:
    # As browsers send it: with a country, and with other languages after it.
    one = player(language, locale=f"{language}-CH", extra_http_headers={"Accept-Language": f"{language}-CH"})
    one.go()
    one.sees(one.button("web-home-play-heroes"))


def test_an_unsupported_language_becomes_english(player: Seats) -> None:
    one = player(locale="sv-SE")
    one.go()
    one.sees(one.button("web-home-play-heroes"))


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_the_choice_of_a_language_is_remembered(player: Seats, language: str) -> None:
    one = player()
    one.go("#/settings")
    panel = one.region("web-language")
    one.choice(panel, NAMES[language]).click()
    chosen = Player(one.page, one.house, language)
    chosen.sees(chosen.page.locator("h1", has_text=chosen.says("web-settings")))
    one.page.reload()
    chosen.sees(chosen.page.locator("h1", has_text=chosen.says("web-settings")))
    one.go("#/rules/H-WIN-1")
    expect(one.page.locator("#H-WIN-1")).to_contain_text(str(chosen.words.attribute("H-WIN-1", "title")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_stand_on_one_line(player: Seats, language: str) -> None:
    one = player(language, viewport={"width": 1366, "height": 768})
    one.go()
    one.sees(one.button("web-home-play-heroes"))
    comes_to_rest(one)
    for part in ("article.card", "article.card .picture", "article.card h2", "article.card .doors"):
        first, second = (box(found) for found in one.page.locator(part).all())
        assert (first["y"], first["height"]) == (second["y"], second["height"]), part
