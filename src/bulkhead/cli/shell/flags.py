"""Flags that may stand anywhere on the line, before or after the command: they are taken out before it is read."""

from collections.abc import Sequence

from bulkhead.tabletop.refusals import Mistake


def take(flag: str, arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """What a flag says, each time it stands there, and the arguments without it. It may stand anywhere before `--`."""
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
