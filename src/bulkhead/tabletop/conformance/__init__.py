"""The suite that every game must pass: `check` plays random games and raises Nonconforming at the first fault.

- random play ends;
- offers and `apply` agree exactly: everything offered, and every aside, is legal, nothing else is, and a refusal
  changes nothing;
- every refusal names a clause that the rulebook has;
- every answer can be described to the seat that may give it;
- a clone is equal and independent: all earlier copies stay as they were after each command;
- a replay (the same commands with the recorded faces) equals the live game, events included;
- the same seed gives the same game;
- JSON, the position text and the notation of commands round-trip at every state;
- an aside that is told to some seats only changes neither the view nor the offer of any other seat;
- views never leak: two states that differ only in what a viewer cannot know give that viewer byte-equal views, offers,
  asides, petitions, standing answers, events, and answers to every question (why not, surveys);
  every viewer is asked, spectators included; and a guess made from a view agrees with that view;
- time tells nothing: in both states the others wait for an answer, or it comes at once; and a shared screen is covered
  in both, or in neither;
- only seats act: a number that is no seat is offered nothing, may say nothing, and its commands are refused.

The suite has one file for each thing that it looks at:

    trial        a game under test, and what was played so far
    picker       choices that come out the same each time
    playing      random games, with every check at every command
    states       one state: texts, offers, asides
    wording      one command: notation and sentences
    legality     what is legal and what is refused
    secrets      what viewers must not find out
    replays      a whole game, played again
"""

from bulkhead.tabletop.conformance.picker import Picker, seed_of
from bulkhead.tabletop.conformance.playing import ASIDE_EVERY, check
from bulkhead.tabletop.conformance.trial import AnyGame, Nonconforming

__all__ = ["ASIDE_EVERY", "AnyGame", "Nonconforming", "Picker", "check", "seed_of"]
