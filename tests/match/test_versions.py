"""Matches of another version of the rules are told apart before anything of them is played."""

import msgspec
import pytest

from bulkhead.match import Course, Session
from bulkhead.match.versions import OtherRules
from bulkhead.tabletop.packs import Stamp
from tests.match.playing import HEROES, SEED, start


@pytest.mark.parametrize("rules", [HEROES.version - 1, HEROES.version + 1])
def test_no_course_and_no_session_begin_with_other_rules(rules: int) -> None:
    header = msgspec.structs.replace(start().header, rules=rules)
    for begin in (lambda: Course(HEROES, header), lambda: Session(HEROES, header, SEED)):
        with pytest.raises(OtherRules) as refusal:
            begin()
        assert refusal.value.phrase.args == {"rules": rules, "known": HEROES.version}


def test_other_rules_are_named_before_other_packs() -> None:
    stamp = Stamp("heroes", "1", "00")
    header = msgspec.structs.replace(start().header, rules=0, packs=(stamp,))
    with pytest.raises(OtherRules):
        Course(HEROES, header)
