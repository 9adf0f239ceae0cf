"""The record of one game: a line of a study's file."""

from msgspec import Struct


class CardCount(Struct, frozen=True, array_like=True):
    """The counts of one card in one game."""

    held: int = 0
    """Seats that had it at some time; for an event: how often it was drawn."""
    played: int = 0
    mattered: int = 0
    """Plays with a consequence (cards.py defines it); for a card that works by itself, seats with one."""
    won: float = 0.0
    """Wins of the seats that played it; a shared win counts as a fraction."""
    players: int = 0
    """Seats that played it."""


class Pace(Struct, frozen=True, array_like=True):
    """The speed of a kind of bot in processor time: the only value that the seed does not determine."""

    decisions: int
    seconds: float
    slowest: float


class Record(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """One game, with values per seat in the order of `factions`."""

    mission: str
    squads: int
    game: int
    """Its number at this table, from 0."""
    factions: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win."""
    rounds: int
    ending: str
    commands: int
    lost: tuple[int, ...]
    """Miniatures that were eliminated."""
    leaders: tuple[int, ...]
    """1 for a squad that lost its leader."""
    docks: tuple[str, ...]
    reasons: dict[str, tuple[int, ...]]
    """The sources of the points."""
    primary: int
    """Points that squads scored for the primary objective, and the round in which the last of them were scored."""
    secondary: int
    primary_round: int = 0
    secondary_round: int = 0
    cards: dict[str, CardCount] = {}
    pace: dict[str, Pace] = {}

    @property
    def key(self) -> tuple[str, int, int]:
        return self.mission, self.squads, self.game

    def untimed(self) -> "Record":
        """The part that the seed determines."""
        return Record(**{name: getattr(self, name) for name in self.__struct_fields__ if name != "pace"})
