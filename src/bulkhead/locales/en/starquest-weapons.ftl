### Starquest: why a shot cannot be aimed so.

sq-no-line = This weapon can fire only along a straight line: name the square it starts from and the direction.
sq-no-line-direction = The line must lie in the arc of fire: straight ahead, or along one of the two forward diagonals.
sq-no-line-squares = The line ends before it begins: there is no square to fire into.
sq-no-line-adjacent = At this table you cannot fire along a line whose first square holds a miniature.
sq-no-enemy-hit = The shot must threaten another player’s miniature or machine, or a bulkhead, vent or structure.
sq-no-only-neighbours = This would hit only what is right next to the shooter: a line or an area needs a target further away or on a diagonal.
sq-no-square-aim = This weapon must be aimed at a square.
sq-no-too-far =
    { $range ->
        [one] The square is too far away: the range is one square.
       *[other] The square is too far away: the range is { $range } squares.
    }
sq-no-too-near =
    { $nearest ->
        [one] The square is too near: it must be at least one square away.
       *[other] The square is too near: it must be at least { $nearest } squares away.
    }
sq-no-block = This weapon must be aimed at four squares, named by the one in the north-west.
sq-no-gunner = The machine cannot fire without a gunner.
sq-no-spared-target = This miniature cannot be attacked deliberately.
sq-no-split-aim = You cannot name a target before you fire: you share out the points after the roll.
sq-no-second-share = This target has already had its share.
sq-no-share-points =
    { $left ->
        [one] Only one point is left to assign.
       *[other] You can assign 1 to { $left } points.
    }
sq-no-share-target = That is not a target in the line of fire.
