"""Whole games of random players. The seeds are chosen for short games."""

from tests.golden.scenario import WholeGame

SCENARIOS = (
    WholeGame(
        name="random-rows-3",
        title="A whole game on the smallest board, won by seat 1",
        covers=("whole game", "won by seat 1", "rows 3"),
        seed="rows 3 280",
        options={"rows": 3},
    ),
    WholeGame(
        name="random-rows-4",
        title="A whole game as the book has it, won by seat 2",
        covers=("whole game", "won by seat 2"),
        seed="rows 4 392",
    ),
    WholeGame(
        name="random-rows-4-close",
        title="A whole game as the book has it, won by seat 1 with the enemy close behind",
        covers=("whole game", "won by seat 1"),
        seed="rows 4 101",
    ),
    WholeGame(
        name="random-rows-5-literal",
        title="A whole game with five rows in which dice left lying count by themselves",
        covers=("whole game", "hold literal", "won by seat 2"),
        seed="rows 5 133",
        options={"rows": 5, "hold": "literal"},
    ),
    WholeGame(
        name="random-rows-6-strict",
        title="A whole game on the largest board, drawn after 25 turns",
        covers=("whole game", "hold strict", "rows 6", "draw by turn limit"),
        seed="rows 6 353",
        options={"rows": 6, "hold": "strict", "turn-limit": 25},
    ),
    WholeGame(
        name="random-house-rules",
        title="A whole game with duplicates, a blocked vox that passes and a scythe for enemies in a column",
        covers=("whole game", "duplicates in one army", "won by seat 1"),
        seed="house 51",
        options={
            "rows": 3,
            "duplicates": "yes",
            "blocked-vox": "yes",
            "scythe-hits": "enemies",
            "scythe-line": "column",
        },
    ),
    WholeGame(
        name="random-match",
        title="A whole match of three short games",
        covers=("whole game", "match of three", "starting player alternates", "draw by turn limit"),
        seed="match 310",
        options={"games": 3, "rows": 3, "turn-limit": 12, "hold": "strict"},
    ),
)
