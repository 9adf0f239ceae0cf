### Starquest at the table: what happens, what is asked, offered and refused, and positions on paper.
# Ids of miniatures (ba3) and squares (5.6) are the same in every language.

## Words

sq-nobody = nadie
sq-player = { $who }
sq-faction-blood-angels = Ángeles Sangrientos
sq-faction-imperial-fists = Puños Imperiales
sq-faction-ultramarines = Ultramarines
sq-faction-eldar = Eldar
sq-faction-legion = Legión de los Condenados
sq-faction-chaos = Reino del Caos
sq-faction-cult = Culto Oscuro
sq-facing-n = norte
sq-facing-ne = noreste
sq-facing-e = este
sq-facing-se = sureste
sq-facing-s = sur
sq-facing-sw = suroeste
sq-facing-w = oeste
sq-facing-nw = noroeste
sq-aim-square = la casilla { $square }
sq-aim-block = las cuatro casillas desde { $square }
sq-aim-line = la línea desde { $square } hacia el { $facing }
sq-where =
    { $rooms ->
        [0] { $id }
        [1] de la sala { $one }
       *[other] entre las salas { AND($one, $other) }
    }
sq-door = la puerta { $where }
sq-dock = zona de entrada { $name }
sq-aim-door = la compuerta { $id }
sq-aim-vent = el conducto de entrada { $id }
sq-aim-site = { $id }
sq-side-attacker = los dados del atacante
sq-side-defender = los dados del defensor
sq-danger = { $target } (herida: { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, baja: { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = Aquí no hay ninguna miniatura ni ningún ataque con este nombre: { $about }.
sq-command-unreadable = «{ $text }» no es una orden.

## What happens: set-up and turns

sq-event-mission-began = Empieza la misión: { $mission }. En la mesa: { $factions }.
sq-event-ranked = Orden de salida, por sorteo: { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } ha elegido en secreto ({ $what }).
       *[yes] { $seat } ha elegido ({ $what }): { STOP($value) }
    }
sq-choice-formation = formación
sq-choice-members = quiénes van
sq-choice-psionic = psíquico
sq-choice-reinforcement = refuerzo
sq-choice-weapon = armas
sq-choice-bearer = quién lo lleva
sq-choice-equipment = equipo
sq-choice-order = órdenes
sq-choice-governor = cartas de gobernador
sq-choice-psychic = cartas psíquicas
sq-choice-event-deck = mazo de eventos
sq-choice-survivors = supervivientes
sq-choice-entry = entrada
sq-choice-give-up = carta que se entrega
sq-choice-art = arte psíquico
sq-choice-secret = misión secreta
sq-choice-recon = carta de reconocimiento
sq-choice-mission = misión
sq-event-round-began = Ronda { $number }.
sq-event-turn-began = Turno: { $seat }.
sq-event-turn-ended = Fin del turno: { $seat }.
sq-event-activated = { $who } empieza a actuar.
sq-event-finished = { $who } termina de actuar.

## What happens: movement and doors

sq-event-moved = { $who } se mueve a { $squares }.
sq-walked =
    { $turned ->
        [yes]
            { $steps ->
                [one] { $who } da un paso a { $to } y mira al { $facing }.
               *[other] { $who } va a { $to }, { $steps } pasos, y mira al { $facing }.
            }
       *[no]
            { $steps ->
                [one] { $who } da un paso a { $to }.
               *[other] { $who } va a { $to }, { $steps } pasos.
            }
    }
sq-event-faced = { $who } gira hacia el { $facing }.
sq-event-entered = { $who } entra en { $squares }, mirando al { $facing }.
sq-event-left = { $who } abandona la misión.
sq-event-asked = { $who } pide permiso para pasar a { $to }.
sq-event-allowed =
    { $allowed ->
        [no] { $seat } no deja pasar { A($who) }.
       *[yes] { $seat } deja pasar { A($who) }.
    }
sq-event-sent-back = { $who } no puede quedarse allí y va a { $squares }.
sq-event-door-opened =
    { $who-known ->
        [no] La puerta { $door } se abre.
       *[yes] { $who } abre la puerta { $door }.
    }
sq-event-door-closed = La puerta { $door } se cierra.
sq-event-bulkhead-destroyed = La compuerta { $door } salta en pedazos ({ $total }).
sq-event-vent-destroyed = El conducto de entrada { $vent } salta en pedazos ({ $total }).
sq-event-structure-damaged =
    { $lp ->
        [0] { $structure } en { $at } salta en pedazos.
       *[other] { $structure } en { $at } { $lost ->
            [one] pierde un punto de vida; le quedan: { $lp }.
           *[other] pierde { $lost } puntos de vida; le quedan: { $lp }.
        }
    }

## What happens: scanning and tokens

sq-event-scanned = { $who } sondea un tablero: { $board }.
sq-event-token-placed =
    { $identity-known ->
        [no] { $seat } coloca la ficha { $token } en { $at }.
       *[yes] { $seat } coloca la ficha { $token } en { $at }: { $identity }.
    }
sq-event-tokens-lost =
    { $count ->
        [one] { $seat } pierde una ficha.
       *[other] { $seat } pierde { $count } fichas.
    }
sq-event-token-moved =
    { $out ->
        [yes] { $token } sale del conducto de entrada en { $at }.
       *[no] { $token } se mueve a { $at }.
    }
sq-event-token-revealed = Se revela la ficha { $token } en { $at }: { $identity }.
sq-event-placed = { $who } se coloca en { $squares }, mirando al { $facing }.
sq-event-unavailable = No queda miniatura para { $token } ({ $identity }): la ficha se retira.
sq-event-demanded = { $seat } exige que se revele { $token }.
sq-event-mounted = { $who } monta: { $weapon }.

## What happens: attacks

sq-event-declared =
    { $how ->
        [melee] { $attacker } ataca { A($aim) } cuerpo a cuerpo.
        [overwatch]
            { $aim-known ->
                [no] { $attacker } dispara en vigilancia: { $weapon }.
               *[yes] { $attacker } dispara en vigilancia contra { $aim }: { $weapon }.
            }
        [flames] El fuego ataca { A($aim) }.
        [card]
            { $aim-known ->
                [no] «{ $weapon }» ataca.
               *[yes] «{ $weapon }» ataca { A($aim) }.
            }
       *[other]
            { $aim-known ->
                [no] { $attacker } dispara: { $weapon }.
               *[yes] { $attacker } dispara contra { $aim }: { $weapon }.
            }
    }
sq-event-called-off =
    { $attacker-known ->
        [no] El ataque queda en nada: su objetivo ya no está.
       *[yes] { $attacker } no completa su ataque: el objetivo ya no está.
    }
sq-event-rolled =
    { $reason ->
        [defence] { $who } se defiende con { $values }: { $sum }.
        [flames] El fuego saca { $values }: { $sum }.
       *[other]
            { $who-known ->
                [no] Los dados dan { $values }: { $sum }.
               *[yes] { $who } saca { $values }: { $sum }.
            }
    }
sq-event-die-rolled = { $seat } tira un dado: { $faces }.
sq-event-rerolled = { $seat } juega «{ $card }» y repite la tirada: { $values }, { $sum } en total.
sq-event-shared =
    { $points ->
        [one] Un punto para { $target }.
       *[other] { $points } puntos para { $target }.
    }
sq-event-unharmed =
    { $fixed ->
        [yes] Sin daños para { $who }: { $value } contra { $against }.
       *[no] { $who } sale sin daños: { $value } contra { $against }.
    }
sq-event-melee-fought =
    { $behind ->
        [yes] { $attacker } ataca por la espalda { A($defender) }: { $attack } a { $defence }.
       *[no] { $attacker } contra { $defender }: { $attack } a { $defence }.
    }
sq-event-save-rolled = { $who } tira salvaciones: { $values }; con éxito: { $saved }.
sq-event-wounded =
    { $lost ->
        [one] { $who } pierde un punto de vida; le quedan: { $lp }.
       *[other] { $who } pierde { $lost } puntos de vida; le quedan: { $lp }.
    }
sq-event-cards-discarded = { $who } descarta cartas en vez de perder puntos de vida: { STOP($cards) }
sq-event-weapon-lost = { $who } pierde un arma: { $weapon }.
sq-event-healed = { $who } se cura; puntos de vida: { $lp }.
sq-event-rite-used = Un rito salva { A($who) }; puntos de vida: { $lp }, ritos restantes: { $left }.
sq-event-eliminated = { $who }: fuera de combate.
sq-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sq-event-scored =
    { $reason ->
        [kill] { $seat }: { sq-points } por una baja enemiga ({ $what }), { $total } en total.
        [loss] { $seat }: { sq-points } por una baja propia ({ $what }), { $total } en total.
        [violation] { $seat }: { sq-points } por violar una alianza, { $total } en total.
        [bought] { $seat }: { sq-points } por una carta comprada, { $total } en total.
        [sold] { $seat }: { sq-points } por una carta vendida, { $total } en total.
        [secret] { $seat }: { sq-points } por la misión secreta «{ $what }», { $total } en total.
        [primary] { $seat }: { sq-points } por la misión principal, { $total } en total.
        [secondary] { $seat }: { sq-points } por la misión secundaria, { $total } en total.
        [carried] { $seat }: { sq-points } por el objeto que lleva ({ $what }), { $total } en total.
        [left-aboard] { $seat }: { sq-points } por los que siguen a bordo, { $total } en total.
        [weapon] { $seat }: { sq-points } por un arma arrancada ({ $what }), { $total } en total.
        [formation] { $seat }: { sq-points } por la formación ({ $what }), { $total } en total.
        [unmet] { $seat }: { sq-points } por un objetivo que ninguna escuadra cumplió, { $total } en total.
        [scaled] { $seat }: { sq-points } por las bajas, contadas como en una mesa completa, { $total } en total.
        [held-room] { $seat }: { sq-points } por mantener la sala, { $total } en total.
        [life] { $seat }: { sq-points } por puntos de vida ({ $what }), { $total } en total.
        [card] { $seat }: { sq-points } por una carta, { $total } en total.
       *[other] { $seat }: { sq-points }, { $total } en total.
    }
sq-event-flames-lit = Arde el fuego en { $squares }.
sq-event-flames-out = Se apaga el fuego ({ $seat }).
sq-event-overwatch-set = { $who } se pone en vigilancia.
sq-event-overwatch-ended = { $who } deja de vigilar.
sq-event-waited =
    { $what ->
        [overwatch] { $seat } no dispara.
        [dodge] { $seat } no esquiva.
        [rite] { $seat } no usa ningún rito.
        [cards] { $seat } no juega ninguna carta.
       *[other] { $seat } no hace nada.
    }

## What happens: command points, cards and rooms

sq-event-command-rolled = { $seat } tira por los puntos de mando: { $face }.
sq-event-command-spent =
    { $points ->
        [one] { $seat } gasta un punto de mando; quedan: { $left }.
       *[other] { $seat } gasta { $points } puntos de mando; quedan: { $left }.
    }
sq-event-command-lost = { $seat } ha perdido a su líder: no hay más puntos de mando.
sq-event-window-opened = { $seat } puede gastar ahora puntos de mando.
sq-event-window-closed = { $seat } no gasta más puntos de mando.
sq-event-hand-raised = Interrumpirás en la próxima pausa; nadie más lo sabe.
sq-event-instructed = Tus órdenes permanentes: «{ $words }».
sq-event-room-searched =
    { $card-known ->
        [no] { $who } registra la sala { $room }.
       *[yes] { $who } registra la sala { $room } y encuentra «{ $card }».
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } juega «{ $card }».
       *[other] { $seat } juega «{ $card }» (objetivo: { $on }).
    }
sq-event-card-shown = { $seat } muestra «{ $card }».
sq-event-event-drawn = { $seat } roba un evento: «{ $card }».
sq-event-reshuffled =
    { $deck ->
        [green] Se baraja de nuevo el mazo de eventos verde.
        [azure] Se baraja de nuevo el mazo de eventos azul.
        [recon] Se baraja de nuevo el mazo de reconocimiento.
       *[other] Se baraja de nuevo el mazo { $deck }.
    }

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } recoge un objeto: { $thing }.
sq-event-thing-dropped = { $who } deja un objeto en { $at }: { $thing }.
sq-event-thing-given = { $who } da un objeto { A($to) }: { $thing }.
sq-event-thing-recovered = { $who } pone a salvo un objeto: { $thing }.
sq-event-loaded = { $who } carga con { $what }.
sq-event-unloaded = { $who } deja { A($what) } en { $squares }.
sq-event-manned = { $who } se pone a los mandos: { $machine }.
sq-event-post-left = { $who } deja los mandos: { $machine }.
sq-event-converted = { $who } cambia de bando: ahora obedece a { $seat }.

## What happens: alliances and the end

sq-event-pledged =
    { $kind ->
        [secret] { $seat } ofrece una alianza secreta (oferta { $number }) a: { $to }.
       *[other] { $seat } ofrece una alianza (oferta { $number }) a: { $to }.
    }
sq-event-pact-made =
    { $public ->
        [no] Nueva alianza secreta: { AND($a, $b) }.
       *[yes] Nueva alianza: { AND($a, $b) }.
    }
sq-event-pact-ended = Alianza disuelta: { AND($a, $b) }.
sq-event-pact-exposed = Sale a la luz una alianza secreta: { AND($a, $b) }.
sq-event-pledge-refused = La oferta { $number } queda anulada.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } ofrece una carta por 20 puntos (oferta { $number }) a: { $to }.
       *[yes] { $seat } ofrece «{ $card }» por 20 puntos (oferta { $number }) a: { $to }.
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } vende una carta a: { $to }.
       *[yes] { $seat } vende «{ $card }» a: { $to }.
    }
sq-event-mission-ended = La misión ha terminado.
sq-event-seals-won =
    { $seals ->
        [one] { $seat } gana un Sello de Honor; { $total } en total.
       *[other] { $seat } gana { $seals } Sellos de Honor; { $total } en total.
    }
sq-event-rank-changed = { $seat } tiene ahora el rango de { $rank }.
sq-event-won =
    { $count ->
        [one] { $seats } gana la misión.
       *[other] { $seats } comparten el primer lugar.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Renunciar a «{ $value }»: el evento no te afecta
       *[other] Elegir: { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Elegir: { $dangers }.
       *[no] Elegir { $value }: { $dangers }.
    }
sq-do-pass-scan = No colocar más blips aquí
sq-do-pass-reinforce = No traer más refuerzos
sq-do-yes = Sí
sq-do-activate =
    { $figure-known ->
        [yes] { $who }: { $figure }, puntos de vida { $lp }, { $weapons }
       *[no] Actuar con { $who }
    }
sq-do-done =
    { $left ->
        [0] Terminar la activación de esta miniatura
       *[other] Terminar la activación de esta miniatura (puntos de movimiento restantes: { $left })
    }
sq-do-end = Terminar las activaciones de este turno
sq-do-step = Dar un paso a { $to }
sq-do-walk = Recorrer { $path }
sq-do-enter = Entrar con { $who } en { $to }, mirando al { $facing }
sq-do-leave = Abandonar la misión con { $who }
sq-do-face = Girar hacia el { $facing }
sq-do-open = Abrir la puerta { $door }
sq-do-shoot =
    { $area ->
        [yes] Disparar con { $who } contra { $at } ({ $weapon }, disparos: { $shots })
       *[no] Disparar con { $who } ({ $weapon }, disparos: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] Disparar con { $who } hacia el { $facing } contra { $at } ({ $weapon }, disparos: { $shots })
       *[no] Disparar con { $who } hacia el { $facing } ({ $weapon }, disparos: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] Atacar cuerpo a cuerpo con { $who }.
       *[other] Atacar cuerpo a cuerpo con { $who }: { $dangers }.
    }
sq-do-share =
    { $points ->
        [one] Asignar un punto { A($at) }
       *[other] Asignar { $points } puntos { A($at) }
    }
sq-do-reroll =
    Jugar «{ $card }» y repetir { $count ->
        [one] el dado { $dice }
       *[other] los dados { $dice }
    }
sq-do-save =
    { $dice ->
        [0] No tirar salvaciones
        [one] Tirar una salvación
       *[other] Tirar { $dice } salvaciones
    }
sq-do-search = Registrar la sala
sq-do-overwatch = Ponerla en vigilancia
sq-do-lower = Dejar de vigilar: { $who }
sq-do-pick-up = Recoger: { $thing }
sq-do-put-down = Dejar: { $thing }
sq-do-give = { $who }: dar { $thing } { A($to) }
sq-do-load = { $who }: cargar con { $what }
sq-do-unload = Dejar en { $to } a la miniatura transportada
sq-do-hand-in = { $who }: entregar { $what } en la zona de entrada
sq-do-man = { $who }: ponerse a los mandos ({ $machine })
sq-do-quit = { $who }: dejar los mandos
sq-do-use =
    { $on-count ->
        [0] Jugar «{ $card }»
       *[other] Jugar «{ $card }» (objetivo: { $on })
    }
sq-do-use-odds =
    { $only ->
        [yes] Jugar «{ $card }»: { $dangers }.
       *[no] { $on-count ->
            [0] Jugar «{ $card }»: { $dangers }.
           *[other] Jugar «{ $card }» (objetivo: { $on }): { $dangers }.
        }
    }
sq-do-put = Colocar en { $to }: { $identity }
sq-do-reveal = Revelar { $who }
sq-do-demand = Exigir que se revele { $who }
sq-do-stand = Colocarla en { $to }, mirando al { $facing }
sq-do-raise = Interrumpir en la próxima pausa, para gastar puntos de mando
sq-do-trigger = Interrumpir sin preguntar: «{ $words }»
sq-do-instruct = Orden permanente: «{ $words }»
sq-do-rite = Usar un rito: { $who }
sq-do-pledge =
    { $kind ->
        [secret] Ofrecer una alianza secreta a: { $to }
       *[other] Ofrecer una alianza a: { $to }
    }
sq-do-sell = Ofrecer «{ $card }» por 20 puntos a: { $to }
sq-do-accept = Aceptar la oferta { $number }
sq-do-refuse = Rechazar la oferta { $number }
sq-do-dissolve = Disolver la alianza con: { $to }
sq-do-expose = Revelar la alianza secreta con: { $to }

## Questions

sq-ask-order = ¿Juegas una carta de orden?
sq-ask-act = ¿Quién actúa ahora?
sq-ask-activation = ¿Qué hace?
sq-ask-command = ¿Tiras por los puntos de mando?
sq-ask-window-hand = Interrumpes: ¿cómo gastas los puntos de mando?
sq-ask-window-dodge = Te atacan: ¿esquivas con puntos de mando?
sq-ask-window-own = ¿Cómo gastas tus puntos de mando?
sq-ask-overwatch = Un enemigo ha aparecido a la vista: ¿disparas?
sq-ask-permission = ¿Dejas pasar a esta miniatura?
sq-ask-share = ¿Quién recibe puntos de este total?
sq-ask-saves = ¿Cuántas salvaciones tiras?
sq-ask-cards = ¿Qué carta juegas o descartas?
sq-ask-rite = ¿Usas un rito?

## Refusals: whose decision it is

sq-no-mission-over = La misión ha terminado.
sq-no-not-in-play = La misión no ha empezado o ya ha terminado.
sq-no-not-your-decision = Ahora la decisión es de otro jugador: { $who }.
sq-no-not-now = Eso no se puede hacer ahora.
sq-no-other-is-acting = Está actuando otra miniatura; termina antes su activación.
sq-no-order-first = Juega una carta de orden, o pasa.
sq-no-command-roll = Di si tiras por los puntos de mando.
sq-no-lesson =
{ $lesson ->
        [melee] Aún no puedes luchar cuerpo a cuerpo: llega en la ronda { $round } de esta lección.
        [overwatch] Aún no puedes usar la vigilancia: llega en la ronda { $round } de esta lección.
        [search] Aún no puedes registrar salas: llega en la ronda { $round } de esta lección.
       *[command] Aún no puedes usar puntos de mando: llegan en la ronda { $round } de esta lección.
    }
sq-no-cannot-act = { $who } no puede actuar ahora.
sq-no-finish-attack = Primero hay que resolver el ataque.
sq-no-standing-order = Esa orden permanente no existe.
sq-no-trigger = Así no se puede interrumpir.
sq-no-hand-is-up = Ya has pedido interrumpir en la próxima pausa.
sq-no-command-points = No tienes puntos de mando.
sq-no-not-with-points = Eso no se puede hacer con puntos de mando.
sq-no-card-forbids = No puede hacerlo: una carta lo prohíbe.
sq-no-not-on-board = No está en el tablero.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = Esa casilla no es adyacente.
sq-no-obstacle = No puede pasar: hay un obstáculo.
sq-no-points-left =
    { $cost ->
        [one] Cuesta un punto, y no queda ninguno.
       *[other] Cuesta { $cost } puntos, y no quedan suficientes.
    }
sq-no-wall-between = No puede pasar: hay un muro o una puerta cerrada en medio.
sq-no-round-corner = No puede doblar esa esquina: los dos caminos están cerrados.
sq-no-way-on = Desde allí no podría seguir hasta una casilla libre.
sq-no-between-two = No puede pasar entre dos miniaturas sin permiso.
sq-no-stop-on-vent = Solo una ficha especial puede acabar su movimiento en un conducto de entrada: esta tiene que poder seguir.
sq-no-stop-on-conduit = Solo las fichas del Culto pueden acabar su movimiento en un conducto: esta tiene que poder seguir.
sq-no-shared-square = Está en una casilla compartida y no puede quedarse: tiene que seguir.
sq-no-not-in-dock = No espera en su zona de entrada.
sq-no-stop-on-threshold = Mientras una escuadra espera fuera, solo sus miniaturas pueden acabar el movimiento en sus casillas de umbral: las demás tienen que poder seguir.
sq-no-shut-out = No hay casilla de entrada libre para { $who }: espera fuera y no gasta nada.
sq-no-threshold = Solo se puede entrar por una casilla de umbral libre de su zona de entrada.
sq-no-way-out = Solo se puede salir por un umbral de su zona de entrada o por una salida.
sq-no-own-dock = Solo se puede entregar desde un umbral de su zona de entrada.
sq-no-movement-over = Su movimiento ha terminado.
sq-no-held-fast = Algo la inmoviliza: no puede moverse.
sq-no-psychic-only = Ha usado un poder psíquico: no puede hacer nada más este turno.
sq-no-four-facings = Solo puede mirar al norte, al este, al sur o al oeste.
sq-no-same-facing = Ya mira hacia allí.
sq-no-turn-alone = Los puntos de mando no pueden pagar un giro en el sitio: la miniatura tiene que moverse.
sq-no-turn-costs = Ese giro cuesta un punto de movimiento, y no queda ninguno.
sq-no-such-door = La puerta { $door } no existe.
sq-no-door-open = La puerta { $door } está abierta.
sq-no-door-front = No está ante la puerta { $door }.
sq-no-bulkhead = Solo los alienígenas pueden abrir la compuerta { $door }.
sq-no-door-alone = Con puntos de mando, una miniatura solo puede abrir una puerta si también se ha movido con ellos.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } no ve a { $target }.
sq-no-watch-friend = { $who } no puede disparar: { $target } no pertenece a una facción enemiga.
sq-no-watch-line = { $who } ve a { $target }, pero no tiene línea de fuego, ni siquiera tras un giro gratuito de 90°.
sq-no-watch-late = { $who } ya tuvo su ocasión con { $target }: estaba ya a la vista, o decidiste no disparar.
sq-no-target = Ese objetivo no existe.
sq-no-own-target = No puede atacar a su propio bando.
sq-no-adjacent-target = Ese objetivo está adyacente: solo se le puede atacar cuerpo a cuerpo.
sq-no-line-of-fire = No hay línea de fuego.
sq-no-disputed-line = Los dados han decidido que esta línea está bloqueada; vale hasta el final del turno.
sq-no-fixed-target = Allí no hay nada que destruir.
sq-no-such-weapon = No tiene esa arma de fuego.
sq-no-second-weapon = Ya ha disparado otra arma.
sq-no-shots-left = A esta arma no le quedan disparos en este turno.
sq-no-so-many-shots =
    { $shots ->
        [one] Ese disparo no se puede dirigir allí.
       *[other] Allí no se pueden concentrar tantos disparos ({ $shots }).
    }
sq-no-shots-around-movement = Se ha movido desde el primer disparo: ya no puede disparar con esta arma.
sq-no-shoot-and-melee = Puede disparar o luchar cuerpo a cuerpo, pero no ambas cosas.
sq-no-carrier-heavy = Una miniatura que lleva a otra no puede disparar esta arma.
sq-no-move-and-fire = Con esta arma no se puede disparar en el turno en que la miniatura se mueve.
sq-no-searched = Ha registrado una sala: ya no puede atacar este turno.
sq-no-second-melee = Solo puede luchar cuerpo a cuerpo una vez por turno.
sq-no-nobody-ahead = No hay nadie delante con quien luchar.
sq-no-melee-dice = No tiene dados para el cuerpo a cuerpo.
sq-no-gunner-melee = Una máquina y su artillero no pueden atacar cuerpo a cuerpo.
sq-no-alien-overwatch = Los alienígenas no pueden ponerse en vigilancia.
sq-no-overwatch-attacked = Ha atacado: ya no puede ponerse en vigilancia.
sq-no-overwatch-searched = Ha registrado una sala: ya no puede ponerse en vigilancia.
sq-no-overwatch-moved = Una tarántula que se ha movido, o que tiene un artillero nuevo, no puede ponerse en vigilancia.
sq-no-overwatch-weapon = No puede ponerse en vigilancia sin un arma con la que disparar.
sq-no-overwatch-flamer = Con esta arma no se puede disparar en vigilancia.
sq-no-overwatch-shot = Elige uno de los disparos posibles o renuncia a disparar.
sq-no-not-in-overwatch = No está en vigilancia, o se está resolviendo un ataque.

## Positions on paper

sq-position-neither = Una posición es una línea de JSON o un archivo cuya primera línea es «{ $head }».
sq-position-field = Posición, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: el valor no encaja.
sq-position-not-json = Posición, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: esto no es JSON.
sq-position-line = Posición, línea { NUMBER($line, useGrouping: 0) }: no se entiende «{ $text }».
sq-position-word = Posición, línea { NUMBER($line, useGrouping: 0) }: «{ $word }» no va aquí.
sq-position-no-map = Posición, línea { NUMBER($line, useGrouping: 0) }: falta el mapa dibujado; sus líneas van sangradas bajo la palabra «map».
sq-position-no-seat = Posición, línea { NUMBER($line, useGrouping: 0) }: «{ $who }» no pertenece a ninguna facción de esta mesa.
sq-position-twice = Posición, línea { NUMBER($line, useGrouping: 0) }: «{ $who }» aparece dos veces.
sq-position-unknown = Posición, línea { NUMBER($line, useGrouping: 0) }: en la caja no hay «{ $value }».
sq-position-no-square = Posición, línea { NUMBER($line, useGrouping: 0) }: «{ $square }» no es una casilla de este mapa.
sq-position-shared = Posición: { AND($one, $other) } están en la misma casilla, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = registros de la campaña
starquest-option-played = misiones jugadas
starquest-option-legacy = legado de las misiones anteriores
starquest-option-scenario = misión propia

## Junto al mapa

sq-beside = { $faction } (puntos: { $points }): { $groups }
sq-beside-nobody = { $faction } (puntos: { $points })
sq-beside-kind = { $figure } { $ids }

## Propuestas reunidas

sq-gathered-step = Dar un paso a { $places } (o escribe cualquier casilla para ir allí)
sq-gathered-face = Girar: { $places }
sq-gathered-enter = Entrar en { $at }, mirando a: { $places }
sq-gathered-stand = Colocarla en { $at }, mirando a: { $places }
sq-gathered-put = Colocar { $identity } en { $places }
