"""Squads and formations: their members and weapons (SQ-SQUAD, SQ-SETUP-13, 14)."""

from collections import Counter

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.items.squads import Members, Squad
from bulkhead.starquest.data.factions import SHORT
from bulkhead.starquest.data.pieces import Role
from bulkhead.starquest.data.state import Mini, State, change, change_side, serial
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.rules.fight.weapons import heavy_weapons
from bulkhead.starquest.rules.machines.dreadnoughts import mounting
from bulkhead.starquest.table.places import figure
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

FIVE = clause("SQ-SQUAD-03")(
    {
        "fig_marine_commander": Members(1, 1),
        "fig_marine_laser": Members(1, 3),
        "fig_marine_heavy": Members(1, 3),
    }
)
"""The five-man squad of the house option: a commander and four marines, one at least of either kind."""
PLAIN = ("sqd_marines", "sqd_eldar", "sqd_legion")
AVENGERS = "sqd_avengers"
FEE = 10
"""Points that a formation costs by the house option."""
LEADERS = {"karak": "fig_karak", "dominic": "fig_dominic"}


def squad_of(state: State, formation: str) -> Squad:
    """The roster of a formation, with this table's house options."""
    squad = load_box().squads[formation]
    if formation == "sqd_marines" and state.options.house.marine_squad == "five":
        return replace(squad, size=5, members=FIVE)
    return squad


@clause("SQ-SETUP-11", "SQ-SETUP-12", "SQ-HONOUR-06", "SQ-SQUAD-29")
def allowance(state: State, seat: int) -> tuple[int, int]:
    """Order and equipment cards that a squad may pick: those of its rank, less the price of its formation."""
    side = state.sides[seat]
    rank = load_box().ladder(side.faction).at(side.rank)
    price = squad_of(state, side.formation).price if side.formation else 0
    more = state.scenario.legacy.equipment.get(side.faction, 0)
    return rank.orders, rank.equipment + more - price


@clause(
    "SQ-SQUAD-01", "SQ-SQUAD-04", "SQ-SQUAD-05", "SQ-SQUAD-10", "SQ-SQUAD-21", "SQ-SQUAD-22", "SQ-SQUAD-26"
)
def formations(state: State, seat: int) -> list[str]:
    """The formations that a squad may take: the plain one, and those that it can pay with equipment cards."""
    faction = state.sides[seat].faction
    _, cards = allowance(state, seat)
    found = [
        id_ for id_, squad in load_box().squads.items() if faction in squad.seats and squad.price <= cards
    ]
    return sorted(found, key=lambda id_: (id_ not in PLAIN, id_))


@clause("SQ-SQUAD-04", "SQ-SQUAD-21")
def charge_formations(state: State, out: Out) -> None:
    """Charge points for formations that are paid with equipment cards, by the house option."""
    if not state.options.house.formation_fee:
        return
    for seat, side in enumerate(state.sides):
        if is_formation(state, seat):
            score(state, seat, -FEE, "formation", out, side.formation, "SQ-SQUAD-04")


# Members


@clause("SQ-SQUAD-07", "SQ-SQUAD-08", "SQ-SQUAD-09", "SQ-SQUAD-11", "SQ-SQUAD-25", "SQ-PSI-06", "SQ-WPN-68")
def join(state: State, seat: int, sheet_id: str, post: Role | None = None) -> Mini:
    """Add a figure to a squad in its entry area, with the weapons that its sheet always gives it."""
    side = state.sides[seat]
    sheet = load_box().figures[sheet_id]
    role = _role(state, sheet) if post is None else post
    mini = Mini(
        serial(state, SHORT[side.faction]),
        seat,
        sheet_id,
        weapons=sheet.weapons,
        place="dock",
        role=role,
        ward=_warded(side.formation, sheet),
    )
    state.minis[mini.id] = mini
    if role == "leader":
        change_side(state, seat, leader=mini.id)
    if sheet.has("psionic") and role in ("leader", "psionic"):
        change_side(state, seat, psionic=mini.id)
    return change(state, mini, lp=life.full_life(state, mini))


@clause("SQ-SQUAD-30", "SQ-SQUAD-24")
def _role(state: State, sheet: Figure) -> Role:
    """The role of a figure. The Legion's leader is Karak, or Dominic by the house option; other squads have a leader
    figure."""
    leads = sheet.has("leader")
    if sheet.id in LEADERS.values():
        leads = LEADERS[state.options.house.legion_leader] == sheet.id
    return "leader" if leads else "psionic" if sheet.has("psionic") else ""


@clause("SQ-SQUAD-23")
def _warded(formation: str, sheet: Figure) -> bool:
    """May it roll saves? Avengers may, and the harlequin while he belongs to their formation."""
    return sheet.has("ward") or (formation == AVENGERS and sheet.has("formation_ward"))


@clause("SQ-SQUAD-05", "SQ-SQUAD-10", "SQ-SQUAD-27", "SQ-PSI-02", "SQ-PSI-04", "SQ-PSI-05")
def form(state: State, seat: int, formation: str) -> None:
    """Take a formation; its fixed members join at once."""
    change_side(state, seat, formation=formation)
    for sheet, members in squad_of(state, formation).members.items():
        for _ in range(members.least):
            join(state, seat, sheet)


@clause("SQ-SQUAD-03", "SQ-SQUAD-22", "SQ-SQUAD-26", "SQ-SQUAD-27")
def vacancies(state: State, seat: int) -> list[str]:
    """The figures that may still join, while the squad is not complete."""
    side = state.sides[seat]
    if not side.formation:
        return []
    squad = squad_of(state, side.formation)
    count = Counter(mini.figure for mini in members_of(state, seat) if mini.role != "reinforcement")
    if sum(count[sheet] for sheet in squad.members) >= squad.size:
        return []
    kept_back = side.reserve if is_unique(side.reserve) else ""
    return [
        sheet
        for sheet, members in squad.members.items()
        if count[sheet] < members.most and sheet != kept_back
    ]


def is_unique(sheet: str) -> bool:
    """Is it a legionary? One that is the reinforcement cannot be one of the five as well (SQ-REINF-07)."""
    return sheet in load_box().squads["sqd_legion"].members


def members_of(state: State, seat: int) -> list[Mini]:
    """A squad's miniatures and machines, in the order in which they joined."""
    return [mini for mini in state.minis.values() if mini.seat == seat]


def muster_fixed(state: State, seat: int, roster: tuple[str, ...]) -> None:
    """Form a squad whose members and weapons the mission names."""
    for line in roster:
        sheet, *chosen = line.split()
        mini = join(state, seat, sheet)
        for id_ in chosen:
            mini = arm(state, mini, id_)


# Weapons


def unarmed(state: State, seat: int) -> Mini | None:
    """The first member that still has a weapon to choose."""
    return next((mini for mini in members_of(state, seat) if weapons_left(mini)), None)


def weapons_left(mini: Mini) -> int:
    """How many weapons (or sets) a figure still has to take."""
    sheet = figure(mini)
    if not sheet.choose:
        return 0
    if sheet.mounts:
        return sheet.mounts - (len(mini.weapons) - len(sheet.weapons))
    return int(len(mini.weapons) == len(sheet.weapons))


@clause(
    "SQ-SETUP-13",
    "SQ-SETUP-14",
    "SQ-SQUAD-01",
    "SQ-SQUAD-12",
    "SQ-WPN-01",
    "SQ-WPN-02",
    "SQ-WPN-03",
    "SQ-WPN-04",
    "SQ-WPN-24",
    "SQ-DREAD-18",
)
def arms_for(state: State, mini: Mini) -> list[str]:
    """The weapons that a figure may take: those of its sheet, each no more often than its limit in a squad. Standard
    squads take extra-heavy weapons only by the house option."""
    sheet = figure(mini)
    if sheet.mounts:
        return mounting.mountable(state, mini)
    offered = heavy_weapons.choices(state.options.house, sheet.id)
    squad = Counter(
        weapon
        for other in members_of(state, mini.seat)
        if not figure(other).mounts
        for weapon in other.weapons
    )
    return [id_ for id_ in offered if sheet.limit is None or squad[id_] < sheet.limit]


@clause("SQ-SETUP-13", "SQ-SQUAD-19")
def arm(state: State, mini: Mini, id_: str) -> Mini:
    """Give a figure a weapon or a set."""
    return change(state, mini, weapons=(*load_box().arms(id_), *mini.weapons))


@clause("SQ-SQUAD-04", "SQ-SQUAD-21")
def is_formation(state: State, seat: int) -> bool:
    """Is it a formation that is paid with equipment cards (Terminators or Avengers)?"""
    side = state.sides[seat]
    return bool(side.formation) and bool(squad_of(state, side.formation).price)
