"""Reads one item's TOML file into its typed record, which is its schema.

Every mistake is one sentence that names the file, the line and the field.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, inspect

from bulkhead.starquest.box.items.dice import Pool, read_pool
from bulkhead.starquest.box.items.effects import Operation, read_operation
from bulkhead.tabletop.phrases import Arg
from bulkhead.tabletop.refusals import Mistake, Mistakes
from bulkhead.tabletop.tomlfile import Path, TomlFile

S = TypeVar("S", bound=Struct)

NOTATIONS: dict[type, tuple[Callable[[str], Struct], str]] = {
    Pool: (read_pool, "content-not-dice"),
    Operation: (read_operation, "content-not-operation"),
}
"""Records that are written as a short text, and the message for a text that cannot be parsed."""


class Reference(Struct, frozen=True):
    """A field that names another item of the box."""

    path: Path
    kinds: tuple[str, ...]
    """The folders in which that item may be."""
    id: str


def read_record(document: TomlFile, record: type[S]) -> tuple[S, list[Reference]]:
    """The record in a file and the ids of other items that it names; or everything that is wrong with it."""
    reader = _Reader(document)
    ready = reader.read((), _shape(record), document.data)
    for name in ready.get("fields") or ():
        if name.partition(".")[0] not in record.__struct_fields__:
            reader.note(("fields", name), "file-unknown-field", allowed=", ".join(document.data))
    if reader.found:
        raise Mistakes(reader.found)
    return msgspec.convert(ready, record, str_keys=True), reader.references


@cache
def _shape(record: type[Struct]) -> inspect.Type:
    return inspect.type_info(record)


class _Reader:
    """Compares a file's data with the type of its record. A mistake in one part does not stop the next."""

    def __init__(self, document: TomlFile) -> None:
        self.document = document
        self.references: list[Reference] = []
        self.found: list[Mistake] = []

    def part(self, path: Path, shape: inspect.Type, value: Any) -> Any:
        """Read a part of something larger, and note what is wrong with it."""
        try:
            return self.read(path, shape, value)
        except Mistake as mistake:
            self.found.append(mistake)
            return None

    def read(self, path: Path, shape: inspect.Type, value: Any) -> Any:
        """The checked value, with short texts replaced by their records."""
        match shape:
            case inspect.Metadata():
                return self._reference(path, shape, value)
            case inspect.StructType():
                return self._record(path, shape, value)
            case inspect.UnionType():
                return self._union(path, shape, value)
            case inspect.DictType():
                return self._table(path, shape, value)
            case inspect.VarTupleType() | inspect.TupleType() | inspect.FrozenSetType():
                return self._list(path, shape, value)
            case inspect.LiteralType():
                return self._one_of(path, shape.values, value)
            case inspect.IntType():
                return self._number(path, shape, value)
            case inspect.BoolType():
                return self._must(isinstance(value, bool), path, "content-not-truth", value)
            case inspect.StrType():
                return self._must(isinstance(value, str) and value.strip(), path, "file-not-text", value)
        raise TypeError(f"a record of the box has no fields of {shape}")

    def _reference(self, path: Path, shape: inspect.Metadata, value: Any) -> Any:
        known = self.read(path, shape.type, value)
        self.references.append(Reference(path, (shape.extra or {})["refers"], known))
        return known

    def _record(self, path: Path, shape: inspect.StructType, value: Any) -> Any:
        if shape.cls in NOTATIONS:
            return self._notation(path, *NOTATIONS[shape.cls], value)
        table = self._must(isinstance(value, dict), path, "content-not-table", value)
        names = [field.name for field in shape.fields]
        if shape.tag_field is not None:
            names.insert(0, shape.tag_field)
        for key in table:
            if key not in names:
                self.note((*path, key), "file-unknown-field", allowed=", ".join(names))
        ready = dict(table)
        for field in shape.fields:
            if field.name in table:
                ready[field.name] = self.part((*path, field.name), field.type, table[field.name])
            elif field.required:
                self.note((*path, field.name), "file-missing")
        return ready

    def _notation(self, path: Path, read: Callable[[str], Struct], message: str, value: Any) -> Struct:
        text = self._must(isinstance(value, str), path, "file-not-text", value)
        try:
            return read(text)
        except ValueError:
            raise self.mistake(path, message, value=text) from None

    def _union(self, path: Path, shape: inspect.UnionType, value: Any) -> Any:
        """One of several tagged records, or a value that may be left out."""
        kinds = [kind for kind in shape.types if not isinstance(kind, inspect.NoneType)]
        tagged = {
            str(kind.tag): kind
            for kind in kinds
            if isinstance(kind, inspect.StructType) and kind.tag_field is not None
        }
        if tagged:
            table = self._must(isinstance(value, dict), path, "content-not-table", value)
            tag_field = str(next(iter(tagged.values())).tag_field)
            if tag_field not in table:
                raise self.mistake((*path, tag_field), "file-missing")
            tag = self._one_of((*path, tag_field), tuple(tagged), table[tag_field])
            return self._record(path, tagged[tag], table)
        return self.read(path, kinds[0], value)

    def _table(self, path: Path, shape: inspect.DictType, value: Any) -> dict[str, Any]:
        table = self._must(isinstance(value, dict), path, "content-not-table", value)
        ready = {}
        for key, one in table.items():
            if isinstance(shape.key_type, inspect.IntType):
                if not key.isdecimal():
                    self.note((*path, key), "content-not-number-key")
            else:
                self.part((*path, key), shape.key_type, key)
            ready[key] = self.part((*path, key), shape.value_type, one)
        return ready

    def _list(
        self, path: Path, shape: inspect.VarTupleType | inspect.TupleType | inspect.FrozenSetType, value: Any
    ) -> list[Any]:
        items = self._must(isinstance(value, list), path, "content-not-list", value)
        if isinstance(shape, inspect.TupleType):
            if len(items) != len(shape.item_types):
                raise self.mistake(path, "content-not-so-many", count=len(shape.item_types))
            return [
                self.part((*path, index), kind, one)
                for index, (kind, one) in enumerate(zip(shape.item_types, items, strict=True))
            ]
        if isinstance(shape, inspect.FrozenSetType):
            for index, one in enumerate(items):
                if one in items[:index]:
                    self.note(path, "file-twice", value=str(one))
        return [self.part((*path, index), shape.item_type, one) for index, one in enumerate(items)]

    def _one_of(self, path: Path, allowed: tuple[object, ...], value: Any) -> Any:
        if isinstance(value, str | int) and not isinstance(value, bool) and value in allowed:
            return value
        raise self.mistake(path, "file-not-one-of", value=str(value), allowed=", ".join(map(str, allowed)))

    def _number(self, path: Path, shape: inspect.IntType, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.mistake(path, "content-not-number")
        if shape.ge is not None and value < shape.ge:
            raise self.mistake(path, "content-too-small", value=value, least=shape.ge)
        return value

    def _must(self, sound: object, path: Path, message: str, value: Any) -> Any:
        if not sound:
            raise self.mistake(path, message)
        return value

    def mistake(self, path: Path, message: str, **args: Arg) -> Mistake:
        return mistake_at(self.document, path, message, **args)

    def note(self, path: Path, message: str, **args: Arg) -> None:
        self.found.append(self.mistake(path, message, **args))


def mistake_at(document: TomlFile, path: Path, message: str, **args: Arg) -> Mistake:
    """A mistake in the last named field of a path; list indexes have no name."""
    names = path
    while names and isinstance(names[-1], int):
        names = names[:-1]
    return document.mistake(names or ("",), message, **args)
