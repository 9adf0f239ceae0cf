"""Counts verdicts: for each clause how many mutants its own tests notice, and those of all clauses of the code."""

from collections.abc import Iterable

from msgspec import Struct

from tools.mutants.judging import Verdict
from tools.mutants.operators import Mutant


class Count(Struct):
    """Mutants of one clause, or of many."""

    mutants: int = 0
    own: int = 0
    """Noticed by a test that cites this clause."""
    killed: int = 0
    """Noticed by a test that cites this clause or another one of the same code."""
    slow: int = 0
    """Of these, noticed because a test did not end."""

    @property
    def rate(self) -> float:
        return self.killed / self.mutants if self.mutants else 0.0


def counts(mutants: Iterable[Mutant], verdicts: dict[str, Verdict]) -> dict[str, Count]:
    """By clause."""
    found: dict[str, Count] = {}
    for mutant in mutants:
        verdict = verdicts[mutant.id]
        for id_ in mutant.target.clauses:
            add(found.setdefault(id_, Count()), verdict, id_ in verdict.killed)
    return found


def total(mutants: Iterable[Mutant], verdicts: dict[str, Verdict]) -> Count:
    """Each mutant once, whatever the number of its clauses."""
    count = Count()
    for mutant in mutants:
        add(count, verdicts[mutant.id], verdicts[mutant.id].dead)
    return count


def add(count: Count, verdict: Verdict, own: bool) -> None:
    if not verdict.invalid:
        count.mutants += 1
        count.own += own
        count.killed += verdict.dead
        count.slow += verdict.dead and all(kill.time for kill in verdict.killed.values())
