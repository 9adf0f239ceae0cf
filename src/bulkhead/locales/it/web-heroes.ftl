### Il tavolo di Heroes: che cosa dicono i pulsanti fissi, e i dadi quando si fermano.

web-heroes-they = { $name }: { $what }
web-heroes-roll-first = Prima tira i dadi.
web-heroes-go-how = Premi un eroe sul campo o nell’elenco, poi scegli che cosa fa.
web-heroes-go-nothing = Non resta niente da fare
web-heroes-move-all =
    { $count ->
        [one] Muovilo
       *[other] Muovi tutti e { $count }
    }
web-heroes-draft-wait = Le due armate si mostrano quando anche l’altra è completa.
web-heroes-place-who = Scegli un eroe
web-heroes-place-where = { $hero }: scegli uno spazio
web-heroes-place-hero = Prima scegli l’eroe da mettere lì.
web-heroes-place-row = Schiera i tuoi eroi negli spazi numerati della riga più vicina a te.
web-heroes-square-nothing = Lì non c’è nessuno, e l’eroe scelto non può andarci.
web-heroes-square-choose = Lì non c’è nessuno. Prima scegli l’eroe che agisce.
web-heroes-save-needs = { $hero }: resta con { $needed } o più
web-heroes-save-told =
    { $stayed ->
        [yes] { $hero } resta
       *[no] { $hero } si ritira
    }
web-heroes-bust-who =
    { $you ->
        [yes] Fallito!
       *[no] { $name } fallisce
    }
web-heroes-key-all = fare tutti i movimenti del tiro scelto
web-heroes-key-card = la carta dell’eroe in questo spazio

## La fine

web-heroes-over-rule = Tre eroi oltre la linea e il punteggio più alto, alla fine del proprio turno.
web-heroes-end-decided = Che cosa ha deciso
web-heroes-end-swing =
    { $you ->
        [yes] La svolta: hai guadagnato { $points ->
            [one] un punto
           *[other] { $points } punti
        } sull’avversario nel turno { $turn }.
       *[no] La svolta: { $name } ha guadagnato { $points ->
            [one] un punto
           *[other] { $points } punti
        } sull’avversario nel turno { $turn }.
    }
web-heroes-end-busts =
    { $you ->
        [yes] Hai fallito { $busts ->
            [one] una volta
           *[other] { $busts } volte
        } e perso { $lost ->
            [one] un tiro vincente
           *[other] { $lost } tiri vincenti
        }.
       *[no] { $name } ha fallito { $busts ->
            [one] una volta
           *[other] { $busts } volte
        } e perso { $lost ->
            [one] un tiro vincente
           *[other] { $lost } tiri vincenti
        }.
    }
web-heroes-end-driven =
    { $you ->
        [yes] Gli attacchi hanno respinto i tuoi eroi di { $spaces ->
            [one] uno spazio
           *[other] { $spaces } spazi
        }.
       *[no] { $name }: gli attacchi hanno respinto i suoi eroi di { $spaces ->
            [one] uno spazio
           *[other] { $spaces } spazi
        }.
    }
web-heroes-end-causes = Da dove vengono i punti
web-heroes-end-cause = Causa
web-heroes-end-moved = Spazi percorsi
web-heroes-end-back = Spazi persi per gli attacchi
web-heroes-end-doubled = Raddoppio con ispirare
web-heroes-end-all-outs = Volte al massimo
web-heroes-end-busts-row = Fallimenti
web-heroes-end-lost = Tiri vincenti persi
web-heroes-end-share = Condividi un’immagine
web-heroes-end-picture = Heroes · Bulkhead

## Replays

web-replay-finished = Le tue partite finite
web-replay-finished-none = Qui trovi le partite che finisci, da rivedere.

## How far a range reaches

web-heroes-range-melee = lo spazio davanti o dietro
web-heroes-range-short = ogni spazio della sua colonna
web-heroes-range-medium = la sua colonna e quelle accanto
web-heroes-range-long = ogni spazio del campo
web-heroes-range-reaches = Gittata { $range }: { $where }
