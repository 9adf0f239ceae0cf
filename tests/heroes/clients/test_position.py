"""Positions as one line of text, written and read back; an impossible line gets one sentence."""

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.options import Options
from bulkhead.tabletop import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.heroes.scene import Scene, drafted, rearmed, scene, table

BOARD = """
    .ary.
    ....f
    d....
    .....
    -----
    ..S..
    .....
    .....
    DV.PE
    """
ARMIES = "donato0/victorno0/sanyctus3/phaello0/ebellius0 feurran1/dyrael0/darrago0/aramus0/donato2"
HOME = "donato0/victorno0/sanyctus0/phaello0/ebellius0 feurran0/dyrael0/darrago0/aramus0/donato0"

LINES: list[tuple[Scene, str]] = [
    (table(), "-/-/-/-/- -/-/-/-/- 1 draft - - t0 f1 g1 first=1"),
    (table(first="2").do("pick donato"), "-/-/-/-/- -/-/-/-/-;donato 2 draft - - t0 f2 g1 first=2"),
    (
        table().do(
            "pick donato", "pick phaello", "pick victorno", "pick aramus", "pick dyrael", "pick donato"
        ),
        "-/-/-/-/-;donato,phaello,victorno,aramus,dyrael -/-/-/-/-;donato 2 draft - - t0 f1 g1 first=1",
    ),
    (
        drafted().do("place phaello 3"),
        "-/-/phaello0/-/-;donato,victorno,sanyctus,ebellius -/-/-/-/-;feurran,dyrael,aramus,darrago,donato"
        " 2 place - - t0 f1 g1 first=1",
    ),
    (
        drafted().do("place phaello 3", "place aramus 1"),
        "-/-/phaello0/-/-;donato,victorno,sanyctus,ebellius aramus0/-/-/-/-;feurran,dyrael,darrago,donato"
        " 1 place - - t0 f1 g1 first=1",
    ),
    (
        drafted(first="2").do("place aramus 1", "place phaello 3", "place dyrael 5"),
        "-/-/phaello0/-/-;donato,victorno,sanyctus,ebellius aramus0/-/-/-/dyrael0;feurran,darrago,donato"
        " 1 place - - t0 f2 g1 first=2",
    ),
    (scene(BOARD, phase="roll", seat=1, turn=12), f"{ARMIES} 2 roll - - t12 f1 g1 -"),
    (scene(BOARD, phase="keep", rolled="112346"), f"{ARMIES} 1 keep - 112346 t1 f1 g1 -"),
    (scene(BOARD, phase="keep", aside="6", held="11", rolled="126"), f"{ARMIES} 1 keep 6 11+126 t1 f1 g1 -"),
    (scene(BOARD, phase="push", aside="66 345", rolled="1"), f"{ARMIES} 1 push 66,345 1 t1 f1 g1 -"),
    (scene(BOARD, aside="6 66 345"), f"{ARMIES} 1 act 6,66,345 - t1 f1 g1 -"),
    (scene(BOARD), f"{ARMIES} 1 act - - t1 f1 g1 -"),
    (scene(BOARD, aside="66", all_out=True), f"{ARMIES} 1 act! 66 - t1 f1 g1 -"),
    (
        scene(BOARD, aside="6 345").do("345 move 4"),
        f"{ARMIES.replace('phaello0', 'phaello1')} 1 act:345>35 6 - t1 f1 g1 -",
    ),
    (
        scene(BOARD, aside="111 222", all_out=True).do("111 move 1"),
        f"{ARMIES.replace('donato0', 'donato1', 1)} 1 act:111>1! 222 - t1 f1 g1 -",
    ),
    (scene(BOARD, turn=500).do("stop"), f"{ARMIES} 1 over - - t500 f1 g1,3-5:= -"),
    (
        scene(BOARD, games=3, sheet=[(17, 14), (3, 12)], winners=[0, 1], turn=3),
        f"{ARMIES} 1 act - - t3 f1 g3,17-14:1,3-12:2 games=3",
    ),
]


@pytest.mark.parametrize(
    ("game", "line"), LINES, ids=[line.partition(" t")[0].split(" ", 2)[2] for _, line in LINES]
)
def test_a_position_is_written_in_one_line_and_reads_back(game: Scene, line: str) -> None:
    assert HEROES.position(game.state) == line
    again = HEROES.from_position(line, Options())
    assert HEROES.dump(again) == HEROES.dump(game.state)
    assert HEROES.offer(again, again.mover) == HEROES.offer(game.state, game.state.mover)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(), "-"),
        (Options(rows=5, hold="strict"), "rows=5;hold=strict"),
        (Options(scythe_hits="enemies", scythe_line="column"), "scythe-hits=enemies;scythe-line=column"),
        (Options(blocked_vox=True, duplicates=True), "blocked-vox=yes;duplicates=yes"),
        (Options(first="2", turn_limit=40, games=3), "first=2;turn-limit=40;games=3"),
        (
            Options(collection_1=("donato", "victorno", "sanyctus", "phaello", "ebellius")),
            "collection-1=donato,victorno,sanyctus,phaello,ebellius",
        ),
    ],
)
def test_options_that_are_not_the_default_stand_in_the_line(options: Options, words: str) -> None:
    line = f"{HOME} 1 roll - - t1 f1 g1 {words}"
    state = HEROES.from_position(line, Options())
    assert state.options == options
    assert HEROES.position(state) == line


def test_options_named_in_the_line_win_over_those_given_and_the_others_stay() -> None:
    given = Options(rows=3, hold="literal", cards=rearmed(donato=Item("shield")))
    state = HEROES.from_position(f"{HOME} 1 roll - - t1 f1 g1 rows=6;duplicates=yes", given)
    assert state.options == Options(rows=6, hold="literal", duplicates=True, cards=given.cards)
    assert state.cards["donato"].has("shield")


def test_what_may_be_put_down_in_any_order_is_read_in_any_order() -> None:
    state = HEROES.from_position(f"{HOME} 1 keep 345,6 61 t1 f1 g1 -", Options())
    assert (state.aside, state.rolled) == (("6", "345"), (1, 6))


ROLL = f"{HOME} 1 roll - - t1 f1 g1 -"
EMPTY = "-/-/-/-/-"
ALL = "donato,victorno,sanyctus,phaello,ebellius"
ONE_STANDS = "donato0/-/-/-/-;victorno,sanyctus,phaello,ebellius"
TWO_STAND = "donato0/victorno0/-/-/-;sanyctus,phaello,ebellius"
WON = "donato6/phaello5/victorno4/sanyctus2/ebellius1 darrago0/dyrael1/aramus2/feurran1/phaello0"
"""The first seat has three heroes across, and 24 points to 4."""
AHEAD = "donato6/phaello5/victorno0/sanyctus0/ebellius0 darrago0/dyrael0/aramus0/feurran0/donato0"
"""It has two across, and more points."""

WRONG: list[tuple[str, str, str]] = [
    # number of fields
    ("", "heroes-position-fields", ""),
    (ROLL + " -", "heroes-position-fields", ""),
    # armies
    (ROLL.replace("donato0/vic", "vic"), "heroes-position-bad-field", "army-1"),
    (ROLL.replace("donato0/vic", "donato/vic"), "heroes-position-bad-field", "army-1"),
    (ROLL.replace("donato0/vic", "nobody0/vic"), "heroes-position-unknown-hero", "army-1"),
    (ROLL.replace("victorno0", "donato0"), "heroes-position-hero-twice", "army-1"),
    (ROLL.replace("aramus0", "feurran0"), "heroes-position-hero-twice", "army-2"),
    (ROLL.replace("ebellius0 ", "ebellius0;aramus "), "heroes-position-bad-field", "army-1"),
    (ROLL.replace("ebellius0 ", "ebellius0;nobody "), "heroes-position-unknown-hero", "army-1"),
    (ROLL[:-1] + "collection-2=" + ALL, "heroes-position-not-owned", "army-2"),
    (ROLL.replace("victorno0", "-"), "heroes-position-army-missing", "phase"),
    # advances: at rows=4 the two heroes of a column share six spaces
    (ROLL.replace("donato0/vic", "donato7/vic"), "heroes-position-too-far", "army-1"),
    (
        ROLL.replace("donato0/vic", "donato4/vic").replace("/donato0", "/donato3"),
        "heroes-position-too-far",
        "army-1",
    ),
    # decides, phase
    (ROLL.replace(" 1 roll", " 3 roll"), "heroes-position-bad-field", "decides"),
    (ROLL.replace("roll", "sleep"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "roll!"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll", "roll:345>3"), "heroes-position-not-in-phase", "phase"),
    (ROLL.replace("roll", "act:345"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:345>"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:345>6"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:345>12"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:345>345"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:345>33"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:111>11"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:66>1"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll -", "act:345>3 6,123"), "heroes-position-bad-field", "phase"),
    (ROLL.replace("roll", "act:345>3:123>1"), "heroes-position-not-in-phase", "phase"),
    # dice
    (ROLL.replace("roll -", "act 7"), "heroes-position-bad-field", "aside"),
    (ROLL.replace("roll -", "act 66,12345"), "heroes-position-bad-field", "aside"),
    (ROLL.replace("roll -", "roll 6"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll - -", "roll - 6"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll - -", "act - 6"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll - -", "keep - 7"), "heroes-position-bad-field", "lying"),
    (ROLL.replace("roll - -", "keep - 11234+"), "heroes-position-bad-field", "lying"),
    (ROLL.replace("roll - -", "keep - +112346"), "heroes-position-bad-field", "lying"),
    (ROLL.replace("roll - -", "keep - 11+2346"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll - -", "keep - 12346"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll - -", "keep - 112244"), "heroes-position-bust", "lying"),
    (ROLL.replace("roll - -", "keep 66 111+2"), "heroes-position-bust", "lying"),
    (ROLL.replace("roll - -", "push - 112346"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll - -", "push 6 11+234"), "heroes-position-dice", "lying"),
    (ROLL.replace("roll - -", "push 6,12345 -"), "heroes-position-dice", "lying"),
    # turn, first, game
    (ROLL.replace("t1", "t0"), "heroes-position-bad-field", "turn"),
    (ROLL.replace("t1", "t501"), "heroes-position-bad-field", "turn"),
    (ROLL.replace("t1", "1"), "heroes-position-bad-field", "turn"),
    (ROLL.replace("f1", "f3"), "heroes-position-bad-field", "first"),
    (ROLL.replace("g1", "g4"), "heroes-position-bad-field", "game"),
    (ROLL.replace("g1", "g2"), "heroes-position-bad-field", "game"),
    (ROLL.replace("g1", "g2,17-14"), "heroes-position-bad-field", "game"),
    (ROLL.replace("g1", "g1,17-14:1"), "heroes-position-bad-field", "game"),
    (ROLL.replace("roll", "over"), "heroes-position-bad-field", "game"),
    (ROLL.replace("roll", "over").replace("g1", "g1,0-1:2"), "heroes-position-winner", "game"),
    (f"{WON} 1 over - - t21 f1 g1,24-4:2 -", "heroes-position-bad-field", "game"),
    (f"{WON} 1 over - - t21 f1 g1,24-4:= -", "heroes-position-winner", "game"),
    (f"{WON} 2 over - - t21 f1 g1,24-4:1 -", "heroes-position-winner", "game"),
    (f"{WON} 1 over - - t21 f1 g1,25-4:1 -", "heroes-position-winner", "game"),
    (f"{WON} 1 over - - t500 f1 g1,24-4:= -", "heroes-position-winner", "game"),
    (f"{AHEAD} 1 over - - t21 f1 g1,17-0:1 -", "heroes-position-winner", "game"),
    (f"{AHEAD} 1 over - - t21 f1 g1,17-0:= -", "heroes-position-winner", "game"),
    (f"{AHEAD} 1 over - - t500 f1 g1,17-0:1 -", "heroes-position-winner", "game"),
    (f"{WON} 1 over - - t21 f1 g3,3-9:1,3-9:2,24-4:1 games=3", "heroes-position-bad-field", "game"),
    (f"{WON} 1 over - - t21 f1 g3,3-3:2,3-9:2,24-4:1 games=3", "heroes-position-bad-field", "game"),
    # options
    (ROLL[:-1] + "rows", "heroes-position-bad-field", "options"),
    (ROLL[:-1] + "cards=mine", "heroes-position-bad-field", "options"),
    (ROLL[:-1] + "rows=9", "option-bad-value", ""),
    (ROLL[:-1] + "colour=red", "option-unknown", ""),
    # draft and set-up
    (f"{EMPTY};{ALL} {EMPTY} 1 draft - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY};donato {EMPTY};donato 2 draft - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY};{ALL} {EMPTY};{ALL} 2 draft - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"donato0/-/-/-/- {EMPTY} 1 draft - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY} {EMPTY} 2 draft - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY} {EMPTY} 1 draft - - t1 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY} {EMPTY} 1 draft! - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY} {EMPTY} 1 draft:345>3 - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY};{ALL} {EMPTY};{ALL} 2 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY};{ALL} {EMPTY};donato 1 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY};donato {EMPTY};{ALL} 1 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{TWO_STAND} {EMPTY};{ALL} 1 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{TWO_STAND} {EMPTY};{ALL} 2 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY};{ALL} {ONE_STANDS} 1 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{EMPTY};{ALL} {ONE_STANDS} 2 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
    (f"{HOME} 1 place - - t0 f1 g1 -", "heroes-position-not-in-phase", "phase"),
]


@pytest.mark.parametrize(("line", "message", "field"), WRONG, ids=[line or "empty" for line, _, _ in WRONG])
def test_an_impossible_position_is_refused_with_the_wrong_field(line: str, message: str, field: str) -> None:
    with pytest.raises(Mistake) as mistake:
        HEROES.from_position(line, Options())
    assert mistake.value.phrase.id == message
    assert mistake.value.phrase.args.get("field", "") == field
    assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)


@pytest.mark.clause("H-WIN-1", "H-LIMIT-1", "H-MATCH-1")
@pytest.mark.parametrize(
    ("line", "shares"),
    [
        (f"{WON} 1 over - - t21 f1 g1,24-4:1 -", (1.0, 0.0)),
        (f"{WON} 1 over - - t500 f1 g1,24-4:1 -", (1.0, 0.0)),
        (f"{WON} 2 over - - t500 f1 g1,24-4:= -", (0.5, 0.5)),
        (f"{AHEAD} 1 over - - t500 f1 g1,17-0:= -", (0.5, 0.5)),
        (f"{WON} 1 over - - t21 f1 g3,0-30:=,3-9:2,24-4:1 games=3", (0.0, 1.0)),
    ],
)
def test_a_game_that_is_over_ended_as_the_board_says(line: str, shares: tuple[float, float]) -> None:
    state = HEROES.from_position(line, Options())
    assert HEROES.position(state) == line
    result = HEROES.result(state)
    assert result is not None
    assert result.shares == shares


def test_the_two_heroes_of_a_column_may_use_up_all_the_room_there_is() -> None:
    line = ROLL.replace("donato0/vic", "donato4/vic").replace("/donato0", "/donato2")
    assert HEROES.position(HEROES.from_position(line, Options())) == line
