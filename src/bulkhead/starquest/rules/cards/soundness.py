"""Check that a card can be played: one without code must use only words that the rules know."""

from collections.abc import Iterator

from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.effects import Operation
from bulkhead.starquest.box.reading.item_files import mistake_at
from bulkhead.starquest.data.lasting_effects import UnknownWord
from bulkhead.starquest.rules.cards.operations import words_of
from bulkhead.starquest.rules.cards.targets import read_selector
from bulkhead.starquest.table.card import BEHAVIOURS
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.tomlfile import TomlFile

HEADS = frozenset(
    {
        "self",
        "leader",
        "psionic",
        "one_own",
        "all_own",
        "one_alien",
        "drawer_all",
        "one_enemy",
        "one_squad_mini",
    }
)
"""First words of a target that a card without code may have."""
AT_ONCE = frozenset({"heal", "points", "command"})
"""Operations that are done at once, with one number."""


def card_mistakes(sheet: CardSheet, document: TomlFile) -> Iterator[Mistake]:
    """The mistakes in a card without code."""
    try:
        selector = read_selector(sheet.target)
    except ValueError as error:
        yield mistake_at(document, ("target",), "card-not-target", value=str(error))
    else:
        if selector.head not in HEADS:
            yield mistake_at(
                document, ("target",), "card-no-target", value=selector.head, allowed=", ".join(sorted(HEADS))
            )
    if not sheet.do:
        yield mistake_at(document, ("do",), "card-no-effect")
    for operation in sheet.do:
        try:
            can = works(operation)
        except UnknownWord as unknown:
            yield mistake_at(
                document, ("do",), "card-unknown-effect", value=str(operation), word=unknown.word
            )
        else:
            if not can:
                yield mistake_at(document, ("do",), "card-needs-code", value=str(operation))


def works(operation: Operation) -> bool:
    """Can the operation be carried out from its data alone?"""
    if operation.verb in AT_ONCE:
        return len(operation.args) == 1 and operation.args[0].lstrip("+-").isdecimal()
    try:
        return bool(words_of(operation))
    except UnknownWord:
        raise
    except (KeyError, IndexError, ValueError):
        return False


def has_code(card: str) -> bool:
    """Does the game itself have code for this card?"""
    return card in BEHAVIOURS
