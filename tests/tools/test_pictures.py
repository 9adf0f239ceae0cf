"""The pictures are self-contained and reproducible, and show what the rules say."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

import bulkhead
from bulkhead.tabletop.dice import Scripted
from bulkhead.tabletop.events import Silence
from tools.board_picture import PLANS, POSITION, board_picture
from tools.svg import Picture, symbol, width
from tools.terminal_picture import terminal_picture

PICTURES = [board_picture, terminal_picture]


@pytest.mark.parametrize("draw", PICTURES)
def test_a_picture_is_well_formed_and_says_what_it_shows(draw: Callable[[], str]) -> None:
    root = ElementTree.fromstring(draw())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert "Heroes" in str(title.text)


@pytest.mark.parametrize("draw", PICTURES)
def test_a_picture_needs_nothing_from_elsewhere(draw: Callable[[], str]) -> None:
    text = draw()
    assert re.findall(r"https?://[^\"']+", text) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith("#") for target in re.findall(r"(?:href=\"|url\()([^\")]+)", text))
    assert "var(" not in text
    assert "currentColor" not in text


@pytest.mark.parametrize("draw", PICTURES)
def test_a_picture_is_drawn_the_same_every_time(draw: Callable[[], str]) -> None:
    assert draw() == draw()


@pytest.mark.parametrize("plan", PLANS)
def test_the_plans_in_the_picture_are_legal(plan: tuple[object, object]) -> None:
    game = bulkhead.game("heroes")
    state = game.from_position(POSITION, game.options({}))
    for command in plan:
        offer = game.offer(state, 0)
        assert offer is not None
        assert command in offer.commands
        game.apply(state, 0, command, Scripted(6, 6, 6, 6), Silence())


def test_the_terminal_shows_the_refusal_and_its_clause() -> None:
    text = terminal_picture()
    assert "H-ROLL-5" in text
    assert "▲Phaello" in text


def test_colours_are_written_into_the_art() -> None:
    drawn = symbol("heroes", "donato", 1, 2, 32, {"ink": "#111111", "cut": "#222222"})
    assert "#111111" in drawn
    assert "#222222" in drawn
    assert "{" not in drawn


def test_a_line_of_lettering_ends_where_it_is_wide() -> None:
    picture = Picture(100, 100, "t", "d")
    assert picture.text(10, 20, "Bulkhead", 20, "#fff") == pytest.approx(10 + width("Bulkhead", 20))
    assert picture.svg().count('<path id="u') == len(set("Bulkhead"))
