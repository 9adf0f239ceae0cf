"""The captain against random: the games are fixed by their seed, so this cannot fail by bad luck."""

import pytest

from bulkhead.lab.statistics import wilson
from bulkhead.lab.strength import main, strength


def test_the_captain_beats_random_from_either_seat() -> None:
    found = strength("captain", "random", games=40, seed="strength")
    assert found.wins >= 36
    assert [half.games for half in found.seatings] == [20, 20]
    assert [half.seats for half in found.seatings] == [("captain", "random"), ("random", "captain")]
    assert found.wins == found.seatings[0].wins[0] + found.seatings[1].wins[1]
    assert found.interval == wilson(found.wins + found.draws / 2, 40)


def test_it_prints_wins_and_interval(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "5", "--bot", "random", "--seed", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["random-random", "random-random", "random"]
    found = strength("random", "random", games=5, seed="3")
    assert lines[2].split()[1:4] == [str(found.wins), "/", "5"]
    assert f"{found.share:.2%} [{found.interval.low:.2%}, {found.interval.high:.2%}]" in lines[2]


@pytest.mark.parametrize(
    "wrong", [["--games", "0"], ["--games", "many"], ["--bot", "corporal"], ["--jobs", "-1"]]
)
def test_a_wrong_argument_is_a_usage_error(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(wrong)
    assert ended.value.code == 2
    assert wrong[0] in capsys.readouterr().err
