"""The lines of the content: cut from the texts of cards and traits, and written in files."""

from pathlib import Path

import msgspec
import pytest

from bulkhead.lab.starquest.content.lines import Line, all_lines
from bulkhead.starquest.box import load_box
from bulkhead.words import Words

SAY = Words().say


def says(prefix: str) -> list[str]:
    return [line.says for line in all_lines(load_box(), SAY) if line.id.startswith(prefix)]


def test_a_text_is_cut_where_a_sentence_ends_and_at_semicolons() -> None:
    assert says("C-rec_tripwire-") == ["Two white dice attack the searcher;", "nobody scores."]
    assert len(says("C-evg_lure-")) == 1, "a colon ends no line"


def test_every_card_and_every_trait_has_lines_with_ids_of_their_own() -> None:
    box = load_box()
    ids = [line.id for line in all_lines(box, SAY)]
    assert len(ids) == len(set(ids))
    traits = {sheet.trait.id for sheet in box.figures.values() if sheet.trait}
    assert {*box.cards, *traits} <= {line.item for line in all_lines(box, SAY)}


def test_every_object_and_every_mission_has_lines() -> None:
    box = load_box()
    assert {*box.objects, *box.missions} <= {line.item for line in all_lines(box, SAY)}
    nest = [line.part for line in all_lines(box, SAY) if line.item == "mis_04_nest" and line.part]
    assert list(dict.fromkeys(nest)) == ["primary", "secondary", "special-1", "special-2"]


def test_an_id_tells_the_item() -> None:
    assert Line("C-wpn_thunder_hammer-1", "").item == "wpn_thunder_hammer"
    assert Line("C-FLAG-weapon-shield", "").item == ""
    assert Line("C-mis_04_nest-special-2-1", "").item == "mis_04_nest"
    assert Line("C-mis_04_nest-special-2-1", "").part == "special-2"
    assert Line("C-evg_lure-1", "").part == ""


def test_lines_in_files_may_name_the_clauses_that_say_the_same(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(
        '"C-X-2" = { says = "Two.", clauses = ["SQ-MOVE-01"] }', encoding="utf-8"
    )
    (tmp_path / "a.toml").write_text('"C-X-1" = "One."', encoding="utf-8")
    assert all_lines(load_box(), SAY, tmp_path)[-2:] == [
        Line("C-X-1", "One."),
        Line("C-X-2", "Two.", ("SQ-MOVE-01",)),
    ]


def test_a_slip_in_a_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('"C-X-1" = { say = "One." }', encoding="utf-8")
    with pytest.raises(msgspec.ValidationError):
        all_lines(load_box(), SAY, tmp_path)
