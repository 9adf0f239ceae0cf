### La mesa de Starquest en el navegador.

## El mapa

web-sq-map = Mapa de la nave
web-sq-map-keys = Las flechas mueven un cursor por las casillas, Re Pág y Av Pág van de miniatura en miniatura, Inicio vuelve a la que actúa; Intro pulsa la casilla.
web-sq-minimap = Toda la nave, y la parte que se ve
web-sq-stage = La nave
web-sq-not-scanned = Sin sondear
web-sq-come-in = Entrar por aquí
web-sq-layers = Qué muestra el mapa
web-sq-layer-reach = Alcanza, coste
web-sq-layer-fire = Puede disparar
web-sq-layer-sight = Solo ve
web-sq-zoom-in = Acercar
web-sq-zoom-out = Alejar
web-sq-zoom-whole = Ver toda la nave

## Las casillas en palabras

web-sq-square =
    { $room ->
        [none] Casilla { $square }, pasillo
       *[other] Casilla { $square }, sala { $name }
    }
web-sq-here =
    { $token ->
        [yes] { $name } ({ $owner })
       *[no] { $name } ({ $owner }), vida { $life }
    }
web-sq-burning = En llamas
web-sq-r-square = Por aquí pueden entrar refuerzos
web-sq-unseen = Ninguna de tus miniaturas la ve
web-sq-mans = maneja { $machine }
web-sq-carries = lleva { $what }
web-sq-vent =
    { $state ->
        [open] Conducto de entrada
       *[gone] Conducto de entrada inutilizado
    }
web-sq-conduit = Conducto
web-sq-exit = Salida
web-sq-obstacle = Obstáculo: nadie entra
web-sq-door-at =
    { $kind ->
        [bulkhead] Mamparo
        [doorway] Hueco
       *[door] Puerta
    } al { $side }: { $state ->
        [open] paso libre
        [barred] paso bloqueado
       *[closed] paso cerrado
    }{ $can ->
        [yes] , se puede abrir ahora
       *[no] { "" }
    }
web-sq-centre = Mirar a la miniatura que actúa
web-sq-in-fire = A la vista y en línea de fuego
web-sq-in-sight = A la vista, pero fuera de la línea de fuego
web-sq-reach = Se alcanza por { $cost }
web-sq-reach-asks = Alguien tiene que dejarla pasar
web-sq-out-of-reach = La casilla { $square } queda fuera de alcance ahora.

## Las figuras

web-sq-figure = { $figure } { $id }
web-sq-token = Ficha { $id }
web-sq-unknown = Boca abajo: solo su dueño sabe qué es
web-sq-token-moves = Se mueve hasta { $squares } casillas por turno.
web-sq-token-lists = En la lista de la misión: { $kinds }.
web-sq-facing = mirando al { $facing }
web-sq-life = { $life } de { $full } puntos de vida
web-sq-movement = Movimiento
web-sq-left = quedan { $left } de { $full }
web-sq-sheet = Armadura { $armour }, movimiento { $move }, vale { $points } puntos
web-sq-weapon-rolls =
    { $pattern ->
        [line] { $dice }, a lo largo de una línea
        [blast] { $dice }, en una casilla y alrededor
        [block] { $dice }, en un bloque de dos por dos casillas
        [square] { $dice }, contra todos los de una casilla
        [split] { $dice }, a repartir entre los blancos
        [flame] { $dice }, en una casilla y alrededor, y el fuego queda
        [backblast] { $dice }, a lo largo de una línea hasta la pared, menos por cada casilla hacia atrás
        [melee] { $dice } en combate cuerpo a cuerpo
       *[other] { $dice }
    }
web-sq-supply = Tus fichas
web-sq-supply-what = Coge una y pulsa las casillas donde va.
web-sq-supply-blips = Blips
web-sq-supply-reinforcements = Reservas
web-sq-supply-specials = Para los conductos de entrada
web-sq-supply-hidden =
    { $count ->
        [one] una boca abajo
       *[other] { $count } boca abajo
    }
web-sq-supply-count = { $name }, quedan { $count }
web-sq-supply-of = { $count } × { $name }
web-sq-docked = { $id }, en la zona de entrada
web-sq-overwatch = En vigilancia
web-sq-finished = Ya ha actuado este turno

## El escáner

web-sq-players = Jugadores y escuadras
web-sq-order = Orden de turno
web-sq-setup = preparación
web-sq-round = ronda { $round } de { $rounds }
web-sq-you = tú
web-sq-driven-by-bot = un bot por { $name }
web-sq-decides = Tiene que decidir
web-sq-scanner = Escáner de la escuadra
web-sq-forces = Fuerzas
web-sq-points = Puntos
web-sq-command = Mando
web-sq-seals = Sellos
web-sq-blips = Blips
web-sq-reinforcements = Reservas

## Actuar

web-sq-decision = La pregunta abierta
web-sq-your-decision = Tú decides
web-sq-waiting = Esperando a { $name }
web-sq-answers = Respuestas
web-sq-on-the-map = Elige una casilla iluminada en el mapa.
web-sq-every-answer = { $count } respuestas en una lista
web-sq-every-square = { $count } casillas para { $name }, en lista
web-sq-supply-first = Elige primero qué colocas.
web-sq-supply-must = ¿Hay que ponerlas todas?
web-sq-menu = Qué hacer en { $square }
web-sq-which-way = ¿Mirando adónde?
web-sq-cancel = Atrás
web-sq-ready = Quién puede actuar todavía
web-sq-activate = Actuar con esta
web-sq-idle = Ahora no puede hacer nada.
web-sq-actions = Qué puede hacer
web-sq-action-shoot = Disparar
web-sq-action-overwatch = Vigilancia
web-sq-action-door = Puerta
web-sq-action-melee = Cuerpo a cuerpo
web-sq-action-search = Registrar
web-sq-action-turn = Girar
web-sq-cannot-shoot = Desde aquí no hay a quién disparar, o ya ha disparado.
web-sq-cannot-door = No hay ninguna puerta al alcance.
web-sq-cannot-melee = No hay nadie a quien atacar justo delante.
web-sq-cannot-turn = Ya no puede girar.
web-sq-cannot-overwatch = Ahora no puede ponerse en vigilancia.
web-sq-cannot-search = Ahora no puede registrar.
web-sq-finish = Terminar con ella
web-sq-end-turn = Terminar el turno
web-sq-undo = Deshacer
web-sq-target = El ataque
web-sq-with = Con qué
web-sq-weapon =
    { $shots ->
        [one] { $weapon }
       *[other] { $weapon }, { $shots } disparos
    }
web-sq-armour-life = armadura { $armour }, vida { $life }
web-sq-silent =
    { $count ->
        [one] ¿Por qué { $name } no puede disparar?
       *[other] ¿Por qué los demás no pueden disparar?
    }
web-sq-way-here = Su camino hasta aquí
web-sq-hurt = herido
web-sq-killed = eliminado
web-sq-share-left =
    { $left ->
        [one] Queda un punto por repartir.
       *[other] Quedan { $left } puntos por repartir.
    }
web-sq-share-does =
    { $given }: { $does ->
        [kills] eliminado
       *[hurts] herido
    }
web-sq-share-rest =
    { $left ->
        [one] Renunciar al último punto
       *[other] Renunciar a { $left } puntos
    }
web-sq-shots =
    { $shots ->
        [one] un disparo
       *[other] { $shots } disparos
    }
web-sq-whole-total = Con el total entero: lo repartes después de tirar.
web-sq-own = De los tuyos
web-sq-in-it = Quién está ahí
web-sq-hits-nobody = Ahí no hay nadie a quien herir.
web-sq-no-roll = Nada lo detiene: no se tiran dados.
web-sq-uncovers =
    { $count ->
        [one] Antes se revela la ficha { $tokens }: solo entonces se conocen sus probabilidades.
       *[other] Antes se revelan las fichas { $tokens }: solo entonces se conocen sus probabilidades.
    }
web-sq-totals = Probabilidad de cada total: { $totals }
web-sq-dice =
    { $colours ->
        [white]
            { $white ->
                [one] un dado blanco
               *[other] { $white } dados blancos
            }
        [red]
            { $red ->
                [one] un dado rojo
               *[other] { $red } dados rojos
            }
       *[both] { $red } dados rojos, { $white } blancos
    }
web-sq-shoot-now = ¡Fuego!
web-sq-strike-now = Golpear
web-sq-play-now = Jugar
web-sq-choose-now = Elegir este
web-sq-plant-now = Detonar la carga

## Diario, teclas, final

web-sq-log = Diario
web-sq-log-empty = Todavía no ha pasado nada.
web-sq-tabs = Qué muestra la hoja
web-sq-tab-act = Actuar
web-sq-tab-squad = Escuadra
web-sq-keys = En la mesa de Starquest
web-sq-key-enter = Actuar con la figura elegida, o hacer el ataque elegido
web-sq-key-next = La siguiente figura que puede actuar
web-sq-crumb = Starquest: { $mission }
web-sq-over = La misión ha terminado
web-sq-won = vencedor

## Una mesa nueva

web-sq-new-mission = Misión
web-sq-new-tutorial = Tutorial
web-sq-new-campaign = Campaña
web-sq-new-skirmish = Escaramuza
web-sq-new-rounds = { $rounds } rondas como mucho, unos { $minutes } minutos
web-sq-new-empty = Vacío
web-sq-new-empty-what = Nadie juega con esta facción.
web-sq-new-not-here = No está en esta misión.
web-sq-new-fill = Llenar de bots los puestos libres
web-sq-new-few-squads = Esta misión pide de { $least } a { $most } escuadras.
web-sq-new-few-aliens = Esta misión pide un jugador alienígena.
web-sq-new-primary = Misión principal
web-sq-new-secondary = Misión secundaria
web-sq-new-start = Empezar la misión
web-sq-new-squads = Escuadras
web-sq-new-aliens = Alienígenas
web-sq-new-between = { $taken } en la mesa, juegan de { $least } a { $most }
web-sq-new-exactly =
    { $least ->
        [one] { $taken } en la mesa, juega { $least }
       *[other] { $taken } en la mesa, juegan { $least }
    }
web-sq-new-house-book = { $count } opciones, todas como en el reglamento
web-sq-new-house-changed = { $count } opciones, { $changed } distintas del reglamento
web-sq-new-house-show = Todas, por capítulo
web-sq-new-house-hide = Solo las distintas
web-sq-new-house-differ =
    { $count ->
        [one] { $count } distinta
       *[other] { $count } distintas
    }
web-sq-new-house-count =
    { $count ->
        [one] { $count } opción
       *[other] { $count } opciones
    }

## En cualquier momento

web-sq-aside = En cualquier momento
web-sq-aside-else = Además
web-sq-why-not = ¿Por qué no?
web-sq-now = ¿Qué puedo hacer ahora?
web-sq-now-more =
    { $count ->
        [one] y otra opción así
       *[other] y otras { $count } opciones así
    }
web-sq-now-not = Ahora no
web-sq-page-hand = Alzar la mano
web-sq-page-orders = Órdenes permanentes
web-sq-hand = Alza la mano
web-sq-hand-is-up = Tu mano está alzada: en la próxima pausa podrás gastar puntos de mando. Nadie más la ve.
web-sq-hand-what =
    { $points ->
        [0] No tienes puntos de mando. Con ellos podrías interrumpir a quien actúa.
       *[other] En la próxima pausa interrumpes a quien actúa y gastas puntos de mando. Tienes { $points }.
    }
web-sq-triggers = Se alza sola
web-sq-triggers-none = Quitar todas
web-sq-trigger-when = ¿Cuándo?
web-sq-moment-begins = empieza un turno
web-sq-moment-after = alguien ha actuado
web-sq-moment-ends = acaba un turno
web-sq-moment-seen = ven a uno de los míos
web-sq-moment-near = se acerca un enemigo
web-sq-trigger =
    { $kind ->
        [begins] Cuando empieza el turno de { $name }
        [after] Tras cada activación de { $name }
        [ends] Cuando acaba el turno de { $name }
        [near] Cuando un enemigo llega a { $number } casillas de { $name }
       *[other] Cuando un enemigo ve a { $name }
    }

## Órdenes permanentes

web-sq-standing-what = Responden en tu nombre, para que nadie tenga que esperarte. Solo tú las conoces.
web-sq-clocks-what = Cuando se acaba el tiempo responde tu orden permanente; si no hay, vale la respuesta habitual.
web-sq-standing-hidden = La pregunta abierta la puede leer cualquiera ante esta pantalla, así que ahora no se muestran las órdenes permanentes de nadie: son secreto de cada jugador. Encontrarás las tuyas aquí cuando se levante el telón para ti.
web-sq-standing-chance = Desde qué probabilidad
web-sq-standing-overwatch = Disparos de vigilancia
web-sq-standing-overwatch-one = Disparos de vigilancia de { $whom }
web-sq-standing-dodge = Esquivar con puntos de mando
web-sq-standing-saves = Salvaciones
web-sq-standing-cards = Cartas de respuesta
web-sq-standing-reveal = Orientación de las miniaturas reveladas
web-sq-standing-rite = Ritos
web-sq-standing-discard = Qué se pierde primero
web-sq-holds-discard-ask = Se me pregunta qué carta o arma se pierde. Púlsalas en el orden en que deben irse.
web-sq-holds-discard = En este orden: { $things }; después se me pregunta.
web-sq-standing-passing-one = Dejar pasar: { $whom }
web-sq-holds-overwatch =
    { $now ->
        [shoot] Quien vigila dispara si eliminar es probable al menos en un { $from } %, y si no espera.
        [hold] Nadie dispara; la ficha se queda.
       *[other] Se me pregunta cada vez que un enemigo entra en la vista.
    }
web-sq-holds-dodge =
    { $now ->
        [never] Nunca esquivo.
        [if-harmful] Se me pregunta si un punto de vida peligra al menos en un { $from } %.
       *[other] Se me pregunta en cada ataque contra mí.
    }
web-sq-holds-saves =
    { $now ->
        [all] Tiro todas las salvaciones que puedo.
        [none] No tiro ninguna.
       *[other] Se me pregunta cuántas.
    }
web-sq-holds-cards =
    { $now ->
        [never] No juego ninguna, y nadie me espera.
       *[other] Se me pregunta cada vez que podría jugarse una.
    }
web-sq-holds-reveal =
    { $now ->
        [nearest] Miran a la miniatura de escuadra más cercana.
       *[other] Las coloco yo una por una.
    }
web-sq-holds-rite =
    { $now ->
        [fatal] Se usa uno para el más valioso de los que morirían.
        [never] No se usa ninguno.
       *[other] Se me pregunta en cada pérdida.
    }
web-sq-holds-passing =
    { $now ->
        [always] Sus miniaturas siempre pueden pasar entre las mías.
        [never] Sus miniaturas nunca pueden pasar entre las mías.
       *[other] Se me pregunta cada vez.
    }
web-sq-word-ask = Preguntar
web-sq-word-always = Siempre
web-sq-word-never = Nunca
web-sq-word-all = Todas
web-sq-word-none = Ninguna
web-sq-word-hold = Nunca
web-sq-word-shoot = Si es probable
web-sq-word-shoot-from = Solo si elimina ≥ { $from } %
web-sq-word-if-harmful = Si daña
web-sq-word-if-harmful-from = Solo si riesgo ≥ { $from } %
web-sq-word-nearest = Escuadra cercana
web-sq-word-fatal = Si es mortal
web-sq-word-from = { $from } %
web-sq-next-time = La próxima vez
web-sq-next-time-one = La próxima vez, { $whom }
web-sq-offers-wait =
    { $count ->
        [one] una oferta espera
       *[other] { $count } ofertas esperan
    }

## Lo que está en juego

web-sq-stake = Lo que está en juego
web-sq-stake-to = quiere ir a { $square }
web-sq-stake-killed = eliminado
web-sq-stake-points = puntos si cae
web-sq-stake-shot =
    { $stays ->
        [yes] disparo; la ficha se queda
       *[no] disparo, luego fuera la ficha
    }
web-sq-stake-hurt = te hieren
web-sq-stake-lost = la pierdes
web-sq-stake-command =
    { $value ->
        [one] punto de mando para esquivar
       *[other] puntos de mando para esquivar
    }
web-sq-stake-losing =
    { $value ->
        [one] punto de vida se pierde
       *[other] puntos de vida se pierden
    }
web-sq-stake-life =
    { $value ->
        [one] punto de vida que tiene
       *[other] puntos de vida que tiene
    }
web-sq-stake-worth = puntos que vale
web-sq-stake-owed = aún por ceder
web-sq-other-shots = Otros disparos
web-sq-hold-fire = No disparar
web-sq-paused = El turno de { $name } está parado.
web-sq-countdown =
    { $left ->
        [one] Queda un segundo
       *[other] Quedan { $left } segundos
    }
web-sq-countdown-then = Después:
web-sq-keys-answer = La pregunta abierta
web-sq-key-yes = Hazlo
web-sq-key-no = No lo hagas
web-sq-key-answer = Esta respuesta

## Qué se espera de los demás

web-sq-waits-overwatch = Vigilancia: disparar o no.
web-sq-waits-dodge = Bajo ataque: esquivar o no.
web-sq-waits-command = Se gastan puntos de mando.
web-sq-waits-command-roll = Tirar o no por puntos de mando.
web-sq-waits-permission = Dejar pasar a alguien o no.
web-sq-waits-agreement = Aceptar un intercambio o no.
web-sq-waits-saves = Se tiran las salvaciones.
web-sq-waits-losses = Elegir qué se pierde.
web-sq-waits-rite = Un rito o no.
web-sq-waits-scan = Se sondea un tablero: se ponen blips.
web-sq-waits-placing = Se coloca una miniatura.
web-sq-waits-look = Se miran fichas tapadas.
web-sq-waits-share = Reparto de los puntos de una tirada.
web-sq-waits-event = Una carta de evento.
web-sq-waits-reinforcements = Refuerzos.
web-sq-waits-turn = El turno sigue.
web-sq-waits-setup = Preparación.
web-sq-waits-ruling = Una decisión entre dos.
web-sq-waits-card = Una carta o una elección.

## Escáner, cartas y puntos

web-sq-page-scanner = Escáneres
web-sq-page-points = Puntos
web-sq-whose = De quién
web-sq-everybody = Todos
web-sq-ledger-empty = En esta mesa aún nadie ha ganado ni perdido puntos.
web-sq-rank = Rango
web-sq-leader = Líder
web-sq-nobody = ninguno
web-sq-psionic = Psiónico
web-sq-psionic-missions = Misiones superadas
web-sq-psionic-arts = Artes estudiadas
web-sq-notes = Notas, solo para ti
web-sq-cards = Cartas
web-sq-cards-yours = solo las ves tú
web-sq-cards-now = se puede jugar
web-sq-cards-hidden =
    { $count ->
        [one] una carta tapada
       *[other] { $count } cartas tapadas
    }
web-sq-cards-orders = Órdenes
web-sq-cards-equipment = Equipo
web-sq-cards-recon = Reconocimiento
web-sq-cards-psychic = Poderes psíquicos
web-sq-cards-governor = Gobernador
web-sq-cards-events = Eventos
web-sq-cards-secret = Misiones secretas

## Diplomacia

web-sq-page-dealings = Diplomacia
web-sq-bond =
    { $bond ->
        [public] tu aliado público
        [secret] tu aliado secreto
        [parted] os habéis separado para esta misión
       *[other] sin alianza
    }
web-sq-bond-legionary = { $who } está aliado por su cuenta.
web-sq-bond-others = Aliados públicos: { $one } y { $other }.
web-sq-received =
    { $kind ->
        [sale] Oferta { $number }: { $card } por 20 puntos.
        [secret] Oferta { $number }: una alianza secreta.
       *[other] Oferta { $number }: una alianza pública.
    }
web-sq-offered =
    { $kind ->
        [sale] Has ofrecido { $card } por 20 puntos ({ $number }).
        [secret] Has ofrecido una alianza secreta ({ $number }).
       *[other] Has ofrecido una alianza pública ({ $number }).
    }
web-sq-closed =
    { $kind ->
        [secret] No se puede ofrecer una alianza secreta.
       *[other] No se puede ofrecer una alianza pública.
    }
web-sq-unsold = No se les puede vender ninguna carta.
web-sq-costs = Lo que cuesta
web-sq-cost-violation = Atacar adrede a un aliado: 50 puntos, la alianza termina, y si era secreta sale a la luz.
web-sq-betrays =
    { $secret ->
        [yes] Así apuntas a un aliado secreto ({ $faction }): te cuesta 50 puntos, la alianza se acaba y todos se enteran de que la había.
       *[no] Así apuntas a un aliado ({ $faction }): te cuesta 50 puntos y la alianza se acaba.
    }
web-sq-cost-parting = Separarse no cuesta puntos, pero no podréis volver a aliaros en esta misión.
web-sq-cost-sale =
    { $to ->
        [nobody] Una carta de reconocimiento cuesta 20 puntos a quien la compra; no van a nadie.
       *[other] Una carta de reconocimiento cuesta 20 puntos a quien la compra; van a quien la vende.
    }
web-sq-cost-deal =
    { $lasts ->
        [moment] El trato vale como alianza solo en ese momento.
       *[other] El trato os hace aliados públicos hasta que os separéis o acabe la misión.
    }
web-sq-cost-apart =
    { $hybrids ->
        [apart] Una alianza con el Reino del Caos no cubre ni a los robagenes ni a los híbridos.
       *[other] Una alianza con el Reino del Caos no cubre a los robagenes.
    }

## La primera misión, como lección

web-sq-lesson = Lección
web-sq-lesson-briefing = Tu misión
web-sq-lesson-next =
    { $more ->
        [0] Entendido
        [one] Sigue (1 más)
       *[other] Sigue ({ $more } más)
    }
web-sq-lesson-skip = Saltar estos
web-sq-lesson-welcome = Mandas esta escuadra: { $faction }. Lleva a dos de tus cuatro soldados a la sala { $zone } sin ningún alienígena dentro al final de tu turno: vale 30 puntos y termina la misión.
web-sq-lesson-dock = Pulsa la esclusa a la que se acoplará tu lancha. Desde ambas hay dos turnos de camino hasta la sala { $zone }.
web-sq-lesson-map = Cómo se lee el mapa: los discos redondos son miniaturas, y la flecha del borde dice hacia dónde miran. Arrastra el mapa para moverlo y amplíalo con la rueda o con dos dedos. Los alienígenas entran por las casillas con una R.
web-sq-lesson-act = En tu turno cada miniatura actúa una vez: se mueve y puede atacar una vez. Pulsa una en el mapa o en la lista.
web-sq-lesson-enter = Pulsa una casilla iluminada para subirla a bordo y luego hacia dónde mira: hacia dentro. Lo que queda a su espalda ni lo ve ni le dispara.
web-sq-lesson-walk = Para andar, pulsa una casilla iluminada: toma el camino más barato y se detiene si pasa algo. Hacia atrás cada paso cuesta el doble. Puedes deshacer un movimiento mientras no se hayan tirado dados ni descubierto nada.
web-sq-lesson-shoot = Puede disparar: pulsa un blanco marcado para ver las probabilidades y pulsa otra vez para hacer fuego. Se tiran sus dados, y cada punto por encima de la armadura del blanco quita un punto de vida. Con un arma ligera puede seguir andando; una pesada dispara antes o después de todo el movimiento.
web-sq-lesson-farewell = Esta ha sido la primera lección. Sigue con una breve escaramuza o con una campaña entera: las dos empiezan en una mesa nueva. Las reglas responden a todo lo demás.

## Antes del primer turno

web-sq-muster = Preparación
web-sq-sensible = Dame una escuadra sensata
web-sq-sensible-what = Un bot elige armas y cartas por ti lo mejor que sabe. La zona de entrada la eliges tú.
web-sq-sensible-on = Se está preparando tu escuadra…
web-sq-sensible-stop = Elijo yo
web-sq-muster-entry = Pulsa una zona de entrada en el mapa o elígela aquí.
web-sq-ready-check = ¿Todo el mundo listo?
web-sq-ready-chooses = elige
web-sq-ready-later = va después
web-sq-ready-ready = a punto
## Mirar atrás

web-sq-hands = Cartas y alianzas
web-sq-bond-secret-others = Aliados en secreto: { $one } y { $other }.
web-sq-after-headline = Gana: { $who }, con { $points } puntos
web-sq-after-look = pulsa una ronda para verla otra vez
web-sq-after-round = Ronda { $round }
web-sq-after-rounds =
    { $mission }, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
web-sq-after-course = Puntos por ronda
web-sq-after-losses = Bajas
web-sq-after-lost =
    { $count ->
        [0] Ninguna baja
        [one] Una baja
       *[other] { $count } bajas
    }
web-replay-jump-round = Rondas
web-replay-key-round = siguiente ronda; con Mayús la anterior
web-replay-jump-kill = Eliminados
web-replay-key-kill = siguiente eliminación; con Mayús la anterior
web-replay-jump-scan = Escaneos
web-replay-key-scan = siguiente escaneo; con Mayús el anterior
web-replay-jump-reveal = Revelados
web-replay-key-reveal = siguiente ficha revelada; con Mayús la anterior
web-replay-jump-points = Puntos
web-replay-key-points = siguiente cambio de puntos; con Mayús el anterior

## La franja sobre el mapa

web-sq-goals = Objetivos
web-sq-goal-primary = Objetivo primario
web-sq-goal-secondary = Objetivo secundario
web-sq-goal-secret = Misión secreta
web-sq-goal-met = logrado
web-sq-goal-gone = perdido
web-sq-goal-progress = { $done }/{ $of }
web-sq-goal-more = +{ $count }
web-sq-goal-score = Tú { $mine }, mejor rival { $best }
web-sq-goal-theirs = Las escuadras han venido a por esto. Impídelo: lo que no logren es para los alienígenas.
web-sq-goal-paid = { $paid } de { $points } puntos repartidos, { $mine } para ti.
web-sq-goal-show = Mostrar en el mapa
web-sq-goal-rounds = Ronda { $round } de { $rounds } como máximo.
