"""Placing blips at a scan (SQ-SCAN-03 to 08): on which squares a blip may be placed, who places, and in which order."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Pass, Put
from bulkhead.starquest.data.factions import ALIENS, SHORT, is_marine
from bulkhead.starquest.data.frames import Scanning
from bulkhead.starquest.data.state import State, Token, TokenKind, change_side, serial
from bulkhead.starquest.events import TokenPlaced, TokensJoined, TokensLost
from bulkhead.starquest.rules.blips.stock import DUMMY, is_figure
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.rules.move.step_costs import barred
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table.allegiance import of_a_squad
from bulkhead.starquest.table.engine import Procedure, pop, procedure, put
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.mission_rule import overdue, rules_of
from bulkhead.starquest.table.places import on_board, put_token
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-SCAN-01", "C-mis_07_long_corridor-special-1-1", "C-mis_09_foundry-special-2-1")
def boards_together(state: State, board: int) -> tuple[int, ...]:
    """The board, with the boards that count as one with it."""
    names = state.ship.boards
    if names[board] not in state.scenario.one_board:
        return (board,)
    return tuple(number for number, name in enumerate(names) if name in state.scenario.one_board)


@clause("SQ-SCAN-03", "SQ-ALIEN-21", "SQ-ALIEN-22")
def placers(state: State) -> tuple[int, ...]:
    """The seats that place blips at a scan: Chaos first, then the Cult unless it enters another way."""
    seats = {side.faction: seat for seat, side in enumerate(state.sides)}
    return tuple(
        seats[faction]
        for faction in ALIENS
        if faction in seats and (faction != "cult" or state.scenario.cult_entry == "board")
    )


@clause("SQ-SCAN-07", "SQ-LOS-12")
def in_squads_sight(state: State) -> int:
    """Every square in the line of sight of a miniature that forbids placing: any squad's, or the Marines' only."""
    marines_only = state.options.house.blip_sight == "marines"
    seen = 0
    for mini in on_board(state):
        if of_a_squad(state, mini) and (not marines_only or is_marine(state.sides[mini.seat].faction)):
            seen |= field(state, mini)
    return seen


@clause("SQ-SCAN-07", "SQ-SCAN-08")
def legal_squares(state: State, board: int) -> int:
    """Where a blip may be placed: free floor of the board that no squad miniature sees, without vents and conduits."""
    area = 0
    for one in boards_together(state, board):
        area |= state.ship.board_squares[one]
    return area & ~barred(state) & ~bits(state.holder) & ~no_stop(state) & ~in_squads_sight(state)


@clause("SQ-SCAN-06", "C-mis_07_long_corridor-special-2-1")
def is_last(state: State) -> bool:
    """Is no unscanned board left on the map? The mission's side boards are not counted."""
    side_boards = state.scenario.side_boards
    return all(board in state.scanned or name in side_boards for board, name in enumerate(state.ship.boards))


def lay(
    state: State,
    seat: int,
    identity: str,
    kind: TokenKind,
    square: int,
    out: Out,
    why: str,
    vent: str = "",
    since: int = 0,
) -> Token:
    """Place a token from the supply face down: only its owner learns what it is."""
    id_ = serial(state, f"{SHORT[state.sides[seat].faction]}?")
    hides = kind == "blip" and not is_figure(identity) and identity != DUMMY
    sort: TokenKind = "object" if hides else kind
    token = put_token(state, Token(id_, seat, sort, identity, square, vent, since), square)
    told = TokenPlaced(seat, token.id, kind, state.ship.xy(square), identity, why)
    out.tell(told, to=(seat,), others=replace(told, identity=""))
    return token


def taken(supply: tuple[str, ...], identity: str) -> tuple[str, ...]:
    """A supply without one of its tokens."""
    at = supply.index(identity)
    return (*supply[:at], *supply[at + 1 :])


@procedure(Scanning)
class ScanningProcedure(Procedure[Scanning]):
    """The alien players place blips one by one; the first of `seats` is asked."""

    rule = "SQ-SCAN-03"

    @clause("SQ-SCAN-03", "SQ-SEAT-08", "SQ-SEAT-09")
    def waits(self, state: State, frame: Scanning) -> int | None:
        """The alien player who holds blips and has a square for them; both facts are public."""
        if not frame.seats or not state.sides[frame.seats[0]].blips or not legal_squares(state, frame.board):
            return None
        return frame.seats[0]

    def question(self, state: State, frame: Scanning) -> str:
        return "sq-ask-scan-last" if is_last(state) else "sq-ask-scan"

    @clause("SQ-SCAN-05", "SQ-SCAN-06", "SQ-SCAN-07", "SQ-SCAN-08", "SQ-OBJ-02")
    def choices(self, state: State, frame: Scanning) -> list[AnyCommand]:
        """Any blip on any legal square; stopping, unless this is the last board or a token is due."""
        seat = frame.seats[0]
        legal = legal_squares(state, frame.board)
        due = overdue(state, seat)
        held = dict.fromkeys(due if len(due) >= legal.bit_count() else state.sides[seat].blips)
        found: list[AnyCommand] = [] if is_last(state) or due else [Pass()]
        for identity in held:
            squares = legal
            for rule in rules_of(state):
                squares = rule.token_squares(state, identity, squares)
            found.extend(Put(identity, state.ship.xy(square)) for square in members(squares))
        return found

    def answer(self, state: State, frame: Scanning, command: AnyCommand, dice: Dice, out: Out) -> None:
        if not isinstance(command, Put):
            put(state, replace(frame, seats=frame.seats[1:]))
            return
        seat = frame.seats[0]
        change_side(state, seat, blips=taken(state.sides[seat].blips, command.identity))
        lay(state, seat, command.identity, "blip", state.ship.at(*command.to), out, why="SQ-SCAN-03")

    @clause("SQ-SCAN-04", "SQ-SCAN-06")
    def step(self, state: State, frame: Scanning, dice: Dice, out: Out) -> None:
        """Go on to the next player, or end the scan: this one has nothing (more) to place."""
        if not frame.seats:
            pop(state)
            return
        put(state, replace(frame, seats=frame.seats[1:]))
        seat = frame.seats[0]
        if is_last(state) and state.sides[seat].blips:
            _no_room(state, seat, out)

    def why_not(self, state: State, frame: Scanning, command: AnyCommand) -> Illegal:
        if isinstance(command, Pass):
            if is_last(state):
                return Illegal("SQ-SCAN-06", "sq-no-last-board")
            return Illegal("SQ-SCAN-05", "sq-no-due-token")
        if not isinstance(command, Put):
            return Illegal(self.rule, "sq-no-scan-first")
        if command.identity not in state.sides[frame.seats[0]].blips:
            return Illegal("SQ-SCAN-05", "sq-no-such-token")
        square = state.ship.at(*command.to)
        if square < 0 or not state.ship.floor >> square & 1:
            return Illegal("SQ-SCAN-07", "sq-no-floor-there")
        if state.ship.board_of[square] not in boards_together(state, frame.board):
            return Illegal("SQ-SCAN-07", "sq-no-other-board")
        if square in state.holder:
            return Illegal("SQ-SCAN-08", "sq-no-taken-square")
        if in_squads_sight(state) >> square & 1:
            return Illegal("SQ-SCAN-07", "sq-no-blip-in-sight")
        if legal_squares(state, frame.board) >> square & 1:
            if overdue(state, frame.seats[0]) and command.identity not in state.scenario.due:
                return Illegal("SQ-SCAN-05", "sq-no-due-token")
            return Illegal("SQ-OBJ-02", "sq-no-core-room")
        return Illegal("SQ-SCAN-07", "sq-no-blip-square")


@clause("SQ-SCAN-06")
def _no_room(state: State, seat: int, out: Out) -> None:
    """Remove blips for which the last board has no room, or add them to the reinforcements."""
    side = state.sides[seat]
    if state.options.house.spare_blips == "reinforcements":
        change_side(state, seat, blips=(), reinforcements=tuple(sorted((*side.reinforcements, *side.blips))))
        joined = TokensJoined(seat, len(side.blips), side.blips, "SQ-SCAN-06")
        out.tell(joined, (seat,), replace(joined, cards=()))
    else:
        change_side(state, seat, blips=())
        out.tell(TokensLost(seat, len(side.blips)))
