"""The registry of bots: by name and game, with randomness from a seed alone."""

import pytest

from bulkhead.bots import bot, kinds, names
from bulkhead.bots.heroes import Captain
from bulkhead.bots.random_player import RandomPlayer
from bulkhead.heroes import HEROES
from bulkhead.registry import GAMES
from bulkhead.tabletop import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.heroes.scene import table


def test_every_game_names_its_bots() -> None:
    assert names("starquest") == ("random", "raider", "trooper", "overlord")
    assert names("heroes") == ("random", "cadet", "captain", "champion")
    assert names() == ("random", "cadet", "captain", "champion", "raider", "trooper", "overlord")
    assert names("chess") == ()


def test_a_name_seats_a_bot() -> None:
    assert isinstance(bot("random", "heroes", 1), RandomPlayer)
    assert isinstance(bot("captain", "heroes", b"seed"), Captain)


@pytest.mark.parametrize(
    ("name", "game", "known"),
    [("corporal", "heroes", "random, cadet, captain, champion"), ("random", "chess", "")],
)
def test_an_unknown_bot_is_a_mistake_that_names_those_there_are(name: str, game: str, known: str) -> None:
    with pytest.raises(Mistake) as mistake:
        bot(name, game, 0)
    assert mistake.value.phrase.id == "bot-unknown"
    assert mistake.value.phrase.args == {"bot": name, "known": known}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_says_what_it_does(language: str) -> None:
    said = [Words(language).render(kind.what) for game in GAMES for kind in kinds(game).values()]
    assert len(set(said)) == len(names())
    assert all(one.endswith(".") for one in said)


def test_random_draws_any_command_and_the_seed_decides_which() -> None:
    game = table()
    offer, view = HEROES.offer(game.state, 0), HEROES.view(game.state, 0)
    assert offer is not None
    drawn = [bot("random", "heroes", seed).choose(view, offer) for seed in range(200)]
    assert set(drawn) == set(offer.commands)
    assert drawn == [bot("random", "heroes", seed).choose(view, offer) for seed in range(200)]


def test_random_draws_no_number_where_there_is_no_choice() -> None:
    game = table().do(*(f"pick {hero}" for hero in ("donato", "victorno", "sanyctus", "phaello", "ebellius")))
    offer = HEROES.offer(game.state, 1)
    assert offer is not None
    once, twice = bot("random", "heroes", 7), bot("random", "heroes", 7)
    forced = type(offer)(1, offer.question, offer.commands[:1])
    assert twice.choose(None, forced) == offer.commands[0]
    assert twice.reason is None
    assert once.choose(None, offer) == twice.choose(None, offer)
    assert twice.reason is not None
