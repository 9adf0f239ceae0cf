"""What a client may ask about a table: the map, a figure's ways and lines, the odds of an attack."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from bulkhead import GAMES
from bulkhead.starquest.clients.ask.chart import Chart
from bulkhead.starquest.clients.ask.queries import Aim, Default, Found, Hints, Outlook, Seen, Silent, survey
from bulkhead.starquest.data.commands import AnyCommand, Done, Enter, Face, Shoot, Step
from bulkhead.starquest.data.frames import Window
from bulkhead.starquest.data.state import Effect, Pact, State, Watch
from bulkhead.starquest.table import effects
from bulkhead.tabletop import asking
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import SPECTATOR, Viewer
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.scene import BA, CH, EL, LD, UM, hall, scene

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


def asked(state: State, about: str, viewer: Viewer = 0) -> Found:
    return survey(GAME.view(state, viewer), asking.offered(GAME, state, viewer), about)


def test_the_chart_has_every_square_once_and_doors_between_squares() -> None:
    chart = asked(begun(), "chart")
    assert isinstance(chart, Chart)
    assert sorted(chart.floor) == sorted(square for board in chart.boards for square in board.squares)
    assert set().union(*chart.rooms.values()) < set(chart.floor)
    for door in chart.doors:
        assert all(abs(a - b) in (1, chart.width) for a, b in door.edges)


@pytest.mark.clause("SQ-DOOR-08")
def test_the_chart_names_the_doorways_that_a_card_can_bar() -> None:
    drawn = """
        +-+-+-+-+
        |. .;. .|
        +   +   +
        |. .;. .|
        +   +   +
        |. .|. .|
        +-+-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser 0.0 E")
    gate = table.state.ship.gates[0]
    effects.add(table.state, Effect("sealed", BA, on=gate.id))
    chart = asked(table.state, "chart", CH)
    assert isinstance(chart, Chart)
    assert [(one.id, one.edges) for one in chart.gates] == [(gate.id, ((1, 2), (5, 6)))]
    assert chart.doors == ()
    assert [effect.on for effect in GAME.view(table.state, CH).effects] == [gate.id]


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


NICHES = """
    +-+-+-+-+-+-+-+
    |. . . . . . .|
    + + + + + + + +
    |. . . . . . .|
    +-+ +-+ +-+-+-+
    |.|.|.|.|. . .|
    +-+-+-+-+-+-+-+
    """
"""A corridor two squares wide, with room for one to step aside here and there."""


def test_of_ways_that_cost_the_same_the_straightest_is_walked() -> None:
    table = scene(NICHES, "ba1 fig_marine_laser 0.1 E", "ch1 fig_ork 6.2 N").act("ba1")
    ways = {reach.square: reach for reach in leads_there(table.state, "ba1", BA).reach}
    ship = table.state.ship

    def way(x: int, y: int) -> list[str]:
        return [ship.name(square) for square in ways[ship.at(x, y)].way]

    assert way(4, 1) == [
        "1.1",
        "2.1",
        "3.1",
        "4.1",
    ]  # not in and out of a niche, nor to the other wall and back
    assert way(4, 0) == ["1.0", "2.0", "3.0", "4.0"]  # one bend
    assert way(1, 2) == ["1.2"]
    open_floor = scene(hall(7, 7), "ba1 fig_marine_laser 0.3 E", "ch1 fig_ork 6.6 N").act("ba1")
    for reach in leads_there(open_floor.state, "ba1", BA).reach:
        (x, y), (end, down) = (0, 3), open_floor.state.ship.xy(reach.square)
        assert len(reach.way) == max(abs(end - x), abs(down - y))
        headings = []
        for square in reach.way:
            to = open_floor.state.ship.xy(square)
            headings.append((to[0] - x, to[1] - y))
            x, y = to
        assert sum(one != other for one, other in pairwise(headings)) <= 1


def test_a_way_that_needs_no_permission_is_preferred() -> None:
    table = scene(hall(6, 3), "ba1 fig_marine_laser 0.1 E", "if1 fig_marine_laser 1.1 E").act("ba1")
    asked_for = {reach.square: reach.asks for reach in leads_there(table.state, "ba1", BA).reach}
    assert not asked_for[table.state.ship.at(2, 1)]
    assert not any(asked_for.values())


def leads_there(state: State, who: str, seat: int) -> Outlook:
    """Every way of a figure on hand brings what moves to its square, for its price."""
    outlook = asked(state, who, seat)
    assert isinstance(outlook, Outlook)
    moves = state.minis[who].mans or who
    for reach in outlook.reach:
        walked = GAME.clone(state)
        for text in reach.commands:
            assert GAME.waiting(walked) == seat
            GAME.apply(walked, seat, GAME.read(text), Seeded(bytes(32)), Silence())
        mini = walked.minis[moves]
        assert mini.squares[0] == reach.square == reach.way[-1]
        assert mini.deeds.mp - state.minis[moves].deeds.mp == reach.cost
    return outlook


@pytest.mark.clause("SQ-DREAD-12")
def test_a_dreadnought_turns_on_its_way_where_that_is_cheaper() -> None:
    table = scene(hall(6, 4), "ch1 fig_dread_mk7 3.1 E", "ba1 fig_marine_laser 0.0 N", turn=CH).act("ch1")
    outlook = leads_there(table.state, "ch1", CH)
    ship = table.state.ship
    costs = {reach.square: reach.cost for reach in outlook.reach}
    # Three squares back: a quarter turn is free, the way back then costs a point for each square.
    assert costs[ship.at(1, 1)] == 2
    assert costs[ship.at(0, 1)] == 3
    assert ship.at(0, 0) not in costs  # somebody stands there
    assert set(costs) == set(reachable(table.state, "ch1", CH))


@pytest.mark.clause("SQ-DREAD-14", "SQ-DREAD-15")
@pytest.mark.parametrize(
    ("gone", "costs"),
    [
        ((), {"1.0": 1, "2.0": 2, "4.0": 4}),
        (("1.0",), {"0.0": 1, "2.0": 1, "4.0": 3}),
        (("1.0", "0.0"), {"1.0": 1, "2.0": 2}),
        (("1.0", "2.0"), {"1.0": 1, "0.0": 2, "4.0": 2}),
        (("1.0", "0.0", "1.0"), {"0.0": 1, "2.0": 1}),
    ],
)
def test_a_dreadnought_crosses_a_door_in_one_go_or_stops_before_it(
    gone: tuple[str, ...], costs: dict[str, int]
) -> None:
    """The open door lies between 3 and 4: on 3.0 it would stand under it. It has four points in all and faces north, so
    that a step either way costs one; with fewer than two left before the door it does not cross."""
    drawn = """
        +-+-+-+-+-+-+-+-+-+
        |. . . .:. . . . .|
        +       +         +
        |. . . .:. . . . .|
        +-+-+-+-+-+-+-+-+-+
        """
    lines = ("ch1 fig_dread_mk7 0.0 N", "ba1 fig_marine_laser 8.1 E")
    table = scene(drawn, *lines, turn=CH, opened=["d1"]).act("ch1").do(*(f"ch1 step {to}" for to in gone))
    outlook = leads_there(table.state, "ch1", CH)
    assert outlook.left == 4 - len(gone)
    assert {table.state.ship.name(reach.square): reach.cost for reach in outlook.reach} == costs


@pytest.mark.clause("SQ-WPN-55", "SQ-WPN-56", "SQ-WPN-86")
def test_a_machine_rolls_and_pivots_as_far_as_its_points_go() -> None:
    table = scene(
        hall(9, 5), "ba1 fig_marine_laser 0.2 E mans=ba2", "ba2 mch_tarantula 2.2,1.2 E", "ch1 fig_ork 8.4 N"
    ).act("ba1")
    outlook = leads_there(table.state, "ba1", BA)
    ship = table.state.ship
    assert (outlook.left, outlook.full) == (6, 6)
    costs = {reach.square: reach.cost for reach in outlook.reach}
    assert costs[ship.at(8, 2)] == 6  # straight on
    assert costs[ship.at(1, 1)] == 0  # a pivot: free, and the front is another square
    assert costs[ship.at(1, 2)] == 2  # one square on, then half a turn
    assert set(costs) == set(reachable(table.state, "ba1", BA))
    served = leads_there(table.do("ba1 step 3.2").state, "ba1", BA)
    assert (served.left, served.full) == (5, 6)


def test_a_gunner_whose_machine_rests_may_walk_away_from_it() -> None:
    table = scene(
        hall(6, 3), "ba1 fig_marine_laser 0.1 E mans=ba2", "ba2 mch_tarantula 2.1,1.1 E", "ch1 fig_ork 5.2 N"
    )
    table.state.minis["ba1"] = replace(
        table.state.minis["ba1"], deeds=replace(table.state.minis["ba1"].deeds, new_gunner=True)
    )
    outlook = asked(table.act("ba1").state, "ba1", BA)
    assert isinstance(outlook, Outlook)
    walked = {reach.square for reach in outlook.reach}
    assert table.state.ship.at(0, 0) in walked
    assert not walked & set(table.state.minis["ba2"].squares)


def test_a_machine_without_a_crew_goes_by_itself_along_the_rows() -> None:
    table = scene(hall(5, 3), "ld1 mch_mrl_inferno 0.1 E", "ch1 fig_ork 4.2 N").act("ld1")
    outlook = leads_there(table.state, "ld1", LD)
    assert {reach.square for reach in outlook.reach} == set(reachable(table.state, "ld1", LD))
    assert outlook.reach


def reachable(state: State, who: str, seat: int) -> set[int]:
    """Where it can come by any row of offered steps and turns, tried out one by one."""
    moves = state.minis[who].mans or who
    found: set[int] = set()
    known: set[tuple[object, ...]] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        mini, acting = here.minis[moves], here.minis[who]
        key = (mini.squares, mini.facing, mini.deeds.mp, acting.deeds.turned, acting.mans)
        if key in known or acting.mans != state.minis[who].mans:
            continue
        known.add(key)
        if mini.squares[0] != state.minis[moves].squares[0]:
            found.add(mini.squares[0])
        offer = GAME.offer(here, seat)
        assert offer is not None
        for command in offer.commands:
            if isinstance(command, Step | Face):
                further = GAME.clone(here)
                GAME.apply(further, seat, command, Seeded(bytes(32)), Silence())
                waiting.append(further)
    return found


def test_a_figure_that_has_finished_goes_nowhere_and_still_sees() -> None:
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
    assert asked(state, "seen", viewer=1) == asked(state, "seen", viewer=SPECTATOR) == Seen(())


def test_a_token_of_somebody_else_tells_nothing_of_what_it_hides() -> None:
    state = begun()
    token = next(iter(state.tokens))
    outlook = asked(state, token)
    assert isinstance(outlook, Outlook)
    assert (outlook.left, outlook.full) == (5, 5)
    assert (outlook.armour, outlook.sees, outlook.fires) == (0, (), ())


@pytest.mark.clause("SQ-ALIEN-15")
def test_a_token_that_has_moved_has_less_left_of_the_same_whole() -> None:
    table = scene(hall(6, 1), "ch?1 fig_ork 0.0", turn=CH).act("ch?1").do("ch?1 step 1.0")
    outlook = asked(table.state, "ch?1", CH)
    assert isinstance(outlook, Outlook)
    assert (outlook.left, outlook.full) == (4, 5)


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


@pytest.mark.clause("SQ-ALLY-12", "SQ-ALLY-16")
@pytest.mark.parametrize("public", [True, False])
def test_an_attack_says_which_alliance_it_would_break(public: bool) -> None:
    lines = ("ba1 fig_marine_laser 0.1 E", "el1 fig_eldar_warrior 5.0 W", "ch1 fig_ork 5.2 W")
    state = scene(hall(8, 3), *lines).act("ba1").state
    ally, foe = (f"ba1 shoot wpn_laser_rifle {who}" for who in ("el1", "ch1"))
    state.pacts = (Pact(BA, EL, public), Pact(BA, LD, False))
    for about, breaks in ((ally, (EL,)), (foe, ())):
        aim = asked(state, about, BA)
        assert isinstance(aim, Aim)
        assert aim.breaks == breaks
    state.pacts = ()
    aim = asked(state, ally, BA)
    assert isinstance(aim, Aim)
    assert aim.breaks == ()


def test_the_default_answer_is_told_to_the_deciding_seat_only() -> None:
    state = begun()
    mine = asked(state, "default")
    assert isinstance(mine, Default)
    assert GAME.read(mine.command) == Done()
    theirs = asked(state, "default", 1)
    assert isinstance(theirs, Default)
    assert theirs.command == ""  # another seat's answer is not told


def test_any_viewer_can_ask_about_a_declared_attack_and_only_while_there_is_one() -> None:
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
    everybody: tuple[Viewer, ...] = (UM, BA, SPECTATOR)
    for viewer in everybody:
        aim = survey(GAME.view(table.state, viewer), None, "attack")
        assert isinstance(aim, Aim)
        assert [threat.target for threat in aim.threats] == ["um1"]
        assert 0 < aim.threats[0].hurt < 1


def test_hints_are_for_the_deciding_seat_and_an_ordinary_mission_has_only_its_briefing() -> None:
    state = begun()
    told = asked(state, "hints")
    assert isinstance(told, Hints)
    assert {"story", "welcome", "walk"} <= {hint.name for hint in told.hints}
    assert asked(state, "hints", viewer=1) == asked(state, "hints", viewer=SPECTATOR) == Hints(())
    other = GAME.new(GAME.options({"mission": "mis_s1_cold_lock"}), Seeded(bytes(32)), Silence())
    seat = GAME.waiting(other)
    assert seat is not None
    briefing = asked(other, "hints", viewer=seat)
    assert isinstance(briefing, Hints)
    assert {hint.says.id.split("-")[1] for hint in briefing.hints} == {"briefing"}


def test_who_is_in_overwatch_and_has_no_shot_hears_why() -> None:
    table = scene(
        hall(9, 3),
        "ch1 fig_ork 5.1 N",
        "ba1 fig_marine_laser 0.0 E watching",
        "ba2 fig_marine_laser 2.2 W watching",  # it looks away
        "ba3 fig_marine_laser 8.0 W watching",  # the Orc has walked about before it
        "um1 fig_marine_laser 1.2 W watching",  # somebody else's
        turn=CH,
    )
    for who in ("ba1", "ba2", "um1"):
        table.state.watches[who] = Watch()
    table.state.watches["ba3"] = Watch(("ch1",), (("ch1", 1),))
    table.act("ch1").do("ch1 step 5.0")
    assert table.waiting == BA
    found = asked(table.state, "silent", BA)
    assert isinstance(found, Silent)
    assert {one.who: (one.says.id, one.clause) for one in found.silent} == {
        "ba2": ("sq-no-watch-sight", "SQ-OVER-03"),
        "ba3": ("sq-no-watch-late", "SQ-OVER-06"),
    }
    assert asked(table.state, "silent", UM) == Silent(())


def test_who_sees_an_enemy_and_cannot_hit_it_hears_why() -> None:
    table = scene(
        hall(8, 2),
        "ch1 fig_ork 1.1 N",
        "ba1 fig_marine_laser 0.0 E watching",  # an orthogonal neighbour cannot be aimed at
        "ba2 fig_marine_laser 6.0 W watching",
        turn=CH,
    )
    table.state.watches = {"ba1": Watch(), "ba2": Watch()}
    assert asked(table.state, "silent", BA) == Silent(())
    table.act("ch1").do("ch1 step 1.0")
    assert table.waiting == BA
    found = asked(table.state, "silent", BA)
    assert isinstance(found, Silent)
    assert [(one.who, one.says.id, one.clause) for one in found.silent] == [
        ("ba1", "sq-no-watch-line", "SQ-OVER-14")
    ]
