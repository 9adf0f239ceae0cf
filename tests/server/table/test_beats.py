"""Bots play in beats: each is stored and told as one, and waits for those who look on."""

import asyncio
from typing import Any

import pytest

from bulkhead.server.table.driving import LONGEST_PAUSE, LONGEST_SHOW
from bulkhead.server.table.house import Thinker
from bulkhead.tabletop.game import Offer
from tests.server.house import BOT, HERE, First, House, Watched, open_house, settle, watched
from tests.server.hulk import CH, EL, GAMES, UM, hulk
from tests.server.line import Line

pytestmark = pytest.mark.anyio

FIGURES = (
    "um1 fig_marine_laser 0.0 E",
    "el1 fig_eldar_warrior 6.1 E",
    "ch1 fig_ork 5.0 W",
    "ch2 fig_ork 4.1 W",
)
WALK = ("activate um1", "um1 step 1.0", "um1 step 2.0")
ENDS = ("pass", "done", "end")
SHOT = "um1 shoot wpn_laser_rifle ch1"


class Script(Thinker):
    """A bot that plays written commands, then ends its turn. Before they are written it fails; it is asked again when
    somebody comes."""

    def __init__(self) -> None:
        self.left: list[str] = []
        self.ready = False

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        if not self.ready:
            raise LookupError
        offered = [str(command) for command in offer.commands]
        return self.left.pop(0) if self.left else next(one for one in ENDS if one in offered)


class Hall:
    """A table where the Ultramarines are a bot, and the other two are people who look on."""

    def __init__(self, house: House, script: Script, watch: str, eldar: Line, chaos: Line) -> None:
        self.house, self.script, self.watch = house, script, watch
        self.eldar, self.chaos = eldar, chaos

    async def plays(self, *commands: str) -> None:
        """Let the bot play these."""
        self.script.left += commands
        self.script.ready = True
        spectator, _ = await self.house.sit(self.watch)
        await settle()
        spectator.hang_up()
        await settle()


async def a_hall(house: House, script: Script, **table: Any) -> Hall:
    made = await hulk(house, *FIGURES, bots=(UM,), **table)
    eldar, _ = await house.sit(made.keys[EL])
    chaos, _ = await house.sit(made.keys[CH])
    for line in (eldar, chaos):
        line.say("shown", seq=0)
    await settle()
    return Hall(house, script, made.watch, eldar, chaos)


def since(update: Any) -> int:
    """The entry that an update follows."""
    return int(update.get("since", update["seq"] - 1))


def kinds(update: Any) -> list[str]:
    return [line["event"]["type"] for line in update["log"]]


async def test_a_walk_and_a_shot_are_one_update_each_and_stored_together() -> None:
    store: Watched = await watched()
    script = Script()
    async with open_house(games=GAMES, thinker=script, store=store) as house:
        table = await a_hall(house, script)
        await table.plays("activate um1", "um1 step 1.0", SHOT)
        shot = await table.eldar.hear("update")
        assert (since(shot), shot["seq"]) == (0, 3)
        assert kinds(shot)[:4] == ["Activated", "Moved", "Declared", "Rolled"]
        assert [line["n"] for line in shot["log"]][:3] == [1, 2, 3]
        assert store.commits[-1] == 3
        assert "update" not in table.eldar.unheard()
        for line in (table.eldar, table.chaos):
            line.say("shown", seq=3)
        rest = await table.eldar.hear("update")
        assert since(rest) == 3


async def test_the_next_beat_waits_for_the_slowest_but_not_for_ever() -> None:
    script = Script()
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        await table.plays("activate um1", SHOT)
        assert (await table.eldar.hear("update"))["seq"] == 2
        table.eldar.say("shown", seq=2)
        await settle()
        assert "update" not in table.eldar.unheard()
        house.time.pass_by(LONGEST_SHOW - 0.1)
        await settle()
        assert "update" not in table.eldar.unheard()
        house.time.pass_by(0.2)
        assert since(await table.eldar.hear("update")) == 2


async def test_bots_stop_for_one_who_pauses_and_the_others_know_who() -> None:
    script = Script()
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        table.eldar.say("shown", seq=0, next="pause")
        seats = await table.chaos.hear("seats")
        while not seats["seats"][EL].get("paused", False):
            seats = await table.chaos.hear("seats")
        assert not seats["seats"][CH].get("paused", False)
        await table.plays("activate um1", SHOT)
        assert (await table.chaos.hear("update"))["seq"] == 2
        table.chaos.say("shown", seq=2)
        table.eldar.say("shown", seq=2, next="pause")
        await settle()
        house.time.pass_by(LONGEST_PAUSE - 1)
        await settle()
        assert "update" not in table.chaos.unheard()
        table.chaos.forget()
        table.eldar.say("shown", seq=2)
        assert not (await table.chaos.hear("seats"))["seats"][EL].get("paused", False)
        assert since(await table.chaos.hear("update")) == 2


async def test_a_pause_ends_by_itself_in_the_end() -> None:
    script = Script()
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        table.eldar.say("shown", seq=0, next="pause")
        await table.plays("activate um1", SHOT)
        table.chaos.say("shown", seq=2)
        await settle()
        house.time.pass_by(LONGEST_PAUSE + 1)
        assert (await table.chaos.hear("update"))["seq"] == 2
        assert since(await table.chaos.hear("update")) == 2


async def test_nobody_waits_for_one_who_skips_or_leaves_or_watches_or_says_nothing() -> None:
    script = Script()
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        spectator, _ = await house.sit(table.watch)
        spectator.say("shown", seq=0)
        table.chaos.say("shown", seq=0, next="skip")
        await settle()
        await table.plays("activate um1", SHOT)
        await table.chaos.hear("update")
        assert "update" not in table.chaos.unheard()
        table.eldar.hang_up()
        assert since(await table.chaos.hear("update")) == 2


async def test_those_who_skip_are_told_all_beats_as_one_and_others_each() -> None:
    script = Script()
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        for line in (table.eldar, table.chaos):
            line.say("shown", seq=0, next="skip")
        spectator, _ = await house.sit(table.watch)
        await settle()
        await table.plays("activate um1", SHOT)
        update = await table.eldar.hear("update")
        assert since(update) == 0
        assert update["seq"] > 2
        assert "Declared" in kinds(update)
        assert kinds(update)[-1] != "Declared"
        first, second = [await spectator.hear("update") for _ in range(2)]
        assert (since(first), first["seq"], since(second)) == (0, 2, 2)
        assert kinds(first) + kinds(second) == kinds(update)


class Slow(Script):
    """Answers so many questions, and thinks about the next one for as long as it is not let go on."""

    def __init__(self, quick: int = 1000) -> None:
        super().__init__()
        self.quick = quick
        self.may = asyncio.Event()
        self.asked = 0

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        said = await super().choose(game, name, chance, seat, view, offer)
        self.asked += 1
        if self.asked > self.quick:
            await self.may.wait()
        return said


async def test_the_next_beat_is_thought_of_while_people_look_and_told_when_they_have_seen() -> None:
    script = Slow()
    async with open_house(games=GAMES, thinker=script, bot_pause=1.0) as house:
        table = await a_hall(house, script)
        await table.plays("activate um1", SHOT)
        house.time.pass_by(1.0)
        for line in (table.eldar, table.chaos):
            assert (await line.hear("update"))["seq"] == 2
        await settle()
        thought = script.asked
        house.time.pass_by(1.5)
        await settle()
        assert "update" not in table.eldar.unheard(), "nobody has seen the shot yet"
        for line in (table.eldar, table.chaos):
            line.say("shown", seq=2)
        assert since(await table.eldar.hear("update")) == 2, "its tick has passed"
        assert script.asked >= thought > 2


async def test_a_thought_that_takes_longer_than_people_look_ends_at_a_tick() -> None:
    script = Slow(quick=2)
    async with open_house(games=GAMES, thinker=script, bot_pause=1.0) as house:
        table = await a_hall(house, script)
        await table.plays("activate um1", SHOT)
        house.time.pass_by(1.0)
        for line in (table.eldar, table.chaos):
            assert (await line.hear("update"))["seq"] == 2
            line.say("shown", seq=2)
        await settle()
        house.time.pass_by(0.3)
        script.may.set()
        await settle()
        assert "update" not in table.eldar.unheard(), "how long a bot thinks is not told"
        house.time.pass_by(0.6)
        await settle()
        assert "update" not in table.eldar.unheard()
        house.time.pass_by(0.2)
        assert since(await table.eldar.hear("update")) == 2


async def test_one_who_looks_on_cannot_find_out_how_long_a_bot_thinks() -> None:
    """Two tables: on the second one the bot has not ended its thought when everybody has seen the last beat."""
    told: list[float] = []
    for slow in (False, True):
        script = Slow()
        async with open_house(games=GAMES, thinker=script, bot_pause=1.0) as house:
            table = await a_hall(house, script)
            await table.plays("activate um1", SHOT)
            if slow:
                script.may.clear()
            house.time.pass_by(1.0)
            for line in (table.eldar, table.chaos):
                assert (await line.hear("update"))["seq"] == 2
            await settle()
            house.time.pass_by(0.4)
            for line in (table.eldar, table.chaos):
                line.say("shown", seq=2)
            await settle()
            house.time.pass_by(0.1)
            script.may.set()
            seen = house.time.passed()
            while "update" not in table.eldar.unheard():
                house.time.pass_by(0.1)
                await settle()
            told.append(round(house.time.passed() - seen, 1))
    assert told == [0.5, 0.5]


class Steady(Script):
    """Answers each question in the same way, however often it is asked."""

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        if not self.ready:
            raise LookupError
        offered = [str(command) for command in offer.commands]
        wanted = [one for one in (SHOT, "activate um1", *ENDS) if one in offered]
        return wanted[0] if wanted else offered[-1]


async def test_a_secret_proposal_to_a_bot_that_thinks_delays_nobody() -> None:
    """Eldar propose an alliance to the bot while it thinks; Chaos sees its shot when it would have come anyway."""
    told: list[float] = []
    for proposed in (False, True):
        script = Steady()
        async with open_house(games=GAMES, thinker=script, bot_pause=1.0) as house:
            table = await a_hall(house, script)
            await table.plays()
            house.time.pass_by(0.4)
            await settle()
            if proposed:
                table.eldar.do("pledge ultramarines secret", 0)
                assert (await table.eldar.hear("done"))["seq"] == 1
                await settle()
            while "update" not in table.chaos.unheard():
                house.time.pass_by(0.1)
                await settle()
            told.append(round(house.time.passed(), 1))
    assert told[0] == told[1]


async def test_one_who_wants_to_see_each_again_is_told_the_next_beat_alone() -> None:
    script = Slow(quick=2)
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        for line in (table.eldar, table.chaos):
            line.say("shown", seq=0, next="skip")
        await settle()
        await table.plays("activate um1", SHOT)
        assert "update" not in table.chaos.unheard(), "several beats are told together"
        table.eldar.say("shown", seq=0)
        await settle()
        script.may.set()
        for line in (table.eldar, table.chaos):
            update = await line.hear("update")
            assert (since(update), update["seq"]) == (0, 2)
        await settle()
        assert "update" not in table.eldar.unheard()
        table.eldar.say("shown", seq=2)
        assert since(await table.eldar.hear("update")) == 2


@pytest.mark.clause("SQ-CMD-09")
async def test_a_person_can_speak_up_between_two_beats() -> None:
    script = Script()
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        await table.plays("activate um1", SHOT)
        for line in (table.eldar, table.chaos):
            assert (await line.hear("update"))["seq"] == 2
        table.eldar.do("raise", 2)
        assert (await table.eldar.hear("update"))["seq"] == 3
        assert (await table.eldar.hear("done"))["seq"] == 3
        await settle()
        assert "update" not in table.chaos.unheard(), "a hand is raised in secret, and the bot still waits"
        for line, seq in ((table.eldar, 3), (table.chaos, 2)):
            line.say("shown", seq=seq)
        asked = await table.eldar.hear("update")
        assert asked["waiting"] == EL
        assert "window" in asked["offer"]["question"]


async def test_what_only_one_was_told_does_not_hold_bots_up() -> None:
    script = Steady()
    async with open_house(games=GAMES, thinker=script) as house:
        table = await a_hall(house, script)
        await table.plays()
        for line in (table.eldar, table.chaos):
            assert (await line.hear("update"))["seq"] == 2
        table.eldar.say("shown", seq=2)
        table.eldar.do("trigger begins chaos", 2)
        assert (await table.eldar.hear("done"))["seq"] == 3
        table.chaos.say("shown", seq=2)
        assert since(await table.chaos.hear("update")) == 2, "Chaos does not learn of the trigger by waiting"


async def test_a_beat_that_cannot_be_stored_is_told_to_nobody() -> None:
    store: Watched = await watched()
    script = Script()
    async with open_house(games=GAMES, thinker=script, store=store) as house:
        table = await a_hall(house, script)
        store.fails.add("append")
        script.left += WALK
        script.ready = True
        await house.sit(table.watch)
        await settle()
        assert "update" not in table.eldar.unheard()
        store.fails.clear()


async def test_a_seat_that_its_player_takes_back_plays_none_of_the_beat() -> None:
    bot = First()
    bot.may.clear()
    async with open_house(thinker=bot) as house:
        table = await house.table(HERE, BOT, options={"first": "1"})
        ada, _ = await house.sit(table.keys[0])
        ada.say("seat", id="away", driver="bot")
        await ada.hear("done")
        await settle()
        ada.say("seat", id="back", driver="human")
        await ada.hear("done")
        bot.may.set()
        await settle()
        assert "update" not in ada.unheard()


async def test_a_bot_of_heroes_pauses_after_everything_it_does() -> None:
    async with open_house() as house:
        table = await house.table(BOT, HERE, options={"first": "1"})
        ben, sync = await house.sit(table.keys[1])
        async with asyncio.timeout(60):
            while sync["waiting"] == 0:
                sync = await ben.hear("update")
                assert sync["seq"] == since(sync) + 1
        assert sync["seq"] == 5
