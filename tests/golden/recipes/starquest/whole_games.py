"""The test mission played to its end by random players with asides: once with default rules, then with house rules."""

from typing import Any

from tests.golden.recipes.starquest.mission import PLAIN
from tests.golden.scenario import WholeGame


def _random(name: str, title: str, seed: str, **house: Any) -> WholeGame:
    return WholeGame(
        name=f"random-{name}",
        title=title,
        covers=("whole game", "spoken out of turn", *(("house rules",) if house else ())),
        seed=seed,
        fine=True,
        talk=16,
        options={**PLAIN, **{option.replace("_", "-"): value for option, value in house.items()}},
    )


SCENARIOS = (
    _random("plain", "The mission as we play it", "plain 0"),
    _random("plain-flames", "The mission as we play it, with flames and a bulkhead destroyed", "plain 19"),
    _random(
        "overwatch",
        "Every other reading of Overwatch",
        "overwatch 6",
        over_window="present",
        over_stays=True,
        over_volley=True,
        over_turn=False,
        alien_overwatch=True,
    ),
    _random(
        "facings",
        "Eight facings, free turns, miniatures that take turns, entry areas as floor",
        "facing 0",
        eight_facings=True,
        free_turns=True,
        interleaving=True,
        alien_split=True,
        entry_floor=True,
    ),
    _random(
        "aliens",
        "Other readings of scans, reveals and reinforcements",
        "aliens 3",
        reinforcements_enter="shown",
        early_duty=True,
        destroyed_vent="lost",
        alien_reveal="owner",
        missing_miniature="returned",
        blip_sight="marines",
    ),
    _random(
        "cards",
        "Other readings of searches, prices, deals, command points and windows",
        "cards 18",
        searches="squad",
        card_price="nobody",
        deal_alliance="moment",
        card_windows="public",
        command_roll="start",
        new_target=True,
    ),
    _random(
        "weapons",
        "Other readings of fire, flames, areas and the Eldar las-cannon",
        "weapons 4",
        flame_area="target",
        flame_attacks="leaving",
        area_screening=True,
        eldar_laser_dice=1,
        eldar_laser_together="two",
        adjacent_stops_lines=True,
        fire_hides=True,
        dispute_roll=True,
        extra_heavy="everyone",
    ),
    _random(
        "machines",
        "Other readings of Dreadnoughts, objects and life points",
        "machines 22",
        dreadnought_loss="one",
        dreadnought_arcs="facing",
        pick_up="adjacent",
        carrier_melee="dice",
        tough_elite=True,
        leader_life=6,
    ),
    _random(
        "squads",
        "Squads of five, other saves, attacks from the sides",
        "squads 9",
        marine_squad="five",
        governor_wounds="attack",
        avenger_saves="attack",
        capped_saves=True,
        attack_from_behind="sides",
        hybrids_apart=True,
    ),
    _random(
        "ending",
        "Other readings of the end, with ranks and Seals",
        "ending 4",
        tied_winners="all",
        promotion_seals="kept",
        coming_back=True,
        left_aboard="lost",
        bulkheads_close="last",
        spare_blips="reinforcements",
        seals={"eldar": 3, "chaos": 2},
        ranks={"blood_angels": 2},
    ),
)
