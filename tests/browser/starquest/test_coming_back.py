"""During a reaction the server is killed and pages are reloaded: the question is still there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.helpers.house import House
from tests.browser.helpers.player import BROKEN_LINE, Player
from tests.browser.helpers.ship import Ship
from tests.browser.helpers.watching import watched


def test_a_reaction_survives_a_killed_server(own_house: House, seats: Callable[..., Player]) -> None:
    table = watched(own_house)
    ann, bob = players = seats(own_house, offline=False), seats(own_house, "it", offline=False)
    for one, key in zip(players, table.keys.values(), strict=True):
        one.forgives.append(BROKEN_LINE)
        one.sit(key)
    hers, his = Ship(ann), Ship(bob)
    hers.asks("sq-ask-overwatch")
    own_house.kill()
    for one in players:
        one.sees(one.text("web-line-broken"))
    own_house.open()
    for one in players:
        expect(one.text("web-line-broken")).to_have_count(0, timeout=60_000)

    hers.asks("sq-ask-overwatch")
    expect(his.decision).to_contain_text(bob.says("web-sq-waits-overwatch"))
    ann.page.reload()
    hers.asks("sq-ask-overwatch")
    expect(hers.decision).to_contain_text("8%")
    hers.do("web-sq-shoot-now")
    expect(hers.decision).to_contain_text("um3")  # the other one on Overwatch
    own_house.kill()
    own_house.open()
    ann.page.reload()
    expect(hers.decision).to_contain_text("um3")
    expect(ann.text("web-line-broken")).to_have_count(0, timeout=60_000)
    hers.do("web-sq-hold-fire")
    expect(bob.text("web-line-broken")).to_have_count(0, timeout=60_000)
    his.asks("sq-ask-activation")
