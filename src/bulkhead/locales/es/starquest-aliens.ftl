### Starquest: blips, fichas y turno alienígena: qué se pregunta y por qué se rechaza algo.

## Preguntas

sq-ask-scan = Este tablero se está sondeando: pon los blips que quieras.
sq-ask-scan-last = Es el último tablero por sondear: pon todos los blips que te quedan.
sq-ask-look = ¿Qué ficha boca abajo miras?
sq-ask-reveal = Se revela tu ficha: ¿cómo se coloca su miniatura?
sq-ask-held = ¿Juegas ahora una de tus cartas de evento adicionales?
sq-ask-special = ¿Pones una ficha especial en un conducto de entrada?
sq-ask-reinforce = ¿Qué refuerzos entran, y dónde?

## Negativas

sq-no-last-board = No queda otro tablero por sondear: mientras haya una casilla legal, tienes que poner tus blips.
sq-no-due-token = Aún tienes en la mano una ficha que esta misión quiere ya en el tablero: primero va esa.
sq-no-core-room = Un núcleo de datos no se puede poner en una sala con una casilla de refuerzo.
sq-no-scan-first = Primero pon blips en el tablero que se sondea, o pasa.
sq-no-look = Puedes mirar una ficha boca abajo que aún no hayas visto, o pasar.
sq-no-such-token = No te queda ninguna ficha de ese tipo.
sq-no-floor-there = En esa casilla no hay suelo.
sq-no-other-board = Esa casilla es de otro tablero.
sq-no-taken-square = Esa casilla está ocupada.
sq-no-blip-in-sight = No se puede poner un blip ahí: una miniatura de escuadra ve esa casilla.
sq-no-blip-square = En esa casilla no se pueden poner blips.
sq-no-reveal-first = Primero se coloca la miniatura revelada: elige su casilla y su orientación.
sq-no-base = Necesita dos por dos casillas libres, sobre la ficha o lo más cerca posible, y una de las cuatro orientaciones.
sq-no-stand = Solo se puede colocar en la casilla de su ficha; tú eliges la orientación.
sq-no-squads-demand = Solo los jugadores alienígenas pueden exigir que se revele una ficha.
sq-no-demand-here = En esta mesa, solo su dueño puede revelar una ficha al otro jugador alienígena.
sq-no-token-of-other = Esa no es una ficha del otro jugador alienígena.
sq-no-token-unseen = Ninguna miniatura ni ficha tuya la ve, o no es tu turno.
sq-no-token-verb = Una ficha boca abajo solo puede dar pasos, abrir puertas, revelarse o terminar su activación.
sq-no-held-event = Juega una de tus cartas de evento adicionales, o pasa.
sq-no-vent-first = Primero pon una ficha especial en un conducto de entrada, o pasa.
sq-no-duty = No tienes ni ficha ni miniatura en el tablero: haz entrar todos los refuerzos que puedas.
sq-no-only-reinforcements = Las activaciones han terminado: haz entrar refuerzos, o pasa.
sq-no-token-waits = Esta ficha ha llegado en este turno: no puede moverse hasta tu próximo turno.
sq-no-own-token = Esa no es una ficha tuya en el tablero.
sq-no-vent-there = En esa casilla no hay un conducto de entrada libre.
sq-no-more-by-conduit =
    { $most ->
        [one] Por el conducto solo puede entrar una ficha por turno.
       *[other] Por el conducto solo pueden entrar { $most } fichas por turno.
    }
sq-no-conduit-there = Allí no hay una casilla de conducto libre.
sq-no-put-now = En este momento no puede entrar ninguna ficha.
sq-no-r-square = Los refuerzos solo pueden entrar en las casillas marcadas con R.
sq-no-r-in-sight = No puede entrar ahí: una miniatura enemiga ve esa casilla.
sq-no-miniature-free = No queda libre ninguna miniatura de ese tipo.
sq-no-rites = No te quedan ritos.
sq-no-second-rite = Ya se ha usado un rito: no se puede usar otro a la vez.
sq-no-rite-now = Se está resolviendo un ataque: el rito tiene que esperar a que acabe.
sq-no-rite-for-it = Un rito solo puede ayudar a una miniatura tuya herida que esté en el tablero.
