"""The records that the box holds: figures, weapons, cards, boards, missions, tables."""
