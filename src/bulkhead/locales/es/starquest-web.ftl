### La mesa de Starquest en el navegador.

## El mapa

web-sq-map = Mapa de la nave
web-sq-map-keys = Las flechas mueven un cursor por las casillas; Intro pulsa la casilla.
web-sq-minimap = Toda la nave, y la parte que se ve
web-sq-stage = La nave
web-sq-not-scanned = Sin sondear
web-sq-come-in = Entrar por aquí
web-sq-dock = zona de entrada { $name }
web-sq-board = { $name }
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
web-sq-in-fire = A la vista y en línea de fuego
web-sq-in-sight = A la vista, pero fuera de la línea de fuego
web-sq-reach = Se alcanza por { $cost }
web-sq-out-of-reach = La casilla { $square } queda fuera de alcance ahora.

## Las figuras

web-sq-figure = { $figure } { $id }
web-sq-token = Ficha { $id }
web-sq-unknown = Todavía nadie sabe qué es
web-sq-facing = mirando al { $facing }
web-sq-life = { $life } de { $full } puntos de vida
web-sq-movement = Movimiento
web-sq-left = quedan { $left } de { $full }
web-sq-sheet = Armadura { $armour }, movimiento { $move }, vale { $points } puntos
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
web-sq-menu = Qué hacer en { $square }
web-sq-which-way = ¿Mirando adónde?
web-sq-cancel = Atrás
web-sq-ready = Quién puede actuar todavía
web-sq-activate = Actuar con esta
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
web-sq-armour-life = armadura { $armour }, vida { $life }
web-sq-hurt = herido
web-sq-killed = eliminado
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

## Diario, teclas, final

web-sq-log = Diario
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
