"""The options of a table. The default is always the book's rule, as this project reads it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bulkhead.heroes.data.cards import LEAST_HEROES, Cards, house_cards, playable
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Mistake

Hold = Literal["new", "literal", "strict"]


class Options(
    Struct, frozen=True, kw_only=True, rename="kebab", omit_defaults=True, forbid_unknown_fields=True
):
    """The options of Heroes."""

    rows: Annotated[int, Meta(ge=3, le=6)] = 4
    """Rows of each half (H-BOARD-2)."""
    hold: Hold = "new"
    """Which scoring rolls count after a push (H-PUSH-3)."""
    scythe_hits: Literal["all", "enemies"] = "all"
    scythe_line: Literal["row", "column"] = "row"
    blocked_vox: bool = False
    duplicates: bool = False
    """The same hero twice in one army (H-ARMY-2)."""
    collection_1: tuple[str, ...] = ()
    """The heroes that the first seat owns; empty means all (H-ARMY-1)."""
    collection_2: tuple[str, ...] = ()
    first: Literal["draw", "1", "2"] = "draw"
    """Who places first (H-SETUP-1)."""
    turn_limit: Annotated[int, Meta(ge=1, le=100_000)] = 500
    games: Literal[1, 3] = 1
    cards: Cards = ()
    """Custom cards; empty means the house cards."""

    @property
    def roster(self) -> Cards:
        return self.cards or house_cards()

    @clause("H-ARMY-1")
    def collection(self, seat: int) -> tuple[str, ...]:
        """The heroes that a seat may choose from."""
        owned = (self.collection_1, self.collection_2)[seat]
        return owned or tuple(card.id for card in self.roster)


NAMES = tuple(field.encode_name for field in msgspec.structs.fields(Options))


def read_options(values: Mapping[str, Any]) -> Options:
    """Options from plain values; texts are parsed as on a command line (`rows=5`, `duplicates=yes`)."""
    plain: dict[str, Any] = {}
    for name, value in values.items():
        if name not in NAMES:
            raise Mistake("option-unknown", option=name, known=", ".join(n for n in NAMES if n != "cards"))
        plain[name] = _plain(name, value)
    for name, value in plain.items():
        try:
            msgspec.convert({name: value}, Options, strict=False)
        except msgspec.ValidationError:
            raise Mistake(
                "option-bad-value", option=name, value=str(values[name]), what=typed_values(name)
            ) from None
    options = msgspec.convert(plain, Options, strict=False)
    if options.cards and not playable(options.cards):
        heroes = ", ".join(card.id for card in options.cards)
        raise Mistake("option-bad-value", option="cards", value=heroes, what=typed_values("cards"))
    _check_collections(options)
    return _without_echoes(options)


def _without_echoes(options: Options) -> Options:
    """Replace values equal to the default with the default object. Otherwise a limit of 500 would be written as an
    option: msgspec omits a default only if it is the same object, and a number that was parsed is another one."""
    fields = msgspec.structs.fields(options)
    said = {field.name: field.default for field in fields if getattr(options, field.name) == field.default}
    return msgspec.structs.replace(options, **said)


def _plain(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    text = value.strip().lower()
    if name in ("blocked-vox", "duplicates"):
        return {"yes": True, "no": False}.get(text, text)
    if name.startswith("collection"):
        return [hero for hero in text.replace(",", " ").split() if hero]
    if name == "cards":
        return value
    return int(text) if text.isdecimal() and len(text) < 10 and name != "first" else text


def typed_values(name: str) -> str:
    """The values of an option as they are typed."""
    allowed = {
        "rows": "3, 4, 5, 6",
        "hold": "new, literal, strict",
        "scythe-hits": "all, enemies",
        "scythe-line": "row, column",
        "blocked-vox": "yes, no",
        "duplicates": "yes, no",
        "first": "draw, 1, 2",
        "turn-limit": "1 … 100000",
        "games": "1, 3",
    }
    return allowed.get(name, "donato,victorno,…")


def _check_collections(options: Options) -> None:
    known = {card.id for card in options.roster}
    for name, owned in (("collection-1", options.collection_1), ("collection-2", options.collection_2)):
        for hero in owned:
            if hero not in known:
                raise Mistake(
                    "heroes-option-unknown-hero", option=name, hero=hero, known=", ".join(sorted(known))
                )
        if len(set(owned)) < len(owned):
            twice = next(hero for hero in owned if owned.count(hero) > 1)
            raise Mistake("heroes-option-hero-twice", option=name, hero=twice)
        if owned and len(owned) < LEAST_HEROES:
            raise Mistake("heroes-option-collection-small", option=name, count=len(owned), least=LEAST_HEROES)
