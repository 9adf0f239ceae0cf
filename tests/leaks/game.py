"""A random game of seven seats over the wire, with a judge for every viewer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

import bulkhead.server.table.messages as m
from bulkhead.match.course import Step
from bulkhead.server.table.driving import BOT, PREPARED, STANDING
from bulkhead.server.table.room import Room
from bulkhead.starquest.clients.ask.squad_builder import NO, SquadPlan
from bulkhead.starquest.data.state import State
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.game import SPECTATOR, Viewer
from tests.leaks.judge import Judge, Leak
from tests.leaks.twin import Apart, Twin
from tests.server.house import House
from tests.server.line import Line

WINDOW = 30
"""After this many actions another viewer gets a twin."""
PHRASEBOOK, NEW_WORDS = 300, 8
"""The number of commands, legal or not, that viewers with a twin try, and for how many twins they are reused."""
DOINGS = {
    "answer": 60,
    "aside": 8,
    "undo": 3,
    "try": 6,
    "why": 6,
    "survey": 8,
    "asides": 3,
    "advise": 3,
    "say": 2,
    "lists": 2,
    "resync": 1,
    "prepare": 4,
}
DAWDLING = {"dawdle": 8}
"""With a clock, it sometimes runs out."""
MOVE_SECONDS, GAME_SECONDS = 45, 600
IN_BEATS = (BOT, STANDING)
"""Prefixes of the requests that are told in beats."""


class Summary(Struct):
    """Counts of what was done, to show that the test did something."""

    games: int = 0
    finished: int = 0
    entries: int = 0
    judged: int = 0
    twins: int = 0
    compared: int = 0
    apart: int = 0
    asides: int = 0
    clocked: int = 0
    prepared: int = 0
    """Answers that were prepared and given when they were asked for."""
    doings: Counter[str] = Counter()

    def add(self, other: Summary) -> None:
        for name in set(self.__struct_fields__) - {"doings"}:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.doings += other.doings


class Ears:
    """A viewer's socket, and the judge of its messages."""

    def __init__(self, line: Line, key: str, judge: Judge, book: str = "") -> None:
        self.line = line
        self.key = key
        self.judge = judge
        self.book = book
        """The key to the campaign, if there is one."""
        self._read = 0

    def news(self) -> list[str]:
        """The messages since the last call."""
        news = self.line.heard[self._read :]
        self._read = len(self.line.heard)
        # Messages are decoded only when a test waits for one, which it does not here.
        self.line.forget()
        return news


class Game:
    """One match and its eight viewers."""

    def __init__(
        self, house: House, room: Room, ears: dict[Viewer, Ears], rng: Random, summary: Summary
    ) -> None:
        self.house = house
        self.room = room
        self.ears = ears
        self.rng = rng
        self.summary = summary
        self.twin: Twin | None = None
        self._left = 0
        self._phrases: list[str] = []
        self._number = 0
        self._truths: dict[Viewer, dict[int, State]] = {viewer: {} for viewer in ears}
        """For each viewer, the true state at the entries that it knows of."""
        self._fresh: list[Step] = []
        self._doings = DOINGS | (DAWDLING if room.table.limit.any else {})
        room.session.heed = self._heed
        self._heed_first()

    def _heed_first(self) -> None:
        state = STARQUEST.clone(self.room.session.state)
        for viewer, truths in self._truths.items():
            truths[self.room.seq(viewer)] = state

    def _heed(self) -> None:
        session = self.room.session
        step, state = session.steps[-1], STARQUEST.clone(session.state)
        self._fresh.append(step)
        for viewer, truths in self._truths.items():
            if step.known_to(viewer):
                truths[session.length(viewer)] = state

    # Playing

    async def play(self, most: int) -> None:
        """Play until the game is over, or this many actions have been done."""
        await self.listen("", None)
        for _ in range(most):
            if self.room.finished:
                break
            if self.twin is None or self._left <= 0:
                self._pair()
            self._left -= 1
            doing = self.rng.choices(list(self._doings), list(self._doings.values()))[0]
            self.summary.doings[doing] += 1
            try:
                await getattr(self, f"_{doing}")()
                await self._pass_by(1)
            except Leak as leak:
                place = f"entry {self.room.session.course.moves}, round {self.room.session.state.round}"
                raise Leak(f"{leak}\n({doing}, {place}, {self.room.session.state.scenario.id})") from None
        self._unpair()
        self.summary.entries += self.room.session.course.moves
        self.summary.judged += sum(one.judge.judged for one in self.ears.values())
        self.summary.finished += self.room.finished
        self.summary.games += 1

    def _pair(self) -> None:
        """Give another viewer a twin."""
        self._unpair()
        # A seat that has prepared answers is not asked, and the twin table would ask it.
        seats = self.room.table.seats
        viewer = self.rng.choice(
            [one for one in self.ears if one is SPECTATOR or not seats[one].prepared],
        )
        picker = Picker(f"twin {self.rng.random()}")
        self.twin = Twin(self.room, viewer, picker, self.house.time)
        self.summary.twins += 1
        self._left = WINDOW
        if self.summary.twins % NEW_WORDS == 1:
            words = list(STARQUEST.vocabulary(self.room.session.state))
            self._phrases = [str(one) for one in self.rng.sample(words, min(PHRASEBOOK, len(words)))]

    def _unpair(self) -> None:
        if self.twin is not None:
            self.summary.compared += self.twin.compared
        self.twin = None

    @property
    def viewer(self) -> Viewer:
        """The viewer with the twin."""
        assert self.twin is not None
        return self.twin.viewer

    def _id(self) -> str:
        self._number += 1
        return f"r{self._number}"

    async def _act(self, seat: Viewer, message: m.Do | m.Undo | m.Prepare) -> None:
        """A seat acts, here and at the twin table."""
        before = self.room.session.course.moves
        self._fresh.clear()
        self.ears[seat].line.say_text(msgspec.json.encode(message).decode())
        await self._quiet(seat)
        if self.room.session.course.moves == before and self.twin is not None and seat == self.viewer:
            await self.twin.ask(message)
        # Several entries of one undo are one request.
        await self._repeat(
            before, self._fresh[-1:] if isinstance(message, m.Undo) else self._fresh, message.id
        )
        text = message.command if isinstance(message, m.Do) else ""
        await self.listen(text, seat)
        if isinstance(message, m.Undo) and self._fresh:
            self._unpair()

    async def _repeat(self, before: int, steps: Sequence[Step], id_: str = "") -> None:
        """Repeat at the twin table what has happened since entry `before`."""
        requests = {n: request for request, n in self.room.ledger.requests.items() if n > before}
        self.summary.prepared += sum(request.startswith(PREPARED) for request in requests.values())
        await self._sent()
        try:
            for request, group in self._beats(steps, requests) if self.twin is not None else ():
                assert self.twin is not None
                if request.startswith(IN_BEATS):
                    await self.twin.play(group, ordered=request.startswith(STANDING))
                else:
                    await self.twin.repeat(group[0], request, id_)
        except Apart:
            self.summary.apart += 1
            self._unpair()

    def _beats(self, steps: Sequence[Step], requests: dict[int, str]) -> list[tuple[str, list[Step]]]:
        """The entries, those of bots and standing answers in beats, as everybody was told."""
        told = [msgspec.json.decode(text) for text in self.ears[SPECTATOR].line.waiting()]
        ends = [message["seq"] for message in told if message["type"] == "update"]
        groups: list[tuple[str, list[Step]]] = []
        last: object = None
        for step in steps:
            n = getattr(step.entry, "n", 0)
            request = requests.get(n, "")
            number = self.room.session.number(n, SPECTATOR)
            shared = request.startswith(IN_BEATS) and step.known_to(SPECTATOR)
            beat = next((end for end in ends if end >= number), None) if shared else None
            if beat is not None and beat == last:
                groups[-1][1].append(step)
            else:
                groups.append((request, [step]))
            last = beat
        return groups

    async def _pass_by(self, seconds: float) -> None:
        """Let time pass: the clock may answer for a seat, and hand it to a bot. Its player takes it back at once."""
        before = self.room.session.course.moves
        self._fresh.clear()
        self.house.time.pass_by(seconds)
        await self._decided()
        if self._fresh:
            self.summary.clocked += 1
            await self._repeat(before, self._fresh)
            await self.listen("", None)
        for seat, record in enumerate(self.room.table.seats):
            if record.driver == "bot" and not self.room.finished:
                await self._come_back(seat)

    async def _come_back(self, seat: int) -> None:
        message = m.Seat(self._id(), "human")
        self.ears[seat].line.say_text(msgspec.json.encode(message).decode())
        await self._quiet(seat)
        if self.twin is not None:
            await self.twin.come_back(seat, message)
        await self.listen("", seat)

    async def _decided(self) -> None:
        """Wait until automatic decisions are made: bots, standing answers, the clock."""
        drivers = self.room.drivers
        while drivers._hurried or (drivers._thought is not None and not drivers._thought.done()):
            await asyncio.sleep(0)

    async def listen(self, asked: str, seat: Viewer | None) -> None:
        """Judge all new messages; the twin must receive the same as the viewer with the twin."""
        await self._sent()
        for viewer, ears in self.ears.items():
            news = ears.news()
            now = self.room.session.state
            for text in news:
                truth = now
                if text.startswith('{"type":"update"'):
                    truth = self._truths[viewer][msgspec.json.decode(text)["seq"]]
                ears.judge.hear(text, truth, asked if viewer == seat else "")
            if self.twin is not None and viewer == self.viewer:
                try:
                    self.twin.compare(news)
                except Apart:
                    self.summary.apart += 1
                    self._unpair()

    async def _quiet(self, seat: Viewer) -> None:
        """Wait until a seat's request has been answered, and everything automatic after it is done."""
        line = self.ears[seat].line
        while not any(text.startswith(_ANSWERS) for text in line.waiting()):
            await asyncio.sleep(0)
        await self._decided()

    async def _sent(self) -> None:
        """Wait until no message is in transit."""
        while any(not client.queue.empty() for client in self.room.clients):
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    # Actions

    async def _answer(self) -> None:
        seat = self.room.waiting
        assert seat is not None
        offer = self.room.session.offer(seat)
        assert offer is not None
        command = str(self.rng.choice(offer.commands))
        await self._act(seat, m.Do(self._id(), self.room.seq(seat), command))

    async def _aside(self) -> None:
        seat = self.rng.randrange(len(self.ears) - 1)
        said = [
            one for one in STARQUEST.asides(self.room.session.state, seat) if not str(one).startswith("expel")
        ]
        if said:
            self.summary.asides += 1
            await self._act(seat, m.Do(self._id(), self.room.seq(seat), str(self.rng.choice(said))))

    async def _undo(self) -> None:
        seat = self.rng.randrange(len(self.ears) - 1)
        await self._act(seat, m.Undo(self._id(), self.room.seq(seat)))

    async def _dawdle(self) -> None:
        """No seat answers until time is up."""
        await self._pass_by(MOVE_SECONDS)

    async def _try(self) -> None:
        """The viewer with the twin tries a command, which is mostly refused."""
        seq = self.room.seq(self.viewer)
        await self._act(self.viewer, m.Do(self._id(), seq, self.rng.choice(self._phrases)))

    async def _ask(self, message: Any, asked: str = "") -> None:
        assert self.twin is not None
        self.ears[self.viewer].line.say_text(msgspec.json.encode(message).decode())
        await self.twin.ask(message)
        await self._quiet(self.viewer)
        await self.listen(asked, self.viewer)

    async def _why(self) -> None:
        command = self.rng.choice(self._phrases)
        await self._ask(m.Why(self._id(), command), command)

    async def _survey(self) -> None:
        session = self.room.session
        topics = list(STARQUEST.topics(session.view(self.viewer), session.offer(self.viewer)))
        about = self.rng.choice(topics)
        await self._ask(m.Survey(self._id(), about), about)

    async def _prepare(self) -> None:
        """In set-up, a seat without a twin prepares its squad; its answers are given when their turn comes."""
        state = self.room.session.state
        seat = self.rng.randrange(len(self.ears) - 1)
        if not STARQUEST.prepares(state) or seat == self.viewer or self.room.table.seats[seat].prepared:
            return
        plan = STARQUEST.survey(self.room.session.view(seat), None, "squad")
        slots = plan.slots if isinstance(plan, SquadPlan) else ()
        chosen = [(slot.step, self.rng.choice([slot.value, *slot.options])) for slot in slots]
        answers = [
            (f"sq-ask-setup-{step}", "pass" if value == NO else f"choose {value}") for step, value in chosen
        ]
        self.ears[seat].judge.prepares = True
        await self._act(seat, m.Prepare(self._id(), answers))

    async def _asides(self) -> None:
        await self._ask(m.Asides(self._id()))

    async def _advise(self) -> None:
        await self._ask(m.Advise(self._id()))

    async def _say(self) -> None:
        await self._ask(m.Say(self._id(), "hm"))

    async def _resync(self) -> None:
        await self._ask(m.Resync())

    async def _lists(self) -> None:
        """Over HTTP: no story before the end, and lists show only what is public."""
        ears = self.ears[self.viewer]
        for path in ("/api/story", "/api/replay"):
            response = await self.house.get(path, ears.key)
            if response.status_code != 409:
                raise Leak(f"{path} answered {response.status_code} before the end")
        mine = await self.house.post("/api/tables/mine", {"keys": [ears.key]})
        public = await self.house.get("/api/tables/public")
        state = self.room.session.state
        for text in (mine.text, public.text):
            named = [card for card in ears.judge.knowledge.forbidden_cards(state) if card in text]
            if named or self.room.seed.hex() in text or any(token in text for token in state.tokens):
                raise Leak(f"a list of tables tells of {named}: {text}")
        if ears.book:
            await self._leaf_through(ears)
        status = mine.json()[0]
        if status["seq"] != self.room.seq(self.viewer):
            raise Leak("a list of tables counts what its reader does not know")

    async def _leaf_through(self, ears: Ears) -> None:
        """The campaign's page: cards that others have kept from earlier missions are secret."""
        page = (await self.house.get("/api/campaign", ears.book)).text
        kept = ears.judge.knowledge.forbidden_cards(self.room.session.state)
        if (named := [card for card in kept if card in page]) or self.room.seed.hex() in page:
            raise Leak(f"{ears.judge.viewer} reads of {named} in the campaign: {page}")


_ANSWERS = tuple(
    f'{{"type":"{kind}"'
    for kind in ("done", "refused", "because", "surveyed", "may-also", "advised", "sync", "wrong")
)
