"""Encodes the differences between two values. A view hardly changes between entries, and a mission has thousands.

A change is one of

- `{"is": value}`: a new value;
- `{"of": {key: change, ...}, "gone": [key, ...]}`: an object, or an array of the same length (its indexes are the
  keys), with changes in it; `gone` names the keys that an object has lost;
- `{"at": place, "cut": count, "put": [value, ...]}`: an array in which `count` values were replaced by others.

`web/src/lib/server/changes.ts` rebuilds the values.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import fields

Change = dict[str, Any]


def change(before: Any, after: Any) -> Change:
    """The change from one value to another: records, dicts with text keys, tuples and lists, and their contents.
    Equal values give `{"of": {}}`. Records that are the same object are not compared, which makes it fast."""
    if before is after:
        return {"of": {}}
    if isinstance(before, Struct) and type(before) is type(after):
        return _in_record(before, after)
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        return _in_object(before, after)
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return _in_array(before, after)
    return {"of": {}} if before == after else {"is": after}


def _in_record(before: Struct, after: Struct) -> Change:
    if before.__struct_config__.omit_defaults:
        # Fields with default values are left out when written, so the two are compared in their written form.
        return change(to_builtins(before), to_builtins(after))
    pairs = ((key, getattr(before, name), getattr(after, name)) for name, key in _written(type(before)))
    return {"of": {key: change(old, new) for key, old, new in pairs if old is not new and old != new}}


@cache
def _written(record: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a record type, each with its encoded name."""
    return tuple((field.name, field.encode_name) for field in fields(record))


def _in_object(before: Mapping[str, Any], after: Mapping[str, Any]) -> Change:
    inside = {
        key: change(before[key], value) if key in before else {"is": value}
        for key, value in after.items()
        if key not in before or before[key] != value
    }
    gone = [key for key in before if key not in after]
    return {"of": inside, "gone": gone} if gone else {"of": inside}


def _in_array(before: Sequence[Any], after: Sequence[Any]) -> Change:
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {"of": {str(place): change(old, new) for place, (old, new) in pairs if old != new}}
    shorter = min(len(before), len(after))
    start = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    end = next((n for n in range(shorter - start) if before[-1 - n] != after[-1 - n]), shorter - start)
    return {"at": start, "cut": len(before) - end - start, "put": after[start : len(after) - end]}
