"""Turns, activations, command points, raised hands, and what follows each action."""
