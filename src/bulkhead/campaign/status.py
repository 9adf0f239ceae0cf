"""How a campaign stands, as a viewer may know it: kept reconnaissance cards are known to their owners alone."""

from collections.abc import Collection

from msgspec import Struct

from bulkhead.campaign.book import Book
from bulkhead.campaign.entries import Decision, Finished, TakenBack
from bulkhead.match import Seated
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.legacy import Legacy, legacy_for
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.tabletop.clauses import clause


class Line(Struct, frozen=True, rename="kebab"):
    """One faction, in the order of the standing."""

    faction: str
    holder: Seated | None
    """Who plays it; None for nobody at present."""
    rank: int
    title: str
    """The message that names the rank."""
    seals: int
    points: int
    """Over all missions."""
    psionic: Psionic
    reinforcement: str
    cards: int
    """Reconnaissance cards kept."""
    kept: tuple[str, ...] | None
    """Which ones; None for those who may not know."""


class Past(Struct, frozen=True, rename="kebab"):
    """A mission that is over."""

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
    """What everybody heard, and the viewer's own."""


class Ahead(Struct, frozen=True, rename="kebab"):
    """The mission that is to be played, or is being played."""

    mission: str
    begun: bool
    seats: dict[str, Seated]
    legacy: Legacy
    """What earlier missions have left behind for it."""
    file: str = ""


class Status(Struct, frozen=True, rename="kebab"):
    """A campaign at a glance."""

    missions: tuple[str, ...]
    options: dict[str, object]
    standing: tuple[Line, ...]
    history: tuple[Past, ...]
    ahead: Ahead | None
    """None when the campaign is over."""
    leaders: tuple[str, ...]
    """Who is first; several where nothing tells them apart. Nobody before the first mission is over."""
    taken_back: int
    """Missions that were taken back."""


@clause("SQ-RECON-09")
def status(book: Book, own: Collection[str] = ()) -> Status:
    """The campaign as seen by whoever holds these factions; a spectator holds none."""
    campaign = book.campaign
    records = {faction: campaign.records.get(faction, Record()) for faction in _factions(book)}
    order = [*campaign.standing, *(faction for faction in records if faction not in campaign.records)]
    return Status(
        missions=book.opened.missions,
        options=book.opened.options,
        standing=tuple(_line(book, faction, records[faction], faction in own) for faction in order),
        history=_history(book, own),
        ahead=_ahead(book),
        leaders=tuple(campaign.leaders) if book.finished else (),
        taken_back=sum(isinstance(entry, TakenBack) for entry in book.entries),
    )


def _factions(book: Book) -> list[str]:
    """Everybody who has played or is to play, in the order of the seats."""
    known = {*book.seats, *book.campaign.records}
    return [faction for faction in FACTIONS if faction in known]


def _line(book: Book, faction: str, record: Record, own: bool) -> Line:
    ladder = load_box().ladder(faction)
    return Line(
        faction=faction,
        holder=book.seats.get(faction),
        rank=record.rank,
        title=f"{ladder.id}-{ladder.at(record.rank).rank}",
        seals=record.seals,
        points=book.campaign.points(faction),
        psionic=record.psionic,
        reinforcement=record.reinforcement,
        cards=len(record.cards),
        kept=record.cards if own else None,
    )


def _history(book: Book, own: Collection[str]) -> tuple[Past, ...]:
    found = []
    before: dict[str, Record] = {}
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
                ranks=_ranks(before, result),
                decisions=tuple(one for one in result.decisions if one.what != "keep" or one.faction in own),
            )
        )
        before = result.records
    return tuple(found)


def _ranks(before: dict[str, Record], result: Finished) -> dict[str, tuple[int, int]]:
    found = {}
    for faction, record in result.records.items():
        was = before.get(faction, Record()).rank
        if was != record.rank:
            found[faction] = (was, record.rank)
    return found


def _ahead(book: Book) -> Ahead | None:
    if book.mission is None:
        return None
    legacy = legacy_for(book.mission, book.campaign.legacy)
    if book.pending is not None:
        return Ahead(book.mission, True, book.pending.seats, legacy, book.pending.file)
    return Ahead(book.mission, False, book.seats, legacy)
