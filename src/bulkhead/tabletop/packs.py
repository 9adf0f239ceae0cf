"""`Stamp`: the id, version and digest of a pack, stored with a match so that it is replayed with the same content."""

from msgspec import Struct


class Stamp(Struct, frozen=True, forbid_unknown_fields=True):
    """One pack as it was when the match began."""

    id: str
    version: str
    digest: str
    """Digest of everything in the pack that affects play, in hexadecimal: see docs/content.md."""
