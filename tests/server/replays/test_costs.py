"""What each decision of a finished match cost, as the champion estimates it for the seat that decided."""

from typing import Any

import msgspec
import pytest

from bulkhead import GAMES
from bulkhead.heroes import HEROES
from bulkhead.lab.playing import Series, play_one
from bulkhead.match import Seated, Session
from bulkhead.server.replays.costs import NOTICED, read_costs
from tests.bots.heroes.test_captain import ONE_SHORT
from tests.heroes.scene import scene
from tests.server.house import NEARLY_OVER, SEED, open_house, words

ADA_AND_BEN = (Seated("Ada", "human"), Seated("Ben", "human"))


def costs(log: bytes) -> Any:
    found = read_costs(log, "match", GAMES)
    assert isinstance(found, bytes)
    return msgspec.json.decode(found)


def one_short() -> Session:
    """A double six moves Sanyctus across, which wins."""
    position = HEROES.position(scene(ONE_SHORT, aside="66").state)
    return Session.start(HEROES, HEROES.options({}), ADA_AND_BEN, SEED, position=position)


def test_a_win_that_is_thrown_away_costs_the_difference() -> None:
    session = one_short()
    session.submit(0, HEROES.read("stop"))
    told = costs(session.log())
    (lost,) = told["costly"]
    assert (lost["n"], lost["seat"], lost["chance"]) == (1, 0, 1.0)
    assert lost["chosen"]["id"] == "heroes-do-stop"
    assert lost["better"]["id"] == "heroes-do-move"
    assert 0 < lost["cost"] < 1
    assert told["seats"] == [{"decisions": 1, "cost": lost["cost"]}, {"decisions": 0, "cost": 0.0}]


def test_the_best_move_costs_nothing() -> None:
    session = one_short()
    session.submit(0, HEROES.read("66 move 3"))
    told = costs(session.log())
    assert told["costly"] == []
    assert told["seats"][0] == {"decisions": 1, "cost": 0.0}


def test_a_decision_that_was_taken_back_is_not_counted() -> None:
    session = one_short()
    session.submit(0, HEROES.read("stop"))
    session.undo(0)
    session.submit(0, HEROES.read("66 move 3"))
    told = costs(session.log())
    assert told["costly"] == []
    assert told["seats"][0]["decisions"] == 1


def test_the_champion_finds_no_fault_with_itself_but_with_a_random_player() -> None:
    series = Series("heroes", HEROES.options({}), ("random", "champion"), "costs", recorded=True)
    told = costs(play_one(series, 0).log)
    assert told["bot"] == "champion"
    random, champion = told["seats"]
    assert champion["decisions"] > 0
    assert champion["cost"] == pytest.approx(0, abs=1e-6)
    assert random["cost"] > 0.05
    assert told["costly"]
    for one in told["costly"]:
        assert one["seat"] == 0
        assert NOTICED <= one["cost"] <= one["chance"]
        assert one["chosen"] != one["better"]


def test_a_game_that_no_bot_judges_has_no_costs() -> None:
    game = GAMES["starquest"]
    options = game.options({"mission": "mis_00_first_steps", "factions": ["ultramarines", "chaos"]})
    session = Session.start(game, options, ADA_AND_BEN, SEED)
    session.submit(0, game.read("choose dk_s"))
    assert costs(session.log()) == {"bot": "", "seats": [], "costly": []}


@pytest.mark.anyio
async def test_costs_are_told_when_the_match_is_over() -> None:
    async with open_house() as house:
        table = await house.table(position=NEARLY_OVER)
        lines = [house.greet(key) for key in table.keys.values()]
        await lines[0].hear("sync")
        early = await house.get("/api/costs", table.watch)
        assert (early.status_code, words(early.json())) == (409, "server-not-over")
        await house.act(lines[0], "stop", 0)
        told = await house.get("/api/costs", table.watch)
        assert told.status_code == 200
        assert told.json() == {
            "bot": "champion",
            "seats": [{"decisions": 1, "cost": 0.0}, {"decisions": 0, "cost": 0.0}],
            "costly": [],
        }
        text = (await house.get("/api/replay", table.watch)).text
        uploaded = await house.post("/api/costs", {"name": "mine", "text": text})
        assert (uploaded.status_code, uploaded.json()) == (200, told.json())
        torn = await house.post("/api/costs", {"name": "mine", "text": text[:-1]})
        assert (torn.status_code, words(torn.json())) == (400, "replay-cut-off")
