"""The registry entry of Heroes: its bots, terminal and lab parts, imported when needed."""

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.options import Options
from bulkhead.registry.bots import Kinds
from bulkhead.registry.counts import Lab, RandomGames
from bulkhead.registry.entry import Entry
from bulkhead.registry.learning import Learning
from bulkhead.registry.terminal import RollOdds, Terminal


def _bots() -> Kinds:
    from bulkhead.bots.heroes import KINDS

    return KINDS


def _lab() -> Lab:
    from bulkhead.lab.heroes.counts import HeroesCounts
    from bulkhead.lab.heroes.solving.answering import answer

    return Lab(HeroesCounts, solve=answer, random_games=_random_games)


def _random_games(options: Options) -> RandomGames | None:
    from bulkhead.lab.heroes.lanes.simulating import random_games

    return random_games(options)


def _terminal() -> Terminal:
    from bulkhead.heroes.clients.printed_odds import of_position, of_roll
    from bulkhead.heroes.clients.roster import hero_cards
    from bulkhead.heroes.clients.telling import tell_dice
    from bulkhead.heroes.data.cards import read_cards
    from bulkhead.heroes.data.options import typed_values

    return Terminal(
        files={"cards": read_cards},
        cards=hero_cards,
        typed_values=typed_values,
        dice=tell_dice,
        odds=RollOdds(of_roll, of_position),
    )


def _learning() -> Learning:
    from bulkhead.research.heroes.part import LEARNING

    return LEARNING


HEROES_ENTRY = Entry(HEROES, bots=_bots, terminal=_terminal, lab=_lab, learning=_learning, browser=True)
