"""The digest of a pack: one short text that changes with anything that is played with, and with nothing else."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from msgspec import json


def canonical(data: Mapping[str, Any]) -> bytes:
    """What a TOML file says, whatever its layout and comments: JSON without blanks, the keys of tables in order."""
    return json.encode(data, order="deterministic")


def plain_text(code: str) -> bytes:
    """A procedure, with the same line ends on every machine."""
    return code.replace("\r\n", "\n").encode()


def digest(texts: Mapping[str, bytes]) -> str:
    """Of files by name, in the order of their names. Lengths go in, so that no byte can change its file unseen."""
    whole = sha256()
    for name in sorted(texts):
        for part in (name.encode(), texts[name]):
            whole.update(len(part).to_bytes(8, "big"))
            whole.update(part)
    return whole.hexdigest()
