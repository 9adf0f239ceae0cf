"""The test mission led by scripts, each for some parts of a mission. Unscripted decisions take the least answer.

See scenario.Led for the form of a script.
"""

from tests.golden.recipes.starquest.mission import LED
from tests.golden.scenario import Led

SCENARIOS = (
    Led(
        name="led-dodge-and-sale",
        title="A scan, a dodge, an Overwatch shot, a search, a Dreadnought shot to pieces, a card sold",
        covers=(
            "scan",
            "reveal",
            "Overwatch shot",
            "dodge",
            "search",
            "Dreadnought with mounts",
            "weapons lost",
            "alliance",
            "secret alliance",
            "secret search",
            "secret tokens",
            "card sold",
            "shares",
            "end procedure",
        ),
        seed="led",
        fine=True,
        options={**LED},
        script="""
            2: activate el4
            2: el4 enter 1.0 E
            3: put fig_dread_mk7 4.4
            3: put fig_gretchin 5.1
            3: put fig_gretchin 6.0
            3: put fig_chaos_marine 3.7
            3: put fig_ork 7.4
            3: put fig_ork 8.1
            3: put obj_data_core 9.7
            2: el4 step 2.1
            2: el4 step 3.1
            2: el4 open d1
            3: stand 5.1 W
            3: stand 6.0 W
            no 1: el4 shoot wpn_shuriken_cannon ch1
            2: el4 shoot wpn_shuriken_cannon ch1 = 5 6
            2: done
            2: activate el2
            2: el2 enter 0.0 S
            2: el2 step 0.1
            2: el2 step 0.2
            2: el2 step 0.3
            2: el2 overwatch
            2: end
            2: yes = 6
            2: pass
            1: activate ba2
            1: ba2 enter 0.8 N
            1: ba2 step 0.7
            1: ba2 step 0.6
            1: ba2 face E
            1: ba2 overwatch
            3: put fig_genestealer 8.7
            3: activate ch3
            3: ch3 shoot wpn_body_lasers el2
            2: el2 step 0.2
            2: pass
            3: done
            3: activate ch?5
            3: ch?5 step 6.5
            3: ch?5 step 5.5
            3: ch?5 step 4.5
            3: ch?5 step 3.5
            3: stand 3.5 W
            1: ba2 snap wpn_laser_rifle ch4 E = 5 6
            3: end
            3: put fig_android 5.7
            2: pledge blood_angels public
            1: accept 21
            2: activate el4
            2: el4 shoot wpn_shuriken_cannon ch2 = 6 6
            2: done
            2: activate el3
            2: el3 enter 1.0 E
            2: el3 step 2.1
            2: el3 step 3.2
            2: el3 step 4.2
            2: el3 search
            1: use ord_test_fire
            1: activate ba4
            1: ba4 enter 0.8 N
            1: ba4 step 0.7
            1: ba4 step 1.6
            1: ba4 step 1.5
            1: ba4 face E
            1: ba4 shoot wpn_assault_cannon = 6 6
            1: share ch3 6
            1: ba4 shoot wpn_assault_cannon = 6 6
            1: share ch3 6
            2: sell rec_test_plate blood_angels
            1: accept 21
            2: pledge chaos secret
            3: accept 23
            1: activate ba4
            1: use rec_test_plate
            1: done
            3: expose eldar
        """,
    ),
    Led(
        name="led-dreadnought",
        title="A Dreadnought with a las-cannon and missiles, an object among the blips, melee",
        covers=(
            "scan",
            "reveal",
            "Dreadnought with mounts",
            "weapons lost",
            "object found and carried",
            "melee",
            "explosion",
            "end procedure",
            "house rules",
        ),
        seed="led",
        fine=True,
        options={
            **LED,
            "interleaving": True,
            "over-window": "further",
            "dreadnought-loss": "one",
            "card-price": "nobody",
        },
        script="""
            1: choose ba4:wpn_missile_launcher
            2: activate el6
            2: el6 enter 1.0 E
            3: put fig_dread_mk7 3.3
            3: put fig_gretchin 4.1
            3: put fig_gretchin 5.4
            3: put fig_chaos_marine 3.7
            3: put fig_ork 5.1
            3: put fig_ork 8.1
            3: put obj_data_core 2.4
            2: done
            1: activate ba2
            1: ba2 enter 0.8 N
            3: stand 3.3 W
            3: choose wpn_las_cannon
            3: choose wpn_missile_launcher
            1: ba2 step 0.7
            1: ba2 step 0.6
            1: ba2 step 0.5
            1: ba2 face E
            1: ba2 overwatch
            1: activate ba1
            1: ba1 enter 0.8 N
            1: ba1 step 0.7
            1: ba1 step 0.6
            1: done
            3: put fig_hybrid 8.7
            3: activate ch1
            3: ch1 shoot wpn_missile_launcher 0.5 = 5 5
            3: done
            1: activate ba1
            1: ba1 step 0.5
            1: ba1 step 1.4
            1: ba1 step 2.4
            1: ba1 pick-up obj_data_core1
            1: ba1 face E
            1: ba1 strike ch1 = 6 1 1 1
            1: done
            1: activate ba4
            1: ba4 enter 0.8 N
            1: ba4 step 0.7
            1: ba4 step 1.6
            1: ba4 step 1.5
            1: ba4 face E
            1: ba4 shoot wpn_missile_launcher 4.5
            3: stand 5.4 W = 6 6
            1: done
            3: activate ch1
            3: ch1 strike ba1 = 1 1 4 1 1 1
            3: done
        """,
    ),
    Led(
        name="led-objective",
        title="Two marines take the room and hold it; an Eldar leaves; Seals make a rank",
        covers=(
            "scan",
            "search",
            "primary objective",
            "left the mission",
            "rank won",
            "Overwatch stays unused",
            "end procedure",
            "house rules",
        ),
        seed="led",
        fine=True,
        options={**LED, "seals": {"blood_angels": 3}, "seating": "host", "left-aboard": "survive"},
        script="""
            2: choose sqd_avengers
            1: activate ba3
            1: ba3 enter 1.8 N
            3: put fig_dread_mk7 6.7
            3: put fig_gretchin 5.4
            3: put fig_gretchin 6.0
            3: put fig_chaos_marine 4.1
            3: put fig_ork 7.4
            3: put fig_ork 8.1
            3: put obj_data_core 9.7
            1: ba3 step 1.7
            1: ba3 face E
            1: ba3 open d5
            1: ba3 step 2.7
            1: ba3 step 3.8
            1: ba3 search
            1: done
            1: activate ba2
            1: ba2 enter 1.8 N
            1: ba2 step 1.7
            1: ba2 step 2.7
            1: ba2 step 3.6
            1: ba2 face E
            1: ba2 overwatch
            1: end
            1: yes = 3
            1: pass
            2: activate el1
            2: el1 enter 1.0 E
            2: done
            2: activate el2
            2: el2 enter 0.0 S
            2: done
            3: activate ch?5
            3: ch?5 step 6.5
            3: done
            1: activate ba3
            1: ba3 face N
            1: done
            2: activate el2
            2: el2 leave
            1: activate ba1
            1: ba1 enter 1.8 N
            1: ba1 step 1.7
            1: ba1 step 2.8
        """,
    ),
)
