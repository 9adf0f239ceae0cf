### Starquest: por qué no se puede apuntar así.

sq-no-line = Esta arma solo puede disparar en línea recta: indica la casilla de la que sale y la dirección.
sq-no-line-direction = La línea tiene que quedar dentro del arco de fuego: recta al frente o por una de las dos diagonales delanteras.
sq-no-line-squares = La línea acaba antes de empezar: no hay ninguna casilla a la que disparar.
sq-no-line-adjacent = En esta mesa no se puede disparar por una línea cuya primera casilla ocupa una miniatura.
sq-no-enemy-hit = El disparo tiene que amenazar a una miniatura o máquina de otro jugador, o a una compuerta, un conducto o una estructura.
sq-no-only-neighbours = Solo alcanzaría lo que está justo al lado del tirador: una línea o un área necesita un objetivo más lejano o en diagonal.
sq-no-square-aim = Con esta arma solo se puede apuntar a una casilla.
sq-no-too-far =
    { $range ->
        [one] La casilla está demasiado lejos: el alcance es de una casilla.
       *[other] La casilla está demasiado lejos: el alcance es de { $range } casillas.
    }
sq-no-too-near =
    { $nearest ->
        [one] La casilla está demasiado cerca: tiene que estar al menos a una casilla.
       *[other] La casilla está demasiado cerca: tiene que estar al menos a { $nearest } casillas.
    }
sq-no-block = Con esta arma solo se puede apuntar a cuatro casillas, nombradas por la del noroeste.
sq-no-gunner = Sin artillero la máquina no puede disparar.
sq-no-spared-target = Nadie puede atacar a esta miniatura a propósito.
sq-no-split-aim = No se puede nombrar un objetivo antes de disparar: los puntos se reparten después de la tirada.
sq-no-second-share = Este objetivo ya ha recibido su parte.
sq-no-share-points =
    { $left ->
        [one] Queda un solo punto por repartir.
       *[other] Se pueden dar de 1 a { $left } puntos.
    }
sq-no-share-target = No es un objetivo en la línea de fuego.
