### La mesa de Starquest en el navegador.

## El mapa

web-sq-map = Mapa de la nave
web-sq-map-keys = Las flechas mueven un cursor por las casillas, Re Pág y Av Pág van de miniatura en miniatura, Inicio vuelve a la que actúa, Intro selecciona la casilla.
web-sq-minimap = Toda la nave, y la parte que se ve
web-sq-stage = La nave
web-sq-not-scanned = Sin sondear
web-sq-come-in = Entrar por aquí
web-sq-layers = Qué muestra el mapa
web-sq-layer-reach = Alcance y coste
web-sq-layer-fire = Puede alcanzar
web-sq-layer-sight = Solo visión
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
web-sq-mans = a los mandos: { $machine }
web-sq-carries = lleva: { $what }
web-sq-vent =
    { $state ->
        [open] Conducto de entrada
       *[gone] Conducto de entrada inutilizado
    }
web-sq-conduit = Conducto
web-sq-exit = Salida
web-sq-obstacle = Obstáculo: no se puede entrar
web-sq-door-at =
    { $kind ->
        [bulkhead] Compuerta
        [doorway] Vano
       *[door] Puerta
    } al { $side }: { $state ->
        [open] paso libre
        [barred] paso bloqueado
       *[closed] paso cerrado
    }{ $can ->
        [yes] , se puede abrir ahora
       *[no] { "" }
    }
web-sq-centre = Centrar la miniatura que actúa
web-sq-in-fire = A la vista y en línea de fuego
web-sq-in-sight = A la vista, pero fuera de la línea de fuego
web-sq-reach =
    { $cost ->
        [one] Cuesta { $cost } punto de movimiento
       *[other] Cuesta { $cost } puntos de movimiento
    }
web-sq-reach-asks = Alguien tiene que dejarla pasar
web-sq-out-of-reach = La casilla { $square } queda fuera de alcance ahora.

## Las figuras

web-sq-figure = { $figure } { $id }
web-sq-token = Ficha { $id }
web-sq-unknown = Boca abajo: solo su dueño sabe qué es
web-sq-token-moves =
    { $squares ->
        [one] Se mueve una casilla por turno.
       *[other] Se mueve hasta { $squares } casillas por turno.
    }
web-sq-token-lists = En la lista de la misión: { $kinds }.
web-sq-facing = mirando al { $facing }
web-sq-life = puntos de vida: { $life } de { $full }
web-sq-movement = Movimiento
web-sq-left =
    { $left ->
        [one] queda { $left } de { $full }
       *[other] quedan { $left } de { $full }
    }
web-sq-sheet = Armadura { $armour }, movimiento { $move }, vale { sq-points }
web-sq-weapon-rolls =
    { $pattern ->
        [line] { $dice }, a lo largo de una línea
        [blast] { $dice }, en una casilla y alrededor
        [block] { $dice }, en un bloque de dos por dos casillas
        [square] { $dice }, contra todos los de una casilla
        [split] { $dice }, a repartir entre los objetivos
        [flame] { $dice }, en una casilla y alrededor, y el fuego queda
        [backblast] { $dice }, a lo largo de una línea hasta la pared, menos por cada casilla hacia atrás
        [melee] { $dice } en combate cuerpo a cuerpo
       *[other] { $dice }
    }
web-sq-supply = Tus fichas
web-sq-supply-what = Toma una y pulsa la casilla donde va.
web-sq-supply-blips = Blips
web-sq-supply-reinforcements = Refuerzos
web-sq-supply-specials = Para los conductos de entrada
web-sq-supply-hidden =
    { $count ->
        [one] una boca abajo
       *[other] { $count } boca abajo
    }
web-sq-supply-count =
    { $count ->
        [one] { $name }, queda { $count }
       *[other] { $name }, quedan { $count }
    }
web-sq-supply-of = { $count } × { $name }
web-sq-overwatch = En vigilancia
web-sq-finished = Ya ha actuado este turno

## El escáner

web-sq-players = Jugadores y escuadras
web-sq-order = Orden de turno
web-sq-setup = preparación
web-sq-round = ronda { $round } de { $rounds }
web-sq-you = tú
web-sq-driven-by-bot = juega un bot en su lugar ({ $name })
web-sq-decides = Tiene que decidir
web-sq-scanner = Escáner de la escuadra
web-sq-forces = Fuerzas
web-sq-points = Puntos
web-sq-command = Mando
web-sq-seals = Sellos
web-sq-blips = Blips
web-sq-reinforcements = Refuerzos

## Actuar

web-sq-decision = La pregunta en curso
web-sq-your-decision = Tú decides
web-sq-waiting = Esperando: { $name }
web-sq-answers = Respuestas
web-sq-on-the-map = Elige una casilla iluminada en el mapa.
web-sq-every-answer =
    { $count ->
        [one] La única respuesta, en lista
       *[other] Las { $count } respuestas, en lista
    }
web-sq-every-square =
    { $count ->
        [one] { $name }: una casilla, en lista
       *[other] { $name }: { $count } casillas, en lista
    }
web-sq-supply-first = Elige primero qué colocas.
web-sq-supply-must = ¿Hay que ponerlas todas?
web-sq-menu = Qué hacer en { $square }
web-sq-which-way = ¿Hacia dónde mira?
web-sq-cancel = Atrás
web-sq-ready = Quién puede actuar todavía
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
web-sq-finish = Terminar su activación
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
        [one] { $name }: ¿por qué no puede disparar?
       *[other] ¿Por qué las demás no pueden disparar?
    }
web-sq-way-here = Su camino hasta aquí
web-sq-hurt = herida
web-sq-killed = baja
web-sq-share-left =
    { $left ->
        [one] Queda un punto por repartir.
       *[other] Quedan { $left } puntos por repartir.
    }
web-sq-share-does =
    { $given }: { $does ->
        [kills] baja
       *[hurts] herida
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
       *[both]
            { $red ->
                [one] un dado rojo
               *[other] { $red } dados rojos
            }, { $white ->
                [one] un dado blanco
               *[other] { $white } dados blancos
            }
    }
web-sq-shoot-now = ¡Fuego!
web-sq-strike-now = Golpear
web-sq-play-now = Jugar
web-sq-choose-now = Elegir
web-sq-plant-now = Detonar la carga

## Diario, teclas, final

web-sq-log = Diario
web-sq-log-empty = Todavía no ha pasado nada.
web-sq-tabs = Pestañas de este panel
web-sq-tab-act = Actuar
web-sq-tab-squad = Escuadra
web-sq-keys = En la mesa de Starquest
web-sq-key-enter = actuar con la miniatura elegida, o hacer el ataque elegido
web-sq-key-next = siguiente miniatura que puede actuar
web-sq-crumb = Starquest: { $mission }
web-sq-over = La misión ha terminado
web-sq-won = gana

## Una mesa nueva

web-sq-new-mission = Misión
web-sq-new-tutorial = Tutorial
web-sq-new-campaign = Campaña
web-sq-new-skirmish = Escaramuza
web-sq-new-rounds = { $rounds } rondas como máximo, unos { $minutes } minutos
web-sq-new-empty = Vacío
web-sq-new-empty-what = Nadie juega con esta facción.
web-sq-new-not-here = No está en esta misión.
web-sq-new-fill = Llenar de bots los asientos libres
web-sq-new-few-squads =
    { $least ->
        [one] Esta misión necesita de una a { $most } escuadras.
       *[other] Esta misión necesita de { $least } a { $most } escuadras.
    }
web-sq-new-few-aliens = Esta misión necesita un jugador alienígena.
web-sq-new-many-aliens =
    { $aliens ->
        [one] Esta misión admite un solo jugador alienígena.
       *[other] Esta misión admite como máximo { $aliens } jugadores alienígenas.
    }
web-sq-new-primary = Misión principal
web-sq-new-secondary = Misión secundaria
web-sq-new-start = Empezar la misión
web-sq-new-squads = Escuadras
web-sq-new-aliens = Alienígenas
web-sq-new-between = En la mesa: { $taken }; hacen falta de { $least } a { $most }
web-sq-new-exactly =
    { $least ->
        [one] En la mesa: { $taken }; hace falta { $least }
       *[other] En la mesa: { $taken }; hacen falta { $least }
    }
web-sq-new-house-book =
    { $count ->
        [one] Una opción, como en el reglamento
       *[other] { $count } opciones, todas como en el reglamento
    }
web-sq-new-house-changed =
    { $count ->
        [one] Una opción
       *[other] { $count } opciones
    }, { $changed ->
        [one] una distinta del reglamento
       *[other] { $changed } distintas del reglamento
    }
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
        [one] y otra opción parecida
       *[other] y otras { $count } opciones parecidas
    }
web-sq-now-not = Ahora no
web-sq-page-hand = Interrumpir
web-sq-page-orders = Órdenes permanentes
web-sq-hand = Interrumpir en la próxima pausa
web-sq-hand-is-up = En la próxima pausa interrumpirás y podrás gastar puntos de mando. Nadie más lo sabe todavía.
web-sq-hand-what =
    { $points ->
        [0] No tienes puntos de mando. Con ellos podrías interrumpir el turno de otro jugador.
       *[other] En la próxima pausa puedes interrumpir el turno de otro jugador y gastar puntos de mando. Tienes { $points }.
    }
web-sq-triggers = Interrumpir sin preguntar
web-sq-triggers-none = Quitar todos los avisos
web-sq-trigger-when = ¿Cuándo?
web-sq-moment-begins = empieza un turno
web-sq-moment-after = alguien ha actuado
web-sq-moment-ends = acaba un turno
web-sq-moment-seen = ven a uno de los míos
web-sq-moment-near = se acerca un enemigo
web-sq-trigger =
    { $kind ->
        [begins] Comienzo del turno: { $name }
        [after] Tras cada activación: { $name }
        [ends] Final del turno: { $name }
        [near]
            { $number ->
                [one] Enemigo a una casilla: { $name }
               *[other] Enemigo a { $number } casillas: { $name }
            }
       *[other] A la vista de un enemigo: { $name }
    }

## Órdenes permanentes

web-sq-standing-what = Responden en tu nombre, para que nadie tenga que esperarte. Solo tú las conoces.
web-sq-clocks-what = Cuando se acaba el tiempo responde tu orden permanente; si no hay, vale la respuesta habitual.
web-sq-standing-hidden = Cualquiera ante esta pantalla puede leer la pregunta, así que las órdenes permanentes, que son secretas, no se muestran ahora. Encontrarás las tuyas aquí cuando se levante el telón para ti.
web-sq-standing-chance = Probabilidad mínima
web-sq-standing-overwatch = Disparos de vigilancia
web-sq-standing-overwatch-one = Disparos de vigilancia: { $whom }
web-sq-standing-dodge = Esquivar con puntos de mando
web-sq-standing-saves = Salvaciones
web-sq-standing-cards = Cartas de respuesta
web-sq-standing-reveal = Orientación de las miniaturas reveladas
web-sq-standing-rite = Ritos
web-sq-standing-discard = Qué se pierde primero
web-sq-holds-discard-ask = Preguntarme qué carta o arma se pierde. Púlsalas en el orden en que deben perderse.
web-sq-holds-discard = En este orden: { $things }; después, preguntarme.
web-sq-standing-passing-one = Dejar pasar: { $whom }
web-sq-holds-overwatch =
    { $now ->
        [shoot] Disparar si la probabilidad de eliminar es al menos del { $from } %; si no, esperar.
        [hold] No disparar; el marcador se queda.
       *[other] Preguntarme cada vez que un enemigo aparezca a la vista.
    }
web-sq-holds-dodge =
    { $now ->
        [never] No esquivar nunca.
        [if-harmful] Preguntarme si el riesgo de perder un punto de vida es al menos del { $from } %.
       *[other] Preguntarme en cada ataque contra mí.
    }
web-sq-holds-saves =
    { $now ->
        [all] Tirar todas las salvaciones posibles.
        [none] No tirar ninguna.
       *[other] Preguntarme cuántas.
    }
web-sq-holds-cards =
    { $now ->
        [never] No jugar ninguna, y que nadie me espere.
       *[other] Preguntarme cada vez que se pueda jugar una.
    }
web-sq-holds-reveal =
    { $now ->
        [nearest] Mirando a la miniatura de escuadra más cercana.
       *[other] Preguntarme en cada una.
    }
web-sq-holds-rite =
    { $now ->
        [fatal] Usar uno para la más valiosa de las que caerían.
        [never] No usar ninguno.
       *[other] Preguntarme en cada baja.
    }
web-sq-holds-passing =
    { $now ->
        [always] Sus miniaturas siempre pueden atravesar las casillas de las mías.
        [never] Sus miniaturas nunca pueden atravesar las casillas de las mías.
       *[other] Preguntarme cada vez.
    }
web-sq-word-ask = Preguntar
web-sq-word-always = Siempre
web-sq-word-never = Nunca
web-sq-word-all = Todas
web-sq-word-none = Ninguna
web-sq-word-hold = Nunca
web-sq-word-shoot = Si es probable
web-sq-word-shoot-from = Si elimina ≥ { $from } %
web-sq-word-if-harmful = Si hay riesgo
web-sq-word-if-harmful-from = Con riesgo ≥ { $from } %
web-sq-word-nearest = La más cercana
web-sq-word-fatal = Si es mortal
web-sq-word-from = { $from } %
web-sq-next-time = La próxima vez
web-sq-next-time-one = La próxima vez: { $whom }
web-sq-offers-wait =
    { $count ->
        [one] una oferta pendiente
       *[other] { $count } ofertas pendientes
    }

## Lo que está en juego

web-sq-stake = Lo que está en juego
web-sq-stake-to = quiere ir a { $square }
web-sq-stake-killed = baja
web-sq-stake-points = puntos si cae
web-sq-stake-shot =
    { $stays ->
        [yes] disparo; el marcador se queda
       *[no] disparo, luego se quita el marcador
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
        [one] punto de vida que se pierde
       *[other] puntos de vida que se pierden
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
web-sq-paused = Turno interrumpido: { $name }
web-sq-countdown =
    { $left ->
        [one] Queda un segundo
       *[other] Quedan { $left } segundos
    }
web-sq-countdown-then = Después:
web-sq-keys-answer = La pregunta en curso
web-sq-key-yes = hacerlo
web-sq-key-no = no hacerlo
web-sq-key-answer = esta respuesta

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
web-sq-waits-look = Se miran fichas boca abajo.
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
web-sq-psionic = Psíquico
web-sq-psionic-missions = Misiones superadas
web-sq-psionic-arts = Artes estudiadas
web-sq-notes = Notas, solo para ti
web-sq-cards = Cartas
web-sq-cards-yours = solo las ves tú
web-sq-cards-now = se puede jugar
web-sq-cards-hidden =
    { $count ->
        [one] una carta boca abajo
       *[other] { $count } cartas boca abajo
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
        [public] alianza pública contigo
        [secret] alianza secreta contigo
        [parted] alianza disuelta hasta el final de esta misión
       *[other] sin alianza
    }
web-sq-bond-legionary = { $who } tiene una alianza por su cuenta.
web-sq-bond-others = Alianza pública: { AND($one, $other) }.
web-sq-received =
    { $kind ->
        [sale] Oferta { $number }: «{ $card }» por 20 puntos.
        [secret] Oferta { $number }: una alianza secreta.
       *[other] Oferta { $number }: una alianza pública.
    }
web-sq-offered =
    { $kind ->
        [sale] Has ofrecido «{ $card }» por 20 puntos ({ $number }).
        [secret] Has ofrecido una alianza secreta ({ $number }).
       *[other] Has ofrecido una alianza pública ({ $number }).
    }
web-sq-closed =
    { $kind ->
        [secret] No se puede ofrecer una alianza secreta.
       *[other] No se puede ofrecer una alianza pública.
    }
web-sq-unsold = No se le puede vender ninguna carta.
web-sq-costs = Lo que cuesta
web-sq-cost-violation = Atacar adrede a un aliado: 50 puntos; la alianza termina y, si era secreta, sale a la luz.
web-sq-betrays =
    { $secret ->
        [yes] Así apuntas a un aliado secreto ({ $faction }): te cuesta 50 puntos, la alianza se acaba y todos se enteran de que existía.
       *[no] Así apuntas a un aliado ({ $faction }): te cuesta 50 puntos y la alianza se acaba.
    }
web-sq-cost-parting = Disolver una alianza no cuesta puntos, pero no podréis volver a aliaros en esta misión.
web-sq-cost-sale =
    { $to ->
        [nobody] Una carta de reconocimiento cuesta 20 puntos a quien la compra; no van a nadie.
       *[other] Una carta de reconocimiento cuesta 20 puntos a quien la compra; van a quien la vende.
    }
web-sq-cost-deal =
    { $lasts ->
        [moment] El trato vale como alianza solo en ese momento.
       *[other] El trato os convierte en aliados públicos hasta que disolváis la alianza o acabe la misión.
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
        [one] Seguir (1 más)
       *[other] Seguir ({ $more } más)
    }
web-sq-lesson-skip = Saltar todo
web-sq-lesson-welcome = Diriges esta escuadra: { $faction }. Lleva a dos de tus cuatro soldados a la sala { $zone } y haz que al final de tu turno no quede en ella ningún alienígena: vale 30 puntos y termina la misión.
web-sq-lesson-dock = Pulsa la esclusa a la que quieres acoplar tu lanzadera. Desde cualquiera de las dos hay dos turnos de camino hasta la sala { $zone }.
web-sq-lesson-map = Los discos redondos son miniaturas, y la flecha del borde dice hacia dónde miran. Arrastra el mapa para moverlo y amplíalo con la rueda o con dos dedos. Los alienígenas entran por las casillas con una R.
web-sq-lesson-act = En tu turno cada miniatura actúa una vez: se mueve y puede atacar una vez. Pulsa una en el mapa o en la lista.
web-sq-lesson-enter = Pulsa una casilla iluminada para que suba a bordo y elige después hacia dónde mira: hacia dentro. No ve lo que tiene a la espalda, ni puede dispararle.
web-sq-lesson-walk = Para andar, pulsa una casilla iluminada: la miniatura toma el camino más barato y se detiene si pasa algo. Cada paso hacia atrás cuesta el doble. Puedes deshacer un movimiento mientras no se hayan tirado dados ni revelado nada.
web-sq-lesson-shoot = Puede disparar: pulsa un objetivo marcado para ver las probabilidades y púlsalo otra vez para abrir fuego. Se tiran los dados del arma, y cada punto por encima de la armadura del objetivo le quita un punto de vida. Con un arma ligera puede seguir andando; una pesada dispara antes o después de todo el movimiento.

## Antes del primer turno

web-sq-muster = Preparación
web-sq-sensible = Elegir una buena escuadra por mí
web-sq-sensible-what = Un bot elige armas y cartas por ti lo mejor que sabe. La zona de entrada la eliges tú.
web-sq-sensible-on = Se está preparando tu escuadra…
web-sq-sensible-stop = Elegir yo
web-sq-muster-entry = Pulsa una zona de entrada en el mapa o elígela aquí.
web-sq-ready-check = ¿Todo a punto?
web-sq-ready-chooses = elige
web-sq-ready-later = en espera
web-sq-ready-ready = a punto
## Mirar atrás

web-sq-hands = Cartas y alianzas
web-sq-bond-secret-others = Alianza secreta: { AND($one, $other) }.
web-sq-after-headline = Victoria: { $who }, con { sq-points }
web-sq-after-look = pulsa una ronda para verla otra vez
web-sq-after-round = Ronda { $round }
web-sq-after-rounds =
    { $mission }, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
web-sq-after-course = Puntos por ronda
web-sq-after-losses = Bajas propias
web-sq-after-lost =
    { $count ->
        [0] Ninguna baja
        [one] Una baja
       *[other] { $count } bajas
    }
web-replay-jump-round = Rondas
web-replay-key-round = siguiente ronda; con Mayús, la anterior
web-replay-jump-kill = Eliminaciones
web-replay-key-kill = siguiente eliminación; con Mayús, la anterior
web-replay-jump-scan = Tableros sondeados
web-replay-key-scan = siguiente tablero sondeado; con Mayús, el anterior
web-replay-jump-reveal = Fichas reveladas
web-replay-key-reveal = siguiente ficha revelada; con Mayús, la anterior
web-replay-jump-points = Puntos
web-replay-key-points = siguiente cambio de puntos; con Mayús, el anterior

## La franja sobre el mapa

web-sq-goals = Objetivos
web-sq-goal-primary = Misión principal
web-sq-goal-secondary = Misión secundaria
web-sq-goal-secret = Misión secreta
web-sq-goal-met = logrado
web-sq-goal-gone = perdido
web-sq-goal-progress = { $done }/{ $of }
web-sq-goal-more = +{ $count }
web-sq-goal-score = Tú { $mine }, el mejor oponente { $best }
web-sq-goal-theirs = Las escuadras han venido a por esto. Impídelo: lo que no logren es para los alienígenas.
web-sq-goal-paid = Puntos repartidos: { $paid } de { $points }; para ti: { $mine }.
web-sq-goal-show = Mostrar en el mapa
web-sq-goal-rounds = Ronda { $round } de { $rounds } como máximo.
