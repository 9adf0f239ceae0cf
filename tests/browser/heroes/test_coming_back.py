"""Nothing is lost: pages are reloaded and opened twice, and the server is killed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from bulkhead import GAMES
from bulkhead.heroes.data.commands import Act, Keep
from bulkhead.heroes.views import View
from bulkhead.match.verify import verify
from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.gestures import play, take
from tests.browser.helpers.house import House, bot, here, known, link
from tests.browser.helpers.looking import (
    sees_heroes,
    sees_scores,
    sees_the_end,
    sees_the_report,
    verifies_the_dice,
)
from tests.browser.helpers.matches import NAMES, play_on
from tests.browser.helpers.player import BROKEN_LINE, Player
from tests.browser.helpers.positions import TO_KEEP


def test_a_page_can_be_loaded_again_in_every_phase(house: House, player: Seats) -> None:
    foretold = Foretold((known("130"), ""))
    table = house.table(here("Ann", "130"), bot("Hal"))
    ann = player()
    ann.sit(table.keys[0])
    loaded = set()
    for turn in foretold.turns:
        before = turn.before
        if turn.seat != 0:
            continue
        # Rolls put aside are sent with the push or act that follows: there is nothing to reload in between.
        if before.phase != "push" and (asked := _asked(before)) not in loaded:
            loaded.add(asked)
            ann.is_asked(asked)
            ann.page.reload()
            ann.is_asked(asked)
            if before.phase not in ("draft", "place"):
                sees_scores(ann, 0, before)
                sees_heroes(ann, 0, before, ("Ann", "Hal"))
        play(ann, turn)
    assert loaded == {"draft", "place", "roll", "keep", "act", "march"}
    sees_the_end(ann, 0, foretold, ("Ann", "Hal"))


def _asked(view: View) -> str:
    return "march" if view.marching else view.phase


def test_two_pages_of_one_seat_keep_in_step(house: House, player: Seats) -> None:
    table = house.table(here("Ann", "ann"), here("Bob"), position=TO_KEEP)
    ann = player()
    ann.sit(table.keys[0])
    ann.is_asked("keep")
    again = Player(ann.context.new_page(), ann.house)
    again.page.goto(ann.page.url)
    take(again, ("66",))
    again.press(again.button("web-heroes-act", count=1))
    ann.is_asked("act")
    ann.press(ann.button("web-heroes-end"))
    for page in (ann, again):
        page.sees(page.decision.get_by_role("heading", name=page.says("web-heroes-their-turn", name="Bob")))
    assert again.complaints == []


def test_a_server_that_is_killed_loses_nothing(own_house: House, seats: Callable[..., Player]) -> None:
    table = own_house.table(link(), link())
    ann, bob = players = seats(own_house), seats(own_house, "it")
    for one, key, name in zip(players, table.keys.values(), NAMES, strict=True):
        one.forgives.append(BROKEN_LINE)
        one.sit(key, name)
    foretold = Foretold((*ann.salts, *bob.salts))
    turns = foretold.turns
    drafting = 7
    middle = next(n for n in range(len(turns) // 2, len(turns)) if _goes_on(foretold, n))
    play_on(players, turns[:drafting])
    _lose_power(own_house, players)
    own_house.open()
    _mended(players)
    play_on(players, turns[drafting:middle])

    # The dice are rolled, and the server is gone. A decision made meanwhile arrives once, when it is back.
    decides, keep = players[turns[middle].seat], turns[middle].command
    assert isinstance(keep, Keep)
    decides.is_asked("keep")
    _lose_power(own_house, players)
    take(decides, keep.rolls)
    decides.press(decides.button("web-heroes-act", count=len(turns[middle].after.aside)))
    own_house.open()
    _mended(players)
    decides.settle()
    for seat, one in enumerate(players):
        sees_heroes(one, seat, turns[middle + 1].after, NAMES)
    play_on(players, turns[middle + 2 :])

    for seat, one in enumerate(players):
        sees_the_end(one, seat, foretold, NAMES)
        one.press(one.link("web-heroes-after"))
        sees_the_report(one, seat, foretold, NAMES)
        verifies_the_dice(one, foretold)
    file = own_house.replay(table.keys[0])
    assert verify(file, "replay", GAMES).ok
    beginning_and_end = 2
    assert len(file.splitlines()) == len(foretold.entries) + beginning_and_end


def _goes_on(foretold: Foretold, n: int) -> bool:
    """Scoring rolls are put aside, and the actions follow."""
    return isinstance(foretold.turns[n].command, Keep) and isinstance(foretold.turns[n + 1].command, Act)


def _lose_power(house: House, players: tuple[Player, ...]) -> None:
    house.kill()
    for one in players:
        one.sees(one.text("web-line-broken"))


def _mended(players: tuple[Player, ...]) -> None:
    """The connection is restored, however long it waits before it tries again."""
    for one in players:
        expect(one.text("web-line-broken")).to_have_count(0, timeout=60_000)
