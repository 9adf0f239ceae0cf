"""`python -m tools.docs`: what it writes, and what `--check` says when a page is stale."""

import shutil
from pathlib import Path

import pytest

from tools import docs
from tools.blocks import UnknownBlock, fill
from tools.house import GLOSSARY, ROOT, RULES


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of all pages, up to date."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    for page in ("README.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / page, tmp_path / page)
    docs.write(tmp_path)
    return tmp_path


def change(page: Path, old: str, new: str) -> None:
    text = page.read_text(encoding="utf-8")
    assert old in text
    page.write_text(text.replace(old, new), encoding="utf-8")


def test_what_was_just_written_is_up_to_date(copy: Path) -> None:
    assert list(docs.stale(copy)) == []
    assert docs.write(copy) == []


def test_a_stale_page_is_named_and_written_anew(copy: Path) -> None:
    page = copy / GLOSSARY
    before = page.read_text(encoding="utf-8")
    change(page, "lucky six", "lucky seven")
    assert list(docs.stale(copy)) == ["docs/glossary.md is stale. Run make docs."]
    assert docs.write(copy) == [GLOSSARY]
    assert page.read_text(encoding="utf-8") == before


def test_a_stale_block_in_a_page_written_by_hand_is_noticed(copy: Path) -> None:
    change(copy / "docs/protocol.md", '"command":"keep 333"', '"command":"keep 222"')
    assert list(docs.stale(copy)) == ["docs/protocol.md is stale. Run make docs."]


def test_a_missing_page_is_named(copy: Path) -> None:
    (copy / RULES / "board.md").unlink()
    assert list(docs.stale(copy)) == ["docs/rules/heroes/board.md is missing. Run make docs."]


def test_the_page_of_a_chapter_that_is_gone_is_named_and_removed(copy: Path) -> None:
    page = copy / RULES / "diplomacy.md"
    page.write_text("# Diplomacy\n", encoding="utf-8")
    assert list(docs.stale(copy)) == [
        "docs/rules/heroes/diplomacy.md is left over: its chapter is gone. Run make docs.",
    ]
    assert docs.write(copy) == ["docs/rules/heroes/diplomacy.md"]
    assert not page.exists()


def test_the_answer_is_no_when_something_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(docs, "stale", lambda root: ["docs/a.md is stale. Run make docs."])
    monkeypatch.setattr(docs, "findings", lambda root: ["docs/b.md: the link to c leads nowhere."])
    monkeypatch.setattr(docs, "unproved", lambda root: ["docs/proof.json: H-MOVE-1 is missing."])
    assert docs.main(["--check"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "docs/a.md is stale. Run make docs.",
        "docs/b.md: the link to c leads nowhere.",
        "docs/proof.json: H-MOVE-1 is missing.",
    ]


def test_the_answer_is_yes_when_all_is_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(docs, "stale", lambda root: [])
    monkeypatch.setattr(docs, "findings", lambda root: [])
    monkeypatch.setattr(docs, "unproved", lambda root: [])
    assert docs.main(["--check"]) == 0
    assert "all up to date" in capsys.readouterr().out


def test_another_argument_is_not_understood(capsys: pytest.CaptureFixture[str]) -> None:
    assert docs.main(["--chekc"]) == 2
    assert capsys.readouterr().err == "usage: python -m tools.docs [--check]\n"


def test_a_block_is_filled_and_the_page_around_it_is_left_alone() -> None:
    program = "```python\nprint(6 * 7)\n```"
    page = f"{program}\n<!-- generated: what the program above prints -->\nold\n<!-- end -->\nafter"
    filled = fill("docs/page.md", page)
    assert filled == page.replace("old", "```text\n42\n```")


def test_an_unknown_block_is_named() -> None:
    with pytest.raises(UnknownBlock, match=r"docs/page\.md: nobody makes a block called “weather”"):
        fill("docs/page.md", "<!-- generated: weather -->\n<!-- end -->")
