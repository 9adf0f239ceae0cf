"""A server killed repeatedly during a burst of commands: no acknowledged command is lost or played twice."""

from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from bulkhead import GAMES
from bulkhead.match import Did, Seated, Session, read_replay, verify
from tests.server.server_process import SEED, ServerProcess, Talk, stir

HEROES = GAMES["heroes"]
OPTIONS = {"turn-limit": 12, "first": "1"}
KILLS = (3, 14, 40)
"""The server is killed after this many acknowledgements."""

Burst = list[tuple[int, int, str]]
"""Commands of one seat in a row: seat, the entry each of them answers to, text."""


def a_whole_game() -> list[Burst]:
    """The commands of a game: with a known seed, the dice are known too."""
    players = [Seated("", "human")] * 2
    session = Session.start(HEROES, HEROES.options(OPTIONS), players, bytes.fromhex(SEED))
    rng = Random(4)
    commands = []
    while (seat := session.waiting) is not None:
        offer = session.offer(seat)
        assert offer is not None
        commands.append((seat, session.course.moves, str(rng.choice(offer.commands))))
        session.submit(seat, HEROES.read(commands[-1][2]))
    return [list(burst) for _, burst in groupby(commands, key=lambda command: command[0])]


class Player:
    """Plays both seats, and reconnects until the game is over."""

    def __init__(self, bursts: list[Burst]) -> None:
        self.bursts = bursts
        self.acknowledged: dict[int, str] = {}
        """The acknowledged entries, with the command of each."""

    def play_on(self, talks: list[Talk], kill_after: int, server: ServerProcess) -> bool:
        """Send burst after burst; True when the game is over, False when the server was killed."""
        known = talks[0].sync["seq"]
        assert known >= max(self.acknowledged, default=0)
        for burst in self.bursts:
            # Acknowledged commands are sent again too: they must not be played again.
            if burst[-1][1] + 1 < known:
                continue
            for seat, seq, command in burst:
                talks[seat].say("do", id=f"c{seq}", seq=seq, command=command)
            for seat, seq, command in burst:
                done = talks[seat].hear("done")
                assert (done["id"], done["seq"]) == (f"c{seq}", seq + 1)
                self.acknowledged[seq + 1] = command
                if len(self.acknowledged) >= kill_after:
                    server.kill()
                    return False
        return True


def test_every_acknowledged_command_survives_and_none_is_played_twice(tmp_path: Path) -> None:
    bursts = a_whole_game()
    script = [command for burst in bursts for _, _, command in burst]
    assert len(script) > max(KILLS) + 10
    player = Player(bursts)
    keys: list[str] = []
    commitment, replay = "", b""
    for kill_after in (*KILLS, 10_000):
        with ServerProcess(tmp_path, "--seed", SEED) as server:
            if not keys:
                keys = server.table(options=OPTIONS)
            talks = [server.sit(key) for key in keys]
            commitment = commitment or talks[0].sync["commitment"]
            assert talks[0].sync["commitment"] == commitment
            if player.play_on(talks, kill_after, server):
                replay = server.get("/api/replay", keys[0])
                assert server.stop() == ""
            else:
                with pytest.raises(ConnectionClosed):
                    talks[0].hear("nothing")
    verdict = verify(replay, "replay", GAMES, promised=commitment)
    assert (verdict.ok, verdict.finished) == (True, True)
    moves = [move for move in read_replay(replay, "replay").moves if isinstance(move, Did)]
    assert [move.command for move in moves] == script
    assert player.acknowledged == {move.n: move.command for move in moves}


def test_a_kill_between_the_commitment_and_the_salts_changes_neither(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        keys = server.make()
        promised = stir(server.url, keys[0], "tea")
        server.kill()
    with ServerProcess(tmp_path) as server:
        assert stir(server.url, keys[1], "rain") == promised
        sync = server.sit(keys[0]).sync
        assert (sync["commitment"], sync["salts"]) == (promised, [f"tea@{promised}", f"rain@{promised}"])


def test_a_bot_that_was_thinking_goes_on_thinking(tmp_path: Path) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
    with ServerProcess(tmp_path, "--bot-pause", "0") as server:
        (key,) = server.table(seats=seats, options={"first": "1"})
        talk = server.sit(key)
        for seq, hero in enumerate(("donato", "phaello", "victorno", "sanyctus", "ebellius")):
            talk.say("do", id=hero, seq=seq, command=f"pick {hero}")
        assert [talk.hear("done")["seq"] for _ in range(5)] == [1, 2, 3, 4, 5]
        server.kill()
    with ServerProcess(tmp_path, "--bot-pause", "0") as server:
        talk = server.sit(key)
        now = talk.sync
        while now["waiting"] != 0:
            now = talk.hear("update")
        assert now["view"]["phase"] == "place"
