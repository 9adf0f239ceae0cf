"""Dressings and packs that heal the carrier and miniatures beside it (SQ-LIFE-04)."""

from collections.abc import Iterable
from itertools import combinations_with_replacement

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards.recon.carried import Carried
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.rules.objects.nearness import beside
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Medical(Carried):
    """Life points for the wounded within reach: each name in `on` is a point."""

    most = 1

    def patients(self, state: State, healer: Mini, seat: int) -> list[Mini]:
        near = [healer, *(mini for mini in beside(state, healer) if mini.seat == seat)]
        return [mini for mini in near if mini.lp < life.full_life(state, mini)]

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        found: dict[tuple[str, ...], None] = {}
        for healer in self.carriers(state, seat):
            patients = self.patients(state, healer, seat)
            for count in range(1, self.most + 1):
                for group in combinations_with_replacement(patients, count):
                    if all(group.count(one) <= life.full_life(state, one) - one.lp for one in group):
                        found[tuple(one.id for one in group)] = None
        return list(found)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        healers = [
            mini
            for mini in self.carriers(state, seat)
            if set(on) <= {one.id for one in self.patients(state, mini, seat)}
        ]
        self.let_go(state, seat, healers[0].id if healers else "")
        for who in dict.fromkeys(on):
            life.heal(state, state.minis[who], on.count(who), out)


@behaviour("rec_field_dressing")
class FieldDressing(Medical):
    pass


@behaviour("rec_surgeon_pack")
class SurgeonPack(Medical):
    most = 2
