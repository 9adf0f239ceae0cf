"""What a client may ask about a table: the map, a figure's ways and lines, the odds of an attack."""

from random import Random

import pytest

from bulkhead import GAMES
from bulkhead.starquest.chart import Chart
from bulkhead.starquest.commands import AnyCommand, Done, Enter, Shoot
from bulkhead.starquest.frames import Window
from bulkhead.starquest.state import State
from bulkhead.starquest.survey import Aim, Default, Hints, Outlook, Seen, survey
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.scene import BA, UM, scene

GAME = GAMES["starquest"]
TUTORIAL = {"mission": "mis_00_first_steps", "factions": ["ultramarines", "chaos"]}


def begun() -> State:
    """The tutorial: the squad has chosen its entry area, and its commander comes in."""
    dice = Seeded(bytes(32))
    state: State = GAME.new(GAME.options(TUTORIAL), dice, Silence())
    for text in ("choose dk_s", "activate um1", "um1 enter 5.11 N"):
        GAME.apply(state, 0, GAME.read(text), dice, Silence())
    while GAME.waiting(state) == 1:
        offer = GAME.offer(state, 1)
        assert offer is not None
        GAME.apply(state, 1, offer.commands[0], dice, Silence())
    return state


def asked(state: State, about: str, viewer: int = 0) -> Chart | Outlook | Aim | Seen | Default | Hints:
    return survey(GAME.view(state, viewer), GAME.offer(state, viewer), about)


def test_the_chart_has_every_square_once_and_doors_between_squares() -> None:
    chart = asked(begun(), "chart")
    assert isinstance(chart, Chart)
    assert sorted(chart.floor) == sorted(square for board in chart.boards for square in board.squares)
    assert set().union(*chart.rooms.values()) < set(chart.floor)
    for door in chart.doors:
        assert all(abs(a - b) in (1, chart.width) for a, b in door.edges)


def test_every_way_leads_where_it_says_for_what_it_says() -> None:
    state = begun()
    outlook = asked(state, "um1")
    assert isinstance(outlook, Outlook)
    assert outlook.left == 5
    assert outlook.reach
    for reach in outlook.reach:
        walked = GAME.clone(state)
        for text in reach.commands:
            GAME.apply(walked, 0, GAME.read(text), Seeded(bytes(32)), Silence())
        mini = walked.minis["um1"]
        assert mini.squares == (reach.square,)
        assert mini.deeds.mp - state.minis["um1"].deeds.mp == reach.cost
        assert reach.way[-1] == reach.square


def test_whoever_has_finished_goes_nowhere_and_still_sees() -> None:
    state = begun()
    GAME.apply(state, 0, Done(), Seeded(bytes(32)), Silence())
    outlook = asked(state, "um1")
    assert isinstance(outlook, Outlook)
    assert not outlook.reach
    assert outlook.sees


def test_what_the_own_figures_see_is_told_and_what_others_see_is_not() -> None:
    state = begun()
    seen, outlook = asked(state, "seen"), asked(state, "um1")
    assert isinstance(seen, Seen)
    assert isinstance(outlook, Outlook)
    assert set(seen.squares) == {*outlook.sees, *state.minis["um1"].squares}
    assert asked(state, "seen", viewer=1) == asked(state, "seen", viewer=-1) == Seen(())


def test_a_token_of_somebody_else_tells_nothing_of_what_it_hides() -> None:
    state = begun()
    token = next(iter(state.tokens))
    outlook = asked(state, token)
    assert isinstance(outlook, Outlook)
    assert (outlook.left, outlook.armour, outlook.sees, outlook.fires) == (5, 0, (), ())


def test_no_survey_tells_apart_what_its_asker_cannot() -> None:
    state = begun()
    for seed in range(8):
        twin = GAME.twin(state, 0, Random(seed))
        for about in ("chart", "seen", "um1", *state.tokens):
            assert asked(twin, about) == asked(state, about)


def test_only_attacks_that_are_offered_are_worked_out() -> None:
    state = begun()
    for about in ("um1 shoot wpn_laser_pistol um2", "nobody", "um1 step 5.10"):
        with pytest.raises(Mistake):
            asked(state, about)


def test_an_attack_tells_its_squares_its_dice_and_everybody_in_it() -> None:
    state = _shot()
    seat = GAME.waiting(state)
    assert seat is not None
    offer = GAME.offer(state, seat)
    assert offer is not None
    shot = next(command for command in offer.commands if isinstance(command, Shoot))
    aim = survey(GAME.view(state, offer.seat), offer, str(shot))
    assert isinstance(aim, Aim)
    assert sum(aim.totals) == pytest.approx(1)
    assert aim.threats
    assert len(aim.most) == len(aim.squares)
    assert all(0 <= threat.killed <= threat.hurt <= 1 for threat in aim.threats)


def _shot() -> State:
    """Play on until somebody may shoot: each takes the first answer that brings a figure in or reveals one."""
    state = begun()
    dice = Seeded(bytes(32))
    for _ in range(400):
        seat = GAME.waiting(state)
        offer = GAME.offer(state, seat) if seat is not None else None
        assert offer is not None
        if any(isinstance(command, Shoot) for command in offer.commands):
            return state
        GAME.apply(state, offer.seat, _wanted(offer.commands), dice, Silence())
    raise AssertionError("nobody ever shot")


def _wanted(commands: tuple[AnyCommand, ...]) -> AnyCommand:
    kinds = ("Reveal", "Stand", "Enter", "Open", "Step")
    for kind in kinds:
        for command in commands:
            if type(command).__name__ == kind and not (isinstance(command, Enter) and command.facing):
                return command
    return commands[0]


def test_what_is_answered_for_whoever_does_not_answer() -> None:
    state = begun()
    mine = asked(state, "default")
    assert isinstance(mine, Default)
    assert GAME.read(mine.command) == Done()
    theirs = asked(state, "default", 1)
    assert isinstance(theirs, Default)
    assert theirs.command == ""  # another seat's answer is not told


def test_a_declared_attack_is_asked_about_by_anybody_and_none_by_nobody() -> None:
    table = scene(
        """
        +-+-+-+-+
        |. . . .|
        +-+-+-+-+
        """,
        "ba1 fig_marine_laser 0.0 E",
        "um1 fig_marine_laser 3.0 W",
        sides={UM: {"command": 3}},
    )
    with pytest.raises(Mistake):
        survey(GAME.view(table.state, UM), None, "attack")
    table.act("ba1").do("ba1 shoot wpn_laser_rifle um1")
    assert isinstance(table.state.frames[-1], Window)
    for viewer in (UM, BA, -1):
        aim = survey(GAME.view(table.state, viewer), None, "attack")
        assert isinstance(aim, Aim)
        assert [threat.target for threat in aim.threats] == ["um1"]
        assert 0 < aim.threats[0].hurt < 1


def test_hints_are_for_whoever_is_asked_and_a_mission_that_is_no_lesson_has_only_its_briefing() -> None:
    state = begun()
    told = asked(state, "hints")
    assert isinstance(told, Hints)
    assert {"story", "welcome", "walk"} <= {hint.name for hint in told.hints}
    assert asked(state, "hints", viewer=1) == asked(state, "hints", viewer=-1) == Hints(())
    other = GAME.new(GAME.options({"mission": "mis_s1_cold_lock"}), Seeded(bytes(32)), Silence())
    seat = GAME.waiting(other)
    assert seat is not None
    briefing = asked(other, "hints", viewer=seat)
    assert isinstance(briefing, Hints)
    assert {hint.says.id.split("-")[1] for hint in briefing.hints} == {"briefing"}
