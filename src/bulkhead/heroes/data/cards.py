"""Reads hero cards: the equipment of each hero (H-EQ-1). Owners of the printed cards can use their own file."""

from functools import cache
from importlib.resources import files
from operator import attrgetter
from typing import Any, Literal

from msgspec import Struct

from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.tomlfile import TomlFile

Kind = Literal["inspire", "vox", "shield", "shoot", "scythe", "cut-down"]
Price = Literal["lucky-six", "double-six", "straight-or-three"]
Range = Literal["melee", "short", "medium", "long"]

SPECIAL_RULES: tuple[Kind, ...] = ("inspire", "vox", "shield")
WEAPONS: tuple[Kind, ...] = ("shoot", "scythe", "cut-down")
PRICES: tuple[Price, ...] = ("lucky-six", "double-six", "straight-or-three")
RANGES: tuple[Range, ...] = ("melee", "short", "medium", "long")
SOURCES = ("house", "printed", "own")
LEAST_HEROES = 5


@clause("H-EQ-1")
class Item(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One piece of equipment: a special rule that is always active, or an action with a price and a range."""

    kind: Kind
    roll: Price | None = None
    range: Range | None = None


_kind_of = attrgetter("kind")


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hero's card."""

    id: str
    source: str
    equipment: tuple[Item, ...]
    name: str = ""
    """Only for heroes without a name in the locale files."""

    def has(self, kind: Kind) -> bool:
        return kind in map(_kind_of, self.equipment)


Cards = tuple[Card, ...]


@cache
def house_cards() -> Cards:
    """The roster that comes with the game."""
    text = files("bulkhead.heroes.data").joinpath("cards.toml").read_text(encoding="utf-8")
    return read_cards(text, "cards.toml")


def read_cards(text: str, name: str) -> Cards:
    """Parse cards from TOML. An error names the file, the line and the field."""
    document = TomlFile(text, name)
    heroes = document.tables("hero")
    document.only_keys((), document.data, ("hero",))
    cards = tuple(_card(document, index, hero) for index, hero in enumerate(heroes))
    seen: set[str] = set()
    for index, card in enumerate(cards):
        if card.id in seen:
            raise document.mistake(("hero", index, "id"), "file-twice", value=card.id)
        seen.add(card.id)
    if len(cards) < LEAST_HEROES:
        raise Mistake("heroes-cards-too-few", file=name, count=len(cards), least=LEAST_HEROES)
    return cards


def _card(document: TomlFile, index: int, hero: dict[str, Any]) -> Card:
    at = ("hero", index)
    document.only_keys(at, hero, ("id", "name", "source", "equipment"))
    id_ = document.word((*at, "id"), hero)
    if not _is_id(id_):
        raise document.mistake((*at, "id"), "file-not-an-id", value=id_)
    source = document.one_of((*at, "source"), hero, SOURCES)
    name = document.word((*at, "name"), hero) if "name" in hero else ""
    pieces = document.tables_in((*at, "equipment"), hero)
    if not pieces:
        raise document.mistake((*at, "equipment"), "file-missing")
    return Card(
        id_,
        source,
        tuple(_item(document, (*at, "equipment", n), piece) for n, piece in enumerate(pieces)),
        name,
    )


def _item(document: TomlFile, at: tuple[str | int, ...], piece: dict[str, Any]) -> Item:
    kind = document.one_of((*at, "kind"), piece, SPECIAL_RULES + WEAPONS)
    if kind in SPECIAL_RULES:
        document.only_keys(at, piece, ("kind",))
        return Item(kind)
    document.only_keys(at, piece, ("kind", "roll", "range"))
    return Item(
        kind,
        document.one_of((*at, "roll"), piece, PRICES),
        document.one_of((*at, "range"), piece, RANGES),
    )


def _is_id(word: str) -> bool:
    return word.isascii() and word.isalpha() and word.islower()


@clause("H-EQ-1")
def playable(cards: Cards) -> bool:
    """Are these cards valid? Checks on cards from elsewhere what `read_cards` checks line by line."""
    ids = [card.id for card in cards]
    if len(ids) < LEAST_HEROES or len(set(ids)) < len(ids) or not all(map(_is_id, ids)):
        return False
    return all(card.equipment and all(map(_complete, card.equipment)) for card in cards)


def _complete(item: Item) -> bool:
    """A special rule has neither price nor range, a weapon has both."""
    return {item.roll is None, item.range is None} == {item.kind in SPECIAL_RULES}
