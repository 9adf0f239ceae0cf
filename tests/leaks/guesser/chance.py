"""How many things a guesser names by chance, and how likely it is to name as many."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import exp, lgamma, log

from msgspec import Struct

from tests.leaks.guesser.rows import Row


class Score(Struct, frozen=True):
    """The result of a guesser."""

    things: int
    named: int
    """How many it named."""
    expected: float
    """How many it would name on average if each lot were shuffled: the chance of each guess is the share of that name
    in its lot, which is the best that public knowledge allows."""

    @property
    def p(self) -> float:
        """The probability of so many or more by chance: the tail of a binomial distribution with the average chance of
        the guesses. Unequal chances, and names drawn from a lot without replacement, scatter less (Hoeffding 1956 and
        1963), so the true probability is not greater."""
        return binomial_tail(self.named, self.things, self.expected / max(1, self.things))


def score(rows: Sequence[Row], guesses: Sequence[str]) -> Score:
    names: defaultdict[str, Counter[str]] = defaultdict(Counter)
    guessed: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for row, guess in zip(rows, guesses, strict=True):
        names[row.lot][row.label] += 1
        guessed[row.lot][guess] += 1
    expected = sum(
        count * names[lot][guess] / names[lot].total()
        for lot, made in guessed.items()
        for guess, count in made.items()
    )
    named = sum(row.label == guess for row, guess in zip(rows, guesses, strict=True))
    return Score(len(rows), named, expected)


def binomial_tail(least: int, tries: int, chance: float) -> float:
    """The probability of `least` or more hits."""
    if least <= 0:
        return 1.0
    if chance <= 0 or chance >= 1:
        return float(chance >= 1)
    return min(1.0, sum(_term(hits, tries, chance) for hits in range(least, tries + 1)))


def _term(hits: int, tries: int, chance: float) -> float:
    ways = lgamma(tries + 1) - lgamma(hits + 1) - lgamma(tries - hits + 1)
    return exp(ways + hits * log(chance) + (tries - hits) * log(1 - chance))
