### Las misiones de Starquest: historia, objetivos y reglas propias.

## Primeros pasos

mis_00_first_steps-story = Un remolcador muerto va a la deriva por la ruta del convoy, y una patrullera se acopla a él. En la sala de bombas hay luz, y los rastreadores muestran pies pequeños.
mis_00_first_steps-primary = 30 puntos para la primera escuadra que acabe uno de sus turnos con dos miniaturas en la sala d5 y ninguna miniatura alienígena en ella. La misión termina al final de esa ronda.
mis_00_first_steps-secondary = 15 puntos para la primera escuadra que haya registrado dos salas.
mis_00_first_steps-special-1 = Las escuadras son pequeñas: un comandante con hacha y pistola, dos marines con rifle láser y uno con cañón de asalto. No hay cartas de escuadra, ni psíquicos, ni campaña.
mis_00_first_steps-special-2 = En las rondas 1 y 2 no hay cartas de evento. Desde la ronda 3 el Caos roba del mazo verde, sin sus cartas más duras.
mis_00_first_steps-special-3 = El mazo de reconocimiento tiene solo ocho cartas: dos de cada una entre «Vendaje», «Tiro limpio», «Adrenalina» y «Nada».
mis_00_first_steps-special-4 = Una cosa cada vez: mover, girar, puertas y disparos en la ronda 1, cuerpo a cuerpo y vigilancia en la 2, registros y cartas de evento en la 3, puntos de mando en la 4.
mis_00_first_steps-special-5 = Siempre se muestra lo que ve cada miniatura y a qué puede disparar, y todo se puede deshacer hasta que se tiren dados.

## Atraque forzoso

mis_01_hard_dock-story = Un pecio llamado Corona Hueca ha salido de la oscuridad, con los reactores tibios y los transpondedores mudos. En una misma hora se acoplan cinco grupos de abordaje, cada uno seguro de ser el primero. Entre ellos y el núcleo camina una máquina de guerra que nadie apagó nunca.
mis_01_hard_dock-primary = 30 puntos para la escuadra que quite el último punto de vida al Dreadnought MK VII, además de los 25 de su valor. Está entre los blips del Caos y hay que colocarlo, a más tardar, al sondear el segundo tablero.
mis_01_hard_dock-secondary = 15 puntos para la primera escuadra que acabe uno de sus turnos con dos miniaturas en la sala c2 y ninguna miniatura ni ficha alienígena en ella.
mis_01_hard_dock-special-1 = El MK VII de esta misión lleva un lanzamisiles y un cañón de asalto.

## Señal muerta

mis_02_dead_signal-story = Tres registradores de vuelo responden aún a un viejo código de llamada. De vez en cuando se mueven, como no deberían hacer los registradores. La escuadra que los lea sabrá dónde ha estado la Corona estos doscientos años.
mis_02_dead_signal-primary = 10 puntos por cada núcleo de datos que una escuadra lleve a su zona de entrada. Un núcleo que siga a bordo al final no vale nada para las escuadras.
mis_02_dead_signal-secondary = 15 puntos para la primera escuadra cuya miniatura acabe su activación en la consola sin haber atacado en ese turno y sin ver ninguna miniatura alienígena.
mis_02_dead_signal-special-1 = Los núcleos sin revelar mueven como los blips. Ningún núcleo se puede colocar en una sala con casilla de refuerzo.
mis_02_dead_signal-special-2 = Las miniaturas alienígenas pueden recoger y llevar núcleos, pero nunca fuera del tablero. Un jugador alienígena se anota 5 puntos por cada núcleo que tenga al final.

## Caza de cabezas

mis_03_headhunt-story = Los registradores hablan de un señor de la guerra que debió morir antes de que se construyera la Corona. Tiene su corte en la sección de la rueda y no ve razón para esconderse. En algún lugar detrás de él, una segunda voz da las órdenes.
mis_03_headhunt-primary = 30 puntos para la escuadra que elimine al Comandante del Caos, además de su valor. Desde que se sondea el tercer tablero debe estar en juego.
mis_03_headhunt-secondary = 15 puntos para la escuadra que elimine al Hierofante, además de su valor. Es secreta, y no se puede cumplir, hasta que el Hierofante se revele o se robe el evento «Transmisión».
mis_03_headhunt-special-1 = Mientras el Comandante del Caos esté en juego y revelado, toda miniatura del Caos a 3 casillas o menos de él puede repetir un dado blanco por ataque.

## El nido

mis_04_nest-story = Algo se reproduce en los conductos, y no le importa qué carne come. Hace una hora entraron dos exploradores; salieron sus linternas. Quemad los conductos, o nadie volverá a dormir a bordo.
mis_04_nest-primary = 10 puntos por cada uno de los tres conductos de entrada, para la escuadra que lo destruya.
mis_04_nest-secondary = 15 puntos para la primera escuadra que haya eliminado a tres robagenes o híbridos; con una o dos escuadras en juego bastan dos.
mis_04_nest-special-1 = Mientras queden dos o más conductos, el jugador del Caos puede colocar una ficha especial en cada turno, no cada dos.
mis_04_nest-special-2 = Destruido el último conducto no llegan más fichas especiales, y la misión termina como muy tarde dos rondas después.

## La tripulación perdida

mis_05_lost_crew-story = Tras las cubiertas de literas vive gente emparedada que recuerda la botadura. Está demasiado débil para andar. El Culto la ha alimentado, por razones suyas.
mis_05_lost_crew-primary = 10 puntos por cada superviviente que una escuadra entregue en su zona de entrada, como máximo 30 por escuadra. Tras el tercero de toda la mesa, los supervivientes no valen nada.
mis_05_lost_crew-secondary = 15 puntos para la escuadra que entregue al primer superviviente.
mis_05_lost_crew-special-1 = En la preparación, el jugador del Culto, o el Caos si no hay Culto, decide en secreto cuáles de las cinco casillas marcadas guardan un superviviente; las demás están vacías. Una casilla se descubre cuando la ve una miniatura de una escuadra.
mis_05_lost_crew-special-2 = Un superviviente se lleva como cualquier miniatura: 1 punto de movimiento para cargarlo, movimiento y cuerpo a cuerpo a la mitad, sin armas pesadas.
mis_05_lost_crew-special-3 = Las miniaturas del Culto también pueden cargar supervivientes. Uno que lleven a una casilla de refuerzo se pierde y da 5 puntos al Culto.

## La mecha

mis_06_fuse-story = El pecio ha empezado a girar hacia el convoy. Tres juntas sostienen su espina dorsal, y tres cargas la romperían. Nunca se acordó quién sale el último.
mis_06_fuse-primary = 10 puntos por cada carga armada. Para armarla, una miniatura de una escuadra en la junta gasta su ataque del turno sin que haya al lado ninguna miniatura alienígena.
mis_06_fuse-secondary = 15 puntos para la escuadra con más miniaturas que hayan dejado el mapa tras armarse la primera carga, si son al menos tres. En caso de empate, la que tenga más puntos de vida; si persiste, ninguna.
mis_06_fuse-special-1 = Con la tercera carga empieza la cuenta atrás: la misión termina con la cuarta ronda después de esta. Con menos de tres cargas termina en el límite de rondas.
mis_06_fuse-special-2 = Los alienígenas pueden desarmar: una miniatura alienígena en una junta armada quita la carga con su ataque. La escuadra conserva sus puntos, y cualquier escuadra puede volver a armarla, sin puntos.
mis_06_fuse-special-3 = Las miniaturas de las escuadras que estén en el tablero al final se pierden. Las que no llegaron a entrar están a salvo.

## El pasillo largo

mis_07_long_corridor-story = Al otro extremo de la espina de la fundición cuelga el puente, tras una puerta hecha para detener abordajes. Las cinco escuadras ocupan el extremo cercano. Es una carrera con poco aire y muchas esquinas.
mis_07_long_corridor-primary = 30 puntos para la primera escuadra que acabe uno de sus turnos con dos miniaturas en la sala b6 y ninguna miniatura ni ficha alienígena en ella. La misión termina al final de esa ronda.
mis_07_long_corridor-secondary = 15 puntos para la facción, alienígenas incluidos, con más miniaturas en el tablero B al final. En caso de empate, la que tenga más puntos de vida; si persiste, ninguna, y aquí no se paga a los alienígenas una misión no cumplida.
mis_07_long_corridor-special-1 = Los dos tramos de pasillo y la fábrica se sondean como un solo tablero.
mis_07_long_corridor-special-2 = El tablero A no cuenta entre los que faltan por sondear mientras ninguna escuadra haya entrado en él.

## Misa negra

mis_08_black_mass-story = En la sección de la rueda arden tres altares, y la luz se inclina hacia ellos. Con cada canto los muertos están un poco menos muertos. El Reino del Caos observa y deja que ambos bandos sangren.
mis_08_black_mass-primary = 10 puntos por cada altar, para la escuadra que le quite el último punto de vida.
mis_08_black_mass-secondary = 15 puntos para la escuadra que elimine al Hierofante, además de su valor.
mis_08_black_mass-special-1 = Al inicio de cada turno del Culto con dos o más altares en pie, el Culto gana un rito, hasta cinco en reserva.
mis_08_black_mass-special-2 = Cada altar en pie al final da 10 puntos al Culto, en lugar de la parte habitual de una misión principal no cumplida.

## La fundición

mis_09_foundry-story = La cadena de montaje ha despertado. Por una cinta bajan piernas y por otra torsos, y donde se encuentran algo se levanta y pide órdenes. Detenedla antes de que alguien responda.
mis_09_foundry-primary = 30 puntos para la primera escuadra que acabe uno de sus turnos con dos miniaturas en la sala f1 y ninguna miniatura ni ficha alienígena en ella. Así la cadena se detiene para siempre.
mis_09_foundry-secondary = 7 puntos por la primera válvula destruida y 8 por la segunda, para las escuadras que las destruyan.
mis_09_foundry-special-1 = Mientras la cadena funcione, al final de cada ronda sin miniaturas de escuadra en f1 sube un contador: en 1, o en 2 si quedan las dos válvulas. En 6 vuelve a 0 y el jugador del Caos coloca un Dreadnought en una bahía libre, orientado como quiera: primero un MK VIII, después un MK IX con cuatro o cinco escuadras o, si no, un MK VII, y no un tercero.
mis_09_foundry-special-2 = Los dos tramos de pasillo y la fábrica se sondean como un solo tablero.

## El relicario

mis_10_reliquary-story = Un cofre sellado pasa de cubierta en cubierta desde hace más tiempo del que nadie ha vivido. Cada facción tiene su nombre para lo que guarda. Por una vez también los alienígenas quieren marcharse con él.
mis_10_reliquary-primary = 30 puntos para la escuadra que lleve el cofre a su zona de entrada o cuya miniatura lo lleve al final. Si entonces lo lleva una miniatura alienígena, su jugador se anota 20 y no se paga nada más por la misión no cumplida.
mis_10_reliquary-secondary = Nada en común: en la preparación cada escuadra roba del mazo de reconocimiento hasta tener una misión secreta, que vale sus propios puntos y cuesta 10 si fracasa.
mis_10_reliquary-special-1 = Las miniaturas alienígenas pueden recoger, llevar y ceder el cofre. No se puede llevar a una casilla de refuerzo, a un conducto de entrada ni a un conducto alienígena. Desde el sondeo del tercer tablero tiene que estar sobre el tablero.
mis_10_reliquary-special-2 = Cuando el cofre se recupera en una zona de entrada, la misión termina con esa ronda.

## Dos gigantes

mis_11_two_giants-story = Antes de pararse, la cadena terminó algo, y el Culto ha traído un gigante propio. Se han encontrado. Las planchas de la cubierta no están hechas para esto.
mis_11_two_giants-primary = 15 puntos para la escuadra que quite el último punto de vida al Dreadnought MK X, y 15 para la que quite el último al Golgotha. Ambos hay que colocarlos, a más tardar, al sondear el segundo tablero.
mis_11_two_giants-secondary = 15 puntos para la escuadra que haya quitado más puntos de vida a las dos máquinas juntas, al menos dos. En caso de empate no se los anota nadie.
mis_11_two_giants-special-1 = El valor de las dos máquinas no se paga por eliminarlas. En su lugar, cada punto de vida quitado a una u otra da 8 puntos al atacante, y el último, 12.
mis_11_two_giants-special-2 = Los jugadores alienígenas pueden atacar cada uno la máquina del otro y puntúan igual.
mis_11_two_giants-special-3 = Con dos escuadras en juego, un MK VIII sustituye al MK X y dos resucitados al Golgotha. La misión principal vale entonces 15 puntos, solo por el MK VIII.

## La Corona Hueca

mis_12_hollow_crown-story = En la sala del trono no hay trono, solo un hueco en el suelo con forma de corona. La facción que esté en él cuando despierten los reactores hablará por el pecio. Las siete pretensiones son igual de malas.
mis_12_hollow_crown-primary = 30 puntos para la facción, alienígenas incluidos, cuyas miniaturas en la sala d5 sumen más puntos de vida al final. En caso de empate no se los anota nadie, y aquí no se paga a los alienígenas una misión no cumplida.
mis_12_hollow_crown-secondary = 15 puntos para la escuadra que elimine al primero de los dos líderes, el Comandante del Caos y el Hierofante.
mis_12_hollow_crown-special-1 = Desde la ronda 8, cada facción con una miniatura en la sala d5 al final de su propio turno se anota 2 puntos.
mis_12_hollow_crown-special-2 = La puerta entre el pasillo y la sala d5 es una compuerta. Los vanos que llevan a d5 desde el tablero vecino están abiertos.

## Esclusa fría

mis_s1_cold_lock-story = Un esquife correo yace helado en la esclusa de una nave minera, y su caja fuerte está en el extremo equivocado. A la nueva tripulación no le sirven las cajas fuertes, solo las visitas.
mis_s1_cold_lock-primary = 30 puntos para la escuadra que haya llevado la caja fuerte a su zona de entrada o cuya miniatura la lleve al final.
mis_s1_cold_lock-secondary = 15 puntos para la escuadra con más bajas causadas en el tablero D, si al final de la ronda 6 no hay en él ninguna miniatura ni ficha alienígena.
mis_s1_cold_lock-special-1 = Solo participa un jugador alienígena: la mesa elige Caos o Culto, y solo se usan sus listas.
mis_s1_cold_lock-special-2 = Una compuerta entre el pasillo y la sala b4 cierra el camino corto. El largo pasa por b2 y b3.
mis_s1_cold_lock-special-3 = Una escaramuza no cambia rangos ni Sellos.

## Dos llaves

mis_s2_two_keys-story = El polvorín se abre con dos llaves giradas por dos manos, o dos veces por la misma. Dos escuadras rivales comparten un solo plano. Debajo, dos bandas alienígenas aún no se han visto.
mis_s2_two_keys-primary = 30 puntos para la escuadra cuyas miniaturas lleven primero las dos llaves dentro de la sala b6. Si al final cada escuadra tiene una allí, 15 puntos para cada una.
mis_s2_two_keys-secondary = 15 puntos para la escuadra que destruya el conducto de entrada.
mis_s2_two_keys-special-1 = Una escaramuza no cambia rangos ni Sellos.
