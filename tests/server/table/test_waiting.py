"""How long the table waits for an answer tells nothing of a hand."""

from typing import Any

import pytest

from bulkhead.server.table.house import Thinker
from bulkhead.tabletop.game import Offer
from tests.server.fake_time import FakeTime
from tests.server.house import House, open_house, settle
from tests.server.hulk import CH, EL, GAMES, UM, hulk
from tests.server.line import Line

pytestmark = [pytest.mark.anyio, pytest.mark.clause("SQ-SEAT-09")]

FIGURES = ("um1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 6.1 E", "ch1 fig_ork 5.0 W")
SHOT = "um1 shoot wpn_laser_rifle ch1"
USEFUL: dict[str, object] = {"equipment": ("eqp_targeter",), "named": (("eqp_targeter", "wpn_laser_rifle"),)}
"""A die may be rolled again."""
USELESS: dict[str, object] = {"equipment": ("eqp_force_field",)}
"""Nothing for this moment, but nobody else knows that."""
AN_HOUR = 3600.0
PEOPLE = ("Ada", "Ben", "Cleo")
ONE_PERSON = ("Ada", "Ada", "Ada")


async def shoot(house: House, hand: dict[str, object], **table: Any) -> tuple[Line, Line]:
    """The Ultramarines shoot, and are asked for cards; the lines of their player and of the player of the Eldar."""
    made = await hulk(house, *FIGURES, sides={UM: hand}, **table)
    um, _ = await house.sit(made.keys[UM])
    other, _ = await house.sit(made.keys.get(EL, made.watch))
    um.do("activate um1", 0)
    await other.hear("update")
    um.do(SHOT, 1)
    assert (await other.hear("update"))["waiting"] == UM
    return um, other


async def answered(line: Line) -> bool:
    """Does the line hear that the cards were answered for? Time does not pass meanwhile."""
    await settle()
    if "update" not in line.unheard():
        return False
    assert (await line.hear("update"))["log"][0]["event"]["type"] == "Waited"
    return True


@pytest.mark.parametrize("hand", [USEFUL, USELESS])
async def test_the_table_waits_for_a_person_whatever_is_held(hand: dict[str, object]) -> None:
    async with open_house(games=GAMES) as house:
        um, other = await shoot(house, hand, names=PEOPLE)
        house.time.pass_by(AN_HOUR)
        assert not await answered(other)
        um.do("pass", 2)
        assert await answered(other)


@pytest.mark.parametrize("hand", [USEFUL, USELESS])
async def test_the_table_waits_where_a_spectator_looks_on(hand: dict[str, object]) -> None:
    async with open_house(games=GAMES) as house:
        um, spectator = await shoot(house, hand, bots=(EL, CH))
        house.time.pass_by(AN_HOUR)
        assert not await answered(spectator)
        um.do("pass", 2)
        assert await answered(spectator)


@pytest.mark.parametrize("names", [PEOPLE, ("Ada", "", "")])
async def test_people_who_are_away_may_come_back_and_count(names: tuple[str, ...]) -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, *FIGURES, sides={UM: USELESS}, names=names)
        um, _ = await house.sit(table.keys[UM])
        um.do("activate um1", 0)
        await um.hear("update")
        um.do(SHOT, 1)
        await um.hear("update")
        assert not await answered(um)


@pytest.mark.parametrize("bots", [(EL, CH), ()])
async def test_a_person_among_bots_or_with_all_seats_has_an_only_answer_given(bots: tuple[int, ...]) -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, *FIGURES, sides={UM: USELESS}, bots=bots, names=ONE_PERSON)
        um, _ = await house.sit(table.keys[UM])
        for seat in table.keys.keys() - {UM}:
            await house.sit(table.keys[seat])
        um.do("activate um1", 0)
        await um.hear("update")
        um.do(SHOT, 1)
        await um.hear("update")
        assert await answered(um)


@pytest.mark.parametrize("hand", [USEFUL, USELESS])
async def test_an_order_passes_at_once_whatever_is_held(hand: dict[str, object]) -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, *FIGURES, sides={UM: hand}, names=PEOPLE)
        um, _ = await house.sit(table.keys[UM])
        other, _ = await house.sit(table.keys[EL])
        for number, command in enumerate(("instruct cards never", "activate um1", SHOT)):
            um.do(command, number)
            await um.hear("update")
        for _ in range(2):
            await other.hear("update")
        assert await answered(other)


async def test_the_setting_has_an_only_answer_given() -> None:
    async with open_house(games=GAMES, discreet=False) as house:
        _, other = await shoot(house, USELESS, names=PEOPLE)
        assert await answered(other)


async def test_nobody_is_asked_about_cards_that_all_can_see() -> None:
    async with open_house(games=GAMES) as house:
        open_hand = {"equipment": ("eqp_force_field",), "open": ("eqp_force_field",)}
        table = await hulk(house, *FIGURES, sides={UM: open_hand}, names=PEOPLE)
        um, _ = await house.sit(table.keys[UM])
        other, _ = await house.sit(table.keys[EL])
        um.do("activate um1", 0)
        await other.hear("update")
        um.do(SHOT, 1)
        shot = await other.hear("update")
        assert {line["event"]["type"] for line in shot["log"]} & {"Wounded", "Unharmed"}


class Script(Thinker):
    """A bot that plays written commands, and thinks for a while about each. Without one it fails."""

    def __init__(self, time: FakeTime, seconds: float) -> None:
        self.time, self.seconds = time, seconds
        self.left: list[str] = []

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        command = self.left.pop(0)
        await self.time.sleep(self.seconds)
        return command


@pytest.mark.parametrize("hand", [USEFUL, USELESS])
@pytest.mark.parametrize("thinks", [0.0, 0.15])
async def test_a_bot_is_heard_at_the_same_tick_whatever_it_holds_and_thinks(
    hand: dict[str, object], thinks: float
) -> None:
    time = FakeTime()
    script = Script(time, thinks)
    async with open_house(games=GAMES, thinker=script, time=time, bot_pause=0.6) as house:
        table = await hulk(house, *FIGURES, bots=(UM,), sides={UM: hand}, names=PEOPLE)
        other, _ = await house.sit(table.keys[EL])
        other.say("shown", seq=0)
        await settle()
        script.left = ["activate um1", SHOT, "pass"]
        await house.sit(table.watch)  # the bot is asked again when somebody comes
        for _ in range(3):
            await settle()
            time.pass_by(thinks)
        await settle()
        time.pass_by(0.55 - 3 * thinks)
        await settle()
        assert "update" not in other.unheard()
        time.pass_by(0.06)
        heard = await other.hear("update")
        kinds = [line["event"]["type"] for line in heard["log"]]
        assert kinds[:3] == ["Activated", "Declared", "Rolled"]
        assert {"Wounded", "Unharmed"} & set(kinds)
