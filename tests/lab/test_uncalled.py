"""Marked code that nothing uses: what is found, and every way in which marked code is used."""

from pathlib import Path
from textwrap import dedent

import pytest

from bulkhead.lab.uncalled import Marked, uncalled


def package(folder: Path, **files: str) -> Path:
    """A package of these modules: `rules__moves` is `rules/moves.py`, `rules` is `rules/__init__.py` if there is such a
    folder."""
    root = folder / "game"
    for name, text in {"marks": "def clause(*ids): ...\n", **files}.items():
        path = root.joinpath(*name.split("__"))
        is_folder = any(other.startswith(f"{name}__") for other in files)
        file = path / "__init__.py" if is_folder else path.with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")
    for inner in (root, *(one for one in root.rglob("*") if one.is_dir())):
        inner.joinpath("__init__.py").touch()
    return root


MARKED = """
    from game.marks import clause

    @clause("G-MOVE-1", "G-MOVE-2")
    def step(): ...
    """


def names(root: Path) -> list[str]:
    return [one.name for one in uncalled(root)]


def test_a_function_that_nothing_calls_is_named_with_its_file_and_clauses(tmp_path: Path) -> None:
    found = uncalled(package(tmp_path, rules__moves=MARKED))
    assert found == (Marked("rules/moves.py", 5, "step", ("G-MOVE-1", "G-MOVE-2")),)
    assert str(found[0]) == "rules/moves.py:5 step"


@pytest.mark.parametrize(
    "other",
    [
        "from game.rules.moves import step\n",
        "from game.rules.moves import step\n\n__all__ = ['step']\n",
        "from game.rules import moves\n",
        "def step(): ...\n\nstep()\n",
        "from game.rules import moves\n\ndef go(moves):\n    moves.step()\n",
        "def go(step):\n    step()\n",
        "'step()'  # step()\n",
    ],
    ids=["import", "all", "module", "namesake", "hidden module", "argument", "text"],
)
def test_what_is_no_use_of_a_function(tmp_path: Path, other: str) -> None:
    assert names(package(tmp_path, rules__moves=MARKED, play=other)) == ["step"]


@pytest.mark.parametrize(
    "other",
    [
        "from game.rules.moves import step\n\nstep()\n",
        "from game.rules.moves import step as go\n\nMOVES = (go,)\n",
        "from game.rules import moves\n\ndef play():\n    return moves.step\n",
        "import game.rules.moves\n\ngame.rules.moves.step()\n",
        "import game.rules.moves as moves\n\nmoves.step()\n",
        "from .rules.moves import step\n\nstep()\n",
    ],
    ids=["name", "alias", "attribute", "whole path", "module alias", "relative"],
)
def test_a_function_is_used_by_its_name_from_another_module(tmp_path: Path, other: str) -> None:
    assert names(package(tmp_path, rules__moves=MARKED, play=other)) == []


def test_a_function_is_used_through_the_package_that_hands_it_on(tmp_path: Path) -> None:
    root = package(
        tmp_path,
        rules__step="""
            from game.marks import clause

            @clause("G-MOVE-1")
            def step(): ...
            """,
        rules="from game.rules.step import step\n",
        play="from game.rules import step\n\nstep()\n",
    )
    assert names(root) == []


def test_a_function_is_used_in_its_own_module_but_not_by_itself(tmp_path: Path) -> None:
    text = """
        from game.marks import clause

        @clause("G-MOVE-1")
        def alone():
            alone()

        @clause("G-MOVE-2")
        def called(): ...

        def caller():
            called()
        """
    assert names(package(tmp_path, rules__moves=text)) == ["alone"]


def test_a_constant_is_used_where_it_is_read(tmp_path: Path) -> None:
    text = """
        from game.marks import clause

        MOST = clause("G-MOVE-1")(8)
        LEAST: int = clause("G-MOVE-2")(1)

        def enough(count):
            return count < MOST
        """
    assert names(package(tmp_path, rules__moves=text)) == ["LEAST"]


def test_a_class_is_used_by_name_or_by_a_decorator_that_registers_it(tmp_path: Path) -> None:
    text = """
        from dataclasses import dataclass

        from game.marks import clause
        from game.registry import verb

        @verb
        class Registered:
            @clause("G-MOVE-1")
            def choices(self): ...

        @clause("G-MOVE-2")
        class Named: ...

        @dataclass
        @clause("G-MOVE-3")
        class Idle: ...

        FIRST = Named()
        """
    play = "def offer(one):\n    return one.choices()\n"
    found = names(package(tmp_path, rules__moves=text, registry="def verb(one): ...\n", play=play))
    assert found == ["Idle"]


def test_a_method_is_used_where_its_name_is_asked_for_and_its_class_is_used(tmp_path: Path) -> None:
    text = """
        from game.marks import clause

        class Base:
            def hook(self): ...

            def run(self):
                self.hook()

        class Used(Base):
            @clause("G-MOVE-1")
            def hook(self): ...

            @clause("G-MOVE-2")
            def __init__(self): ...

            @clause("G-MOVE-3")
            def forgotten(self):
                self.forgotten()

        class Unused(Base):
            @clause("G-MOVE-4")
            def hook(self): ...

        ALL = (Used(),)
        """
    assert names(package(tmp_path, rules__moves=text)) == ["Used.forgotten", "Unused.hook"]


def test_each_name_of_a_marked_pair_has_to_be_used(tmp_path: Path) -> None:
    pair = "from game.marks import clause\n\nLOW, HIGH = clause('G-DICE-1')((1, 6))\n"
    assert names(package(tmp_path, dice=pair, play="from game.dice import LOW\n\nprint(LOW)\n")) == ["HIGH"]
