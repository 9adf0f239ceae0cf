"""Many games fast: simulation, statistics, and the clause matrix. The lab counts; it has no words of its own."""
