"""Fits the net to values of boards, with PyTorch."""

import math
import time
from collections.abc import Sequence
from random import Random

import torch
from msgspec import Struct

from bulkhead.bots.heroes.champion.features import of_match_up, of_pair
from bulkhead.bots.heroes.champion.net import Net
from bulkhead.heroes.data.state import State
from bulkhead.lab.heroes.solving.land import pairs_of
from tools.champion.sampling import Board

HIDDEN = 128
"""Hidden values of a column."""
BOARD = 64
"""Hidden values of a board."""
MATCH_UPS, BOARDS = 8, 16384
"""Match-ups of a step, and boards of each."""
RATE = 3e-3
WARMING = 200


class Lesson(Struct):
    """Boards of a match-up as one mover sees it, with their values."""

    rows: int
    columns: torch.Tensor
    boards: torch.Tensor
    values: torch.Tensor


def lesson(state: State, seat: int, boards: Sequence[Board], values: Sequence[float], device: str) -> Lesson:
    return Lesson(
        state.options.rows,
        torch.tensor(of_match_up(state, seat), device=device),
        torch.tensor(boards, dtype=torch.uint8, device=device),
        torch.tensor(values, device=device),
    )


class Layers(torch.nn.Module):
    """The layers of `bulkhead.bots.heroes.champion.net`."""

    def __init__(self, of_columns: int, of_pairs: int) -> None:
        super().__init__()
        self.match_up = torch.nn.Linear(of_columns, HIDDEN)
        self.pair = torch.nn.Linear(of_pairs, HIDDEN, bias=False)
        self.column = torch.nn.Linear(HIDDEN, BOARD + 1, bias=False)
        self.bias = torch.nn.Parameter(torch.zeros(BOARD + 1))
        self.out = torch.nn.Parameter(torch.randn(BOARD) * 0.1)

    def forward(
        self, columns: torch.Tensor, pairs: torch.Tensor, which: torch.Tensor, boards: torch.Tensor
    ) -> torch.Tensor:
        """The values of boards, each of one of several match-ups, before they become chances."""
        added = self.column(torch.relu(self.match_up(columns)[:, :, None, :] + self.pair(pairs)[None, None]))
        total = self.bias + sum(added[which, place, boards[:, place].long()] for place in range(5))
        return total[:, BOARD] + torch.relu(total[:, :BOARD]) @ self.out

    def net(self) -> Net:
        return Net(
            self.match_up.weight.tolist(),
            self.match_up.bias.tolist(),
            self.pair.weight.tolist(),
            self.column.weight.tolist(),
            self.bias.tolist(),
            self.out.tolist(),
        )


class Learner:
    """A net and the boards that it learns from."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.lessons: list[Lesson] = []
        self.held_back: list[Lesson] = []
        self._pairs = {
            rows: torch.tensor([of_pair(own, foe, rows) for own, foe in pairs_of(rows)], device=device)
            for rows in (3, 4)
        }
        self.layers: Layers | None = None

    def learn(self, seconds: float, rng: Random) -> None:
        """Go through random batches for so long, in steps that grow smaller."""
        first = self.lessons[0]
        self.layers = layers = Layers(first.columns.shape[1], self._pairs[3].shape[1]).to(self.device)
        optimizer = torch.optim.AdamW(layers.parameters(), lr=RATE, weight_decay=1e-4)
        began, step = time.monotonic(), 0
        while (spent := (time.monotonic() - began) / seconds) < 1:
            rate = RATE * min(1.0, (step + 1) / WARMING) * 0.5 * (1 + math.cos(math.pi * spent))
            for group in optimizer.param_groups:
                group["lr"] = rate
            rows = rng.choice(sorted({one.rows for one in self.lessons}))
            several = [one for one in self.lessons if one.rows == rows]
            chosen = rng.sample(several, min(MATCH_UPS, len(several)))
            guessed, values = self._batch(chosen)
            squares = torch.nn.functional.mse_loss(torch.sigmoid(guessed), values)
            entropy = torch.nn.functional.binary_cross_entropy_with_logits(guessed, values)
            optimizer.zero_grad()
            (20 * squares + 0.05 * entropy).backward()
            optimizer.step()
            step += 1

    def _batch(self, chosen: Sequence[Lesson]) -> tuple[torch.Tensor, torch.Tensor]:
        assert self.layers is not None
        picked = [torch.randint(len(one.values), (BOARDS,), device=self.device) for one in chosen]
        which = torch.arange(len(chosen), device=self.device).repeat_interleave(BOARDS)
        boards = torch.cat([one.boards[some] for one, some in zip(chosen, picked, strict=True)])
        values = torch.cat([one.values[some] for one, some in zip(chosen, picked, strict=True)])
        columns = torch.stack([one.columns for one in chosen])
        return self.layers(columns, self._pairs[chosen[0].rows], which, boards), values

    def error(self, rows: int) -> float | None:
        """The root of the mean square error on the match-ups that were held back."""
        assert self.layers is not None
        squares = []
        with torch.no_grad():
            for one in self.held_back:
                if one.rows == rows:
                    which = torch.zeros(len(one.values), dtype=torch.long, device=self.device)
                    guessed = self.layers(one.columns[None], self._pairs[rows], which, one.boards)
                    squares.append((torch.sigmoid(guessed) - one.values).square().mean().item())
        return math.sqrt(sum(squares) / len(squares)) if squares else None
