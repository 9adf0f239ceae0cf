"""The clauses of set-up and of the parts of a turn."""

from bulkhead.tabletop.clauses import Chapter, Clause

CHAPTERS: tuple[Chapter, ...] = (
    Chapter(
        "starquest-chapter-setup",
        (
            Clause("SQ-SETUP-01", 0, ruling=True, options=("empty-seats",)),
            Clause("SQ-SETUP-02", 0, ruling=True, options=("mission-choice", "mission")),
            Clause("SQ-SETUP-03", 0),
            Clause("SQ-SETUP-04", 0),
            Clause("SQ-SETUP-05", 0),
            Clause("SQ-SETUP-06", 0),
            Clause("SQ-SETUP-07", 0, ruling=True, options=("shared-tokens",)),
            Clause("SQ-SETUP-08", 0),
            Clause("SQ-SETUP-09", 0),
            Clause("SQ-SETUP-10", 0),
            Clause("SQ-SETUP-11", 0, ruling=True),
            Clause("SQ-SETUP-12", 0),
            Clause("SQ-SETUP-13", 0, ruling=True),
            Clause("SQ-SETUP-14", 0),
            Clause("SQ-SETUP-15", 0, ruling=True),
            Clause("SQ-SETUP-16", 0),
            Clause("SQ-SETUP-17", 0, ruling=True, options=("seating",)),
            Clause("SQ-SETUP-18", 0, ruling=True, options=("entry-floor",)),
            Clause("SQ-SETUP-19", 0, ruling=True),
        ),
    ),
    Chapter(
        "starquest-chapter-turn",
        (
            Clause("SQ-TURN-01", 0, ruling=True),
            Clause("SQ-TURN-02", 0),
            Clause("SQ-TURN-03", 0),
            Clause("SQ-TURN-04", 0),
            Clause("SQ-TURN-05", 0, ruling=True),
            Clause("SQ-TURN-06", 0),
            Clause("SQ-TURN-07", 0),
            Clause("SQ-TURN-08", 0),
            Clause("SQ-TURN-09", 0),
            Clause("SQ-TURN-10", 0, ruling=True, options=("leader-gun-light", "shuriken-cannon-light")),
            Clause("SQ-TURN-11", 0),
            Clause("SQ-TURN-12", 0),
            Clause("SQ-TURN-13", 0),
            Clause("SQ-TURN-14", 0),
            Clause("SQ-TURN-15", 0, ruling=True, options=("interleaving",)),
            Clause("SQ-TURN-16", 0, ruling=True),
            Clause("SQ-TURN-17", 0, ruling=True),
            Clause("SQ-TURN-18", 0, ruling=True),
            Clause("SQ-TURN-19", 0, ruling=True),
        ),
    ),
)
