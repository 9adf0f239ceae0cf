"""Differences between two views, field by field, and a view rebuilt from them.

A change is a table of paths: `minis/ba1/facing` has a new value, `feats/+` was added to the end of a list,
`frames/-` is the number of items removed from it, `tokens/-` are the keys removed from a table.
"""

from collections.abc import Iterator
from typing import Any

Changes = dict[str, Any]


def changes(before: Any, now: Any) -> Changes:
    """The paths on which two plain values differ."""
    return dict(_changes("", before, now))


def _changes(path: str, before: Any, now: Any) -> Iterator[tuple[str, Any]]:
    if before == now and type(before) is type(now):
        return
    if isinstance(before, dict) and isinstance(now, dict):
        left_out = [key for key in before if key not in now]
        if left_out:
            yield f"{path}-", left_out
        for key, value in now.items():
            if key in before:
                yield from _changes(f"{path}{key}/", before[key], value)
            else:
                yield f"{path}{key}", value
    elif isinstance(before, list) and isinstance(now, list) and before and now:
        yield from _list_changes(path, before, now)
    else:
        yield path.rstrip("/"), now


def _list_changes(path: str, before: list[Any], now: list[Any]) -> Iterator[tuple[str, Any]]:
    shorter = min(len(before), len(now))
    if len(before) == len(now) and all(isinstance(one, dict) for one in (*before, *now)):
        for index, value in enumerate(now):
            yield from _changes(f"{path}{index}/", before[index], value)
    elif before[:shorter] != now[:shorter]:
        yield path.rstrip("/"), now
    elif len(now) > shorter:
        yield f"{path}+", now[shorter:]
    else:
        yield f"{path}-", len(before) - shorter


def changed(value: Any, made: Changes) -> Any:
    """The value after the changes. What they do not touch is shared with the old one."""
    for path, what in made.items():
        value = _set(value, path.split("/"), what)
    return value


def _set(value: Any, path: list[str], what: Any) -> Any:
    step, *rest = path
    if isinstance(value, list):
        if step == "+":
            return [*value, *what]
        if step == "-":
            return value[: len(value) - what]
        index = int(step)
        inner = _set(value[index], rest, what) if rest else what
        return [*value[:index], inner, *value[index + 1 :]]
    if step == "-":
        return {key: one for key, one in value.items() if key not in what}
    return {**value, step: _set(value[step], rest, what) if rest else what}


def shared(tables: list[Changes]) -> Changes:
    """The changes that all of them share."""
    first, *others = tables
    return {
        path: what
        for path, what in first.items()
        if all(path in other and other[path] == what for other in others)
    }
