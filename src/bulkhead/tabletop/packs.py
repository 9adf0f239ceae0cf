"""What a match is played with, beyond the rules: the packs of a game, named so that nobody plays with others."""

from msgspec import Struct


class Stamp(Struct, frozen=True, forbid_unknown_fields=True):
    """One pack as it was when the match began."""

    id: str
    version: str
    digest: str
    """Of everything in it that is played with, in hexadecimal: see docs/content.md."""
