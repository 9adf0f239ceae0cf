"""The numbers of the commands of Heroes: fixed, without gaps, and enough for every offer."""

from random import Random

import pytest

pytest.importorskip("numpy")

from bulkhead.heroes.data.commands import Act, Attack, Done, Move, Pick, Push, Resign, Roll, Stop, Use
from bulkhead.registry import game
from bulkhead.research.episode import Episode
from bulkhead.research.heroes.numbering import numbering, numbers

HEROES = game("heroes")


def test_each_command_has_one_number() -> None:
    commands = numbering(HEROES.options({}))
    assert len(set(commands)) == len(commands) == 8783
    assert [numbers(HEROES.options({}))[one] for one in commands] == list(range(len(commands)))


def test_the_numbers_stay_as_they_are() -> None:
    """Networks that were trained yesterday depend on them."""
    found = numbers(HEROES.options({}))
    assert [found[one] for one in (Pick("donato"), Roll(), Act(), Done(), Stop())] == [0, 54, 55, 56, 57]
    assert found[Push((1,))] == 167
    assert found[Attack("6", 1)] == 628
    assert found[Move(1, 1)] == 633
    assert found[Use("6", "shoot", 1, (1, 1))] == 983
    assert Resign() not in found


@pytest.mark.parametrize("values", [{}, {"rows": 3}, {"rows": 6, "duplicates": True}, {"hold": "literal"}])
def test_every_offered_command_has_a_number(values: dict[str, object]) -> None:
    options = HEROES.options(values)
    found, rng = numbers(options), Random("numbers")
    for _ in range(3):
        episode = Episode(HEROES, options, rng)
        while episode.seat is not None:
            assert set(episode.offer.commands) <= found.keys()
            episode.do(rng.choice(episode.offer.commands))


def test_every_command_reads_back() -> None:
    for command in numbering(HEROES.options({"rows": 3})):
        assert HEROES.read(str(command)) == command
