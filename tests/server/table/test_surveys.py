"""Questions about a table over the socket: the map, a figure, an attack, and the asides of a seat."""

from typing import Any

import pytest

from tests.server.house import HERE, LINK, House, open_house
from tests.server.line import Line

pytestmark = pytest.mark.anyio

TUTORIAL: dict[str, Any] = {
    "game": "starquest",
    "options": {"mission": "mis_00_first_steps", "factions": ["ultramarines", "chaos"]},
}


async def boarded(house: House) -> tuple[Line, Line, Line]:
    """A squad whose commander has come in, the aliens who have placed their blips, and a spectator."""
    table = await house.table(HERE, HERE, **TUTORIAL)
    lines = [(await house.sit(key))[0] for key in (*table.keys.values(), table.watch)]
    squad, aliens, watcher = lines
    updates: list[Any] = []
    for seq, command in enumerate(("choose dk_s", "activate um1", "um1 enter 5.11 N")):
        squad.do(command, seq, f"squad {seq}")
        updates = [await line.hear("update") for line in lines]
    seq = 3
    while updates[1]["waiting"] == 1:
        aliens.do(updates[1]["offer"]["answers"][0]["text"], seq, f"aliens {seq}")
        updates = [await line.hear("update") for line in lines]
        seq += 1
    return squad, aliens, watcher


async def ask(line: Line, about: str) -> dict[str, Any]:
    line.say("survey", id=about[:40], about=about)
    answer = await line.hear("surveyed")
    assert answer["id"] == about[:40]
    found: dict[str, Any] = answer["found"]
    return found


async def test_every_viewer_may_ask_for_the_map_and_its_pieces() -> None:
    async with open_house() as house:
        lines = await boarded(house)
        charts = [await ask(line, "chart") for line in lines]
        assert charts[0] == charts[1] == charts[2]
        assert charts[0]["mission"] == "mis_00_first_steps"
        outlooks = [await ask(line, "um1") for line in lines]
        assert outlooks[0] == outlooks[1] == outlooks[2]
        assert outlooks[0]["reach"]


async def test_a_survey_of_a_face_down_token_is_the_same_for_its_owner_and_for_all_others() -> None:
    async with open_house() as house:
        squad, aliens, watcher = await boarded(house)
        answers = [await ask(line, "ch?1") for line in (squad, aliens, watcher)]
        assert answers[0] == answers[1] == answers[2]
        assert "fig_" not in str(answers[0])


async def test_a_survey_of_something_unknown_is_refused_with_a_sentence() -> None:
    async with open_house() as house:
        squad, aliens, _ = await boarded(house)
        for line, about in (
            (squad, "um9"),
            (squad, "um1 shoot wpn_laser_pistol ch1"),
            (aliens, "um1 step 5.9"),
        ):
            line.say("survey", id="no", about=about)
            refused = await line.hear("refused")
            assert refused["says"]["id"] == "sq-survey-unknown"


async def test_a_table_that_has_not_begun_has_nothing_to_survey() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK, **TUTORIAL)
        line = house.greet(table.keys[0])
        await line.hear("lobby")
        line.say("survey", id="early", about="chart")
        assert (await line.hear("refused"))["says"]["id"] == "server-not-begun"
        line.say("asides", id="early")
        assert (await line.hear("may-also"))["answers"] == []


async def test_heroes_has_nothing_to_survey() -> None:
    async with open_house() as house:
        table = await house.table(HERE, HERE)
        line, _ = await house.sit(table.keys[0])
        line.say("survey", id="board", about="chart")
        assert (await line.hear("refused"))["says"]["id"] == "survey-nothing"


async def test_a_seat_may_give_asides_at_any_moment_and_a_spectator_never() -> None:
    async with open_house() as house:
        squad, aliens, watcher = await boarded(house)
        for line, some in ((squad, True), (aliens, True), (watcher, False)):
            line.say("asides", id="now")
            answers = (await line.hear("may-also"))["answers"]
            assert bool(answers) == some
            assert all({"text", "command", "does"} == set(answer) for answer in answers)


async def test_the_bot_that_would_take_over_a_seat_is_one_that_plays_its_faction() -> None:
    async with open_house() as house:
        table = await house.table(HERE, HERE, **TUTORIAL)
        _, sync = await house.sit(table.keys[0])
        assert [seat["bot"] for seat in sync["seats"]] == ["trooper", "overlord"]
