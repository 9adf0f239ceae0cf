"""Noughts and crosses, the smallest complete game: the worked example of the `Game` protocol.

Read it from top to bottom. A game is made of
    a rulebook       the clauses,
    options          what a table may set,
    commands         what a player can do,
    events           what can happen,
    a state          everything about the game in progress,
    a view           what one viewer may know,
and one stateless object, at the end, that connects them. It implements the core of the protocol
(src/bulkhead/tabletop/game/core.py) and nothing else: notation, positions, sentences and the drawing of the board are
the defaults of the other parts. Override those that your game can do better.

A big game has a file for each of these, and one for each chapter of its rules (see src/bulkhead/heroes). Procedures
that wait for a further answer are frames on a stack inside the state (`bulkhead.tabletop.frames`).
"""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from bulkhead.registry import Entry
from bulkhead.tabletop import (
    Chapter,
    Clause,
    Command,
    Dice,
    Event,
    Game,
    Illegal,
    Mistake,
    Offer,
    Out,
    Result,
    Rulebook,
    Seat,
    Viewer,
    Who,
    clause,
    viewer_number,
)

# ---- The rulebook: clauses have ids, and everything that follows refers to them -------------------------------------
#
#   N-1  A die says who begins, unless the table does: 1 to 3 is the first seat.
#   N-2  The players take turns, one mark each.
#   N-3  A mark goes into an empty one of the nine cells.
#   N-4  Three marks of one player in a line win at once.
#   N-5  When all cells are full and no player has won, it is a draw.

RULEBOOK = Rulebook(
    "noughts",
    (
        Chapter(
            "noughts-chapter-playing",
            (Clause("N-1", 0, options=("first",)), Clause("N-2", 0), Clause("N-3", 0)),
        ),
        Chapter("noughts-chapter-winning", (Clause("N-4", 0), Clause("N-5", 0))),
    ),
)

# Cells are numbered from 1 to 9 as on a telephone; in code they count from 0.
CELLS = range(9)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINES_THROUGH = tuple(tuple(line for line in LINES if cell in line) for cell in CELLS)

EMPTY = "."
MARKS = "xo"  # what each seat writes


# ---- Options: frozen, with the rulebook's own way of playing as the default ------------------------------------------

First = Literal["draw", "1", "2"]


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a table plays."""

    first: First = "draw"
    """The seat that begins (N-1)."""


def read_options(values: Mapping[str, Any]) -> Options:
    """Options from plain values (of a file, a socket or a person), or Mistake."""
    for name, value in values.items():
        if name != "first":
            raise Mistake("option-unknown", option=name, known="first")
        if str(value) not in get_args(First):
            raise Mistake("option-bad-value", option=name, value=str(value), what=", ".join(get_args(First)))
    return msgspec.convert({name: str(value) for name, value in values.items()}, Options)


# ---- Commands: one frozen record per verb; players type it as `mark 5` ----------------------------------------------


class Mark(Command, frozen=True):
    """Put your mark into a cell."""

    cell: int


# An offer is made at every move, and commands are frozen: one object for each cell is enough.
ALL_MARKS = tuple(Mark(cell + 1) for cell in CELLS)


# ---- Events: past tense, each with the clause that caused it --------------------------------------------------------


class Began(Event, frozen=True):
    first: Seat
    face: int
    """The die that decided it; 0 when the table did."""
    why: str = "N-1"


class Marked(Event, frozen=True):
    seat: Seat
    cell: int
    why: str = "N-3"


class Won(Event, frozen=True):
    seat: Seat
    why: str = "N-4"


class Drawn(Event, frozen=True):
    why: str = "N-5"


# ---- The state: plain data, no references between parts, no dice ----------------------------------------------------


class State(Struct, forbid_unknown_fields=True):
    """Everything about a game in progress. Only `apply` changes it, in place."""

    options: Options
    cells: list[str]
    mover: Seat | None
    """The seat that has to decide; None when the game is over."""


@clause("N-4")
def has_line(cells: list[str], mark: str) -> bool:
    return any(all(cells[cell] == mark for cell in line) for line in LINES)


@clause("N-4", "N-5")
def result_of(state: State) -> Result | None:
    """How the game ended. It follows from the board, so the state does not store it."""
    if state.mover is not None:
        return None
    if has_line(state.cells, MARKS[0]):
        return Result((1.0, 0.0), (1, 0), "N-4")
    if has_line(state.cells, MARKS[1]):
        return Result((0.0, 1.0), (0, 1), "N-4")
    return Result((0.5, 0.5), (0, 0), "N-5")


# ---- The view: built field by field, so that no secret gets into it by accident -------------------------------------


class View(Struct, frozen=True):
    """A table as one viewer sees it. This game has no secrets: all viewers see the same board."""

    viewer: int
    """The seat that sees it, or -1 for a spectator."""
    options: Options
    cells: tuple[str, ...]
    mover: Seat | None
    result: Result | None


# ---- The game: stateless; rules in, dice in, events out ------------------------------------------------------------


class Noughts(Game[Options, State, Mark, View]):
    """The rules of noughts and crosses."""

    id = "noughts"
    version = 1
    seats = 2
    rulebook = RULEBOOK
    commands = Mark

    # A table is set up.

    def options(self, values: Mapping[str, Any]) -> Options:
        return read_options(values)

    @clause("N-1")
    def new(self, options: Options, dice: Dice, out: Out) -> State:
        # All chance comes through `dice`: the same faces give the same game, and anyone can check them.
        if options.first == "draw":
            (face,) = dice.roll(1)
            first = 0 if face <= 3 else 1
        else:
            face, first = 0, int(options.first) - 1
        out.tell(Began(first, face))
        return State(options, [EMPTY] * len(CELLS), first)

    # One decision after another: which seat decides, what it may say, what happens then.

    @clause("N-2")
    def waiting(self, state: State) -> Seat | None:
        return state.mover

    @clause("N-3")
    def offer(self, state: State, seat: Seat) -> Offer[Mark] | None:
        if seat != state.mover:
            return None
        free = tuple([mark for mark, held in zip(ALL_MARKS, state.cells, strict=True) if held == EMPTY])
        return Offer(seat, "noughts-ask-mark", free)

    @clause("N-2", "N-3", "N-4", "N-5")
    def apply(self, state: State, seat: Seat, command: Mark, dice: Dice, out: Out) -> None:
        # First every reason to refuse, each with the clause that forbids it ...
        if state.mover is None:
            raise Illegal("N-5" if EMPTY not in state.cells else "N-4", "noughts-no-game-over")
        if seat != state.mover:
            raise Illegal("N-2", "noughts-no-not-your-turn", who=Who(state.mover))
        cell = command.cell - 1
        if cell not in CELLS:
            raise Illegal("N-3", "noughts-no-such-cell", cell=command.cell)
        if state.cells[cell] != EMPTY:
            raise Illegal("N-3", "noughts-no-cell-taken", cell=command.cell)
        # ... and only then the first change: a refused command leaves no trace.
        mark = MARKS[seat]
        state.cells[cell] = mark
        out.tell(Marked(seat, command.cell))
        if any(all(state.cells[place] == mark for place in line) for line in LINES_THROUGH[cell]):
            state.mover = None
            out.tell(Won(seat))
        elif EMPTY not in state.cells:
            state.mover = None
            out.tell(Drawn())
        else:
            state.mover = 1 - seat

    def view(self, state: State, viewer: Viewer) -> View:
        return View(viewer_number(viewer), state.options, tuple(state.cells), state.mover, result_of(state))

    def result(self, state: State) -> Result | None:
        return result_of(state)

    # Copies: for search and for saving. Frozen records may be shared; every list is copied.

    def clone(self, state: State) -> State:
        return State(state.options, state.cells[:], state.mover)

    def dump(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> State:
        return msgspec.json.decode(data, type=State)


NOUGHTS = Noughts()


# ---- The entry: how Bulkhead finds the game -------------------------------------------------------------------------
#
# `bulkhead.registry.register(NOUGHTS_ENTRY)` makes it playable in this process. A package needs no call:
#
#     [project.entry-points."bulkhead.games"]
#     noughts = "noughts:NOUGHTS_ENTRY"
#
# Bots, hints, a table in the browser and so on are further fields of the entry (src/bulkhead/registry/entry.py).

WORDS = """
noughts-ask-mark = Where do you put your mark?
noughts-no-game-over = The game is over.
noughts-no-not-your-turn = { $who } is to play.
noughts-no-such-cell = There is no cell { $cell }.
noughts-no-cell-taken = Cell { $cell } is taken.
noughts-option-first = who begins
noughts-option-first-what = A die says who begins, unless the table does.
noughts-chapter-playing = Playing
noughts-chapter-winning = Winning
N-1 = A die says who begins, unless the table does: 1 to 3 is the first seat.
    .title = Who begins
N-2 = The players take turns, one mark each.
    .title = Turns
N-3 = A mark goes into an empty one of the nine cells.
    .title = Marks
N-4 = Three marks of one player in a line win at once.
    .title = A line
N-5 = When all cells are full and no player has won, it is a draw.
    .title = A draw
"""

NOUGHTS_ENTRY = Entry(NOUGHTS, texts={"en": WORDS})
