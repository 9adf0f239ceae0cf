### Starquest: why a shot cannot be aimed so.

sq-no-line = This weapon fires along a straight line: name the square it starts from and the direction.
sq-no-line-direction = The line must lie in the arc of fire: straight ahead, or along one of the two forward diagonals.
sq-no-line-squares = The line ends before it begins: there is no square to fire into.
sq-no-line-adjacent = At this table nobody fires along a line whose first square holds a miniature.
sq-no-enemy-hit = The shot would attack nobody else's miniature or machine, and no bulkhead, vent or structure.
sq-no-only-neighbours = Only what stands right beside the shooter would be hit: a line or an area needs a target further away or at a diagonal.
sq-no-square-aim = This weapon is aimed at a square.
sq-no-too-far = The square is too far away: the range is { $range } squares.
sq-no-too-near = The square is too near: it must be at least { $nearest } squares away.
sq-no-block = This weapon is aimed at four squares, named by the one in the north-west.
sq-no-gunner = Without a gunner the machine does not fire.
sq-no-spared-target = Nobody may attack this figure on purpose.
sq-no-split-aim = First fire without naming a target; the points are shared out after the roll.
sq-no-second-share = This target has had its share already.
sq-no-share-points =
    { $left ->
        [one] One point is left to give.
       *[other] From 1 to { $left } points can be given.
    }
sq-no-share-target = That is no target in the line of fire.
