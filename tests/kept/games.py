"""The recorded games: their options, bots, asides and lengths."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Struct

import bulkhead
from bulkhead.bots import bot
from bulkhead.lab.playing import decide
from bulkhead.match import Seated, Session
from tests.kept.brought import MID_GAME, OWN_CARDS, OWN_MISSION

WHOLE = 100_000
"""The number of entries of a game that is played to its end."""


class Recipe(Struct, frozen=True, kw_only=True):
    """One game."""

    name: str
    options: dict[str, Any] = {}
    bots: tuple[str, ...]
    salts: tuple[str, ...] = ()
    most: int = WHOLE
    """The game stops unfinished after this many entries."""
    talk: int = 0
    """Before one answer in this many, a random seat gives a command out of turn; 0 for never."""
    back: int = 0
    """After one answer in this many, a seat undoes its last command if it may; 0 for never."""
    clock: int = 0
    """One answer in this many is marked as given by the clock; 0 for none."""
    position: str = ""
    pack: bool = False

    @property
    def game(self) -> str:
        return self.name.partition("-")[0]


def play(recipe: Recipe) -> Session:
    """Play the game of a recipe; the result is always the same."""
    game = bulkhead.game(recipe.game)
    options = game.options(recipe.options)
    rng = Random(recipe.name)
    seats = tuple(range(game.seats_at(options)))
    names = [recipe.bots[seat % len(recipe.bots)] for seat in seats]
    seed = sha256(f"kept {recipe.name}".encode()).digest()
    seated = [Seated(f"{name} {seat + 1}", name) for seat, name in enumerate(names)]
    session = Session.start(game, options, seated, seed, salts=recipe.salts, position=recipe.position)
    players = [bot(name, game.id, seed + bytes([seat])) for seat, name in enumerate(names)]

    def once_in(number: int) -> bool:
        return number > 0 and rng.randrange(number) == 0

    while (seat := session.waiting) is not None and len(session.steps) < recipe.most:
        asked = session.petition(seats)
        if asked is not None:
            session.submit(asked.seat, players[asked.seat].choose(session.view(asked.seat), asked))
            continue
        if once_in(recipe.talk):
            speaker = rng.choice(seats)
            asides = game.asides(session.state, speaker)
            kinds = sorted({str(aside).split()[0] for aside in asides})
            if kinds:
                kind = rng.choice(kinds)
                said = [aside for aside in asides if str(aside).split()[0] == kind]
                session.submit(speaker, rng.choice(said))
                continue
        command = decide(game, session.state, seat, players[seat])
        session.submit(seat, command, clock=once_in(recipe.clock))
        free = [one for one in seats if session.can_undo(one)]
        if free and once_in(recipe.back):
            session.undo(free[0])
    return session


def _heroes(name: str, *bots: str, **more: Any) -> Recipe:
    fields = {field: more.pop(field) for field in Recipe.__struct_fields__ if field in more}
    options = {option.replace("_", "-"): value for option, value in more.items()}
    return Recipe(
        name=f"heroes-{name}", bots=bots, options={**fields.pop("options", {}), **options}, **fields
    )


def _starquest(name: str, mission: str, factions: str, *bots: str, **more: Any) -> Recipe:
    fields = {field: more.pop(field) for field in Recipe.__struct_fields__ if field in more}
    house = {option.replace("_", "-"): value for option, value in more.items()}
    options = {"mission": f"mis_{mission}", "factions": factions.split(), **house}
    players = bots or tuple("overlord" if one in ("chaos", "cult") else "trooper" for one in factions.split())
    return Recipe(name=f"starquest-{name}", bots=players, options=options, **fields)


RANDOM, CAPTAIN = "random", "captain"
SALTS = ("tea", "caffè ☕")
ALL_SQUADS = "blood_angels imperial_fists ultramarines eldar legion"

HEROES = (
    _heroes("01-captains", CAPTAIN, CAPTAIN),
    _heroes("02-captain-first", CAPTAIN, RANDOM, first="1"),
    _heroes("03-captain-second", RANDOM, CAPTAIN, first="2", back=6),
    _heroes("04-random", RANDOM, RANDOM, turn_limit=60),
    _heroes("05-salted", CAPTAIN, CAPTAIN, salts=SALTS, back=8),
    _heroes("06-salted-by-one", RANDOM, CAPTAIN, salts=("", "rain"), clock=9),
    _heroes("07-rows-3", CAPTAIN, CAPTAIN, rows=3),
    _heroes("08-rows-5", CAPTAIN, RANDOM, rows=5, clock=7),
    _heroes("09-rows-6", CAPTAIN, CAPTAIN, rows=6, salts=SALTS),
    _heroes("10-hold-literal", CAPTAIN, CAPTAIN, hold="literal"),
    _heroes("11-hold-strict", CAPTAIN, RANDOM, hold="strict", rows=3),
    _heroes("12-scythe-enemies", CAPTAIN, CAPTAIN, scythe_hits="enemies"),
    _heroes("13-scythe-column", RANDOM, RANDOM, scythe_line="column", rows=3, turn_limit=40),
    _heroes("14-blocked-vox", CAPTAIN, RANDOM, blocked_vox=True, back=5),
    _heroes("15-duplicates", RANDOM, CAPTAIN, duplicates=True),
    _heroes(
        "16-collections",
        CAPTAIN,
        CAPTAIN,
        collection_1=["donato", "phaello", "victorno", "sanyctus", "ebellius"],
        collection_2=["darrago", "dyrael", "aramus", "feurran", "phaello", "donato"],
    ),
    _heroes("17-turn-limit", CAPTAIN, RANDOM, turn_limit=7),
    _heroes("18-best-of-three", CAPTAIN, RANDOM, games=3, rows=3, turn_limit=30),
    _heroes("19-own-cards", RANDOM, RANDOM, options=OWN_CARDS, turn_limit=40),
    _heroes("20-position", CAPTAIN, CAPTAIN, position=MID_GAME),
    _heroes("21-set-up-unfinished", RANDOM, RANDOM, most=13, back=3, salts=SALTS),
    _heroes("22-unfinished", CAPTAIN, RANDOM, most=70, back=4, clock=11),
    _heroes("23-three-unfinished", RANDOM, CAPTAIN, games=3, rows=3, turn_limit=20, most=150),
)

STARQUEST = (
    _starquest("01-first-steps", "00_first_steps", "imperial_fists chaos"),
    _starquest("02-first-steps-random", "00_first_steps", "imperial_fists chaos", RANDOM, talk=20, back=10),
    _starquest("03-hard-dock", "01_hard_dock", "ultramarines chaos", talk=15, salts=SALTS),
    _starquest("04-dead-signal", "02_dead_signal", "ultramarines eldar chaos", talk=12, back=15),
    _starquest("05-headhunt", "03_headhunt", "blood_angels legion chaos", RANDOM, talk=20, clock=12),
    _starquest("06-nest", "04_nest", "ultramarines eldar legion chaos cult", talk=9, back=12),
    _starquest("07-lost-crew", "05_lost_crew", "imperial_fists eldar cult", talk=14),
    _starquest("08-fuse", "06_fuse", "blood_angels imperial_fists chaos", RANDOM, talk=10, back=9),
    _starquest("09-long-corridor", "07_long_corridor", "ultramarines legion chaos", talk=15),
    _starquest(
        "10-black-mass",
        "08_black_mass",
        "ultramarines eldar chaos cult",
        talk=12,
        ranks={"chaos": 3, "cult": 3, "eldar": 2},
        seals={"ultramarines": 5},
    ),
    _starquest("11-foundry", "09_foundry", "legion eldar chaos", talk=10, clock=10, most=900),
    _starquest("12-reliquary", "10_reliquary", "blood_angels ultramarines chaos", RANDOM, talk=15, back=20),
    _starquest("13-two-giants", "11_two_giants", f"{ALL_SQUADS} chaos cult", talk=10, back=15, most=1200),
    _starquest("14-hollow-crown", "12_hollow_crown", f"{ALL_SQUADS} chaos cult", RANDOM, talk=12, most=1000),
    _starquest("15-cold-lock", "s1_cold_lock", "eldar chaos", talk=10, salts=("", "rain")),
    _starquest("16-two-keys", "s2_two_keys", "legion ultramarines chaos", talk=10, back=10),
    _starquest(
        "17-overwatch",
        "01_hard_dock",
        "imperial_fists eldar chaos",
        talk=15,
        over_window="present",
        over_stays=True,
        over_volley=True,
        over_turn=False,
        alien_overwatch=True,
        eight_facings=True,
    ),
    _starquest(
        "18-house-of-cards",
        "04_nest",
        "ultramarines legion cult",
        RANDOM,
        talk=10,
        searches="squad",
        card_price="nobody",
        deal_alliance="moment",
        card_windows="public",
        command_roll="start",
        seating="host",
        shared_tokens=True,
        reinforcements_enter="shown",
    ),
    _starquest(
        "19-house-of-fire",
        "06_fuse",
        "blood_angels eldar chaos",
        talk=15,
        free_turns=True,
        interleaving=True,
        alien_split=True,
        entry_floor=True,
        flame_area="target",
        flame_attacks="leaving",
        area_screening=True,
        fire_hides=True,
        dispute_roll=True,
        leader_life=6,
        tough_elite=True,
        extra_heavy="everyone",
        marine_squad="five",
        most=1000,
    ),
    Recipe(name="starquest-20-own-mission", options=OWN_MISSION, bots=(RANDOM,), talk=8, back=8),
    _starquest("21-pack", "jetty", "imperial_fists eldar chaos", talk=12, pack=True),
    _starquest("22-pack-random", "jetty", "imperial_fists chaos", RANDOM, talk=9, back=9, pack=True),
    _starquest("23-set-up-unfinished", "05_lost_crew", f"{ALL_SQUADS} chaos cult", most=60, talk=10),
    _starquest(
        "24-unfinished", "09_foundry", "ultramarines eldar chaos cult", RANDOM, most=500, talk=7, back=7
    ),
)

RECIPES = (*HEROES, *STARQUEST)
