"""A game is known in its own files alone: no other file of `src` compares with its name or imports its rules."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bulkhead
from bulkhead.games import BUILT_IN

SOURCE = Path(bulkhead.__file__).parent
NAMES = tuple(one.game.id for one in BUILT_IN)
CONTENT = "packs"
"""The room of content packs is Starquest's own, though it does not have its name."""


def own_files(name: str) -> tuple[str, ...]:
    """The rooms and files in which a game may be named: those called after it, and the list of games."""
    return (name, "games", *([CONTENT] if name == "starquest" else []))


def named(tree: ast.Module, name: str) -> Iterator[ast.AST]:
    """The places at which a file names a game: a text that is the name and nothing else, or an import."""
    for node in ast.walk(tree):
        if (
            (isinstance(node, ast.Constant) and node.value == name)
            or (isinstance(node, ast.Import) and any(name in one.name.split(".") for one in node.names))
            or (
                isinstance(node, ast.ImportFrom)
                and (name in (node.module or "").split(".") or name in [one.name for one in node.names])
            )
        ):
            yield node


def places(folder: Path, name: str) -> list[str]:
    """Every place in a folder, outside the game's own files, that names it."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if not set(own_files(name)) & set(parts):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found += [f"{'/'.join(parts)}:{getattr(node, 'lineno', 0)}" for node in named(tree, name)]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_no_other_file_names_a_game(name: str) -> None:
    assert places(SOURCE, name) == []


@pytest.mark.parametrize(
    "code",
    [
        'if game == "chess": pass',
        'KNOWN = {"chess": 1}',
        "import bulkhead.chess.rules",
        "from bulkhead.chess import CHESS",
        "from bulkhead import chess",
        "def lazily():\n    from bulkhead.bots.chess import Rook",
    ],
)
def test_the_check_finds_what_it_looks_for(tmp_path: Path, code: str) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "rules.py").write_text(code, encoding="utf-8")
    assert places(tmp_path, "chess") == []
    (tmp_path / "table.py").write_text(f'"""A table, for chess too."""\n{code}\n', encoding="utf-8")
    assert len(places(tmp_path, "chess")) == 1
