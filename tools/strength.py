"""Makes the tables of docs/strength.md from docs/strength.json, which `python -m tools.strength COMMAND...` writes.

Each COMMAND is one `bulkhead ladder ...` in quotation marks. With `--out FILE --resume` the games are kept in a file:
a long ladder can be played by hand beforehand, and this tool only sums it up. `--json`, `--out` and `--resume` are
not shown on the page.
"""

import io
import platform
import re
import shlex
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

import msgspec
from msgspec import Struct

from bulkhead.cli import main as bulkhead
from bulkhead.lab.ladder.bot_files import names_a_file
from bulkhead.lab.ladder.standings import PairResult, RoleStandings, Standing, Standings
from bulkhead.registry import entry
from bulkhead.version import __version__
from bulkhead.words import Words
from tools.balance import rounded
from tools.house import ROOT

SUMMARY = "docs/strength.json"
BLOCK = "strength: ladders"
START = "bulkhead ladder "


class Kept(Struct, frozen=True):
    """One ladder on the page."""

    command: str
    rules: int
    """The version of the game's rules."""
    program: str
    machine: str
    standings: Standings


def measure(command: str) -> Kept:
    """Run a command; games that its file holds already are not played again."""
    shown = io.StringIO()
    with redirect_stdout(shown):
        code = bulkhead([*shlex.split(command)[1:], "--json"])
    if code:
        raise SystemExit(code)
    standings = msgspec.json.decode(shown.getvalue(), type=Standings)
    machine = f"{platform.system()}, {platform.machine()}, Python {platform.python_version()}"
    plain = re.sub(r" --(out \S+|resume|json|jobs \S+)", "", command)
    return Kept(plain, entry(standings.game).game.version, __version__, machine, standings)


def write(ladders: Sequence[Kept], root: Path = ROOT) -> None:
    """Write the summary with few digits."""
    plain = rounded(msgspec.to_builtins(ladders))
    text = msgspec.json.format(msgspec.json.encode(plain), indent=1).decode()
    (root / SUMMARY).write_text(text + "\n", encoding="utf-8", newline="\n")


def read(root: Path = ROOT) -> list[Kept]:
    return msgspec.json.decode((root / SUMMARY).read_bytes(), type=list[Kept])


def page(ladders: Sequence[Kept]) -> str:
    """Every ladder: its command, its standings and its pairs."""
    return "\n\n".join(part for one in ladders for part in _ladder(one))


def block(text: str) -> str:
    """The block of the page (tools/blocks.py)."""
    return page(read())


def _ladder(one: Kept) -> list[str]:
    found = one.standings
    parts = [
        f"### {found.game.title()}: {_missions(one.command)}",
        f"```console\n$ {one.command}\n```",
        f"{found.games:,} comparisons; rules version {one.rules}, Bulkhead {one.program}; {one.machine}.",
    ]
    for role in found.roles:
        if role.role:
            parts.append(f"As {role.role}:")
        parts += [_standings(role), _pairs(role)]
    return parts


def _missions(command: str) -> str:
    """What is played, as the command says it."""
    named = re.search(r"--mission (\S+)", command)
    options = re.findall(r"-o (\S+)", command)
    return (
        ", ".join([*([f"`{named[1]}`"] if named else []), *(f"`{one}`" for one in options)]) or "usual table"
    )


def _standings(role: RoleStandings) -> str:
    heads = "| bot | rating (95%) | comparisons | share (95%) |\n|---|---:|---:|---:|"
    return "\n".join([heads, *(_standing(one, role.anchor) for one in role.standings)])


def _standing(one: Standing, anchor: str) -> str:
    rating = "0 (anchor)"
    if one.bot != anchor:
        rating = f"{one.rating:.0f} ({one.interval.low:.0f} – {one.interval.high:.0f})"
    low, high = one.share_interval.low, one.share_interval.high
    return f"| {_called(one.bot)} | {rating} | {one.games:,} | {one.share:.1%} ({low:.1%} – {high:.1%}) |"


def _pairs(role: RoleStandings) -> str:
    heads = (
        "| bot | against | comparisons | share (95%) | draws | margin in points (95%) |\n"
        "|---|---|---:|---:|---:|---:|"
    )
    return "\n".join([heads, *map(_pair, role.pairs)])


def _pair(one: PairResult) -> str:
    share = f"{one.share:.1%} ({one.interval.low:.1%} – {one.interval.high:.1%})"
    margin = f"{one.margin.mean:+.1f}"
    if one.margin.interval is not None:
        margin += f" ± {one.margin.interval.high - one.margin.mean:.1f}"
    return (
        f"| {_called(one.first)} | {_called(one.second)} | {one.games:,} | {share} | {one.draws} | {margin} |"
    )


def _called(bot: str) -> str:
    return f"`{bot}`" if names_a_file(bot) else Words().say(f"cli-bot-{bot}")


def main(commands: Sequence[str]) -> int:
    if not commands or not all(one.startswith(START) for one in commands):
        print(f'usage: python -m tools.strength "{START}GAME BOT BOT ..." ...', file=sys.stderr)
        return 2
    write([measure(one) for one in commands])
    print(f"wrote {SUMMARY}; now run make docs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
