"""Clocks, with a fake time."""

import asyncio
from pathlib import Path

import pytest

from bulkhead.server.table.clocks import NO_LIMIT, Clocks, TimeLimit
from tests.server.house import HERE, LINK, MID_GAME, First, open_house, settle

# The clocks alone

MOVE, GAME = 10_000, 60_000


def test_a_move_and_a_game_have_time_limits() -> None:
    clocks = Clocks(TimeLimit(MOVE, GAME), [0, 0])
    clocks.ask(0, 0, running=True)
    assert clocks.left(0) == MOVE
    assert clocks.left(4_000) == 6_000
    clocks.charge(clocks.spent(4_000))
    clocks.ask(1, 4_000, running=True)
    shown = clocks.show(5_000)
    assert (shown.running, shown.move, shown.game) == (1, 9_000, [56_000, 59_000])


def test_the_time_of_the_game_may_end_before_that_of_the_move() -> None:
    clocks = Clocks(TimeLimit(MOVE, GAME), [GAME - 3_000, 0])
    clocks.ask(0, 0, running=True)
    assert clocks.left(0) == 3_000
    assert clocks.left(5_000) == 0
    assert clocks.show(5_000).game == [0, GAME]


def test_handing_over_stops_the_clock_and_taking_back_gains_nothing() -> None:
    clocks = Clocks(TimeLimit(MOVE), [0, 0])
    clocks.ask(0, 0, running=True)
    clocks.hand_over(7_000, running=False)
    assert clocks.left(20_000) == NO_LIMIT
    assert clocks.show(20_000).running == NO_LIMIT
    assert clocks.spent(20_000) == 7_000
    clocks.hand_over(20_000, running=True)
    assert clocks.left(20_000) == 3_000
    assert clocks.spent(21_000) == 8_000


def test_without_limits_time_is_only_counted() -> None:
    clocks = Clocks(TimeLimit(), [0, 0])
    clocks.ask(1, 0, running=True)
    assert clocks.left(10**9) == NO_LIMIT
    assert clocks.spent(10**9) == 10**9
    shown = clocks.show(10**9)
    assert (shown.running, shown.move, shown.game) == (1, NO_LIMIT, [NO_LIMIT, NO_LIMIT])


def test_no_clock_runs_after_the_last_decision() -> None:
    clocks = Clocks(TimeLimit(MOVE, GAME), [0, 0])
    clocks.ask(None, 0, running=True)
    assert clocks.left(1) == NO_LIMIT
    assert clocks.spent(99_000) == 0
    assert clocks.show(99_000).running == NO_LIMIT


def test_time_never_runs_backwards() -> None:
    clocks = Clocks(TimeLimit(MOVE), [0, 0])
    clocks.ask(0, 1_000, running=True)
    assert clocks.spent(0) == 0


# The clocks of a table


@pytest.mark.anyio
async def test_when_time_is_up_a_bot_makes_that_one_decision() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME, move_seconds=30)
        ada, sync = await house.sit(table.keys[0])
        assert sync["clock"] == {"running": 0, "move": 30_000, "game": [-1, -1]}
        house.time.pass_by(29.9)
        ada.say("resync")
        assert (await ada.hear("sync"))["clock"]["move"] == 100
        house.time.pass_by(0.1)
        update = await ada.hear("update")
        assert (update["seq"], update["log"][0]["event"]["type"]) == (1, "Rolled")
        assert update["clock"] == {"running": update["waiting"], "move": 30_000, "game": [-1, -1]}
        await settle()
        assert "update" not in ada.unheard()
        assert [seat["driver"] for seat in sync["seats"]] == ["human", "human"]


@pytest.mark.anyio
async def test_a_move_in_time_starts_the_next_clock() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME, move_seconds=30, game_seconds=100)
        ada, _ = await house.sit(table.keys[0])
        house.time.pass_by(20)
        update = await house.act(ada, "roll", 0)
        assert update["clock"]["move"] == 30_000
        assert update["clock"]["game"][0] == 80_000
        house.time.pass_by(20)
        await settle()
        assert "update" not in ada.unheard()


@pytest.mark.anyio
async def test_when_the_game_time_is_up_a_bot_decides_at_once_from_then_on() -> None:
    async with open_house() as house:
        table = await house.table(options={"first": "1"}, game_seconds=30)
        ada, _ = await house.sit(table.keys[0])
        house.time.pass_by(30)
        update = await ada.hear("update")
        while update["waiting"] == 0:
            assert update["clock"]["game"] == [0, 30_000]
            house.time.pass_by(0)
            update = await ada.hear("update")
        assert update["seq"] == 5


@pytest.mark.anyio
async def test_a_player_who_is_quick_enough_beats_the_bot_that_thinks() -> None:
    bot = First()
    bot.may.clear()
    async with open_house(thinker=bot) as house:
        table = await house.table(options={"first": "1"}, move_seconds=30)
        ada, _ = await house.sit(table.keys[0])
        house.time.pass_by(30)
        await settle()
        assert bot.asked == 1
        await house.act(ada, "pick phaello", 0)
        bot.may.set()
        await settle()
        ada.say("resync")
        sync = await ada.hear("sync")
        assert (sync["seq"], sync["view"]["hands"][0]) == (1, ["phaello"])


@pytest.mark.anyio
async def test_handing_over_stops_the_clock_of_a_table_and_taking_back_runs_it_on() -> None:
    bot = First()
    bot.may.clear()
    async with open_house(thinker=bot) as house:
        table = await house.table(options={"first": "1"}, move_seconds=30)
        ada, _ = await house.sit(table.keys[0])
        house.time.pass_by(20)
        ada.say("seat", id="away", driver="bot")
        assert (await ada.hear("seats"))["clock"]["running"] == -1
        house.time.pass_by(100)
        ada.say("seat", id="back", driver="human")
        assert (await ada.hear("seats"))["clock"] == {"running": 0, "move": 10_000, "game": [-1, -1]}
        bot.may.set()
        await settle()
        house.time.pass_by(10)
        assert (await ada.hear("update"))["seq"] == 1


@pytest.mark.anyio
async def test_no_clock_runs_in_the_lobby() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK, options={"first": "1"}, move_seconds=30)
        ada = house.greet(table.keys[0])
        await ada.hear("lobby")
        house.time.pass_by(1_000)
        _, sync = await house.sit(table.keys[1])
        assert (sync["seq"], sync["clock"]["move"]) == (0, 30_000)


@pytest.mark.anyio
async def test_a_match_with_clocks_continues_without_clients() -> None:
    async with open_house(idle_seconds=1) as house:
        table = await house.table(position=MID_GAME, options={"turn-limit": 6}, move_seconds=30)
        room = house.rooms._open[table.match]
        async with asyncio.timeout(60):
            while not room.finished:
                house.time.pass_by(30)
                await house.rooms.tidy()
                await asyncio.sleep(0)
        async with room.lock:
            house.time.pass_by(30)
        await house.rooms.tidy()
        assert house.rooms.count == 0


@pytest.mark.anyio
async def test_clocks_resume_after_a_restart_and_the_downtime_does_not_count(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(position=MID_GAME, move_seconds=600, game_seconds=1000)
        ada, _ = await house.sit(table.keys[0])
        house.time.pass_by(100)
        update = await house.act(ada, "roll", 0)
        mover = update["waiting"]
        house.time.pass_by(50)
        time = house.time
    time.pass_by(5_000)
    async with open_house(data=tmp_path, time=time) as house:
        async with asyncio.timeout(60):
            while not house.rooms.count:
                await asyncio.sleep(0)
        _, sync = await house.sit(table.keys[mover])
        assert sync["clock"]["game"][0] == 900_000
        assert (sync["clock"]["running"], sync["clock"]["move"]) == (mover, 600_000)
        watcher, _ = await house.sit(table.watch)
        house.time.pass_by(600)
        assert (await watcher.hear("update"))["seq"] == 2


@pytest.mark.anyio
async def test_taking_back_costs_the_player_whose_clock_ran_also_after_a_restart(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(options={"first": "1"}, game_seconds=1000)
        ada, update = await house.sit(table.keys[0])
        for seq, hero in enumerate(("donato", "phaello", "victorno", "sanyctus", "ebellius")):
            house.time.pass_by(1)
            update = await house.act(ada, f"pick {hero}", seq)
        assert (update["waiting"], update["clock"]["game"]) == (1, [995_000, 1_000_000])
        house.time.pass_by(30)
        ada.say("undo", id="back", seq=5)
        update = await ada.hear("update")
        assert (update["waiting"], update["clock"]["game"]) == (0, [995_000, 970_000])
    async with open_house(data=tmp_path) as house:
        _, sync = await house.sit(table.keys[0])
        assert sync["clock"]["game"] == [995_000, 970_000]
