"""Asides at a table: other seats receive nothing, see no gap in the numbers, do not wait longer, and undo as before."""

import asyncio
from typing import Any

import msgspec
import pytest

from bulkhead.server.table.clocks import TimeLimit
from bulkhead.server.table.room import Room
from tests.server.house import First, House, Table, open_house, settle
from tests.server.hulk import CH, EL, GAMES, UM, hulk
from tests.server.line import Line

pytestmark = pytest.mark.anyio

ASIDES = ("raise", "instruct dodge never", "trigger begins chaos")


async def sit_down(house: House, table: Table) -> dict[int, Line]:
    """A socket for each player, and for a spectator."""
    return {seat: (await house.sit(key))[0] for seat, key in {**table.keys, -1: table.watch}.items()}


async def act(house: House, lines: dict[int, Line], seat: int, seq: int, command: str) -> None:
    house.time.pass_by(1)
    if command == "undo":
        lines[seat].say("undo", id=f"{seat} {seq}", seq=seq)
    else:
        lines[seat].do(command, seq, f"{seat} {seq}")
    assert (await lines[seat].hear("done"))["seq"] == seq + 1


async def look_round(house: House, table: Table, lines: dict[int, Line]) -> dict[int, str]:
    """Everything that the others can find out by asking."""
    found = {}
    for viewer in (UM, CH, -1):
        line = lines[viewer]
        line.say("resync")
        line.do("raise", 99, f"stale {house.time.now()}")
        line.say("say", id=f"chat {house.time.now()}", text="hm")
        line.say("why", id=f"why {house.time.now()}", command="um1 step 3.0")
        await line.hear("because")
        key = table.watch if viewer < 0 else table.keys[viewer]
        found[viewer] = (await house.post("/api/tables/mine", {"keys": [key]})).text
    found[-2] = (await house.get("/api/tables/public")).text
    return found


async def quiet_walk(asides: tuple[str, ...], limit: TimeLimit) -> list[Any]:
    """The Ultramarines walk and undo a step, while the Eldar give these asides or none; returns what the others
    receive."""
    async with open_house(games=GAMES) as house:
        table = await hulk(house, limit=limit, public=True)
        lines = await sit_down(house, table)
        await act(house, lines, UM, 0, "activate um1")
        await act(house, lines, UM, 1, "um1 step 1.0")
        house.time.pass_by(2)
        for number, aside in enumerate(asides):
            lines[EL].do(aside, 2 + number)
            assert (await lines[EL].hear("done"))["seq"] == 3 + number
        await settle()
        found = [await look_round(house, table, lines)]
        await act(house, lines, UM, 2, "undo")
        await act(house, lines, UM, 3, "undo")
        found.append(await look_round(house, table, lines))
        return [
            [text.replace(table.match, "MATCH") for text in lines[viewer].heard] for viewer in (UM, CH, -1)
        ] + [{viewer: text.replace(table.match, "MATCH") for viewer, text in one.items()} for one in found]


@pytest.mark.clause("SQ-CMD-09", "SQ-TURN-19")
@pytest.mark.parametrize("limit", [TimeLimit(), TimeLimit(60_000, 600_000)], ids=["no clock", "clock"])
async def test_asides_are_invisible_to_the_other_seats(limit: TimeLimit) -> None:
    silence, words = await quiet_walk((), limit), await quiet_walk(ASIDES, limit)
    for quiet, spoken in zip(silence, words, strict=True):
        assert quiet == spoken
    assert any('"undo":true' in text for text in words[0]), "and what was done can be taken back"


async def test_an_aside_is_sent_to_its_sender_only() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house)
        lines = await sit_down(house, table)
        await settle()
        before = {viewer: len(line.heard) for viewer, line in lines.items()}
        lines[EL].do("raise", 0)
        update = await lines[EL].hear("update")
        await lines[EL].hear("done")
        await settle()
        assert update["seq"] == 1
        assert update["view"]["raised"] is True
        assert [line["event"]["type"] for line in update["log"]] == ["HandRaised"]
        assert update["undo"] is True
        assert {viewer: len(line.heard) - before[viewer] for viewer, line in lines.items()} == {
            UM: 0,
            EL: 2,
            CH: 0,
            -1: 0,
        }


@pytest.mark.clause("SQ-ALLY-13")
async def test_a_secret_offer_reaches_only_its_two_sides() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house)
        lines = await sit_down(house, table)
        lines[CH].do("pledge ultramarines secret", 0)
        for seat in (CH, UM):
            update = await lines[seat].hear("update")
            assert (update["seq"], update["log"][0]["n"], update["log"][0]["event"]["number"]) == (1, 1, 31)
        await act(house, lines, UM, 1, "accept 31")
        assert (await lines[CH].hear("update"))["view"]["pacts"]
        await settle()
        for viewer in (EL, -1):
            assert "update" not in lines[viewer].unheard()
        await act(house, lines, UM, 2, "activate um1")
        assert (await lines[EL].hear("update"))["seq"] == 1
        assert (await lines[CH].hear("update"))["seq"] == 3


async def test_each_viewer_keeps_its_entry_numbers_after_a_restart(tmp_path: Any) -> None:
    async with open_house(games=GAMES, data=tmp_path) as house:
        table = await hulk(house)
        lines = await sit_down(house, table)
        await act(house, lines, UM, 0, "activate um1")
        await act(house, lines, EL, 1, "raise")
        await act(house, lines, UM, 1, "um1 face S")
        mine = {
            seat: (await house.post("/api/tables/mine", {"keys": [key]})).json()
            for seat, key in table.keys.items()
        }
    async with open_house(games=GAMES, data=tmp_path) as house:
        for seat, key in table.keys.items():
            line, sync = await house.sit(key)
            assert sync["seq"] == (3 if seat == EL else 2)
            assert {one["n"] for one in sync["log"]} == ({1, 2, 3} if seat == EL else {1, 2})
            again = (await house.post("/api/tables/mine", {"keys": [key]})).json()
            assert (again[0]["seq"], again[0]["touched"]) == (mine[seat][0]["seq"], mine[seat][0]["touched"])
            if seat == EL:
                line.do("raise", 1, "1 1")
                assert (await line.hear("done"))["seq"] == 2, "it was done before; it is not done twice"


@pytest.mark.clause("SQ-CMD-09")
async def test_an_aside_does_not_interrupt_a_bot() -> None:
    thinker = First()
    thinker.may.clear()
    async with open_house(games=GAMES, thinker=thinker) as house:
        table = await hulk(house, bots=(UM,))
        lines = await sit_down(house, table)
        await settle()
        assert thinker.asked == 1
        lines[EL].do("instruct dodge never", 0)
        await lines[EL].hear("done")
        await settle()
        assert thinker.asked == 1
        thinker.may.set()
        played = await lines[CH].hear("update")
        assert (played["since"], played["log"][0]["event"]["type"]) == (0, "Activated")


@pytest.mark.clause("SQ-CMD-09", "SQ-SEAT-06")
async def test_a_clock_runs_on_during_an_aside() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, limit=TimeLimit(10_000))
        lines = await sit_down(house, table)
        house.time.pass_by(6)
        lines[EL].do("raise", 0)
        update = await lines[EL].hear("update")
        assert update["clock"]["move"] == 4_000
        assert 4.0 in [round(alarm, 3) for alarm in house.time.alarms]
        house.time.pass_by(4)
        await settle()
        assert (await lines[CH].hear("update"))["seq"] == 1, "time is up for the Ultramarines"


async def test_a_clock_runs_on_during_a_public_aside_if_the_question_stays() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, limit=TimeLimit(10_000))
        lines = await sit_down(house, table)
        house.time.pass_by(6)
        await act(house, lines, EL, 0, "expel chaos")
        assert (await lines[UM].hear("update"))["clock"]["move"] == 3_000
        await act(house, lines, UM, 1, "activate um1")
        assert (await lines[CH].hear("update"))["clock"]["move"] == 3_000
        assert (await lines[CH].hear("update"))["clock"]["move"] == 10_000, "a new question, a new clock"


@pytest.mark.clause("SQ-RECON-09")
async def test_cards_kept_from_an_earlier_mission_are_sent_to_their_owner_alone() -> None:
    records = {"ultramarines": {"cards": ["rec_grenades"]}, "eldar": {"seals": 1}}
    async with open_house(games=GAMES) as house:
        table = await hulk(house, options={"records": records})
        lines = await sit_down(house, table)
        await asyncio.sleep(0)
        for viewer, line in lines.items():
            line.say("resync")
            sync = await line.hear("sync")
            cards = sync["options"]["records"]["ultramarines"]["cards"]
            assert cards == (["rec_grenades"] if viewer == UM else [""])
            assert any("rec_grenades" in text for text in line.heard) == (viewer == UM)


async def test_a_starting_position_is_sent_only_to_viewers_who_may_know_all_of_it() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, "um1 fig_marine_laser 0.0 E", "ch?1 fig_android 6.0 blip")
        for key in (*table.keys.values(), table.watch):
            line, sync = await house.sit(key)
            assert sync["origin"] == ""
            assert "fig_android" not in msgspec.json.decode(line.heard[0]).get("origin", "")


@pytest.mark.clause("SQ-ALLY-13")
async def test_a_bot_answers_an_offer_at_once_and_only_the_two_sides_are_told() -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, bots=(EL,), kind="trooper")
        um, ch, watcher = [(await house.sit(key))[0] for key in (table.keys[UM], table.keys[CH], table.watch)]
        um.do("pledge eldar secret", 0, "offer")
        await um.hear("done")
        answered = await um.hear("update")
        while not answered["view"]["pacts"]:
            answered = await um.hear("update")
        assert [(one["a"], one["b"], one["public"]) for one in answered["view"]["pacts"]] == [(UM, EL, False)]
        await settle()
        for line in (ch, watcher):
            assert "pact" not in "".join(line.heard).replace('"pacts":[]', "").replace('"split-pacts":[]', "")


@pytest.mark.clause("SQ-ALLY-13")
async def test_an_open_offer_after_the_end_keeps_no_bot_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house)
        um, _ = await house.sit(table.keys[UM])
        um.do("pledge eldar secret", 0, "offer")
        await um.hear("done")
        room = house.rooms._open[table.match]
        room.table = room.table.with_seat(EL, driver="bot", bot="trooper")
        assert room.drivers._petition() is not None
        monkeypatch.setattr(Room, "taken_back", True)  # with the mission of a campaign
        assert room.drivers._petition() is None
        room.drivers.wake()
        await settle()
        assert room.session.state.proposals
