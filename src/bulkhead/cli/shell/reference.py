"""Prints the rulebook and cards of a game: all of it, or what matches a query."""

from bulkhead.cli.shell.cards import cards_of, show_cards
from bulkhead.cli.shell.clauses import holds, search, show_clause, show_short
from bulkhead.cli.shell.screen import Screen
from bulkhead.registry import game as game_called


def show_reference(screen: Screen, game: str) -> None:
    """Print the whole rulebook, chapter by chapter, and the cards."""
    for chapter in game_called(game).rulebook.chapters:
        screen.heading(screen.words.say(chapter.id).upper())
        for clause in chapter.clauses:
            screen.line()
            show_short(screen, clause)
        screen.line()
    cards = cards_of(screen.words, game)
    if cards is not None:
        screen.heading(screen.words.say("cli-cards").upper())
        screen.line()
        show_cards(screen, cards)
        screen.line()


def look_up(screen: Screen, game: str, query: str) -> int:
    """Print the clauses and cards that match a query; returns their number."""
    clauses = search(game_called(game), screen.words, query)
    every = cards_of(screen.words, game) or {}
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
