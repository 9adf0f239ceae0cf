"""A table laughs at an opponent who opens every game alike."""

from collections.abc import Iterator
from itertools import islice

from bulkhead.starquest.data.commands import Choose
from tests.bots.starquest.tables import TRIO, Decision, game

OPENING = 30


def moves(decisions: Iterator[Decision]) -> Iterator[str]:
    """The commands once the game has begun, and the entry areas chosen before."""
    for one in decisions:
        if one.state.round or (isinstance(one.command, Choose) and one.command.value.startswith("dk")):
            yield str(one.command)


def opening(chance: bytes) -> tuple[str, ...]:
    """The same dice and cards every time, with bots of another seed."""
    return tuple(islice(moves(game(TRIO, "opening", chance=chance)), OPENING))


def test_bots_with_other_seeds_open_otherwise() -> None:
    """Where several ways are equally good, the seed of the table decides."""
    assert len({opening(b"%d" % number) for number in range(8)}) > 4


def test_bots_with_the_same_seed_open_alike() -> None:
    """A replay shows what was played, and can be checked."""
    assert opening(b"1") == opening(b"1")
