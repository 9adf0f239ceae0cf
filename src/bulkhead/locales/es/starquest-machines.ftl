### Starquest: máquinas, Dreadnoughts, objetos y transporte: qué se pregunta y por qué se rechaza.


## Preguntas

sq-ask-mount = ¿Qué arma lleva el siguiente soporte del Dreadnought?
sq-ask-assemble = La cadena de montaje ha terminado un Dreadnought: ¿en qué bahía lo pones y hacia dónde mira?
sq-ask-weapons = El Dreadnought ha sido alcanzado: ¿qué arma pierde?
sq-ask-returning = Tu miniatura no puede quedarse donde está: ¿a cuál de las casillas libres más cercanas va?
sq-ask-give = ¿Aceptas que este objeto cambie de manos?
sq-ask-load = ¿Dejas que lleven a tu miniatura?

## Rechazos

sq-no-gunner-own-weapon = Un artillero renuncia a su propia arma mientras maneja la máquina.
sq-no-gunner-served = La máquina se ha movido o ha disparado este turno: su artillero no hace nada por su cuenta.
sq-no-gunner-carries = Nadie lleva a una miniatura mientras maneja una máquina.
sq-no-machine-crew = Sin artillero la máquina ni se mueve ni dispara.
sq-no-new-gunner = En el turno en que un nuevo artillero ocupa el puesto, la máquina ni se mueve ni dispara.
sq-no-such-machine = No hay ninguna máquina con ese nombre que se pueda manejar.
sq-no-others-machine = La máquina es de otra escuadra; tampoco los aliados pueden usarla.
sq-no-soldier-for-post = Esta figura no puede ocupar el puesto de artillero.
sq-no-post-taken = La máquina ya tiene su artillero.
sq-no-not-at-post = El puesto del artillero está justo detrás de la máquina, en línea con ella.
sq-no-not-gunner = Esta miniatura no maneja ninguna máquina.
sq-no-post-is-machine = El puesto es una casilla de la máquina: el artillero lo deja dando un paso.
sq-no-machine-straight = Una máquina rueda recto hacia delante o hacia atrás, nunca de lado ni en diagonal.
sq-no-machine-room = La máquina necesita una casilla libre a la que rodar.
sq-no-room-to-pivot = Para girar, la máquina necesita libres y abiertas las dos casillas junto a su centro.
sq-no-dreadnought-diagonal = Un Dreadnought nunca se mueve en diagonal.
sq-no-dreadnought-room = No hay sitio para el Dreadnought: un muro, una puerta cerrada, un obstáculo o una máquina cierra el paso.
sq-no-stop-under-door = Un Dreadnought nunca se detiene bajo una puerta: la cruza de una vez.
sq-no-crouched-fire = Un Dreadnought agachado bajo una puerta no puede disparar.
sq-no-such-mount = Este soporte no admite esa arma: elige una de las que quedan.
sq-no-bay = Va en una de las bahías libres de la fábrica.
sq-no-hands = Esta figura no recoge nada ni lleva a nadie.
sq-no-object-here = Ese objeto no está al alcance.
sq-no-object-carried = Esta miniatura no lleva ese objeto.
sq-no-free-alone = Fuera del propio turno solo es posible durante un movimiento que cueste al menos un punto de mando.
sq-no-not-beside = Las dos no están una junto a otra con el paso abierto.
sq-no-refused = El otro jugador ya se ha negado en este turno.
sq-no-answer-first = Primero responde: ¿aceptas o no?
sq-no-one-load = Una miniatura lleva a otra como máximo.
sq-no-too-large = Esa figura es demasiado grande para llevarla.
sq-no-busy = Esa figura no se puede cargar ahora.
sq-no-load-stranger = Solo se lleva a los propios, a un aliado que acepte o a alguien indefenso.
sq-no-load-survivor = De los alienígenas solo puede llevarse supervivientes quien los escondió.
sq-no-such-figure = No hay tal figura que llevar.
sq-no-load = Esta miniatura no lleva a nadie.
sq-no-free-beside = La miniatura llevada se deja en una casilla libre junto a quien la lleva.
sq-no-nearest-first = Primero elige una de las casillas libres más cercanas para la miniatura que no puede quedarse.
