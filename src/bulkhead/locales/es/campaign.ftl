### Campañas: el archivo de una campaña, lo que dejan las misiones y lo que se decide entre una y otra.

## Preparar y jugar

campaign-no-mission = No hay ninguna campaña ni misión llamada «{ $mission }»; hay: { $known }.
campaign-mission-twice = La misión «{ $mission }» aparece dos veces; una campaña juega cada una una sola vez.
campaign-own-option = La opción «{ $option }» la fija la propia campaña; solo se pueden elegir reglas de la casa.
campaign-over = La campaña de { $file } ha terminado: se han jugado todas sus misiones.
campaign-in-mission = La misión «{ $mission }» ya ha empezado: termínala primero o retírala con undo-last.
campaign-no-mission-begun = No se ha empezado ninguna misión de la campaña de { $file }.
campaign-not-over = La misión «{ $mission }» aún no ha terminado.
campaign-nothing-to-undo = No se ha jugado ninguna misión de la campaña de { $file }: no hay nada que retirar.
campaign-other-match = { $file } no es la partida de la misión empezada: otros dados u otros jugadores.
campaign-other-records = { $file } no empezó con los rangos, las cartas y las reglas de esta campaña.
campaign-other-version = { $file } se jugó con la versión { $rules } de las reglas, y la campaña está en la versión { $known }.
campaign-same-rules = La campaña de { $file } está en la versión { $rules } de las reglas, y aquí está la versión { $known }: no hay una posterior a la que pasar.

## El archivo

campaign-taken = «{ $file }» ya existe; elige otro nombre.
campaign-no-file = No hay ningún archivo «{ $file }».
campaign-file-trouble = { $file }: { $detail }.
campaign-file-gone = El archivo de la misión, «{ $file }», ya no está; vuelve a ponerlo o retira la misión con undo-last.
campaign-changed = Alguien más ha escrito entretanto en { $file }; no se le ha añadido nada.
campaign-no-header = { $file }, línea { NUMBER($line, useGrouping: 0) }: no es el archivo de una campaña; no empieza con una campaña.
campaign-bad-entry = { $file }, línea { NUMBER($line, useGrouping: 0) }: no es una entrada de una campaña ({ $detail }).
campaign-broken-chain = { $file }, línea { NUMBER($line, useGrouping: 0) }: el hash no coincide; se cambió esta línea o una anterior.
campaign-mission-gone = { $file }, línea { NUMBER($line, useGrouping: 0) }: el archivo de la misión, «{ $mission }», no está junto al de la campaña.
campaign-other-digest = { $file }, línea { NUMBER($line, useGrouping: 0) }: el archivo de la misión, «{ $mission }», no es el que aquí se anotó.
campaign-unfinished = { $file }, línea { NUMBER($line, useGrouping: 0) }: la misión de «{ $mission }» no ha terminado y, sin embargo, aquí tiene un resultado.
campaign-wrong-result = { $file }, línea { NUMBER($line, useGrouping: 0) }: el resultado no es el que dio «{ $mission }» ({ $what }).
campaign-other-beginning = { $file }, línea { NUMBER($line, useGrouping: 0) }: «{ $mission }» no sigue desde una entrada de «{ $old }».

## Lo que han dejado las misiones anteriores

campaign-left-blips = { $faction }: entre los blips también { $tokens }.
campaign-left-specials = Entre las fichas especiales también { $tokens }.
campaign-left-random =
    { $count ->
        [one] { $faction }: una ficha de refuerzo al azar más.
       *[other] { $faction }: { $count } fichas de refuerzo al azar más.
    }
campaign-left-rites =
    { $count ->
        [one] { $faction }: un rito más.
       *[other] { $faction }: { $count } ritos más.
    }
campaign-left-cards =
    { $count ->
        [one] { $faction }: una carta de reconocimiento antes del primer turno.
       *[other] { $faction }: { $count } cartas de reconocimiento antes del primer turno.
    }
campaign-left-equipment =
    { $count ->
        [one] { $faction }: una carta de equipo más.
       *[other] { $faction }: { $count } cartas de equipo más.
    }
campaign-left-no-rites = { $faction }: ningún rito al empezar.
campaign-left-dock = { $faction }: primera elección de las zonas de entrada.
campaign-left-given = Cada escuadra lleva además ({ $thing }): { $count }.
campaign-left-rounds = La misión dura { $rounds } rondas.
campaign-left-late = Ninguna ficha especial antes de la ronda { $round }.
campaign-left-structure = { $thing }: { $count } puntos de vida.
campaign-left-life = { $thing }: solo { $count } puntos de vida.
campaign-left-mounts =
    { $count ->
        [one] { $thing }: un arma menos.
       *[other] { $thing }: { $count } armas menos.
    }
campaign-left-look =
    { $faction }: { $when ->
        [once] en su primer sondeo
       *[always] en cada sondeo
    } mira { $count } fichas boca abajo{ $which ->
        [theirs] { " " }({ $of })
       *[any] { "" }
    }.

## Lo que se decidió para las misiones siguientes

campaign-bought = { $faction } ({ $name }) pagó Sellos por: { $what }.
campaign-studied = { $faction } ({ $name }): el psiónico estudia { $what }.
campaign-gave-up = { $faction } ({ $name }) renunció a una carta de reconocimiento: { $what }.
campaign-kept = { $faction } ({ $name }) conserva: { $what }.
