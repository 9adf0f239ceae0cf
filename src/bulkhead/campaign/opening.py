"""Makes the first entry of a campaign from its missions, house rules and players, all checked."""

from collections.abc import Mapping
from typing import Any

from bulkhead.campaign.entries import FORMAT, Opened, Seats
from bulkhead.campaign.games import the_game
from bulkhead.registry.campaigning import Campaigning
from bulkhead.tabletop.refusals import Mistake


def missions_of(text: str, game: str = "") -> tuple[str, ...]:
    """The missions that a text names, in order; the game's default campaign for an empty text."""
    return the_game(game).missions(text)


def open_campaign(
    missions: tuple[str, ...], house: Mapping[str, Any], seats: Seats, game: str = ""
) -> Opened:
    """The first line of a campaign, with its house rules and table checked."""
    rules = the_game(game)
    for name in house:
        if name in rules.own_options:
            raise Mistake("campaign-own-option", option=name)
    played = rules.game
    plain = played.plain_options(played.options(dict(house)))
    opened = Opened(
        FORMAT, played.id, played.version, missions, plain, in_order(rules, seats), played.packs()
    )
    rules.table(opened.options, tuple(opened.seats))
    return opened


def in_order(rules: Campaigning, seats: Seats) -> Seats:
    """The same seats, in the game's order of factions."""
    return {faction: seats[faction] for faction in (*rules.factions, *seats) if faction in seats}
