"""The kept list of equivalent mutants: they behave like the code they come from, so no test can notice them."""

import tomllib
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = "tools/mutants/equivalents.toml"


class Equivalent(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the list."""

    code: str
    """The id of the target: `src/bulkhead/...py::name`."""
    mutant: str
    reason: str

    @property
    def id(self) -> str:
        """The id of the mutant."""
        return f"{self.code} {self.mutant}"


class _File(Struct, forbid_unknown_fields=True):
    equivalent: list[Equivalent] = []


def read_equivalents(root: Path) -> list[Equivalent]:
    """The entries, in the order of the file."""
    text = (root / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _File).equivalent


def wrong_entries(
    entries: Iterable[Equivalent], code: Container[str], mutants: Mapping[str, bool]
) -> Iterator[str]:
    """A sentence for each entry that does not hold. `mutants` says of each mutant of `code` whether a test noticed it;
    entries for other code are left alone."""
    entries = list(entries)
    for id_, times in Counter(one.id for one in entries).items():
        if times > 1:
            yield f"{FILE} lists {id_} {times} times."
    for one in entries:
        if not one.reason.strip():
            yield f"{FILE} gives no reason for {one.id}."
        if one.code in code and one.id not in mutants:
            yield f"{FILE} lists what is no mutant: {one.id}."
        elif mutants.get(one.id, False):
            yield f"{FILE} lists a mutant that a test notices: {one.id}."


def lost_code(entries: Iterable[Equivalent], all_code: Container[str]) -> Iterator[str]:
    """A sentence for each entry whose code does not exist any more."""
    for one in entries:
        if one.code not in all_code:
            yield f"{FILE} names code that is not there: {one.code}."
