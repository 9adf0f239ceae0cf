"""Nothing jumps: the board keeps its size, Push and Act their places, and a whole game does not shift the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, Seats
from tests.browser.helpers.foretold import Foretold, Turn
from tests.browser.helpers.gestures import play
from tests.browser.helpers.house import House, bot, here, known
from tests.browser.helpers.looking import sees_the_end
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import TO_ACT, TO_ROLL
from tests.browser.helpers.steady import box, count_shifts, shift_of

MOST = 0.05
"""The cumulative layout shift of a whole game; 0.1 is what browsers call good for a page."""
SIZES = [(1280, 720), (1366, 768), (1440, 780), (390, 664), (360, 640)]
LOW: ViewportSize = {"width": 390, "height": 664}
TURNS = 1


def _fixed(player: Player) -> dict[str, FloatRect]:
    """The board and the two buttons."""
    found = {"board": box(player.page.locator(".stage svg[role=grid]"))}
    for side in ("left", "right"):
        found[side] = box(player.page.locator(f"[data-slot={side}] button"))
    return found


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_push_and_act_never_move_or_hide(house: House, player: Seats, width: int, height: int) -> None:
    ann = player(phone=width < 760, viewport={"width": width, "height": height})
    foretold = Foretold((known("carla"), ""), position=TO_ROLL)
    table = house.table(here("Ann", "carla"), bot(), position=TO_ROLL)
    ann.sit(table.keys[0])
    ann.sees(ann.button("web-heroes-roll"))
    first = _fixed(ann)
    seen = set()
    for turn in _own(foretold, TURNS):
        phase = turn.before.phase
        if phase == "keep":
            expect(ann.find("group", "web-heroes-your-roll")).to_be_visible()
            box(ann.button("web-heroes-push"))
        seen.add(phase)
        assert _fixed(ann) == first, f"in {phase}"
        play(ann, turn)
        assert _fixed(ann) == first, f"after {phase}"
    assert seen >= {"roll", "keep", "push", "act"}
    # While the captain plays, too.
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640)], ids=str)
def test_pace_has_its_place_while_the_captain_plays(
    house: House, player: Seats, width: int, height: int
) -> None:
    ann = player(
        phone=width < 760, viewport={"width": width, "height": height}, reduced_motion="no-preference"
    )
    table = house.table(here("Ann", "carla"), bot("Hal"), position=TO_ACT)
    ann.sit(table.keys[0])
    ann.is_asked("act")
    first = _fixed(ann)
    bar = ann.find("group", "web-pace-label")
    expect(bar).to_have_count(0)
    ann.stop_the_clock()
    ann.page.keyboard.press("e")
    expect(bar).to_be_visible()
    assert _fixed(ann) == first
    panel, place = box(ann.decision), box(bar)
    assert place["x"] >= panel["x"]
    assert place["x"] + place["width"] <= panel["x"] + panel["width"]
    assert place["y"] >= panel["y"]
    assert place["y"] + place["height"] <= first["left"]["y"]
    ann.page.keyboard.press("Space")
    expect(bar.get_by_role("button", name=ann.says("web-pace-go-on"))).to_be_visible()
    assert _fixed(ann) == first
    ann.press(bar.get_by_role("button", name=ann.says("web-pace-skip")))
    ann.is_asked("roll")  # the clock stands: nothing was waited for
    expect(bar).to_have_count(0)
    assert _fixed(ann) == first


def _own(foretold: Foretold, turns: int) -> list[Turn]:
    """Ann's commands of her first turns."""
    mine = [turn for turn in foretold.turns if turn.seat == 0]
    numbers = sorted({turn.before.turn for turn in mine})[:turns]
    return [turn for turn in mine if turn.before.turn in numbers]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LOW], ids=["desk", "phone", "low phone"])
def test_a_whole_game_does_not_shift(house: House, player: Seats, size: ViewportSize) -> None:
    ann = player(phone=size != DESKTOP, viewport=size, reduced_motion="no-preference")
    count_shifts(ann.context)
    ann.page.add_init_script(
        "localStorage.setItem('bulkhead.settings', JSON.stringify({ speed: 'fast', sound: false }))"
    )
    foretold = Foretold((known("130"), ""))
    table = house.table(here("Ann", "130"), bot("Hal"))
    ann.sit(table.keys[0])
    for turn in foretold.turns:
        if turn.seat == 0:
            play(ann, turn)
    sees_the_end(ann, 0, foretold, ("Ann", "Hal"))
    shifted, worst = shift_of(ann)
    assert shifted < MOST, f"{shifted:.4f}: {worst}"
