"""Tells matches of another version of the rules apart, so that no match is ever played by other rules unnoticed."""

from typing import Any

from bulkhead.match.entries import Header
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.refusals import Mistake


class OtherRules(Mistake):
    """The match was played with another version of the rules than the one here."""

    def __init__(self, rules: int, known: int) -> None:
        super().__init__("match-other-rules", rules=rules, known=known)


def is_other(header: Header, game: Game[Any, Any, Any, Any]) -> bool:
    """Was this match played with another version of the rules?"""
    return header.rules != game.version


def check_rules(header: Header, game: Game[Any, Any, Any, Any]) -> None:
    """Refuse a match of another version. The content of a game changes with its version, so this comes before any
    question about packs."""
    if is_other(header, game):
        raise OtherRules(header.rules, game.version)
