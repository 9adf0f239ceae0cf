"""The contract against rings of imports fails on a made-up ring, and says which modules are in it."""

from grimp import ImportGraph
from importlinter import ContractCheck

from tools.no_cycles import NoCyclesContract, rings, sentence


def graph(*imports: str) -> ImportGraph:
    """A graph from lines such as `a -> b`."""
    made = ImportGraph()
    for line in imports:
        importer, imported = line.split(" -> ")
        for module in (importer, imported):
            made.add_module(module)
        made.add_import(importer=importer, imported=imported)
    return made


def check(made: ImportGraph) -> ContractCheck:
    contract = NoCyclesContract(name="No ring", session_options={}, contract_options={})
    return contract.check(made, verbose=False)


def test_imports_that_flow_one_way_keep_the_contract() -> None:
    assert check(graph("a.one -> a.two", "a.one -> b", "a.two -> b")).kept


def test_a_ring_breaks_the_contract_and_is_named_in_one_sentence() -> None:
    found = check(graph("a.one -> b", "b -> c", "c -> a.one", "b -> d"))
    assert not found.kept
    assert found.metadata["sentences"] == ["a.one imports itself in a ring: a.one -> b -> c -> a.one."]


def test_two_modules_of_one_package_that_import_each_other_are_a_ring() -> None:
    assert list(rings(graph("a.one -> a.two", "a.two -> a.one"))) == [("a.one", "a.two")]


def test_importing_a_module_imports_its_package_too() -> None:
    made = graph("a -> b.one", "b -> b.two", "b.two -> a")
    assert not list(rings(made))
    assert check(made).metadata["sentences"] == ["a imports itself in a ring: a -> b -> b.two -> a."]


def test_a_module_inside_a_package_does_not_import_that_package() -> None:
    assert check(graph("b -> b.one", "b.one -> b.two")).kept


def test_the_shortest_ring_of_each_knot_is_named_once() -> None:
    knots = graph("a -> b", "b -> c", "c -> a", "c -> b", "x -> y", "y -> x", "c -> x")
    assert list(rings(knots)) == [("b", "c"), ("x", "y")]
    assert sentence(("x", "y")) == "x imports itself in a ring: x -> y -> x."
