"""Noughts and crosses: the smallest complete game at this table, and the worked example of the `Game` protocol.

Read it from top to bottom. A game is made of
    its rulebook     which clauses there are,
    its options      what a table may set,
    its commands     what a player can say,
    its events       what can happen,
    its state        everything there is to know,
    its view         what one viewer may know,
and one stateless object, at the end, that connects them. `bulkhead.tabletop.game.Game` says what each method owes.

A big game has a file for each of these, and one for each chapter of its rules (see src/bulkhead/heroes); it brings the
words of its clauses, questions and events in every language; and it is listed in `bulkhead.GAMES`. Procedures that wait
for a further answer would be frames on a stack inside the state (`bulkhead.tabletop.frames`): nothing here needs one.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from bulkhead.tabletop import (
    SPECTATOR,
    Chapter,
    Clause,
    Command,
    Dice,
    Event,
    Game,
    Illegal,
    InTurn,
    Mistake,
    Offer,
    Out,
    Phrase,
    Result,
    Rng,
    Rulebook,
    Seat,
    Stamp,
    Who,
    clause,
)

# ---- The rulebook: clauses have ids, and everything that follows refers to them -------------------------------------
#
#   N-1  A die says who begins, unless the table does: 1 to 3 is the first seat.
#   N-2  The players take turns, one mark each.
#   N-3  A mark goes into an empty one of the nine cells.
#   N-4  Three of one's marks in a line win at once.
#   N-5  When all cells are full and nobody has won, it is a draw.

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
    """Who begins (N-1)."""


def read_options(values: Mapping[str, Any]) -> Options:
    """Values come from files, sockets and people: whatever is wrong with them is said in one sentence."""
    for name, value in values.items():
        if name != "first":
            raise Mistake("option-unknown", option=name, known="first")
        if str(value) not in get_args(First):
            raise Mistake("option-bad-value", option=name, value=str(value), what=", ".join(get_args(First)))
    return msgspec.convert({name: str(value) for name, value in values.items()}, Options)


# ---- Commands: one frozen record per verb, with a text form that reads back -----------------------------------------


class Mark(Command, frozen=True):
    """Put one's mark into a cell: `mark 5`."""

    cell: int

    def __str__(self) -> str:
        return f"mark {self.cell}"


# Offers are asked for at every move, and commands never change: one of each is enough.
ALL_MARKS = tuple(Mark(cell + 1) for cell in CELLS)


# ---- Events: past tense, each with the clause that made it happen ---------------------------------------------------


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
    """Everything there is to know about a table. It is changed in place, by `apply` alone."""

    options: Options
    cells: list[str]
    mover: Seat | None
    """Whose decision it is; None when the game is over."""


@clause("N-4")
def has_line(cells: list[str], mark: str) -> bool:
    return any(all(cells[cell] == mark for cell in line) for line in LINES)


@clause("N-4", "N-5")
def result_of(state: State) -> Result | None:
    """How it ended. It follows from the board, so the state need not remember it."""
    if state.mover is not None:
        return None
    if has_line(state.cells, MARKS[0]):
        return Result((1.0, 0.0), (1, 0), "N-4")
    if has_line(state.cells, MARKS[1]):
        return Result((0.0, 1.0), (0, 1), "N-4")
    return Result((0.5, 0.5), (0, 0), "N-5")


# ---- The view: built up field by field, so that nothing can slip into it by accident --------------------------------


class View(Struct, frozen=True):
    """A table as one viewer sees it. This game has no secrets: all viewers see the same board."""

    viewer: Seat
    options: Options
    cells: tuple[str, ...]
    mover: Seat | None
    result: Result | None


# ---- A position: the whole state in one line that a person can type -------------------------------------------------
#
#   xo./.x./..o 1 -        rows from the top, who decides (- when it is over), options that are not the default


def write_position(state: State) -> str:
    rows = "/".join("".join(state.cells[start : start + 3]) for start in (0, 3, 6))
    decides = "-" if state.mover is None else str(state.mover + 1)
    options = "-" if state.options == Options() else f"first={state.options.first}"
    return f"{rows} {decides} {options}"


_POSITION = re.compile(r"([xo.]{3})/([xo.]{3})/([xo.]{3}) ([12-]) (?:-|(first)=(\S+))")


def read_position(text: str, options: Options) -> State:
    """Check all that a position can be checked for: a state that play could not reach is refused."""
    found = _POSITION.fullmatch(" ".join(text.split()))
    if not found:
        raise Mistake("noughts-position-unreadable", text=text)
    if found[5]:
        options = read_options({found[5]: found[6]})
    cells = list(found[1] + found[2] + found[3])
    lead = cells.count(MARKS[0]) - cells.count(MARKS[1])
    lines = [has_line(cells, mark) for mark in MARKS]
    # Whoever made the line moved last, so the other is not ahead of them.
    if abs(lead) > 1 or all(lines) or (lines[0] and lead < 0) or (lines[1] and lead > 0):
        raise Mistake("noughts-position-impossible", text=text)
    if any(lines) or EMPTY not in cells:
        decides = "-"
    else:
        decides = "12" if lead == 0 else "2" if lead > 0 else "1"
    if found[4] not in decides:
        raise Mistake("noughts-position-decides", decides=found[4], needed=decides)
    return State(options, cells, None if found[4] == "-" else int(found[4]) - 1)


# ---- The game: stateless; rules in, dice in, events out ------------------------------------------------------------


class Noughts(InTurn):
    """The rules of noughts and crosses."""

    id = "noughts"
    version = 1
    seats = 2
    rulebook = RULEBOOK

    # A table is set up. Nothing here comes in packs of cards or boards.

    def packs(self) -> tuple[Stamp, ...]:
        return ()

    def options(self, values: Mapping[str, Any]) -> Options:
        return read_options(values)

    def plain_options(self, options: Options) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(options)
        return plain

    def known_options(self, options: Options, viewer: Seat) -> dict[str, Any]:
        return self.plain_options(options)

    def seats_at(self, options: Options) -> int:
        return self.seats

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

    # One decision after another: who decides, what they may say, what comes of it.

    @clause("N-2")
    def waiting(self, state: State) -> Seat | None:
        return state.mover

    @clause("N-3")
    def offer(self, state: State, seat: Seat) -> Offer[Mark] | None:
        if seat != state.mover:
            return None
        free = tuple([mark for mark, held in zip(ALL_MARKS, state.cells, strict=True) if held == EMPTY])
        return Offer(seat, "noughts-ask-mark", free)

    # Games with reactions and orders given beforehand fill these two in; here nobody speaks out of turn.

    def curtain(self, state: State) -> bool:
        return False

    @clause("N-2", "N-3", "N-4", "N-5")
    def apply(self, state: State, seat: Seat, command: Mark, dice: Dice, out: Out) -> None:
        # First every reason to refuse, each with the clause that forbids it ...
        if state.mover is None:
            raise Illegal("N-5" if EMPTY not in state.cells else "N-4", "noughts-no-game-over")
        if seat != state.mover:
            raise Illegal("N-2", "noughts-no-not-your-turn", seat=state.mover + 1)
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

    def result(self, state: State) -> Result | None:
        return result_of(state)

    # What each viewer may know. With hidden cards, `view` would leave them out, `guess` would deal them at random
    # among those the viewer cannot see, and `twin` would shuffle what is hidden from the viewer and nothing else.

    def view(self, state: State, viewer: Seat) -> View:
        return View(viewer, state.options, tuple(state.cells), state.mover, result_of(state))

    def unveiled(self, state: State) -> View:
        # Nothing is hidden, so a spectator has seen it all.
        return self.view(state, SPECTATOR)

    def guess(self, view: View, rng: Rng) -> State:
        return State(view.options, list(view.cells), view.mover)

    def twin(self, state: State, viewer: Seat, rng: Rng) -> State:
        return self.clone(state)

    # Copies and texts: for search, for saving, for people.

    def clone(self, state: State) -> State:
        # What is frozen may be shared; every list is copied.
        return State(state.options, state.cells[:], state.mover)

    def dump(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> State:
        return msgspec.json.decode(data, type=State)

    def read(self, text: str) -> Mark:
        found = re.fullmatch(r"mark ([0-9]{1,2})", " ".join(text.lower().split()))
        if not found:
            raise Mistake("noughts-command-unreadable", text=text)
        return Mark(int(found[1]))

    def vocabulary(self, state: State) -> Iterable[Mark]:
        # One past either end: the suite makes sure that exactly what is offered is legal.
        return (Mark(cell) for cell in range(len(CELLS) + 2))

    def position(self, state: State) -> str:
        return write_position(state)

    def from_position(self, text: str, options: Options) -> State:
        return read_position(text, options)

    # Sentences: ids and arguments, never words. A language makes them speak.

    def draw(self, view: View) -> str:
        shown = [
            held if held != EMPTY else str(cell + 1) for cell, held in zip(CELLS, view.cells, strict=True)
        ]
        return "\n---+---+---\n".join(" " + " | ".join(shown[start : start + 3]) for start in (0, 3, 6))

    def tell(self, event: Event, viewer: Seat) -> Phrase:
        match event:
            case Began(first, face):
                return Phrase("noughts-event-began", {"who": Who(first), "face": face})
            case Marked(seat, cell):
                return Phrase("noughts-event-marked", {"who": Who(seat), "cell": cell})
            case Won(seat):
                return Phrase("noughts-event-won", {"who": Who(seat)})
        return Phrase("noughts-event-drawn")

    def describe(self, command: Mark, view: View) -> Phrase:
        return Phrase("noughts-do-mark", {"cell": command.cell})

    # For clients: tables to look things up in, and what to say when it is over. There is nothing to say here.

    def aids(self, options: Options) -> dict[str, Any]:
        return {}

    def survey(self, view: View, offer: Offer[Mark] | None, about: str) -> Any:
        raise Mistake("survey-nothing", about=about)

    def report(self, options: Options, events: Sequence[Event]) -> dict[str, int]:
        return {"marks": sum(isinstance(event, Marked) for event in events)}

    def reveals(self, event: Event) -> bool:
        # Nothing is hidden, so nothing is learnt that could not be taken back.
        return False


# The annotation makes the type checker hold the class against the protocol, method by method.
NOUGHTS: Game[Options, State, Mark, View] = Noughts()
