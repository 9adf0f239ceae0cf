"""Finds hollow tests: they cite a clause, and pass although all functions of that clause do nothing."""

from collections.abc import Sequence

from msgspec import Struct

from tools.mutants.bench import Bench
from tools.mutants.forks import Say, in_forks
from tools.mutants.live import Live
from tools.mutants.targets import Target


class Hollow(Struct, frozen=True, order=True):
    clause: str
    test: str


class _Emptied(Struct):
    clause: str
    targets: list[Target]
    tests: list[str]
    passed: list[str]


def hollow_tests(
    bench: Bench, live: Live, clauses: Sequence[str], targets: Sequence[Target], jobs: int
) -> list[Hollow]:
    """The hollow tests of these clauses. A test with parameters is hollow if it passes with all of them."""

    def do(work: _Emptied, say: Say) -> None:
        live.empty(work.targets)
        for name in work.tests:
            bench.limit(name)
            say([name, False])
            live.forget()
            say([name, bench.passes(name)])

    waiting = [
        _Emptied(id_, marked, list(bench.citing.get(id_, ())), [])
        for id_ in clauses
        if (marked := [one for one in targets if id_ in one.clauses and one.kind != "bare"])
    ]
    found: list[Hollow] = []
    while waiting:
        again = []
        for told in in_forks(waiting, do, jobs):
            work = told.work
            work.passed += [name for name, passed in told.said if passed]
            begun = {name for name, _ in told.said}
            work.tests = [name for name in work.tests if name not in begun]
            if told.ending != "done" and begun and work.tests:
                again.append(work)
            else:
                found += _hollow(bench, work)
        waiting = again
    return sorted(found)


def _hollow(bench: Bench, work: _Emptied) -> list[Hollow]:
    rows: dict[str, list[bool]] = {}
    for name in bench.citing.get(work.clause, ()):
        rows.setdefault(name.partition("[")[0], []).append(name in work.passed)
    return [Hollow(work.clause, name) for name, passed in rows.items() if all(passed)]
