"""Sharing after a match: the spectators' key, and a report without undone entries."""

import msgspec
import pytest

from bulkhead import GAMES
from bulkhead.match import Seated, Session
from bulkhead.server.replays.story import read_story
from tests.server.folded import unfolded
from tests.server.house import NEARLY_OVER, SEED, open_house


@pytest.mark.anyio
async def test_a_players_key_leads_to_the_spectators_key() -> None:
    async with open_house() as house:
        table = await house.table(position=NEARLY_OVER)
        (status,) = (await house.post("/api/tables/mine", {"keys": [table.keys[0]]})).json()
        assert status["watch"] == table.watch
        (watching,) = (await house.post("/api/tables/mine", {"keys": [status["watch"]]})).json()
        assert (watching["match"], watching["you"]) == (table.match, -1)


def test_a_turn_whose_end_was_undone_is_counted_once() -> None:
    game = GAMES["heroes"]
    seats = (Seated("Ada", "human"), Seated("Ben", "human"))
    session = Session.start(
        game, game.options({}), seats, SEED, position=NEARLY_OVER.replace(" 1 ", " 2 ", 1)
    )
    session.submit(1, game.read("stop"))
    session.undo(1)
    session.submit(1, game.read("stop"))
    story = read_story(session.log(), "match", GAMES, 0)
    assert isinstance(story, bytes)
    told = msgspec.json.decode(story)
    assert [frame["undone"] for frame in told["frames"]] == [0, 0, 1, 0]
    assert len(told["report"]["turns"]) == 1


def test_a_story_of_starquest_brings_the_map_that_its_views_are_drawn_on() -> None:
    game = GAMES["starquest"]
    options = game.options({"mission": "mis_00_first_steps", "factions": ["ultramarines", "chaos"]})
    session = Session.start(game, options, (Seated("Ada", "human"), Seated("Ben", "human")), SEED)
    session.submit(0, game.read("choose dk_s"))
    for viewer in (0, 1, -1):
        story = read_story(session.log(), "match", GAMES, viewer)
        assert isinstance(story, bytes)
        told = msgspec.json.decode(story)
        assert told["chart"]["floor"]
        assert {view["viewer"] for view in unfolded(told)} == {viewer}
