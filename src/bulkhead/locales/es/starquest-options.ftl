### Starquest: las opciones de una mesa.

## La mesa

starquest-option-factions = facciones
starquest-option-factions-what = Quién juega: de una a cinco escuadras y una o dos facciones alienígenas; por defecto, las siete.
starquest-option-mission = misión
starquest-option-mission-what = Qué misión se juega; por defecto, la primera del manual.
starquest-option-ranks = rangos
starquest-option-ranks-what = El rango con que empieza cada facción, de 0 a 5; por defecto, 0.
starquest-option-seals = Sellos de Honor
starquest-option-seals-what = Con cuántos Sellos de Honor empieza cada facción; por defecto, con ninguno.

## Errores

starquest-table-unknown-faction = Opción «{ $option }»: la facción «{ $faction }» no existe; disponibles: { $known }.
starquest-table-faction-twice = La facción «{ $faction }» se nombra más de una vez, y cada una solo puede jugar una vez.
starquest-table-no-squad = No se puede jugar sin escuadras; tiene que jugar al menos una de estas: { $known }.
starquest-table-no-alien = No se puede jugar sin alienígenas; tiene que jugar al menos una de estas facciones: { $known }.
starquest-table-not-full =
    { $count ->
        [one] Esta mesa necesita las siete facciones, y solo se nombra una.
       *[other] Esta mesa necesita las siete facciones, y solo se nombran { $count }.
    }

## Opciones de la casa: preparación y turnos

starquest-option-empty-seats = asientos vacíos
starquest-option-empty-seats-what = Pueden jugar menos de siete facciones.
starquest-option-mission-choice = elección de la misión
starquest-option-mission-choice-what = Quién elige la misión: los jugadores alienígenas juntos, o bien nadie, porque las misiones siguen el orden del manual.
starquest-option-mission-choice-aliens = los alienígenas
starquest-option-mission-choice-campaign = orden del manual
starquest-option-shared-tokens = fichas compartidas
starquest-option-shared-tokens-what = Los jugadores alienígenas aliados ven las fichas del otro.
starquest-option-seating = orden de las escuadras
starquest-option-seating-what = En qué orden juegan las escuadras: el del sorteo, o bien el orden en que la mesa las nombra; entonces el sorteo solo decide las zonas de entrada.
starquest-option-seating-drawn = por sorteo
starquest-option-seating-host = como diga la mesa
starquest-option-entry-floor = zonas de entrada en el tablero
starquest-option-entry-floor-what = Las zonas de entrada son suelo normal, con líneas de visión y de fuego, en vez de quedar fuera del tablero. Los alienígenas nunca pueden entrar en ellas.
starquest-option-leader-gun-light = armas de líder ligeras
starquest-option-leader-gun-light-what = El arma de fuego de un líder cuenta como ligera sean cuales sean sus dados, de modo que puede dividir el movimiento alrededor del disparo.
starquest-option-shuriken-cannon-light = cañón shuriken ligero
starquest-option-shuriken-cannon-light-what = El cañón shuriken cuenta como arma ligera, de modo que su portador puede dividir el movimiento.
starquest-option-interleaving = activaciones alternadas
starquest-option-interleaving-what = Puedes alternar entre tus miniaturas en vez de terminar la activación de una antes de empezar la siguiente.

## Movimiento, puertas y sondeo

starquest-option-eight-facings = ocho orientaciones
starquest-option-eight-facings-what = Las miniaturas pueden orientarse también en diagonal. El cuerpo a cuerpo sigue siendo de frente, nunca en diagonal.
starquest-option-free-turns = giros sin límite
starquest-option-free-turns-what = Todo giro de 90° es gratis, incluso uno tras otro.
starquest-option-bulkheads-close = cierre de compuertas
starquest-option-bulkheads-close-what = Cuándo se cierra una compuerta abierta por alienígenas: al final del turno en que se abrió, o bien al final del último turno alienígena de la ronda.
starquest-option-bulkheads-close-own = tras ese turno
starquest-option-bulkheads-close-last = tras el último turno alienígena
starquest-option-spare-blips = blips sin sitio
starquest-option-spare-blips-what = Qué pasa con los blips para los que el último tablero no tiene sitio: quedan fuera de la misión, o bien pasan a los refuerzos de su dueño.
starquest-option-spare-blips-lost = perdidos
starquest-option-spare-blips-reinforcements = refuerzos
starquest-option-blip-sight = visión que impide blips
starquest-option-blip-sight-what = La visión de quién impide poner blips en una casilla: la de cualquier escuadra, o bien solo la de las tres escuadras de marines.
starquest-option-blip-sight-squads = cualquier escuadra
starquest-option-blip-sight-marines = solo marines
starquest-option-missing-miniature = sin miniaturas
starquest-option-missing-miniature-what = Qué pasa con una ficha revelada si no quedan miniaturas de su tipo: se descarta, o bien vuelve a la reserva de su dueño.
starquest-option-missing-miniature-discarded = se descarta
starquest-option-missing-miniature-returned = vuelve a la reserva
starquest-option-alien-reveal = revelar entre alienígenas
starquest-option-alien-reveal-what = Quién puede hacer que una ficha alienígena se revele al otro jugador alienígena: también este, en su turno y si está a la vista, o bien solo su dueño.
starquest-option-alien-reveal-demand = el otro puede exigirlo
starquest-option-alien-reveal-owner = solo el dueño

## Visión y fuego, cuerpo a cuerpo, vida

starquest-option-fire-hides = el fuego oculta
starquest-option-fire-hides-what = El fuego oculta también a las miniaturas que están dentro.
starquest-option-dispute-roll = dados para líneas dudosas
starquest-option-dispute-roll-what = Los dos jugadores tiran dados rojos para decidir si está libre una línea que solo toca una esquina. Si no, decide la regla de la esquina.
starquest-option-adjacent-stops-lines = líneas tras un vecino
starquest-option-adjacent-stops-lines-what = Un arma de línea no puede disparar por una línea cuya primera casilla ocupa una miniatura.
starquest-option-paid-losses = bajas que pagan las escuadras
starquest-option-paid-losses-what = Por qué bajas paga puntos una escuadra: por todas; solo por las que causa un jugador alienígena; o bien por ninguna.
starquest-option-paid-losses-all = todas las bajas
starquest-option-paid-losses-aliens = bajas ante alienígenas
starquest-option-paid-losses-none = ninguna baja
starquest-option-adjacent-targets = solo objetivos vecinos
starquest-option-adjacent-targets-what = Un arma de línea o de área puede disparar cuando todo lo que alcanzaría está en línea recta junto al tirador.
starquest-option-attack-from-behind = ataque por la espalda
starquest-option-attack-from-behind-what = De dónde puede venir un ataque por la espalda: de la casilla justo detrás, o bien también de las dos casillas laterales.
starquest-option-attack-from-behind-rear = solo por detrás
starquest-option-attack-from-behind-sides = por detrás y por los lados
starquest-option-leader-life = puntos de vida de los líderes
starquest-option-leader-life-what = Cuántos puntos de vida tienen los líderes: 3, o 6 para misiones largas.
starquest-option-tough-elite = alienígenas de élite duros
starquest-option-tough-elite-what = Los Marines del Caos y los robagenes tienen 2 puntos de vida.

## Vigilancia

starquest-option-over-window = momento de la vigilancia
starquest-option-over-window-what = Cuándo puede disparar una miniatura en vigilancia: solo ante la acción que pone a un enemigo a la vista; también ante la siguiente acción de ese enemigo a la vista; o bien también ante la primera acción de un enemigo que ya estaba a la vista.
starquest-option-over-window-entering = al entrar
starquest-option-over-window-further = una acción más
starquest-option-over-window-present = también los presentes
starquest-option-over-stays = vigilancia duradera
starquest-option-over-stays-what = El marcador de vigilancia se queda tras el disparo, con un disparo en el turno de cada oponente.
starquest-option-over-volley = fuego completo en vigilancia
starquest-option-over-volley-what = En vigilancia, un arma de varios disparos los hace todos en vez de un solo ataque.
starquest-option-over-turn = giro antes del disparo
starquest-option-over-turn-what = Una miniatura en vigilancia puede girar 90° gratis antes de disparar.
starquest-option-alien-overwatch = vigilancia alienígena
starquest-option-alien-overwatch-what = Los alienígenas con armas de fuego pueden usar la vigilancia.

## Reconocimiento, mando, escuadras, psíquicos

starquest-option-searches = registros de una sala
starquest-option-searches-what = Cuántas veces se puede registrar una sala en una misión: una vez en total, o bien una vez por escuadra.
starquest-option-searches-room = una en total
starquest-option-searches-squad = una por escuadra
starquest-option-card-price = precio de una carta
starquest-option-card-price-what = Para quién son los 20 puntos pagados por una carta de reconocimiento: para la escuadra que la cede, o bien para nadie.
starquest-option-card-price-seller = la escuadra que la cede
starquest-option-card-price-nobody = nadie
starquest-option-command-roll = tirada de puntos de mando
starquest-option-command-roll-what = Cuándo se tira por los puntos de mando: al final de tu turno, o bien al principio.
starquest-option-command-roll-end = fin del turno
starquest-option-command-roll-start = inicio del turno
starquest-option-new-target = nuevo objetivo tras esquivar
starquest-option-new-target-what = El atacante puede elegir otro objetivo cuando el primero ha esquivado.
starquest-option-marine-squad = escuadra de marines
starquest-option-marine-squad-what = Cuántas miniaturas tiene una escuadra de marines: seis (comandante, dos armas ligeras y tres pesadas), o bien cinco (comandante y cuatro marines, con al menos un arma pesada y un rifle láser).
starquest-option-marine-squad-six = seis
starquest-option-marine-squad-five = cinco
starquest-option-formation-fee = precio de la formación
starquest-option-formation-fee-what = Una escuadra de exterminadores o una formación de vengadores empieza la misión con −10 puntos.
starquest-option-terminator-attacks = dos ataques de los exterminadores
starquest-option-terminator-attacks-what = Quién puede disparar y además luchar cuerpo a cuerpo en una escuadra de exterminadores: todos menos el bibliotecario, o bien solo el comandante y los dos exterminadores normales.
starquest-option-terminator-attacks-squad = todos menos el bibliotecario
starquest-option-terminator-attacks-terminators = comandante y exterminadores
starquest-option-governor-wounds = heridas del gobernador
starquest-option-governor-wounds-what = Cuándo descarta una carta un gobernador Eldar: por cada punto de vida perdido, o bien una vez por cada ataque que lo hiere.
starquest-option-governor-wounds-point = por punto de vida
starquest-option-governor-wounds-attack = por ataque
starquest-option-avenger-saves = salvaciones de los vengadores
starquest-option-avenger-saves-what = Cómo se salvan los vengadores: un dado rojo por cada punto de vida; un dado que anula el ataque entero; o bien un dado por cada punto de vida, pero solo los guerreros.
starquest-option-avenger-saves-point = por punto de vida
starquest-option-avenger-saves-attack = por ataque
starquest-option-avenger-saves-warriors = solo guerreros
starquest-option-capped-saves = salvaciones limitadas
starquest-option-capped-saves-what = Un vengador no puede tirar más dados que los puntos de vida y las cartas que le quedan.
starquest-option-legion-leader = líder de la Legión
starquest-option-legion-leader-what = Quién dirige la Legión de los Condenados: Karak o Dominic.
starquest-option-legion-leader-karak = Karak
starquest-option-legion-leader-dominic = Dominic
starquest-option-psionic-price = precio de un psíquico
starquest-option-psionic-price-what = Cuándo se pagan los dos Sellos por un psíquico: una vez, cuando se incorpora, o bien en cada misión.
starquest-option-psionic-price-once = una vez
starquest-option-psionic-price-mission = cada misión
starquest-option-psychic-deck = cartas psíquicas
starquest-option-psychic-deck-what = De dónde eligen sus cartas los psíquicos: cada uno de un mazo propio, o bien todos de un solo mazo, en orden de turno.
starquest-option-psychic-deck-own = un mazo cada uno
starquest-option-psychic-deck-common = un solo mazo
starquest-option-art-cycle = estudio de un arte
starquest-option-art-cycle-what = Cuándo se completa un arte psíquico: con cuatro cartas suyas, o bien con las cuatro cartas de más de los rangos 2 a 5, de cualquier arte si se acaban.
starquest-option-art-cycle-four = cuatro cartas
starquest-option-art-cycle-extra = cuatro cartas de más
starquest-option-psionic-heir = sucesor de un psíquico
starquest-option-psionic-heir-what = Con qué rango empieza el sucesor de un psíquico muerto: el del muerto, con su arte, o bien el más bajo.
starquest-option-psionic-heir-rank = el mismo rango
starquest-option-psionic-heir-novice = el rango más bajo

## Armas

starquest-option-extra-heavy = armas extrapesadas
starquest-option-extra-heavy-what = Quién puede llevar armas extrapesadas: las escuadras de exterminadores y el refuerzo del Teniente, o bien también las escuadras de marines normales.
starquest-option-extra-heavy-terminators = Exterminadores
starquest-option-extra-heavy-everyone = todas las de marines
starquest-option-area-screening = cobertura dentro de un área
starquest-option-area-screening-what = Las miniaturas dentro de un área de cuatro casillas se cubren unas a otras.
starquest-option-flame-area = casillas en llamas
starquest-option-flame-area-what = Qué arde tras un disparo de lanzallamas: todas las casillas que alcanzó, o bien solo la casilla objetivo.
starquest-option-flame-area-blast = todas las alcanzadas
starquest-option-flame-area-target = solo el objetivo
starquest-option-flame-attacks = ataques del fuego
starquest-option-flame-attacks-what = Cuántas veces ataca el fuego a una miniatura que lo cruza: una vez, al entrar; en cada casilla en llamas; o bien en cada casilla en llamas y también al salir.
starquest-option-flame-attacks-once = una vez
starquest-option-flame-attacks-square = cada casilla
starquest-option-flame-attacks-leaving = también al salir
starquest-option-tarantula-squares = tamaño de la tarántula
starquest-option-tarantula-squares-what = Cuántas casillas ocupa la máquina sola: dos, con el artillero detrás, o bien tres, con el artillero en la última.
starquest-option-tarantula-squares-two = dos
starquest-option-tarantula-squares-three = tres
starquest-option-eldar-laser-dice = cañón láser Eldar
starquest-option-eldar-laser-dice-what = Cuántos dados rojos tira cada disparo del cañón láser Eldar: 2 o 1.
starquest-option-eldar-laser-together = disparos Eldar concentrados
starquest-option-eldar-laser-together-what = Qué tiran los dos disparos del cañón láser Eldar sobre un área: todos sus dados, o bien dos dados en total.
starquest-option-eldar-laser-together-added = todos los dados
starquest-option-eldar-laser-together-two = dos dados

## Alienígenas, Dreadnoughts, objetos

starquest-option-event-draw = robo de eventos
starquest-option-event-draw-what = Cuándo se roban las cartas de evento alienígena: cada uno al empezar su turno, o bien ambos al empezar el primer turno alienígena de la ronda.
starquest-option-event-draw-each = cada uno en su turno
starquest-option-event-draw-first = primer turno alienígena
starquest-option-event-ward = amparo contra eventos
starquest-option-event-ward-what = Una escuadra puede, una vez por misión, renunciar a una carta de equipo boca abajo para que un evento recién robado no la afecte.
starquest-option-destroyed-vent = ficha en un conducto destruido
starquest-option-destroyed-vent-what = Qué pasa con la ficha que espera en un conducto cuando lo destruyen: vuelve a la reserva, o bien se pierde.
starquest-option-destroyed-vent-supply = vuelve a la reserva
starquest-option-destroyed-vent-lost = se pierde
starquest-option-alien-split = alienígenas con movimiento dividido
starquest-option-alien-split-what = Los alienígenas con armas ligeras pueden mover, disparar y seguir moviendo.
starquest-option-reinforcements-enter = entrada de refuerzos
starquest-option-reinforcements-enter-what = Cómo entran los refuerzos alienígenas: como fichas boca abajo, o bien como miniaturas de inmediato.
starquest-option-reinforcements-enter-hidden = boca abajo
starquest-option-reinforcements-enter-shown = como miniaturas
starquest-option-early-duty = refuerzos tempranos
starquest-option-early-duty-what = Un jugador alienígena sin nada en el tablero debe traer refuerzos incluso antes de que se sondee el primer tablero.
starquest-option-dreadnought-loss = daños a los Dreadnoughts
starquest-option-dreadnought-loss-what = Qué pierde un Dreadnought por un impacto: un punto de vida por cada punto sobre su armadura, o bien un solo punto de vida por ataque.
starquest-option-dreadnought-loss-points = cada punto
starquest-option-dreadnought-loss-one = uno por ataque
starquest-option-weapon-points = puntos por armas
starquest-option-weapon-points-what = Un arma arrancada a un Dreadnought vale 5 puntos.
starquest-option-dreadnought-arcs = visión de los Dreadnoughts
starquest-option-dreadnought-arcs-what = Hacia dónde ve y dispara un Dreadnought: todo alrededor, o bien en los arcos normales ante él.
starquest-option-dreadnought-arcs-round = todo alrededor
starquest-option-dreadnought-arcs-facing = según su orientación
starquest-option-pick-up = recoger objetos
starquest-option-pick-up-what = Desde dónde se recoge un objeto: desde su casilla, o bien desde una casilla contigua; entonces los objetos bloquean el paso.
starquest-option-pick-up-square = desde su casilla
starquest-option-pick-up-adjacent = desde al lado
starquest-option-carrier-melee = cuerpo a cuerpo del portador
starquest-option-carrier-melee-what = Qué se divide por dos cuando lucha una miniatura que lleva a otra: el total de la tirada, o bien el número de dados.
starquest-option-carrier-melee-total = el total
starquest-option-carrier-melee-dice = los dados

## Alianzas, condecoraciones, final, asientos

starquest-option-hybrids-apart = híbridos sin aliados
starquest-option-hybrids-apart-what = Las alianzas excluyen a los híbridos como excluyen a los robagenes.
starquest-option-deal-alliance = alianza por un trato
starquest-option-deal-alliance-what = Cuánto dura la alianza que crea un trato de cartas: toda la misión, o hasta que se disuelva, o bien solo el momento del trato.
starquest-option-deal-alliance-lasting = la misión
starquest-option-deal-alliance-moment = el momento
starquest-option-tied-winners = ganadores empatados
starquest-option-tied-winners-what = Quién recibe los dos Sellos del ganador si hay empate en el primer lugar: nadie, o bien todos los del empate.
starquest-option-tied-winners-nobody = nadie
starquest-option-tied-winners-all = todos
starquest-option-promotion-seals = Sellos de un ascenso
starquest-option-promotion-seals-what = Qué pasa con los cuatro Sellos de un ascenso: se entregan, o bien se conservan, y cada cuarto Sello ganado asciende.
starquest-option-promotion-seals-spent = se entregan
starquest-option-promotion-seals-kept = se conservan
starquest-option-reinforcement-ranks = rangos de los refuerzos
starquest-option-reinforcement-ranks-what = Qué refuerzos puede comprar una escuadra: los de su rango y los inferiores, o bien solo el de su rango.
starquest-option-reinforcement-ranks-any = hasta su rango
starquest-option-reinforcement-ranks-present = solo su rango
starquest-option-chaos-cards = cartas de rango del Caos
starquest-option-chaos-cards-what = Cómo usa el Caos las cartas de evento de su rango: robadas antes de la misión y guardadas en secreto, o bien como robos de más que se juegan enseguida.
starquest-option-chaos-cards-held = en secreto
starquest-option-chaos-cards-drawn = robadas en juego
starquest-option-rite-limit = número de ritos
starquest-option-rite-limit-what = Cada cuánto puede usar un rito el Culto: una vez en el turno de cada jugador, o bien una vez por ronda.
starquest-option-rite-limit-turn = uno por turno
starquest-option-rite-limit-round = uno por ronda
starquest-option-coming-back = regreso
starquest-option-coming-back-what = Una miniatura que salió del tablero puede volver en un turno posterior.
starquest-option-left-aboard = miniaturas a bordo al final
starquest-option-left-aboard-what = Qué pasa con las miniaturas de las escuadras que siguen a bordo al final: sobreviven, o bien se pierden y puntúan para los alienígenas.
starquest-option-left-aboard-survive = sobreviven
starquest-option-left-aboard-lost = se pierden
starquest-option-scaled-tokens = fichas a escala
starquest-option-scaled-tokens-what = Los blips y refuerzos alienígenas disminuyen con el número de escuadras.
starquest-option-card-windows = esperas para cartas
starquest-option-card-windows-what = Cuándo espera la mesa a que se juegue una carta: por cualquier carta oculta que pudiera importar, o bien solo por cartas que todos ven.
starquest-option-card-windows-hidden = también las ocultas
starquest-option-card-windows-public = solo las públicas
