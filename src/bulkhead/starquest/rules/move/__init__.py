"""Steps, their costs, shared squares, turning and doors."""
