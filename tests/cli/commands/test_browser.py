"""`bulkhead play` without options opens the table in the browser; `bulkhead serve` is for players elsewhere."""

from pathlib import Path

import pytest

from bulkhead.cli.commands import browser
from bulkhead.server import run as running
from bulkhead.server.settings import Settings
from tests.cli.running import ok, run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, bool]]:
    """Records what would be served, and whether a browser would be opened."""
    calls: list[tuple[Settings, bool]] = []

    def serve(settings: Settings, *, open_browser: bool = False, ready: object = None) -> None:
        calls.append((settings, open_browser))
        assert callable(ready)
        ready(settings.url)

    monkeypatch.setattr(running, "serve", serve)
    monkeypatch.setattr(browser, "_need_client", lambda: None)
    return calls


def test_play_alone_opens_a_table_for_this_machine_only(served: list[tuple[Settings, bool]]) -> None:
    answer = ok("play")
    settings, _ = served[0]
    assert settings.host == "127.0.0.1"
    assert settings.data is not None
    assert f"http://localhost:{settings.port}" in answer.out


def test_a_screen_is_needed_to_open_a_browser(
    served: list[tuple[Settings, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    ok("play", "heroes")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    ok("play", "heroes")
    assert [opened for _, opened in served] == [True, False]


def test_an_unknown_game_is_refused_before_anything_is_served(served: list[tuple[Settings, bool]]) -> None:
    assert "chess" in run("play", "chess").refused(2)
    assert not served


def test_serve_passes_everything_on(served: list[tuple[Settings, bool]], tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    ok(
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "9000",
        "--data",
        str(folder),
        "--public-url",
        "https://x.example/",
    )
    settings, opened = served[0]
    assert (settings.host, settings.port, settings.data) == ("0.0.0.0", 9000, folder)
    assert settings.url == "https://x.example"
    assert not opened


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--port", "0"), "--port"),
        (("--port", "70000"), "--port"),
        (("--port", "x"), "--port"),
        (("--public-url", "games.example.org"), "games.example.org"),
    ],
)
def test_serve_answers_wrong_words_with_a_sentence(
    served: list[tuple[Settings, bool]], arguments: tuple[str, ...], word: str
) -> None:
    assert word in run("serve", *arguments).refused(2)
    assert not served


def test_data_must_be_a_folder(served: list[tuple[Settings, bool]], tmp_path: Path) -> None:
    file = tmp_path / "diary"
    file.write_text("dear diary")
    assert "diary" in run("serve", "--data", str(file)).refused(2)
    assert not served


def test_without_the_built_page_the_player_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "CLIENT", "no-such-client")
    assert "make play" in run("play").refused(2)
    assert "make play" in run("serve").refused(2)
