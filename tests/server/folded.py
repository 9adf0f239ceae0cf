"""Rebuilds the frames of a story as a client does: each with the whole table after it."""

from typing import Any

from bulkhead.server.replays.changes import Change


def put_in(before: Any, changed: Change) -> Any:
    """What `web/src/lib/server/changes.ts` does."""
    if "is" in changed:
        return changed["is"]
    if "at" in changed:
        end = changed["at"] + changed["cut"]
        return [*before[: changed["at"]], *changed["put"], *before[end:]]
    if isinstance(before, list):
        after = list(before)
        for place, one in changed["of"].items():
            after[int(place)] = put_in(before[int(place)], one)
        return after
    if not isinstance(before, dict):
        return before
    kept = {key: value for key, value in before.items() if key not in changed.get("gone", ())}
    return {**kept, **{key: put_in(kept.get(key), one) for key, one in changed["of"].items()}}


def unfolded(story: dict[str, Any]) -> list[Any]:
    """The tables of a story, frame by frame."""
    views: list[Any] = []
    for frame in story["frames"]:
        views.append(put_in(views[-1] if views else None, frame["change"]))
    return views
