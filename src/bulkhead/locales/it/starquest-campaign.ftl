### Le campagne di Starquest nel browser.

## La fine di una missione, passo per passo

web-sq-closing = La fine della missione
web-sq-closing-step = Passo { $step } di { $steps }
web-sq-closing-awards = Premi della missione
web-sq-closing-cards = Carte mostrate, missioni segrete
web-sq-closing-points = Punti finali
web-sq-closing-seals = Sigilli d’Onore
web-sq-closing-ranks = Promozioni e capi caduti
web-sq-closing-psionics = Studi degli psionici
web-sq-closing-keep = Carte ricognizione da conservare
web-sq-closing-purchases = Che cosa comprano i Sigilli
web-sq-closing-nothing = Niente, questa volta.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] { $who } sceglie l’arte che lo psionico studia.
        [keep] { $who } decide quali carte scartare.
       *[purchases] { $who } decide che cosa comprare con i Sigilli.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Poi { $who }: i gradi più alti scelgono per primi.
       *[no] Poi { $who }.
    }
web-sq-closing-item-points = { $points } punti
web-sq-closing-item-shown = mostra { $card }
web-sq-closing-item-won = vince la missione
web-sq-closing-item-seals =
    { $seals ->
        [one] un Sigillo, ora { $total }
       *[other] { $seals } Sigilli, ora { $total }
    }
web-sq-closing-item-promoted = promozione: ora { $rank }
web-sq-closing-item-demoted = capo ucciso: scende a { $rank } e perde tutti i Sigilli
web-sq-closing-item-mourned = capo ucciso: perde tutti i Sigilli
web-sq-closing-item-art = lo psionico studia { $what }
web-sq-closing-item-give-up = scarta { $what }
web-sq-closing-item-bought = paga per: { $what }
web-sq-closing-stake-psionics = È sopravvissuto a tre missioni di fila. Dalla prossima prende una carta psichica in più, dell’arte che studia; finché lo studio non è completo l’arte resta quella.
web-sq-closing-stake-keep = Ciò che conservi è nella tua mano all’inizio della prossima missione. Gli altri sanno solo quante carte sono.
web-sq-closing-stake-purchases = Chi paghi si unisce a te dalla prossima missione e resta finché non viene ucciso. Puoi avere un solo rinforzo alla volta.
web-sq-closing-have = Hai
web-sq-closing-art = Una sua carta in più, dalla prossima missione.
web-sq-closing-figure = Rinforzo. Armatura { $armour }, vita { $life }, movimento { $move }.
web-sq-closing-psionic = Psionico con quattro carte psichiche. Armatura { $armour }, vita { $life }, movimento { $move }.
web-sq-closing-give-up = Scarta: { $card }
web-sq-closing-pass-keep =
    { $count ->
        [one] Conserva questa carta
       *[other] Conserva queste { $count } carte
    }
web-sq-closing-pass-keep-what = Non costano nulla e puoi usarle in qualsiasi missione successiva.
web-sq-closing-pass-purchases = Non comprare nulla
web-sq-closing-pass-purchases-what = I tuoi Sigilli restano ({ $seals }): { $rank } fanno un grado.
web-sq-closing-on = Avanti con la campagna
web-sq-closing-how = Che cosa ha portato la missione
web-sq-camp-seals =
    { $seals ->
        [one] un Sigillo d’Onore
       *[other] { $seals } Sigilli d’Onore
    }
