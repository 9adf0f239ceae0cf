"""The clauses between missions: honours, reinforcements, alien ranks and the end of a mission."""

from bulkhead.tabletop.clauses import Chapter, Clause

CHAPTERS: tuple[Chapter, ...] = (
    Chapter(
        "starquest-chapter-honours",
        (
            Clause("SQ-HONOUR-01", 0, ruling=True, options=("tied-winners",)),
            Clause("SQ-HONOUR-02", 0),
            Clause("SQ-HONOUR-03", 0),
            Clause("SQ-HONOUR-04", 0, ruling=True, options=("ranks", "seals")),
            Clause("SQ-HONOUR-05", 0, ruling=True, options=("promotion-seals",)),
            Clause("SQ-HONOUR-06", 0),
            Clause("SQ-HONOUR-07", 0),
            Clause("SQ-HONOUR-08", 0, ruling=True),
            Clause("SQ-HONOUR-09", 0),
        ),
    ),
    Chapter(
        "starquest-chapter-reinforcements",
        (
            Clause("SQ-REINF-01", 0, ruling=True, options=("reinforcement-ranks",)),
            Clause("SQ-REINF-02", 0),
            Clause("SQ-REINF-03", 0, ruling=True),
            Clause("SQ-REINF-04", 0),
            Clause("SQ-REINF-05", 0, ruling=True),
            Clause("SQ-REINF-06", 0),
            Clause("SQ-REINF-07", 0, ruling=True),
            Clause("SQ-REINF-08", 0, ruling=True),
            Clause("SQ-REINF-09", 0),
        ),
    ),
    Chapter(
        "starquest-chapter-alien-ranks",
        (
            Clause("SQ-ALIENRANK-01", 0),
            Clause("SQ-ALIENRANK-02", 0, ruling=True),
            Clause("SQ-ALIENRANK-03", 0, ruling=True, options=("chaos-cards",)),
            Clause("SQ-ALIENRANK-04", 0),
            Clause("SQ-ALIENRANK-05", 0, ruling=True),
            Clause("SQ-ALIENRANK-06", 0),
            Clause("SQ-ALIENRANK-07", 0, ruling=True),
            Clause("SQ-ALIENRANK-08", 0, ruling=True, options=("rite-limit",)),
            Clause("SQ-ALIENRANK-09", 0, ruling=True),
            Clause("SQ-ALIENRANK-10", 0, ruling=True),
            Clause("SQ-ALIENRANK-11", 0, ruling=True),
        ),
    ),
    Chapter(
        "starquest-chapter-mission-end",
        (
            Clause("SQ-END-01", 0, ruling=True),
            Clause("SQ-END-02", 0, ruling=True, options=("coming-back",)),
            Clause("SQ-END-03", 0, ruling=True),
            Clause("SQ-END-04", 0, ruling=True, options=("left-aboard",)),
            Clause("SQ-END-05", 0, ruling=True),
            Clause("SQ-END-06", 0, ruling=True),
            Clause("SQ-END-07", 0, ruling=True),
        ),
    ),
)
