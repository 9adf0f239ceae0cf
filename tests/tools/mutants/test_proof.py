"""What is counted, what a proof has to reach, what the page says of it, and which mutants a sample takes."""

import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from tools.house import ROOT
from tools.mutants import command
from tools.mutants.equivalents import FILE
from tools.mutants.judging import Kill, Verdict
from tools.mutants.operators import Mutant, mutants
from tools.mutants.page import clauses_of_all_games, proof_page, unproved
from tools.mutants.proof import (
    PROOF,
    ClauseProof,
    CodeProof,
    Proof,
    percent,
    read_proof,
    shortfalls,
    sum_of,
    write_proof,
)
from tools.mutants.sampling import recorded, sample
from tools.mutants.summary import proof_of
from tools.mutants.targets import targets_in

CODE = dedent(
    """
    @clause("SQ-A-1", "SQ-B-1")
    def both(a): return a < 3

    @clause("SQ-B-1")
    def one(a): return not a

    @clause("SQ-C-1")
    class Card(Struct):
        name: str
    """
)
TARGETS = targets_in(CODE, "src/bulkhead/game.py")
CLAUSES = ["SQ-A-1", "SQ-B-1", "SQ-C-1"]


def all_mutants() -> list[Mutant]:
    return [mutant for target in TARGETS for mutant in mutants(target)]


def verdicts(killed: dict[str, str]) -> dict[str, Verdict]:
    """By the change of a mutant: the clause whose test noticed it."""
    return {
        one.id: Verdict(
            "", {killed[one.what]: Kill("tests/a.py::test_a[1]", "")} if one.what in killed else {}
        )
        for one in all_mutants()
    }


OPPOSITE, LIMIT, MORE, LESS, NEGATED = (one.what for one in all_mutants())


def measured(killed: dict[str, str]) -> Proof:
    return proof_of(CLAUSES, TARGETS, all_mutants(), verdicts(killed), ())


def test_a_mutant_counts_for_each_clause_of_its_code_and_as_own_for_the_clause_of_the_test() -> None:
    proof = measured({OPPOSITE: "SQ-A-1", LIMIT: "SQ-B-1", NEGATED: "SQ-B-1"})
    assert proof.clauses == {
        "SQ-A-1": ClauseProof(mutants=4, killed=2, own=1),
        "SQ-B-1": ClauseProof(mutants=5, killed=3, own=2),
        "SQ-C-1": ClauseProof(),
    }
    both = proof.code["src/bulkhead/game.py::both"]
    assert (both.mutants, both.killed, both.tests) == (4, 2, ["tests/a.py::test_a"])
    assert both.survivors == [MORE, LESS]


def test_a_mutant_of_two_clauses_counts_once_in_the_sum() -> None:
    proof = measured({NEGATED: "SQ-B-1"})
    assert (sum_of(proof).mutants, sum_of(proof).killed) == (5, 1)
    assert (sum_of(proof, ["SQ-A-1"]).mutants, sum_of(proof, ["SQ-A-1"]).killed) == (4, 0)


def test_equivalents_and_mutants_that_are_no_program_do_not_count() -> None:
    found = verdicts({})
    ids = [one.id for one in all_mutants()]
    found[ids[2]].invalid = "SyntaxError"
    proof = proof_of(CLAUSES, TARGETS, all_mutants(), found, {ids[1]})
    assert proof.clauses["SQ-A-1"] == ClauseProof(mutants=2, equivalents=1)
    assert proof.code["src/bulkhead/game.py::both"].survivors == [OPPOSITE, LESS]


def whole(**clauses: ClauseProof) -> Proof:
    """A proof of clauses, each with code of its own."""
    return Proof(
        clauses=dict(clauses),
        code={
            id_: CodeProof(clauses=(id_,), source="", mutants=one.mutants, killed=one.killed)
            for id_, one in clauses.items()
        },
    )


def test_a_proof_that_just_reaches_everything_lacks_nothing() -> None:
    proof = whole(
        A=ClauseProof(mutants=20, killed=16, own=1, hollow=[]),
        B=ClauseProof(mutants=60, killed=60, own=1, hollow=[]),
    )
    assert list(shortfalls(proof, ["A", "B"])) == []


@pytest.mark.parametrize(
    ("one", "sentence"),
    [
        (
            ClauseProof(mutants=21, killed=16, own=16, hollow=[]),
            "A: 16 of 21 mutants are noticed, wanted are 80.0%.",
        ),
        (ClauseProof(mutants=5, killed=5, own=0, hollow=[]), "A: its own tests notice no mutant."),
        (ClauseProof(hollow=[]), "A has no mutant: mark the code that carries it out."),
        (ClauseProof(mutants=1, killed=1, own=1, hollow=["tests/a.py::t"]), "A: tests/a.py::t is hollow."),
        (ClauseProof(mutants=1, killed=1, own=1), "A: nobody has looked for hollow tests."),
    ],
)
def test_a_clause_that_lacks_something_is_named(one: ClauseProof, sentence: str) -> None:
    proof = whole(A=one, B=ClauseProof(mutants=900, killed=900, own=1, hollow=[]))
    assert list(shortfalls(proof, ["A", "B"])) == [sentence]


def test_the_share_of_all_mutants_and_clauses_that_were_never_measured_are_named() -> None:
    proof = whole(A=ClauseProof(mutants=1000, killed=949, own=1, hollow=[]))
    assert list(shortfalls(proof, ["A", "B"])) == [
        "Tests notice 949 of 1000 mutants (94.9%), wanted are 95.0%.",
        "B was never measured.",
    ]


def test_a_rate_is_rounded_down() -> None:
    assert [percent(rate) for rate in (0.94999, 0.95, 1.0, 0.0)] == ["94.9%", "95.0%", "100.0%", "0.0%"]


def test_a_run_of_one_chapter_leaves_the_other_clauses_and_drops_those_that_are_gone(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    old = whole(A=ClauseProof(mutants=1), B=ClauseProof(mutants=2), GONE=ClauseProof(mutants=3))
    old.take(whole(B=ClauseProof(mutants=5)), ["A", "B", "C"], ["A", "B", "C"])
    write_proof(tmp_path, old)
    proof = read_proof(tmp_path)
    assert {id_: one.mutants for id_, one in proof.clauses.items()} == {"A": 1, "B": 5}
    assert {id_: one.mutants for id_, one in proof.code.items()} == {"A": 1, "B": 5}


# The sample


def test_a_sample_holds_only_mutants_that_were_noticed_in_code_that_is_still_the_same() -> None:
    proof = measured({OPPOSITE: "SQ-A-1", LIMIT: "SQ-B-1", NEGATED: "SQ-B-1"})
    assert [one.what for one in recorded(all_mutants(), proof, ())] == [OPPOSITE, LIMIT, NEGATED]
    equivalent = next(one.id for one in all_mutants() if one.what == LIMIT)
    assert [one.what for one in recorded(all_mutants(), proof, {equivalent})] == [OPPOSITE, NEGATED]
    proof.code["src/bulkhead/game.py::both"].source = "other"
    assert [one.what for one in recorded(all_mutants(), proof, ())] == [NEGATED]


def test_a_sample_takes_from_each_chapter_in_turn_and_is_the_same_each_time() -> None:
    first = sample(all_mutants(), 2, 1)
    assert sorted(one.target.name for one in first) == ["both", "one"]
    assert [one.id for one in sample(reversed(all_mutants()), 2, 1)] == [one.id for one in first]
    assert len(sample(all_mutants(), 100, 1)) == 5


# The page and the command


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with the kept list of equivalents and room for a proof."""
    for file in (PROOF, FILE):
        (tmp_path / file).parent.mkdir(parents=True)
    shutil.copy(ROOT / FILE, tmp_path / FILE)
    return tmp_path


def test_the_page_says_what_is_missing(root: Path) -> None:
    ids = clauses_of_all_games()
    write_proof(root, whole(**{id_: ClauseProof(mutants=1, killed=1, own=1, hollow=[]) for id_ in ids}))
    assert "## What is missing\n\nNothing.\n" in proof_page(root)
    assert f"{len(ids)} of {len(ids)} mutants are noticed: 100.0%." in proof_page(root)
    proof = read_proof(root)
    proof.clauses["H-MOVE-1"].hollow = ["tests/a.py::test_a"]
    write_proof(root, proof)
    assert "## What is missing\n\n- H-MOVE-1: tests/a.py::test_a is hollow.\n" in proof_page(root)


def test_a_clause_that_the_proof_does_not_know_is_named(root: Path) -> None:
    ids = [id_ for id_ in clauses_of_all_games() if id_ != "SQ-OVER-05"]
    write_proof(root, whole(**{id_: ClauseProof() for id_ in (*ids, "SQ-GONE-01")}))
    assert list(unproved(root)) == [
        f"{PROOF}: SQ-OVER-05 is missing. Run make mutants.",
        f"{PROOF}: no rulebook has SQ-GONE-01. Run make mutants.",
    ]


def test_a_game_that_was_not_measured_is_named_by_the_page_alone(root: Path) -> None:
    heroes = [id_ for id_ in clauses_of_all_games() if id_.startswith("H-")]
    write_proof(root, whole(**{id_: ClauseProof(mutants=1, killed=1, own=1, hollow=[]) for id_ in heroes}))
    assert list(unproved(root)) == []
    assert "### Starquest\n\nNot measured yet.\n" in proof_page(root)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--clause", "SQ-OVER-99"], "No such clause: SQ-OVER-99."),
        (["--chapter", "OVERT"], "No such chapter: OVERT."),
        (["--sample", "3", "--write"], "A sample is taken from all chapters, and nothing of it is written."),
        (["--kept", "--fresh"], "--kept judges nothing, so it goes with neither --fresh nor --hollow."),
    ],
)
def test_what_the_command_cannot_do_it_says(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(arguments) == 2
    assert capsys.readouterr().err == f"{sentence}\n"
