"""`bulkhead rules --matrix`: which clauses have code, which have a test, and what is missing."""

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.lab.matrix import Matrix, find_tests, look_up, marked
from bulkhead.registry import entry, game
from bulkhead.words import Words

CONTENT = "content"
"""The row with the lines of a game's content: cards, sheets, missions, tables."""


def show_matrix(screen: Screen, games: list[str], as_json: bool) -> int:
    """Print the matrix; exit code 1 when it has a gap."""
    tests = find_tests()
    proven = None if tests is None else marked(tests)
    found = {name: look_up(game(name).rulebook, proven) for name in games}
    for content in filter(None, (entry(name).lab().content for name in games)):
        found[CONTENT] = content(Words().say, tests, proven)
    if as_json:
        screen.json(found)
    else:
        for name, matrix in found.items():
            _show(screen, name, matrix)
        if tests is None:
            screen.say("cli-matrix-no-tests")
    return 0 if all(matrix.whole for matrix in found.values()) else 1


def _show(screen: Screen, name: str, matrix: Matrix) -> None:
    tested = "-" if matrix.tested is None else str(matrix.tested)
    counts = {"clauses": str(matrix.clauses), "coded": str(matrix.coded), "tested": tested}
    if name == CONTENT:
        screen.say("cli-matrix-content", **counts)
    else:
        screen.say("cli-matrix", game=name, **counts)
    for gap, entries in matrix.gaps.items():
        for id_, places in entries.items():
            what = screen.words.say(f"cli-matrix-{gap}")
            where = f"  {', '.join(places)}" if places else ""
            screen.line(Text.assemble((f"  {id_}", "red"), f"  {what}", (where, "dim")))
