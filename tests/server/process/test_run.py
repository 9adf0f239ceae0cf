"""The server as a process: prints its address, stops when asked, and says in a sentence why it cannot start."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bulkhead.server.run import serve
from bulkhead.server.settings import Settings
from bulkhead.tabletop.refusals import Mistake
from tests.server.server_process import PATIENCE, ServerProcess


def test_it_serves_and_stops_without_errors(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        keys = server.table()
        talk = server.sit(keys[0])
        assert talk.sync["you"] == 0
        assert server.stop() == ""


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        command = [sys.executable, "-m", "bulkhead.server", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.startswith("Another server is already using the folder")
        assert second.stderr.count("\n") == 1


def test_a_port_in_use_is_reported_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Mistake) as refused:
            serve(Settings(port=taken.getsockname()[1]))
        assert refused.value.phrase.id == "server-port-taken"


def test_a_folder_that_is_a_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(OSError, match="File exists"):
        serve(Settings(port=0, data=file))


@pytest.mark.parametrize(
    ("settings", "url"),
    [
        (Settings(), "http://localhost:8917"),
        (Settings(host="::1"), "http://localhost:8917"),
        (Settings(host="192.0.2.1", port=80), "http://192.0.2.1:80"),
        (Settings(host="2001:db8::1"), "http://[2001:db8::1]:8917"),
        (Settings(public_url="https://play.example/"), "https://play.example"),
    ],
)
def test_the_address_to_give_to_players(settings: Settings, url: str) -> None:
    assert settings.url == url
