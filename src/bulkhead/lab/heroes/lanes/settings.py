"""The options and cards of a table as the numbers that the compiled engine reads."""

from bulkhead.heroes.data.cards import PRICES, RANGES, WEAPONS, Card, Item
from bulkhead.heroes.data.commands import Weapon
from bulkhead.heroes.data.options import Options

MOST_HEROES = 64
HOLDS = ("new", "literal", "strict")
FIRSTS = ("draw", "1", "2")
SPECIAL = {"inspire": 1, "vox": 2, "shield": 4}
KINDS: tuple[Weapon, ...] = ("shoot", "cut-down", "scythe")
"""The weapons in the order of their numbers."""

assert set(KINDS) == set(WEAPONS)


def covered(options: Options) -> bool:
    """Can the compiled engine play this table? Single games with at most 64 heroes; matches of three it cannot."""
    return options.games == 1 and len(options.roster) <= MOST_HEROES


def in_order(options: Options) -> bool:
    """Do its fast games draw from an offer in the order of the reference? Not where a hero's card names a scythe in
    melee and then one that reaches further for the same price: the places in the offer are then not the same, though
    each command is as likely."""
    return not any(_melee_before_reach(card) for card in options.roster)


def _melee_before_reach(card: Card) -> bool:
    scythes = [item for item in card.equipment if item.kind == "scythe"]
    return any(
        item.range == "melee" and any(other.roll == item.roll and other.range != "melee" for other in scythes)
        for item in scythes
    )


def settings_of(options: Options) -> list[int]:
    """The numbers: nine options, the sizes of both collections, the collections, the cards."""
    roster = options.roster
    number = {card.id: place for place, card in enumerate(roster)}
    owned = [[number[hero] for hero in options.collection(seat)] for seat in (0, 1)]
    numbers = [
        options.rows,
        HOLDS.index(options.hold),
        options.scythe_hits == "enemies",
        options.scythe_line == "column",
        options.blocked_vox,
        options.duplicates,
        FIRSTS.index(options.first),
        options.turn_limit,
        len(roster),
        *map(len, owned),
        *owned[0],
        *owned[1],
    ]
    for card in roster:
        numbers += _card(card)
    return [int(one) for one in numbers]


def _card(card: Card) -> list[int]:
    """Special rules as bits, then each weapon once: a second one like it would offer nothing else."""
    special = sum(bit for kind, bit in SPECIAL.items() if any(item.kind == kind for item in card.equipment))
    weapons = list(dict.fromkeys(_weapon(item) for item in card.equipment if item.kind not in SPECIAL))
    return [special, len(weapons), *weapons]


def _weapon(item: Item) -> int:
    assert item.roll is not None
    assert item.range is not None
    return KINDS.index(item.kind) * 12 + PRICES.index(item.roll) * 4 + RANGES.index(item.range)
