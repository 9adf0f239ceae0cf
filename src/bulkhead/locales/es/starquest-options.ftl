### Starquest: las opciones de una mesa. En las frases `-what` los valores se escriben como se teclean.

## La mesa

starquest-option-factions = facciones
starquest-option-factions-what = Quién juega: de una a cinco escuadras (blood_angels, imperial_fists, ultramarines, eldar, legion) y una o dos facciones alienígenas (chaos, cult), por defecto las siete.
starquest-option-mission = misión
starquest-option-mission-what = Qué misión se juega, por su id, por defecto mis_01_hard_dock.
starquest-option-ranks = rangos
starquest-option-ranks-what = El rango con que empieza cada facción, de 0 (por defecto) a 5, por ejemplo eldar:2,cult:1.
starquest-option-seals = Sellos de Honor
starquest-option-seals-what = Con cuántos Sellos de Honor empieza cada facción, por defecto ninguno, por ejemplo eldar:3.

## Errores

starquest-table-unknown-faction = Opción «{ $option }»: no hay ninguna facción llamada «{ $faction }»; hay: { $known }.
starquest-table-faction-twice = La facción «{ $faction }» se nombra más de una vez, y cada una juega una sola vez.
starquest-table-no-squad = Sin escuadra no hay partida; tiene que jugar al menos una de estas: { $known }.
starquest-table-no-alien = Sin alienígenas no hay partida; tiene que jugar al menos una de estas facciones: { $known }.
starquest-table-not-full =
    { $count ->
        [one] Esta mesa quiere las siete facciones, y solo se nombra una.
       *[other] Esta mesa quiere las siete facciones, y solo se nombran { $count }.
    }

## Opciones de la casa: preparación y turnos

starquest-option-empty-seats = asientos vacíos
starquest-option-empty-seats-what = Si pueden jugar menos de siete facciones: yes (por defecto) o no.
starquest-option-mission-choice = elección de la misión
starquest-option-mission-choice-what = Quién elige la misión: aliens (por defecto), los jugadores alienígenas juntos; campaign, nadie, las misiones siguen el orden del manual.
starquest-option-mission-choice-aliens = los alienígenas
starquest-option-mission-choice-campaign = orden del manual
starquest-option-shared-tokens = fichas compartidas
starquest-option-shared-tokens-what = Si los jugadores alienígenas aliados ven las fichas del otro: no (por defecto) o yes.
starquest-option-seating = asientos
starquest-option-seating-what = En qué orden juegan las escuadras: drawn (por defecto), el del sorteo; host, el orden en que la mesa las nombra, y el sorteo solo sirve para las zonas de entrada.
starquest-option-seating-drawn = por sorteo
starquest-option-seating-host = como diga el anfitrión
starquest-option-entry-floor = zonas de entrada en el tablero
starquest-option-entry-floor-what = Si las zonas de entrada son suelo normal, con líneas de visión y de fuego, en vez de quedar fuera del tablero: no (por defecto) o yes. Los alienígenas nunca entran en ellas.
starquest-option-leader-gun-light = armas de líder ligeras
starquest-option-leader-gun-light-what = Si el arma de fuego de un líder cuenta como ligera sean cuales sean sus dados, de modo que pueda dividir el movimiento alrededor del disparo: no (por defecto) o yes.
starquest-option-shuriken-cannon-light = cañón shuriken ligero
starquest-option-shuriken-cannon-light-what = Si el cañón shuriken cuenta como arma ligera, de modo que su portador pueda dividir el movimiento: no (por defecto) o yes.
starquest-option-interleaving = idas y vueltas
starquest-option-interleaving-what = Si puedes ir y venir entre tus miniaturas en vez de acabar con una antes de empezar con la siguiente: no (por defecto) o yes.

## Movimiento, puertas y sondeo

starquest-option-eight-facings = ocho orientaciones
starquest-option-eight-facings-what = Si las miniaturas pueden orientarse también en diagonal: no (por defecto) o yes. El cuerpo a cuerpo sigue siendo de frente, nunca en diagonal.
starquest-option-free-turns = giros sin límite
starquest-option-free-turns-what = Si todo giro de 90° es gratis, incluso uno tras otro: no (por defecto) o yes.
starquest-option-bulkheads-close = cierre de compuertas
starquest-option-bulkheads-close-what = Cuándo se cierra una compuerta abierta por alienígenas: own (por defecto), al final del turno en que se abrió; last, al final del último turno alienígena de la ronda.
starquest-option-bulkheads-close-own = tras ese turno
starquest-option-bulkheads-close-last = tras el último turno alienígena
starquest-option-spare-blips = blips sin sitio
starquest-option-spare-blips-what = Qué pasa con los blips para los que el último tablero no tiene sitio: lost (por defecto), quedan fuera de la misión; reinforcements, pasan a los refuerzos de su dueño.
starquest-option-spare-blips-lost = perdidos
starquest-option-spare-blips-reinforcements = refuerzos
starquest-option-blip-sight = visión que impide blips
starquest-option-blip-sight-what = La visión de quién impide poner blips en una casilla: squads (por defecto), la de cualquier escuadra; marines, solo la de las tres escuadras de Marines.
starquest-option-blip-sight-squads = cualquier escuadra
starquest-option-blip-sight-marines = solo Marines
starquest-option-missing-miniature = sin miniaturas
starquest-option-missing-miniature-what = Qué pasa con una ficha revelada si no quedan miniaturas de su tipo: discarded (por defecto), se descarta; returned, vuelve a la reserva de su dueño.
starquest-option-missing-miniature-discarded = se descarta
starquest-option-missing-miniature-returned = vuelve a la reserva
starquest-option-alien-reveal = revelar entre alienígenas
starquest-option-alien-reveal-what = Quién puede hacer que una ficha alienígena se revele al otro jugador alienígena: demand (por defecto), también este, en su turno y si está a la vista; owner, solo su dueño.
starquest-option-alien-reveal-demand = el rival puede exigirlo
starquest-option-alien-reveal-owner = solo el dueño

## Visión y fuego, cuerpo a cuerpo, vida

starquest-option-fire-hides = el fuego oculta
starquest-option-fire-hides-what = Si el fuego oculta también a quien está dentro: no (por defecto) o yes.
starquest-option-dispute-roll = dados para líneas dudosas
starquest-option-dispute-roll-what = Si los dados rojos deciden una línea que solo toca una esquina: no (por defecto), decide la regla de la esquina; yes, tiran los dos jugadores.
starquest-option-adjacent-stops-lines = líneas tras un vecino
starquest-option-adjacent-stops-lines-what = Si un arma de línea no puede disparar por una línea cuya primera casilla ocupa una miniatura: no (por defecto) o yes.
starquest-option-paid-losses = pérdidas que pagan las escuadras
starquest-option-paid-losses-what = De qué miniaturas perdidas paga los puntos una escuadra: all (por defecto), de todas; aliens, solo de las que se lleva un jugador alienígena; none, de ninguna.
starquest-option-paid-losses-all = todas las pérdidas
starquest-option-paid-losses-aliens = pérdidas ante alienígenas
starquest-option-paid-losses-none = ninguna pérdida
starquest-option-adjacent-targets = solo vecinos como blanco
starquest-option-adjacent-targets-what = Si un arma de línea o de área puede disparar cuando todo lo que alcanzaría está en línea recta junto al tirador: no (por defecto) o yes.
starquest-option-attack-from-behind = ataque por la espalda
starquest-option-attack-from-behind-what = De dónde puede venir un ataque por la espalda: rear (por defecto), de la casilla justo detrás; sides, también de las dos casillas laterales.
starquest-option-attack-from-behind-rear = solo por detrás
starquest-option-attack-from-behind-sides = por detrás y por los lados
starquest-option-leader-life = puntos de vida de los líderes
starquest-option-leader-life-what = Cuántos puntos de vida tienen los líderes: 3 (por defecto), o 6 para misiones largas.
starquest-option-tough-elite = alienígenas de élite duros
starquest-option-tough-elite-what = Si los Marines del Caos y los robagenes tienen 2 puntos de vida: no (por defecto) o yes.

## Vigilancia

starquest-option-over-window = momento de la vigilancia
starquest-option-over-window-what = Cuándo puede disparar quien vigila: entering (por defecto), solo ante la acción que pone a un enemigo a la vista; further, también ante la siguiente acción de ese enemigo a la vista; present, también ante la primera acción de un enemigo que ya estaba a la vista.
starquest-option-over-window-entering = al entrar
starquest-option-over-window-further = una acción más
starquest-option-over-window-present = también los presentes
starquest-option-over-stays = vigilancia duradera
starquest-option-over-stays-what = Si el marcador de vigilancia se queda tras el disparo, con un disparo en el turno de cada rival: no (por defecto) o yes.
starquest-option-over-volley = fuego completo en vigilancia
starquest-option-over-volley-what = Si un arma de varios disparos los hace todos en vigilancia: no (por defecto), un solo ataque; yes, una acción de disparo entera.
starquest-option-over-turn = giro antes del disparo
starquest-option-over-turn-what = Si una miniatura en vigilancia puede girar 90° gratis antes de disparar: yes (por defecto) o no.
starquest-option-alien-overwatch = vigilancia alienígena
starquest-option-alien-overwatch-what = Si los alienígenas con armas de fuego pueden usar la vigilancia: no (por defecto) o yes.

## Reconocimiento, mando, escuadras, psíquicos

starquest-option-searches = registros de una sala
starquest-option-searches-what = Cuántas veces se puede registrar una sala en una misión: room (por defecto), una vez en total; squad, una vez por escuadra.
starquest-option-searches-room = una en total
starquest-option-searches-squad = una por escuadra
starquest-option-card-price = precio de una carta
starquest-option-card-price-what = Para quién son los 20 puntos pagados por una carta de reconocimiento: seller (por defecto), para la escuadra que la cede; nobody, para nadie.
starquest-option-card-price-seller = quien la cede
starquest-option-card-price-nobody = nadie
starquest-option-command-roll = tirada de puntos de mando
starquest-option-command-roll-what = Cuándo se tiran los puntos de mando: end (por defecto), al final del propio turno; start, al principio.
starquest-option-command-roll-end = fin del turno
starquest-option-command-roll-start = inicio del turno
starquest-option-new-target = nuevo objetivo
starquest-option-new-target-what = Si el atacante puede elegir otro objetivo cuando el primero se ha escabullido: no (por defecto) o yes.
starquest-option-marine-squad = escuadra de Marines
starquest-option-marine-squad-what = Cuántas miniaturas tiene una escuadra de Marines: six (por defecto), comandante, dos armas ligeras y tres pesadas; five, comandante y cuatro marines, con al menos un arma pesada y un rifle láser.
starquest-option-marine-squad-six = seis
starquest-option-marine-squad-five = cinco
starquest-option-formation-fee = precio de la formación
starquest-option-formation-fee-what = Si una escuadra de Exterminadores o una formación de vengadores empieza la misión con −10 puntos: no (por defecto) o yes.
starquest-option-terminator-attacks = dos ataques de los Exterminadores
starquest-option-terminator-attacks-what = Quién puede disparar y además luchar cuerpo a cuerpo en una escuadra de Exterminadores: squad (por defecto), todos menos el bibliotecario; terminators, solo el comandante y los dos exterminadores simples.
starquest-option-terminator-attacks-squad = todos menos el bibliotecario
starquest-option-terminator-attacks-terminators = comandante y exterminadores
starquest-option-governor-wounds = heridas del gobernador
starquest-option-governor-wounds-what = Cuándo descarta una carta un gobernador Eldar: point (por defecto), por cada punto de vida perdido; attack, una vez por cada ataque que lo hiere.
starquest-option-governor-wounds-point = por punto de vida
starquest-option-governor-wounds-attack = por ataque
starquest-option-avenger-saves = salvaciones de los vengadores
starquest-option-avenger-saves-what = Cómo se salvan los vengadores: point (por defecto), un dado rojo por cada punto de vida; attack, un dado que anula el ataque entero; warriors, un dado por cada punto de vida, pero solo los guerreros.
starquest-option-avenger-saves-point = por punto de vida
starquest-option-avenger-saves-attack = por ataque
starquest-option-avenger-saves-warriors = solo guerreros
starquest-option-capped-saves = salvaciones limitadas
starquest-option-capped-saves-what = Si un vengador no tira más dados que los puntos de vida y cartas que le quedan: no (por defecto) o yes.
starquest-option-legion-leader = líder de la Legión
starquest-option-legion-leader-what = Quién dirige la Legión de los Condenados: karak (por defecto) o dominic.
starquest-option-legion-leader-karak = Karak
starquest-option-legion-leader-dominic = Dominic
starquest-option-psionic-price = precio de un psíquico
starquest-option-psionic-price-what = Cuándo se pagan los dos Sellos por un psíquico: once (por defecto), al incorporarse; mission, en cada misión.
starquest-option-psionic-price-once = una vez
starquest-option-psionic-price-mission = cada misión
starquest-option-psychic-deck = cartas psíquicas
starquest-option-psychic-deck-what = De dónde eligen sus cartas los psíquicos: own (por defecto), cada uno de un mazo propio; common, todos de un solo mazo, en orden de turno.
starquest-option-psychic-deck-own = un mazo cada uno
starquest-option-psychic-deck-common = un solo mazo
starquest-option-art-cycle = estudio de un arte
starquest-option-art-cycle-what = Cuándo se completa un arte psíquica: four (por defecto), con cuatro cartas suyas; extra, con las cuatro cartas de más de los rangos 2 a 5, de cualquier arte si se acaban.
starquest-option-art-cycle-four = cuatro cartas
starquest-option-art-cycle-extra = cuatro cartas de más
starquest-option-psionic-heir = sucesor de un psíquico
starquest-option-psionic-heir-what = Con qué rango empieza el sucesor de un psíquico muerto: rank (por defecto), el del muerto, con su arte; novice, el más bajo.
starquest-option-psionic-heir-rank = el mismo rango
starquest-option-psionic-heir-novice = el rango más bajo

## Armas

starquest-option-extra-heavy = armas extrapesadas
starquest-option-extra-heavy-what = Quién puede llevar armas extrapesadas: terminators (por defecto), las escuadras de Exterminadores y el refuerzo del Teniente; everyone, también las escuadras de Marines normales.
starquest-option-extra-heavy-terminators = Exterminadores
starquest-option-extra-heavy-everyone = todas las de Marines
starquest-option-area-screening = cobertura dentro de un área
starquest-option-area-screening-what = Si las miniaturas dentro de un área de cuatro casillas se cubren unas a otras: no (por defecto) o yes.
starquest-option-flame-area = casillas en llamas
starquest-option-flame-area-what = Qué arde tras un disparo de lanzallamas: blast (por defecto), todas las casillas que alcanzó; target, solo la casilla objetivo.
starquest-option-flame-area-blast = todas las alcanzadas
starquest-option-flame-area-target = solo el objetivo
starquest-option-flame-attacks = ataques del fuego
starquest-option-flame-attacks-what = Cuántas veces ataca el fuego a quien lo cruza: once (por defecto), al entrar; square, en cada casilla en llamas; leaving, en cada casilla en llamas y también al salir.
starquest-option-flame-attacks-once = una vez
starquest-option-flame-attacks-square = cada casilla
starquest-option-flame-attacks-leaving = también al salir
starquest-option-tarantula-squares = tamaño de la tarántula
starquest-option-tarantula-squares-what = Cuántas casillas ocupa la máquina sola: two (por defecto), con el artillero detrás; three, con el artillero en la última.
starquest-option-tarantula-squares-two = dos
starquest-option-tarantula-squares-three = tres
starquest-option-eldar-laser-dice = cañón láser Eldar
starquest-option-eldar-laser-dice-what = Cuántos dados rojos tira cada disparo del cañón láser Eldar: 2 (por defecto) o 1.
starquest-option-eldar-laser-together = disparos Eldar concentrados
starquest-option-eldar-laser-together-what = Qué tiran los dos disparos del cañón láser Eldar sobre un área: added (por defecto), todos sus dados; two, dos dados en total.
starquest-option-eldar-laser-together-added = todos los dados
starquest-option-eldar-laser-together-two = dos dados

## Alienígenas, Dreadnoughts, objetos

starquest-option-event-draw = robo de eventos
starquest-option-event-draw-what = Cuándo se roban las cartas de evento alienígena: each (por defecto), cada uno al empezar su turno; first, ambos al empezar el primer turno alienígena de la ronda.
starquest-option-event-draw-each = en el propio turno
starquest-option-event-draw-first = primer turno alienígena
starquest-option-event-ward = amparo contra eventos
starquest-option-event-ward-what = Si una escuadra puede, una vez por misión, renunciar a una carta de equipo boca abajo para que un evento recién robado no la afecte: no (por defecto) o yes.
starquest-option-destroyed-vent = ficha en un conducto destruido
starquest-option-destroyed-vent-what = Qué pasa con la ficha que espera en un conducto cuando lo destruyen: supply (por defecto), vuelve a la reserva; lost, se pierde.
starquest-option-destroyed-vent-supply = vuelve a la reserva
starquest-option-destroyed-vent-lost = se pierde
starquest-option-alien-split = alienígenas con movimiento dividido
starquest-option-alien-split-what = Si los alienígenas con armas ligeras pueden mover, disparar y seguir moviendo: no (por defecto) o yes.
starquest-option-reinforcements-enter = entrada de refuerzos
starquest-option-reinforcements-enter-what = Cómo entran los refuerzos alienígenas: hidden (por defecto), como fichas boca abajo; shown, como miniaturas de inmediato.
starquest-option-reinforcements-enter-hidden = boca abajo
starquest-option-reinforcements-enter-shown = como miniaturas
starquest-option-early-duty = refuerzos tempranos
starquest-option-early-duty-what = Si un jugador alienígena sin nada en el tablero debe traer refuerzos incluso antes de que se sondee el primer tablero: no (por defecto) o yes.
starquest-option-dreadnought-loss = daños a los Dreadnoughts
starquest-option-dreadnought-loss-what = Qué pierde un Dreadnought por un impacto: points (por defecto), un punto de vida por cada punto sobre su armadura; one, un solo punto de vida por ataque.
starquest-option-dreadnought-loss-points = cada punto
starquest-option-dreadnought-loss-one = uno por ataque
starquest-option-weapon-points = puntos por armas
starquest-option-weapon-points-what = Si un arma arrancada a un Dreadnought vale 5 puntos: no (por defecto) o yes.
starquest-option-dreadnought-arcs = visión de los Dreadnoughts
starquest-option-dreadnought-arcs-what = Hacia dónde ve y dispara un Dreadnought: round (por defecto), todo alrededor; facing, en los arcos normales ante él.
starquest-option-dreadnought-arcs-round = todo alrededor
starquest-option-dreadnought-arcs-facing = según su orientación
starquest-option-pick-up = recoger objetos
starquest-option-pick-up-what = Desde dónde se recoge un objeto: square (por defecto), desde su casilla; adjacent, desde una casilla contigua, y entonces los objetos bloquean el paso.
starquest-option-pick-up-square = desde su casilla
starquest-option-pick-up-adjacent = desde al lado
starquest-option-carrier-melee = cuerpo a cuerpo del portador
starquest-option-carrier-melee-what = Qué se divide por dos cuando lucha quien lleva una miniatura: total (por defecto), el total de la tirada; dice, el número de dados.
starquest-option-carrier-melee-total = el total
starquest-option-carrier-melee-dice = los dados

## Alianzas, condecoraciones, final, asientos

starquest-option-hybrids-apart = híbridos sin aliados
starquest-option-hybrids-apart-what = Si las alianzas excluyen a los híbridos como excluyen a los robagenes: no (por defecto) o yes.
starquest-option-deal-alliance = alianza por un trato
starquest-option-deal-alliance-what = Cuánto dura la alianza que crea un trato de cartas: lasting (por defecto), la misión o hasta disolverla; moment, solo el momento del trato.
starquest-option-deal-alliance-lasting = la misión
starquest-option-deal-alliance-moment = el momento
starquest-option-tied-winners = ganadores empatados
starquest-option-tied-winners-what = Quién recibe los dos Sellos del ganador si el primer puesto está empatado: nobody (por defecto), nadie; all, todos los empatados.
starquest-option-tied-winners-nobody = nadie
starquest-option-tied-winners-all = todos
starquest-option-promotion-seals = Sellos de un ascenso
starquest-option-promotion-seals-what = Qué pasa con los cuatro Sellos de un ascenso: spent (por defecto), se entregan; kept, se conservan, y cada cuarto Sello ganado asciende.
starquest-option-promotion-seals-spent = se entregan
starquest-option-promotion-seals-kept = se conservan
starquest-option-reinforcement-ranks = rangos de los refuerzos
starquest-option-reinforcement-ranks-what = Qué refuerzos puede comprar una escuadra: any (por defecto), los de su rango y los inferiores; present, solo el de su rango.
starquest-option-reinforcement-ranks-any = hasta su rango
starquest-option-reinforcement-ranks-present = solo su rango
starquest-option-chaos-cards = cartas de rango del Caos
starquest-option-chaos-cards-what = Cómo usa el Caos las cartas de evento de su rango: held (por defecto), robadas antes de la misión y guardadas en secreto; drawn, como robos de más que se juegan enseguida.
starquest-option-chaos-cards-held = en secreto
starquest-option-chaos-cards-drawn = robadas en juego
starquest-option-rite-limit = número de ritos
starquest-option-rite-limit-what = Cada cuánto puede usar un rito el Culto: turn (por defecto), una vez en el turno de cada jugador; round, una vez por ronda.
starquest-option-rite-limit-turn = uno por turno
starquest-option-rite-limit-round = uno por ronda
starquest-option-coming-back = regreso
starquest-option-coming-back-what = Si una miniatura que salió del tablero puede volver en un turno posterior: no (por defecto) o yes.
starquest-option-left-aboard = los que quedan a bordo
starquest-option-left-aboard-what = Qué pasa con las miniaturas de las escuadras que siguen a bordo al final: survive (por defecto), sobreviven; lost, se pierden y puntúan para los alienígenas.
starquest-option-left-aboard-survive = sobreviven
starquest-option-left-aboard-lost = se pierden
starquest-option-scaled-tokens = fichas a escala
starquest-option-scaled-tokens-what = Si los blips y refuerzos alienígenas disminuyen con el número de escuadras: yes (por defecto) o no.
starquest-option-card-windows = ventanas para cartas
starquest-option-card-windows-what = Cuándo espera la mesa a que se juegue una carta: hidden (por defecto), por cualquier carta oculta que pudiera importar; public, solo por cartas que todos ven.
starquest-option-card-windows-hidden = también las ocultas
starquest-option-card-windows-public = solo las públicas
