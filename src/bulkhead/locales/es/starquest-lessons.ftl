### Lo que la mesa de Starquest dice además de las reglas: el informe y los consejos de la primera misión.

## El informe

sq-briefing-story = { $story }
sq-briefing-primary = Misión principal: { $text }
sq-briefing-secondary = Misión secundaria: { $text }
sq-briefing-rounds =
    { $rounds ->
        [one] La misión dura una ronda como máximo.
       *[other] La misión dura { $rounds } rondas como máximo.
    }
sq-briefing-aliens = Eres lo que espera a bordo: { $faction }. Cada miniatura de una escuadra que elimines te da los puntos de su hoja. A esto han venido las escuadras: impídeselo.
sq-briefing-their-primary = Misión principal de las escuadras: { $text }
sq-briefing-their-secondary = Misión secundaria de las escuadras: { $text }

## La primera misión

sq-lesson-welcome = Diriges esta escuadra: { $faction }. Tiene un comandante, dos marines con rifle láser y uno con cañón de asalto. Lleva a dos de ellos a la sala { $zone } y haz que al final de tu turno no quede en ella ningún alienígena: vale 30 puntos y termina la misión. Cada cosa se explica a su tiempo. Responde con el número al principio de la línea.
sq-lesson-dock = Tu lanzadera se acopla a una de las dos esclusas: la zona de entrada N está arriba en el mapa; la S, abajo. Desde cualquiera de las dos hay dos turnos de camino hasta la sala { $zone }.
sq-lesson-map = En el mapa, dos letras y un número son una miniatura, y la flecha dice hacia dónde mira. Las casillas se nombran por columna y fila: 6.2 es la columna 6, fila 2. Las líneas de : y = son puertas cerradas; d1 a d5 son las salas, y los alienígenas entran por las R.
sq-lesson-act = En tu turno cada miniatura actúa una vez, en el orden que quieras: se mueve y puede atacar una vez. Elígela por su número o escribe su nombre.
sq-lesson-enter = Sigue en la lanzadera. Hazla entrar mirando hacia dentro, al sur si viene de arriba y al norte si viene de abajo: no ve lo que tiene a la espalda, ni puede dispararle. También puedes escribir la casilla a la que debe ir.
sq-lesson-walk = Para andar, escribe la casilla de destino, por ejemplo 6.3: la miniatura toma el camino más corto y se detiene si pasa algo. Cada paso hacia atrás cuesta el doble. «undo» deshace una orden mientras no se hayan tirado dados ni revelado nada.
sq-lesson-blips = Los nombres con signo de interrogación son fichas alienígenas boca abajo: solo su dueño sabe qué son. En cuanto una de tus miniaturas ve una, se le da la vuelta.
sq-lesson-door = Está ante una puerta. Abrirla es gratis, y se queda abierta. Ojo: por ahí también puede salir lo que haya detrás.
sq-lesson-aliens = Ha aparecido un alienígena. Gretchins y orkos caen con un solo impacto bueno: tienen un punto de vida, tus marines dos y tu comandante tres.
sq-lesson-shoot = Puede disparar: la línea dice a quién y con qué probabilidad. Se tiran los dados del arma, y cada punto por encima de la armadura del objetivo le quita un punto de vida. Con un arma ligera puede seguir andando; una pesada dispara antes o después de todo el movimiento.
sq-lesson-turn = ¿Hay un enemigo y ningún ataque en la lista? Una miniatura solo puede atacar lo que tiene delante. Gírala primero: tras cada paso, el primer cuarto de vuelta es gratis.
sq-lesson-share = El cañón de asalto dispara a ráfagas: repartes los puntos de la tirada entre los objetivos de su línea de fuego. Para herir a cada uno hacen falta más puntos que su armadura.
sq-lesson-loss = Has perdido a un soldado. Te cuesta puntos, pero para la sala bastan dos: adelante.
sq-lesson-round-2 = Ronda 2. Desde ahora se puede luchar cuerpo a cuerpo, y tus soldados pueden ponerse en vigilancia.
sq-lesson-melee = Tiene un enemigo justo delante: puede luchar cuerpo a cuerpo. Tiran los dos, la armadura no cuenta, y el que saca menos pierde tantos puntos de vida como la diferencia. Déjaselo al comandante y a su hacha.
sq-lesson-overwatch = Una miniatura que no ha atacado puede ponerse en vigilancia: su activación termina, pero en el turno de los alienígenas puede disparar al que aparezca a la vista. Es una buena manera de acabar el turno ante una puerta.
sq-lesson-snap = Para esto está la vigilancia: dispara ahora o espera a alguien más peligroso.
sq-lesson-round-3 = Ronda 3. Ya se pueden registrar las salas, y desde ahora los alienígenas roban una carta de evento cada turno. Lee cada una: algunas te ayudan.
sq-lesson-search = En una sala que ningún alienígena ve, una de tus miniaturas puede registrar en vez de atacar, una vez por turno: robas una carta que solo conoces tú. Registrar dos salas vale 15 puntos.
sq-lesson-card = Tienes una carta que puedes jugar ahora. Solo se usa una vez: juégala cuando importe.
sq-lesson-round-4 = Ronda 4, y lo último que queda por aprender: los puntos de mando.
sq-lesson-command = Al final de tu turno, mientras tu comandante siga en pie, puedes tirar un dado por los puntos de mando. No cuesta nada: tira.
sq-lesson-spend = Cada punto de mando es una casilla más para una de tus miniaturas. Gástalos ahora, o pasa y guárdalos para el turno de los alienígenas.
sq-lesson-dodge = Atacan a una de tus miniaturas y te quedan puntos de mando: sácala de la línea de fuego y el ataque se pierde.
sq-lesson-last = La última ronda. Si la sala está a tu alcance, es el momento.
sq-lesson-alien-place = Las escuadras han sondeado esta parte de la nave y tú la llenas: pon tus fichas en las casillas iluminadas. Quedan boca abajo y solo tú sabes qué son; se les da la vuelta en cuanto las ve una miniatura de una escuadra.
sq-lesson-alien-act = En tu turno, cada miniatura y cada ficha tuya actúa una vez, en el orden que quieras. Nadie sabe qué es una ficha hasta que una escuadra la ve: lleva varias juntas hasta una esquina y ataca por la espalda, donde nadie mira.
sq-lesson-farewell = Esta ha sido la primera lección. Sigue con una breve escaramuza, «bulkhead play starquest --mission mis_s1_cold_lock», o con una campaña entera, «bulkhead campaign». «bulkhead rules starquest» responde a todo lo demás.
