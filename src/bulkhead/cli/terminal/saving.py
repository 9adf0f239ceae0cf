"""Saves a match to a replay file, and opens a saved match to play on."""

import shlex
from pathlib import Path

from bulkhead.cli.shell.files import read_bytes, write_bytes
from bulkhead.cli.shell.pack_flag import open_for_match
from bulkhead.match import Agreement, Session, continued, read_replay, verify
from bulkhead.match.comparison import OtherMatch
from bulkhead.match.entries import write_entry
from bulkhead.match.replay import Broken, resume
from bulkhead.registry import GAMES
from bulkhead.tabletop.refusals import Mistake

SUFFIX = ".jsonl"


class SaveFile:
    """The file of a match, and how many of its entries are saved."""

    told = "cli-table-saved"
    """The message that confirms a save."""

    def __init__(self, name: str = "", saved: int = 0) -> None:
        self.name = name
        self.saved = saved
        """Entries that are on disk."""

    def is_current(self, session: Session) -> bool:
        return self.saved == len(session.steps)

    def check(self, session: Session) -> None:
        """Raise Mistake now, rather than at the end of the game, if the match cannot be saved there."""
        if self.name:
            _must_be_ours(self.name, session)

    def write(self, session: Session, name: str = "") -> None:
        """Save the match, under a new name if one is given."""
        chosen = name or self.name or f"{session.game.id}-{session.header.commitment[:8]}{SUFFIX}"
        _must_be_ours(chosen, session)
        write_bytes(chosen, session.log())
        self.name, self.saved = chosen, len(session.steps)

    @property
    def args(self) -> dict[str, str]:
        """Arguments for messages: the file name, plain and quoted for a shell."""
        return {"file": self.name, "typed": shlex.quote(self.name)}


def _must_be_ours(name: str, session: Session) -> None:
    """Raise Mistake if the file exists and holds anything but this match, or if its folder is missing."""
    if not Path(name).exists():
        if not Path(name).parent.is_dir():
            raise Mistake("cli-file-missing", file=str(Path(name).parent))
        return
    data = read_bytes(name)
    try:
        header = read_replay(data, name).header
    except Mistake:
        raise Mistake("cli-file-taken", file=name) from None
    if write_entry(header) != write_entry(session.header):
        raise Mistake("cli-file-taken", file=name)


def open_saved(name: str) -> Session:
    """Verify a saved match and open it to play on; Broken if the file is not sound."""
    open_for_match(name)
    data = read_bytes(name)
    verdict = verify(data, name, GAMES)
    if verdict.agreement is not None:
        raise _other_rules(name, verdict.agreement, finished=verdict.finished)
    if verdict.finding is not None:
        args = {key: value for key, value in verdict.finding.args.items() if key not in ("file", "line")}
        raise Broken(name, verdict.line, verdict.finding.id, **args)
    return resume(read_replay(data, name), GAMES)


def _other_rules(name: str, agreement: Agreement, *, finished: bool) -> Mistake:
    """The refusal to resume a match of another version of the rules; it says how to play on where that is possible."""
    if finished or agreement.last < 0 or agreement.rules > agreement.known:
        return OtherMatch(name, agreement)
    return Mistake("cli-resume-other-rules", agreement=agreement.sentence(), typed=shlex.quote(name))


def open_continued(name: str) -> tuple[Session, Agreement]:
    """A new match that goes on with the rules here from the last common entry of a saved one, and how far they
    agree."""
    open_for_match(name)
    return continued(read_replay(read_bytes(name), name), GAMES)


def name_beside(name: str, rules: int) -> str:
    """The file of a match that goes on with new rules: beside the old one, which stays as it is."""
    return str(Path(name).with_suffix(f".rules-{rules}{SUFFIX}"))
