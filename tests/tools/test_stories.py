"""The story in the client's tests is what the server sends today."""

import shutil
from pathlib import Path

import pytest

from tools.house import ROOT
from tools.stories import RECORD, STORY, main, stale, written


def test_the_story_in_web_is_what_the_server_tells() -> None:
    assert not stale(ROOT)


def test_a_changed_story_is_noticed(tmp_path: Path) -> None:
    (tmp_path / RECORD).parent.mkdir(parents=True)
    shutil.copy(ROOT / RECORD, tmp_path / RECORD)
    assert stale(tmp_path), "there is none yet"
    (tmp_path / STORY).write_text(written(tmp_path), encoding="utf-8")
    assert not stale(tmp_path)
    (tmp_path / STORY).write_text(
        written(tmp_path).replace('"bust":true', '"bust":false', 1), encoding="utf-8"
    )
    assert stale(tmp_path)


def test_a_record_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / RECORD).parent.mkdir(parents=True)
    (tmp_path / RECORD).write_text("{}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"match\.jsonl is not a replay any more: replay-"):
        written(tmp_path)


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0
    assert main(["--chekc"]) == 2
    assert capsys.readouterr().err == "usage: python -m tools.stories [--check]\n"
