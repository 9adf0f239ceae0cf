"""Matches: a live session with one writer, the replay file it logs, and dice that anyone can verify."""

from bulkhead.match.comparison import Agreement, common, compare
from bulkhead.match.continuing import continued
from bulkhead.match.course import Course, Step
from bulkhead.match.entries import Begun, Did, Earlier, End, Header, Seated, Undone
from bulkhead.match.fairness import commitment, new_seed
from bulkhead.match.replay import Replay, read_replay, resume, walk
from bulkhead.match.session import Session
from bulkhead.match.verify import Verdict, examine, verify

__all__ = [
    "Agreement",
    "Begun",
    "Course",
    "Did",
    "Earlier",
    "End",
    "Header",
    "Replay",
    "Seated",
    "Session",
    "Step",
    "Undone",
    "Verdict",
    "commitment",
    "common",
    "compare",
    "continued",
    "examine",
    "new_seed",
    "read_replay",
    "resume",
    "verify",
    "walk",
]
