"""Makes docs/proof.md from docs/proof.json: how the rules are proved, chapter by chapter."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from bulkhead.registry import GAMES
from bulkhead.tabletop.clauses import Rulebook
from bulkhead.words import Words
from tools.house import GENERATED, REFERENCES, link
from tools.mutants.equivalents import FILE, read_equivalents
from tools.mutants.proof import ALL, EACH, PROOF, Proof, percent, read_proof, shortfalls, sum_of

PAGE = "docs/proof.md"

HOW = f"""\
Every clause has marked code and tests that cite it. A mark proves nothing by itself, so the code of each clause is
broken in small ways, one at a time, and the citing tests run against each break, which is called a mutant. A test that
fails has noticed it.

- **Breaks**: a comparison becomes its opposite, or moves its limit by one (`<` and `<=`); `and` becomes `or`, a
  condition its opposite; a number becomes one more and one less, a truth value the other one; a call is left out. A
  function in which there is nothing of the kind is emptied, and if it answers yes or no, it also says the opposite.
- **Citing tests**: a mutant counts as noticed when a test fails, or does not end, that cites one of the clauses of the
  broken code. Other tests are not asked.
- **Wanted**: {ALL:.0%} of all mutants are noticed and {EACH:.0%} of those of each clause; the tests of each clause
  notice at least one; no clause is without mutants.
- **Hollow tests**: a test is hollow for a clause when it passes although all functions of the clause do nothing, and
  notices none of the clause's mutants either. Whole games and other long tests meet only a few mutants of a clause, so
  that they are rather named than spared. There has to be none.
- **Not counted**: mutants that behave like the code they come from. They are listed below with the reason. An entry
  that is no mutant any more, or that a test notices, fails the run.

`make mutants` measures again, prints the table and fails when something is missing. What it has found is kept in
`.mutants`, so a stopped run goes on where it was, and a later one judges only what has changed.
`python -m tools.mutants --chapter OVER --survivors` does one chapter and names the tests near each survivor.
`make test` tries a sample of the mutants that this page counts as noticed.
"""


def proof_page(root: Path) -> str:
    """The whole page."""
    proof = read_proof(root)
    parts = [f"# The proof\n\n{GENERATED}\n", HOW]
    whole = sum_of(proof)
    parts.append(
        f"## What was measured\n\n{whole.killed:,} of {whole.mutants:,} mutants are noticed: {percent(whole.rate)}. "
        f"{whole.equivalents} equivalent mutants are not counted. Measured with `{proof.command}`; the numbers of each "
        f"clause and all survivors stand in [{Path(PROOF).name}]({link(PAGE, PROOF)}).\n"
    )
    for game in GAMES.values():
        if game.id in REFERENCES:
            measured = any(id_ in proof.clauses for id_ in game.rulebook.ids())
            table = _table(game.rulebook, proof) if measured else "Not measured yet."
            parts.append(f"### {game.id.title()}\n\n{table}\n")
    lacking = list(shortfalls(proof, clauses_of_all_games()))
    parts.append(f"## What is missing\n\n{_list(lacking)}\n")
    equivalents = [f"`{one.code}`: `{one.mutant}`. {one.reason}" for one in read_equivalents(root)]
    parts.append(f"## Equivalent mutants\n\nKept in `{FILE}`.\n\n{_list(equivalents)}\n")
    return "\n".join(parts)


def clauses_of_all_games() -> list[str]:
    """In the order of the rulebooks."""
    return [id_ for game in GAMES.values() for id_ in game.rulebook.ids()]


def unproved(root: Path) -> Iterator[str]:
    """A sentence for each clause of a measured game that docs/proof.json does not know, and each that no rulebook has.
    The page itself says which games were not measured."""
    measured = read_proof(root).clauses
    for game in GAMES.values():
        ids = game.rulebook.ids()
        if any(id_ in measured for id_ in ids):
            for id_ in ids:
                if id_ not in measured:
                    yield f"{PROOF}: {id_} is missing. Run make mutants."
    known = clauses_of_all_games()
    for id_ in measured:
        if id_ not in known:
            yield f"{PROOF}: no rulebook has {id_}. Run make mutants."


def _table(rulebook: Rulebook, proof: Proof) -> str:
    """A row for each chapter. A mutant of several chapters counts in each of them."""
    words = Words()
    rows = [
        "| chapter | clauses | mutants | noticed | rate | lowest clause | equivalent | hollow tests |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for chapter in rulebook.chapters:
        ids = [clause.id for clause in chapter.clauses]
        of_clauses = [proof.clauses[id_] for id_ in ids if id_ in proof.clauses]
        sum_ = sum_of(proof, ids)
        page = f"{REFERENCES[rulebook.game]}/{chapter.id.removeprefix(f'{rulebook.game}-chapter-')}.md"
        cells = (
            f"[{words.say(chapter.id)}]({link(PAGE, page)})",
            str(len(ids)),
            str(sum_.mutants),
            str(sum_.killed),
            percent(sum_.rate),
            percent(min((one.rate for one in of_clauses), default=0.0)),
            str(sum_.equivalents),
            str(sum(len(one.hollow or ()) for one in of_clauses)),
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _list(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines) or "Nothing."
