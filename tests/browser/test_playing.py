"""Whole games, as people play them. What each command must bring is known beforehand: the dice are."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.foretold import Foretold
from tests.browser.gestures import play
from tests.browser.house import House, bot, here
from tests.browser.player import Player
from tests.browser.positions import FAR_AHEAD


def sees_the_end(player: Player, seat: int, foretold: Foretold, winner: str) -> None:
    how = "won" if foretold.winner == seat else "lost"
    player.sees(player.find("heading", "web-heroes-over", how=how, name=winner))
    player.sees_scores(*foretold.scores)
    player.sees(player.link("web-heroes-after"))


def test_one_plays_against_the_captain(house: House, player: Seats) -> None:
    foretold = Foretold(("ann", ""), rows=3)
    table = house.table(here("Ann", "ann"), bot(), options={"rows": 3})
    ann = player()
    ann.sit(table.keys[0])
    for turn in foretold.turns:
        if turn.seat == 0:
            play(ann, turn)
    sees_the_end(ann, 0, foretold, ann.says("web-bot-captain"))


def test_two_play_a_whole_game_by_link(player: Seats) -> None:
    ann, bob = player(permissions=["clipboard-read", "clipboard-write"]), player("it")
    ann.go("#/new/heroes")
    ann.find("textbox", "web-new-name", seat=1).fill("Ann")
    ann.choice(ann.page, ann.says("web-new-seat-link")).last.click()
    ann.button("web-new-make").click()
    ann.button("web-invite-copy-link").click()
    ann.sees(ann.text("web-copied"))

    bob.page.goto(ann.page.evaluate("navigator.clipboard.readText()"))
    bob.find("textbox", "web-sit-name").fill("Bob")
    bob.button("web-sit-go").click()
    # Ann is led to the table as soon as Bob sits there.
    for one in (ann, bob):
        one.sees(one.find("group", "web-heroes-roster"))

    players, names = (ann, bob), ("Ann", "Bob")
    foretold = Foretold((*ann.salts, *bob.salts))
    for turn in foretold.turns:
        play(players[turn.seat], turn)
        if turn.after.phase not in ("draft", "over"):
            for one in players:
                one.sees_scores(*turn.after.scores)
    for seat, one in enumerate(players):
        sees_the_end(one, seat, foretold, names[foretold.winner])


def test_two_share_a_screen_with_a_curtain_between_their_secrets(player: Seats) -> None:
    both = player()
    both.go("#/new/heroes")
    for seat, name in enumerate(("Ann", "Bob")):
        both.choice(both.page, both.says("web-new-seat-here")).nth(seat).click()
        both.find("textbox", "web-new-name", seat=seat + 1).fill(name)
    both.find("combobox", "heroes-option-rows").select_option("3")
    both.button("web-new-start").click()

    both.sees(both.find("group", "web-heroes-roster"))
    foretold = Foretold(both.salts, rows=3)
    sitting = foretold.turns[0].seat
    for turn in foretold.turns:
        if turn.seat != sitting and turn.before.phase == "draft":
            name = ("Ann", "Bob")[turn.seat]
            both.sees(both.find("heading", "web-curtain", who=name))
            # Escape lifts no curtain: the wrong person may be looking.
            both.page.keyboard.press("Escape")
            both.button("web-curtain-lift", name=name).click()
            expect(both.page.get_by_role("dialog")).to_have_count(0)
        sitting = turn.seat
        play(both, turn)
    both.sees_scores(*foretold.scores)
    both.sees(both.link("web-heroes-after"))


def test_a_best_of_three_adds_its_scores_up(house: House, player: Seats) -> None:
    table = house.table(here("Ann"), bot(), position=f"{FAR_AHEAD} 1 act 66 - t21 f1 g2,17-14:1 games=3")
    ann = player()
    ann.sit(table.keys[0])
    sheet = ann.page.get_by_role("table")
    row = sheet.get_by_role("row").filter(has_text="Ann")
    expect(row.get_by_role("cell")).to_have_text(["17", "24", "", "41"])
    ann.button("web-heroes-end").click()
    # The second game is won, and the third begins with choosing armies.
    ann.sees(ann.find("heading", "web-heroes-draft"))
    expect(row.get_by_role("cell")).to_have_text(["17", "24", "0", "41"])
