"""Chooses a few mutants that a proof records as noticed, from every chapter in turn."""

from collections.abc import Container, Iterable
from itertools import islice, zip_longest

from tools.mutants.judging import source_of
from tools.mutants.operators import Mutant
from tools.mutants.proof import Proof
from tools.mutants.targets import Target
from tools.mutants.text import chapter, digest


def recorded(mutants: Iterable[Mutant], proof: Proof, equivalents: Container[str]) -> list[Mutant]:
    """The mutants that a proof says are noticed, as far as their code is still the code that was broken."""
    return [
        mutant
        for mutant in mutants
        if mutant.id not in equivalents
        and (code := proof.code.get(mutant.target.id)) is not None
        and code.source == source_of(mutant.target)
        and mutant.what not in code.survivors
    ]


def sample(all_: Iterable[Mutant], number: int, seed: int) -> list[Mutant]:
    """A repeatable choice, from every chapter in turn. A change of some code leaves the choice elsewhere as it was."""
    chapters: dict[str, list[Mutant]] = {}
    for mutant in sorted(all_, key=lambda one: digest(str(seed), one.id)):
        chapters.setdefault(chapter(mutant.target.clauses[0]), []).append(mutant)
    turns = zip_longest(*(chapters[name] for name in sorted(chapters)))
    return list(islice((one for turn in turns for one in turn if one is not None), number))


def targets_of(mutants: Iterable[Mutant]) -> list[Target]:
    """The code of these mutants, each piece once."""
    return list({one.target.id: one.target for one in mutants}.values())
