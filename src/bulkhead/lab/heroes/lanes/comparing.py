"""Random games in both engines, over options and cards of all kinds."""

from collections.abc import Iterator
from ctypes import c_int16, c_int32, c_uint8
from random import Random

from msgspec.structs import replace

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import PRICES, RANGES, SPECIAL_RULES, WEAPONS, Card, Item
from bulkhead.heroes.data.commands import AnyCommand, Resign
from bulkhead.heroes.data.options import Options
from bulkhead.lab.heroes.counts import HeroesCounts
from bulkhead.lab.heroes.lanes.both import Both, Difference
from bulkhead.lab.heroes.lanes.engine import Key, Table, key_words
from bulkhead.lab.heroes.lanes.games import Games
from bulkhead.lab.heroes.lanes.numbering import Numbering
from bulkhead.lab.heroes.lanes.records import RECORD, record_from, record_of
from bulkhead.lab.heroes.lanes.settings import in_order
from bulkhead.lab.heroes.lanes.streams import play_game
from bulkhead.tabletop.dice import Recorded, Seeded
from bulkhead.tabletop.events import Silence

GIVING_UP = 0.0005
"""How often a random player gives up instead."""
ROOM = 300_000
"""Commands, and dice, of the longest game that is traced."""
NAMES = "abcdefghijkl"


def random_options(rng: Random) -> Options:
    """Options of all kinds, half of the time with cards of their own."""
    options: Options = HEROES.options(
        {
            "rows": rng.choice((3, 4, 4, 5, 6)),
            "hold": rng.choice(("new", "literal", "strict")),
            "scythe-hits": rng.choice(("all", "enemies")),
            "scythe-line": rng.choice(("row", "column")),
            "blocked-vox": rng.random() < 0.5,
            "duplicates": rng.random() < 0.5,
            "first": rng.choice(("draw", "1", "2")),
            "turn-limit": rng.choice((1, 7, 40, 500)),
        }
    )
    if rng.random() < 0.5:
        options = replace(options, cards=tuple(random_cards(rng)))
    heroes = [card.id for card in options.roster]
    for name in ("collection_1", "collection_2"):
        if rng.random() < 0.3:
            options = replace(options, **{name: tuple(rng.sample(heroes, rng.randint(5, len(heroes))))})
    return options


def random_cards(rng: Random) -> Iterator[Card]:
    """Five to twelve cards with up to four pieces of equipment each, any of them."""
    for letter in NAMES[: rng.randint(5, len(NAMES))]:
        kinds = [rng.choice(SPECIAL_RULES + WEAPONS) for _ in range(rng.randint(1, 4))]
        yield Card(f"hero{letter}", "own", tuple(_item(kind, rng) for kind in kinds))


def _item(kind: str, rng: Random) -> Item:
    for special in SPECIAL_RULES:
        if kind == special:
            return Item(special)
    (weapon,) = (one for one in WEAPONS if one == kind)
    return Item(weapon, rng.choice(PRICES), rng.choice(RANGES))


def compare_game(both: Both, options: Options, rng: Random) -> None:
    """Play a random game in both engines; raises a Difference at the first."""
    dice, out = Seeded(rng.randbytes(32)), Silence()
    state = both.new(options, dice, out)
    while (seat := both.waiting(state)) is not None:
        offered = both.offer(state, seat)
        assert offered is not None
        command: AnyCommand = offered.commands[rng.randrange(len(offered.commands))]
        if rng.random() < GIVING_UP:
            seat, command = rng.randrange(2), Resign()
        both.apply(state, seat, command, dice, out)


def compare_streams(options: Options, key: Key, games: range) -> None:
    """Play games of a series in every way there is: their records are the same."""
    reference = [play_game(options, key, game) for game in games] if in_order(options) else None
    found = Games(options, key)
    lanes, singly = list(found.play(games)), list(found.play(games, singly=True))
    if lanes != singly:
        raise Difference(f"lanes {lanes} are not {singly}")
    if reference is not None and lanes != reference:
        raise Difference(f"{lanes} are not {reference}")
    if list(found.outcomes(games)) != list(found.outcomes(games, singly=True)):
        raise Difference(f"outcomes of {key}, {games}")


def compare_trace(options: Options, key: Key, game: int) -> int:
    """Play a game of the fast random players again in the reference: each command must be offered, all dice are used,
    and the record is the same. How many commands it had; raises a Difference."""
    table, numbering = Table(options), Numbering(options)
    commands, faces, record = (c_int16 * ROOM)(), (c_uint8 * ROOM)(), (c_int32 * RECORD)()
    count: int = table.library.heroes_trace(table.handle, key_words(key), game, record, commands, faces, ROOM)
    counts, dice = HeroesCounts(), Recorded(*faces)
    state = HEROES.new(options, dice, counts)
    for number in commands[:count]:
        HEROES.apply(state, state.mover, numbering.command(number), dice, counts)
    if state.phase != "over" or any(dice.left):
        raise Difference(f"{HEROES.position(state)}: the reference has not come to the end")
    found, wanted = record_of(record[:]), record_from(state, counts, count)
    if found != wanted:
        raise Difference(f"{found} is not {wanted}")
    return count
