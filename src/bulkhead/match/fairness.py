"""Fair dice: commit to a secret seed, let every seat add a salt, reveal the seed at the end."""

import secrets
from hashlib import sha256

from bulkhead.tabletop.refusals import Mistake

SEED_BYTES = 32
LONGEST_SALT = 64


def new_seed() -> bytes:
    """A new secret seed from the system's random source."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The commitment shown before the first roll: SHA-256 of the seed."""
    return sha256(seed).hexdigest()


def keeps_promise(seed: bytes, promised: str) -> bool:
    """Is this the seed that was committed to?"""
    return commitment(seed) == promised


def check_salt(seat: int, salt: str) -> str:
    """A salt is one short printable line, so that every implementation reads the same bytes."""
    if len(salt) > LONGEST_SALT or not salt.isprintable():
        raise Mistake("match-bad-salt", seat=seat + 1, most=LONGEST_SALT)
    return salt
