"""The clauses of Heroes, in reading order. Their texts are the Fluent messages with the same ids."""

from bulkhead.tabletop.clauses import Chapter, Clause, Rulebook

RULEBOOK = Rulebook(
    "heroes",
    (
        Chapter(
            "heroes-chapter-board",
            (
                Clause("H-BOARD-1", 1),
                Clause("H-BOARD-2", 1, ruling=True, options=("rows",)),
                Clause("H-BOARD-3", 1),
                Clause("H-BOARD-4", 1),
            ),
        ),
        Chapter(
            "heroes-chapter-armies",
            (
                Clause("H-ARMY-1", 1, ruling=True, options=("collection-1", "collection-2")),
                Clause("H-ARMY-2", 1, ruling=True, options=("duplicates",)),
                Clause("H-ARMY-3", 1),
            ),
        ),
        Chapter(
            "heroes-chapter-set-up",
            (
                Clause("H-SETUP-1", 1, ruling=True, options=("first",)),
                Clause("H-SETUP-2", 2),
            ),
        ),
        Chapter(
            "heroes-chapter-battle-rolls",
            (
                Clause("H-ROLL-1", 2),
                Clause("H-ROLL-2", 2),
                Clause("H-ROLL-3", 2),
                Clause("H-ROLL-4", 2),
                Clause("H-ROLL-5", 2),
                Clause("H-ROLL-6", 2),
                Clause("H-ROLL-7", 2),
            ),
        ),
        Chapter(
            "heroes-chapter-pushing",
            (
                Clause("H-PUSH-1", 2),
                Clause("H-PUSH-2", 2, ruling=True),
                Clause("H-PUSH-3", 2, ruling=True, options=("hold",)),
                Clause("H-BUST-1", 2),
                Clause("H-ALLOUT-1", 2),
                Clause("H-ALLOUT-2", 2),
            ),
        ),
        Chapter(
            "heroes-chapter-battle-actions",
            (
                Clause("H-ACT-1", 3),
                Clause("H-ACT-2", 3, ruling=True),
                Clause("H-ACT-3", 3),
            ),
        ),
        Chapter(
            "heroes-chapter-moves",
            (
                Clause("H-MOVE-1", 3),
                Clause("H-MOVE-2", 3),
                Clause("H-MOVE-3", 3, ruling=True),
            ),
        ),
        Chapter(
            "heroes-chapter-attacks",
            (
                Clause("H-ATK-1", 3),
                Clause("H-ATK-2", 3, ruling=True),
                Clause("H-ATK-3", 3),
                Clause("H-SAVE-1", 3, ruling=True),
            ),
        ),
        Chapter(
            "heroes-chapter-terminator-armour",
            (
                Clause("H-TERM-1", 3, ruling=True),
                Clause("H-TERM-2", 3),
                Clause("H-TERM-3", 3, ruling=True),
                Clause("H-TERM-4", 3),
            ),
        ),
        Chapter(
            "heroes-chapter-equipment",
            (
                Clause("H-EQ-1", 4, ruling=True),
                Clause("H-EQ-2", 4),
                Clause("H-RANGE-1", 4, ruling=True),
                Clause("H-SHOOT-1", 4),
                Clause("H-CUT-1", 4),
                Clause("H-SCYTHE-1", 4, ruling=True, options=("scythe-hits", "scythe-line")),
                Clause("H-VOX-1", 4, ruling=True, options=("blocked-vox",)),
                Clause("H-INSPIRE-1", 4),
                Clause("H-SHIELD-1", 4),
            ),
        ),
        Chapter(
            "heroes-chapter-winning",
            (
                Clause("H-SCORE-1", 1),
                Clause("H-WIN-1", 1, ruling=True),
                Clause("H-WIN-2", 1),
                Clause("H-MATCH-1", 1, ruling=True, options=("games",)),
                Clause("H-LIMIT-1", 0, ruling=True, options=("turn-limit",)),
            ),
        ),
    ),
)
