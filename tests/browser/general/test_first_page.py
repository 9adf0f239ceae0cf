"""The first page: its pictures show what they are about in every window, and one press begins the right game."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Seats
from tests.browser.helpers.steady import box

WINDOWS = [(1440, 900), (1366, 768), (1280, 720), (390, 844), (390, 664)]


@pytest.mark.parametrize(("width", "height"), WINDOWS, ids=str)
def test_shooter_and_target_are_in_the_picture(player: Seats, width: int, height: int) -> None:
    ann = player(phone=width < 760, viewport={"width": width, "height": height})
    ann.go()
    ann.sees(ann.button("web-home-play-starquest"))
    card = ann.page.get_by_role("article", name=ann.says("web-home-starquest"), exact=True)
    picture = card.locator(".picture")
    picture.scroll_into_view_if_needed()
    frame = picture.bounding_box()
    assert frame is not None
    rings = picture.locator("circle[fill=none]").all()
    assert len(rings) >= 2
    for ring in rings:
        there = box(ring)
        assert frame["x"] <= there["x"], there
        assert there["x"] + there["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= there["y"]
        assert there["y"] + there["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize("game", ["heroes", "starquest"])
def test_play_now_names_its_game(player: Seats, game: str) -> None:
    """Two buttons read the same: somebody who does not see the page must know which is which."""
    ann = player()
    ann.go()
    play = ann.button(f"web-home-play-{game}")
    ann.sees(play)
    ann.sees(play.get_by_text(ann.says("web-home-play-now")))
    assert ann.says(f"web-home-{game}") in ann.says(f"web-home-play-{game}")
