"""Extracts flags that may stand anywhere on the line (`--lang`, `--pack`) before the command is parsed."""

from collections.abc import Sequence

from bulkhead.tabletop.refusals import Mistake


def take(flag: str, arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """All values of a flag that stand before `--`, and the arguments without them."""
    said, rest = list[str](), list[str]()
    words = iter(arguments)
    for word in words:
        if word == "--":
            return said, [*rest, word, *words]
        if word == flag:
            value = next(words, "")
            if not value:
                raise Mistake("cli-option-needs-value", option=flag)
            said.append(value)
        elif word.startswith(f"{flag}="):
            said.append(word.removeprefix(f"{flag}="))
        else:
            rest.append(word)
    return said, rest
