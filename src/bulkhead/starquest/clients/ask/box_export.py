"""Export the facts of the box that a client shows: sheets, weapons, missions, options of a table."""

from typing import Any

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.campaign import Rank
from bulkhead.starquest.data.options import HOUSE, values_of
from bulkhead.starquest.rules.campaign import honours, psionic_ranks, reinforcements


def facts() -> dict[str, Any]:
    """Plain data, each item by its id; names are in the locale files under the same ids."""
    box = load_box()
    return {
        "figures": {
            id_: {
                "faction": one.faction,
                "move": one.move,
                "armour": one.av,
                "life": one.lp,
                "points": one.points,
                "large": one.has("two_by_two"),
                "machine": one.machine,
                "leader": one.has("leader"),
                "psionic": one.has("psionic"),
            }
            for id_, one in sorted(box.figures.items())
        },
        "weapons": {
            id_: {
                "kind": one.kind,
                "pattern": one.pattern,
                "red": one.dice.red,
                "white": one.dice.white,
                "shots": one.shots,
                "range": one.range or 0,
            }
            for id_, one in sorted(box.weapons.items())
        },
        "sets": {id_: list(one.weapons) for id_, one in sorted(box.sets.items())},
        "squads": {
            id_: {figure: [number.least, number.most] for figure, number in one.members.items()}
            for id_, one in sorted(box.squads.items())
        },
        "cards": {
            id_: {"play": one.play, "group": one.group or ""} for id_, one in sorted(box.cards.items())
        },
        "missions": {
            id_: {
                "kind": one.kind,
                "minutes": one.minutes,
                "rounds": one.end.rounds,
                "squads": {
                    "least": one.squads.least,
                    "most": one.squads.most,
                    "seats": list(one.squads.seats),
                },
                "aliens": {
                    "most": one.aliens.most,
                    "seats": list(one.aliens.seats),
                    "needed": list(one.aliens.needed),
                },
                "specials": len(one.special),
            }
            for id_, one in sorted(box.missions.items())
        },
        "campaigns": {id_: list(one.missions) for id_, one in sorted(box.campaigns.items())},
        "ladders": {
            id_: {"seats": list(one.seats), "ranks": [_rank(rank) for rank in one.ranks]}
            for id_, one in sorted(box.ladders.items())
        },
        "honours": {
            "rank": honours.FOR_A_RANK,
            "winner": honours.FOR_THE_WINNER,
            "reinforcement": reinforcements.PRICE,
            "psionic": psionic_ranks.PRICE,
            "row": psionic_ranks.ROW,
        },
        "house": {name: {"clause": rule, "values": list(values_of(name))} for name, rule in HOUSE.items()},
    }


def _rank(rank: Rank) -> dict[str, Any]:
    """The rights and gains of a rank."""
    return {
        "rank": rank.rank,
        "orders": rank.orders,
        "equipment": rank.equipment,
        "reinforcement": list(rank.reinforcement),
        "tokens": rank.extra_tokens,
        "events": rank.event_cards,
        "rites": rank.rites,
        "psychic": rank.psychic_cards + rank.extra_psychic_cards,
    }
