"""The heroes' cards in sentences: what each hero carries, and the signs that the board uses for it."""

from bulkhead.heroes.clients.drawing import MARKS
from bulkhead.heroes.data.cards import Card, Item
from bulkhead.heroes.data.names import NAMED
from bulkhead.heroes.data.options import Options
from bulkhead.tabletop.phrases import Arg, Phrase


def hero_cards(options: Options | None = None) -> list[tuple[str | Phrase, list[Phrase]]]:
    """Each hero's full name, and a sentence for each piece of its equipment."""
    roster = (options or Options()).roster
    return [(full_name(card), [_item(item) for item in card.equipment]) for card in roster]


def full_name(card: Card) -> str | Phrase:
    """The name on the card; a hero of a player's own has one name only."""
    if card.name or card.id not in NAMED:
        return card.name or card.id.capitalize()
    return Phrase(f"heroes-hero-{card.id}-full")


def _item(item: Item) -> Phrase:
    args: dict[str, Arg] = {
        "mark": MARKS[item.kind],
        "name": Phrase(f"heroes-equipment-{item.kind}"),
        "what": Phrase(f"heroes-equipment-{item.kind}-what"),
    }
    if item.roll is None or item.range is None:
        return Phrase("cli-card-rule", args)
    price, range_ = Phrase(f"heroes-kind-{item.roll}"), Phrase(f"heroes-range-{item.range}")
    return Phrase("cli-card-action", {**args, "price": price, "range": range_})
