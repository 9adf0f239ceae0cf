"""Gives every command of Starquest by hand: on the map where it has a place there, by its button elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from bulkhead import GAMES
from bulkhead.starquest.data import commands as c
from bulkhead.starquest.data.frames import Attack, Reacting, Watching
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.phrases import Arg, Phrase
from tests.browser.helpers.ship import Ship

GAME = GAMES["starquest"]
BUTTONS: dict[type[c.AnyCommand], str] = {
    c.Done: "web-sq-finish",
    c.End: "web-sq-end-turn",
    c.Search: "web-sq-action-search",
    c.Overwatch: "web-sq-action-overwatch",
    c.Lower: "web-sq-action-overwatch",
}

FOLDED = ".hint + details:not([open]) > summary"
"""Answers that are folded up, as they can be given on the map."""
UNFOLD = "(summary) => { summary.parentElement.open = true; }"

MOMENTS = {
    "after_roll": "web-sq-ask-roll",
    "before_roll": "web-sq-ask-before-roll",
    "declared_on": "web-sq-ask-attacked",
    "wound": "web-sq-ask-wound",
    "on_eliminated": "web-sq-ask-falls",
    "turn_end": "web-sq-ask-turn-end",
    "after_draw": "web-sq-ask-event",
    "psychic_reaction": "web-sq-ask-psychic",
}
"""What a question about cards is called at the table, by the moment at which it comes."""


def asked(view: View) -> str:
    """The message of the pending question at the table: one about cards names its moment."""
    frame = view.frames[-1] if view.frames else None
    if view.question == "sq-ask-cards" and isinstance(frame, Reacting):
        return MOMENTS.get(frame.moment, view.question)
    return view.question


def give(ship: Ship, command: c.AnyCommand, view: View) -> None:
    """Give a command by hand, at the screen of the player who is asked. An activation only selects the figure: it is
    sent with the first thing that the figure does."""
    who = getattr(command, "who", "")
    if who and view.question.startswith("sq-ask-window"):
        ship.press_piece(who)  # several may act: select one first
    match command:
        case c.Activate(whose):
            ship.press_piece(whose)
            if ship.menu.count() > 0:  # other commands are possible there too
                _choose(ship, ship.menu, command, view)
        case c.Step(_, to) | c.Put(_, to) | c.Enter(_, to) | c.Stand(to):
            ship.press(*to)
            if ship.menu.count() > 0:
                _choose(ship, ship.menu, command, view)
        case c.Shoot() | c.Strike():
            _attack(ship, command, view)
        case c.Face():
            _of_the_bar(ship, "web-sq-action-turn", command, view)
        case c.Open():
            _of_the_bar(ship, "web-sq-action-door", command, view)
        case c.Snap() if _is_watching(view):
            ship.do("web-sq-shoot-now")
        case c.Pass() if _is_watching(view):
            ship.do("web-sq-hold-fire")
        case c.Pass() if view.question == "sq-ask-share":
            ship.do("web-sq-share-rest", left=_attack_of(view).left)
        case c.Share():
            _share(ship, command, view)
        case c.Reroll():
            _reroll(ship, command, view)
        case _ if type(command) in BUTTONS:
            ship.do(BUTTONS[type(command)])
        case _:
            _choose(ship, ship.decision, command, view)
            _confirm(ship, command, view)


def _is_watching(view: View) -> bool:
    return isinstance(view.frames[-1], Watching)


def _attack(ship: Ship, command: c.Shoot | c.Strike, view: View) -> None:
    """Point at the target, read the odds, press the button that rolls."""
    target = ship.player.region("web-sq-target").first
    if command.at in view.minis or command.at in view.tokens:
        ship.press_piece(command.at)
        if ship.menu.count() > 0:
            _choose(ship, ship.menu, command, view)
    if target.count() == 0:
        bar = "web-sq-action-shoot" if isinstance(command, c.Shoot) else "web-sq-action-melee"
        ship.do(bar)
        if target.count() == 0:
            _choose(ship, ship.decision, command, view)
    expect(target).to_contain_text("%")
    ship.player.press(
        target.get_by_role(
            "button",
            name=ship.player.says(
                "web-sq-shoot-now" if isinstance(command, c.Shoot) else "web-sq-strike-now"
            ),
        )
    )
    ship.settle()


def _attack_of(view: View) -> Attack:
    return next(frame for frame in reversed(view.frames) if isinstance(frame, Attack))


def _share(ship: Ship, command: c.Share, view: View) -> None:
    """Share out points; the button may also say what they would do."""
    given = re.compile(f"^{re.escape(sentence(ship, command, view))}(:|$)")
    ship.player.press(ship.decision.get_by_role("button", name=given))
    ship.settle()


def _reroll(ship: Ship, command: c.Reroll, view: View) -> None:
    """Press the dice to be rolled again beside the open roll; where there is none, the sentence."""
    dice = ship.decision.locator(f"[data-answer='{command}']")
    said = ship.decision.get_by_role("button", name=sentence(ship, command, view), exact=True)
    ship.player.press(dice.or_(said).first)  # the dice come a moment after the question
    ship.settle()


def _of_the_bar(ship: Ship, button: str, command: c.AnyCommand, view: View) -> None:
    """Press a button of the action bar; if it can mean several things, it stays pressed and asks which."""
    bar = ship.player.find("group", "web-sq-actions")
    ship.player.press(bar.get_by_role("button", name=ship.player.says(button)))
    ship.settle()
    if ship.decision.locator(".act[aria-pressed=true]").count() > 0:
        _choose(ship, ship.decision, command, view)


def _choose(ship: Ship, among: Locator, command: c.AnyCommand, view: View) -> None:
    """Press the answer with this sentence. Answers come a moment after the question, and they can be folded up at any
    moment until the press, as there are more or fewer of them: a fold that is seen meanwhile is unfolded."""
    answer = among.get_by_role("button", name=sentence(ship, command, view), exact=True)
    folded = among.locator(FOLDED).first
    ship.page.add_locator_handler(folded, lambda fold: fold.evaluate(UNFOLD))
    ship.player.press(answer.first)
    ship.page.remove_locator_handler(folded)
    ship.settle()


def _confirm(ship: Ship, command: c.AnyCommand, view: View) -> None:
    """A card or a charge with its own dice is aimed first, with its odds; in a prompt it is played at once."""
    if "dangers" not in GAME.describe(command, view).args:
        return
    target = ship.player.region("web-sq-target").first
    if target.count() > 0:
        ship.player.press(target.get_by_role("button").last)
        ship.settle()


def sentence(ship: Ship, command: c.AnyCommand, view: View) -> str:
    """The text of the answer, with figures by their names."""
    words = ship.player.words

    def called(id: str) -> str:
        if id in view.minis:
            return words.say("web-sq-figure", figure=words.say(view.minis[id].figure), id=id)
        if id in view.tokens and (identity := view.tokens[id].identity):
            return words.say("web-sq-figure", figure=words.say(identity), id=id)
        if id in view.things:
            return words.say(view.things[id].kind)
        return id

    def named(phrase: Phrase) -> Phrase:
        return Phrase(phrase.id, {name: spoken(value) for name, value in phrase.args.items()})

    def spoken(value: Arg) -> Arg:
        match value:
            case str():
                return called(value)
            case Phrase():
                return named(value)
            case list() | tuple():
                return [called(one) if isinstance(one, str) else named(one) for one in value]
            case _:
                return value

    return words.render(named(GAME.describe(command, view)))
