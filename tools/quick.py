"""`make quick`: judge a change in under two minutes. Lint, types, contracts, then the tests nearest to what changed.

The import graph of `src` and `tests` says which tests a changed file can break. They run nearest first: the tests of
the changed rooms, then those of modules that import them, step by step. When the time is up, no further test begins,
and the last line says how many were skipped: they are left to `make test`. Browser tests run only when they changed
themselves.
"""

import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp

from tools.house import ROOT

SECONDS = 105
"""No test begins after this many seconds. `make quick` promises two minutes."""
FILES = 100
"""At most this many test files are collected: the time is never enough for more."""
AT_LEAST = 20
"""Tests get this many seconds even when the type checker had no cache to start from."""

PYTHON_CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy", "--strict"),
    ("lint-imports", "--no-logo"),
    ("bulkhead", "rules", "--matrix"),
)


def changed_files(root: Path, base: str) -> list[str]:
    """Files that differ from `base`, committed or not, and new files that git does not ignore."""
    differing = _git(root, "diff", "--name-only", "--diff-filter=d", base)
    new = _git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*differing, *new})


def base_of(root: Path) -> str:
    """What a change is compared with: the branch that this one left, or else the last commit but one."""
    for branch in ("origin/main", "main"):
        found = _git(root, "merge-base", "HEAD", branch)
        if found and found != _git(root, "rev-parse", "HEAD"):
            return found[0]
    if _git(root, "status", "--porcelain"):
        return "HEAD"
    return "HEAD~1" if _git(root, "rev-parse", "--verify", "--quiet", "HEAD~1") else "HEAD"


def module_of(file: str) -> str | None:
    """The module that a file of `src` or `tests` holds; for data beside modules, the package that it lies in."""
    path = Path(file)
    if path.parts[0] == "src":
        path = path.relative_to("src")
    elif path.parts[0] != "tests":
        return None
    if path.suffix != ".py" or path.name == "__init__.py":
        path = path.parent
    return ".".join(path.with_suffix("").parts)


def distances(imported_by: Mapping[str, Iterable[str]], changed: Iterable[str]) -> dict[str, int]:
    """How many imports lie between each module and the nearest changed one, for modules that a change reaches."""
    found = dict.fromkeys(changed, 0)
    edge = list(found)
    while edge:
        further = []
        for module in edge:
            for importer in imported_by.get(module, ()):
                if importer not in found:
                    found[importer] = found[module] + 1
                    further.append(importer)
        edge = further
    return found


def nearest_tests(changed: Iterable[str], imported_by: Mapping[str, Iterable[str]]) -> list[str]:
    """Test modules that a change can break: those of the changed rooms first, then by distance, then by name."""
    changed = list(changed)
    rooms = tuple(sorted({_mirrored(module) for module in changed}))
    ranked = []
    for module, distance in distances(imported_by, changed).items():
        if not module.rpartition(".")[2].startswith("test_"):
            continue
        if module.startswith("tests.browser.") and distance:
            continue
        elsewhere = not module.startswith(rooms) if rooms else True
        ranked.append((distance > 0 and elsewhere, distance, module))
    return [module for _, _, module in sorted(ranked)]


def _mirrored(module: str) -> str:
    """The room of the tests that belong to a module's room."""
    room = module.rpartition(".")[0]
    return room.replace("bulkhead", "tests", 1) + "."


def main(arguments: list[str]) -> int:
    began = time.time()
    base = arguments[0] if arguments else base_of(ROOT)
    files = changed_files(ROOT, base)
    print(f"Changed since {base[:12]}: {len(files)} files.", flush=True)
    for check in PYTHON_CHECKS:
        if not _run(check[0], *check[1:]):
            return 1
    if any(file.startswith("web/") for file in files) and not _client(files):
        return 1
    return _tests(files, began)


def _client(files: list[str]) -> bool:
    sources = [file.removeprefix("web/") for file in files if file.startswith("web/src/")]
    npm = str(ROOT / "web" / "npm.sh")
    related = (npm, "exec", "--", "vitest", "related", "--run", "--passWithNoTests", *sources)
    return _command(npm, "run", "check") and (not sources or _command(*related, folder=ROOT / "web"))


def _tests(files: list[str], began: float) -> int:
    graph = grimp.build_graph("bulkhead", "tests", cache_dir=None)
    changed = [
        module for file in files if (module := module_of(file)) is not None and module in graph.modules
    ]
    imported_by = {module: graph.find_modules_that_directly_import(module) for module in graph.modules}
    modules = nearest_tests(changed, imported_by)
    if not modules:
        print("No test depends on what changed.")
        return 0
    until = max(time.time() + AT_LEAST, began + SECONDS)
    print(
        f"{len(modules)} test files depend on it; {until - time.time():.0f} seconds for the nearest.",
        flush=True,
    )
    paths = [module.replace(".", "/") + ".py" for module in modules[:FILES]]
    arguments = ("-q", "-n", "2", "--dist", "load", f"--until={until:.0f}", *paths)
    return 0 if _run("pytest", *arguments) else 1


def _run(tool: str, *arguments: str) -> bool:
    return _command(str(Path(sys.executable).with_name(tool)), *arguments)


def _command(*words: str, folder: Path = ROOT) -> bool:
    shown = " ".join((Path(words[0]).name, *words[1:4])) + (" ..." if len(words) > 4 else "")
    began = time.time()
    done = subprocess.run(words, cwd=folder, check=False)
    print(f"{'ok' if done.returncode == 0 else 'FAILED'}  {shown}  {time.time() - began:.1f} s", flush=True)
    return done.returncode == 0


def _git(root: Path, *arguments: str) -> list[str]:
    done = subprocess.run(("git", *arguments), cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
