"""Prints the entries of a match as sentences, with only what the listener may know."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.match import Begun, Did, Step, Undone
from bulkhead.registry import AnyGame, entry
from bulkhead.registry.terminal import Retelling
from bulkhead.tabletop.events import Event, Told
from bulkhead.tabletop.game import SPECTATOR, Seat, Viewer
from bulkhead.tabletop.phrases import Who


class Listener(Struct, frozen=True):
    """A reader of events: what they may know, and whether they are addressed as `you`."""

    viewer: Viewer | None
    """A seat, SPECTATOR, or None for someone who may know everything."""
    you: Viewer = SPECTATOR
    own: tuple[Seat, ...] = ()
    """All seats of the same person: what one of them knows, the person knows."""

    def knows(self, step: Step) -> bool:
        """May this listener know that the entry exists?"""
        return self.viewer is None or any(step.known_to(seat) for seat in (self.viewer, *self.own))

    def hears(self, step: Step) -> Iterator[Event]:
        """The events of an entry as this listener may know them."""
        for told in step.told:
            event = told.event if self._is_told(told) else told.others
            if event is not None:
                yield event

    def _is_told(self, told: Told) -> bool:
        """May this listener know the whole event?"""
        return (
            self.viewer is None
            or told.to is None
            or any(seat in told.to for seat in (self.viewer, *self.own))
        )

    def knows_command(self, step: Step) -> bool:
        """May this listener see the command itself? Yes if they gave it, or if none of its events is secret."""
        entry = step.entry
        if isinstance(entry, Did) and entry.seat - 1 in (self.viewer, *self.own):
            return True
        return all(map(self._is_told, step.told))


def sentences(screen: Screen, game: AnyGame, step: Step, listener: Listener) -> Iterator[tuple[str, str]]:
    """The events of an entry as sentences, each with its clause."""
    for event in listener.hears(step):
        yield screen.words.render(game.tell(event, listener.you)), str(getattr(event, "why", ""))
    if isinstance(step.entry, Undone) and listener.knows(step):
        seat = step.entry.seat - 1
        you = "yes" if seat == listener.you else "no"
        yield screen.words.say("cli-table-undone", who=Who(seat), you=you), ""


def tell(screen: Screen, game: AnyGame, steps: Iterable[Step], listener: Listener) -> None:
    """Print events, one line each; a game with a `retelling` joins several into one sentence."""
    retelling = entry(game.id).terminal().retelling
    if retelling is not None:
        _retell(screen, game, retelling, steps, listener)
        return
    for step in steps:
        for sentence, clause in sentences(screen, game, step, listener):
            screen.line(_line("", sentence, clause))


def _retell(
    screen: Screen, game: AnyGame, retelling: Retelling, steps: Iterable[Step], listener: Listener
) -> None:
    heard: list[Event] = []
    for step in steps:
        if isinstance(step.entry, Undone):
            heard = _flush(screen, retelling, heard, listener)
            for sentence, clause in sentences(screen, game, step, listener):
                screen.line(_line("", sentence, clause))
        else:
            heard.extend(listener.hears(step))
    _flush(screen, retelling, heard, listener)


def _flush(screen: Screen, retelling: Retelling, heard: list[Event], listener: Listener) -> list[Event]:
    for phrase, clause in retelling.retell(heard, listener.you):
        screen.line(_line("", screen.words.render(phrase), clause))
    return []


def may_wait(game: AnyGame, step: Step) -> bool:
    """Does the game tell this step better together with the next one?"""
    retelling = entry(game.id).terminal().retelling
    return retelling is not None and retelling.underway(told.event for told in step.told)


def tell_log(screen: Screen, game: AnyGame, steps: Iterable[Step], listener: Listener) -> None:
    """Print entries with their numbers and commands. Entries hidden from the listener are left out of the count."""
    for number, step in enumerate(filter(listener.knows, steps)):
        screen.line(Text("  ".join([f"{number:>4}", *_who_did_what(screen, step, listener)]), "cyan"))
        for sentence, clause in sentences(screen, game, step, listener):
            screen.line(_line("      ", sentence, clause))


def _who_did_what(screen: Screen, step: Step, listener: Listener) -> Iterator[str]:
    if not isinstance(step.entry, Begun):
        yield screen.words.name(step.entry.seat - 1)
    if isinstance(step.entry, Did) and listener.knows_command(step):
        yield step.entry.command
    if isinstance(step.entry, Did) and step.entry.clock:
        yield screen.words.say("cli-log-clock")


def _line(indent: str, sentence: str, clause: str) -> Text:
    return Text.assemble(indent, sentence, (f" ({clause})" if clause else "", "dim"))
