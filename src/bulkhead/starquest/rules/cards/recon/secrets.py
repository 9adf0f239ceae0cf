"""Secret missions (SQ-RECON-08 to 10), judged at the end by what the squad did after the draw.

A secret mission is bound to the room of the search, the number of the squad's deeds before it, and the number of
miniatures that the squad had lost by then."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.feats import Feat, What
from bulkhead.starquest.data.shuffling import shuffled
from bulkhead.starquest.data.state import Deck, Mini, State, change_side
from bulkhead.starquest.events import Reshuffled
from bulkhead.starquest.rules.cards import reconnaissance
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.table.card import Printed, behaviour, named_for
from bulkhead.starquest.table.feat_log import feats
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

DUEL, BOUNTY = 5, 10
"""Points of an alien that counts for cold blood, and for a bounty."""
MANY_BOARDS = 3
WATCHES = 2
"""Own turns at whose end a room was held, where squads have to get out."""


def lost(state: State, seat: int) -> int:
    """Miniatures of a seat that are dead or have changed sides; at the end also those left aboard."""
    dead = sum(mini.seat == seat and mini.place == "dead" for mini in state.minis.values())
    return dead + len(feats(state, "deserted", seat))


class Secret(Printed):
    """A secret mission: it stays in hand until the end."""

    def binding(self, state: State, mini: Mini) -> str:
        return f"{reconnaissance.room_of(state, mini)}/{len(state.feats)}/{lost(state, mini.seat)}"

    def bound(self, state: State, seat: int) -> tuple[str, int, int]:
        """Room, deeds and losses at the draw; from the beginning for one that was dealt out at set-up."""
        found = named_for(state.sides[seat], self.id)
        if not found:
            return "", 0, 0
        room, deeds, losses = found[-1].split("/")
        return room, int(deeds), int(losses)

    def since(self, state: State, seat: int, what: What) -> list[Feat]:
        """Deeds of the squad since the draw."""
        first = self.bound(state, seat)[1]
        return [feat for feat in state.feats[first:] if feat.what == what and feat.seat == seat]


def worth(figure: str) -> int:
    """Points of an alien figure; nothing for others."""
    sheet = load_box().figures[figure]
    return sheet.points if is_alien(sheet.faction) else 0


@behaviour("rsm_cold_blood")
class ColdBlood(Secret):
    def fulfilled(self, state: State, seat: int) -> bool:
        return any(worth(feat.subject) >= DUEL for feat in self.since(state, seat, "duelled"))


@behaviour("rsm_bounty")
class Bounty(Secret):
    def fulfilled(self, state: State, seat: int) -> bool:
        return sum(worth(feat.subject) >= BOUNTY for feat in self.since(state, seat, "killed")) >= 2


@behaviour("rsm_cartographer")
class Cartographer(Secret):
    """Every search of the squad counts, those before the draw too."""

    @clause("SQ-RECON-03")
    def fulfilled(self, state: State, seat: int) -> bool:
        searches = feats(state, "searched", seat)
        boards = len(state.ship.boards)
        if boards == 1:
            return len({feat.subject for feat in searches}) >= 2
        seen = {state.ship.board_of[feat.square] for feat in searches}
        return len(seen) >= (MANY_BOARDS if boards > MANY_BOARDS else 2)


@behaviour("rsm_wrecker")
class Wrecker(Secret):
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        """A search finds another card, if nothing is left to destroy."""
        if self.put_back(state, seat, dice, out):
            reconnaissance.find(state, state.minis[on[0]], dice, out)

    def put_back(self, state: State, seat: int, dice: Dice, out: Out) -> bool:
        """If nothing is left to destroy and there is another card, put it back, below that one."""
        if next(fixed_targets.all_standing(state), None) is not None or not state.decks["recon"].draw:
            return False
        side = state.sides[seat]
        change_side(
            state,
            seat,
            recon=tuple(id_ for id_ in side.recon if id_ != self.id),
            named=tuple(one for one in side.named if one[0] != self.id),
        )
        top, *rest = state.decks["recon"].draw
        mixed = (top, *shuffled((*rest, self.id), dice))
        state.decks["recon"] = Deck(mixed, state.decks["recon"].discard)
        out.tell(Reshuffled("recon", "SQ-RECON-11"))
        return True

    def fulfilled(self, state: State, seat: int) -> bool:
        return bool(self.since(state, seat, "destroyed"))


@behaviour("rsm_no_one_left")
class NoOneLeft(Secret):
    @clause("SQ-SHOOT-07")
    def fulfilled(self, state: State, seat: int) -> bool:
        return lost(state, seat) <= self.bound(state, seat)[2]


@behaviour("rsm_last_watch")
class LastWatch(Secret):
    def fulfilled(self, state: State, seat: int) -> bool:
        room = self.bound(state, seat)[0]
        if not room:  # dealt out at set-up: the first room that the squad has searched
            room = next((feat.subject for feat in feats(state, "searched", seat)), "")
        if reconnaissance.must_get_out(state):
            return sum(feat.subject == room for feat in self.since(state, seat, "held")) >= WATCHES
        return bool(room) and room in reconnaissance.held_rooms(state, seat)
