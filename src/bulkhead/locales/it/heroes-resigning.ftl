### Abbandonare un incontro di Heroes: il comando, la domanda che lo precede e come si racconta la fine.
### `$you` vale yes quando chi legge è il giocatore che abbandona.

heroes-do-resign = Abbandona l’incontro
heroes-event-resigned =
    { $you ->
        [yes] Hai abbandonato: vince { $other }.
       *[no] { $who } ha abbandonato: vince { $other }.
    } Punteggio finale: { $who1 } { $score1 }, { $who2 } { $score2 }.

web-heroes-resign = Abbandona…
web-heroes-resign-title = Vuoi abbandonare?
web-heroes-resign-what =
    { $games ->
        [one] { $name } vince la partita. Non si può tornare indietro.
       *[other] { $name } vince l’intero incontro, qualunque sia la somma dei punteggi. Non si può tornare indietro.
    }
web-heroes-resign-yes = Abbandona
web-heroes-resign-no = Continua a giocare
web-heroes-resigned =
    { $you ->
        [yes] Hai abbandonato
       *[no] { $name } ha abbandonato
    }
web-heroes-resigned-what =
    { $you ->
        [yes] La vittoria è tua
       *[no] Vince { $name }
    }
web-heroes-resigned-why =
    { $you ->
        [yes] Hai abbandonato: il punteggio non conta più.
       *[no] { $name } ha abbandonato: il punteggio non conta più.
    }
web-after-headline-resigned =
    { $how ->
        [won] Hai vinto: { $loser } ha abbandonato
        [lost] Vince { $name }: hai abbandonato
       *[watched] Vince { $name }: { $loser } ha abbandonato
    }
