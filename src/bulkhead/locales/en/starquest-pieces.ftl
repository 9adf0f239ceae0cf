### Names of pieces that the terminal shows; on a map a piece has a name of its own.

sq-piece = { $id } ({ $kind })
sq-thing = { $kind }
