### Los objetivos de una misión en pocas palabras, como los muestra la franja sobre el mapa.

sq-goal-occupy = { $clear ->
    [none] Acaba un turno con { $minis ->
            [one] una miniatura
           *[other] { $minis } miniaturas
        } en { $zone }
    [minis] Acaba un turno con { $minis ->
            [one] una miniatura
           *[other] { $minis } miniaturas
        } en { $zone }, sin miniaturas alienígenas
   *[all] Acaba un turno con { $minis ->
            [one] una miniatura
           *[other] { $minis } miniaturas
        } en { $zone }, sin alienígenas
}
sq-goal-eliminate = { $first ->
    [yes] Elimina al primero de estos: { $figures }
   *[no] Elimina: { $figures }
}
sq-goal-recover = Lleva a tu zona de entrada: { $what }
sq-goal-destroy = Destruye: { $what }
sq-goal-arm = Arma una carga aquí: { $what }
sq-goal-hold = Tenlo en tu poder al final: { $what }
sq-goal-hold-all = Llévalo todo contigo a { $zone }: { $what }
sq-goal-majority = { $measure ->
    [lp] Más puntos de vida que nadie { $board ->
            [yes] en el tablero { $area }
           *[no] en { $area }
        } al final
   *[minis] Más miniaturas que nadie { $board ->
            [yes] en el tablero { $area }
           *[no] en { $area }
        } al final
}
sq-goal-search = { $rooms ->
            [one] Registra una sala
           *[other] Registra { $rooms } salas
        }
sq-goal-stand = Acaba aquí una activación, sin ver alienígenas ni atacar: { $what }
sq-goal-kill-count =
    { $count ->
        [one] Elimina uno de estos: { $figures }
       *[other] Elimina { $count } de estos: { $figures }
    }
sq-goal-leave-most = Saca más miniaturas que nadie, al menos { $least }
sq-goal-damage-most = Quita más puntos de vida que nadie, al menos { $least }: { $figures }
sq-goal-clear-board = Sin alienígenas en el tablero { $board } al acabar la ronda { $round }
