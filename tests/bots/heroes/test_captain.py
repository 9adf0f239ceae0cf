"""The captain on drawn boards: what it keeps, what it risks, what it leaves."""

from typing import Any

import pytest

from bulkhead.bots import Bot, bot
from bulkhead.bots.heroes import Captain
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.winning import DRAW, scores, wins
from bulkhead.tabletop import Seeded, Silence
from bulkhead.words import LANGUAGES, Words
from tests.heroes.scene import Scene, scene, table

# Two heroes of the first seat are across; Sanyctus in column 3 is one space short.
ONE_SHORT = """
    r.yfa
    .d...
    .....
    VP...
    -----
    ..S..
    .....
    .....
    ...DE
    """

# The second seat has three heroes across and is far ahead. Phaello stands before one of them.
ABOUT_TO_LOSE = """
    ...ya
    .....
    .....
    .....
    -----
    rdf..
    P....
    .S...
    ..VDE
    """


def answer(game: Scene, captain: Bot | None = None) -> str:
    """The captain's answer at this table, for the seat that decides."""
    return str(choice(game.state, captain or Captain()))


def choice(state: State, player: Bot) -> AnyCommand:
    """A bot's answer, checked to be one of those offered."""
    offer = HEROES.offer(state, state.mover)
    assert offer is not None
    command: AnyCommand = player.choose(HEROES.view(state, state.mover), offer)
    assert command in offer.commands
    return command


def test_it_takes_an_available_win() -> None:
    game = scene(ONE_SHORT, aside="6 66")
    assert answer(game) == "66 move 3"


def test_it_uses_a_straight_to_the_same_end_and_then_stops() -> None:
    game, captain = scene(ONE_SHORT, aside="345"), Captain()
    while not wins(game.state, 0, scores(game.state)):
        game.do(answer(game, captain))
    assert game.state.advance[2] == 4


@pytest.mark.parametrize("lying", ["1245", "6666", "1116"])
def test_it_does_not_push_when_acting_wins(lying: str) -> None:
    assert answer(scene(ONE_SHORT, phase="push", aside="66", rolled=lying)) == "act"


@pytest.mark.parametrize(
    ("aside", "move"), [("222", "222 move 2"), ("444", "444 move 4"), ("555", "555 move 5")]
)
def test_it_takes_a_free_move_that_changes_no_need(aside: str, move: str) -> None:
    """A hero who is across, or behind the best three, needs nothing more; a greater lead is still better."""
    assert answer(scene(ONE_SHORT, aside=aside)) == move


def test_it_keeps_the_double_six_that_wins_as_a_double_six() -> None:
    kept = answer(scene(ONE_SHORT, phase="keep", rolled="124566"))
    assert "66" in kept.split()


def test_it_pushes_when_acting_would_lose() -> None:
    """Phaello is blocked, so three 1s move no hero, and the enemy's next turn would be the last."""
    assert answer(scene(ABOUT_TO_LOSE, phase="push", aside="111", rolled="245")).startswith("push")


def test_it_does_not_push_a_good_turn_for_a_slim_chance() -> None:
    far = ONE_SHORT.replace("..S..", ".....").replace("...DE", "..SDE")
    assert answer(scene(far, phase="push", aside="12345", rolled="4")) == "act"


def test_it_strikes_at_the_hero_that_is_about_to_win() -> None:
    """Only Phaello is adjacent to one of the three, by armour or with his own weapon."""
    assert answer(scene(ABOUT_TO_LOSE, aside="6")) in ("6 attack 1", "6 shoot 1 at 1.4")


@pytest.mark.parametrize(
    ("rolled", "kept"), [("123456", "keep 6 12345"), ("112233", "keep 123 123"), ("111222", "keep 111 222")]
)
def test_it_goes_all_out_when_the_dice_allow(rolled: str, kept: str) -> None:
    start = """
        aryfd
        .....
        .....
        .....
        -----
        .....
        .....
        .....
        VPSDE
        """
    assert answer(scene(start, phase="keep", rolled=rolled)) == kept


def test_after_an_all_out_it_still_spends_everything_that_helps() -> None:
    game, captain = scene(ONE_SHORT, aside="444 555", all_out=True), Captain()
    while game.state.phase == "act":
        game.do(answer(game, captain))
    assert game.state.advance[3:5] == [2, 2]
    assert (game.state.phase, game.state.mover) == ("roll", 0)


def test_it_stops_when_nothing_that_is_left_helps() -> None:
    """A lucky six with no enemy adjacent; Phaello could shoot, but only at a hero in its set-up space."""
    game = scene(ONE_SHORT.replace("r.yfa", "rdyfa").replace(".d...", "....."), aside="6")
    assert answer(game) == "stop"


@pytest.mark.clause("H-MATCH-1")
def test_in_a_match_it_does_not_win_a_game_that_loses_the_match() -> None:
    behind = scene(ONE_SHORT, aside="66", games=3, sheet=[(4, 20), (3, 19)], winners=[1, 1])
    game = behind.do(answer(behind), "stop") if answer(behind) != "stop" else behind.do("stop")
    assert game.state.phase != "over"
    level = scene(ONE_SHORT, aside="66", games=3, sheet=[(12, 12), (9, 9)], winners=[DRAW, DRAW])
    assert answer(level) == "66 move 3"


@pytest.mark.clause("H-LIMIT-1")
def test_on_the_last_turn_it_risks_everything_rather_than_draw() -> None:
    """A bust costs nothing that a draw would have saved; on an earlier turn it would."""
    assert answer(scene(ONE_SHORT, phase="push", aside="222", rolled="115", turn=500)).startswith("push")
    assert answer(scene(ONE_SHORT, phase="push", aside="12345", rolled="2", turn=499)) == "act"


@pytest.mark.clause("H-ARMY-1", "H-SETUP-1")
def test_it_drafts_the_vox_and_cheap_weapons_and_sets_the_best_up_in_the_middle() -> None:
    game, captain = table(), Captain()
    picked = []
    for _ in range(5):
        picked.append(answer(game, captain))
        game.do(picked[-1])
    assert picked == ["pick victorno", "pick phaello", "pick dyrael", "pick donato", "pick sanyctus"]
    game.do(*(f"pick {hero}" for hero in ("feurran", "dyrael", "aramus", "darrago", "donato")))
    placed = []
    while game.state.phase == "place":
        mine = game.state.mover == 0
        command = answer(game, captain) if mine else game.offers[0]
        placed += [command] if mine else []
        game.do(command)
    assert placed == [
        "place victorno 3",
        "place phaello 2",
        "place dyrael 4",
        "place donato 1",
        "place sanyctus 5",
    ]


OPTIONS: dict[str, dict[str, Any]] = {
    "as the book": {},
    "three rows": {"rows": 3},
    "six rows": {"rows": 6},
    "literal hold": {"hold": "literal"},
    "strict hold": {"hold": "strict"},
    "scythe hits enemies": {"scythe-hits": "enemies"},
    "scythe along the column": {"scythe-line": "column"},
    "blocked vox": {"blocked-vox": True},
    "duplicates": {"duplicates": True},
    "match of three": {"games": 3},
    "ten turns": {"turn-limit": 10},
    "small collection": {"collection-1": "aramus,feurran,ebellius,darrago,dyrael"},
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_whatever_the_options_it_answers_with_an_offer_and_with_reasons(
    seat: int, options: dict[str, Any]
) -> None:
    """A whole game against random, which leads to boards that no captain would choose."""
    dice = Seeded(b"any options")
    state = HEROES.new(HEROES.options(options), dice, Silence())
    captain, random = Captain(), bot("random", "heroes", 5)
    while (mover := HEROES.waiting(state)) is not None:
        command = choice(state, captain if mover == seat else random)
        if mover == seat and captain.reason is not None:
            assert all(Words(language).render(captain.reason) for language in LANGUAGES)
        HEROES.apply(state, mover, command, dice, Silence())
    result = HEROES.result(state)
    assert result is not None
    assert result.shares[seat] >= (0.5 if options.get("turn-limit") else 1.0)


def test_a_new_captain_gives_the_same_answer_to_the_same_view() -> None:
    """Nothing that it caches from earlier decisions changes a later one."""
    dice = Seeded(b"memory")
    state = HEROES.new(HEROES.options({"duplicates": True}), dice, Silence())
    players = Captain(), Captain()
    while (mover := HEROES.waiting(state)) is not None:
        command = choice(state, players[mover])
        assert command == choice(state, Captain())
        HEROES.apply(state, mover, command, dice, Silence())
    assert state.phase == "over"


def test_one_captain_can_sit_at_two_tables_at_once() -> None:
    captain = Captain()
    first, second = scene(ONE_SHORT, aside="66"), scene(ABOUT_TO_LOSE, aside="6")
    alone = answer(first), answer(second)
    assert (answer(first, captain), answer(second, captain)) == alone
    assert (answer(first, captain), answer(second, captain)) == alone
