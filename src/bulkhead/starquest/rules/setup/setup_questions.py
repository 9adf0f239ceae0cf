"""The questions of set-up, one class each: who answers in which order, the choices, and what an answer does."""

from typing import ClassVar

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Secret
from bulkhead.starquest.data.frames import Muster, SetupStep
from bulkhead.starquest.data.scenario import Scenario, kind_of
from bulkhead.starquest.data.shuffling import shuffled
from bulkhead.starquest.data.state import Deck, State, Thing, change, change_side, eyes, serial
from bulkhead.starquest.events import Chose, DieRolled
from bulkhead.starquest.rules.campaign import psionic_ranks, reinforcements
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.rules.fight import governor
from bulkhead.starquest.rules.setup import squads, supplies
from bulkhead.starquest.rules.setup.scenario_builder import from_box, playable, ship_of
from bulkhead.starquest.table.card import card as card_of
from bulkhead.starquest.table.card import is_known
from bulkhead.starquest.table.mission_rule import MissionRule, rules_of
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Question:
    """One step of set-up. A seat is asked again as long as `options` has something to choose from."""

    name: ClassVar[SetupStep]
    rule: ClassVar[str]
    secret: ClassVar[bool] = False
    """Only the owner learns the answer."""
    optional: ClassVar[bool] = False
    """The answer may be no."""

    def begin(self, state: State, frame: Muster, dice: Dice, out: Out) -> None:
        """What is done before the first seat is asked."""

    def seats(self, state: State, frame: Muster) -> tuple[int, ...]:
        """The seats that are asked, in order: the squads as drawn."""
        return frame.ranking

    def options(self, state: State, seat: int) -> list[str]:
        raise NotImplementedError

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        raise NotImplementedError

    def hidden(self, state: State) -> bool:
        """Is the answer a secret of its seat?"""
        return self.secret

    def tell(self, state: State, seat: int, value: str, out: Out) -> None:
        told = Chose(seat, self.name, value, self.rule)
        if self.hidden(state):
            out.tell(told, (seat,), Chose(seat, self.name, "", self.rule))
        else:
            out.tell(told)


def plays_fixed(state: State, seat: int) -> bool:
    """Does the mission name the members of this squad and their weapons?"""
    return state.sides[seat].faction in state.scenario.squads


@clause("SQ-SQUAD-04", "SQ-SQUAD-21", "SQ-SETUP-09")
class Formation(Question):
    """DP-03: a standard squad, or Terminators or Avengers for four equipment cards."""

    name, rule = "formation", "SQ-SQUAD-04"

    def begin(self, state: State, frame: Muster, dice: Dice, out: Out) -> None:
        for seat in frame.ranking:
            if plays_fixed(state, seat):
                squads.muster_fixed(state, seat, state.scenario.squads[state.sides[seat].faction])

    def options(self, state: State, seat: int) -> list[str]:
        if state.sides[seat].formation or plays_fixed(state, seat):
            return []
        return squads.formations(state, seat)

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        squads.form(state, seat, value)


@clause("SQ-SQUAD-22", "SQ-SQUAD-26", "SQ-SQUAD-27")
class Members(Question):
    """DP-05, DP-06: the free places of a formation: legionaries, light or heavy Avengers."""

    name, rule = "members", "SQ-SQUAD-26"

    def options(self, state: State, seat: int) -> list[str]:
        return squads.vacancies(state, seat)

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        squads.join(state, seat, value)


@clause("SQ-PSI-01", "SQ-PSI-03")
class Psionics(Question):
    """DP-09: a librarian or harlequin for two Seals. One bought before takes part without a question."""

    name, rule, optional = "psionic", "SQ-PSI-01", True

    def begin(self, state: State, frame: Muster, dice: Dice, out: Out) -> None:
        for seat in frame.ranking:
            side = state.sides[seat]
            if side.study.bought and side.formation and not side.psionic:
                squads.join(state, seat, psionic_ranks.psionic_of(state, seat))

    def options(self, state: State, seat: int) -> list[str]:
        psionic = psionic_ranks.for_sale(state, seat)
        return [psionic] if psionic else []

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        psionic_ranks.buy(state, seat, out)
        squads.join(state, seat, value)

    def tell(self, state: State, seat: int, value: str, out: Out) -> None:
        """Told by the sale."""


@clause("SQ-REINF-01", "SQ-REINF-03", "SQ-REINF-05")
class Reinforcements(Question):
    """DP-09: a reinforcement for two Seals, higher ranks first. One that is alive takes part without a question."""

    name, rule, optional = "reinforcement", "SQ-REINF-01", True

    def begin(self, state: State, frame: Muster, dice: Dice, out: Out) -> None:
        for seat in reinforcements.by_rank(state, frame.ranking):
            if not plays_fixed(state, seat):
                reinforcements.field(state, seat)

    def seats(self, state: State, frame: Muster) -> tuple[int, ...]:
        return reinforcements.by_rank(state, frame.ranking)

    def options(self, state: State, seat: int) -> list[str]:
        if plays_fixed(state, seat):
            return []
        return [
            sheet
            for sheet in reinforcements.for_sale(state, seat)
            if reinforcements.available(state, seat, sheet)
        ]

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        reinforcements.buy(state, seat, value, out)
        reinforcements.field(state, seat)

    def tell(self, state: State, seat: int, value: str, out: Out) -> None:
        """Told by the sale."""


@clause("SQ-SETUP-13", "SQ-SETUP-14")
class Weapons(Question):
    """DP-04, DP-05: weapons and sets, figure by figure: `ba4:wpn_plasma_gun`."""

    name, rule = "weapon", "SQ-SETUP-13"

    def options(self, state: State, seat: int) -> list[str]:
        mini = squads.unarmed(state, seat)
        return [f"{mini.id}:{id_}" for id_ in squads.arms_for(state, mini)] if mini else []

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        who, _, id_ = value.partition(":")
        squads.arm(state, state.minis[who], id_)


@clause("SQ-OBJ-01", "SQ-OBJ-14")
class Bearers(Question):
    """The carriers of the objects that a squad brings along: `obj_limpet:ba3`."""

    name, rule = "bearer", "SQ-OBJ-14"

    def options(self, state: State, seat: int) -> list[str]:
        mine = squads.members_of(state, seat)
        for kind, count in state.scenario.given.items():
            carried = sum(kind_of(thing) == kind for mini in mine for thing in mini.objects)
            if carried < count:
                return [f"{kind}:{mini.id}" for mini in mine if not figure(mini).flags & CLUMSY]
        return []

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        kind, _, who = value.partition(":")
        thing = Thing(serial(state, kind), kind, carrier=who)
        state.things[thing.id] = thing
        change(state, state.minis[who], objects=(*state.minis[who].objects, thing.id))


CLUMSY = frozenset({"machine", "no_handling", "two_by_two"})
"""Flags of figures that carry nothing."""


@clause("SQ-SETUP-11", "SQ-SETUP-12", "SQ-SQUAD-29")
class Equipment(Question):
    """DP-07: equipment cards, as many as rank and formation allow. A secret of their owner, and so is what a card is
    bound to: it is named together with it (`eqp_targeter:wpn_laser_rifle`), so that no further question tells that
    there is something to name (SQ-SEAT-09)."""

    name, rule, secret = "equipment", "SQ-SETUP-11", True

    def options(self, state: State, seat: int) -> list[str]:
        side = state.sides[seat]
        most = squads.allowance(state, seat)[1] if side.formation else 0
        left = _untaken(state, f"equipment-{side.faction}", side.equipment, most)
        return [choice for id_ in left for choice in _bound(state, seat, id_)]

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        side = state.sides[seat]
        id_, colon, name = value.partition(":")
        named = (*side.named, (id_, name)) if colon else side.named
        change_side(state, seat, equipment=(*side.equipment, id_), named=named)


@clause("SQ-SETUP-11", "SQ-SETUP-12")
class Orders(Question):
    """DP-07: order cards; the Legion has none."""

    name, rule, secret = "order", "SQ-SETUP-11", True

    def options(self, state: State, seat: int) -> list[str]:
        side = state.sides[seat]
        most = squads.allowance(state, seat)[0] if side.formation else 0
        return _untaken(state, f"orders-{side.faction}", side.orders, most)

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        change_side(state, seat, orders=(*state.sides[seat].orders, value))


@clause("SQ-SQUAD-18", "SQ-SQUAD-24", "SQ-SQUAD-17")
class GovernorCards(Question):
    """DP-05: five of the ten governor cards, whatever was given up in the last mission. They lie open."""

    name, rule = "governor", "SQ-SQUAD-18"

    def options(self, state: State, seat: int) -> list[str]:
        side = state.sides[seat]
        leader = state.minis.get(side.leader)
        if leader is None or not governor.pays_with_cards(state, leader):
            return []
        return _untaken(state, "governor", side.governor, governor.CHOSEN)

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        change_side(state, seat, governor=(*state.sides[seat].governor, value))


@clause("SQ-PSI-07", "SQ-PSI-12")
class PsychicCards(Question):
    """DP-08: one psychic card of each art, and one more for each promotion."""

    name, rule = "psychic", "SQ-PSI-07"

    def hidden(self, state: State) -> bool:
        """Is the choice secret? Not from a common deck, where the next seat sees which cards are missing."""
        return state.options.house.psychic_deck == "own"

    def seats(self, state: State, frame: Muster) -> tuple[int, ...]:
        return tuple(seat for seat in state.order if seat in frame.ranking)

    def options(self, state: State, seat: int) -> list[str]:
        return [] if plays_fixed(state, seat) else psionic_ranks.card_choices(state, seat)

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        change_side(state, seat, psychic=(*state.sides[seat].psychic, value))


def _bound(state: State, seat: int, id_: str) -> list[str]:
    """A card as it is chosen: with each of the things that it can be bound to, or alone."""
    names = card_of(id_).names(state, seat) if is_known(id_) else []
    return [f"{id_}:{name}" for name in names] or [id_]


def _untaken(state: State, deck: str, taken: tuple[str, ...], most: int) -> list[str]:
    """The cards of a list that are left to choose from, while fewer than `most` are taken."""
    cards = list(state.scenario.decks.get(deck, ()))
    if len(taken) >= min(most, len(cards)):
        return []
    for card in taken:
        cards.remove(card)
    return list(dict.fromkeys(cards))


@clause("SQ-ALIENRANK-03")
class HeldEvents(Question):
    """DP-11: from which deck Chaos draws each of the event cards of its rank. The cards are its secret."""

    name, rule = "event-deck", "SQ-ALIENRANK-03"

    def seats(self, state: State, frame: Muster) -> tuple[int, ...]:
        return supplies.aliens(state)

    def options(self, state: State, seat: int) -> list[str]:
        side = state.sides[seat]
        due = load_box().ladder(side.faction).at(side.rank).event_cards
        if state.options.house.chaos_cards != "held" or len(side.events) >= due:
            return []
        return [colour for colour in supplies.COLOURS if state.decks.get(colour, Deck()).draw]

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        events.keep(state, seat, events.colour_called(value), out)


@clause("SQ-SETUP-07")
class Survivors(Question):
    """The marked squares that hold a survivor, where a rule of the mission asks for it: a secret of its keeper."""

    name, rule, secret = "survivors", "SQ-SETUP-07", True

    def seats(self, state: State, frame: Muster) -> tuple[int, ...]:
        """Those that keep something hidden. A rule without a keeper has no hiding places either, so nobody is asked."""
        return tuple(sorted({rule.keeper(state) for rule in rules_of(state)}))

    def options(self, state: State, seat: int) -> list[str]:
        return [place for rule in self._kept_by(state, seat) for place in rule.hiding_places(state)]

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        for rule in self._kept_by(state, seat):
            if value in rule.hiding_places(state):
                rule.hide(state, value)
                return

    def _kept_by(self, state: State, seat: int) -> list[MissionRule]:
        return [rule for rule in rules_of(state) if rule.keeper(state) == seat]


@clause("SQ-SETUP-16", "SQ-SEAT-02")
class EntryAreas(Question):
    """DP-10: in the drawn order each squad chooses a free entry area, among all of the map."""

    name, rule = "entry", "SQ-SETUP-16"

    def seats(self, state: State, frame: Muster) -> tuple[int, ...]:
        """In the drawn order; a squad that has earned it in an earlier mission chooses first."""
        first = state.scenario.legacy.first_dock
        return tuple(sorted(frame.ranking, key=lambda seat: state.sides[seat].faction != first))

    def options(self, state: State, seat: int) -> list[str]:
        if state.sides[seat].dock:
            return []
        taken = {side.dock for side in state.sides}
        return [dock for dock in state.ship.docks if dock not in taken]

    def take(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        change_side(state, seat, dock=value)


# The mission


def choose_mission(state: State, frame: Muster) -> list[str]:
    """DP-01: the missions that the alien player may name."""
    return list(playable(state.options, load_box()))


@clause("SQ-SETUP-02")
def settle_mission(state: State, named: tuple[str, ...], dice: Dice, out: Out) -> None:
    """The mission that both alien players named; where they disagree a die decides."""
    chosen = named[0]
    if len(set(named)) > 1:
        face = dice.roll(1, len(named))[0]
        out.tell(DieRolled(supplies.aliens(state)[face - 1], (face,), len(named), "mission", "SQ-SETUP-02"))
        chosen = named[face - 1]
    scenario = from_box(chosen, state.options, load_box())
    lay_out(state, scenario)


@clause("SQ-SETUP-05")
def lay_out(state: State, scenario: Scenario) -> None:
    """Lay out the map of the mission with all doors closed, and put its structures and objects there."""
    state.scenario = scenario
    state.ship = ship_of(scenario, state.options)
    state.sight, state.arcs = eyes(state.ship)
    state.vents = tuple(state.ship.vents) if scenario.vents is None else scenario.vents
    state.structures = tuple(scenario.structure_lp.items())
    state.closed = state.ship.all_closed
    state.things = {
        id_: Thing(id_, kind_of(id_), state.ship.at(*spot)) for id_, spot in scenario.objects.items()
    }


@clause("SQ-RECON-11", "SQ-ALIEN-04")
def shuffle_decks(state: State, dice: Dice) -> None:
    """Shuffle the decks that are drawn face down, without the cards that squads have kept."""
    kept = [card for side in state.sides for card in side.recon]
    for name in ("recon", *supplies.COLOURS):
        cards = list(state.scenario.decks.get(name, ()))
        for card in kept:
            if card in cards:
                cards.remove(card)
        if cards:
            state.decks[name] = Deck(shuffled(cards, dice))


@clause("SQ-RECON-10")
def deal_secrets(state: State, out: Out) -> None:
    """Deal each squad a secret mission from the reconnaissance deck, where the mission says so; other cards drawn go
    back to their places."""
    wanted = sum(one.test.cards for one in state.scenario.objectives if isinstance(one.test, Secret))
    for seat in supplies.squad_seats(state) if "recon" in state.decks else ():
        for _ in range(wanted):
            deck = state.decks["recon"]
            secret = next((card for card in deck.draw if card_of(card).mission), None)
            if secret is None:
                return
            at = deck.draw.index(secret)
            state.decks["recon"] = Deck((*deck.draw[:at], *deck.draw[at + 1 :]), deck.discard)
            change_side(state, seat, recon=tuple(sorted((*state.sides[seat].recon, secret))))
            told = Chose(seat, "secret", secret, "SQ-RECON-10")
            out.tell(told, (seat,), Chose(seat, "secret", "", "SQ-RECON-10"))


def deal_finds(state: State, out: Out) -> None:
    """Deal reconnaissance cards to squads that have earned them in an earlier mission; a trap goes back to its place,
    and the next card is drawn."""
    cards = load_box().cards
    for seat in supplies.squad_seats(state) if "recon" in state.decks else ():
        for _ in range(state.scenario.legacy.cards.get(state.sides[seat].faction, 0)):
            deck = state.decks["recon"]
            sound = (at for at, id_ in enumerate(deck.draw) if getattr(cards.get(id_), "group", "") != "trap")
            at = next(sound, None)
            if at is None:
                return
            found = deck.draw[at]
            state.decks["recon"] = Deck((*deck.draw[:at], *deck.draw[at + 1 :]), deck.discard)
            change_side(state, seat, recon=tuple(sorted((*state.sides[seat].recon, found))))
            told = Chose(seat, "recon", found, "SQ-RECON-01")
            out.tell(told, (seat,), Chose(seat, "recon", "", "SQ-RECON-01"))


QUESTIONS: tuple[Question, ...] = (
    Formation(),
    Members(),
    Psionics(),
    Reinforcements(),
    Weapons(),
    Bearers(),
    Equipment(),
    Orders(),
    GovernorCards(),
    PsychicCards(),
    HeldEvents(),
    Survivors(),
    EntryAreas(),
)
"""In the order in which they are asked: first public choices, then secret cards, last the entry areas."""
