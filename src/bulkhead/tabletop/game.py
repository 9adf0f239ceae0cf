"""The contract between a game and everything else: tables, bots, simulations, replays.

A game is a stateless object that holds the rules; a state is plain data. One decision is pending at a time, and it is
one seat's. Randomness comes in as an argument (`dice`), events go out through another (`out`).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from bulkhead.tabletop.clauses import Rulebook
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Event, Out
from bulkhead.tabletop.packs import Stamp
from bulkhead.tabletop.phrases import Phrase

Seat = int
SPECTATOR: Seat = -1


class Command(Struct, frozen=True, tag=True):
    """Base of all commands: one frozen record per player verb. `str(command)` is its text form."""


C = TypeVar("C", bound=Command, covariant=True)
K = TypeVar("K", bound=Command)
S = TypeVar("S")
V = TypeVar("V")
Opt = TypeVar("Opt", bound=Struct)


class Offer(Struct, Generic[C], frozen=True):
    """The pending decision: whose it is, the question, and every legal answer.

    Answers are whole commands. Choices that combine (moves of a straight, say) are asked one after another through
    frames, so an offer stays short enough to be read, lit up on a board, or numbered in a terminal.
    """

    seat: Seat
    question: str
    """Fluent message id of the question."""
    commands: tuple[C, ...]


class Result(Struct, frozen=True):
    """How a game ended. `shares`: 1 for a win, 0 for a loss; a draw is worth half a win."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    why: str
    """The clause that ended it."""

    @property
    def winner(self) -> Seat | None:
        return self.shares.index(1.0) if 1.0 in self.shares else None


class Rng(Protocol):
    """The only randomness a game may use outside dice: guessing at what a viewer cannot see."""

    def randrange(self, stop: int, /) -> int: ...


class Game(Protocol[Opt, S, K, V]):
    """What a game must offer. `Opt` options, `S` state, `K` command, `V` view."""

    id: str
    version: int
    """Changes exactly when behaviour changes; stored with every match."""
    seats: int
    """The most seats that a table can have."""
    rulebook: Rulebook

    def packs(self) -> tuple[Stamp, ...]:
        """What it is played with here, lowest first, for a game that comes in packs; a match names it. Else nothing."""
        ...

    def options(self, values: Mapping[str, Any]) -> Opt:
        """Check plain values (from a file, a socket or a command line) into options, or raise Mistake."""
        ...

    def plain_options(self, options: Opt) -> dict[str, Any]:
        """Options as plain data that `options` reads back."""
        ...

    def known_options(self, options: Opt, viewer: Seat) -> dict[str, Any]:
        """Options as plain data, without what a viewer may not know of them (what a seat has brought along, say)."""
        ...

    def seats_at(self, options: Opt) -> int:
        """How many seats a table with these options has."""
        ...

    def new(self, options: Opt, dice: Dice, out: Out) -> S:
        """A fresh state, ready for its first decision."""
        ...

    def waiting(self, state: S) -> Seat | None:
        """The one seat that must decide now; None when the game is over."""
        ...

    def offer(self, state: S, seat: Seat) -> Offer[K] | None:
        """What that seat may do now; None when it is not its decision."""
        ...

    def asides(self, state: S, seat: Seat, mine: Collection[Seat] = ()) -> Sequence[K]:
        """What a seat may say at any moment, whoever has to decide: it interrupts nobody. Empty in most games. `mine`
        are all seats of the same person: what makes no sense between them is not offered."""
        ...

    def curtain(self, state: S) -> bool:
        """Does the pending question, or one of its answers, show what only its seat may know? Then a shared screen lets
        a curtain down first; other questions it puts to everybody, with what everybody sees. Depends on nothing that is
        itself a secret."""
        ...

    def is_aside(self, state: S, seat: Seat, command: K) -> bool:
        """Would this command be said aside, whether it is legal or not? Then whoever has to decide still has to; and
        when it is told to some seats only, nothing that the others can see changes by it."""
        ...

    def petition(self, state: S, seat: Seat) -> Offer[K] | None:
        """What somebody has proposed to a seat aside, with the asides that answer it. A person answers when he likes;
        whoever drives a seat without one answers at once, so that nobody waits for a word that never comes."""
        ...

    def standing(self, state: S) -> K | None:
        """The answer that the deciding seat has given beforehand, if any. Whoever drives the table gives it as the
        seat's own command; the rules never look at it, so that nobody can tell from a question what a seat has
        decided."""
        ...

    def absent(self, state: S, rng: Rng) -> K | None:
        """What is answered for the deciding seat when its time is up. None: let its bot decide this once."""
        ...

    def turn(self, state: S) -> tuple[int, Seat] | None:
        """Which turn it is, counted through the game, and whose. A seat that lets the clock end two turns of its own in
        a row is given to its bot; None where that never happens."""
        ...

    def apply(self, state: S, seat: Seat, command: K, dice: Dice, out: Out) -> None:
        """Carry a command out in place, or raise Illegal and leave the state untouched."""
        ...

    def view(self, state: S, viewer: Seat) -> V:
        """All that a seat (or SPECTATOR) may know, built up field by field."""
        ...

    def unveiled(self, state: S) -> V:
        """All that the seats know together, as a spectator's view. Only for stories of matches that are over: nothing
        that is shown while a match is played may come from here."""
        ...

    def result(self, state: S) -> Result | None: ...

    def clone(self, state: S) -> S:
        """An equal and independent state."""
        ...

    def guess(self, view: V, rng: Rng) -> S:
        """A full state that agrees with a view; what the viewer cannot know is made up."""
        ...

    def twin(self, state: S, viewer: Seat, rng: Rng) -> S:
        """A state that differs from `state` only in what the viewer cannot know. Written from the table of secrets,
        not from `view`: the conformance suite sets the two against each other."""
        ...

    def dump(self, state: S) -> bytes:
        """The state as JSON, stable byte for byte."""
        ...

    def load(self, data: bytes) -> S: ...

    def read(self, text: str) -> K:
        """The command that a text stands for, or Mistake. `read(str(command)) == command`."""
        ...

    def vocabulary(self, state: S) -> Iterable[K]:
        """Every command that could be written at this table, legal or not; the fuzzing of offers walks through it."""
        ...

    def position(self, state: S) -> str:
        """The state as one line of text."""
        ...

    def from_position(self, text: str, options: Opt) -> S:
        """The state that a line of text stands for, or Mistake. Options named in the line win over `options`."""
        ...

    def draw(self, view: V) -> str:
        """The board as text, seen from the viewer's side."""
        ...

    def tell(self, event: Event, viewer: Seat) -> Phrase:
        """An event as a sentence."""
        ...

    def describe(self, command: K, view: V) -> Phrase:
        """What a command would do, as a sentence, with its odds where it rolls."""
        ...

    def aids(self, options: Opt) -> dict[str, Any]:
        """Plain tables that a client looks things up in, so that it needs no rules of its own (odds, say)."""
        ...

    def survey(self, view: V, offer: Offer[K] | None, about: str) -> Any:
        """The answer to a client's question about what it sees (a map, what a piece could do, what an attack would do),
        as plain data, from its own view and its own offer alone; or Mistake where there is nothing to say."""
        ...

    def report(self, options: Opt, events: Sequence[Event]) -> Any:
        """What can be said of a match when it is over, as plain data: scores over time, luck."""
        ...

    def reveals(self, event: Event) -> bool:
        """True when someone learns from this event what cannot be unlearnt: it can no longer be taken back."""
        ...
