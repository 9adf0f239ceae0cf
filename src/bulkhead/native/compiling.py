"""Compiles a library with the machine's C compiler, and names everything that the result depends on."""

import os
import platform
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from bulkhead.tabletop.refusals import Mistake

FLAGS = ("-std=gnu11", "-O3", "-ffp-contract=off", "-shared", "-fPIC", "-pthread")
"""Without contraction a sum of products has the same bits with and without fused instructions, so that two machines
agree. A library that wants something else says so in flags of its own, which come later and win."""
NATIVE = "-march=native"
"""Every instruction of this processor. Not all compilers know it, so it is left out if it is refused."""
LINKED = ("-lm",)
USUAL = ("cc", "gcc", "clang")
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")


GRAPHICS_FLAGS = ("-x", "cu", "-std=c++17", "-O3", "-shared", "-Xcompiler", "-fPIC")
GRAPHICS_NATIVE = "-arch=native"
"""Every instruction of this machine's graphics processor."""


class Compiler(Struct, frozen=True):
    """A compiler of this machine."""

    command: tuple[str, ...]
    version: str
    flags: tuple[str, ...] = FLAGS
    native: str = NATIVE


def find_compiler() -> Compiler:
    """The compiler that the environment variable CC names, else the usual one."""
    named = tuple(shlex.split(os.environ.get("CC", "")))
    for command in (named,) if named else tuple((name,) for name in USUAL):
        if shutil.which(command[0]):
            return Compiler(command, _version(command))
    raise Mistake("native-no-compiler", compiler=" ".join(named) or USUAL[0])


def find_graphics_compiler() -> Compiler:
    """NVIDIA's compiler, or the one that the environment variable NVCC names."""
    command = os.environ.get("NVCC", "") or "nvcc"
    if not shutil.which(command):
        raise Mistake("native-no-graphics-compiler", compiler=command)
    return Compiler((command,), _version((command,)), GRAPHICS_FLAGS, GRAPHICS_NATIVE)


@cache
def _version(command: tuple[str, ...]) -> str:
    try:
        asked = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout


@cache
def processor() -> str:
    """What `-march=native` looks at: the processor's name and its instructions."""
    told = [platform.machine(), platform.processor()]
    info = Path("/proc/cpuinfo")
    if info.exists():
        wanted = ("model name", "flags", "Features")
        lines = info.read_text(encoding="utf-8", errors="replace").splitlines()
        told += sorted({line for line in lines if line.startswith(wanted)})
    return "\n".join(told)


def digest_of_sources(source: Path, flags: Sequence[str]) -> str:
    """A digest of a library's source, of every header beside it and of its flags."""
    parts = [
        source.read_bytes(),
        *(file.read_bytes() for file in sorted([*source.parent.glob("*.h"), *source.parent.glob("*.cuh")])),
    ]
    parts += [flag.encode() for flag in (*FLAGS, NATIVE, *LINKED, *flags)]
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()


def key(source: Path, flags: Sequence[str], compiler: Compiler) -> str:
    """A digest of everything that the compiled library depends on."""
    parts = (
        digest_of_sources(source, flags),
        *compiler.command,
        *compiler.flags,
        compiler.version,
        processor(),
    )
    return sha256("\0".join(parts).encode()).hexdigest()


def compile_to(target: Path, source: Path, flags: Sequence[str], compiler: Compiler) -> None:
    """Compile a library into a file."""
    said = ""
    for native in ((compiler.native,), ()):
        command = [
            *compiler.command,
            *compiler.flags,
            *native,
            *flags,
            str(source),
            "-o",
            str(target),
            *LINKED,
        ]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            said = said or str(error)
            continue
        if done.returncode == 0:
            return
        said = said or _first_error(done.stderr)
    raise Mistake(
        "native-not-compiled", compiler=" ".join(compiler.command), file=source.name, detail=said or "?"
    )


def _first_error(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line), lines[0] if lines else "")
