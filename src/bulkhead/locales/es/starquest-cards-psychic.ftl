### Cartas psíquicas de las cuatro artes.

art_psionic = Mente
art_power = Poder
art_kinesis = Telequinesis
art_temporal = Tiempo

psi_mind_lance = Lanza mental
psi_mind_lance-rule = Dos dados rojos atacan a un enemigo a la vista, cuya armadura cuenta uno menos; los constructos y las máquinas no sienten nada.
psi_dread = Terror
psi_dread-rule = Hasta el final del próximo turno de su jugador, un enemigo a la vista no puede atacar cuerpo a cuerpo ni dar un paso hacia el psíquico; líderes, constructos y máquinas no tienen miedo.
psi_puppet = Marioneta
psi_puppet-rule = Llevas hasta 4 casillas a un enemigo a la vista de tamaño 1 o 2 y armadura 2 o menos que no sea líder, y luego puede atacar cuerpo a cuerpo a una miniatura que tenga delante, a tu elección; los puntos son tuyos.
psi_inner_wall = Muro interior
psi_inner_wall-rule = Una carta psíquica o un maleficio que toca a una miniatura tuya a 8 casillas o menos del psíquico no tiene efecto; él actúa con normalidad en su próximo turno.
psi_far_sight = Vista lejana
psi_far_sight-rule = Se revelan todas las fichas del tablero del psíquico a 8 casillas o menos de él, incluso tras los muros; luego aún puede mover, pero no atacar.
psi_aegis = Égida
psi_aegis-rule = Una miniatura tuya a la vista y a 6 casillas o menos, o el propio psíquico, tiene 2 puntos más de armadura, con un máximo de 5, hasta tu próximo turno.
psi_fury = Furia
psi_fury-rule = Este turno el psíquico puede mover y atacar cuerpo a cuerpo, con dos dados rojos más.
psi_firestorm = Tormenta de fuego
psi_firestorm-rule = Una sola tirada de dos dados rojos ataca a todos en las ocho casillas que rodean al psíquico, amigos incluidos; muros y puertas cerradas protegen.
psi_mend = Sanar la carne
psi_mend-rule = Una miniatura tuya a la vista y a 4 casillas o menos, o el propio psíquico, recupera hasta 2 puntos de vida; un gobernador recupera una carta perdida como simple punto de vida.
psi_hurl = Arrojar
psi_hurl-rule = Un enemigo a la vista de tamaño 3 o menos sale empujado hasta 3 casillas en línea recta, lejos del psíquico; si lo frena un muro, una puerta cerrada o alguien, dos dados rojos lo atacan donde se detiene.
psi_barrier = Barrera
psi_barrier-rule = A la vista y a 8 casillas o menos, dos casillas libres contiguas o un vano abierto no dejan pasar ni ver hasta tu próximo turno.
psi_unseen_hand = Mano invisible
psi_unseen_hand-rule = El psíquico abre o cierra cuantas puertas a la vista quiera, o abre una compuerta a la vista hasta el final de este turno; luego aún puede mover, pero no atacar.
psi_crush = Aplastar
psi_crush-rule = Cuatro dados rojos atacan a un constructo, una máquina, una compuerta, un conducto o una estructura de la misión a la vista.
psi_haste = Celeridad
psi_haste-rule = Otra miniatura tuya a la vista y a 6 casillas o menos que ya terminó su activación actúa por segunda vez este turno.
psi_stasis = Estasis
psi_stasis-rule = Hasta el final del próximo turno de su jugador, un enemigo a la vista de tamaño 3 o menos que no sea líder no puede actuar, ni ser atacado ni movido.
psi_blink = Salto
psi_blink-rule = El psíquico aparece en una casilla libre de un tablero sondeado, a 8 casillas o menos, haya muros o no, que ningún enemigo vea; luego puede atacar, pero no mover.
psi_rewind = Rebobinar
psi_rewind-rule = Se repiten todos los dados que acaba de tirar un bando en un ataque de una miniatura tuya que el psíquico vea, o contra ella, y vale el nuevo resultado.

sq-ask-puppet = ¿Adónde llevas esta miniatura y a quién ataca?
