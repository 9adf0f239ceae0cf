"""What the file of a peer provides."""

from collections.abc import Callable
from contextlib import ExitStack

from msgspec import Struct

from bench.measure import Workload

NOT_INSTALLED = "not installed (make bench-extras)"


class Absent(Exception):
    """The peer cannot be measured here; says why, and what to do about it."""


class Peer(Struct, frozen=True):
    """Another engine, with the games of its own that we measure."""

    name: str
    open: Callable[[ExitStack], list[Workload]]
    """Its workloads, or Absent. What must be closed afterwards goes on the stack."""
    version: Callable[[], str]
