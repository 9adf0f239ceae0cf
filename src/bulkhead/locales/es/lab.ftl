# Lo que dice `bulkhead lab`: estudios de misiones.

cli-meta-missions = MISIÓN,MISIÓN|all
cli-meta-squads = N,N|full|all
cli-meta-bot = BOT
cli-lab = Juega muchas veces las misiones de Starquest: para medir su equilibrio o para que las siga un árbitro.
cli-lab-starquest = Hace que los bots jueguen muchas veces las misiones y mide su equilibrio.
cli-lab-referee = Un árbitro independiente, escrito a partir del manual, sigue muchas partidas y dice qué objeta.
cli-lab-referee-too = El árbitro sigue cada partida y todo se detiene en su primera objeción.
cli-lab-mission = Qué misiones: sus identificadores separados por comas, o all para todas.
cli-lab-games = Cuántas partidas de cada misión con cada número de escuadras.
cli-lab-squads = Cuántas escuadras participan: números separados por comas, full para el máximo de cada misión, o all para todos los números.
cli-lab-bots = Un solo tipo de bot para todos los asientos; si no nombras ninguno, el mejor para cada uno.
cli-lab-out = Escribe en este archivo una línea por partida en cuanto termina.
cli-lab-resume = Continúa el archivo de --out: las partidas que ya contiene no se vuelven a jugar.

cli-lab-resume-what = --resume necesita el archivo que hay que continuar: indícalo con --out.
cli-lab-squads-unknown = --squads: «{ $value }» debería ser un número de 1 a { $most }, full o all.
cli-lab-no-table =
    { $squads ->
        [one] Ninguna de estas misiones se puede jugar con una escuadra.
       *[other] Ninguna de estas misiones se puede jugar con { $squads } escuadras.
    }
cli-lab-file-exists = El archivo «{ $file }» ya existe; añade --resume para continuarlo o elige otro.
cli-lab-file-other = El archivo «{ $file }» pertenece a otro estudio; se diferencia en: { $what }.
cli-lab-file-damaged = { $file }, línea { $line }: no es el archivo de un estudio.

cli-lab-title =
    { $games ->
        [one] Una partida, semilla { $seed }
       *[other] { $games } partidas, semilla { $seed }
    }
cli-lab-table =
    { $mission }, { $squads ->
        [one] una escuadra
       *[other] { $squads } escuadras
    }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
cli-lab-seven =
    { $games ->
        [one] Las siete facciones: una partida
       *[other] Las siete facciones: { $games } partidas
    }
cli-lab-head-faction = facción
cli-lab-head-wins = victorias
cli-lab-head-share = proporción
cli-lab-head-interval = intervalo del 95 %
cli-lab-head-points = puntos
cli-lab-head-reach = 95 %
cli-lab-head-lost = bajas
cli-lab-head-leader = líder fuera de combate
cli-lab-reach = ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-lab-rounds = Rondas: { NUMBER($mean, maximumFractionDigits: 1) } de media, de { $min } a { $max }; el límite es { $limit }
cli-lab-primary =
    Misión principal: cumplida por entero en el { $share } de las partidas ({ $span }); puntos por partida: { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] {""}
       *[other] {", "}de media en la ronda { NUMBER($round, maximumFractionDigits: 1) }
    }
cli-lab-secondary =
    Misión secundaria: cumplida por entero en el { $share } de las partidas ({ $span }); puntos por partida: { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] {""}
       *[other] {", "}de media en la ronda { NUMBER($round, maximumFractionDigits: 1) }
    }
cli-lab-cards = Cartas
cli-lab-head-card = carta
cli-lab-head-held = en mano
cli-lab-head-played = jugada
cli-lab-head-mattered = contó
cli-lab-head-won = ganó quien la jugó
cli-lab-mattered = Una carta contó si algo cambió en la mesa mientras se resolvía, o si alguien bajo su efecto tiró dados, fue atacado o se movió antes de que acabara; una carta que actúa por sí sola cuenta como mucho una vez por partida y asiento.
cli-lab-late =
    { $count ->
        [0] Todas las partidas acabaron dentro del límite de su misión.
        [one] Una partida pasó del límite de su misión.
       *[other] { $count } partidas pasaron del límite de su misión.
    }
cli-lab-pace = { $bot }: decisiones: { $decisions }; { NUMBER($mean, maximumFractionDigits: 2) } ms de media, { NUMBER($slowest, maximumFractionDigits: 0) } ms como máximo

cli-referee-games = Cuántas partidas de los mejores bots, y otras tantas de jugadores que eligen al azar; las misiones y los números de escuadras se turnan.
cli-referee-bots = Solo partidas de un tipo de bot, que juega en todos los asientos; best para el mejor bot de cada asiento.
cli-referee-files = La carpeta para la grabación y la posición de cada objeción.
cli-referee-keep-going = Sigue después de una objeción y las comunica todas; la partida en cuestión termina ahí de todos modos.
cli-referee-title =
    { $games ->
        [one] Una partida seguida; entradas: { NUMBER($entries) }; semilla: { $seed }
       *[other] { $games } partidas seguidas; entradas: { NUMBER($entries) }; semilla: { $seed }
    }
cli-referee-none = El árbitro no tiene nada que objetar.
cli-referee-objection = { $game }, entrada { $entry }, { $clause }: { STOP($sentence) } Grabación: { $replay }; posición: { $position }
