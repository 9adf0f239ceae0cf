"""A bot that Bulkhead does not know: the brawler, registered here, in simulations and at the table."""

from collections.abc import Iterator

import pytest

from bulkhead import bots
from bulkhead.heroes import HEROES
from bulkhead.lab.simulate import simulate
from bulkhead.registry.shelf import register_bot, unregister_bot
from examples.brawler import BRAWLER, Brawler, bring_brawler
from tests.cli.running import lines, ok, run


@pytest.fixture
def _brought() -> Iterator[None]:
    bring_brawler()
    yield
    unregister_bot("heroes", "brawler")


@pytest.mark.usefixtures("_brought")
def test_it_is_a_bot_of_heroes_and_of_no_other_game() -> None:
    assert bots.names("heroes") == ("random", "brawler", "cadet", "captain", "champion")
    assert "brawler" not in bots.names("starquest")
    assert isinstance(bots.bot("brawler", "heroes", 1), Brawler)
    assert bots.strongest("heroes", ("", "")) == ("captain", "captain")
    with pytest.raises(ValueError, match="brawler already"):
        register_bot("heroes", "brawler", BRAWLER)


@pytest.mark.usefixtures("_brought")
def test_it_beats_random_play() -> None:
    summary = simulate(HEROES, HEROES.options({}), ("brawler", "random"), 40, "brawler")
    assert summary.shares[0] > 0.6


@pytest.mark.usefixtures("_brought")
def test_it_takes_a_seat_at_the_table() -> None:
    said = ok("play", "heroes", "--seats", "human,brawler", "--seed", "1", typed=lines("quit", "quit")).out
    assert "Brawler" in said


def test_without_being_brought_it_is_unknown() -> None:
    assert "brawler" in run("sim", "heroes", "--seats", "brawler,random").refused(2)
