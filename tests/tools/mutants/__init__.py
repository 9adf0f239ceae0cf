"""Tests of the tool that breaks the code of clauses."""
