"""Worker processes do the work, are replaced when they die, and end with the server."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from bulkhead import GAMES
from bulkhead.match import Seated, Session
from bulkhead.server.http.problems import TooFast
from bulkhead.server.workers import Readers, Thinkers, Workers
from bulkhead.tabletop.phrases import Phrase

pytestmark = pytest.mark.anyio

PATIENCE = 30
HEROES = GAMES["heroes"]


def new_session() -> Session:
    return Session.start(HEROES, HEROES.options({"first": "1"}), [Seated("", "human")] * 2, b"\x07" * 32)


async def test_a_bot_chooses_a_legal_command_in_a_worker_process() -> None:
    workers = Workers(1)
    try:
        session = new_session()
        offer = session.offer(0)
        assert offer is not None
        text = await Thinkers(workers).choose("heroes", "random", b"chance", 0, session.view(0), offer)
        assert HEROES.read(text) in offer.commands
        assert await workers.do(os.getpid) != os.getpid()
    finally:
        await workers.close()


async def test_a_worker_that_dies_is_replaced_and_the_work_is_done_once_more() -> None:
    workers = Workers(1)
    try:
        first = await workers.do(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.do(os.getpid) not in (first, os.getpid())
    finally:
        await workers.close()


def never_done(line: Path) -> None:
    """Work that never ends: it opens the pipe, which shows that it has begun."""
    with line.open("w"):
        time.sleep(3600)


async def test_a_worker_with_long_work_is_not_waited_for(tmp_path: Path) -> None:
    line = tmp_path / "line"
    os.mkfifo(line)
    workers = Workers(1)
    work = asyncio.ensure_future(workers.do(never_done, line))
    async with asyncio.timeout(PATIENCE):
        with await asyncio.to_thread(line.open) as other_end:
            await workers.close()
            # The processes that held the pipe open have ended.
            assert other_end.read() == ""
        with pytest.raises(BrokenExecutor):
            await work


async def test_workers_end_when_the_server_is_killed() -> None:
    script = """
        import asyncio, os, sys
        from bulkhead.server.workers import Workers

        async def main():
            print(await Workers(1).do(os.getpid), flush=True)
            sys.stdin.read()

        if __name__ == "__main__":
            asyncio.run(main())
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert worker != server.pid
        server.kill()
        # Processes that inherited the server's output hold it open: it ends when all of them have ended.
        rest, _ = server.communicate(timeout=PATIENCE)
        assert rest == ""


async def test_stories_are_read_in_workers_and_bad_ones_are_refused() -> None:
    readers = Readers(Workers(0))
    log = new_session().log()
    story = await readers.story(log, "mine", -1)
    assert isinstance(story, bytes)
    assert b'"frames":[{"n":0' in story
    wrong = await readers.story(log[:-1], "mine", -1)
    assert isinstance(wrong, Phrase)
    assert (wrong.id, wrong.args["file"]) == ("replay-cut-off", "mine")
    assert await readers.position(log, "mine", 0) == "-/-/-/-/- -/-/-/-/- 1 draft - - t0 f1 g1 first=1"
    late = await readers.position(log, "mine", 5)
    assert isinstance(late, Phrase)
    assert late.args == {"at": 5, "last": 0}


async def test_the_number_of_waiting_stories_is_limited() -> None:
    with pytest.raises(TooFast):
        await Readers(Workers(0), most=0).story(b"", "mine", -1)
