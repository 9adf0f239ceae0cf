### Bots: qué hace cada uno y por qué eligió lo que eligió.
### Una razón se dice del bot, en una frase breve. La probabilidad es siempre la de ganar.

bot-unknown = El bot «{ $bot }» no existe para este juego; disponibles: { $known }.

## Qué hacen

bots-random-what = Elige cualquier orden legal, todas con la misma probabilidad.
bots-cadet-what = Juega como un principiante: lo aparta todo, tienta la suerte y pasa cosas por alto.
bots-captain-what = Juega a Heroes según la media exacta de su turno: qué apartar, cuándo tentar la suerte, cómo actuar.
bots-champion-what = Ha aprendido de millones de posiciones resueltas cuánto vale un tablero y calcula su turno con exactitud: casi juego perfecto.

## Por qué

bots-random-reason = Elección al azar.
bots-cadet-reason = Lo que haría un cadete.
bots-captain-pick = Prefiere la vocoemisión prioritaria y, después, las armas que cuestan poco.
bots-captain-place = La columna central forma parte de toda Escalera: el mejor héroe va allí primero.
bots-captain-keep = Así queda la mejor probabilidad: { NUMBER($chance, style: "percent") }.
bots-captain-push = Tentar la suerte promete un { NUMBER($push, style: "percent") }; actuar ya, un { NUMBER($act, style: "percent") }.
bots-captain-act = Actuar ya promete un { NUMBER($act, style: "percent") }; tentar la suerte, un { NUMBER($push, style: "percent") } a lo sumo.
bots-captain-action = Esta acción deja la mejor probabilidad: { NUMBER($chance, style: "percent") }.
bots-captain-stop = Nada más ayudaría; la probabilidad es del { NUMBER($chance, style: "percent") }.
