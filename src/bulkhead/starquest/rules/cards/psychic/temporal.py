"""Psychic cards of time: haste, stasis, blink, rewind."""

from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Face
from bulkhead.starquest.data.facings import facings
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import FRESH, Effect, State, change
from bulkhead.starquest.events import Faced, Moved
from bulkhead.starquest.rules.cards import windows
from bulkhead.starquest.rules.cards.psychic.reach import Psychic, each, is_leader
from bulkhead.starquest.rules.cards.psychic.reaction import Answer
from bulkhead.starquest.rules.cards.targets import attack_on_hand, board_of, psionic, squares_within
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.allegiance import enemies
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.engine import pop, push
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import figure, obstacles, on_board, spots, stand
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

HASTE_REACH, BLINK_REACH = 6, 8
LARGEST = 3


@behaviour("psi_haste")
class Haste(Psychic):
    """Another miniature that is done may be activated again. What its machine has done stays done (SQ-WPN-50)."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        caster = psionic(state, seat)
        return each(
            mini
            for mini in self.near(state, seat, HASTE_REACH)
            if mini.deeds.finished and mini.id != getattr(caster, "id", "")
        )

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        mini = state.minis[on[0]]
        fresh = replace(FRESH, moved_in=mini.deeds.moved_in, fired_in=mini.deeds.fired_in)
        change(state, mini, deeds=fresh)


@behaviour("psi_stasis")
class Stasis(Psychic):
    """A miniature in stasis neither acts nor can be affected."""

    WORDS: tuple[Named, ...] = ("no-act", "no-move", "no-overwatch", "untargeted", "stasis")

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return each(
            mini for mini in self.seen(state, seat) if figure(mini).size <= LARGEST and not is_leader(mini)
        )

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        target = state.minis[on[0]]
        overwatch_marker.end(state, target, out, "SQ-OVER-20")
        for word in self.WORDS:
            effects.add(
                state,
                Effect(word, seat, on=target.id, value=1, until="turn-of", card=self.id, of=target.seat),
            )


@behaviour("psi_blink")
class Blink(Psychic):
    """Move the psionic to a square that no enemy sees, with a facing of his choice."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        caster = psionic(state, seat)
        if caster is None or caster.load:
            return
        free = bits(squares_within(state, caster, BLINK_REACH)) & ~bits(state.holder)
        free &= ~obstacles(state) & ~no_stop(state, caster.id) & ~state.burning
        for square in members(free):
            if board_of(state, square) not in state.scanned:
                free &= ~(1 << square)
        for mini in on_board(state):
            if free and enemies(state, caster, mini):
                free &= ~field(state, mini)
        yield from ((state.ship.name(square),) for square in members(free))

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.allow(state, seat, "shoot", "melee")
        caster = self.caster(state, seat)
        square = state.ship.square(on[0])
        stand(state, caster, (square,))
        out.tell(Moved(seat, caster.id, spots(state, (square,)), 0, "SQ-PSI-08"))
        push(state, Playing(seat, self.id, chosen=(on[0],)))

    def waits(self, state: State, frame: Playing) -> int | None:
        return frame.seat

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        caster = self.caster(state, frame.seat)
        return [Face(caster.id, facing) for facing in facings(state.options.house.eight_facings)]

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Face)
        pop(state)
        caster = change(state, self.caster(state, frame.seat), facing=command.facing)
        out.tell(Faced(frame.seat, caster.id, command.facing, 0, "SQ-PSI-08"))
        follow(state, caster.id, frame.seat, caster.squares)


@behaviour("psi_rewind")
class Rewind(Answer):
    """Reroll all dice of one side in an attack by or on a miniature of his side that the psionic sees."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        attack = attack_on_hand(state)
        if attack is None or not self.concerns(state, seat):
            return ()
        sides = [("attacker", attack.rolls), ("defender", attack.answer)]
        return [(side,) for side, rolled in sides if rolled]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.spend(state, seat)
        attack = attack_on_hand(state)
        assert attack is not None
        attackers = on[0] == "attacker"
        count = len(attack.rolls if attackers else attack.answer)
        windows.roll_again(state, seat, self.id, tuple(range(1, count + 1)), attackers, dice, out)
