"""Numbers inside sentences, with a true minus before a negative one."""

from collections.abc import Iterator

import pytest

from bulkhead.starquest import events as e
from bulkhead.starquest.clients.words.telling import tell
from bulkhead.words import LANGUAGES, Words, speak_also

TEXT = """
pack-points = { $points ->
    [one] one point: { $points }
   *[other] { $points } points
}
pack-share = { NUMBER($share, style: "percent") }
pack-plain = { NUMBER($n, useGrouping: 0) }
pack-stop = { STOP($n) }
"""


@pytest.fixture
def _pack() -> Iterator[None]:
    speak_also({"en": [TEXT]})
    yield
    speak_also({})


@pytest.mark.usefixtures("_pack")
def test_a_negative_number_has_the_sign_of_the_texts() -> None:
    words = Words("en")
    assert words.say("pack-points", points=-10) == "−10 points"
    assert words.say("pack-points", points=-1) == "one point: −1"
    assert words.say("pack-points", points=-2.5) == "−2.5 points"
    assert words.say("pack-share", share=-0.25) == "−25%"
    assert words.say("pack-plain", n=-1200) == "−1200"
    assert words.say("pack-stop", n=-3) == "−3."
    assert words.say("pack-points", points=1200) == "1,200 points"


@pytest.mark.usefixtures("_pack")
def test_the_name_of_a_square_stays_as_it_is_typed() -> None:
    assert Words("en").say("pack-points", points="-1.0") == "-1.0 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_writes_lost_points_as_the_screens_do(language: str) -> None:
    said = Words(language, ["Ada"]).render(tell(e.Scored(0, -10, -5, "loss", "ba1"), 0))
    assert "−10" in said
    assert "−5" in said
    assert "-" not in said


def test_a_number_in_a_table_is_written_alike() -> None:
    assert [Words("fr").number(value) for value in (-10, 0, 10)] == ["−10", "0", "10"]
