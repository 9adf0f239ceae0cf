"""The lessons: where everybody stands, what wins them, and that nothing else does."""

from collections.abc import Callable
from typing import get_args

import pytest

from bulkhead.bots.starquest import Raider, Trooper
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.ask.coaching import LESSONS as COACHED
from bulkhead.starquest.clients.ask.coaching import advise
from bulkhead.starquest.clients.ask.goals import goals
from bulkhead.starquest.clients.ask.queries import Hints, survey
from bulkhead.starquest.data.commands import Activate, AnyCommand, Overwatch, Shoot, Snap, Step
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import MissionEnded, Placed
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.scenario_builder import playable, scenario_of
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.table import feat_log
from bulkhead.starquest.table.mission_rule import Doing, refused
from bulkhead.tabletop import Seeded, Silence
from bulkhead.tabletop.game import Offer
from bulkhead.words import LANGUAGES, Words
from tests.starquest.mustering import muster, options, ready
from tests.starquest.playing import is_over, lay, look, playing
from tests.starquest.scene import Table

SEATS = ("ultramarines", "chaos")
LESSONS = ("mis_t1_corridor", "mis_t2_vault", "mis_t3_machine")
UM, CH = 0, 1

Chooses = Callable[[State, Offer[AnyCommand]], AnyCommand | None]


def begun(mission: str) -> Table:
    return ready(muster(options(SEATS, mission=mission)))


def stands(table: Table) -> dict[str, tuple[str, str]]:
    """Every figure on the map: its sheet and its square."""
    return {
        mini.id: (mini.figure.removeprefix("fig_"), table.at(mini.id))
        for mini in table.state.minis.values()
        if mini.place == "board"
    }


# How they begin


@pytest.mark.clause("C-mis_t1_corridor-special-1-1")
def test_the_corridor_begins_with_three_marines_a_gretchin_in_sight_and_orcs_far_off() -> None:
    table = begun("mis_t1_corridor")
    assert stands(table) == {
        "um1": ("marine_laser", "2.0"),
        "um2": ("marine_commander", "0.1"),
        "um3": ("marine_laser", "2.2"),
        "ch1": ("gretchin", "6.1"),
        "ch2": ("gretchin", "8.5"),
        "ch3": ("ork", "5.6"),
        "ch4": ("ork", "5.7"),
    }
    assert table.state.scanned == (0,)
    assert (table.state.phase, table.state.round, table.waiting) == ("play", 1, UM)
    assert table.act("um2").offered("um2 shoot wpn_commander_bolter ch1")


@pytest.mark.clause("C-mis_t2_vault-special-1-1")
def test_the_vault_begins_at_a_door_with_one_card_in_the_deck() -> None:
    table = begun("mis_t2_vault")
    assert stands(table) == {
        "um1": ("marine_laser", "2.2"),
        "um2": ("marine_laser", "3.1"),
        "ch1": ("gretchin", "2.6"),
        "ch2": ("gretchin", "1.7"),
    }
    assert table.state.scanned == (0,)
    assert {name: deck.draw for name, deck in table.state.decks.items()} == {"recon": ("rec_override_key",)}
    assert table.state.things["obj_strongbox1"].square == table.state.ship.at(5, 3)


@pytest.mark.clause("C-mis_t3_machine-special-1-1")
def test_the_machine_begins_with_a_librarian_two_cards_and_an_open_door() -> None:
    table = begun("mis_t3_machine")
    assert stands(table) == {
        "um1": ("marine_commander", "0.2"),
        "um2": ("librarian", "1.0"),
        "um3": ("marine_laser", "2.2"),
        "ch1": ("android", "8.5"),
    }
    assert table.state.scanned == (0,)
    assert table.side(UM).psychic == ("psi_crush", "psi_crush")
    assert table.side(UM).psionic == "um2"
    assert table.state.gone == ("t_d1",)


@pytest.mark.parametrize("mission", LESSONS)
def test_the_log_of_a_lesson_does_not_begin_with_a_list_of_figures(mission: str) -> None:
    assert begun(mission).told(Placed) == []


# What is left out


@pytest.mark.parametrize(
    ("mission", "left_out"),
    [
        pytest.param(
            "mis_t1_corridor",
            {"search", "melee", "command", "event"},
            marks=pytest.mark.clause("C-mis_t1_corridor-special-3-1"),
        ),
        pytest.param(
            "mis_t2_vault", {"command", "event"}, marks=pytest.mark.clause("C-mis_t2_vault-special-2-1")
        ),
        pytest.param(
            "mis_t3_machine", {"search", "event"}, marks=pytest.mark.clause("C-mis_t3_machine-special-3-1")
        ),
    ],
)
def test_what_a_lesson_is_not_about_is_left_out(mission: str, left_out: set[str]) -> None:
    state = begun(mission).state
    doings: tuple[Doing, ...] = get_args(Doing)
    found = {doing: refused(state, doing, UM) for doing in doings}
    assert {doing for doing, refusal in found.items() if refusal} == left_out
    for refusal in filter(None, found.values()):
        assert refusal.clause == "SQ-SETUP-03"
        assert all(Words(language).render(refusal.phrase) for language in LANGUAGES)


def test_in_the_corridor_nobody_rolls_for_command_points() -> None:
    table = begun("mis_t1_corridor").do("end")
    assert table.waiting == CH
    assert begun("mis_t3_machine").do("end").offers == ["yes", "pass"]


@pytest.mark.parametrize(
    "mission",
    [
        pytest.param("mis_t1_corridor", marks=pytest.mark.clause("C-mis_t1_corridor-special-2-1")),
        pytest.param("mis_t3_machine", marks=pytest.mark.clause("C-mis_t3_machine-special-2-1")),
    ],
)
@pytest.mark.parametrize("left", [False, True])
def test_a_gretchin_comes_in_when_no_alien_is_left(mission: str, left: bool) -> None:
    lines = ("um1 fig_marine_commander 0.1 E", *(("ch1 fig_ork 8.7 W",) if left else ()))
    table = playing(mission, *lines, factions=SEATS, turn=UM).do("end")
    if table.waiting == UM:
        table.do("pass")
    come = [(event.who, event.figure) for event in table.told(Placed)]
    assert come == ([] if left else [("ch1", "fig_gretchin")])
    assert [mini.figure for mini in table.state.minis.values() if mini.seat == CH] == [
        "fig_ork" if left else "fig_gretchin"
    ]


# What wins them


def drilled(table: Table, *deeds: str) -> None:
    for deed in deeds:
        feat_log.note(table.state, "drilled", UM, deed)


@pytest.mark.clause("C-mis_t1_corridor-primary-1", "C-OBJECTIVE-drill")
def test_the_corridor_wants_a_shot_an_overwatch_shot_and_two_orcs() -> None:
    table = playing("mis_t1_corridor", "um1 fig_marine_laser 1.1 E", factions=SEATS)
    drilled(table, "shot")
    feat_log.note(table.state, "killed", UM, "fig_ork")
    feat_log.note(table.state, "killed", UM, "fig_ork")
    assert look(table, "boundary") == [], "no shot from Overwatch yet"
    drilled(table, "overwatch")
    assert look(table, "boundary") == [(UM, 30, "primary"), (UM, 15, "secondary")]
    assert look(table, "boundary") == [], "each is paid once"


@pytest.mark.clause("C-OBJECTIVE-drill")
def test_every_figure_of_a_drill_must_fall() -> None:
    table = playing("mis_t1_corridor", "um1 fig_marine_laser 1.1 E", factions=SEATS)
    drilled(table, "shot", "overwatch")
    feat_log.note(table.state, "killed", UM, "fig_ork")
    feat_log.note(table.state, "killed", CH, "fig_ork")
    assert look(table, "boundary") == [(UM, 15, "secondary")]
    view = STARQUEST.view(table.state, UM)
    primary = goals(view, table.state).goals[0]
    assert (primary.done, primary.of) == (3, 4)


@pytest.mark.clause("C-mis_t1_corridor-secondary-1")
def test_a_shot_from_overwatch_is_a_goal_of_its_own() -> None:
    table = playing("mis_t1_corridor", "um1 fig_marine_laser 1.1 E", factions=SEATS)
    drilled(table, "shot", "dodge")
    assert look(table, "boundary") == []
    drilled(table, "overwatch")
    assert look(table, "boundary") == [(UM, 15, "secondary")]


@pytest.mark.clause("C-mis_t2_vault-primary-1")
def test_the_strongbox_is_won_in_the_dock() -> None:
    table = playing("mis_t2_vault", "um1 fig_marine_laser 2.1 N", factions=SEATS, turn=UM)
    lay(table, "obj_strongbox1", "obj_strongbox", square=table.state.ship.at(5, 3))
    assert look(table, "boundary") == []
    lay(table, "obj_strongbox1", "obj_strongbox", recovered=UM)
    assert look(table, "boundary") == [(UM, 30, "primary")]


@pytest.mark.clause("C-mis_t2_vault-secondary-1")
def test_a_searched_room_is_a_goal_of_its_own() -> None:
    table = playing("mis_t2_vault", "um1 fig_marine_laser 1.1 E", factions=SEATS)
    assert look(table, "boundary") == []
    feat_log.note(table.state, "searched", UM, "t1")
    assert look(table, "boundary") == [(UM, 15, "secondary")]


@pytest.mark.clause("C-mis_t3_machine-primary-1")
@pytest.mark.parametrize("missing", ["dodge", "psychic", "fig_android"])
def test_the_machine_wants_a_dodge_a_psychic_card_and_the_android(missing: str) -> None:
    table = playing("mis_t3_machine", "um1 fig_marine_laser 1.1 E", factions=SEATS)
    drilled(table, *({"dodge", "psychic"} - {missing}))
    if missing != "fig_android":
        feat_log.note(table.state, "killed", UM, "fig_android")
    assert (UM, 30, "primary") not in look(table, "boundary")
    if missing == "fig_android":
        feat_log.note(table.state, "killed", UM, "fig_android")
    else:
        drilled(table, missing)
    assert (UM, 30, "primary") in look(table, "boundary")


@pytest.mark.clause("C-mis_t3_machine-secondary-1")
def test_a_dodge_is_a_goal_of_its_own() -> None:
    table = playing("mis_t3_machine", "um1 fig_marine_laser 1.1 E", factions=SEATS)
    drilled(table, "psychic")
    assert look(table, "boundary") == []
    drilled(table, "dodge")
    assert look(table, "boundary") == [(UM, 15, "secondary")]


@pytest.mark.parametrize(
    ("mission", "last"),
    [
        pytest.param("mis_t1_corridor", 7, marks=pytest.mark.clause("C-mis_t1_corridor-end")),
        pytest.param("mis_t2_vault", 8, marks=pytest.mark.clause("C-mis_t2_vault-end")),
        pytest.param("mis_t3_machine", 8, marks=pytest.mark.clause("C-mis_t3_machine-end")),
    ],
)
def test_a_lesson_ends_with_its_last_round_or_at_once(mission: str, last: int) -> None:
    for round_ in (1, last - 1, last):
        table = playing(mission, "um1 fig_marine_laser 1.1 E", factions=SEATS, round_=round_)
        assert is_over(table) is (round_ == last)
    scenario = scenario_of(Options(factions=SEATS, mission=mission), load_box())
    assert (scenario.at_once, scenario.early_end) == (True, "primary_scored")


# What is noted


def test_shots_in_the_own_turn_and_from_overwatch_are_noted_apart() -> None:
    lines = ("um1 fig_marine_laser 0.0 E", "um2 fig_marine_laser 0.2 E", "ch1 fig_gretchin 4.0 W")
    table = playing("mis_t1_corridor", *lines, "ch2 fig_ork 7.3 N", factions=SEATS, turn=UM, dice=(1,) * 30)
    table.act("um1").do("um1 shoot wpn_laser_rifle ch1")
    assert [feat.subject for feat in feat_log.feats(table.state, "drilled")] == ["shot"]
    table.do("done", "activate um2", "um2 overwatch")
    while table.waiting == UM:
        table.do("end")
    table.do("activate ch2", "ch2 step 7.2")
    assert table.offered("um2 snap")
    table.do(table.offered("um2 snap")[0])
    assert [feat.subject for feat in feat_log.feats(table.state, "drilled")] == ["shot", "overwatch"]
    assert {feat.seat for feat in feat_log.feats(table.state, "drilled")} == {UM}, "alien shots do not count"


# Whole lessons


def follows_the_advice(state: State, offer: Offer[AnyCommand]) -> AnyCommand | None:
    """What a newcomer does who does what is said."""
    advice = advise(STARQUEST.view(state, offer.seat), offer)
    assert advice is not None, (offer.question, [str(one) for one in offer.commands][:9])
    for command in offer.commands:
        meant = str(command) == advice.at or (isinstance(command, Activate) and command.who == advice.at)
        if meant or (isinstance(command, Shoot | Snap) and command.at == advice.at):
            return command
    x, y = map(int, advice.at.split("."))
    goal = state.ship.at(x, y)
    steps = [one for one in offer.commands if isinstance(one, Step)]
    return min(steps, key=lambda one: (squares_between(state.ship, state.ship.at(*one.to), goal), str(one)))


def never_watches(state: State, offer: Offer[AnyCommand]) -> AnyCommand | None:
    """A good player who does not do what the lesson is about: Overwatch, searching, dodging, psychic cards."""
    kept = tuple(
        one
        for one in offer.commands
        if not isinstance(one, Overwatch | Snap) and type(one).__name__ not in ("Search", "Use", "Yes")
    )
    return Trooper().choose(STARQUEST.view(state, UM), Offer(offer.seat, offer.question, kept))


def played(mission: str, seed: int, chooses: Chooses) -> State:
    dice = Seeded(seed.to_bytes(32, "big"), ("", ""))
    state = STARQUEST.new(Options(factions=SEATS, mission=mission), dice, Silence())
    raider = Raider(seed)
    for _ in range(2000):
        seat = STARQUEST.waiting(state)
        if seat is None:
            return state
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        command = chooses(state, offer) if seat == UM else raider.choose(STARQUEST.view(state, seat), offer)
        assert command is not None
        STARQUEST.apply(state, seat, command, dice, Silence())
    raise AssertionError("the lesson never ends")


@pytest.mark.parametrize("mission", LESSONS)
def test_a_newcomer_who_does_what_is_said_wins(mission: str) -> None:
    states = [played(mission, seed, follows_the_advice) for seed in range(12)]
    won = [state.outcome == "primary_scored" for state in states]
    assert sum(won) >= 11, won
    assert max(state.round for state in states) <= load_box().missions[mission].end.rounds


@pytest.mark.parametrize("mission", LESSONS)
def test_a_lesson_is_not_won_without_what_it_teaches(mission: str) -> None:
    for seed in range(4):
        state = played(mission, seed, never_watches)
        assert state.outcome != "primary_scored"
        assert all(paid.objective != "primary" for paid in state.paid)


@pytest.mark.parametrize("mission", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_instructor_is_long(mission: str, language: str) -> None:
    words = Words(language)
    for name, _ in COACHED[mission]:
        said = words.say(f"sq-coach-{name}", who="Marine")
        assert len(said.split()) <= 24, said


# Where they are not


def test_lessons_are_chosen_by_name_only() -> None:
    box = load_box()
    kinds = {id_: mission.kind for id_, mission in box.missions.items()}
    assert {id_ for id_, kind in kinds.items() if kind == "lesson"} == set(LESSONS)
    assert not set(LESSONS) & set(playable(Options(factions=SEATS), box))
    for campaign in box.campaigns.values():
        assert not set(LESSONS) & set(campaign.missions)


def test_a_mission_that_ends_at_once_says_so() -> None:
    table = begun("mis_t1_corridor")
    drilled(table, "shot", "overwatch")
    feat_log.note(table.state, "killed", UM, "fig_ork")
    feat_log.note(table.state, "killed", UM, "fig_ork")
    table.act("um2").do("um2 face S")
    assert [event.reason for event in table.told(MissionEnded)] == ["primary_scored"]
    assert table.state.phase == "over"


def test_a_figure_that_is_selected_as_advised_is_told_its_deed_before_it_is_activated() -> None:
    table = begun("mis_t1_corridor")
    view, offer = STARQUEST.view(table.state, UM), STARQUEST.offer(table.state, UM)
    assert offer is not None

    def said(about: str) -> tuple[str, str]:
        found = survey(view, offer, about)
        assert isinstance(found, Hints)
        assert found.advice is not None
        return found.advice.name, found.advice.at

    assert said("hints") == ("t1-choose", "um2")
    assert said("activate um1: hints") == ("t1-choose", "um2"), "another one was selected"
    assert said("activate um2: hints") == ("t1-shoot", "ch1")
    assert table.offered("activate") == ["activate um1", "activate um2", "activate um3"], (
        "nothing was activated"
    )
