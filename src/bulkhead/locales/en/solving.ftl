### Solving games: the command and its refusals.

cli-solve = Solve a game exactly: the chance of winning from a position with best play of both.
cli-solve-table = Keep the solution in this file; if it is there, use it.
cli-solve-gpu = Use the graphics processor (needs NVIDIA’s compiler nvcc).
cli-solve-check = Check this many boards by the rules, one turn on.
cli-solve-answer = The first player wins with { $chance }; no value is off by more than { $bound }.
cli-solve-checked = Boards that were checked by the rules are off by { $residual } at most.
cli-solve-progress = Solving, sweep { $sweep }
cli-no-solver = { $game } cannot be solved.
solve-one-game = Only a single game can be solved, not a match of three.
solve-too-large = The board is too large to solve. Rows: { $rows }; at most { $most }.
solve-not-placed = Only positions in which all heroes have their places can be solved.
solve-not-a-table = { $file } is no table of a solved match-up.
solve-table-torn = { $file } is damaged: it does not hold all values.
solve-other-match-up = { $file } holds the solution of another match-up.
solve-no-memory = Not enough memory: { $need } MiB more are needed.
solve-machine-failed = The graphics processor failed: { STOP($detail) }
