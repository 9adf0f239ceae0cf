"""Breaks the code of each clause in small ways and runs the tests that cite the clause: they have to fail.

`python -m tools.mutants` (`make mutants`) makes mutants of all code marked with `@clause` and runs the citing tests
against each in a forked process. It also looks for hollow tests: a test that passes although the functions of a clause
it cites do nothing.
"""
