"""`bulkhead play`: plays a game in the browser or in this terminal, with any mix of people and bots."""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from typing import Annotated

import typer
from typer import Argument, Option

from bulkhead.cli.commands.browser import open_table
from bulkhead.cli.shell.params import CardsFile, From, MissionId, Settings
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.saving import SaveFile, name_beside, open_continued, open_saved
from bulkhead.cli.terminal.seats import bots_of, is_person, read_seats, salts_of, seated, usual_seats
from bulkhead.cli.terminal.setting import read_setting
from bulkhead.cli.terminal.table import Table
from bulkhead.match import Session, new_seed
from bulkhead.registry import default_game, entry
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


def play(
    ctx: typer.Context,
    game: Annotated[str, Argument(metavar="cli-meta-game", help="cli-play-game")] = "",
    terminal: Annotated[bool, Option("--terminal", help="cli-play-terminal")] = False,
    seats: Annotated[str, Option("--seats", metavar="cli-meta-seats", help="cli-play-seats")] = "",
    seed: Annotated[str, Option("--seed", metavar="cli-meta-text", help="cli-play-seed")] = "",
    settings: Settings = None,
    cards: CardsFile = "",
    mission: MissionId = "",
    position: From = "",
    salts: Annotated[
        list[str] | None, Option("--salt", metavar="cli-meta-text", help="cli-play-salt")
    ] = None,
    save: Annotated[str, Option("--save", metavar="cli-meta-file", help="cli-play-save")] = "",
    resume: Annotated[str, Option("--resume", metavar="cli-meta-file", help="cli-play-resume")] = "",
    new_rules: Annotated[bool, Option("--new-rules", help="cli-play-new-rules")] = False,
) -> int:
    """Play in the browser, or at this terminal with `--terminal` (which every other option implies)."""
    screen: Screen = ctx.obj
    setup = (seats, seed, settings, cards, mission, position, salts)
    if not (terminal or any(setup) or save or resume or new_rules):
        entry(game or default_game())
        return open_table(screen)
    if resume:
        _alone(
            seats=seats,
            seed=seed,
            option=settings,
            cards=cards,
            mission=mission,
            position=position,
            salt=salts,
        )
        session, file = _resumed(screen, resume, save, new_rules=new_rules)
        if game and game != session.game.id:
            raise Mistake("cli-resume-other-game", file=resume, game=session.game.id)
    elif new_rules:
        raise Mistake("cli-new-rules-alone")
    else:
        setting = read_setting(game or default_game(), settings, cards, position, mission)
        players = read_seats(
            seats or usual_seats(setting.game, setting.options), setting.game, setting.options
        )
        sides = entry(setting.game.id).terminal().sides
        session = Session.start(
            setting.game,
            setting.options,
            seated(players, screen.words, sides(setting.options) if sides else ()),
            sha256(seed.encode()).digest() if seed else new_seed(),
            salts=salts_of([is_person(player) for player in players], salts or ()),
            position=setting.position,
        )
        file = SaveFile(save)
    file.check(session)
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history, where Python has it
    table: Table | None = Table(
        screen, session, bots_of(session.header.seats, session.game.id, session.seed), file
    )
    try:
        while table is not None:
            table = table.play()
    except EOFError:
        screen.line()  # the prompt is still waiting on its line
        screen.complain(Phrase("cli-input-ended"))
    return 0


def _resumed(screen: Screen, resume: str, save: str, *, new_rules: bool) -> tuple[Session, SaveFile]:
    """The saved match and the file that it goes on in: its own, or with new rules a new one."""
    if not new_rules:
        session = open_saved(resume)
        return session, SaveFile(save or resume, 0 if save else len(session.steps))
    session, agreement = open_continued(resume)
    screen.line(screen.words.render(agreement.sentence()))
    return session, SaveFile(save or name_beside(resume, session.game.version))


def _alone(**given: str | Sequence[str] | None) -> None:
    """Refuse options that `--resume` does not take: the saved match has its own."""
    for name, value in given.items():
        if value:
            raise Mistake("cli-resume-alone", option="--from" if name == "position" else f"--{name}")
