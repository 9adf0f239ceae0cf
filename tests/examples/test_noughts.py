"""A whole game that Bulkhead does not know: noughts and crosses, with the core of the protocol only."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bulkhead import bots
from bulkhead.lab.simulate import simulate
from bulkhead.match import Seated, Session, read_replay, resume, verify
from bulkhead.registry import GAMES, entry, register
from bulkhead.registry.shelf import unregister
from bulkhead.tabletop.conformance import check
from examples.noughts import NOUGHTS, NOUGHTS_ENTRY
from tests.cli.running import lines, ok, run
from tests.server.house import open_house

PLAYERS = (Seated("Ada", "human"), Seated("Ben", "human"))
SEED = bytes(32)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    register(NOUGHTS_ENTRY)
    yield
    unregister(NOUGHTS.id)


def test_it_is_a_game_like_the_others() -> None:
    assert GAMES["noughts"] is NOUGHTS
    assert list(GAMES)[-1] == "noughts"
    assert bots.names("noughts") == ("random",)
    with pytest.raises(ValueError, match="noughts already"):
        register(NOUGHTS_ENTRY)


def test_it_conforms() -> None:
    assert check(NOUGHTS, NOUGHTS.options({}), games=10, fuzz_every=1) >= 10 * 5


def test_bots_play_it_in_a_simulation() -> None:
    logs: dict[int, bytes] = {}
    summary = simulate(NOUGHTS, NOUGHTS.options({}), ("random", "random"), 40, save=logs.__setitem__)
    assert sum(summary.wins) + summary.draws == 40
    assert 5 <= summary.commands.min <= summary.commands.max <= 9
    assert all(verify(log, "game.jsonl", GAMES).finished for log in logs.values())


def test_a_match_is_saved_resumed_and_verified() -> None:
    session = Session.start(NOUGHTS, NOUGHTS.options({"first": "1"}), PLAYERS, SEED)
    for seat, text in ((0, "mark 5"), (1, "mark 1")):
        session.submit(seat, NOUGHTS.read(text))
    again = resume(read_replay(session.log(), "game.jsonl"), GAMES)
    for seat, text in ((0, "mark 2"), (1, "mark 9"), (0, "mark 8")):
        again.submit(seat, NOUGHTS.read(text))
    assert again.result is not None
    assert again.result.winner == 0
    verdict = verify(again.log(), "game.jsonl", GAMES)
    assert verdict.ok
    assert verdict.moves == 5
    forged = again.log().replace(b"mark 9", b"mark 4")
    assert not verify(forged, "game.jsonl", GAMES).ok


def test_a_move_can_be_taken_back() -> None:
    session = Session.start(NOUGHTS, NOUGHTS.options({"first": "1"}), PLAYERS, SEED)
    session.submit(0, NOUGHTS.read("mark 5"))
    session.undo(0)
    assert session.waiting == 0


def test_people_play_it_at_the_terminal(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    typed = lines("mark 5", "mark 5", "why", "1", "rules line", "help", "mark 2", "mark 9", "mark 8")
    seats = ("--seats", "human=Ada,human=Ben", "-o", "first=1")
    said = ok("play", "noughts", *seats, "--seed", "noughts", "--save", file, typed=typed).out
    assert "Where do you put your mark?" in said
    assert "Ada: marked (cell 5) (N-3)" in said
    assert "Cell 5 is taken. (N-3;" in said
    assert "Three marks of one player in a line win at once." in said
    assert 'cells: ["o","x",".",".","x",".",".","x","o"]' in said
    assert "Ada: won (N-4)" in said
    assert ok("verify", file).out
    assert '"o"' in ok("replay", file, "--at", "4").out


def test_the_command_line_shows_positions_rules_and_simulations() -> None:
    position = '{"options":{},"cells":["x",".",".",".",".",".",".",".","."],"mover":1}'
    assert "mark 9" in ok("show", "noughts", position).out
    assert run("show", "noughts", "x").refused(2) == "“x” is not a position of this game."
    assert "PLAYING" in ok("rules", "--game", "noughts").out
    assert ok("rules", "--game", "noughts", "--lang", "it").out.count("N-") == 5
    assert ok("sim", "noughts", "--games", "3", "--json").json["games"] == 3
    assert "noughts" in run("odds", "noughts", "--dice", "2").refused(2)


@pytest.mark.anyio
async def test_the_server_plays_it() -> None:
    async with open_house(games={"noughts": entry("noughts").game}) as house:
        table = await house.table(game="noughts", options={"first": "1"})
        lines = [(await house.sit(key))[0] for key in table.keys.values()]
        updates: list[Any] = []
        for seq, cell in enumerate((1, 4, 2, 5, 3)):
            house.time.pass_by(1)
            lines[seq % 2].do(f"mark {cell}", seq)
            updates = [await line.hear("update") for line in lines]
        told = [[one["says"]["id"] for one in update["log"]] for update in updates]
        assert told == [["game-event-of", "game-event-of"]] * 2
        assert all(update["finished"] for update in updates)
        assert (await house.get("/api/replay", table.keys[0])).status_code == 200
