### Cualquier mesa, sea cual sea el juego: jugadores, opciones y archivos escritos a mano.

## La mesa

player = Jugador { $seat }
player-of = Jugador { $side }
game-unknown = El juego «{ $game }» no existe aquí; disponibles: { $known }.
option-unknown = La opción «{ $option }» no existe; disponibles: { $known }.
option-bad-value = Opción «{ $option }»: «{ $value }» no vale; valores posibles: { $what }.

## Juegos sin notación ni frases propias

game-command = { $command }
game-command-unreadable = «{ $text }» no es una orden de este juego.
game-position-unreadable = «{ $text }» no es una posición de este juego.
game-event = { $what }
game-event-of = { $who }: { $what }

## Archivos
# Los números de línea se escriben como los muestra un editor, sin separadores.

file-not-toml = { $file }, línea { NUMBER($line, useGrouping: 0) }: esto no es TOML ({ $detail }).
file-not-tables = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: debe ser una lista de tablas, cada una encabezada por un nombre entre corchetes dobles.
file-missing = { $file }, línea { NUMBER($line, useGrouping: 0) }: falta el campo «{ $field }».
file-not-text = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: debe ser un texto entre comillas y no estar vacío.
file-not-one-of = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» no está entre los valores admitidos: { $allowed }.
file-unknown-field = { $file }, línea { NUMBER($line, useGrouping: 0) }: aquí no existe un campo «{ $field }»; campos posibles: { $allowed }.
file-twice = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» ya se ha usado antes.
file-not-an-id = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» debe tener solo letras minúsculas de la a a la z.
survey-nothing = «{ $about }» no es algo que se pueda preguntar sobre esta mesa.
