"""`tests/browser/install.sh` finds browsers or installs Debian's, and otherwise says in one sentence what to do.

The machine is a folder of tiny programs that log their arguments.
"""

import subprocess
from pathlib import Path

import pytest
from msgspec import Struct

SCRIPT = Path(__file__).parents[1] / "browser" / "install.sh"
USER = "1000"
INSTALLS = "-qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends"
INSTALL = f"{INSTALLS} chromium"
INSTALL_FIREFOX = f"{INSTALLS} firefox-esr"


class Machine:
    """A PATH with only the programs that a test adds."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.asked = folder / "asked"
        self.answer("id", "echo 0")
        self.answer("env", 'while [ "${1#*=}" != "$1" ]; do shift; done; "$@"')

    def add(self, name: str, does: str = "") -> None:
        """Add a program that logs its arguments and then runs a script."""
        self._write(name, f'echo "{name} $*" >>{self.asked}\n{does}')

    def answer(self, name: str, does: str) -> None:
        """Add a common program without logging."""
        self._write(name, does)

    def add_apt(self, does: str = "") -> None:
        """Add an apt-get that adds a chromium when it installs something."""
        self.add("apt-get", does or f'case "$*" in *install*) {self.bring_chromium};; esac')

    @property
    def bring_chromium(self) -> str:
        return f"/bin/cp {self.bin}/id {self.bin}/chromium"

    def remove(self, name: str) -> None:
        (self.bin / name).unlink()

    def _write(self, name: str, does: str) -> None:
        program = self.bin / name
        program.write_text(f"#!/bin/sh\n{does}\n")
        program.chmod(0o755)

    def run(self, **environment: str) -> "Ran":
        ran = subprocess.run(
            ["/bin/sh", str(SCRIPT)],
            env={"PATH": str(self.bin), **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        asked = self.asked.read_text().splitlines() if self.asked.exists() else []
        return Ran(ran.returncode, ran.stdout, ran.stderr, asked)


class Ran(Struct, frozen=True):
    code: int
    out: str
    err: str
    asked: list[str]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """With a Firefox, so that what is asked for is about Chromium."""
    machine = Machine(tmp_path)
    machine.add("firefox")
    return machine


@pytest.fixture
def without_firefox(machine: Machine) -> Machine:
    machine.remove("firefox")
    machine.add("chromium")
    return machine


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
def test_a_browser_that_is_there_is_taken(machine: Machine, name: str) -> None:
    machine.add(name)
    machine.add_apt()
    assert machine.run() == Ran(0, "", "", [])


def test_the_browser_that_chromium_names_is_taken(machine: Machine, tmp_path: Path) -> None:
    named = tmp_path / "my browser"
    named.write_text("#!/bin/sh\n")
    named.chmod(0o755)
    assert machine.run(CHROMIUM=str(named)) == Ran(0, "", "", [])


def test_a_wrong_path_in_chromium_is_reported_and_nothing_is_installed(machine: Machine) -> None:
    machine.add_apt()
    ran = machine.run(CHROMIUM="/nowhere/chromium")
    assert (ran.code, ran.asked) == (1, [])
    assert ran.err.startswith("CHROMIUM is '/nowhere/chromium', and there is no such program")
    assert ran.err.count("\n") == 1


def test_root_installs_debians_with_fresh_lists(machine: Machine) -> None:
    machine.add_apt()
    ran = machine.run()
    assert (ran.code, ran.err) == (0, "")
    assert ran.asked == ["apt-get -qq update", f"apt-get {INSTALL}"]


def test_others_install_it_with_sudo_if_that_asks_no_question(machine: Machine) -> None:
    machine.answer("id", f"echo {USER}")
    machine.add("sudo", '[ "$1" != -n ] || exit 0; "$@"')
    machine.add_apt()
    ran = machine.run()
    assert (ran.code, ran.err) == (0, "")
    assert ran.asked == [
        "sudo -n true",
        "sudo apt-get -qq update",
        "apt-get -qq update",
        f"sudo env DEBIAN_FRONTEND=noninteractive apt-get {INSTALL}",
        f"apt-get {INSTALL}",
    ]


@pytest.mark.parametrize("sudo", [True, False])
def test_a_user_without_permission_is_told_what_to_do(machine: Machine, sudo: bool) -> None:
    machine.answer("id", f"echo {USER}")
    if sudo:
        machine.add("sudo", "echo 'sudo: a password is required' >&2; exit 1")
    machine.add_apt()
    ran = machine.run()
    assert ran.code == 1
    assert not any("apt-get" in line for line in ran.asked)
    assert "only root may install Debian's chromium" in ran.err
    assert "set CHROMIUM to the path" in ran.err
    assert ran.err.count("\n") == 1


def test_without_apt_the_message_says_what_to_do(machine: Machine) -> None:
    ran = machine.run()
    assert ran.code == 1
    assert "no apt-get to install one: set CHROMIUM to the path of a Chromium or Chrome.\n" in ran.err
    assert ran.err.count("\n") == 1


def test_lists_that_cannot_be_fetched_do_not_stop_it(machine: Machine) -> None:
    machine.add_apt(f'case "$*" in *update) exit 100;; esac\n{machine.bring_chromium}')
    ran = machine.run()
    assert ran.code == 0
    assert ran.asked[-1] == f"apt-get {INSTALL}"
    assert "trying with those that are there" in ran.err


def test_an_installation_that_fails_is_said(machine: Machine) -> None:
    machine.add_apt('case "$*" in *install*) exit 100;; esac')
    ran = machine.run()
    assert ran.code == 1
    assert ran.err == (
        "apt-get could not install chromium: install it by hand, or set CHROMIUM to the path of a Chromium or Chrome.\n"
    )


def test_an_installation_that_brings_no_browser_is_said(machine: Machine) -> None:
    machine.add_apt(":")
    ran = machine.run()
    assert ran.code == 1
    assert "chromium is installed, but not where programs are looked for" in ran.err


@pytest.mark.parametrize("name", ["firefox-esr", "firefox"])
def test_a_firefox_that_is_there_is_taken(without_firefox: Machine, name: str) -> None:
    without_firefox.add(name)
    without_firefox.add_apt()
    assert without_firefox.run() == Ran(0, "", "", [])


def test_the_firefox_that_firefox_names_is_taken(without_firefox: Machine, tmp_path: Path) -> None:
    named = tmp_path / "my firefox"
    named.write_text("#!/bin/sh\n")
    named.chmod(0o755)
    assert without_firefox.run(FIREFOX=str(named)) == Ran(0, "", "", [])


def test_a_wrong_path_in_firefox_is_reported_and_nothing_is_installed(without_firefox: Machine) -> None:
    without_firefox.add_apt()
    ran = without_firefox.run(FIREFOX="/nowhere/firefox")
    assert (ran.code, ran.asked) == (1, [])
    assert ran.err.startswith("FIREFOX is '/nowhere/firefox', and there is no such program")
    assert ran.err.count("\n") == 1


def test_both_browsers_are_installed_with_lists_fetched_once(machine: Machine) -> None:
    machine.remove("firefox")
    bring = f"/bin/cp {machine.bin}/id {machine.bin}"
    machine.add_apt(f'case "$*" in *chromium) {bring}/chromium;; *firefox-esr) {bring}/firefox-esr;; esac')
    ran = machine.run()
    assert (ran.code, ran.err) == (0, "")
    assert ran.asked == ["apt-get -qq update", f"apt-get {INSTALL}", f"apt-get {INSTALL_FIREFOX}"]


@pytest.mark.parametrize("why", ["no apt-get", "no permission", "no such package", "nothing brought"])
def test_without_firefox_the_tests_run_in_chromium_alone(without_firefox: Machine, why: str) -> None:
    if why == "no permission":
        without_firefox.answer("id", f"echo {USER}")
    if why != "no apt-get":
        without_firefox.add_apt(
            'case "$*" in *install*) exit 100;; esac' if why == "no such package" else ":"
        )
    ran = without_firefox.run()
    assert ran.code == 0
    assert ran.err == (
        "Firefox could not be installed, so the browser tests run in Chromium alone: install firefox-esr, or set"
        " FIREFOX to the path of a Firefox.\n"
    )
