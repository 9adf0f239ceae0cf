### Starquest: máquinas, Dreadnoughts, objetos y transporte: qué se pregunta y por qué se rechaza.


## Preguntas

sq-ask-mount = ¿Qué arma lleva el siguiente soporte del Dreadnought?
sq-ask-assemble = La cadena de montaje ha terminado un Dreadnought: ¿en qué bahía lo pones y hacia dónde mira?
sq-ask-weapons = Un impacto alcanza al Dreadnought: ¿qué arma pierde?
sq-ask-returning = Tu miniatura no puede quedarse donde está: ¿a cuál de las casillas libres más cercanas va?
sq-ask-give = ¿Aceptas que este objeto cambie de manos?
sq-ask-load = ¿Dejas que lleven a tu miniatura?

## Rechazos

sq-no-gunner-own-weapon = Un artillero no puede usar su propia arma mientras maneja la máquina.
sq-no-gunner-served = La máquina se ha movido o ha disparado este turno: su artillero no puede hacer nada por su cuenta.
sq-no-gunner-carries = Una miniatura no puede llevar a otra mientras maneja una máquina.
sq-no-machine-crew = Sin artillero la máquina no puede moverse ni disparar.
sq-no-new-gunner = La máquina no puede moverse ni disparar en el turno en que llega un artillero nuevo.
sq-no-such-machine = Esa máquina no existe o no se puede manejar.
sq-no-others-machine = No puede usarla: la máquina es de otra escuadra, y los aliados tampoco pueden.
sq-no-soldier-for-post = Esta miniatura no puede ser artillero.
sq-no-post-taken = La máquina ya tiene su artillero.
sq-no-not-at-post = No puede manejarla desde aquí: el artillero tiene que estar justo detrás de la máquina, en línea con ella.
sq-no-not-gunner = Esta miniatura no maneja ninguna máquina.
sq-no-post-is-machine = El artillero está en una casilla de la máquina: solo puede dejarla dando un paso.
sq-no-machine-straight = Una máquina solo puede rodar recto hacia delante o hacia atrás, nunca de lado ni en diagonal.
sq-no-machine-room = La máquina necesita una casilla libre a la que rodar.
sq-no-room-to-pivot = Para girar, la máquina necesita libres y abiertas las dos casillas junto a su centro.
sq-no-dreadnought-diagonal = Un Dreadnought no puede moverse en diagonal.
sq-no-dreadnought-room = No hay sitio para el Dreadnought: un muro, una puerta cerrada, un obstáculo o una máquina cierra el paso.
sq-no-stop-under-door = Un Dreadnought no puede detenerse bajo una puerta: tiene que cruzarla de una vez.
sq-no-crouched-fire = Un Dreadnought agachado bajo una puerta no puede disparar.
sq-no-such-mount = Este soporte no admite esa arma: elige una de las que quedan.
sq-no-bay = Solo se puede poner en una de las bahías libres de la fábrica.
sq-no-hands = Esta miniatura no puede recoger nada ni llevar a nadie.
sq-no-object-here = No puede recogerlo: ese objeto no está al alcance.
sq-no-object-carried = Esta miniatura no lleva ese objeto.
sq-no-free-alone = Fuera de su turno, esto solo se puede hacer durante un movimiento que cueste al menos un punto de mando.
sq-no-not-beside = No están una junto a otra con el paso abierto.
sq-no-refused = El otro jugador ya se ha negado en este turno.
sq-no-answer-first = Primero responde: ¿aceptas o no?
sq-no-one-load = Una miniatura solo puede llevar a otra.
sq-no-too-large = Esa miniatura es demasiado grande para llevarla.
sq-no-busy = Esa miniatura no se puede cargar ahora.
sq-no-load-stranger = Solo puedes llevar miniaturas tuyas, las de un aliado que acepte o a alguien indefenso.
sq-no-load-survivor = Entre los alienígenas, solo puede llevar supervivientes el jugador que los escondió.
sq-no-such-figure = Esa miniatura no existe o no se puede llevar.
sq-no-load = Esta miniatura no lleva a nadie.
sq-no-free-beside = La miniatura transportada solo se puede dejar en una casilla libre junto a la que la lleva.
sq-no-nearest-first = Primero elige una de las casillas libres más cercanas para la miniatura que no puede quedarse.
