"""Parts of random seven-seat games over the wire; `make leaks` plays two hundred games."""

import pytest

from bulkhead.starquest.game import Starquest
from tests.leaks.judge import Leak
from tests.leaks.tables import one_game

pytestmark = pytest.mark.anyio

THINGS = 150
GAMES_PLAYED = (0, 7)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.clause("SQ-SEAT-09", "SQ-SETUP-07", "SQ-ALLY-15")
@pytest.mark.parametrize("number", GAMES_PLAYED)
async def test_no_viewer_receives_a_secret(number: int) -> None:
    summary = await one_game(number, THINGS)
    assert summary.judged > 3 * THINGS
    assert summary.twins > 3
    assert summary.compared > THINGS / 2
    assert summary.doings["survey"] > 3


@pytest.mark.clause("SQ-SEAT-09")
async def test_a_table_that_does_not_wait_for_an_only_answer_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A lone "pass" was once answered at once, and a usable card made the table wait."""
    monkeypatch.setattr(Starquest, "veiled", lambda self, state: False)

    async def games() -> None:
        for number in range(1, 20, 2):  # the first one finds it, unless missions change
            await one_game(number, THINGS)

    with pytest.raises(Leak, match=r"one (answers|waits) for seat"):
        await games()


@pytest.mark.clause("SQ-SETUP-09", "SQ-SEAT-09")
async def test_squads_that_are_prepared_in_secret_reveal_nothing() -> None:
    summary = await one_game(4, THINGS)
    assert summary.prepared > 3
    assert summary.compared > THINGS / 2


@pytest.mark.clause("SQ-SEAT-06", "SQ-SEAT-09")
async def test_clocks_that_run_out_reveal_nothing() -> None:
    summary = await one_game(5, THINGS, timed=True)
    assert summary.clocked > 3
    assert summary.compared > THINGS / 2


@pytest.mark.clause("SQ-SEAT-09", "SQ-RECON-08", "SQ-RECON-09")
async def test_a_campaign_mission_reveals_no_kept_cards() -> None:
    summary = await one_game(2, THINGS, campaign=True)
    assert summary.judged > 3 * THINGS
    assert summary.compared > THINGS / 2
