### Lo que la mesa de Starquest dice además de las reglas: el informe y los consejos de la primera misión.

## El informe

sq-briefing-story = { $story }
sq-briefing-primary = Objetivo primario: { $text }
sq-briefing-secondary = Objetivo secundario: { $text }
sq-briefing-rounds = La misión dura como mucho { $rounds } rondas.
sq-briefing-aliens = Eres lo que espera a bordo: { $faction }. Cada miniatura de una escuadra que elimines te da los puntos de su ficha. A esto han venido las escuadras: impídeselo.
sq-briefing-their-primary = Objetivo principal de las escuadras: { $text }
sq-briefing-their-secondary = Objetivo secundario de las escuadras: { $text }

## La primera misión

sq-lesson-welcome = Mandas esta escuadra: { $faction }. Son un comandante, dos marines con fusil láser y uno con cañón de asalto. Lleva a dos de ellos a la sala { $zone } sin ningún alienígena dentro al final de tu turno: vale 30 puntos y termina la misión. Cada cosa se explica cuando llega. Responde con el número al principio de la línea.
sq-lesson-dock = Tu lancha se acopla a una de dos esclusas: la zona de entrada N arriba en el mapa, la S abajo. Desde ambas hay dos turnos de camino hasta la sala { $zone }.
sq-lesson-map = Cómo se lee el mapa: dos letras y un número son una miniatura, y la flecha dice hacia dónde mira. Las casillas van por columna y fila: 6.2 es columna 6, fila 2. Las líneas de : y = son puertas cerradas, de d1 a d5 son las salas, y los alienígenas entran por las R.
sq-lesson-act = En tu turno cada miniatura actúa una vez, en el orden que quieras: se mueve y puede atacar una vez. Elígela por su número o escribe su nombre.
sq-lesson-enter = Sigue en la lancha. Hazla entrar mirando hacia dentro, al sur si vienes de arriba y al norte si vienes de abajo: lo que queda a su espalda ni lo ve ni le dispara. O escribe la casilla adonde debe ir.
sq-lesson-walk = Para andar, escribe la casilla de destino, por ejemplo 6.3: toma el camino más corto y se detiene si pasa algo. Hacia atrás cada paso cuesta el doble. «undo» retira una orden mientras no se hayan tirado dados ni descubierto nada.
sq-lesson-blips = Los nombres con signo de interrogación son fichas alienígenas boca abajo: solo su dueño sabe qué son. En cuanto uno de los tuyos ve una, se le da la vuelta.
sq-lesson-door = Está ante una puerta. Abrirla es gratis, y se queda abierta. Ojo: por ahí también sale lo que haya detrás.
sq-lesson-aliens = Ha aparecido un alienígena. Gretchins y orkos caen con un solo impacto bueno: tienen un punto de vida, tus marines dos y tu comandante tres.
sq-lesson-shoot = Puede disparar: la línea dice a quién y con qué probabilidad. Se tiran sus dados, y cada punto por encima de la armadura del blanco quita un punto de vida. Con un arma ligera puede seguir andando; una pesada dispara antes o después de todo el movimiento.
sq-lesson-turn = ¿Hay a quién atacar y ningún ataque en la lista? Una miniatura solo ataca lo que tiene delante. Gírala primero: tras cada paso el primer cuarto de vuelta es gratis.
sq-lesson-share = El cañón de asalto dispara a ráfagas: repartes los puntos de la tirada entre los blancos de su línea de fuego. Cada uno necesita más que su armadura.
sq-lesson-loss = Has perdido a un soldado. Te cuesta puntos, pero para la sala bastan dos: adelante.
sq-lesson-round-2 = Ronda 2. Desde ahora hay cuerpo a cuerpo, y tus soldados pueden quedarse en vigilancia.
sq-lesson-melee = Tiene un enemigo justo delante: puede golpear. Tiran los dos, la armadura no cuenta, y quien saque menos pierde la diferencia. Déjaselo al comandante y a su hacha.
sq-lesson-overwatch = Quien no ha atacado puede ponerse en vigilancia: por este turno ha terminado, pero en el turno de los alienígenas puede disparar a quien entre en su vista. Buena manera de acabar el turno ante una puerta.
sq-lesson-snap = Esta es tu vigilancia: dispara ahora, o espera a alguien más peligroso.
sq-lesson-round-3 = Ronda 3. Ya se pueden registrar las salas, y desde ahora los alienígenas roban una carta de evento cada turno. Léela: algunas te ayudan.
sq-lesson-search = En una sala que ningún alienígena ve, uno de los tuyos por turno puede registrar en vez de atacar: robas una carta que es solo tuya. Dos salas valen 15 puntos.
sq-lesson-card = Tienes una carta que puedes jugar ahora. Se gasta, así que juégala cuando importe.
sq-lesson-round-4 = Ronda 4, lo último que aprender: los puntos de mando.
sq-lesson-command = Al final de tu turno tu comandante, mientras viva, puede tirar un dado por puntos de mando. No cuesta nada: tira.
sq-lesson-spend = Cada punto de mando es una casilla más para una de tus miniaturas. Gástalos ahora, o pasa y guárdalos para el turno de los alienígenas.
sq-lesson-dodge = Atacan a uno de los tuyos y te quedan puntos de mando: sácalo de la línea de fuego y el ataque se pierde.
sq-lesson-last = La última ronda. Si la sala está a tu alcance, es el momento.
sq-lesson-alien-place = Las escuadras han sondeado esta parte de la nave y tú la llenas: pon tus fichas en las casillas iluminadas. Quedan boca abajo y solo tú sabes qué hay debajo; se les da la vuelta en cuanto alguien de una escuadra las ve.
sq-lesson-alien-act = En tu turno cada miniatura y cada ficha tuya actúa una vez, en el orden que quieras. Nadie sabe qué es una ficha hasta que una escuadra la ve: lleva varias juntas tras una esquina y golpea por la espalda, donde nadie mira.
sq-lesson-farewell = Esta ha sido la primera lección. Sigue con una breve escaramuza, «bulkhead play starquest --mission mis_s1_cold_lock», o con una campaña entera, «bulkhead campaign». «bulkhead rules starquest» responde a todo lo demás.
