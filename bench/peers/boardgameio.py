"""boardgame.io: its own client plays its own tic-tac-toe, in Node, controlled through a pipe (see boardgameio.mjs)."""

import os
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path

import msgspec

from bench.measure import Work, Workload
from bench.peers.peer import NOT_INSTALLED, Absent, Peer

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules" / "boardgame.io" / "package.json"


class _Answer(msgspec.Struct):
    moves: int
    seconds: float


class Script:
    """The script; it waits for orders to play for some seconds."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._orders, self._answers = process.stdin, process.stdout

    def run(self, seconds: float) -> Work:
        self._orders.write(f"{seconds}\n")
        self._orders.flush()
        line = self._answers.readline()
        if not line:
            raise SystemExit(
                "boardgameio.mjs ended before it answered: try `node bench/peers/boardgameio.mjs`."
            )
        answer = msgspec.json.decode(line, type=_Answer)
        return Work(answer.moves, answer.seconds)


def open_(stack: ExitStack) -> list[Workload]:
    node = shutil.which("node")
    if node is None:
        raise Absent("needs Node.js, then make bench-extras")
    if not PACKAGE.exists():
        raise Absent(NOT_INSTALLED)
    process = stack.enter_context(
        subprocess.Popen(
            [node, "boardgameio.mjs"],
            cwd=HERE,
            env={**os.environ, "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    )
    return [Workload("boardgame.io", "boardgame.io tic-tac-toe", "moves/s", Script(process).run)]


def version() -> str:
    found: str = msgspec.json.decode(PACKAGE.read_bytes())["version"]
    return found


BOARDGAME_IO = Peer("boardgame.io", open_, version)
