### Starquest: por qué no se puede apuntar así.

sq-no-line = Esta arma dispara en línea recta: indica la casilla de la que sale y la dirección.
sq-no-line-direction = La línea debe quedar dentro del arco de fuego: recto al frente o por una de las dos diagonales delanteras.
sq-no-line-squares = La línea acaba antes de empezar: no hay ninguna casilla a la que disparar.
sq-no-line-adjacent = En esta mesa no se dispara por una línea cuya primera casilla ocupa una miniatura.
sq-no-enemy-hit = El disparo no atacaría a ninguna miniatura o máquina ajena, ni a una compuerta, un conducto o una estructura.
sq-no-only-neighbours = Solo alcanzaría lo que está justo al lado del tirador: una línea o un área necesita un blanco más lejano o en diagonal.
sq-no-square-aim = Con esta arma se apunta a una casilla.
sq-no-too-far = La casilla está demasiado lejos: el alcance es de { $range } casillas.
sq-no-too-near = La casilla está demasiado cerca: debe estar al menos a { $nearest } casillas.
sq-no-block = Con esta arma se apunta a cuatro casillas, nombradas por la del noroeste.
sq-no-gunner = Sin artillero la máquina no dispara.
sq-no-spared-target = Nadie puede atacar a esta figura a propósito.
sq-no-split-aim = Primero se dispara sin nombrar un blanco; los puntos se reparten después de la tirada.
sq-no-second-share = Este blanco ya ha recibido su parte.
sq-no-share-points =
    { $left ->
        [one] Queda un solo punto por repartir.
       *[other] Se pueden dar de 1 a { $left } puntos.
    }
sq-no-share-target = No es un blanco en la línea de fuego.
