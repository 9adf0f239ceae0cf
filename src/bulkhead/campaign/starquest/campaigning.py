"""`StarquestCampaigning`: implements the campaign protocol of bulkhead.registry.campaigning for Starquest."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bulkhead.campaign.entries import Finished
from bulkhead.campaign.starquest import results, telling
from bulkhead.campaign.starquest.missions import missions_of
from bulkhead.campaign.starquest.standing import Line, keeps_cards, line_of, promotions
from bulkhead.match import Seated
from bulkhead.registry.campaigning import Decision, Player
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.legacy import Legacy, legacy_for
from bulkhead.starquest.data.options import CAMPAIGN, Options
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.campaign.campaign import Campaign, Played
from bulkhead.tabletop.events import Told
from bulkhead.tabletop.phrases import Phrase


class StarquestCampaigning:
    """The campaign rules of Starquest."""

    game = STARQUEST
    factions = FACTIONS
    own_options = ("factions", "mission", "ranks", "seals", *CAMPAIGN)
    finished: Any = Finished[Played, Record, Legacy]

    # Before a mission

    def missions(self, text: str) -> tuple[str, ...]:
        return missions_of(text)

    def table(self, house: Mapping[str, Any], factions: Sequence[str]) -> Options:
        return STARQUEST.options({**house, "factions": list(factions)})

    def options(self, table: Options, mission: str, standing: Campaign) -> Options:
        return standing.options(replace(table, mission=mission))

    def seated(self, options: Options) -> Sequence[str]:
        return options.factions

    # After a mission

    def standing(
        self, played: tuple[Played, ...], records: dict[str, Record], legacy: tuple[Legacy, ...]
    ) -> Campaign:
        return Campaign(played, records, legacy)

    def after(self, standing: Campaign, state: State) -> Campaign:
        return results.result_of(standing, state)

    def decisions(self, state: State, seats: Sequence[Player], told: Iterable[Told]) -> tuple[Decision, ...]:
        return results.decisions(state, seats, told)

    # Between missions

    def order(self, standing: Campaign) -> Sequence[str]:
        return standing.standing

    def leaders(self, standing: Campaign) -> Sequence[str]:
        return standing.leaders

    def line(self, faction: str, holder: Seated | None, standing: Campaign, own: bool) -> Line:
        return line_of(faction, holder, standing, own)

    def promotions(self, before: dict[str, Record], after: dict[str, Record]) -> dict[str, tuple[int, int]]:
        return promotions(before, after)

    def has_secrets(self, record: Record) -> bool:
        return keeps_cards(record)

    def is_secret(self, decision: Decision) -> bool:
        return decision.what == results.KEEP

    def left_for(self, mission: str, standing: Campaign) -> Legacy:
        return legacy_for(mission, standing.legacy)

    def tell_left(self, legacy: Legacy) -> Iterator[Phrase]:
        return telling.tell_legacy(legacy)

    def tell_decision(self, decision: Decision) -> Phrase:
        return telling.tell_decision(decision)


CAMPAIGNING = StarquestCampaigning()
