### Ce que les autres ont fait depuis le dernier tour de qui joue.

web-sq-since = Depuis votre dernier tour
web-sq-since-first = Avant votre tour
web-sq-since-play = Revoir
web-sq-since-stop = Arrêter
web-sq-since-away = Masquer
web-sq-since-quiet =
    { $others ->
        [yes]
            { $count ->
                [1] Un autre coup
               *[other] { $count } autres coups
            }
       *[no]
            { $count ->
                [1] Un coup sans éclat
               *[other] { $count } coups sans éclat
            }
    }
