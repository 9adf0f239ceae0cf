### Campañas: el archivo de una campaña, lo que dejan las misiones y lo que se decide entre una y otra.

## Preparar y jugar

campaign-no-mission = La campaña o misión «{ $mission }» no existe; disponibles: { $known }.
campaign-mission-twice = La misión «{ $mission }» aparece dos veces; en una campaña cada misión se juega una sola vez.
campaign-own-option = La opción «{ $option }» la fija la propia campaña; solo se pueden elegir reglas de la casa.
campaign-over = La campaña de { $file } ha terminado: se han jugado todas sus misiones.
campaign-in-mission = La misión «{ $mission }» ya ha empezado: termínala primero o deshazla con undo-last.
campaign-no-mission-begun = No se ha empezado ninguna misión de la campaña de { $file }.
campaign-not-over = La misión «{ $mission }» aún no ha terminado.
campaign-nothing-to-undo = No se ha jugado ninguna misión de la campaña de { $file }: no hay nada que deshacer.
campaign-other-match = { $file } no es la partida de la misión empezada: los dados o los jugadores son otros.
campaign-other-records = { $file } no empezó con los rangos, las cartas y las reglas de esta campaña.
campaign-other-version = { $file } se jugó con la versión { $rules } de las reglas, y la campaña está en la versión { $known }.
campaign-same-rules = La campaña de { $file } está en la versión { $rules } de las reglas, y este programa tiene la versión { $known }: no hay una posterior a la que pasar.

## El archivo

campaign-taken = «{ $file }» ya existe; elige otro nombre.
campaign-no-file = El archivo «{ $file }» no existe.
campaign-file-trouble = { $file }: { STOP($detail) }
campaign-file-gone = El archivo de la misión, «{ $file }», ya no está; vuelve a ponerlo o deshaz la misión con undo-last.
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

campaign-left-blips = { $faction }: más blips: { $tokens }.
campaign-left-specials = Más fichas especiales: { $tokens }.
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
campaign-left-dock = { $faction }: elige primero la zona de entrada.
campaign-left-given = Cada escuadra lleva además: { $thing } (× { $count }).
campaign-left-rounds =
    { $rounds ->
        [one] La misión dura una ronda.
       *[other] La misión dura { $rounds } rondas.
    }
campaign-left-late = Ninguna ficha especial antes de la ronda { $round }.
campaign-left-structure =
    { $thing }: { $count ->
        [one] un punto de vida
       *[other] { $count } puntos de vida
    }.
campaign-left-life =
    { $thing }: solo { $count ->
        [one] un punto de vida
       *[other] { $count } puntos de vida
    }.
campaign-left-mounts =
    { $count ->
        [one] { $thing }: un arma menos.
       *[other] { $thing }: { $count } armas menos.
    }
campaign-left-look =
    { $faction }: { $when ->
        [once] en su primer sondeo
       *[always] en cada sondeo
    } mira { $count ->
        [one] una ficha boca abajo
       *[other] { $count } fichas boca abajo
    }{ $which ->
        [theirs] { " " }({ $of })
       *[any] { "" }
    }.

## Lo que se decidió para las misiones siguientes

campaign-bought = { $faction } ({ $name }), comprado con Sellos: { STOP($what) }
campaign-studied = { $faction } ({ $name }): el psíquico estudia { $what }.
campaign-gave-up = { $faction } ({ $name }), carta de reconocimiento descartada: «{ $what }».
campaign-kept = { $faction } ({ $name }), cartas conservadas: { STOP($what) }
