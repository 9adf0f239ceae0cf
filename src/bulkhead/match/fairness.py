"""Fair dice: commit to a secret seed, then let every seat add a salt, reveal the seed at the end.

A salt that was given after the commitment was shown names it: `TEXT@COMMITMENT`. Such a salt cannot be older than the
commitment, and it is of no use with another seed.
"""

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

from bulkhead.tabletop.dice import stream_key
from bulkhead.tabletop.game import Seat
from bulkhead.tabletop.refusals import Mistake

SEED_BYTES = 32
LONGEST_SALT = 64
"""Of the salt's own text, without the commitment that it names."""

_NAMING = re.compile(r"(?P<text>.*)@(?P<named>[0-9a-f]{64})")


def new_seed() -> bytes:
    """A new secret seed from the system's random source."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The commitment shown before the first roll: SHA-256 of the seed."""
    return sha256(seed).hexdigest()


def keeps_promise(seed: bytes, promised: str) -> bool:
    """Is this the seed that was committed to?"""
    return commitment(seed) == promised


def bot_chance(seed: bytes, salts: Sequence[str], seat: Seat) -> bytes:
    """The seed of the bot in a seat. It comes from the key of the match's dice and tells nothing about them; nobody can
    foresee what the bot draws while the match is played, and anyone can check it once the seed is revealed."""
    return hmac.digest(stream_key(seed, salts), b"bot %d" % seat, "sha256")


def naming(salt: str, promised: str) -> str:
    """A salt that was given for a commitment, as it is recorded. An empty one adds nothing and names nothing."""
    return f"{salt}@{promised}" if salt else ""


def named_by(salt: str) -> str:
    """The commitment that a recorded salt names; empty if it names none."""
    found = _NAMING.fullmatch(salt)
    return found["named"] if found else ""


def names_another(salt: str, promised: str) -> bool:
    """Was this salt given for another commitment?"""
    return named_by(salt) not in ("", promised)


def check_salt(seat: int, salt: str) -> str:
    """A salt is one short printable line, so that every implementation reads the same bytes."""
    found = _NAMING.fullmatch(salt)
    text = found["text"] if found else salt
    if len(text) > LONGEST_SALT or not salt.isprintable():
        raise Mistake("match-bad-salt", seat=seat + 1, most=LONGEST_SALT)
    return salt
