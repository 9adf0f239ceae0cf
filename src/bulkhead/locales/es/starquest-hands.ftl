### Qué significan sí y no, pregunta por pregunta; y las manos en la mesa: caminos, reacciones, deshacer.

## No

sq-do-pass-alarm = Sin refuerzos
sq-do-pass-cards = No jugar ninguna carta
sq-do-pass-command = No tirar
sq-do-pass-dispute = No está a la vista
sq-do-pass-dodge = Quedarse
sq-do-pass-foresight = Dejarla encima
sq-do-pass-hatchling = No queda ninguna
sq-do-pass-held = No jugar ninguna ahora
sq-do-pass-keep = Conservar las demás
sq-do-pass-let = Dejar que ocurra
sq-do-pass-look = No mirar más
sq-do-pass-order = Sin orden este turno
sq-do-pass-overwatch = No disparar
sq-do-pass-puppet = Soltarla
sq-do-pass-purchase = No comprar más
sq-do-pass-refuse = Negarse
sq-do-pass-rite = No usar ningún rito
sq-do-pass-roll = Conservar esta tirada
sq-do-pass-seals = Guardar los Sellos
sq-do-pass-share = No asignar más: el resto se pierde
sq-do-pass-special = No poner ninguna
sq-do-pass-stop = Eso es todo
sq-do-pass-window = No gastar ninguno
sq-do-pass-window-more = No gastar más

## Yes

sq-do-yes-command = Tirar
sq-do-yes-dispute = Está a la vista
sq-do-yes-foresight = Ponerla debajo
sq-do-yes-give = Aceptar
sq-do-yes-load = Dejar que la lleven
sq-do-yes-permission = Dejarla pasar

## Qué carta, y cuándo

web-sq-ask-roll = ¿Repites algún dado?
web-sq-ask-before-roll = Se van a tirar los dados: ¿juegas una carta?
web-sq-ask-attacked = Te atacan: ¿juegas una carta?
web-sq-ask-wound = Te han dado: ¿juegas una carta?
web-sq-ask-falls = Una miniatura está a punto de caer: ¿juegas una carta?
web-sq-ask-turn-end = Tu turno acaba: ¿juegas una carta?
web-sq-ask-event = Va a ocurrir un evento: ¿lo detienes?
web-sq-ask-psychic = Se está usando un poder psíquico: ¿respondes?
web-sq-roll-against = contra
web-sq-roll-armour = contra armadura { $armour }
web-sq-roll-does =
    { $does ->
        [kills] { $name }: fuera de combate.
        [hurts] { $name }: pierde puntos de vida.
       *[nothing] { $name }: sin daños.
    }
web-sq-reroll-with = Repetir con «{ $card }»
web-sq-reroll-odds = herida: { $hurt } ahora, { $hurtThen } después; baja: { $killed } ahora, { $killedThen } después
web-sq-reroll-more = hace más daño
web-sq-reroll-less = hace menos daño
web-sq-reroll-same = no cambia nada

## Esquivar

web-sq-dodge-how = Pulsa una casilla iluminada para esquivar hacia ella por un punto de mando.
web-sq-dodge-steps = Hacia dónde esquivar
web-sq-dodge-safe = a salvo
web-sq-dodge-left = herida: { $hurt }, baja: { $killed }

## El camino bajo el puntero

web-sq-path-cost =
    { $left ->
        [one] { $cost } de { $left } punto de movimiento
       *[other] { $cost } de { $left } puntos de movimiento
    }
web-sq-path-fire = La vigilancia puede disparar en { $squares }: { $names }
web-sq-path-seen = acaba a la vista de un enemigo
web-sq-walk-on = Detrás esperan otras miniaturas de tu escuadra: haz que siga andando antes de terminar.
web-sq-path-again = Pulsa otra vez para ir

## Deshacer, y lo que no se deshace

web-sq-more = Más
web-sq-undo-all = Deshacer todo lo que se pueda
web-sq-undo-no =
    { $why ->
        [dice] No se puede deshacer: se han tirado dados.
        [card] No se puede deshacer: se ha robado, jugado o mostrado una carta.
        [token] No se puede deshacer: se ha revelado algo oculto.
        [scan] No se puede deshacer: se ha sondeado un tablero.
        [asked] No se puede deshacer: se ha preguntado a otro jugador.
       *[none] No hay nada que deshacer.
    }
web-sq-sure = ¿Seguro?
web-sq-sure-leave = No volverá en esta misión y, en cuanto se revele algo, ya no se podrá deshacer.
web-sq-sure-yes = Abandonar la misión
web-sq-sure-no = Quedarse

web-sq-weapon-dice = { $weapon }: { $dice }

## Los signos del mapa

web-sq-signs = Todos los signos
web-sq-sign-asks = Puede ir, pero alguien tiene que dejarla pasar
web-sq-sign-seen = Suelo claro: tus miniaturas lo ven
web-sq-sign-unseen = Suelo oscuro: ninguna de tus miniaturas lo ve
web-sq-sign-fog = Sin sondear: nadie sabe qué hay
web-sq-sign-ready = Aún puede actuar en este turno
web-sq-sign-selected = La miniatura elegida
web-sq-sign-watch = En vigilancia
web-sq-sign-load = Lleva algo
web-sq-sign-wounds = Puntos de vida perdidos
web-sq-sign-cross = Aquí puede disparar la vigilancia
web-sq-sign-goal = Un objetivo de la misión
