"""Reads `--seats`: people and bots for each seat, their names, the random seed of each bot, and the players' salts."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from bulkhead.bots import Bot, bot, names, seats_of, sides_at, strongest
from bulkhead.match import Seated
from bulkhead.tabletop.game import Game, Seat
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import Words

HUMAN = "human"


def read_seats(text: str, game: Game[Any, Any, Any, Any], options: Any, *, people: bool = True) -> list[str]:
    """`human,captain` as the players of the seats, first seat first; only bots unless `people`. A person may have a
    name, `human=Ada`: seats with the same name belong to the same person."""
    players = [_player(word) for word in text.split(",")]
    known = (HUMAN, *names(game.id)) if people else names(game.id)
    for player in players:
        if player not in known and not (people and is_person(player)):
            message = "cli-no-such-player" if people else "cli-no-such-bot"
            raise Mistake(message, player=player, known=", ".join(known))
    needed = game.seats_at(options)
    if len(players) != needed:
        raise Mistake("match-seats", needed=needed, count=len(players))
    return players


def _player(word: str) -> str:
    """The player in lower case, except for a person's name."""
    kind, named, name = word.strip().partition("=")
    return f"{kind.strip().lower()}{named}{' '.join(name.split())}"


def is_person(player: str) -> bool:
    kind, named, name = player.partition("=")
    return kind == HUMAN and bool(name) == bool(named) and name.isprintable()


def usual_seats(game: Game[Any, Any, Any, Any], options: Any) -> str:
    """The default players: one person, and the strongest bot for every other seat."""
    return ",".join([HUMAN, *strongest(game.id, sides_at(game, options))[1:]])


def usual_bots(game: Game[Any, Any, Any, Any], options: Any) -> str:
    """The default players of a simulation: the kinds of bot that fit each seat, in turn."""
    factions = sides_at(game, options)
    chosen = []
    for seat in range(len(factions)):
        fit = [name for name in names(game.id) if seat in seats_of(name, game.id, factions)]
        chosen.append(fit[seat % len(fit)])
    return ",".join(chosen)


def seated(players: Sequence[str], words: Words, sides: Sequence[Phrase] = ()) -> list[Seated]:
    """The players with their names. Unnamed people are called by their side, or numbered by seat where sides have no
    names; bots are numbered only when there are several of a kind."""
    counts = Counter(players)
    chairs = []
    for seat, player in enumerate(players):
        if is_person(player):
            _, _, given = player.partition("=")
            unnamed = (
                words.say("player-of", side=sides[seat]) if sides else words.say("player", seat=seat + 1)
            )
            chairs.append(Seated(given or unnamed, HUMAN))
        else:
            name = words.say(f"cli-bot-{player}") + (f" {seat + 1}" if counts[player] > 1 else "")
            chairs.append(Seated(name, player))
    return chairs


def called(players: Sequence[Seated], words: Words) -> list[str]:
    """What the seats of a recorded match are called. A series of games numbers its bots without a language: such a bot
    gets the name of its kind in the reader's language."""
    found = []
    for seat, chair in enumerate(players, 1):
        numbered = chair.name == f"{chair.player} {seat}" and chair.player in names()
        found.append(f"{words.say(f'cli-bot-{chair.player}')} {seat}" if numbered else chair.name)
    return found


def persons(players: Sequence[Seated]) -> dict[Seat, tuple[Seat, ...]]:
    """The seats that people hold; for each, all seats of the same person (the same name)."""
    held = [seat for seat, chair in enumerate(players) if chair.player == HUMAN]
    return {
        seat: tuple(other for other in held if players[other].name == players[seat].name) for seat in held
    }


def bots_of(players: Sequence[Seated], game: str, seed: bytes) -> dict[Seat, Bot]:
    """The bots by seat. Their random seeds come from a hash of the match seed, which tells nothing about the dice."""
    return {
        seat: bot(chair.player, game, _chance(seed, seat))
        for seat, chair in enumerate(players)
        if chair.player != HUMAN
    }


def stand_in(
    name: str, game: Game[Any, Any, Any, Any], options: Any, seed: bytes, seat: Seat
) -> tuple[str, Bot]:
    """The bot that takes a person's seat: the named one, or the strongest for this seat."""
    chosen = name.lower() or strongest(game.id, sides_at(game, options))[seat]
    if chosen not in names(game.id):
        raise Mistake("cli-no-such-bot-here", player=chosen, known=", ".join(names(game.id)))
    return chosen, bot(chosen, game.id, _chance(seed, seat))


def _chance(seed: bytes, seat: Seat) -> int:
    return int.from_bytes(sha256(b"bot %d " % seat + seed).digest()[:8], "big")


def salts_of(people: Sequence[bool], salts: Sequence[str]) -> list[str]:
    """The salt of every seat: people's salts in the order of their seats, an empty one for bots."""
    held = [seat for seat, person in enumerate(people) if person]
    if len(salts) > len(held):
        raise Mistake("cli-too-many-salts", count=len(salts), people=len(held))
    given = dict(zip(held, salts, strict=False))
    return [given.get(seat, "") for seat in range(len(people))]
