"""Dreadnoughts and the Tarantula: fitting out, crews, walking, rolling, losing weapons."""
