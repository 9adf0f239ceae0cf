"""A simulation that is killed leaves no worker process behind."""

import signal
import subprocess
import sys

import pytest

PATIENCE = 60.0
SIMULATION = """
from bulkhead import GAMES
from bulkhead.lab.simulate import simulate

if __name__ == "__main__":
    heroes = GAMES["heroes"]
    seats = ("random", "random")
    simulate(heroes, heroes.options({}), seats, 10**9, jobs=2, progress=lambda done: print(done, flush=True))
"""


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGKILL], ids=("SIGTERM", "SIGKILL"))
def test_workers_end_with_their_parent_process(asked: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SIMULATION], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n", "its helpers are at work"
        process.send_signal(asked)
        # The workers hold its outputs open too: they end when all of them have ended.
        process.communicate(timeout=PATIENCE)
        assert process.returncode == -asked
