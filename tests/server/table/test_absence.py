"""Absent players: the answer when time is up, its mark, and when a bot takes the seat."""

from pathlib import Path
from typing import Any

import pytest

from bulkhead.match.course import Step
from bulkhead.match.entries import Did, Undone
from bulkhead.server.table.absence import Absences
from bulkhead.server.table.clocks import TimeLimit
from tests.server.fake_time import FakeTime
from tests.server.house import HERE, MID_GAME, House, open_house, settle
from tests.server.hulk import CH, EL, FACTIONS, GAMES, UM, hulk
from tests.server.line import Line

pytestmark = pytest.mark.anyio

LIMIT = TimeLimit(10_000)
WATCHED = (
    "um1 fig_marine_laser 0.0 E",
    "el1 fig_eldar_warrior 6.0 W watching",
    "ch1 fig_ork 6.1 E",
)


async def sit_down(house: House, keys: dict[int, str]) -> dict[int, Line]:
    return {seat: (await house.sit(key))[0] for seat, key in keys.items()}


def logged(update: Any) -> list[tuple[str, bool]]:
    return [(line["event"]["type"], line["clock"]) for line in update["log"]]


@pytest.mark.clause("SQ-SEAT-06")
async def test_when_time_is_up_the_default_is_given_as_the_seats_own_and_marked() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, limit=LIMIT)
        lines = await sit_down(house, table.keys)
        lines[UM].do("activate um1", 0)
        first = await lines[CH].hear("update")
        assert not any(clock for _, clock in logged(first))
        house.time.pass_by(10)
        update = await lines[CH].hear("update")
        assert all(clock for _, clock in logged(update))
        assert update["log"][0]["event"]["seat"] == UM
        session = house.rooms._open[table.match].session
        entry = session.steps[-1].entry
        assert isinstance(entry, Did)
        assert (entry.command, entry.seat, entry.clock) == ("done", UM + 1, True)
        lines[CH].say("resync")
        assert (await lines[CH].hear("sync"))["log"][-1]["clock"] is True


@pytest.mark.clause("SQ-SEAT-06", "SQ-OVER-17")
async def test_an_unanswered_overwatch_offer_is_declined_by_the_clock() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, *WATCHED, limit=LIMIT, watched=True)
        lines = await sit_down(house, table.keys)
        lines[UM].do("activate um1", 0)
        await lines[CH].hear("update")
        lines[UM].do("um1 step 1.0", 1)
        asked = await lines[CH].hear("update")
        assert asked["waiting"] == EL
        house.time.pass_by(10)
        answered = await lines[CH].hear("update")
        assert ("Waited", True) in logged(answered)
        assert answered["log"][0]["event"]["seat"] == EL


@pytest.mark.clause("SQ-SEAT-08")
async def test_a_standing_order_is_not_marked_as_the_clocks() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, *WATCHED, limit=LIMIT, watched=True)
        lines = await sit_down(house, table.keys)
        lines[EL].do("instruct overwatch hold", 0)
        await lines[EL].hear("done")
        lines[UM].do("activate um1", 0)
        await lines[CH].hear("update")
        lines[UM].do("um1 step 1.0", 1)
        await lines[CH].hear("update")
        answered = await lines[CH].hear("update")
        assert ("Waited", False) in logged(answered)


@pytest.mark.clause("SQ-SEAT-08")
@pytest.mark.parametrize("order", ["instruct overwatch hold", "instruct dodge never"])
async def test_the_others_cannot_tell_by_the_clock_that_an_answer_was_given_beforehand(order: str) -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, *WATCHED, limit=LIMIT, watched=True)
        lines = await sit_down(house, table.keys)
        lines[EL].do(order, 0)
        await lines[EL].hear("done")
        lines[UM].do("activate um1", 0)
        await lines[CH].hear("update")
        lines[UM].do("um1 step 1.0", 1)
        asked = await lines[CH].hear("update")
        assert (asked["waiting"], asked["clock"]["running"]) == (EL, EL)


async def test_in_games_without_such_a_rule_the_bot_decides_and_it_is_marked() -> None:
    async with open_house() as house:
        table = await house.table(HERE, HERE, position=MID_GAME, move_seconds=10)
        ada, _ = await house.sit(table.keys[0])
        house.time.pass_by(10)
        assert logged(await ada.hear("update")) == [("Rolled", True)]


# Two turns in a row


def did(seat: int, *, clock: bool = False, aside: bool = False) -> Step:
    return Step(Did(1, seat + 1, "end", (), "", clock), (), aside=aside)


def test_a_seat_is_absent_after_two_own_turns_ended_by_the_clock() -> None:
    absences = Absences(3)
    assert absences.note((1, UM), did(UM, clock=True), (2, EL), ordered=False) is None
    assert absences.note((2, EL), did(EL), (3, UM), ordered=False) is None
    assert absences.note((3, UM), did(UM), (3, UM), ordered=False) is None
    assert absences.note((3, UM), did(UM, clock=True), (4, EL), ordered=False) == UM
    assert absences.note((4, EL), did(EL), (5, UM), ordered=False) is None
    assert absences.note((5, UM), did(UM, clock=True), (6, EL), ordered=False) is None, "it counts anew"


@pytest.mark.parametrize(
    "between",
    [
        [((3, UM), did(UM), (4, EL), False)],
        [((3, UM), did(UM, clock=True), (3, UM), False), ((3, UM), did(UM), (4, EL), False)],
        [
            ((3, UM), did(UM, clock=True), (3, UM), False),
            ((3, UM), Step(Undone(1, UM + 1, ""), ()), (4, EL), False),
        ],
    ],
    ids=["a turn of his own", "the last word is his", "he takes back"],
)
def test_a_turn_that_the_player_ends_resets_the_count(between: list[Any]) -> None:
    absences = Absences(3)
    absences.note((1, UM), did(UM, clock=True), (2, EL), ordered=False)
    for turn, step, now, ordered in between:
        assert absences.note(turn, step, now, ordered=ordered) is None
    assert absences.note((5, UM), did(UM, clock=True), (6, EL), ordered=False) is None


def test_standing_answers_and_asides_do_not_prove_presence() -> None:
    absences = Absences(3)
    away: int | None = None
    for turn in (1, 3):
        absences.note((turn, UM), did(UM, clock=True), (turn, UM), ordered=False)
        absences.note((turn, UM), did(UM, aside=True), (turn, UM), ordered=False)
        away = absences.note((turn, UM), did(UM), (turn + 1, EL), ordered=True)
    assert away == UM


def test_commands_of_others_and_games_without_turns_do_not_count() -> None:
    absences = Absences(3)
    for turn in (1, 3, 5):
        assert absences.note((turn, UM), did(EL, clock=True), (turn + 1, EL), ordered=False) is None
        assert absences.note(None, did(UM, clock=True), None, ordered=False) is None


async def run_out(house: House, line: Line, turns: int) -> list[Any]:
    """Let the clock run out for this many turns of the Ultramarines; returns all messages."""
    heard: list[Any] = []
    begun = 0
    while begun <= turns:
        house.time.pass_by(10)
        await settle()
        while line.unheard():
            message = await line.hear()
            heard.append(message)
            for one in message.get("log", []) if message["type"] == "update" else []:
                begun += one["event"]["type"] == "TurnBegan" and one["event"]["seat"] == UM
        if begun == turns:
            return heard
    return heard


def drivers(heard: list[Any]) -> list[list[str]]:
    return [[seat["driver"] for seat in one["seats"]] for one in heard if one["type"] == "seats"]


@pytest.mark.clause("SQ-SEAT-06")
async def test_after_two_turns_that_the_clock_has_ended_a_bot_takes_the_seat_until_its_holder_is_back() -> (
    None
):
    async with open_house(games=GAMES) as house:
        table = await hulk(house, limit=LIMIT, bots=(EL, CH))
        lines = await sit_down(house, table.keys)
        heard = await run_out(house, lines[UM], 1)
        assert not any("bot" in seats[:1] for seats in drivers(heard)), "once is not enough"
        heard = await run_out(house, lines[UM], 1)
        assert drivers(heard)[-1] == ["bot"] * len(FACTIONS)
        lines[UM].say("seat", id="back", driver="human")
        assert (await lines[UM].hear("seats"))["seats"][UM]["driver"] == "human"


@pytest.mark.clause("SQ-SEAT-06")
async def test_the_count_goes_on_after_a_restart(tmp_path: Path) -> None:
    time = FakeTime()
    async with open_house(games=GAMES, data=tmp_path, time=time) as house:
        table = await hulk(house, limit=LIMIT, bots=(EL, CH))
        lines = await sit_down(house, table.keys)
        await run_out(house, lines[UM], 1)
    async with open_house(games=GAMES, data=tmp_path, time=time) as house:
        lines = await sit_down(house, table.keys)
        heard = await run_out(house, lines[UM], 1)
        assert drivers(heard)[-1] == ["bot"] * len(FACTIONS)
