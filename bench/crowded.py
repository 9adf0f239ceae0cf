"""The biggest map of Starquest with more figures than any mission has: the worst case for a phone."""

from random import Random

from bench.starquest_sight import hulk
from bulkhead.starquest.data.factions import ALIENS, FACTIONS, SHORT, SQUADS
from bulkhead.starquest.ship import members
from bulkhead.starquest.ship.bases import base_at, may_stand

SEED = 2026
MISSION = "mis_01_hard_dock"
EACH_SQUAD, EACH_ALIEN, GIANTS, BLIPS = 6, 26, 2, 10
FIGURES = EACH_SQUAD * len(SQUADS) + (EACH_ALIEN + GIANTS) * len(ALIENS)
SHEETS = {
    "eldar": ("fig_eldar_warrior", "fig_eldar_heavy"),
    "legion": ("fig_terminator", "fig_term_heavy", "fig_term_flamer"),
    "chaos": ("fig_ork", "fig_gretchin", "fig_chaos_marine", "fig_android"),
    "cult": ("fig_genestealer", "fig_hybrid"),
}
MARINES = ("fig_marine_laser", "fig_marine_heavy")
GIANT = "fig_dread_mk8"


def position() -> str:
    """All figures are aboard, half of them on Overwatch, some wounded; the first squad's turn has begun."""
    rng, ship = Random(SEED), hulk()
    lines = [
        "starquest",
        f"mission {MISSION}",
        f"option factions={','.join(FACTIONS)}",
        "turn-of ba act",
        "round 3",
    ]
    taken = 0
    closed = sum(1 << number for number in range(len(ship.doors)))
    free = list(members(ship.floor))
    rng.shuffle(free)
    for faction in ALIENS:
        short = SHORT[faction]
        for number in range(GIANTS):
            corner = next(square for square in free if may_stand(ship, square, closed, taken))
            taken |= base_at(ship, corner)
            lines.append(f"{short}{number + 1} {GIANT} {ship.name(corner)} N")
    squares = [square for square in free if not taken >> square & 1]
    for faction in FACTIONS:
        short, begin = SHORT[faction], GIANTS if faction in ALIENS else 0
        for number in range(EACH_ALIEN if faction in ALIENS else EACH_SQUAD):
            sheet = rng.choice(SHEETS.get(faction, MARINES))
            more = " watching" if number % 2 else ""
            where = f"{ship.name(squares.pop())} {rng.choice('NESW')}"
            lines.append(f"{short}{begin + number + 1} {sheet} {where}{more}")
    lines += [f"ch?{number + 1} fig_ork {ship.name(squares.pop())} blip" for number in range(BLIPS)]
    return "\n".join(lines) + "\n"
