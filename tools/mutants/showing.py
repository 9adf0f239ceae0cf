"""What a run prints: a line for each clause and each chapter, and the tests near a survivor."""

from collections.abc import Iterator, Sequence

from tools.mutants.bench import Bench
from tools.mutants.operators import Mutant
from tools.mutants.proof import ClauseProof, Proof, percent, sum_of
from tools.mutants.text import chapter, short


def clause_line(id_: str, one: ClauseProof) -> str:
    return (
        f"{id_:<16}{one.mutants:>4} mutants, {one.own:>4} killed first by its own tests,"
        f" {one.killed:>4} in all: {percent(one.rate)}"
    )


def table(proof: Proof, clauses: Sequence[str]) -> Iterator[str]:
    """A line for each chapter. A mutant of several chapters counts in each of them."""
    yield f"{'chapter':<12}{'clauses':>8}{'mutants':>9}{'killed':>8}{'rate':>9}{'lowest':>9}{'hollow':>8}"
    for name in dict.fromkeys(chapter(id_) for id_ in clauses):
        ids = [id_ for id_ in clauses if chapter(id_) == name]
        rows = [proof.clauses[id_] for id_ in ids]
        sum_ = sum_of(proof, ids)
        hollow = sum(len(one.hollow or ()) for one in rows)
        yield (
            f"{name:<12}{len(ids):>8}{sum_.mutants:>9}{sum_.killed:>8}{percent(sum_.rate):>9}"
            f"{percent(min(one.rate for one in rows)):>9}{hollow:>8}"
        )


def whole_line(proof: Proof) -> str:
    sum_ = sum_of(proof)
    return (
        f"{sum_.killed} of {sum_.mutants} mutants killed ({percent(sum_.rate)}),"
        f" {sum_.equivalents} equivalents not counted."
    )


def reaching_tests(bench: Bench, mutant: Mutant) -> list[str]:
    """The tests that cite a clause of the mutant's code, without their parameters, and whether they reach it."""
    place = (mutant.target.id, *mutant.statement)
    reaching: dict[str, bool] = {}
    for id_ in mutant.target.clauses:
        for name in bench.citing.get(id_, ()):
            reached = mutant.target.kind != "function" or place in bench.reached.get(name, ())
            reaching[short(name)] = reaching.get(short(name), False) or reached
    return [
        f"{'reached by' if reached else 'cited by  '} {name}" for name, reached in sorted(reaching.items())
    ]
