"""The clauses of objects, of carrying and of alliances."""

from bulkhead.tabletop.clauses import Chapter, Clause

CHAPTERS: tuple[Chapter, ...] = (
    Chapter(
        "starquest-chapter-objects",
        (
            Clause("SQ-OBJ-01", 0),
            Clause("SQ-OBJ-02", 0, ruling=True),
            Clause("SQ-OBJ-03", 0, ruling=True),
            Clause("SQ-OBJ-04", 0, ruling=True, options=("pick-up",)),
            Clause("SQ-OBJ-05", 0, ruling=True),
            Clause("SQ-OBJ-06", 0),
            Clause("SQ-OBJ-07", 0, ruling=True),
            Clause("SQ-OBJ-08", 0, ruling=True),
            Clause("SQ-OBJ-09", 0, ruling=True),
            Clause("SQ-OBJ-10", 0, ruling=True),
            Clause("SQ-OBJ-11", 0, ruling=True),
            Clause("SQ-OBJ-12", 0, ruling=True, options=("carrier-melee",)),
            Clause("SQ-OBJ-13", 0, ruling=True),
            Clause("SQ-OBJ-14", 0, ruling=True),
            Clause("SQ-OBJ-15", 0, ruling=True),
            Clause("SQ-OBJ-16", 0, ruling=True),
            Clause("SQ-OBJ-17", 0, ruling=True),
        ),
    ),
    Chapter(
        "starquest-chapter-alliances",
        (
            Clause("SQ-ALLY-01", 0, ruling=True),
            Clause("SQ-ALLY-02", 0),
            Clause("SQ-ALLY-03", 0),
            Clause("SQ-ALLY-04", 0),
            Clause("SQ-ALLY-05", 0),
            Clause("SQ-ALLY-06", 0, ruling=True, options=("hybrids-apart",)),
            Clause("SQ-ALLY-07", 0, ruling=True),
            Clause("SQ-ALLY-08", 0),
            Clause("SQ-ALLY-09", 0, ruling=True),
            Clause("SQ-ALLY-10", 0),
            Clause("SQ-ALLY-11", 0, ruling=True, options=("deal-alliance",)),
            Clause("SQ-ALLY-12", 0, ruling=True),
            Clause("SQ-ALLY-13", 0, ruling=True),
            Clause("SQ-ALLY-14", 0, ruling=True),
            Clause("SQ-ALLY-15", 0, ruling=True),
            Clause("SQ-ALLY-16", 0, ruling=True),
            Clause("SQ-ALLY-17", 0, ruling=True),
        ),
    ),
)
