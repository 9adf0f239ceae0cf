"""How a game ends, and what a game that writes only the core is given by the other parts of the contract."""

from typing import Any, Literal

import pytest

from bulkhead.tabletop import SPECTATOR, Command, Game, Mistake, Phrase, Result, Scripted, Silence, Who
from bulkhead.tabletop.game import Core
from bulkhead.tabletop.game.text import read_plain
from examples.noughts import NOUGHTS, Began, Drawn, Mark, Marked, Noughts, State


@pytest.mark.parametrize(
    ("shares", "winner"),
    [((1.0, 0.0), 0), ((0.0, 1.0), 1), ((0.5, 0.5), None), ((0.0, 0.0, 1.0), 2)],
)
def test_the_winner_is_the_seat_with_the_whole_share(shares: tuple[float, ...], winner: int | None) -> None:
    assert Result(shares, (0,) * len(shares), "C-END-1").winner == winner


def table(*cells: int) -> State:
    """A table of noughts at which these cells were marked in turn."""
    state = NOUGHTS.new(NOUGHTS.options({"first": "1"}), Scripted(), Silence())
    for number, cell in enumerate(cells):
        NOUGHTS.apply(state, number % 2, Mark(cell), Scripted(), Silence())
    return state


# The parts


def test_the_example_writes_the_core_and_nothing_else() -> None:
    own = {name for name in vars(Noughts) if not name.startswith("_")}
    core = {name for name in (*vars(Core), *Core.__annotations__) if not name.startswith("_")}
    assert own <= core


def test_a_game_without_its_core_cannot_be_made() -> None:
    class Nothing(Game[Command, Command, Command, Command]):
        """No method of the core."""

    kind: Any = Nothing
    with pytest.raises(TypeError, match="abstract"):
        kind()


# Text


class Send(Command, frozen=True):
    piece: Literal["knight", "rook"]
    squares: tuple[int, ...]
    back: bool


class PassOn(Command, frozen=True):
    name: str


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Send("knight", (1, 2), True), "send knight [1,2] true"),
        (Send("rook", (), False), "send rook [] false"),
        (PassOn("Ada"), "pass-on Ada"),
    ],
)
def test_a_command_without_a_notation_is_its_verb_and_its_fields(command: Command, text: str) -> None:
    assert str(command) == text
    assert read_plain(Send | PassOn, text) == command
    assert read_plain(Send | PassOn, f"  {text.replace(' ', '   ')} ") == command


@pytest.mark.parametrize("text", ["", "mark", "mark x", "mark 1 2", "marks 1", "mark 1.5", "mark [1]"])
def test_other_texts_are_no_commands(text: str) -> None:
    with pytest.raises(Mistake, match="game-command-unreadable"):
        NOUGHTS.read(text)


def test_a_position_is_the_state_on_one_line() -> None:
    state = table(5, 1)
    line = NOUGHTS.position(state)
    assert line == '{"options":{"first":"1"},"cells":["o",".",".",".","x",".",".",".","."],"mover":0}'
    assert NOUGHTS.from_position(line, NOUGHTS.options({})) == state
    with pytest.raises(Mistake, match="game-position-unreadable"):
        NOUGHTS.from_position("x../.../...", NOUGHTS.options({}))


def test_the_vocabulary_has_what_a_new_table_offers_even_when_the_game_is_over() -> None:
    over = table(1, 4, 2, 5, 3)
    assert NOUGHTS.waiting(over) is None
    assert list(NOUGHTS.vocabulary(over)) == [Mark(cell) for cell in range(1, 10)]


def test_the_board_is_drawn_as_the_fields_of_the_view() -> None:
    drawn = NOUGHTS.draw(NOUGHTS.view(table(5), 1)).splitlines()
    assert drawn[0] == "viewer: 1"
    assert 'cells: [".",".",".",".","x",".",".",".","."]' in drawn


# Words


def test_events_and_commands_are_named_by_their_classes_and_fields() -> None:
    assert NOUGHTS.tell(Marked(1, 5), 0) == Phrase(
        "game-event-of", {"who": Who(1), "what": "marked (cell 5)"}
    )
    assert NOUGHTS.tell(Began(0, 3), 0) == Phrase("game-event", {"what": "began (first 0, face 3)"})
    assert NOUGHTS.tell(Drawn(), 0) == Phrase("game-event", {"what": "drawn"})
    view = NOUGHTS.view(table(), 0)
    assert NOUGHTS.describe(Mark(5), view) == Phrase("game-command", {"command": "mark 5"})
    assert NOUGHTS.aids(NOUGHTS.options({})) == NOUGHTS.report(NOUGHTS.options({}), []) == {}
    with pytest.raises(Mistake, match="survey-nothing"):
        NOUGHTS.survey(view, None, "chart")


# Secrets, and out of turn


def test_everything_lies_open() -> None:
    state, options = table(5, 1, 9), NOUGHTS.options({"first": "2"})
    assert NOUGHTS.known_options(options, SPECTATOR) == NOUGHTS.plain_options(options) == {"first": "2"}
    assert NOUGHTS.unveiled(state) == NOUGHTS.view(state, SPECTATOR)
    assert not NOUGHTS.curtain(state)
    assert not NOUGHTS.reveals(Marked(0, 1))


def test_a_seat_speaks_when_it_is_asked_and_only_then() -> None:
    state = table(5)
    assert list(NOUGHTS.asides(state, 1)) == []
    assert not NOUGHTS.is_aside(state, 1, Mark(5))
    assert NOUGHTS.petition(state, 0) is None
    assert NOUGHTS.standing(state) is None
    assert NOUGHTS.turn(state) is None
