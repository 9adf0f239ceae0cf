"""Starting positions, and the known dice there."""

ARMIES = "phaello1/donato2/sanyctus2/ebellius1/victorno1 feurran1/phaello1/darrago2/dyrael0/aramus2"
FAR_AHEAD = "donato6/phaello5/victorno4/sanyctus2/ebellius1 darrago0/dyrael1/aramus2/feurran1/phaello0"
NEARLY_OVER = f"{FAR_AHEAD} 1 act 66 - t21 f1 g1 -"
"""The first player has three heroes across: ending the turn wins."""
LAST_CHANCE = (
    "victorno4/phaello4/sanyctus3/donato0/ebellius0 aramus0/feurran0/dyrael0/donato1/darrago0"
    " 1 act 66 - t500 f1 g1 -"
)
"""The last turn: a double six would take the third hero across and win; ending the turn is a draw."""
TO_PLACE = (
    "donato0/-/-/-/-;phaello,victorno,sanyctus,ebellius -/-/aramus0/-/-;darrago,dyrael,feurran,phaello"
    " 1 place - - t0 f1 g1 -"
)
TO_ROLL = f"{ARMIES} 1 roll - - t5 f1 g1 -"
TO_KEEP = f"{ARMIES} 1 keep - 123466 t5 f1 g1 -"
TO_PUSH = f"{ARMIES} 1 push 66 1234 t5 f1 g1 -"
ALL_SCORE = f"{ARMIES} 1 keep - 666555 t5 f1 g1 -"
TO_ACT = f"{ARMIES} 1 act 6,66,345 - t5 f1 g1 -"
TO_MARCH = f"{ARMIES} 1 act:345>45 6 - t5 f1 g1 -"
