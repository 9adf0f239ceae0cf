"""Squads that several people prepare at once: given in the order of the rules, secret until then, asked when
impossible."""

from typing import Any

import pytest

from bulkhead import GAMES
from tests.server.house import HERE, MID_GAME, SEED, House, Table, open_house, settle
from tests.server.line import Line

pytestmark = pytest.mark.anyio

SQUADS = (0, 1)
OPTIONS = {"factions": ["imperial_fists", "blood_angels", "chaos"], "mission": "mis_01_hard_dock"}
ENTRY = "sq-ask-setup-entry"


async def sit_down(house: House) -> tuple[Table, list[Line], list[Any]]:
    table = await house.table(seats=[HERE] * 3, game="starquest", options=OPTIONS)
    keys = [*table.keys.values(), table.watch]
    come = [await house.sit(key) for key in keys]
    return table, [line for line, _ in come], [sync for _, sync in come]


async def squad(line: Line) -> list[tuple[str, str]]:
    """The answers of a squad as the page of the browser works them out."""
    line.say("survey", id="squad", about="squad")
    found = (await line.hear("surveyed"))["found"]
    return [
        (f"sq-ask-setup-{slot['step']}", "pass" if slot["value"] == "-" else f"choose {slot['value']}")
        for slot in found["slots"]
    ]


async def told(line: Line) -> list[Any]:
    """The whole log of a viewer."""
    await settle()
    line.say("resync")
    sync = await line.hear("sync")
    return [entry["event"] for entry in sync["log"]]


async def by_hand(house: House) -> list[Any]:
    """The log of spectators when each squad answers as it is asked."""
    _, lines, syncs = await sit_down(house)
    answers = [await squad(lines[seat]) for seat in SQUADS]
    now = syncs
    seq = 0
    while (asked := now[now[0]["waiting"]]["offer"])["question"] != ENTRY:
        seat = now[0]["waiting"]
        offered = {answer["text"] for answer in asked["answers"]}
        chosen = next(one for one in answers[seat] if one[0] == asked["question"] and one[1] in offered)
        answers[seat].remove(chosen)
        lines[seat].do(chosen[1], seq)
        seq += 1
        now = [await line.hear("update") for line in lines]
    return await told(lines[-1])


async def test_both_choose_at_once_and_the_log_is_as_if_they_had_been_asked() -> None:
    async with open_house(games=GAMES, seeds=[SEED]) as house:
        expected = await by_hand(house)
    async with open_house(games=GAMES, seeds=[SEED]) as house:
        _, lines, syncs = await sit_down(house)
        first = syncs[0]["waiting"]
        second = 1 - first
        for seat in (second, first):
            lines[seat].say("prepare", id="ready", answers=await squad(lines[seat]))
            assert (await lines[seat].hear("done"))["id"] == "ready"
        assert await told(lines[-1]) == expected
        lines[2].say("resync")
        sync = await lines[2].hear("sync")
        assert sync["waiting"] in SQUADS
        lines[sync["waiting"]].say("resync")
        assert (await lines[sync["waiting"]].hear("sync"))["offer"]["question"] == ENTRY


async def test_the_others_learn_that_a_player_is_ready_and_nothing_else() -> None:
    async with open_house(games=GAMES, seeds=[SEED]) as house:
        _, lines, syncs = await sit_down(house)
        early = 1 - syncs[0]["waiting"]
        answers = await squad(lines[early])
        await settle()
        before = [len(line.heard) for line in lines]
        lines[early].say("prepare", id="ready", answers=answers)
        await lines[early].hear("done")
        await settle()
        for viewer, line in enumerate(lines):
            news = line.heard[before[viewer] :]
            assert any('"prepared":true' in text for text in news)
            assert not any(command.split()[-1] in text for text in news for _, command in answers)
            assert not any('"type":"update"' in text for text in news), "nothing was played"
        lines[early].say("prepare", id="not ready", answers=[])
        await lines[early].hear("done")
        await settle()
        assert '"prepared"' not in lines[2].heard[-1]


async def test_what_has_become_impossible_is_asked_again_and_said() -> None:
    async with open_house(games=GAMES, seeds=[SEED]) as house:
        table, lines, syncs = await sit_down(house)
        seat = syncs[0]["waiting"]
        answers = await squad(lines[seat])
        question = answers[-1][0]
        spoilt = [one for one in answers if one[0] != question] + [(question, "choose nothing")]
        other = 1 - seat
        lines[other].say("prepare", id="ready", answers=await squad(lines[other]))
        lines[seat].say("prepare", id="ready", answers=spoilt)
        assert (await lines[seat].hear("unprepared"))["question"] == question
        await settle()
        assert not any(
            '"unprepared"' in text for line in lines if line is not lines[seat] for text in line.heard
        )
        again = house.greet(table.keys[seat])
        sync = await again.hear("sync")
        assert sync["offer"]["question"] == question
        assert (await again.hear("unprepared"))["question"] == question
        assert not any(one.get("prepared") for one in sync["seats"] if one["seat"] == seat)


async def test_what_is_not_prepared_is_asked() -> None:
    async with open_house(games=GAMES, seeds=[SEED]) as house:
        _, lines, syncs = await sit_down(house)
        seat = syncs[0]["waiting"]
        (question, command), *rest = await squad(lines[seat])
        lines[seat].say("prepare", id="ready", answers=[(question, command)])
        update = await lines[seat].hear("update")
        assert update["seq"] == 1
        await house.act(lines[1 - seat], (await squad(lines[1 - seat]))[0][1], 1)
        lines[seat].say("resync")
        sync = await lines[seat].hear("sync")
        assert (sync["waiting"], sync["offer"]["question"]) == (seat, rest[0][0])
        assert not any(one.get("prepared") for one in sync["seats"])


async def test_prepared_answers_outlive_the_server(tmp_path: Any) -> None:
    async with open_house(games=GAMES, seeds=[SEED], data=tmp_path) as house:
        table, lines, syncs = await sit_down(house)
        first = syncs[0]["waiting"]
        lines[1 - first].say("prepare", id="ready", answers=await squad(lines[1 - first]))
        await lines[1 - first].hear("done")
    async with open_house(games=GAMES, data=tmp_path) as house:
        line, sync = await house.sit(table.keys[first])
        assert [one["seat"] for one in sync["seats"] if one.get("prepared")] == [1 - first]
        line.say("prepare", id="ready", answers=await squad(line))
        chose: set[int] = set()
        while chose != set(SQUADS):
            update = await line.hear("update")
            chose |= {one["event"]["seat"] for one in update["log"] if one["event"]["type"] == "Chose"}


async def test_nothing_is_prepared_by_spectators_or_after_set_up() -> None:
    async with open_house(games=GAMES) as house:
        _, lines, _ = await sit_down(house)
        lines[-1].say("prepare", id="a", answers=[])
        assert (await lines[-1].hear("refused"))["says"]["id"] == "server-only-watching"
        heroes = await house.table(position=MID_GAME)
        ada, _ = await house.sit(heroes.keys[0])
        ada.say("prepare", id="a", answers=[["heroes-ask-roll", "roll"]])
        assert (await ada.hear("refused"))["says"]["id"] == "server-nothing-to-prepare"
