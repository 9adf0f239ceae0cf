"""Counts verdicts: for each clause how many mutants its own tests notice, and those of all clauses of the code."""

from collections.abc import Container, Iterable, Mapping, Sequence

from tools.mutants.judging import Verdict, source_of
from tools.mutants.operators import Mutant
from tools.mutants.proof import ClauseProof, CodeProof, Count, Proof
from tools.mutants.targets import Target
from tools.mutants.text import short


def proof_of(
    clauses: Sequence[str],
    targets: Iterable[Target],
    mutants: Iterable[Mutant],
    verdicts: Mapping[str, Verdict],
    equivalents: Container[str],
) -> Proof:
    """What the verdicts say about these clauses and their code."""
    proof = Proof(clauses={id_: ClauseProof() for id_ in clauses})
    for target in targets:
        proof.code[target.id] = CodeProof(clauses=target.clauses, source=source_of(target))
    for mutant in mutants:
        verdict = verdicts[mutant.id]
        code = proof.code[mutant.target.id]
        rows = [one for id_ in mutant.target.clauses if (one := proof.clauses.get(id_)) is not None]
        if verdict.invalid:
            continue
        is_equivalent = mutant.id in equivalents
        for count in (code, *rows):
            count.add(Count(equivalents=1) if is_equivalent else Count(mutants=1, killed=int(verdict.dead)))
        if is_equivalent:
            continue
        if not verdict.dead:
            code.survivors.append(mutant.what)
        for id_, kill in verdict.killed.items():
            code.tests = sorted({*code.tests, short(kill.test)})
            if id_ in proof.clauses:
                proof.clauses[id_].own += 1
    return proof
