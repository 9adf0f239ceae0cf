"""Event cards: decks, colours, and who draws."""

import pytest

from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.cards import events
from tests.starquest.mustering import ask, muster, options, ready
from tests.starquest.rules.setup.missions import DECKS
from tests.starquest.scene import BA, CH, CU, hall, scene


@pytest.mark.clause("SQ-ALIEN-05")
@pytest.mark.parametrize(("die", "colours"), [(1, ("green", "azure")), (2, ("azure", "green"))])
def test_the_colours_of_the_first_event_cards_are_drawn(die: int, colours: tuple[str, str]) -> None:
    table = ready(muster(dice=(1, 1, 1, 1, die)))
    assert (table.side(CH).colour, table.side(CU).colour) == colours


@pytest.mark.clause("SQ-ALIEN-04", "SQ-ALIEN-05")
@pytest.mark.parametrize(
    ("decks", "drawn"),
    [(("green",), ("green", "green")), (("azure",), ("azure", "azure")), ((), ("green", "azure"))],
)
def test_where_there_is_one_deck_both_alien_players_draw_from_it(
    decks: tuple[str, ...], drawn: tuple[str, str]
) -> None:
    table = scene(hall(3, 1), "ba1 fig_marine_laser 0.0 E")
    table.state.decks = {colour: Deck(("evg_a",)) for colour in decks}
    assert (events.colour_of(table.state, CH), events.colour_of(table.state, CU)) == drawn


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_the_event_cards_of_chaos_s_rank_come_from_the_decks_it_names_and_are_its_secret() -> None:
    table = ask(muster(options(ranks={"chaos": 2}, scenario={"decks": DECKS})), "event-deck")
    assert (table.waiting, table.offers) == (CH, ["choose green", "choose azure"])
    table.do("choose green", "choose azure")
    ready(table)
    assert table.side(CH).events == ("evg_a", "eva_a")
    assert len(table.state.decks["green"].draw) == len(table.state.decks["azure"].draw) == 1
    assert "evg_a" not in str(table.heard.seen_by(BA))


@pytest.mark.clause("SQ-ALIENRANK-03")
@pytest.mark.house("chaos-cards")
@pytest.mark.parametrize(("cards", "asked"), [("held", True), ("drawn", False)])
def test_chaos_names_its_decks_beforehand_only_where_it_holds_its_cards(cards: str, asked: bool) -> None:
    table = muster(options(ranks={"chaos": 2}, house={"chaos_cards": cards}, scenario={"decks": DECKS}))
    ready(table)
    assert any(event.what == "event-deck" for event in table.told(Chose)) is asked


@pytest.mark.clause("SQ-SEAT-03")
def test_the_single_alien_player_draws_his_first_card_from_a_deck_by_lot() -> None:
    table = ready(muster(options(("eldar", "cult")), dice=(2,)))
    assert table.side(1).colour == "azure"
