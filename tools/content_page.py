"""Makes docs/rules/starquest/content.md: every line of Starquest's content with its code and its tests."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path

from bulkhead.lab.starquest.content.code import code_of
from bulkhead.lab.starquest.content.lines import Line, all_lines
from bulkhead.starquest.box.box import load_box
from bulkhead.tabletop.clauses import coded
from bulkhead.words import Words
from tools.clause_index import Place, place_of
from tools.house import GENERATED, REFERENCES, link

CONTENT_LINES = f"{REFERENCES['starquest']}/content.md"

PARTS = {
    "ord": "Order cards",
    "eqp": "Marine equipment",
    "eqe": "Eldar equipment",
    "eql": "Legion equipment",
    "gov": "Governor cards",
    "psi": "Psychic cards",
    "rec": "Reconnaissance cards",
    "rsm": "Secret missions",
    "evg": "Green event cards",
    "eva": "Azure event cards",
    "trt": "Traits",
    "FLAG": "Flags",
    "FIGURE": "Figures",
    "fig": "Sheets of figures",
    "mch": "Sheets of machines",
    "sqd": "Squads",
    "PATTERN": "Patterns of fire",
    "WEAPON": "Weapons",
    "wpn": "Sheets of weapons",
    "set": "Sets of weapons",
    "obj": "Objects and structures",
    "BOARD": "Boards",
    "brd": "Sheets of boards",
    "WALL": "Wall pieces",
    "lay": "Layouts",
    "DOCK": "Docks",
    "MISSION": "All missions",
    "OBJECTIVE": "Types of objectives",
    "mis": "Missions",
    "POINTS": "Points",
    "ldr": "Ladders of ranks",
    "EFFICIENCY": "Efficiency",
    "eff": "Tables of efficiency",
    "bag": "Bags of tokens",
    "CAMPAIGN": "Campaigns",
    "cmp": "Lists of missions",
    "EVENTS": "Events",
    "DECK": "Decks",
    "SEATS": "Absent seats",
    "OPTION": "House options",
}
"""Headings, by the first part of an id."""


def content_page(root: Path, tests: Mapping[str, list[Place]]) -> str:
    """The page of all lines, one table for each part of the content."""
    box = load_box()
    marked = coded()
    lines = sorted(all_lines(box, Words().say), key=lambda line: list(PARTS).index(_part(line)))
    text = [
        "# The content of Starquest",
        "",
        GENERATED,
        "",
        "Cards, sheets, boards, missions and tables say what happens, as the rules do. One line is one thing that they",
        "say, with its code and the tests that prove it. `bulkhead rules --matrix` fails on a line without code or",
        "test, on a flag that no code reads, and on a card that no test plays.",
        "[content.md](../../content.md) says how lines are made.",
        "",
    ]
    for part, group in groupby(lines, _part):
        text += [f"## {PARTS[part]}", "", "| line | what it says | code | tests |", "|---|---|---|---|"]
        for line in group:
            code = sorted(_place(root, one) for one in code_of(line, box, marked))
            cited = sorted({one for id_ in (line.id, *line.clauses) for one in tests.get(id_, [])})
            text.append(f"| `{line.id}` | {line.says} | {_links(code)} | {_links(cited)} |")
        text.append("")
    return "\n".join(text)


def _part(line: Line) -> str:
    """`C-evg_lure-1` is in the part `evg`, `C-FLAG-ward` in `FLAG`."""
    return line.id.split("-")[1].partition("_")[0]


def _place(root: Path, one: str) -> Place:
    """A dotted name, or a file of the game with or without a line."""
    if one.startswith("bulkhead."):
        return place_of(root, one)
    file, _, _ = one.partition(":")
    return Place(f"src/bulkhead/starquest/{file}", "")


def _links(places: Iterable[Place]) -> str:
    """Each file once."""
    files = dict.fromkeys(place.file for place in places)
    return ", ".join(f"[{Path(file).name}]({link(CONTENT_LINES, file)})" for file in files)
