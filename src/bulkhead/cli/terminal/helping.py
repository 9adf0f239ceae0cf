"""`help` at the table: lists what a player can type there."""

from bulkhead.cli.shell.screen import Screen

TYPED = {
    "number": "{cli-meta-n}",
    "notation": "{cli-meta-command}",
    "short": "if2 | 7.5 | if2 7.5",
    "enter": "{cli-meta-enter}",
    "why": "why {cli-meta-n} | why {cli-meta-command} | why",
    "rules": "rules [{cli-meta-query}]",
    "cards": "cards",
    "asides": "asides",
    "aside": "aside [{cli-meta-n}]",
    "board": "board",
    "log": "log",
    "undo": "undo",
    "giveup": "giveup [{cli-meta-bot}]",
    "save": "save [{cli-meta-file}]",
    "resume": "resume [{cli-meta-file}]",
    "help": "help | ?",
    "quit": "quit",
}


METAS = (
    "cli-meta-n",
    "cli-meta-command",
    "cli-meta-enter",
    "cli-meta-query",
    "cli-meta-bot",
    "cli-meta-file",
)


def show_help(screen: Screen) -> None:
    """Print what a player can type, and what each does."""
    say = screen.words.say
    metas = {name: say(name) for name in METAS}
    screen.rows(
        [(typed.format(**metas), say(f"cli-verb-{verb}")) for verb, typed in TYPED.items()], ("cyan", "")
    )
