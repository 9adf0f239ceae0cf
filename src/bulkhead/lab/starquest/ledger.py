"""The file of a study of missions: which games it holds, and the header that they share."""

from msgspec import Struct

from bulkhead.lab.lines import Lines, read_lines
from bulkhead.lab.starquest.game import GAME, Plan
from bulkhead.lab.starquest.record import Record
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a study's file. Games with other rules, another box or another seed are refused."""

    study: str
    seed: str
    bots: str
    version: str
    """The version of the rules."""
    box: str
    """The digest of the box."""


def header(plan: Plan, study: str = GAME) -> Header:
    return Header(study, plan.seed, plan.bots, str(STARQUEST.version), load_box().digest)


class Ledger(Lines[Header, Record]):
    """The file of a study of missions."""

    def __init__(self, file: str, plan: Plan, *, resume: bool) -> None:
        super().__init__(file, header(plan), Record, resume=resume)


def read_study(file: str) -> tuple[Header, list[Record]]:
    """Read a study's file; an unfinished last line is left out."""
    return read_lines(file, Header, Record)
