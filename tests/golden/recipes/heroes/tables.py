"""Tables and matches: draft and set-up, duplicates, collections, other boards, draws, three games."""

from tests.golden.recipes.heroes.battle_rolls import BUST, FRESH
from tests.golden.scenario import Scripted

DRAFT = Scripted(
    name="draft-and-set-up",
    title="A die says who begins, armies are chosen in secret, heroes are placed in turn",
    covers=(
        "a die draws who begins",
        "secret picks",
        "armies shown",
        "alternate placing",
        "first to finish begins",
    ),
    script=f"""
        begin = 5
        no 1: pick donato
        pick donato
        no: pick donato
        no: place donato 1
        pick victorno
        pick sanyctus
        pick aramus
        pick darrago
        pick donato
        no: pick nobody
        pick feurran
        pick dyrael
        pick phaello
        pick ebellius
        place victorno 3
        no: place victorno 3
        place donato 3
        no: place feurran 1
        no: place aramus 3
        no: place aramus 6
        place aramus 1
        place feurran 1
        place darrago 5
        place dyrael 2
        place donato 2
        place phaello 4
        place sanyctus 4
        place ebellius 5
        no: stop
        {BUST}
        {BUST}
    """,
)

DUPLICATES = Scripted(
    name="duplicates",
    title="Where the table allows duplicates, an army may be five times the same hero",
    covers=("duplicates in one army", "the table says who begins", "inspire counts double"),
    options={"duplicates": "yes", "first": "2"},
    brief=True,
    script="""
        begin
        pick donato
        pick donato
        pick donato
        pick donato
        pick donato
        pick feurran
        pick donato
        pick feurran
        pick donato
        pick victorno
        place donato 1
        place feurran 5
        place donato 2
        place feurran 4
        place donato 3
        place donato 3
        place donato 4
        place donato 2
        place donato 5
        place victorno 1
        roll = 123456
        keep 12345
        act
        12345 move 1
        move 2
        move 3
        move 4
        move 5
        stop
    """,
)

COLLECTIONS = Scripted(
    name="collections",
    title="Each player chooses from the heroes they own",
    covers=("collections limit the choice",),
    options={
        "first": "1",
        "collection-1": "donato victorno sanyctus phaello ebellius",
        "collection-2": "feurran dyrael aramus darrago donato victorno",
    },
    script="""
        begin
        no: pick feurran
        pick ebellius
        pick phaello
        pick sanyctus
        pick victorno
        pick donato
        no: pick ebellius
        pick victorno
        pick donato
        pick darrago
        pick aramus
        pick dyrael
        place donato 1
    """,
)

ROWS_3 = Scripted(
    name="rows-3",
    title="Three rows a half: three spaces out is across, and there are six rows in all",
    covers=("rows 3", "won with three across"),
    position="sanyctus2/donato3/phaello3/aramus0/ebellius0 darrago1/feurran0/dyrael1/victorno1/phaello1"
    " 1 roll - - t9 f1 g1 rows=3",
    options={"rows": 3},
    script="""
        roll = 666124
        keep 6 66
        act
        no: 66 move 2
        no: 6 shoot 3 at 3.7
        6 shoot 3 at 3.5 = 1
        66 move 1
        no: 66 move 1
        stop
    """,
)

ROWS_6 = Scripted(
    name="rows-6",
    title="Six rows a half: a hero walks up to the enemy's set-up row and no farther",
    covers=("rows 6", "up to the enemy's set-up row", "no effect in the set-up space"),
    position="phaello9/donato5/sanyctus0/ebellius1/victorno0 aramus2/dyrael0/darrago10/phaello4/feurran0"
    " 1 roll - - t40 f1 g1 rows=6",
    options={"rows": 6},
    script="""
        roll = 666611
        keep 6 6 66
        act
        66 move 1
        6 attack 1
        6 shoot 1 at 1.12
        stop
        roll = 661124
        keep 66
        act
        no: 66 move 3
        66 move 4
        stop
        roll = 111246
        keep 111
        act
        no: 111 move 1
        stop
    """,
)

TURN_LIMIT = Scripted(
    name="turn-limit",
    title="After the last turn the game is drawn, an extra turn notwithstanding",
    covers=("draw by turn limit", "no extra turn after the last"),
    position=f"{FRESH} 2 roll - - t499 f1 g1 -",
    script=f"""
        {BUST}
        roll = 666666
        keep 66 66 66
        66 move 1
        stop
    """,
)

_ARMIES = "\n".join(f"pick {hero}" for hero in ("sanyctus", "phaello", "ebellius", "aramus", "dyrael") * 2)
_PLACES = "\n".join(
    f"place {hero} {column}"
    for column, hero in enumerate(("sanyctus", "phaello", "ebellius", "aramus", "dyrael"), 1)
    for _ in range(2)
)
_SET_UP = f"{_ARMIES}\n{_PLACES}"

MATCH = Scripted(
    name="match-of-three",
    title="A match of three games: who begins alternates, all three are played, equal totals are a draw",
    covers=("match of three", "starting player alternates", "match with a drawn total", "draw by turn limit"),
    options={"games": 3, "turn-limit": 1, "first": "1"},
    brief=True,
    script=f"""
        begin
        {_SET_UP}
        roll = 111246
        keep 111
        act
        111 move 1
        move 1
        stop
        {_SET_UP}
        roll = 111246
        keep 111
        act
        111 move 1
        move 1
        stop
        {_SET_UP}
        {BUST}
    """,
)

MATCH_TOTAL = Scripted(
    name="match-total",
    title="The higher total of three games wins the match, whoever won the single games",
    covers=("match won with fewer games",),
    options={"games": 3},
    position="sanyctus1/phaello1/donato1/ebellius0/aramus0 feurran4/dyrael4/darrago4/victorno0/phaello0"
    " 2 roll - - t60 f1 g3,16-15:1,16-15:1 games=3",
    script="""
        roll = 661124
        keep 66
        act
        66 move 1
        stop
    """,
)

GIVEN_UP = Scripted(
    name="given-up",
    title="A player who gives up has lost the whole match, whatever the totals are",
    covers=("a match given up",),
    options={"games": 3},
    position="sanyctus1/phaello1/donato1/ebellius0/aramus0 feurran4/dyrael4/darrago4/victorno0/phaello0"
    " 2 roll - - t60 f1 g2,5-18:2 games=3",
    script="""
        roll = 661124
        keep 66
        resign
    """,
)

SCENARIOS = (DRAFT, DUPLICATES, COLLECTIONS, ROWS_3, ROWS_6, TURN_LIMIT, MATCH, MATCH_TOTAL, GIVEN_UP)
