"""Whole games played by hand. The dice are known, so the result of each command is too."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.gestures import play
from tests.browser.helpers.house import House, link
from tests.browser.helpers.looking import (
    SPECTATOR,
    sees_scores,
    sees_the_end,
    sees_the_report,
    verifies_the_dice,
)
from tests.browser.helpers.matches import (
    CLIPBOARD,
    NAMES,
    invite,
    play_on,
    play_the_captain,
    read_the_report,
    share_a_screen,
)
from tests.browser.helpers.positions import NEARLY_OVER


def test_a_person_plays_against_the_captain(player: Seats) -> None:
    ann = player(chance=30)
    read_the_report(ann, play_the_captain(ann))


def test_two_play_a_whole_game_by_link_and_a_third_watches(player: Seats) -> None:
    ann, bob, eve = player(permissions=CLIPBOARD), player("it"), player()
    eve.page.goto(invite(ann, bob))
    eve.sees(eve.text("web-heroes-watching"))

    foretold = Foretold((*ann.salts, *bob.salts))
    armies = next(n for n, turn in enumerate(foretold.turns) if turn.before.phase != "draft")
    first, rest = foretold.turns[:armies], foretold.turns[armies:]
    # Secret picks are not shown to the other player before both have chosen.
    play_on((ann, bob), first[:-1])
    for one, hidden in ((ann, 5 - (first[-1].seat == 1)), (bob, 5 - (first[-1].seat == 0)), (eve, 9)):
        secrets = one.find("img", "web-heroes-hidden")
        expect(secrets).to_have_count(hidden)
    play_on((ann, bob), first[-1:])
    for one in (ann, bob, eve):
        expect(one.find("img", "web-heroes-hidden")).to_have_count(0)

    play_on((ann, bob), rest, watching=(eve,))
    for seat, one in ((0, ann), (1, bob), (SPECTATOR, eve)):
        sees_the_end(one, seat, foretold, NAMES)
        one.press(one.link("web-heroes-after"))
        sees_the_report(one, seat, foretold, NAMES)
        verifies_the_dice(one, foretold)


def test_two_share_a_screen_with_a_curtain_between_their_secrets(player: Seats) -> None:
    both = player("es", chance=8)
    share_a_screen(both)
    foretold = Foretold(both.salts)
    sitting = foretold.turns[0].seat
    for turn in foretold.turns:
        if turn.seat != sitting and turn.before.phase == "draft":
            name = NAMES[turn.seat]
            both.sees(both.find("heading", "web-curtain", who=name))
            # Escape does not lift the curtain: the wrong person may be looking.
            both.page.keyboard.press("Escape")
            both.press(both.button("web-curtain-lift", name=name))
            expect(both.page.get_by_role("dialog")).to_have_count(0)
        sitting = turn.seat
        play(both, turn)
        if turn.after.phase not in ("draft", "over") and turn.after.mover == turn.seat:
            # The board does not turn and nobody changes colour: the first player is at the bottom throughout.
            sees_scores(both, 0, turn.after)
            if turn.after.phase == "roll":
                hero, there = (
                    both.hero(turn.after.armies[0][0]),
                    both.square(1, turn.after.advances[0][0] + 1),
                )
                expect(there).to_have_accessible_name(re.compile(re.escape(hero)))
    sees_the_end(both, sitting, foretold, NAMES)
    both.press(both.link("web-heroes-after"))
    verifies_the_dice(both, foretold)

    # A rematch: both go to the new table together.
    both.press(both.button("web-after-rematch"))
    expect(both.page).to_have_url(re.compile("#/hot/"))
    both.sees(both.find("group", "web-heroes-roster"))
    assert len({one["match"] for one in both.stored("bulkhead.hot")}) == 2


def test_connected_players_are_told_of_a_rematch_and_led_to_their_seats(house: House, player: Seats) -> None:
    table = house.table(
        link(), link(), position=NEARLY_OVER.removesuffix("-") + "first=1", options={"first": "1"}
    )
    ann, bob, eve, phone = player(), player("fr"), player("it"), player(phone=True)
    for one, key, name in zip((ann, bob), table.keys.values(), NAMES, strict=True):
        one.sit(key, name)
    eve.watch(table.watch)
    phone.sit(table.keys[1])
    ann.press(ann.button("web-heroes-end"))
    phone.sees(phone.link("web-heroes-after"))
    phone.go()
    for one in (ann, bob):
        one.press(one.link("web-heroes-after"))
    bob.sees(bob.button("web-after-rematch"))
    ann.press(ann.button("web-after-rematch"))
    # New dice need new salts: the table waits for the other player, and the line about the dice is there already.
    ann.sees(ann.text("web-lobby-salt-what"))
    ann.sees(ann.page.get_by_text(ann.says("web-dice-after")))

    # The other player looks at the report, and need not ask for a rematch too.
    bob.sees(bob.text("web-after-rematch-wanted", name=NAMES[0]))
    expect(bob.button("web-after-rematch")).to_have_count(0)
    bob.press(bob.button("web-after-rematch-go"))
    for one in (ann, bob):
        one.sees(one.find("group", "web-heroes-roster"))
    bob.press(bob.button("web-heroes-seat"))
    bob.sees(bob.page.get_by_text(bob.says("web-dice-after")))
    # A spectator is still at the old table.
    eve.sees(eve.text("web-after-rematch-wanted", name=NAMES[0]))
    eve.press(eve.button("web-after-rematch-watch"))
    eve.sees(eve.text("web-heroes-watching"))
    # On another device the home page shows it, and the report leads there.
    phone.go(f"#/after/{table.keys[1]}")
    phone.sees(phone.text("web-after-rematch-wanted", name=NAMES[0]))
    phone.go()
    phone.press(phone.page.get_by_role("link").filter(has=phone.text("web-home-standing-rematch")))
    phone.sees(phone.find("group", "web-heroes-roster"))

    # One table for both, with a new key for each of them.
    held = [one.stored("bulkhead.keys")[0] for one in (ann, bob)]
    assert [key["seat"] for key in held] == [0, 1]
    assert held[0]["match"] == held[1]["match"] != table.match
    assert not {key["key"] for key in held} & set(table.keys.values())
    assert phone.stored("bulkhead.keys")[0] == {**held[1], "used": phone.stored("bulkhead.keys")[0]["used"]}
    # The new game is under way.
    bob.close_the_lid()
    foretold = Foretold(("", ""), moves=20, first="1")
    play_on((ann, phone), foretold.turns)
    ann.is_asked("roll")
