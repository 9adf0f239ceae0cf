"""Reads who plays the factions of a campaign: `eldar=human:Ada,cult=overlord,legion=absent`."""

from collections.abc import Mapping

from bulkhead.bots import names, seats_of, strongest
from bulkhead.cli.terminal.seats import HUMAN
from bulkhead.match import Seated
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.clients.words.names import faction_name
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import Words

GAME = STARQUEST.id
ABSENT = "absent"
BOT = "bot"
LONGEST_NAME = 40


def usual_holders(words: Words) -> dict[str, Seated]:
    """Seven bots, each the strongest for its faction."""
    players = strongest(GAME, FACTIONS)
    return {
        faction: _seated(faction, player, words) for faction, player in zip(FACTIONS, players, strict=True)
    }


def read_holders(text: str, before: Mapping[str, Seated], words: Words) -> dict[str, Seated]:
    """The holders `before`, with the changes that the text names. Without any `=` it lists all seven, in order."""
    parts = [part.strip() for part in text.split(",")]
    if not any("=" in part for part in parts):
        if len(parts) != len(FACTIONS):
            raise Mistake("match-seats", needed=len(FACTIONS), count=len(parts))
        parts = [f"{faction}={part}" for faction, part in zip(FACTIONS, parts, strict=True)]
    holders = dict(before)
    for part in parts:
        faction, equals, holder = part.partition("=")
        id_ = faction.strip().lower().replace("-", "_")
        if not equals or id_ not in FACTIONS:
            raise Mistake("cli-campaign-bad-seat", text=part, known=", ".join(FACTIONS))
        player, _, name = holder.strip().partition(":")
        kind = _player(player.strip().lower(), id_)
        if kind == ABSENT:
            holders.pop(id_, None)
        else:
            holders[id_] = _seated(id_, kind, words, name.strip())
    return holders


def _player(player: str, faction: str) -> str:
    """A person, a bot that plays this faction, or `absent`."""
    if player == BOT:
        return strongest(GAME, (faction,))[0]
    fit = [name for name in names(GAME) if seats_of(name, GAME, (faction,))]
    known = (HUMAN, *fit, BOT, ABSENT)
    if player not in known:
        raise Mistake("cli-no-such-player", player=player, known=", ".join(known))
    return player


def _seated(faction: str, player: str, words: Words, name: str = "") -> Seated:
    """A player with the given name, or else the name of the faction."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Mistake("cli-campaign-bad-name", most=LONGEST_NAME)
    return Seated(name or words.render(faction_name(faction)), player)
