"""Prints the status of a campaign: the standing, the missions so far, and what the next one begins with."""

from typing import Any

import msgspec
from rich.text import Text

from bulkhead.campaign import Status
from bulkhead.campaign.starquest.standing import Line
from bulkhead.campaign.starquest.telling import tell_decision, tell_legacy
from bulkhead.campaign.status import Past
from bulkhead.cli.shell.game_extras import option_name, option_value
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.seats import HUMAN
from bulkhead.match import Seated
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.words.names import faction_name, item_name, rank_name
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

ALL, WATCHING = "all", "spectator"
GAME = STARQUEST.id
COLUMNS = ("place", "faction", "holder", "rank", "seals", "points", "more")


def read_eyes(text: str) -> tuple[str, ...]:
    """The factions whose secrets are shown: factions separated by commas, `spectator`, or `all`."""
    found: list[str] = []
    for word in text.lower().replace("-", "_").replace(",", " ").split():
        if word == ALL:
            found += FACTIONS
        elif word in FACTIONS:
            found.append(word)
        elif word != WATCHING:
            raise Mistake("cli-no-such-viewer", value=word, known=", ".join((*FACTIONS, WATCHING, ALL)))
    return tuple(found)


def plain_status(screen: Screen, found: Status) -> dict[str, Any]:
    """A campaign as plain data. What the viewer may not know is null."""
    plain: dict[str, Any] = msgspec.to_builtins(found)
    if found.ahead is not None:
        left = [screen.words.render(phrase) for phrase in tell_legacy(found.ahead.legacy)]
        plain["ahead"]["told"] = left
    return plain


def show_status(screen: Screen, found: Status, file: str) -> None:
    done = len(found.history)
    screen.say("cli-campaign-title", style="bold", file=file, played=done, missions=len(found.missions))
    for name, value in found.options.items():
        called, chosen = option_name(screen.words, GAME, name), option_value(screen.words, GAME, name, value)
        screen.say("cli-table-option", option=name, name=called, value=chosen)
    rows = [[Text(screen.words.say(f"cli-campaign-{head}")) for head in COLUMNS]]
    rows += [_row(screen, place, line) for place, line in enumerate(found.standing, 1)]
    screen.rows(rows, ("", "bold", "", "", "", "", ""))
    for number, past in enumerate(found.history, 1):
        _show_past(screen, number, past)
    if found.taken_back:
        screen.say("cli-campaign-taken-back", count=found.taken_back)
    _show_ahead(screen, found)


def tell_mission(screen: Screen, found: Status) -> None:
    """Print the last finished mission."""
    _show_past(screen, len(found.history), found.history[-1])


def _row(screen: Screen, place: int, line: Line) -> list[Text]:
    render = screen.words.render
    cells = [
        str(place),
        render(faction_name(line.faction)),
        _holder(screen, line.holder),
        f"{line.rank} {render(Phrase(line.title))}",
        str(line.seals),
        screen.words.number(line.points),
        _more(screen, line),
    ]
    return [
        Text(cell, justify="right") if head in ("place", "seals", "points") else Text(cell)
        for head, cell in zip(COLUMNS, cells, strict=True)
    ]


def _holder(screen: Screen, holder: Seated | None) -> str:
    """A person by name, a bot by its kind."""
    if holder is None:
        return screen.words.say("cli-campaign-nobody")
    return holder.name if holder.player == HUMAN else screen.words.say(f"cli-bot-{holder.player}")


def _more(screen: Screen, line: Line) -> str:
    """The last column: the psionic, a reinforcement, cards."""
    say, render, study = screen.words.say, screen.words.render, line.psionic
    found = []
    if study.bought or study.rank > 1 or study.row:
        title = Phrase(f"ldr_psionics-{load_box().ladders['ldr_psionics'].at(study.rank).rank}")
        found.append(say("cli-campaign-psionic", rank=title, row=study.row))
    if study.arts:
        found.append(screen.words.listed([render(Phrase(art)) for art in dict.fromkeys(study.arts)]))
    if line.reinforcement:
        found.append(say("cli-campaign-reserve", figure=item_name(line.reinforcement)))
    if line.kept:
        found.append(screen.words.listed([render(Phrase(card)) for card in line.kept]))
    elif line.cards:
        found.append(say("cli-campaign-cards", count=line.cards))
    return "; ".join(found)


def _show_past(screen: Screen, number: int, past: Past) -> None:
    winners: list[str | Phrase] = [faction_name(faction) for faction in past.winners]
    points = ", ".join(
        f"{screen.words.render(faction_name(faction))} {screen.words.number(count)}"
        for faction, count in past.points.items()
    )
    screen.say(
        "cli-campaign-past",
        number=number,
        mission=item_name(past.mission),
        winners=winners,
        points=points,
        count=len(winners),
    )
    for faction in past.dead:
        screen.say("cli-campaign-leader", faction=faction_name(faction))
    for faction, (before, after) in past.ranks.items():
        screen.say(
            "cli-campaign-rank-up" if after > before else "cli-campaign-rank-down",
            faction=faction_name(faction),
            rank=rank_name(faction, after),
        )
    for decision in past.decisions:
        screen.line(f"  {screen.words.render(tell_decision(decision))}")


def _show_ahead(screen: Screen, found: Status) -> None:
    if found.ahead is None:
        leaders: list[str | Phrase] = [faction_name(faction) for faction in found.leaders]
        screen.say("cli-campaign-won", style="bold", winners=leaders, count=len(leaders))
        return
    ahead = found.ahead
    screen.say("cli-campaign-begun" if ahead.begun else "cli-campaign-next", mission=item_name(ahead.mission))
    for phrase in tell_legacy(ahead.legacy):
        screen.line(f"  {screen.words.render(phrase)}")
