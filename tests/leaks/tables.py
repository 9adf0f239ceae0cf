"""Tables for random games: any mission, from its beginning or the middle, with or without a clock, or in a campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.campaign.starquest import results
from bulkhead.campaign.starquest.results import result_of
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS, SQUADS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import SPECTATOR, Viewer
from tests.leaks.game import GAME_SECONDS, MOVE_SECONDS, Ears, Game, Summary
from tests.leaks.judge import Judge
from tests.leaks.shelf import Shelf
from tests.leaks.twin import ByItsLight
from tests.server.campaigning import found
from tests.server.house import HERE, House, open_house
from tests.starquest.soak import options_of

LATEST = 2500
"""The latest command at which a game that begins in the middle begins."""
MISSIONS = ["mis_01_hard_dock", "mis_02_dead_signal"]
KEPT = {
    "blood_angels": "rec_ambush",
    "imperial_fists": "rec_rally",
    "ultramarines": "rec_gun_sight",
    "eldar": "rec_armour_plate",
    "legion": "rec_override_key",
}
"""The cards that each squad has kept from the first mission of the campaign."""
CLOCK = {"move_seconds": MOVE_SECONDS, "game_seconds": GAME_SECONDS}


class Set(Struct, frozen=True):
    """A table with the keys of all seats and of SPECTATOR."""

    match: str
    keys: dict[Viewer, str]
    books: dict[Viewer, str] = {}
    """The keys to the campaign."""


async def one_game(number: int, most: int, *, timed: bool = False, campaign: bool = False) -> Summary:
    """Game `number`, with its own mission, house rules and ranks. Every other game begins in the middle."""
    rng, summary = Random(f"leaks {number}"), Summary(doings=Counter())
    seed = rng.randbytes(32)
    clock = CLOCK if timed else {}
    light = ByItsLight()
    async with open_house(seeds=[seed] * 2, store=Shelf(), thinker=light, pace=1e9) as house:
        table = (
            await in_campaign(house, clock)
            if campaign
            else await any_mission(house, rng, seed, number, clock)
        )
        ears = {}
        for viewer, key in table.keys.items():
            book = table.books.get(viewer, "")
            keys = {*table.keys.values(), *table.books.values()} - {book}
            judge = Judge(viewer, [seed.hex(), *keys])
            ears[viewer] = Ears(house.greet(key), key, judge, book)
        for one in ears.values():
            await one.line.hear("seats")
        room = await house.rooms.room(table.match)
        light.moves = lambda: room.session.course.moves
        await Game(house, room, ears, rng, summary).play(most)
    return summary


async def any_mission(house: House, rng: Random, seed: bytes, number: int, clock: dict[str, int]) -> Set:
    options = options_of(number)
    body = {
        "game": "starquest",
        "seats": [HERE] * 7,
        "options": STARQUEST.plain_options(options),
        "public": True,
        "position": somewhere(options, seed, rng) if number % 2 else "",
        **clock,
    }
    response = await house.post("/api/tables", body)
    assert response.status_code == 201, response.text
    made = response.json()
    for link in made["links"]:
        await house.stir(link["key"])
    return Set(
        made["match"], {link["seat"]: link["key"] for link in made["links"]} | {SPECTATOR: made["watch"]}
    )


def somewhere(options: Options, seed: bytes, rng: Random) -> str:
    """A position of a random game, before its end."""
    dice, position = Seeded(seed), ""
    state = STARQUEST.new(options, dice, Silence())
    stop = rng.randrange(LATEST)
    for number in count():
        seat = STARQUEST.waiting(state)
        if seat is None or (number >= stop and position):
            return position
        if state.phase == "play" and number % 50 == 0:
            position = STARQUEST.position(state)
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        STARQUEST.apply(state, seat, rng.choice(offer.commands), dice, Silence())
    return position


# In a campaign


async def in_campaign(house: House, clock: dict[str, int]) -> Set:
    """The second mission of a campaign in which every squad has kept a card that only it knows."""
    holders = [{"faction": faction, "kind": "link", "name": faction} for faction in FACTIONS]
    crown = await found(house, *holders, missions=MISSIONS, **clock)
    with one_round(), keeping():
        await crown.play_mission()
    running = await crown.begin()
    keys = {}
    for key in crown.keys.values():
        (seat,) = (await crown.status(key))["running"]["links"]
        keys[seat["seat"]] = seat["key"]
        await house.stir(seat["key"])
    books = {FACTIONS.index(faction): key for faction, key in crown.keys.items()}
    return Set(running["match"], keys | {SPECTATOR: running["watch"]}, books | {SPECTATOR: crown.watch})


@contextmanager
def one_round() -> Iterator[None]:
    """Every mission of the box is short."""
    missions = load_box().missions
    short = {id_: replace(one, end=replace(one.end, rounds=1)) for id_, one in missions.items()}
    with patch.dict(missions, short):
        yield


@contextmanager
def keeping() -> Iterator[None]:
    """Every squad keeps its card, whatever happens in a mission."""

    def kept(campaign: Any, state: Any) -> Any:
        after = result_of(campaign, state)
        records = {
            faction: replace(record, cards=(KEPT[faction],) if faction in SQUADS else ())
            for faction, record in after.records.items()
        }
        return replace(after, records=records)

    with patch.object(results, "result_of", kept):
        yield
