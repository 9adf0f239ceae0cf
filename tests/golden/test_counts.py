"""The counted positions are many, different, and of every kind."""

from bulkhead.heroes import HEROES
from bulkhead.heroes.clients.position import PHASES
from bulkhead.heroes.data.options import NAMES
from tests.golden.make import FOLDER
from tests.golden.recipes.heroes.positions import POSITIONS

ALL = [position for _, positions in POSITIONS for position in positions]


def test_there_are_at_least_sixty_different_positions() -> None:
    assert len(set(ALL)) == len(ALL) >= 60


def test_they_cover_every_phase_and_every_option_that_changes_what_is_legal() -> None:
    states = [HEROES.from_position(position, HEROES.options({})) for position in ALL]
    assert {state.phase for state in states} == set(PHASES)
    assert any(state.frames for state in states)
    assert {state.mover for state in states} == {0, 1}
    options = {word.partition("=")[0] for position in ALL for word in position.split()[9].split(";")} - {"-"}
    assert options == set(NAMES) - {"cards", "first"}


def test_positions_are_written_as_the_game_writes_them() -> None:
    for position in ALL:
        assert HEROES.position(HEROES.from_position(position, HEROES.options({}))) == position


def test_the_counts_are_numbers_worth_keeping() -> None:
    lines = (FOLDER / "heroes/counts.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(maxsplit=2) for line in lines if line[:5].strip().isdigit()]
    assert [position for _, _, position in rows] == ALL
    assert len({(one, two) for one, two, _ in rows}) > 40
    assert sum(int(two) for _, two, _ in rows) > 2000
