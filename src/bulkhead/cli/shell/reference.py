"""The rulebook of a game on the screen: all of it, or what it has on a query."""

import bulkhead
from bulkhead.cli.shell.clauses import holds, search, show_clause, show_short
from bulkhead.cli.shell.game_extras import CARDS
from bulkhead.cli.shell.roster import show_cards
from bulkhead.cli.shell.screen import Screen


def show_reference(screen: Screen, game: str) -> None:
    """The whole rulebook, chapter by chapter, and the cards."""
    for chapter in bulkhead.game(game).rulebook.chapters:
        screen.heading(screen.words.say(chapter.id).upper())
        for clause in chapter.clauses:
            screen.line()
            show_short(screen, clause)
        screen.line()
    if game in CARDS:
        screen.heading(screen.words.say("cli-cards").upper())
        screen.line()
        show_cards(screen, CARDS[game](screen.words, None))
        screen.line()


def look_up(screen: Screen, game: str, query: str) -> int:
    """Show what the rules and the cards have on a query; returns how much that is."""
    clauses = search(bulkhead.game(game), screen.words, query)
    every = CARDS[game](screen.words, None) if game in CARDS else {}
    cards = {name: lines for name, lines in every.items() if holds(name, query)}
    for place, clause in enumerate(clauses):
        if place:
            screen.line()
        if len(clauses) == 1:
            show_clause(screen, game, clause)
        else:
            show_short(screen, clause)
    if clauses and cards:
        screen.line()
    show_cards(screen, cards)
    return len(clauses) + len(cards)
