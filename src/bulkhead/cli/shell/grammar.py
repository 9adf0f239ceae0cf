"""Typer's command classes, with help pages and error messages in the player's language.

The parser's exceptions have no public classes, so they are recognised by name; their attributes are public.
"""

from typing import Any

from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from bulkhead.cli.shell.manual import manual
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

SHIELD = "\N{WORD JOINER}"
"""Put before a word that begins with a dash but is not an option: the army of a position, `-/-/donato0/-/-`."""


class Command(TyperCommand):
    """One command. Extra words are refused with our own message."""

    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, [SHIELD + word if word.startswith("-/") else word for word in args])
        if rest:
            raise Mistake("cli-extra-words", words=" ".join(rest), command=ctx.command_path)
        return rest

    def get_help(self, ctx: Any) -> str:
        return manual(self, ctx)


class Commands(TyperGroup):
    """A group of commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Mistake("cli-no-such-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        return manual(self, ctx)


def complaint(error: TyperException) -> Phrase:
    """An error of the parser as a message of ours."""
    kind = type(error).__name__
    option = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        return Phrase("cli-no-such-option", {"option": option})
    if kind == "BadOptionUsage":
        takes_none = "not take" in error.message
        return Phrase(
            "cli-option-takes-no-value" if takes_none else "cli-option-needs-value", {"option": option}
        )
    if kind == "MissingParameter":
        return Phrase("cli-missing", {"what": _name(getattr(error, "param", None))})
    return Phrase("cli-usage", {"detail": error.format_message()})


def _name(param: Any) -> str | Phrase:
    """The name of a parameter on the help page."""
    if param.param_type_name == "option":
        return str(param.opts[0])
    return Phrase(param.metavar)
