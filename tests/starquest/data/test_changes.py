"""The typed changes of records name the same fields, with the same types, as the records themselves."""

from typing import get_type_hints

import pytest
from msgspec import Struct

from bulkhead.starquest.data.lasting_effects import Effect, Felt
from bulkhead.starquest.data.pieces import Deeds, DeedsChange, Mini, MiniChange
from bulkhead.starquest.data.sides import Side, SideChange


@pytest.mark.parametrize(
    ("record", "change", "fixed"),
    [(Deeds, DeedsChange, set()), (Mini, MiniChange, {"id", "squares"}), (Side, SideChange, {"faction"})],
)
def test_a_change_has_all_the_fields_of_its_record_that_may_change(
    record: type[Struct], change: type, fixed: set[str]
) -> None:
    fields = {name: type_ for name, type_ in get_type_hints(record).items() if not name.startswith("__")}
    assert get_type_hints(change) == {name: type_ for name, type_ in fields.items() if name not in fixed}


def test_where_an_effect_is_felt_is_said_in_its_own_fields() -> None:
    fields = get_type_hints(Effect)
    assert {name: fields[name] for name in get_type_hints(Felt)} == get_type_hints(Felt)
