### Heroes: la referencia de las reglas, un mensaje por cláusula.
### El valor es la regla tal como la necesita quien juega, con la lectura por defecto y las opciones. `.title` es su título,
### `.ruling` dice cómo leemos lo que los manuales dejan abierto, `.example` muestra la regla en acción.
### Cada valor ocupa una sola línea, porque Fluent conservaría el salto de línea como parte del texto.

## El campo de batalla

heroes-chapter-board = El campo de batalla

H-BOARD-1 = El campo de batalla es una cuadrícula de cinco columnas formada por dos mitades. Una mitad es tuya y la otra es de tu oponente.
    .title = Cinco columnas, dos mitades

H-BOARD-2 = Cada mitad tiene cuatro filas, salvo que la mesa decida otra cosa: una opción permite de 3 a 6. Con cuatro filas, una columna mide ocho casillas, desde tu casilla de despliegue hasta la de tu oponente.
    .title = Filas de cada mitad
    .ruling = Los manuales solo muestran el número de filas en una imagen; como en uno de sus ejemplos un héroe ha avanzado tres casillas, tienen que ser al menos tres, y jugamos con cuatro.

H-BOARD-3 = La última fila de tu mitad contiene tus cinco casillas de despliegue, numeradas del 1 al 5 de tu izquierda a tu derecha. Las dos mitades llevan la misma impresión, pero una está girada: tu columna 1 es la columna 5 de tu oponente. El número de columna de un héroe es siempre el de su propia casilla de despliegue, tal como la cuenta su dueño.
    .title = Casillas de despliegue y columnas
    .example = Tu héroe de tu columna 2 tiene enfrente al héroe enemigo que tu oponente desplegó en su columna 4.

H-BOARD-4 = En una casilla nunca hay más de un héroe. Vale durante el despliegue y en todo momento posterior.
    .title = Un héroe por casilla

## Los ejércitos

heroes-chapter-armies = Los ejércitos

H-ARMY-1 = Tu ejército lo forman cinco héroes elegidos de la lista. Los dos jugadores eligen antes de que se muestre ninguna de las dos elecciones. Si la mesa indica qué héroes posees, cinco como mínimo, eliges solo entre ellos.
    .title = Elegir cinco héroes
    .ruling = Los manuales no dicen si puedes ver el otro ejército antes de elegir; aquí ambas elecciones quedan ocultas hasta que las dos están hechas.

H-ARMY-2 = El mismo héroe puede estar en los dos ejércitos, porque hacen falta diez y en la lista hay nueve. Dentro de un ejército, un héroe aparece una vez como máximo. Como opción: un ejército puede incluir varias veces al mismo héroe.
    .title = El mismo héroe dos veces
    .ruling = Los manuales no dicen si un ejército puede tener dos copias de un héroe; solo lo permitimos como opción.

H-ARMY-3 = Los héroes del ejército de tu oponente son para ti héroes enemigos, y los tuyos lo son para tu oponente. Cuando una regla habla de un héroe enemigo, nunca se refiere a uno de los tuyos.
    .title = Héroes enemigos

## El despliegue

heroes-chapter-set-up = El despliegue

H-SETUP-1 = Los jugadores se alternan para desplegar un héroe cada vez en una casilla numerada libre de su propia mitad, hasta completar los dos ejércitos. Empieza el último que sumó un héroe a su colección. La mesa puede indicar quién es; si no, se decide por sorteo.
    .title = Desplegar los ejércitos
    .ruling = Los manuales dejan que los jugadores sepan quién amplió su colección por última vez; se le indica al juego, o el juego lo sortea.

H-SETUP-2 = El jugador que termina primero de desplegar juega el primer turno. Como el despliegue es alterno, es el que desplegó el primer héroe.
    .title = Quién juega primero

## Las Tiradas de Batalla

heroes-chapter-battle-rolls = Las Tiradas de Batalla

H-ROLL-1 = Todo turno empieza con una Tirada de Batalla de los seis dados. No puedes saltártela.
    .title = Seis dados para empezar

H-ROLL-2 = Hay cuatro combinaciones. Un Seis de la Suerte es un 6 y un Seis Doble son dos 6. Un Trío son tres dados iguales del 1 al 5. Una Escalera son tres, cuatro o cinco números consecutivos del 1 al 5.
    .title = Las combinaciones
    .example = En 6-6-2-2-2-4 valen los dos 6, como Seis Doble o como dos Seises de la Suerte, y los 2 son un Trío. El 4 no vale nada.

H-ROLL-3 = Un 6 nunca forma parte de un Trío ni de una Escalera. Solo vale como Seis de la Suerte o dentro de un Seis Doble.
    .title = Los 6 van aparte
    .example = 4-5-6 no es una Escalera. Tampoco 6-6-6 es un Trío: son tres Seises de la Suerte, o bien un Seis Doble y un Seis de la Suerte.

H-ROLL-4 = Si una Escalera tiene más de tres dados, tú decides cuánto tomar de ella: cualquier serie de tres o más. Los dados que dejas fuera no quedan apartados y puedes volver a lanzarlos.
    .title = Parte de una Escalera larga
    .example = De 2-3-4-5 puedes tomar 2-3-4, 3-4-5 o los cuatro dados.

H-ROLL-5 = Un dado pertenece como máximo a una combinación. Cuatro o cinco dados iguales del 1 al 5 contienen un Trío, y seis contienen dos. Seis dados pueden contener dos Escaleras si cada una usa sus propios dados.
    .title = Ningún dado vale dos veces
    .example = 1-2-3-3-4-5 contiene dos Escaleras, 1-2-3 y 3-4-5. Los cinco dados 1-1-1-2-3 contienen un Trío o una Escalera, pero no ambos.

H-ROLL-6 = Dos 6 son un Seis Doble o dos Seises de la Suerte: lo dices al apartarlos y ya no cambia. Los 6 apartados tras tiradas distintas nunca se juntan. Un 6 que dejas en la mesa puede formar pareja con un 6 que salga después.
    .title = Seis Doble o dos sueltos
    .example = Apartas un 6 como Seis de la Suerte, tientas la suerte y sacas otro 6: solo puede ser un segundo Seis de la Suerte. Si hubieras apartado otra cosa y dejado el primer 6 en la mesa, ahora los dos podrían ser un Seis Doble.

H-ROLL-7 = Tras una tirada con al menos una combinación, apartas una o más, no necesariamente todas. Los dados apartados no vuelven en este turno.
    .title = Apartar dados

## Tentar la suerte

heroes-chapter-pushing = Tentar la suerte

H-PUSH-1 = Cuando has apartado algo, eliges: tentar la suerte con otra Tirada de Batalla o ejecutar tus Acciones de Batalla. Mientras te queden dados, vuelves a elegir después de cada tirada con éxito.
    .title = Tirar otra vez o actuar

H-PUSH-2 = Para otra Tirada de Batalla eliges cuáles de los dados no apartados vuelves a lanzar, al menos uno. Los demás se quedan como están y forman parte de la nueva tirada.
    .title = Dados lanzados y dados dejados
    .ruling = Los manuales permiten dejar dados como están, pero no fijan cuántos hay que lanzar; pedimos al menos uno.
    .example = Te quedan 2, 3 y 5. Dejas el 2 y el 3 y lanzas solo el tercer dado: con un 1 o un 4 tienes una Escalera, con un 6 un Seis de la Suerte, y con cualquier otro número la pifias.

H-PUSH-3 = La nueva tirada debe darte una combinación nueva, es decir, una con al menos un dado recién lanzado; los dados iguales son intercambiables. De las combinaciones que ahora apartas junto a las anteriores, al menos una debe ser nueva; las demás pueden estar por entero en dados que dejaste. Como opción: los dados dejados cuentan por sí solos. Otra opción: toda combinación que apartes debe ser nueva.
    .title = Hace falta una combinación nueva
    .ruling = Los manuales no dicen qué hace nueva a una combinación; si bastara con los dados dejados, tentar la suerte no tendría riesgo, así que pedimos al menos un dado recién lanzado.
    .example = Has dejado 2-2-2 y lanzas un dado. Con un 5 la pifias; con un 6 tienes un Seis de la Suerte nuevo y puedes apartar con él el 2-2-2; con un 2 tienes un Trío nuevo. Si dejas 1-2-3-4 y lanzas un dado, no puedes pifiarla.

H-BUST-1 = Si una Tirada de Batalla no te da ninguna combinación (al tentar la suerte, ninguna nueva), la pifias. Pierdes todo lo apartado en este turno, tu turno termina y empieza el de tu oponente. Los movimientos de turnos anteriores se mantienen, incluidos los de un turno a tope justo antes de este.
    .title = Cuando la pifias
    .example = Has apartado un Trío y un Seis de la Suerte, tientas la suerte con los dos últimos dados y sacas 2 y 5. Pierdes ambas combinaciones y no ejecutas ninguna Acción de Batalla.

H-ALLOUT-1 = Cuando has apartado los seis dados, en cuantas tiradas sean, estás a tope. Ejecutas ahora tus Acciones de Batalla y después juegas otro turno completo en lugar de tu oponente.
    .title = ¡A tope!
    .example = Apartas 1-2-3, tientas la suerte con tres dados y sacas 6-6-4, apartas el Seis Doble, tientas la suerte con el último dado y sacas un 6. Apartado también ese Seis de la Suerte, tienes tres Acciones de Batalla y luego otro turno.

H-ALLOUT-2 = Puedes volver a estar a tope en el turno extra, y otra vez en el siguiente. No hay límite.
    .title = A tope una y otra vez

## Las Acciones de Batalla

heroes-chapter-battle-actions = Las Acciones de Batalla

H-ACT-1 = Cada combinación apartada paga una Acción de Batalla. Cuando has hecho tus acciones, tu turno termina.
    .title = Una combinación, una acción

H-ACT-2 = Ejecutas tus acciones en el orden que quieras y ninguna es obligatoria. Un mismo héroe puede ejecutar varias. Conoces el resultado de una acción antes de elegir la siguiente.
    .title = El orden de las acciones
    .ruling = Los manuales no fijan un orden ni dicen si se puede renunciar a una acción o actuar dos veces con el mismo héroe; todo eso lo decides tú.

H-ACT-3 = Una combinación paga su acción de la armadura Terminator o bien la acción de equipo de un solo héroe cuya carta la pida. Nunca paga las dos.
    .title = Armadura o equipo
    .example = Con un Seis Doble puedes mover a uno de tus héroes o usar una carta que cueste un Seis Doble. Para hacer ambas cosas necesitas dos.

## Los movimientos

heroes-chapter-moves = Los movimientos

H-MOVE-1 = Un movimiento lleva a un héroe una casilla hacia delante, hacia las casillas de despliegue enemigas. El héroe sigue siempre en su propia columna.
    .title = Una casilla hacia delante

H-MOVE-2 = Un héroe no puede entrar en una casilla donde haya otro héroe, ni adelantarlo. No existen los movimientos en diagonal.
    .title = Héroes bloqueados

H-MOVE-3 = Tus acciones solo mueven a héroes de tu ejército. Mover es siempre opcional, héroe por héroe.
    .title = Solo tus héroes
    .ruling = Los manuales no dicen si un héroe que puede mover está obligado a hacerlo; aquí nunca lo está.

## Los ataques

heroes-chapter-attacks = Los ataques

H-ATK-1 = Un héroe atacado retrocede una casilla por su propia columna, en dirección a su casilla de despliegue. La casilla que tiene detrás siempre está libre, así que nada puede impedir que retroceda.
    .title = Retroceder una casilla

H-ATK-2 = Un ataque contra un héroe en su casilla de despliegue no tiene efecto, y no se hace tirada de salvación. Aun así, puedes declararlo.
    .title = Objetivo en su casilla de despliegue
    .ruling = Los manuales dicen que ese ataque no tiene efecto, pero no si se puede hacer; puedes hacerlo.

H-ATK-3 = Un héroe en su casilla de despliegue no puede usar una acción para atacar. Vale tanto para el ataque de la armadura como para abatir, segar y disparar.
    .title = Nadie ataca desde el despliegue

H-SAVE-1 = Cada vez que un héroe con armadura Terminator es atacado, su dueño tira un dado: con 4 o más, el héroe se queda donde está. Esta tirada de salvación vale contra cualquier ataque, también contra abatir y contra segar, aunque ataque un héroe del propio bando.
    .title = La salvación de la armadura
    .ruling = Los manuales no hacen excepciones con abatir ni con un héroe que siega a los suyos; la tirada de salvación se hace en ambos casos.

## La armadura Terminator

heroes-chapter-terminator-armour = La armadura Terminator

H-TERM-1 = Con un Seis de la Suerte, uno de tus héroes ataca al héroe enemigo adyacente en su columna. El atacante es tu héroe, así que no puede hacerlo desde su casilla de despliegue.
    .title = Seis de la Suerte: ataque
    .ruling = Los manuales no dicen qué héroe hace este ataque; para nosotros es tu héroe adyacente al objetivo, y por eso también a él se le prohíbe atacar desde su casilla de despliegue.

H-TERM-2 = Con un Seis Doble mueves una casilla a uno de tus héroes. Tú eliges cuál.
    .title = Seis Doble: un movimiento

H-TERM-3 = Con un Trío mueves dos casillas a tu héroe de la columna con ese número. Son dos movimientos de una casilla: si solo hay una libre, el héroe hace uno.
    .title = Trío: dos movimientos
    .ruling = Los manuales no dicen qué ocurre si solo la primera de las dos casillas está libre; contamos dos movimientos distintos, así que el primero se puede hacer igualmente.
    .example = Con 2-2-2, tu héroe de la columna 2 mueve dos casillas. Si entre él y el héroe enemigo solo hay una casilla vacía, mueve una.

H-TERM-4 = Con una Escalera mueves una casilla a cada uno de tus héroes de las columnas con sus números, en el orden que quieras. Un héroe bloqueado se queda quieto y los demás mueven igualmente.
    .title = Escalera: un movimiento cada uno
    .example = Pagas con 2-3-4-5 y tu héroe de la columna 3 está bloqueado. Los de las columnas 2, 4 y 5 mueven igualmente una casilla cada uno.

## El equipo

heroes-chapter-equipment = El equipo

H-EQ-1 = La carta de un héroe indica su equipo. Una regla especial (vocoemisión prioritaria, inspirar, escudo) funciona siempre y no cuesta nada. Una acción de equipo (abatir, segar, disparar) cuesta la combinación de la carta y tiene el alcance de la carta. Un Seis Doble no paga un Seis de la Suerte, ni al revés.
    .title = Reglas especiales y acciones de equipo
    .ruling = Los manuales no dicen si un tipo de seis puede sustituir al otro; no puede.

H-EQ-2 = Una carta que pide una Escalera o un Trío acepta cualquiera de los dos. Los números que hayan salido no importan.
    .title = Escalera o Trío
    .example = Esa carta se paga lo mismo con 1-1-1 que con 2-3-4-5, esté su héroe en la columna que esté.

H-RANGE-1 = El alcance de combate llega a la casilla justo delante o justo detrás del héroe; el corto, a cualquier casilla de su columna; el medio, a cualquiera de su columna o de una vecina; el largo, a cualquier casilla. El alcance se mide desde el héroe que actúa, sobre las columnas tal como están en el tablero, y nada lo bloquea. Corto, medio y largo incluyen la casilla del propio héroe.
    .title = Los cuatro alcances
    .ruling = Los manuales no dicen desde dónde se mide el alcance, si los héroes lo bloquean ni si incluye la propia casilla; contamos desde el héroe que actúa, nada lo bloquea y todos menos el de combate incluyen su casilla.
    .example = Desde tu columna 2, un héroe con alcance medio puede elegir cualquier casilla de tus columnas 1, 2 y 3, incluso más allá de otros héroes. Con alcance de combate tiene dos casillas como máximo.

H-SHOOT-1 = Atacas a un héroe enemigo en una casilla a tu elección dentro del alcance. Si falla su tirada de salvación, retrocede una casilla.
    .title = Disparar: un héroe enemigo

H-CUT-1 = Atacas a un héroe enemigo en una casilla a tu elección dentro del alcance. Si falla su tirada de salvación, no retrocede una casilla, sino hasta su casilla de despliegue.
    .title = Abatir: hasta el despliegue
    .example = Un héroe enemigo que ha avanzado cinco casillas falla su tirada de salvación: retrocede las cinco, y el tanteo de su dueño baja con él.

H-SCYTHE-1 = Eliges una casilla a tu alcance, vacía o no, y atacas a todos los héroes que estén en ella o en su fila, a lo ancho de las cinco columnas. También alcanza a los tuyos, pero nunca al que actúa, y cada objetivo hace su propia tirada de salvación. Como opción: solo se ataca a héroes enemigos. Otra opción: se siega la columna de la casilla elegida en lugar de su fila.
    .title = Segar: una fila entera
    .ruling = Tres manuales dicen fila y solo el italiano dice columna, lo que haría de segar un disparar más caro, así que jugamos con la fila; ninguno dice aquí «enemigo», de modo que también alcanza a los amigos, salvo al héroe que actúa.
    .example = En la fila de la casilla elegida hay dos héroes enemigos, uno tuyo y el que siega. Los tres primeros son atacados y cada uno hace su propia tirada de salvación; el que siega se libra.

H-VOX-1 = Siempre que este héroe pueda hacer un movimiento, puedes dejar que lo haga otro héroe de tu ejército. Vale para cada casilla por separado: puedes ceder cualquiera de los dos movimientos de un Trío, y un héroe de la misma Escalera puede recibir uno además del suyo. El héroe que lo recibe mueve en su propia columna, debe poder hacerlo y no vuelve a cederlo. Un héroe bloqueado no tiene movimiento que ceder, salvo que la mesa lo permita con una opción.
    .title = Vocoemisión prioritaria: ceder movimientos
    .ruling = Los manuales no dicen cuánto se puede ceder ni si puede hacerlo un héroe bloqueado; se ceden casillas sueltas, una sola vez, y solo si el héroe con la vocoemisión podría haber movido.
    .example = Tu héroe con vocoemisión está en la columna 2 y pagas con 1-2-3. Cede su movimiento a tu héroe de la columna 3, que mueve dos casillas si ambas están libres.

H-INSPIRE-1 = Las casillas que ha avanzado este héroe cuentan el doble en tu tanteo actual. También en los tanteos que se anotan para un encuentro.
    .title = Inspirar: casillas que cuentan doble
    .example = Tu héroe que inspira ha avanzado cuatro casillas y cuenta 8. Con otros dos que han avanzado 2 y 1, tu tanteo actual es 11.

H-SHIELD-1 = La tirada de salvación de este héroe es mejor: se queda donde está con 3 o más, cuando los demás necesitan 4 o más. Sigue siendo una sola tirada.
    .title = Escudo: una salvación mejor

## La victoria

heroes-chapter-winning = La victoria

H-SCORE-1 = Tu tanteo actual es la suma de las casillas que ha avanzado cada uno de tus héroes desde su casilla de despliegue. Sube con los movimientos y baja cuando retroceden.
    .title = Tanteo actual
    .example = Unos héroes que han avanzado 5, 3, 2, 1 y 0 casillas dan un tanteo actual de 11.

H-WIN-1 = Al final de tu turno ganas si tres o más de tus héroes están en la mitad de tu oponente y tu tanteo actual es más alto que el suyo: igualarlo no basta. Se comprueba al final de cada uno de tus turnos, también si la has pifiado, y antes del turno extra que da estar a tope. También puedes rendirte en cualquier momento: tu oponente gana entonces todo el encuentro.
    .title = Cómo se gana
    .ruling = Los manuales no dicen si cuentan como final de turno una pifia o un turno al que sigue otro extra; ambos cuentan. De rendirse no hablan: a nadie se le obliga a seguir.
    .example = Con cuatro filas, un héroe que ha avanzado cuatro casillas está en la otra mitad. Tres de tus héroes han avanzado 4, 4 y 5 casillas y dos no se han movido, así que tienes 13: ganas contra 12, pero no contra 13.

H-WIN-2 = Nadie gana al final del turno del otro jugador. Si en ese momento cumples las dos condiciones, tendrás que cumplirlas aún al final de un turno tuyo.
    .title = Solo en tu turno

H-MATCH-1 = Un encuentro es una sola partida o, como opción, tres partidas. Al final de cada una se anotan los tanteos actuales de ambos, y gana el total más alto de las tres, sea quien sea el ganador de cada partida. Se juegan las tres y se alterna quién empieza. Con totales iguales hay empate.
    .title = Al mejor de tres
    .ruling = Los manuales no dicen si la tercera partida se juega siempre, quién empieza cada una ni qué pasa con totales iguales; se juegan todas, se alterna el inicio y es empate.
    .example = Ganas 13 a 11 y 12 a 11, y luego pierdes 6 a 15. Los totales son 31 y 37: tu oponente gana el encuentro.

H-LIMIT-1 = Una partida que llega sin ganador a su límite de turnos es un empate, y el juego lo dice. El límite es de 500 turnos, salvo que la mesa fije otro, y cuentan todos los turnos, también los extra. Donde haga falta un número, un empate vale media victoria.
    .title = El límite de turnos
    .ruling = Los manuales no tienen ese límite; hace falta porque hay posiciones que nadie puede ganar, como tres héroes bloqueados contra dos cuando uno de los que los bloquean inspira.
