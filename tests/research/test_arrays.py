"""What the arrays hold: the seat's own point of view, nothing hidden, and every command within reach."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

import numpy as np

from bulkhead.bots import bot, strongest
from bulkhead.registry import game
from bulkhead.registry.bots import reads_view
from bulkhead.research.episode import Episode, rewards
from bulkhead.research.heroes.codec import HeroesCodec
from bulkhead.research.starquest import board, paging
from bulkhead.research.starquest.codec import StarquestCodec
from bulkhead.tabletop.game import Result

HEROES, STARQUEST = game("heroes"), game("starquest")
SMALL = STARQUEST.options({"mission": "mis_s1_cold_lock", "factions": "eldar,legion,cult"})


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def positions(game_id: str, options: Any, every: int, most: int = 2000) -> Any:
    """Moments of a game of bots: every so many commands."""
    rng = Random("moments")
    found = game(game_id)
    episode = Episode(found, options, rng)
    names = strongest(game_id, getattr(options, "factions", ("", "")))
    bots = [bot(name, game_id, at) for at, name in enumerate(names)]
    while (seat := episode.seat) is not None and episode.commands < most:
        if episode.commands % every == 0:
            yield episode
        view = episode.view(seat) if reads_view(bots[seat], episode.offer) else None
        episode.do(bots[seat].choose(view, episode.offer))


@pytest.mark.parametrize(
    ("game_id", "options", "make"),
    [("heroes", HEROES.options({}), HeroesCodec), ("starquest", SMALL, StarquestCodec)],
)
def test_nothing_hidden_is_in_an_observation(game_id: str, options: Any, make: Any) -> None:
    """A twin differs in what a seat cannot know: its arrays must be the same."""
    found, codec, rng, moments = game(game_id), make(options), Random("twins"), 0
    for episode in positions(game_id, options, 7 if game_id == "heroes" else 60):
        for seat in range(episode.seats):
            twin = found.twin(episode.state, seat, rng)
            mine, other = (found.offer(state, seat) for state in (episode.state, twin))
            views = [found.view(state, seat) for state in (episode.state, twin)]
            assert same(codec.arrays(views[0], mine), codec.arrays(views[1], other))
            moments += 1
    assert moments > 20


@pytest.mark.parametrize(
    ("game_id", "options", "make"),
    [("heroes", HEROES.options({}), HeroesCodec), ("starquest", SMALL, StarquestCodec)],
)
def test_every_command_can_be_reached(game_id: str, options: Any, make: Any) -> None:
    codec, longest = make(options), 0
    for episode in positions(game_id, options, 1):
        offer = episode.offer
        arrays = codec.arrays(episode.view(offer.seat), offer)
        assert codec.space().contains(arrays)
        longest = max(longest, len(offer.commands))
        for command in offer.commands:
            page, action = codec.action(offer, command)
            assert codec.command(offer, action, page) == command
    assert longest > (64 if game_id == "starquest" else 10), "long offers were among them"


def test_pages_of_an_offer_follow_each_other_and_begin_again() -> None:
    codec = StarquestCodec(SMALL, slots=4)
    for episode in positions("starquest", SMALL, 1, most=60):
        offer, page, seen = episode.offer, 0, []
        for _ in range(paging.pages(len(offer.commands), 4)):
            mask = codec.arrays(episode.view(offer.seat), offer, page)["action_mask"]
            seen += [codec.command(offer, int(at), page) for at in np.flatnonzero(mask[:3])]
            turned = codec.command(offer, 3, page)
            assert bool(mask[3]) == isinstance(turned, int) == (len(offer.commands) > 3)
            page = turned if isinstance(turned, int) else page
        assert seen == list(offer.commands)
        assert page == 0


def test_places_beyond_the_offer_are_forbidden() -> None:
    codec = StarquestCodec(SMALL)
    episode = next(positions("starquest", SMALL, 1))
    assert len(episode.offer.commands) < 60
    assert codec.command(episode.offer, 62) is None
    assert codec.command(episode.offer, 63) is None, "there is no other page"


def test_two_slots_are_the_least() -> None:
    with pytest.raises(ValueError, match="at least 2"):
        StarquestCodec(SMALL, slots=1)


def test_heroes_looks_the_same_from_both_sides() -> None:
    """The seat's own things come first: two seats in the same situation see the same."""
    options = HEROES.options({})
    text = [
        "donato0/victorno1/sanyctus2/phaello3/ebellius0 donato0/victorno1/sanyctus2/phaello3/ebellius0 "
        f"{seat} roll - - t1 f{seat} g1 -"
        for seat in (1, 2)
    ]
    states = [HEROES.from_position(one, options) for one in text]
    codec = HeroesCodec(options)
    first, second = (
        codec.arrays(HEROES.view(state, seat), HEROES.offer(state, seat)) for seat, state in enumerate(states)
    )
    assert same(first, second)


def test_the_map_shows_own_and_other_miniatures() -> None:
    for episode in positions("starquest", SMALL, 40):
        state = episode.state
        if state.phase != "play" or not any(mini.squares for mini in state.minis.values()):
            continue
        view = STARQUEST.view(state, 0)
        planes = StarquestCodec(SMALL).arrays(view, None)["board"]
        for mini in view.minis.values():
            for square in mini.squares:
                y, x = divmod(square, view.grid[0])
                assert planes[board.PLANES.index("floor"), y, x] == 1
                assert planes[board.PLANES.index("mine"), y, x] == (mini.seat == 0)
        return
    raise AssertionError("no miniature came onto the map")


def test_features_have_a_row_for_each_command() -> None:
    for game_id, options, make in (
        ("heroes", HEROES.options({}), HeroesCodec),
        ("starquest", SMALL, StarquestCodec),
    ):
        codec = make(options)
        for episode in positions(game_id, options, 11, most=300):
            rows = codec.features(episode.view(episode.offer.seat), episode.offer)
            assert len(rows) == len(episode.offer.commands)
            assert np.isfinite(rows).all()


def test_commands_of_heroes_that_differ_have_different_features() -> None:
    codec = HeroesCodec(HEROES.options({}))
    for episode in positions("heroes", HEROES.options({}), 1):
        rows = codec.features(episode.view(episode.offer.seat), episode.offer)
        if episode.state.phase in ("keep", "push", "act"):
            assert len({row.tobytes() for row in rows}) == len(rows)


@pytest.mark.parametrize(
    ("shares", "paid"),
    [
        ((1.0, 0.0), (1.0, -1.0)),
        ((0.5, 0.5), (0.0, 0.0)),
        ((0.0, 1.0, 0.0), (-0.5, 1.0, -0.5)),
        ((0.5, 0.5, 0.0), (0.25, 0.25, -0.5)),
    ],
)
def test_rewards(shares: tuple[float, ...], paid: tuple[float, ...]) -> None:
    assert rewards(Result(shares, (0,) * len(shares), "H-WIN-1")) == pytest.approx(paid)
