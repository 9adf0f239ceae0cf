"""The locale files as Fluent parses them: messages, their patterns, and what stands beside a variable."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct

from bulkhead.words import DEFAULT, locale_files


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every message of a language, by id."""
    return {id_: message for id_, (message, _) in _read(language).items()}


def file_of(language: str, id_: str) -> str:
    """The file in which a message is."""
    return _read(language)[id_][1]


@cache
def _read(language: str) -> dict[str, tuple[ftl.Message, str]]:
    found: dict[str, tuple[ftl.Message, str]] = {}
    for file in locale_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                found[entry.id.name] = (entry, file.name)
    return found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node and everything below it, with the messages that it uses: they are given the same arguments. The English
    ones stand for all, because each message is compared with its English one."""
    for one in below(node):
        yield one
        if isinstance(one, ftl.MessageReference):
            yield from nodes(messages(DEFAULT)[one.id.name])


def below(node: object) -> Iterator[ftl.BaseNode]:
    """A node and everything below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from below(child)
    elif isinstance(node, list):
        for one in node:
            yield from below(one)


def variables(message: ftl.Message) -> set[str]:
    """The arguments that a message uses."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def attributes(message: ftl.Message) -> set[str]:
    """The names of a message's attributes."""
    return {attribute.id.name for attribute in message.attributes}


class Use(Struct, frozen=True):
    """One place where a pattern writes a variable."""

    variable: str
    before: str
    """The text directly before it; empty where there is none."""
    after: str
    counted: bool
    """Is it inside a variant that was chosen by this very number, with a form for one?"""
    function: str | None
    """The function that it is handed to."""


def uses(message: ftl.Message) -> Iterator[Use]:
    """Every place where a message writes a variable."""
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    for pattern in patterns:
        if pattern is not None:
            yield from _uses(pattern, frozenset())


def _uses(pattern: ftl.Pattern, counted: frozenset[str]) -> Iterator[Use]:
    for index, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            yield from _of_variants(inner, counted)
            continue
        before, after = _text(pattern, index - 1), _text(pattern, index + 1)
        for name, function in _written(inner):
            yield Use(name, before, after, name in counted, function)


def unsaid_ones(message: ftl.Message) -> Iterator[str]:
    """Variables whose form for one does not write the number, without a form for zero. A language that counts zero
    as one, like French, would read none as one."""
    for node in below(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            forms = {_key(variant): variant.value for variant in node.variants}
            if "one" in forms and "0" not in forms:
                name = node.selector.id.name
                if name not in {use.variable for use in _uses(forms["one"], frozenset())}:
                    yield name


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def _of_variants(select: ftl.SelectExpression, counted: frozenset[str]) -> Iterator[Use]:
    keys = {_key(variant) for variant in select.variants}
    chosen = {name for name, _ in _written(select.selector)} if keys & {"one", "1"} else set()
    for variant in select.variants:
        yield from _uses(variant.value, counted | chosen)


def _written(expression: object) -> Iterator[tuple[str, str | None]]:
    if isinstance(expression, ftl.VariableReference):
        yield expression.id.name, None
    elif isinstance(expression, ftl.FunctionReference):
        for argument in expression.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                yield argument.id.name, expression.id.name


def _text(pattern: ftl.Pattern, index: int) -> str:
    if 0 <= index < len(pattern.elements):
        element = pattern.elements[index]
        if isinstance(element, ftl.TextElement):
            return element.value
    return ""
