"""Plays a match of an earlier version of the rules on, with the version here, from its last common entry.

The new match has the seed, the commitment and the salts of the old one, and its header names the version that the
common entries were played with. The dice after them come from a new stream of the same seed: the players have already
seen the old dice. The old match stays as it is.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from bulkhead.match.comparison import Agreement, OtherMatch, compare
from bulkhead.match.entries import Earlier, Header, Move
from bulkhead.match.replay import Broken, Games, Replay, known_game, seed_of
from bulkhead.match.session import Session
from bulkhead.match.streams import earlier_of
from bulkhead.match.versions import OtherRules
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.refusals import Mistake


def continued(replay: Replay, games: Games) -> tuple[Session, Agreement]:
    """A new match from the last common entry of a paused one, and how far the two agree."""
    game = known_game(replay, games)
    if replay.header.rules == game.version:
        raise Mistake("replay-same-rules", file=replay.name, known=game.version)
    if replay.header.rules > game.version:
        raise OtherRules(replay.header.rules, game.version)
    if replay.end.state != "paused":
        raise Mistake("replay-not-paused", file=replay.name)
    agreement = compare(replay, games)
    if agreement.last < 0:
        raise OtherMatch(replay.name, agreement)
    moves = replay.moves[: agreement.last + 1]
    header = header_here(game, replay.header, agreement.last, moves[-1].hash)
    return _replayed(game, header, seed_of(replay), moves, replay.name), agreement


def header_here(game: Game[Any, Any, Any, Any], old: Header, last: int, hash_: str) -> Header:
    """The header of a match that goes on with the rules and packs here after entry `last` of the old one."""
    before = [one for one in earlier_of(old) if one.entries < last]
    return replace(
        old,
        rules=game.version,
        options=game.plain_options(game.options(old.options)),
        packs=game.packs() or UNSET,
        earlier=(*before, Earlier(old.rules, last, hash_)),
    )


def _replayed(
    game: Game[Any, Any, Any, Any], header: Header, seed: bytes, moves: Iterable[Move], name: str
) -> Session:
    """A match with these entries; only their hashes are new, because each one covers the header."""
    _, *rest = moves
    session = Session(game, header, seed)
    for move in rest:
        session.repeat(move)
    for line, (step, move) in enumerate(zip(session.steps, moves, strict=True), 2):
        if replace(step.entry, hash=move.hash) != move:
            raise Broken(name, line, "replay-differs")
    return session
