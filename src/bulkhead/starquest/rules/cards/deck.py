"""The decks: turn the cards of the box into playable ones, and give each mission its decks.

A card either works from its data alone (`Plain`), or has a class that is registered for its id in the package of its
kind: cards/order, equipment, governor, psychic, recon, event."""

from collections.abc import Iterable

from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.cards import CardKind, CardSheet
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards import operations, targets
from bulkhead.starquest.rules.cards.carriers import may_use
from bulkhead.starquest.rules.fight.life import full_life
from bulkhead.starquest.rules.fight.weapons.heavy_weapons import may_touch
from bulkhead.starquest.table.card import Giving, Printed, set_default_card
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

READY_KINDS: set[CardKind] = {"order", "equipment", "governor", "psychic", "recon", "event"}
"""Kinds whose cards all have an effect; other kinds are not dealt out."""


@set_default_card
class Plain(Printed):
    """A card that does what its data say on the targets that they name."""

    @property
    def selector(self) -> targets.Selector:
        return targets.read_selector(self.sheet.target)

    def candidates(self, state: State, seat: int) -> list[Mini]:
        """The miniatures that it can be played on; a healing card only on wounded ones, and one that was handed over
        only on its carrier."""
        found = [mini for mini in targets.minis(state, seat, self.selector) if may_touch(self, mini)]
        if self.exchange:
            found = [mini for mini in found if mini.seat != seat or may_use(state, mini, self.id)]
        if all(operation.verb == "heal" for operation in self.sheet.do):
            return [mini for mini in found if mini.lp < full_life(state, mini)]
        return found

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        if self.selector.head.startswith("one_"):
            return [(mini.id,) for mini in self.candidates(state, seat)]
        return ((),) if self.candidates(state, seat) else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        touched = [state.minis[on[0]]] if on else self.candidates(state, seat)
        whole = not on and self.selector.head == "all_own" and not self.selector.filters
        for operation in self.sheet.do:
            operations.at_once(state, seat, operation, touched, out)
            words = operations.words_of(operation)
            if whole:
                operations.lay(state, seat, self.id, words, self.sheet.lasts, side=seat)
            else:
                for mini in touched:
                    operations.lay(state, seat, self.id, words, self.sheet.lasts, on=mini.id)

    def gives(self) -> tuple[Giving, ...]:
        """The lasting effects that it gives, if it is such a card."""
        if self.play not in ("passive", "set_up"):
            return ()
        return tuple(word for operation in self.sheet.do for word in operations.words_of(operation))

    def touches(self, state: State, mini: Mini) -> bool:
        """The miniatures that its target selects; of `one_own` the one named for it at set-up."""
        selector = self.selector
        if not may_touch(self, mini) or any(
            self._has_already(mini, word, value) for word, value in self.gives()
        ):
            return False
        if selector.head == "one_own":
            return targets.bound(state, mini, self.id)
        if selector.head == "leader":
            return state.sides[mini.seat].leader == mini.id
        return selector.allows(state, mini.seat, mini)

    def _has_already(self, mini: Mini, word: Named, value: int) -> bool:
        """Has the sheet the value that the card would set? Then it does not matter, and is not shown."""
        sheet = figure(mini)
        return (word == "av=" and sheet.av >= value) or (word == "move=" and sheet.move >= value)

    def names(self, state: State, seat: int) -> list[str]:
        if self.play != "set_up":
            return []
        mine = [mini for mini in state.minis.values() if mini.seat == seat]
        return [mini.id for mini in mine if self.selector.allows(state, seat, mini)]


# Scenario decks


@clause("SQ-SETUP-11", "SQ-RECON-01", "SQ-ALIEN-04", "SQ-PSI-07", "SQ-SQUAD-18", "C-SEATS-one-squad")
def decks_of(box: Box, squads: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The decks of a mission for these squads, before shuffling. With a single squad the hard events
    are out."""
    found: dict[str, list[str]] = {}
    for id_, sheet in sorted(box.cards.items()):
        if sheet.kind not in READY_KINDS:
            continue
        if sheet.has("hard") and len(squads) == 1:
            continue
        for deck in _decks_with(sheet, squads):
            found.setdefault(deck, []).extend([id_] * sheet.copies)
    return {deck: tuple(cards) for deck, cards in found.items()}


def _decks_with(sheet: CardSheet, squads: tuple[str, ...]) -> Iterable[str]:
    """The decks that contain a card."""
    if sheet.kind in ("order", "equipment"):
        name = "orders" if sheet.kind == "order" else "equipment"
        return [f"{name}-{squad}" for squad in sheet.decks if squad in squads]
    if sheet.kind == "event":
        return [sheet.colour or ""]
    if sheet.kind == "psychic":
        return [f"psychic-{sheet.art}"]
    return [sheet.kind]
