"""Takes a campaign of an earlier version of the rules on with the version here.

The results of its missions stay as they were recorded. The mission in progress goes on from its last common entry, in a
new file; where that is not possible, it is taken back and can be begun again.
"""

from pathlib import PurePath

from msgspec import Struct

from bulkhead.campaign.book import Book
from bulkhead.campaign.entries import NewRules
from bulkhead.match import Agreement, Replay, Session, continued
from bulkhead.match.comparison import OtherMatch
from bulkhead.match.replay import Broken
from bulkhead.tabletop.refusals import Mistake


class Going(Struct, frozen=True):
    """How a campaign went over to new rules."""

    entry: NewRules
    session: Session | None = None
    """The match of the mission in progress, with the new rules; None where there is none."""
    agreement: Agreement | None = None
    """How far its old match agrees with the new rules."""
    why: Mistake | None = None
    """Why the mission in progress could not go on."""


def go_over(book: Book, by: str, replay: Replay | None = None) -> Going:
    """Append the change of rules. `replay` is the match of the mission in progress, as far as it was played; None if it
    has not been played."""
    begun = book.pending
    if begun is None:
        return Going(book.change_rules(by))
    if replay is None:
        return Going(book.change_rules(by), why=Mistake("campaign-file-gone", file=begun.file))
    book.check_match(replay.header)
    file = file_beside(begun.file, book.game.version)
    try:
        session, agreement = continued(replay, {book.game.id: book.game})
        tried = Book.read(book.lines(), book.name, other=True)
        tried.change_rules(by, file)
        tried.check(session.header)
    except Mistake as mistake:
        if isinstance(mistake, Broken) and not isinstance(mistake, OtherMatch):
            raise  # the file is damaged
        return Going(book.change_rules(by), why=mistake)
    return Going(book.change_rules(by, file), session, agreement)


def file_beside(name: str, rules: int) -> str:
    """The name of a file that goes on with new rules: the old one stays as it is."""
    return str(PurePath(name).with_suffix(f".rules-{rules}.jsonl"))
