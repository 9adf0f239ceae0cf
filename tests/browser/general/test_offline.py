"""The client can be installed and works without a server: the service worker serves it and says what is missing."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.screens import go_offline


def test_without_a_server_the_rules_are_still_there(own_house: House, seats: Callable[..., Player]) -> None:
    ann = seats(own_house)
    go_offline(ann, own_house)
    ann.go("#/rules/H-WIN-1")
    ann.page.reload()
    expect(ann.page.locator("#H-WIN-1")).to_contain_text(str(ann.words.attribute("H-WIN-1", "title")))


def test_it_can_be_installed(house: House, seats: Callable[..., Player]) -> None:
    ann = seats(house)
    ann.go()
    there = ann.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = httpx.get(f"{house.url}/{there}").json()
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        answer = httpx.get(f"{house.url}/{icon['src']}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(icon["type"])
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    errors = ann.context.new_cdp_session(ann.page).send("Page.getInstallabilityErrors")
    # A temporary profile cannot install anything; nothing else may prevent it.
    assert {one["errorId"] for one in errors["installabilityErrors"]} <= {"in-incognito"}
