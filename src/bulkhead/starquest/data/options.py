"""The options of a table, set when a game is created. Each default is the ruling that this project plays by."""

import re
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Struct

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import ALIENS, FACTIONS, SQUADS
from bulkhead.starquest.data.legacy import Legacy
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Mistake

TOP_RANK = 5
MOST_SEALS = 99
FIRST_MISSION = "mis_01_hard_dock"
ALIASES = {"tutorial": "mis_00_first_steps"}
"""Other names of missions."""


class House(
    Struct, frozen=True, kw_only=True, rename="kebab", omit_defaults=True, forbid_unknown_fields=True
):
    """How a table reads what the manual leaves open. The first value of each is the one we play by."""

    empty_seats: bool = True
    """SQ-SETUP-01. Yes: fewer than seven may play (SQ-SEAT-01). No: only the full table of seven."""
    mission_choice: Literal["aliens", "campaign"] = "aliens"
    """SQ-SETUP-02. Aliens: the alien players choose. Campaign: missions come in the order of the manual."""
    shared_tokens: bool = False
    """SQ-SETUP-07. Yes: alien players in alliance see each other's tokens."""
    seating: Literal["drawn", "host"] = "drawn"
    """SQ-SETUP-17. Drawn: squads take their turns in the drawn order. Host: in the order of `factions`."""
    entry_floor: bool = False
    """SQ-SETUP-18. Yes: entry areas are floor with lines of sight and fire. No: they lie off the board."""
    leader_gun_light: bool = False
    """SQ-TURN-10. Yes: leaders' guns are light whatever their dice."""
    shuriken_cannon_light: bool = False
    """SQ-TURN-10. Yes: the shuriken cannon is light: its bearer may split the movement."""
    interleaving: bool = False
    """SQ-TURN-15. Yes: a player may go back and forth among his miniatures. No: each is finished first."""
    eight_facings: bool = False
    """SQ-MOVE-05. Yes: miniatures may face the diagonals too; melee stays orthogonal."""
    free_turns: bool = False
    """SQ-MOVE-06. Yes: every turn of 90° is free, also one after another."""
    bulkheads_close: Literal["own", "last"] = "own"
    """SQ-DOOR-13. Own: at the end of the turn that opened it. Last: at the end of the round's last alien turn."""
    spare_blips: Literal["lost", "reinforcements"] = "lost"
    """SQ-SCAN-06. What becomes of blips for which the last board has no room."""
    blip_sight: Literal["squads", "marines"] = "squads"
    """SQ-SCAN-07. Whose sight forbids placing blips: any squad's, or the Marine squads' only."""
    missing_miniature: Literal["discarded", "returned"] = "discarded"
    """SQ-SCAN-11. A revealed token without a miniature is discarded, or goes back to its owner's supply."""
    alien_reveal: Literal["demand", "owner"] = "demand"
    """SQ-SCAN-13. Demand: an alien player may have the other's tokens revealed. Owner: only the owner may."""
    fire_hides: bool = False
    """SQ-LOS-04. Yes: fire also hides figures that stand in it."""
    dispute_roll: bool = False
    """SQ-LOS-05. Yes: where a line passes a corner with one route cut, red dice decide. No: it is free."""
    adjacent_stops_lines: bool = False
    """SQ-LOF-02. Yes: no line weapon is fired along a line whose first square holds a miniature."""
    paid_losses: Literal["all", "aliens", "none"] = "all"
    """SQ-SHOOT-07. All: a squad pays the points of every miniature that it loses. Aliens: only of those that an alien
    player eliminates or wins over. None: squads pay for nothing that they lose."""
    adjacent_targets: bool = False
    """SQ-SHOOT-12. Yes: what is orthogonally adjacent is target enough for a line or area weapon."""
    attack_from_behind: Literal["rear", "sides"] = "rear"
    """SQ-MELEE-06. Rear: only from straight behind. Sides: from the two sides as well."""
    leader_life: Literal[3, 6] = 3
    """SQ-LIFE-01. Life points of leaders."""
    tough_elite: bool = False
    """SQ-LIFE-02. Yes: Chaos Marines and genestealers have 2 life points."""
    over_window: Literal["entering", "further", "present"] = "entering"
    """SQ-OVER-06. Entering: a shot only at the action that enters sight. Further: also at its next action
    there. Present: also at the first action of a miniature that stood in sight already."""
    over_stays: bool = False
    """SQ-OVER-08. Yes: the marker stays, with one shot in every opponent's turn."""
    over_volley: bool = False
    """SQ-OVER-13. Yes: an Overwatch shot is a full shooting action of a weapon with several shots."""
    over_turn: bool = True
    """SQ-OVER-14. Yes: one free turn of 90° before the shot. No: the shot must already be in the arc of fire."""
    alien_overwatch: bool = False
    """SQ-OVER-15. Yes: aliens with ranged weapons may use Overwatch."""
    searches: Literal["room", "squad"] = "room"
    """SQ-RECON-03. Each room is searched once in a mission, or once by each squad."""
    card_price: Literal["seller", "nobody"] = "seller"
    """SQ-RECON-07. Who gets the 20 points paid for a reconnaissance card."""
    command_roll: Literal["end", "start"] = "end"
    """SQ-CMD-02. Command points are rolled at the end of a squad's turn, or at its start."""
    new_target: bool = False
    """SQ-CMD-05. Yes: the attacker may choose another target when the first has dodged."""
    marine_squad: Literal["six", "five"] = "six"
    """SQ-SQUAD-03. Six: commander, two light, three heavy. Five: commander and four marines, at least one
    heavy weapon and one laser rifle."""
    formation_fee: bool = False
    """SQ-SQUAD-04. Yes: a Terminator squad or a formation of Avengers begins the mission with -10 points."""
    terminator_attacks: Literal["squad", "terminators"] = "squad"
    """SQ-SQUAD-06. Who both shoots and fights: all but the librarian, or commander and plain terminators."""
    governor_wounds: Literal["point", "attack"] = "point"
    """SQ-SQUAD-14. A governor discards one card for each life point, or one for each wounding attack."""
    avenger_saves: Literal["point", "attack", "warriors"] = "point"
    """SQ-SQUAD-23. Point: one die for each life point. Attack: one die cancels a whole attack. Warriors: one
    die for each life point, but only for the warriors."""
    capped_saves: bool = False
    """SQ-SQUAD-31. Yes: no more saving dice than the life points (and cards) left."""
    legion_leader: Literal["karak", "dominic"] = "karak"
    """SQ-SQUAD-30. Who leads the Legion."""
    psionic_price: Literal["once", "mission"] = "once"
    """SQ-PSI-01. The two Seals for a librarian are paid when he joins, or in every mission."""
    psychic_deck: Literal["own", "common"] = "own"
    """SQ-PSI-07. Each psionic chooses from a deck of his own, or all from one, in turn order."""
    art_cycle: Literal["four", "extra"] = "four"
    """SQ-PSI-14. An art is complete with four cards of it, or with the four extra cards of ranks 2 to 5."""
    psionic_heir: Literal["rank", "novice"] = "rank"
    """SQ-PSI-16. After a psionic's death the post keeps rank and art, or its successor starts anew."""
    extra_heavy: Literal["terminators", "everyone"] = "terminators"
    """SQ-WPN-24. Extra-heavy weapons are for Terminators and the Lieutenant, or for standard squads too."""
    area_screening: bool = False
    """SQ-WPN-32. Yes: miniatures inside a four-square area screen one another."""
    flame_area: Literal["blast", "target"] = "blast"
    """SQ-WPN-43. All squares that the flamer hits burn, or the target square only."""
    flame_attacks: Literal["once", "square", "leaving"] = "once"
    """SQ-WPN-45. Fire attacks once per movement, at every burning square entered, or on leaving as well."""
    tarantula_squares: Literal["two", "three"] = "two"
    """SQ-WPN-54. Squares of the machine itself; with three the gunner stands on the last of them."""
    eldar_laser_dice: Literal[2, 1] = 2
    """SQ-WPN-76. Red dice of each shot of the Eldar las-cannon."""
    eldar_laser_together: Literal["added", "two"] = "added"
    """SQ-WPN-77. Both shots on one area: all their dice are added, or two dice are rolled in all."""
    event_draw: Literal["each", "first"] = "each"
    """SQ-ALIEN-03. Each alien player draws at the start of his own turn, or both at the first alien turn."""
    event_ward: bool = False
    """SQ-ALIEN-06. Yes: once in a mission a squad may give up a face-down equipment card, and the event that was just
    drawn does not touch it."""
    destroyed_vent: Literal["supply", "lost"] = "supply"
    """SQ-ALIEN-12. A token waiting on a destroyed vent goes back to the supply, or is lost."""
    alien_split: bool = False
    """SQ-ALIEN-13. Yes: aliens with light weapons may move, shoot and move on."""
    reinforcements_enter: Literal["hidden", "shown"] = "hidden"
    """SQ-ALIEN-35. Reinforcements come face down, or as miniatures at once."""
    early_duty: bool = False
    """SQ-ALIEN-44. Yes: the duty to bring reinforcements holds from the first turn, before any scan."""
    dreadnought_loss: Literal["points", "one"] = "points"
    """SQ-DREAD-05. A Dreadnought loses a life point for each point of excess, or one for each attack."""
    weapon_points: bool = False
    """SQ-DREAD-22. Yes: a Dreadnought's weapon shot off is worth 5 points."""
    dreadnought_arcs: Literal["round", "facing"] = "round"
    """SQ-DREAD-17. A Dreadnought sees and fires all round, or in the usual arcs of its facing."""
    pick_up: Literal["square", "adjacent"] = "square"
    """SQ-OBJ-04. Objects are picked up in their square, or from an adjacent one; then they block movement."""
    carrier_melee: Literal["total", "dice"] = "total"
    """SQ-OBJ-12. Of a carrier's melee the total is halved, or the number of dice."""
    hybrids_apart: bool = False
    """SQ-ALLY-06. Yes: like genestealers, hybrids are covered by no alliance."""
    deal_alliance: Literal["lasting", "moment"] = "lasting"
    """SQ-ALLY-11. A deal in cards makes an alliance for the mission, or for that moment only."""
    tied_winners: Literal["nobody", "all"] = "nobody"
    """SQ-HONOUR-01. Who gets the winner's two Seals when the first place is tied."""
    promotion_seals: Literal["spent", "kept"] = "spent"
    """SQ-HONOUR-05. Four Seals are given up for a rank, or kept: every fourth Seal earned promotes."""
    reinforcement_ranks: Literal["any", "present"] = "any"
    """SQ-REINF-01. Reinforcements of the present or any lower rank, or of the present rank only."""
    chaos_cards: Literal["held", "drawn"] = "held"
    """SQ-ALIENRANK-03. The cards of Chaos's rank are drawn first and held, or are extra draws during play."""
    rite_limit: Literal["turn", "round"] = "turn"
    """SQ-ALIENRANK-08. One rite in every player's turn, or one in a round."""
    coming_back: bool = False
    """SQ-END-02. Yes: a miniature that left may come back in a later turn."""
    left_aboard: Literal["survive", "lost"] = "survive"
    """SQ-END-04. Squad miniatures still aboard at the end survive, or are lost and scored by the aliens."""
    scaled_tokens: bool = True
    """SQ-SEAT-03. Yes: blips and reinforcements are scaled to the number of squads. No: the mission's list."""
    card_windows: Literal["hidden", "public"] = "hidden"
    """SQ-SEAT-09. Windows for cards open for every hidden card that might matter, or for public cards only."""


class Options(
    Struct, frozen=True, kw_only=True, rename="kebab", omit_defaults=True, forbid_unknown_fields=True
):
    """How a table plays Starquest."""

    factions: tuple[str, ...] = FACTIONS
    """The factions by seat (SQ-SETUP-01, SQ-SEAT-01): squads first, then aliens."""
    mission: str = FIRST_MISSION
    """Empty: it is chosen when the game begins (SQ-SETUP-02)."""
    house: House = House()
    ranks: dict[str, int] = {}
    """Ranks above the lowest, 1 to 5, by faction (SQ-HONOUR-04)."""
    seals: dict[str, int] = {}
    """Seals of Honour at the start, by faction; 0 by default."""
    records: dict[str, Record] = {}
    """The records of factions from a campaign; they override `ranks` and `seals`."""
    played: tuple[str, ...] = ()
    """Missions that the campaign has played."""
    legacy: tuple[Legacy, ...] = ()
    """What those missions leave to later ones."""
    scenario: Scenario | None = None
    """A mission from outside the box, instead of one from it."""

    @property
    def squads(self) -> tuple[str, ...]:
        """The squads in play."""
        return tuple(faction for faction in self.factions if faction in SQUADS)

    @property
    def aliens(self) -> tuple[str, ...]:
        """The alien factions in play."""
        return tuple(faction for faction in self.factions if faction in ALIENS)

    def rank(self, faction: str) -> int:
        return self.record(faction).rank

    def record(self, faction: str) -> Record:
        """The record with which a faction begins."""
        seals = self.seals.get(faction, 0)
        return self.records.get(faction) or Record(self.ranks.get(faction, 0), seals, seals)


HOUSE: dict[str, str] = {
    "empty-seats": "SQ-SETUP-01",
    "mission-choice": "SQ-SETUP-02",
    "shared-tokens": "SQ-SETUP-07",
    "seating": "SQ-SETUP-17",
    "entry-floor": "SQ-SETUP-18",
    "leader-gun-light": "SQ-TURN-10",
    "shuriken-cannon-light": "SQ-TURN-10",
    "interleaving": "SQ-TURN-15",
    "eight-facings": "SQ-MOVE-05",
    "free-turns": "SQ-MOVE-06",
    "bulkheads-close": "SQ-DOOR-13",
    "spare-blips": "SQ-SCAN-06",
    "blip-sight": "SQ-SCAN-07",
    "missing-miniature": "SQ-SCAN-11",
    "alien-reveal": "SQ-SCAN-13",
    "fire-hides": "SQ-LOS-04",
    "dispute-roll": "SQ-LOS-05",
    "adjacent-stops-lines": "SQ-LOF-02",
    "paid-losses": "SQ-SHOOT-07",
    "adjacent-targets": "SQ-SHOOT-12",
    "attack-from-behind": "SQ-MELEE-06",
    "leader-life": "SQ-LIFE-01",
    "tough-elite": "SQ-LIFE-02",
    "over-window": "SQ-OVER-06",
    "over-stays": "SQ-OVER-08",
    "over-volley": "SQ-OVER-13",
    "over-turn": "SQ-OVER-14",
    "alien-overwatch": "SQ-OVER-15",
    "searches": "SQ-RECON-03",
    "card-price": "SQ-RECON-07",
    "command-roll": "SQ-CMD-02",
    "new-target": "SQ-CMD-05",
    "marine-squad": "SQ-SQUAD-03",
    "formation-fee": "SQ-SQUAD-04",
    "terminator-attacks": "SQ-SQUAD-06",
    "governor-wounds": "SQ-SQUAD-14",
    "avenger-saves": "SQ-SQUAD-23",
    "capped-saves": "SQ-SQUAD-31",
    "legion-leader": "SQ-SQUAD-30",
    "psionic-price": "SQ-PSI-01",
    "psychic-deck": "SQ-PSI-07",
    "art-cycle": "SQ-PSI-14",
    "psionic-heir": "SQ-PSI-16",
    "extra-heavy": "SQ-WPN-24",
    "area-screening": "SQ-WPN-32",
    "flame-area": "SQ-WPN-43",
    "flame-attacks": "SQ-WPN-45",
    "tarantula-squares": "SQ-WPN-54",
    "eldar-laser-dice": "SQ-WPN-76",
    "eldar-laser-together": "SQ-WPN-77",
    "event-draw": "SQ-ALIEN-03",
    "event-ward": "SQ-ALIEN-06",
    "destroyed-vent": "SQ-ALIEN-12",
    "alien-split": "SQ-ALIEN-13",
    "reinforcements-enter": "SQ-ALIEN-35",
    "early-duty": "SQ-ALIEN-44",
    "dreadnought-loss": "SQ-DREAD-05",
    "weapon-points": "SQ-DREAD-22",
    "dreadnought-arcs": "SQ-DREAD-17",
    "pick-up": "SQ-OBJ-04",
    "carrier-melee": "SQ-OBJ-12",
    "hybrids-apart": "SQ-ALLY-06",
    "deal-alliance": "SQ-ALLY-11",
    "tied-winners": "SQ-HONOUR-01",
    "promotion-seals": "SQ-HONOUR-05",
    "reinforcement-ranks": "SQ-REINF-01",
    "chaos-cards": "SQ-ALIENRANK-03",
    "rite-limit": "SQ-ALIENRANK-08",
    "coming-back": "SQ-END-02",
    "left-aboard": "SQ-END-04",
    "scaled-tokens": "SQ-SEAT-03",
    "card-windows": "SQ-SEAT-09",
}
"""The clause that each house option belongs to, by the name under which it is typed."""

CAMPAIGN = ("records", "played", "legacy", "scenario")
"""Options that are passed as tables, not typed: what a campaign brings along, and a mission outside the box."""

NAMES = ("factions", "mission", "ranks", "seals", *HOUSE)
"""Every option as it is typed. House options go by their own names: `over-stays=yes`."""

_HINTS = get_type_hints(House)
_TABLES: dict[str, Any] = {
    "records": dict[str, Record],
    "played": tuple[str, ...],
    "legacy": tuple[Legacy, ...],
    "scenario": Scenario | None,
}


def values_of(name: str) -> tuple[str | int, ...]:
    """The values of a house option as they are typed, our ruling first."""
    field = name.replace("-", "_")
    default = getattr(House(), field)
    if _HINTS[field] is bool:
        return ("yes", "no") if default else ("no", "yes")
    return tuple(get_args(_HINTS[field]))


def typed_values(name: str) -> str:
    """The values of an option in one text as they are typed: of a house option all of them, our ruling first."""
    if name in HOUSE:
        return ", ".join(str(value) for value in values_of(name))
    written = {
        "factions": ",".join(FACTIONS),
        "mission": f"{FIRST_MISSION}, …",
        "ranks": "eldar:2,cult:1",
        "seals": "eldar:3,cult:1",
    }
    return written[name]


def read_options(values: Mapping[str, Any]) -> Options:
    """Options from plain values; texts are read as a command line would write them.

    House options stand by themselves (`over-stays=yes`), after a dot (`house.over-stays=yes`) or in a table of
    their own (`{"house": {"over-stays": true}}`). `ranks` and `seals` are tables or texts (`ranks=eldar:2,cult:1`).
    """
    house: dict[str, Any] = {}
    factions: tuple[str, ...] = ()
    mission = FIRST_MISSION
    ranks: dict[str, int] = {}
    seals: dict[str, int] = {}
    campaign: dict[str, Any] = {}
    for name, value in _flat(values):
        if name in HOUSE:
            chosen_value = _house_value(name, value)
            if chosen_value != getattr(House(), name.replace("-", "_")):
                house[name] = chosen_value
        elif name == "factions":
            factions = _read_factions(value)
        elif name == "mission":
            mission = _read_mission(value)
        elif name == "ranks":
            ranks = _read_numbers(name, value, TOP_RANK)
        elif name == "seals":
            seals = _read_numbers(name, value, MOST_SEALS)
        elif name in CAMPAIGN:
            campaign[name] = _read_table(name, value)
        else:
            raise Mistake("option-unknown", option=name, known=", ".join(NAMES))
    chosen = msgspec.convert(house, House)
    factions = factions or usual_table(mission)
    _check_factions(factions, chosen)
    found = {
        "factions": _seated(factions, chosen),
        "mission": mission,
        "house": chosen,
        "ranks": ranks,
        "seals": seals,
        **campaign,
    }
    # A record leaves its defaults out of JSON by identity, so an equal value must be the default object itself.
    usual = Options()
    return Options(**{name: value for name, value in found.items() if value != getattr(usual, name)})


def plain_options(options: Options) -> dict[str, Any]:
    """What differs from the default, as flat plain values that `read_options` reads back."""
    plain: dict[str, Any] = msgspec.to_builtins(options.house)
    usual = Options()
    for name in ("factions", "mission", "ranks", "seals", *CAMPAIGN):
        value = getattr(options, name)
        if value != getattr(usual, name):
            plain[name] = msgspec.to_builtins(value)
    return plain


def _flat(values: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Names and values without the table or the prefix of the house options."""
    found: list[tuple[str, Any]] = []
    for name, value in values.items():
        if name == "house":
            if not isinstance(value, Mapping):
                raise Mistake("option-bad-value", option=name, value=str(value), what="over-stays=yes, …")
            found += [(str(inner), one) for inner, one in value.items()]
        else:
            found.append((name.removeprefix("house."), value))
    return found


def _house_value(name: str, value: Any) -> Any:
    plain = _plain(value)
    allowed = values_of(name)
    if isinstance(plain, bool):
        plain = "yes" if plain else "no"
    if plain not in allowed:
        what = ", ".join(str(one) for one in allowed)
        raise Mistake("option-bad-value", option=name, value=str(value), what=what)
    return {"yes": True, "no": False}.get(plain, plain) if "yes" in allowed else plain


def _plain(value: Any) -> Any:
    if not isinstance(value, str):
        return value if isinstance(value, bool | int) else None
    text = value.strip().lower()
    return int(text) if re.fullmatch(r"[0-9]{1,3}", text) else text


def _read_factions(value: Any) -> tuple[str, ...]:
    if isinstance(value, str):
        value = value.strip().lower().replace(",", " ").replace("-", "_").split()
    if not isinstance(value, list | tuple) or not value:
        raise Mistake(
            "option-bad-value", option="factions", value=str(value), what="ultramarines,eldar,cult,…"
        )
    return tuple(str(one) for one in value)


def _read_mission(value: Any) -> str:
    """A mission's id, not checked against the box. Empty: it is chosen when the game begins."""
    if value == "":
        return ""
    if value in ALIASES:
        return ALIASES[value]
    if not isinstance(value, str) or not re.fullmatch(r"mis_[a-z0-9_]{1,40}", value.strip().lower()):
        raise Mistake("option-bad-value", option="mission", value=str(value), what=f"{FIRST_MISSION}, …")
    return value.strip().lower()


def usual_table(mission: str) -> tuple[str, ...]:
    """The factions of a mission when none are named: all seven, or as few as needed where the mission is not for so
    many."""
    found = load_box().missions.get(mission)
    if found is None or (found.squads.most == len(SQUADS) and found.aliens.most == len(ALIENS)):
        return FACTIONS
    return (*found.squads.seats[: found.squads.least], *found.aliens.seats[: found.aliens.most])


def _read_table(name: str, value: Any) -> Any:
    """Records of a campaign, missions played, or a mission from outside the box, as plain data or already read."""
    try:
        return msgspec.convert(value, _TABLES[name])
    except msgspec.ValidationError as error:
        raise Mistake("option-bad-value", option=name, value="…", what=str(error)) from None


def _read_numbers(name: str, value: Any, most: int) -> dict[str, int]:
    """`eldar:2,cult:1`, or a table that says the same. Zeros are left out, because they are the default."""
    what = f"eldar:0 … eldar:{most}"
    if isinstance(value, str):
        parts = (part.partition(":") for part in value.strip().lower().replace(",", " ").split())
        value = {faction.replace("-", "_"): number for faction, _, number in parts}
    if not isinstance(value, Mapping):
        raise Mistake("option-bad-value", option=name, value=str(value), what=what)
    numbers: dict[str, int] = {}
    for faction, one in value.items():
        _check_known(name, str(faction))
        number = _plain(one)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            raise Mistake("option-bad-value", option=name, value=f"{faction}:{one}", what=what)
        if number:
            numbers[str(faction)] = number
    return {faction: numbers[faction] for faction in FACTIONS if faction in numbers}


def _check_known(option: str, faction: str) -> None:
    if faction not in FACTIONS:
        raise Mistake(
            "starquest-table-unknown-faction", option=option, faction=faction, known=", ".join(FACTIONS)
        )


@clause("SQ-SETUP-01", "SQ-SEAT-01")
def _check_factions(factions: tuple[str, ...], house: House) -> None:
    """Check the factions: one to five squads and one or two alien factions, none twice; all seven by the house
    option."""
    for faction in factions:
        _check_known("factions", faction)
        if factions.count(faction) > 1:
            raise Mistake("starquest-table-faction-twice", faction=faction)
    if not set(factions) & set(SQUADS):
        raise Mistake("starquest-table-no-squad", known=", ".join(SQUADS))
    if not set(factions) & set(ALIENS):
        raise Mistake("starquest-table-no-alien", known=", ".join(ALIENS))
    if not house.empty_seats and len(factions) < len(FACTIONS):
        raise Mistake("starquest-table-not-full", count=len(factions))


@clause("SQ-SETUP-17")
def _seated(factions: tuple[str, ...], house: House) -> tuple[str, ...]:
    """Seats in the usual order; where the host seats the squads, in the order he names them. Aliens sit last."""
    squads = factions if house.seating == "host" else SQUADS
    order = (*(one for one in squads if one in SQUADS), *ALIENS)
    return tuple(one for one in order if one in factions)
