"""The frames of the stack as plain data: every procedure that can wait for an answer. Each names its module.

Frames are saved and sent with all their fields, defaults included: a field that is no longer read stays, so that what
is written does not change."""

from typing import Literal

from msgspec.structs import replace

from bulkhead.starquest.box.items.effects import Play
from bulkhead.tabletop.frames import Frame

SetupStep = Literal[
    "mission",
    "formation",
    "members",
    "psionic",
    "reinforcement",
    "weapon",
    "bearer",
    "equipment",
    "order",
    "governor",
    "psychic",
    "event-deck",
    "survivors",
    "entry",
]
"""The questions of set-up, in their order."""


class Muster(Frame, frozen=True):
    """Set-up (setup.py): the open question, the seat that answers now and those that answer after it."""

    seat: int
    """The seat that is asked; -1 before the first of a step."""
    step: SetupStep
    left: tuple[int, ...] = ()
    """The seats that are asked after this one."""
    ranking: tuple[int, ...] = ()
    """The squads in the drawn order (SQ-SETUP-15)."""
    named: tuple[str, ...] = ()
    """Missions that the alien players have named (SQ-SETUP-02)."""


TurnStep = Literal[
    "begin",
    # A squad's turn
    "order",
    "act",
    "closing",
    "turn-end",
    "command",
    "spend",
    # An alien player's turn, which has an `act` too
    "event",
    "others-event",
    "held",
    "special",
    "reinforce",
    # Both
    "end",
    "over",
    "round-over",
]


class Turn(Frame, frozen=True):
    """A player's turn (turns.py, alien_turn.py)."""

    seat: int
    step: TurnStep = "begin"
    used: int = 0
    """Reinforcements brought on in this turn (SQ-ALIEN-38)."""
    duty: bool = False
    """It has to bring on as many as it can (SQ-ALIEN-39)."""

    def at_step(self, step: TurnStep) -> "Turn":
        return replace(self, step=step)


class Activation(Frame, frozen=True):
    """One miniature or token acts (activation.py)."""

    seat: int
    who: str
    allowed: tuple[int, ...] = ()
    """Seats that let it pass in this activation (SQ-MOVE-18)."""
    refused: tuple[int, ...] = ()


class Walk(Frame, frozen=True):
    """A path that is being walked (SQ-MOVE-18, paths.py)."""

    seat: int
    who: str
    path: tuple[int, ...]


class Permission(Frame, frozen=True):
    """Owners are asked whether a miniature may pass (SQ-MOVE-11, 12, permissions.py); then the step is made."""

    seat: int
    who: str
    to: int
    asked: tuple[int, ...]
    """Seats still to be asked."""
    path: bool = False
    """Asked for a whole path, which then makes its steps itself."""


class Boundary(Frame, frozen=True):
    """What follows each atomic action, in order (SQ-MOVE-19, boundary.py, after_action.py)."""

    mover: str = ""
    seat: int = -1
    """The seat that acted."""
    stage: int = 0
    entered: tuple[int, ...] = ()
    """Squares the mover has entered: for fire."""
    acted: bool = True
    """The mover did something that counts for OVER-18."""
    left: tuple[int, ...] = ()
    """Squares on which it stood before; empty for one that came in or was put there."""


class Scanning(Frame, frozen=True):
    """A board is scanned: the alien players place blips (blip_placement.py)."""

    board: int
    seats: tuple[int, ...]
    placed: int = 0
    """Always 0; no longer read."""


class Looking(Frame, frozen=True):
    """A squad looks at face-down tokens after a scan (scan_peeks.py)."""

    seat: int
    left: int
    of: str = ""
    """Only at those of this faction."""


class Revealing(Frame, frozen=True):
    """Tokens are turned over and their miniatures placed (revealing.py)."""

    tokens: tuple[str, ...]
    """In the order of placing; the first one is turned over or placed now."""
    step: Literal["turn", "place"] = "turn"
    demanded: bool = False
    """Its owner or the other alien player asked for it: an atomic action with a boundary after it."""


class Mounting(Frame, frozen=True):
    """A Dreadnought is fitted out before it is put on the board (SQ-DREAD-18, mounting.py)."""

    seat: int
    who: str
    left: int


class Assembling(Frame, frozen=True):
    """The assembly line of one mission has finished a machine: a bay for it is chosen (assembly_line.py)."""

    seat: int
    figure: str


class Agreeing(Frame, frozen=True):
    """An owner is asked whether his miniature takes or gives an object, or lets itself be carried (SQ-OBJ-07, 09,
    agreement.py)."""

    seat: int
    """Who is asked."""
    deed: Literal["give", "load"]
    actor: str
    """The miniature that acts, and remembers a refusal."""
    other: str
    """The miniature whose owner is asked."""
    who: str
    """The giver, or the one that would carry."""
    what: str
    """The object, or the one that would be carried."""
    to: str = ""
    """The miniature that would get the object."""


class Returning(Frame, frozen=True):
    """A miniature cannot stay where it is, and the square it came from is taken: its owner chooses among the nearest
    (SQ-MOVE-16, sharing.py)."""

    seat: int
    who: str
    places: tuple[int, ...]
    """Squares, or north-west squares of a two-by-two base."""


class Watching(Frame, frozen=True):
    """Overwatch offers: each miniature with the enemies that have just come into its sight (overwatch.py)."""

    offers: tuple[tuple[str, tuple[str, ...]], ...]
    volley: int = 0
    """Shots that the first miniature has left, where a whole shooting action is allowed (SQ-OVER-13)."""


class Window(Frame, frozen=True):
    """A seat spends command points: by a raised hand, to escape an attack, or at the end of its own turn
    (command_points.py)."""

    seat: int
    why: Literal["hand", "dodge", "own"]
    who: str = ""
    """The miniature that is being moved."""
    spent: int = 0
    """Points spent on it so far in this window."""
    burnt: tuple[int, ...] = ()
    """Flame markers that have attacked it in this move (SQ-WPN-45)."""
    allowed: tuple[int, ...] = ()
    """Always empty; no longer read."""
    refused: tuple[int, ...] = ()
    """Always empty; no longer read."""
    leave: tuple[tuple[str, int, bool], ...] = ()
    """Miniatures that asked a seat for leave to pass in this window, and the answers (SQ-MOVE-18)."""


How = Literal["shoot", "overwatch", "melee", "flames", "card"]
"""The sorts of attacks."""


AttackStage = Literal[
    "declared",
    "windows",
    "check",
    "reveal",
    "before",
    "roll",
    "rerolls",
    "resolve",
    "sharing",
    "each",
    "after",
]


class Attack(Frame, frozen=True):
    """A declared attack (attack.py). `aim` is written as in the command (aims.py)."""

    seat: int
    attacker: str
    weapon: str
    aim: str
    shots: int = 1
    how: How = "shoot"
    stage: AttackStage = "declared"
    windows: tuple[int, ...] = ()
    """Seats that may still dodge, or react with cards."""
    squares: tuple[int, ...] = ()
    """The squares that it hits, fixed when declared."""
    rolls: tuple[int, ...] = ()
    """Values of the attacker's dice, red first."""
    red: int = 0
    """How many of `rolls` are red."""
    answer: tuple[int, ...] = ()
    """Values of the defender's dice in melee."""
    answer_red: int = 0
    left: int = 0
    """Points still to be shared out (SQ-WPN-84)."""
    shared: tuple[str, ...] = ()
    """Targets that have had a share."""
    victims: tuple[str, ...] = ()
    """Targets for which the dice are still to be rolled, where each has a roll of its own."""
    named: bool = False
    """Always false; no longer read."""
    cards: tuple[str, ...] = ()
    """Cards that were used in it."""
    dice: str = ""
    """The dice of an attack by a card, as in its data."""

    def at_stage(self, stage: AttackStage) -> "Attack":
        return replace(self, stage=stage)


class Reacting(Frame, frozen=True):
    """Seats that may play a card on a roll or a declaration, one after the other (cards/windows.py)."""

    seats: tuple[int, ...]
    moment: Play
    about: str = ""
    """The miniature concerned."""


class Drawn(Frame, frozen=True):
    """An event card was drawn and shown; others may answer before it takes effect (cards/events.py)."""

    seat: int
    card: str


HarmStage = Literal["saves", "wound", "cards", "weapons", "rite", "last", "remove"]


class Harm(Frame, frozen=True):
    """Losses of one attack being worked out: saves, cards, weapons, rite, removal (harm.py)."""

    seat: int
    """The seat that scores."""
    attacker: str
    losses: tuple[tuple[str, int], ...]
    """Miniature and life points about to be lost, owners in turn order."""
    stage: HarmStage = "saves"
    at: int = 0
    """The index of the current loss."""
    owed: int = 0
    """Cards or weapons that its owner still has to give up."""
    why: str = "SQ-SHOOT-06"
    boundary: bool = True

    def at_stage(self, stage: HarmStage) -> "Harm":
        return replace(self, stage=stage)


class Dispute(Frame, frozen=True):
    """Two players roll for a doubtful line of sight (SQ-LOS-05, 06, disputes.py)."""

    seat: int
    other: int
    viewer: str
    target: str
    tied: bool = False


class Settling(Frame, frozen=True):
    """A secret alliance became public beside another: the seat confirms one (SQ-ALLY-08, alliances.py)."""

    seat: int


class Playing(Frame, frozen=True):
    """A card that asks for more than one choice (cards/playing.py)."""

    seat: int
    card: str
    step: int = 0
    chosen: tuple[str, ...] = ()


class Casting(Frame, frozen=True):
    """A psychic card is about to take effect; others may answer it (SQ-PSI-09, psionics.py)."""

    seat: int
    card: str
    on: tuple[str, ...] = ()


class Ending(Frame, frozen=True):
    """The end of the mission, step by step (SQ-END-05, ending.py)."""

    step: int = 1
    seats: tuple[int, ...] = ()
    """Seats that still have to decide in this step; the first one is asked."""
    begun: bool = False
    """The part of this step without a decision has been done."""


AnyFrame = (
    Muster
    | Turn
    | Activation
    | Walk
    | Permission
    | Boundary
    | Scanning
    | Looking
    | Revealing
    | Mounting
    | Assembling
    | Agreeing
    | Returning
    | Watching
    | Window
    | Attack
    | Reacting
    | Drawn
    | Harm
    | Dispute
    | Settling
    | Playing
    | Casting
    | Ending
)
