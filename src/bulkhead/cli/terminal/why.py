"""`why`: prints the clause that allows or forbids a command."""

from typing import Any

from bulkhead.cli.shell.clauses import find_clause, show_short
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.choosing import choose
from bulkhead.match import Session
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Heard
from bulkhead.tabletop.game import Offer, Seat
from bulkhead.tabletop.refusals import Illegal


def explain(screen: Screen, session: Session, seat: Seat, offer: Offer[Any], text: str) -> None:
    """Try a command on a copy of the state, with fixed dice, and print the clause that allows or forbids it."""
    game = session.game
    command = choose(game, offer, text)
    trial, heard = game.clone(session.state), Heard()
    try:
        game.apply(trial, seat, command, Seeded(b""), heard)
    except Illegal as refusal:
        screen.line(screen.words.render(refusal.phrase), "red")
        _show(screen, session, refusal.clause)
        return
    reasons = [why for event in heard.events if (why := getattr(event, "why", ""))]
    screen.say("cli-why-allowed", command=str(command))
    if reasons:
        _show(screen, session, str(reasons[0]))


def _show(screen: Screen, session: Session, id_: str) -> None:
    clause = find_clause(session.game, id_)
    if clause is not None:
        show_short(screen, clause)
