"""The commands that Starquest adds to the command line, with the examples of their help pages."""

from bulkhead.cli.starquest.campaign import new, new_rules, play, status_, undo_last
from bulkhead.cli.starquest.lab import lab
from bulkhead.cli.starquest.referee import referee
from bulkhead.lab.starquest.game import GAME
from bulkhead.registry.commands import CommandLine

COMMANDS = (
    CommandLine(
        "lab",
        after="sim",
        parts={
            GAME: (
                lab,
                "bulkhead lab starquest --mission mis_04_nest,mis_06_fuse --games 20 --squads full --jobs 2\n"
                "bulkhead lab starquest --mission all --games 200 --out study.jsonl --resume",
            ),
            "referee": (
                referee,
                "bulkhead lab referee --mission mis_04_nest --games 20 --jobs 2\n"
                "bulkhead lab referee --games 2000 --jobs 2 --out watched.jsonl --resume",
            ),
        },
    ),
    CommandLine(
        "campaign",
        parts={
            "new": (
                new,
                "bulkhead campaign new crown.jsonl\n"
                "bulkhead campaign new short.jsonl --missions short --seats eldar=human:Ada,cult=absent"
                " -o over-stays=yes",
            ),
            "status": (
                status_,
                "bulkhead campaign status crown.jsonl\nbulkhead campaign status crown.jsonl --view eldar",
            ),
            "play": (
                play,
                "bulkhead campaign play crown.jsonl\nbulkhead campaign play crown.jsonl --once eldar=bot",
            ),
            "undo-last": (undo_last, "bulkhead campaign undo-last crown.jsonl"),
            "new-rules": (new_rules, "bulkhead campaign new-rules crown.jsonl"),
        },
    ),
)
