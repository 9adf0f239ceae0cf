"""One run: collect the tests, judge the mutants, look for hollow tests, and compare with what has to be reached."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from rich.console import Console

from tools.mutants.bench import Bench, Failing, files_citing, with_tests
from tools.mutants.equivalents import lost_code, read_equivalents, wrong_entries
from tools.mutants.hollow import Question, find_hollow, is_open, questions
from tools.mutants.judging import (
    Verdict,
    find_tests,
    judge,
    judge_own,
    open_cases,
    open_own,
    take_tests,
)
from tools.mutants.keeping import Kept, read_kept, write_kept
from tools.mutants.live import Live
from tools.mutants.operators import Mutant, mutants
from tools.mutants.proof import PROOF, Proof, read_proof, shortfalls, write_proof
from tools.mutants.reaching import read_reached, write_reached
from tools.mutants.sampling import recorded, sample, targets_of
from tools.mutants.showing import clause_line, reaching_tests, table, whole_line
from tools.mutants.summary import proof_of
from tools.mutants.targets import targets

OFTEN = 30.0
"""Seconds after which verdicts are kept again."""


class Wanted(Struct, frozen=True):
    """What the command asks for."""

    clauses: list[str]
    jobs: int = 2
    survivors: bool = False
    fresh: bool = False
    write: bool = False
    hollow_only: bool = False
    kept_only: bool = False
    sample: int = 0
    seed: int = 1


class Run:
    """One run of the command."""

    def __init__(self, root: Path, known: list[str], wanted: Wanted) -> None:
        self.root = root
        self.known = known
        self.wanted = wanted
        self.all_targets = targets(root)
        self.equivalents = read_equivalents(root)
        self.equivalent_ids = {one.id for one in self.equivalents}
        self.targets = [one for one in self.all_targets if set(wanted.clauses) & set(one.clauses)]
        self.mutants = [mutant for target in self.targets for mutant in mutants(target)]
        if wanted.sample:
            noticed = recorded(self.mutants, read_proof(root), self.equivalent_ids)
            self.mutants = sample(noticed, wanted.sample, wanted.seed)
            self.targets = targets_of(self.mutants)
        self.console = Console(highlight=False, soft_wrap=True, markup=False)
        self.errors = Console(stderr=True, highlight=False, markup=False)
        self.told = self.saved = self.began = time.monotonic()
        self.observed = 0

    def begin(self) -> int:
        """Returns the exit code of the command."""
        clauses = {id_ for target in self.targets for id_ in target.clauses}
        self.console.print(f"{len(self.mutants)} mutants of {len(self.targets)} pieces of marked code.")
        if not clauses:
            return self.end([])
        try:
            return with_tests(self.root, files_citing(self.root, clauses), self.work)
        except Failing as failing:
            for name in failing.args[0]:
                print(f"fails with nothing broken: {name}", file=sys.stderr)
            return 2

    def work(self, bench: Bench) -> int:
        live = Live(self.root, self.targets)
        if lost := live.lost(self.targets):
            raise LookupError(f"no function of this process runs {', '.join(one.id for one in lost)}")
        bench.targets = self.targets
        kept = read_kept(self.root)
        bench.seconds.update(kept.seconds)
        if self.wanted.sample:
            return self.end(self.judge_sample(bench, live))
        if self.wanted.fresh:
            kept.verdicts, kept.hollow = {}, {}
        else:
            read_reached(self.root, bench)
        self.observed = len(bench.reached)
        if self.wanted.kept_only:
            return self.end(self.measured(kept, self.answered(bench, kept)))
        if not self.wanted.hollow_only:
            self.judge(bench, live, kept)
            self.show_survivors(bench, kept.verdicts)
        self.search(bench, live, kept)
        if self.wanted.hollow_only:
            return self.end(
                f"{id_}: {test} is hollow."
                for id_ in self.wanted.clauses
                if id_ in kept.hollow
                for test in kept.hollow[id_].tests
            )
        return self.end(self.measured(kept, self.wanted.clauses))

    # The steps

    def judge(self, bench: Bench, live: Live, kept: Kept) -> None:
        def progress(what: str, done: int, of: int) -> None:
            self.progress(what, done, of)
            self.keep(bench, kept)

        cases = open_cases(bench, self.mutants, kept.verdicts)
        find_tests(bench, live, cases, self.wanted.jobs, progress)
        for done, _ in enumerate(judge(bench, live, cases, self.wanted.jobs, once=True), 1):
            progress("mutants", done, len(cases))
        judge_own(bench, live, self.counted(), self.wanted.clauses, kept.verdicts, self.wanted.jobs, progress)
        self.keep(bench, kept, now=True)

    def judge_sample(self, bench: Bench, live: Live) -> list[str]:
        """A sentence for each mutant that survives. First run the tests that noticed a mutant of the same code when the
        proof was measured; only if they pass, find out which others reach it. Nothing is kept."""
        code = read_proof(self.root).code
        cases = open_cases(bench, self.mutants, {})
        for case in cases:
            take_tests(bench, case, code[case.mutant.target.id].tests)
        left = [one.mutant for one in judge(bench, live, cases, self.wanted.jobs, once=True) if one.survives]
        again = open_cases(bench, left, {})
        find_tests(bench, live, again, self.wanted.jobs, self.progress)
        judged = judge(bench, live, again, self.wanted.jobs, once=True)
        return [f"survives: {one.mutant}" for one in judged if one.survives]

    def counted(self) -> list[Mutant]:
        return [one for one in self.mutants if one.id not in self.equivalent_ids]

    def questions(self, bench: Bench, kept: Kept) -> list[Question]:
        return questions(
            bench, self.wanted.clauses, self.targets, self.mutants, kept.verdicts, self.equivalent_ids
        )

    def search(self, bench: Bench, live: Live, kept: Kept) -> None:
        def progress(what: str, done: int, of: int) -> None:
            self.progress(what, done, of)
            self.keep(bench, kept)

        asked = self.questions(bench, kept)
        find_hollow(bench, live, asked, kept.hollow, self.wanted.jobs, progress)
        self.keep(bench, kept, now=True)

    def answered(self, bench: Bench, kept: Kept) -> list[str]:
        """The clauses whose mutants earlier runs have judged. Drops answers about hollow tests that are old."""
        open_ = open_cases(bench, self.mutants, kept.verdicts)
        undone = {id_ for case in open_ for id_ in case.mutant.target.clauses}
        undone |= open_own(self.counted(), self.wanted.clauses, kept.verdicts).keys()
        for question in self.questions(bench, kept):
            if is_open(question, kept.hollow):
                kept.hollow.pop(question.clause, None)
        clauses = [id_ for id_ in self.wanted.clauses if id_ not in undone]
        self.console.print(f"{len(clauses)} of {len(self.wanted.clauses)} clauses are judged.")
        return clauses

    def measured(self, kept: Kept, clauses: list[str]) -> Iterator[str]:
        """Show the proof of these clauses, write it where that is wanted, and say what it lacks."""
        targets = [one for one in self.targets if set(clauses) & set(one.clauses)]
        code = {one.id for one in targets}
        made = [one for one in self.mutants if one.target.id in code]
        proof = proof_of(clauses, targets, made, kept.verdicts, self.equivalent_ids)
        for id_ in clauses:
            if id_ in kept.hollow:
                proof.clauses[id_].hollow = kept.hollow[id_].tests
        self.show(proof)
        if self.wanted.write:
            self.write(proof)
        yield from wrong_entries(self.equivalents, code, {one.id: kept.verdicts[one.id].dead for one in made})
        yield from lost_code(self.equivalents, {one.id for one in self.all_targets})
        yield from shortfalls(proof, self.wanted.clauses)

    def write(self, proof: Proof) -> None:
        """Put what was measured into docs/proof.json; clauses that were not asked for stay as they were."""
        try:
            whole = read_proof(self.root)
        except FileNotFoundError:
            whole = Proof()
        whole.take(proof, self.known, [one.id for one in self.all_targets])
        write_proof(self.root, whole)
        self.console.print(f"wrote {PROOF}; now run make docs")

    def keep(self, bench: Bench, kept: Kept, now: bool = False) -> None:
        if now or time.monotonic() - self.saved > OFTEN:
            kept.seconds.update(bench.seconds)
            write_kept(self.root, kept)
            if len(bench.reached) > self.observed:
                write_reached(self.root, bench)
                self.observed = len(bench.reached)
            self.saved = time.monotonic()

    # What is printed

    def progress(self, what: str, done: int, of: int) -> None:
        """A line that is written over at a terminal; elsewhere a line every ten seconds."""
        now = time.monotonic()
        if self.errors.is_terminal or done == of or now - self.told > 10:
            self.errors.print(
                f"{what}: {done} of {of}", end="\r" if self.errors.is_terminal and done < of else "\n"
            )
            self.told = now

    def show_survivors(self, bench: Bench, verdicts: dict[str, Verdict]) -> None:
        for mutant in self.mutants:
            if self.survives(mutant, verdicts):
                self.console.print(f"survives: {mutant}")
                if self.wanted.survivors:
                    for line in reaching_tests(bench, mutant):
                        self.console.print(f"    {line}")

    def survives(self, mutant: Mutant, verdicts: dict[str, Verdict]) -> bool:
        return verdicts[mutant.id].survives and mutant.id not in self.equivalent_ids

    def show(self, proof: Proof) -> None:
        if self.wanted.clauses != self.known:
            for id_, one in proof.clauses.items():
                self.console.print(clause_line(id_, one))
        for line in table(proof, list(proof.clauses)):
            self.console.print(line)
        self.console.print(f"{whole_line(proof)} Took {time.monotonic() - self.began:.0f} s.")

    def end(self, wrong: Iterator[str] | list[str]) -> int:
        sentences = list(wrong)
        for sentence in sentences:
            self.console.print(sentence)
        return 1 if sentences else 0
