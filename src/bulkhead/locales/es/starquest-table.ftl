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
       *[other] entre las salas { $one } y { $other }
    }
sq-door = la puerta { $where }
sq-dock = zona de entrada { $name }
sq-aim-door = la compuerta { $id }
sq-aim-vent = el conducto de entrada { $id }
sq-aim-site = { $id }
sq-danger = { $target } (herido: { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, eliminado: { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = Aquí no hay ninguna figura ni ningún ataque con este nombre: { $about }.
sq-command-unreadable = «{ $text }» no es una orden.

## What happens: set-up and turns

sq-event-mission-began = Empieza la misión: { $mission }. En la mesa: { $factions }.
sq-event-ranked = Orden de salida, por sorteo: { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } ha elegido en secreto ({ $what }).
       *[yes] { $seat } ha elegido ({ $what }): { $value }.
    }
sq-choice-formation = formación
sq-choice-members = quiénes van
sq-choice-psionic = psiónico
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
sq-event-turn-began = Es el turno de { $seat }.
sq-event-turn-ended = El turno de { $seat } ha terminado.
sq-event-activated = { $who } empieza a actuar.
sq-event-finished = { $who } ha terminado.

## What happens: movement and doors

sq-event-moved = { $who } se mueve a { $squares }.
sq-walked =
    { $turned ->
        [yes] { $who } va a { $to }, { $steps } { $steps ->
            [one] paso
           *[other] pasos
        }, y mira al { $facing }.
       *[no] { $who } va a { $to }, { $steps } pasos.
    }
sq-event-faced = { $who } gira hacia el { $facing }.
sq-event-entered = { $who } entra en { $squares }, mirando al { $facing }.
sq-event-left = { $who } abandona la misión.
sq-event-asked = { $who } pide permiso para pasar a { $to }.
sq-event-allowed =
    { $allowed ->
        [no] { $seat } no deja pasar a { $who }.
       *[yes] { $seat } deja pasar a { $who }.
    }
sq-event-sent-back = { $who } no puede quedarse allí y va a { $squares }.
sq-event-door-opened =
    { $who-known ->
        [no] La puerta { $door } se abre.
       *[yes] { $who } abre la puerta { $door }.
    }
sq-event-door-closed = La puerta { $door } se cierra.
sq-event-bulkhead-destroyed = La compuerta { $door } queda destruida ({ $total }).
sq-event-vent-destroyed = El conducto de entrada { $vent } queda destruido ({ $total }).
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
sq-event-token-revealed = { $token } en { $at } se revela: { $identity }.
sq-event-placed = { $who } ({ $figure }) está en { $squares }, mirando al { $facing }.
sq-event-unavailable = No queda miniatura para { $token } ({ $identity }): la ficha se retira.
sq-event-demanded = { $seat } exige que se revele { $token }.
sq-event-mounted = { $who } monta: { $weapon }.

## What happens: attacks

sq-event-declared =
    { $how ->
        [melee] { $attacker } ataca a { $aim } cuerpo a cuerpo.
        [overwatch]
            { $aim-known ->
                [no] { $attacker } dispara en vigilancia: { $weapon }.
               *[yes] { $attacker } dispara en vigilancia contra { $aim }: { $weapon }.
            }
        [flames] El fuego ataca a { $aim }.
        [card]
            { $aim-known ->
                [no] { $weapon } ataca.
               *[yes] { $weapon } ataca a { $aim }.
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
       *[yes] El ataque de { $attacker } queda en nada: su objetivo ya no está.
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
sq-event-rerolled = { $seat } juega { $card } y repite la tirada: { $values }, { $sum } en total.
sq-event-shared =
    { $points ->
        [one] Un punto para { $target }.
       *[other] { $points } puntos para { $target }.
    }
sq-event-unharmed =
    { $fixed ->
        [yes] Sin daños para { $who }: { $value } contra { $against }.
       *[no] { $who } queda ileso: { $value } contra { $against }.
    }
sq-event-melee-fought =
    { $behind ->
        [yes] { $attacker } ataca a { $defender } por la espalda: { $attack } a { $defence }.
       *[no] { $attacker } contra { $defender }: { $attack } a { $defence }.
    }
sq-event-save-rolled = { $who } tira salvaciones: { $values }; salvados: { $saved }.
sq-event-wounded =
    { $lost ->
        [one] { $who } pierde un punto de vida; le quedan: { $lp }.
       *[other] { $who } pierde { $lost } puntos de vida; le quedan: { $lp }.
    }
sq-event-cards-discarded = { $who } descarta cartas en vez de puntos de vida: { $cards }.
sq-event-weapon-lost = { $who } pierde un arma: { $weapon }.
sq-event-healed = { $who } se cura; puntos de vida: { $lp }.
sq-event-rite-used = Un rito salva a { $who }; puntos de vida: { $lp }, ritos restantes: { $left }.
sq-event-eliminated = { $who } ({ $figure }) queda eliminado.
sq-event-scored =
    { $reason ->
        [kill] { $seat }: { $points } puntos por { $what }, { $total } en total.
        [loss] { $seat }: { $points } puntos por la pérdida de { $what }, { $total } en total.
        [violation] { $seat }: { $points } puntos por violar una alianza, { $total } en total.
        [bought] { $seat }: { $points } puntos por una carta comprada, { $total } en total.
        [sold] { $seat }: { $points } puntos por una carta vendida, { $total } en total.
        [secret] { $seat }: { $points } puntos por la misión secreta { $what }, { $total } en total.
        [primary] { $seat }: { $points } puntos por la misión principal, { $total } en total.
        [secondary] { $seat }: { $points } puntos por la misión secundaria, { $total } en total.
        [carried] { $seat }: { $points } puntos por llevar { $what }, { $total } en total.
        [left-aboard] { $seat }: { $points } puntos por los que siguen a bordo, { $total } en total.
        [weapon] { $seat }: { $points } puntos por un arma arrancada ({ $what }), { $total } en total.
        [formation] { $seat }: { $points } puntos por la formación ({ $what }), { $total } en total.
        [unmet] { $seat }: { $points } puntos por un objetivo que ninguna escuadra cumplió, { $total } en total.
        [scaled] { $seat }: { $points } puntos por las bajas, contadas como en una mesa completa, { $total } en total.
        [held-room] { $seat }: { $points } puntos por mantener la sala, { $total } en total.
        [life] { $seat }: { $points } puntos por puntos de vida de { $what }, { $total } en total.
        [card] { $seat }: { $points } puntos por una carta, { $total } en total.
       *[other] { $seat }: { $points } puntos, { $total } en total.
    }
sq-event-flames-lit = Arde el fuego en { $squares }.
sq-event-flames-out = El fuego de { $seat } se apaga.
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
sq-event-command-spent = { $seat } gasta puntos de mando: { $points }; quedan: { $left }.
sq-event-command-lost = { $seat } ha perdido a su líder: no hay más puntos de mando.
sq-event-window-opened = { $seat } puede gastar ahora puntos de mando.
sq-event-window-closed = { $seat } no gasta más puntos de mando.
sq-event-hand-raised = Tu mano está levantada; nadie más la ve.
sq-event-instructed = Tus órdenes permanentes: { $words }.
sq-event-room-searched =
    { $card-known ->
        [no] { $who } registra la sala { $room }.
       *[yes] { $who } registra la sala { $room } y encuentra: { $card }.
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } juega { $card }.
       *[other] { $seat } juega { $card } sobre { $on }.
    }
sq-event-card-shown = { $seat } muestra { $card }.
sq-event-event-drawn = { $seat } roba un evento: { $card }.
sq-event-reshuffled = Se baraja de nuevo el mazo { $deck }.

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } recoge { $thing }.
sq-event-thing-dropped = { $who } deja { $thing } en { $at }.
sq-event-thing-given = { $who } da { $thing } a { $to }.
sq-event-thing-recovered = { $who } pone a salvo { $thing }.
sq-event-loaded = { $who } carga con { $what }.
sq-event-unloaded = { $who } deja a { $what } en { $squares }.
sq-event-manned = { $who } ocupa el puesto de { $machine }.
sq-event-post-left = { $who } deja el puesto de { $machine }.
sq-event-converted = { $who } se pasa al bando de { $seat }.

## What happens: alliances and the end

sq-event-pledged =
    { $kind ->
        [secret] { $seat } ofrece a { $to } una alianza secreta (oferta { $number }).
       *[other] { $seat } ofrece a { $to } una alianza (oferta { $number }).
    }
sq-event-pact-made =
    { $public ->
        [no] { $a } y { $b } son aliados en secreto.
       *[yes] { $a } y { $b } son aliados.
    }
sq-event-pact-ended = La alianza entre { $a } y { $b } queda disuelta.
sq-event-pact-exposed = La alianza secreta entre { $a } y { $b } ha salido a la luz.
sq-event-pledge-refused = La oferta { $number } queda anulada.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } ofrece a { $to } una carta por 20 puntos (oferta { $number }).
       *[yes] { $seat } ofrece a { $to } { $card } por 20 puntos (oferta { $number }).
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } vende una carta a { $to }.
       *[yes] { $seat } vende { $card } a { $to }.
    }
sq-event-mission-ended = La misión ha terminado.
sq-event-seals-won =
    { $seals ->
        [one] { $seat } gana un Sello de Honor; { $total } en total.
       *[other] { $seat } gana { $seals } Sellos de Honor; { $total } en total.
    }
sq-event-rank-changed = { $seat } tiene ahora el rango { $rank }.
sq-event-won =
    { $count ->
        [one] { $seats } gana la misión.
       *[other] { $seats } comparten el primer puesto.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Renuncia a { $value }: el evento no te afecta
       *[other] Elige { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Elige { $dangers }.
       *[no] Elige { $value }: { $dangers }.
    }
sq-do-pass = Pasa
sq-do-pass-scan = No más blips aquí
sq-do-pass-reinforce = No más refuerzos
sq-do-yes = Sí
sq-do-activate =
    { $figure-known ->
        [yes] { $who }: { $figure }, puntos de vida { $lp }, { $weapons }
       *[no] Actúa con { $who }
    }
sq-do-done =
    { $left ->
        [0] Termina con esta miniatura
       *[other] Termina con esta miniatura (puntos de movimiento restantes: { $left })
    }
sq-do-end = Termina las activaciones de este turno
sq-do-step = Da un paso a { $to }
sq-do-walk = Recorre { $path }
sq-do-enter = { $who } entra en { $to }, mirando al { $facing }
sq-do-leave = { $who } abandona la misión
sq-do-face = Gira hacia el { $facing }
sq-do-open = Abre la puerta { $door }
sq-do-shoot =
    { $area ->
        [yes] { $who } dispara contra { $at } ({ $weapon }, disparos: { $shots })
       *[no] { $who } dispara ({ $weapon }, disparos: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] { $who } dispara hacia el { $facing } contra { $at } ({ $weapon }, disparos: { $shots })
       *[no] { $who } dispara hacia el { $facing } ({ $weapon }, disparos: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] { $who } ataca cuerpo a cuerpo.
       *[other] { $who } ataca cuerpo a cuerpo: { $dangers }.
    }
sq-do-share = Asigna { $points } a { $at }
sq-do-reroll = Juega { $card } y repite los dados { $dice }
sq-do-save =
    { $dice ->
        [0] No tires salvaciones
        [one] Tira una salvación
       *[other] Tira { $dice } salvaciones
    }
sq-do-search = Registra la sala
sq-do-overwatch = Ponte en vigilancia
sq-do-lower = { $who } deja de vigilar
sq-do-pick-up = Recoge { $thing }
sq-do-put-down = Deja { $thing }
sq-do-give = { $who } da { $thing } a { $to }
sq-do-load = { $who } carga con { $what }
sq-do-unload = Deja en { $to } a quien llevas
sq-do-hand-in = { $who } entrega { $what } en la zona de entrada
sq-do-man = { $who } ocupa el puesto de { $machine }
sq-do-quit = { $who } deja el puesto
sq-do-use =
    { $on-count ->
        [0] Juega { $card }
       *[other] Juega { $card } sobre { $on }
    }
sq-do-use-odds =
    { $only ->
        [yes] Juega { $card }: { $dangers }.
       *[no] { $on-count ->
            [0] Juega { $card }: { $dangers }.
           *[other] Juega { $card } sobre { $on }: { $dangers }.
        }
    }
sq-do-put = Coloca { $identity } en { $to }
sq-do-reveal = Revela { $who }
sq-do-demand = Exige que se revele { $who }
sq-do-stand = Colócate en { $to }, mirando al { $facing }
sq-do-raise = Levanta la mano por los puntos de mando
sq-do-trigger = Levanta la mano por sí sola: { $words }
sq-do-instruct = Orden permanente: { $words }
sq-do-rite = Usa un rito para { $who }
sq-do-pledge =
    { $kind ->
        [secret] Ofrece una alianza secreta a: { $to }
       *[other] Ofrece una alianza a: { $to }
    }
sq-do-sell = Ofrece { $card } por 20 puntos a: { $to }
sq-do-accept = Acepta la oferta { $number }
sq-do-refuse = Rechaza la oferta { $number }
sq-do-dissolve = Disuelve la alianza con: { $to }
sq-do-expose = Revela la alianza secreta con: { $to }

## Questions

sq-ask-order = ¿Juegas una carta de orden?
sq-ask-act = ¿Quién actúa ahora?
sq-ask-activation = ¿Qué hace?
sq-ask-command = ¿Tiras por los puntos de mando?
sq-ask-window-hand = Tenías la mano levantada: ¿cómo gastas los puntos de mando?
sq-ask-window-dodge = Te atacan: ¿esquivas con puntos de mando?
sq-ask-window-own = ¿Cómo gastas tus puntos de mando?
sq-ask-overwatch = Un enemigo ha entrado a la vista: ¿disparas?
sq-ask-permission = ¿La dejas pasar?
sq-ask-share = ¿Quién recibe puntos de este total?
sq-ask-saves = ¿Cuántas salvaciones tiras?
sq-ask-cards = ¿Qué carta juegas o descartas?
sq-ask-rite = ¿Usas un rito?

## Refusals: whose decision it is

sq-no-mission-over = La misión ha terminado.
sq-no-not-in-play = La misión no ha empezado o ya ha terminado.
sq-no-not-your-decision = Ahora decide { $who }.
sq-no-not-now = Eso no se puede hacer ahora.
sq-no-other-is-acting = Está actuando otra miniatura; termina antes con ella.
sq-no-order-first = Juega una carta de orden, o pasa.
sq-no-command-roll = Di si tiras por los puntos de mando.
sq-no-lesson =
    { $lesson ->
        [melee] El cuerpo a cuerpo llega en la ronda { $round } de esta lección.
        [overwatch] La vigilancia llega en la ronda { $round } de esta lección.
        [search] Los registros llegan en la ronda { $round } de esta lección.
       *[command] Los puntos de mando llegan en la ronda { $round } de esta lección.
    }
sq-no-cannot-act = { $who } no puede actuar ahora.
sq-no-finish-attack = Primero hay que resolver el ataque.
sq-no-standing-order = No existe tal orden permanente.
sq-no-trigger = La mano no se puede levantar así.
sq-no-hand-is-up = Ya tienes la mano levantada.
sq-no-command-points = No tienes puntos de mando.
sq-no-not-with-points = Eso no se puede hacer con puntos de mando.
sq-no-card-forbids = Una carta lo prohíbe.
sq-no-not-on-board = No está en el tablero.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = Esa casilla no es adyacente.
sq-no-obstacle = Hay un obstáculo.
sq-no-points-left = Cuesta { $cost }, y no quedan tantos puntos.
sq-no-wall-between = Hay un muro o una puerta cerrada en medio.
sq-no-round-corner = No puede doblar esa esquina: los dos caminos están cerrados.
sq-no-way-on = Desde allí no podría seguir hasta una casilla libre.
sq-no-between-two = Tendría que pasar entre dos miniaturas sin permiso.
sq-no-stop-on-vent = Solo una ficha especial acaba su movimiento en un conducto de entrada: debe poder seguir.
sq-no-stop-on-conduit = Solo las fichas del Culto acaban su movimiento en un conducto: debe poder seguir.
sq-no-shared-square = Está en una casilla compartida y debe seguir.
sq-no-not-in-dock = No espera en su zona de entrada.
sq-no-threshold = Se entra por una casilla de umbral libre de la propia zona de entrada.
sq-no-way-out = Solo se sale por un umbral de la propia zona de entrada o por una salida.
sq-no-own-dock = Solo se entrega desde un umbral de la propia zona de entrada.
sq-no-movement-over = Su movimiento ha terminado.
sq-no-held-fast = Está inmovilizada y no puede moverse.
sq-no-psychic-only = Ha usado un poder psíquico: no puede hacer nada más este turno.
sq-no-four-facings = Solo puede mirar al norte, al este, al sur o al oeste.
sq-no-same-facing = Ya mira hacia allí.
sq-no-turn-alone = Con puntos de mando no se paga un giro sin movimiento.
sq-no-turn-costs = Ese giro cuesta un punto de movimiento, y no queda ninguno.
sq-no-such-door = No hay ninguna puerta { $door }.
sq-no-door-open = La puerta { $door } está abierta.
sq-no-door-front = No está ante la puerta { $door }.
sq-no-bulkhead = Solo los alienígenas abren la compuerta { $door }.
sq-no-door-alone = Con puntos de mando solo abre una puerta quien se ha movido con ellos.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } no ve a { $target }.
sq-no-watch-friend = { $target } no es enemigo de { $who }.
sq-no-watch-line = { $who } ve a { $target }, pero no tiene línea de fuego, ni siquiera tras un giro gratuito de 90°.
sq-no-watch-late = { $who } ya tuvo su ocasión: { $target } estaba ya a la vista, o se le dejó pasar.
sq-no-target = No hay tal objetivo.
sq-no-own-target = No ataca a su propio bando.
sq-no-adjacent-target = Ese objetivo está adyacente: solo se le ataca cuerpo a cuerpo.
sq-no-line-of-fire = No hay línea de fuego.
sq-no-disputed-line = Los dados han decidido que esta línea está bloqueada; vale hasta el final del turno.
sq-no-fixed-target = Allí no hay nada que destruir.
sq-no-such-weapon = No tiene tal arma con la que disparar.
sq-no-second-weapon = Ya ha disparado otra arma.
sq-no-shots-left = A esta arma no le quedan disparos en este turno.
sq-no-so-many-shots = Allí no se pueden concentrar { $shots } disparos.
sq-no-shots-around-movement = Se ha movido desde el primer disparo: esta arma ya no dispara.
sq-no-shoot-and-melee = Dispara o lucha cuerpo a cuerpo, no ambas cosas.
sq-no-carrier-heavy = Quien lleva a una miniatura no puede disparar tal arma.
sq-no-move-and-fire = Esta arma no dispara en el turno en que se mueve.
sq-no-searched = Ha registrado una sala y ya no ataca este turno.
sq-no-second-melee = Lucha cuerpo a cuerpo una vez por turno.
sq-no-nobody-ahead = No hay nadie delante con quien luchar.
sq-no-melee-dice = No tiene dados para el cuerpo a cuerpo.
sq-no-gunner-melee = Una máquina y su artillero no atacan cuerpo a cuerpo.
sq-no-alien-overwatch = Los alienígenas no usan la vigilancia.
sq-no-overwatch-attacked = Ha atacado y no puede ponerse en vigilancia.
sq-no-overwatch-searched = Ha registrado una sala y no puede ponerse en vigilancia.
sq-no-overwatch-moved = Una tarántula que se ha movido, o con artillero nuevo, no puede ponerse en vigilancia.
sq-no-overwatch-weapon = Sin un arma con la que disparar no hay vigilancia.
sq-no-overwatch-flamer = Esta arma no se usa en vigilancia.
sq-no-overwatch-shot = Haz uno de los disparos posibles, o pasa.
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
sq-position-shared = Posición: { $one } y { $other } están en la misma casilla, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = registros de la campaña
starquest-option-played = misiones jugadas
starquest-option-legacy = dejado por las misiones anteriores
starquest-option-scenario = misión propia

## Junto al mapa

sq-beside = { $faction } (puntos: { $points }): { $groups }
sq-beside-nobody = { $faction } (puntos: { $points })
sq-beside-kind = { $figure } { $ids }

## Propuestas reunidas

sq-gathered-step = Paso a { $places }, o escribe cualquier casilla para ir allí
sq-gathered-face = Girar: { $places }
sq-gathered-enter = Entrar en { $at }, mirando a { $places }
sq-gathered-stand = Poner en { $at }, mirando a { $places }
sq-gathered-put = Poner { $identity } en { $places }
