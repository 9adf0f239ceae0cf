"""The command: which mutants are wanted, the run with its progress, and what is printed."""

import argparse
import signal
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import bulkhead
from tools.house import ROOT
from tools.mutants.page import clauses_of_all_games
from tools.mutants.run import Run, Wanted
from tools.mutants.text import chapter


def main(arguments: Sequence[str]) -> int:
    """0: everything is proved. 1: something is not. 2: nothing was measured."""
    given = _parser().parse_args(arguments)
    if not Path(bulkhead.__file__).is_relative_to(ROOT):
        return _refuse(f"{bulkhead.__file__} is not the package of this checkout.")
    known = clauses_of_all_games()
    if unknown := [id_ for id_ in given.clause if id_ not in known]:
        return _refuse(f"No such clause: {', '.join(unknown)}.")
    if unknown := sorted(set(given.chapter) - {chapter(id_) for id_ in known}):
        return _refuse(f"No such chapter: {', '.join(unknown)}.")
    if given.sample and (given.write or given.hollow or given.clause or given.chapter):
        return _refuse("A sample is taken from all chapters, and nothing of it is written.")
    if given.kept and (given.fresh or given.hollow):
        return _refuse("--kept judges nothing, so it goes with neither --fresh nor --hollow.")
    asked = [id_ for id_ in known if _is_asked(id_, given.clause, given.chapter)]
    wanted = Wanted(
        asked,
        jobs=given.jobs,
        survivors=given.survivors,
        fresh=given.fresh,
        write=given.write,
        hollow_only=given.hollow,
        kept_only=given.kept,
        sample=given.sample,
        seed=given.seed,
    )
    # A run that is told to end also ends its copies.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return Run(ROOT, known, wanted).begin()


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _is_asked(id_: str, clauses: Iterable[str], chapters: Iterable[str]) -> bool:
    return not (clauses or chapters) or id_ in clauses or chapter(id_) in chapters


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m tools.mutants",
        description="Break the code of clauses in small ways and run the tests that cite them. What was found is kept"
        " in .mutants, so a run can be stopped at any time and goes on where it was.",
    )
    parser.add_argument(
        "--clause", nargs="+", default=[], metavar="ID", help="only these clauses: SQ-OVER-05"
    )
    parser.add_argument(
        "--chapter", nargs="+", default=[], metavar="NAME", help="only these chapters: OVER H-MOVE"
    )
    parser.add_argument(
        "--survivors", action="store_true", help="list each survivor with the tests that reach it"
    )
    parser.add_argument(
        "--write", action="store_true", help="write what was measured into docs/proof.json; then make docs"
    )
    parser.add_argument("--hollow", action="store_true", help="look for hollow tests only")
    parser.add_argument(
        "--kept", action="store_true", help="judge nothing: show or write what earlier runs have found"
    )
    parser.add_argument(
        "--sample",
        type=int,
        default=0,
        metavar="N",
        help="only N mutants that docs/proof.json records as noticed, spread over the chapters",
    )
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--fresh", action="store_true", help="judge everything again, whatever was kept")
    return parser
