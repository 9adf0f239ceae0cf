"""What a message of today would have been when a kept one was recorded: sentences know less, and less may be said."""

from __future__ import annotations

from typing import Any

SINCE = ("resign",)
"""Asides that did not exist then."""
ADDED = ("pushes",)
"""Parts of a report that did not exist then."""
YOU = {"id": "heroes-you", "args": {}}
"""The viewer in a sentence, who was named by the seat then."""


def told_then(now: Any, kept: Any, you: int | None = None) -> Any:
    """The same message without what was added to sentences and asides since. Everything else stays as it is."""
    if isinstance(now, dict) and isinstance(kept, dict):
        if now == YOU:
            return {"who": you}
        if now.get("type") == "sync":
            you = now["you"]
        told = {
            name: told_then(value, kept.get(name), you)
            for name, value in now.items()
            if name in kept or name not in ADDED
        }
        if set(now) == {"id", "args"} and set(kept) == {"id", "args"}:
            told["args"] = {name: value for name, value in told["args"].items() if name in kept["args"]}
        if now.get("type") == "may-also":
            told["answers"] = [one for one in told["answers"] if one["text"] not in SINCE]
        return told
    if isinstance(now, list) and isinstance(kept, list) and len(now) == len(kept):
        return [told_then(one, other, you) for one, other in zip(now, kept, strict=True)]
    return now
