"""An objection: what the referee says when a game does something that the manual does not allow."""


class Objection(Exception):
    """The clause that is broken, the entry in which it happened, and a sentence."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{clause}: {sentence}")
        self.clause = clause
        self.sentence = sentence
        self.entry = -1
        """The number of the entry; the referee fills it in."""

    def __str__(self) -> str:
        return f"entry {self.entry}, {self.clause}: {self.sentence}"


def require(holds: bool, clause: str, sentence: str) -> None:
    """Object unless something holds. Where the sentence is costly to build, raise the objection instead."""
    if not holds:
        raise Objection(clause, sentence)
