"""Sights: cards that reroll a die in shooting or melee (SQ-SHOOT-08, 09)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.effects import Play
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.cards.targets import attack_on_hand
from bulkhead.starquest.rules.fight.weapons import heavy_weapons
from bulkhead.starquest.table.card import Giving, behaviour, named_for
from bulkhead.tabletop.clauses import clause

SAME_GUN = {"wpn_term_assault_cannon": "wpn_assault_cannon"}
"""Weapons that count as another one for a sight."""

MARINE_GUNS = ("wpn_laser_rifle", "wpn_assault_cannon", "wpn_plasma_gun", "wpn_missile_launcher")
ELDAR_GUNS = ("wpn_shuriken_cannon", "wpn_eldar_las_cannon", "wpn_eldar_missile")
GUNS = {"eqp_targeter": MARINE_GUNS, "eqe_targeting_crystal": ELDAR_GUNS}


class Sight(Plain):
    """A reroll for the shooter or fighter, once in each shooting action."""

    def helps(self, state: State, seat: int) -> bool:
        attack = attack_on_hand(state)
        if attack is None or attack.seat != seat:
            return False
        mini = state.minis.get(attack.attacker)
        if mini is None or mini.seat != seat or attack.how not in ("shoot", "overwatch", "melee"):
            return False
        if attack.how == "shoot" and self.id in mini.deeds.aided:
            return False
        if attack.how != "melee" and not heavy_weapons.may_help(self, load_box().weapons[attack.weapon]):
            return False
        return self.aids(state, mini, attack)

    def aids(self, state: State, mini: Mini, attack: Attack) -> bool:
        raise NotImplementedError


@behaviour("eqp_bionic_arm", "eqp_bionic_eye", "eqp_digital_weapons")
class LeadersOwn(Sight):
    """Only for the leader."""

    @clause("SQ-SHOOT-08", "SQ-MELEE-02")
    def aids(self, state: State, mini: Mini, attack: Attack) -> bool:
        return state.sides[mini.seat].leader == mini.id


@behaviour("eqe_star_storm")
class StarStorm(Sight):
    """For every shuriken catapult."""

    @clause("SQ-SHOOT-08")
    def aids(self, state: State, mini: Mini, attack: Attack) -> bool:
        return attack.weapon == "wpn_shuriken_catapult"


@behaviour("eqp_targeter", "eqe_targeting_crystal")
class Targeter(Sight):
    """For the weapon that was named at set-up; two of them name different ones."""

    @property
    def moment(self) -> Play:
        return "after_roll"

    def gives(self) -> tuple[Giving, ...]:
        return ()

    def names(self, state: State, seat: int) -> list[str]:
        taken = named_for(state.sides[seat], self.id)
        return [gun for gun in GUNS[self.id] if gun not in taken]

    @clause("SQ-SHOOT-08", "SQ-SHOOT-09", "SQ-WPN-23", "SQ-WPN-51")
    def aids(self, state: State, mini: Mini, attack: Attack) -> bool:
        return SAME_GUN.get(attack.weapon, attack.weapon) in named_for(state.sides[mini.seat], self.id)


@behaviour("eql_marked_rounds")
class MarkedRounds(Sight):
    """For the legionary who was named at set-up, but with no extra-heavy weapon."""

    def names(self, state: State, seat: int) -> list[str]:
        return [mini.id for mini in state.minis.values() if mini.seat == seat]

    @clause("SQ-SHOOT-08", "SQ-WPN-23")
    def aids(self, state: State, mini: Mini, attack: Attack) -> bool:
        if attack.how == "melee" or load_box().weapons[attack.weapon].kind == "extra_heavy":
            return False
        return mini.id in named_for(state.sides[mini.seat], self.id)
