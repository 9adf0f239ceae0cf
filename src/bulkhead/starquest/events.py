"""What happened in a game of Starquest. `seat` is who acted or whom it concerns; squares are `(x, y)`; `why` is the
clause. Where a viewer may know less, a twin of the same kind with empty fields is told to the others."""

from bulkhead.tabletop.events import Event

Spot = tuple[int, int]


# Set-up and turns


class MissionBegan(Event, frozen=True):
    mission: str
    factions: tuple[str, ...]
    why: str = "SQ-SETUP-03"


class Ranked(Event, frozen=True):
    """The starting order was drawn by lot."""

    order: tuple[int, ...]
    why: str = "SQ-SETUP-15"


class Chose(Event, frozen=True):
    """A set-up choice; `value` is empty for those who may not know it."""

    seat: int
    what: str
    value: str
    why: str = "SQ-SETUP-09"


class RoundBegan(Event, frozen=True):
    number: int
    why: str = "SQ-SETUP-17"


class TurnBegan(Event, frozen=True):
    seat: int
    number: int
    why: str = "SQ-SETUP-17"


class TurnEnded(Event, frozen=True):
    seat: int
    why: str = "SQ-TURN-16"


class Activated(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-TURN-15"


class Finished(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-TURN-15"


# Movement


class Moved(Event, frozen=True):
    seat: int
    who: str
    squares: tuple[Spot, ...]
    """Its base now."""
    cost: int
    why: str = "SQ-MOVE-03"


class Faced(Event, frozen=True):
    seat: int
    who: str
    facing: int
    cost: int
    why: str = "SQ-MOVE-06"


class Entered(Event, frozen=True):
    seat: int
    who: str
    squares: tuple[Spot, ...]
    facing: int
    why: str = "SQ-SETUP-18"


class Left(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-END-02"


class Asked(Event, frozen=True):
    """An owner is asked to let a miniature pass."""

    seat: int
    who: str
    to: Spot
    why: str = "SQ-MOVE-11"


class Allowed(Event, frozen=True):
    seat: int
    who: str
    allowed: bool
    why: str = "SQ-MOVE-11"


class SentBack(Event, frozen=True):
    """A miniature that could not go on from a shared square."""

    seat: int
    who: str
    squares: tuple[Spot, ...]
    why: str = "SQ-MOVE-16"


class DoorOpened(Event, frozen=True):
    seat: int
    who: str
    door: str
    why: str = "SQ-DOOR-03"


class DoorClosed(Event, frozen=True):
    seat: int
    door: str
    why: str = "SQ-DOOR-13"


class BulkheadDestroyed(Event, frozen=True):
    seat: int
    door: str
    total: int
    why: str = "SQ-DOOR-12"


class VentDestroyed(Event, frozen=True):
    seat: int
    vent: str
    total: int
    why: str = "SQ-ALIEN-12"


# Blips


class Scanned(Event, frozen=True):
    seat: int
    who: str
    board: str
    why: str = "SQ-SCAN-01"


class TokenPlaced(Event, frozen=True):
    """`identity` is empty for those who may not know it."""

    seat: int
    token: str
    kind: str
    at: Spot
    identity: str = ""
    why: str = "SQ-SCAN-03"


class TokensJoined(Event, frozen=True):
    """Tokens come to the reinforcements of an alien player; he alone learns which."""

    seat: int
    count: int
    cards: tuple[str, ...] = ()
    """What they are; empty for the others."""
    why: str = "SQ-ALIEN-34"


class TokenVanished(Event, frozen=True):
    """A revealed token was a decoy: it is gone."""

    seat: int
    token: str
    at: Spot
    why: str = "SQ-SCAN-09"


class TokensLost(Event, frozen=True):
    seat: int
    count: int
    why: str = "SQ-SCAN-06"


class TokenMoved(Event, frozen=True):
    seat: int
    token: str
    at: Spot
    why: str = "SQ-ALIEN-15"


class TokenRevealed(Event, frozen=True):
    """A token was turned over."""

    seat: int
    token: str
    identity: str
    at: Spot
    why: str = "SQ-SCAN-09"


class Placed(Event, frozen=True):
    """A miniature stands on the map."""

    seat: int
    who: str
    figure: str
    squares: tuple[Spot, ...]
    facing: int
    why: str = "SQ-SCAN-10"


class Unavailable(Event, frozen=True):
    """No miniature of that type is left: the token goes."""

    seat: int
    token: str
    identity: str
    why: str = "SQ-SCAN-11"


class Demanded(Event, frozen=True):
    seat: int
    token: str
    why: str = "SQ-SCAN-13"


class Mounted(Event, frozen=True):
    """A Dreadnought was fitted with a weapon."""

    seat: int
    who: str
    weapon: str
    why: str = "SQ-DREAD-18"


# Attacks


class Declared(Event, frozen=True):
    seat: int
    attacker: str
    weapon: str
    aim: str
    shots: int
    how: str
    why: str = "SQ-SHOOT-10"


class CalledOff(Event, frozen=True):
    """The attack has no effect: its target has gone."""

    seat: int
    attacker: str
    why: str = "SQ-CMD-11"


class Rolled(Event, frozen=True):
    """Combat dice: values as they fell, red ones first. `reason` says what for."""

    seat: int
    who: str
    values: tuple[int, ...]
    red: int
    reason: str
    why: str


class DieRolled(Event, frozen=True):
    """An ordinary die, or lots drawn."""

    seat: int
    faces: tuple[int, ...]
    sides: int
    reason: str
    why: str


class Rerolled(Event, frozen=True):
    seat: int
    card: str
    values: tuple[int, ...]
    red: int
    dice: int = 1
    """How many of them were rolled again."""
    why: str = "SQ-SHOOT-09"


class Shared(Event, frozen=True):
    """Points of an assault cannon for one target."""

    seat: int
    target: str
    points: int
    why: str = "SQ-WPN-11"


class Unharmed(Event, frozen=True):
    """Attacked with `value` and not hurt."""

    seat: int
    who: str
    value: int
    against: int
    why: str = "SQ-SHOOT-05"


class MeleeFought(Event, frozen=True):
    attacker: str
    defender: str
    attack: int
    defence: int
    behind: bool
    why: str = "SQ-MELEE-03"


class SaveRolled(Event, frozen=True):
    seat: int
    who: str
    values: tuple[int, ...]
    saved: int
    why: str = "SQ-SQUAD-23"


class Wounded(Event, frozen=True):
    seat: int
    who: str
    lost: int
    lp: int
    why: str = "SQ-SHOOT-06"


class CardsDiscarded(Event, frozen=True):
    """A governor gave cards instead of life."""

    seat: int
    who: str
    cards: tuple[str, ...]
    why: str = "SQ-SQUAD-14"


class WeaponEmptied(Event, frozen=True):
    """A weapon has no ammunition left."""

    seat: int
    who: str
    weapon: str
    why: str = "SQ-WPN-07"


class WeaponRefilled(Event, frozen=True):
    seat: int
    who: str
    weapon: str
    why: str = "SQ-RECON-01"


class WeaponLost(Event, frozen=True):
    seat: int
    who: str
    weapon: str
    why: str = "SQ-DREAD-22"


class Healed(Event, frozen=True):
    seat: int
    who: str
    lp: int
    why: str = "SQ-LIFE-04"


class RiteUsed(Event, frozen=True):
    seat: int
    who: str
    lp: int
    left: int
    why: str = "SQ-ALIENRANK-07"


class RiteGained(Event, frozen=True):
    """An alien player has a rite more."""

    seat: int
    left: int
    why: str = "SQ-ALIENRANK-05"


class Eliminated(Event, frozen=True):
    seat: int
    who: str
    figure: str
    by: int
    why: str = "SQ-SHOOT-07"


class Scored(Event, frozen=True):
    """A line of the points ledger."""

    seat: int
    points: int
    total: int
    reason: str
    what: str = ""
    why: str = "SQ-SHOOT-07"


class FlamesLit(Event, frozen=True):
    seat: int
    flame: int
    squares: tuple[Spot, ...]
    why: str = "SQ-WPN-43"


class FlamesOut(Event, frozen=True):
    seat: int
    flame: int
    why: str = "SQ-WPN-83"


class OverwatchSet(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-OVER-02"


class OverwatchEnded(Event, frozen=True):
    seat: int
    who: str
    why: str = "SQ-OVER-07"


class Waited(Event, frozen=True):
    """An offer was declined: an Overwatch shot, a dodge, a rite, a card."""

    seat: int
    what: str
    why: str


# Command points


class CommandRolled(Event, frozen=True):
    seat: int
    face: int
    why: str = "SQ-CMD-01"


class CommandGained(Event, frozen=True):
    """Command points on top of the stock."""

    seat: int
    points: int
    total: int
    why: str = "SQ-CMD-01"


class CommandDrained(Event, frozen=True):
    """A squad has lost its stock of command points to a card."""

    seat: int
    points: int
    why: str = "SQ-CMD-04"


class CommandSpent(Event, frozen=True):
    seat: int
    points: int
    left: int
    why: str = "SQ-CMD-03"


class CommandLost(Event, frozen=True):
    seat: int
    why: str = "SQ-CMD-07"


class WindowOpened(Event, frozen=True):
    """A seat may spend command points now."""

    seat: int
    reason: str
    why: str = "SQ-CMD-09"


class WindowClosed(Event, frozen=True):
    """It spends no more: it has enough, or no point is left, or no way to spend one."""

    seat: int
    reason: str
    why: str = "SQ-CMD-09"


class HandRaised(Event, frozen=True):
    """Private."""

    seat: int
    why: str = "SQ-CMD-09"


class Instructed(Event, frozen=True):
    """Private: a standing order or a trigger was changed."""

    seat: int
    words: tuple[str, ...]
    why: str = "SQ-SEAT-08"


# Cards and rooms


class RoomSearched(Event, frozen=True):
    """`card` is empty for those who may not know it."""

    seat: int
    who: str
    room: str
    card: str = ""
    why: str = "SQ-RECON-01"


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    on: tuple[str, ...] = ()
    why: str = "SQ-TURN-11"


class CardShown(Event, frozen=True):
    seat: int
    card: str
    why: str = "SQ-RECON-08"


class TokenSeen(Event, frozen=True):
    """A seat has looked at a face-down token; `identity` is empty for the others."""

    seat: int
    token: str
    identity: str = ""
    why: str = "SQ-SETUP-07"


class CardSeen(Event, frozen=True):
    """A seat has looked at the top card of a deck; `card` is empty for the others."""

    seat: int
    deck: str
    card: str = ""
    why: str = "SQ-ALIEN-03"


class CardPutUnder(Event, frozen=True):
    """The top card of a deck was put at its bottom."""

    seat: int
    deck: str
    why: str = "SQ-ALIEN-03"


class DieDropped(Event, frozen=True):
    """A die was taken out of a roll by a card of the other side."""

    seat: int
    """Whose roll it was."""
    value: int
    card: str
    why: str = "SQ-MELEE-02"


class EventWasted(Event, frozen=True):
    """An event card finds nobody and nothing to touch."""

    seat: int
    card: str
    why: str = "SQ-ALIEN-06"


class CardTaken(Event, frozen=True):
    """A seat has a card more; `card` is empty for those who may not know it."""

    seat: int
    card: str = ""
    why: str = "SQ-ALIEN-06"


class CardLost(Event, frozen=True):
    """A card is discarded without effect, for all to see."""

    seat: int
    card: str
    why: str = "SQ-ALIEN-06"


class ObjectiveRead(Event, frozen=True):
    """An objective that was kept back is read to all."""

    what: str
    why: str = "SQ-SETUP-04"


class EventDrawn(Event, frozen=True):
    seat: int
    card: str
    colour: str
    why: str = "SQ-ALIEN-03"


class Reshuffled(Event, frozen=True):
    deck: str
    why: str


# Objects and carrying


class ThingPickedUp(Event, frozen=True):
    seat: int
    who: str
    thing: str
    why: str = "SQ-OBJ-05"


class ThingDropped(Event, frozen=True):
    seat: int
    who: str
    thing: str
    at: Spot
    why: str = "SQ-OBJ-06"


class ThingGiven(Event, frozen=True):
    seat: int
    who: str
    thing: str
    to: str
    why: str = "SQ-OBJ-07"


class ThingRecovered(Event, frozen=True):
    seat: int
    who: str
    thing: str
    why: str = "SQ-OBJ-17"


class Loaded(Event, frozen=True):
    seat: int
    who: str
    what: str
    why: str = "SQ-OBJ-10"


class Unloaded(Event, frozen=True):
    seat: int
    who: str
    what: str
    squares: tuple[Spot, ...]
    why: str = "SQ-OBJ-10"


class Manned(Event, frozen=True):
    seat: int
    who: str
    machine: str
    why: str = "SQ-WPN-48"


class PostLeft(Event, frozen=True):
    seat: int
    who: str
    machine: str
    why: str = "SQ-WPN-87"


class SiteTurned(Event, frozen=True):
    """A marked square was turned up: a survivor, or nothing."""

    seat: int
    who: str
    at: Spot
    found: bool
    why: str = "SQ-OBJ-03"


class ChargeArmed(Event, frozen=True):
    """A charge was armed, or removed by an alien miniature."""

    seat: int
    who: str
    at: Spot
    armed: bool
    why: str = "SQ-END-05"


class Converted(Event, frozen=True):
    """A miniature changed side."""

    seat: int
    who: str
    was: int
    why: str = "SQ-ALIEN-43"


# Alliances


class Pledged(Event, frozen=True):
    """Private to the two sides unless public."""

    seat: int
    to: int
    kind: str
    number: int
    who: str = ""
    why: str = "SQ-ALLY-13"


class PactMade(Event, frozen=True):
    a: int
    b: int
    public: bool
    who: str = ""
    why: str = "SQ-ALLY-01"


class PactEnded(Event, frozen=True):
    a: int
    b: int
    public: bool
    who: str = ""
    why: str = "SQ-ALLY-10"


class PactExposed(Event, frozen=True):
    a: int
    b: int
    why: str = "SQ-ALLY-08"


class PledgeRefused(Event, frozen=True):
    seat: int
    number: int
    why: str = "SQ-ALLY-13"


class CardOffered(Event, frozen=True):
    """Private to the two sides; `card` is empty for the buyer if he may not know it."""

    seat: int
    to: int
    card: str
    number: int
    why: str = "SQ-RECON-07"


class CardGiven(Event, frozen=True):
    """A miniature handed a card to another of its squad; `card` is empty for the others."""

    seat: int
    who: str
    to: str
    card: str = ""
    why: str = "SQ-OBJ-08"


class CardSold(Event, frozen=True):
    seat: int
    to: int
    card: str = ""
    why: str = "SQ-RECON-07"


class Expelled(Event, frozen=True):
    """A seat agrees that a faction shall leave; with the last of them it is gone."""

    seat: int
    was: int
    gone: bool
    why: str = "SQ-SEAT-07"


# The end


class MissionEnded(Event, frozen=True):
    reason: str
    why: str = "SQ-END-01"


class SealsWon(Event, frozen=True):
    seat: int
    seals: int
    total: int
    why: str = "SQ-HONOUR-03"


class RankChanged(Event, frozen=True):
    seat: int
    rank: int
    why: str = "SQ-HONOUR-04"


class Won(Event, frozen=True):
    seats: tuple[int, ...]
    points: tuple[int, ...]
    why: str = "SQ-HONOUR-01"
