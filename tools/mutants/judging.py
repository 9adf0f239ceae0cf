"""Runs the citing tests against each mutant, and says which of them noticed it."""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from tools.mutants.bench import Bench
from tools.mutants.forks import Say, Told, in_forks
from tools.mutants.live import Live
from tools.mutants.operators import Mutant
from tools.mutants.targets import Target
from tools.mutants.text import digest, short

LOOPS = 3
"""After so many tests of a mutant ran out of time, the others are not tried."""


class Kill(Struct, frozen=True):
    """The test of a clause that noticed a mutant."""

    test: str
    print: str
    """Digest of the test: when it changes, the mutant is judged again."""
    time: bool = False
    """It did not fail, but never ended."""


class Verdict(Struct):
    """What the tests of each clause say about a mutant."""

    source: str
    """Digest of the code that was broken."""
    killed: dict[str, Kill] = field(default_factory=dict)
    """By clause."""
    survived: dict[str, str] = field(default_factory=dict)
    """By clause: a digest of all its tests."""
    invalid: str = ""
    """Why the mutant is no program at all."""

    @property
    def dead(self) -> bool:
        return bool(self.killed)

    @property
    def survives(self) -> bool:
        return not self.killed and not self.invalid


class Case(Struct):
    """A mutant and the tests that may notice it, the likeliest first."""

    mutant: Mutant
    verdict: Verdict
    open: list[str]
    """The clauses whose tests have not judged it yet."""
    tests: list[str] = field(default_factory=list)
    loops: int = 0

    @property
    def survives(self) -> bool:
        return self.verdict.survives


def source_of(target: Target) -> str:
    return digest(target.source)


def open_cases(bench: Bench, mutants: Iterable[Mutant], kept: dict[str, Verdict]) -> list[Case]:
    """The mutants of which kept verdicts do not say whether they are noticed: code or tests have changed."""
    cases = []
    for mutant in mutants:
        verdict = still_true(bench, mutant, kept.get(mutant.id))
        open_ = [
            id_ for id_ in mutant.target.clauses if id_ not in verdict.killed and id_ not in verdict.survived
        ]
        kept[mutant.id] = verdict
        if open_ and verdict.survives:
            cases.append(Case(mutant, verdict, open_))
    return cases


def still_true(bench: Bench, mutant: Mutant, verdict: Verdict | None) -> Verdict:
    """The part of a kept verdict that still holds."""
    source = source_of(mutant.target)
    if verdict is None or verdict.source != source:
        return Verdict(source)
    return Verdict(
        source,
        {
            id_: kill
            for id_, kill in verdict.killed.items()
            if id_ in bench.cites.get(kill.test, ()) and bench.print_of(kill.test) == kill.print
        },
        {id_: tests for id_, tests in verdict.survived.items() if tests == tests_of(bench, id_)},
        verdict.invalid,
    )


def tests_of(bench: Bench, clause: str) -> str:
    """A digest of all tests of a clause."""
    return digest(*(text for pair in sorted(bench.prints([clause]).items()) for text in pair))


def find_tests(
    bench: Bench, live: Live, cases: Sequence[Case], jobs: int, progress: Callable[[str, int, int], None]
) -> None:
    """Find the tests that reach each mutant. Whole games and other long tests count only where no short one does."""
    names = {name for case in cases for name in _citing(bench, case)}
    bench.observe(live, [name for name in names if not bench.is_long(name)], jobs, progress)
    alone = [case for case in cases if not _reaching(bench, case)]
    bench.observe(live, {name for case in alone for name in _citing(bench, case)}, jobs, progress)
    for case in cases:
        case.tests = _reaching(bench, case)


def _citing(bench: Bench, case: Case) -> set[str]:
    return {name for id_ in case.open for name in bench.citing.get(id_, ())}


def _reaching(bench: Bench, case: Case) -> list[str]:
    names = [name for name in _citing(bench, case) if may_notice(bench, case.mutant, name)]
    quick = [name for name in names if not bench.is_long(name)]
    own = mirror(case.mutant.target.file)
    return sorted(quick or names, key=lambda name: (own not in name, bench.seconds[name], name))


def may_notice(bench: Bench, mutant: Mutant, name: str) -> bool:
    """Does an observed test reach the broken statement? A value may be read anywhere, also one that is computed by
    the broken code on import."""
    if name not in bench.reached:
        return False
    target = mutant.target
    if target.kind == "value" or target.computed:
        return True
    return (target.id, *mutant.statement) in bench.reached[name]


def mirror(file: str) -> str:
    """Where the tests of a file are: `tests/starquest/rules/fight/test_overwatch.py`. They are the first to notice."""
    return re.sub(r"^src/bulkhead/(.*/|)([^/]+)$", r"tests/\1test_\2", file)


def take_tests(bench: Bench, case: Case, names: Container[str]) -> None:
    """Try the tests with these names, without observing which of them reach the mutant."""
    own = mirror(case.mutant.target.file)
    found = [name for name in _citing(bench, case) if short(name) in names]
    case.tests = sorted(found, key=lambda name: (own not in name, name))


def judge(
    bench: Bench, live: Live, cases: Sequence[Case], jobs: int, *, once: bool = False
) -> Iterator[Case]:
    """Run the tests of all open clauses of each case until one of each clause has failed, or with `once` any; then the
    other clauses stay open. Yields judged cases."""

    def do(case: Case, say: Say) -> None:
        try:
            live.break_(case.mutant)
            live.forget()
        except Exception as error:
            say(["invalid", repr(error)])
            return
        left = set(case.open)
        for name in case.tests:
            if left & bench.cites[name]:
                say(["begins", name])
                bench.limit(name)
                if not bench.passes(name):
                    say(["failed", name])
                    left = set() if once else left - bench.cites[name]

    killers: dict[str, set[str]] = {}

    def likeliest_first(cases: Iterable[Case]) -> Iterator[Case]:
        """A test that has noticed another mutant of the same code is likely to notice this one."""
        for case in cases:
            known = killers.setdefault(case.mutant.target.id, set())
            case.tests.sort(key=known.__contains__, reverse=True)
            yield case

    waiting = list(cases)
    while waiting:
        again = []
        for told in in_forks(likeliest_first(waiting), do, jobs):
            goes_on = _take(bench, told, once)
            found = {kill.test for kill in told.work.verdict.killed.values()}
            killers[told.work.mutant.target.id] |= found
            if goes_on:
                again.append(told.work)
            else:
                yield told.work
        waiting = again


def judge_own(
    bench: Bench,
    live: Live,
    mutants: Sequence[Mutant],
    clauses: Sequence[str],
    kept: dict[str, Verdict],
    jobs: int,
    progress: Callable[[str, int, int], None],
) -> None:
    """Look for a mutant that the tests of each clause notice themselves: the first that any test noticed was perhaps
    noticed by a test of another clause of the same code. One mutant of each clause at a time, until one is noticed."""
    left = open_own(mutants, clauses, kept)
    number = len(left)
    while left:
        cases = [Case(its[0], kept[its[0].id], [id_]) for id_, its in left.items()]
        find_tests(bench, live, cases, jobs, progress)
        for _ in judge(bench, live, cases, jobs):
            pass
        left = {id_: its[1:] for id_, its in left.items() if its[1:] and id_ not in kept[its[0].id].killed}
        progress("clauses with shared code", number - len(left), number)


def open_own(
    mutants: Iterable[Mutant], clauses: Iterable[str], kept: Mapping[str, Verdict]
) -> dict[str, list[Mutant]]:
    """Clauses whose own tests have noticed no mutant yet, with the mutants on which they have not been tried."""
    of_clause: dict[str, list[Mutant]] = {id_: [] for id_ in clauses}
    for mutant in mutants:
        for id_ in mutant.target.clauses:
            if id_ in of_clause:
                of_clause[id_].append(mutant)
    left = {
        id_: [one for one in its if kept[one.id].dead and id_ not in kept[one.id].survived]
        for id_, its in of_clause.items()
        if not any(id_ in kept[one.id].killed for one in its)
    }
    return {id_: its for id_, its in left.items() if its}


def _take(bench: Bench, told: Told[Case], once: bool) -> bool:
    """Note what a copy told. True when it did not come to an end and there are tests left."""
    case = told.work
    verdict = case.verdict
    last = ""
    for what, name in told.said:
        if what == "invalid":
            verdict.invalid = name
            return False
        last = name
        if what == "failed":
            _kill(bench, case, name, time=False)
    if told.ending != "done" and last:
        # The test that ran when the copy died noticed the break: it looped, or took the process with it.
        _kill(bench, case, last, time=told.ending == "time")
        case.loops += 1
        case.tests = [] if once else case.tests[case.tests.index(last) + 1 :]
        if case.open and case.tests and case.loops < LOOPS:
            return True
    if not (once and verdict.dead):
        for id_ in case.open:
            verdict.survived[id_] = tests_of(bench, id_)
        case.open = []
    return False


def _kill(bench: Bench, case: Case, name: str, time: bool) -> None:
    for id_ in [id_ for id_ in case.open if id_ in bench.cites[name]]:
        case.verdict.killed[id_] = Kill(name, bench.print_of(name), time)
        case.open.remove(id_)
