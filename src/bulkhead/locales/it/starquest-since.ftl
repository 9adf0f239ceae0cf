### Quello che gli altri hanno fatto dopo l'ultimo turno di chi gioca.

web-sq-since = Dal tuo ultimo turno
web-sq-since-first = Prima del tuo turno
web-sq-since-play = Rivedi
web-sq-since-stop = Ferma
web-sq-since-away = Chiudi
web-sq-since-quiet = { $others ->
    [yes] { $count ->
        [one] Un’altra mossa
       *[other] Altre { $count } mosse
    }
   *[no] { $count ->
        [one] Una mossa tranquilla
       *[other] { $count } mosse tranquille
    }
}
