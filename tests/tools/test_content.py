"""The lint of the built-in content finds nothing, and finds every kind of mistake that is planted."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box import Box, load_box
from bulkhead.starquest.box.reading.manifest import Manifest
from tools.content import (
    TESTS,
    beyond_stock,
    findings,
    main,
    named_in,
    uncounted,
    unlisted,
    untested,
    unused,
    without_clause,
    wrong_decks,
)

BOX = load_box()


def test_the_box_is_sound() -> None:
    assert list(findings()) == []


def test_its_own_grammar(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "--check" in capsys.readouterr().out


def with_item(shelf: str, id_: str, **values: Any) -> Box:
    """The box with one item changed."""
    items: Mapping[str, Any] = getattr(BOX, shelf)
    return replace(BOX, **{shelf: {**items, id_: replace(items[id_], **values)}})


def without(shelf: str, id_: str) -> Box:
    return replace(BOX, **{shelf: {one: item for one, item in getattr(BOX, shelf).items() if one != id_}})


def test_a_deck_with_a_card_too_many() -> None:
    assert list(wrong_decks(with_item("cards", "rec_empty", copies=4))) == [
        "The deck recon has 33 cards; it should have 32."
    ]


def test_a_deck_that_is_missing() -> None:
    orders = [id_ for id_, sheet in BOX.cards.items() if sheet.kind == "order"]
    box = replace(BOX, cards={id_: sheet for id_, sheet in BOX.cards.items() if id_ not in orders})
    assert "The deck orders-eldar has 0 cards; it should have 4." in list(wrong_decks(box))


def test_a_squad_of_more_miniatures_than_there_are() -> None:
    stock = replace(BOX.figures["fig_marine_laser"].stock, own=1)
    assert any(
        "fig_marine_laser, but there are 1" in one
        for one in beyond_stock(with_item("figures", "fig_marine_laser", stock=stock))
    )


def test_a_card_without_a_clause() -> None:
    assert list(without_clause(with_item("cards", "ord_move", hooks=()))) == ["ord_move names no clause."]


def test_a_board_without_counted_doors() -> None:
    assert list(uncounted(with_item("boards", "brd_a", checked={}))) == [
        "brd_a: nobody has counted its doors.",
        "The large boards have 20 doors; there are 24 door pieces.",
    ]


def test_an_unused_item() -> None:
    elsewhere = {id_: one for id_, one in BOX.missions.items() if one.layout != "lay_wheel"}
    assert list(unused(replace(BOX, missions=elsewhere))) == ["lay_wheel is in no mission."]
    assert "brd_factory is in no layout." in list(unused(without("layouts", "lay_foundry")))
    bare = with_item("figures", "fig_golgotha", weapons=(), choose=())
    assert [one for one in unused(bare) if "borne by nobody" in one]


def test_a_card_that_no_test_names() -> None:
    cards = {**BOX.cards, "ord_" + "nobody_plays_me": BOX.cards["ord_move"]}
    box = replace(BOX, cards=cards)
    named = named_in(TESTS)
    assert list(untested(box, named)) == [f"ord_{'nobody_plays_me'} is named by no test."]
    assert list(untested(BOX, named)) == []


def test_a_manifest_that_leaves_a_folder_out() -> None:
    assert "cards/order" in "".join(unlisted(Manifest("starquest", "Starquest", "1", {"figures": 49})))


def test_words_that_are_missing_in_one_language_are_a_finding(tmp_path: Path) -> None:
    """For another pack it is only a warning; for the built-in one it is an error."""
    lid = 'id = "mine"\nname = "Mine"\nversion = "1"\n'
    tmp_path.joinpath("pack.toml").write_text(lid, encoding="utf-8")
    layout = '[words.en]\nname = "A set"\n'
    item = f'id = "set_mine"\nsource = "house"\nweapons = ["wpn_bone_hooks"]\n{layout}'
    tmp_path.joinpath("sets").mkdir()
    tmp_path.joinpath("sets/set_mine.toml").write_text(item, encoding="utf-8")
    found = list(findings(tmp_path))
    assert [one for one in found if "set_mine” are missing in this language: it" in one]
