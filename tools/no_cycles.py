"""The contract that no two modules import each other, directly or in a ring. `lint-imports` checks it (pyproject.toml).

Every import counts: those inside functions, those for the type checker, and those of a package whose `__init__.py` runs
because a module inside it is imported. A ring has no lowest module, so none of its modules can be read, tested or moved
without all the others."""

from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output


class NoCyclesContract(Contract):
    """Fails on every ring of modules, and names the shortest of each knot in one sentence."""

    type_name = "no_cycles"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        add_packages(graph)
        sentences = [sentence(ring) for ring in rings(graph)]
        return ContractCheck(kept=not sentences, metadata={"sentences": sentences})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["sentences"]:
            output.print_error(line)


def add_packages(graph: ImportGraph) -> None:
    """Who imports a module of a package imports the package, unless it is inside that package itself."""
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            parts = imported.split(".")
            for length in range(1, len(parts)):
                package = ".".join(parts[:length])
                if package in graph.modules and not f"{importer}.".startswith(f"{package}."):
                    graph.add_import(importer=importer, imported=package)


def sentence(ring: tuple[str, ...]) -> str:
    """The ring in words: each module and the one that it imports."""
    first, *others = ring
    return f"{first} imports itself in a ring: " + " -> ".join((first, *others, first)) + "."


def rings(graph: ImportGraph) -> Iterator[tuple[str, ...]]:
    """The shortest ring of each knot of modules that import one another, at first or second hand."""
    known: set[str] = set()
    for module in sorted(graph.modules):
        if module in known or _ring_through(graph, module) is None:
            continue
        knot = {module, *(graph.find_upstream_modules(module) & graph.find_downstream_modules(module))}
        known |= knot
        yield min(filter(None, (_ring_through(graph, one) for one in sorted(knot))), key=len)


def _ring_through(graph: ImportGraph, module: str) -> tuple[str, ...] | None:
    """The shortest way from a module over its imports back to it; None when no way leads back."""
    found: tuple[str, ...] | None = None
    for imported in sorted(graph.find_modules_directly_imported_by(module)):
        chain = (imported,) if imported == module else graph.find_shortest_chain(imported, module)
        if chain is not None and (found is None or len(chain) < len(found)):
            found = tuple(chain)
    return found and (module, *found[:-1])
