"""A guesser: naive Bayes over what was sent."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import log

from tests.leaks.guesser.rows import Row

ABSENT = ""


class Guesser:
    """Learns how often each value was sent for each name, and guesses the name that fits best. It does not prefer
    common names: whether a name is common in a lot is public knowledge, and chance (chance.py) counts it."""

    def __init__(self, *features: tuple[str, ...]) -> None:
        """Each feature is one name in `Row.sent`, or several that are read together."""
        self._features = features
        self._names: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By kind: how often each name was seen."""
        self._values: defaultdict[tuple[str, int, tuple[str, ...]], Counter[str]] = defaultdict(Counter)
        """By kind, feature and value: how often with each name."""

    def learn(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._names[row.kind][row.label] += 1
            for place in self._places(row):
                self._values[place][row.label] += 1

    def guess(self, row: Row) -> str:
        names = self._names[row.kind]
        seen = [found for place in self._places(row) if (found := self._values.get(place)) is not None]
        whole = names.total()

        def fit(name: str) -> tuple[float, int, str]:
            count = names[name]
            # Smoothed towards the share of the value among all names.
            how = sum(log((found[name] + found.total() / whole) / (count + 1)) for found in seen)
            return how, count, name

        return max(names, key=fit, default="")

    def guesses(self, rows: Sequence[Row]) -> list[str]:
        found: dict[tuple[object, ...], str] = {}
        for row in rows:
            key = self._key(row)
            if key not in found:
                found[key] = self.guess(row)
        return [found[self._key(row)] for row in rows]

    def _key(self, row: Row) -> tuple[object, ...]:
        return tuple(self._places(row)) or (row.kind,)

    def _places(self, row: Row) -> list[tuple[str, int, tuple[str, ...]]]:
        sent = row.sent
        return [
            (row.kind, number, tuple(sent.get(name, ABSENT) for name in names))
            for number, names in enumerate(self._features)
        ]
