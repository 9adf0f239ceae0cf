### Starquest: la referencia de las reglas, segunda parte, un mensaje por cláusula.
### El valor es la regla tal como se juega aquí, con sus opciones. `.title` es su título, `.ruling` dice qué deja abierto
### el manual y cómo lo leemos. Las opciones se dicen con palabras.
### Cada valor ocupa una sola línea, porque Fluent conservaría el salto de línea en el texto.

## El reconocimiento

starquest-chapter-reconnaissance = El reconocimiento

SQ-RECON-01 = Una miniatura de los marines, los Eldar o la Legión con toda su base dentro de una sala puede registrarla: robas una carta de reconocimiento. Los pasillos no se pueden registrar; el mapa indica qué casillas son salas.
    .title = Registrar una sala
    .ruling = El manual no dice qué es una sala: las marca el mapa, y la base debe caber entera.

SQ-RECON-02 = Cada escuadra puede registrar una sola vez en cada uno de sus turnos, con la miniatura que sea.
    .title = Un registro por turno

SQ-RECON-03 = Cada sala se puede registrar una sola vez en toda la misión, sea cual sea la escuadra. Como opción: una vez por cada escuadra.
    .title = Un registro por sala
    .ruling = El manual no dice si la sala queda agotada para todos; aquí sí.

SQ-RECON-04 = Una miniatura que registra no puede atacar en ese turno, ni antes ni después, salvo que la carta robada lo permita. Moverse antes y después sí se puede.
    .title = Registrar o atacar
    .ruling = El manual solo prohíbe el ataque; lo aplicamos antes y después y dejamos libre el movimiento.

SQ-RECON-05 = Una miniatura que ha registrado no puede ponerse en vigilancia en ese turno.
    .title = Sin vigilancia tras registrar

SQ-RECON-06 = Solo puedes registrar si ninguna miniatura alienígena revelada, de ninguna de las dos facciones, ve a la que lo hace. Un alienígena vuelto de espaldas no lo impide, y tampoco las fichas sin revelar.
    .title = Que nadie mire
    .ruling = Contamos la orientación y las dos facciones alienígenas, no las fichas.

SQ-RECON-07 = Las cartas de reconocimiento no se pueden regalar a otra escuadra. Cambian de manos por 20 puntos cada una, que el comprador paga al vendedor; con menos de 20 no se puede comprar. La venta es una alianza, como todo intercambio de cartas. Como opción: los 20 puntos no son para nadie.
    .title = Vender una carta
    .ruling = El manual da el precio pero no dice quién lo cobra; aquí es el vendedor.

SQ-RECON-08 = Durante la misión puedes guardar en secreto tus cartas de reconocimiento. Al terminar, todos enseñan las suyas.
    .title = Secretas hasta el final

SQ-RECON-09 = Las cartas sin usar se pueden guardar para la misión siguiente, salvo las misiones secretas y las de efecto duradero.
    .title = Guardar cartas

SQ-RECON-10 = Cada misión secreta sin cumplir cuesta al final 10 puntos al jugador que la tiene, aunque baje de cero. Una carta vendida cuenta para su último dueño.
    .title = Misiones secretas fallidas
    .ruling = El manual no habla de cartas vendidas ni de deudas; paga el último dueño y los puntos pueden ser negativos.

SQ-RECON-11 = Cuando el mazo se acaba, se barajan los descartes. Si tampoco los hay, nadie puede registrar y las salas quedan sin registrar.
    .title = El mazo agotado
    .ruling = El manual calla sobre el mazo agotado.

SQ-RECON-12 = La sala queda registrada en cuanto se roba la carta, aunque después caiga la miniatura que la registró. En una sala con fuego se puede registrar desde una casilla que no arda.
    .title = Cuándo está registrada una sala
    .ruling = El manual no trata estos casos.

## Los puntos de mando

starquest-chapter-command-points = Los puntos de mando

SQ-CMD-01 = Al final de cada turno tuyo, si llevas a los marines, los Eldar o la Legión, puedes tirar un dado normal de seis caras. El resultado es tu reserva de puntos de mando.
    .title = La tirada de mando

SQ-CMD-02 = Un punto de mando es un punto de movimiento extra. La reserva dura desde la tirada hasta el inicio de tu turno siguiente, así que la gastas justo al final de tu turno o en los turnos de los demás. Como opción: tiras al inicio de tu turno.
    .title = Qué son
    .ruling = El manual los permite en tu turno, pero los tira al final y los borra al empezar el siguiente; así se cumplen las tres frases.

SQ-CMD-03 = La reserva se anota en el escáner, baja con cada punto gastado y todos pueden verla.
    .title = Una reserva a la vista
    .ruling = Que sea pública es lectura nuestra.

SQ-CMD-04 = Puedes gastar los puntos en cualquiera de tus miniaturas y repartirlos como quieras, entre dos acciones de cualquier jugador, pero nunca en mitad de una tirada. Valen los costes y prohibiciones de siempre para giros, pasos atrás, puertas, tableros nuevos y fuego, y estos movimientos pueden provocar disparos de vigilancia.
    .title = Cualquiera, en cualquier momento
    .ruling = El manual dice «en cualquier momento»; para nosotros es entre dos acciones sueltas cualesquiera.

SQ-CMD-05 = También puedes gastarlos cuando se ha declarado un ataque contra ti y aún no se han tirado los dados. Si el objetivo único ya no está en la línea de fuego, o ya no está enfrente en el cuerpo a cuerpo, el ataque falla y se gasta. Lo que apunta a una casilla, una línea o un área se queda donde estaba. Como opción: el atacante puede elegir otro objetivo.
    .title = Esquivar
    .ruling = El manual deja escapar de un ataque, pero no dice qué pasa con él.

SQ-CMD-06 = Lo que sobra vuelve a cero al inicio de tu turno siguiente. Una tirada nueva nunca se suma a la reserva vieja.
    .title = No se acumulan

SQ-CMD-07 = Si matan a tu líder, pierdes la reserva en el acto y no vuelves a tirar en esta misión. Entre los Eldar cuenta el hechicero donde lo hay; en la Legión, su líder.
    .title = Sin líder no hay puntos
    .ruling = El manual no habla de los puntos en reserva ni de quién dirige a los vengadores y a la Legión.

SQ-CMD-08 = Los jugadores alienígenas no tienen puntos de mando.
    .title = No para los alienígenas
    .ruling = El manual solo nombra a las escuadras.

SQ-CMD-09 = No se pregunta a nadie a cada paso. Si tienes puntos, puedes pedir una interrupción cuando quieras: antes de la siguiente acción de cualquier jugador tienes una pausa, gastas lo que quieras y el juego sigue. Varias interrupciones van en orden de turno tras el jugador en turno; la que se pide durante un ataque espera a que acabe. También puedes fijar avisos privados que la piden por ti: un enemigo aparece a la vista o se acerca a cierta distancia de una miniatura, un enemigo termina de actuar, empieza o acaba un turno. Nadie ve interrupciones ni avisos antes de que actúen.
    .title = Interrumpir
    .ruling = «En cualquier momento» sería una pregunta a cada paso; pedir una interrupción da la misma libertad sin preguntar.

SQ-CMD-10 = Fuera de su activación, una miniatura puede hacer un giro gratis, abrir una puerta, dejar o intercambiar algo solo dentro de un movimiento de mando que gaste al menos 1 punto. Recoger, cargar y descargar cuestan puntos igual que en movimiento. No puede atacar, registrar ni usar cartas. Dejar la vigilancia es siempre gratis.
    .title = Acciones gratuitas fuera de turno
    .ruling = El manual no combina acciones gratuitas y puntos de mando.

SQ-CMD-11 = Primero se declaran atacante, arma, adónde apunta y cuántos disparos concentra. Después, cada jugador que tenga puntos, una miniatura bajo la puntería declarada (con el cañón de asalto, cualquiera en su línea de fuego) y una forma de gastar un punto tiene una pausa, en orden de turno. Luego: si el atacante ha muerto, no pasa nada; si el objetivo único se ha escapado, ese disparo se gasta; el cañón de asalto se reparte entre los que están ahora en la línea de fuego; casillas, líneas y áreas alcanzan a todo lo que esté allí ahora. Una miniatura que se mete en la línea bloquea un disparo único y no pasa a ser su objetivo. El fuego en el que entra una miniatura no se declara, así que no se puede esquivar.
    .title = La pausa para esquivar
    .ruling = El manual no da un procedimiento para escapar de un ataque.

SQ-CMD-12 = Se acaba el paso en curso; después la reserva es cero, tus pausas se acaban y tus interrupciones y avisos se anulan. Un líder que ha salido del tablero no está muerto: la escuadra conserva puntos y tirada.
    .title = El líder muere mientras se gastan puntos
    .ruling = El manual no trata este momento.

SQ-CMD-13 = Una miniatura que transporta a otra paga 2 puntos por cada punto de movimiento. Una tarántula con artillero puede moverse, pero no en un turno en que haya disparado. Un Dreadnought necesita 2 puntos de una vez para cruzar una puerta. Estos movimientos no cuentan como el movimiento del turno: hasta un arma pesada que ha movido y disparado puede esquivar.
    .title = Movimientos de mando
    .ruling = Se deduce: un punto de mando vale uno de movimiento, y una miniatura que transporta a otra los ve reducidos a la mitad.

## Las escuadras

starquest-chapter-squads = Las escuadras

SQ-SQUAD-01 = Seis miniaturas: un comandante, dos marines con arma ligera y tres con arma pesada.
    .title = Una escuadra de Space Marines

SQ-SQUAD-02 = El comandante tiene 3 puntos de vida; los demás marines, 2.
    .title = Vida de los marines

SQ-SQUAD-03 = La lista de armas del manual cuenta cuatro marines además del comandante: uno con arma pesada, uno con rifle láser y dos a elegir. Jugamos con la escuadra completa de seis. Como opción: comandante y cuatro marines, con al menos un arma pesada y un rifle láser.
    .title = Seis marines o cinco
    .ruling = Los dos capítulos del manual no coinciden; la escuadra de seis encaja con las listas de Eldar y exterminadores y cumple las dos elecciones obligadas.

SQ-SQUAD-04 = Un jugador de marines puede desplegar una escuadra de exterminadores renunciando a cuatro cartas de equipo. Las de orden se quedan; con menos de cuatro cartas de equipo no es posible. Como opción: una escuadra de exterminadores, como una formación de vengadores, empieza la misión con −10 puntos.
    .title = Desplegar exterminadores
    .ruling = El manual pide cuatro cartas y ningún punto; el precio es para mesas que encuentren las formaciones demasiado fuertes.

SQ-SQUAD-05 = Siete miniaturas: un comandante, dos exterminadores, tres portadores con armas pesadas, extrapesadas o lanzallamas en cualquier combinación, y un bibliotecario.
    .title = Una escuadra de exterminadores

SQ-SQUAD-06 = Todos los miembros de una escuadra de exterminadores salvo el bibliotecario pueden disparar y atacar cuerpo a cuerpo en el mismo turno, una vez cada cosa. Siguen los límites para dividir el movimiento: disparar, mover y después golpear es válido. Como opción: solo el comandante y los dos exterminadores normales.
    .title = Disparar y golpear
    .ruling = El manual solo exceptúa al bibliotecario, así que los portadores están incluidos.

SQ-SQUAD-07 = Cada miembro de una escuadra de exterminadores mueve hasta 4 casillas y tiene valor de armadura 3.
    .title = Armadura de exterminador

SQ-SQUAD-08 = El comandante tiene 3 puntos de vida; el resto de la escuadra, 2.
    .title = Vida de los exterminadores
    .ruling = El manual no menciona a portadores ni bibliotecario; también tienen 2.

SQ-SQUAD-09 = Los demás valores y las armas de los exterminadores están en sus hojas. Garras y martillo golpean también las dos casillas en diagonal por delante. Un exterminador con martillo y escudo que va a perder puntos de vida tira un dado rojo: de los puntos con que el ataque lo superó no se pierden tantos como marque el dado.
    .title = Hojas de los exterminadores
    .ruling = El manual remite a hojas que no contiene.

SQ-SQUAD-10 = Seis miniaturas: un gobernador, dos Eldar con arma ligera y tres con arma pesada.
    .title = Una escuadra Eldar

SQ-SQUAD-11 = El gobernador tiene 1 punto de vida más sus cartas de gobernador; los demás Eldar, 2.
    .title = Vida de los Eldar

SQ-SQUAD-12 = El arma ligera de los Eldar es la catapulta shuriken. Las pesadas se eligen entre cañón shuriken, lanzamisiles y cañón láser, no más de dos de cada clase.
    .title = Armas de los Eldar

SQ-SQUAD-13 = En vez de muchos puntos de vida, el gobernador tiene cartas. Cada una le da una habilidad o un equipo, y todas están descubiertas.
    .title = Las cartas de gobernador

SQ-SQUAD-14 = Por cada punto de vida que debería perder, el gobernador descarta una carta a su elección. Solo muere si tras la última carta aún quedan puntos de vida por perder. Como opción: una carta por cada ataque que hiera, sea cual sea su fuerza.
    .title = Cartas por heridas
    .ruling = El manual lo cuenta como 1 punto de vida más las cartas, así que una carta vale un punto de vida.

SQ-SQUAD-15 = Una carta de gobernador descartada, con lo que daba, no vuelve a usarse en esta misión.
    .title = Fuera por esta misión

SQ-SQUAD-16 = Al descartar la última carta le queda al gobernador 1 punto de vida, y la siguiente herida lo mata.
    .title = Sin cartas

SQ-SQUAD-17 = Entre misiones el gobernador recupera todas las cartas descartadas.
    .title = Las cartas vuelven

SQ-SQUAD-18 = Antes de cada misión se eligen cinco de las diez cartas de gobernador.
    .title = Cinco de diez

SQ-SQUAD-19 = Todo gobernador lleva una espada reforzada, tres dados blancos en el cuerpo a cuerpo, y una pistola shuriken, que dispara dos veces por turno con dos dados blancos cada vez.
    .title = Las armas del gobernador
    .ruling = Los dados vienen de la hoja, no del texto del manual.

SQ-SQUAD-20 = Los dos disparos pueden ser antes, después o uno a cada lado del movimiento, a un objetivo o a dos, y cada uno se resuelve aparte. La pistola es un arma ligera, así que también puede dividir el movimiento entre ellos.
    .title = Dos disparos de pistola
    .ruling = Que la pistola siga las reglas de las armas ligeras es lectura nuestra.

SQ-SQUAD-21 = El jugador Eldar puede desplegar una formación de vengadores renunciando a cuatro cartas de equipo.
    .title = Desplegar vengadores

SQ-SQUAD-22 = Siete miniaturas: un hechicero, un arlequín y cinco Eldar, dos o tres con arma ligera y los demás con arma pesada.
    .title = Una formación de vengadores

SQ-SQUAD-23 = Cuando un vengador va a perder puntos de vida, puedes tirar un dado rojo por cada uno; cada 2 o 3 salva uno. Esta salvación la tienen todos los miembros de la formación, el hechicero antes de descartar cartas, y también los vengadores que llegan como refuerzo. Como opción: un dado por ataque, y con 2 o 3 se anula entero. Otra opción: solo los guerreros tienen salvación.
    .title = La salvación de los vengadores
    .ruling = El manual dice «por cada herida» y no exceptúa a nadie.

SQ-SQUAD-24 = El hechicero dirige la formación en lugar del gobernador: 1 punto de vida y cinco de las diez cartas de gobernador. Los demás Eldar tienen 2 puntos de vida.
    .title = El hechicero
    .ruling = El manual no dice quién dirige a los vengadores ni cuántas cartas tiene.

SQ-SQUAD-25 = Los demás valores y las armas de los vengadores están en sus hojas.
    .title = Hojas de los vengadores

SQ-SQUAD-26 = La Legión despliega cinco de sus siete legionarios y puede cambiarlos en cada misión.
    .title = La Legión de los Condenados

SQ-SQUAD-27 = Karak y el Cardenal Dominic están siempre entre los cinco. Los otros tres los eliges tú.
    .title = Karak y Dominic

SQ-SQUAD-28 = Cada legionario tiene 3 puntos de vida.
    .title = Vida de la Legión

SQ-SQUAD-29 = La Legión toma cuatro cartas de equipo y nunca usa cartas de orden.
    .title = Cartas de la Legión

SQ-SQUAD-30 = Karak dirige la Legión. Como opción: la dirige Dominic.
    .title = El líder de la Legión
    .ruling = El manual no nombra líder; Karak está siempre y no es el psíquico.

SQ-SQUAD-31 = Tira a la vez los dados que quieras, hasta los puntos en que el ataque superó al vengador, aunque pasen de la vida que le queda; cada 2 o 3 quita uno, y el resto cuesta cartas o puntos de vida. Sirven contra disparos, cuerpo a cuerpo, fuego, cartas y la destrucción de una tarántula (un dado si queda herido, tantos como puntos de vida si es eliminado). No hay salvación sobre salvación, y repetir la tirada exige una carta. Como opción: no más dados que puntos de vida y cartas le queden.
    .title = Cómo se tiran las salvaciones
    .ruling = Cada punto sobre la armadura es una herida, así que la vida restante no limita los dados.

## Los psíquicos

starquest-chapter-psionics = Los psíquicos

SQ-PSI-01 = Una escuadra normal de marines puede sumar un bibliotecario por dos Sellos de Honor. Se paga una vez; se queda hasta que lo maten y no cuenta como refuerzo. Como opción: el precio se paga en cada misión.
    .title = Contratar a un bibliotecario
    .ruling = El manual no dice cuántas veces se paga.

SQ-PSI-02 = Una escuadra de exterminadores tiene su bibliotecario desde el principio, sin pagar.
    .title = El bibliotecario de los exterminadores

SQ-PSI-03 = Una escuadra Eldar normal puede sumar un arlequín por dos Sellos de Honor.
    .title = Contratar a un arlequín

SQ-PSI-04 = Una formación de vengadores tiene su arlequín desde el principio, sin pagar.
    .title = El arlequín de los vengadores

SQ-PSI-05 = Dominic es el psíquico de la Legión, y nadie puede ocupar su lugar.
    .title = El Cardenal Dominic

SQ-PSI-06 = Los valores y armas de bibliotecario, arlequín y Dominic están en sus hojas.
    .title = Hojas de los psíquicos

SQ-PSI-07 = Al empezar la misión un psíquico toma cuatro de las diecisiete cartas psíquicas, una de cada una de las cuatro artes. Cada psíquico tiene su propio mazo, así que dos pueden tomar la misma carta. Como opción: un mazo común, y se elige en orden de turno.
    .title = Elegir cartas psíquicas
    .ruling = El manual no dice si los psíquicos comparten mazo.

SQ-PSI-08 = Un psíquico que usa una carta psíquica no puede hacer nada más en ese turno, ni antes ni después: ningún movimiento, ni siquiera un giro gratuito, ningún ataque, registro o vigilancia, ninguna puerta ni intercambio, salvo que la carta lo diga. Los puntos de mando aún pueden moverlo más tarde.
    .title = Nada más en ese turno
    .ruling = El manual dice «nada más»; lo aplicamos también a lo de antes.

SQ-PSI-09 = En un turno puedes usar una sola carta psíquica.
    .title = Una por turno

SQ-PSI-10 = Una carta psíquica se descarta tras usarla y puede elegirse de nuevo para la misión siguiente.
    .title = Se gasta
    .ruling = Que vuelva a estar disponible es lectura nuestra.

SQ-PSI-11 = Un psíquico que sobrevive a tres misiones seguidas sube un rango. Solo cuentan aquellas en que participa: faltar no rompe la serie, la muerte pone la cuenta a cero, y el ascenso también.
    .title = Tres misiones seguidas
    .ruling = El manual no dice si faltar a una misión rompe la serie.

SQ-PSI-12 = Cuando un psíquico asciende, puedes elegir un arte psíquico que estudie: desde la partida siguiente toma una carta más, de ese arte.
    .title = Un arte que estudiar
    .ruling = Que la carta extra sea del arte estudiado es lectura nuestra.

SQ-PSI-13 = El arte elegido sigue siendo el mismo hasta completar su estudio.
    .title = El arte no se cambia

SQ-PSI-14 = Un arte está completo cuando el psíquico puede tomar cuatro de sus cartas: la básica y tres más, en el rango 4. La siguiente carta extra es de un arte nuevo. Como opción: el ciclo son las cuatro cartas extra de los rangos 2 a 5, y si el arte se agota vale cualquier carta.
    .title = Un arte nuevo
    .ruling = El manual habla de un ciclo de cuatro cartas, pero diecisiete no dan cinco a cada arte.

SQ-PSI-15 = Lexicanum 4 cartas, Codiciario 5, Epistolario 6, Bibliotecario jefe 7, Maestro bibliotecario 8. Arlequines y Dominic usan la misma escala.
    .title = Rangos de los psíquicos
    .ruling = Los nombres del manual son de bibliotecarios; los usamos para los tres.

SQ-PSI-16 = Cuando muere un psíquico, su cuenta de misiones vuelve a cero, mientras que rango y arte pasan a su sucesor. Un bibliotecario o arlequín pagado con Sellos hay que contratarlo de nuevo; los de una formación y Dominic vuelven en la misión siguiente. Como opción: el sucesor empieza como Lexicanum.
    .title = Muerte de un psíquico
    .ruling = El manual no dice qué cuesta su muerte.

## Las armas: comandante y marines

starquest-chapter-marine-weapons = Las armas: comandante y marines

SQ-WPN-01 = Un comandante de marines toma exactamente una de tres combinaciones de armas.
    .title = La elección del comandante

SQ-WPN-02 = Hacha mortal y pistola láser: fuerte en el cuerpo a cuerpo con dos dados rojos, flojo disparando con dos blancos.
    .title = Hacha y pistola

SQ-WPN-03 = El bólter del comandante dispara dos dados rojos; en el cuerpo a cuerpo lucha como un marine corriente, con dos blancos.
    .title = Bólter

SQ-WPN-04 = Espada mortal y guante mortal: dos dados rojos y dos blancos en el cuerpo a cuerpo. Este comandante no puede disparar, así que tampoco tiene vigilancia.
    .title = Espada y guante

SQ-WPN-05 = El arma corriente de los marines: dos dados blancos.
    .title = Rifle láser

SQ-WPN-06 = Un marine con rifle láser puede mover, disparar y usar el resto de su movimiento.
    .title = Disparar en marcha

## Las armas: armas pesadas de los Marines

starquest-chapter-heavy-weapons = Las armas: armas pesadas de los marines

SQ-WPN-07 = Cañón de asalto, rifle de plasma y lanzamisiles, cada uno con su forma de disparar.
    .title = Tres armas pesadas

SQ-WPN-08 = Los dados se leen como siempre, pero una tirada puede alcanzar a varios objetivos.
    .title = Más de un objetivo

SQ-WPN-09 = Cada una de las tres dispara dos dados rojos.
    .title = Dos dados rojos
    .ruling = El manual no da los dados del rifle de plasma; dos rojos encajan con su definición de arma pesada y con el ejemplo.

SQ-WPN-10 = El total se reparte como quieras entre objetivos en la línea de fuego.
    .title = Cañón de asalto: repartir la tirada
    .ruling = El manual dice «objetivos visibles»; para un disparo eso es la línea de fuego.

SQ-WPN-11 = Cada parte se compara con la armadura de su objetivo. Los puntos que no superan ninguna armadura se pierden.
    .title = Cañón de asalto: cada parte por su lado

SQ-WPN-12 = Cuando cae un objetivo, los que quedan a la vista detrás pueden recibir los puntos que sobran.
    .title = Cañón de asalto: despejar la vista

SQ-WPN-13 = Las partes se asignan una tras otra con los dados ya tirados, y el tablero cambia entretanto. Un objetivo recibe una sola parte.
    .title = Cañón de asalto: una parte por cabeza
    .ruling = Se deduce del ejemplo: dos partes en un objetivo tendrían que superar la armadura cada una por sí sola.

SQ-WPN-84 = Declaras que disparas, sin nombrar objetivos; se puede esquivar; tiras, y repites si una carta lo permite. Después eliges un objetivo en la línea de fuego que aún no haya recibido parte y le das uno o más de los puntos que quedan; resuelves del todo ese impacto, con salvaciones, rito, retirada y revelaciones, antes de elegir el siguiente. Paras cuando no quedan puntos o cuando quieras. Una parte que no basta se pierde, un objetivo que sobrevive sigue tapando, y las miniaturas recién reveladas pueden recibir partes. Nadie esquiva por segunda vez.
    .title = Cañón de asalto: paso a paso
    .ruling = El manual muestra el resultado en un ejemplo, pero no el orden.

SQ-WPN-14 = Dispara por una sola línea recta de casillas: horizontal, vertical o diagonal.
    .title = Rifle de plasma: una línea

SQ-WPN-15 = Un solo total se compara con la armadura de cada miniatura de la línea, cerca o lejos, sin librar a los amigos.
    .title = Rifle de plasma: todos los de la línea

SQ-WPN-16 = La línea termina en un muro o una puerta cerrada. Las miniaturas no la detienen.
    .title = Rifle de plasma: dónde acaba

SQ-WPN-80 = Rifle de plasma, rifle de fusión y rayo de conversión: la línea empieza junto al tirador y sigue una de las direcciones que permite el arco de fuego. Termina antes de casillas macizas, muros, puertas cerradas y compuertas; un paso en diagonal solo se corta si lo están los dos caminos de la esquina. Termina con la primera casilla en llamas o con la primera de una tarántula que no sea la del tirador, que aún reciben el disparo. No se puede elegir una línea sin casillas.
    .title = Las casillas de una línea
    .ruling = El fuego y la tarántula bloquean la línea de fuego y nada exime a estas armas; las miniaturas de la línea son atacadas, así que no la detienen.

SQ-WPN-17 = Apunta a una casilla, vacía u ocupada, y no a una miniatura.
    .title = Lanzamisiles: adónde apunta

SQ-WPN-18 = La miniatura que haya allí es atacada con la suma de los dos dados.
    .title = Lanzamisiles: la casilla objetivo

SQ-WPN-19 = Cada miniatura junto a esa casilla es atacada con el mayor de los dos dados.
    .title = Lanzamisiles: la explosión

SQ-WPN-20 = Cuentan las ocho casillas de alrededor. Entre las víctimas puede haber amigos y el propio tirador.
    .title = Lanzamisiles: nadie se libra
    .ruling = Se deduce de la tabla del manual, donde las diagonales reciben el golpe.

SQ-WPN-21 = La explosión no alcanza casillas tras un muro o una puerta cerrada. Una casilla en diagonal solo está a salvo si los dos caminos de la esquina están cortados.
    .title = Lanzamisiles: los muros
    .ruling = En el ejemplo del manual recibe el golpe la casilla pasado el final del muro.

SQ-WPN-81 = Lanzamisiles, lanzallamas y rayo de conversión: una casilla contigua al objetivo recibe el golpe salvo que haya en medio un muro o una puerta cerrada; una en diagonal, si al menos una de las dos casillas que la flanquean es suelo y por ese lado no hay muro ni puerta cerrada. Miniaturas, máquinas, fuego y fichas no protegen. Las casillas macizas nunca lo reciben.
    .title = Alcance de una explosión
    .ruling = El manual solo dice que muros y puertas protegen; esta es la comprobación exacta.

## Las armas: armas extrapesadas

starquest-chapter-extra-heavy-weapons = Las armas: armas extrapesadas

SQ-WPN-22 = Cañón láser, rifle de fusión y rayo de conversión tienen cada uno su forma de disparar y pueden alcanzar a varios objetivos a la vez.
    .title = Contra blindajes

SQ-WPN-23 = Las cartas de orden y de equipo para armas pesadas no valen con las extrapesadas.
    .title = Sin cartas de armas pesadas

SQ-WPN-24 = Solo pueden llevarlas los tres portadores de una escuadra de exterminadores y el refuerzo del Teniente. Una escuadra normal no las tiene. Cuentan como pesadas, así que el movimiento no se divide alrededor del disparo. Como opción: también pueden elegirlas las escuadras normales.
    .title = Quién las lleva
    .ruling = El manual no dice quién puede llevarlas; solo nombra estos dos casos.

SQ-WPN-25 = Dispara hasta tres veces por turno.
    .title = Cañón láser: tres disparos

SQ-WPN-26 = Todos los disparos van antes del movimiento o todos después, nunca a ambos lados.
    .title = Cañón láser: todos a un lado

SQ-WPN-27 = Cada disparo cubre un bloque de dos por dos casillas a tu elección, al menos una de ellas en la línea de fuego.
    .title = Cañón láser: el área
    .ruling = La ilustración se ha perdido; las cuatro casillas con cuatro gretchins del ejemplo forman un bloque.

SQ-WPN-28 = Del bloque solo reciben el disparo las casillas que el tirador ve.
    .title = Cañón láser: lo que alcanza

SQ-WPN-29 = Cada disparo es un dado rojo, y toda miniatura en una casilla alcanzada es atacada con él.
    .title = Cañón láser: el dado

SQ-WPN-30 = Dos o tres disparos pueden unirse en un mismo bloque: dos o tres dados rojos sumados en un solo ataque. Son disparos de una sola arma en una sola acción de disparo.
    .title = Cañón láser: fuego concentrado

SQ-WPN-31 = Ves el resultado de un disparo antes de declarar el siguiente.
    .title = Cañón láser: uno tras otro
    .ruling = Se deduce del ejemplo.

SQ-WPN-32 = Las miniaturas del mismo bloque no se tapan unas a otras ante ese disparo. Muros, puertas cerradas y miniaturas de fuera sí tapan. Como opción: se tapan como siempre.
    .title = Cañón láser: sin refugio dentro
    .ruling = En el ejemplo del manual caen tres de los cuatro gretchins que llenan un bloque, cosa imposible si se taparan.

SQ-WPN-33 = Dispara por una línea recta o diagonal, y cada miniatura de ella es atacada con tres dados rojos.
    .title = Rifle de fusión: la línea
    .ruling = El manual dice «tres dados»; en un arma tan pesada son rojos.

SQ-WPN-34 = Los tres dados se tiran de nuevo por cada miniatura de la línea.
    .title = Rifle de fusión: una tirada por cabeza

SQ-WPN-35 = La línea termina en un muro o una puerta cerrada. Las miniaturas que sobreviven no la detienen.
    .title = Rifle de fusión: dónde acaba

SQ-WPN-36 = Dispara por una línea hasta el primer muro, puerta cerrada o borde del suelo. Las miniaturas no lo detienen.
    .title = Rayo de conversión: la línea
    .ruling = Que las miniaturas no lo detengan y el borde sí es lectura nuestra.

SQ-WPN-37 = La miniatura de la última casilla es atacada con la suma de tres dados rojos.
    .title = Rayo de conversión: el impacto

SQ-WPN-38 = Las casillas junto a la última reciben un punto menos, salvo tras un muro o una puerta cerrada.
    .title = Rayo de conversión: alrededor del impacto

SQ-WPN-39 = De vuelta hacia el tirador, cada casilla recibe un punto menos que la anterior, hasta llegar a nada.
    .title = Rayo de conversión: hacia atrás

SQ-WPN-40 = En un lugar estrecho el rayo puede alcanzar y matar al tirador.
    .title = Rayo de conversión: ojo con los muros

SQ-WPN-41 = Una única tirada sirve para todas las casillas.
    .title = Rayo de conversión: una sola tirada
    .ruling = Se deduce del ejemplo.

SQ-WPN-82 = Cuenta las casillas hacia atrás desde el impacto, incluida la del tirador y ninguna más allá: allí el valor es el total menos ese número. Las vecinas del impacto reciben el total menos uno. Una casilla con dos valores recibe el mayor, una vez; cero o menos no es ataque.
    .title = Rayo de conversión: los valores
    .ruling = Se deduce del ejemplo del manual y de su aviso al tirador.

## Las armas: lanzallamas

starquest-chapter-flamer = Las armas: lanzallamas

SQ-WPN-42 = Apunta a una casilla y tira dos dados rojos: la suma en esa casilla, el dado mayor en cada vecina, nada tras un muro o una puerta cerrada.
    .title = Lanzallamas: la llamarada

SQ-WPN-43 = Las casillas alcanzadas, objetivo y vecinas sin protección, arden hasta el inicio del siguiente turno del jugador que disparó. Como opción: solo arde la casilla objetivo.
    .title = Lanzallamas: sigue ardiendo
    .ruling = El manual no dice cuántas casillas cubre el marcador.

SQ-WPN-44 = Las casillas en llamas bloquean la línea de visión y la línea de fuego.
    .title = Lanzallamas: humo y fuego

SQ-WPN-45 = Una miniatura que pasa de una casilla que no arde a una que arde sufre un ataque de dos dados rojos; los puntos son del jugador del lanzallamas. Ocurre una vez por marcador en cada activación, movimiento de mando o transporte, aunque la miniatura salga y vuelva a entrar. Una miniatura que ya estaba dentro al disparar puede salir sin daño. Como opción: un ataque por cada casilla en llamas en la que se entra. Otra opción: también al salir.
    .title = Lanzallamas: cruzar el fuego
    .ruling = El manual no dice cuántas veces ataca el fuego.

SQ-WPN-46 = La casilla objetivo está a 6 casillas como máximo, y una diagonal cuenta uno.
    .title = Lanzallamas: alcance
    .ruling = Cómo se cuenta el alcance es lectura nuestra.

SQ-WPN-47 = Una miniatura con lanzallamas no puede ponerse en vigilancia ni dividir su movimiento: cuenta como arma pesada.
    .title = Lanzallamas: límites

SQ-WPN-83 = Sus casillas se fijan al disparar. Se apaga al inicio del siguiente turno de su jugador, o donde ese turno habría estado, aunque el tirador haya muerto. Los marcadores pueden superponerse, y cada uno ataca y acaba por su cuenta. El fuego no abre puertas ni daña objetos; se pueden colocar blips dentro y detrás. Al apagarse puede revelarse lo que ocultaba.
    .title = Lanzallamas: vida del marcador
    .ruling = El manual no trata estos casos.

## Las armas: tarántula

starquest-chapter-tarantula = Las armas: tarántula

SQ-WPN-48 = Cualquier soldado de la escuadra puede manejarla desde la casilla justo detrás, dejando su propia arma a un lado. Tomar y dejar los mandos forma parte del movimiento normal.
    .title = Tarántula: el artillero
    .ruling = El manual dice «cualquier soldado»; para nosotros, uno de la escuadra dueña.

SQ-WPN-49 = Solo puede mover y disparar con artillero.
    .title = Tarántula: nunca sola

SQ-WPN-50 = No puede hacer las dos cosas en un turno, salvo que lo permita una carta de orden.
    .title = Tarántula: mover o disparar

SQ-WPN-51 = Las cartas de orden y de equipo para armas pesadas no valen con ella.
    .title = Tarántula: sin cartas de armas pesadas

SQ-WPN-52 = Bloquea la línea de fuego, pero no la de visión.
    .title = Tarántula: en medio

SQ-WPN-53 = Nadie más puede usarla, ni aliado ni enemigo.
    .title = Tarántula: un solo dueño
    .ruling = El manual excluye a los enemigos; nosotros, también a los aliados.

SQ-WPN-54 = Con artillero ocupa tres casillas en fila: frente, centro y artillero. Sin él conserva frente y centro. Como opción: la máquina ocupa por sí sola tres casillas, la última junto con el artillero.
    .title = Tarántula: sus casillas
    .ruling = Se deduce del ejemplo de movimiento; el manual da las tres casillas solo con artillero.

SQ-WPN-55 = Hasta seis casillas de frente, nunca de lado ni en diagonal; hacia atrás cada casilla cuesta 2. El artillero va con ella, y ese es su movimiento del turno.
    .title = Tarántula: moverse
    .ruling = El manual dice «en horizontal o vertical»; nosotros, hacia donde apunta.

SQ-WPN-56 = Gira sobre su casilla central; 90° es gratis, 180° cuesta 1. Las casillas a las que gira deben estar libres. Solo un giro de más de 90° cuenta como movimiento; pero un artillero nuevo no puede girarla en absoluto en el turno en que entra.
    .title = Tarántula: girar
    .ruling = El ejemplo gasta las seis casillas y además gira, así que el giro es gratis.

SQ-WPN-86 = Para 90°, las dos casillas junto al centro, en la nueva dirección, deben ser suelo libre sin muro ni puerta cerrada en medio; las esquinas que barre no importan. 180° son dos giros así en el mismo sentido por 1 punto de movimiento. Un giro gratis después de cada paso u otra acción. Un paso exige libre la casilla de delante; abre puertas desde su casilla frontal, y nunca comparte casilla ni se detiene en una ocupada.
    .title = Tarántula: giro y paso
    .ruling = El manual describe un giro y no el espacio que necesita.

SQ-WPN-57 = Dispara hasta tres veces por turno con las reglas del cañón láser: bloques de cuatro casillas, visión casilla por casilla, todos los disparos juntos.
    .title = Tarántula: cañones láser gemelos

SQ-WPN-58 = Cada disparo son dos dados rojos. Concentrados en un bloque, dos disparos son cuatro dados y tres son seis.
    .title = Tarántula: sus dados

SQ-WPN-59 = El objetivo debe estar al menos en parte en el arco de fuego de la máquina, la cuña de 45° ante su casilla frontal, y a la vista del artillero, al que la máquina no tapa. De un bloque solo reciben el disparo las casillas que ve el artillero.
    .title = Tarántula: arco y visión
    .ruling = La ilustración se ha perdido; medimos el arco desde la casilla frontal.

SQ-WPN-60 = Un atacante que tiene enfrente una de sus casillas elige máquina o artillero. La máquina no tira dados; el artillero se defiende como siempre y mira hacia donde ella apunta.
    .title = Tarántula: cuerpo a cuerpo
    .ruling = Dónde está el atacante y hacia dónde mira el artillero son lecturas nuestras.

SQ-WPN-61 = En el cuerpo a cuerpo el total del atacante debe superar su armadura de 6.
    .title = Tarántula: golpear la máquina

SQ-WPN-62 = Valor de armadura 6, 2 puntos de vida.
    .title = Tarántula: armadura y vida

SQ-WPN-63 = Según los puntos sobre su armadura: 1, pierde un punto de vida; 2, se retira y el artillero sobrevive; 3, queda destruida y el artillero pierde 1 punto de vida; 4 o más, queda destruida y el artillero, eliminado. Un segundo impacto de 1 la retira y deja ileso al artillero. La tabla vale también en el cuerpo a cuerpo.
    .title = Tarántula: daños
    .ruling = El manual se queda en 4 y no trata el segundo impacto de 1.

SQ-WPN-64 = Si el artillero es eliminado, otro soldado puede ocupar su lugar en tu turno.
    .title = Tarántula: otro artillero

SQ-WPN-65 = En el turno en que entra un artillero nuevo, por el motivo que sea, no puede mover ni disparar, salvo que se haya jugado una carta de orden que lo permita.
    .title = Tarántula: el turno del relevo
    .ruling = El manual habla del artillero muerto; lo aplicamos a todo relevo.

SQ-WPN-66 = Si queda destruida, el artillero superviviente sigue con el arma que tenía al principio.
    .title = Tarántula: de vuelta a su arma

SQ-WPN-67 = «¡Al ataque!», «¡En marcha!» y «¡Fuego!» pueden hacerla actuar más de una vez: mover y disparar, mover dos veces, disparar dos veces.
    .title = Tarántula: cartas de orden
    .ruling = El manual nombra las cartas; estas son las lecturas evidentes.

SQ-WPN-85 = Un disparo único nombra la máquina o al artillero, y el artillero debe estar él mismo en la línea de fuego. Una línea, una explosión o un área atacan la máquina una vez, con el valor más alto de sus casillas, y aparte al artillero si su casilla es alcanzada; ambos efectos cuentan.
    .title = Tarántula: bajo el fuego
    .ruling = El manual no trata las armas de área contra ella.

SQ-WPN-87 = Un soldado la ocupa, gratis, en fila detrás del centro, y toma su orientación; la deja diciéndolo o apartándose. Los dos son una sola activación: si ella movió o disparó, él no hace ninguna de las dos cosas por su cuenta, mientras que un artillero que la deja antes actúa con normalidad y la máquina descansa. Un artillero no puede luchar cuerpo a cuerpo, registrar ni transportar. Una miniatura que empieza la misión a los mandos ya es artillero.
    .title = Tarántula: la dotación
    .ruling = El manual deja abiertos estos detalles.

## Las armas: armas de los Eldar

starquest-chapter-eldar-weapons = Las armas: armas de los Eldar

SQ-WPN-68 = Espada reforzada y pistola shuriken, como se dice en la escuadra Eldar.
    .title = Las armas del gobernador

SQ-WPN-69 = Un arma ligera: dos dados blancos.
    .title = Catapulta shuriken

SQ-WPN-70 = Cañón shuriken, cañón láser y lanzamisiles, cada uno con su forma de alcanzar a varios objetivos.
    .title = Tres armas pesadas

SQ-WPN-71 = Tres ataques por turno, cada uno con un dado blanco y uno rojo sumados.
    .title = Cañón shuriken: tres ataques

SQ-WPN-72 = Los ataques pueden ir a un máximo de tres objetivos, o varios al mismo, y cada uno se resuelve aparte.
    .title = Cañón shuriken: objetivos

SQ-WPN-73 = Puedes hacer los ataques que quieras antes del movimiento y los demás después.
    .title = Cañón shuriken: antes y después

SQ-WPN-74 = Hasta dos disparos por turno, los dos antes del movimiento o los dos después.
    .title = Cañón láser Eldar: dos disparos

SQ-WPN-75 = Cada disparo cubre un bloque de dos por dos casillas, y solo lo reciben las que ve el tirador. Las miniaturas del bloque no se tapan unas a otras.
    .title = Cañón láser Eldar: el área
    .ruling = Usamos el área del cañón láser de los marines.

SQ-WPN-76 = Cada disparo son dos dados rojos, y toda miniatura en una casilla alcanzada es atacada con su suma. Como opción: un dado rojo por disparo.
    .title = Cañón láser Eldar: sus dados
    .ruling = El párrafo está impreso fuera de sitio y el ejemplo encaja con uno o dos dados; mantenemos el número impreso.

SQ-WPN-77 = Los dos disparos pueden unirse en un mismo bloque: cuatro dados rojos sumados en un ataque. Como opción: dos dados en total.
    .title = Cañón láser Eldar: fuego concentrado
    .ruling = Se sigue de los dos dados por disparo.

SQ-WPN-78 = Sin objetivo a la vista el segundo disparo no puede hacerse, y una miniatura que ya se movió no puede volver a mover: su turno ha terminado.
    .title = Cañón láser Eldar: nada a la vista

SQ-WPN-79 = Funciona exactamente como el de los marines.
    .title = Lanzamisiles Eldar

## El turno alienígena

starquest-chapter-alien-turn = El turno alienígena

SQ-ALIEN-01 = En tu turno robas una carta de evento, traes robagenes si llevas el Caos, mueves, atacas y haces entrar refuerzos.
    .title = Qué hace un jugador alienígena

SQ-ALIEN-02 = Primero el evento, luego la ficha de robagenes o el conducto, después movimientos y ataques pieza por pieza, y al final los refuerzos.
    .title = El orden
    .ruling = Se deduce: las frases del manual dan a cada paso su momento.

SQ-ALIEN-03 = Cada jugador alienígena debe robar una carta de evento al inicio de su propio turno. Como opción: ambos roban al inicio del primer turno alienígena de la ronda.
    .title = Un evento por turno
    .ruling = El manual dice «al inicio de cada turno» sin decir de quién.

SQ-ALIEN-04 = Hay un mazo verde y otro azul celeste. En una ronda los dos jugadores alienígenas roban de mazos distintos.
    .title = Dos mazos

SQ-ALIEN-05 = En la ronda siguiente cada jugador alienígena roba del otro color. Los primeros colores se deciden a suertes. Un mazo agotado se rehace con sus descartes.
    .title = Cambiar de color
    .ruling = Los primeros colores y el mazo agotado son lecturas nuestras.

SQ-ALIEN-06 = Una carta de evento surte efecto en cuanto se roba. Como opción: una vez por misión una escuadra puede renunciar a una carta de equipo boca abajo, y el evento no la afecta.
    .title = En el acto
    .ruling = El manual no conoce amparo contra un evento; la opción es para mesas que quieran menos mala suerte.

SQ-ALIEN-07 = Un turno sí y otro no, al inicio, el jugador del Caos puede poner una ficha especial, robagenes o híbrido, en un conducto de entrada del mapa: una en total, haya los conductos que haya. La primera ocasión es su primer turno, y la que no se usa no se guarda. Cualquiera puede cruzar un conducto de entrada, pero solo una ficha especial puede acabar allí su movimiento; una miniatura que lo cruza allí solo puede mover.
    .title = Fichas en el conducto
    .ruling = El manual no dice desde cuándo se cuenta, ni quién puede quedarse en el conducto. Una miniatura que se parara allí dejaría fuera a los robagenes. Si una carta empuja o lleva allí a una miniatura, esta va a la casilla libre más cercana; entre casillas igual de cercanas elige su jugador.

SQ-ALIEN-08 = Hasta el inicio del siguiente turno del Caos la ficha se queda allí boca abajo, aunque la vean. No puede mover, atacar ni ser atacada.
    .title = A la espera
    .ruling = Cuánto dura el primer turno es lectura nuestra.

SQ-ALIEN-09 = En el turno siguiente puede entrar en el tablero y empezar a moverse.
    .title = La entrada

SQ-ALIEN-10 = Puede entrar aunque un enemigo vea el conducto; entonces se revela al entrar.
    .title = Aunque la vean
    .ruling = Que se revele se sigue de la regla de los blips.

SQ-ALIEN-11 = Las fichas especiales mueven 8 casillas. En lo demás son blips.
    .title = Fichas veloces

SQ-ALIEN-12 = Un ataque de 5 o más, con disparo o cuerpo a cuerpo, destruye el conducto, que no tira dados. La ficha que espera vuelve boca abajo a la reserva del Caos. Desde entonces su casilla es suelo normal. Sin conductos no llegan más fichas especiales. Como opción: la ficha que espera se pierde.
    .title = Destruir un conducto
    .ruling = Una ficha a la espera no puede ser atacada, así que el ataque al conducto no la mata.

SQ-ALIEN-13 = Las hojas dan el movimiento de cada alienígena. Mueve antes o después de disparar, o no mueve, y nunca en dos partes. Como opción: con armas ligeras puede dividirlo como las escuadras.
    .title = Movimiento alienígena
    .ruling = El capítulo de los alienígenas solo conoce antes o después.

SQ-ALIEN-14 = Los alienígenas tienen los mismos límites de movimiento que los demás. Abren puertas, también las compuertas estancas.
    .title = Mismas reglas, más puertas

SQ-ALIEN-15 = Un blip mueve hasta cinco casillas con las reglas de las miniaturas. No tiene orientación, así que cada paso cuesta 1.
    .title = Mover los blips
    .ruling = Que las fichas no tengan orientación es lectura nuestra.

SQ-ALIEN-16 = Un blip puede abrir puertas como una miniatura.
    .title = Los blips abren puertas

SQ-ALIEN-17 = Un blip que se mueve a la vista de una miniatura de escuadra debe revelarse.
    .title = Ponerse a la vista
    .ruling = Entre las dos facciones alienígenas vale la regla de la vista mutua.

SQ-ALIEN-18 = Una vez revelado, el alienígena puede seguir moviéndose.
    .title = Seguir moviendo

SQ-ALIEN-19 = Las casillas recorridas como blip cuentan para el movimiento del alienígena que aparece.
    .title = Casillas ya recorridas

SQ-ALIEN-20 = Si lo igualan o superan, este turno no mueve más, pero aún puede atacar.
    .title = Sin movimiento

SQ-ALIEN-21 = Cada misión dice cuántas fichas tiene el Culto Oscuro y cómo entran: por el conducto o con los tableros.
    .title = Las fichas del Culto

SQ-ALIEN-22 = El Culto coloca sus fichas junto con el Caos cada vez que se sondea un tablero.
    .title = Con los tableros

SQ-ALIEN-23 = Al inicio del turno del Culto entran hasta 8 fichas por las casillas del conducto, además de los refuerzos. En una casilla cabe una sola, así que cada una se aparta antes de la siguiente. Cualquiera puede cruzar el conducto, pero solo las fichas del Culto pueden acabar allí su movimiento, como en un conducto de entrada.
    .title = Por el conducto
    .ruling = Cuándo entran y cómo comparten la casilla son lecturas nuestras.

SQ-ALIEN-24 = Las fichas pueden entrar por el conducto incluso a la vista de los enemigos.
    .title = Aunque esté vigilado

SQ-ALIEN-25 = El conducto del Culto no puede destruirse.
    .title = El conducto resiste

SQ-ALIEN-26 = Si las fichas de Caos y Culto se revelan entre sí lo decide el jugador en turno, como se dice con los blips.
    .title = Entre alienígenas

SQ-ALIEN-27 = Cada alienígena puede atacar una sola vez por turno. Hay excepciones en hojas y cartas, y en las armas de un Dreadnought.
    .title = Un ataque
    .ruling = El manual menciona excepciones sin enumerarlas.

SQ-ALIEN-28 = El ataque va antes o después del movimiento.
    .title = Antes o después

SQ-ALIEN-29 = Cuántos dados tira un alienígena, y de qué color, está en su hoja.
    .title = Dados de los alienígenas

SQ-ALIEN-30 = Las armas pesadas alienígenas disparan como las mismas armas de las escuadras.
    .title = Armas pesadas alienígenas

SQ-ALIEN-31 = Un arma pesada alienígena ataca una casilla con dos dados rojos.
    .title = Si no se dice otra cosa

SQ-ALIEN-32 = Los alienígenas no pueden disparar y luchar cuerpo a cuerpo en el mismo turno, y los Dreadnoughts tampoco.
    .title = Disparar o golpear

SQ-ALIEN-33 = Cuando has movido y atacado con cuanto querías, puedes usar fichas de refuerzo.
    .title = Los refuerzos, al final

SQ-ALIEN-34 = La misión da el número de fichas de refuerzo de cada jugador alienígena.
    .title = Cuántas al empezar

SQ-ALIEN-35 = Entran boca abajo en casillas marcadas con R, una por casilla, y mueven desde el turno siguiente. Cada una reserva en el acto su miniatura. Como opción: la miniatura se coloca en el acto.
    .title = Las casillas R
    .ruling = Las tablas de rangos hablan de blips de refuerzo, así que llegan boca abajo.

SQ-ALIEN-36 = Una ficha cuya miniatura no está disponible no puede usarse.
    .title = Solo si hay miniatura

SQ-ALIEN-37 = Un refuerzo no se puede colocar en una casilla que vea una miniatura enemiga.
    .title = Fuera de la vista

SQ-ALIEN-38 = Cada jugador alienígena usa hasta 6 fichas de refuerzo al final de su turno.
    .title = Seis por turno

SQ-ALIEN-39 = Un jugador alienígena sin fichas ni miniaturas en los tableros debe usar 6, o las que tenga y pueda colocar. Cada uno se juzga por separado.
    .title = Cuando es obligatorio
    .ruling = Nunca pedimos más de las que pueden colocarse.

SQ-ALIEN-40 = Un jugador alienígena guarda para su puntuación cada miniatura que elimina.
    .title = Trofeos

SQ-ALIEN-41 = Al final cada jugador alienígena suma sus puntos y mira la tabla de eficacia alienígena. Sus bajas causadas cuentan como en una mesa completa: por cinco, entre el número de escuadras, redondeando hacia abajo. Un jugador alienígena solo cuenta la mitad, salvo que la misión sea para uno.
    .title = Eficacia alienígena
    .ruling = La tabla del manual es para siete jugadores; menos escuadras ofrecen menos objetivos.

SQ-ALIEN-42 = Caos y Culto son enemigos si no se alían: pueden atacarse y puntuar por ello.
    .title = Dos facciones
    .ruling = El manual nunca dice qué son el uno para el otro.

SQ-ALIEN-43 = Una miniatura que cambia de bando por una carta se queda donde está con su orientación, puntos de vida, arma y objetos. Su vigilancia y los efectos duraderos acaban, sus cartas psíquicas y de gobernador se pierden, deja a la miniatura que transportaba y abandona la tarántula. Actúa desde el turno siguiente de su nuevo jugador y es de esa facción en todo; matarla da sus puntos de siempre. Su antiguo jugador la pierde como si muriera y paga sus puntos, que nadie gana; no vuelve a ninguna plantilla. Los líderes y los gobernadores con cartas no pueden cambiar de bando, salvo que la carta lo diga.
    .title = Cambiar de bando
    .ruling = El manual lo deja a las cartas.

SQ-ALIEN-44 = La obligación de los seis refuerzos empieza cuando se ha sondeado un tablero; antes son voluntarios. Se pueden usar casillas R de tableros sin sondear. Como opción: obliga desde el primer turno.
    .title = Desde cuándo obliga
    .ruling = De lo contrario los alienígenas tendrían que entrar antes de que nadie los encuentre.

SQ-ALIEN-45 = Los refuerzos del Culto no cuentan entre las 8. Con el conducto entran en casillas R fuera de la vista, o en casillas libres del conducto aunque se vean, revelados en el acto y sin mover. En la fase del conducto una ficha aparece en una casilla libre del conducto sin coste; puede apartarse antes de que entre la siguiente.
    .title = Conducto y refuerzos
    .ruling = El manual dice 8 por turno más refuerzos sin decir por dónde entran estos.

SQ-ALIEN-46 = La reserva se cuenta por facción y tipo; el total y el número en los tableros son públicos. Un refuerzo boca abajo reserva una en secreto, un blip normal ninguna. Una miniatura eliminada vuelve enseguida a la reserva, y el trofeo se anota.
    .title = La reserva de miniaturas
    .ruling = El manual pide miniaturas disponibles sin decir cuántas hay.

## Los Dreadnoughts

starquest-chapter-dreadnoughts = Los Dreadnoughts

SQ-DREAD-01 = Los jugadores alienígenas pueden usar Dreadnoughts de distinto tamaño y potencia.
    .title = De varios tamaños

SQ-DREAD-02 = Con las piernas más largas un Dreadnought mueve seis casillas en vez de cuatro.
    .title = Piernas largas

SQ-DREAD-03 = Con el torso más ancho lleva cuatro armas en vez de dos.
    .title = Torso ancho

SQ-DREAD-04 = Con cuatro armas hacen falta cinco pérdidas para eliminarlo: las armas una a una y luego la máquina.
    .title = Cinco pérdidas

SQ-DREAD-05 = Pierde un punto de vida por cada punto sobre su armadura, y con cada uno un arma. Un total de 7 le quita tres: acaba con una máquina de dos armas y deja una sola a la de cuatro. Como opción: cada ataque con éxito quita exactamente uno.
    .title = Los puntos sobre la armadura
    .ruling = Los cinco impactos del manual chocan con su regla de los puntos sobre la armadura; mantenemos la regla general.

SQ-DREAD-06 = Todo Dreadnought tiene valor de armadura 4.
    .title = Armadura 4

SQ-DREAD-07 = Un Dreadnought ocupa cuatro casillas.
    .title = Dos por dos

SQ-DREAD-08 = Al moverse puede pasar por casillas con otras miniaturas alienígenas, sin pedir permiso. No pasa sobre las de las escuadras.
    .title = Pasar sobre alienígenas
    .ruling = El manual no dice si hace falta permiso.

SQ-DREAD-09 = No puede acabar su movimiento con ninguna de sus casillas sobre otra miniatura.
    .title = Acabar en libre

SQ-DREAD-10 = Su movimiento se cuenta en el lado frontal de su base. Por lo demás valen las reglas de siempre.
    .title = Contar los pasos

SQ-DREAD-11 = No puede moverse en diagonal.
    .title = Sin diagonales

SQ-DREAD-12 = Gira sobre sus cuatro casillas sin dejarlas; 90° es gratis.
    .title = Girar
    .ruling = Se deduce del ejemplo, donde el giro no cuesta nada.

SQ-DREAD-13 = Para cruzar una puerta se agacha, y agachado no puede disparar.
    .title = Agacharse

SQ-DREAD-14 = No puede detenerse con la base a ambos lados de una puerta o de un vano abierto.
    .title = Nunca en el umbral
    .ruling = Lo aplicamos también a los vanos de los muros.

SQ-DREAD-15 = Si su movimiento no basta para cruzar del todo, se detiene ante la puerta y cruza en su turno siguiente.
    .title = Si no le llega

SQ-DREAD-16 = Lleva rifles láser en el cuerpo y soportes para dos o cuatro armas más.
    .title = Rifles incorporados

SQ-DREAD-17 = Ve en todas direcciones desde cada una de sus cuatro casillas y puede disparar cualquier arma a lo que vea desde al menos una; solo lo que le toca de lado no puede ser objetivo. La orientación sigue contando para movimiento y cuerpo a cuerpo, y su propia base nunca le tapa. Como opción: ve a 180° y dispara a 45° como los demás.
    .title = Vista en redondo
    .ruling = El ejemplo del manual le deja ver casillas a su espalda.

SQ-DREAD-18 = Su jugador elige las armas cuando entra en el tablero, revelado o como refuerzo, entre las armas pesadas disponibles.
    .title = Elegir sus armas
    .ruling = El manual dice «antes de colocarlo»; ese es el momento en que se muestra.

SQ-DREAD-19 = En una acción de disparo puede usar todas sus armas, una a una, contra el mismo objetivo u otros distintos. Los disparos de dos armas nunca se concentran juntos, ni siquiera de dos iguales: se agota la primera antes que la segunda.
    .title = Disparar todo
    .ruling = El manual dice «un arma cada vez»; que dos iguales no se sumen es lectura nuestra.

SQ-DREAD-20 = Un arma retirada no dispara. Perdidas todas las pesadas, quedan los rifles láser.
    .title = Armas perdidas

SQ-DREAD-21 = Tres puntos de vida con dos armas, cinco con cuatro.
    .title = Su vida

SQ-DREAD-22 = Por cada punto de vida perdido su jugador retira un arma pesada a su elección. En el último ya no queda ninguna. Como opción: el jugador que arranca un arma gana 5 puntos, salvo que la máquina sea suya o de un aliado.
    .title = Un arma por punto de vida
    .ruling = Quién elige el arma es lectura nuestra.

SQ-DREAD-23 = Por dañado que esté, tira todos sus dados de cuerpo a cuerpo.
    .title = Entero en el cuerpo a cuerpo

SQ-DREAD-24 = Queda eliminado con su último punto de vida.
    .title = Su fin

SQ-DREAD-25 = Golgotha es el Dreadnought del Culto Oscuro. Tiene los valores de un MK X, con piernas largas y cuatro armas, y sigue las mismas reglas.
    .title = Golgotha
    .ruling = El manual no define el MK X; tomamos el tipo más grande.

SQ-DREAD-26 = Cada una de sus cuatro armas ataca un bloque de dos por dos casillas con dos dados rojos, una vez, y solo las casillas que ve. Las armas no concentran el fuego.
    .title = Las armas de Golgotha
    .ruling = La forma del área es la del cañón láser.

SQ-DREAD-27 = Un Lord de la Legión puede tener uno como refuerzo, con dos armas y piernas cortas. Pasa sobre las miniaturas de la Legión y no puede disparar y luchar cuerpo a cuerpo en el mismo turno.
    .title = Un Dreadnought para la Legión
    .ruling = El manual lo incluye sin decir qué reglas cambian.

SQ-DREAD-28 = Cruzar una puerta es una sola acción de 2 puntos de movimiento, recta, los dos pasos juntos. Hacen falta 2 puntos y casillas libres al otro lado, o alienígenas sobre los que pase con un final válido. Revelaciones, fuego y vigilancia se miran en las dos posiciones, pero se resuelven tras el segundo paso, y nadie se mete en medio. Una puerta cerrada se abre antes, desde una casilla de delante. Un Dreadnought no puede girar a caballo de la puerta.
    .title = Cruzar una puerta
    .ruling = El manual solo dice que no se detiene bajo una puerta.

SQ-DREAD-29 = De frente o de lado 1 punto, hacia atrás 2, nunca en diagonal. Las dos casillas en que entra deben estar sin muros, puertas cerradas, obstáculos ni máquinas. Pasa sobre miniaturas y fichas alienígenas de las dos facciones, sin revelarlas, y no se detiene en ellas. Puede estar sobre objetos y en el fuego, que lo ataca una vez. Nadie recoge un objeto bajo él, y él no recoge ninguno, salvo que la misión lo diga.
    .title = Sus pasos
    .ruling = Se deduce de las reglas normales de movimiento.

SQ-DREAD-30 = Los puntos de vida recuperados no devuelven armas. En la pérdida siguiente se retira una, si queda.
    .title = Vida recuperada
    .ruling = Se deduce: las armas retiradas no vuelven.

SQ-DREAD-31 = Un ataque que alcanza varias de sus casillas lo ataca una vez, con el valor más alto. El rifle de fusión tira una vez por él.
    .title = Un ataque para toda la base
    .ruling = Se deduce: es una sola miniatura.

## Objetos y transporte

starquest-chapter-objects = Objetos y transporte

SQ-OBJ-01 = Algunas misiones piden encontrar y recuperar objetos, señalados con fichas propias.
    .title = Objetos de una misión

SQ-OBJ-02 = El jugador alienígena coloca la ficha de objeto boca abajo entre los blips y puede moverla hasta cinco casillas en su turno. Para los demás parece un blip cualquiera.
    .title = Ocultos entre los blips
    .ruling = Cuándo se coloca es lectura nuestra: al sondear, con los blips.

SQ-OBJ-03 = El jugador alienígena ya no mueve un objeto revelado. Las miniaturas pueden llevarlo.
    .title = Una vez revelado
    .ruling = Que las miniaturas puedan moverlo se sigue de poder recogerlo.

SQ-OBJ-04 = Una miniatura en la casilla del objeto puede recogerlo, y la ficha va debajo de ella. Las fichas de objeto no estorban a nadie. Como opción: estorban, y se recogen desde una casilla adyacente.
    .title = Recoger
    .ruling = El manual prohíbe pasar por objetos, pero también deja encontrarlos; la prohibición es para los obstáculos.

SQ-OBJ-05 = Recoger cuesta 1 punto de movimiento. Puede hacerlo cualquier miniatura, también alienígena, salvo que la misión diga otra cosa.
    .title = Lo que cuesta
    .ruling = El manual no excluye a los alienígenas.

SQ-OBJ-06 = Si cae la miniatura que lo lleva, el objeto queda en esa casilla hasta que alguien lo recoja.
    .title = Caído

SQ-OBJ-07 = Dos miniaturas en casillas adyacentes pueden intercambiar objetos gratis, en el turno de cualquiera de las dos, si ambos jugadores están de acuerdo.
    .title = Pasarlo
    .ruling = En qué turno, y el acuerdo, son lecturas nuestras.

SQ-OBJ-08 = Las cartas que lo indican, de reconocimiento y de equipo, se intercambian igual: libremente dentro de la escuadra, mientras que para otra escuadra cuestan 20 puntos. Todo intercambio de cartas con otra facción es una alianza. El equipo está a mano de toda la escuadra hasta que se entrega a alguien; desde entonces solo lo usa la miniatura que lo lleva, mientras esté en el tablero.
    .title = Pasar cartas
    .ruling = El manual dice «algunas cartas»; lo dicen ellas mismas.

SQ-OBJ-09 = Una miniatura puede transportar a otra de una talla mayor como máximo, nunca una máquina ni una base de cuatro casillas. La transportada es tuya, de un aliado que consiente, o indefensa según la misión.
    .title = Transportar una miniatura
    .ruling = El manual dice «no mucho mayor»; las tallas lo hacen exacto.

SQ-OBJ-10 = Carga y descarga cuestan cada una 1 punto de movimiento a la miniatura que transporta. Para descargar hace falta una casilla adyacente libre.
    .title = Carga y descarga
    .ruling = El manual no dice quién paga ni dónde se deja la miniatura.

SQ-OBJ-11 = Una miniatura que transporta a otra tiene la mitad de su movimiento completo, redondeando hacia abajo, desde que carga; lo ya usado cuenta.
    .title = Medio movimiento
    .ruling = El redondeo y el momento son lecturas nuestras.

SQ-OBJ-12 = Una miniatura que transporta a otra divide por dos su total de cuerpo a cuerpo, redondeando hacia abajo. Como opción: divide por dos el número de dados.
    .title = Medio cuerpo a cuerpo
    .ruling = El manual reduce sus valores a la mitad sin decir cuáles.

SQ-OBJ-13 = Una miniatura que transporta a otra no puede disparar armas pesadas ni extrapesadas, lanzallamas ni una tarántula.
    .title = Sin fuego pesado
    .ruling = Contamos todo lo que es pesado por su clase.

SQ-OBJ-14 = Puedes llevar cuantos objetos quieras, a la vista y sin penalización. Dejar uno es gratis, en la casilla de la miniatura que lo lleva, durante su activación. Para intercambiar, ningún muro ni puerta cerrada debe cortar el camino.
    .title = Los objetos no pesan
    .ruling = Las penalizaciones del manual son por transportar una miniatura.

SQ-OBJ-15 = Solo se lleva una a la vez. La miniatura transportada no ve, no la ven, no estorba, no puede ser atacada, no actúa ni tiene vigilancia; descargada en su propio turno puede hacer lo que aún no ha hecho. Si cae la que la lleva, queda en esa casilla con su misma orientación. Si la que la lleva sale, salen las dos. Sigue contando como viva: un líder transportado conserva los puntos de mando.
    .title = La miniatura transportada
    .ruling = El manual no lo describe.

SQ-OBJ-16 = La miniatura que transporta a otra tiene el cuerpo a cuerpo a la mitad en ataque y en defensa. No puede disparar armas pesadas ni vigilar con ellas; con las ligeras dispara y vigila como siempre. Los puntos de mando valen la mitad.
    .title = Qué puede hacer la que transporta
    .ruling = Se deduce de las penalizaciones.

SQ-OBJ-17 = Un objeto va adonde va la miniatura que lo lleva. Se recupera cuando esta sale por su propia zona de entrada o por la salida de la misión. Desde un umbral de su propia zona de entrada también puede entregar un objeto, o a la miniatura que lleva, por 1 punto de movimiento sin salir; cuenta como recuperado. Los ataques no destruyen objetos. Bajo una base de cuatro casillas, espera allí.
    .title = Recuperado
    .ruling = El manual no dice cuándo se recupera un objeto.

## Las alianzas

starquest-chapter-alliances = Las alianzas

SQ-ALLY-01 = Las facciones pueden hacer alianzas de todo tipo, públicas y secretas, salvo las prohibiciones que siguen. Tomar a un aliado por objetivo sin disolver antes la alianza cuesta 50 puntos y la rompe; si era secreta, así sale a la luz.
    .title = Alianzas
    .ruling = El manual nunca dice qué hace una alianza; limitamos sus efectos a una lista corta.

SQ-ALLY-02 = Los Ángeles Sangrientos no pueden aliarse con el Reino del Caos.
    .title = Ángeles Sangrientos

SQ-ALLY-03 = Los Puños Imperiales no pueden aliarse con el Reino del Caos.
    .title = Puños Imperiales

SQ-ALLY-04 = Los Ultramarines no pueden aliarse con el Culto Oscuro.
    .title = Ultramarines

SQ-ALLY-05 = Los Eldar no pueden aliarse con el Culto Oscuro.
    .title = Eldar

SQ-ALLY-06 = Los robagenes no pueden aliarse con nadie: una alianza del jugador del Caos no los cubre. Los híbridos siguen sus alianzas. Como opción: los híbridos tampoco pueden aliarse.
    .title = Robagenes
    .ruling = El manual trata a los híbridos como otro tipo de ficha.

SQ-ALLY-07 = Una facción solo puede tener una alianza pública a la vez. Las secretas no tienen límite.
    .title = Una alianza pública
    .ruling = Que el límite sea solo para las públicas es lectura nuestra.

SQ-ALLY-08 = Si una alianza secreta sale a la luz junto a una pública, los jugadores afectados lo aclaran en público: una se mantiene y las demás se disuelven.
    .title = Un secreto descubierto

SQ-ALLY-09 = Cada legionario puede hacer su propia alianza pública, incluso con facciones enemigas entre sí. Solo obliga a esa miniatura, y cada uno solo puede tener una.
    .title = Legionarios por su cuenta
    .ruling = El límite de una por legionario es lectura nuestra.

SQ-ALLY-10 = Una alianza disuelta durante una misión no se puede renovar antes de que acabe.
    .title = Sin segunda vez

SQ-ALLY-11 = Ceder o intercambiar una carta con otra facción cuenta como alianza. Debe estar permitida en ese momento y crea una alianza pública hasta que se disuelva o acabe la misión. Como opción: solo para el momento del intercambio.
    .title = Intercambio de cartas
    .ruling = El manual dice «a todos los efectos»; le tomamos la palabra.

SQ-ALLY-12 = Cada violación deliberada de las reglas de alianzas cuesta 50 puntos. Las alianzas prohibidas no pueden ni hacerse, así que la pena es para la traición y para lo que la mesa declare.
    .title = Romper las reglas
    .ruling = El juego rechaza las alianzas prohibidas.

SQ-ALLY-13 = Una parte ofrece y la otra acepta, en cualquier momento. Cualquiera puede disolverla diciéndolo, en público si es pública.
    .title = Oferta y respuesta
    .ruling = El manual no da un procedimiento.

SQ-ALLY-14 = Son enemigas las miniaturas de facciones distintas a las que no cubre ninguna alianza. La de una facción cubre a todas sus miniaturas menos los robagenes; a un legionario con alianza propia solo lo cubre esa. Cuenta para la vigilancia, para colocar refuerzos, para los puntos y para aquello a lo que puedes disparar.
    .title = Quién es enemigo
    .ruling = El manual usa la palabra sin definirla.

SQ-ALLY-15 = Una alianza secreta no cambia nada que otros puedan notar. Refuerzos, objetivos, puntos y permisos miran solo las públicas, y una ocasión de vigilancia aparece como si no existiera y se rechaza sin ruido.
    .title = El secreto sigue secreto
    .ruling = De lo contrario, un disparo o unos puntos que faltan la delatarían.

SQ-ALLY-16 = Es violación nombrar a un aliado, o apuntar de modo que caigan aliados y ningún enemigo. Si caen aliados junto con enemigos no hay pena ni puntos por ellos, y la alianza sigue.
    .title = Aliados alcanzados de paso
    .ruling = El manual no habla de armas de área y aliados.

SQ-ALLY-17 = Una alianza no cambia los blips, los registros, la vista tapada, el uso de la tarántula, los puntos de mando, la información oculta, el orden de turno ni la victoria.
    .title = Lo que no cambia
    .ruling = Se deduce: nada en el manual dice lo contrario.

## Condecoraciones y rangos

starquest-chapter-honours = Condecoraciones y rangos

SQ-HONOUR-01 = Gana la misión el jugador con más puntos al final, jugadores alienígenas incluidos. Si hay empate, nadie recibe los Sellos del ganador. Como opción: los reciben todos los del empate.
    .title = El ganador
    .ruling = El manual no trata los empates.

SQ-HONOUR-02 = El ganador recibe en el acto dos Sellos de Honor.
    .title = Los Sellos del ganador

SQ-HONOUR-03 = Después todos miran la tabla de eficacia en combate y anotan los Sellos ganados.
    .title = Eficacia

SQ-HONOUR-04 = Con cuatro Sellos asciendes un rango. Todos empiezan en el rango más bajo y sin Sellos, salvo que la mesa fije otra cosa.
    .title = El ascenso
    .ruling = El manual no hace empezar a nadie más arriba; las opciones permiten jugar una misión suelta como parte de una larga campaña.

SQ-HONOUR-05 = Los cuatro Sellos se cambian por el rango y el resto se guarda. En el rango más alto se acumulan. Como opción: los Sellos se guardan, y cada cuarto ganado asciende.
    .title = Los Sellos se gastan
    .ruling = El manual no dice qué pasa con ellos.

SQ-HONOUR-06 = Cada rango te da cierto número de cartas de orden y de equipo.
    .title = Cartas por rango

SQ-HONOUR-07 = Los Sellos no dan cartas, pero pagan refuerzos y psíquicos.
    .title = Qué compran los Sellos

SQ-HONOUR-08 = Si matan a tu líder, empiezas la misión siguiente un rango más abajo, nunca por debajo del primero. Los Sellos y ascensos de esta misión van antes de esa pérdida.
    .title = Un líder muerto
    .ruling = El orden entre ganancia y pérdida es lectura nuestra.

SQ-HONOUR-09 = Tras la muerte de tu líder empiezas además sin ningún Sello de Honor.
    .title = Y sin Sellos

## Los refuerzos de las escuadras

starquest-chapter-reinforcements = Los refuerzos de las escuadras

SQ-REINF-01 = A cambio de Sellos una escuadra puede tener un refuerzo de su rango o de otro inferior. Como opción: solo del rango actual.
    .title = Refuerzos por rango
    .ruling = El manual no dice si los rangos inferiores siguen abiertos.

SQ-REINF-02 = Un comandante solo puede tener un refuerzo.
    .title = Uno solo

SQ-REINF-03 = No puedes tomar otro mientras el último viva. Vuelve misión tras misión sin más coste.
    .title = Mientras viva
    .ruling = Que siga gratis es lectura nuestra.

SQ-REINF-04 = En una misión solo se usa un refuerzo si su miniatura está disponible.
    .title = Si hay miniatura

SQ-REINF-05 = Si dos jugadores quieren la misma miniatura y no alcanzan, se la queda el rango más alto, también entre facciones. En caso de igualdad se decide a suertes.
    .title = Primero el rango más alto
    .ruling = La igualdad de rango es lectura nuestra.

SQ-REINF-06 = 2 Sellos cada uno. Veterano: ninguno. Héroe: marine con rifle láser. Sargento: marine con arma pesada. Teniente: marine con arma extrapesada. Capitán: exterminador con lanzallamas. Maestro: tarántula.
    .title = Space Marines

SQ-REINF-07 = 2 Sellos cada uno. Exiliado: ninguno. Errante: Fanático. Rebelde: Therian. Tirano: MRL Inferno. Maestro: un sexto legionario de los siete. Lord: Dreadnought.
    .title = Legión
    .ruling = Que el legionario sea un sexto es lectura nuestra.

SQ-REINF-08 = 2 Sellos cada uno. Justiciero: ninguno. Guerrero: Eldar con catapulta shuriken. Vengador: Eldar con arma pesada. Exarca: Vengador. Príncipe: Vengador con arma pesada. Lord: tarántula. El arma pesada se elige como las de la escuadra.
    .title = Eldar
    .ruling = Las tablas dan solo números; los leemos como Sellos.

SQ-REINF-09 = Los jugadores alienígenas no tienen acceso a estos refuerzos.
    .title = No para los alienígenas

## Los rangos alienígenas

starquest-chapter-alien-ranks = Los rangos alienígenas

SQ-ALIENRANK-01 = Los jugadores alienígenas suben de rango como los demás.
    .title = Ascender

SQ-ALIENRANK-02 = Ganan Sellos con la tabla de eficacia alienígena. No tienen líder, así que nunca pierden un rango por él.
    .title = Sus Sellos
    .ruling = Que sin líder no haya pérdida es lectura nuestra.

SQ-ALIENRANK-03 = Según su rango, el Señor del Caos roba cartas de evento al inicio de la misión, del mazo que quiera, y las guarda en secreto. Puede jugar una al inicio de cada turno suyo, además de la obligatoria. Como opción: otros tantos robos extra, cada uno jugado en el acto.
    .title = Cartas para el Caos
    .ruling = El manual no dice cuándo se roban ni se juegan.

SQ-ALIENRANK-04 = El Señor del Caos recibe también fichas de refuerzo extra al azar.
    .title = Fichas para el Caos

SQ-ALIENRANK-05 = Según su rango, el Maestro del Culto tiene en cada misión cierto número de ritos de la Simetría Oscura.
    .title = Ritos para el Culto
    .ruling = Que el número sea por misión es lectura nuestra.

SQ-ALIENRANK-06 = El Maestro del Culto recibe también fichas de refuerzo extra al azar.
    .title = Fichas para el Culto

SQ-ALIENRANK-07 = Un rito devuelve un punto de vida a una miniatura del Culto, nunca por encima de los originales, en cualquier momento. Tras un ataque mortal la deja en juego con 1 punto de vida, por fuerte que fuera el golpe, y el atacante no puntúa.
    .title = Qué hace un rito
    .ruling = El exceso se olvida porque los puntos de vida no bajan de cero.

SQ-ALIENRANK-08 = Un solo rito en el turno de cada jugador, también en los de los demás. Como opción: uno por ronda.
    .title = Un rito por turno
    .ruling = El manual dice «uno por turno» sin decir de quién.

SQ-ALIENRANK-09 = Fichas extra y cartas de evento: Renegado 0, Guerrero 1, Campeón 2, Comandante 3, Tirano 4, Señor 5 de cada.
    .title = Rangos del Caos
    .ruling = Los números son totales, y un guion es cero.

SQ-ALIENRANK-10 = Fichas extra y ritos: Custodio 0, Elegido 1, Inquisidor 2, Nefarita 3, Maestro 4, Príncipe 5 de cada.
    .title = Rangos del Culto
    .ruling = Los números son totales, y un guion es cero.

SQ-ALIENRANK-11 = Un rito se puede usar tras la pérdida de puntos de vida y antes de la retirada, en una de las víctimas: ahí el juego te pregunta. También se puede usar entre dos acciones cualesquiera, en una miniatura herida del Culto que esté en los tableros, cuando quieras. Nunca en fichas, nunca tras la retirada.
    .title = Cuándo cabe un rito
    .ruling = El manual dice «en cualquier momento»; estos son los que importan.

## El final de una misión

starquest-chapter-mission-end = El final de una misión

SQ-END-01 = La misión termina al final del turno en que se cumple la condición de la misión, o no queda ninguna miniatura de escuadra en los tableros ni en una zona de entrada, o ha acabado la última ronda: 28 rondas, salvo que la misión fije otras. Una misión puede decir que acaba en el acto.
    .title = Cuándo acaba
    .ruling = El manual no dice cómo acaba una misión.

SQ-END-02 = Una miniatura de escuadra en una casilla de umbral de su propia zona de entrada, o en una salida de la misión, puede salir con un paso de 1 punto de movimiento o de mando. Está viva, fuera de la misión con todo lo que lleva, y no puede volver; nadie puntúa por ella. Los alienígenas no pueden salir. Como opción: puede volver en un turno posterior.
    .title = Salir
    .ruling = El manual no habla de salir del tablero.

SQ-END-03 = Un líder o psíquico que salió ha sobrevivido. Una escuadra que salió conserva sus puntos y participa en todo al final.
    .title = Fuera no es muerto
    .ruling = El manual no habla de ello.

SQ-END-04 = Las miniaturas que siguen en los tableros al final sobreviven. Como opción: se pierden y puntúan para los alienígenas.
    .title = Todavía a bordo
    .ruling = El manual no lo dice; pero nada las mata.

SQ-END-05 = Se acaba lo que está en curso; premios de la misión; se enseñan las cartas de reconocimiento y puntúan las misiones secretas, 10 puntos menos por cada fallida; puntos finales; dos Sellos para el ganador; tablas de eficacia; ascensos; pérdida de rango por líderes muertos; psíquicos; vuelven puntos de vida y cartas; acaban las alianzas; cartas de reconocimiento guardadas o devueltas; compras, primero los rangos altos.
    .title = El orden del final
    .ruling = El manual da las piezas; el orden es nuestro.

SQ-END-06 = Gana el jugador con más puntos, aunque su escuadra esté muerta o fuera.
    .title = Deciden los puntos
    .ruling = El manual no pone condiciones.

SQ-END-07 = Un jugador alienígena que se ha quedado sin nada sigue robando y jugando su carta de evento, y la misión continúa.
    .title = Un jugador alienígena sin nada
    .ruling = El manual no trata el caso.

## En la mesa

starquest-chapter-table = En la mesa

SQ-SEAT-01 = De una a cinco escuadras y una o dos facciones alienígenas, cada una una sola vez; la mesa las nombra. Siete es la mesa completa.
    .title = Quién puede jugar
    .ruling = El manual solo conoce siete jugadores.

SQ-SEAT-02 = Una facción que no juega no tiene turno, miniaturas, fichas ni alianzas, y no entra en el sorteo. Todas las zonas de entrada siguen disponibles para los demás.
    .title = Asientos vacíos
    .ruling = El manual no habla de asientos vacíos.

SQ-SEAT-03 = Una facción alienígena sola roba un evento por turno y cambia de color cada turno. Con menos de cinco escuadras, los blips y refuerzos de la misión se reducen a tantos quintos como escuadras haya, redondeando hacia arriba y al azar; los objetos y miniaturas que nombra la misión están siempre. Como opción: sin reducción.
    .title = Con menos jugadores
    .ruling = Dos jugadores contra toda la fuerza no tendrían posibilidades.

SQ-SEAT-04 = Una persona puede ocupar varios asientos y ve lo que ven todos ellos, mientras cada uno conserva su vista. Entre ellos no se ofrecen alianzas secretas.
    .title = Varios asientos
    .ruling = El manual no habla de ello.

SQ-SEAT-05 = Antes de una pregunta que muestre lo que solo un asiento puede ver, un telón nombra ese asiento y espera a la persona que lo ocupa. Las preguntas de contenido público, como vigilancia, esquivas, permisos o salvaciones, llegan sin él. Diario y repetición muestran la vista pública hasta que acabe la misión.
    .title = Una pantalla para todos
    .ruling = Una regla para jugar en una sola pantalla.

SQ-SEAT-06 = Una pregunta puede tener un límite de tiempo. Si se agota, responde la orden permanente del asiento o, si no la hay, la respuesta habitual, y el diario lo dice; las elecciones obligadas se hacen al azar. Tras dos turnos seguidos cerrados por el reloj, un bot toma el asiento, y su dueño puede recuperarlo entre dos acciones cualesquiera.
    .title = El reloj
    .ruling = Una regla para jugar a distancia.

SQ-SEAT-07 = Si una persona se rinde, un bot sigue en su asiento. Si todas las demás personas están de acuerdo, su facción se retira: sus piezas salen sin puntos y sus objetos caen.
    .title = Rendirse
    .ruling = El manual no habla de ello.

SQ-SEAT-08 = Nunca se te pregunta si todos ven que solo cabe una respuesta. Sondear, revelar, vigilancia, esquivas, permisos, salvaciones, descartes y ritos preguntan una vez, cuando importa, o los responde tu orden permanente. Puntos de mando, alianzas, ventas y dejar la vigilancia esperan a que tú quieras.
    .title = Cuándo se te pregunta
    .ruling = Una mesa no debe ahogarse en preguntas.

SQ-SEAT-09 = Que se te pregunte depende solo de lo que todos ven, como el número de tus cartas, nunca de cuáles son, de alianzas secretas ni de órdenes permanentes. Si tienes cartas ocultas que podrían reaccionar y hay otras personas en la mesa, se te pregunta aunque ninguna sirva; una orden permanente puede responder en el acto. Como opción: solo las cartas públicas traen esas preguntas.
    .title = Las preguntas no delatan
    .ruling = De lo contrario, una pregunta, su ausencia o una espera contaría un secreto.
