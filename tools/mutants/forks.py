"""Does work in forked copies of this process, a few at a time, and survives copies that loop, die or eat memory."""

import json
import os
import resource
import selectors
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

T = TypeVar("T")
Say = Callable[[Any], None]
Ending = Literal["done", "time", "died"]

SILENCE = 300.0
"""Seconds without a word after which a copy is stopped: on a busy machine a test may wait long for its turn."""
ASLEEP = 10.0
"""Seconds asleep after which a copy is stopped: it waits for something that the broken code never does."""
LOOK = 1.0
"""Seconds between two looks at the copies."""
MEMORY = 3 << 30
"""Bytes that a copy may take in addition."""


class Told(Struct, Generic[T]):
    """What came back from one copy."""

    work: T
    said: list[Any]
    """Everything it said, in order, as JSON has it."""
    ending: Ending
    """`time`: its own limit of processor time was over, or it said nothing for too long."""


class _Copy(Struct, Generic[T]):
    work: T
    pid: int
    last: float
    """When it last said something."""
    awake: float
    """When it was last seen at work."""
    used: int = 0
    """Processor time that it had used then."""
    text: bytes = b""


def in_forks(
    works: Iterable[T],
    do: Callable[[T, Say], None],
    jobs: int,
    silence: float = SILENCE,
    asleep: float = ASLEEP,
) -> Iterator[Told[T]]:
    """Call `do` for each work in a copy of its own. Yields what was told, in the order in which copies end."""
    waiting = iter(works)
    running: dict[int, _Copy[T]] = {}
    looked = time.monotonic()
    with selectors.DefaultSelector() as selector:
        try:
            while True:
                while len(running) < jobs:
                    try:
                        work = next(waiting)
                    except StopIteration:
                        break
                    pid, pipe = _fork(work, do)
                    running[pipe] = _Copy(work, pid, time.monotonic(), time.monotonic())
                    selector.register(pipe, selectors.EVENT_READ)
                if not running:
                    return
                for key, _ in selector.select(LOOK):
                    pipe = key.fd
                    text = os.read(pipe, 1 << 16)
                    if text:
                        running[pipe].text += text
                        running[pipe].last = time.monotonic()
                        continue
                    selector.unregister(pipe)
                    os.close(pipe)
                    yield _ended(running.pop(pipe))
                now = time.monotonic()
                if now - looked < LOOK:
                    continue
                looked = now
                for copy in running.values():
                    used, works_ = _at_work(copy.pid)
                    if works_ or used != copy.used:
                        copy.used, copy.awake = used, now
                    if now - copy.last > silence or now - copy.awake > asleep:
                        os.kill(copy.pid, signal.SIGPROF)
        finally:
            for pipe, copy in running.items():
                os.kill(copy.pid, signal.SIGKILL)
                os.waitpid(copy.pid, 0)
                os.close(pipe)


def limit_time(seconds: float) -> None:
    """Let this copy end unless it calls again before it has used this much processor time."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _fork(work: T, do: Callable[[T, Say], None]) -> tuple[int, int]:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    code = 1
    try:
        os.close(reading)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nowhere, standard)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        _limit_memory()

        def say(thing: Any) -> None:
            os.write(writing, json.dumps(thing).encode() + b"\n")

        do(work, say)
        code = 0
    finally:
        os._exit(code)


def _at_work(pid: int) -> tuple[int, bool]:
    """The processor time that a copy has used, and whether it is at work: one of its threads runs, or would if the
    machine were less busy, or it waits for a process that it has started."""
    used, works = 0, False
    for thread in Path(f"/proc/{pid}/task").iterdir():
        # The name of the program stands in brackets and may hold spaces.
        try:
            fields = (thread / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
            works = works or fields[0] in "RD" or bool((thread / "children").read_text("ascii"))
        except OSError:  # a thread that ended meanwhile
            works = True
            continue
        used += int(fields[11]) + int(fields[12])
    return used, works


def _limit_memory() -> None:
    with open("/proc/self/statm", encoding="ascii") as file:
        pages = int(file.read().split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _ended(copy: _Copy[T]) -> Told[T]:
    _, status = os.waitpid(copy.pid, 0)
    said = [json.loads(line) for line in copy.text.split(b"\n")[:-1]]
    if os.WIFSIGNALED(status):
        return Told(copy.work, said, "time" if os.WTERMSIG(status) == signal.SIGPROF else "died")
    return Told(copy.work, said, "done" if os.WEXITSTATUS(status) == 0 else "died")
