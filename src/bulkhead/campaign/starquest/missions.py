"""Reads the missions of a Starquest campaign from the names that a player types."""

from bulkhead.starquest.box.box import load_box
from bulkhead.tabletop.refusals import Mistake

LONG = "hollow_crown"
"""The default campaign."""


def missions_of(text: str) -> tuple[str, ...]:
    """The missions of a campaign in the box (`short`), or missions separated by commas; "" is the long campaign."""
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
