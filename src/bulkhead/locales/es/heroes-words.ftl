### Heroes: los nombres del juego.
### Los nombres y términos se escriben como van dentro de una frase; un título pone en mayúscula la primera letra.
### Un mensaje que acaba en `-what` es una frase entera.

## Héroes
# El manual en español deja los rangos en inglés.

heroes-hero-donato = Donato
heroes-hero-donato-full = Brother-Captain Donato
heroes-hero-victorno = Victorno
heroes-hero-victorno-full = Brother-Sergeant Victorno
heroes-hero-sanyctus = Sanyctus
heroes-hero-sanyctus-full = Brother Sanyctus
heroes-hero-phaello = Phaello
heroes-hero-phaello-full = Brother Phaello
heroes-hero-ebellius = Ebellius
heroes-hero-ebellius-full = Brother Ebellius
heroes-hero-feurran = Feurran
heroes-hero-feurran-full = Brother Feurran
heroes-hero-aramus = Aramus
heroes-hero-aramus-full = Brother Aramus
heroes-hero-dyrael = Dyrael
heroes-hero-dyrael-full = Brother Dyrael
heroes-hero-darrago = Darrago
heroes-hero-darrago-full = Brother Darrago

## Equipo

heroes-equipment-inspire = inspirar
heroes-equipment-inspire-what = Sus casillas cuentan el doble en tu tanteo actual.
heroes-equipment-vox = vocoemisión prioritaria
heroes-equipment-vox-what = Otro héroe de tu ejército puede mover en su lugar.
heroes-equipment-shield = escudo
heroes-equipment-shield-what = Si lo atacan, se queda donde está con 3 o más.
heroes-equipment-shoot = disparar
heroes-equipment-shoot-what = Ataca a un héroe enemigo en una casilla dentro del alcance.
heroes-equipment-scythe = segar
heroes-equipment-scythe-what = Ataca a todos los héroes de una casilla dentro del alcance y de su fila.
heroes-equipment-cut-down = abatir
heroes-equipment-cut-down-what = Ataca a un héroe enemigo dentro del alcance: retrocede hasta su casilla de despliegue.

## Alcances

heroes-range-melee = combate
heroes-range-short = corto
heroes-range-medium = medio
heroes-range-long = largo

## Tipos de combinación

heroes-kind-lucky-six = Seis de la Suerte
heroes-kind-double-six = Seis Doble
heroes-kind-three-of-a-kind = Trío
heroes-kind-straight = Escalera
heroes-kind-straight-or-three = Escalera o Trío

## Fases

heroes-phase-draft = elección del ejército
heroes-phase-place = despliegue
heroes-phase-roll = Tirada de Batalla
heroes-phase-keep = apartar dados
heroes-phase-push = tentar la suerte o actuar
heroes-phase-act = Acciones de Batalla
heroes-phase-over = fin de la partida

## Opciones

heroes-option-rows = filas de cada mitad
heroes-option-rows-what = Cuántas filas tiene cada mitad: de 3 a 6; por defecto, 4.
heroes-option-hold = dados dejados en la mesa
heroes-option-hold-what = Después de tentar la suerte, al menos una de las combinaciones que apartas debe usar un dado recién lanzado. Al pie de la letra, los dados dejados cuentan por sí solos; con todas nuevas, toda combinación apartada debe usar un dado recién lanzado.
heroes-option-hold-new = al menos una nueva
heroes-option-hold-literal = al pie de la letra
heroes-option-hold-strict = todas nuevas
heroes-option-scythe-hits = objetivos al segar
heroes-option-scythe-hits-what = A qué héroes se ataca al segar: a amigos y enemigos, aunque nunca al héroe que actúa, o bien solo a los enemigos.
heroes-option-scythe-hits-all = amigos y enemigos
heroes-option-scythe-hits-enemies = solo enemigos
heroes-option-scythe-line = línea que se siega
heroes-option-scythe-line-what = Qué línea de la casilla elegida se siega: su fila a lo ancho de las cinco columnas, o bien su columna.
heroes-option-scythe-line-row = fila
heroes-option-scythe-line-column = columna
heroes-option-blocked-vox = vocoemisión bloqueada
heroes-option-blocked-vox-what = Un héroe con vocoemisión prioritaria puede ceder un movimiento aunque él mismo esté bloqueado.
heroes-option-duplicates = héroes repetidos
heroes-option-duplicates-what = Un ejército puede incluir varias veces al mismo héroe.
heroes-option-collection = colección
heroes-option-collection-what = Qué héroes posee un jugador, cinco como mínimo: elige su ejército solo entre ellos; por defecto es la lista completa.
heroes-option-first = quién empieza
heroes-option-first-what = Qué jugador despliega el primer héroe y juega el primer turno: lo decide el sorteo, o lo eliges tú.
heroes-option-first-draw = por sorteo
heroes-option-turn-limit = límite de turnos
heroes-option-turn-limit-what = Tras cuántos turnos, incluidos los extra, una partida acaba en empate; por defecto, 500.
heroes-option-games = partidas del encuentro
heroes-option-games-what = Una partida suelta, o bien tres partidas con los tanteos sumados.

## Glosario

heroes-term-battle-roll = Tirada de Batalla
heroes-term-battle-action = Acción de Batalla
heroes-term-scoring-roll = combinación
heroes-term-push-your-luck = tentar la suerte
heroes-term-bust = pifiarla
heroes-term-all-out = a tope
heroes-term-current-score = tanteo actual
heroes-term-set-up-space = casilla de despliegue
heroes-term-best-of-three = al mejor de tres
heroes-term-retreat = retroceder
