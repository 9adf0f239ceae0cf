### Starquest: la referencia de las reglas, primera parte, un mensaje por cláusula.
### El valor es la regla tal como se juega aquí. `.title` es su título, `.ruling` dice qué deja abierto el manual y por
### qué jugamos así, `.example` muestra la regla en acción. Las opciones las explica starquest-options.
### Cada valor ocupa una sola línea, porque Fluent conservaría el salto de línea en el texto.

## Preparación

starquest-chapter-setup = Preparación

SQ-SETUP-01 = Pueden jugar siete facciones, cada una con su jugador: tres escuadras de Space Marines (Ángeles Sangrientos, Puños Imperiales, Ultramarines), los Eldar, la Legión de los Condenados y dos facciones alienígenas, el Reino del Caos y el Culto Oscuro. Ninguna juega dos veces. Alguna puede faltar.
    .title = Siete facciones
    .ruling = El manual describe una mesa de siete y no habla de mesas menores; aquí se admiten, salvo que la mesa exija las siete.

SQ-SETUP-02 = Antes de cada partida los jugadores alienígenas acuerdan una misión del manual. Si no se ponen de acuerdo, cada uno propone una y decide un dado.
    .title = Los alienígenas eligen la misión
    .ruling = No se dice cómo dos jugadores hacen una sola elección; si hace falta, decide el dado.

SQ-SETUP-03 = El texto de la misión principal se lee a todos, para que todos sepan qué da puntos.
    .title = La misión principal es pública

SQ-SETUP-04 = También la misión secundaria se lee a todos, salvo que la misión la mantenga en secreto. Entonces solo la conocen los jugadores alienígenas.
    .title = La misión secundaria

SQ-SETUP-05 = Los jugadores alienígenas montan la nave de la misión: tableros, zonas de entrada, muros y puertas como muestra el mapa.
    .title = Montar la nave

SQ-SETUP-06 = Cada jugador alienígena toma los blips y las fichas de refuerzo que le da la misión y los guarda junto al tablero.
    .title = Blips y refuerzos

SQ-SETUP-07 = Todos pueden saber cuántas fichas tiene un jugador alienígena. Qué son, solo lo sabe ese jugador: ni siquiera el otro jugador alienígena puede mirarlas.
    .title = Número a la vista, tipo en secreto
    .ruling = El manual las oculta a los demás sin nombrar al segundo jugador alienígena; otras reglas solo tienen sentido si también él las ignora.

SQ-SETUP-08 = La partida no puede empezar hasta que la nave esté montada y los jugadores alienígenas tengan sus fichas.
    .title = Cuando los alienígenas están listos

SQ-SETUP-09 = Antes de jugar, cada jugador de escuadra prepara el escáner y elige miniaturas, cartas y armas. Solo se empieza cuando todos han acabado.
    .title = Cuando las escuadras están listas

SQ-SETUP-10 = El escáner de una escuadra guarda los puntos de vida del líder, los puntos ganados, los rangos del líder y del psíquico, las misiones a las que este ha sobrevivido, los puntos de mando disponibles y las notas.
    .title = El escáner

SQ-SETUP-11 = Un jugador de marines o Eldar toma cinco cartas de escuadra: cuatro de equipo y una orden. Un rango mayor puede dar más. Si cambias cuatro cartas de equipo por una formación especial, conservas la carta de orden.
    .title = Cartas de marines y Eldar
    .ruling = Cinco es lo que corresponde al rango más bajo; para los demás valen las tablas de rangos.

SQ-SETUP-12 = El jugador de la Legión toma cuatro cartas de equipo en el rango más bajo y nunca una orden: la Legión no acepta órdenes de nadie.
    .title = Cartas de la Legión

SQ-SETUP-13 = Cada facción tiene una lista de armas. Al empezar cada misión eliges de la tuya, un arma para cada miniatura que puede elegir. Una escuadra toma la misma arma pesada o de apoyo dos veces como máximo, contando el refuerzo.
    .title = Elegir armas
    .ruling = El manual da las listas sin un número; el límite de dos de cada clase es nuestro.

SQ-SETUP-14 = La elección vale para una misión. La próxima vez puedes armarte de otra manera.
    .title = Nueva misión, nuevas armas

SQ-SETUP-15 = Se sortea una clasificación de los jugadores de escuadra. Es el orden en que eligen zona de entrada y, después, juegan sus turnos.
    .title = Sorteo del orden
    .ruling = El manual lo llama orden de salida, pero deja los turnos a los asientos; ambas cosas casan si las escuadras se sientan según el sorteo.

SQ-SETUP-16 = En el orden sorteado, cada jugador de escuadra elige una zona de entrada aún libre.
    .title = Elegir zona de entrada

SQ-SETUP-17 = Una ronda recorre las escuadras en el orden sorteado, luego el Reino del Caos y luego el Culto Oscuro. Empieza la primera escuadra de la clasificación.
    .title = Orden de juego
    .ruling = En el manual empieza el jugador a la izquierda de los alienígenas y se sigue en el sentido del reloj; sentamos a las escuadras según el sorteo, y así asientos y sorteo coinciden.

SQ-SETUP-18 = Tu escuadra empieza en su zona de entrada, fuera del tablero. Allí caben todas sus miniaturas; desde dentro no pueden ver, atacar, registrar ni vigilar, nadie puede verlas ni atacarlas, y nadie más puede entrar. Una miniatura entra con un paso de 1 PM a una casilla de umbral libre, orientada como quieras. Una tarántula con su artillero gasta 3 PM, un Dreadnought de la Legión, 2 PM. Mientras alguna de las tuyas espere fuera, en tus casillas de umbral solo pueden detenerse tus miniaturas; las demás pueden cruzarlas. Si no hay casilla libre por la que entrar, la miniatura no se activa y no gasta nada.
    .title = Esperar en la zona de entrada
    .ruling = El manual hace elegir una zona sin decir qué es; fuera del tablero nadie recibe un disparo antes del primer paso.
    .example = Dos casillas de umbral, seis marines: el primero entra y sigue, el segundo va detrás en el mismo turno. Si ambas siguen ocupadas, el tercero espera.

SQ-SETUP-19 = Una misión solo se puede jugar si da a cada escuadra una zona de entrada con dos casillas de umbral o más, asigna cada casilla a un tablero, marca las salas, ofrece seis casillas de refuerzo a cada facción alienígena que tenga refuerzos, dice cómo entra el Culto y cómo acaba la misión, y contiene todos los objetos y miniaturas que nombran sus textos.
    .title = Lo que debe tener una misión
    .ruling = El manual da por supuesta una misión completa; aquí se comprueba, para que ninguna se atasque.

## El turno

starquest-chapter-turn = El turno

SQ-TURN-01 = En tu turno cada miniatura tuya puede mover, disparar, luchar cuerpo a cuerpo, ponerse en vigilancia o registrar una sala, y tú puedes ayudarla con cartas.
    .title = Qué hacen las miniaturas
    .ruling = El manual pone las órdenes entre lo que hace una miniatura; aquí las juega el jugador.

SQ-TURN-02 = Una miniatura puede mover y luego disparar, o disparar y luego mover.
    .title = Mover y disparar en cualquier orden

SQ-TURN-03 = Nadie está obligado a mover ni a disparar.
    .title = Nada es obligatorio

SQ-TURN-04 = Una miniatura tiene un solo movimiento por turno, salvo que una carta conceda otro.
    .title = Un movimiento por turno

SQ-TURN-05 = Una miniatura puede disparar una vez por turno, salvo que una carta conceda más. Todos los disparos de un arma que dispara varias veces son una sola acción de disparo.
    .title = Una acción de disparo por turno
    .ruling = Algunas armas hacen dos o tres disparos; como el manual los da en un turno, cuentan como una acción.

SQ-TURN-06 = En un turno una miniatura puede disparar o luchar cuerpo a cuerpo, no ambas cosas, salvo que una carta o su armadura lo permita. Los exterminadores pueden hacer las dos.
    .title = Disparar o luchar

SQ-TURN-07 = Con un arma ligera puedes mover una parte, disparar y recorrer el resto.
    .title = Mover antes y después del disparo
    .example = Con 6 PM: dos pasos, un disparo, cuatro pasos. Un quinto paso después ya sobra.

SQ-TURN-08 = Un cuerpo a cuerpo no puede dividir un movimiento. Solo se puede luchar antes del primer paso o después del último.
    .title = Sin cuerpo a cuerpo a mitad del movimiento

SQ-TURN-09 = Una miniatura con un arma pesada no puede dividir su movimiento: dispara antes o después de moverse por completo.
    .title = Las armas pesadas no dividen

SQ-TURN-10 = Aquí un arma es pesada si un ataque con ella tira dos dados rojos o más, sin contar cartas, o si es un arma extrapesada, un lanzallamas o una tarántula. Eso incluye el arma de un líder con dos dados rojos. El cañón shuriken no es pesado, pero su portador hace el movimiento de una vez y dispara antes, después o ambas cosas. Donde las cartas y el transporte hablan de armas pesadas cuenta la clase del arma, no sus dados.
    .title = Qué armas son pesadas
    .ruling = La definición de los dos dados rojos deja fuera armas que el manual trata claramente como pesadas; aquí se nombran.

SQ-TURN-11 = En tu turno puedes usar todas las cartas de equipo y de reconocimiento que quieras. En el turno de otro jugador solo puedes usar una carta que lo diga.
    .title = Cartas en tu turno

SQ-TURN-12 = En un turno solo se puede jugar una carta de orden.
    .title = Una orden por turno

SQ-TURN-13 = La orden se da al empezar el turno, antes de que ninguna de tus miniaturas haya movido o atacado.
    .title = Primero las órdenes

SQ-TURN-14 = Una carta de orden jugada se descarta.
    .title = Las órdenes se gastan

SQ-TURN-15 = Tus miniaturas actúan una tras otra. Cuando empiezas la activación de una, la terminas antes de pasar a la siguiente; después solo los puntos de mando pueden moverla.
    .title = Una miniatura cada vez
    .ruling = El manual no dice si se puede ir y venir; de una en una el turno queda claro.

SQ-TURN-16 = El turno de una escuadra empieza despejando: se quitan sus marcadores de vigilancia, sus llamas y sus puntos de mando. Luego puede darse una orden y actúan las miniaturas. Al final se tira por los puntos de mando y el turno pasa.
    .title = Principio y fin del turno
    .ruling = El manual nombra estos pasos en sitios distintos y deja abierto su orden.

SQ-TURN-17 = Una miniatura solo puede empezar un cuerpo a cuerpo por turno, salvo que una carta conceda más.
    .title = Un cuerpo a cuerpo por turno
    .ruling = El límite está escrito para mover y disparar, y se presupone para el cuerpo a cuerpo.

SQ-TURN-18 = Una escuadra sin nadie en el tablero ni en su zona de entrada ya no tiene turno. Lo que acabaría al empezar ese turno, como sus llamas, acaba cuando llega su lugar en la ronda.
    .title = Una escuadra sin miniaturas
    .ruling = El manual no habla de ello; sin esta regla el fuego de un lanzallamas muerto ardería para siempre.

SQ-TURN-19 = Puedes deshacer tus últimas órdenes de juego una a una, siempre que desde entonces no se haya tirado un dado, robado una carta, sondeado un tablero ni revelado nada oculto, y no se haya preguntado a nadie más ni haya actuado nadie más.
    .title = Deshacer
    .ruling = Regla propia de la mesa digital: solo se deshace lo que no dijo nada a nadie.

## Movimiento

starquest-chapter-movement = Movimiento

SQ-MOVE-01 = Los tableros se dividen en casillas y el movimiento se cuenta en casillas. Cuánto puede avanzar cada tipo está en su hoja, en puntos de movimiento (PM).
    .title = Contar casillas

SQ-MOVE-02 = Nunca hay que gastar todo el movimiento. Una miniatura puede parar antes o quedarse donde está.
    .title = Mover menos

SQ-MOVE-03 = Un paso lleva a una de las ocho casillas de alrededor. Hacia delante y de lado cuesta 1 PM, también en diagonal.
    .title = Un paso
    .ruling = Como se cuentan casillas, un paso en diagonal no cuesta más que uno recto.

SQ-MOVE-04 = Un paso normal va al frente, a una de las dos diagonales delanteras o a uno de los dos lados. A las tres casillas de detrás se va hacia atrás.
    .title = Dentro de 180° de la orientación

SQ-MOVE-05 = Una miniatura mira en una de cuatro direcciones: norte, este, sur u oeste. El paso no cambia la orientación.
    .title = Cuatro orientaciones
    .ruling = El manual no da número; un cuerpo a cuerpo solo de frente y un arco de fuego entre dos diagonales solo encajan con cuatro.

SQ-MOVE-06 = Girar 90° en el sitio es gratis, en cualquier momento de la activación, incluso tras el ataque. Dos giros gratis seguidos no dan una media vuelta gratis: todo lo que gira entre otras dos acciones cuenta como un solo giro.
    .title = El giro de 90° es gratis
    .ruling = Si no, el precio de un giro mayor no se pagaría nunca.

SQ-MOVE-07 = Un giro de más de 90° cuesta 1 PM.
    .title = La media vuelta
    .example = Mirando al norte con 4 PM: girarte al sur cuesta 1 y te quedan tres pasos.

SQ-MOVE-08 = Andar hacia atrás sin girar, recto o en diagonal, cuesta 2 PM por casilla.
    .title = Pasos hacia atrás
    .ruling = Es la excepción al movimiento dentro de 180°; atrás son la casilla trasera y las dos diagonales traseras.
    .example = Con 6 PM retrocedes tres casillas; con 5 PM dos, y queda un punto para un paso adelante.

SQ-MOVE-09 = Ninguna miniatura puede acabar su movimiento en una casilla ocupada.
    .title = No se para en casilla ocupada

SQ-MOVE-10 = Un obstáculo cierra su casilla: no se puede pasar por ella. Los objetos que se pueden llevar no son obstáculos.
    .title = Obstáculos
    .ruling = El manual habla aquí de objetos, pero deja pisar los que se recogen: la prohibición es para las piezas fijas.

SQ-MOVE-11 = Puedes atravesar la casilla de una miniatura si su jugador te deja. Las tuyas siempre se apartan. El paso cuesta el PM de siempre.
    .title = Pasar a través de otros
    .ruling = No se dice quién da permiso; lo da el jugador que la controla, de una vez por todas o cuando se le pregunta.

SQ-MOVE-12 = Un paso en diagonal necesita vía libre por al menos una de las dos casillas de los flancos. Si ambas las ocupan muros, obstáculos o miniaturas, está prohibido, salvo que una de esas miniaturas dé permiso. Un muro o una puerta cerrada en uno de sus bordes cierra esa vía.
    .title = Doblar esquinas
    .ruling = No se dice cómo cuentan los muros en los bordes; basta una vía abierta, como en las explosiones.

SQ-MOVE-13 = Solo se puede entrar en las salas y salir de ellas por puertas abiertas.
    .title = Solo por las puertas

SQ-MOVE-14 = Interrumpen un movimiento el sondeo de un tablero nuevo, los blips que aparecen, las llamas y el fuego de vigilancia. La miniatura que sobrevive sigue con los puntos que le quedan.
    .title = Interrupciones

SQ-MOVE-15 = Un giro nombra la nueva orientación. Tras cualquier otra acción (el inicio, un paso, un ataque, una puerta, recoger algo, etc.) el primer giro es gratis si es de 90°; una media vuelta, o cualquier giro más, cuesta 1 PM. Un giro pagado es movimiento y acaba con la vigilancia; uno gratis no lo es y no necesita puntos.
    .title = Contar los giros
    .ruling = Deducido de las reglas de giro, para que cada caso tenga su precio.
    .example = Mirando al norte: al este es gratis, luego al sur cuesta 1. Al este, un paso, de nuevo al norte: ambos gratis.

SQ-MOVE-16 = En una casilla compartida con otra miniatura solo puedes girar y seguir: no puedes atacar, abrir, recoger, registrar ni parar. Solo entras si tus puntos te sacan de allí. Si una interrupción cierra el camino, la miniatura vuelve a su última casilla libre, o a la más cercana, y los puntos se pierden.
    .title = En una casilla compartida
    .ruling = El manual prohíbe acabar allí; lo demás se sigue de eso.

SQ-MOVE-17 = Las fichas boca abajo y las máquinas ocupan sus casillas como las miniaturas; el permiso de paso lo da su dueño. Las fichas que esperan en un conducto y los objetos revelados no ocupan nada.
    .title = Fichas y máquinas en medio
    .ruling = Las fichas siguen las reglas de las miniaturas, también aquí. Una negativa no dice nada de la ficha.

SQ-MOVE-18 = Puedes indicar un camino entero. Se anda paso a paso y se detiene ante un sondeo, una revelación, un ataque a la miniatura, una interrupción o una negativa; el resto se anula. A cada jugador con miniaturas en el camino se le pregunta una sola vez.
    .title = Caminos
    .ruling = Regla propia de la mesa digital: ahorra clics y no cambia nada más.

SQ-MOVE-19 = Tras cada acción rige este orden: la acción misma; el sondeo del tablero recién pisado; todas las revelaciones juntas; las llamas atacan a la miniatura que mueve; la vigilancia, dueño por dueño en orden de turno; las interrupciones en el mismo orden; luego la miniatura sigue, si sobrevive. El sondeo y las revelaciones valen aunque caiga.
    .title = Qué va primero
    .ruling = Según el manual todo esto interrumpe un movimiento, pero sin orden entre sí.

## Puertas

starquest-chapter-doors = Puertas

SQ-DOOR-01 = Escuadras y alienígenas solo pueden entrar en las salas y salir de ellas por puertas abiertas.
    .title = Las puertas valen para todos

SQ-DOOR-02 = Para abrir una puerta, ponte en una de las dos casillas que tiene delante, a un lado u otro, y dilo. Puedes hacerlo al llegar o más tarde en el movimiento, mires adonde mires.
    .title = Abrir una puerta
    .ruling = El manual hace acercarse a una miniatura; también puede abrir la que ya está allí.

SQ-DOOR-03 = Se quita la ficha de la puerta, que queda abierta.
    .title = Abierta para siempre

SQ-DOOR-04 = No tienes que abrir una puerta solo por estar delante.
    .title = Sin obligación de abrir

SQ-DOOR-05 = Abrir una puerta no es mover y no cuesta nada.
    .title = Abrir es gratis

SQ-DOOR-06 = Tras abrir, la miniatura puede seguir con los puntos que le quedan.
    .title = Abrir y seguir

SQ-DOOR-07 = Una puerta abierta solo se puede cerrar con una carta que lo diga.
    .title = Solo las cartas cierran puertas

SQ-DOOR-08 = Cada pieza de muro tiene dos vanos. Siempre están abiertos, no se pueden cerrar y las miniaturas los cruzan.
    .title = Los vanos de los muros

SQ-DOOR-09 = Una compuerta estanca reforzada funciona como una puerta, pero solo pueden abrirla los jugadores alienígenas.
    .title = Compuertas estancas reforzadas

SQ-DOOR-10 = Los demás tienen que romperla: lo logra un ataque cuyo total supere su armadura de 4.
    .title = Romper una compuerta
    .example = Un total de 4 no hace nada, uno de 5 la destruye.

SQ-DOOR-11 = Una compuerta justo enfrente se puede romper también cuerpo a cuerpo. No tira dados; tu total debe superar 4.
    .title = Romperla cuerpo a cuerpo
    .ruling = Que no tire y tenga que estar enfrente se sigue de cómo funciona el cuerpo a cuerpo.

SQ-DOOR-12 = Una compuerta rota se retira al instante y no vuelve. El intento es el ataque de la miniatura en ese turno, y los puntos de más se pierden.
    .title = Destruida para siempre
    .ruling = Una compuerta no tiene puntos de vida: está o ya no está.

SQ-DOOR-13 = Una compuerta abierta por un jugador alienígena se cierra al final de su turno. Si alguien está en medio, se cierra al final del primer turno en que quede libre.
    .title = Las compuertas se cierran
    .ruling = Con dos jugadores alienígenas «su turno» es ambiguo; vale el del jugador que la abrió.

SQ-DOOR-14 = Una puerta o compuerta cerrada detiene la visión, las armas de línea recta y las explosiones.
    .title = Lo que detiene una puerta cerrada

SQ-DOOR-15 = Puedes apuntar a una compuerta si tienes línea de fuego a una de las casillas contiguas, o si está justo enfrente; estar pegado a ella no estorba. Las puertas normales no se pueden atacar.
    .title = Apuntar a una compuerta
    .ruling = El manual deja dispararle, pero no dice cómo se apunta; valen las casillas de delante.

SQ-DOOR-16 = Explosiones y áreas atacan a una compuerta una vez, con el valor más alto que cae en sus cuatro casillas frontales; una línea que acaba en ella la ataca con su valor. Un conducto recibe el valor de su casilla. Lo que alcanza un disparo se fija antes de tirar: nada pasa por una compuerta que el mismo disparo destruye.
    .title = Compuertas y conductos bajo el fuego
    .ruling = No está en el manual; las trata como a los demás objetivos de esas armas.

SQ-DOOR-17 = Una puerta cerrada cuenta como un muro en su borde, una abierta como nada. Muros y puertas no tienen grosor ni marco.
    .title = Las puertas son bordes
    .ruling = Se sigue de leer muros y puertas como líneas entre casillas.

## Sondeo y blips

starquest-chapter-scanning = Sondeo y blips

SQ-SCAN-01 = La primera miniatura de escuadra que pisa un tablero lo sondea, también si viene de una zona de entrada. Cada tablero se sondea una vez por misión.
    .title = Sondear un tablero nuevo
    .ruling = El manual dice «una miniatura»; los alienígenas no sondean, y lo que una escuadra conoce lo conocen todas.

SQ-SCAN-02 = La miniatura que causó el sondeo detiene su movimiento.
    .title = La miniatura espera

SQ-SCAN-03 = Entonces los jugadores alienígenas pueden poner blips en ese tablero: primero el Reino del Caos, luego el Culto Oscuro si entra por tableros.
    .title = Poner blips
    .ruling = No se dice quién pone primero.

SQ-SCAN-04 = Puestos los blips, la miniatura puede acabar su movimiento con los puntos que le quedaban.
    .title = La miniatura continúa

SQ-SCAN-05 = Un jugador alienígena puede poner algunos, todos o ninguno de los blips que conserva.
    .title = Los que quieras

SQ-SCAN-06 = Cuando tras este no queda tablero sin sondear, hay que poner todos los blips restantes. Los que no tengan casilla legal se pierden. Para el Culto solo vale si entra por tableros.
    .title = El último tablero
    .ruling = El manual no dice qué hacer con los blips sin sitio.

SQ-SCAN-07 = Un blip puede ponerse en cualquier casilla del tablero que no vea ninguna miniatura de escuadra. La orientación cuenta.
    .title = Fuera de la vista
    .ruling = El manual nombra solo marines y comandantes, herencia de un juego sin otras escuadras.

SQ-SCAN-08 = En una casilla solo cabe un blip, y ninguno si ya está ocupada.
    .title = Un blip por casilla
    .ruling = Que una casilla ocupada no lo admita se da por sabido.

SQ-SCAN-09 = En cuanto una miniatura de escuadra ve un blip, este se revela, y con él todos los demás que ve. No importa qué abrió la vista: un paso, un giro, una puerta, la caída de alguien o un fuego que se apaga.
    .title = Ver revela
    .ruling = El manual habla de entrar en una casilla; las demás maneras de ver valen igual.

SQ-SCAN-10 = El dueño da la vuelta al blip y pone su miniatura en esa casilla, orientada como quiera. Un Dreadnought se pone de modo que la cubra; si no cabe, en el lugar adecuado más cercano.
    .title = Poner la miniatura
    .ruling = La orientación y el sitio para bases grandes no están en el manual.

SQ-SCAN-11 = Si no quedan miniaturas de ese tipo, la ficha se descarta y nadie puntúa.
    .title = Sin miniaturas
    .ruling = El manual no pone ninguna y no dice qué pasa con la ficha.

SQ-SCAN-12 = Las fichas del Culto y del Caos no tienen que revelarse si solo se ven entre sí.
    .title = Alienígenas entre ellos

SQ-SCAN-13 = Como jugador alienígena puedes exigir en tu turno que se revele una ficha de la otra facción alienígena, si la ve una miniatura o ficha tuya; la tuya puede seguir oculta. Las tuyas las revelas cuando quieras en tu turno. Solo para esto las fichas ven, y ven todo alrededor.
    .title = Exigir una revelación
    .ruling = El manual pide una declaración abierta del jugador en turno; aquí se precisa quién puede pedirla a quién.

SQ-SCAN-14 = Todas las fichas vistas en un momento se revelan juntas: primero se hallan todas, luego se les da la vuelta, luego se ponen las miniaturas, antes las del Caos. Las fichas no tapan nada; las miniaturas recién puestas tapan desde entonces.
    .title = Revelar varias a la vez
    .ruling = Sin este orden la miniatura más cercana taparía un blip ya visto.

SQ-SCAN-15 = Una ficha no vista en una casilla alcanzada por un ataque se revela antes de tirar y es atacada como cualquiera. La que entra en el fuego se revela allí. Las que esperan en un conducto están a salvo, y los objetos se revelan ilesos.
    .title = Fichas bajo el fuego
    .ruling = El manual no dice qué hacen las explosiones a las fichas que nadie ve.

SQ-SCAN-16 = Una base de 2×2 necesita cuatro casillas libres, la de la ficha entre ellas, sin muro, puerta ni vano en medio. Si no hay sitio, va al lugar con menos pasos desde la ficha en ese tablero; si no existe, la ficha se descarta.
    .title = Sitio para un Dreadnought
    .ruling = El manual no contempla un Dreadnought en un lugar estrecho.

## Visión y fuego

starquest-chapter-sight = Visión y fuego

SQ-LOS-01 = Una línea de visión va recta del centro de una casilla al centro de otra.
    .title = De centro a centro

SQ-LOS-02 = La bloquean los muros, las puertas cerradas y cualquier otra miniatura cuya casilla cruza. Si solo toca una esquina, está bloqueada si lo están las dos vías que la rodean.
    .title = Qué bloquea la visión
    .ruling = El manual no habla de esquinas; basta una vía abierta, como al mover.

SQ-LOS-03 = Una miniatura ve la mitad que tiene delante, incluidas la izquierda y la derecha exactas. Así puede ver a un enemigo que no la ve.
    .title = 180° de visión
    .ruling = Los dos lados cuentan como vistos, ya que también se puede andar hacia ellos.

SQ-LOS-04 = El fuego bloquea las líneas de visión y de fuego que lo cruzan hasta el inicio del próximo turno de su dueño. Las casillas de los dos extremos no cuentan: una miniatura entre las llamas es visible.
    .title = El fuego bloquea la vista
    .ruling = El manual dice «durante una ronda entera»: justo lo que dura el marcador.

SQ-LOS-05 = La regla de la esquina decide toda línea, así que no hay nada que discutir. Una mesa que prefiera los dados puede hacer que los dos jugadores afectados tiren un dado rojo cada uno cuando una línea toca una esquina bloqueada; decide el resultado más alto, y vale para ese disparo hasta el final del turno.
    .title = Líneas dudosas
    .ruling = El manual tira dados en caso de duda; un ordenador no tiene ninguna.

SQ-LOS-06 = Si esa tirada empata, decide el jugador en turno.
    .title = Disputa empatada

SQ-LOS-07 = Para cada miniatura hay tres clases de casillas: vistas y a tiro; solo vistas; ni lo uno ni lo otro.
    .title = Tres clases de casillas
    .example = Sin nada en medio, de las casillas hasta tres de distancia 15 están vistas y a tiro, 12 solo vistas y 21 ni lo uno ni lo otro.

SQ-LOS-08 = Se ve más allá de una tarántula.
    .title = La tarántula no tapa

SQ-LOS-09 = Las fichas boca abajo y los objetos no bloquean ni visión ni fuego.
    .title = Las fichas no tapan
    .ruling = El manual enumera lo que bloquea, y las fichas no están.

SQ-LOS-10 = Con una base de varias casillas, la visión puede partir de cualquiera de ellas y llegar a cualquiera. La propia base no oculta ninguna.
    .title = Bases grandes
    .ruling = El manual lo dice del fuego del Dreadnought; aquí vale siempre.

SQ-LOS-11 = Sigue la línea casilla a casilla. Al cruzar un borde la bloquea un muro o una puerta cerrada, o una casilla maciza, en llamas u ocupada en la que entra, salvo los dos extremos. En una esquina está bloqueada si lo están las dos casillas de los flancos o los bordes que la rodean. Tu base, la del objetivo y la miniatura transportada nunca bloquean; una tarántula bloquea el fuego, no la visión. Sin orientación, una línea es igual en ambos sentidos.
    .title = La línea, paso a paso
    .ruling = El procedimiento exacto, en números enteros, para que todos obtengan la misma respuesta.
    .example = Miniaturas en ambos flancos de una diagonal la bloquean; quita una y queda libre.

SQ-LOS-12 = Solo ven las miniaturas del tablero. Las miniaturas transportadas, las fichas y las miniaturas en una zona de entrada no ven; un artillero sí.
    .title = Quién ve
    .ruling = El manual no lo plantea; se sigue de quién está en juego.

SQ-LOF-01 = Una línea de fuego tiene que estar entre las dos diagonales delante de la miniatura que dispara, incluidas: nunca a más casillas de lado que al frente.
    .title = 90° de fuego
    .ruling = El manual limita el arco con las diagonales; aquí se incluyen.
    .example = Mirando al este: tres al frente y tres de lado está en el arco; tres al frente y cuatro de lado, no.

SQ-LOF-02 = No puedes apuntar a una miniatura contigua en línea recta; a una vecina en diagonal, sí. Una línea o un área dirigida a otra parte puede alcanzar igualmente a la vecina.
    .title = Demasiado cerca para apuntar
    .ruling = El manual excluye la línea entre vecinos, pero su tabla del plasma alcanza la casilla adyacente.

SQ-LOF-03 = Todo lo que bloquea la visión bloquea el fuego, y además la tarántula.
    .title = Qué bloquea el fuego

SQ-LOF-04 = Misiles y llamas necesitan línea de fuego a su casilla objetivo; un área de cuatro casillas, a una de ellas. Las armas de línea recta disparan al frente o por una de las dos diagonales delanteras; para otras líneas, gira primero.
    .title = Apuntar a casillas y líneas
    .ruling = El manual define líneas de fuego solo entre miniaturas.

SQ-LOF-05 = Dos bases son vecinas si casillas suyas comparten un borde abierto; entonces ninguna puede apuntar a la otra desde ninguna casilla. Si solo se tocan por las esquinas, sí pueden. Con un muro o una puerta cerrada en medio no son vecinas.
    .title = Bases vecinas
    .ruling = La regla de los vecinos, aplicada a bases de varias casillas.

SQ-LOF-06 = El arma de línea recta de un Dreadnought parte de cualquier casilla de su base, en cualquiera de las ocho direcciones que salga de la base con el primer paso.
    .title = Líneas de un Dreadnought
    .ruling = Se sigue de que el Dreadnought dispara todo alrededor.

## Disparar

starquest-chapter-shooting = Disparar

SQ-SHOOT-01 = Solo puedes disparar a lo que está en tu línea de fuego.
    .title = Objetivos en línea de fuego

SQ-SHOOT-02 = Las armas llegan a cualquier distancia. Solo el lanzallamas tiene límite: seis casillas.
    .title = Sin límite de alcance
    .ruling = El manual dice ambas cosas; prevalece la regla especial del lanzallamas.

SQ-SHOOT-03 = El arma decide qué dados se tiran.
    .title = Los dados del arma

SQ-SHOOT-04 = Los dados blancos son de las armas ligeras, los rojos de las pesadas. Sirven para disparar y para el cuerpo a cuerpo.
    .title = Dados blancos y rojos

SQ-SHOOT-05 = Suma los dados. Si el total supera el valor de armadura del objetivo, hay impacto.
    .title = Acertar
    .example = Un total de 2 no hace nada a una armadura 2.

SQ-SHOOT-06 = Por cada punto sobre el valor de armadura, el objetivo pierde un punto de vida.
    .title = Daños
    .example = Un total de 3 contra armadura 2 cuesta un punto de vida; uno de 5 cuesta tres.

SQ-SHOOT-07 = Una miniatura con 0 puntos de vida es eliminada y deja el tablero, y los puntos son para el jugador cuyo ataque, carta o fuego le quitó el último. En el cuerpo a cuerpo puntúa el ganador, también en defensa. Nadie puntúa por sus propias miniaturas, por las de un aliado público ni por las retiradas sin ataque. Además, una escuadra paga los puntos de cada miniatura que pierde, en una anotación aparte, aunque nadie los gane; los jugadores alienígenas no pagan. Como opción: solo por las bajas que causa un jugador alienígena. Otra opción: las escuadras no pagan nada.
    .title = Eliminación y puntos
    .ruling = El manual anota los puntos sin decir siempre para quién. Que las escuadras paguen lo que eliminan los alienígenas está en las hojas publicadas; que paguen también las demás bajas es nuestro.

SQ-SHOOT-08 = Algunas cartas permiten repetir la tirada de un dado.
    .title = Repetir dados

SQ-SHOOT-09 = No estás obligado a repetir; pero si lo haces vale el nuevo resultado.
    .title = Vale la segunda tirada

SQ-SHOOT-10 = Un ataque va así: se declaran atacante, arma y puntería; las miniaturas a las que se apunta pueden esquivar; se comprueba la puntería; se tira; se repite; se compara; salvaciones; pérdida de puntos de vida; ritos; retirada y puntos; blips recién vistos.
    .title = El curso de un ataque
    .ruling = El manual da las piezas en capítulos distintos y sin orden.

SQ-SHOOT-11 = Las armas de línea y de área alcanzan a todos en sus casillas, amigos incluidos; lanzamisiles, lanzallamas y rayo de conversión, incluso al tirador. Las víctimas de una tirada se resuelven juntas, según estaban las cosas antes. El cañón de asalto y los disparos separados van de uno en uno.
    .title = Todos los del área
    .ruling = No se dice si las víctimas se resuelven a la vez.

SQ-SHOOT-12 = Lanzamisiles y lanzallamas pueden apuntar a cualquier casilla en línea de fuego, incluso vacía. Todo otro disparo debe atacar al menos a una miniatura o máquina enemiga, una compuerta o un conducto. Con un arma de línea o de área, al menos uno de ellos no debe estar contiguo al tirador en línea recta; entonces también alcanza a los contiguos. Los amigos solos no bastan, salvo que nombres adrede a un aliado. Como opción: bastan los vecinos solos.
    .title = Un disparo necesita objetivo
    .ruling = El manual no traza líneas de fuego entre vecinos y solo dispara a objetivos en línea de fuego, pero su tabla del plasma alcanza la casilla adyacente.

SQ-SHOOT-13 = Si hay varias víctimas, primero se calculan todas las pérdidas; luego los dueños, en orden de turno, hacen salvaciones, descartan cartas y quitan armas; luego un rito como máximo; luego se retiran juntas todas las bajas y se puntúan, y cae lo que llevaban.
    .title = Varias víctimas
    .ruling = El manual solo contempla una víctima cada vez.

SQ-SHOOT-14 = Una miniatura que cae por su propio ataque lo completa igualmente. Sus demás disparos se pierden.
    .title = La muerte del tirador
    .ruling = No está en el manual; los dados sobre la mesa cuentan.

## Cuerpo a cuerpo

starquest-chapter-melee = Cuerpo a cuerpo

SQ-MELEE-01 = En vez de disparar, una miniatura puede atacar cuerpo a cuerpo, antes o después de mover.
    .title = Cuerpo a cuerpo en vez de disparar

SQ-MELEE-02 = Atacante y defensor tiran los dados de cuerpo a cuerpo de sus hojas y comparan totales. La armadura no cuenta. Repite primero el jugador en turno.
    .title = Tiran los dos
    .ruling = Que la armadura no cuente se sigue de comparar totales; quién repite primero es cosa nuestra.

SQ-MELEE-03 = Gana el total más alto, y el perdedor pierde un punto de vida por punto de diferencia. También puede perder el atacante.
    .title = El ganador hiere
    .example = 1 contra 4: la miniatura que sacó 1 pierde tres puntos de vida.

SQ-MELEE-04 = Con totales iguales nadie sufre daño.
    .title = Empate

SQ-MELEE-05 = Solo se puede atacar a un enemigo en la casilla justo enfrente, nunca de lado ni en diagonal, ni a través de un muro o una puerta cerrada. Se permite un giro gratis antes del ataque.
    .title = Solo de frente
    .ruling = Que muros y puertas separen a los que luchan se da por sabido.

SQ-MELEE-06 = Si atacas justo por detrás, no puedes perder puntos de vida: tiran los dos, pero un total mayor del defensor cuenta como empate.
    .title = Por la espalda
    .ruling = El manual habla de un defensor que no mira al atacante; tomamos la casilla que no puede ver.

SQ-MELEE-07 = La ventaja se pierde si el defensor podía ver al atacante cuando empezó su activación, o ese movimiento extra.
    .title = Visto llegar
    .ruling = El manual dice «al principio»; tomamos el comienzo del movimiento.

SQ-MELEE-08 = Un Dreadnought ataca a un enemigo en las dos casillas ante su frente. A él se le puede atacar en cualquiera de sus casillas, y por la espalda solo por su lado trasero.
    .title = Cuerpo a cuerpo con bases grandes
    .ruling = El manual no lo trata.

## Puntos de vida

starquest-chapter-life = Puntos de vida

SQ-LIFE-01 = Los líderes tienen 3 puntos de vida. El gobernador y el hechicero Eldar son la excepción: viven de sus cartas.
    .title = Los líderes
    .ruling = El manual añade «en vez de 6», que solo recuerda un juego anterior.

SQ-LIFE-02 = Los demás miembros de las escuadras tienen 2 puntos de vida si su hoja no dice otra cosa. Los alienígenas tienen los de su hoja.
    .title = Todos los demás
    .ruling = Al pie de la letra, también los alienígenas tendrían 2; todos los ejemplos del manual suponen 1 para los pequeños.

SQ-LIFE-03 = Las heridas se marcan y todos las ven.
    .title = Heridas
    .ruling = El marcador está en el tablero, así que cualquiera puede mirar.

SQ-LIFE-04 = Las curas nunca llevan a una miniatura por encima de sus puntos de vida iniciales.
    .title = Las curas tienen límite

SQ-LIFE-05 = Los puntos de vida nunca bajan de 0, por fuerte que sea el golpe.
    .title = No menos que cero
    .ruling = No está en el manual; lo necesitan los ritos que devuelven a alguien.

## Vigilancia

starquest-chapter-overwatch = Vigilancia

SQ-OVER-01 = Una miniatura que no ataca en su turno puede ponerse en vigilancia al final de su activación, incluso tras mover. Necesita un arma de fuego, y no debe haber registrado ni usado una carta psíquica.
    .title = Ponerse en vigilancia
    .ruling = Cuándo se declara y qué lo excluye sale de varios capítulos.

SQ-OVER-02 = Un marcador de vigilancia lo muestra a todos.
    .title = El marcador

SQ-OVER-03 = Puede disparar una vez a un enemigo que entre en su vista, sea andando, revelado o colocado, o porque se abre una puerta.
    .title = Un disparo al que aparece
    .ruling = El manual dice «entra»; contamos toda manera de aparecer.

SQ-OVER-04 = El disparo se resuelve en ese mismo momento e interrumpe el movimiento.
    .title = Interrumpe

SQ-OVER-05 = Tú eliges al enemigo. Puedes dejar pasar a los primeros y esperar un objetivo mejor.
    .title = Puedes esperar

SQ-OVER-06 = Solo puedes disparar ante la acción que puso al enemigo a la vista. Cuando empieza la siguiente ya es tarde; y un enemigo que ya estaba a la vista no ha entrado en ella.
    .title = Antes de que sea tarde
    .ruling = El manual excluye al que ha hecho más de una acción a la vista; entrar en ella es la primera.

SQ-OVER-07 = El marcador se quita tras el disparo, o al empezar tu próximo turno.
    .title = Cuándo se quita el marcador

SQ-OVER-08 = Un disparo, y la vigilancia ha acabado.
    .title = Un disparo en total
    .ruling = El manual admite también un ataque en el turno de cada oponente, pero quita el marcador tras el ataque; la frase más estricta respeta las dos.

SQ-OVER-09 = Una miniatura con lanzallamas no puede ponerse en vigilancia.
    .title = Sin lanzallamas

SQ-OVER-10 = Moverse acaba con la vigilancia, también con puntos de mando o cuando otra miniatura la lleva. Un giro gratis no; uno pagado, sí.
    .title = Moverse la acaba
    .ruling = Qué giros son movimiento se sigue de su precio.

SQ-OVER-11 = Una miniatura atacada cuerpo a cuerpo sale de vigilancia, sea cual sea el resultado. Que le disparen no cambia nada.
    .title = El cuerpo a cuerpo la acaba
    .ruling = Tomamos el momento de la declaración.

SQ-OVER-12 = Puedes dejar la vigilancia cuando quieras, sin pagar nada.
    .title = Dejarla

SQ-OVER-13 = Un disparo de vigilancia es un solo ataque, aun con un arma que dispara varias veces. Los disparos concentrados en un área son un ataque, así que los cañones láser pueden concentrarlos. Una tarántula con artillero solo vigila si no movió ni disparó.
    .title = Armas de varios disparos
    .ruling = El manual concede un ataque y llama un ataque a los disparos concentrados.

SQ-OVER-14 = La visión da la ocasión, pero el disparo necesita línea de fuego. Para tenerla, la miniatura puede girar antes 90° gratis hacia el enemigo, y se queda así. A un vecino en línea recta tampoco así se le apunta.
    .title = Girar y disparar
    .ruling = La visión es más ancha que el fuego; como un giro gratis no es movimiento, no acaba con la vigilancia.
    .example = Mirando al norte, un enemigo aparece tres casillas al este y una al frente: giras al este y disparas.

SQ-OVER-15 = Los alienígenas no pueden usar la vigilancia.
    .title = No para alienígenas
    .ruling = El capítulo dice «una miniatura», pero la lista de lo que hacen los alienígenas no la tiene.

SQ-OVER-16 = La vigilancia solo dispara en los turnos de otros jugadores.
    .title = Nunca en tu turno
    .ruling = El manual habla de los turnos de los oponentes.

SQ-OVER-17 = Tras cada acción, para cada miniatura en vigilancia, se buscan los enemigos que ve ahora y antes no, por la razón que sea, salvo que lo causara su propio jugador. Si puede disparar legalmente a uno, con un giro gratis si hace falta, se pregunta una vez a su dueño: ¿a cuál, o esperas?
    .title = Qué la dispara
    .ruling = Precisado para no preguntar a nadie en vano.

SQ-OVER-18 = Las acciones de un enemigo a la vista se cuentan durante todo el turno de su jugador: cada acción que empieza o acaba a la vista es una, y también ser revelado o colocado. Salir de la vista y volver no pone la cuenta a cero.
    .title = Contar acciones a la vista
    .ruling = Si no, se podría provocar el fuego una y otra vez entrando y saliendo.

SQ-OVER-19 = Un disparo de vigilancia es un ataque como los demás: el objetivo puede esquivar, valen salvaciones y ritos, y es el ataque del tirador en ese turno. Un disparo esquivado queda gastado.
    .title = Un ataque como los demás
    .ruling = El manual no lo distingue.

SQ-OVER-20 = La vigilancia acaba también cuando la miniatura es cargada o carga a otra, toma o deja una tarántula, cambia de bando o pierde el arma.
    .title = Otros finales
    .ruling = No está en el manual; en todos estos casos ya no puede vigilar como antes.
