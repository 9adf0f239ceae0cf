"""Makes the example match of docs/protocol.md: the last turn of a game, in eleven lines, always the same."""

from functools import cache
from hashlib import sha256

import msgspec

import bulkhead
from bulkhead.match import Begun, Did, Seated, Session

POSITION = (
    "donato5/phaello4/victorno3/sanyctus2/ebellius1 darrago0/dyrael1/aramus2/feurran1/phaello1 "
    "1 roll - - t21 f1 g1 -"
)
SEED = sha256(b"example 7").digest()
SALTS = ("tea", "biscuits")

# Held dice make a straight and an all out, a move is undone, the vox passes one on, and the game is won.
COMMANDS = (
    "roll",
    "keep 333",
    "push 5",
    "keep 123",
    "333 move 3",
    "undo",
    "333 move 3>2",
    "move 3",
    "stop",
)


@cache
def example_session() -> Session:
    """The match, played."""
    game = bulkhead.game("heroes")
    players = (Seated("Ada", "human"), Seated("Captain", "captain"))
    session = Session.start(game, game.options({}), players, SEED, salts=SALTS, position=POSITION)
    for text in COMMANDS:
        if text == "undo":
            session.undo(0)
        else:
            session.submit(0, game.read(text))
    assert session.result is not None, "the example is a finished game"
    return session


def example_links() -> list[str]:
    """What each entry after the first adds to the chain of hashes."""
    links = []
    for step in example_session().steps:
        entry = step.entry
        content: object
        if isinstance(entry, Begun):
            content = ("begin", entry.faces, step.told)
        elif isinstance(entry, Did):
            content = ("do", (entry.n, entry.seat - 1, entry.command, entry.faces), step.told)
        else:
            content = ("undo", (entry.n, entry.seat - 1), ())
        links.append(msgspec.json.encode(content).decode())
    end = example_session().course.end(SEED)
    links.append(msgspec.json.encode(("end", (end.state, end.result, end.seed), ())).decode())
    return links


def example_replay() -> str:
    """Its replay file."""
    return example_session().log().decode()
