"""Phrases for what missions leave behind and for the decisions between missions, to be translated later."""

from collections.abc import Iterator

from bulkhead.registry.campaigning import Decision
from bulkhead.starquest.clients.words.names import faction_name, item_name
from bulkhead.starquest.data.legacy import Legacy
from bulkhead.tabletop.phrases import Phrase

DECIDED = {
    "reinforcement": "campaign-bought",
    "psionic": "campaign-bought",
    "art": "campaign-studied",
    "give-up": "campaign-gave-up",
    "keep": "campaign-kept",
}


def tell_legacy(legacy: Legacy) -> Iterator[Phrase]:
    """What earlier missions leave behind for this one, a phrase for each thing."""
    for faction, tokens in legacy.blips.items():
        yield Phrase("campaign-left-blips", {"faction": faction_name(faction), "tokens": _names(tokens)})
    if legacy.specials:
        yield Phrase("campaign-left-specials", {"tokens": _names(legacy.specials)})
    for message, counts in (
        ("campaign-left-random", legacy.random_tokens),
        ("campaign-left-rites", legacy.rites),
        ("campaign-left-cards", legacy.cards),
        ("campaign-left-equipment", legacy.equipment),
    ):
        for faction, count in counts.items():
            yield Phrase(message, {"faction": faction_name(faction), "count": count})
    for faction in legacy.no_rites:
        yield Phrase("campaign-left-no-rites", {"faction": faction_name(faction)})
    if legacy.first_dock:
        yield Phrase("campaign-left-dock", {"faction": faction_name(legacy.first_dock)})
    for thing, count in legacy.given.items():
        yield Phrase("campaign-left-given", {"thing": item_name(thing), "count": count})
    if legacy.rounds:
        yield Phrase("campaign-left-rounds", {"rounds": legacy.rounds})
    if legacy.specials_from:
        yield Phrase("campaign-left-late", {"round": legacy.specials_from})
    for message, points in (
        ("campaign-left-structure", legacy.structure_lp),
        ("campaign-left-life", legacy.figure_lp),
        ("campaign-left-mounts", legacy.fewer_mounts),
    ):
        for thing, count in points.items():
            yield Phrase(message, {"thing": item_name(thing), "count": count})
    for look in legacy.looks:
        of = faction_name(look.of) if look.of else ""
        yield Phrase(
            "campaign-left-look",
            {
                "faction": faction_name(look.faction),
                "count": look.tokens,
                "of": of,
                "which": "theirs" if look.of else "any",
                "when": "once" if look.once else "always",
            },
        )


def tell_decision(decision: Decision) -> Phrase:
    """The phrase of a decision for later missions."""
    value = Phrase(decision.value) if decision.what == "art" else item_name(decision.value)
    return Phrase(
        DECIDED[decision.what],
        {
            "faction": faction_name(decision.faction),
            "name": decision.name or faction_name(decision.faction),
            "what": value,
        },
    )


def _names(tokens: tuple[str, ...]) -> list[str | Phrase]:
    return [item_name(token) for token in tokens]
