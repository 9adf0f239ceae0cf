"""Teaches a small network to play Heroes by imitation, then measures it against `random` and `cadet`.

    pip install -e .[research]
    python examples/research/learn_heroes.py                 # a few minutes on one CPU core, with numpy alone
    python examples/research/learn_heroes.py --device cuda   # the same with torch on a GPU

    python examples/research/learn_heroes.py --save student.npz
    bulkhead ladder heroes cadet captain examples/research/learn_heroes.py:Student   # plays what student.npz holds

A teacher (the captain) says at every decision what each command is worth. In the first round it plays its own games;
afterwards the student plays half of the decisions and the teacher still judges all of them, so that the student learns
where it really gets to (DAgger). The network sees what its seat sees and scores each offered command by its features;
it never looks ahead.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from bulkhead.bots import Bot, bot
from bulkhead.lab.statistics import wilson
from bulkhead.registry import game
from bulkhead.registry.bots import Judge, reads_view
from bulkhead.research.episode import Episode
from bulkhead.research.heroes.arrays import HeroesArrays
from bulkhead.research.heroes.features import SIZE, features

HEROES = game("heroes")
GAMES_AT_A_TIME = 64
"""Games that the student plays side by side: the network scores the decisions of all at once."""
WEIGHTS = "student.npz"
BATCH = 512
RATE = 2e-3

MIX = 0.5
"""The share of decisions that the teacher plays while the student learns: games of beginners are very long."""
KEENNESS = 0.01
"""A command that is worth this much less than the best one is wanted e times less often."""

Sample = tuple[Any, Any, Any]
"""What the seat saw, the features of the commands, and how much the teacher wants each of them."""


class Network:
    """Two hidden layers that score commands, with gradients written out: numpy and torch run the same lines."""

    def __init__(self, seen: int, hidden: int, device: str, seed: int) -> None:
        self._torch = None if device == "cpu" else _torch()
        self._device = "cpu" if device == "torch" else device
        self._xp: Any = self._torch or np
        rng = np.random.default_rng(seed)
        shapes = [(seen, hidden), (SIZE, hidden), (hidden,), (hidden, hidden), (hidden,), (hidden, 1)]
        sizes = [seen + SIZE, seen + SIZE, 0, hidden, 0, hidden]
        self._weights = [
            self.put(rng.normal(0, (2 / size) ** 0.5, shape) if size else np.zeros(shape))
            for shape, size in zip(shapes, sizes, strict=True)
        ]
        self._means = [one * 0 for one in self._weights]
        self._squares = [one * 0 for one in self._weights]
        self._steps = 0

    def put(self, array: Any) -> Any:
        """An array on the device."""
        array = np.asarray(array, dtype=np.float32)
        return array if self._torch is None else self._torch.from_numpy(array).to(self._device)

    def _forward(self, seen: Any, rows: Any, mask: Any) -> tuple[Any, ...]:
        """Probabilities of the commands, and what the gradient needs."""
        w_seen, w_rows, b_1, w_2, b_2, w_3 = self._weights
        first = (seen @ w_seen + b_1)[:, None, :] + rows @ w_rows
        first = first * (first > 0)
        second = first @ w_2 + b_2
        second = second * (second > 0)
        scores = (second @ w_3)[:, :, 0] + (mask - 1) * 1e9
        odds = self._xp.exp(scores - self._xp.amax(scores, 1)[:, None])
        return first, second, odds / odds.sum(1)[:, None]

    def probabilities(self, seen: Any, rows: Any, mask: Any) -> Any:
        """By decision and command, on the CPU."""
        found = self._forward(self.put(seen), self.put(rows), self.put(mask))[2]
        return found if self._torch is None else found.cpu().numpy()

    def learn(self, seen: Any, rows: Any, mask: Any, wanted: Any, rate: float) -> float:
        """One step of Adam; returns the mean loss before it."""
        seen, rows, mask, wanted = (self.put(one) for one in (seen, rows, mask, wanted))
        first, second, odds = self._forward(seen, rows, mask)
        count = len(seen)
        loss = -(self._xp.log(odds + 1e-9) * wanted).sum() / count
        _, _, _, w_2, _, w_3 = self._weights
        d_scores = (odds - wanted) * mask / count
        hidden = len(w_2)
        d_second = d_scores[:, :, None] * w_3[:, 0] * (second > 0)
        flat_first, flat_second = first.reshape(-1, hidden), d_second.reshape(-1, hidden)
        d_first = (d_second @ w_2.T) * (first > 0)
        d_seen = d_first.sum(1)
        gradients = [
            seen.T @ d_seen,
            rows.reshape(-1, SIZE).T @ d_first.reshape(-1, hidden),
            d_seen.sum(0),
            flat_first.T @ flat_second,
            flat_second.sum(0),
            second.reshape(-1, hidden).T @ d_scores.reshape(-1, 1),
        ]
        self._steps += 1
        for at, slope in enumerate(gradients):
            self._means[at] = 0.9 * self._means[at] + 0.1 * slope
            self._squares[at] = 0.999 * self._squares[at] + 0.001 * slope * slope
            mean = self._means[at] / (1 - 0.9**self._steps)
            square = self._squares[at] / (1 - 0.999**self._steps)
            self._weights[at] = self._weights[at] - rate * mean / (square**0.5 + 1e-8)
        return float(loss)

    def save(self, file: str) -> None:
        """Keep the weights in a file of numpy."""
        plain = [one if self._torch is None else one.cpu().numpy() for one in self._weights]
        np.savez(file, *plain)

    def load(self, file: str) -> None:
        """Take the weights of a file."""
        with np.load(file) as kept:
            self._weights = [self.put(kept[name]) for name in kept.files]


class Student:
    """A bot for the ladder: it plays what `--save` has kept in `student.npz`."""

    blind = False

    def __init__(self) -> None:
        self.reason = None
        self._writer = HeroesArrays(HEROES.options({}))
        with np.load(WEIGHTS) as kept:
            hidden = len(kept["arr_2"])
        self._network = Network(self._writer.size, hidden, "cpu", 0)
        self._network.load(WEIGHTS)

    def choose(self, view: Any, offer: Any) -> Any:
        rows, mask = padded([features(view, offer)])
        odds = self._network.probabilities(self._writer.write(view)[None], rows, mask)
        return offer.commands[int(odds.argmax())]


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        sys.exit("torch is not installed: leave --device out, or install it")
    return torch


def judge(teacher: Bot, view: Any, offer: Any) -> Any:
    """How much a teacher wants each command: by what they are worth, where it can say so, or its choice alone."""
    values = teacher.values(view, offer) if isinstance(teacher, Judge) else None
    if values is None:
        wanted = np.zeros(len(offer.commands), dtype=np.float32)
        wanted[offer.commands.index(teacher.choose(view, offer))] = 1
        return wanted
    odds = np.exp((np.asarray(values) - max(values)) / KEENNESS)
    return (odds / odds.sum()).astype(np.float32)


def padded(rows: Sequence[Any]) -> tuple[Any, Any]:
    """The commands of several decisions in one array, and where it is filled."""
    most = max(map(len, rows))
    array = np.zeros((len(rows), most, SIZE), dtype=np.float32)
    mask = np.zeros((len(rows), most), dtype=np.float32)
    for at, one in enumerate(rows):
        array[at, : len(one)] = one
        mask[at, : len(one)] = 1
    return array, mask


class Table:
    """One of the games that are played side by side."""

    def __init__(
        self,
        writer: HeroesArrays,
        rng: Random,
        opponent: Bot | None = None,
        seat: int = 0,
        teacher: Bot | None = None,
    ) -> None:
        self.episode = Episode(HEROES, HEROES.options({}), rng)
        self.seat = seat
        self._writer = writer
        self._opponent = opponent
        self.teacher = teacher
        """Each table has its own: a teacher remembers what it has thought about this turn."""
        self.go_on()

    def go_on(self) -> None:
        """Play until the student has a choice, or to the end."""
        while (seat := self.episode.seat) is not None:
            offer = self.episode.offer
            if len(offer.commands) == 1:
                self.episode.do(offer.commands[0])
            elif self._opponent is not None and seat != self.seat:
                view = self.episode.view(seat) if reads_view(self._opponent, offer) else None
                self.episode.do(self._opponent.choose(view, offer))
            else:
                return

    def decision(self) -> tuple[Any, Any, Any, Any]:
        """The view and the offer, and both as arrays."""
        offer = self.episode.offer
        view = self.episode.view(offer.seat)
        return view, offer, self._writer.write(view), features(view, offer)

    def answer(self, number: int) -> None:
        self.episode.do(self.episode.offer.commands[number])
        self.go_on()


def play(
    games: int,
    network: Network | None,
    make: Callable[[int], Table],
) -> Iterator[tuple[Table | None, Sample | None]]:
    """Play games side by side; yields decisions with what a teacher wants, and games that have ended. Without a network
    the teacher plays."""
    mix = Random(games)
    waiting = list(range(games))
    running: list[Table] = []
    while waiting or running:
        while waiting and len(running) < GAMES_AT_A_TIME:
            running.append(make(waiting.pop()))
        for over in [one for one in running if one.episode.seat is None]:
            running.remove(over)
            yield over, None
        if not running:
            continue
        decisions = [one.decision() for one in running]
        answers = [0] * len(running)
        if network is not None:
            rows, mask = padded([one[3] for one in decisions])
            odds = network.probabilities(np.stack([one[2] for one in decisions]), rows, mask)
            answers = odds.argmax(1).tolist()
        for table, (view, offer, seen, commands), answer in zip(running, decisions, answers, strict=True):
            chosen = answer
            if table.teacher is not None:
                wanted = judge(table.teacher, view, offer)
                yield None, (seen, commands, wanted)
                if network is None or mix.random() < MIX:
                    chosen = int(wanted.argmax())
            table.answer(chosen)


def train(network: Network, samples: Sequence[Sample], epochs: int, rng: Any) -> tuple[float, float]:
    """Learn from the samples; returns the last mean loss and the share of the teacher's choices."""
    loss = 0.0
    by_length = sorted(range(len(samples)), key=lambda at: len(samples[at][1]))
    batches = [by_length[start : start + BATCH] for start in range(0, len(samples), BATCH)]
    for epoch in range(epochs):
        losses = []
        rate = RATE * (1 - epoch / epochs) + RATE / 20
        for at in rng.permutation(len(batches)):
            batch = [samples[one] for one in batches[at]]
            rows, mask = padded([one[1] for one in batch])
            wanted = np.zeros_like(mask)
            for place, one in enumerate(batch):
                wanted[place, : len(one[2])] = one[2]
            losses.append(network.learn(np.stack([one[0] for one in batch]), rows, mask, wanted, rate))
        loss = float(np.mean(losses))
    return loss, _agreement(network, samples, batches)


def _agreement(network: Network, samples: Sequence[Sample], batches: Sequence[Sequence[int]]) -> float:
    same = 0
    for numbers in batches:
        batch = [samples[one] for one in numbers]
        rows, mask = padded([one[1] for one in batch])
        odds = network.probabilities(np.stack([one[0] for one in batch]), rows, mask)
        same += int((odds.argmax(1) == np.array([one[2].argmax() for one in batch])).sum())
    return same / len(samples)


def measure(network: Network, against: str, games: int, seed: int, writer: HeroesArrays) -> str:
    """The share of wins against a bot, half the games in either seat."""
    rng = Random(f"measure {seed} {against}")

    def make(number: int) -> Table:
        return Table(writer, rng, bot(against, "heroes", rng.randbytes(8)), number % 2)

    won = 0.0
    for over, _ in play(games, network, make):
        if over is not None:
            result = over.episode.result
            assert result is not None
            won += result.shares[over.seat]
    span = wilson(won, games)
    return (
        f"against {against}: {won:g} of {games} games, {won / games:.1%} ({span.low:.1%} to {span.high:.1%})"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Teach a network Heroes by imitation, and measure it.")
    parser.add_argument("--device", default="cpu", help="cpu (numpy), torch (torch on the CPU) or cuda")
    parser.add_argument("--teacher", default="captain", help="the bot to imitate")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of playing and learning")
    parser.add_argument("--games", type=int, default=60, help="games of a round")
    parser.add_argument("--epochs", type=int, default=15, help="passes over all decisions in a round")
    parser.add_argument("--hidden", type=int, default=64, help="width of the network")
    parser.add_argument("--measure", type=int, default=1000, help="games against each bot at the end")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", default="", help="keep the weights in this file, such as student.npz")
    asked = parser.parse_args(arguments)

    began = time.perf_counter()
    writer = HeroesArrays(HEROES.options({}))
    network = Network(writer.size, asked.hidden, asked.device, asked.seed)
    rng, chance = np.random.default_rng(asked.seed), Random(asked.seed)
    samples: list[Sample] = []

    def make(number: int) -> Table:
        return Table(writer, chance, teacher=bot(asked.teacher, "heroes", number))

    for number in range(asked.rounds):
        found = play(asked.games, network if number else None, make)
        samples += [sample for _, sample in found if sample is not None]
        played = time.perf_counter() - began
        loss, same = train(network, samples, asked.epochs, rng)
        took = time.perf_counter() - began
        print(
            f"round {number + 1}: {len(samples):,} decisions, loss {loss:.3f}, "
            f"the teacher's choice in {same:.1%}, {took:.0f} s ({took - played:.0f} s of learning)"
        )
    if asked.save:
        network.save(asked.save)
    for against in ("random", "cadet"):
        print(measure(network, against, asked.measure, asked.seed, writer))
    print(f"{time.perf_counter() - began:.0f} s in all")


if __name__ == "__main__":
    main()
