"""Work out the answer that a seat's standing orders give, and the one of an absent seat (SQ-SEAT-06, 08).

The rules do not read standing orders: a window opens on public facts alone (SQ-SEAT-09). The program that runs the
table calls `standing_answer` and plays the command that it returns in the seat's name."""

from collections.abc import Sequence

from bulkhead.starquest.clients.forecasts.odds import chance_of_kill, chance_of_loss
from bulkhead.starquest.data.commands import AnyCommand, Choose, Done, End, Pass, Rite, Save, Snap, Stand, Yes
from bulkhead.starquest.data.facings import turn_size
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Attack, Harm, Permission, Reacting, Revealing, Watching, Window
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.table.places import figure, on_board
from bulkhead.tabletop.clauses import clause


@clause("SQ-SEAT-08")
def standing_answer(state: State) -> AnyCommand | None:
    """The only answer of the waiting seat, or the one of its standing orders; None when it is to be asked."""
    seat = waiting(state)
    offered = None if seat is None else decisions.offer(state, seat)
    if offered is not None and len(offered.commands) == 1:
        return offered.commands[0]
    return ordered_answer(state)


@clause("SQ-SEAT-08")
def ordered_answer(state: State) -> AnyCommand | None:
    """The answer of the waiting seat's standing orders; None when it wants to be asked."""
    seat = waiting(state)
    if seat is None:
        return None
    orders = state.orders[seat]
    frame = state.frames[-1]
    offered = decisions.offer(state, seat)
    assert offered is not None
    if isinstance(frame, Harm):
        return _harm(state, frame, orders, offered.commands)
    if isinstance(frame, Permission):
        faction = state.sides[frame.seat].faction
        wish = orders.passing.get(faction, "ask")
        return None if wish == "ask" else Yes() if wish == "always" else Pass()
    if isinstance(frame, Watching):
        return _overwatch(state, frame, orders, offered.commands)
    if isinstance(frame, Window) and frame.why == "dodge":
        return _dodge(state, seat, orders)
    if isinstance(frame, Reacting) and orders.cards == "never":
        return Pass()
    if isinstance(frame, Revealing) and orders.reveal == "nearest":
        return nearest_facing(state, offered.commands)
    return None


def _harm(state: State, frame: Harm, orders: Standing, commands: Sequence[AnyCommand]) -> AnyCommand | None:
    if frame.stage == "saves":
        if orders.saves == "ask":
            return None
        dice = [command for command in commands if isinstance(command, Save)]
        return max(dice, key=lambda save: save.dice) if orders.saves == "all" else Save(0)
    if frame.stage in ("cards", "weapons"):
        offered = [command.value for command in commands if isinstance(command, Choose)]
        for wish in orders.discard:
            if wish in offered:
                return Choose(wish)
        return None
    if orders.rite == "ask":
        return None
    return Pass() if orders.rite == "never" else best_rite(state, commands)


def best_rite(state: State, commands: Sequence[AnyCommand]) -> AnyCommand:
    """The rite that saves the killed miniature with the highest value."""
    rites = [command for command in commands if isinstance(command, Rite)]
    dead = [rite for rite in rites if state.minis[rite.who].lp <= 0]
    if not dead:
        return Pass()
    return max(dead, key=lambda rite: figure(state.minis[rite.who]).points)


@clause("SQ-SEAT-08")
def _overwatch(
    state: State, frame: Watching, orders: Standing, commands: Sequence[AnyCommand]
) -> AnyCommand | None:
    who = frame.offers[0][0]
    wish = orders.miniatures.get(who, orders.overwatch)
    if wish == "ask":
        return None
    if wish == "hold":
        return Pass()
    best: Snap | None = None
    best_chance = -1.0
    for command in commands:
        if isinstance(command, Snap):
            chance = max(chance_of_kill(state, command, target) for target in frame.offers[0][1])
            if chance > best_chance:
                best, best_chance = command, chance
    return best if best is not None and best_chance * 100 >= orders.overwatch_from else Pass()


@clause("SQ-SEAT-08")
def _dodge(state: State, seat: int, orders: Standing) -> AnyCommand | None:
    if orders.dodge == "never":
        return Pass()
    if orders.dodge == "if-harmful":
        attack = next(frame for frame in reversed(state.frames) if isinstance(frame, Attack))
        if chance_of_loss(state, attack, seat) * 100 < orders.dodge_from:
            return Pass()
    return None


def nearest_facing(state: State, commands: Sequence[AnyCommand]) -> AnyCommand | None:
    """Towards the nearest squad miniature (SQ-SEAT-08, DP-41)."""
    stands = [command for command in commands if isinstance(command, Stand)]
    squads = [
        mini for mini in on_board(state) if mini.seat >= 0 and not is_alien(state.sides[mini.seat].faction)
    ]
    if not stands:
        return None
    if not squads:
        return stands[0]

    def turned_away(stand: Stand) -> tuple[int, int]:
        best = (10_000, 8)
        for mini in squads:
            x, y = state.ship.xy(mini.squares[0])
            dx, dy = x - stand.to[0], y - stand.to[1]
            way = 2 if abs(dx) >= abs(dy) and dx > 0 else 6 if abs(dx) >= abs(dy) else 4 if dy > 0 else 0
            best = min(best, (max(abs(dx), abs(dy)), turn_size(stand.facing, way)))
        return best

    return min(stands, key=turned_away)


@clause("SQ-SEAT-06", "SQ-SEAT-08")
def default_answer(state: State) -> AnyCommand | None:
    """The answer for a seat whose time is up: its standing order, else the default of the question. None when every
    legal answer is equally good: then one is drawn by lot."""
    standing = standing_answer(state)
    if standing is not None:
        return standing
    seat = waiting(state)
    if seat is None:
        return None
    offered = decisions.offer(state, seat)
    assert offered is not None
    frame = state.frames[-1]
    if isinstance(frame, Harm) and frame.stage == "saves":
        return offered.commands[0]
    if isinstance(frame, Harm) and frame.stage == "rite":
        return best_rite(state, offered.commands)
    if isinstance(frame, Harm):
        return offered.commands[-1]
    if isinstance(frame, Revealing):
        return nearest_facing(state, offered.commands)
    for command in (Pass(), Done(), End()):
        if command in offered.commands:
            return command
    return None
