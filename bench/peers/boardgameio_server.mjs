// boardgame.io's own server, with the tic-tac-toe of its tutorial made endless: a full or decided board is cleared, so
// that a table lasts as long as the load does. Matches are kept in memory, which is its default.
//
// Writes its port on a line when it is ready; ends when its standard input does. Run by bench/server.py.

import { createRequire } from "node:module";

// Its doors are folders, which only `require` can open.
const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
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

const EndlessTicTacToe = {
  name: "endless-tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      if (hasLine(G.cells) || G.cells.every((mark) => mark !== null)) G.cells = Array(9).fill(null);
    },
  },
};

const server = Server({ games: [EndlessTicTacToe], origins: [Origins.LOCALHOST] });
const log = console.log;
console.log = () => {};
const { appServer } = await server.run(0);
log(appServer.address().port);
process.stdin.resume();
process.stdin.on("end", () => process.exit());
