"""Makes messages that a client should not send: truncated, altered, too long, of the wrong types, in the wrong
place."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

Json = Any

ODD_TEXTS = (
    "",
    " ",
    "\x00",
    "\\",
    '"',
    "\u202e",
    "🎲" * 20,
    "<script>alert(1)</script>",
    "' or 1=1; drop table matches; --",
    "{ $who }",
    "../../etc/passwd",
    "%s%n",
    "ﬀ",
    "١٢٣",
    "x" * 41,
    "x" * 201,
    "x" * 401,
    "x" * 5000,
)
ODD_VALUES: tuple[Json, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    10**30,
    -(2**70),
    0.5,
    1e308,
    [],
    {},
    [[]],
    {"type": "do"},
    *ODD_TEXTS,
)
ODD_LINES = (
    "",
    "null",
    "true",
    "0",
    '"hello"',
    "[]",
    "{}",
    "{",
    "}",
    "[" * 3000,
    '{"a":' * 1000,
    "\ufeff{}",
    "NaN",
    '{"type":"resync"}{"type":"resync"}',
    '{"type":"resync","type":"do"}',
    '{"type":"say","id":"1","text":"\\ud800"}',
    '{"type":"do","id":"\\udfff","seq":0,"command":"roll"}',
    '{"type":"do","id":"1","seq":1e1,"command":"roll"}',
    '{"type":"do","id":"1","seq":00,"command":"roll"}',
    "\ud800",
    " " * 4097,
)


def encode(message: dict[str, Json]) -> str:
    return msgspec.json.encode(message).decode()


def cut(rng: Random, message: dict[str, Json]) -> str:
    text = encode(message)
    return text[: rng.randrange(len(text))]


def flipped(rng: Random, message: dict[str, Json]) -> str:
    letters = list(encode(message))
    for _ in range(rng.randint(1, 4)):
        letters[rng.randrange(len(letters))] = chr(
            rng.choice((0, 9, 34, 44, 58, 91, 92, 123, 125, 0x2028, 0x1F3B2))
        )
    return "".join(letters)


def of_wrong_type(rng: Random, message: dict[str, Json]) -> str:
    return encode({**message, rng.choice(list(message)): rng.choice(ODD_VALUES)})


def lacking(rng: Random, message: dict[str, Json]) -> str:
    gone = rng.choice(list(message))
    return encode({name: value for name, value in message.items() if name != gone})


def with_more(rng: Random, message: dict[str, Json]) -> str:
    return encode({**message, rng.choice(("seat", "key", "you", "__class__", "")): rng.choice(ODD_VALUES)})


def swollen(rng: Random, message: dict[str, Json]) -> str:
    return encode({**message, rng.choice(list(message)): "x" * rng.choice((300, 4000, 4097, 20_000))})


def odd(rng: Random, message: dict[str, Json]) -> str:
    return rng.choice(ODD_LINES)


MISCHIEF: tuple[Callable[[Random, dict[str, Json]], str], ...] = (
    cut,
    flipped,
    of_wrong_type,
    lacking,
    with_more,
    swollen,
    odd,
)
