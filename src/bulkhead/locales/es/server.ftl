### Lo que dice el servidor cuando no puede hacer algo.

server-only-watching = Estás mirando esta mesa: solo los jugadores pueden hacer eso.
server-chat-empty = El mensaje está vacío.
server-damaged = Los datos del encuentro { $match } están dañados y no se pueden abrir.
server-no-such-code = Este código no abre ningún asiento: quizá ya se haya usado.
server-no-such-link = Este enlace no abre ninguna mesa.
server-not-over = El encuentro aún no ha terminado: hasta entonces, la repetición sigue cerrada.
server-old-finished = Este encuentro ha terminado: puedes volver a verlo y empezar uno nuevo desde cualquiera de sus posiciones.
server-rules-present = Este encuentro se juega con la versión actual de las reglas.
server-no-such-moment = En este encuentro no existe el momento { $at }: el último es el { $last }.
server-too-fast = Demasiado rápido: espera un momento.
server-no-such-page = En esta dirección no hay nada.
server-wrong-method = Esta dirección no admite ese tipo de petición.
server-too-large = Eso es demasiado grande.
server-bad-request = No se entiende la petición: { STOP($detail) }
server-say-hello = El primer mensaje de esta conexión tiene que decir de qué enlace viene.
server-not-a-message = Esta mesa no entiende ese mensaje.
server-try-again = Algo ha fallado en el servidor; no se ha perdido nada de lo que hiciste. Inténtalo de nuevo.
server-port-taken = No se puede usar la dirección { $host }:{ $port }: quizá la ocupa otro programa. Elige otra con --port.
server-not-begun = El encuentro no ha empezado: la mesa aún espera a jugadores.
server-salt-of-another = Esa sal es para otros dados: debe indicar la huella que muestra esta mesa.
server-salt-given = La sal de este asiento ya se ha dado y no se puede cambiar.
server-nothing-to-advise = Ahora no tienes nada que decidir.
server-no-advice = El bot no sabe qué responder: elige tú.
server-table-full = Esta mesa está llena: hay demasiada gente mirando. Inténtalo más tarde.
server-no-more-undo =
    { $most ->
        [one] En este encuentro ya no se puede deshacer más: el límite es de una vez.
       *[other] En este encuentro ya no se puede deshacer más: el límite es de { $most } veces.
    }

## Campañas

server-no-such-campaign = Este enlace no abre ninguna campaña.
server-campaign-damaged = Los datos de la campaña { $campaign } están dañados y no se pueden abrir.
server-campaign-no-faction = La facción «{ $faction }» no existe; disponibles: { $known }.
server-campaign-founder-only = Solo puede hacerlo la persona que creó la campaña.
server-campaign-in-mission = Se está jugando una misión: hay que esperar a que termine.
server-campaign-over = La campaña ha terminado: se han jugado todas sus misiones.
server-campaign-no-link = Nadie juega «{ $faction }» con un enlace, así que no hay enlace que cambiar.
server-campaign-nothing-to-undo = Aún no se ha jugado ninguna misión: no hay nada que deshacer.
server-campaign-nothing-asked = Nadie ha pedido deshacer la misión.
server-campaign-sealed = Las cartas que otros han guardado siguen siendo secretas: hasta el final de la campaña solo ves lo que se vio desde tu asiento.
server-campaign-no-rematch = Era una misión de una campaña: sigue con la campaña.
server-link-renewed = Este enlace se ha cambiado por otro: pregunta a la persona que creó la campaña.
server-mission-taken-back = Esta misión se ha deshecho: ya no cuenta y no se puede seguir jugando.
server-campaign-unfinished = Una misión de esa campaña está en curso: termínala o deshazla antes de traer aquí la campaña.

# Seats before the match
server-seat-taken = Alguien acaba de ocupar este asiento: elige otro.
server-seat-freed = La persona que preparó la mesa ha dado tu asiento a otra.
server-link-replaced = Este enlace ya no abre su asiento: alguien lo ocupa con uno más nuevo. Pregunta a la persona que preparó la mesa.
server-host-only = Solo puede hacerlo la persona que preparó esta mesa.
server-seat-at-the-screen = Este asiento es de alguien que está ante la pantalla de la persona que preparó la mesa.
server-seat-no-link = Nadie ocupa este asiento con un enlace: no hay nada que sustituir.
server-no-such-seat = El asiento { $seat } no existe en esta mesa.
server-begun = La partida ha empezado: los asientos están ocupados.
server-salts-missing = { $count ->
    [one] Un jugador se ha sentado, pero aún no ha abierto la mesa: hay que esperarlo.
   *[other] { $count } jugadores se han sentado, pero aún no han abierto la mesa: hay que esperarlos.
}
server-name-empty = Un nombre necesita al menos una letra.
server-name-taken = Otra persona en esta pantalla ya se llama así.
server-campaign-names = Los nombres pertenecen a la campaña: cámbialos en su página.
