"""Counting when a card was held, played, and mattered."""

from bulkhead.lab.starquest.cards import CardCounts
from bulkhead.lab.starquest.record import CardCount
from bulkhead.starquest import events as e
from bulkhead.starquest.data.state import Effect, State, change_side
from bulkhead.starquest.table import effects
from bulkhead.tabletop.events import Event
from tests.starquest.scene import BA, CH, EL, IF, hall, scene

MAP = hall(4, 1)
FIGURES = (
    "ba1 fig_marine_laser 0.0 E",
    "if1 fig_marine_laser 1.0 E",
    "el1 fig_eldar_governor 3.0 W role=leader",
)
HURT = e.Wounded(IF, "if1", 1, 1)
WON_BY_BA = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def table(*lasting: Effect) -> State:
    state = scene(MAP, *FIGURES).state
    for effect in lasting:
        effects.add(state, effect)
    return state


def counted(state: State, *commands: tuple[Event, ...], hands: bool = False) -> dict[str, CardCount]:
    """The counts after commands with these events."""
    counts = CardCounts()
    if hands:
        counts.hands(state)
    for told in commands:
        for event in told:
            counts.tell(event)
        counts.follow(state)
    return counts.found(WON_BY_BA)


def test_a_card_matters_when_something_changes_while_it_is_carried_out() -> None:
    found = counted(table(), (e.CardPlayed(BA, "ord_fire"), HURT))
    assert found["ord_fire"] == CardCount(0, 1, 1, 1.0, 1)


def test_a_card_without_consequence_was_only_played() -> None:
    found = counted(table(), (e.CardPlayed(IF, "ord_fire"), e.Waited(IF, "card", "SQ-TURN-11")))
    assert found["ord_fire"] == CardCount(0, 1, 0, 0.0, 1)


def test_events_before_or_after_a_card_do_not_count_for_it() -> None:
    found = counted(table(), (HURT, e.CardPlayed(BA, "ord_fire")), (HURT,))
    assert found["ord_fire"].mattered == 0


def test_an_effect_matters_when_a_figure_with_it_acts() -> None:
    state = table(Effect("shoot-red", BA, on="ba1", card="ord_fire"))
    roll = e.Rolled(BA, "ba1", (1,), 1, "shoot", "SQ-SHOOT-03")
    assert counted(state, (e.CardPlayed(BA, "ord_fire"),), (roll,))["ord_fire"].mattered == 1


def test_an_effect_does_not_matter_for_bystanders() -> None:
    state = table(Effect("shoot-red", BA, on="ba1", card="ord_fire"))
    roll = e.Rolled(IF, "if1", (1,), 1, "shoot", "SQ-SHOOT-03")
    assert counted(state, (e.CardPlayed(BA, "ord_fire"),), (roll, HURT))["ord_fire"].mattered == 0


def test_an_effect_on_movement_matters_when_a_figure_moves() -> None:
    state = table(Effect("move", BA, on="ba1", card="ord_move"))
    moves, rolls = e.Moved(BA, "ba1", ((1, 0),), 1), e.Rolled(BA, "ba1", (1,), 1, "shoot", "SQ-SHOOT-03")
    found = [counted(state, (e.CardPlayed(BA, "ord_move"),), (told,)) for told in (moves, rolls)]
    assert [one["ord_move"].mattered for one in found] == [1, 0]


def test_an_effect_on_a_whole_side_applies_to_each_figure() -> None:
    state = table(Effect("no-shoot", CH, side=IF, card="evg_weapons_jam"))
    drawn = e.EventDrawn(CH, "evg_weapons_jam", "green")
    ours, theirs = (e.Unharmed(seat, who, 1, 2) for seat, who in ((IF, "if1"), (BA, "ba1")))
    found = [counted(state, (drawn,), (told,)) for told in (ours, theirs)]
    assert [one["evg_weapons_jam"].mattered for one in found] == [1, 0]


def test_an_event_is_counted_once_however_many_choices_it_asks_for() -> None:
    drawn = e.EventDrawn(CH, "evg_booby_trap", "green")
    found = counted(table(), (drawn, HURT), (e.CardPlayed(CH, "evg_booby_trap", ("ba1",)), HURT))
    assert found["evg_booby_trap"] == CardCount(1, 1, 1, 0.0, 1)


def test_a_card_that_works_by_itself_matters_when_it_is_shown() -> None:
    found = counted(table(), (e.CardShown(BA, "eqp_bolt_pistols", "SQ-TURN-11"),))
    assert found["eqp_bolt_pistols"] == CardCount(0, 0, 1, 0, 0)


def test_a_trap_is_played_when_it_is_found_but_not_when_cards_are_shown_at_the_end() -> None:
    trap = e.CardShown(BA, "rec_tripwire")
    found = counted(table(), (e.RoomSearched(BA, "ba1", "a1", "rec_tripwire"), trap, HURT))
    assert found["rec_tripwire"] == CardCount(1, 1, 1, 1.0, 1)
    over = counted(table(), (e.MissionEnded("rounds"), e.CardShown(BA, "rec_clear_shot")))
    assert over == {}


def test_a_secret_mission_matters_when_it_gives_points() -> None:
    good = counted(table(), (e.Scored(BA, 15, 15, "secret", "rsm_bounty"),))
    bad = counted(table(), (e.Scored(BA, -10, -10, "secret", "rsm_bounty"),))
    assert (good["rsm_bounty"].mattered, bad["rsm_bounty"].mattered) == (1, 0)


def test_dice_rolled_again_are_a_play_that_matters() -> None:
    found = counted(table(), (e.Rerolled(BA, "eqp_bionic_eye", (2,), 1),))
    assert found["eqp_bionic_eye"] == CardCount(0, 1, 1, 1.0, 1)


def test_hands_are_held_and_a_governors_abilities_matter_when_he_is_attacked() -> None:
    state = table()
    change_side(state, BA, orders=("ord_fire",))
    change_side(state, EL, governor=("gov_force_weave", "gov_swift_step"))
    attacked = e.Unharmed(EL, "el1", 1, 3)
    found = counted(state, (attacked,), (attacked,), hands=True)
    assert found["ord_fire"] == CardCount(1)
    assert found["gov_force_weave"] == CardCount(1, 0, 1)
    assert found["gov_swift_step"] == CardCount(1), "he has not moved"


def test_a_card_given_up_for_life_is_played() -> None:
    found = counted(table(), (e.CardsDiscarded(EL, "el1", ("gov_acrobat",)),))
    assert found["gov_acrobat"] == CardCount(0, 1, 1, 0.0, 1)
