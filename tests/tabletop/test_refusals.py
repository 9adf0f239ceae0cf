"""The two kinds of refusals, and the phrases they carry."""

from bulkhead.tabletop import Faces, Illegal, Mistake, Phrase, Who


def test_a_refusal_names_its_clause_and_carries_a_sentence() -> None:
    refusal = Illegal("C-MOVE-1", "no-such-move", piece="rook", who=Who(1))
    assert refusal.clause == "C-MOVE-1"
    assert refusal.phrase == Phrase("no-such-move", {"piece": "rook", "who": Who(1)})
    assert str(refusal) == "C-MOVE-1: no-such-move"


def test_a_mistake_carries_a_sentence_and_shows_its_details() -> None:
    mistake = Mistake("no-such-file", file="a.toml", line=3)
    assert mistake.phrase == Phrase("no-such-file", {"file": "a.toml", "line": 3})
    assert str(mistake) == "no-such-file (file='a.toml', line=3)"
    assert str(Mistake("nothing-to-do")) == "nothing-to-do"


def test_phrases_are_equal_when_their_words_and_arguments_are() -> None:
    assert Phrase("rolled", {"dice": Faces((6, 1))}) == Phrase("rolled", {"dice": Faces((6, 1))})
    assert Phrase("rolled", {"dice": Faces((6, 1))}) != Phrase("rolled", {"dice": Faces((1, 6))})
    assert Phrase("rolled") == Phrase("rolled", {})
