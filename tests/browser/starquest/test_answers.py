"""Under attack: questions, standing answers, and the clock's answers for absent players."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.helpers.drawn import laid
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship
from tests.browser.starquest.test_aliens import fires
from tests.starquest.scene import Table, scene

LANES = """
    +-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+ +
    |. . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+ +
    |. . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+
    """


def under_fire() -> Table:
    """Three of Chaos, each aiming at one of the Eldar; the Eldar have command points to dodge with."""
    return scene(
        LANES,
        "el1 fig_avenger 1.0 W",
        "el2 fig_avenger 1.1 W",
        "el3 fig_avenger 1.2 W role=leader",
        "ch1 fig_chaos_marine 6.0 W",
        "ch2 fig_chaos_marine 6.1 W",
        "ch3 fig_chaos_marine 6.2 W",
        factions=("eldar", "chaos"),
        turn=1,
        sides={0: {"command": 4}},
    )


def orders(player: Player, topic: str, word: str) -> None:
    """Set a standing answer."""
    player.page.keyboard.press("g")
    page = player.page.get_by_role("dialog", name=player.says("web-sq-page-orders"))
    topics = page.get_by_role("radiogroup", name=player.says(f"web-sq-standing-{topic}"), exact=True)
    player.choice(topics, player.says(f"web-sq-word-{word}")).click()
    expect(topics.get_by_role("radio", name=player.says(f"web-sq-word-{word}"))).to_be_checked()
    player.page.keyboard.press("Escape")
    expect(page).to_have_count(0)


def test_dodges_and_saves_by_question_standing_answer_or_clock(
    timed_house: House, seats: Callable[..., Player]
) -> None:
    table = laid(timed_house, under_fire(), 6, 6, 6, 6, 1, 1, 1, 1, move_seconds=3600)
    ann, bob, eve = (seats(timed_house) for _ in range(3))
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    eve.watch(table.watch)
    hers, his, theirs = Ship(ann), Ship(bob), Ship(eve)
    orders(ann, "saves", "ask")

    # Asked: the odds and the points left for dodging, then the saves. The others see what they wait for.
    attacks(his, "ch1", "el1")
    hers.asks("sq-ask-window-dodge")
    expect(ann.region("web-sq-stake")).to_contain_text("%")
    for other in (his, theirs):
        expect(other.decision).to_contain_text(other.player.says("web-sq-waiting", name="Ann"))
        expect(other.decision).to_contain_text(other.player.says("web-sq-waits-dodge"))
        expect(
            other.decision.get_by_role("button", name=other.player.says("sq-do-pass-dodge"))
        ).to_have_count(0)
    ann.page.keyboard.press("n")
    hers.settle()
    hers.asks("sq-ask-saves")
    for other in (his, theirs):
        expect(other.decision).to_contain_text(other.player.says("web-sq-waits-saves"))
    hers.do("sq-do-save", dice=2)
    his.asks("sq-ask-activation")
    his.do("web-sq-finish")

    # No answer: when time is up, the default is given, and the log names the clock.
    attacks(his, "ch2", "el2")
    hers.asks("sq-ask-window-dodge")
    expect(ann.region("web-sq-stake").get_by_role("timer")).to_have_text(re.compile(r"3600|3[0-5]\d\d"))
    timed_house.pass_an_hour()
    his.asks("sq-ask-activation")
    for one in (hers, his, theirs):
        one.told(one.player.says("web-log-clock"))
    his.do("web-sq-finish")

    # A standing answer: there is no question, and no other player learns why.
    orders(ann, "dodge", "never")
    attacks(his, "ch3", "el3")
    his.asks("sq-ask-activation")
    for other in (his, theirs):
        other.told("el3")
        page = other.page.content()
        assert other.player.says("web-sq-page-orders") not in page or other is his
        assert other.player.says("web-sq-holds-dodge", now="never", **{"from": 0}) not in page


def attacks(ship: Ship, who: str, whom: str) -> None:
    ship.asks("sq-ask-act")
    ship.press_piece(who)
    ship.press_piece(whom)
    fires(ship, "wpn_laser_rifle")
