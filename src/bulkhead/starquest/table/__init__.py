"""The machinery under every rule: the frame stack, verbs, asides, places, lasting effects, allegiance."""
