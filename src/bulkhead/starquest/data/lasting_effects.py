"""Lasting effects of cards, traits and events, and the words by which the rules ask for them.

Every word is in `Named`: mypy rejects a word that is not in the list where an effect is written and where it is asked
for, and `named` rejects one that content spells out."""

from functools import lru_cache
from typing import Literal, NewType, TypedDict, get_args

from msgspec import Struct

Named = Literal[
    # Movement
    "move",
    "move=",
    "more-move",
    "token-move",
    "chilled",
    "rooted",
    "no-move",
    "no-approach",
    "pass-occupied",
    # Shooting
    "shoot-red",
    "shoot-white",
    "more-shoot",
    "more-shots",
    "any-order",
    "lines",
    "jammed",
    "no-shoot",
    "no-heavy",
    "reroll-shoot",
    "reroll-white",
    "immune-flames",
    # Melee
    "melee-red",
    "melee-white",
    "strike-red",
    "more-melee",
    "melee-diagonal",
    "no-melee",
    "drop-best",
    "reroll-melee",
    # Either attack
    "av",
    "av=",
    "shoot-and-melee",
    "attack-after-search",
    "force-reroll",
    "untargeted",
    "hidden",
    "veiled",
    "unhurt",
    "ward",
    "worth=",
    # Overwatch
    "no-overwatch",
    "keep-overwatch",
    "watch-after-search",
    "reroll-overwatch",
    "ambush",
    # The turn
    "again",
    "grants",
    "move-or-shoot",
    "no-act",
    "stasis",
    "no-order",
    "no-command",
    "no-points",
    "rallied",
    # Psionics
    "act-after-psychic",
    "psychic-move",
    "psychic-shoot",
    "psychic-melee",
    # Machines
    "move-and-fire",
    "quick-crew",
    # The map
    "screen",
    "block",
    "sealed",
    "dark",
]
"""The words of effects. One that ends in `=` sets a value, the others add to it or allow or forbid something."""

Bound = NewType("Bound", str)
"""A word that is about one weapon, one card or one line: `empty:wpn_plasma_gun`, `ward:evg_ambush`, `unseen:0.0>2.2`
(made by `bound`)."""

Word = Named | Bound

Until = Literal["turn", "activation", "attack", "next-own-turn", "turn-of", "in-turn-of", "mission"]
"""How long an effect lasts. `turn-of` ends with the turn of the seat `of`; `in-turn-of` ends then too, and is felt in
that turn alone."""

_NAMED: dict[str, Named] = {word: word for word in get_args(Named)}


class UnknownWord(ValueError):
    """Content asks for an effect that no rule knows."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def named(text: str) -> Named:
    """The word that content spells out."""
    try:
        return _NAMED[text]
    except KeyError:
        raise UnknownWord(text) from None


def bound(prefix: Literal["empty:", "ward:", "seen:", "unseen:"], id_: str) -> Bound:
    """The word of an effect that is about one weapon, one card or one line."""
    return Bound(prefix + id_)


class Effect(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """A change that a card, a trait or an event makes for a while."""

    what: Word
    seat: int
    """Who caused it."""
    on: str = ""
    """A miniature's id, or empty for all of `side`."""
    side: int = -1
    value: int = 0
    until: Until = "turn"
    card: str = ""
    of: int = -1
    """With `turn-of` and `in-turn-of`: the seat whose turn is meant."""
    kinds: tuple[str, ...] = ()
    """Classes of figures that it is about; empty for all."""
    squares: tuple[int, ...] = ()
    """Where it lies on the map, if it screens or blocks squares."""


class Felt(TypedDict, total=False):
    """The fields of an effect that say where it is felt."""

    on: str
    side: int
    of: int
    kinds: tuple[str, ...]


_latest: list[tuple[tuple[Effect, ...], dict[Word, list[Effect]]]] = [((), {})]
"""The effects that were asked for last, and their words."""


def by_word(effects: tuple[Effect, ...]) -> dict[Word, list[Effect]]:
    """The effects in force, by their word. Chapters ask for dozens of words at every decision; few are in force. The
    same tuple is asked for again and again, and to compare it is quicker than to hash all that it holds."""
    latest = _latest[0]
    if latest[0] is not effects:
        latest = _latest[0] = (effects, _sorted(effects))
    return latest[1]


@lru_cache(maxsize=256)
def _sorted(effects: tuple[Effect, ...]) -> dict[Word, list[Effect]]:
    found: dict[Word, list[Effect]] = {}
    for effect in effects:
        found.setdefault(effect.what, []).append(effect)
    return found
