"""Opens every screen of the client, for screenshots and for accessibility checks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.helpers.aboard import (
    CHAOS,
    SEVEN,
    TUTORIAL,
    Wanted,
    first_asked,
    in_the_middle,
    may_shoot,
    moment,
    places_blips,
)
from tests.browser.helpers.campaigns import LAST_TURN, founded, last_turn
from tests.browser.helpers.gestures import take
from tests.browser.helpers.house import SEED, House, bot, here, link
from tests.browser.helpers.player import BROKEN_LINE, Player
from tests.browser.helpers.positions import (
    ALL_SCORE,
    FAR_AHEAD,
    NEARLY_OVER,
    TO_ACT,
    TO_KEEP,
    TO_MARCH,
    TO_PLACE,
    TO_PUSH,
    TO_ROLL,
)
from tests.browser.helpers.ship import Ship
from tests.browser.helpers.watching import watched

Visit = Callable[[Player, House], None]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil")


def _place(address: str) -> Visit:
    def visit(player: Player, house: House) -> None:
        player.go(address)
        player.sees(player.page.locator("h1").first)
        expect(player.page.get_by_text(player.says("web-loading"))).to_have_count(0)

    return visit


def _table(position: str, phase: str) -> Visit:
    def visit(player: Player, house: House) -> None:
        table = house.table(here("Ann", "carl"), here("Bob", "bob"), position=position)
        player.sit(table.keys[0], "Ann")
        player.sees(player.decision)
        player.sees(player.square(1, 1) if phase != "draft" else player.find("group", "web-heroes-roster"))

    return visit


def _lobby(player: Player, house: House) -> None:
    table = house.table(link("Ann"), link("Bob"))
    player.sit(table.keys[0], "Ann")
    player.sees(player.find("heading", "web-lobby"))


def _sitting(player: Player, house: House) -> None:
    player.go(f"#/play/{house.table(link(), link()).keys[0]}")
    player.sees(player.find("heading", "web-sit"))


def _invitation(player: Player, house: House) -> None:
    player.go("#/new/heroes")
    player.choice(player.page, player.says("web-new-seat-link")).last.click()
    player.button("web-new-make").click()
    player.sees(player.find("heading", "web-lobby"))
    player.sees(player.button("web-inv-copy"))


def _hosting(player: Player, house: House) -> None:
    """A table of Starquest with free seats, as its host sees it."""
    player.go("#/new/starquest")
    player.find("combobox", "web-sq-new-mission").select_option("mis_01_hard_dock")
    for faction in ("eldar", "legion"):
        row = player.page.get_by_role("radiogroup", name=player.says(f"sq-faction-{faction}"), exact=True)
        player.choice(row, player.says("web-new-seat-link")).click()
    player.button("web-new-make").click()
    player.sees(player.button("web-inv-copy"))


def _choosing(player: Player, house: House) -> None:
    """The table's own link, before a seat is chosen."""
    options = {"mission": "mis_01_hard_dock", "factions": ["ultramarines", "eldar", "legion", "chaos"]}
    table = house.table(
        here("Ann"), link(), link(), bot("Overlord", "overlord"), game="starquest", options=options
    )
    player.go(f"#/join/{table.door}")
    player.sees(player.find("heading", "web-inv-choose"))


def _shared(player: Player, house: House) -> None:
    """The dialog about the seat: name, watchers' link."""
    table = house.table(here("Ann", "carl"), here("Bob", "bob"))
    player.sit(table.keys[0], "Ann")
    player.sees(player.find("group", "web-heroes-roster"))
    if player.touch:
        player.page.locator(".heroes > .strip button, .heroes > button.strip").first.click()
    player.button("web-heroes-seat").first.click()
    player.sees(player.button("web-invite-copy-watch"))


def _draft(player: Player, house: House) -> None:
    table = house.table(here("Ann", "carl"), here("Bob", "bob"))
    player.sit(table.keys[0], "Ann")
    player.button("web-heroes-pick", hero="Donato", picked="no").click()
    player.settle()
    player.sees(player.button("web-heroes-pick", hero="Donato", picked="yes"))


def _keep(player: Player, house: House) -> None:
    _table(TO_KEEP, "keep")(player, house)
    take(player, ("66",))


def _bust(player: Player, house: House) -> None:
    _table(TO_PUSH, "push")(player, house)
    player.button("web-heroes-push").click()
    expect(player.page.locator(".moment")).to_be_visible()


def _all_out(player: Player, house: House) -> None:
    _table(ALL_SCORE, "keep")(player, house)
    take(player, ("6", "6", "6", "555"))
    player.button("web-heroes-go-all-out").click()
    expect(player.page.locator(".moment")).to_be_visible()


def _act(player: Player, house: House) -> None:
    _table(TO_ACT, "act")(player, house)
    way = player.says("web-heroes-does-shoot", hero="Phaello", victims="Aramus")
    player.region("web-heroes-step-act").get_by_role("button").filter(has_text=way).first.click()


def _over(player: Player, house: House) -> None:
    _table(NEARLY_OVER, "act")(player, house)
    player.button("web-heroes-end").click()
    player.sees(player.link("web-heroes-after"))
    expect(player.page.locator(".moment")).to_have_count(0)


def _watched(player: Player, house: House) -> str:
    """A whole match between two captains, watched to its end: the key of its link."""
    key = house.table(bot("Hal"), bot("Max")).watch
    player.watch(key)
    player.sees(player.link("web-heroes-after"))
    return key


def _after(player: Player, house: House) -> None:
    player.go(f"#/after/{_watched(player, house)}")
    player.sees(player.region("web-after-graph"))


def _rematch(player: Player, house: House) -> None:
    """The report, when the other player asks for a rematch."""
    table = house.table(here("Ann"), here("Bob"), position=NEARLY_OVER)
    player.sit(table.keys[0], "Ann")
    player.button("web-heroes-end").click()
    player.link("web-heroes-after").click()
    house.rematch(table.keys[1])
    player.sees(player.text("web-after-rematch-wanted", name="Bob"))


def _replay(player: Player, house: House) -> None:
    player.go(f"#/replay/{_watched(player, house)}?at=40")
    player.sees(player.find("group", "web-replay-controls"))


def _opened(button: str) -> Visit:
    """A window over the report of a match."""

    def visit(player: Player, house: House) -> None:
        _after(player, house)
        player.button("web-replay-first").click()
        player.button(button).click()
        player.sees(player.page.get_by_role("dialog"))
        expect(player.page.get_by_text(player.says("web-loading"))).to_have_count(0)

    return visit


def _watching(player: Player, house: House) -> None:
    table = house.table(here("Ann", "carl"), here("Bob", "bob"), position=TO_KEEP)
    player.watch(table.watch)
    player.sees(player.text("web-heroes-watching"))


def _chat(player: Player, house: House) -> None:
    """Two players at a table, and one of them has sent a chat message."""
    table = house.table(
        link("Ann"), link("Bob"), position=f"{FAR_AHEAD} 1 act 66 - t21 f1 g2,17-14:1 games=3"
    )
    player.sit(table.keys[0], "Ann")
    other = Player(player.context.new_page(), player.house)
    other.go(f"#/play/{table.keys[1]}")
    player.sees(player.decision)
    other.page.close()
    drawer = player.button("web-heroes-drawer")
    if drawer.is_visible():
        # On a phone, the chat is in a drawer.
        drawer.click()
    player.choice(player.page, player.says("web-heroes-chat-unread", count=0)).click()
    player.find("textbox", "web-heroes-chat-say").fill("Good luck!")
    player.button("web-heroes-chat-send").click()
    player.sees(player.page.get_by_text("Good luck!", exact=True))


def _search(player: Player, house: House) -> None:
    _place("#/rules")(player, house)
    player.page.get_by_role("searchbox").fill("bust")
    player.sees(player.page.locator("mark").first)


def _keys(player: Player, house: House) -> None:
    _table(TO_KEEP, "keep")(player, house)
    player.page.keyboard.press("?")
    player.sees(player.page.get_by_role("dialog"))


def _curtain(player: Player, house: House) -> None:
    player.go("#/new/heroes")
    for seat, name in enumerate(("Ann", "Bob")):
        player.choice(player.page, player.says("web-new-seat-here")).nth(seat).click()
        player.find("textbox", "web-new-name", seat=seat + 1).fill(name)
    player.button("web-new-start").click()
    for hero in ("Donato", "Victorno", "Ebellius", "Sanyctus", "Phaello"):
        player.button("web-heroes-pick", hero=hero, picked="no").click()
        player.settle()
    player.sees(player.page.get_by_role("dialog"))


def aboard(player: Player, house: House, wanted: Wanted, *, seven: bool = False, seat: int = 0) -> Ship:
    """A seat at a table of Starquest, at a wanted decision; no other seat acts."""
    options = SEVEN if seven else TUTORIAL
    names = NAMES[: 7 if seven else 2]
    table = house.table(
        *(here(name) for name in names),
        game="starquest",
        options=options,
        position=moment(wanted, seven=seven),
    )
    player.sit(table.keys[seat], names[seat])
    return Ship(player)


def _mustering(player: Player, house: House) -> None:
    """Before the first turn: the squad, and the progress of all players."""
    table = house.table(*(here(name) for name in NAMES), game="starquest", options=SEVEN)
    seat = first_asked(SEED)
    player.sit(table.keys[seat], NAMES[seat])
    Ship(player)
    player.sees(player.button("web-sq-sensible"))


def _boarding(player: Player, house: House) -> None:
    table = house.table(here("Ann"), here("Bob"), game="starquest", options=TUTORIAL)
    player.sit(table.keys[0], "Ann")
    Ship(player).asks("sq-ask-setup-entry")


def _at_the_ship(*, seven: bool = False) -> Visit:
    def visit(player: Player, house: House) -> None:
        ship = aboard(player, house, in_the_middle if seven else may_shoot, seven=seven)
        ship.asks("sq-ask-activation")
        player.sees(ship.page.locator("[data-map] .cost").first)

    return visit


def _aiming(player: Player, house: House) -> None:
    """A target was pressed: the odds, and the button that rolls."""
    ship = aboard(player, house, may_shoot)
    ship.do("web-sq-action-shoot")
    player.sees(player.region("web-sq-target").first)
    player.sees(player.page.get_by_role("button", name=player.says("web-sq-shoot-now")))


def _placing(player: Player, house: House) -> None:
    """An alien player at a scan: the squares where a blip may lie are lit."""
    aboard(player, house, places_blips, seven=True, seat=CHAOS).asks("sq-ask-scan")


def _their_turn(player: Player, house: House) -> None:
    """Another seat decides; the screen shows which, and its question."""
    player.sit(watched(house).keys[1], "Bob")
    player.sees(Ship(player).decision.get_by_text(player.says("web-sq-waits-overwatch")))


def _reaction(player: Player, house: House) -> None:
    player.sit(watched(house).keys[0], "Ann")
    Ship(player).asks("sq-ask-overwatch")
    player.sees(player.region("web-sq-decision").get_by_text("%").first)


def _page(key: str, title: str) -> Visit:
    """One of the pages that can be opened at any moment."""

    def visit(player: Player, house: House) -> None:
        _at_the_ship(seven=True)(player, house)
        player.page.keyboard.press(key)
        player.sees(player.page.get_by_role("dialog", name=player.says(title)))

    return visit


def flown(house: House) -> str:
    """A mission that two bots have played to its end: the key of its link. It is played once per server."""
    if house.url not in FLOWN:
        seats = (bot("Hal", "trooper"), bot("Max", "overlord"))
        FLOWN[house.url] = house.table(*seats, game="starquest", options=TUTORIAL).watch
    return FLOWN[house.url]


FLOWN: dict[str, str] = {}


def _flown(player: Player, house: House) -> str:
    key = flown(house)
    player.watch(key)
    expect(player.link("web-replay-report")).to_be_visible(timeout=60_000)
    return key


def _mission_over(player: Player, house: House) -> None:
    _flown(player, house)


def _debriefing(player: Player, house: House) -> None:
    player.go(f"#/after/{_flown(player, house)}")
    player.sees(player.find("heading", "web-sq-after-course"))


def _mission_replay(player: Player, house: House) -> None:
    player.go(f"#/replay/{_flown(player, house)}?at=120")
    player.sees(player.find("group", "web-replay-controls"))
    player.sees(player.page.locator("[data-map]"))


def _closing(player: Player, house: House) -> None:
    """The mission is over, and the squad decides what it takes into the next one."""
    seats = (here("Ann"), bot("Hal", "random"))
    table = house.table(*seats, game="starquest", options=LAST_TURN, position=last_turn())
    player.sit(table.keys[0], "Ann")
    player.sees(player.region("web-sq-closing").get_by_role("button").first)


def _campaign(player: Player, house: House) -> None:
    player.go(f"#/campaign/{founded(house)}")
    player.sees(player.button("web-sq-camp-begin"))


def _roster(player: Player, house: House) -> None:
    _campaign(player, house)
    player.press(player.button("web-sq-camp-roster"))
    player.sees(player.page.get_by_role("dialog", name=player.says("web-sq-camp-roster")))


SCREENS: dict[str, Visit] = {
    "home": _place("#/"),
    "new-table": _place("#/new/heroes"),
    "invitation": _invitation,
    "starquest-invitation": _hosting,
    "starquest-choosing": _choosing,
    "seat-dialog": _shared,
    "sitting-down": _sitting,
    "lobby": _lobby,
    "draft": _draft,
    "place": _table(TO_PLACE, "place"),
    "roll": _table(TO_ROLL, "roll"),
    "keep": _keep,
    "push": _table(TO_PUSH, "push"),
    "bust": _bust,
    "all-out": _all_out,
    "act": _act,
    "march": _table(TO_MARCH, "march"),
    "over": _over,
    "watching": _watching,
    "chat": _chat,
    "after": _after,
    "rematch": _rematch,
    "verifying": _opened("web-verify-button"),
    "sharing": _opened("web-after-share"),
    "branching": _opened("web-branch"),
    "replay": _replay,
    "replay-file": _place("#/replay-file"),
    "rules": _place("#/rules/H-ROLL-7"),
    "rules-search": _search,
    "starquest-rules": _place("#/rules/SQ-OVER-04"),
    "learn": _place("#/learn"),
    "settings": _place("#/settings"),
    "keys": _keys,
    "curtain": _curtain,
    "starquest-new-table": _place("#/new/starquest"),
    "starquest-mustering": _mustering,
    "starquest-boarding": _boarding,
    "starquest-acting": _at_the_ship(),
    "starquest-aiming": _aiming,
    "starquest-placing": _placing,
    "starquest-waiting": _their_turn,
    "starquest-reaction": _reaction,
    "starquest-hand": _page("c", "web-sq-page-hand"),
    "starquest-orders": _page("g", "web-sq-page-orders"),
    "starquest-dealings": _page("l", "web-sq-page-dealings"),
    "starquest-scanner": _page("v", "web-sq-page-scanner"),
    "starquest-points": _page("p", "web-sq-page-points"),
    "starquest-seven": _at_the_ship(seven=True),
    "starquest-over": _mission_over,
    "starquest-after": _debriefing,
    "starquest-replay": _mission_replay,
    "starquest-closing": _closing,
    "campaign-new": _place("#/new/starquest?play=campaign"),
    "campaign": _campaign,
    "campaign-roster": _roster,
    "lost": _place("#/nowhere"),
}
"""By name. Each begins in a fresh browser."""


TAKEN_OVER = """
navigator.serviceWorker.controller ? true : new Promise((resolve) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
})
"""
"""Wait until the service worker has cached everything and is active."""


def go_offline(player: Player, house: House) -> None:
    """Home, from the service worker, when the server is stopped. The server cannot be used afterwards."""
    player.forgives.append(BROKEN_LINE)
    player.go()
    player.page.evaluate(TAKEN_OVER)
    house.kill()
    player.page.reload()
    player.sees(player.text("web-offline").first)
