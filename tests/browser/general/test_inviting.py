"""One link for a table: people choose seats, give names and are ready; the host gives seats to bots and begins."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here, link
from tests.browser.helpers.matches import copied
from tests.browser.helpers.player import REFUSED, Player

CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}
CREW: dict[str, Any] = {
    "mission": "mis_01_hard_dock",
    "factions": ["ultramarines", "eldar", "legion", "chaos"],
}


def seat(player: Player, name: str) -> Locator:
    """A seat in the lobby."""
    return player.page.get_by_role("region", name=name, exact=True)


def makes_a_table(ann: Player) -> str:
    """Ann makes a table of Heroes for somebody elsewhere; returns the table's link."""
    ann.go("#/new/heroes")
    ann.find("textbox", "web-new-name", seat=1).fill("Ann")
    ann.press(ann.choice(ann.page, ann.says("web-new-seat-link")).last)
    ann.press(ann.button("web-new-make"))
    return copied(ann, ann.button("web-inv-copy"))


def chooses(player: Player, name: str, called: str) -> None:
    """Choose a free seat by what it is called, and sit down."""
    player.page.locator("label.seat", has_text=called).click()
    player.find("textbox", "web-inv-name").fill(name)
    player.button("web-inv-sit").click()


def test_guests_choose_their_factions_and_everybody_sees_who_is_ready(house: House, player: Seats) -> None:
    ann, bob, cem = player(), player(), player("it")
    table = house.table(link(), link(), link(), bot("Max", "overlord"), game="starquest", options=CREW)
    guests = ((ann, "Ann", "ultramarines"), (bob, "Bob", "eldar"))
    for one, name, faction in guests:
        one.go(f"#/join/{table.door}")
        chooses(one, name, one.says(f"sq-faction-{faction}"))
        one.sees(one.find("heading", "web-lobby"))
    # Ann sees Bob come, live, and that he is ready; a seat without a player is called by its faction.
    bobs = seat(ann, f"Bob · {ann.says('sq-faction-eldar')}")
    ann.sees(bobs.get_by_text(ann.says("web-inv-ready"), exact=True))
    ann.sees(seat(ann, ann.says("sq-faction-legion")).get_by_text(ann.says("web-lobby-free"), exact=True))
    ann.sees(ann.text("web-inv-standing", ready=3, seats=4))
    # Bob asks for a moment, and the last guest does not begin the game.
    bob.button("web-inv-wait").click()
    ann.sees(bobs.get_by_text(ann.says("web-inv-holds"), exact=True))
    cem.go(f"#/join/{table.door}")
    taken = cem.page.locator("label.seat", has_text="Bob")
    expect(taken.get_by_role("radio")).to_be_disabled()
    # Only one seat is left: it is chosen already.
    cem.find("textbox", "web-inv-name").fill("Cem")
    cem.button("web-inv-sit").click()
    ann.sees(ann.text("web-inv-standing", ready=3, seats=4))
    bob.button("web-inv-im-ready").click()
    for one in (ann, bob, cem):
        one.sees(one.region("web-sq-decision"))


def test_of_two_guests_at_one_seat_the_later_one_is_told(house: House, player: Seats) -> None:
    bob, cem = player(), player()
    table = house.table(link("Ann"), link(), link(), bot("Max", "overlord"), game="starquest", options=CREW)
    cem.forgives.append(REFUSED)
    for one in (bob, cem):
        one.go(f"#/join/{table.door}")
        one.page.locator("label.seat", has_text=one.says("sq-faction-eldar")).click()
    # Cem's page does not hear that Bob has sat down before he presses.
    cem.find("textbox", "web-inv-name").fill("Cem")

    def bob_is_quicker(route: Route) -> None:
        chooses(bob, "Bob", "Eldar")
        route.continue_()

    cem.page.route("**/api/seats", bob_is_quicker)
    cem.button("web-inv-sit").click()
    cem.is_told("server-seat-taken")
    cem.sees(cem.find("heading", "web-inv-choose"))
    cem.page.unroute("**/api/seats")
    chooses(cem, "Cem", cem.says("sq-faction-legion"))
    cem.sees(cem.find("heading", "web-lobby"))


def test_the_host_gives_a_seat_to_a_bot_and_begins(player: Seats) -> None:
    ann, bob = player(**CLIPBOARD), player()
    invited = makes_a_table(ann)
    # "Copied" is said by the button itself, and nothing lies over anything.
    expect(ann.notices().get_by_role("paragraph")).to_have_count(0)
    bob.page.goto(invited)
    bob.sees(bob.find("heading", "web-inv-choose"))
    ann.button("web-inv-bot-of", name=ann.says("player", seat=2)).click()
    ann.sees(ann.find("group", "web-heroes-roster"))
    # Bob was looking at the seat: he may watch now.
    bob.sees(bob.text("web-inv-begun"))
    bob.link("web-inv-watch").click()
    bob.sees(bob.text("web-heroes-watching"))


def test_the_host_begins_with_bots_in_the_free_seats(player: Seats) -> None:
    ann = player(**CLIPBOARD)
    makes_a_table(ann)
    ann.button("web-inv-begin", free=1).click()
    ann.sees(ann.find("group", "web-heroes-roster"))


def test_a_guest_comes_back_to_the_own_seat_by_the_tables_link(player: Seats) -> None:
    ann, bob = player(**CLIPBOARD), player()
    invited = makes_a_table(ann)
    bob.page.goto(invited)
    chooses(bob, "Bob", bob.says("player", seat=2))
    bob.sees(bob.find("group", "web-heroes-roster"))
    own = bob.page.url
    bob.page.goto(invited)
    bob.sees(bob.find("group", "web-heroes-roster"))
    assert bob.page.url == own


def test_a_lost_link_is_replaced_and_the_old_one_opens_nothing(player: Seats) -> None:
    ann, bob, phone = player(**CLIPBOARD), player(), player(phone=True)
    bob.page.goto(makes_a_table(ann))
    chooses(bob, "Bob", bob.says("player", seat=2))
    bob.sees(bob.find("group", "web-heroes-roster"))
    ann.button("web-heroes-seat").click()
    # The watchers' link is there after the start too.
    watch = copied(ann, ann.button("web-invite-copy-watch"))
    ann.button("web-inv-renew-of", name="Bob").click()
    ann.button("web-inv-renew-yes").click()
    renewed = copied(ann, ann.button("web-invite-copy-link"))
    bob.sees(bob.text("server-link-replaced"))
    phone.page.goto(renewed)
    phone.find("textbox", "web-sit-name").fill("Anybody")
    phone.press(phone.button("web-sit-go"))
    phone.sees(phone.find("group", "web-heroes-roster"))
    bob.page.goto(watch)
    bob.sees(bob.text("web-heroes-watching"))


def test_a_guest_changes_the_name_and_the_others_see_it(house: House, player: Seats) -> None:
    ann, bob = player(), player()
    table = house.table(link(), link())
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1])
    bob.sees(bob.find("group", "web-heroes-roster"))
    bob.button("web-heroes-seat").click()
    bob.find("textbox", "web-inv-name").fill("Bea")
    bob.button("web-inv-rename").click()
    ann.sees(ann.page.get_by_text("Bea", exact=True).first)


def test_a_seat_of_the_hosts_own_screen_is_no_ones_to_take(house: House, player: Seats) -> None:
    bob = player()
    table = house.table(here("Ann"), link(), game="heroes")
    bob.go(f"#/join/{table.door}")
    expect(bob.page.locator("label.seat", has_text="Ann").get_by_role("radio")).to_be_disabled()
    shown = bob.page.content()
    assert not any(key in shown for key in (*table.keys.values(), table.host))


def test_both_players_choose_their_armies_at_once(house: House, player: Seats) -> None:
    ann, bob = player(), player()
    table = house.table(link(), link(), options={"first": "1"})
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    sent: list[str] = []
    bob.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    bob.page.reload()
    bob.sees(bob.text("web-inv-ahead"))
    for hero in ("Donato", "Victorno", "Sanyctus", "Phaello", "Ebellius", "Donato", "Feurran"):
        taken = bob.button("web-heroes-pick", hero=hero, picked="yes").count() > 0
        bob.button("web-heroes-pick", hero=hero, picked="yes" if taken else "no").click()
    # Nothing of it has left Bob's browser.
    bob.sees(bob.button("web-heroes-pick", hero="Feurran", picked="yes"))
    assert not any('"do"' in frame for frame in sent)
    # Nothing is left to choose: the screen says so, and the last hero can still be taken back.
    bob.sees(bob.text("web-heroes-draft-left", count=0))
    bob.sees(bob.text("web-heroes-draft-wait"))
    bob.button("web-heroes-undo").last.click()
    bob.sees(bob.text("web-heroes-draft-left", count=1))
    bob.button("web-heroes-pick", hero="Feurran", picked="no").click()
    bob.sees(bob.text("web-heroes-draft-left", count=0))
    for hero in ("Donato", "Victorno", "Sanyctus", "Phaello", "Ebellius"):
        ann.button("web-heroes-pick", hero=hero, picked="no").click()
        ann.settle()
    # Bob is asked, and his choice is played by itself: the armies are shown.
    ann.is_asked("place")
    chosen = [frame for frame in sent if '"do"' in frame]
    assert [
        hero in frame
        for hero, frame in zip(
            ("victorno", "sanyctus", "phaello", "ebellius", "feurran"), chosen, strict=True
        )
    ] == [True] * 5


def test_a_press_without_a_line_waits_and_is_carried_out_or_withdrawn(house: House, player: Seats) -> None:
    ann = player()
    table = house.table(here("Ann", "ann"), bot(), options={"first": "1"})
    ann.sit(table.keys[0])
    ann.sees(ann.find("group", "web-heroes-roster"))
    stop = "dispatchEvent(new Event('offline')); WebSocket.prototype.send = () => {};"
    ann.page.evaluate(f"window.spoken = WebSocket.prototype.send; {stop}")
    ann.sees(ann.text("web-line-broken"))
    # The banner has its own room: the table begins under it, and ends in the window.
    strip = ann.page.locator(".strip", has_text=ann.says("web-line-broken")).bounding_box()
    board = ann.page.locator(".table").bounding_box()
    assert strip is not None
    assert board is not None
    assert strip["y"] + strip["height"] <= board["y"] + 1
    assert board["y"] + board["height"] <= 900
    ann.button("web-heroes-pick", hero="Donato", picked="no").click()
    ann.sees(ann.page.get_by_text(ann.says("web-gone-waits")))
    ann.button("web-gone-withdraw").click()
    expect(ann.page.get_by_text(ann.says("web-gone-waits"))).to_have_count(0)
    ann.button("web-heroes-pick", hero="Victorno", picked="no").click()
    ann.sees(ann.page.get_by_text(ann.says("web-gone-waits")))
    ann.page.evaluate("() => { WebSocket.prototype.send = window.spoken; }")
    ann.is_told("web-gone-done")
    ann.sees(ann.button("web-heroes-pick", hero="Victorno", picked="yes"))
    ann.sees(ann.button("web-heroes-pick", hero="Donato", picked="no"))
