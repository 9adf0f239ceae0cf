## El diario en breve: una línea por cada miniatura que ha actuado. Las acciones forman una lista.

web-sq-log-full = Todas las frases
web-sq-log-instructed = Tu orden permanente. { $about }: { $holds }
web-sq-fold-open = Todas las frases de esta línea
web-sq-fold = { $who }: { $deeds }
web-sq-fold-moved =
    { $count ->
        [one] se mueve una casilla
       *[other] se mueve { $count } casillas
    }
web-sq-fold-dodged = { $who } se mueve
web-sq-fold-turned = se gira
web-sq-fold-nothing = no hace nada
web-sq-fold-entered = sube a bordo
web-sq-fold-left = abandona la misión
web-sq-fold-door = abre una puerta
web-sq-fold-overwatch = se pone en vigilancia
web-sq-fold-watches = { $who } se pone en vigilancia
web-sq-fold-searched = registra la sala { $room }
web-sq-fold-found = registra la sala { $room } y encuentra «{ $card }»
web-sq-fold-scanned = sondea un tablero ({ $board })
web-sq-fold-revealed = se revela una ficha ({ $figure })
web-sq-fold-many-revealed =
    { $count ->
        [one] se revela una ficha
       *[other] se revelan { $count } fichas
    }
web-sq-fold-tokens =
    { $count ->
        [one] se coloca una ficha
       *[other] se colocan { $count } fichas
    }
web-sq-fold-card = «{ $card }»
web-sq-fold-picked-up = recoge un objeto ({ $thing })
web-sq-fold-healed = { $who } recupera vida
web-sq-fold-hurt = { $who } pierde vida
web-sq-fold-gone = { $who } cae
web-sq-fold-command =
    { $count ->
        [one] un punto de mando
       *[other] { $count } puntos de mando
    }
web-sq-fold-destroyed =
    { $own ->
        [yes] elimina { A($targets) }
       *[no] { $who } elimina { A($targets) }
    }
web-sq-fold-wounded =
    { $own ->
        [yes] hiere { A($targets) }
       *[no] { $who } hiere { A($targets) }
    }
web-sq-fold-missed =
    { $own ->
        [yes] falla contra { $targets }
       *[no] { $who } falla contra { $targets }
    }
web-sq-fold-fired =
    { $own ->
        [yes] dispara sin efecto
       *[no] { $who } dispara sin efecto
    }
web-sq-fold-called-off =
    { $own ->
        [yes] apunta, pero el objetivo ya no está
       *[no] { $who } apunta, pero el objetivo ya no está
    }
web-sq-fold-chose =
    { $count ->
        [one] { $seat }: una elección de preparación
       *[other] { $seat }: { $count } elecciones de preparación
    }
web-sq-fold-laid =
    { $count ->
        [one] { $seat } coloca una ficha
       *[other] { $seat } coloca { $count } fichas
    }
web-sq-fold-cards = { $seat }: { $deeds }
web-sq-fold-fell =
    { $own ->
        [yes] cae
       *[no] { $who } cae
    }
web-sq-fold-bled =
    { $own ->
        [yes] pierde vida
       *[no] { $who } pierde vida
    }

## Escuadra y cartas

web-sq-roster-docked = en la zona de entrada
web-sq-card-set-up = Se elige antes de la misión.
web-sq-card-passive = Actúa por sí sola.
web-sq-card-any = Se juega en cualquier momento.
web-sq-card-own-any = Se juega en cualquier momento de tu turno.
web-sq-card-turn-start = Se juega al principio de tu turno.
web-sq-card-turn-end = Se juega al final de tu turno.
web-sq-card-activation = La juega una miniatura que actúa.
web-sq-card-instead-attack = Se juega en lugar de un ataque.
web-sq-card-before-roll = Se juega antes de tirar dados.
web-sq-card-after-roll = Se juega después de tirar dados.
web-sq-card-on-eliminated = Se juega cuando una miniatura cae.
web-sq-card-psychic = Un poder que tu psíquico usa cuando actúa.
web-sq-card-psychic-reaction = Un poder en respuesta a otro.
web-sq-card-draw = Ocurre cuando se roba.
web-sq-card-after-draw = Se juega después de robar una carta.
web-sq-seen = Cartas que han salido a la luz
web-sq-seen-hidden = boca abajo
web-sq-seen-found = { $who } la encuentra al registrar
web-sq-seen-taken = { $who } la recibe
web-sq-seen-drawn = { $who } la roba
web-sq-seen-shown = { $who } la muestra
web-sq-seen-played = { $who } la juega
web-sq-seen-lost = { $who } la pierde
web-sq-seen-none = Aún no ha salido ninguna carta a la luz.

## La escuadra en una página

web-sq-squad = Tu escuadra
web-sq-squad-build = Elegirla en una página
web-sq-squad-everybody = Elegir buenas escuadras para todos aquí
web-sq-squad-take = Tomar esta escuadra
web-sq-squad-count = { $chosen } de { $of }
web-sq-squad-open =
    { $count ->
        [one] Falta una elección: valdrá la primera respuesta libre.
       *[other] Faltan { $count } elecciones: valdrán las primeras respuestas libres.
    }
web-sq-squad-read = Señala una carta para leerla.
web-sq-squad-none = Nada
web-sq-squad-bound = { $card }: { $to }

## Lo que hacen los alienígenas

web-sq-layer-exposed = Dónde me ven
web-sq-group = Mover un grupo
web-sq-group-who = Pulsa las miniaturas que van, aquí o en el mapa.
web-sq-group-go =
    { $count ->
        [one] Va una. Pulsa la casilla de destino.
       *[other] Van { $count }. Pulsa la casilla de destino.
    }
web-sq-group-all = Todas
web-sq-group-stop = Cancelar
web-sq-goal-stop = Impídelo:
