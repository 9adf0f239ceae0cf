"""The loop of a match in the terminal, for any game: asks players and bots, and carries out what players type."""

from collections.abc import Callable, Mapping
from typing import Any

from bulkhead.bots import Bot
from bulkhead.cli.shell.cards import cards_of, show_cards
from bulkhead.cli.shell.game_extras import option_name, option_value
from bulkhead.cli.shell.reference import look_up, show_reference
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.audience import Audience
from bulkhead.cli.terminal.choosing import choose
from bulkhead.cli.terminal.drawing import draw_board, list_offer, show_dice
from bulkhead.cli.terminal.ending import tell_result
from bulkhead.cli.terminal.errands import run_errand
from bulkhead.cli.terminal.helping import show_help
from bulkhead.cli.terminal.instructor import Instructor
from bulkhead.cli.terminal.saving import SaveFile, open_saved
from bulkhead.cli.terminal.seats import bots_of, persons, stand_in
from bulkhead.cli.terminal.takeback import take_back
from bulkhead.cli.terminal.telling import may_wait, tell_log
from bulkhead.cli.terminal.why import explain
from bulkhead.match import Session
from bulkhead.registry import entry
from bulkhead.tabletop.asking import ends
from bulkhead.tabletop.game import Command, Offer, Seat
from bulkhead.tabletop.phrases import Phrase, Who
from bulkhead.tabletop.refusals import Illegal, Mistake

RECENT = 5
"""How many entries are told again when a match is resumed."""


class Table:
    """One match at one terminal. Seats without a bot are people."""

    def __init__(self, screen: Screen, session: Session, bots: Mapping[Seat, Bot], file: SaveFile) -> None:
        self.screen = screen.called([seated.name for seated in session.header.seats])
        self.session = session
        self.game = session.game
        self.bots = dict(bots)
        self.file = file
        self.people = persons(session.header.seats)
        """The seats that people hold; for each, all seats of the same person."""
        session.course.watched = [
            seat
            for seat in range(len(session.header.seats))
            if not set(self.people) <= {seat, *self.people.get(seat, ())}
        ]
        self.audience = Audience(self.screen, session, self.people)
        self.instructor = Instructor()
        self._board = ""
        self._asked_at = -1
        """The number of entries when the question was last printed."""
        self._refused = ""
        self._thought: Phrase | None = None
        """The reason for the last bot's move."""
        self._leaving = self._warned = False
        self._sure: tuple[Seat, Command] | None = None
        """The command that would end the match: it is carried out when it is typed once more."""
        self._next: Table | None = None

    def play(self) -> "Table | None":
        """Play until the game is over or a player leaves; returns the table of the match resumed instead, if any."""
        self._greet()
        while (seat := self.session.waiting) is not None and not self._leaving:
            asked = self.session.petition(self.bots)
            if asked is not None:
                self.session.submit(asked.seat, self._choice(asked.seat, asked))
                self.audience.tell()
                continue
            ordered = self.session.standing
            if ordered is not None:
                self.session.submit(seat, ordered)
                self.audience.tell()
                continue
            offer = self.session.offer(seat)
            assert offer is not None
            if seat in self.bots:
                self._let_bot(seat, offer)
            else:
                self._ask(seat, offer)
        if self.session.result is not None:
            self._end()
        return self._next

    # What the table says

    def _greet(self) -> None:
        say, names = self.screen.say, list(self.screen.words.names)
        say("cli-table-welcome", style="bold", game=self.game.id.title(), players=names)
        terminal = entry(self.game.id).terminal()
        for name, value in self._options().items():
            if name not in terminal.untold:
                self._tell_option(name, value)
        say("cli-table-commitment", commitment=self.session.header.commitment)
        if self.people:
            say("cli-table-hint", style="dim")
        if self.people and terminal.cards is not None:
            say("cli-table-hint-cards", style="dim")
        self.screen.line()
        played = len(self.session.steps)
        if played > 1:
            say("cli-table-resumed", count=self.session.length(self.audience.looking))
            self.audience.skip(max(played - RECENT, 0))
        self.audience.tell()
        show_dice(self.screen, self.game, self.session.view(self.audience.looking))

    def _options(self) -> dict[str, Any]:
        """The options that the current viewer may know."""
        return self.game.known_options(self.session.course.options, self.audience.looking)

    def _tell_option(self, name: str, value: Any) -> None:
        """Print one option of the match."""
        words, game = self.screen.words, self.game.id
        if name in entry(game).terminal().files:
            self.screen.say("cli-table-own-file", option=name)
        else:
            called, chosen = option_name(words, game, name), option_value(words, game, name, value)
            self.screen.say("cli-table-option", option=name, name=called, value=chosen)

    def _end(self) -> None:
        result = self.session.result
        assert result is not None
        view = self.session.view(self.audience.looking)
        draw_board(self.screen, self.game, view)
        tell_result(self.screen, result, view)
        if self.people:
            self.instructor.say_goodbye(self.screen, self.game, view)
        self.screen.say("cli-table-seed", seed=self.session.seed.hex())
        if self.file.name:
            self.file.write(self.session)
            self.screen.say("cli-table-verify", **self.file.args)
        else:
            self.screen.say("cli-table-not-kept")

    def _show_board(self, view: Any, always: bool = False) -> None:
        """Draw the board if it has changed since it was last drawn."""
        board = self.game.draw(view)
        if always or board != self._board:
            draw_board(self.screen, self.game, view)
        self._board = board

    def _look(self, seat: Seat) -> None:
        """Print the board and the dice."""
        view = self.session.view(self.audience.eyes(seat))
        self._show_board(view, always=True)
        show_dice(self.screen, self.game, view)

    # Who decides

    def _let_bot(self, seat: Seat, offer: Offer[Any]) -> None:
        self.session.submit(seat, self._choice(seat, offer))
        reason = self.bots[seat].reason
        if reason is not None:
            self._thought = Phrase("cli-why-bot", {"who": Who(seat), "reason": reason})
        if not may_wait(self.game, self.session.steps[-1]):
            self.audience.tell()

    def _choice(self, seat: Seat, offer: Offer[Any]) -> Command:
        command: Command = self.bots[seat].choose(self.session.view(seat), offer)
        return command

    def _ask(self, seat: Seat, offer: Offer[Any]) -> None:
        if self.audience.give_screen_to(seat):
            self._draw_anew()
        self.audience.tell()
        if self._asked_at != len(self.session.steps):
            self._asked_at = len(self.session.steps)
            self._show_question(seat, offer)
        try:
            self._answer(seat, offer, self.screen.ask("> "))
        except Mistake as mistake:
            self.screen.line(self.screen.words.render(mistake.phrase), "red")

    def _show_question(self, seat: Seat, offer: Offer[Any]) -> None:
        view, words = self.session.view(self.audience.eyes(seat)), self.screen.words
        self._show_board(view)
        self.instructor.speak(self.screen, self.game, offer, view)
        question = words.say(offer.question)
        if len(self.people) > 1:
            question = words.say("cli-table-asks", who=Who(seat), question=question)
        self.screen.line()
        self.screen.heading(question)
        list_offer(self.screen, self.game, offer, view)

    # What a person says

    def _answer(self, seat: Seat, offer: Offer[Any], text: str) -> None:
        word, _, rest = text.partition(" ")
        verb, rest = word.lower(), rest.strip()
        sure = self._sure
        verbs: dict[str, Callable[[], None]] = {
            "help": lambda: show_help(self.screen),
            "?": lambda: show_help(self.screen),
            "why": lambda: self._why(seat, offer, rest or self._refused),
            "rules": lambda: self._rules(rest),
            "cards": self._cards,
            "asides": lambda: self._list_asides(seat),
            "aside": lambda: self._aside(rest or str(seat + 1)),
            "board": lambda: self._look(seat),
            "log": lambda: tell_log(
                self.screen, self.game, self.session.steps, self.audience.common_listener
            ),
            "undo": lambda: take_back(self.session, seat, self.bots),
            "giveup": lambda: self._give_up(seat, rest),
            "save": lambda: self._save(rest),
            "resume": lambda: self._resume(rest),
            "quit": self._quit,
        }
        if verb in verbs:
            verbs[verb]()
        elif run_errand(self.session, seat, text):
            self.audience.tell()
        else:
            self._submit(seat, choose(self.game, offer, text), text)
        self._warned = self._warned and verb in ("quit", "resume")
        if self._sure is sure:
            self._sure = None

    def _submit(self, seat: Seat, command: Command, text: str) -> None:
        if self._sure != (seat, command) and ends(self.game, self.session.state, seat, command):
            self._sure = seat, command
            self.screen.say("cli-table-final")
            return
        try:
            self.session.submit(seat, command)
        except Illegal as refusal:
            self._refused = text
            said = self.screen.words.render(refusal.phrase)
            self.screen.say("cli-table-refused", style="red", reason=said, clause=refusal.clause)
        else:
            self._refused = ""
            self.audience.tell()

    def _why(self, seat: Seat, offer: Offer[Any], text: str) -> None:
        if text:
            explain(self.screen, self.session, seat, offer, text)
        elif self._thought is not None:
            self.screen.line(self.screen.words.render(self._thought))
        else:
            raise Mistake("cli-why-what")

    def _list_asides(self, seat: Seat) -> None:
        """List the asides of this player. At a shared screen the curtain is drawn first, since they are secret."""
        if not self.audience.alone:
            self._aside(str(seat + 1))
            return
        asides = self._asides_of(seat)
        list_offer(self.screen, self.game, asides, self.session.view(seat), numbered=False)

    def _asides_of(self, seat: Seat) -> Offer[Any]:
        asides = Offer(seat, "", tuple(self.game.asides(self.session.state, seat, self.people[seat])))
        if not asides.commands:
            raise Mistake("cli-no-asides")
        return asides

    def _aside(self, who: str) -> None:
        """Let a player give an aside behind the curtain: the others do not see what was said, or whether."""
        seat = self._person(who)
        wiped = not self.audience.alone and self.audience.call(seat)
        self.audience.tell()
        try:
            self._say_aside(seat)
        finally:
            if self.audience.open() or wiped:
                self._draw_anew()

    def _say_aside(self, seat: Seat) -> None:
        asides = self._asides_of(seat)
        self.screen.heading(self.screen.words.say("cli-table-aside", who=Who(seat)))
        list_offer(self.screen, self.game, asides, self.session.view(seat))
        text = self.screen.ask("> ")
        if not text:
            return
        command = choose(self.game, asides, text)
        if not self.game.is_aside(self.session.state, seat, command):
            raise Mistake("cli-not-an-aside", command=str(command))
        self._submit(seat, command, text)

    def _person(self, who: str) -> Seat:
        """The seat of a player at this screen, from its typed number."""
        seat = int(who) - 1 if who.isdecimal() and len(who) < 4 else -1
        if seat not in self.people:
            numbers = [str(one + 1) for one in self.people]
            raise Mistake("cli-aside-who", who=who, known=self.screen.words.listed(numbers))
        return seat

    def _draw_anew(self) -> None:
        """After a wipe: draw the board and ask the question again."""
        self._board, self._asked_at = "", -1

    def _give_up(self, seat: Seat, name: str) -> None:
        """The seat goes to a bot for the rest of the match, or until the match is resumed."""
        session = self.session
        name, bot = stand_in(name, self.game, session.course.options, session.seed, seat)
        self.bots[seat] = bot
        self.screen.say("cli-table-given-up", who=Who(seat), bot=self.screen.words.say(f"cli-bot-{name}"))

    def _rules(self, query: str) -> None:
        if not query:
            show_reference(self.screen, self.game.id)
        elif not look_up(self.screen, self.game.id, query):
            raise Mistake("cli-rules-nothing", query=query)

    def _cards(self) -> None:
        cards = cards_of(self.screen.words, self.game.id, self.session.course.options)
        if cards is not None:
            show_cards(self.screen, cards)

    def _save(self, name: str) -> None:
        self.file.write(self.session, name)
        self.screen.say(self.file.told, **self.file.args)

    def _resume(self, name: str) -> None:
        """Go on to a saved match at this terminal."""
        chosen = name or self.file.name
        if not chosen:
            raise Mistake("cli-resume-what")
        session = open_saved(chosen)
        if self._may_leave():
            bots = bots_of(session.header.seats, session.game.id, session.seed)
            file = SaveFile(chosen, len(session.steps))
            self._next, self._leaving = Table(self.screen, session, bots, file), True

    def _quit(self) -> None:
        if self.file.name and not self.file.is_current(self.session):
            self._save("")
        elif not self._may_leave():
            return
        elif self.file.name:
            self.screen.say(self.file.told, **self.file.args)
        self._leaving = True

    def _may_leave(self) -> bool:
        """True if the match is saved. If not, the first try prints a warning and the second one leaves."""
        if self._warned or self.file.is_current(self.session):
            return True
        self._warned = True
        self.screen.say("cli-table-unsaved")
        return False
