// boardgame.io's tic-tac-toe, played at random through its own client.
//
// Each line on standard input is a number of seconds to play for; the answer is one line of JSON with the moves made
// and the seconds of processor time they took, all threads together. The rules are those of boardgame.io's tutorial.
// Run by boardgameio.py.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

// Its doors are folders, which only `require` can open.
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const hasLine = (cells) =>
  LINES.some((line) => {
    const held = line.map((cell) => cells[cell]);
    return held.every((mark) => mark !== null && mark === held[0]);
  });

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((mark) => mark !== null)) return { draw: true };
  },
};

const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });

function playOneGame() {
  client.reset();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return moves;
    const free = [];
    for (let cell = 0; cell < 9; cell++) if (G.cells[cell] === null) free.push(cell);
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const begin = process.cpuUsage();
  const end = performance.now() + Number(line) * 1000;
  let moves = 0;
  while (performance.now() < end) moves += playOneGame();
  const { user, system } = process.cpuUsage(begin);
  console.log(JSON.stringify({ moves, seconds: (user + system) / 1e6 }));
}
