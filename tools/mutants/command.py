"""The command: which mutants are wanted, the run with its progress, and what is printed."""

import argparse
import random
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console

import bulkhead
from bulkhead.registry import GAMES
from tools.house import ROOT
from tools.mutants.bench import Bench, Failing, files_citing, with_tests
from tools.mutants.hollow import Hollow, hollow_tests
from tools.mutants.judging import Verdict, find_tests, judge, open_cases
from tools.mutants.keeping import Kept, read_kept, write_kept
from tools.mutants.live import Live
from tools.mutants.operators import Mutant, mutants
from tools.mutants.summary import counts, total
from tools.mutants.targets import Target, targets


def main(arguments: Sequence[str]) -> int:
    wanted = _parser().parse_args(arguments)
    if not Path(bulkhead.__file__).is_relative_to(ROOT):
        print(f"{bulkhead.__file__} is not the package of this checkout.", file=sys.stderr)
        return 2
    known = clauses_known()
    if unknown := [id_ for id_ in wanted.clause if id_ not in known]:
        print(f"No such clause: {', '.join(unknown)}.", file=sys.stderr)
        return 2
    asked = [id_ for id_ in known if _is_asked(id_, wanted.clause, wanted.chapter)]
    chosen = [one for one in targets(ROOT) if set(asked) & set(one.clauses)]
    return Run(asked, chosen, wanted).begin()


def clauses_known() -> list[str]:
    """The clauses of all games, in the order of their rulebooks."""
    return [id_ for game in GAMES.values() for id_ in game.rulebook.ids()]


def chapter(clause: str) -> str:
    """`OVER` for SQ-OVER-05, `H-MOVE` for H-MOVE-1: chapters of Heroes keep their letter."""
    return clause.rpartition("-")[0].removeprefix("SQ-")


def _is_asked(id_: str, clauses: Sequence[str], chapters: Sequence[str]) -> bool:
    return not (clauses or chapters) or id_ in clauses or chapter(id_) in chapters


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tools.mutants", description=__doc__)
    parser.add_argument(
        "--clause", nargs="+", default=[], metavar="ID", help="only these clauses: SQ-OVER-05"
    )
    parser.add_argument(
        "--chapter", nargs="+", default=[], metavar="NAME", help="only these chapters: OVER H-MOVE"
    )
    parser.add_argument(
        "--survivors", action="store_true", help="list each survivor with the tests that reach it"
    )
    parser.add_argument("--hollow", action="store_true", help="look for hollow tests only")
    parser.add_argument(
        "--sample", type=int, default=0, metavar="N", help="N mutants, spread over the chapters"
    )
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--fresh", action="store_true", help="judge everything again, whatever was kept")
    return parser


class Run:
    """One run of the command."""

    def __init__(self, asked: list[str], chosen: list[Target], wanted: argparse.Namespace) -> None:
        self.asked = asked
        self.wanted = wanted
        self.console = Console(highlight=False, soft_wrap=True)
        self.targets = chosen
        self.mutants = [mutant for target in chosen for mutant in mutants(target)]
        if wanted.sample:
            self.mutants = sample(self.mutants, wanted.sample, wanted.seed)
            self.targets = list({one.target.id: one.target for one in self.mutants}.values())
        self.errors = Console(stderr=True, highlight=False)
        self.began = self.told = time.monotonic()

    def begin(self) -> int:
        clauses = {id_ for target in self.targets for id_ in target.clauses}
        self.console.print(f"{len(self.mutants)} mutants of {len(self.targets)} pieces of marked code.")
        try:
            return with_tests(ROOT, files_citing(ROOT, clauses), self.work)
        except Failing as failing:
            for name in failing.args[0]:
                print(f"fails with nothing broken: {name}", file=sys.stderr)
            return 2

    def work(self, bench: Bench) -> int:
        live = Live(ROOT, self.targets)
        if lost := live.lost(self.targets):
            raise LookupError(f"no function of this process runs {', '.join(one.id for one in lost)}")
        bench.targets = self.targets
        kept = read_kept(ROOT)
        bench.seconds.update(kept.seconds)
        if self.wanted.fresh:
            kept.verdicts = {}
        if not self.wanted.hollow:
            self.judge(bench, live, kept)
            self.show(kept.verdicts, bench)
        return self.show_hollow(hollow_tests(bench, live, self.asked, self.targets, self.wanted.jobs))

    def judge(self, bench: Bench, live: Live, kept: Kept) -> None:
        cases = open_cases(bench, self.mutants, kept.verdicts)
        find_tests(bench, live, cases, self.wanted.jobs, self.progress)
        saved = time.monotonic()
        for done, _ in enumerate(judge(bench, live, cases, self.wanted.jobs), 1):
            self.progress("mutants", done, len(cases))
            if time.monotonic() - saved > 30 or done == len(cases):
                kept.seconds.update(bench.seconds)
                write_kept(ROOT, kept)
                saved = time.monotonic()

    def progress(self, what: str, done: int, of: int) -> None:
        """A line that is written over at a terminal; elsewhere a line every ten seconds."""
        now = time.monotonic()
        if self.errors.is_terminal or done == of or now - self.told > 10:
            self.errors.print(
                f"{what}: {done} of {of}", end="\r" if self.errors.is_terminal and done < of else "\n"
            )
            self.told = now

    def show(self, verdicts: dict[str, Verdict], bench: Bench) -> None:
        by_clause = counts(self.mutants, verdicts)
        for id_ in self.asked:
            if (count := by_clause.get(id_)) is not None:
                self.console.print(
                    f"{id_:<16}{count.mutants:>4} mutants, {count.own:>4} killed by its own tests,"
                    f" {count.killed:>4} in all: {count.rate:4.0%}"
                )
            elif not self.wanted.sample:
                self.console.print(f"{id_:<16}   0 mutants: mark the code that carries it out")
        for mutant in self.mutants:
            verdict = verdicts[mutant.id]
            if not verdict.dead and not verdict.invalid:
                self.console.print(f"survives: {mutant}", markup=False)
                if self.wanted.survivors:
                    for line in citing(bench, mutant):
                        self.console.print(f"    {line}", markup=False)
        all_ = total(self.mutants, verdicts)
        self.console.print(
            f"{all_.killed} of {all_.mutants} mutants killed ({all_.rate:.1%}), {all_.slow} of them by time,"
            f" in {time.monotonic() - self.began:.0f} s."
        )

    def show_hollow(self, found: list[Hollow]) -> int:
        for one in found:
            self.console.print(f"hollow: {one.test} passes without {one.clause}", markup=False)
        return 1 if found else 0


def citing(bench: Bench, mutant: Mutant) -> Iterable[str]:
    """The tests that cite a clause of the mutant's code, without their parameters, and whether they reach it."""
    place = (mutant.target.id, *mutant.statement)
    reaching: dict[str, bool] = {}
    for id_ in mutant.target.clauses:
        for name in bench.citing.get(id_, ()):
            reached = mutant.target.kind != "function" or place in bench.reached.get(name, ())
            short = name.partition("[")[0]
            reaching[short] = reaching.get(short, False) or reached
    return [
        f"{'reached by' if reached else 'cited by  '} {name}" for name, reached in sorted(reaching.items())
    ]


def sample(all_: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """A repeatable choice of mutants, from every chapter in turn."""
    chance = random.Random(seed)
    chapters: dict[str, list[Mutant]] = {}
    for mutant in all_:
        chapters.setdefault(chapter(mutant.target.clauses[0]), []).append(mutant)
    for some in chapters.values():
        chance.shuffle(some)
    taken: list[Mutant] = []
    while len(taken) < number and any(chapters.values()):
        taken += [some.pop() for some in chapters.values() if some]
    return taken[:number]
