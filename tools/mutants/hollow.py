"""Finds hollow tests: they cite a clause and notice nothing, whatever happens to its code.

A test is hollow for a clause when it passes although all functions of the clause do nothing, and also passes with each
mutant of these functions. A test of something that must not happen passes with emptied functions, but it notices a
mutant. A test with parameters counts as one test. A whole game or another long test meets only a few of the mutants:
it is rather named here than spared.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from tools.mutants.bench import Bench
from tools.mutants.forks import Say, in_forks
from tools.mutants.judging import Verdict, may_notice, source_of, tests_of
from tools.mutants.live import Live
from tools.mutants.operators import Mutant
from tools.mutants.targets import Target
from tools.mutants.text import digest, short

Progress = Callable[[str, int, int], None]

BATCH = 16
"""Clauses that are searched together. What was found is kept before the next ones are searched."""
FEW = 8
"""Mutants of a clause that a long test meets, spread over its code."""


class Hollow(Struct):
    """The hollow tests of a clause."""

    source: str
    """Digest of the clause's code and tests."""
    tests: list[str] = field(default_factory=list)


class Question(Struct):
    """A clause whose tests are tried."""

    clause: str
    source: str
    targets: list[Target]
    mutants: list[Mutant]
    few: frozenset[str]
    """The ids of the mutants that long tests meet too."""
    left: list[str]
    """Tests that have not noticed anything yet."""


class _Try(Struct):
    """Some tests, to be run with one break."""

    question: Question
    mutant: Mutant | None
    """None: the functions of the clause do nothing."""
    tests: list[str]


def questions(
    bench: Bench,
    clauses: Sequence[str],
    targets: Sequence[Target],
    mutants: Sequence[Mutant],
    verdicts: Mapping[str, Verdict],
    equivalents: Container[str],
) -> list[Question]:
    """The clauses that have code, each with the tests of which no verdict says that they noticed a mutant."""
    asked = []
    for id_ in clauses:
        marked = [one for one in targets if id_ in one.clauses and one.kind != "bare"]
        broken = [one for one in mutants if id_ in one.target.clauses and one.id not in equivalents]
        proven = {
            short(kill.test)
            for one in broken
            for kill in (verdicts[one.id].killed.values() if one.id in verdicts else ())
        }
        if marked:
            source = digest(tests_of(bench, id_), *(source_of(one) for one in marked))
            left = [name for name in bench.citing.get(id_, ()) if short(name) not in proven]
            few = frozenset(one.id for one in broken[:: max(1, len(broken) // FEW)])
            asked.append(Question(id_, source, marked, broken, few, left))
    return asked


def is_open(question: Question, kept: Mapping[str, Hollow]) -> bool:
    """Does what was kept not answer it: have code or tests changed?"""
    return question.clause not in kept or kept[question.clause].source != question.source


def find_hollow(
    bench: Bench,
    live: Live,
    asked: Iterable[Question],
    kept: dict[str, Hollow],
    jobs: int,
    progress: Progress,
) -> None:
    """Add the answer to each question to what was kept."""
    open_ = [one for one in asked if is_open(one, kept)]
    for at in range(0, len(open_), BATCH):
        for one in _search(bench, live, open_[at : at + BATCH], jobs, progress):
            kept[one.clause] = Hollow(one.source, sorted({short(name) for name in one.left}))
        progress("clauses searched for hollow tests", min(at + BATCH, len(open_)), len(open_))


def _search(
    bench: Bench, live: Live, asked: list[Question], jobs: int, progress: Progress
) -> Iterator[Question]:
    """Try the tests of some clauses; yields each question when only hollow tests are left of it."""
    named = {name for one in asked for name in one.left}
    bench.observe(live, named - bench.seconds.keys(), jobs, progress)
    _try(bench, live, [_Try(one, None, list(one.left)) for one in asked if one.left], jobs)
    bench.observe(live, {name for one in asked for name in one.left}, jobs, progress)
    waiting = asked
    while waiting:
        tries = []
        for one in waiting:
            if (next_ := _next(bench, one)) is not None:
                tries.append(next_)
            else:
                yield one
        _try(bench, live, tries, jobs)
        waiting = [one.question for one in tries]


def _next(bench: Bench, question: Question) -> _Try | None:
    """The next mutant that a test of the question reaches."""
    while question.left and question.mutants:
        mutant = question.mutants.pop(0)
        tests = [name for name in question.left if mutant.id in question.few or not bench.is_long(name)]
        if reaching := [name for name in tests if may_notice(bench, mutant, name)]:
            return _Try(question, mutant, reaching)
    return None


def _try(bench: Bench, live: Live, tries: list[_Try], jobs: int) -> None:
    """Run tests with a break, and take those that notice it off their question."""

    def do(work: _Try, say: Say) -> None:
        if work.mutant is None:
            live.empty(work.question.targets)
        else:
            live.break_(work.mutant)
        noticed: set[str] = set()
        for name in work.tests:
            if short(name) not in noticed:
                bench.limit(name)
                say([name, False])
                live.forget()
                passed = bench.passes(name)
                say([name, passed])
                noticed |= set() if passed else {short(name)}

    while tries:
        again = []
        for told in in_forks(tries, do, jobs):
            work = told.work
            begun = {name for name, _ in told.said}
            noticed = {short(name) for name in begun - {name for name, passed in told.said if passed}}
            work.question.left = [name for name in work.question.left if short(name) not in noticed]
            work.tests = [name for name in work.tests if name not in begun and short(name) not in noticed]
            if told.ending != "done" and begun and work.tests:
                again.append(work)
        tries = again
