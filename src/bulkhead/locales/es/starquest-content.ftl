### Lo que hay en la caja de Starquest: el id de una pieza es el id de su nombre. Errores en los archivos de la caja.

## Archivos de la caja

content-not-utf8 = { $file } no es un archivo de texto en UTF-8.
content-stray-file = { $file } no es de esta carpeta; aquí puede haber: { $allowed }.
content-id-not-file = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» debe ser el nombre del archivo.
content-unknown-id = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: en la caja no hay «{ $value }».
content-not-dice = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» no son dados; se escriben como 2R1W, dos rojos y uno blanco, o none.
content-not-operation = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: ningún efecto se escribe como «{ $value }»; heal(1) sí lo sería.
content-not-number = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: debe ser un número entero.
content-too-small = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $value } es demasiado poco; al menos { $least }.
content-not-number-key = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: los campos de esta tabla son números.
content-not-truth = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: debe ser true o false.
content-not-table = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: debe ser una tabla de campos.
content-not-list = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: debe ser una lista entre corchetes.
content-not-so-many = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: número de entradas que debe tener la lista: { $count }.
content-too-few-docks = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: hace falta una zona de entrada por escuadra, y las escuadras pueden ser { $least } (SQ-SETUP-19).
content-too-few-r = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: faltan casillas de refuerzo: hay { $count } y hacen falta al menos { $least } (SQ-SETUP-19).
content-conduit = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: se marca un conducto solo donde el Culto entra por él, y ahí siempre (SQ-SETUP-19).
content-cult = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la entrada, las fichas y el asiento del Culto deben estar todos o faltar todos (SQ-SETUP-19).
content-no-vent = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: las fichas especiales necesitan un conducto de entrada.
content-no-row = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: falta la fila para este número de escuadras: { $squads }.
content-no-list = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: las fichas clave se suman a una lista, y esta misión no tiene esa lista.
content-wrong-list = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» no entra con esta lista.
content-beyond-stock = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: en la caja no hay tantas miniaturas de «{ $value }»; como máximo: { $count }.
content-flag-against-gun = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» contradice el arma «{ $weapon }».
content-no-such-room = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: en este mapa no hay «{ $value }».
content-no-floor = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $square } no es una casilla del mapa.
content-not-in-room = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la casilla { $square } debe estar en { $rooms }.
content-square-taken = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la casilla { $square } está marcada dos veces.
content-not-in-mission = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: el objetivo pide «{ $value }», que no está en esta misión (SQ-SETUP-19).
content-points = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: los puntos de las partes suman { $points }, y el objetivo vale { $whole }.
content-word-alone = { $file }, línea { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: el texto de «{ $value }» habla del campo «{ $other }», que no hace eso en esta misión.

## Miniaturas y máquinas

fig_marine_commander = Comandante
fig_marine_laser = Marine con rifle láser
fig_marine_heavy = Marine con arma pesada
fig_marine_extra = Marine con arma extrapesada
fig_term_commander = Comandante exterminador
fig_terminator = Exterminador
fig_term_heavy = Exterminador con arma de apoyo
fig_term_flamer = Exterminador con lanzallamas
fig_librarian = Bibliotecario
mch_tarantula = Tarántula
fig_eldar_governor = Gobernador Eldar
fig_eldar_warrior = Eldar con catapulta shuriken
fig_eldar_heavy = Eldar con arma pesada
fig_eldar_sorcerer = Hechicero Eldar
fig_avenger = Vengador
fig_avenger_heavy = Vengador con arma pesada
fig_harlequin = Arlequín
fig_karak = Karak
fig_dominic = Cardenal Dominic
fig_thorn = Vesna Espina
fig_oxide = Óxido
fig_cinder = Madre Ceniza
fig_gallows = Cadalso
fig_quill = Doctora Pluma
fig_fanatic = Fanático
fig_therian = Therian
mch_mrl_inferno = MRL Inferno
fig_gretchin = Gretchin
fig_ork = Orko
fig_chaos_marine = Marine del Caos
fig_chaos_heavy = Marine del Caos con arma pesada
fig_chaos_commander = Comandante del Caos
fig_android = Androide
fig_genestealer = Robagenes
fig_hybrid = Híbrido
fig_hybrid_heavy = Híbrido con cañón automático
fig_dread_mk7 = Dreadnought MK VII
fig_dread_mk8 = Dreadnought MK VIII
fig_dread_mk9 = Dreadnought MK IX
fig_dread_mk10 = Dreadnought MK X
fig_husk = Cáscara
fig_votary = Devoto
fig_reaver = Saqueador
fig_bombard = Bombarda
fig_veiled = Velado
fig_revenant = Resucitado
fig_hierophant = Hierofante
fig_golgotha = Dreadnought Golgotha
fig_survivor = Superviviente

## Lo que solo sabe hacer una miniatura

trt_oathkeeper = Guardián del juramento
trt_oathkeeper-rule = Una vez por misión, un legionario tuyo a 4 casillas o menos de Karak puede mover una segunda vez este turno.
trt_pathfinder = Rastreadora
trt_pathfinder-rule = Una vez en cada uno de tus turnos, al empezar su activación, miras en secreto una ficha boca abajo a 8 casillas o menos en el mismo tablero.
trt_fireproof = Ignífuga
trt_fireproof-rule = Cruza casillas en llamas sin que el fuego la ataque.
trt_breacher = Rompedor
trt_breacher-rule = Un dado rojo más en el cuerpo a cuerpo contra una compuerta, un conducto, una máquina o una estructura de la misión.
trt_surgeon = Cirujana
trt_surgeon-rule = En vez de atacar, devuelve 1 punto de vida a una miniatura tuya adyacente, nunca a sí misma; tres veces por misión.
trt_martyr = Mártir
trt_martyr-rule = Antes de que sea eliminado, su dueño puede atacar con una sola tirada de dos dados rojos a todas las miniaturas de las ocho casillas de alrededor; muros y puertas cerradas protegen.

## Armas

wpn_laser_rifle = Rifle láser
wpn_laser_pistol = Pistola láser
wpn_commander_bolter = Bólter
wpn_assault_cannon = Cañón de asalto
wpn_plasma_gun = Rifle de plasma
wpn_missile_launcher = Lanzamisiles
wpn_term_assault_cannon = Cañón de asalto exterminador
wpn_las_cannon = Cañón láser
wpn_fusion_gun = Rifle de fusión
wpn_conversion_beamer = Rayo de conversión
wpn_flamer = Lanzallamas
wpn_twin_las = Cañones láser gemelos
wpn_storm_bolter = Bólter de asalto
wpn_storm_bolter_master = Bólter de asalto maestro
wpn_combat_blade = Hoja de combate
wpn_deadly_axe = Hacha mortal
wpn_sword_and_glove = Espada y guante mortales
wpn_power_sword = Espada de energía
wpn_power_fist = Puño de combate
wpn_lightning_claws = Garras relámpago
wpn_thunder_hammer = Martillo y escudo
wpn_force_axe = Hacha psíquica
wpn_shuriken_pistol = Pistola shuriken
wpn_shuriken_catapult = Catapulta shuriken
wpn_shuriken_cannon = Cañón shuriken
wpn_eldar_las_cannon = Cañón láser Eldar
wpn_eldar_missile = Lanzamisiles Eldar
wpn_reinforced_sword = Espada reforzada
wpn_witch_blade = Hoja del hechicero
wpn_prism_pistol = Pistola de prisma
wpn_kiss_blade = Hoja espejo
wpn_verdict_pistol = Veredicto
wpn_exile_blade = Hoja del exiliado
wpn_crozier_bolt = Descarga del báculo
wpn_black_crozier = Báculo negro
wpn_carbine = Carabina
wpn_hook_knife = Cuchillo de gancho
wpn_twin_cleavers = Cuchillas gemelas
wpn_needle_lance = Lanza de agujas
wpn_inferno_rack = Batería Inferno
wpn_scrap_gun = Trabuco
wpn_claws_small = Uñas
wpn_arm_repeater = Repetidor de brazo
wpn_iron_claws = Garras de hierro
wpn_rending_claws = Garras desgarradoras
wpn_hybrid_rifle = Rifle híbrido
wpn_autocannon = Cañón automático
wpn_body_lasers = Láseres de casco
wpn_tomb_gun = Cañón sepulcral
wpn_golgotha_gun = Cañón del Golgotha
wpn_bone_hooks = Ganchos de hueso
wpn_hex = Maleficio
wpn_black_sun = Sol negro
wpn_symmetry_blade = Hoja de la simetría

## Conjuntos de armas

set_axe_pistol = Hacha y pistola
set_bolter = Bólter
set_sword_glove = Espada y guante
set_storm_fist = Bólter y puño
set_claws = Garras relámpago
set_hammer_shield = Martillo y escudo

## Escuadras

sqd_marines = Escuadra de marines
sqd_terminators = Escuadra de exterminadores
sqd_eldar = Escuadra Eldar
sqd_avengers = Formación de vengadores
sqd_legion = Legión de los Condenados

## Objetos y estructuras

obj_bulkhead = Compuerta estanca
obj_bulkhead-rule = Armadura 4: un ataque que sume más la destruye.
obj_vent = Conducto de entrada
obj_vent-rule = Armadura 4: un ataque que sume 5 o más lo destruye.
obj_conduit = Conducto alienígena
obj_conduit-rule = Por aquí entra el Culto. Nada lo destruye.
obj_limpet = Carga lapa
obj_limpet-rule = La lleva desde el principio cualquier miniatura de la escuadra, que puede cederla como un objeto. En vez de atacar, la miniatura que la lleva la gasta contra un constructo, una máquina, una compuerta, un conducto o una estructura contigua, no en diagonal: un ataque con cuatro dados rojos solo contra ese objetivo.
obj_data_core = Núcleo de datos
obj_data_core-rule = Está boca abajo entre las fichas. Una vez revelado, se puede recoger, llevar y ceder.
obj_relic = Cofre reliquia
obj_relic-rule = Está boca abajo entre las fichas. Una vez revelado, se puede recoger, llevar y ceder; la miniatura que lo lleva mueve 2 casillas menos.
obj_strongbox = Caja fuerte
obj_strongbox-rule = Está a la vista en su casilla desde el principio; se puede recoger, llevar y ceder.
obj_key = Llave del polvorín
obj_key-rule = Está a la vista en su casilla desde el principio; se puede recoger, llevar y ceder.
obj_survivor_site = Escondite
obj_survivor_site-rule = Una casilla marcada, boca abajo: guarda un superviviente o nada. No bloquea el movimiento ni la visión.
obj_charge_site = Junta
obj_charge_site-rule = Una casilla marcada donde se puede armar una carga. No bloquea nada.
obj_altar = Altar
obj_altar-rule = Ocupa una casilla: no se puede entrar en ella, pero se ve a través. Armadura 3, 2 puntos de vida; en el cuerpo a cuerpo no tira dados.
obj_valve = Válvula
obj_valve-rule = Ocupa una casilla: no se puede entrar en ella, pero se ve a través. Armadura 4, 1 punto de vida; en el cuerpo a cuerpo no tira dados.
obj_console = Consola
obj_console-rule = Una casilla marcada. No bloquea nada.

## Tableros

brd_a = Tablero A
brd_b = Tablero B
brd_c = Tablero C
brd_d = Tablero D
brd_factory = Tablero fábrica
brd_strip = Tramo de pasillo
brd_dock = Zona de entrada

## Disposiciones

lay_hulk = Pecio
lay_wheel = Rueda
lay_foundry = Fundición
lay_bend = Codo
lay_pair = Pareja
lay_solo = Solo

## Misiones

mis_00_first_steps = Primeros pasos
mis_01_hard_dock = Atraque forzoso
mis_02_dead_signal = Señal muerta
mis_03_headhunt = Caza de cabezas
mis_04_nest = El nido
mis_05_lost_crew = La tripulación perdida
mis_06_fuse = La mecha
mis_07_long_corridor = El pasillo largo
mis_08_black_mass = Misa negra
mis_09_foundry = La fundición
mis_10_reliquary = El relicario
mis_11_two_giants = Dos gigantes
mis_12_hollow_crown = La Corona Hueca
mis_s1_cold_lock = Esclusa fría
mis_s2_two_keys = Dos llaves

## Campañas y rangos

ldr_marines = Rangos de los marines
ldr_marines-0 = Veterano
ldr_marines-1 = Héroe
ldr_marines-2 = Sargento
ldr_marines-3 = Teniente
ldr_marines-4 = Capitán
ldr_marines-5 = Maestro
ldr_eldar = Rangos de los Eldar
ldr_eldar-0 = Justiciero
ldr_eldar-1 = Guerrero
ldr_eldar-2 = Vengador
ldr_eldar-3 = Exarca
ldr_eldar-4 = Príncipe
ldr_eldar-5 = Lord
ldr_legion = Rangos de la Legión
ldr_legion-0 = Exiliado
ldr_legion-1 = Errante
ldr_legion-2 = Rebelde
ldr_legion-3 = Tirano
ldr_legion-4 = Maestro
ldr_legion-5 = Lord
ldr_chaos = Rangos del Caos
ldr_chaos-0 = Renegado
ldr_chaos-1 = Guerrero
ldr_chaos-2 = Campeón
ldr_chaos-3 = Comandante
ldr_chaos-4 = Tirano
ldr_chaos-5 = Señor
ldr_cult = Rangos del Culto
ldr_cult-0 = Custodio
ldr_cult-1 = Elegido
ldr_cult-2 = Inquisidor
ldr_cult-3 = Nefarita
ldr_cult-4 = Maestro
ldr_cult-5 = Príncipe
ldr_psionics = Rangos de los psíquicos
ldr_psionics-1 = Lexicanum
ldr_psionics-2 = Codiciario
ldr_psionics-3 = Epistolario
ldr_psionics-4 = Bibliotecario jefe
ldr_psionics-5 = Maestro bibliotecario
cmp_hollow_crown = La Corona Hueca: doce misiones
cmp_short = Campaña corta: cinco misiones
