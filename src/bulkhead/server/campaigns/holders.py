"""Turns the holders of factions in a request into holder records, all checked."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bulkhead import bots
from bulkhead.campaign.games import the_game
from bulkhead.server.campaigns.forms import NewHolder
from bulkhead.server.campaigns.records import HolderRecord
from bulkhead.server.table.tables import plain_name
from bulkhead.tabletop.refusals import Mistake

RULES = the_game()
"""The campaign rules that this server uses."""
GAME, FACTIONS = RULES.game.id, RULES.factions
NOBODY = {faction: HolderRecord() for faction in FACTIONS}


def read_holders(
    form: Sequence[NewHolder], before: Mapping[str, HolderRecord]
) -> Iterator[tuple[str, HolderRecord]]:
    """The factions in a form, with their new holder records."""
    seen: set[str] = set()
    for one in form:
        if one.faction not in FACTIONS:
            raise Mistake("server-campaign-no-faction", faction=one.faction, known=", ".join(FACTIONS))
        if one.faction in seen:
            raise Mistake("starquest-table-faction-twice", faction=one.faction)
        seen.add(one.faction)
        yield one.faction, _holder(one, before.get(one.faction, HolderRecord()))


def _holder(form: NewHolder, before: HolderRecord) -> HolderRecord:
    """The new record of a holder. A holder who stays keeps the name unless the form gives another; links are kept."""
    back = before.kind == "absent" and form.kind == "link" and before.claimed
    stays = form.kind in (before.kind, "absent") or back
    name = plain_name(form.name) or (before.name if stays else "")
    return replace(before, kind=form.kind, name=name, bot=_bot(form.bot, form.faction))


def _bot(name: str, faction: str) -> str:
    """A bot that plays this faction."""
    if not name:
        return bots.strongest(GAME, (faction,))[0]
    if name not in bots.names(GAME) or not bots.seats_of(name, GAME, (faction,)):
        fit = [one for one in bots.names(GAME) if bots.seats_of(one, GAME, (faction,))]
        raise Mistake("bot-unknown", bot=name, known=", ".join(fit))
    return name
