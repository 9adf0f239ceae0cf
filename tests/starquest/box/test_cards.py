"""The cards of the box: how many, in which decks, and what is said about a file with a slip."""

from collections import Counter
from pathlib import Path

import pytest

from bulkhead.starquest import rulebook
from bulkhead.starquest.box import load_box, read_box
from bulkhead.starquest.box.items.cards import KIND_OF
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.cards.operations import words_of
from bulkhead.starquest.rules.cards.targets import read_selector
from bulkhead.starquest.table.card import BEHAVIOURS, card
from tests.starquest.box.pack import CONTENT, changed, mistake_in

assert decisions.CHAPTERS, "importing the chapters registers the cards' code"
BOX = load_box()
TARGETER = "cards/equipment/eqp_targeter.toml"


def copies(kind: str) -> int:
    return sum(sheet.copies for sheet in BOX.cards.values() if sheet.kind == kind)


def test_how_many_cards_there_are() -> None:
    assert {kind: copies(kind) for kind in ("governor", "psychic", "recon", "event")} == {
        "governor": 10,
        "psychic": 17,
        "recon": 32,
        "event": 56,
    }
    events = Counter({"green": 0, "azure": 0})
    arts: Counter[str] = Counter()
    groups: Counter[str] = Counter()
    for sheet in BOX.cards.values():
        events[sheet.colour or ""] += sheet.copies
        arts[sheet.art or ""] += sheet.copies
        groups[sheet.group or ""] += sheet.copies
    assert (events["green"], events["azure"]) == (28, 28)
    assert sorted(count for art, count in arts.items() if art) == [4, 4, 4, 5]
    assert {group: count for group, count in groups.items() if group} == {
        "equipment": 8,
        "boost": 6,
        "medical": 4,
        "secret": 6,
        "trap": 5,
        "empty": 3,
    }


@pytest.mark.parametrize("id_", sorted(BOX.cards))
def test_every_card_has_an_effect_and_clauses_that_exist(id_: str) -> None:
    sheet = BOX.cards[id_]
    assert sheet.kind == KIND_OF[id_[:4]]
    assert sheet.do
    assert sheet.hooks
    assert set(sheet.hooks) <= set(rulebook.RULEBOOK.ids())
    one = card(id_)
    assert (one.id, one.kind, one.play, one.uses) == (id_, sheet.kind, sheet.play, sheet.uses)


@pytest.mark.parametrize("id_", sorted(set(BOX.cards) - set(BEHAVIOURS)))
def test_a_card_without_code_of_its_own_is_wholly_said_in_its_data(id_: str) -> None:
    sheet = BOX.cards[id_]
    read_selector(sheet.target)
    at_once = {"heal", "points", "command"}
    assert all(words_of(operation) or operation.verb in at_once for operation in sheet.do)


@pytest.mark.parametrize(
    ("old", "new", "message", "field"),
    [
        ('play = "set_up"', 'play = "setup"', "file-not-one-of", "play"),
        ('uses = "mission"', 'uses = "always"', "file-not-one-of", "uses"),
        ("copies = 2", "copies = 0", "content-too-small", "copies"),
        ('do = ["reroll(1,shoot)"]', 'do = ["rerol(1,shoot)"]', "content-not-operation", "do"),
        ('flags = ["heavy_card"]', 'flags = ["heavy"]', "file-not-one-of", "flags"),
        ('"ultramarines"]', '"smurfs"]', "file-not-one-of", "decks"),
        ('source = "public"', 'source = "public"\nprice = 3', "file-unknown-field", "price"),
        ('id = "eqp_targeter"', 'id = "eqp_target"', "content-id-not-file", "id"),
    ],
)
def test_a_slip_in_a_card_is_one_sentence(
    tmp_path: Path, old: str, new: str, message: str, field: str
) -> None:
    mistake = mistake_in(tmp_path, TARGETER, old, new)
    assert mistake.phrase.id == message
    assert mistake.phrase.args["field"] == field


def test_a_card_of_ones_own_takes_the_place_of_the_boxs(tmp_path: Path) -> None:
    changed(tmp_path, TARGETER, "copies = 2", "copies = 3")
    assert read_box(CONTENT, tmp_path).cards["eqp_targeter"].copies == 3


def test_a_card_lies_in_the_folder_of_its_kind(tmp_path: Path) -> None:
    changed(tmp_path, TARGETER, "copies = 2", "copies = 3").rename(
        tmp_path / "cards/equipment/ord_targeter.toml"
    )
    from tests.starquest.box.pack import mistake_with

    assert mistake_with(tmp_path, "cards/equipment/ord_targeter.toml").phrase.id == "content-stray-file"
