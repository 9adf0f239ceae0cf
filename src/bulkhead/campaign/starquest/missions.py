"""The missions of a campaign of Starquest, by the names that people type."""

from bulkhead.starquest.box.box import load_box
from bulkhead.tabletop.refusals import Mistake

LONG = "hollow_crown"
"""The campaign that is played where no other is named."""


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
