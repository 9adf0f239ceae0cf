"""Work in copies of the process: what they tell, and how they end."""

import os
import signal
import time

from tools.mutants.forks import Say, in_forks, limit_time


def told(do: str, silence: float = 60.0, asleep: float = 60.0) -> tuple[list[object], str]:
    def work(name: str, say: Say) -> None:
        say("begun")
        match name:
            case "loop":
                limit_time(0.1)
                while True:
                    pass
            case "sleep":
                time.sleep(600)
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "raise":
                raise ValueError
            case "eat":
                limit_time(20)
                eaten = [bytearray(1 << 28) for _ in range(64)]
                say(len(eaten))
            case _:
                say([name, 1])

    (one,) = in_forks([do], work, 1, silence, asleep)
    return one.said, one.ending


def test_a_copy_tells_and_is_done() -> None:
    assert told("well") == (["begun", ["well", 1]], "done")


def test_a_copy_that_loops_is_stopped_by_its_processor_time() -> None:
    assert told("loop") == (["begun"], "time")


def test_a_copy_that_says_nothing_is_stopped() -> None:
    assert told("sleep", silence=0.5) == (["begun"], "time")


def test_a_copy_that_waits_for_nothing_is_stopped() -> None:
    assert told("sleep", asleep=0.5) == (["begun"], "time")


def test_copies_that_die_raise_or_eat_all_memory_are_told_apart_from_those_that_end() -> None:
    for how in ("die", "raise", "eat"):
        assert told(how) == (["begun"], "died")


def test_all_works_are_done_a_few_at_a_time() -> None:
    def work(number: int, say: Say) -> None:
        say(number * number)

    found = {one.work: one.said for one in in_forks(range(10), work, 3)}
    assert found == {number: [number * number] for number in range(10)}
