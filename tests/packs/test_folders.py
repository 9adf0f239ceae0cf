"""The per-user data folder: its place on each system, and the place that earlier versions used."""

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs import PlatformDirsABC, macos, unix, windows

from bulkhead.packs.folders import earlier_folder, user_folder

SYSTEMS: dict[str, type[PlatformDirsABC]] = {
    "linux": unix.Unix,
    "darwin": macos.MacOS,
    "win32": windows.Windows,
}


def set_up(platform: str, home: Path, monkeypatch: pytest.MonkeyPatch, **environment: str) -> None:
    """A machine of that kind, with these settings."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(home))
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
    monkeypatch.setattr(
        platformdirs,
        "user_data_path",
        lambda name, appauthor: SYSTEMS[platform](name, appauthor).user_data_path,
    )


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/x"}, "/x/bulkhead"),
        ("linux", {}, "/home/ada/.local/share/bulkhead"),
        ("darwin", {}, "/home/ada/Library/Application Support/bulkhead"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/bulkhead"),
    ],
)
def test_each_system_has_its_own_folder_which_is_the_one_it_has_always_had(
    platform: str, environment: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up(platform, Path("/home/ada"), monkeypatch, **environment)
    assert user_folder() == earlier_folder() == Path(folder)


def test_a_mac_with_a_folder_of_its_user_s_choice_uses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up("darwin", tmp_path, monkeypatch, XDG_DATA_HOME=str(tmp_path / "mine"))
    assert user_folder() == tmp_path / "mine/bulkhead"


def test_the_folder_of_an_earlier_version_stays_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up("darwin", tmp_path, monkeypatch, XDG_DATA_HOME=str(tmp_path / "mine"))
    earlier = tmp_path / "Library/Application Support/bulkhead"
    earlier.mkdir(parents=True)
    (tmp_path / "mine/bulkhead").mkdir(parents=True)
    assert user_folder() == earlier


def test_an_empty_setting_means_the_usual_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    set_up("linux", tmp_path, monkeypatch, XDG_DATA_HOME="")
    assert user_folder() == tmp_path / ".local/share/bulkhead"


def test_asking_for_help_needs_neither_platformdirs_nor_alembic() -> None:
    code = (
        "import sys\n"
        "from bulkhead.cli import main\n"
        "main(['--help'])\n"
        "sys.stderr.write(str({'alembic', 'platformdirs', 'sqlalchemy'} & set(sys.modules)))\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stderr == "set()"
