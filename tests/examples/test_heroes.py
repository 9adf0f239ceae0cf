"""A hero that Bulkhead does not know: a file of cards, named on the command line."""

from pathlib import Path

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import read_cards
from bulkhead.lab.simulate import simulate
from bulkhead.match import verify
from bulkhead.registry import GAMES
from tests.cli.running import lines, ok
from tools.house import ROOT

CARDS = ROOT / "examples/heroes.toml"


def test_the_new_hero_is_on_the_table() -> None:
    typed = lines("cards", "pick isolde", "quit", "quit")
    said = ok(
        "play", "heroes", "--cards", str(CARDS), "--seats", "human,random", "-o", "first=1", typed=typed
    ).out
    assert "Isolde the Quiet" in said
    assert "Isolde" in said.partition("pick isolde")[2]


def test_bots_play_with_it_to_the_end(tmp_path: Path) -> None:
    cards = read_cards(CARDS.read_text(encoding="utf-8"), CARDS.name)
    logs: dict[int, bytes] = {}
    options = HEROES.options({"cards": cards})
    simulate(HEROES, options, ("random", "captain"), 3, save=logs.__setitem__)
    assert all(verify(log, "game.jsonl", GAMES).finished for log in logs.values())
    assert any(b"isolde" in log.partition(b"\n")[2] for log in logs.values())
