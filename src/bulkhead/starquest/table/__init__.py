"""The machinery under every rule: frames, verbs, asides, cards, places, lasting effects, allegiance, points."""
