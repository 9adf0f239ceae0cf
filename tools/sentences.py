"""Makes sentences for the browser's tests: a phrase as on the wire, and as Python renders it in four languages.

The client uses another Fluent library and another source of plurals, lists and percentages. Its test compares the
texts exactly.
"""

import random
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import bulkhead
from bulkhead.server.http.speech import spoken
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Heard
from bulkhead.tabletop.game import SPECTATOR
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal
from bulkhead.words import LANGUAGES, Words

NAMES = ("Ada", "")
"""The second player gave no name: the locale files have one for that."""
PER_MESSAGE = 3
TRIED = 4


def sentences() -> list[dict[str, Any]]:
    """A few sentences of every message in two games."""
    seen: Counter[str] = Counter()
    kept: list[dict[str, Any]] = []
    for phrase in _phrases():
        wire = spoken(phrase)
        if seen[phrase.id] < PER_MESSAGE and all(wire != one["says"] for one in kept):
            seen[phrase.id] += 1
            kept.append({"says": wire, "written": {name: _written(name, phrase) for name in LANGUAGES}})
    return kept


def _written(language: str, phrase: Phrase) -> str:
    words = Words(language)
    return words.called([name or words.name(seat) for seat, name in enumerate(NAMES)]).render(phrase)


def _phrases() -> Iterator[Phrase]:
    for number in range(2):
        yield from _game(number)


def _game(number: int) -> Iterator[Phrase]:
    """A random game: public events, all offers, and some refusals."""
    game = bulkhead.game("heroes")
    chance = random.Random(number)
    dice = Seeded(sha256(b"sentences %d" % number).digest())
    heard = Heard()
    state = game.new(game.options({}), dice, heard)
    vocabulary: list[Any] = []
    while (seat := game.waiting(state)) is not None:
        yield from (
            game.tell(event, viewer) for viewer in (0, 1, SPECTATOR) for event in heard.seen_by(viewer)
        )
        heard.told.clear()
        offer = game.offer(state, seat)
        assert offer is not None
        view = game.view(state, seat)
        yield Phrase(offer.question)
        yield from game.describe_all(offer.commands, view)
        vocabulary = vocabulary or list(game.vocabulary(state))
        for command in chance.sample(vocabulary, TRIED):
            try:
                game.apply(game.clone(state), seat, command, dice_that_do_not_count(), Heard())
            except Illegal as refusal:
                yield refusal.phrase
        game.apply(state, seat, chance.choice(offer.commands), dice, heard)
    yield from (game.tell(event, viewer) for viewer in (0, 1, SPECTATOR) for event in heard.seen_by(viewer))


def dice_that_do_not_count() -> Seeded:
    return Seeded(bytes(32))
