### Heroes en la mesa: qué ha pasado, qué se puede hacer, qué se pregunta y por qué se rechaza algo.
### `$you` es yes cuando quien lee es el jugador del que habla la frase. Los dados llegan como texto: [6][3].
### Los tanteos empiezan por el primer asiento. Un rechazo calla la regla, porque su cláusula se muestra al lado.

## Qué ha pasado

heroes-event-game-began =
    Empieza la partida { $number }: { $face ->
        [0] { "" }
       *[other] el dado muestra { $dice }, así que{ " " }
    }{ $you ->
        [yes] elegir y desplegar te toca primero a ti.
       *[no] elegir y desplegar le toca primero a { $who }.
    }
heroes-event-picked =
    { $you ->
        [yes] Has elegido a { $hero } para tu ejército.
       *[no]
            { $hidden ->
                [yes] { $who } ha elegido un héroe en secreto.
               *[no] { $who } ha elegido a { $hero }.
            }
    }
heroes-you = tú
heroes-event-armies-shown = Estos son los ejércitos: { $who1 } con { $army1 }; { $who2 } con { $army2 }.
heroes-event-placed =
    { $you ->
        [yes] Has desplegado a { $hero } en la columna { $column }.
       *[no] { $who } ha desplegado a { $hero } en su columna { $column }.
    }
heroes-event-turn-began =
    { $you ->
        [yes]
            { $extra ->
                [yes] Turno { $turn }: tienes un turno extra.
               *[no] Turno { $turn }: te toca.
            }
       *[no]
            { $extra ->
                [yes] Turno { $turn }: { $who } tiene un turno extra.
               *[no] Turno { $turn }: le toca a { $who }.
            }
    }
heroes-event-rolled =
    { $you ->
        [yes] Has sacado
       *[no] { $who } ha sacado
    } { $holding ->
        [yes] { $dice }, dejando { $held } en la mesa.
       *[no] { $dice }.
    }
heroes-event-put-aside =
    { $you ->
        [yes] Has apartado: { $rolls }.
       *[no] { $who } ha apartado: { $rolls }.
    }
heroes-event-went-bust =
    { $you ->
        [yes] La has pifiado
       *[no] { $who } la ha pifiado
    } { $lost ->
        [0] a la primera tirada.
        [one] y se pierde la combinación apartada.
       *[other] y se pierden { $lost } combinaciones apartadas.
    }
heroes-event-went-all-out =
    { $you ->
        [yes] Los seis dados están apartados: ¡estás a tope! Actúas ahora y después juegas otro turno.
       *[no] Los seis dados están apartados: { $who } está a tope, actúa ahora y después juega otro turno.
    }
heroes-event-actions-began =
    { $you ->
        [yes] Has dejado de tirar y tienes
       *[no] { $who } ha dejado de tirar y tiene
    } { $count ->
        [one] una Acción de Batalla: { $rolls }.
       *[other] { $count } Acciones de Batalla: { $rolls }.
    }
heroes-event-moved =
    { $you ->
        [yes] Has movido a { $hero } en la columna { $column },
       *[no] { $who } ha movido a { $hero } en su columna { $column },
    } { $advance ->
        [one] a una casilla del despliegue
       *[other] a { $advance } casillas del despliegue
    }{ $passed ->
        [yes] , con la vocoemisión prioritaria.
       *[no] .
    }
heroes-event-attacked =
    { $you ->
        [yes]
            { $weapon ->
                [shoot] Tu { $hero } ha disparado a un héroe enemigo.
                [cut-down] Tu { $hero } ha intentado abatir a un héroe enemigo.
                [scythe] Tu { $hero } ha segado apuntando a la fila { $row }.
               *[armour] Tu { $hero } ha atacado al héroe enemigo que tiene delante.
            }
       *[no]
            { $weapon ->
                [shoot] { $hero } ({ $who }) ha disparado a un héroe del otro ejército.
                [cut-down] { $hero } ({ $who }) ha intentado abatir a un héroe del otro ejército.
                [scythe] { $hero } ({ $who }) ha segado apuntando a la fila { $row } contada desde su lado.
               *[armour] { $hero } ({ $who }) ha atacado al héroe que tiene delante.
            }
    }
heroes-event-saved =
    { $you ->
        [yes] Tu { $hero }
       *[no] { $hero } ({ $who })
    } { $stayed ->
        [yes] ha superado la tirada de salvación con { $dice } y se queda donde está: necesitaba { $needed } o más.
       *[no] ha fallado la tirada de salvación con { $dice }: necesitaba { $needed } o más.
    }
heroes-event-retreated =
    { $you ->
        [yes] Tu { $hero }
       *[no] { $hero } ({ $who })
    } ha retrocedido { $spaces ->
        [one] una casilla
       *[other] { $spaces } casillas
    } y ahora está { $advance ->
        [0] otra vez en su casilla de despliegue.
        [one] a una casilla del despliegue.
       *[other] a { $advance } casillas del despliegue.
    }
heroes-event-unaffected =
    { $you ->
        [yes] Tu { $hero } está en su casilla de despliegue: el ataque no tiene efecto.
       *[no] { $hero } ({ $who }) está en su casilla de despliegue: el ataque no tiene efecto.
    }
heroes-event-turn-ended =
    { $you ->
        [yes] Terminas tu turno
       *[no] { $who } termina su turno
    }{ $unspent ->
        [0] .
        [one] , con una combinación sin gastar.
       *[other] , con { $unspent } combinaciones sin gastar.
    } Tanteo actual: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-won =
    { $you ->
        [yes] ¡Has ganado la partida!
       *[no] { $who } ha ganado la partida.
    } Tanteo final: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-drawn =
    { $turns ->
        [one] Un turno sin que nadie gane:
       *[other] { $turns } turnos sin que nadie gane:
    } se ha llegado al límite y la partida es un empate. Tanteo final: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-match-ended =
    { $draw ->
        [yes] El encuentro acaba en empate.
       *[no] { $you ->
            [yes] ¡Has ganado el encuentro!
           *[no] { $who } ha ganado el encuentro.
        }
    } Suma de los tanteos: { $who1 } { $score1 }, { $who2 } { $score2 }.

## Qué se puede hacer

heroes-scoring-roll = { $kind } { $dice }
heroes-do-pick = Elegir a { $hero }
heroes-do-place = Desplegar a { $hero } en la columna { $column }
heroes-do-roll = Lanzar los seis dados (riesgo de pifiarla: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
heroes-do-keep =
    Apartar { $rolls } { $left ->
        [0] (los seis dados: ¡a tope!)
        [one] (queda un dado)
       *[other] (quedan { $left } dados)
    }
heroes-do-push =
    Tentar la suerte con { $holding ->
        [yes] { $dice }, dejando { $held }
       *[no] { $dice }
    } { $bust ->
        [0] (no puedes pifiarla)
       *[other] (riesgo de pifiarla: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-act =
    { $count ->
        [one] Dejar de tirar y ejecutar una Acción de Batalla: { $rolls }
       *[other] Dejar de tirar y ejecutar { $count } Acciones de Batalla: { $rolls }
    }
heroes-do-move =
    Mover a { $hero } en la columna { $column }, { $advance ->
        [one] a una casilla del despliegue
       *[other] a { $advance } casillas del despliegue
    }{ $passed ->
        [yes] , con el movimiento que cede { $vox }
       *[no] { "" }
    }
heroes-do-attack =
    { $weapon ->
        [shoot] Disparar con { $hero }: { $victims }
        [cut-down] Abatir con { $hero }: { $victims }
        [scythe]
            Segar con { $hero }, apuntando a la fila { $row } de { $rows }: { $count ->
                [0] no alcanza a nadie
               *[other] { $victims }
            }
       *[armour] Atacar con { $hero }: { $victims }
    }
heroes-victim =
    { $side ->
        [own] tu { $hero }
       *[enemy] { $hero }
    } { $chance ->
        [0] (sin efecto en su casilla de despliegue)
       *[other] (retrocede: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-done = No hacer más movimientos con esta combinación
heroes-do-stop =
    { $unspent ->
        [0] Terminar el turno
        [one] Terminar el turno, con una combinación sin gastar
       *[other] Terminar el turno, con { $unspent } combinaciones sin gastar
    }

## Qué hay en la mesa

heroes-dice-aside = Combinaciones ya apartadas: { $rolls }.
heroes-dice-rolled = En la mesa: { $dice }.
heroes-dice-held = Dejados en la mesa antes de tirar: { $dice }.

## Qué se pregunta

heroes-ask-draft = ¿Qué héroe eliges para tu ejército?
heroes-ask-place = ¿Qué héroe despliegas y en qué columna?
heroes-ask-roll = Tu turno empieza con una Tirada de Batalla: ¿lanzas los dados?
heroes-ask-keep = ¿Qué combinaciones apartas?
heroes-ask-push = ¿Tientas la suerte, y con qué dados, o actúas?
heroes-ask-act = ¿Qué Acción de Batalla ejecutas?
heroes-ask-march = ¿Qué otro movimiento haces con esta combinación?

## Por qué no: en cualquier momento

heroes-no-game-over = La partida ha terminado: ya no hay nada que decidir.
heroes-no-not-your-turn = Ahora no decides tú: el juego espera a { $who }.
heroes-no-wrong-phase = Ahora no puedes hacer eso: la fase en curso es «{ $phase }».
heroes-no-such-column = La columna { $column } no existe: las columnas van de la 1 a la 5.
heroes-no-such-row = La fila { $row } no existe: las filas van de la 1 a la { $rows }.
heroes-no-such-roll = «{ $roll }» no es una combinación.

## Por qué no: elegir y desplegar

heroes-no-such-hero = El héroe «{ $hero }» no existe.
heroes-no-hero-twice = { $hero } ya está en tu ejército.
heroes-no-not-in-collection = { $hero } no está en tu colección.
heroes-no-not-in-hand = { $hero } no es uno de los héroes que aún te quedan por desplegar.
heroes-no-space-taken = En tu casilla de despliegue { $column } ya hay un héroe.

## Por qué no: los dados

heroes-no-keep-nothing = Tienes que apartar al menos una combinación.
heroes-no-keep-order = Las combinaciones se tienen que escribir en un orden fijo, aquí: { $rolls }.
heroes-no-dice-missing = No tienes todos esos dados: los de la mesa muestran { $dice }.
heroes-no-nothing-new = Hace falta algo nuevo: lo que apartas después de tentar la suerte tiene que usar dados recién lanzados, que son { $dice }.
heroes-no-push-nothing = Para tentar la suerte tienes que volver a lanzar al menos un dado.

## Por qué no: las Acciones de Batalla

heroes-no-roll-not-aside = No tienes apartada esta combinación, o ya no te queda: { $roll }.
heroes-no-nothing-to-finish = No hay movimientos que terminar: «done» cierra los de una combinación que has empezado a gastar.
heroes-no-finish-first = Termina antes esta combinación, con sus otros movimientos o con «done»: { $roll }.
heroes-no-six-moves-nobody = Un Seis de la Suerte no puede mover a nadie: paga un ataque.
heroes-no-move-without-roll = Indica qué combinación paga el movimiento, por ejemplo «66 move 3».
heroes-no-not-this-column = { $hero }, en la columna { $column }, no tiene movimientos, o ya no le quedan, de esta combinación: { $roll }.
heroes-no-vox = { $hero } no tiene vocoemisión prioritaria y no puede ceder su movimiento.
heroes-no-vox-blocked = { $hero } no puede avanzar, así que no tiene ningún movimiento que ceder.
heroes-no-blocked = { $hero } no puede avanzar: en la casilla que tiene delante hay un héroe enemigo.
heroes-no-attack-needs-six = Este ataque cuesta un Seis de la Suerte y no se puede pagar con esta combinación: { $roll }.
heroes-no-attack-from-set-up = { $hero } está en su casilla de despliegue y desde ahí no puede atacar.
heroes-no-enemy-adjacent =
    { $spaces ->
        [one] { $hero } no tiene un héroe enemigo al lado: entre los dos hay una casilla vacía.
       *[other] { $hero } no tiene un héroe enemigo al lado: entre los dos hay { $spaces } casillas vacías.
    }
heroes-no-such-equipment = { $hero } no tiene «{ $weapon }» en su carta.
heroes-no-wrong-roll = Para { $hero }, el precio de «{ $weapon }» es: { $price }. No se puede pagar con esta combinación: { $roll }.
heroes-no-out-of-range = Esa casilla está fuera del alcance de { $hero } para «{ $weapon }» (alcance: { $range }).
heroes-no-own-hero = { $hero } es uno de tus héroes, y «{ $weapon }» solo puede atacar a héroes enemigos.
heroes-no-empty-space = En esa casilla no hay nadie, y «{ $weapon }» necesita un héroe enemigo en ella.

## Textos sin sentido: órdenes y probabilidades

heroes-command-unreadable = «{ $text }» no es una orden que el juego entienda; entendería «keep 6 345», «push 114» o «66 move 3».
heroes-command-no-scoring-roll = En «{ $text }», «{ $roll }» no es una combinación.
heroes-odds-dice = En una Tirada de Batalla se lanzan de 1 a { $most } dados, no { $dice }.
heroes-odds-face = Un dado muestra un número del 1 al 6, no { $face }.
heroes-odds-too-many = Solo se pueden dejar dados en la mesa cuando hay otros apartados: entre lanzados y dejados pueden ser { $most } como máximo, no { AND($dice, $held) }.

## Textos sin sentido: opciones y cartas

heroes-option-unknown-hero = Opción «{ $option }»: el héroe «{ $hero }» no existe; disponibles: { $known }.
heroes-option-hero-twice = Opción «{ $option }»: el héroe «{ $hero }» aparece más de una vez.
heroes-option-collection-small =
    { $count ->
        [one] Opción «{ $option }»: una colección tiene al menos { $least } héroes, y esta solo tiene uno.
       *[other] Opción «{ $option }»: una colección tiene al menos { $least } héroes, y esta solo tiene { $count }.
    }
heroes-cards-too-few =
    { $count ->
        [0] { $file }: hacen falta al menos { $least } héroes, cada uno en una tabla [[hero]], y no hay ninguno.
        [one] { $file }: hacen falta al menos { $least } héroes, cada uno en una tabla [[hero]], y solo hay uno.
       *[other] { $file }: hacen falta al menos { $least } héroes, cada uno en una tabla [[hero]], y solo hay { $count }.
    }

## Textos sin sentido: posiciones
# Los nombres de los campos y de las fases se escriben como están en la línea.

heroes-position-fields =
    { $count ->
        [0] Una posición tiene { $needed } campos separados por espacios, pero esta línea está vacía; los campos son: { $fields }.
        [one] Una posición tiene { $needed } campos separados por espacios, pero esta línea tiene uno; los campos son: { $fields }.
       *[other] Una posición tiene { $needed } campos separados por espacios, pero esta línea tiene { $count }; los campos son: { $fields }.
    }
heroes-position-bad-field = Posición, campo «{ $field }»: «{ $value }» no se entiende o no vale ahí.
heroes-position-unknown-hero = Posición, campo «{ $field }»: el héroe «{ $hero }» no existe.
heroes-position-hero-twice = Posición, campo «{ $field }»: en «{ $value }» un héroe aparece más de una vez.
heroes-position-not-owned = Posición, campo «{ $field }»: «{ $hero }» no está en la colección de este jugador.
heroes-position-too-far = Posición, campo «{ $field }»: los dos héroes que se enfrentan en la columna { $column } han avanzado más de lo que cabe en ella.
heroes-position-army-missing = Posición, campo «{ $field }»: en la fase «{ $phase }» los dos ejércitos deben estar completos en el campo.
heroes-position-dice = Posición, campo «{ $field }»: los dados apartados y los de la mesa no encajan con la fase «{ $phase }».
heroes-position-bust = Posición, campo «{ $field }»: con estos dados la pifias, así que en la fase «{ $phase }» no hay nada que apartar.
heroes-position-not-in-phase = Posición, campo «{ $field }»: no concuerda con el resto de la línea en la fase «{ $phase }».
heroes-position-winner = Posición, campo «{ $field }»: la partida de este campo de batalla no terminó como dice «{ $value }».
