"""Help at the table: what can be done, who is waited for, the keys; rules and settings that never leave it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import TO_KEEP
from tests.browser.helpers.ship import Ship
from tests.browser.helpers.steady import box

LESSON = {"mission": "mis_t1_corridor", "factions": ["ultramarines", "chaos"]}


def at_heroes(house: House, ann: Player) -> None:
    table = house.table(here("Ann", "ann"), bot(), position=TO_KEEP)
    ann.sit(table.keys[0])
    ann.is_asked("keep")


def at_starquest(house: House, ann: Player) -> None:
    table = house.table(
        here("Ann", "ann"), {"kind": "bot", "bot": "raider"}, game="starquest", options=LESSON
    )
    ann.sit(table.keys[0])
    Ship(ann).asks("sq-ask-act")


TABLES = {"heroes": at_heroes, "starquest": at_starquest}
LOOKS = {"heroes": "web-help-heroes-dice", "starquest": "web-help-starquest-goals"}


def dialog(ann: Player, title: str) -> Locator:
    return ann.page.get_by_role("dialog", name=title)


@pytest.mark.parametrize("game", TABLES)
def test_help_says_what_can_be_done_who_is_waited_for_and_what_is_seen(
    house: House, player: Seats, game: str
) -> None:
    ann = player()
    TABLES[game](house, ann)
    here_now = ann.page.url
    button = ann.button("web-help")
    button.click()
    help_ = dialog(ann, ann.says("web-help"))
    for heading in ("web-help-now", "web-help-waits", "web-help-looks", "web-keys"):
        ann.sees(help_.get_by_role("heading", name=ann.says(heading), exact=True))
    expect(help_).to_contain_text(ann.says(LOOKS[game]))
    expect(help_).to_contain_text(ann.says("web-key-mute"))
    now = help_.get_by_role("region", name=ann.says("web-help-now"))
    expect(now.get_by_role("paragraph").first).not_to_be_empty()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    expect(button).to_be_focused()
    ann.page.keyboard.press("?")
    ann.sees(dialog(ann, ann.says("web-help")))
    assert ann.page.url == here_now


@pytest.mark.parametrize("game", TABLES)
def test_a_clause_opens_over_the_table_and_gives_the_focus_back(
    house: House, player: Seats, game: str
) -> None:
    ann = player()
    TABLES[game](house, ann)
    here_now = ann.page.url
    if game == "heroes":
        ann.ask(ann.button("web-heroes-push"))
        clause = "H-ROLL-7"
    else:
        ann.page.keyboard.press("w")
        clause = "SQ-TURN-15"
    cited = ann.page.get_by_role("link", name=ann.says("web-clause", clause=clause)).first
    cited.focus()
    ann.page.keyboard.press("Enter")
    over = dialog(ann, clause)
    ann.sees(over.get_by_role("heading", name=str(ann.words.attribute(clause, "title"))))
    whole = over.get_by_role("link", name=ann.says("web-clause-whole"))
    expect(whole).to_have_attribute("target", "_blank")
    expect(whole).to_have_attribute("href", f"#/rules/{clause}")
    assert ann.page.url == here_now, "the table is still there"
    ann.page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    expect(cited).to_be_focused()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_settings_open_over_the_table(house: House, player: Seats, phone: bool) -> None:
    ann = player(phone=phone)
    at_starquest(house, ann)
    here_now = ann.page.url
    if phone:
        ann.press(ann.button("web-menu"))
    ann.press(ann.button("web-settings"))
    over = dialog(ann, ann.says("web-settings"))
    languages = over.get_by_role("radiogroup", name=ann.says("web-language")).locator("label")
    assert len({box(one)["y"] for one in languages.all()}) == 1, "the languages are one line"
    theme = over.get_by_role("radio", name=ann.says("web-set-theme-light"))
    ann.press(over.get_by_text(ann.says("web-set-theme-light"), exact=True))
    expect(theme).to_be_checked()
    assert ann.page.url == here_now
    ann.page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    Ship(ann).asks("sq-ask-act")
