### Lo que los demás han hecho desde el último turno de quien juega.

web-sq-since = Desde tu último turno
web-sq-since-first = Antes de tu turno
web-sq-since-play = Verlo otra vez
web-sq-since-stop = Parar
web-sq-since-away = Ocultar
web-sq-since-quiet = { $others ->
    [yes] { $count ->
        [one] Otro movimiento
       *[other] Otros { $count } movimientos
    }
   *[no] { $count ->
        [one] Un movimiento sin novedad
       *[other] { $count } movimientos sin novedad
    }
}
