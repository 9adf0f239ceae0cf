"""Offers that share a line."""

from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.clients.words.gathering import gather
from bulkhead.words import LANGUAGES, Words

OFFERS = [
    "ba1 overwatch",
    "ba1 step 1.0",
    "ba1 step 2.0",
    "ba1 face N",
    "ba1 face E",
    "ba1 face S",
    "ba1 enter 0.0 N",
    "put fig_ork 1.1",
    "put fig_ork 1.2",
    "put fig_gretchin 1.1",
    "put fig_gretchin 1.2",
    "stand 1.1 N",
    "stand 1.1 S",
    "done",
]


def lines(language: str = "en") -> list[tuple[str, str, str]]:
    words = Words(language)
    return [
        (
            f"{one.first}+{one.count}",
            one.start,
            words.render(one.phrase) if one.phrase else "",
        )
        for one in gather([read(offer) for offer in OFFERS])
    ]


def test_those_alike_that_follow_each_other_share_a_line_and_keep_their_numbers() -> None:
    assert lines() == [
        ("1+1", "ba1 overwatch", ""),
        ("2+2", "ba1 step …", "Step to 1.0 2.0, or type any square to walk there"),
        ("4+3", "ba1 face …", "Turn: N E S"),
        ("7+1", "ba1 enter 0.0 N", ""),
        ("8+2", "put fig_ork …", "Put Orc on 1.1 1.2"),
        ("10+2", "put fig_gretchin …", "Put Gretchin on 1.1 1.2"),
        ("12+2", "stand 1.1 …", "Place on 1.1, facing N S"),
        ("14+1", "done", ""),
    ]


def test_every_offer_is_counted_once() -> None:
    gathered = list(gather([read(offer) for offer in OFFERS]))
    assert sum(one.count for one in gathered) == len(OFFERS)
    assert list(gather([])) == []


def test_they_can_be_said_in_every_language() -> None:
    assert all(len(lines(language)) == len(lines()) for language in LANGUAGES)
