"""Keys of links and short codes. Only their hashes are stored, and no key is part of an address that a server logs."""

import hmac
import secrets
from hashlib import sha256

KEY_BYTES = 18
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8


def new_key() -> str:
    """A random key of 144 bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_match_id() -> str:
    """An id for a match; it opens nothing."""
    return secrets.token_hex(6)


def new_code() -> str:
    """A short code to read out over the phone. It works once, and attempts are rate-limited. No letters that look
    alike."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return f"{letters[:4]}-{letters[4:]}"


def key_hash(key: str) -> bytes:
    """The stored hash of a key."""
    return sha256(f"bulkhead key|{key}".encode()).digest()


def code_hash(code: str) -> bytes:
    """The stored hash of a code, with its spelling normalised."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"bulkhead code|{plain}".encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one, other)
