"""The heroes' cards on the screen: what each of them carries, and the signs that the board uses for it."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.heroes.clients.drawing import MARKS
from bulkhead.heroes.data.cards import Card, Item
from bulkhead.heroes.data.names import NAMED
from bulkhead.heroes.data.options import Options
from bulkhead.words import Words


def hero_cards(words: Words, options: Options | None = None) -> dict[str, list[str]]:
    """Each hero's full name, and a sentence for each piece of its equipment."""
    return {
        full_name(words, card): [_item(words, item) for item in card.equipment]
        for card in (options or Options()).roster
    }


def full_name(words: Words, card: Card) -> str:
    """What the card calls the hero; a hero of a player's own has one name only."""
    if card.name or card.id not in NAMED:
        return card.name or card.id.capitalize()
    return words.say(f"heroes-hero-{card.id}-full")


def _item(words: Words, item: Item) -> str:
    args: dict[str, Any] = {
        "mark": MARKS[item.kind],
        "name": words.say(f"heroes-equipment-{item.kind}"),
        "what": words.say(f"heroes-equipment-{item.kind}-what"),
    }
    if item.roll is None or item.range is None:
        return words.say("cli-card-rule", **args)
    price, range_ = words.say(f"heroes-kind-{item.roll}"), words.say(f"heroes-range-{item.range}")
    return words.say("cli-card-action", **args, price=price, range=range_)


def show_cards(screen: Screen, cards: dict[str, list[str]]) -> None:
    """Cards, one below the other."""
    for name, equipment in cards.items():
        screen.line(Text(name, "bold"))
        for sentence in equipment:
            screen.line(f"  {sentence}")
