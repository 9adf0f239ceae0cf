"""Every value of every house option is proven by a test that would fail if another were played."""

import pytest

from bulkhead.starquest.data.options import HOUSE
from tests.starquest.house import idle, unnoticed
from tests.starquest.marked_tests import marked


def test_tests_are_marked_with_options_that_exist() -> None:
    assert set(marked("house")) == set(HOUSE)


@pytest.mark.parametrize("option", HOUSE)
def test_a_table_that_takes_one_value_for_another_is_found_out(option: str) -> None:
    assert unnoticed(option) == []


@pytest.mark.parametrize("option", HOUSE)
def test_no_test_is_marked_with_an_option_that_it_does_not_look_at(option: str) -> None:
    assert idle(option) == []
