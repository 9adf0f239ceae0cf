"""`python -m bench.server --game starquest`: full tables of Starquest with people and bots.

Every match begins in the middle of a mission and has seven sockets; three seats belong to people, bots play the
other four, in workers and at their usual pace. People click evenly over the tables that wait for them.
"""

import sys
from datetime import UTC, datetime
from statistics import median, quantiles

from msgspec import Struct

from bench.load.crowd import Measured, Steady
from bench.load.holding import Meter, carry_out, check_stored, crowds, memory_of, our_server
from bench.load.starquest_table import PEOPLE, SEATS
from bench.machine import this_machine
from bench.results import Found, Goal, Row, Run, short, spread

KIND = "server-starquest"
ENOUGH_MATCHES, CLICKS, SOON = 200, 40.0, 0.15
WARM_UP = 10.0
SAMPLES = 3


class Sample(Struct, frozen=True):
    """The measurements of one period."""

    measured: Measured
    busy: float
    """Processor seconds of the server."""
    others: float
    """The share of the machine that other programs used meanwhile."""

    @property
    def clicks(self) -> float:
        return len(self.measured.latencies) / self.measured.seconds

    @property
    def bots(self) -> float:
        return self.measured.others / self.measured.seconds

    @property
    def entry(self) -> float:
        """Processor milliseconds for one entry."""
        return self.busy * 1000 / (len(self.measured.latencies) + self.measured.others)

    def percentile(self, percent: int) -> float:
        """Milliseconds."""
        return quantiles(self.measured.latencies, n=100)[percent - 1] * 1000


def run(matches: int, rate: float, seconds: float, processes: int) -> Run:
    """Measure; zeros stand for the defaults."""
    matches, rate = matches or ENOUGH_MATCHES, rate or CLICKS
    samples = []
    with our_server("starquest") as server:
        before = memory_of(server.pid)
        with crowds(server, matches, processes) as (pipes, people):
            memory = (memory_of(server.pid) - before) / matches
            carry_out(pipes, Steady(rate / processes, WARM_UP))
            for _ in range(SAMPLES):
                meter = Meter(server.pid, people)
                measured = carry_out(pipes, Steady(rate / processes, seconds))
                samples.append(Sample(measured, *meter.read()))
        assert server.stored is not None
        check_stored(server.stored, *(sample.measured for sample in samples))
    command = " ".join(["python -m bench.server", *sys.argv[1:]])
    found = Found(_rows(matches, memory, samples), _goals(matches, samples), _notes(samples))
    return Run(KIND, datetime.now(UTC).date().isoformat(), command, this_machine(), found)


def _rows(matches: int, memory: float, samples: list[Sample]) -> list[Row]:
    told = "from click to all seven seats told"
    return [
        Row("matches", "live matches, seven sockets each", "matches", matches),
        spread("clicks", f"clicks of people, {PEOPLE} at each table", "/s", [one.clicks for one in samples]),
        spread("bots", f"moves of bots, {SEATS - PEOPLE} at each table", "/s", [one.bots for one in samples]),
        spread("p50", f"{told}, median", "ms", [one.percentile(50) for one in samples]),
        spread("p99", f"{told}, 99 of 100", "ms", [one.percentile(99) for one in samples]),
        spread("busy", "processor time of an entry", "ms", [one.entry for one in samples]),
        Row("memory", "memory of a match and its sockets", "kB", short(memory / 1000)),
    ]


def _goals(matches: int, samples: list[Sample]) -> list[Goal]:
    worst = max(one.percentile(99) for one in samples)
    return [
        Goal("200 live matches of seven seats", f"{matches:,}", matches >= ENOUGH_MATCHES),
        Goal(
            "99 % of clicks told to all seats within 150 ms while bots think",
            f"{worst:.3g} ms in the worst of {len(samples)} samples",
            worst < SOON * 1000,
        ),
    ]


def _notes(samples: list[Sample]) -> list[str]:
    others = median(one.others for one in samples)
    # Programs that end meanwhile are no longer counted.
    return [f"Other programs took {others:.0%} of the processors meanwhile."] if others >= 0 else []
