"""`python -m tools.content --check`: the strict lint of the built-in content.

Every pack must pass `bulkhead packs check`. The built-in one also needs texts in four languages, a test that
names each card, a clause for each item, decks of the right size, and no unused items.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bulkhead.packs.checking import check
from bulkhead.packs.folders import pack_in
from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.clauses import clauses_of
from bulkhead.starquest.box.reading.inventory import FOLDERS, Survey
from bulkhead.starquest.box.reading.manifest import Manifest
from bulkhead.starquest.box.reading.wording import SHELVES
from bulkhead.starquest.data.factions import SQUADS
from bulkhead.starquest.rules.cards.deck import decks_of
from bulkhead.words import Words
from tools.house import ROOT

CONTENT = ROOT / "src/bulkhead/starquest/content"
TESTS = ROOT / "tests/starquest"

DECKS: Mapping[str, int] = {
    "orders-blood_angels": 4,
    "orders-imperial_fists": 4,
    "orders-ultramarines": 4,
    "orders-eldar": 4,
    "equipment-blood_angels": 8,
    "equipment-imperial_fists": 8,
    "equipment-ultramarines": 8,
    "equipment-eldar": 8,
    "equipment-legion": 10,
    "governor": 10,
    "psychic-art_psionic": 5,
    "psychic-art_power": 4,
    "psychic-art_kinesis": 4,
    "psychic-art_temporal": 4,
    "recon": 32,
    "green": 28,
    "azure": 28,
}
"""Cards in each deck at the full table."""
DOORS = 24
"""Door pieces in the box: the four large boards use them all."""
LARGE_BOARDS = ("brd_a", "brd_b", "brd_c", "brd_d")
UNLAID = frozenset({"brd_dock"})
"""Boards that no layout names: docks are drawn by the layout itself."""

_ID = re.compile(r"\b[a-z]{3}_[a-z0-9_]+\b")


def findings(content: Path = CONTENT, tests: Path = TESTS) -> Iterator[str]:
    """Everything that is wrong with the box, in sentences."""
    report = check(content)
    words = Words()
    for phrase in (*report.mistakes, *report.warnings):
        yield words.render(phrase)
    if report.mistakes:
        return
    box = Survey(pack_in(content)).box
    assert report.content.manifest is not None
    yield from unlisted(report.content.manifest)
    yield from wrong_decks(box)
    yield from beyond_stock(box)
    yield from without_clause(box)
    yield from uncounted(box)
    yield from unused(box)
    yield from untested(box, named_in(tests))


def unlisted(manifest: Manifest) -> Iterator[str]:
    """The manifest of the built-in pack names every folder."""
    for folder in FOLDERS:
        if folder not in manifest.holds:
            yield f"pack.toml: the lid does not say how many items there are in {folder}."


def wrong_decks(box: Box) -> Iterator[str]:
    """Every deck has the number of cards that the box states."""
    real = {deck: len(cards) for deck, cards in decks_of(box, SQUADS).items()}
    for deck in sorted({*real, *DECKS}):
        if real.get(deck, 0) != DECKS.get(deck, 0):
            yield f"The deck {deck} has {real.get(deck, 0)} cards; it should have {DECKS.get(deck, 0)}."


def beyond_stock(box: Box) -> Iterator[str]:
    """No squad needs more miniatures than there are. (Tokens of missions are checked with the missions.)"""
    for id_, squad in box.squads.items():
        for figure, members in squad.members.items():
            stock = box.figures[figure].stock.own
            if members.most > stock:
                yield f"{id_}: up to {members.most} of {figure}, but there are {stock}."


def without_clause(box: Box) -> Iterator[str]:
    """Every item implements a clause; a card names its own."""
    for shelf in SHELVES:
        for id_, item in getattr(box, shelf).items():
            if not clauses_of(item):
                yield f"{id_} names no clause."


def uncounted(box: Box) -> Iterator[str]:
    """Boards and layouts have counts made by hand; all door pieces are used."""
    counted = {id_: board.checked for id_, board in box.boards.items()}
    counted |= {id_: layout.checked for id_, layout in box.layouts.items()}
    for id_, checked in counted.items():
        if "doors" not in checked:
            yield f"{id_}: nobody has counted its doors."
    doors = sum(box.boards[id_].checked.get("doors", 0) for id_ in LARGE_BOARDS if id_ in box.boards)
    if doors != DOORS:
        yield f"The large boards have {doors} doors; there are {DOORS} door pieces."


def unused(box: Box) -> Iterator[str]:
    """Every item is borne, laid or played on somewhere."""
    borne = {
        arm for one in box.figures.values() for arm in (*one.weapons, *one.choose, *box.arms(*one.choose))
    }
    laid = {piece.board for layout in box.layouts.values() for piece in layout.pieces}
    played = {mission.layout for mission in box.missions.values()}
    for ids, used, what in (
        ((*box.weapons, *box.sets), borne, "is borne by nobody"),
        (box.boards, laid | UNLAID, "is in no layout"),
        (box.layouts, played, "is in no mission"),
    ):
        for id_ in ids:
            if id_ not in used:
                yield f"{id_} {what}."


def untested(box: Box, named: set[str]) -> Iterator[str]:
    """Every card is named by a test."""
    for id_ in box.cards:
        if id_ not in named:
            yield f"{id_} is named by no test."


def named_in(tests: Path) -> set[str]:
    """Ids of items that the tests name."""
    return {id_ for path in tests.rglob("test_*.py") for id_ in _ID.findall(path.read_text(encoding="utf-8"))}


def main(arguments: Sequence[str]) -> int:
    if list(arguments) != ["--check"]:
        print("usage: python -m tools.content --check")
        return 2
    found = list(findings())
    for finding in found:
        print(finding)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
