"""A campaign: play missions one after another, and carry each faction's record over (SQ-HONOUR, SQ-END-05)."""

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.data.legacy import Legacy
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.campaign.aftermath import aftermath
from bulkhead.starquest.rules.missions.winning import winners
from bulkhead.starquest.table.places import is_lost
from bulkhead.tabletop.clauses import clause


class Played(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """A mission that is over."""

    mission: str
    points: dict[str, int]
    """By faction."""
    winners: tuple[str, ...]
    dead: tuple[str, ...] = ()
    """Factions whose leader was killed."""


class Campaign(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """The missions played so far, and the record of every faction."""

    played: tuple[Played, ...] = ()
    records: dict[str, Record] = {}
    legacy: tuple[Legacy, ...] = ()
    """What finished missions leave to later ones."""

    def after(self, state: State) -> "Campaign":
        """The campaign with one more mission. Factions that did not play stay as they were."""
        return Campaign(
            (*self.played, played(state)), self.records | records(state), (*self.legacy, *aftermath(state))
        )

    def options(self, options: Options) -> Options:
        """Options for the next mission, with the records of all factions; the mission is open unless it is named."""
        missions = tuple(one.mission for one in self.played)
        return replace(options, records=self.records, played=missions, legacy=self.legacy)

    def points(self, faction: str) -> int:
        """Points over all missions."""
        return sum(one.points.get(faction, 0) for one in self.played)

    @property
    def standing(self) -> list[str]:
        """Factions from first to last: by rank, then Seals, then points over all missions."""
        return sorted(self.records, key=self._place, reverse=True)

    @property
    def leaders(self) -> list[str]:
        """The leading factions; several in a tie."""
        standing = self.standing
        return [faction for faction in standing if self._place(faction) == self._place(standing[0])]

    @clause("C-CAMPAIGN-winner")
    def _place(self, faction: str) -> tuple[int, int, int]:
        record = self.records[faction]
        return record.rank, record.seals, self.points(faction)


@clause("SQ-END-04", "SQ-END-05", "SQ-HONOUR-08", "SQ-HONOUR-09", "SQ-REINF-03", "SQ-PSI-11")
def records(state: State) -> dict[str, Record]:
    """The record of every faction after a finished mission. Life points are restored and the roster is filled up, so
    neither is recorded."""
    return {
        side.faction: Record(side.rank, side.seals, side.earned, side.study, side.reserve, side.recon)
        for side in state.sides
    }


def played(state: State) -> Played:
    """The entry of a finished mission in the campaign."""
    dead = [side.faction for seat, side in enumerate(state.sides) if is_lost(state, seat, side.leader)]
    return Played(
        state.scenario.id,
        {side.faction: side.points for side in state.sides},
        tuple(state.sides[seat].faction for seat in winners(state)),
        tuple(dead),
    )
