"""The lab: plays many games fast, computes statistics, and builds the clause matrix. It renders no texts."""
