# Lo que dice `bulkhead ladder`: bots que juegan entre sí y sus puntuaciones.

cli-ladder = Hace jugar a los bots entre sí, cada uno contra cada uno, y estima su fuerza.
ladder-bots = Los bots, dos como mínimo: nombres, o ARCHIVO.py:CLASE para un bot propio. El código de ese archivo se ejecuta.
ladder-games = Cuántas partidas juegan dos bots entre sí; un número impar se redondea hacia arriba, porque cambian de asiento.
ladder-out = Escribe en este archivo una línea cada dos partidas, en cuanto terminan.
ladder-mission = Qué misiones, por turno y con alineaciones que rotan: sus identificadores separados por comas, o all.

ladder-role-squads = Como escuadras
ladder-role-aliens = Como alienígenas
ladder-head-bot = bot
ladder-head-first = bot
ladder-head-second = contra
ladder-head-rating = Elo
ladder-head-reach = 95 %
ladder-head-games = partidas
ladder-head-share = proporción
ladder-head-interval = intervalo del 95 %
ladder-head-draws = empates
ladder-head-margin = diferencia
ladder-rating = { NUMBER($number, maximumFractionDigits: 0) }
ladder-reach = ± { NUMBER($number, maximumFractionDigits: 0) }
ladder-anchor = Los valores son distancias respecto a { $bot } en la escala Elo; la diferencia es en puntos por asiento.

ladder-too-few = Hacen falta al menos dos bots.
ladder-twice = El bot «{ $bot }» aparece dos veces.
ladder-nobody-to-compare = Entre estos bots no hay dos que jueguen los mismos asientos, así que no hay nada que comparar: { $bots }.
ladder-file-no-class = { $file }: en este archivo no hay ninguna clase «{ $name }».
ladder-file-no-choose = { $file }: «{ $name }» no es un bot, porque no tiene un método choose(view, offer).
ladder-file-changed = { $file }: el archivo cambió mientras jugaba su bot.
ladder-file-fails = { $file }{ $line ->
        [0] {""}
       *[other] , línea { $line }
    }: no se pudo cargar el archivo: { $error }
ladder-bot-not-made = { $bot }{ $line ->
        [0] {""}
       *[other] , línea { $line }
    }: no se pudo crear el bot a partir de una semilla: { $error }
ladder-bot-fails = { $bot }{ $line ->
        [0] {""}
       *[other] , línea { $line }
    }: el bot falló al elegir: { $error }
ladder-bot-no-command = { $bot }: el bot no respondió con una orden: { $answer }
ladder-bot-refused = { $bot }: el bot eligió «{ $command }», que las reglas rechazan: { $reason } ({ $clause })
