"""Checks that a match is loaded with exactly the packs it began with, so that its cards mean the same in a replay."""

from typing import Any

from bulkhead.match.entries import Header
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.packs import Stamp
from bulkhead.tabletop.refusals import Mistake


def packs_of(header: Header) -> tuple[Stamp, ...]:
    """The packs that a match is played with."""
    return header.packs if isinstance(header.packs, tuple) else ()


class OtherPacks(Mistake):
    """The match needs other packs than those installed here."""


def check_packs(header: Header, game: Game[Any, Any, Any, Any]) -> None:
    """Refuse a match whose packs differ from the game's; the refusal names pack and version."""
    same_packs(packs_of(header), game.packs())


def check_added_packs(header: Header, game: Game[Any, Any, Any, Any]) -> None:
    """The same for a match of another version of the rules: the game's own content changes with its version, so only
    the packs added to it are compared."""
    mine = [stamp for stamp in game.packs() if stamp.id == game.id]
    added = [stamp for stamp in packs_of(header) if stamp.id != game.id]
    same_packs((*mine, *added), game.packs())


def same_packs(needed: tuple[Stamp, ...], here: tuple[Stamp, ...]) -> None:
    """Refuse if the needed packs are not exactly the ones installed here."""
    if here and not needed:
        raise OtherPacks("pack-not-said", pack=here[0].id)
    known = {stamp.id: stamp for stamp in here}
    for stamp in needed:
        mine = known.get(stamp.id)
        if mine is None:
            raise OtherPacks("pack-not-here", pack=stamp.id, version=stamp.version)
        if mine.version != stamp.version:
            raise OtherPacks("pack-other-version", pack=stamp.id, version=stamp.version, mine=mine.version)
        if mine.digest != stamp.digest:
            raise OtherPacks("pack-other-content", pack=stamp.id, version=stamp.version)
    for stamp in here:
        if stamp not in needed:
            raise OtherPacks("pack-too-many", pack=stamp.id, version=stamp.version)
    if needed != here:
        raise OtherPacks("pack-other-order", packs=", ".join(stamp.id for stamp in needed))
