### Las lecciones de Starquest: sus misiones, sus objetivos y lo que dice el instructor.

mis_t1_corridor = Lección 1: El pasillo
mis_t1_corridor-story = Pies pequeños corren por el pasillo, y otros más pesados los siguen. Tú defiendes la esclusa.
mis_t1_corridor-primary = 30 puntos para la primera escuadra que haya disparado en su turno y en vigilancia y haya eliminado a dos orkos.
mis_t1_corridor-secondary = 15 puntos para la primera escuadra que haya disparado en vigilancia.
mis_t1_corridor-special-1 = Al empezar la lección todos están en su sitio y todo está sondeado.
mis_t1_corridor-special-2 = Si al empezar el turno de los alienígenas no queda ninguno, entra un gretchin.
mis_t1_corridor-special-3 = No hay registros, ni cuerpo a cuerpo, ni tirada de puntos de mando, ni cartas de evento.

mis_t2_vault = Lección 2: La cámara
mis_t2_vault-story = En una cámara hay una caja fuerte, y en la sala de al lado, la llave de su compuerta. Lleva la llave a la compuerta y la caja a casa.
mis_t2_vault-primary = 30 puntos para la escuadra que lleve la caja fuerte a su zona de entrada.
mis_t2_vault-secondary = 15 puntos para la primera escuadra que haya registrado una sala.
mis_t2_vault-special-1 = Al empezar la lección todos están en su sitio, todo está sondeado y la única carta de reconocimiento es «Llave maestra».
mis_t2_vault-special-2 = No hay tirada de puntos de mando ni cartas de evento.

mis_t3_machine = Lección 3: La máquina
mis_t3_machine-story = Un androide dobla la esquina, y los rifles apenas lo arañan. Tienes un comandante de órdenes rápidas y un bibliotecario de mente fuerte.
mis_t3_machine-primary = 30 puntos para la primera escuadra que haya gastado puntos de mando en esquivar, haya usado una carta psíquica y haya eliminado al androide.
mis_t3_machine-secondary = 15 puntos para la primera escuadra que haya gastado puntos de mando en esquivar.
mis_t3_machine-special-1 = Al empezar la lección todos están en su sitio, todo está sondeado, una puerta está abierta y el bibliotecario tiene dos cartas «Aplastar».
mis_t3_machine-special-2 = Si al empezar el turno de los alienígenas no queda ninguno, entra un gretchin.
mis_t3_machine-special-3 = No hay registros ni cartas de evento.

brd_drill = Tablero de instrucción
lay_drill = Cubierta de instrucción

sq-goal-drill = { $kills ->
    [0] { $deeds }
   *[other] { $deeds }; elimina: { $figures }
}
sq-deed-shot = dispara
sq-deed-overwatch = dispara en vigilancia
sq-deed-dodge = esquiva con puntos de mando
sq-deed-psychic = usa una carta psíquica
sq-no-other-lesson =
    { $lesson ->
    [melee] En esta lección no se puede luchar cuerpo a cuerpo.
    [overwatch] En esta lección no se puede usar la vigilancia.
    [search] En esta lección no se pueden registrar salas.
    [command] En esta lección no se pueden usar puntos de mando.
   *[event] En esta lección no se pueden robar cartas de evento.
}

## Lección 1

sq-coach-t1-choose = Tu comandante tiene al gretchin a tiro. Pulsa a tu comandante en el mapa.
sq-coach-t1-shoot = Pulsa al gretchin y dispara. Cada punto por encima de su armadura le quita un punto de vida.
sq-coach-t1-snap = Aparece un enemigo, y tú vigilas. ¡Fuego!
sq-coach-t1-done = Solo tiene un ataque por turno: termina su activación.
sq-coach-t1-fire = A tiro: { $who }. Dispara.
sq-coach-t1-watch = Ponlo en vigilancia: en el turno de los alienígenas puede disparar al primero que aparezca a la vista.
sq-coach-t1-finish = Ya no puede hacer nada más: termina su activación.
sq-coach-t1-next = Hay más tras la esquina. Pulsa a tu siguiente marine.
sq-coach-t1-again = Tienen que caer dos orkos. Pulsa a tu siguiente marine.
sq-coach-t1-end = Todos están a punto. Termina el turno y deja que vengan.

## Lección 2

sq-coach-t2-choose = La caja está tras una compuerta; la llave, en la sala de abajo. Pulsa al marine que está junto a la puerta.
sq-coach-t2-open = Abrir una puerta no cuesta nada. Ábrela.
sq-coach-t2-in = Hazlo entrar.
sq-coach-t2-search = Ningún alienígena ve esta sala: regístrala. Solo tú conoces la carta que encuentres.
sq-coach-t2-done = Ya ha hecho bastante: termina su activación.
sq-coach-t2-next = Tu otro marine vigila el pasillo. Púlsalo.
sq-coach-t2-watch = Ponlo en vigilancia.
sq-coach-t2-shoot = A tiro: { $who }. Dispara.
sq-coach-t2-snap = Aparece un enemigo, y tú vigilas. ¡Fuego!
sq-coach-t2-cards = Ahora no sirve ninguna carta: sigue.
sq-coach-t2-end = Termina el turno.
sq-coach-t2-keeper = Ahora el marine que encontró la llave. Púlsalo.
sq-coach-t2-bearer = Ahora el marine con la caja fuerte. Púlsalo.
sq-coach-t2-way = A la compuerta: pulsa la casilla que tiene delante.
sq-coach-t2-key = Juega «Llave maestra»: la compuerta queda abierta hasta el final de tu turno.
sq-coach-t2-vault = Adentro, a por la caja.
sq-coach-t2-box = Recoge la caja fuerte.
sq-coach-t2-home = Vuelve con ella a la esclusa.
sq-coach-t2-hand-in = Entrégala y habrás superado la lección.

## Lección 3

sq-coach-t3-begin = La máquina dispara primero. Termina el turno: después tu comandante tira por puntos de mando.
sq-coach-t3-roll = Tira. Cada punto es un paso para una de tus miniaturas, también en el turno de los alienígenas.
sq-coach-t3-keep = Guarda tus puntos para el disparo de la máquina.
sq-coach-t3-dodge = Van a disparar a uno de los tuyos ({ $who }). Gasta un punto y sácalo de la línea de fuego por la puerta abierta.
sq-coach-t3-dodged = Fuera de la línea de fuego. Sigue: el disparo se pierde.
sq-coach-t3-snap = Aparece un enemigo, y tú vigilas. ¡Fuego!
sq-coach-t3-cards = Ahora no sirve ninguna carta: sigue.
sq-coach-t3-psionic = Los rifles apenas arañan a la máquina. Pulsa a tu bibliotecario.
sq-coach-t3-crush = Juega «Aplastar»: cuatro dados rojos contra una máquina. Al bibliotecario le ocupa todo el turno.
sq-coach-t3-shoot = A tiro: { $who }. Dispara.
sq-coach-t3-done = Solo tiene un ataque por turno: termina su activación.
sq-coach-t3-finish = Ya no puede hacer nada más: termina su activación.
sq-coach-t3-next = La máquina sigue en pie. Pulsa a tu siguiente miniatura.
sq-coach-t3-end = Termina el turno y vuelve a tirar por puntos de mando.

## El final de una lección

web-sq-lesson-hide = Ocultar esta pista
web-sq-lesson-passed = Lección aprendida
web-sq-lesson-failed = Todavía no
web-sq-lesson-on = Siguiente: { $stage }
web-sq-lesson-end-corridor = Has disparado, has vigilado y se han metido en tu línea de fuego. Con la vigilancia, una escuadra defiende un pasillo.
web-sq-lesson-end-vault = Sala registrada, compuerta abierta y caja en casa. Las cartas y los objetos deciden casi todas las misiones.
web-sq-lesson-end-machine = Disparo esquivado, máquina aplastada. Los puntos de mando salvan vidas, y la mente puede con cualquier armadura.
web-sq-lesson-end-again = Esta vez no ha salido. La próxima, los dados pueden ir mejor.
web-sq-lesson-end-first = Has completado tu primera misión. Ahora viene una escaramuza junto a otra escuadra.
