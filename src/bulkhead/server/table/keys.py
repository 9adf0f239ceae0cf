"""Links are keys. A key is never stored, only its hash; it is never part of an address that a server logs."""

import hmac
import secrets
from hashlib import sha256

KEY_BYTES = 18
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8


def new_key() -> str:
    """144 bits, unguessable."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_match_id() -> str:
    """A name for a match; knowing it opens nothing."""
    return secrets.token_hex(6)


def new_code() -> str:
    """A code to read out over the phone: it works once, and guessing is slowed down. No letters that look alike."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return f"{letters[:4]}-{letters[4:]}"


def key_hash(key: str) -> bytes:
    """What is stored of a key."""
    return sha256(f"bulkhead key|{key}".encode()).digest()


def code_hash(code: str) -> bytes:
    """What is stored of a code, however it was typed."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"bulkhead code|{plain}".encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Compare without telling by the time it takes."""
    return hmac.compare_digest(one, other)
