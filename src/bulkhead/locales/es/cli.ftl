### La línea de órdenes: páginas de ayuda, objeciones, la mesa en el terminal y lo que imprime cada orden.
### Lo que se teclea es igual en todos los idiomas: órdenes, opciones, notación.

## Páginas de ayuda

cli-help-usage = Uso:
cli-help-commands = Órdenes
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-examples = Ejemplos
cli-help-default = (por defecto: { $value })
cli-help-lang = Usa este idioma. Si no, decide BULKHEAD_LANG o, en su defecto, el idioma del terminal.
cli-help-help = Muestra esta página y termina.
cli-help-version = Muestra la versión y termina.

## Marcadores en las páginas de ayuda

cli-meta-options = [OPCIONES]
cli-meta-command = ORDEN
cli-meta-game = JUEGO
cli-meta-file = ARCHIVO
cli-meta-folder = CARPETA
cli-meta-seats = ASIENTO,ASIENTO
cli-meta-setting = NOMBRE=VALOR
cli-meta-position = POSICIÓN
cli-meta-query = PALABRA|CLÁUSULA
cli-meta-n = N
cli-meta-enter = Intro
cli-meta-text = TEXTO
cli-meta-faces = 1,1
cli-meta-viewer = ASIENTO|spectator|all
cli-meta-hex = HEXADECIMAL

## Órdenes

cli-bulkhead = Bulkhead: juegos de mesa en tu navegador o en tu terminal, con reglas que se explican solas y dados que cualquiera puede comprobar. No oficial, sin relación con ninguna editorial.
cli-play = Juega en el navegador, o en este terminal, con personas y bots en la combinación que quieras.
cli-sim = Hace jugar muchas partidas a los bots y cuenta victorias, duración y lo ocurrido.
cli-odds = Calcula las probabilidades exactas de una Tirada de Batalla, o de cada tirada que permite una posición.
cli-rules = Busca algo en las reglas.
cli-show = Dibuja una posición y dice quién decide y todo lo que se puede hacer.
cli-replay = Recorre una partida grabada hasta cualquier entrada, desde cualquier punto de vista.
cli-verify = Comprueba el archivo de una partida o de una campaña: cada dado, cada evento, el resultado y lo que pasa de misión en misión.

## Argumentos y opciones

cli-arg-game = El juego.
cli-arg-file = El archivo de una partida.
cli-arg-position = Una posición: una línea de texto, que puede ser de varias palabras, o el nombre de un archivo; un solo - la lee de la entrada estándar.
cli-arg-query = Una palabra que buscar o el identificador de una cláusula. Sin nada, se imprime toda la referencia.
cli-opt-option = Una opción del juego, por ejemplo rows=5. Se puede repetir.
cli-opt-cards = Juega con las cartas de este archivo.
cli-opt-from = Empieza desde esta posición: una línea de texto, o el nombre de un archivo.
cli-opt-json = Imprime JSON para un programa.
cli-opt-view = Desde qué punto de vista: un asiento (1, 2), un espectador (spectator) o alguien que lo sabe todo (all).
cli-opt-game = Busca solo en las reglas de este juego.
cli-opt-matrix = Muestra qué cláusulas tienen código y pruebas. El código de salida es 1 si a alguna le faltan.
cli-opt-dice = Cuántos dados se lanzan.
cli-opt-hold = Los dados que se dejan en la mesa, por ejemplo 1,1.
cli-play-game = El juego; heroes si no indicas ninguno.
cli-play-terminal = Juega en este terminal en vez de en el navegador; cualquiera de las opciones siguientes lo da por hecho.
cli-play-seats = Quién juega, empezando por el primer asiento: human, human=NOMBRE o el nombre de un bot; el mismo nombre en varios asientos es una sola persona. Si no nombras a nadie, juegas contra los mejores bots.
cli-play-seed = Saca los dados de este texto, para poder jugar otra vez la misma partida.
cli-play-salt = Mezcla este texto con los dados, para que nadie haya podido elegirlos por su cuenta. Una vez por persona.
cli-play-save = Dónde escribe «save» y adónde va la partida terminada.
cli-play-resume = Reanuda una partida guardada.
cli-play-new-rules = Con --resume: sigue con las reglas actuales un encuentro de una versión anterior, desde su última entrada común, en un archivo nuevo.
cli-replay-at = Se detiene tras la entrada N; si no, al final.
cli-verify-commitment = La huella que anotaste al empezar la partida.
cli-sim-games = Cuántas partidas.
cli-sim-seats = Los jugadores, empezando por el primer asiento. Si no nombras a nadie, juegan bots de todo tipo.
cli-show-write = Escribe además la posición en este archivo.
cli-sim-seed = El texto del que sale todo el azar: el mismo texto da las mismas partidas.
cli-sim-jobs = Cuántos procesos se reparten el trabajo. Los resultados no dependen de ello.
cli-sim-save = Escribe en esta carpeta un archivo por partida.
cli-sim-reference = Juega con el motor de referencia, como hace --save. Sin esto, los jugadores al azar de Heroes juegan otras partidas, con un motor mucho más rápido.

## Objeciones

cli-no-such-language = { $source }: el idioma «{ $lang }» no está disponible; idiomas: { $known }.
cli-no-such-command = La orden «{ $command }» no existe; disponibles: { $known }.
cli-no-such-option = La opción { $option } no existe aquí; --help enumera las que hay.
cli-option-needs-value = { $option } necesita un valor detrás.
cli-option-takes-no-value = { $option } no admite ningún valor.
cli-missing = Falta algo: { $what }.
cli-extra-words = «{ $words }» sobra en «{ $command }».
cli-usage = No se entiende la línea de órdenes: { $detail }
cli-refused = { $reason } ({ $clause })
cli-interrupted = Interrupción.
cli-input-ended = Se acabó la entrada y la partida se detiene aquí; no se ha guardado nada.
cli-system = { $file }: { STOP($detail) }
cli-not-a-number = { $option }: «{ $value }» debería ser un número entero de { $least } a { $most }.
cli-not-faces = { $option }: «{ $value }» debería enumerar caras de dados, por ejemplo 1,1.
cli-bad-setting = «{ $text }» debería ser una opción con su valor, por ejemplo rows=5.
cli-setting-is-file = «{ $option }» viene de un archivo, con --{ $option }.
cli-no-such-file-option = { $game } no puede usar { $option }.
cli-no-such-player = El jugador «{ $player }» no existe; disponibles: { $known }.
cli-no-such-viewer = --view: nadie se llama «{ $value }»; disponibles: { $known }.
cli-no-such-bot = --seats: el bot «{ $player }» no existe, y aquí solo pueden jugar bots; disponibles: { $known }.
cli-no-such-bot-here = El bot «{ $player }» no existe y no puede tomar el relevo; disponibles: { $known }.
cli-no-odds = Para { $game } no hay probabilidades que calcular.
cli-odds-either = Indica una posición (--from) o unos dados (--dice, --hold), pero no ambas cosas.
cli-resume-alone = { $option } no se puede cambiar al reanudar una partida.
cli-resume-other-game = { $file } es una partida de { $game }.
cli-resume-other-rules = { $agreement } Para seguir desde ahí con las reglas actuales, en un archivo nuevo: bulkhead play --resume { $typed } --new-rules
cli-new-rules-alone = --new-rules necesita --resume y el archivo del encuentro.
cli-too-many-salts =
    { $people ->
        [0] --salt es para personas, y aquí no hay ninguna.
        [one] Hay más --salt ({ $count }) que personas: solo juega una.
       *[other] Hay más --salt ({ $count }) que personas: solo juegan { $people }.
    }
cli-file-missing = El archivo «{ $file }» no existe.
cli-file-trouble = { $file }: { STOP($detail) }
cli-file-not-text = { $file } no es un archivo de texto en UTF-8.
cli-file-taken = «{ $file }» ya existe y no es esta partida; elige otro nombre.
cli-folder-not-empty = En la carpeta «{ $folder }» ya hay archivos de partidas; elige otra.

## La mesa

cli-bot-cadet = Cadete
cli-bot-raider = Saqueador
cli-bot-captain = Capitán
cli-bot-champion = Campeón
cli-bot-random = Azar
cli-table-welcome = { $game }: { $players }
cli-table-option = Opción { $option }: { $name }, { $value }.
cli-table-own-file = Opción { $option }: de un archivo tuyo.
cli-yes = sí
cli-no = no
cli-table-commitment = Los dados ya están decididos. Esta es su huella (SHA-256); anótala y al final podrás comprobarla: { $commitment }
cli-table-hint = Responde con el número o la notación de una propuesta. «help» dice qué más puedes teclear.
cli-table-hint-cards = «cards» muestra lo que saben hacer los héroes.
cli-table-resumed =
    { $count ->
        [one] La partida continúa tras una entrada. Esto fue lo último:
       *[other] La partida continúa tras { $count } entradas. Esto fue lo último:
    }
cli-table-asks = { $who }: { $question }
cli-table-curtain = { $who }, esto es solo para tus ojos. Cuando nadie más mire, pulsa Intro.
cli-table-refused = { $reason } ({ $clause }; «why» muestra la regla)
cli-table-no-such-number =
    { $most ->
        [one] Solo hay una propuesta, la número 1.
       *[other] La propuesta { $number } no existe: van de la 1 a la { $most }.
    }
cli-table-empty =
    { $most ->
        [one] Teclea 1, una orden o «help».
       *[other] Teclea un número del 1 al { $most }, una orden o «help».
    }
cli-log-clock = (tiempo agotado)
cli-table-undone =
    { $you ->
        [yes] Has deshecho tu última orden.
       *[no] { $who } ha deshecho su última orden.
    }
cli-table-saved = Guardado. Continúa cuando quieras con: bulkhead play --resume { $typed }
cli-table-final = Con eso termina la partida. Repite la orden si es lo que quieres.
cli-table-unsaved = Esta partida no está guardada. Teclea «save» para conservarla, o repite la orden para abandonarla.
cli-table-given-up = { $who } deja su asiento. Toma el relevo: { $bot }.
cli-no-asides = Por ahora solo puedes responder a la pregunta.
cli-table-aside = { $who }: ¿algo que decir aparte? Intro sin más: nada.
cli-not-an-aside = «{ $command }» responde a una pregunta: no se puede decir aparte.
cli-aside-who = Ante esta pantalla nadie es el jugador «{ $who }»; disponibles: { $known }.
cli-table-seed = La semilla de los dados era: { $seed }
cli-table-verify = La partida está en { $file }. Cualquiera puede comprobar sus dados con: bulkhead verify { $typed }
cli-table-not-kept = Esta partida no se ha conservado. Con --save ARCHIVO queda escrita, y «bulkhead verify ARCHIVO» comprueba sus dados.
cli-why-allowed = «{ $command }» está permitido.
cli-why-bot = { $who }: { $reason }
cli-why-what = Di qué hay que explicar: «why» y un número o una orden.
cli-resume-what = Di qué archivo: «resume» y su nombre.
cli-result-won = Gana { $who }.
cli-result-draw = Es un empate.

## Qué se puede teclear en la mesa

cli-verb-number = elige la propuesta con ese número
cli-verb-notation = lo mismo en la notación del juego, que está junto a cada propuesta
cli-verb-short = en breve, en Starquest: if2 para que actúe, 7.5 para ir allí, if2 7.5 para las dos cosas
cli-verb-enter = elige la propuesta si solo hay una
cli-verb-why = muestra la cláusula que permite o prohíbe algo; sin nada más, la del último rechazo, o lo que pensaba un bot
cli-verb-rules = busca algo en las reglas
cli-verb-cards = muestra las cartas de los héroes y los signos con que aparecen en el tablero
cli-verb-asides = muestra lo que puedes decir en cualquier momento, decida quien decida
cli-verb-aside = te permite a ti, o a otro jugador de esta pantalla, decir algo que no es asunto de nadie más
cli-verb-board = dibuja otra vez el tablero
cli-verb-log = cuenta todo lo ocurrido
cli-verb-undo = deshace tu última orden, si desde entonces no se han lanzado dados ni se ha revelado nada
cli-verb-giveup = deja tu asiento a un bot para el resto de la partida; lo recuperas al reanudar una guardada
cli-verb-save = escribe la partida en un archivo
cli-verb-resume = continúa una partida guardada
cli-verb-help = muestra esta lista
cli-verb-quit = deja la mesa; una partida guardada se puede reanudar

## Cartas
# `$mark` es el signo que el tablero muestra tras el nombre del héroe.

cli-cards = Los héroes
cli-card-rule = { $mark } { $name }: { $what }
cli-card-action = { $mark } { $name } (coste: { $price }; alcance: { $range }): { $what }

## Simulación

cli-sim-progress = Jugando
cli-sim-title =
    { $games ->
        [one] { $game }, una partida, semilla { $seed }
       *[other] { $game }, { $games } partidas, semilla { $seed }
    }
cli-sim-compiled = El motor compilado ha jugado estas partidas.
cli-sim-not-compiled = El motor de referencia ha jugado estas partidas, más despacio: { $why }
cli-sim-player = jugador
cli-sim-wins = victorias
cli-sim-share = proporción
cli-sim-interval = intervalo del 95 %
cli-sim-score = puntuación media
cli-sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-draws = Empates: { $draws }
cli-sim-turns = Turnos por partida: { NUMBER($mean, maximumFractionDigits: 1) } de media, de { $min } a { $max } (desviación típica { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-commands = Órdenes por partida: { NUMBER($mean, maximumFractionDigits: 1) } de media, de { $min } a { $max } (desviación típica { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-busts = Pifias por turno: { $rates }
cli-sim-all-outs = Veces a tope por turno: { $rates }
cli-sim-attacks = Ataques por turno: { $rates }
cli-sim-eliminated = Enemigos eliminados por turno: { $rates }
cli-sim-lost = Miniaturas perdidas por turno: { $rates }

## Probabilidades

cli-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-odds-roll =
    { $dice ->
        [one] Un dado lanzado
       *[other] { $dice } dados lanzados
    }{ $holding ->
        [yes] , { $held } en la mesa (hold: { $reading })
       *[no] { "" }
    }
cli-odds-position = Probabilidad de pifiarla con cada tirada
cli-odds-no-roll = En esta posición no se puede lanzar nada.

## Reglas

cli-rules-ruling = Nuestra lectura:
cli-rules-example = Ejemplo:
cli-rules-page = Manual, página { $page }.
cli-rules-no-page = No está en los manuales.
cli-rules-option = Opción { $option } ({ $name }):
cli-rules-nothing = Las reglas no dicen nada sobre «{ $query }».
cli-rules-hint = «bulkhead rules PALABRA» busca una palabra; «bulkhead rules CLÁUSULA» muestra una cláusula con su ejemplo.
cli-matrix =
    { $game }: { $clauses ->
        [one] una cláusula
       *[other] { $clauses } cláusulas
    }, { $coded } con código, { $tested } con pruebas
cli-matrix-content =
    contenido: { $clauses ->
        [one] una línea
       *[other] { $clauses } líneas
    }, { $coded } con código, { $tested } con pruebas
cli-matrix-no-code = ningún código la aplica
cli-matrix-no-call = solo las pruebas usan el código marcado con ella:
cli-matrix-no-test = ninguna prueba la demuestra
cli-matrix-no-line = ninguna línea dice qué hace
cli-matrix-no-read = ningún código lee este indicador
cli-matrix-no-play = las pruebas marcadas con ella no nombran el elemento:
cli-matrix-unknown = no está en ningún reglamento
cli-matrix-no-tests = Aquí no hay pruebas que mirar, así que no se dice nada de ellas.

## Posiciones, grabaciones, comprobación

cli-show-decides = Decide: { $who }.
cli-replay-no-such-entry =
    { $last ->
        [0] { $file } no tiene entrada { $at }: termina con la preparación, la entrada 0.
       *[other] { $file } no tiene entrada { $at }; la última es la { $last }.
    }
cli-verify-ok = { $file } está en orden: se ha recalculado todo (entradas: { $moves }, dados: { $faces }) y coincide.
cli-verify-kept = Huella: { $commitment }
cli-verify-salted =
    { $count ->
        [one] La sal del jugador { $seats } lleva esta huella: se dio cuando la semilla ya estaba fijada.
       *[other] Las sales de los jugadores { $seats } llevan esta huella: se dieron cuando la semilla ya estaba fijada.
    }
cli-verify-unsure =
    { $count ->
        [one] La sal del jugador { $seats } no dice si se dio antes o después de la huella.
       *[other] Las sales de los jugadores { $seats } no dicen si se dieron antes o después de la huella.
    }
cli-verify-earlier = Según el archivo, se jugó con la versión { $rules } de las reglas hasta la entrada { NUMBER($entries, useGrouping: 0) }.
cli-verify-older = { $file }: { $agreement }
cli-verify-finished = La partida ha terminado.
cli-verify-paused = La partida está en pausa. Cualquiera que tenga este archivo puede calcular los dados que vendrán.

## La mesa en el navegador

cli-meta-host = DIRECCIÓN
cli-meta-port = PUERTO
cli-meta-url = URL
cli-serve = Ofrece mesas a los jugadores de otros sitios, hasta que lo detengas con Ctrl-C.
cli-serve-host = La dirección en la que escuchar; solo este equipo si no indicas ninguna.
cli-serve-port = El puerto en el que escuchar; 8917 si no indicas ninguno.
cli-serve-data = La carpeta de los encuentros; tu carpeta de datos si no indicas ninguna.
cli-serve-public-url = Dónde encuentran el servidor los jugadores, cuando hay un proxy delante.
cli-play-open = La mesa está abierta en { $url } (Ctrl-C la cierra).
cli-serve-open = Mesas abiertas en { $url }; los encuentros se guardan en { $folder } (Ctrl-C lo detiene).
cli-serve-bad-url = La dirección pública «{ $url }» debe empezar por http:// o https://.
cli-serve-no-folder = «{ $folder }» no es una carpeta.
cli-no-client = La página para el navegador no está preparada: ejecuta «make play» una vez, o juega con --terminal.

## Medir

cli-meta-bench = server
cli-bench = Mide cuánto aguanta el servidor en este equipo.
cli-bench-what = Qué se mide; solo hay server.
cli-bench-matches = Encuentros que se mantienen abiertos.
cli-bench-rate = Clics por segundo.
cli-bench-seconds = Cuántos segundos dura cada parte.
cli-bench-unknown = «{ $what }» no se puede medir; disponible: { $known }.
cli-bench-checkout = Las mediciones no forman parte del paquete instalado: ejecuta esto en una copia del proyecto.

## bulkhead packs

cli-packs = Comprueba un paquete tuyo, o enumera los paquetes que hay.
cli-packs-what = Qué hacer: check (comprobar) o list (enumerar).
cli-packs-folder = La carpeta del paquete, o el id de uno instalado.
cli-meta-packs = check|list
cli-meta-pack = PAQUETE
cli-help-pack = Juega con este paquete: una carpeta, o el id de uno de tu carpeta de paquetes. Se puede repetir; prevalecen los últimos.
cli-packs-unknown = Con los paquetes no se puede hacer «{ $what }»; se puede: { $known }.
cli-packs-which = Di qué paquete hay que comprobar.
cli-packs-sound = «{ $name }», versión { $version }, está en orden.
cli-packs-wrong =
    { $count ->
        [one] Un error.
       *[other] { $count } errores.
    }
cli-packs-could-be = Se puede mejorar: { $what }
cli-packs-builtin = viene con el juego
cli-packs-nowhere = Tus paquetes van en { $folder }.
cli-opt-mission = Juega esta misión de Starquest: tutorial para la primera lección, o su id, por ejemplo mis_04_nest. Lo mismo que -o mission=ID.
cli-meta-id = ID

## Campañas

cli-meta-holders = FACCIÓN=JUGADOR
cli-meta-plan = MISIÓN,MISIÓN|short
cli-meta-eyes = FACCIÓN|spectator|all
cli-campaign = Juega una campaña de Starquest: misiones una tras otra, con rangos, Sellos y lo que pasa de una a otra.
cli-campaign-new = Empieza una campaña: desde entonces sus misiones y reglas de la casa quedan fijadas.
cli-campaign-status = Muestra cómo va cada facción: rangos, Sellos, puntos, las misiones jugadas y con qué empieza la próxima.
cli-campaign-play = Juega la próxima misión o continúa la que se empezó.
cli-campaign-undo-last = Deshace la última misión. No se borra nada.
cli-campaign-new-rules = Sigue con las reglas actuales una campaña de una versión anterior, en un archivo nuevo a su lado. La misión en curso sigue desde su última entrada común.
cli-campaign-file = El archivo de la campaña; las misiones se guardan a su lado.
cli-campaign-seats = Quién lleva cada facción, con comas entre ellas: human, human:NOMBRE, el nombre de un bot, bot para el mejor o absent. Las que no nombres las llevan bots.
cli-campaign-change = Los nuevos jugadores de las facciones, de ahora en adelante; las demás facciones siguen igual.
cli-campaign-once = Lo mismo solo para esta misión: un bot en el asiento de alguien, o alguien ausente.
cli-campaign-missions = Qué misiones, separadas por comas, o una campaña de la caja: hollow_crown (las doce, por defecto) o short.
cli-campaign-all = Sigue hasta el final de la campaña, misión tras misión.
cli-campaign-view = Desde qué punto de vista: facciones separadas por comas, un espectador (spectator), o all para saberlo todo.
cli-campaign-bad-seat = «{ $text }» debería ser una facción y quién la lleva, como eldar=human; facciones: { $known }.
cli-campaign-bad-name = Un nombre tiene como mucho { $most } caracteres imprimibles.
cli-campaign-opened = Juega su primera misión con: bulkhead campaign play { $typed }
cli-campaign-saved = La misión está guardada en { $file }. Sigue cuando quieras con: bulkhead campaign play { $campaign }
cli-campaign-stopped = La misión se detiene aquí y queda guardada; sigue con: bulkhead campaign play { $typed }
cli-campaign-torn = { $file }, línea { NUMBER($line, useGrouping: 0) }: la última línea está cortada y no cuenta; todo lo anterior está bien.
cli-campaign-undone = Deshecha: { $mission }. Su partida sigue en { $file }.
cli-campaign-mission-anew = La misión en curso no puede seguir y se deshace: { $reason }
cli-campaign-new-rules-done = La campaña sigue con la versión { $rules } de las reglas. Los resultados hasta ahora quedan como se anotaron. Sigue con: bulkhead campaign play { $typed }
cli-campaign-progress = { $mission }: rondas
cli-campaign-title =
    { $missions ->
        [one] Campaña { $file }: { $played } de una misión jugada
       *[other] Campaña { $file }: { $played } de { $missions } misiones jugadas
    }
cli-campaign-place = lugar
cli-campaign-faction = facción
cli-campaign-holder = llevada por
cli-campaign-rank = rango
cli-campaign-seals = Sellos
cli-campaign-points = puntos
cli-campaign-more = además
cli-campaign-nobody = nadie
cli-campaign-psionic = psíquico: { $rank }, { $row } de 3
cli-campaign-reserve = refuerzo: { $figure }
cli-campaign-cards =
    { $count ->
        [one] una carta conservada
       *[other] { $count } cartas conservadas
    }
cli-campaign-past =
    { $number }. { $mission }. { $count ->
        [one] Victoria: { $winners }
       *[other] Empate: { $winners }
    }. Puntos: { $points }.
cli-campaign-leader = { "  " }{ $faction }: el líder murió.
cli-campaign-rank-up = { "  " }{ $faction }: ascenso a { $rank }.
cli-campaign-rank-down = { "  " }{ $faction }: descenso a { $rank }.
cli-campaign-taken-back =
    { $count ->
        [one] Se deshizo una misión.
       *[other] Se deshicieron { $count } misiones.
    }
cli-campaign-won =
    { $count ->
        [one] La campaña ha terminado. Victoria: { $winners }.
       *[other] La campaña ha terminado. Empate: { $winners }.
    }
cli-campaign-next = Próxima misión: { $mission }
cli-campaign-begun = Misión empezada: { $mission }
cli-verify-campaign =
    { $missions ->
        [one] { $file } está en orden: se ha recalculado una misión (entradas: { $moves }, dados: { $faces }), y de ahí resultan los registros de todos.
       *[other] { $file } está en orden: se han recalculado { $missions } misiones (entradas: { $moves }, dados: { $faces }), y de ahí resultan los registros de todos.
    }
cli-verify-campaign-over = La campaña ha terminado.
cli-verify-campaign-partly = { $file }: sus entradas están bien enlazadas. Misiones de la versión actual de las reglas, recalculadas por entero: { $missions }. Las de otras versiones se comprobaron hasta donde coinciden, y sus resultados quedan como se anotaron:
