"""The clauses of the table itself: seats, and which seat is asked when."""

from bulkhead.tabletop.clauses import Chapter, Clause

CHAPTERS: tuple[Chapter, ...] = (
    Chapter(
        "starquest-chapter-table",
        (
            Clause("SQ-SEAT-01", 0, ruling=True, options=("factions",)),
            Clause("SQ-SEAT-02", 0, ruling=True),
            Clause("SQ-SEAT-03", 0, ruling=True, options=("scaled-tokens",)),
            Clause("SQ-SEAT-04", 0, ruling=True),
            Clause("SQ-SEAT-05", 0, ruling=True),
            Clause("SQ-SEAT-06", 0, ruling=True),
            Clause("SQ-SEAT-07", 0, ruling=True),
            Clause("SQ-SEAT-08", 0, ruling=True),
            Clause("SQ-SEAT-09", 0, ruling=True, options=("card-windows",)),
        ),
    ),
)
