### La mesa de Heroes: lo que dicen los botones fijos, y los dados cuando se paran.

web-heroes-they = { $name }: { $what }
web-heroes-roll-first = Primero lanza los dados.
web-heroes-go-how = Pulsa un héroe en el tablero o en la lista, y después lo que debe hacer.
web-heroes-go-nothing = No queda nada por hacer
web-heroes-move-all =
    { $count ->
        [one] Mover el que queda
       *[other] Mover los { $count }
    }
web-heroes-draft-wait = Los dos ejércitos se muestran cuando el otro también está completo.
web-heroes-place-who = Elige un héroe
web-heroes-place-where = { $hero }: elige una casilla
web-heroes-place-hero = Primero elige el héroe que va ahí.
web-heroes-place-row = Los héroes se despliegan en las casillas numeradas de tu primera fila.
web-heroes-square-nothing = Ahí no hay nadie, y el héroe elegido no puede ir.
web-heroes-square-choose = Ahí no hay nadie. Primero elige el héroe que actúa.
web-heroes-save-needs = { $hero }: se queda con { $needed } o más
web-heroes-save-told =
    { $stayed ->
        [yes] { $hero } se queda
       *[no] { $hero } retrocede
    }
web-heroes-bust-who =
    { $you ->
        [yes] ¡Pifia!
       *[no] { $name } la pifia
    }
web-heroes-key-all = hacer todos los movimientos de la combinación elegida
web-heroes-key-card = la carta del héroe de esta casilla

## El final

web-heroes-over-rule = Tres héroes al otro lado y el tanteo más alto al final del propio turno.
web-heroes-end-decided = Lo que lo decidió
web-heroes-end-swing =
    { $you ->
        [yes] El mayor vuelco llegó en el turno { $turn }: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } a tu favor.
       *[no] El mayor vuelco llegó en el turno { $turn }: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } a favor de { $name }.
    }
web-heroes-end-busts =
    { $you ->
        [yes] La pifiaste { $busts ->
            [one] una vez
           *[other] { $busts } veces
        } y perdiste { $lost ->
            [one] una combinación
           *[other] { $lost } combinaciones
        }.
       *[no] { $name } la pifió { $busts ->
            [one] una vez
           *[other] { $busts } veces
        } y perdió { $lost ->
            [one] una combinación
           *[other] { $lost } combinaciones
        }.
    }
web-heroes-end-driven =
    { $you ->
        [yes] Los ataques hicieron retroceder a tus héroes { $spaces ->
            [one] una casilla
           *[other] { $spaces } casillas
        }.
       *[no] Retrocesos por ataques, { $name }: { $spaces ->
            [one] una casilla
           *[other] { $spaces } casillas
        }.
    }
web-heroes-end-causes = De dónde salen los puntos
web-heroes-end-cause = Causa
web-heroes-end-moved = Casillas avanzadas
web-heroes-end-back = Retrocesos por ataques
web-heroes-end-doubled = Puntos doblados por Inspirar
web-heroes-end-all-outs = Veces a tope
web-heroes-end-busts-row = Pifias
web-heroes-end-lost = Combinaciones perdidas
web-heroes-end-share = Compartir imagen
web-heroes-end-picture = Heroes · Bulkhead

## Replays

web-replay-finished = Tus partidas acabadas
web-replay-finished-none = Aquí aparecen las partidas que acabas, para volver a verlas.

## How far a range reaches

web-heroes-range-melee = la casilla de delante o de detrás
web-heroes-range-short = cualquier casilla de su columna
web-heroes-range-medium = su columna y las de al lado
web-heroes-range-long = cualquier casilla del tablero
web-heroes-range-reaches = Alcance: { $range } ({ $where })
