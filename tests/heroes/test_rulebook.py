"""The rulebook: every clause once, in code, with options that exist."""

import re

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.options import NAMES
from bulkhead.heroes.rulebook import RULEBOOK
from bulkhead.tabletop.clauses import coded


def test_there_are_fifty_clauses_and_each_has_an_id_of_its_own() -> None:
    ids = RULEBOOK.ids()
    assert len(ids) == len(set(ids)) == 50
    assert all(re.fullmatch(r"H-[A-Z]+-[1-9]", id_) for id_ in ids)


def test_every_clause_is_carried_out_by_code_and_no_code_names_another() -> None:
    assert HEROES.rulebook is RULEBOOK
    assert {id_ for id_ in coded() if id_.startswith("H-")} == set(RULEBOOK.ids())


def test_every_option_belongs_to_a_clause_and_every_clause_names_options_that_exist() -> None:
    named = {option for clause in RULEBOOK.all() for option in clause.options}
    assert named == set(NAMES) - {"cards"}


def test_a_clause_that_no_booklet_knows_is_a_ruling() -> None:
    assert [clause.id for clause in RULEBOOK.all() if clause.page == 0] == ["H-LIMIT-1"]
    assert all(clause.ruling for clause in RULEBOOK.all() if clause.page == 0 or clause.options)
