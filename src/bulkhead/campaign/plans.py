"""Planning a campaign: which missions in which order, with which house rules, and who holds which faction."""

from collections.abc import Mapping
from typing import Any

from bulkhead.campaign.entries import FORMAT, Opened, Seats
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.options import CAMPAIGN
from bulkhead.tabletop.refusals import Mistake

LONG = "hollow_crown"
"""The campaign that is played where nobody says otherwise."""
OF_EACH_MISSION = ("factions", "mission", "ranks", "seals", *CAMPAIGN)
"""Options that follow from the campaign itself."""
ABSENT = "absent"


def missions_of(text: str) -> tuple[str, ...]:
    """`short`, the name of a campaign of the box, or missions with commas between them; nothing: the long one."""
    box = load_box()
    wanted = text.strip().lower().replace("-", "_")
    named = f"cmp_{(wanted or LONG).removeprefix('cmp_')}"
    if named in box.campaigns:
        return box.campaigns[named].missions
    found = []
    for word in wanted.replace(",", " ").split():
        id_ = f"mis_{word.removeprefix('mis_')}"
        if id_ not in box.missions:
            known = [name.removeprefix("cmp_") for name in box.campaigns]
            raise Mistake(
                "campaign-no-mission", mission=word, known=", ".join((*known, *sorted(box.missions)))
            )
        if id_ in found:
            raise Mistake("campaign-mission-twice", mission=id_)
        found.append(id_)
    return tuple(found)


def open_campaign(missions: tuple[str, ...], house: Mapping[str, Any], seats: Seats) -> Opened:
    """The first line of a campaign, everything checked: house rules, and a table that may play."""
    for name in house:
        if name in OF_EACH_MISSION:
            raise Mistake("campaign-own-option", option=name)
    plain = STARQUEST.plain_options(STARQUEST.options(dict(house)))
    opened = Opened(
        FORMAT, STARQUEST.id, STARQUEST.version, missions, plain, in_order(seats), STARQUEST.packs()
    )
    table(opened.options, opened.seats)
    return opened


def in_order(seats: Seats) -> Seats:
    """The same seats, in the order in which factions sit."""
    return {faction: seats[faction] for faction in (*FACTIONS, *seats) if faction in seats}


def table(house: Mapping[str, Any], seats: Seats) -> Any:
    """The options of a table with these house rules and factions; a Mistake if there is no such table."""
    return STARQUEST.options({**house, "factions": list(seats)})
