"""Psionics between missions: how they join, rise and study (SQ-PSI-01 to 07, 11 to 16)."""

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.catalogue import PSIONICS
from bulkhead.starquest.data.records import NOVICE, Psionic
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.setup import squads
from bulkhead.starquest.table.places import is_lost
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

PRICE = clause("SQ-PSI-01", "SQ-PSI-03")(2)
"""Seals for a librarian or a harlequin."""
ARTS = clause("SQ-PSI-07")(("art_psionic", "art_power", "art_kinesis", "art_temporal"))
TOP = 5
ROW = clause("SQ-PSI-11")(3)
"""Missions survived in a row for a promotion."""
CYCLE = {"four": 3, "extra": 4}
"""Extra cards that complete an art: with the basic card they make four, or they are four by themselves."""


# Joining


@clause("SQ-PSI-01", "SQ-PSI-02", "SQ-PSI-03", "SQ-PSI-04")
def for_sale(state: State, seat: int) -> str:
    """The psionic that a standard squad may add for two Seals; nothing where he is a member anyway."""
    side = state.sides[seat]
    psionic = squads.squad_of(state, side.formation).psionic if side.formation else None
    if psionic is None or side.psionic or side.seals < PRICE:
        return ""
    return psionic


@clause("SQ-PSI-01", "SQ-PSI-03", "SQ-HONOUR-07")
def buy(state: State, seat: int, out: Out) -> None:
    """Pay for a psionic: he stays on the roster until he is killed, or must be paid in each mission."""
    side = state.sides[seat]
    stays = state.options.house.psionic_price == "once"
    change_side(state, seat, seals=side.seals - PRICE, study=replace(side.study, bought=stays))
    out.tell(Chose(seat, "psionic", psionic_of(state, seat), "SQ-PSI-01"))


def psionic_of(state: State, seat: int) -> str:
    """The figure of a squad's psionic."""
    faction = state.sides[seat].faction
    for squad in load_box().squads.values():
        if faction in squad.seats and squad.psionic:
            return squad.psionic
    return "fig_dominic"


# Ranks


@clause("SQ-PSI-12", "SQ-PSI-15")
def cards_of(study: Psionic) -> tuple[int, int]:
    """Psychic cards of a rank: one for each art, and extra ones."""
    rank = load_box().ladders[PSIONICS].at(study.rank)
    return rank.psychic_cards, rank.extra_psychic_cards


@clause("SQ-PSI-11", "SQ-PSI-16")
def after_mission(state: State, seat: int) -> bool:
    """Count the mission for a psionic who took part. True when he is promoted. Absence neither counts nor breaks the
    row; his death resets it, and a bought psionic must be bought again."""
    side = state.sides[seat]
    mini = state.minis.get(side.psionic)
    if mini is None:
        return False
    study = side.study
    if is_lost(state, seat, mini.id):
        heir = NOVICE if state.options.house.psionic_heir == "novice" else replace(study, bought=False, row=0)
        change_side(state, seat, study=heir)
        return False
    row = study.row + 1
    promoted = row >= ROW and study.rank < TOP
    if promoted:
        study = replace(study, rank=study.rank + 1)
    change_side(state, seat, study=replace(study, row=0 if row >= ROW else row))
    return promoted


@clause("SQ-PSI-12", "SQ-PSI-13", "SQ-PSI-14")
def arts_open(state: State, seat: int) -> list[str]:
    """The arts that a promoted psionic may study: the one begun until it is complete, then another one."""
    study = state.sides[seat].study
    if len(study.arts) >= study.rank - 1:
        return []
    whole = CYCLE[state.options.house.art_cycle]
    if study.arts and study.arts.count(study.arts[-1]) < whole:
        return [study.arts[-1]]
    return [art for art in ARTS if art not in study.arts]


@clause("SQ-PSI-12")
def learn(state: State, seat: int, art: str, out: Out) -> None:
    study = state.sides[seat].study
    change_side(state, seat, study=replace(study, arts=(*study.arts, art)))
    out.tell(Chose(seat, "art", art, "SQ-PSI-12"))


# Cards of a mission


@clause("SQ-PSI-07", "SQ-PSI-12", "SQ-PSI-14")
def card_choices(state: State, seat: int) -> list[str]:
    """The psychic cards among which the next one is chosen: one of each art, then one more of each art studied. Where
    that art has none left, any card may be chosen."""
    side = state.sides[seat]
    decks = {art: state.scenario.decks.get(f"psychic-{art}", ()) for art in ARTS}
    if not side.psionic or not any(decks.values()):
        return []
    basic, extra = cards_of(side.study)
    arts = [*ARTS[:basic], *side.study.arts[:extra]]
    if len(side.psychic) >= len(arts):
        return []
    taken = set(side.psychic)
    if state.options.house.psychic_deck == "common":
        taken = {card for other in state.sides for card in other.psychic}
    of_art = [card for card in decks[arts[len(side.psychic)]] if card not in taken]
    return of_art or [card for cards in decks.values() for card in cards if card not in taken]
