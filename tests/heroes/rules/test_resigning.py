"""Giving up (H-WIN-1, H-MATCH-1): either player, at any moment; the other one has won the match."""

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.commands import Resign
from bulkhead.heroes.data.events import Resigned
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.views import HIDDEN
from bulkhead.tabletop import SPECTATOR, Result
from tests.heroes.scene import Scene, drafted, scene, table

# Seat 0 leads 12 to 11, with three heroes across.
AHEAD = """
    ..e..
    .....
    ar...
    VSF.f
    -----
    ...y.
    .....
    .....
    ...PE
    """


def resigned(game: Scene, seat: int) -> Scene:
    HEROES.apply(game.state, seat, Resign(), game.dice, game.heard)
    return game


@pytest.mark.clause("H-WIN-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_has_lost_whatever_the_score_is(seat: int) -> None:
    game = resigned(scene(AHEAD, aside="6 66"), seat)
    assert game.events == [Resigned(seat, (12, 11), "H-WIN-1")]
    assert game.over() == Result((0.0, 1.0) if seat == 0 else (1.0, 0.0), (12, 11), "H-WIN-1")


@pytest.mark.clause("H-WIN-1")
def test_it_may_be_said_at_any_moment_by_either_seat_and_by_nobody_else() -> None:
    for game in (
        table(),
        drafted(),
        scene(AHEAD, phase="roll", seat=1),
        scene(AHEAD, phase="keep", rolled="112346"),
        scene(AHEAD, phase="push", aside="6", rolled="11234"),
        scene(AHEAD, aside="66"),
    ):
        for seat in (0, 1):
            assert list(HEROES.asides(game.state, seat)) == [Resign()]
            assert HEROES.is_aside(game.state, seat, Resign())
            assert "resign" not in game.offers, "it is no answer to a question"
        for stranger in (-1, 2):
            assert list(HEROES.asides(game.state, stranger)) == []
            game.refused("resign", by=stranger)


@pytest.mark.clause("H-WIN-1")
def test_nobody_gives_up_twice() -> None:
    game = resigned(scene(AHEAD), 1)
    for seat in (0, 1):
        assert list(HEROES.asides(game.state, seat)) == []
        assert game.refused("resign", by=seat).clause == "H-WIN-1"


@pytest.mark.clause("H-MATCH-1")
def test_in_a_match_of_three_the_whole_match_is_given_up() -> None:
    """Seat 0 has 24 points more than the other one, and has lost."""
    game = scene(AHEAD, games=3, sheet=[(24, 1)], winners=[0])
    resigned(game, 0)
    assert game.events == [Resigned(0, (12, 11), "H-MATCH-1")]
    assert game.over() == Result((0.0, 1.0), (36, 12), "H-MATCH-1")
    assert (game.state.sheet, game.state.winners) == ([(24, 1), (12, 11)], [0, 1])
    assert HEROES.view(game.state, 0).game == 2, "the match ended in its second game"


@pytest.mark.clause("H-WIN-1")
def test_the_dice_are_taken_up_and_the_heroes_stay_where_they_are() -> None:
    game = scene(AHEAD, phase="keep", aside="6", held="11", rolled="126")
    before = game.board
    resigned(game, 1)
    state = game.state
    assert (state.aside, state.rolled, state.held, state.frames, state.all_out) == ((), (), (), [], False)
    assert game.board == before


@pytest.mark.clause("H-ARMY-1")
def test_an_army_that_was_not_shown_stays_secret() -> None:
    game = resigned(table().do("pick donato", "pick phaello"), 1)
    assert HEROES.view(game.state, 0).hands == (("donato", "phaello"), ())
    for viewer in (1, SPECTATOR):
        assert HEROES.view(game.state, viewer).hands == ((HIDDEN, HIDDEN), ())
    assert HEROES.unveiled(game.state).hands == (("donato", "phaello"), ()), "a replay shows everything"


@pytest.mark.clause("H-ARMY-1")
def test_an_army_that_was_shown_stays_in_view() -> None:
    game = resigned(drafted(), 0)
    assert HIDDEN not in HEROES.view(game.state, SPECTATOR).hands[0]
    assert len(HEROES.view(game.state, 0).hands[1]) == 5


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (resigned(scene(AHEAD, aside="66"), 0), "over:1 - - t1 f1 g1,12-11:2 -"),
        (resigned(table().do("pick donato"), 1), "over:2 - - t0 f1 g1,0-0:1 first=1"),
        (resigned(drafted().do("place phaello 3"), 0), "over:1 - - t0 f1 g1,0-0:2 first=1"),
        (
            resigned(scene(AHEAD, games=3, sheet=[(5, 20)], winners=[1]), 1),
            "over:2 - - t1 f1 g2,5-20:2,12-11:1 games=3",
        ),
    ],
)
def test_the_end_is_written_in_a_line_and_read_back(game: Scene, line: str) -> None:
    written = HEROES.position(game.state)
    assert written.endswith(line)
    again = HEROES.from_position(written, Options())
    assert HEROES.dump(again) == HEROES.dump(HEROES.load(HEROES.dump(game.state)))
    assert HEROES.result(again) == game.result


def test_a_game_that_nobody_gave_up_is_stored_as_before() -> None:
    assert b"resigned" not in HEROES.dump(scene(AHEAD).do("stop").state)
