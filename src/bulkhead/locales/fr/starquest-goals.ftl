### Les objectifs d’une mission en peu de mots, comme les montre la bande au-dessus de la carte.

sq-goal-occupy = { $clear ->
    [none] Finissez un tour avec { $minis ->
            [1] une figurine
           *[other] { $minis } figurines
        } en { $zone }
    [minis] Finissez un tour avec { $minis ->
            [1] une figurine
           *[other] { $minis } figurines
        } en { $zone }, sans figurine extraterrestre
   *[all] Finissez un tour avec { $minis ->
            [1] une figurine
           *[other] { $minis } figurines
        } en { $zone }, sans extraterrestre
}
sq-goal-eliminate = { $first ->
    [yes] Éliminez le premier parmi : { $figures }
   *[no] Éliminez : { $figures }
}
sq-goal-recover = Ramenez dans votre zone d’entrée : { $what }
sq-goal-destroy = Détruisez : { $what }
sq-goal-arm = Armez une charge ici : { $what }
sq-goal-hold = À posséder à la fin : { $what }
sq-goal-hold-all = À porter ensemble en { $zone } : { $what }
sq-goal-majority = { $measure ->
    [lp] Le plus de points de vie { $board ->
            [yes] sur le plateau { $area }
           *[no] en { $area }
        } à la fin
   *[minis] Le plus de figurines { $board ->
            [yes] sur le plateau { $area }
           *[no] en { $area }
        } à la fin
}
sq-goal-search = { $rooms ->
            [1] Fouillez une salle
           *[other] Fouillez { $rooms } salles
        }
sq-goal-stand = Finissez une activation, sans extraterrestre en vue et sans attaquer, ici : { $what }
sq-goal-kill-count = { $count ->
    [1] Éliminez une de ces figurines : { $figures }
   *[other] Éliminez { $count } de ces figurines : { $figures }
}
sq-goal-leave-most = Faites sortir le plus de figurines, au moins { $least }
sq-goal-damage-most = Ôtez le plus de points de vie, au moins { $least } : { $figures }
sq-goal-clear-board = Aucun extraterrestre sur le plateau { $board } à la fin de la manche { $round }
