"""Forged steps and turns."""

from bulkhead.lab.starquest.referee.account import Entry, Plain, Said
from bulkhead.lab.starquest.referee.moves.ways import willing
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.table import Blip
from tests.lab.starquest.referee.drawn import Drawn
from tests.lab.starquest.referee.records import Record, bot_game, events, first, game_with

GAME = ("mis_00_first_steps", "imperial_fists", 2)


def game() -> Record:
    return bot_game(*GAME)


def clause(objection: Objection | None) -> str:
    assert objection is not None
    return objection.clause


def steps(entry: Entry) -> list[Plain]:
    """Steps of an entry that cost one point."""
    return events(entry, "Moved", cost=1)


def test_a_step_ahead_for_two_points_is_objected_to() -> None:
    def dearer(entry: Entry) -> None:
        steps(entry)[0]["cost"] = 2

    assert clause(game().forged(steps, dearer)) == "SQ-MOVE-08"


def test_a_step_of_two_squares_is_objected_to() -> None:
    def farther(entry: Entry) -> None:
        ((x, y),) = steps(entry)[0]["squares"]
        steps(entry)[0]["squares"] = ((x + 2, y + 2),)

    assert clause(game().forged(steps, farther)) == "SQ-MOVE-03"


def test_a_step_through_a_wall_is_objected_to() -> None:
    """The corridor between the docks of the tutorial is two squares wide, 5 and 6, with a wall on either side."""

    def entries(entry: Entry) -> list[Plain]:
        return events(entry, "Entered")

    def through_it(entry: Entry) -> None:
        event = first(entry, "Entered")
        ((x, y),) = event["squares"]
        beyond = (4 if x == 5 else 7, y)
        step = {"type": "Moved", "seat": event["seat"], "who": event["who"], "squares": (beyond,), "cost": 1}
        entry.said.append(Said(step))

    assert clause(game().forged(entries, through_it)) == "SQ-MOVE-13"


def test_an_objection_names_its_entry_and_says_a_sentence() -> None:
    def dearer(entry: Entry) -> None:
        steps(entry)[0]["cost"] = 2

    objection = game().forged(steps, dearer)
    assert objection is not None
    place = next(entry.number for entry in game().entries if steps(entry))
    assert objection.entry == place
    assert str(objection).startswith(f"entry {place}, SQ-MOVE-08: ")
    assert "instead of 1" in objection.sentence


def test_more_steps_than_points_are_objected_to() -> None:
    def turns(entry: Entry) -> None:
        """After the step it turns about twenty times, each for a point."""
        step = steps(entry)[0]
        turn = {"type": "Faced", "seat": step["seat"], "who": step["who"], "cost": 1}
        about = (entry.table["minis"][step["who"]].get("facing", 0) + 4) % 8
        entry.said += [Said({**turn, "facing": (about + 4 * times) % 8}) for times in range(20)]

    assert clause(game().forged(steps, turns)) == "SQ-MOVE-01"


def test_a_second_turn_that_costs_nothing_is_objected_to() -> None:
    def paid_turns(entry: Entry) -> list[Plain]:
        return events(entry, "Faced", cost=1)

    def free(entry: Entry) -> None:
        paid_turns(entry)[0]["cost"] = 0

    assert clause(game_with(paid_turns).forged(paid_turns, free)) == "SQ-MOVE-15"


def test_a_token_that_steps_too_often_is_objected_to() -> None:
    """Five squares for a token, eight for a special one."""

    def walks(kind: str, squares: int) -> str:
        drawn = Drawn()
        drawn.table.blips["ch?1"] = Blip("ch?1", 1, kind, "fig_ork", (1, 1))
        drawn.table.acting[1] = "ch?1"
        step = {"type": "TokenMoved", "seat": 1, "token": "ch?1"}
        return drawn.hears(*({**step, "at": (1 + number, 1)} for number in range(1, squares + 1)))

    assert (walks("blip", 5), walks("blip", 6)) == ("", "SQ-ALIEN-15")
    assert (walks("special", 8), walks("special", 9)) == ("", "SQ-ALIEN-15")


def test_a_miniature_that_jumps_without_a_word_is_objected_to() -> None:
    def jump(entry: Entry) -> None:
        who = steps(entry)[0]["who"]
        entry.table["minis"][who] = {**entry.table["minis"][who], "squares": (0,)}

    assert clause(game().forged(steps, jump)) == "SQ-MOVE-03"


def test_a_door_that_opens_without_a_word_is_objected_to() -> None:
    def open_door(entry: Entry) -> None:
        entry.table["doors"] = entry.table["doors"][1:]

    assert clause(game().forged(steps, open_door)) == "SQ-DOOR-07"


# Free turns, and windows of command points


def faced(facing: int, cost: int, who: str = "if1") -> Plain:
    return {"type": "Faced", "seat": 0, "who": who, "facing": facing, "cost": cost}


def window(kind: str) -> Plain:
    return {"type": kind, "seat": 0, "reason": "own"}


SPENT = {"type": "CommandSpent", "seat": 0, "points": 1, "left": 3}
STEP = {"type": "Moved", "seat": 0, "who": "if1", "squares": ((5, 7),), "cost": 1}
ACTIVATED = {"type": "Activated", "seat": 0, "who": "if1"}


def soldier() -> Drawn:
    """A miniature at 5.8, facing north, whose player has four command points."""
    drawn = Drawn()
    drawn.put("if1", "fig_marine_laser", (5, 8))
    drawn.table.command = [4, 0]
    return drawn


def test_a_turn_in_a_window_is_free_only_after_a_point_was_spent() -> None:
    assert soldier().hears(window("WindowOpened"), SPENT, STEP, faced(2, 0)) == ""
    assert soldier().hears(window("WindowOpened"), faced(2, 0)) == "SQ-CMD-10"


def test_who_stays_in_overwatch_and_puts_a_load_down_by_command_points_turns_after_it() -> None:
    """The Overwatch marker stays when a load is put down; with free turns it may turn round."""
    unload = {
        "type": "Unloaded",
        "seat": 0,
        "who": "if1",
        "what": "if2",
        "squares": ((5, 9),),
        "why": "SQ-OBJ-10",
    }

    def turns(*before: Plain) -> str:
        drawn = Drawn(free_turns=True)
        drawn.put("if1", "fig_marine_laser", (5, 8)).watching = True
        drawn.put("if2", "fig_marine_laser", (6, 9))
        drawn.table.command = [4, 0]
        return drawn.hears(window("WindowOpened"), *before, faced(4, 0))

    assert turns(SPENT, unload) == ""
    assert turns() == "SQ-CMD-10"


def test_the_acting_miniature_turns_for_nothing_in_its_window_too() -> None:
    drawn = soldier()
    assert drawn.hears(ACTIVATED, window("WindowOpened"), SPENT, STEP, faced(2, 0)) == ""


def test_a_window_that_was_let_pass_is_closed() -> None:
    passed = {"type": "Waited", "seat": 0, "what": "own"}
    assert soldier().hears(ACTIVATED, window("WindowOpened"), passed, faced(2, 0)) == ""
    other = {**passed, "what": "cards"}
    assert soldier().hears(ACTIVATED, window("WindowOpened"), other, faced(2, 0)) == "SQ-CMD-10"


def test_a_move_that_a_second_window_interrupts_goes_on_after_it() -> None:
    """SQ-CMD-10: the points that it has spent still allow the free turn, which the inner window does not give."""
    outer = window("WindowOpened"), SPENT, STEP
    dodge = {"type": "WindowOpened", "seat": 0, "reason": "dodge"}
    assert soldier().hears(*outer, dodge, dodge | {"type": "WindowClosed"}, faced(2, 0)) == ""
    assert soldier().hears(*outer, dodge, faced(2, 0)) == "SQ-CMD-10"
    assert soldier().hears(*outer, dodge, window("WindowClosed"), faced(2, 0)) == "SQ-CMD-10", (
        "both are closed"
    )


def test_a_window_does_not_renew_the_free_turn_of_the_activation() -> None:
    turn = ACTIVATED, faced(2, 0), window("WindowOpened")
    assert soldier().hears(*turn, SPENT, faced(4, 1)) == ""
    assert soldier().hears(*turn, faced(4, 0)) == "SQ-CMD-10"
    other = {**SPENT, "left": 2}
    assert soldier().hears(*turn, SPENT, faced(4, 1), other, faced(6, 1)) == ""
    assert soldier().hears(*turn, SPENT, faced(4, 1), faced(6, 0)) == "SQ-MOVE-15"


def test_an_activation_begins_with_a_free_turn() -> None:
    before = window("WindowOpened"), SPENT, faced(4, 1), window("WindowClosed"), ACTIVATED
    assert soldier().hears(*before, faced(2, 0)) == ""
    assert soldier().hears(*before, faced(2, 1)) == "SQ-MOVE-15"


def given(giver: str, taker: str) -> Plain:
    return {"type": "ThingGiven", "seat": 0, "who": giver, "thing": "obj_key1", "to": taker}


def test_an_exchange_renews_the_free_turn_of_the_one_who_acts_alone() -> None:
    """SQ-MOVE-15: it is an action of the acting miniature, whether this one gives or takes."""

    def then(acts: str, giver: str, taker: str, cost: int) -> str:
        """`if1` has turned in its activation; one of the two acts on and exchanges; `if1` turns again."""
        drawn = soldier()
        drawn.put("if2", "fig_marine_laser", (5, 9))
        assert drawn.hears(ACTIVATED, faced(2, 0)) == ""
        drawn.acts(acts)
        assert drawn.hears(given(giver, taker)) == ""
        drawn.acts("if1")
        return drawn.hears(faced(4, cost))

    for pair in (("if1", "if2"), ("if2", "if1")):
        assert (then("if1", *pair, 0), then("if1", *pair, 1)) == ("", "SQ-MOVE-15")
        assert (then("if2", *pair, 1), then("if2", *pair, 0)) == ("", "SQ-MOVE-15")


def test_who_passes_through_a_square_need_not_give_leave_there() -> None:
    drawn = Drawn()
    table = drawn.table
    table.factions = ("imperial_fists", "chaos", "eldar", "legion")
    drawn.put("if1", "fig_marine_laser", (5, 8))
    for who, seat in (("el1", 2), ("ld1", 3)):
        drawn.put(who, "fig_marine_laser", (5, 7)).seat = seat
    assert not willing(table, "if1", 0, (5, 7), {2})
    table.passing.add("ld1")
    assert willing(table, "if1", 0, (5, 7), {2})
    assert not willing(table, "if1", 0, (5, 7), {3}), "who stands there is asked"
