# Un enlace para la mesa, quién está listo, los nombres y la línea cortada

web-inv-link = Un solo enlace para todos
web-inv-link-what = Mándalo a todos los jugadores: cada uno elige un asiento libre y escribe su nombre.
web-inv-qr = Código QR con el enlace de esta mesa
web-inv-copy = Copiar el enlace de la mesa
web-inv-standing = Asientos a punto: { $ready } de { $seats }. Cuando lo estén todos, la partida empieza sola.
web-inv-begin = { $free ->
    [0] Empezar ahora
    [one] Empezar ahora, con un bot
   *[other] Empezar ahora, con { $free } bots
}
web-inv-begin-what = Los bots ocupan los asientos que sigan libres.
web-inv-ready = a punto
web-inv-not-ready = aún no
web-inv-im-ready = Ya puedo empezar
web-inv-wait = Esperadme
web-inv-holds = Pide esperar un momento.
web-inv-seat-link = Un enlace solo para este asiento
web-inv-seat-copy = Copiar el enlace de este asiento
web-inv-bot = Sentar a un bot
web-inv-bot-of = Sentar a un bot: { $name }
web-inv-person = Invitar a una persona
web-inv-person-of = Invitar a una persona: { $name }
web-inv-free = Liberar el asiento
web-inv-free-of = Liberar el asiento: { $name }
web-inv-renew = Crear un enlace nuevo
web-inv-renew-of = Crear un enlace nuevo: { $name }
web-inv-renew-what = Enlace nuevo para { $name }: el anterior deja de funcionar. Mándalo solo a la persona que lo perdió.
web-inv-renew-yes = Crear un enlace nuevo
web-inv-renewed = Este es el enlace nuevo para { $name }. Mándalo solo a esa persona.
web-inv-not-now = Ahora no
web-inv-seats = Los asientos de los demás
web-inv-seats-what = ¿Alguien ha perdido su enlace? Aquí puedes crear uno nuevo.
web-inv-name = Tu nombre
web-inv-rename = Cambiar
web-inv-choose = Elige tu asiento
web-inv-choose-what = Te invitan a jugar. Ocupa un asiento libre: los demás verán enseguida que estás aquí.
web-inv-sit = Sentarse y jugar
web-inv-sit-what = La partida empieza cuando todos los asientos están a punto.
web-inv-none = Elige un asiento libre.
web-inv-begun = La partida ha empezado
web-inv-full = Todos los asientos están ocupados
web-inv-full-what = Puedes mirar: verás lo que ven todos, ningún secreto.
web-inv-watch = Mirar

web-line-broken = Conexión perdida. No se ha perdido nada más.
web-gone-waits = Pendiente de envío:
web-gone-sent = Pendiente de respuesta:
web-gone-press = tu última jugada
web-gone-undo = deshacer
web-gone-withdraw = No enviarlo
web-gone-done = Hay conexión otra vez. Tu jugada se ha hecho.
web-gone-not = Hay conexión otra vez. Tu jugada no se ha hecho: la mesa había avanzado.

web-inv-ahead = Mientras tanto, elige a tus cinco héroes. Nadie se entera: tu elección cuenta cuando te toque.
