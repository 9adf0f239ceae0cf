"""Trains guessers on half of the games, and lets them name what is hidden in the others."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from tests.leaks.guesser.chance import Score, score
from tests.leaks.guesser.learner import Guesser
from tests.leaks.guesser.rows import Row

FAILS_BELOW = 0.001
"""The probability at which a guesser is taken to know something, divided by the number of guessers."""
ALL = "everything"


class Found(Struct, frozen=True):
    """How one guesser did, for one viewer and one sort of thing."""

    viewer: int
    sort: str
    features: str
    score: Score

    def __str__(self) -> str:
        done = self.score
        return (
            f"viewer {self.viewer:2}, {self.sort:7} by {self.features}: {done.named:,} of {done.things:,} named, "
            f"{done.expected:,.1f} by chance (p = {done.p:.2g})"
        )


class Verdict(Struct, frozen=True):
    """All guessers together."""

    found: tuple[Found, ...]

    @property
    def limit(self) -> float:
        return FAILS_BELOW / max(1, len(self.found))

    @property
    def leaks(self) -> list[Found]:
        return [one for one in self.found if one.score.p < self.limit]

    def best(self, most: int) -> list[Found]:
        return sorted(self.found, key=lambda one: one.score.p)[:most]

    def of_everything(self) -> list[Found]:
        return [one for one in self.found if one.features == ALL]


def judge(rows: Sequence[Row], *, pairs: bool = True) -> Verdict:
    """One guesser that reads everything, one for each single feature and, with `pairs`, one for every two of them; for
    each viewer and each sort of thing. Viewers who were sent the same count once."""
    return Verdict(tuple(_guessed(rows, pairs)))


def sort_of(row: Row) -> str:
    return row.kind.partition(" ")[0]


def _guessed(rows: Sequence[Row], pairs: bool) -> Iterator[Found]:
    for sort in sorted({sort_of(row) for row in rows}):
        told: set[tuple[int, ...]] = set()
        for viewer in sorted({viewer for row in rows for viewer in row.viewers}):
            seen = [n for n, row in enumerate(rows) if viewer in row.viewers and sort_of(row) == sort]
            if not seen or tuple(seen) in told:
                continue
            told.add(tuple(seen))
            for name, done in _scores([rows[n] for n in seen], pairs):
                yield Found(viewer, sort, name, done)


def _scores(rows: Sequence[Row], pairs: bool) -> Iterator[tuple[str, Score]]:
    # Neighbouring games have the same mission and seats: both halves get their share.
    taught = [row for row in rows if row.game % 2 == 0]
    asked = [row for row in rows if row.game % 2 == 1]
    names = sorted({name for row in rows for name in row.sent})
    for title, features in _sets(names, pairs):
        guesser = Guesser(*features)
        guesser.learn(taught)
        yield title, score(asked, guesser.guesses(asked))


def _sets(names: Sequence[str], pairs: bool) -> Iterable[tuple[str, list[tuple[str, ...]]]]:
    yield ALL, [(name,) for name in names]
    for name in names:
        yield name, [(name,)]
    for one, other in combinations(names, 2) if pairs else ():
        yield f"{one} and {other}", [(one, other)]
