"""Movement points (SQ-MOVE-01, SQ-OBJ-11, 14, SQ-CMD-13, SQ-ALIEN-11, 15): how far a piece may go in one activation."""

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.table import Blip, Piece, Table

BLIP_STEPS = 5
SPECIAL_STEPS = 8
COLD = 2
"""Points that cold takes, and that it leaves at least."""


def felt(table: Table, piece: Piece, *words: str) -> list[Plain]:
    """The lasting effects of these words on a piece, as the game lists them."""
    return [
        effect
        for effect in table.effects
        if effect["what"] in words
        and (effect["on"] == piece.id if effect.get("on") else effect.get("side", -1) == piece.seat)
        and (not effect.get("kinds") or piece.figure.kind in effect["kinds"])
        and (effect.get("until") != "in-turn-of" or effect.get("of") == table.turn_seat)
    ]


def allowance(table: Table, piece: Piece) -> int:
    """Movement points of one movement: the sheet's, changed by cards and burdens, halved for a carrier."""
    full: int = piece.figure.move
    side = table.sides[piece.seat] if piece.seat >= 0 else {}
    bears_heavy = any(table.box.weapons[weapon].kind == "heavy" for weapon in piece.weapons)
    if (
        bears_heavy
        and "eqp_suspensors" in side.get("equipment", ())
        and side.get("formation") == "sqd_marines"
    ):
        full = 6
    if bears_heavy and "eqe_mesh_boosters" in side.get("equipment", ()):
        full = 4
    for effect in felt(table, piece, "move="):
        full = effect["value"]
    full += sum(effect["value"] for effect in felt(table, piece, "move"))
    if "card_life" in piece.figure.flags and able(side, "gov_swift_step"):
        full += 2
    full -= sum(table.box.objects[kind_of(thing)].get("slows", 0) for thing in piece.objects)
    full = max(0, full)
    if felt(table, piece, "chilled"):
        full = max(min(full, COLD), full - COLD)
    return full // 2 if piece.load else full


def able(side: Plain, card: str) -> bool:
    """SQ-SQUAD-15: an ability works while its governor card lies open."""
    return card in side.get("governor", ()) and card not in side.get("faded", ())


def kind_of(thing: str) -> str:
    """`obj_key2` is an `obj_key`."""
    return thing.rstrip("0123456789")


def movements(table: Table, piece: Piece) -> int:
    """SQ-TURN-04: one movement in a turn, and those that cards add."""
    more: int = sum(effect["value"] for effect in felt(table, piece, "more-move"))
    return 1 + more + (1 if felt(table, piece, "move-or-shoot") else 0)


def token_steps(table: Table, blip: Blip) -> int:
    """SQ-ALIEN-11, 15: special tokens move eight squares, others five."""
    steps = SPECIAL_STEPS if blip.kind == "special" else BLIP_STEPS
    more: int = sum(
        effect["value"]
        for effect in table.effects
        if effect["what"] == "token-move" and effect.get("side", -1) in (-1, blip.seat)
    )
    return steps + more
