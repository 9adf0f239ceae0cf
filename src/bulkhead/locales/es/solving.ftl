### Resolver partidas: la orden y sus negativas.

cli-solve = Resuelve una partida con exactitud: la probabilidad de ganar desde una posición si ambos juegan lo mejor posible.
cli-solve-table = Guarda la solución en este archivo; si ya existe, la usa.
cli-solve-gpu = Usa el procesador gráfico (necesita nvcc, el compilador de NVIDIA).
cli-solve-check = Comprueba con las reglas este número de posiciones, un turno más adelante.
cli-solve-answer = El primer jugador gana con una probabilidad del { $chance }; ningún valor se desvía más de { $bound }.
cli-solve-checked = Las posiciones comprobadas con las reglas se desvían { $residual } como mucho.
cli-solve-progress = Resolviendo, pasada { $sweep }
cli-no-solver = No se puede resolver { $game }.
solve-one-game = Solo se puede resolver una partida suelta, no un duelo de tres.
solve-too-large = El tablero es demasiado grande. Filas: { $rows }; como máximo { $most }.
solve-not-placed = Solo se pueden resolver posiciones con todos los héroes en su sitio.
solve-not-a-table = { $file } no es la tabla de un enfrentamiento resuelto.
solve-table-torn = { $file } está dañado: le faltan valores.
solve-other-match-up = { $file } contiene la solución de otro enfrentamiento.
solve-no-memory = No hay memoria suficiente: faltan { $need } MiB.
solve-machine-failed = El procesador gráfico ha fallado: { STOP($detail) }
