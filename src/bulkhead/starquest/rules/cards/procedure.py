"""Cards of packs with code: a Python function with declared choices, in a file beside the card's data.

    def choices(table):            # what it can be played on; may be left out: then the card's `target` decides
        return [(mini.id,) for mini in table.own() if mini.lp > 1]

    def play(table, on):           # what it then does
        table.heal(on[0], 1)

The function gets a table with everything that the card may read and change. It must use nothing else: no clock, no
file, no chance but `table.roll`. The same call on the same table must do the same, or replays break."""

from collections.abc import Callable, Iterable

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.dice import Pool, read_pool
from bulkhead.starquest.box.items.effects import Lasts, read_operation
from bulkhead.starquest.box.pack_code import run_code
from bulkhead.starquest.box.reading.procedures import CHOICES, PLAY, Procedure
from bulkhead.starquest.data.state import Mini, State, Token
from bulkhead.starquest.events import Rolled
from bulkhead.starquest.rules.cards import operations, targets
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.table.card import PROCEDURES
from bulkhead.starquest.table.places import on_board
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class CardTable:
    """The table as a procedure sees it: `seat` is the owner of the card."""

    def __init__(self, card: str, state: State, seat: int) -> None:
        self.card = card
        self.state = state
        self.seat = seat

    def own(self) -> list[Mini]:
        """The owner's miniatures on the board."""
        return list(on_board(self.state, self.seat))

    def enemies(self) -> list[Mini]:
        """Miniatures of seats that are not allied with the owner."""
        return [mini for mini in on_board(self.state) if targets.hostile_to(self.state, self.seat, mini)]

    def acting(self) -> Mini | None:
        """The miniature in whose activation the card is played."""
        return targets.acting(self.state)

    def tokens(self) -> list[Token]:
        """Face-down tokens of others, on every board."""
        return targets.tokens(self.state, self.seat)

    def distance(self, one: Mini, other: Mini) -> int:
        """Squares between two bases, diagonals too."""
        return targets.distance(self.state, one.squares, other.squares)

    def wounded(self, mini: Mini) -> bool:
        return mini.lp < life.full_life(self.state, mini)


class OpenTable(CardTable):
    """The table while the card is carried out."""

    def __init__(self, card: str, state: State, seat: int, dice: Dice, out: Out) -> None:
        super().__init__(card, state, seat)
        self._dice = dice
        self._out = out

    def heal(self, who: str, points: int) -> None:
        """Give a miniature life points back."""
        life.heal(self.state, self.state.minis[who], points, self._out)

    def grant(self, who: str, operation: str, lasts: Lasts = "turn") -> None:
        """Lay an effect on a miniature, written as in a card's `do`: `more(move,1)`, `dice(1R,shoot)`."""
        words = operations.words_of(read_operation(operation))
        operations.lay(self.state, self.seat, self.card, words, lasts, on=who)

    def points(self, count: int) -> None:
        """The owner scores."""
        score(self.state, self.seat, count, "card", self._out)

    def command(self, points: str) -> None:
        """Command points: `+2` more, or `6` as the new stock."""
        operations.give_command(self.state, self.seat, points, self._out)

    def peek(self, token: str) -> None:
        """The owner looks at a face-down token."""
        operations.peek(self.state, self.seat, token, self._out)

    def roll(self, pool: str) -> int:
        """Roll combat dice, `2R1W`, openly, and return the sum."""
        dice: Pool = read_pool(pool)
        values = dice.roll(self._dice)
        self._out.tell(Rolled(self.seat, "", values, dice.red, "card", "SQ-SHOOT-04"))
        return sum(values)


class Scripted(Plain):
    """A card that does what its procedure says."""

    def __init__(self, sheet: CardSheet, procedure: Procedure) -> None:
        super().__init__(sheet)
        code = run_code(sheet.id, procedure)
        self._play: Callable[[OpenTable, tuple[str, ...]], None] = getattr(code, PLAY)
        self._choices: Callable[[CardTable], Iterable[tuple[str, ...]]] | None = getattr(code, CHOICES, None)

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        if self._choices is None:
            return super().targets(state, seat)
        return [tuple(on) for on in self._choices(CardTable(self.id, state, seat))]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self._play(OpenTable(self.id, state, seat, dice, out), on)


def _scripted(sheet: CardSheet) -> Scripted | None:
    procedure = load_box().procedures.get(sheet.id)
    return None if procedure is None else Scripted(sheet, procedure)


PROCEDURES.append(_scripted)
