"""Words that make a reader stop are found, with a hint; texts for players are left to the translators."""

from pathlib import Path

import pytest

from tools.plain import stops


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("# Whoever acts pays.", "Whoever"),
        ('"""A card of one’s own."""', "one’s own"),
        ("# it shall stay", "shall"),
    ],
)
def test_a_word_is_named_with_its_line(tmp_path: Path, line: str, word: str) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/room.py").write_text(f"x = 1\n{line}\n", encoding="utf-8")
    (found,) = stops(tmp_path)
    assert found.startswith(f"src/room.py, line 2: “{word}” makes a reader stop; ")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("src/room.py", "# A shallow room for one owner.\n"),
        ("src/bulkhead/locales/en/table.ftl", "rule = Whoever acts pays.\n"),
        ("web/node_modules/x/index.js", "// whoever\n"),
        ("docs/rules/heroes/armies.md", "Whoever places first.\n"),
    ],
)
def test_other_words_and_texts_for_players_are_left_alone(tmp_path: Path, file: str, text: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert list(stops(tmp_path)) == []
