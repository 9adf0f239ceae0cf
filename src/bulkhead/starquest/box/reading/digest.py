"""The digest of a pack: a hash that changes with everything that affects play, and with nothing else."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from msgspec import json


def canonical(data: Mapping[str, Any]) -> bytes:
    """The data of a TOML file without layout and comments: compact JSON with sorted keys."""
    return json.encode(data, order="deterministic")


def plain_text(code: str) -> bytes:
    """The code of a procedure, with the same line ends on every machine."""
    return code.replace("\r\n", "\n").encode()


def digest(texts: Mapping[str, bytes]) -> str:
    """The hash of files, sorted by name. Lengths are included, so that no byte can move to another file unnoticed."""
    whole = sha256()
    for name in sorted(texts):
        for part in (name.encode(), texts[name]):
            whole.update(len(part).to_bytes(8, "big"))
            whole.update(part)
    return whole.hexdigest()
