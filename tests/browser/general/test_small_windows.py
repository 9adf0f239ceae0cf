"""The table of Starquest in a small window: nothing is cut off, covered or out of sight, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from bulkhead.words import LANGUAGES
from tests.browser.conftest import MOVING, Seats
from tests.browser.helpers.aboard import in_the_middle
from tests.browser.helpers.drawn import FORCES, duel, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.screens import SCREENS, aboard
from tests.browser.helpers.ship import first_mission
from tests.browser.helpers.watching import watched
from tests.browser.starquest.test_moments import fire, until
from tests.starquest.scene import hall, scene

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SHORT: ViewportSize = {"width": 390, "height": 664}
WINDOWS = pytest.mark.parametrize("window", [LAPTOP, SHORT], ids=["laptop", "phone"])
LEGIBLE = 9
"""The height of a letter in pixels."""
EVERY = pytest.mark.parametrize("language", LANGUAGES)
CUT = """
(one) => {
  const box = one.getBoundingClientRect();
  const parts = [...one.querySelectorAll(':not(.vh)')].map((part) => part.getBoundingClientRect());
  const out = parts
    .filter(({ width }) => width > 0)
    .some(({ left, right, bottom }) => left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1);
  return out || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
}
"""
AT = "([x, y]) => document.elementFromPoint(x, y).classList[0]"
COVERED = """
(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !(top !== null && (one === top || one.contains(top)));
}
"""


def at(player: Seats, window: ViewportSize, language: str) -> Player:
    return player(language, phone=window is SHORT, viewport=window)


def is_whole(*things: Locator) -> None:
    """In sight, with nothing over it, and its words inside it."""
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=1)
        said = thing.inner_text()
        assert not thing.evaluate(CUT), f"cut off: {said}"
        assert not thing.evaluate(COVERED), f"covered: {said}"


@WINDOWS
@EVERY
def test_actions_legend_and_the_end_of_an_activation_are_whole(
    house: House, player: Seats, window: ViewportSize, language: str
) -> None:
    ann = at(player, window, language)
    ship = aboard(ann, house, in_the_middle, seven=True)
    ship.asks("sq-ask-activation")
    ann.sees(ann.page.locator("[data-map] .cost").first)
    actions = ann.page.locator(".acts .act")
    expect(actions).to_have_count(6)
    is_whole(*actions.all(), *ann.page.locator(".legend .ly").all())
    is_whole(ship.decision.get_by_role("button", name=ann.says("web-sq-finish")))
    tops = {
        round(box["y"]) for one in ann.page.locator(".legend button").all() if (box := one.bounding_box())
    }
    assert len(tops) == 1, "the legend is one line"
    stage = ann.page.locator(".holder").bounding_box()
    assert stage is not None
    assert stage["height"] >= window["height"] / 4


@WINDOWS
@EVERY
def test_the_card_of_the_first_mission_is_whole(player: Seats, window: ViewportSize, language: str) -> None:
    ann = at(player, window, language)
    first_mission(ann)
    card = ann.region("web-sq-lesson")
    is_whole(card.get_by_role("button").first)
    for line in card.get_by_role("paragraph").all():
        is_whole(line)


@EVERY
def test_on_a_short_phone_the_instructor_leaves_the_question_in_sight(player: Seats, language: str) -> None:
    """It says one thing at a time there."""
    ann = at(player, SHORT, language)
    ship = first_mission(ann)
    card = ann.region("web-sq-lesson")
    expect(card.get_by_role("paragraph")).to_have_count(1)
    for name in "NS":  # each entry area of the map has the name of its answer, and can be read
        title = ann.page.locator(f"[data-dock='{name}'] text").first
        expect(title).to_have_text(name)
        assert (title.bounding_box() or {"height": 0})["height"] >= LEGIBLE
    docks = [ann.says("sq-dock", name=name) for name in "NS"]
    is_whole(*(ship.decision.get_by_role("button", name=dock) for dock in docks))
    ann.press(card.get_by_role("button").first)
    ann.press(ship.decision.get_by_role("button", name=docks[1]))
    ship.asks("sq-ask-act")
    expect(ship.decision.get_by_role("heading", name=ann.says("sq-ask-act"))).to_be_in_viewport(ratio=1)
    expect(card).to_contain_text(ann.says("web-sq-lesson-act"))
    is_whole(card.get_by_role("paragraph"))


@WINDOWS
def test_a_shot_from_overwatch_is_answered_without_scrolling(
    house: House, player: Seats, window: ViewportSize
) -> None:
    ann = at(player, window, "it")
    ann.sit(watched(house).keys[0], "Ann")
    for answer in ("web-sq-shoot-now", "web-sq-hold-fire"):
        is_whole(ann.region("web-sq-decision").get_by_role("button", name=ann.says(answer)))


@WINDOWS
def test_a_dodge_is_weighed_beside_the_map_and_never_over_it(
    house: House, player: Seats, window: ViewportSize
) -> None:
    table = scene(
        hall(7, 2),
        "ch1 fig_ork 6.0 W",
        "um1 fig_marine_laser 0.0 E",
        turn=1,
        factions=FORCES,
        sides={0: {"command": 2}},
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun um1")
    ship = sits(house, player, table, viewport=window, phone=window is SHORT)
    ship.asks("sq-ask-window-dodge")
    ann = ship.player
    question, ship_map = ann.region("web-sq-stake").bounding_box(), ann.page.locator(".holder").bounding_box()
    assert question is not None
    assert ship_map is not None
    beside = question["x"] >= ship_map["x"] + ship_map["width"]
    below = question["y"] >= ship_map["y"] + ship_map["height"]
    assert beside or below
    expect(ann.page.locator("[data-escape='0.1']")).to_be_in_viewport(ratio=1)
    is_whole(ship.decision.get_by_role("button", name=ann.says("sq-do-pass-dodge"), exact=True))


def test_a_roll_is_kept_without_scrolling_on_a_short_phone(house: House, player: Seats) -> None:
    table = scene(
        hall(8, 2),
        "um1 fig_marine_commander 0.0 E role=leader weapons=set_axe_pistol",
        "ch1 fig_ork 7.0 W",
        factions=FORCES,
        sides={0: {"equipment": ("eqp_digital_weapons",)}},
    )
    ship = sits(house, player, table, 1, 1, 6, viewport=SHORT, phone=True)
    ann = ship.player
    ship.begin("um1")
    ship.press_piece("ch1")
    fire(ship)
    ship.asks("web-sq-ask-roll")
    keep = ship.decision.get_by_role("button", name=ann.says("sq-do-pass-roll"), exact=True)
    is_whole(keep)
    end, tabs = keep.bounding_box(), ann.find("group", "web-sq-tabs").bounding_box()
    assert end is not None
    assert tabs is not None
    under = ann.page.evaluate(AT, [end["x"] + end["width"] / 2, tabs["y"] - 2])
    assert under == "two", "nothing looks out under it"
    # What lies under it is scrolled out from there.
    last = ship.decision.locator("[data-answer]").last
    last.scroll_into_view_if_needed()
    is_whole(last, keep)


def test_the_bar_of_the_pace_covers_the_whole_legend_of_a_phone(house: House, player: Seats) -> None:
    ship = sits(house, player, duel(), 6, 6, viewport=SHORT, phone=True, **MOVING)
    ann = ship.player
    ship.begin("um1")
    ship.press_piece("ch1")
    ann.stop_the_clock()
    fire(ship)
    until(ann, ann.page.locator("[data-dice=rolling]"))
    bar = ann.find("group", "web-pace-label").bounding_box()
    legend = ann.find("group", "web-sq-layers").bounding_box()
    assert bar is not None
    assert legend is not None
    assert (bar["x"], bar["width"]) == (legend["x"], legend["width"])
    assert bar["y"] <= legend["y"] + 1
    assert bar["y"] + bar["height"] >= legend["y"] + legend["height"] - 1


def test_the_end_has_report_replay_and_picture_in_sight(house: House, player: Seats) -> None:
    ann = player(viewport={"width": 1366, "height": 768})
    SCREENS["starquest-over"](ann, house)
    over = ann.region("web-sq-over")
    is_whole(over.get_by_role("link", name=ann.says("web-replay-report"), exact=True))
    is_whole(over.get_by_role("link", name=ann.says("web-replay"), exact=True))
    is_whole(over.get_by_role("button", name=ann.says("web-sq-end-picture")))


@WINDOWS
def test_all_goals_can_be_read(house: House, player: Seats, window: ViewportSize) -> None:
    ann = at(player, window, "fr")
    aboard(ann, house, in_the_middle, seven=True)
    goals = ann.region("web-sq-goals")
    ann.press(goals.get_by_role("button").first)
    last = goals.get_by_role("paragraph").last
    last.scroll_into_view_if_needed()
    is_whole(last)


@WINDOWS
def test_an_attack_is_weighed_and_made_without_scrolling(
    house: House, player: Seats, window: ViewportSize
) -> None:
    ship = sits(house, player, duel(), 6, 6, viewport=window, phone=window is SHORT)
    ann = ship.player
    ship.begin("um1")
    ship.press_piece("ch1")
    fire = ann.region("web-sq-target").first.get_by_role("button", name=ann.says("web-sq-shoot-now"))
    is_whole(fire)
    ann.press(fire)
    expect(ship.piece("ch1")).to_have_count(0)
    is_whole(*ann.page.locator(".acts .act").all())
    is_whole(ship.decision.get_by_role("button", name=ann.says("web-sq-finish")))


@WINDOWS
@EVERY
def test_what_can_be_done_after_a_mission_is_whole(
    house: House, player: Seats, window: ViewportSize, language: str
) -> None:
    ann = at(player, window, language)
    SCREENS["starquest-after"](ann, house)
    is_whole(*ann.page.locator(".headline .actions > *").all())
