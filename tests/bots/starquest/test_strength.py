"""Measuring the strength of a side. The games are fixed by their seed, so this cannot fail by bad luck."""

import pytest

import bulkhead
from bulkhead.bots import seats_of, strongest
from bulkhead.lab.sides import side_strength
from bulkhead.lab.statistics import wilson
from bulkhead.lab.strength import main
from bulkhead.starquest.data.factions import FACTIONS
from tests.bots.starquest.tables import DUEL


def test_each_bot_has_its_seats() -> None:
    assert seats_of("trooper", "starquest", FACTIONS) == (0, 1, 2, 3, 4)
    assert seats_of("overlord", "starquest", FACTIONS) == (5, 6)
    assert seats_of("random", "starquest", FACTIONS) == (0, 1, 2, 3, 4, 5, 6)
    assert strongest("starquest", FACTIONS) == ("trooper",) * 5 + ("overlord",) * 2


@pytest.mark.parametrize("bot", ["trooper", "overlord"])
def test_a_bot_scores_more_than_random_in_the_same_seats(bot: str) -> None:
    game = bulkhead.game("starquest")
    found = side_strength(game, [game.options(DUEL)], bot, games=5, seed="strength")
    assert found.beats.games == found.wins.games == 5
    assert found.beats.count >= 4
    assert found.beats.interval == wilson(found.beats.count, 5)
    assert found.score > found.score_by_lot
    assert len(found.each) == len(found.seats) == 1


def test_random_against_itself_is_a_draw() -> None:
    game = bulkhead.game("starquest")
    found = side_strength(game, [game.options(DUEL)], "random", games=2, seed=1)
    assert found.beats.count == 1.0
    assert found.wins == found.wins_by_lot


def test_a_mission_that_seven_cannot_play_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--game", "starquest", "--bot", "trooper", "--games", "1", "--mission", "mis_00_first_steps"])
    assert ended.value.code == 2
    assert "mis_01_hard_dock" in capsys.readouterr().err


def test_a_bot_of_another_game_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--game", "starquest", "--bot", "captain"])
    assert "trooper" in capsys.readouterr().err
