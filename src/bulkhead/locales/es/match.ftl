### Partidas: asientos, dados honrados y todo lo que puede fallar en el archivo de una partida.

## Jugar

match-seats =
    { $needed ->
        [one] Este juego necesita un jugador, no { $count }.
       *[other] Este juego necesita { $needed } jugadores, no { $count }.
    }
match-bad-salt = La sal del jugador { $seat } tiene que ser una línea de { $most } caracteres imprimibles como máximo.
match-salt-of-another = La sal del jugador { $seat } se dio para otros dados: lleva otra huella.
match-no-undo = No hay nada que puedas deshacer: tu última orden queda ya atrás, o desde entonces se han lanzado dados o se ha revelado algo.

## El archivo

store-taken = Otro servidor ya está usando la carpeta { $folder }. Detenlo antes, o elige otra carpeta con --data.
store-unreadable = La carpeta { $folder } no sirve para guardar partidas: { STOP($detail) }
store-other-version = Las partidas de la carpeta las escribió otra versión de Bulkhead (archivo { $version }; esta conoce el { $known }).

## Archivos de partidas: lectura

replay-no-header = { $file }, línea { NUMBER($line, useGrouping: 0) }: esto no es el archivo de una partida; no empieza con un encuentro.
replay-other-format = { $file }, línea { NUMBER($line, useGrouping: 0) }: el archivo tiene el formato { $format }, y este programa solo lee el formato { $known }.
replay-other-game = { $file }, línea { NUMBER($line, useGrouping: 0) }: el juego «{ $game }» no existe aquí; disponibles: { $known }.
match-other-rules = Se jugó con la versión { $rules } de las reglas, y este programa tiene la versión { $known }.
replay-other-rules = { $file }, línea { NUMBER($line, useGrouping: 0) }: se jugó con la versión { $rules } de las reglas, y este programa tiene la versión { $known }.
replay-seats = { $file }, línea { NUMBER($line, useGrouping: 0) }: el juego necesita { $needed } asientos, y el archivo tiene { $count }.
replay-cut-off = { $file }, línea { NUMBER($line, useGrouping: 0) }: el archivo está cortado a mitad de esta línea.
replay-no-end = { $file }, línea { NUMBER($line, useGrouping: 0) }: falta la última línea, la que cierra la partida.
replay-not-json = { $file }, línea { NUMBER($line, useGrouping: 0) }: esto no es JSON.
replay-bad-entry = { $file }, línea { NUMBER($line, useGrouping: 0) }: esto no es la entrada de una partida ({ $detail }).
replay-not-canonical = { $file }, línea { NUMBER($line, useGrouping: 0) }: la línea no está escrita como la escribe Bulkhead.
replay-out-of-place = { $file }, línea { NUMBER($line, useGrouping: 0) }: esta entrada no puede estar aquí.
replay-wrong-number = { $file }, línea { NUMBER($line, useGrouping: 0) }: la entrada lleva el número { $n } y debería llevar { $expected }.

## Archivos de partidas: jugarlas de nuevo

replay-wrong-dice = { $file }, línea { NUMBER($line, useGrouping: 0) }: los dados grabados no son los que necesita esta entrada.
replay-refused = { $file }, línea { NUMBER($line, useGrouping: 0) }: el juego la rechaza. { $reason }
replay-differs = { $file }, línea { NUMBER($line, useGrouping: 0) }: jugada de nuevo, esta entrada da otro resultado.
replay-not-paused = { $file } es una partida terminada y no se puede reanudar.

## Archivos de partidas: comprobarlas

replay-other-commitment = { $file }, línea { NUMBER($line, useGrouping: 0) }: la huella no es la que anotaste; en el archivo es { $commitment }.
replay-salt-of-another = { $file }, línea { NUMBER($line, useGrouping: 0) }: la sal del jugador { $seat } se dio para otros dados: lleva otra huella.
replay-bad-seed = { $file }, línea { NUMBER($line, useGrouping: 0) }: la semilla revelada al final no es la prometida.
replay-wrong-faces = { $file }, línea { NUMBER($line, useGrouping: 0) }: la semilla da «{ $computed }», pero el archivo dice «{ $recorded }».
replay-broken-chain = { $file }, línea { NUMBER($line, useGrouping: 0) }: el hash no corresponde a lo ocurrido; esta línea o una anterior se ha cambiado.
replay-wrong-end = { $file }, línea { NUMBER($line, useGrouping: 0) }: el final no es el que alcanzó esta partida.

## Encuentros jugados con otra versión de las reglas

match-agrees-up-to =
    Se jugó con la versión { $rules } de las reglas, y este programa tiene la versión { $known }. { $round ->
        [0] Coincide hasta la entrada { NUMBER($last, useGrouping: 0) } de { NUMBER($of, useGrouping: 0) }.
       *[other] Coincide hasta la entrada { NUMBER($last, useGrouping: 0) } de { NUMBER($of, useGrouping: 0) }, en la ronda { $round }.
    } { $parting }
match-agrees-nowhere = Se jugó con la versión { $rules } de las reglas, y este programa tiene la versión { $known }. No coincide nada. { $parting }
match-agrees-whole = Se jugó con la versión { $rules } de las reglas, y este programa tiene la versión { $known }. Coinciden todas las entradas, hasta el final.
match-parts-refused = La entrada { NUMBER($n, useGrouping: 0) }, «{ $command }», aquí se rechaza: { $reason } ({ $clause })
match-parts-unknown = La entrada { NUMBER($n, useGrouping: 0) }, «{ $command }», aquí no tiene sentido: { $reason }
match-parts-dice = En la entrada { NUMBER($n, useGrouping: 0) }, «{ $command }», aquí se tiran otros dados.
match-parts-events = La entrada { NUMBER($n, useGrouping: 0) }, «{ $command }», aquí tiene otras consecuencias.
match-parts-start = Aquí el juego no se puede preparar así: { $reason }
match-parts-start-dice = Aquí la preparación del juego usa otros dados.
match-parts-start-events = Aquí el juego se prepara de otro modo.
match-parts-end = Aquí la partida termina de otro modo.
match-agrees-dice = La semilla es la prometida, y todos los dados ({ $faces }) salen de ella.
match-agrees-dice-read = La semilla es la prometida. Los dados de las entradas comunes ({ $faces }) se han vuelto a tirar con las reglas. Los siguientes ({ $read }) también salen de la semilla; cuántas caras tenían se ha deducido de sus resultados.
match-agrees-dice-lots =
    La semilla es la prometida. Los dados de las entradas comunes ({ $faces }) se han vuelto a tirar con las reglas. Los siguientes ({ $read }) también salen de la semilla; cuántas caras tenían se ha deducido de sus resultados. { $count ->
        [one] En la entrada { $lots } un resultado solo encaja con un sorteo de otro número de caras.
       *[other] En las entradas { $lots } un resultado solo encaja con un sorteo de otro número de caras.
    }
replay-agrees = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $agreement }
replay-dice-not-from-seed = { $file }, línea { NUMBER($line, useGrouping: 0) }: estos dados no salen de la semilla.
replay-same-rules = { $file } se jugó con la versión { $known } de las reglas, la de este programa: basta con reanudarlo.
