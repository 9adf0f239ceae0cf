### La nave de Starquest: qué puede fallar en un mapa dibujado o en una disposición.

## Casillas y puertas

ship-square-name = Una casilla se escribe «x.y», por ejemplo «5.12»; «{ $square }» no lo es.
ship-square-no-floor = En la casilla { $square } no hay suelo.
ship-door-unknown = La puerta «{ $door }» no existe en este mapa.

## El dibujo
# Las líneas y columnas se escriben como las muestra un editor, sin separadores.

ship-map-empty = El mapa está vacío: no hay dibujada ni una sola casilla de suelo.
ship-map-lines = El mapa necesita un número impar de líneas, dos por cada fila de casillas y una más; tiene { $count }.
ship-map-width = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: la línea más larga necesita un número impar de caracteres, dos por casilla y uno más; tiene { $count }.
ship-map-corner = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: una esquina entre casillas puede llevar «+» o un espacio, no «{ $mark }»; quizá la línea esté desplazada.
ship-map-square = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: «{ $mark }» no es una marca de casilla.
ship-map-edge = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: «{ $mark }» no es una marca para este lado; aquí valen { $allowed } o un espacio.
ship-map-hull = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: aquí acaba el suelo, pero no hay ningún muro.
ship-map-door-nowhere = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: una puerta o un vano debe tener suelo a ambos lados.
ship-map-airlock = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: una esclusa lleva de una zona de entrada, o de fuera, a una casilla de suelo.
ship-map-half-door = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: las puertas y los vanos miden dos casillas de ancho; esta mitad está sola.
ship-map-leak = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: esta casilla de «{ $mark }» está abierta a una de «{ $other }»; las salas acaban en muros y puertas.
ship-map-bay = Mapa, línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: el compartimento «{ $mark }» no está abierto a ninguna sala.

## Los tableros y sus listas

ship-room-unnamed = Tablero { $board }: el mapa dibuja una sala «{ $mark }», pero la lista de salas no la nombra.
ship-room-missing = Tablero { $board }: la sala { $room } tiene la letra «{ $mark }», que el mapa no dibuja.
ship-door-missing = Tablero { $board }: las casillas dadas para la puerta { $door } no dicen cuál de las puertas dibujadas es.
ship-door-unnamed = Tablero { $board }: la puerta dibujada en { $square } no tiene nombre en la lista de puertas.
ship-door-twice = Dos puertas de esta disposición se llaman «{ $door }».

## Las disposiciones

ship-piece-board = El tablero «{ $board }» no existe.
ship-piece-turn = Tablero { $board }: no se puede girar { $degrees }°; se puede 0°, 90°, 180° y 270°.
ship-piece-dock = Tablero { $board }: el tablero de una disposición no dibuja zonas de entrada; es la disposición la que dice dónde están.
ship-piece-overlap = Tablero { $board }: en la casilla { $square } ya hay otro tablero.
ship-doorway-text = Un vano se escribe «v x y» o «h x y», por ejemplo «v 12 5»; «{ $doorway }» no lo es.
ship-doorway-place = Vano «{ $doorway }»: ahí no hay un muro con suelo a ambos lados.
ship-dock-unknown = La zona de entrada «{ $dock }» no existe en esta disposición.
ship-dock-side = Zona de entrada { $dock }: «{ $side }» no es un lado; posibles: { $allowed }.
ship-dock-threshold = Zona de entrada { $dock }: su casilla de umbral { $square } debe ser suelo y tocar la zona por ese lado.
ship-dock-overlap = La zona de entrada { $dock } ocupa casillas que ya están tomadas.
ship-apart = La nave no es de una pieza: ningún camino lleva a la casilla { $square }.
