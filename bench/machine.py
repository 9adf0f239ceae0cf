"""Describes the measured machine: what a reader needs to judge the numbers, and nothing that identifies its owner."""

import os
import platform
from pathlib import Path

from msgspec import Struct


class Machine(Struct, frozen=True):
    """One computer."""

    python: str
    system: str
    cpu: str
    cores: int


def this_machine() -> Machine:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Machine(python, platform.system(), _cpu(), os.cpu_count() or 1)


def _cpu() -> str:
    """The processor's name; Linux has it in its own file."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
