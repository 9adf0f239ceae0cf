"""Turns events and commands into phrases, which are translated later."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from bulkhead.heroes.clients.odds import retreat_chance, roll_odds
from bulkhead.heroes.data import commands as c
from bulkhead.heroes.data import events as e
from bulkhead.heroes.data.board import at, enemy, facing, rows_in_all
from bulkhead.heroes.data.names import hero_name, hero_word
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.attacks import stays_on
from bulkhead.heroes.rules.equipment.weapons import WEAPONS
from bulkhead.heroes.rules.roll_names import rolls_list
from bulkhead.heroes.rules.scoring_rolls import DICE, minus
from bulkhead.heroes.views import View, on_the_table
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Viewer
from bulkhead.tabletop.phrases import Arg, Faces, Phrase, Who

# Events


def tell(event: Event, viewer: Viewer) -> Phrase:
    """An event as a phrase; `you` lets a language address the player, also in a list of both."""
    id_ = f"heroes-event-{_kebab(type(event).__name__)}"
    args = _EVENTS[type(event)](event)
    seat = getattr(event, "seat", None)
    if seat is not None:
        args = {"who": Who(seat), **args}
    who = args.get("who")
    if isinstance(who, Who):
        args = {"you": "yes" if _is(who, viewer) else "no", **args}
    both = {name: Phrase("heroes-you") for name in ("who1", "who2") if _is(args.get(name), viewer)}
    return Phrase(id_, args | both)


def _is(who: Arg | None, viewer: Viewer) -> bool:
    return isinstance(who, Who) and who.seat == viewer


def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def _scores(scores: tuple[int, int]) -> dict[str, Arg]:
    return {"who1": Who(0), "score1": scores[0], "who2": Who(1), "score2": scores[1]}


def _began(event: e.GameBegan) -> dict[str, Arg]:
    return {"number": event.number, "who": Who(event.first), "face": event.face, "dice": Faces((event.face,))}


def _picked(event: e.Picked) -> dict[str, Arg]:
    return {"hidden": "no" if event.hero else "yes", "hero": hero_word(event.hero) if event.hero else ""}


def _armies(event: e.ArmiesShown) -> dict[str, Arg]:
    return {
        "who1": Who(0),
        "who2": Who(1),
        "army1": [hero_word(hero) for hero in event.armies[0]],
        "army2": [hero_word(hero) for hero in event.armies[1]],
    }


def _rolled(event: e.Rolled) -> dict[str, Arg]:
    return {"dice": Faces(event.faces), "held": Faces(event.held), "holding": "yes" if event.held else "no"}


def _bust(event: e.WentBust) -> dict[str, Arg]:
    return {"lost": len(event.lost)}


def _moved(event: e.Moved) -> dict[str, Arg]:
    return {
        "hero": hero_word(event.hero),
        "column": event.column,
        "advance": event.advance,
        "passed": "yes" if event.passed_by else "no",
    }


def _attacked(event: e.Attacked) -> dict[str, Arg]:
    return {"hero": hero_word(event.hero), "column": event.column, "weapon": event.weapon, "row": event.row}


def _saved(event: e.Saved) -> dict[str, Arg]:
    return {
        "hero": hero_word(event.hero),
        "dice": Faces((event.face,)),
        "needed": event.needed,
        "stayed": "yes" if event.stayed else "no",
    }


def _retreated(event: e.Retreated) -> dict[str, Arg]:
    return {"hero": hero_word(event.hero), "spaces": event.spaces, "advance": event.advance}


def _match(event: e.MatchEnded) -> dict[str, Arg]:
    draw = event.winner < 0
    return {"draw": "yes" if draw else "no", "who": Who(max(event.winner, 0)), **_scores(event.totals)}


_EVENTS: dict[type[Event], Callable[[Any], dict[str, Arg]]] = {
    e.GameBegan: _began,
    e.Picked: _picked,
    e.ArmiesShown: _armies,
    e.Placed: lambda event: {"hero": hero_word(event.hero), "column": event.column},
    e.TurnBegan: lambda event: {"turn": event.turn, "extra": "yes" if event.extra else "no"},
    e.Rolled: _rolled,
    e.PutAside: lambda event: {"rolls": rolls_list(event.rolls)},
    e.WentBust: _bust,
    e.WentAllOut: lambda event: {},
    e.ActionsBegan: lambda event: {"count": len(event.rolls), "rolls": rolls_list(event.rolls)},
    e.Moved: _moved,
    e.Attacked: _attacked,
    e.Saved: _saved,
    e.Retreated: _retreated,
    e.Unaffected: lambda event: {"hero": hero_word(event.hero)},
    e.TurnEnded: lambda event: {"unspent": len(event.unspent), **_scores(event.scores)},
    e.GameWon: lambda event: _scores(event.scores),
    e.GameDrawn: lambda event: {"turns": event.turns, **_scores(event.scores)},
    e.MatchEnded: _match,
    e.Resigned: lambda event: {"other": Who(enemy(event.seat)), **_scores(event.scores)},
}

# Dice


def tell_dice(view: View) -> list[Phrase]:
    """The dice of the turn as they are now, for a player who has just connected: aside, rolled, left lying before."""
    told = []
    if view.aside:
        told.append(Phrase("heroes-dice-aside", {"rolls": rolls_list(view.aside)}))
    if view.rolled:
        told.append(Phrase("heroes-dice-rolled", {"dice": Faces(view.rolled)}))
    if view.held:
        told.append(Phrase("heroes-dice-held", {"dice": Faces(view.held)}))
    return told


# Commands


def describe(command: c.AnyCommand, view: View) -> Phrase:
    """The effect of a command as a phrase, with its odds where it rolls."""
    state = on_the_table(view)
    seat = view.mover
    if isinstance(command, c.Pick):
        return Phrase("heroes-do-pick", {"hero": _card_name(state, command.hero)})
    if isinstance(command, c.Place):
        args: dict[str, Arg] = {"hero": _card_name(state, command.hero), "column": command.column}
        return Phrase("heroes-do-place", args)
    if isinstance(command, c.Roll):
        return Phrase("heroes-do-roll", {"bust": _chance(roll_odds(DICE, (), state.options.hold).bust)})
    if isinstance(command, c.Keep):
        left = DICE - sum(map(len, view.aside + command.rolls))
        return Phrase("heroes-do-keep", {"rolls": rolls_list(command.rolls), "left": left})
    if isinstance(command, c.Push):
        return _describe_push(command, view)
    if isinstance(command, c.Act):
        return Phrase("heroes-do-act", {"count": len(view.aside), "rolls": rolls_list(view.aside)})
    if isinstance(command, c.Move):
        return _describe_move(state, seat, command)
    if isinstance(command, c.Attack):
        target = enemy(seat), facing(command.column)
        return _describe_attack(state, (seat, command.column), "armour", [target], 0)
    if isinstance(command, c.Use):
        struck = WEAPONS[command.weapon].struck(state, seat, command.column, command.at)
        return _describe_attack(state, (seat, command.column), command.weapon, struck, command.at[1])
    if isinstance(command, c.Done):
        return Phrase("heroes-do-done")
    if isinstance(command, c.Resign):
        return Phrase("heroes-do-resign")
    return Phrase("heroes-do-stop", {"unspent": len(view.aside)})


def _chance(chance: Fraction) -> float:
    return float(chance)


def _card_name(state: State, hero: str) -> str | Phrase:
    return hero_name(state.cards[hero])


def _describe_push(command: c.Push, view: View) -> Phrase:
    held = minus(view.rolled, command.dice)
    bust = roll_odds(len(command.dice), held, view.options.hold).bust
    args: dict[str, Arg] = {
        "dice": Faces(command.dice),
        "held": Faces(held),
        "holding": "yes" if held else "no",
        "bust": _chance(bust),
    }
    return Phrase("heroes-do-push", args)


def _describe_move(state: State, seat: int, command: c.Move) -> Phrase:
    walker = state.army[at(seat, command.to)]
    args: dict[str, Arg] = {
        "hero": _card_name(state, walker),
        "column": command.to,
        "advance": state.advance[at(seat, command.to)] + 1,
        "passed": "no",
        "vox": "",
    }
    if command.to != command.column:
        args["passed"] = "yes"
        args["vox"] = _card_name(state, state.army[at(seat, command.column)])
    return Phrase("heroes-do-move", args)


def _describe_attack(
    state: State, actor: tuple[int, int], weapon: str, struck: list[tuple[int, int]], row: int
) -> Phrase:
    victims: list[str | Phrase] = [_victim(state, actor[0], hero) for hero in struck]
    args: dict[str, Arg] = {
        "hero": _card_name(state, state.army[at(*actor)]),
        "weapon": weapon,
        "row": row,
        "rows": rows_in_all(state),
        "count": len(victims),
        "victims": victims,
    }
    return Phrase("heroes-do-attack", args)


def _victim(state: State, seat: int, hero: tuple[int, int]) -> Phrase:
    """An attacked hero with its chance to be driven back; a hero in its set-up space is not affected."""
    safe = state.advance[at(*hero)] == 0
    chance = Fraction(0) if safe else retreat_chance(stays_on(state, *hero))
    args: dict[str, Arg] = {
        "hero": _card_name(state, state.army[at(*hero)]),
        "side": "own" if hero[0] == seat else "enemy",
        "chance": _chance(chance),
    }
    return Phrase("heroes-victim", args)
