"""Environments for learning programs: PettingZoo, Gymnasium, the shape of OpenSpiel, batches (`bulkhead[research]`)."""
