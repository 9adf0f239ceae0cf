"""Undo at a table: it skips automatic answers, and stops at the end."""

from pathlib import Path

import pytest

from tests.match.hasty import HASTY
from tests.match.playing import SET_UP
from tests.server.house import NEARLY_OVER, House, Table, open_house, settle
from tests.server.line import Line

pytestmark = pytest.mark.anyio

ADA, BEN = 0, 1
GAMES = {"heroes": HASTY}


async def set_up(house: House) -> tuple[Table, list[Line]]:
    """18 commands of the set-up are chosen; the last two are automatic."""
    table = await house.table(options={"first": "1"})
    lines = [(await house.sit(key))[0] for key in table.keys.values()]
    seat = ADA
    for seq, command in enumerate(SET_UP[:18]):
        house.time.pass_by(1)
        lines[seat].do(command, seq)
        updates = [await line.hear("update") for line in lines]
        seat = updates[0]["waiting"]
    for line in lines:
        assert [(await line.hear("update"))["seq"] for _ in range(2)] == [19, 20]
    return table, lines


async def test_an_automatic_answer_is_undone_with_the_choice_before_it() -> None:
    async with open_house(games=GAMES) as house:
        _, (ada, ben) = await set_up(house)
        for line in (ada, ben):
            line.say("resync")
            sync = await line.hear("sync")
            assert sync["waiting"] == ADA, "both have placed their last hero, and it is time to roll"
            assert sync["undo"] == (line is ben)
        ada.say("undo", id="no", seq=20)
        assert (await ada.hear("refused"))["says"]["id"] == "match-no-undo"
        ben.say("undo", id="back", seq=20)
        updates = [await ben.hear("update") for _ in range(3)]
        assert [(one["seq"], one["undone"]) for one in updates] == [(21, 20), (22, 19), (23, 18)]
        assert (await ben.hear("done"))["seq"] == 23
        await settle()
        assert "update" not in ben.unheard(), "nothing comes straight back"
        assert len(updates[-1]["offer"]["answers"]) == 4
        ben.say("undo", id="back", seq=20)
        assert (await ben.hear("done"))["seq"] == 23, "the same request is not carried out twice"


async def test_an_undo_in_several_steps_survives_a_restart(tmp_path: Path) -> None:
    async with open_house(games=GAMES, data=tmp_path) as house:
        table, (_, ben) = await set_up(house)
        ben.say("undo", id="back", seq=20)
        await ben.hear("done")
    async with open_house(games=GAMES, data=tmp_path) as house:
        _, sync = await house.sit(table.keys[BEN])
        assert sync["seq"] == 23
        assert len(sync["offer"]["answers"]) == 4
        assert max(one["n"] for one in sync["log"]) == 17


async def test_the_end_cannot_be_undone(tmp_path: Path) -> None:
    """The last command rolls no die, but it shows everybody the seed."""
    async with open_house(data=tmp_path) as house:
        table = await house.table(position=NEARLY_OVER)
        ada, _ = await house.sit(table.keys[ADA])
        ben, _ = await house.sit(table.keys[BEN])
        ada.do("stop", 0)
        told = await ada.hear("update")
        assert told["finished"]
        assert told["seed"]
        assert told["undo"] is False
        for line in (ada, ben):
            line.say("undo", id="back", seq=1)
            assert (await line.hear("refused"))["says"]["id"] == "match-no-undo"
    async with open_house(data=tmp_path) as house:
        ada, sync = await house.sit(table.keys[ADA])
        assert (sync["finished"], sync["undo"]) == (True, False)
        ada.say("undo", id="again", seq=1)
        assert (await ada.hear("refused"))["says"]["id"] == "match-no-undo"
