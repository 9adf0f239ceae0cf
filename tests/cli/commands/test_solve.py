"""`bulkhead solve heroes`: answers from the table in a file, and what it refuses."""

from array import array
from pathlib import Path

import pytest

from bulkhead.cli.shell.exit_codes import USAGE
from bulkhead.heroes.data.board import COLUMNS
from bulkhead.lab.heroes.solving.land import pairs_of
from bulkhead.lab.heroes.solving.table import FORMAT, Head, Table
from tests.cli.running import ok, run
from tests.lab.heroes.solving.match_ups import made

ARMIES = "donato0/victorno0/feurran0/phaello0/ebellius0 darrago0/dyrael0/sanyctus0/aramus0/victorno0"
BEGUN = f"{ARMIES} 1 roll - - t1 f1 g1 rows=3"
SECOND = f"{ARMIES} 2 roll - - t2 f1 g1 rows=3"
STOPPING = f"{ARMIES} 1 act 6 - t1 f1 g1 rows=3"


def refused(*words: str) -> str:
    """The sentence of a refusal."""
    return run("solve", *words).refused(USAGE)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A table in which the first seat wins with 0.6 at the beginning of its turn, the second with 0.3."""
    state = made("as the book")
    count = len(pairs_of(3)) ** len(COLUMNS)
    values = [array("f", [0.6]) * count, array("f", [0.3]) * count]
    file = tmp_path_factory.mktemp("tables") / "three.bin"
    Table(Head(FORMAT, state.options, state.army, 1e-6, 30), values).write(file)
    return file


@pytest.mark.parametrize(("position", "value"), [(BEGUN, 0.6), (SECOND, 0.7), (STOPPING, 0.7)])
def test_a_position_has_the_value_of_its_board(table: Path, position: str, value: float) -> None:
    told = ok("solve", "heroes", position, "--table", str(table), "--json").json
    assert told == {"value": pytest.approx(value), "bound": 1e-6, "sweeps": 30}


def test_it_is_told_in_a_sentence(table: Path) -> None:
    told = ok("solve", "heroes", BEGUN, "--table", str(table)).out
    assert told == "The first player wins with 60.0%; no value is off by more than 1e-06.\n"


def test_the_rules_find_a_table_that_is_wrong(table: Path) -> None:
    told = ok("solve", "heroes", BEGUN, "--table", str(table), "--check", "1", "--json").json
    assert told["residual"] > 0.01


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (BEGUN.replace("rows=3", "rows=5"), "The board is too large to solve. Rows: 5; at most 4."),
        (BEGUN.replace("rows=3", "games=3"), "Only a single game can be solved, not a match of three."),
        (
            "-/-/-/-/- -/-/-/-/- 1 draft - - t0 f1 g1 -",
            "Only positions in which all heroes have their places can be solved.",
        ),
    ],
)
def test_what_cannot_be_solved_is_refused(position: str, sentence: str) -> None:
    assert refused("heroes", position) == sentence


def test_a_file_that_is_no_table_is_refused(table: Path, tmp_path: Path) -> None:
    other, torn = tmp_path / "other", tmp_path / "torn"
    other.write_text("tables\\n", encoding="utf-8")
    torn.write_bytes(table.read_bytes()[:-4])
    said = {file: refused("heroes", BEGUN, "--table", str(file)) for file in (other, torn)}
    assert said[other] == f"{other} is no table of a solved match-up."
    assert said[torn] == f"{torn} is damaged: it does not hold all values."
    swapped = BEGUN.replace("donato0/victorno0", "victorno0/donato0")
    another = refused("heroes", swapped, "--table", str(table))
    assert another == f"{table} holds the solution of another match-up."


def test_a_place_where_nothing_can_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "three.bin"
    assert refused("heroes", BEGUN, "--table", str(file)).startswith(f"{file}: ")


def test_a_game_without_a_solver_says_so() -> None:
    assert refused("starquest", "", "-o", "mission=mis_00_first_steps") == "starquest cannot be solved."
