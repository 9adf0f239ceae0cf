"""Compiled libraries: compiled once, found again, mended, and refused in one sentence."""

import ctypes
import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from bulkhead import native
from bulkhead.native import loading
from bulkhead.native.compiling import SUFFIX, digest_of_sources, find_compiler
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.native.compiler import needs_compiler

SOURCE = '#include "half.h"\nint answer(void) { return HALF + MORE; }\n'


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A library of two files."""
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "half.h").write_text("#define HALF 21\n")
    file = folder / "sum.c"
    file.write_text(SOURCE)
    return file


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    place = tmp_path / "cache"
    place.mkdir()
    return place


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many libraries the compiler was asked for since the test began."""
    real, asked, wrapper = shutil.which("cc") or "cc", tmp_path / "asked", tmp_path / "counting-cc"
    asked.touch()
    wrapper.write_text(
        f'#!/bin/sh\ncase "$*" in *-shared*) echo once >> "{asked}";; esac\nexec "{real}" "$@"\n'
    )
    wrapper.chmod(0o755)
    monkeypatch.setenv("CC", str(wrapper))
    return lambda: len(asked.read_text().split())


FLAGS = ("-DMORE=21",)


def answer(library: ctypes.CDLL) -> int:
    return int(library.answer())


@needs_compiler
def test_a_library_is_compiled_once_and_then_found(
    source: Path, cache: Path, compiled: Callable[[], int]
) -> None:
    assert [answer(loading.load(source, FLAGS, cache)) for _ in range(3)] == [42, 42, 42]
    assert compiled() == 1


@needs_compiler
def test_other_flags_or_another_source_make_another_library(
    source: Path, cache: Path, compiled: Callable[[], int]
) -> None:
    assert answer(loading.load(source, FLAGS, cache)) == 42
    assert answer(loading.load(source, ("-DMORE=1",), cache)) == 22
    source.with_name("half.h").write_text("#define HALF 50\n")
    assert answer(loading.load(source, FLAGS, cache)) == 71
    source.write_text(SOURCE.replace("+", "*"))
    assert answer(loading.load(source, FLAGS, cache)) == 1050
    assert compiled() == 4


@needs_compiler
@pytest.mark.parametrize("damage", [b"", b"no library at all", None])
def test_a_damaged_library_is_compiled_again(
    source: Path, cache: Path, compiled: Callable[[], int], damage: bytes | None
) -> None:
    loading.load(source, FLAGS, cache)
    (file,) = cache.glob(f"*{SUFFIX}")
    file.unlink()
    if damage is not None:
        file.write_bytes(damage)
    assert answer(loading.load(source, FLAGS, cache)) == 42
    assert compiled() == 2


@needs_compiler
def test_a_damaged_note_is_written_again(source: Path, cache: Path, compiled: Callable[[], int]) -> None:
    loading.load(source, FLAGS, cache)
    (note,) = (file for file in cache.iterdir() if file.suffix != SUFFIX)
    note.write_bytes(b"\xff")
    assert answer(loading.load(source, FLAGS, cache)) == 42
    assert answer(loading.load(source, FLAGS, cache)) == 42
    assert compiled() == 2


@needs_compiler
def test_builds_at_the_same_time_leave_one_whole_library(
    source: Path, cache: Path, compiled: Callable[[], int]
) -> None:
    start = Barrier(4)

    def build() -> int:
        start.wait()
        return answer(loading.load(source, FLAGS, cache))

    with ThreadPoolExecutor(4) as pool:
        assert [task.result() for task in [pool.submit(build) for _ in range(4)]] == [42] * 4
    before = compiled()
    assert answer(loading.load(source, FLAGS, cache)) == 42
    assert compiled() == before
    assert not list(cache.glob("building-*")), "nothing half made is left"


@needs_compiler
def test_one_process_compiles_a_library_once_whatever_its_threads_do(
    source: Path, cache: Path, compiled: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SOURCES", source.parent)
    monkeypatch.setattr(loading, "folder", lambda: cache)
    start = Barrier(4)

    def ask() -> ctypes.CDLL:
        start.wait()
        return native.library("sum", FLAGS)

    with ThreadPoolExecutor(4) as pool:
        libraries = [task.result() for task in [pool.submit(ask) for _ in range(4)]]
    assert answer(libraries[0]) == 42
    assert all(library is libraries[0] for library in libraries)
    assert compiled() == 1


@needs_compiler
def test_a_library_of_the_package_is_taken_if_it_was_made_from_this_source(
    source: Path, cache: Path, compiled: Callable[[], int]
) -> None:
    loading.load(source, FLAGS, cache)
    (file,) = cache.glob(f"*{SUFFIX}")
    shipped = cache / f"sum-{digest_of_sources(source, FLAGS)[:16]}{SUFFIX}"
    assert loading.load_shipped(source, FLAGS, cache) is None
    os.replace(file, shipped)
    found = loading.load_shipped(source, FLAGS, cache)
    assert found is not None
    assert answer(found) == 42
    source.with_name("half.h").write_text("#define HALF 50\n")
    assert loading.load_shipped(source, FLAGS, cache) is None
    assert compiled() == 1


def test_a_library_of_the_package_for_another_system_is_left_alone(source: Path, cache: Path) -> None:
    (cache / f"sum-{digest_of_sources(source, FLAGS)[:16]}{SUFFIX}").write_bytes(b"for another system")
    assert loading.load_shipped(source, FLAGS, cache) is None


def test_where_the_cache_cannot_be_written_libraries_go_into_a_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: tmp_path / "file" / "below")
    loading.folder.cache_clear()
    try:
        place = loading.folder()
        assert place.is_dir()
        assert tmp_path not in place.parents
    finally:
        loading.folder.cache_clear()


def test_without_a_compiler_one_sentence_says_what_to_do(
    source: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -x")
    with pytest.raises(Mistake) as refused:
        loading.load(source, FLAGS, cache)
    assert Words("en").render(refused.value.phrase) == (
        "Compiled code needs a C compiler, and “no-such-compiler -x” was not found. "
        "Install gcc or clang, or name another one in the environment variable CC."
    )
    assert not list(cache.iterdir())


@needs_compiler
def test_source_that_does_not_compile_is_one_sentence_in_every_language(source: Path, cache: Path) -> None:
    source.write_text("int answer(void) { return }\n")
    with pytest.raises(Mistake) as refused:
        loading.load(source, FLAGS, cache)
    assert refused.value.phrase.id == "native-not-compiled"
    for language in LANGUAGES:
        assert "sum.c" in Words(language).render(refused.value.phrase)
    assert not list(cache.iterdir())


@needs_compiler
def test_the_compiler_named_by_the_environment_is_used(compiled: Callable[[], int]) -> None:
    assert find_compiler().command[0].endswith("counting-cc")
    assert compiled() == 0
