"""Equipment actions: every weapon on the house cards, the scythe's options, and custom cards."""

from tests.golden.recipes.heroes.battle_rolls import BUST
from tests.golden.scenario import Scripted

SHOOT_SHORT = Scripted(
    name="shoot-short",
    title="Phaello shoots for a lucky six along his own column",
    covers=("shoot for a lucky six, short", "save fails", "no attack from the set-up space"),
    position="phaello1/sanyctus0/ebellius0/aramus0/donato0 phaello0/dyrael0/darrago0/feurran1/victorno2"
    " 1 roll - - t5 f1 g1 -",
    script="""
        roll = 666124
        keep 6 66
        act
        no: 66 shoot 1 at 1.6
        no: 6 shoot 1 at 2.7
        no: 6 shoot 1 at 1.5
        no: 6 shoot 1 at 1.2
        no: 6 shoot 2 at 2.7
        6 shoot 1 at 1.6 = 3
        stop
        roll = 661124
        keep 6 6
        act
        no: 6 shoot 1 at 1.8
        stop
    """,
)

SHOOT_LONG = Scripted(
    name="shoot-long",
    title="Ebellius shoots for a double six at any space; in the set-up space nobody is hurt",
    covers=(
        "shoot for a double six, long",
        "save stays",
        "no effect in the set-up space",
        "shield stays on 3",
    ),
    position="phaello1/sanyctus0/donato0/aramus0/ebellius1 victorno0/dyrael0/darrago0/feurran1/sanyctus2"
    " 1 roll - - t5 f1 g1 -",
    script=f"""
        roll = 666666
        keep 66 66 66
        no: 66 shoot 1 at 1.6
        66 shoot 5 at 1.6 = 3
        66 shoot 5 at 2.7 = 4
        66 shoot 5 at 4.8
        stop
        {BUST}
    """,
)

ROW = "sanyctus2/feurran2/phaello0/ebellius0/donato2 aramus3/darrago5/dyrael3/phaello3/victorno1"

SCYTHE_SHORT = Scripted(
    name="scythe-short",
    title="Feurran's scythe, for a double six: a whole row, friends too, himself never, an empty space as well",
    covers=(
        "scythe for a double six, short",
        "scythe hits a friend",
        "scythe aimed at an empty space",
        "scythe across a row",
        "shield stays on 3",
    ),
    position=f"{ROW} 1 roll - - t12 f1 g1 -",
    script=f"""
        roll = 666666
        keep 66 66 66
        no: 66 scythe 2 at 1.3
        66 scythe 2 at 2.3 = 331
        66 scythe 2 at 2.5 = 412
        66 scythe 2 at 2.7 = 3
        stop
        {BUST}
    """,
)

SCYTHE_MELEE = Scripted(
    name="scythe-melee",
    title="Dyrael's scythe, for a lucky six: the row before him or the row behind him",
    covers=("scythe for a lucky six, melee", "scythe hits a friend", "scythe across a row"),
    position="dyrael3/feurran2/phaello3/ebellius0/sanyctus2 aramus3/darrago3/donato1/phaello3/victorno3"
    " 1 roll - - t12 f1 g1 -",
    script="""
        roll = 661124
        keep 6 6
        act
        no: 6 scythe 1 at 1.4
        no: 6 scythe 2 at 2.4
        6 scythe 1 at 1.5 = 1246
        6 scythe 1 at 1.3 = 32
        stop
    """,
)

SCYTHE_ENEMIES = Scripted(
    name="scythe-enemies",
    title="Where the table says so, the scythe spares friends",
    covers=("scythe spares friends",),
    position=f"{ROW} 1 roll - - t12 f1 g1 scythe-hits=enemies",
    options={"scythe-hits": "enemies"},
    script=f"""
        roll = 666666
        keep 66 66 66
        66 scythe 2 at 2.3 = 3
        66 scythe 2 at 2.5 = 412
        66 scythe 2 at 2.4 = 1
        stop
        {BUST}
    """,
)

SCYTHE_COLUMN = Scripted(
    name="scythe-column",
    title="Where the table says so, the scythe sweeps a column instead of a row",
    covers=("scythe along a column",),
    position=f"{ROW} 1 roll - - t12 f1 g1 scythe-line=column",
    options={"scythe-line": "column"},
    script=f"""
        roll = 666666
        keep 66 66 66
        66 scythe 2 at 2.3 = 1
        66 scythe 2 at 2.8 = 4
        stop
        {BUST}
    """,
)

CUT_DOWN_MELEE = Scripted(
    name="cut-down-melee",
    title="Aramus cuts down an adjacent hero for a double six: all the way to its set-up space",
    covers=("cut down for a double six, melee", "shield stays on 3", "shield fails on 2"),
    position="phaello1/aramus3/donato0/ebellius0/victorno0 darrago0/dyrael2/aramus4/sanyctus3/feurran2"
    " 1 roll - - t14 f1 g1 -",
    script="""
        roll = 666614
        keep 66 66
        act
        no: 66 cut-down 2 at 1.6
        no: 66 cut-down 2 at 2.6
        no: 66 cut-down 1 at 1.6
        66 cut-down 2 at 2.5 = 3
        66 cut-down 2 at 2.5 = 2
        no: 66 cut-down 2 at 2.8
        stop
        roll = 661124
        keep 66
        act
        no: 66 cut-down 3 at 3.5
        66 move 3
        stop
    """,
)

CUT_DOWN_MEDIUM = Scripted(
    name="cut-down-medium",
    title="Darrago cuts down with any straight or three of a kind, in his own or a neighbouring column",
    covers=(
        "cut down for a straight, medium",
        "cut down for a three of a kind, medium",
        "save stays",
        "no effect in the set-up space",
    ),
    position="phaello1/donato0/darrago1/ebellius0/victorno0 aramus3/dyrael3/feurran0/phaello5/sanyctus2"
    " 1 roll - - t14 f1 g1 -",
    script=f"""
        roll = 345222
        keep 222 345
        no: 345 cut-down 3 at 1.6
        no: 345 cut-down 3 at 4.6
        345 cut-down 3 at 2.3 = 3
        222 cut-down 3 at 4.5 = 4
        stop
        roll = 111246
        keep 6 111
        act
        no: 6 cut-down 3 at 3.8
        111 cut-down 3 at 3.8
        stop
        {BUST}
    """,
)

OWN_CARDS = Scripted(
    name="own-cards",
    title="Cards of one's own: one hero with two weapons and a shield, one that the house does not know",
    covers=("cards of one's own", "two weapons on one card"),
    options={
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
    },
    position="donato1/brutus0/aramus0/dyrael0/feurran0 feurran0/dyrael0/aramus0/brutus2/donato3"
    " 1 roll - - t5 f1 g1 -",
    script="""
        roll = 661124
        keep 6 6
        act
        no: 6 cut-down 1 at 2.6
        6 shoot 1 at 2.6 = 2
        6 cut-down 1 at 1.5 = 3
        stop
    """,
)

SCENARIOS = (
    SHOOT_SHORT,
    SHOOT_LONG,
    SCYTHE_SHORT,
    SCYTHE_MELEE,
    SCYTHE_ENEMIES,
    SCYTHE_COLUMN,
    CUT_DOWN_MELEE,
    CUT_DOWN_MEDIUM,
    OWN_CARDS,
)
