"""The registry entry of Starquest: its bots, terminal, lab, campaign and commands, imported when needed."""

from bulkhead.registry.bots import Kinds
from bulkhead.registry.campaigning import Campaigning
from bulkhead.registry.commands import CommandLine
from bulkhead.registry.counts import Lab
from bulkhead.registry.entry import Entry
from bulkhead.registry.learning import Learning
from bulkhead.registry.terminal import Errands, Retelling, Terminal
from bulkhead.starquest import STARQUEST


def _bots() -> Kinds:
    from bulkhead.bots.starquest import KINDS

    return KINDS


def _lab() -> Lab:
    from bulkhead.lab.starquest.content.look_up import look_up_content
    from bulkhead.lab.starquest.counts import StarquestCounts
    from bulkhead.lab.starquest.measured_tables import line_ups, measured_tables
    from bulkhead.registry.counts import Role
    from bulkhead.starquest.box import open_packs, opened
    from bulkhead.starquest.data.factions import ALIENS, SQUADS
    from bulkhead.tabletop.phrases import Phrase

    return Lab(
        StarquestCounts,
        opened,
        lambda packs: open_packs(*packs),
        measured_tables,
        line_ups,
        (
            Role("squads", SQUADS, Phrase("ladder-role-squads")),
            Role("aliens", ALIENS, Phrase("ladder-role-aliens")),
        ),
        look_up_content,
    )


def _terminal() -> Terminal:
    from bulkhead.starquest.clients.ask.lessons import farewell, hints
    from bulkhead.starquest.clients.text.position import write_drawn
    from bulkhead.starquest.clients.text.shorthand import next_command, read_short
    from bulkhead.starquest.clients.words.gathering import gather
    from bulkhead.starquest.clients.words.names import side_names
    from bulkhead.starquest.clients.words.retelling import retell, underway
    from bulkhead.starquest.clients.words.telling import tell_sides
    from bulkhead.starquest.data.options import typed_values

    return Terminal(
        typed_values=typed_values,
        sides=side_names,
        # The first events name the mission and the factions; the records of a campaign contain secrets.
        untold=("mission", "factions", "records", "played", "legacy"),
        beside=tell_sides,
        gather=gather,
        drawn_position=write_drawn,
        errands=Errands(read_short, next_command),
        hints=hints,
        farewell=farewell,
        retelling=Retelling(retell, underway),
    )


def _campaign() -> Campaigning:
    from bulkhead.campaign.starquest import CAMPAIGNING

    return CAMPAIGNING


def _commands() -> tuple[CommandLine, ...]:
    from bulkhead.cli.starquest.commands import COMMANDS

    return COMMANDS


def _learning() -> Learning:
    from bulkhead.research.starquest.part import LEARNING

    return LEARNING


STARQUEST_ENTRY = Entry(
    STARQUEST,
    bots=_bots,
    terminal=_terminal,
    commands=_commands,
    lab=_lab,
    campaign=_campaign,
    learning=_learning,
    browser=True,
)
