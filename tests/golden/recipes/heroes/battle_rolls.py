"""Battle rolls: every scoring roll kept and spent, pushing, bust, all out, the three readings of what is new."""

from tests.golden.scenario import Scripted

BUST = "roll = 112244"
FRESH = "donato0/sanyctus0/phaello0/ebellius0/aramus0 feurran0/dyrael0/victorno0/darrago0/donato0"

SIXES = Scripted(
    name="sixes",
    title="Two sixes are two lucky sixes or a double six; what was said when they were put aside stays",
    covers=(
        "keep 6",
        "keep 66",
        "keep 6 6",
        "spend 6",
        "spend 66",
        "a six left lying pairs with a six rolled later",
        "sixes of different rolls do not merge",
        "save stays",
        "save fails",
    ),
    position="phaello3/donato3/sanyctus2/ebellius1/victorno0 aramus2/dyrael0/darrago4/phaello3/feurran3"
    " 1 roll - - t5 f1 g1 -",
    script="""
        no: keep 6
        no 2: roll
        roll = 661124
        no: keep 6 66
        no: keep 123
        no: act
        keep 6 6
        no: 6 attack 1
        act
        no: 66 move 4
        6 attack 1 = 3
        no: 6 attack 1
        6 attack 3 = 4
        stop
        roll = 661122
        keep 66
        act
        no: 6 attack 3
        66 move 1
        stop
        roll = 611124
        keep 111
        push 24 = 63
        keep 66
        act
        66 move 4
        111 move 1
        stop
        roll = 654433
        keep 6
        push 5 = 6
        keep 6
        act
        no: 66 move 1
        6 attack 3 = 2
        stop
    """,
)

THREES = Scripted(
    name="threes",
    title="A three of a kind of each number moves the hero of that column two spaces, one at a time",
    covers=(
        *(f"keep {face * 3}" for face in "12345"),
        *(f"spend {face * 3}" for face in "12345"),
        "bust on the first roll",
        "a march ended early",
    ),
    position=f"{FRESH} 1 roll - - t1 f1 g1 -",
    script=f"""
        roll = 111246
        keep 111
        act
        no: move 1
        111 move 1
        no: stop
        move 1
        stop
        {BUST}
        roll = 222146
        keep 222
        act
        222 move 2
        done
        stop
        {BUST}
        roll = 163313
        keep 333
        act
        no: 333 move 1
        333 move 3
        move 3
        stop
        {BUST}
        roll = 444136
        keep 444
        act
        444 move 4
        move 4
        stop
        {BUST}
        roll = 555146
        keep 555
        act
        555 move 5
        move 5
        stop
    """,
)

STRAIGHTS = Scripted(
    name="straights",
    title="Straights of three, four and five move the heroes of their columns, in any order, up to a victory",
    covers=(
        *(f"keep {roll}" for roll in ("123", "234", "345", "1234", "2345", "12345")),
        *(f"spend {roll}" for roll in ("123", "234", "345", "1234", "2345", "12345")),
        "part of a longer straight",
        "a march ended early",
        "won with three across",
    ),
    position=f"{FRESH} 1 roll - - t1 f1 g1 -",
    script=f"""
        roll = 123466
        keep 123
        act
        123 move 1
        no: move 1
        no: move 4
        move 2
        move 3
        stop
        {BUST}
        roll = 234116
        keep 234
        act
        234 move 4
        move 2
        move 3
        stop
        {BUST}
        roll = 543116
        keep 345
        act
        345 move 3
        move 4
        move 5
        stop
        {BUST}
        roll = 661243
        keep 1234
        act
        1234 move 1
        move 2
        move 3
        move 4
        stop
        {BUST}
        roll = 234511
        keep 2345
        act
        2345 move 5
        done
        stop
        {BUST}
        roll = 123456
        keep 12345
        act
        12345 move 5
        move 4
        move 3
        move 2
        move 1
        stop
    """,
)

ALL_OUT_CHAIN = Scripted(
    name="all-out-chain",
    title="All out in the extra turn of an all out; a bust then ends the chain and the moves stand",
    covers=(
        "all out",
        "all out twice in a row",
        "bust after all out",
        "two threes of a kind in six equal dice",
        "two straights in six dice",
        "scoring rolls left unspent",
    ),
    position=f"{FRESH} 1 roll - - t1 f1 g1 -",
    script=f"""
        roll = 222222
        keep 222 222
        222 move 2
        move 2
        222 move 2
        move 2
        no: 222 move 2
        stop
        roll = 321321
        keep 123 123
        123 move 1
        move 2
        move 3
        123 move 3
        done
        stop
        {BUST}
        roll = 666666
        keep 66 66 66
        66 move 1
        66 move 1
        66 move 3
        stop
        roll = 116166
        keep 6 66 111
        111 move 1
        move 1
        stop
        {BUST}
    """,
)

ALL_OUT_BY_PUSHING = Scripted(
    name="all-out-by-pushing",
    title="All out over three rolls wins at once: the end of the turn comes before the extra turn",
    covers=("all out over several rolls", "won instead of an extra turn", "inspire counts double"),
    position="sanyctus4/phaello4/donato3/ebellius0/aramus0 feurran1/dyrael0/darrago2/victorno0/donato1"
    " 1 roll - - t20 f1 g1 -",
    script="""
        roll = 622411
        keep 6
        no: push 3
        push 11224 = 34511
        keep 345
        push 11 = 66
        keep 66
        no: roll
        66 move 3
        stop
    """,
)

BUST_AFTER_PUSH = Scripted(
    name="bust-after-push",
    title="A push without a scoring roll loses everything put aside this turn",
    covers=("bust after a push", "bust after a second push"),
    position="phaello1/donato1/sanyctus0/ebellius0/victorno0 aramus1/dyrael0/darrago0/phaello0/feurran0"
    " 1 roll - - t3 f1 g1 -",
    script="""
        roll = 661234
        keep 66
        no: push 55
        push 1234 = 1124
        roll = 111245
        keep 111
        push 245 = 623
        keep 6
        push 23 = 45
        no 2: act
    """,
)

HOLD = f"{FRESH} 1 roll - - t1 f1 g1 -"

HOLD_NEW = Scripted(
    name="hold-new",
    title="After a push one scoring roll put aside must use a die just rolled; equal dice stand for each other",
    covers=("hold new", "bust with a scoring roll left lying", "equal dice are interchangeable"),
    position=HOLD,
    script=f"""
        roll = 612355
        keep 6
        push 55 = 65
        no: keep 123
        keep 6 123
        act
        stop
        {BUST}
        roll = 612355
        keep 6
        push 55 = 55
        {BUST}
        roll = 611144
        keep 6
        push 44 = 15
        keep 111
        act
        stop
        {BUST}
        roll = 612341
        keep 6
        push 1 = 3
        keep 1234
        act
        stop
    """,
)

HOLD_LITERAL = Scripted(
    name="hold-literal",
    title="Read literally, dice left lying count by themselves: the same dice do not bust",
    covers=("hold literal", "kept wholly from dice left lying"),
    options={"hold": "literal"},
    position=HOLD,
    script=f"""
        roll = 612355
        keep 6
        push 55 = 65
        keep 123
        act
        stop
        {BUST}
        roll = 612355
        keep 6
        push 55 = 55
        keep 123
        push 55 = 22
        {BUST}
    """,
)

HOLD_STRICT = Scripted(
    name="hold-strict",
    title="Read strictly, every scoring roll put aside needs a die just rolled of its own",
    covers=(
        "hold strict",
        "bust with a scoring roll left lying",
        "an old scoring roll beside a new one refused",
    ),
    options={"hold": "strict"},
    position=HOLD,
    script=f"""
        roll = 612355
        keep 6
        push 55 = 65
        no: keep 6 123
        keep 6
        act
        stop
        {BUST}
        roll = 612355
        keep 6
        push 55 = 55
        {BUST}
        roll = 612344
        keep 6
        push 344 = 365
        keep 6 123
        act
        stop
    """,
)

SCENARIOS = (
    SIXES,
    THREES,
    STRAIGHTS,
    ALL_OUT_CHAIN,
    ALL_OUT_BY_PUSHING,
    BUST_AFTER_PUSH,
    HOLD_NEW,
    HOLD_LITERAL,
    HOLD_STRICT,
)
