"""What happened, told to somebody: entries of a match as sentences, secrets kept."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.match import Begun, Did, Step, Undone
from bulkhead.registry import AnyGame, entry
from bulkhead.registry.terminal import Retelling
from bulkhead.tabletop.events import Event, Told
from bulkhead.tabletop.game import SPECTATOR, Seat
from bulkhead.tabletop.phrases import Who


class Listener(Struct, frozen=True):
    """Who is told: what they may know, and whether they are spoken to as `you`."""

    viewer: Seat | None
    """A seat, SPECTATOR, or None for someone who may know everything."""
    you: Seat = SPECTATOR
    own: tuple[Seat, ...] = ()
    """All seats of somebody who holds several: what one of them knows, that person knows."""

    def knows(self, step: Step) -> bool:
        """May this listener know that there is such an entry?"""
        return self.viewer is None or any(step.known_to(seat) for seat in (self.viewer, *self.own))

    def hears(self, step: Step) -> Iterator[Event]:
        """What this listener learns from an entry."""
        for told in step.told:
            event = told.event if self._is_told(told) else told.others
            if event is not None:
                yield event

    def _is_told(self, told: Told) -> bool:
        """Is the whole event for these ears?"""
        return (
            self.viewer is None
            or told.to is None
            or any(seat in told.to for seat in (self.viewer, *self.own))
        )

    def knows_command(self, step: Step) -> bool:
        """May this listener see the command itself? Yes if it is their own, or if nothing of it is a secret."""
        entry = step.entry
        if isinstance(entry, Did) and entry.seat - 1 in (self.viewer, *self.own):
            return True
        return all(map(self._is_told, step.told))


def sentences(screen: Screen, game: AnyGame, step: Step, listener: Listener) -> Iterator[tuple[str, str]]:
    """An entry's events as sentences, each with the clause that made it happen."""
    for event in listener.hears(step):
        yield screen.words.render(game.tell(event, listener.you)), str(getattr(event, "why", ""))
    if isinstance(step.entry, Undone) and listener.knows(step):
        seat = step.entry.seat - 1
        you = "yes" if seat == listener.you else "no"
        yield screen.words.say("cli-table-undone", who=Who(seat), you=you), ""


def tell(screen: Screen, game: AnyGame, steps: Iterable[Step], listener: Listener) -> None:
    """Events as they happen, one line each; some games have a shorter way of telling several."""
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
    """Will this be told better together with what comes next?"""
    retelling = entry(game.id).terminal().retelling
    return retelling is not None and retelling.underway(told.event for told in step.told)


def tell_log(screen: Screen, game: AnyGame, steps: Iterable[Step], listener: Listener) -> None:
    """Entries with their numbers and commands. Those of which the listener may not know are not counted."""
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
