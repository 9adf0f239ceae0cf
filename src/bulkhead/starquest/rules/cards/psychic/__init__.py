"""Psychic cards (SQ-PSI-07 to 10), art by art."""

from bulkhead.starquest.rules.cards.psychic import kinesis, mind, power, puppet, reaction, temporal

__all__ = ["kinesis", "mind", "power", "puppet", "reaction", "temporal"]
