### Rendirse en un encuentro de Heroes: la orden, la pregunta que la precede y cómo se cuenta el final.
### `$you` es yes cuando quien lee es el jugador que se rinde.

heroes-do-resign = Rendirse
heroes-event-resigned =
    { $you ->
        [yes] Te has rendido: gana { $other }.
       *[no] { $who } se ha rendido: gana { $other }.
    } Tanteo final: { $who1 } { $score1 }, { $who2 } { $score2 }.

web-heroes-resign = Rendirse…
web-heroes-resign-title = ¿Te rindes?
web-heroes-resign-what =
    { $games ->
        [one] { $name } gana la partida. No se puede deshacer.
       *[other] { $name } gana todo el encuentro, sumen lo que sumen los tanteos. No se puede deshacer.
    }
web-heroes-resign-yes = Rendirse
web-heroes-resign-no = Seguir jugando
web-heroes-resigned =
    { $you ->
        [yes] Te has rendido
       *[no] { $name } se ha rendido
    }
web-heroes-resigned-what =
    { $you ->
        [yes] La victoria es tuya
       *[no] Gana { $name }
    }
web-heroes-resigned-why =
    { $you ->
        [yes] Te has rendido: eso lo decide, sea cual sea el tanteo.
       *[no] { $name } se ha rendido: eso lo decide, sea cual sea el tanteo.
    }
web-after-headline-resigned =
    { $how ->
        [won] Has ganado: { $loser } se ha rendido
        [lost] Gana { $name }: te has rendido
       *[watched] Gana { $name }: { $loser } se ha rendido
    }
