"""The registered games: built-in ones, those of packages, and no id twice."""

from collections.abc import Callable, Iterator

import pytest
from msgspec import Struct

from bulkhead import GAMES, bots
from bulkhead.games import BUILT_IN
from bulkhead.registry import Entry, default_game, entries, entry, shelf
from bulkhead.tabletop import Mistake
from bulkhead.words import MissingMessage, Words
from examples.brawler import bring_brawler
from examples.noughts import NOUGHTS, NOUGHTS_ENTRY


class Point(Struct, frozen=True):
    """An entry point of a package."""

    found: object

    def load(self) -> object:
        return self.found


@pytest.fixture
def _packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two packages are installed: one has a game, the other a bot."""
    points = {shelf.GAME_POINT: [Point(NOUGHTS_ENTRY)], shelf.BOT_POINT: [Point(bring_brawler)]}
    monkeypatch.setattr(shelf, "entry_points", lambda group: points[group])
    shelf._load_packages.cache_clear()
    yield
    shelf.unregister("noughts")
    shelf.unregister_bot("heroes", "brawler")


def test_the_games_that_come_with_bulkhead_are_there() -> None:
    assert [one.game.id for one in entries()] == list(GAMES) == ["heroes", "starquest"]
    assert entries() == BUILT_IN
    assert default_game() == "heroes"
    assert len(GAMES) == 2


def test_an_unknown_game_is_a_mistake_that_names_those_there_are() -> None:
    with pytest.raises(Mistake) as mistake:
        entry("chess")
    assert mistake.value.phrase.args == {"game": "chess", "known": "heroes, starquest"}
    assert "chess" not in GAMES


@pytest.mark.usefixtures("_packages")
@pytest.mark.parametrize(
    "ask",
    [lambda: entry("noughts").game, lambda: GAMES["noughts"], lambda: list(GAMES.values())[-1]],
    ids=["by name", "in the mapping", "in the list"],
)
def test_the_game_of_a_package_is_found_however_it_is_asked_for(ask: Callable[[], object]) -> None:
    assert ask() is NOUGHTS
    assert default_game() == "heroes"


@pytest.mark.usefixtures("_packages")
def test_the_bot_of_a_package_plays_its_game() -> None:
    assert bots.names("heroes") == ("random", "brawler", "cadet", "captain", "champion")


@pytest.mark.usefixtures("_packages")
def test_what_a_package_says_is_said_in_english_where_it_has_no_other_words() -> None:
    entries()
    for language in ("en", "fr"):
        assert Words(language).say("noughts-ask-mark") == "Where do you put your mark?"
        assert Words(language).attribute("N-4", "title") == "A line"
        assert Words(language).say("cli-bot-brawler") == "Brawler"


def test_words_go_with_the_game_that_brought_them() -> None:
    shelf.register(NOUGHTS_ENTRY)
    assert Words().say("noughts-ask-mark")
    shelf.unregister("noughts")
    with pytest.raises(MissingMessage):
        Words().say("noughts-ask-mark")


@pytest.mark.parametrize("one", BUILT_IN, ids=lambda one: one.game.id)
def test_every_part_of_an_entry_can_be_loaded(one: Entry) -> None:
    assert one.bots()
    assert one.lab().counts(one.game.seats).turns == [0] * one.game.seats
    assert one.terminal() == one.terminal()
    assert all(command.run or command.parts for command in one.commands())
    assert one.campaign is None or one.campaign().game is one.game
