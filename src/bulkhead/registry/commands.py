"""`CommandLine`: a command or group of commands that a game adds to the command line."""

from collections.abc import Callable, Mapping

from msgspec import Struct


class CommandLine(Struct, frozen=True):
    """A command of one game: `bulkhead <name>`. Its help text is the message `cli-<name>`."""

    name: str
    after: str = ""
    """The command that it is listed after; empty: at the end."""
    run: Callable[..., int] | None = None
    examples: str = ""
    parts: Mapping[str, tuple[Callable[..., int], str]] = {}
    """For a group of commands: each with its examples. Help texts are the messages `cli-<name>-<part>`."""
