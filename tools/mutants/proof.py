"""docs/proof.json: what a run has measured, for each clause and each piece of marked code, and what it has to reach."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, field

PROOF = "docs/proof.json"
COMMAND = "python -m tools.mutants --write"
ALL = 0.95
"""The share of all valid mutants that citing tests have to notice ..."""
EACH = 0.80
"""... and the share of those of each clause."""


class Count(Struct, kw_only=True):
    """Numbers of mutants."""

    mutants: int = 0
    """Without equivalents and without those that are no program."""
    killed: int = 0
    """Noticed by a test that cites a clause of the broken code."""
    equivalents: int = 0

    @property
    def rate(self) -> float:
        return self.killed / self.mutants if self.mutants else 0.0

    def add(self, other: "Count") -> None:
        self.mutants += other.mutants
        self.killed += other.killed
        self.equivalents += other.equivalents


class ClauseProof(Count, kw_only=True):
    """The mutants of all code of a clause."""

    own: int = 0
    """Those of which it is known that a test notices them which cites this clause. One is wanted, so the others are not
    tried once a test of another clause of the same code has noticed them."""
    hollow: list[str] | None = None
    """Tests that cite the clause and prove nothing of it; None as long as nobody has looked for them."""


class CodeProof(Count, kw_only=True):
    """The mutants of one piece of marked code."""

    clauses: tuple[str, ...]
    source: str
    """Digest of the code that was broken."""
    tests: list[str] = field(default_factory=list)
    """Those that noticed a mutant first, without their parameters."""
    survivors: list[str] = field(default_factory=list)


class Proof(Struct):
    """All that was measured."""

    command: str = COMMAND
    clauses: dict[str, ClauseProof] = field(default_factory=dict)
    code: dict[str, CodeProof] = field(default_factory=dict)
    """By the id of the target. Each mutant is counted here once."""

    def take(self, other: "Proof", clauses: Iterable[str], code: Iterable[str]) -> None:
        """Put what was measured again in place of what was there, and drop clauses and code that are gone."""
        all_clauses = {**self.clauses, **other.clauses}
        all_code = {**self.code, **other.code}
        self.clauses = {id_: all_clauses[id_] for id_ in clauses if id_ in all_clauses}
        self.code = {id_: all_code[id_] for id_ in code if id_ in all_code}


def sum_of(proof: Proof, clauses: Iterable[str] | None = None) -> Count:
    """Of all code, or of the code of these clauses; each mutant counts once."""
    wanted = None if clauses is None else set(clauses)
    sum_ = Count()
    for one in proof.code.values():
        if wanted is None or wanted & set(one.clauses):
            sum_.add(one)
    return sum_


def shortfalls(proof: Proof, clauses: Iterable[str]) -> Iterator[str]:
    """A sentence for each thing that a proof of these clauses lacks."""
    clauses = list(clauses)
    whole = sum_of(proof, clauses)
    if whole.rate < ALL:
        noticed = f"{whole.killed} of {whole.mutants} mutants ({percent(whole.rate)})"
        yield f"Tests notice {noticed}, wanted are {percent(ALL)}."
    for id_ in clauses:
        one = proof.clauses.get(id_)
        if one is None:
            yield f"{id_} was never measured."
            continue
        if not one.mutants:
            yield f"{id_} has no mutant: mark the code that carries it out."
        elif one.rate < EACH:
            yield f"{id_}: {one.killed} of {one.mutants} mutants are noticed, wanted are {percent(EACH)}."
        if one.mutants and not one.own:
            yield f"{id_}: its own tests notice no mutant."
        if one.mutants and one.hollow is None:
            yield f"{id_}: nobody has looked for hollow tests."
        for test in one.hollow or ():
            yield f"{id_}: {test} is hollow."


def percent(rate: float) -> str:
    """One decimal, rounded down, so that nothing reads as reached that is not."""
    return f"{int(rate * 1000 + 1e-9) / 10:.1f}%"


def read_proof(root: Path) -> Proof:
    return msgspec.json.decode((root / PROOF).read_bytes(), type=Proof)


def write_proof(root: Path, proof: Proof) -> None:
    text = msgspec.json.format(msgspec.json.encode(proof), indent=1).decode()
    (root / PROOF).write_text(text + "\n", encoding="utf-8", newline="\n")
