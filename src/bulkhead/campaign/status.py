"""The status of a campaign as one viewer may know it: the standing, the missions so far, and the next one."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from bulkhead.campaign.book import Book
from bulkhead.campaign.entries import Decision, TakenBack
from bulkhead.match import Seated


class Past(Struct, frozen=True, rename="kebab"):
    """A finished mission."""

    mission: str
    points: dict[str, int]
    winners: tuple[str, ...]
    dead: tuple[str, ...]
    """Factions whose leader was killed."""
    seats: dict[str, Seated]
    file: str
    ranks: dict[str, tuple[int, int]]
    """Rank before and after, where it changed."""
    decisions: tuple[Decision, ...]
    """The public decisions, and those of the viewer's factions."""


class Ahead(Struct, frozen=True, rename="kebab"):
    """The next mission, or the one in progress."""

    mission: str
    begun: bool
    seats: dict[str, Seated]
    legacy: Any
    """What earlier missions have left behind for it."""
    file: str = ""


class Status(Struct, frozen=True, rename="kebab"):
    """The status of a campaign, for one viewer."""

    missions: tuple[str, ...]
    options: dict[str, object]
    standing: tuple[Any, ...]
    """A record of the game for each faction, from first to last."""
    history: tuple[Past, ...]
    ahead: Ahead | None
    """None when the campaign is over."""
    leaders: tuple[str, ...]
    """The factions in first place; several if they are tied. Empty before the first mission is over."""
    taken_back: int
    """Missions that were taken back."""


def status(book: Book, own: Collection[str] = ()) -> Status:
    """The campaign as seen by the holder of these factions; a spectator holds none."""
    rules, campaign = book.rules, book.campaign
    known = {*book.seats, *campaign.records}
    new = [faction for faction in rules.factions if faction in known and faction not in campaign.records]
    return Status(
        missions=book.opened.missions,
        options=book.opened.options,
        standing=tuple(
            rules.line(faction, book.seats.get(faction), campaign, faction in own)
            for faction in (*rules.order(campaign), *new)
        ),
        history=_history(book, own),
        ahead=_ahead(book),
        leaders=tuple(rules.leaders(campaign)) if book.finished else (),
        taken_back=sum(isinstance(entry, TakenBack) for entry in book.entries),
    )


def _history(book: Book, own: Collection[str]) -> tuple[Past, ...]:
    found = []
    before: dict[str, Any] = {}
    for begun, result in book.finished:
        played = result.played
        found.append(
            Past(
                mission=played.mission,
                points=played.points,
                winners=played.winners,
                dead=played.dead,
                seats=begun.seats,
                file=begun.file,
                ranks=book.rules.promotions(before, result.records),
                decisions=tuple(
                    one for one in result.decisions if one.faction in own or not book.rules.is_secret(one)
                ),
            )
        )
        before = result.records
    return tuple(found)


def _ahead(book: Book) -> Ahead | None:
    if book.mission is None:
        return None
    legacy = book.rules.left_for(book.mission, book.campaign)
    if book.pending is not None:
        return Ahead(book.mission, True, book.pending.seats, legacy, book.pending.file)
    return Ahead(book.mission, False, book.seats, legacy)
