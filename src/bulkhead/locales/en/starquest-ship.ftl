### The ship of Starquest: what can be wrong with a drawn map or a layout.

## Squares and doors

ship-square-name = A square is written as “x.y”, for example “5.12”; “{ $square }” is not a square.
ship-square-no-floor = There is no floor on square { $square }.
ship-door-unknown = There is no door called “{ $door }” on this map.

## The drawing
# Lines and columns are written as an editor shows them, without separators.

ship-map-empty = The map is empty: no floor square is drawn.
ship-map-lines = The map needs an odd number of lines, two for each row of squares and one more; it has { $count }.
ship-map-width = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: the longest line needs an odd number of characters, two for each square and one more; it has { $count }.
ship-map-corner = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: a corner of squares may hold “+” or a blank, not “{ $mark }”; perhaps the line is shifted.
ship-map-square = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: “{ $mark }” is not a mark for a square.
ship-map-edge = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: “{ $mark }” is not a mark for this edge; possible here: { $allowed } or a blank.
ship-map-hull = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: the floor ends here, but there is no wall.
ship-map-door-nowhere = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: a door or doorway must have floor on both sides.
ship-map-airlock = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: an airlock leads from a dock, or from outside, to a square of floor.
ship-map-half-door = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: doors and doorways are two squares wide; the other half of this one is missing.
ship-map-leak = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: this square of “{ $mark }” is open to one of “{ $other }”; rooms end at walls and doors.
ship-map-bay = Map, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: the bay “{ $mark }” is not open to any room.

## Boards and their lists

ship-room-unnamed = Board { $board }: the map draws a room “{ $mark }”, but the list of rooms does not name it.
ship-room-missing = Board { $board }: room { $room } has the letter “{ $mark }”, which the map does not draw.
ship-door-missing = Board { $board }: the squares given for door { $door } do not tell which of the drawn doors is meant.
ship-door-unnamed = Board { $board }: the door drawn at { $square } has no name in the list of doors.
ship-door-twice = Two doors of this layout are called “{ $door }”.

## Layouts

ship-piece-board = There is no board called “{ $board }”.
ship-piece-turn = Board { $board }: it cannot be turned by this angle: { $degrees }; 0, 90, 180 and 270 are possible.
ship-piece-dock = Board { $board }: a board of a layout draws no docks; the layout itself says where they are.
ship-piece-overlap = Board { $board }: another board already lies on square { $square }.
ship-doorway-text = A doorway is written “v x y” or “h x y”, for example “v 12 5”; “{ $doorway }” is not a doorway.
ship-doorway-place = Doorway “{ $doorway }”: there is no wall there with floor on both sides.
ship-dock-unknown = There is no dock called “{ $dock }” in this layout.
ship-dock-side = Dock { $dock }: “{ $side }” is not a side; possible: { $allowed }.
ship-dock-threshold = Dock { $dock }: its threshold square { $square } must be floor and touch the dock on that side.
ship-dock-overlap = Dock { $dock } lies on squares that are already taken.
ship-apart = The ship is not in one piece: there is no way to square { $square }.
