"""Events for all the drawer's figures of some classes, and for his rolls of one kind."""

from collections.abc import Iterable

from bulkhead.starquest.data.lasting_effects import Named, Until
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards.event.base import Event, own, own_tokens
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Whole(Event):
    """An effect on all the drawer's figures of some classes, also those revealed while it lasts. Tokens have no
    class."""

    kinds: tuple[str, ...]
    words: tuple[Named, ...]
    until: Until = "turn"

    @clause("SQ-ALIEN-06", "SQ-ALIEN-27", "C-FIGURE-class")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        if not any(figure(mini).kind in self.kinds for mini in own(state, seat)):
            self.wasted(seat, out)
            return
        for word in self.words:
            self.lay(state, seat, word, self.until, side=seat, kinds=self.kinds)


COMMON = ("rabble", "warband")


@behaviour("evg_machine_fault")
class MachineFault(Whole):
    """Constructs attack only in melee."""

    kinds, words = ("construct",), ("no-move", "no-shoot")


@behaviour("evg_mind_shock")
class MindShock(Whole):
    """Rabble and warband attack only in melee."""

    kinds, words = COMMON, ("no-move", "no-shoot")


@behaviour("eva_lull")
class Lull(Whole):
    """Rabble and warband do not shoot."""

    kinds, words = COMMON, ("no-shoot",)


@behaviour("evg_machine_assault")
class MachineAssault(Whole):
    """Constructs move twice."""

    kinds, words = ("construct",), ("more-move",)


@behaviour("eva_blood_rage")
class BloodRage(Whole):
    """One more white die in every attack of rabble and warband."""

    kinds, words = COMMON, ("shoot-white", "melee-white")


@behaviour("eva_tough_hide")
class ToughHide(Whole):
    """Once, reroll the highest die of an attacker of lesser figures."""

    kinds, words, until = ("rabble", "warband", "gene"), ("force-reroll",), "next-own-turn"


@behaviour("eva_plated")
class Plated(Whole):
    """Once, reroll the highest die of an attacker of greater figures."""

    kinds, words, until = ("elite", "leader", "construct"), ("force-reroll",), "next-own-turn"


class Reroll(Event):
    """All dice of one of the drawer's rolls may be rolled again."""

    word: Named

    @clause("SQ-SHOOT-08")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        pieces: Iterable[object] = (*own(state, seat), *own_tokens(state, seat))
        if any(True for _ in pieces):
            self.lay(state, seat, self.word, value=ALL_DICE, side=seat)
        else:
            self.wasted(seat, out)


ALL_DICE = 99
"""More dice than any roll has: all of them."""


@behaviour("eva_sharpshooter")
class Sharpshooter(Reroll):
    word = "reroll-shoot"


@behaviour("eva_brawler")
class Brawler(Reroll):
    word = "reroll-melee"
