"""Custom content of some recorded tables: a position, cards and a mission."""

from typing import Any

MID_GAME = (
    "phaello1/donato2/sanyctus2/ebellius1/victorno1 feurran1/phaello1/darrago2/dyrael0/aramus2"
    " 1 roll - - t5 f1 g1 -"
)

OWN_CARDS: dict[str, Any] = {
    "cards": [
        {
            "id": "donato",
            "source": "own",
            "equipment": [
                {"kind": "inspire"},
                {"kind": "shoot", "roll": "lucky-six", "range": "medium"},
                {"kind": "cut-down", "roll": "lucky-six", "range": "short"},
            ],
        },
        {"id": "brutus", "source": "own", "equipment": [{"kind": "shield"}], "name": "Brutus"},
        *(
            {"id": hero, "source": "house", "equipment": [{"kind": "vox"}]}
            for hero in ("aramus", "dyrael", "feurran")
        ),
    ]
}

_MAP = """
+-+-+-+-+-+-+-+-+-+-+
|T T . .|a a a|b R b|
+       +     +     +
|. . . .:a a a|b b b|
+       +     +     +
|. . . .:a a R|R b b|
+   +-+-+-+=+=+-+_+_+
|. .|. . . . . . . .|
+   +               +
|. .;. . . . . . . .|
+   +               +
|. .;. . . . . . . .|
+   +-+=+=+-+-+~+~+-+
|. .|c c c c|d d d d|
+   +       +       +
|. .:c R c R|d d V d|
+   +       +       +
|T T:c c c c|d R d R|
+-+-+-+-+-+-+-+-+-+-+
"""

OWN_MISSION: dict[str, Any] = {
    "factions": ["blood_angels", "eldar", "chaos"],
    "mission": "mis_own",
    "scenario": {
        "id": "mis_own",
        "map": _MAP.strip("\n"),
        "rounds": 5,
        "fitted": True,
        "supplies": {
            "chaos": {
                "blips": [
                    "fig_gretchin",
                    "fig_gretchin",
                    "fig_ork",
                    "fig_ork",
                    "fig_chaos_marine",
                    "fig_dread_mk7",
                ],
                "reinforcements": ["fig_gretchin", "fig_gretchin", "fig_android"],
                "specials": ["fig_genestealer", "fig_hybrid"],
            }
        },
        "decks": {
            "recon": ["rec_adrenaline", "rec_armour_plate", "rec_alarm", "rsm_bounty"],
            "orders-blood_angels": ["ord_attack", "ord_move"],
            "orders-eldar": ["ord_foresight", "ord_fire"],
            "equipment-blood_angels": ["eqp_melta_bomb", "eqp_targeter", "eqp_bionic_arm", "eqp_force_field"],
            "equipment-eldar": ["eqe_holo_suit", "eqe_star_storm", "eqe_spirit_stone", "eqe_fusion_charge"],
        },
        "objectives": [
            {
                "id": "primary",
                "points": 30,
                "test": {"type": "occupy", "zone": "c", "minis": 2, "clear": "minis", "points": 30},
            }
        ],
        "hidden-objects": {"chaos": ["obj_data_core"]},
    },
}
