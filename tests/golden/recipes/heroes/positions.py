"""Fixed positions of Heroes for counting: every phase, every option, open boards and crowded ones."""

from tests.golden.counts import Chapter

FRESH = "donato0/sanyctus0/phaello0/ebellius0/aramus0 feurran0/dyrael0/victorno0/darrago0/donato0"
CLASH = "phaello3/donato3/sanyctus2/ebellius1/victorno0 aramus2/dyrael0/darrago4/phaello3/feurran3"
LATE = "feurran4/aramus3/darrago5/dyrael2/victorno3 ebellius3/phaello4/sanyctus1/donato2/dyrael2"
ARMED = "aramus3/dyrael2/darrago1/feurran2/ebellius1 phaello5/donato4/victorno2/sanyctus4/darrago3"
PINNED = "victorno6/phaello3/sanyctus2/donato5/aramus0 ebellius6/darrago1/dyrael3/feurran2/victorno0"
TINY = "victorno2/phaello1/feurran3/darrago2/dyrael4 dyrael0/aramus2/ebellius1/donato2/victorno2"
HUGE = "victorno5/phaello9/feurran3/darrago2/dyrael4 dyrael6/aramus2/ebellius7/donato1/victorno5"
NOBODY = "-/-/-/-/- -/-/-/-/-"


def _rolling(phase: str, aside: str, lying: str, options: str = "-") -> str:
    return f"{CLASH} 1 {phase} {aside} {lying} t9 f1 g1 {options}"


def _acting(armies: str, seat: int, phase: str, aside: str, options: str = "-") -> str:
    return f"{armies} {seat} {phase} {aside} - t9 f1 g1 {options}"


DRAFT = (
    f"{NOBODY} 1 draft - - t0 f1 g1 -",
    f"{NOBODY} 2 draft - - t0 f2 g1 -",
    f"{NOBODY} 1 draft - - t0 f1 g1 duplicates=yes",
    "-/-/-/-/-;donato,victorno -/-/-/-/- 1 draft - - t0 f1 g1 -",
    "-/-/-/-/-;donato,donato -/-/-/-/- 1 draft - - t0 f1 g1 duplicates=yes",
    "-/-/-/-/-;donato,victorno,dyrael,aramus,feurran -/-/-/-/- 2 draft - - t0 f1 g1 -",
    "-/-/-/-/-;donato,victorno,dyrael,aramus -/-/-/-/- 1 draft - - t0 f1 g1 -",
    f"{NOBODY} 1 draft - - t0 f1 g1 collection-1=donato,victorno,sanyctus,phaello,ebellius",
    "-/-/-/-/-;donato,victorno,dyrael,aramus,feurran -/-/-/-/-;phaello 2 draft - - t0 f1 g1"
    " collection-2=phaello,ebellius,donato,aramus,dyrael,darrago",
    f"{NOBODY} 2 draft - - t0 f2 g2,12-9:1 games=3",
)

PLACE = (
    "-/-/-/-/-;donato,victorno,dyrael,aramus,feurran -/-/-/-/-;phaello,ebellius,donato,aramus,dyrael"
    " 1 place - - t0 f1 g1 -",
    "donato0/-/-/-/-;victorno,dyrael,aramus,feurran -/-/-/-/-;phaello,ebellius,donato,aramus,dyrael"
    " 2 place - - t0 f1 g1 -",
    "donato0/-/victorno0/-/-;dyrael,aramus,feurran -/phaello0/-/ebellius0/-;donato,aramus,dyrael"
    " 2 place - - t0 f2 g1 -",
    "donato0/donato0/-/-/-;donato,donato,feurran -/phaello0/-/-/phaello0;phaello,phaello,dyrael"
    " 1 place - - t0 f1 g1 duplicates=yes",
    "donato0/aramus0/victorno0/dyrael0/-;feurran -/phaello0/donato0/ebellius0/dyrael0;aramus"
    " 1 place - - t0 f1 g1 -",
    "donato0/aramus0/victorno0/dyrael0/feurran0 -/phaello0/donato0/ebellius0/dyrael0;aramus"
    " 2 place - - t0 f1 g1 -",
)

ROLL = (
    f"{FRESH} 1 roll - - t1 f1 g1 -",
    f"{CLASH} 2 roll - - t500 f1 g1 -",
    f"{TINY} 2 roll - - t8 f2 g1 rows=3",
)

KEEP = (
    _rolling("keep", "-", "112346"),
    _rolling("keep", "-", "123456"),
    _rolling("keep", "-", "666666"),
    _rolling("keep", "-", "222222"),
    _rolling("keep", "-", "112233"),
    _rolling("keep", "-", "111234"),
    _rolling("keep", "-", "112234"),
    _rolling("keep", "-", "345666"),
    _rolling("keep", "6", "12345"),
    _rolling("keep", "66", "6666"),
    _rolling("keep", "345", "111"),
    _rolling("keep", "12345", "6"),
    _rolling("keep", "6", "123+56"),
    _rolling("keep", "6", "123+56", "hold=literal"),
    _rolling("keep", "6", "123+56", "hold=strict"),
    _rolling("keep", "6", "123+55", "hold=literal"),
    _rolling("keep", "6", "1234+3"),
    _rolling("keep", "6", "1234+3", "hold=strict"),
    _rolling("keep", "6", "111+16"),
    _rolling("keep", "6", "66+366"),
    _rolling("keep", "6", "66+366", "hold=strict"),
    _rolling("keep", "6", "66+366", "hold=literal"),
)

PUSH = (
    _rolling("push", "6", "11345"),
    _rolling("push", "6", "12345"),
    _rolling("push", "6", "22222"),
    _rolling("push", "66", "1245"),
    _rolling("push", "111", "246"),
    _rolling("push", "345", "266"),
    _rolling("push", "12345", "6"),
    _rolling("push", "6,66", "445", "hold=strict"),
)

ACT = (
    _acting(FRESH, 1, "act", "66"),
    _acting(FRESH, 1, "act", "6"),
    _acting(FRESH, 2, "act", "12345"),
    _acting(FRESH, 2, "act!", "333,333"),
    _acting(FRESH, 2, "act", "-"),
    _acting(CLASH, 1, "act", "6,66,111"),
    _acting(CLASH, 2, "act!", "6,66,123"),
    _acting(CLASH, 1, "act", "6,6,6,6"),
    _acting(CLASH, 1, "act", "555"),
    _acting(CLASH, 1, "act", "345"),
    _acting(LATE, 1, "act", "66,222"),
    _acting(LATE, 1, "act", "6,345"),
    _acting(LATE, 2, "act", "66,66"),
    _acting(LATE, 2, "act!", "111,345"),
    _acting(ARMED, 1, "act!", "6,66,234"),
    _acting(ARMED, 2, "act!", "6,66,234"),
    _acting(ARMED, 1, "act", "66", "scythe-hits=enemies"),
    _acting(ARMED, 1, "act", "66", "scythe-line=column"),
    _acting(PINNED, 1, "act", "66,111"),
    _acting(PINNED, 1, "act", "66,111", "blocked-vox=yes"),
    _acting(PINNED, 1, "act", "123"),
    _acting(PINNED, 1, "act", "123", "blocked-vox=yes"),
    _acting(TINY, 1, "act!", "6,66,123", "rows=3"),
    _acting(TINY, 2, "act", "66,66", "rows=3"),
    _acting(HUGE, 1, "act!", "6,66,123", "rows=6"),
    _acting(HUGE, 2, "act", "66,555", "rows=6"),
    _acting(CLASH, 2, "act", "66,345", "rows=5"),
)

MARCHING = (
    _acting(FRESH, 1, "act:111>1", "-"),
    _acting(FRESH, 1, "act:12345>1345", "6"),
    _acting(FRESH, 2, "act:345>35", "66"),
    _acting(FRESH, 2, "act:333>3!", "111"),
    _acting(CLASH, 1, "act:2345>345", "-"),
    _acting(CLASH, 1, "act:555>5", "6"),
    _acting(LATE, 1, "act:123>2!", "6,66"),
    _acting(PINNED, 1, "act:123>13", "66"),
    _acting(PINNED, 1, "act:123>13", "66", "blocked-vox=yes"),
    _acting(PINNED, 1, "act:111>1", "6", "blocked-vox=yes"),
)

OVER = (
    "sanyctus4/phaello4/donato4/ebellius0/aramus0 feurran1/dyrael0/darrago2/victorno0/donato1"
    " 1 over - - t20 f1 g1,16-5:1 -",
    "sanyctus1/phaello1/donato0/ebellius0/aramus0 feurran1/dyrael0/darrago2/victorno0/phaello1"
    " 2 over - - t40 f1 g3,16-5:1,3-9:2,2-4:= turn-limit=40;games=3",
)

POSITIONS: tuple[Chapter, ...] = (
    ("Choosing armies", DRAFT),
    ("Setting up", PLACE),
    ("The first battle roll", ROLL),
    ("Putting scoring rolls aside", KEEP),
    ("Pushing your luck or acting", PUSH),
    ("Battle actions", ACT),
    ("Further moves of the same scoring roll", MARCHING),
    ("After the end", OVER),
)
