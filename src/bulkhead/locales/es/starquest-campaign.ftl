### Las campañas de Starquest en el navegador.

## El final de una misión, paso a paso

web-sq-closing = El final de la misión
web-sq-closing-step = Paso { $step } de { $steps }
web-sq-closing-awards = Premios de la misión
web-sq-closing-cards = Cartas mostradas, misiones secretas
web-sq-closing-points = Puntos finales
web-sq-closing-seals = Sellos de Honor
web-sq-closing-ranks = Ascensos y líderes fuera de combate
web-sq-closing-psionics = Estudios de los psíquicos
web-sq-closing-keep = Cartas de reconocimiento que se guardan
web-sq-closing-purchases = Lo que compran los Sellos
web-sq-closing-nothing = Nada esta vez.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] { $who } elige el arte que estudia el psíquico.
        [keep] { $who } decide qué cartas descarta.
       *[purchases] { $who } decide qué compra con los Sellos.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Después, { $who }: los rangos más altos eligen primero.
       *[no] Después, { $who }.
    }
web-sq-closing-item-points = { sq-points }
web-sq-closing-item-shown = muestra «{ $card }»
web-sq-closing-item-won = gana la misión
web-sq-closing-item-seals =
    { $seals ->
        [one] un Sello, ahora { $total }
       *[other] { $seals } Sellos, ahora { $total }
    }
web-sq-closing-item-promoted = ascenso: ahora { $rank }
web-sq-closing-item-demoted = sin líder: baja a { $rank } y pierde todos los Sellos
web-sq-closing-item-mourned = sin líder: pierde todos los Sellos
web-sq-closing-item-art = el psíquico estudia { $what }
web-sq-closing-item-give-up = descarta «{ $what }»
web-sq-closing-item-bought = paga por: { $what }
web-sq-closing-stake-psionics = Tu psíquico ha sobrevivido a tres misiones seguidas. Desde la próxima toma una carta psíquica más, del arte que estudia; hasta completar el estudio no cambia de arte.
web-sq-closing-stake-keep = Lo que guardes estará en tu mano al empezar la próxima misión. Los demás solo sabrán cuántas cartas son.
web-sq-closing-stake-purchases = La miniatura que pagues se une a ti desde la próxima misión y se queda hasta que caiga. Solo puedes tener un refuerzo a la vez.
web-sq-closing-have = Tienes
web-sq-closing-art = Una carta más de este arte, desde la próxima misión.
web-sq-closing-figure = Refuerzo. Armadura { $armour }, vida { $life }, movimiento { $move }.
web-sq-closing-psionic = Psíquico con cuatro cartas psíquicas. Armadura { $armour }, vida { $life }, movimiento { $move }.
web-sq-closing-give-up = Descartar «{ $card }»
web-sq-closing-pass-keep =
    { $count ->
        [one] Guardar esta carta
       *[other] Guardar estas { $count } cartas
    }
web-sq-closing-pass-keep-what = No cuestan nada y puedes usarlas en cualquier misión posterior.
web-sq-closing-pass-purchases = No comprar nada
web-sq-closing-pass-purchases-what = Conservas tus Sellos ({ $seals }): hacen falta { $rank } para ascender.
web-sq-closing-on = Seguir con la campaña
web-sq-closing-how = Lo que trajo la misión
web-sq-camp-seals =
    { $seals ->
        [one] un Sello de Honor
       *[other] { $seals } Sellos de Honor
    }

## Fundar una campaña

web-sq-camp-play = Qué se juega
web-sq-camp-play-mission = Una misión
web-sq-camp-play-campaign = Una campaña
web-sq-camp-play-mission-what = Se juega una vez, en una mesa.
web-sq-camp-play-campaign-what = Varias misiones, en las veladas que queráis: rangos, Sellos y lo que quede por hacer pasan de una a otra.
web-sq-camp-new = La campaña
web-sq-camp-name = Nombre
web-sq-camp-missions = Misiones
web-sq-camp-plan-hollow-crown = Las doce
web-sq-camp-plan-short = Cinco
web-sq-camp-plan-own = A mi elección
web-sq-camp-length =
    { $hours ->
        [one]
            { $count ->
                [one] Una misión, una hora más o menos.
               *[other] { $count } misiones, una hora más o menos en total.
            }
       *[other]
            { $count ->
                [one] Una misión, unas { $hours } horas.
               *[other] { $count } misiones, unas { $hours } horas en total.
            }
    }
web-sq-camp-no-missions = Elige al menos una misión.
web-sq-camp-minutes = { $minutes } min
web-sq-camp-add = Añadir una misión…
web-sq-camp-earlier = Antes: { $mission }
web-sq-camp-later = Después: { $mission }
web-sq-camp-remove = Quitar: { $mission }
web-sq-camp-found = Crear la campaña
web-sq-camp-found-what =
    { $links ->
        [0] Después verás su página y podrás empezar la primera misión.
        [one] Después verás su página, con un enlace para enviar.
       *[other] Después verás su página, con { $links } enlaces para enviar.
    }

## Cómo están todos

web-sq-camp-number = Misión { $number } de { $of }
web-sq-camp-ladder = La escala de rangos
web-sq-camp-ladder-what = Cada Sello es un peldaño.
web-sq-camp-ladder-one =
    { $climbs ->
        [yes] { $faction }: { $title }, rango { $rank } de { $top }, Sellos { $seals }, puntos { $points }. Sellos que faltan para { $next }: { $missing }.
       *[no] { $faction }: { $title }, rango { $rank } de { $top }, Sellos { $seals }, puntos { $points }.
    }
web-sq-camp-factions = Facciones
web-sq-camp-place = { $place }.º
web-sq-camp-free = nadie todavía
web-sq-camp-absent = ausente
web-sq-camp-gives = En cada misión
web-sq-camp-gives-orders =
    { $count ->
        [one] una carta de orden
       *[other] { $count } cartas de orden
    }
web-sq-camp-gives-equipment =
    { $count ->
        [one] una carta de equipo
       *[other] { $count } cartas de equipo
    }
web-sq-camp-gives-tokens =
    { $count ->
        [one] una ficha de refuerzo más
       *[other] { $count } fichas de refuerzo más
    }
web-sq-camp-gives-events =
    { $count ->
        [one] una carta de evento en mano
       *[other] { $count } cartas de evento en mano
    }
web-sq-camp-gives-rites =
    { $count ->
        [one] un rito
       *[other] { $count } ritos
    }
web-sq-camp-next-rank = Siguiente rango
web-sq-camp-next-rank-what =
    { $missing ->
        [one] { $title }, con un Sello más.
       *[other] { $title }, con { $missing } Sellos más.
    }
web-sq-camp-studies = Ha estudiado: { $arts }
web-sq-camp-bought = Ya pagado: se queda hasta que caiga.
web-sq-camp-row =
    { $of ->
        [one] Misiones superadas para ascender: { $count } de una
       *[other] Misiones seguidas superadas para ascender: { $count } de { $of }
    }
web-sq-camp-reinforcement = Refuerzo
web-sq-camp-cards = Cartas de reconocimiento guardadas
web-sq-camp-cards-none = ninguna
web-sq-camp-none = ninguno

## Lo que viene

web-sq-camp-stage-beginning = La primera misión
web-sq-camp-stage-between = La próxima misión
web-sq-camp-stage-lobby = La mesa está abierta: falta alguien por llegar
web-sq-camp-stage-playing = En juego ahora
web-sq-camp-begin = Empezar la misión
web-sq-camp-begin-undo = Alguien quiere deshacer la última misión: antes hay que responder a eso.
web-sq-camp-roster-same = Todavía no has cambiado nada.
web-sq-camp-begin-missing =
    { $count ->
        [one] Un enlace aún no se ha abierto. La mesa lo espera.
       *[other] { $count } enlaces aún no se han abierto. La mesa los espera.
    }
web-sq-camp-to-table = Ir a la mesa
web-sq-camp-watch = Ver la mesa
web-sq-camp-waits = La persona que creó la campaña empieza la próxima misión. Esta página te avisará.
web-sq-camp-lobby = Empieza sola cuando estén todos.
web-sq-camp-specials =
    { $count ->
        [one] Una regla especial
       *[other] { $count } reglas especiales
    }
web-sq-camp-legacy = Lo que dejaron las misiones anteriores
web-sq-camp-legacy-none = Nada: se juega según el reglamento.
web-sq-camp-who = Quién juega
web-sq-camp-sits-decides = decide ahora
web-sq-camp-sits-present = en la mesa
web-sq-camp-sits-away = fuera
web-sq-camp-sits-ready = a punto
web-sq-camp-sits-awaited = por llegar
web-sq-camp-sits-bot = bot
web-sq-camp-once-short = solo esta vez
web-sq-camp-once = Solo para esta misión
web-sq-camp-roster = Cambiar quién juega
web-sq-camp-roster-for = Por cuánto tiempo
web-sq-camp-roster-good = Desde ahora
web-sq-camp-roster-once = Solo esta misión
web-sq-camp-roster-good-what = El rango, los Sellos y las cartas son de la facción: los hereda la persona que la dirija desde ahora.
web-sq-camp-roster-once-what = La misión empieza así; después todo vuelve a ser como antes. Una facción ausente se queda como estaba.
web-sq-camp-roster-save = Cambiar
web-sq-camp-roster-begin = Empezar así la misión
web-sq-camp-invite = Enlaces para enviar
web-sq-camp-invite-what = Cada enlace es la llave de su facción durante toda la campaña. La dirige la primera persona que lo abra.
web-sq-camp-renew = Enlaces nuevos
web-sq-camp-renew-what = ¿Se ha perdido un enlace o toma el relevo otra persona? Pulsa la facción: el enlace viejo deja de funcionar y el nuevo aparece arriba.
web-sq-camp-join = Te piden que dirijas: { $faction }
web-sq-camp-join-what = Este enlace es tu llave para toda la campaña. Guárdalo y vuelve con él en cada misión.
web-sq-camp-join-name = Tu nombre
web-sq-camp-join-do = Tomar el mando

## Lo que se ha jugado

web-sq-camp-history = Las misiones hasta ahora
web-sq-camp-history-none = Aún no se ha jugado ninguna.
web-sq-camp-left =
    { $count ->
        [one] Queda una
       *[other] Quedan { $count }
    }
web-sq-camp-won-by =
    { $count ->
        [one] Ganó: { $who }.
       *[other] Primer lugar compartido: { $who }.
    }
web-sq-camp-replay-of = Repetición: { $mission }
web-sq-camp-report-of = Informe: { $mission }
web-sq-camp-rank-changed =
    { $how ->
        [up] { $faction }: ascenso de { $before } a { $after }.
       *[down] { $faction }: descenso de { $before } a { $after }.
    }
web-sq-camp-leader-killed = { $faction }: el líder murió.
web-sq-camp-no-news = No cambió ningún rango y no se compró nada.
web-sq-camp-sealed = Hasta el final de la campaña solo ves lo que se vio desde tu asiento.
web-sq-camp-taken-back =
    { $count ->
        [one] Se deshizo una misión.
       *[other] Se deshicieron { $count } misiones.
    }
web-sq-camp-file = Guardar los archivos
web-sq-camp-bring = Seguir con el archivo de una campaña
web-sq-camp-bring-checks = Se está comprobando…
web-sq-camp-bring-which =
    { $count ->
        [0] Entre estos archivos no hay ninguna campaña: { $name }.
       *[other] Entre estos archivos hay más de una campaña ({ $count }): { $name }.
    } Elige el archivo comprimido de una sola campaña, o su archivo junto con los de sus misiones.
web-archive-damaged = { $name } no es un archivo comprimido legible, o está dañado.
web-sq-camp-undo = Deshacer la última misión
web-sq-camp-undo-what = La misión «{ $mission }» dejaría de contar: rangos, Sellos y cartas volverían a como estaban, y habría que jugarla otra vez. Los demás jugadores con enlace tienen que estar de acuerdo.
web-sq-camp-undo-do = Deshacerla
web-sq-camp-undone = La misión se ha deshecho.
web-sq-camp-undo-asked = ¿Deshacer la misión «{ $mission }»?
web-sq-camp-undo-count = De acuerdo hasta ahora: { $agreed } de { $needed }.
web-sq-camp-undo-withdraw = Dejarla como está
web-sq-camp-undo-agree = De acuerdo
web-sq-camp-undo-refuse = No
web-sq-camp-undo-agreed = Has aceptado.
web-sq-camp-over = La campaña ha terminado
web-sq-camp-winner =
    { $count ->
        [one] Gana la campaña: { $who }
       *[other] Primer lugar compartido: { $who }
    }
web-sq-camp-winner-with = { $title }, { $seals }, { sq-points } en todas las misiones
