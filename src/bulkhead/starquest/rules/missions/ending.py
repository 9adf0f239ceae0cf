"""The end of a mission (SQ-END): when it comes, and its steps."""

from collections.abc import Callable

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Destroy
from bulkhead.starquest.data.commands import AnyCommand, Choose, Pass
from bulkhead.starquest.data.frames import Ending
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import CardShown, Chose, MissionEnded, Won
from bulkhead.starquest.rules.campaign import honours, psionic_ranks, reinforcements
from bulkhead.starquest.rules.cards import reconnaissance
from bulkhead.starquest.rules.missions import objectives, winning
from bulkhead.starquest.rules.missions.objectives import Moment
from bulkhead.starquest.rules.setup import squads, supplies
from bulkhead.starquest.table.card import card as card_of
from bulkhead.starquest.table.engine import Procedure, procedure, push, put
from bulkhead.starquest.table.feat_log import feats
from bulkhead.starquest.table.mission_rule import pays_value, rules_of
from bulkhead.starquest.table.places import figure, remove
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

LATER = {"all_destroyed_plus_2": 2, "all_armed_plus_4": 4}
"""Rounds still played after the last target is destroyed or the last charge armed."""
TAUGHT = ("lesson", "tutorial")
"""Missions whose table is as it is: kills count as they are."""
UNFULFILLED = clause("SQ-RECON-10")(10)
"""Points that an unfulfilled secret mission costs (SQ-RECON-10)."""

# When


def at_once(state: State, out: Out) -> None:
    """Pay the objectives met by an atomic action; end a mission that ends at once."""
    if state.phase != "play":
        return
    objectives.review(state, Moment("boundary"), out)
    if state.scenario.at_once and _own_end(state):
        state.frames.clear()
        _finish(state, state.scenario.early_end, out)


@clause("SQ-END-01", "SQ-END-07", "C-mis_06_fuse-special-1-2")
def over(state: State, out: Out) -> bool:
    """Is the mission over at the end of a turn? It goes on when an alien player has nothing left."""
    objectives.review(state, Moment("turn", state.turn_seat), out)
    for rule in rules_of(state):
        rule.at_turn_end(state, state.turn_seat, out)
    round_over = state.turn_seat == state.order[-1]
    if round_over:
        objectives.review(state, Moment("round"), out)
    if round_over and _own_end(state):
        return _finish(state, state.scenario.early_end, out)
    if round_over and (ended_by := next((rule for rule in rules_of(state) if rule.is_over(state)), None)):
        return _finish(state, ended_by.name, out)
    if nobody_left(state):
        return _finish(state, "nobody_left", out)
    if round_over and state.round >= state.scenario.rounds:
        return _finish(state, "rounds", out)
    return False


@clause("SQ-END-01")
def nobody_left(state: State) -> bool:
    """Is no squad miniature on the board or in an entry area?"""
    return not any(
        mini.place in ("board", "dock", "carried") and objectives.is_squad(state, mini.seat)
        for mini in state.minis.values()
    )


@clause(
    "SQ-END-01",
    "C-mis_00_first_steps-primary-2",
    "C-mis_07_long_corridor-primary-2",
    "C-mis_10_reliquary-special-2-1",
)
def _own_end(state: State) -> bool:
    """Is the mission's own end condition met?"""
    early = state.scenario.early_end
    primary = next((one for one in state.scenario.objectives if one.id == "primary"), None)
    if early == "none" or primary is None:
        return False
    if early == "primary_scored":
        return objectives.fulfilled(state, primary)
    if early == "recovered":
        wanted = getattr(primary.test, "what", "")
        return any(thing.recovered >= 0 for thing in objectives.of_kind(state, wanted))
    last = _last_done(state, primary)
    return last is not None and state.round >= last + LATER[early]


@clause("C-mis_04_nest-special-2-1")
def _last_done(state: State, primary: Objective) -> int | None:
    """The round in which the last vent was destroyed, or the last charge armed; None as long as one is left."""
    for rule in rules_of(state):
        if (began := rule.countdown_from(state, primary)) is not None:
            return began
    if isinstance(primary.test, Destroy) and not state.vents:
        wrecked = [feat.round for feat in feats(state, "destroyed") if feat.subject.startswith("vent:")]
        return max(wrecked, default=None)
    return None


def _finish(state: State, reason: str, out: Out) -> bool:
    state.outcome = reason
    out.tell(MissionEnded(reason))
    push(state, Ending())
    return True


# What then


def _awards(state: State, out: Out) -> None:
    """2. Mission awards, and the loss of miniatures left aboard where the mission says so."""
    objectives.review(state, Moment("end"), out)
    for rule in rules_of(state):
        rule.awards(state, out)
    _left_aboard(state, out)


@clause("SQ-END-04", "C-mis_06_fuse-special-3-1", "C-mis_06_fuse-special-3-2")
def _left_aboard(state: State, out: Out) -> None:
    """Charge miniatures still on the board to their owner, in a mission of extraction or by the house option; elsewhere
    they survive. By the house option the alien side scores them."""
    lost = state.options.house.left_aboard == "lost"
    if not lost and not state.scenario.extraction:
        return
    for mini in list(state.minis.values()):
        if mini.place in ("board", "carried") and objectives.is_squad(state, mini.seat):
            worth = figure(mini).points
            remove(state, mini, "dead")
            score(state, mini.seat, -worth, "left-aboard", out, mini.id, "SQ-END-04")
            if lost:
                _to_aliens(state, worth, "left-aboard", mini.id, out)


def _to_aliens(state: State, points: int, reason: str, what: str, out: Out) -> None:
    """Give each alien player half of the points, rounded down; all to one alone."""
    seats = supplies.aliens(state)
    for seat in seats:
        score(state, seat, points // len(seats), reason, out, what, "SQ-END-05")


@clause("SQ-RECON-08")
def _show_cards(state: State, out: Out) -> None:
    """3. All reconnaissance cards are shown; secret missions that were fulfilled score."""
    for seat, side in enumerate(state.sides):
        for card in side.recon:
            out.tell(CardShown(seat, card))
            points = card_of(card).mission
            if points and card_of(card).fulfilled(state, seat):
                score(state, seat, points, "secret", out, card, "SQ-RECON-10")


@clause("SQ-RECON-10", "SQ-END-05")
def _unfulfilled(state: State, out: Out) -> None:
    """4. Unfulfilled secret missions cost points; points of objectives that no seat scored go to the aliens."""
    for seat in supplies.squad_seats(state):
        for card in reconnaissance.unfulfilled(state, seat):
            score(state, seat, -UNFULFILLED, "secret", out, card, "SQ-RECON-10")
    for objective in state.scenario.objectives:
        if not any(rule.settles_unmet(state, objective, out) for rule in rules_of(state)):
            _to_aliens(state, objectives.unmet(state, objective), "unmet", objective.id, out)


@clause("SQ-END-05", "SQ-END-06", "SQ-ALIEN-41", "SQ-HONOUR-01")
def _final_points(state: State, out: Out) -> None:
    """5. The kills of the alien players are counted as at a full table: times five over the number of squads, half of
    it for one alone, unless the mission is made for one; in the first lesson, whose table is as it is, they count as
    they are. Then the points are final."""
    playing = len(supplies.squad_seats(state))
    aliens = supplies.aliens(state)
    sheets = load_box().figures
    halved = len(aliens) == 1 and not any(rule.is_for_one_alien(state) for rule in rules_of(state))
    for seat in aliens if state.scenario.kind not in TAUGHT else ():
        kills = sum(sheets[kill].points for kill in state.sides[seat].kills if pays_value(state, kill))
        scaled = kills * supplies.FULL_TABLE // (playing * (2 if halved else 1))
        score(state, seat, scaled - kills, "scaled", out, why="SQ-ALIEN-41")
    out.tell(Won(winning.winners(state), tuple(side.points for side in state.sides)))


def _psionics(state: State, out: Out) -> None:
    """10. Psionics: row and rank. A begun art goes on; where there is a choice of arts, the squad is asked."""
    for seat in supplies.squad_seats(state):
        psionic_ranks.after_mission(state, seat)
        arts = psionic_ranks.arts_open(state, seat)
        if len(arts) == 1:
            psionic_ranks.learn(state, seat, arts[0], out)


@clause("SQ-SQUAD-17", "SQ-PSI-10", "SQ-REINF-03")
def _restore(state: State, out: Out) -> None:
    """11. Governor and psychic cards come back, and so do the members of the roster; a reinforcement killed is gone."""
    for seat in supplies.squad_seats(state):
        reinforcements.after_mission(state, seat)
        change_side(state, seat, governor_lost=(), psychic_used=(), command=0)


@clause("SQ-ALLY-10")
def _end_alliances(state: State, out: Out) -> None:
    """12. Alliances end, and what was dissolved is forgotten."""
    state.pacts = ()
    state.split_pacts = ()
    state.proposals = ()


@clause("SQ-RECON-09")
def _drop_cards(state: State, out: Out) -> None:
    """13. Discard secret missions and cards with a lasting effect; the owner decides about the others."""
    for seat in supplies.squad_seats(state):
        change_side(state, seat, recon=tuple(reconnaissance.keepable(state, seat)), lasting=())


def _nothing(state: State, out: Out) -> None:
    """1. Nothing: the end comes between turns, so nothing is unresolved. 14. Nothing: purchases are only asked for."""


STEPS: tuple[Callable[[State, Out], None], ...] = (
    _nothing,
    _awards,
    _show_cards,
    _unfulfilled,
    _final_points,
    honours.reward_winner,
    honours.reward_efficiency,
    honours.promote,
    honours.mourn,
    _psionics,
    _restore,
    _end_alliances,
    _drop_cards,
    _nothing,
)
"""What is done without a decision in each step of SQ-END-05."""
ARTS, KEEP, BUY = 10, 13, 14
"""Steps in which a squad may have to decide."""
CAMPAIGN_STEPS = frozenset({6, 7, 8, 9, 10, 13, 14})
"""Steps that a skirmish or the tutorial does not have."""


@procedure(Ending)
class EndingProcedure(Procedure[Ending]):
    """Step by step; in some of them squads decide."""

    rule = "SQ-END-05"

    def waits(self, state: State, frame: Ending) -> int | None:
        return frame.seats[0] if frame.begun and frame.seats else None

    def question(self, state: State, frame: Ending) -> str:
        return {ARTS: "sq-ask-art", KEEP: "sq-ask-keep-cards", BUY: "sq-ask-purchase"}[frame.step]

    def choices(self, state: State, frame: Ending) -> list[AnyCommand]:
        return choices(state, frame, frame.seats[0])

    def answer(self, state: State, frame: Ending, command: AnyCommand, dice: Dice, out: Out) -> None:
        seat = frame.seats[0]
        if isinstance(command, Choose):
            _choose(state, frame, seat, command.value, out)
        else:
            put(state, replace(frame, seats=frame.seats[1:]))

    @clause("SQ-END-05", "C-mis_s1_cold_lock-special-3-1", "C-mis_s2_two_keys-special-1-1")
    def step(self, state: State, frame: Ending, dice: Dice, out: Out) -> None:
        if frame.begun:
            _after(state, frame)
            return
        if frame.step not in CAMPAIGN_STEPS or state.scenario.kind == "campaign":
            STEPS[frame.step - 1](state, out)
            asked = tuple(seat for seat in _deciders(state, frame) if choices(state, frame, seat))
        else:
            asked = ()
        put(state, replace(frame, begun=True, seats=asked))

    def why_not(self, state: State, frame: Ending, command: AnyCommand) -> Illegal:
        clause_ = {ARTS: "SQ-PSI-13", KEEP: "SQ-RECON-09", BUY: "SQ-REINF-01"}[frame.step]
        return Illegal(clause_, "sq-no-ending-choice")


def _after(state: State, frame: Ending) -> None:
    """Go on to the next step, or end the game."""
    if frame.step < len(STEPS):
        put(state, Ending(frame.step + 1))
    else:
        state.frames.clear()
        state.phase = "over"


@clause("SQ-REINF-05")
def _deciders(state: State, frame: Ending) -> tuple[int, ...]:
    """Squads in turn order; for purchases the higher rank first."""
    seats = tuple(seat for seat in state.order if objectives.is_squad(state, seat))
    return reinforcements.by_rank(state, seats) if frame.step == BUY else seats


def choices(state: State, frame: Ending, seat: int) -> list[AnyCommand]:
    """What a squad may decide in this step; nothing where there is nothing to decide."""
    found: list[AnyCommand] = []
    if frame.step == ARTS:
        return [Choose(art) for art in psionic_ranks.arts_open(state, seat)]
    if frame.step == KEEP:
        found = [Choose(card) for card in dict.fromkeys(state.sides[seat].recon)]
    elif frame.step == BUY:
        found = [Choose(sheet) for sheet in _purchases(state, seat)]
    return [*found, Pass()] if found else []


@clause("SQ-RECON-09")
def _give_up(state: State, seat: int, card: str, out: Out) -> None:
    """DP-60: give up one of the cards that could be kept."""
    left = list(state.sides[seat].recon)
    left.remove(card)
    change_side(state, seat, recon=tuple(left))
    out.tell(Chose(seat, "give-up", card, "SQ-RECON-09"))


@clause("SQ-REINF-01", "SQ-REINF-04", "SQ-PSI-01", "SQ-HONOUR-07")
def _purchases(state: State, seat: int) -> list[str]:
    """DP-62: a reinforcement of which a miniature is left, or a psionic, for the next mission."""
    taken = [side.reserve for side in state.sides]
    sheets = load_box().figures
    found = [
        sheet
        for sheet in reinforcements.for_sale(state, seat)
        if squads.is_unique(sheet) or taken.count(sheet) < sheets[sheet].stock.reserve
    ]
    side = state.sides[seat]
    for_once = state.options.house.psionic_price == "once"
    if for_once and side.faction != "legion" and not side.study.bought and side.seals >= psionic_ranks.PRICE:
        found.append(psionic_ranks.psionic_of(state, seat))
    return found


def _choose(state: State, frame: Ending, seat: int, value: str, out: Out) -> None:
    """Carry a choice out; a squad with nothing left to decide is not asked again."""
    if frame.step == ARTS:
        psionic_ranks.learn(state, seat, value, out)
    elif frame.step == KEEP:
        _give_up(state, seat, value, out)
    elif value == psionic_ranks.psionic_of(state, seat):
        psionic_ranks.buy(state, seat, out)
    else:
        reinforcements.buy(state, seat, value, out)
    if not choices(state, frame, seat):
        put(state, replace(frame, seats=frame.seats[1:]))
