"""A batch of games, command by command."""

from typing import Any

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.commands import AnyCommand, Attack, Keep
from bulkhead.lab.heroes.lanes.batch import (
    GOES_ON,
    MOST_DICE,
    NOT_LEGAL,
    OBSERVED,
    PHASES,
    STEPPED,
    WRONG_DICE,
    Batch,
)
from bulkhead.lab.heroes.lanes.engine import Table, key_of
from bulkhead.lab.heroes.lanes.numbering import COMMANDS, DONE, FIRST_RESIGN, ROLL, STOP, Numbering
from tests.native.compiler import needs_compiler

pytestmark = needs_compiler

OPTIONS = HEROES.options({})
NUMBERING = Numbering(OPTIONS)
KEY = key_of("batch")
ARMIES = (0, 1, 2, 3, 4, 4, 5, 6, 7, 8)


def batch(games: int, armies: tuple[int, ...] = ARMIES) -> Batch:
    found = Batch(Table(OPTIONS), games)
    found.reset(KEY, armies=armies * games)
    return found


def rows(field: memoryview) -> list[list[int]]:
    """A field with several numbers for each game."""
    plain: Any = field.tolist()
    return [list(row) for row in plain]


def test_games_with_armies_begin_with_the_first_turn() -> None:
    three = batch(3)
    assert rows(three.army) == [list(ARMIES)] * 3
    assert [PHASES[phase] for phase in three.phase] == ["roll"] * 3
    assert list(three.turn) == [1] * 3
    assert list(three.winner) == [GOES_ON] * 3
    numbers, starts = three.legal()
    assert (list(numbers), list(starts)) == ([ROLL] * 3, [0, 1, 2, 3])


def test_games_without_armies_begin_with_choosing_them() -> None:
    one = batch(1, ())
    assert PHASES[one.phase[0]] == "draft"
    assert [NUMBERING.command(number) for number in one.legal()[0]] == [
        HEROES.read(f"pick {hero}") for hero in NUMBERING.heroes
    ]


def test_a_step_with_given_dice() -> None:
    three = batch(3)
    for game in range(3):
        three.commands[game] = (ROLL, -1, STOP)[game]
    before = rows(three.rolled)
    assert three.step([(6, 1, 2, 3, 3, 3), (), ()]) == 1
    assert list(three.status) == [STEPPED, STEPPED, NOT_LEGAL]
    assert rows(three.rolled) == [[1, 1, 3, 0, 0, 1], before[1], before[2]]
    assert list(three.counts) == [6, 0, 0]
    assert [PHASES[phase] for phase in three.phase] == ["keep", "roll", "roll"]
    offered = [NUMBERING.command(number) for number in three.legal()[0][: three.starts[1]]]
    assert Keep(("6", "333")) in offered


def test_a_step_with_other_dice_than_it_needs_changes_nothing() -> None:
    one = batch(1)
    one.commands[0] = ROLL
    for dice in ((1, 2, 3), (1, 2, 3, 4, 5, 7), (0,) * MOST_DICE, (1,) * MOST_DICE):
        wanted = STEPPED if dice == (1,) * MOST_DICE else WRONG_DICE
        one.step([dice])
        assert one.status[0] == wanted
        assert (rows(one.rolled) == [[0] * 6]) == (wanted == WRONG_DICE)


def test_games_play_on_their_own_streams_to_the_end() -> None:
    """And the same ones again from the same streams, alone or in company."""
    many, few = batch(8), Batch(Table(OPTIONS), 2)
    few.reset(KEY, 3, ARMIES * 2)
    for games in (many, few):
        for _ in range(5000):
            if all(number < 0 for number in games.choose()) or games.step():
                break
        assert not any(games.status)
    assert [PHASES[phase] for phase in many.phase] == ["over"] * 8
    assert rows(many.advance)[3:5] == rows(few.advance)
    assert list(many.turn[3:5]) == list(few.turn)
    assert set(many.winner) <= {-1, 0, 1}


def test_a_range_of_games_begins_anew() -> None:
    three = batch(3)
    for game in range(3):
        three.commands[game] = ROLL
    assert three.step() == 0
    rolled = rows(three.rolled)
    three.reset(KEY, 9, ARMIES, only=range(1, 2))
    assert rows(three.rolled) == [rolled[0], [0] * 6, rolled[2]]


def test_what_does_not_fit_the_batch_is_refused() -> None:
    two = batch(2)
    for armies, only in ((ARMIES, None), ((99,) * 20, None), ((), range(1, 3)), ((), range(0, 2, 2))):
        with pytest.raises(ValueError, match="game"):
            two.reset(KEY, 0, armies, only)
    for dice in ([(1,) * 6], [(1,) * 7, ()]):
        with pytest.raises(ValueError, match="dice"):
            two.step(dice)
    assert [PHASES[phase] for phase in two.phase] == ["roll"] * 2


def test_the_seat_that_decides_observes_its_own_side_first() -> None:
    one = batch(1)
    one.first[0] = one.mover[0] = 1
    one.advance[0, 0], one.advance[0, 9] = 2, 3
    seen = rows(one.observe())[0]
    assert len(seen) == OBSERVED
    columns = [seen[6 * column : 6 * column + 6] for column in range(5)]
    assert columns[4] == [9, 1, 3, 2, 0, 0]
    assert [column[0] for column in columns] == [hero + 1 for hero in ARMIES[5:]]
    assert seen[-6:] == [PHASES.index("roll"), 0, 1, 3, 4, 1]  # donato's spaces count double


def test_giving_up_ends_a_game() -> None:
    one = batch(1)
    one.commands[0] = FIRST_RESIGN + 1
    assert one.step() == 0
    assert (PHASES[one.phase[0]], one.winner[0], one.resigned[0]) == ("over", 0, 1)
    assert one.step() == 1
    assert list(one.legal()[0]) == []


def test_every_command_of_a_table_has_a_number_of_its_own() -> None:
    state = HEROES.from_position(
        "phaello3/donato4/sanyctus2/ebellius1/victorno2 feurran1/phaello0/darrago3/dyrael0/aramus2"
        " 1 act 6,66 - t12 f1 g1 -",
        OPTIONS,
    )
    legal: list[AnyCommand] = []
    for command in HEROES.vocabulary(state):
        number = _number(command)
        if number is not None:
            assert NUMBERING.command(number) == command
            legal.append(command)
    numbers = {_number(command) for command in legal}
    assert len(numbers) == len(set(legal)) > 9000
    assert {DONE, STOP} < numbers
    assert all(number is not None and 0 <= number < COMMANDS for number in numbers)


def _number(command: AnyCommand) -> int | None:
    """The number of a command that some table can offer; none of words that no table knows."""
    text = str(command)
    if "nobody" in text or text in ("keep ", "push ") or " 0" in text or "0." in text or ".0" in text:
        return None
    try:
        read = HEROES.read(text)
    except Exception:
        return None
    if isinstance(read, Attack) and read.roll != "6":
        return None
    if any(getattr(read, name, 1) not in range(1, 6) for name in ("column", "to")):
        return None
    at = getattr(read, "at", (1, 1))
    if at[0] not in range(1, 6) or at[1] not in range(1, 13):
        return None
    return NUMBERING.number(read)
