### Lo que dice el servidor cuando no puede hacer algo.

server-only-watching = Estás mirando esta mesa: solo quienes juegan pueden hacer eso.
server-chat-empty = En ese mensaje no hay nada que decir.
server-damaged = Los datos del encuentro { $match } están dañados y no se pueden abrir.
server-no-such-code = Este código no abre ningún asiento: quizá ya se ha usado.
server-no-such-link = Este enlace no abre ninguna mesa.
server-not-over = El encuentro aún no ha terminado: hasta entonces, la repetición sigue cerrada.
server-old-finished = Este encuentro ha terminado: míralo y empieza uno nuevo desde cualquiera de sus posiciones.
server-rules-present = Este encuentro se juega con la versión actual de las reglas.
server-no-such-moment = En este encuentro no existe el momento { $at }: el último es el { $last }.
server-too-fast = Demasiado rápido: espera un momento.
server-no-such-page = En esta dirección no hay nada.
server-wrong-method = Esta dirección no admite ese tipo de petición.
server-too-large = Es demasiado grande para aceptarlo.
server-bad-request = No se entiende la petición: { $detail }.
server-say-hello = El primer mensaje de esta línea debe decir de qué enlace viene.
server-not-a-message = Esta mesa no entiende un mensaje así.
server-try-again = Algo ha fallado en el servidor; no se ha perdido nada de lo que hiciste. Inténtalo de nuevo.
server-port-taken = No se puede usar la dirección { $host }:{ $port }: quizá la ocupa otro programa. Elige otra con --port.
server-not-begun = El encuentro no ha empezado: la mesa aún espera a jugadores.
server-salt-of-another = Esa sal es para otros dados: debe indicar la huella que muestra esta mesa.
server-salt-given = La sal de este asiento ya se ha dado y no se puede cambiar.
server-nothing-to-advise = Ahora no tienes nada que decidir.
server-no-advice = El bot no sabe qué responder: elige tú.
server-table-full = Esta mesa está llena: hay demasiada gente mirando. Inténtalo más tarde.
server-no-more-undo = En este encuentro ya se ha retirado bastante: el límite son { $most } veces.

## Campañas

server-no-such-campaign = Este enlace no abre ninguna campaña.
server-campaign-damaged = Los datos de la campaña { $campaign } están dañados y no se pueden abrir.
server-campaign-no-faction = No hay ninguna facción «{ $faction }»; hay: { $known }.
server-campaign-founder-only = Solo puede hacerlo quien fundó la campaña.
server-campaign-in-mission = Se está jugando una misión: hay que esperar a que termine.
server-campaign-over = La campaña ha terminado: se han jugado todas sus misiones.
server-campaign-no-link = Nadie juega «{ $faction }» con un enlace, así que no hay enlace que cambiar.
server-campaign-nothing-to-undo = Aún no se ha jugado ninguna misión: no hay nada que deshacer.
server-campaign-nothing-asked = Nadie ha pedido deshacer la misión.
server-campaign-sealed = Las cartas que otros han guardado siguen siendo secretas: hasta el final de la campaña solo ves lo que vio tu asiento.
server-campaign-no-rematch = Era una misión de una campaña: sigue con la campaña.
server-link-renewed = Este enlace se ha cambiado por otro: pregunta a quien fundó la campaña.
server-mission-taken-back = Esta misión se ha deshecho: ya no cuenta y no se sigue jugando.
server-campaign-unfinished = Una misión de esa campaña está en curso: termínala o deshazla antes de traer aquí la campaña.
