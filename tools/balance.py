"""Makes the tables of docs/balance.md from docs/balance.json, which `python -m tools.balance STUDY.jsonl` writes.

STUDY.jsonl is a file of `bulkhead lab --out`. The tables are made from the summary alone, so they show what was
measured.
"""

import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from bulkhead.lab.starquest.findings import Faction, Findings, Share, TableFindings, find
from bulkhead.lab.starquest.ledger import Header, read_study
from bulkhead.starquest.clients.words.names import faction_name, item_name
from bulkhead.starquest.data.factions import ALIENS, FACTIONS, SQUADS
from bulkhead.words import Words
from tools.house import ROOT

SUMMARY = "docs/balance.json"
DIGITS = 4
GOAL = (0.10, 0.35)
"""The goal for each faction's share of wins at tables of seven."""
LEAST = 0.05
"""The goal for each faction's share in every single mission, at tables of seven."""


class Summary(Struct, frozen=True):
    """The summary of a study."""

    study: Header
    machine: str
    findings: Findings


def summarize(file: str) -> Summary:
    """Sum up a study's file on this machine."""
    header, records = read_study(file)
    machine = f"{platform.system()}, {platform.machine()}, Python {platform.python_version()}"
    return Summary(header, machine, find(records))


def write(summary: Summary, root: Path = ROOT) -> None:
    """Write the summary, one table per line, with few digits."""
    plain = rounded(msgspec.to_builtins(summary))
    text = msgspec.json.format(msgspec.json.encode(plain), indent=1).decode()
    (root / SUMMARY).write_text(text + "\n", encoding="utf-8", newline="\n")


def rounded(value: object) -> object:
    """Plain data with few digits."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one) for one in value]
    return value


def read(root: Path = ROOT) -> Summary:
    return msgspec.json.decode((root / SUMMARY).read_bytes(), type=Summary)


# Tables of the page


def _say(id_: str) -> str:
    words, name = Words(), item_name(id_)
    return name if isinstance(name, str) else words.render(name)


def _faction(faction: str) -> str:
    return Words().render(faction_name(faction))


def _span(share: Share) -> str:
    return f"{share.share:.1%} ({share.interval.low:.1%} – {share.interval.high:.1%})"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def how(summary: Summary) -> str:
    """The games that the numbers come from."""
    found, study = summary.findings, summary.study
    return (
        f"{found.games:,} games, seed `{study.seed}`, rules version {study.version}, box `{study.box[:12]}`; "
        f"{found.seven_games:,} of them with all seven seats. Summed up on: {summary.machine}."
    )


def seven(summary: Summary) -> str:
    """Every faction over all missions with seven seats."""
    return _table(
        ("faction", "wins (95%)", "points", "±", "miniatures lost", "leader lost"),
        [_faction_row(one) for one in summary.findings.seven],
    )


def _faction_row(one: Faction) -> tuple[str, ...]:
    return (
        _faction(one.faction),
        _span(one.wins),
        f"{one.points.mean:.1f}",
        f"{one.points.interval.high - one.points.mean:.1f}",
        f"{one.lost.mean:.1f}",
        f"{one.leader_lost.share:.0%}" if one.leader_lost is not None else "",
    )


def _full(summary: Summary) -> list[TableFindings]:
    return [
        table
        for table in summary.findings.tables
        if len(table.factions) == len(FACTIONS) and table.squads == len(SQUADS)
    ]


def missions(summary: Summary) -> str:
    """The winners of each mission with seven seats."""
    return _table(
        ("mission", "games", *(_faction(one) for one in FACTIONS)),
        [
            (_say(table.mission), str(table.games), *(f"{one.wins.share:.0%}" for one in table.factions))
            for table in _full(summary)
        ],
    )


def points(summary: Summary) -> str:
    """Mean points in each mission with seven seats, with half the width of their interval."""
    return _table(
        ("mission", *(_faction(one) for one in FACTIONS)),
        [
            (
                _say(table.mission),
                *(
                    f"{one.points.mean:.0f} ± {one.points.interval.high - one.points.mean:.0f}"
                    for one in table.factions
                ),
            )
            for table in _full(summary)
        ],
    )


def course(summary: Summary) -> str:
    """The course of missions with seven seats."""
    return _table(
        (
            "mission",
            "rounds",
            "limit",
            "primary in full",
            "in round",
            "secondary in full",
            "squad losses",
            "alien losses",
        ),
        [
            (
                _say(table.mission),
                f"{table.rounds.mean:.1f} ({table.rounds.min:.0f} – {table.rounds.max:.0f})",
                str(table.limit),
                _span(table.primary.met),
                f"{table.primary.round:.1f}" if table.primary.round else "",
                _span(table.secondary.met),
                f"{sum(one.lost.mean for one in table.factions if one.faction in SQUADS):.1f}",
                f"{sum(one.lost.mean for one in table.factions if one.faction in ALIENS):.1f}",
            )
            for table in _full(summary)
        ],
    )


def winners(summary: Summary) -> str:
    """The squads that have won each mission, and how often."""
    return _table(
        ("mission", *(_faction(one) for one in SQUADS)),
        [
            (
                _say(table.mission),
                *(f"{one.wins.count:g}" for one in table.factions if one.faction in SQUADS),
            )
            for table in _full(summary)
        ],
    )


def smaller(summary: Summary) -> str:
    """Every other table: who wins, and whether the objectives are met."""
    full = _full(summary)
    rows = []
    for table in summary.findings.tables:
        if table in full:
            continue
        wins = {one.faction: one.wins.count for one in table.factions}
        rows.append(
            (
                _say(table.mission),
                str(table.squads),
                str(table.games),
                f"{sum(wins.get(one, 0.0) for one in SQUADS) / table.games:.0%}",
                *(f"{wins[one] / table.games:.0%}" if one in wins else "" for one in ALIENS),
                f"{table.rounds.mean:.1f}",
                _span(table.primary.met),
                _span(table.secondary.met),
            )
        )
    heads = ("mission", "squads", "games", "squads win", "Chaos wins", "the Cult wins", "rounds")
    return _table((*heads, "primary in full", "secondary in full"), rows)


def cards(summary: Summary) -> str:
    """Every card: how often it was held, played, and mattered."""
    return _table(
        ("card", "held", "played", "mattered", "of those who played it, won"),
        [
            (
                f"{_say(id_)} (`{id_}`)",
                str(card.held),
                str(card.played),
                str(card.mattered),
                f"{card.won / card.players:.0%}" if card.players else "",
            )
            for id_, card in summary.findings.cards.items()
        ],
    )


def pace(summary: Summary) -> str:
    """How fast the bots answer."""
    return _table(
        ("bot", "decisions", "mean", "slowest"),
        [
            (bot, f"{one.decisions:,}", f"{one.mean:.2f} ms", f"{one.slowest:.0f} ms")
            for bot, one in summary.findings.pace.items()
        ],
    )


def verdict(summary: Summary) -> str:
    """The goals, and whether they were reached."""
    low, high = GOAL
    found = summary.findings
    shares = {one.faction: one.wins.share for one in found.seven}
    outside = [_faction(one) for one, part in shares.items() if not low <= part <= high]
    missing = [
        f"{_say(mission)}: {', '.join(_faction(one) for one in SQUADS if one not in won)}"
        for mission, won in found.winners.items()
        if not set(SQUADS) <= set(won)
    ]
    late = "no game" if not found.late else f"{found.late} games"
    lines = [
        f"- Over the tables of seven the shares of wins lie between {min(shares.values()):.1%} and "
        f"{max(shares.values()):.1%} (wanted: {low:.0%} to {high:.0%}); outside: {', '.join(outside) or 'none'}.",
        _singly(summary),
        f"- Missions that some squad has not won: {'; '.join(missing) or 'none'}.",
        f"- Beyond the limit of its mission went {late} of {found.games:,}.",
    ]
    return "\n".join(lines)


def _singly(summary: Summary) -> str:
    """The lowest share that a faction has in a single mission, and all that are too low."""
    shares = [
        (one.wins, _say(table.mission), one.faction) for table in _full(summary) for one in table.factions
    ]
    share, mission, faction = min(shares, key=lambda one: one[0].share)
    below = [f"{where}, {_faction(one)}" for part, where, one in shares if part.share < LEAST]
    return (
        f"- In single missions at tables of seven the lowest share is {_span(share)}: {mission}, {_faction(faction)} "
        f"(wanted: {LEAST:.0%} at least); below: {'; '.join(below) or 'none'}."
    )


BLOCKS: dict[str, Callable[[Summary], str]] = {
    "balance: how": how,
    "balance: verdict": verdict,
    "balance: seven seats": seven,
    "balance: missions": missions,
    "balance: points": points,
    "balance: course": course,
    "balance: winners": winners,
    "balance: smaller tables": smaller,
    "balance: cards": cards,
    "balance: pace": pace,
}


def block(name: str) -> Callable[[str], str]:
    """A maker of one of the page's blocks (tools/blocks.py)."""
    return lambda page: BLOCKS[name](read())


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tools.balance STUDY.jsonl", file=sys.stderr)
        return 2
    write(summarize(arguments[0]))
    print(f"wrote {SUMMARY}; now run make docs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
