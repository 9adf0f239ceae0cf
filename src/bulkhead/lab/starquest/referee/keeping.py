"""Keeps the referee's table up to date: what each event does to it."""

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.content import XY, Figure
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.table import Blip, Hears, Piece, Table


def squares_of(event: Plain) -> tuple[XY, ...]:
    return tuple((x, y) for x, y in event["squares"])


def square_of(event: Plain) -> XY:
    x, y = event["at"]
    return x, y


class Keeper:
    """Carries out what is said, without judging it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hears: Hears = {
            "RoundBegan": self.round_began,
            "TurnBegan": self.turn_began,
            "TurnEnded": self.turn_ended,
            "Moved": self.moved,
            "SentBack": self.moved,
            "Faced": self.faced,
            "Entered": self.entered,
            "Left": self.left,
            "TokenPlaced": self.token_placed,
            "TokenMoved": self.token_moved,
            "Placed": self.placed,
            "TokenVanished": self.token_gone,
            "Unavailable": self.token_gone,
            "TokenRevealed": self.token_revealed,
            "Eliminated": self.eliminated,
            "Wounded": self.life_set,
            "Healed": self.life_set,
            "RiteUsed": self.life_set,
            "Loaded": self.loaded,
            "Unloaded": self.unloaded,
            "Manned": self.manned,
            "PostLeft": self.post_left,
            "DoorOpened": self.door_opened,
            "DoorClosed": self.door_closed,
            "BulkheadDestroyed": self.bulkhead_destroyed,
            "VentDestroyed": self.vent_destroyed,
            "FlamesLit": self.flames_lit,
            "FlamesOut": self.flames_out,
            "OverwatchSet": self.overwatch_set,
            "OverwatchEnded": self.overwatch_ended,
            "Converted": self.converted,
            "Scored": self.scored,
            "CommandRolled": self.command_rolled,
            "CommandGained": self.command_gained,
            "CommandSpent": self.command_spent,
            "CommandLost": self.command_lost,
            "CommandDrained": self.command_lost,
            "SiteTurned": self.site_turned,
            "Activated": self.activated,
            "Finished": self.finished,
        }

    def piece(self, who: str) -> Piece:
        """A piece that is spoken of."""
        if who not in self.table.pieces:
            raise Objection("SQ-ALIEN-46", f"{who} is spoken of and has never been put on the table")
        self.table.dirty.add(who)
        return self.table.pieces[who]

    def blip(self, token: str) -> Blip:
        if token not in self.table.blips:
            raise Objection("SQ-SCAN-03", f"{token} is spoken of and has never been put on the map")
        self.table.dirty.add(token)
        return self.table.blips[token]

    # Turns

    def round_began(self, event: Plain) -> None:
        self.table.round = event["number"]

    def turn_began(self, event: Plain) -> None:
        """SQ-CMD-06: command points last until the start of their player's next turn."""
        self.table.turn, self.table.turn_seat = event["number"], event["seat"]
        self.table.command[event["seat"]] = 0
        self.table.acting.clear()
        self.table.passing.clear()

    def turn_ended(self, event: Plain) -> None:
        """SQ-TURN-18: a squad without miniatures has no turn, but what would end at its start ends there."""
        if event["seat"] != self.table.turn_seat:
            self.table.command[event["seat"]] = 0

    # Places

    def moved(self, event: Plain) -> None:
        who = event["who"]
        if who in self.table.blips:
            self.table.blips[who].vent = ""
        else:
            self.piece(who).came = False
        self.table.put(who, squares_of(event))

    def faced(self, event: Plain) -> None:
        self.piece(event["who"]).facing = event["facing"]

    def entered(self, event: Plain) -> None:
        piece = self.piece(event["who"])
        piece.place, piece.facing, piece.came = "board", event["facing"], False
        self.table.put(piece.id, squares_of(event))

    def left(self, event: Plain) -> None:
        """SQ-END-02, SQ-OBJ-17: out of the mission; by a house option squads come back from their dock."""
        piece = self.piece(event["who"])
        back = self.table.house["coming-back"] and piece.seat >= 0
        piece.place, piece.watching = "dock" if back else "left", False
        self.table.put(piece.id, ())
        if piece.carrier:
            self.piece(piece.carrier).load = piece.carrier = ""

    def token_placed(self, event: Plain) -> None:
        table, token = self.table, event["token"]
        square = square_of(event)
        vent = next((name for name, at in table.ship.vents.items() if at == square), "")
        waits = vent if event["kind"] == "special" and vent in table.vents else ""
        table.blips[token] = Blip(
            token, event["seat"], event["kind"], event.get("identity", ""), square, waits, True, table.turn
        )
        table.dirty.add(token)
        if not waits:
            table.holders.setdefault(square, []).append(token)

    def token_moved(self, event: Plain) -> None:
        blip, square = self.blip(event["token"]), square_of(event)
        self.table.put(blip.id, (square,))
        blip.came = blip.came and bool(blip.vent)
        blip.vent = ""

    def token_revealed(self, event: Plain) -> None:
        """A token is turned over; its miniature comes to the map next, an object lies there at once."""
        blip = self.blip(event["token"])
        blip.shown = True
        if event["identity"] in self.table.box.objects:
            self.token_gone(event)

    def token_gone(self, event: Plain) -> None:
        self.blip(event["token"])
        self.table.put(event["token"], ())
        del self.table.blips[event["token"]]

    def placed(self, event: Plain) -> None:
        table, who = self.table, event["who"]
        sheet = table.box.figures.get(event["figure"])
        if sheet is None:
            raise Objection("SQ-SCAN-10", f"{who} is a {event['figure']}, which is not in the box")
        if who in table.pieces:
            raise Objection("SQ-ALIEN-46", f"{who} is put on the map twice")
        lp = self.full_life(sheet, event["seat"])
        table.pieces[who] = Piece(
            who, event["seat"], sheet, event["facing"], (), lp, "board", weapons=sheet.weapons
        )
        turned = next(
            (
                blip
                for blip in table.blips.values()
                if blip.shown and blip.seat == event["seat"] and blip.identity == sheet.id
            ),
            None,
        )
        if turned is not None:
            table.put(turned.id, ())
            del table.blips[turned.id]
            table.tokens_of[who] = turned.id
            if table.acting.get(turned.seat) == turned.id:
                table.acting[turned.seat] = who
            if turned.id in table.passing:
                table.passing.remove(turned.id)
                table.passing.add(who)
        table.put(who, squares_of(event))

    def full_life(self, sheet: Figure, seat: int) -> int:
        """SQ-LIFE-02: aliens take their life points from their sheet; a house option makes their elite tougher."""
        tough = self.table.house["tough-elite"] and self.table.alien(seat) and sheet.lp == 1
        return 2 if tough and (sheet.kind == "elite" or sheet.id == "fig_genestealer") else sheet.lp

    def site_turned(self, event: Plain) -> None:
        """A survivor comes to light on a marked square, or as near to it as the room allows where that is taken."""
        if not event["found"]:
            return
        table = self.table
        number = 1 + sum(1 for piece in table.pieces.values() if piece.figure.id == "fig_survivor")
        sheet = table.box.figures["fig_survivor"]
        survivor = Piece(f"sv{number}", -1, sheet, 0, (), sheet.lp, "board")
        table.pieces[survivor.id] = survivor
        table.put(survivor.id, (self.nearest(square_of(event)),))

    def nearest(self, square: XY) -> XY:
        """The free square of a room that is nearest to one of its squares; of equals the first in reading order."""
        table, ship = self.table, self.table.ship
        kept_free = (
            table.structures | ship.conduits | {ship.vents[vent] for vent in table.vents} | table.walled
        )
        free = [
            (max(abs(x - square[0]), abs(y - square[1])), y, x)
            for (x, y), room in ship.room_of.items()
            if room == ship.room_of[square] and not table.on((x, y)) and (x, y) not in kept_free
        ]
        if not free:
            return square
        _, y, x = min(free)
        return x, y

    # Activations

    def activated(self, event: Plain) -> None:
        self.table.acting[event["seat"]] = event["who"]

    def finished(self, event: Plain) -> None:
        if self.table.acting.get(event["seat"]) == event["who"]:
            del self.table.acting[event["seat"]]

    # Life

    def life_set(self, event: Plain) -> None:
        self.piece(event["who"]).lp = event["lp"]

    def eliminated(self, event: Plain) -> None:
        piece = self.piece(event["who"])
        self.table.put(piece.id, ())
        piece.place, piece.watching, piece.lp = "dead", False, 0

    # Carrying and manning

    def loaded(self, event: Plain) -> None:
        carrier, carried = self.piece(event["who"]), self.piece(event["what"])
        carrier.load, carried.carrier, carried.place = carried.id, carrier.id, "carried"
        self.table.put(carried.id, ())

    def unloaded(self, event: Plain) -> None:
        carrier, carried = self.piece(event["who"]), self.piece(event["what"])
        carrier.load, carried.carrier, carried.place = "", "", "board"
        carried.facing = carrier.facing
        self.table.put(carried.id, squares_of(event))

    def manned(self, event: Plain) -> None:
        gunner, machine = self.piece(event["who"]), self.piece(event["machine"])
        gunner.mans, gunner.facing = machine.id, machine.facing

    def post_left(self, event: Plain) -> None:
        self.piece(event["who"]).mans = ""

    # The map

    def door_opened(self, event: Plain) -> None:
        self.table.shut.discard(event["door"])

    def door_closed(self, event: Plain) -> None:
        self.table.shut.add(event["door"])

    def bulkhead_destroyed(self, event: Plain) -> None:
        self.table.shut.discard(event["door"])

    def vent_destroyed(self, event: Plain) -> None:
        """SQ-ALIEN-12: a token that waits on a destroyed vent goes back to the supply, or is lost by a house option."""
        self.table.vents.discard(event["vent"])
        for blip in [one for one in self.table.blips.values() if one.vent == event["vent"]]:
            del self.table.blips[blip.id]

    def flames_lit(self, event: Plain) -> None:
        self.table.flames[event["flame"]] = (event["seat"], frozenset(squares_of(event)))

    def flames_out(self, event: Plain) -> None:
        self.table.flames.pop(event["flame"], None)

    # Markers, sides, points

    def overwatch_set(self, event: Plain) -> None:
        self.piece(event["who"]).watching = True

    def overwatch_ended(self, event: Plain) -> None:
        self.piece(event["who"]).watching = False

    def converted(self, event: Plain) -> None:
        piece = self.piece(event["who"])
        piece.seat, piece.role = event["seat"], ""

    def scored(self, event: Plain) -> None:
        self.table.points[event["seat"]] += event["points"]

    # Command points

    def command_rolled(self, event: Plain) -> None:
        self.table.command[event["seat"]] = event["face"]

    def command_gained(self, event: Plain) -> None:
        self.table.command[event["seat"]] = event["total"]

    def command_spent(self, event: Plain) -> None:
        self.table.command[event["seat"]] = event["left"]

    def command_lost(self, event: Plain) -> None:
        self.table.command[event["seat"]] = 0
