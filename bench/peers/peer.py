"""The interface of a peer's file."""

from collections.abc import Callable
from contextlib import ExitStack

from msgspec import Struct

from bench.measure import Workload

NOT_INSTALLED = "not installed (make bench-extras)"


class Absent(Exception):
    """The peer cannot be measured here; says why, and how to install it."""


class Peer(Struct, frozen=True):
    """Another engine, with the games that we measure."""

    name: str
    open: Callable[[ExitStack], list[Workload]]
    """Its workloads, or Absent. Resources to close afterwards go on the stack."""
    version: Callable[[], str]
