"""Drawn boards: a position is a picture, the dice are a script, what happened is a list of events.

    dar.f      seat 1's heroes in lower case; its column 5 is on the left
    ...y.
    .....
    -----      the middle line, if one likes to see it
    .....
    ..S..
    DV.PE      seat 0's heroes in upper case; its column 1 is on the left

Letters: Donato, Victorno, Sanyctus, Phaello, Ebellius, Feurran, dYrael, Aramus, daRrago. Every column holds one hero
of each seat. The number of lines is the option `rows`, twice. A scene becomes the line of a position
(clients/position.py), and the game reads it.
"""

from typing import Any

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import Card, Cards, Item, house_cards
from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import Phase, State
from bulkhead.tabletop import Event, Heard, Illegal, Result, Scripted
from bulkhead.words import LANGUAGES, Words

HEROES_BY_LETTER = {
    "D": "donato",
    "V": "victorno",
    "S": "sanyctus",
    "P": "phaello",
    "E": "ebellius",
    "F": "feurran",
    "Y": "dyrael",
    "A": "aramus",
    "R": "darrago",
}
LETTERS = {hero: letter for letter, hero in HEROES_BY_LETTER.items()}
EMPTY, MIDDLE = ".", "-----"


class Scene:
    """A table in the middle of a game, with its dice and all its events."""

    def __init__(self, state: State, dice: Scripted, heard: Heard) -> None:
        self.state = state
        self.dice = dice
        self.heard = heard

    def do(self, *commands: str) -> "Scene":
        """Play commands, in text, for the seat that decides."""
        for command in commands:
            HEROES.apply(self.state, self.state.mover, HEROES.read(command), self.dice, self.heard)
        return self

    def refused(self, command: str | AnyCommand, by: int | None = None) -> Illegal:
        """The refusal of a command, checked to have a text in every language and to change nothing."""
        seat = self.state.mover if by is None else by
        wanted = HEROES.read(command) if isinstance(command, str) else command
        before = HEROES.dump(self.state), self.offers, list(self.dice.left), list(self.heard.told)
        with pytest.raises(Illegal) as refusal:
            HEROES.apply(self.state, seat, wanted, self.dice, self.heard)
        after = HEROES.dump(self.state), self.offers, list(self.dice.left), list(self.heard.told)
        assert after == before, "a refused command left a trace"
        assert refusal.value.clause in HEROES.rulebook.ids()
        assert all(Words(language).render(refusal.value.phrase) for language in LANGUAGES)
        return refusal.value

    @property
    def events(self) -> list[Event]:
        return self.heard.events

    @property
    def waiting(self) -> int | None:
        return HEROES.waiting(self.state)

    @property
    def offers(self) -> list[str]:
        """What the seat that decides may do, as text."""
        offer = HEROES.offer(self.state, self.state.mover)
        return [str(command) for command in offer.commands] if offer else []

    @property
    def result(self) -> Result | None:
        return HEROES.result(self.state)

    @property
    def board(self) -> str:
        """The board as it would be drawn now, without the middle line. Two heroes in one space are an error."""
        height = 2 * self.state.options.rows
        cells = [[EMPTY] * 5 for _ in range(height)]
        for place, (hero, advance) in enumerate(zip(self.state.army, self.state.advance, strict=True)):
            seat, column = divmod(place, 5)
            line, across = (height - 1 - advance, column) if seat == 0 else (advance, 4 - column)
            assert cells[line][across] == EMPTY, "two heroes in one space"
            cells[line][across] = LETTERS[hero] if seat == 0 else LETTERS[hero].lower()
        return "\n".join("".join(line) for line in cells)

    def ready(self, phase: Phase, seat: int, *offers: str) -> None:
        """Assert that the game is ready for the next command: this phase, this seat, these offers (if given), no die
        left."""
        assert (self.state.phase, self.waiting) == (phase, seat)
        assert self.dice.left == []
        assert self.offers
        assert not offers or self.offers == list(offers)
        assert HEROES.offer(self.state, 1 - seat) is None

    def over(self) -> Result:
        """Assert that the game is over: no decision, no offer, no die left. Returns the result."""
        assert (self.state.phase, self.waiting, self.offers, self.dice.left) == ("over", None, [], [])
        assert self.result is not None
        return self.result


def board(drawing: str) -> str:
    """A drawing as `Scene.board` gives it back."""
    lines = [line.strip() for line in drawing.splitlines()]
    return "\n".join(line for line in lines if line and line != MIDDLE)


def scene(
    drawing: str,
    *,
    dice: list[int] | None = None,
    phase: Phase = "act",
    seat: int = 0,
    aside: str = "",
    rolled: str = "",
    held: str = "",
    turn: int = 1,
    all_out: bool = False,
    sheet: list[tuple[int, int]] | None = None,
    winners: list[int] | None = None,
    **options: Any,
) -> Scene:
    """The game at a drawn board. `aside` is written as in `keep` ("6 345"), dice as in `push` ("1134")."""
    lines = board(drawing).splitlines()
    assert len(lines) % 2 == 0
    assert all(len(line) == 5 for line in lines)
    rules = Options(rows=len(lines) // 2, **options)
    armies: tuple[list[str], list[str]] = ([], [])
    for column in range(5):
        standing = [(line[column], height) for height, line in enumerate(lines) if line[column] != EMPTY]
        ours = [(hero, len(lines) - 1 - height) for hero, height in standing if hero.isupper()]
        theirs = [(hero.upper(), height) for hero, height in standing if hero.islower()]
        assert len(ours) == len(theirs) == 1, f"column {column + 1} needs one hero of each seat"
        for army, (hero, advance) in zip(armies, (ours[0], theirs[0]), strict=True):
            army.append(f"{HEROES_BY_LETTER[hero]}{advance}")
    games = zip(sheet or [], winners or [], strict=True)
    position = (
        "/".join(armies[0]),
        "/".join(reversed(armies[1])),
        str(seat + 1),
        phase + "!" * all_out,
        ",".join(aside.split()) or "-",
        (f"{held}+{rolled}" if held else rolled) or "-",
        f"t{turn}",
        "f1",
        f"g{min(len(sheet or []) + 1, rules.games)}"
        + "".join(f",{own}-{other}:{winner + 1 or '='}" for (own, other), winner in games),
        "-",
    )
    state = HEROES.from_position(" ".join(position), rules)
    return Scene(state, Scripted(*(dice or [])), Heard())


def table(*, dice: list[int] | None = None, **options: Any) -> Scene:
    """A new game, before the first pick. Seat 0 places first unless the options say otherwise."""
    script, heard = Scripted(*(dice or [])), Heard()
    return Scene(HEROES.new(Options(**{"first": "1", **options}), script, heard), script, heard)


def rearmed(**equipment: Item) -> Cards:
    """The house cards, with other equipment for the named heroes."""
    return tuple(
        Card(card.id, card.source, (equipment[card.id],)) if card.id in equipment else card
        for card in house_cards()
    )


ARMIES = (
    ("donato", "victorno", "sanyctus", "phaello", "ebellius"),
    ("feurran", "dyrael", "aramus", "darrago", "donato"),
)


def drafted(**options: Any) -> Scene:
    """Both armies are chosen, nothing stands yet."""
    game = table(**options)
    for army in ARMIES if game.state.first == 0 else reversed(ARMIES):
        game.do(*(f"pick {hero}" for hero in army))
    game.heard.told.clear()
    return game
