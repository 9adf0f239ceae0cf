"""The test mission: one board, three seats, everything that a rule can affect, over in a few rounds."""

from bulkhead.starquest.box.items.objectives import Occupy
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Objective, Scenario, Supply
from tests.starquest.rules.cards.handful import Ration

MAP = """
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
SCENARIO = Scenario(
    "mis_test",
    MAP.strip("\n"),
    rounds=4,
    supplies={
        "chaos": Supply(
            blips=("fig_gretchin", "fig_gretchin", "fig_ork", "fig_ork", "fig_chaos_marine", "fig_dread_mk7"),
            reinforcements=("fig_gretchin", "fig_gretchin", "fig_android"),
            specials=("fig_genestealer", "fig_hybrid"),
        )
    },
    fitted=True,
    decks={
        "recon": (Ration.id, "rec_test_adrenaline", "rec_test_plate", "rsm_test_points"),
        "orders-blood_angels": ("ord_test_fire", "ord_test_other"),
        "orders-eldar": ("ord_test_fire",),
        "equipment-blood_angels": (
            "eqp_test_medikit",
            "eqp_test_sight",
            "eqp_test_plain",
            "eqp_test_medikit",
        ),
        "equipment-eldar": ("eqp_test_medikit", "eqp_test_sight", "eqp_test_plain", "eqp_test_medikit"),
    },
    objectives=(Objective("primary", 30, Occupy(zone="c", minis=2, clear="minis", points=30)),),
    hidden_objects={"chaos": ("obj_data_core",)},
)
OPTIONS = Options(factions=("blood_angels", "eldar", "chaos"), scenario=SCENARIO, mission="mis_test")
