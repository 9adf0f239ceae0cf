"""Terminator armour and special rules: attacks and saves, blocked moves, vox, inspire."""

from tests.golden.recipes.heroes.battle_rolls import BUST
from tests.golden.scenario import Scripted

ATTACKS = Scripted(
    name="attacks-and-saves",
    title="Lucky sixes: who may attack, who stays, who retreats, and who cannot be driven farther",
    covers=(
        "save stays",
        "shield stays on 3",
        "shield fails on 2",
        "no effect in the set-up space",
        "no attack from the set-up space",
    ),
    position="phaello6/donato3/sanyctus2/ebellius1/victorno0 aramus6/dyrael0/darrago4/sanyctus3/feurran0"
    " 1 roll - - t9 f1 g1 -",
    script="""
        roll = 666124
        keep 6 6 6
        act
        no: 6 attack 5
        no: 6 attack 4
        6 attack 1
        6 attack 2 = 3
        6 attack 3 = 4
        stop
        roll = 661124
        keep 6 6
        act
        6 attack 1
        6 attack 3 = 2
        stop
        roll = 664411
        keep 6 6
        act
        6 attack 2 = 2
        no: 6 attack 2
        stop
    """,
)

BLOCKED = Scripted(
    name="blocked-moves",
    title="A three of a kind with one free space makes one move; a blocked hero of a straight stays, others move",
    covers=("a three of a kind cut short", "a blocked hero of a straight stays", "all out"),
    position="phaello3/donato3/sanyctus2/ebellius1/victorno0 aramus2/dyrael0/darrago2/phaello3/feurran2"
    " 1 roll - - t9 f1 g1 -",
    script=f"""
        roll = 112131
        keep 111 123
        no: 123 move 2
        111 move 1
        no: move 1
        no: 123 move 1
        123 move 3
        stop
        {BUST}
    """,
)

VOX_ARMIES = "victorno0/donato1/sanyctus2/phaello3/ebellius1 feurran0/dyrael3/aramus0/darrago0/donato0"

VOX = Scripted(
    name="vox",
    title="Priority vox passes on the move of a double six, each move of a three of a kind, and that of a straight",
    covers=(
        "vox passes a double six",
        "vox passes a three of a kind",
        "vox passes both moves of a three of a kind",
        "vox passes one move of a three of a kind",
        "vox passes a straight",
        "the receiver moves with its own straight too",
        "only the vox passes",
        "a blocked receiver",
    ),
    position=f"{VOX_ARMIES} 1 roll - - t3 f1 g1 -",
    script=f"""
        roll = 661114
        keep 66 111
        act
        no: 66 move 2>1
        no: 66 move 1>4
        66 move 1>2
        111 move 1>3
        move 1>5
        stop
        {BUST}
        roll = 123664
        keep 123
        act
        no: 123 move 2>1
        123 move 1>2
        move 2
        no: move 1
        move 3
        stop
        {BUST}
        roll = 111246
        keep 111
        act
        111 move 1
        move 1>5
        stop
    """,
)

BLOCKED_VOX_ARMIES = (
    "victorno3/donato1/sanyctus2/phaello3/ebellius1 feurran0/dyrael2/aramus0/darrago0/donato3"
)

BLOCKED_VOX = Scripted(
    name="vox-blocked",
    title="A blocked vox is not able to move, so it has nothing to pass on",
    covers=("a blocked vox passes nothing",),
    position=f"{BLOCKED_VOX_ARMIES} 1 roll - - t3 f1 g1 -",
    script="""
        roll = 661114
        keep 66 111
        act
        no: 111 move 1
        no: 111 move 1>2
        no: 66 move 1>2
        66 move 4
        stop
    """,
)

BLOCKED_VOX_PASSES = Scripted(
    name="vox-blocked-passes",
    title="Where the table says so, a blocked vox may pass its move on",
    covers=("a blocked vox passes", "vox passes a double six", "vox passes both moves of a three of a kind"),
    options={"blocked-vox": "yes"},
    position=f"{BLOCKED_VOX_ARMIES} 1 roll - - t3 f1 g1 blocked-vox=yes",
    script="""
        roll = 661114
        keep 66 111
        act
        no: 111 move 1
        111 move 1>2
        move 1>4
        66 move 1>2
        stop
    """,
)

INSPIRE = Scripted(
    name="inspire",
    title="Inspire counts double: fewer spaces than the enemy's win",
    covers=("inspire counts double", "inspire decides", "won with three across"),
    position="donato3/sanyctus4/phaello3/ebellius0/aramus0 darrago6/feurran5/dyrael2/victorno0/phaello0"
    " 1 roll - - t30 f2 g1 -",
    script="""
        roll = 666614
        keep 66 66
        act
        66 move 1
        66 move 3
        stop
    """,
)

WIN_AFTER_BUST = Scripted(
    name="win-after-a-bust",
    title="Equal scores win nothing, nobody wins in the other's turn, and a bust can win",
    covers=(
        "three across are not enough",
        "nobody wins in the other's turn",
        "won by a bust",
        "scythe hits a friend",
    ),
    position="sanyctus4/phaello4/ebellius4/aramus0/victorno0 dyrael4/feurran4/darrago2/phaello2/donato0"
    " 1 roll - - t31 f1 g1 -",
    script=f"""
        {BUST}
        roll = 661124
        keep 66
        act
        66 scythe 2 at 2.5 = 1
        stop
        {BUST}
    """,
)

SCENARIOS = (ATTACKS, BLOCKED, VOX, BLOCKED_VOX, BLOCKED_VOX_PASSES, INSPIRE, WIN_AFTER_BUST)
