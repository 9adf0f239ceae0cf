"""After the game: the score turn by turn, and the luck of each seat's dice."""

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.clients.report import Luck, Report, TurnLine, report
from bulkhead.heroes.data import events as e
from bulkhead.heroes.data.options import Options
from tests.heroes.scene import scene

BUST = 95 / 2592

STORY = [
    e.GameBegan(1, 0, 0),
    e.TurnBegan(0, 1, False),
    e.Rolled(0, (6, 6, 1, 1, 2, 2), (), "H-ROLL-1"),
    e.PutAside(0, ("66",)),
    e.ActionsBegan(0, ("66",)),
    e.Attacked(0, 1, "phaello", "shoot", "66", 6, "H-SHOOT-1"),
    e.Saved(1, 5, "donato", 3, 4, False, "H-SAVE-1"),
    e.Retreated(1, 5, "donato", 1, 2, "H-ATK-1"),
    e.TurnEnded(0, (), (4, 4)),
    e.TurnBegan(1, 2, False),
    e.Rolled(1, (1, 1, 2, 2, 4, 4), (), "H-ROLL-1"),
    e.WentBust(1, ()),
    e.TurnEnded(1, (), (4, 4)),
    e.TurnBegan(0, 3, False),
    e.Rolled(0, (6, 1, 2, 3, 4, 5), (), "H-ROLL-1"),
    e.PutAside(0, ("6", "12345")),
    e.WentAllOut(0),
    e.TurnEnded(0, ("6", "12345"), (4, 4)),
]


def test_the_score_is_written_down_turn_by_turn_with_busts_and_all_outs() -> None:
    found = report(Options(), STORY)
    unlucky = round(BUST - 1.5, 4)
    assert found.turns == [
        TurnLine(1, 1, 0, (4, 4), False, False, (round(BUST, 4), -0.5)),
        TurnLine(1, 2, 1, (4, 4), True, False, (round(BUST, 4), unlucky)),
        TurnLine(1, 3, 0, (4, 4), False, True, (round(2 * BUST, 4), unlucky)),
    ]


def test_luck_is_what_fell_against_what_was_to_be_expected() -> None:
    assert report(Options(), STORY).luck == (
        Luck(dice=12, sixes=3, sixes_expected=2.0, rolls=2, busts_expected=2 * BUST, all_outs=1),
        Luck(dice=6, sixes_expected=1.0, rolls=1, busts=1, busts_expected=BUST, saves=1, saves_expected=0.5),
    )


@pytest.mark.clause("H-PUSH-3", "H-SHIELD-1")
@pytest.mark.parametrize(("hold", "expected"), [("new", 4 / 6), ("literal", 0.0)])
def test_what_was_to_be_expected_follows_the_tables_options_and_the_heros_shield(
    hold: str, expected: float
) -> None:
    options = HEROES.options({"hold": hold})
    story = [e.Rolled(0, (1,), (1, 1, 1), "H-PUSH-2"), e.Saved(0, 3, "sanyctus", 3, 3, True, "H-SHIELD-1")]
    luck = report(options, story).luck[0]
    assert luck.busts_expected == pytest.approx(expected)
    assert (luck.saves, luck.saves_made) == (1, 1)
    assert luck.saves_expected == pytest.approx(2 / 3)
    assert luck.balance == pytest.approx(expected + 1 / 3)


def test_a_match_that_has_not_begun_has_nothing_to_report() -> None:
    assert HEROES.report(Options(), []) == Report([], (Luck(), Luck()), [])


def test_the_report_reads_what_the_game_tells() -> None:
    game = scene(
        """
        daryf
        .....
        .....
        -----
        .....
        .....
        DVSPE
        """,
        phase="roll",
        dice=[1, 1, 2, 2, 4, 4],
        turn=9,
    ).do("roll")
    found = HEROES.report(game.state.options, [e.TurnBegan(0, 9, False), *game.events])
    assert found.turns == [TurnLine(0, 9, 0, (0, 0), True, False, (round(BUST - 1, 4), 0.0))]
