"""`bulkhead campaign`: starts, plays, shows and undoes the missions of a campaign, kept in a file."""

import shlex
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

import typer
from typer import Argument, Option

from bulkhead.campaign import Folder, missions_of, open_campaign, packs_named, status
from bulkhead.campaign.book import Book
from bulkhead.campaign.entries import Seats
from bulkhead.cli.shell.files import read_bytes
from bulkhead.cli.shell.pack_flag import open_stamped
from bulkhead.cli.shell.params import Json, Settings
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.starquest.campaign_status import plain_status, read_eyes, show_status, tell_mission
from bulkhead.cli.starquest.holders import read_holders, usual_holders
from bulkhead.cli.terminal.saving import SaveFile
from bulkhead.cli.terminal.seats import HUMAN, bots_of, salts_of
from bulkhead.cli.terminal.setting import read_values
from bulkhead.cli.terminal.table import Table
from bulkhead.lab.playing import decide
from bulkhead.match import Session
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.clients.words.names import item_name
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

HOST = "host"
"""The author of entries made from the command line."""

CampaignFile = Annotated[str, Argument(metavar="cli-meta-file", help="cli-campaign-file")]


def new(
    ctx: typer.Context,
    file: CampaignFile,
    seats: Annotated[str, Option("--seats", metavar="cli-meta-holders", help="cli-campaign-seats")] = "",
    missions: Annotated[
        str, Option("--missions", metavar="cli-meta-plan", help="cli-campaign-missions")
    ] = "",
    settings: Settings = None,
) -> int:
    """Begin a campaign. Its missions and house rules cannot change later."""
    screen: Screen = ctx.obj
    bots = usual_holders(screen.words)
    first = next(iter(bots))
    holders = read_holders(seats or f"{first}={HUMAN}", bots, screen.words)
    opened = open_campaign(
        missions_of(missions, STARQUEST.id), read_values(STARQUEST.id, settings), holders, STARQUEST.id
    )
    folder = Folder.create(file, opened)
    show_status(screen, status(folder.book), file)
    screen.say("cli-campaign-opened", typed=shlex.quote(file))
    return 0


def status_(
    ctx: typer.Context,
    file: CampaignFile,
    view: Annotated[str, Option("--view", metavar="cli-meta-eyes", help="cli-campaign-view")] = "spectator",
    as_json: Json = False,
) -> int:
    """Print the standing. Secrets of a faction are shown only with its `--view`."""
    screen: Screen = ctx.obj
    folder = _open(screen, file)
    found = status(folder.book, read_eyes(view))
    if as_json:
        screen.json(plain_status(screen, found))
    else:
        show_status(screen, found, file)
    return 0


def play(
    ctx: typer.Context,
    file: CampaignFile,
    seats: Annotated[str, Option("--seats", metavar="cli-meta-holders", help="cli-campaign-change")] = "",
    once: Annotated[str, Option("--once", metavar="cli-meta-holders", help="cli-campaign-once")] = "",
    seed: Annotated[str, Option("--seed", metavar="cli-meta-text", help="cli-play-seed")] = "",
    salts: Annotated[
        list[str] | None, Option("--salt", metavar="cli-meta-text", help="cli-play-salt")
    ] = None,
    whole: Annotated[bool, Option("--all", help="cli-campaign-all")] = False,
) -> int:
    """Play the next mission, or continue the one that was begun."""
    screen: Screen = ctx.obj
    folder = _open(screen, file)
    book = folder.book
    if seats:
        book.change_seats(read_holders(seats, book.seats, screen.words), HOST)
    while True:
        if book.pending is None:
            holders = read_holders(once, book.seats, screen.words) if once else None
            drawn = sha256(f"{seed}|{len(book.entries)}".encode()).digest() if seed else None
            session: Session | None = folder.begin(holders, drawn, _salts(book, holders, salts or ()))
        elif salts:
            raise Mistake("cli-resume-alone", option="--salt")
        else:
            session = folder.resume()
        if session is not None:
            code = _play(screen, folder, session, file)
            if code is not None:
                return code
            folder.take(session)
        found = status(folder.book)
        tell_mission(screen, found)
        once = ""
        if not whole or folder.book.mission is None:
            show_status(screen, found, file)
            return 0


def _salts(book: Book, seats: Seats | None, salts: Sequence[str]) -> list[str]:
    """The salts of the people in the next mission, seat by seat."""
    following = book.following(seats)
    people = [following.seats[faction].player == HUMAN for faction in following.options.factions]
    return salts_of(people, salts)


def undo_last(ctx: typer.Context, file: CampaignFile) -> int:
    """Take the last mission back: the standing is as before it. Its file is kept."""
    screen: Screen = ctx.obj
    folder = _open(screen, file)
    begun = folder.book.take_back(HOST)
    screen.say("cli-campaign-undone", mission=item_name(begun.mission), file=begun.file)
    show_status(screen, status(folder.book), file)
    return 0


def new_rules(ctx: typer.Context, file: CampaignFile) -> int:
    """Take a campaign of an earlier version of the rules on with the present one, in a new file. The old file stays."""
    screen: Screen = ctx.obj
    open_stamped(packs_named(read_bytes(file)))
    folder, going = Folder.go_over(file, HOST)
    if going.why is not None:
        screen.complain(Phrase("cli-campaign-mission-anew", {"reason": going.why.phrase}))
    if going.agreement is not None:
        screen.line(screen.words.render(going.agreement.sentence()))
    screen.say("cli-campaign-new-rules-done", rules=going.entry.rules, typed=shlex.quote(str(folder.path)))
    show_status(screen, status(folder.book), str(folder.path))
    return 0


def _open(screen: Screen, file: str) -> Folder:
    folder = Folder.open(file)
    open_stamped(folder.book.packs)
    torn = folder.book.torn
    if torn is not None:
        screen.complain(Phrase("cli-campaign-torn", {"file": file, "line": torn.line}))
    return folder


# Playing a mission


def _play(screen: Screen, folder: Folder, session: Session, file: str) -> int | None:
    """Play until the mission is over (None), or save it when a player leaves and return the exit code."""
    people = any(chair.player == HUMAN for chair in session.header.seats)
    try:
        if people:
            _at_the_table(screen, folder, session, file)
        else:
            _by_bots(screen, session)
    except (EOFError, KeyboardInterrupt) as stopped:
        folder.save(session)
        if isinstance(stopped, EOFError):
            screen.line()  # the prompt is still waiting on its line
        screen.complain(Phrase("cli-campaign-stopped", {"typed": shlex.quote(file)}))
        return 1 if isinstance(stopped, KeyboardInterrupt) else 0
    if session.result is None:
        folder.save(session)
        return 0
    return None


class MissionFile(SaveFile):
    """The file of a mission; its messages name the campaign to continue."""

    told = "cli-campaign-saved"

    def __init__(self, name: str, saved: int, campaign: str) -> None:
        super().__init__(name, saved)
        self.campaign = campaign

    @property
    def args(self) -> dict[str, str]:
        return super().args | {"campaign": shlex.quote(self.campaign)}


def _at_the_table(screen: Screen, folder: Folder, session: Session, file: str) -> None:
    begun = folder.book.pending
    assert begun is not None
    save = MissionFile(str(folder.file_of(begun.file)), len(session.steps), file)
    table: Table | None = Table(
        screen, session, bots_of(session.header.seats, session.game.id, session.seed), save
    )
    while table is not None:
        table = table.play()


def _by_bots(screen: Screen, session: Session) -> None:
    bots = bots_of(session.header.seats, session.game.id, session.seed)
    rounds = session.state.scenario.rounds
    mission = screen.words.render(Phrase(session.state.scenario.id))
    with screen.progress() as progress:
        task = progress.add_task(screen.words.say("cli-campaign-progress", mission=mission), total=rounds)
        while (seat := session.waiting) is not None:
            session.submit(seat, decide(session.game, session.state, seat, bots[seat]))
            progress.update(task, completed=session.state.round)
