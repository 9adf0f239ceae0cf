"""The digest of the box: one short text that changes with any byte of any file."""

from collections.abc import Mapping
from hashlib import sha256


def digest(texts: Mapping[str, bytes]) -> str:
    """Of files by name, in the order of their names. Lengths go in, so that no byte can change its file unseen."""
    whole = sha256()
    for name in sorted(texts):
        for part in (name.encode(), texts[name]):
            whole.update(len(part).to_bytes(8, "big"))
            whole.update(part)
    return whole.hexdigest()
