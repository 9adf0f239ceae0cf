"""What happens is seen before it is told: dice on the map, the camera that goes there, cards, and the end of it all."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MOVING, Seats
from tests.browser.helpers.drawn import BLANK, FORCES, NAMES, duel, laid, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.screens import flown
from tests.browser.helpers.ship import ON_SCREEN, Ship
from tests.starquest.scene import hall, scene

ELIMINATED = "[data-word=dead]"
TICK = 20
"""Milliseconds by which a stopped clock is let on."""
TICKS = 2000


def until(player: Player, seen: Locator) -> None:
    """Let time go on until something is seen. The server's answer may be long in coming."""
    for _ in range(TICKS):
        if seen.count():
            return
        player.lets_pass(TICK)
    expect(seen).not_to_have_count(0)


def fire(ship: Ship) -> None:
    target = ship.player.region("web-sq-target")
    target.get_by_role("button", name=ship.player.says("web-sq-shoot-now")).click()


def card(ship: Ship) -> Locator:
    return ship.player.region("web-sq-moment")


def test_dice_roll_on_the_map_before_the_log_tells_the_result(house: House, player: Seats) -> None:
    ship = sits(house, player, duel(), 6, 6, **MOVING)
    page = ship.page
    ship.begin("um1")
    ship.press_piece("ch1")
    ship.player.stop_the_clock()
    fire(ship)
    until(ship.player, page.locator("[data-attacker=um1]"))
    expect(ship.player.region("web-sq-target")).to_have_count(0)  # the odds step aside
    until(ship.player, page.locator("[data-dice=rolling]"))
    expect(page.locator(ELIMINATED)).to_have_count(0)
    expect(card(ship)).to_contain_text(ship.player.says("web-sq-moment-rolling"))
    expect(ship.piece("ch1")).to_have_count(1)
    gone = ship.player.says("sq-event-eliminated", who="ch1", figure="fig_ork", by=0)
    assert gone not in ship.log.inner_text()
    until(ship.player, page.locator(ELIMINATED))
    expect(page.locator("[data-dice=lying]")).to_have_count(1)
    expect(ship.piece("ch1")).to_have_count(1)  # it falls when all has been seen
    page.clock.resume()
    ship.gone("ch1")
    expect(page.locator("[data-moment]")).to_have_count(0)
    expect(card(ship)).to_contain_text(ship.player.says("web-sq-hit-dead"))  # it stays to be read


def test_a_press_on_the_map_ends_what_is_shown(house: House, player: Seats) -> None:
    ship = sits(house, player, duel(), 6, 6, **MOVING)
    page = ship.page
    ship.begin("um1")
    ship.press_piece("ch1")
    ship.player.stop_the_clock()
    fire(ship)
    until(ship.player, page.locator("[data-dice=rolling]"))
    page.mouse.click(*ship.point(3, 4))
    expect(page.locator("[data-moment]")).to_have_count(0)
    expect(ship.piece("ch1")).to_have_count(0)
    expect(card(ship)).to_contain_text(ship.player.says("web-sq-hit-dead"))


def test_without_motion_only_the_card_tells_it(house: House, player: Seats) -> None:
    ship = sits(house, player, duel(), BLANK, BLANK)
    page = ship.page
    page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(() => {
            if (document.querySelector('[data-moment], [data-dice], [data-word]')) window.seen.push('moved');
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    ship.begin("um1")
    ship.press_piece("ch1")
    fire(ship)
    told = card(ship)
    expect(told).to_contain_text(ship.player.says("web-sq-hit-miss"))
    expect(told).to_contain_text(ship.player.says("wpn_laser_rifle"))
    expect(told.get_by_role("link")).to_have_text("SQ-SHOOT-10")
    assert page.evaluate("window.seen") == []


def test_the_question_stays_where_it_is_while_its_answer_is_shown(house: House, player: Seats) -> None:
    """Its panel does not go away for a second, so that the keyboard stays where it was; and it answers nothing."""
    ship = sits(house, player, duel(), 6, 6, **MOVING)
    page = ship.page
    ship.begin("um1")
    ship.press_piece("ch1")
    finish = ship.decision.get_by_role("button", name=ship.player.says("web-sq-finish"))
    ship.player.stop_the_clock()
    fire(ship)
    finish.focus()
    finish.evaluate("(button) => { button.dataset.kept = 'yes'; }")
    until(ship.player, page.locator("[data-dice=rolling]"))
    page.keyboard.press("Enter")
    expect(finish).to_be_focused()
    page.clock.resume()
    ship.gone("ch1")
    expect(finish).to_have_attribute("data-kept", "yes")
    ship.asks("sq-ask-activation")


IN_SIGHT = f"""
(square) => {{
  const [across, down] = ({ON_SCREEN})(square);
  const box = document.querySelector('.map-holder').getBoundingClientRect();
  return box.left < across && across < box.right && box.top < down && down < box.bottom;
}}
"""


def in_sight(ship: Ship, x: float, y: float) -> bool:
    return bool(ship.page.evaluate(IN_SIGHT, [x, y]))


def test_the_map_goes_to_a_fight_off_the_screen_and_comes_back(house: House, player: Seats) -> None:
    far = scene(
        hall(30, 24),
        "um1 fig_marine_laser 1.1 E",
        "ch1 fig_ork 6.1 W",
        "ch2 fig_ork 28.22 W",
        factions=FORCES,
    )
    table = laid(house, far, 6, 6)
    ann, bob = player(), player(**MOVING)
    ann.sit(table.keys[0], NAMES[0])
    bob.sit(table.keys[1], NAMES[1])
    shooter, watcher = Ship(ann), Ship(bob)
    page = watcher.page
    for _ in range(6):  # round the middle of the ship
        page.keyboard.press("+")
    assert not in_sight(watcher, 6, 1)
    before = watcher.point(15, 12)
    shooter.begin("um1")
    shooter.press_piece("ch1")
    bob.stop_the_clock()
    fire(shooter)
    until(bob, page.locator("[data-dice=rolling]"))
    for x, y in ((1, 1), (6, 1)):
        page.wait_for_function(IN_SIGHT, arg=[x, y])  # the map glides there by the page's own clock
    expect(page.locator("[data-dice=rolling]")).not_to_have_count(0)
    page.clock.resume()
    watcher.gone("ch1")
    page.wait_for_function(
        f"(before) => ({ON_SCREEN})([15, 12]).every((at, n) => Math.abs(at - before[n]) < 1)",
        arg=list(before),
    )


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("–", "0").replace("+", ""))


def test_the_end_says_who_won_what_decided_it_and_where_it_happened(house: House, player: Seats) -> None:
    eve = player()
    eve.watch(flown(house))
    over = eve.region("web-sq-over")
    expect(over).to_be_visible(timeout=60_000)
    rows = over.get_by_role("table", name=eve.says("web-sq-end-causes")).get_by_role("row")
    expect(rows).to_have_count(3)
    for row in rows.all()[1:]:
        *causes, total = [number(one) for one in row.get_by_role("cell").all_inner_texts()]
        assert sum(causes) == total
    best = rows.nth(1).get_by_role("rowheader")
    expect(best).to_contain_text(eve.says("web-sq-won"))
    with eve.page.expect_download() as saved:
        eve.button("web-sq-end-picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    moment = over.get_by_role("list").first.get_by_role("link").first
    moment.focus()
    eve.page.keyboard.press("Enter")
    expect(eve.page.locator("[data-map]")).to_be_visible()
    assert "at=" in eve.page.url
