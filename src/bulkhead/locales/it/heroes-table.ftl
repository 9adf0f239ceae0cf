### Heroes al tavolo: che cosa è successo, che cosa si può fare, che cosa si chiede e perché si rifiuta qualcosa.
### `$you` è yes quando chi legge è il giocatore di cui parla la frase. I dadi arrivano come testo: [6][3].
### I punteggi cominciano dal primo posto. Un rifiuto tace la regola, perché la clausola è mostrata lì accanto.

## Che cosa è successo

heroes-event-game-began =
    Partita { $number }: { $face ->
        [0] { "" }
       *[other] il dado mostra { $dice }, quindi{ " " }
    }{ $you ->
        [yes] cominci tu a scegliere e a schierare.
       *[no] { $who } comincia a scegliere e a schierare.
    }
heroes-event-picked =
    { $you ->
        [yes] Hai scelto { $hero } per la tua armata.
       *[no]
            { $hidden ->
                [yes] { $who } ha scelto un eroe in segreto.
               *[no] { $who } ha scelto { $hero }.
            }
    }
heroes-you = tu
heroes-event-armies-shown = Ecco le armate: { $who1 } con { $army1 }; { $who2 } con { $army2 }.
heroes-event-placed =
    { $you ->
        [yes] Hai schierato { $hero } nella colonna { $column }.
       *[no] { $who } ha schierato { $hero } nella sua colonna { $column }.
    }
heroes-event-turn-began =
    { $you ->
        [yes]
            { $extra ->
                [yes] Turno { $turn }: hai un turno extra.
               *[no] Turno { $turn }: tocca a te.
            }
       *[no]
            { $extra ->
                [yes] Turno { $turn }: { $who } ha un turno extra.
               *[no] Turno { $turn }: tocca a { $who }.
            }
    }
heroes-event-rolled =
    { $you ->
        [yes] Hai tirato
       *[no] { $who } ha tirato
    } { $holding ->
        [yes] { $dice }, lasciando sul tavolo { $held }.
       *[no] { $dice }.
    }
heroes-event-put-aside =
    { $you ->
        [yes] Hai messo da parte: { $rolls }.
       *[no] { $who } ha messo da parte: { $rolls }.
    }
heroes-event-went-bust =
    { $you ->
        [yes] Hai fallito
       *[no] { $who } ha fallito
    } { $lost ->
        [0] al primo tiro.
        [one] e perso il tiro vincente messo da parte.
       *[other] e perso { $lost } tiri vincenti messi da parte.
    }
heroes-event-went-all-out =
    { $you ->
        [yes] Tutti e sei i dadi sono da parte: hai ottenuto il massimo! Agisci subito e poi giochi un altro turno.
       *[no] Tutti e sei i dadi sono da parte: { $who } ha ottenuto il massimo, agisce subito e poi gioca un altro turno.
    }
heroes-event-actions-began =
    { $you ->
        [yes] Hai smesso di tirare e hai
       *[no] { $who } ha smesso di tirare e ha
    } { $count ->
        [one] un’Azione Bellica: { $rolls }.
       *[other] { $count } Azioni Belliche: { $rolls }.
    }
heroes-event-moved =
    { $you ->
        [yes] Hai mosso { $hero } nella colonna { $column },
       *[no] { $who } ha mosso { $hero } nella sua colonna { $column },
    } { $advance ->
        [one] a uno spazio dallo schieramento
       *[other] a { $advance } spazi dallo schieramento
    }{ $passed ->
        [yes] , con il vox prioritario.
       *[no] .
    }
heroes-event-attacked =
    { $you ->
        [yes]
            { $weapon ->
                [shoot] Il tuo eroe { $hero } ha sparato a un eroe nemico.
                [cut-down] Il tuo eroe { $hero } ha cercato di abbattere un eroe nemico.
                [scythe] Il tuo eroe { $hero } ha falciato, mirando alla riga { $row }.
               *[armour] Il tuo eroe { $hero } ha attaccato il nemico che ha davanti.
            }
       *[no]
            { $weapon ->
                [shoot] { $hero } ({ $who }) ha sparato a un eroe dell’altra armata.
                [cut-down] { $hero } ({ $who }) ha cercato di abbattere un eroe dell’altra armata.
                [scythe] { $hero } ({ $who }) ha falciato, mirando alla riga { $row } contata dal suo lato.
               *[armour] { $hero } ({ $who }) ha attaccato l’eroe che ha davanti.
            }
    }
heroes-event-saved =
    { $you ->
        [yes] Il tuo eroe { $hero }
       *[no] { $hero } ({ $who })
    } { $stayed ->
        [yes] ha superato il tiro salvezza con { $dice } e resta dov’è: serviva { $needed } o più.
       *[no] non ha superato il tiro salvezza con { $dice }: serviva { $needed } o più.
    }
heroes-event-retreated =
    { $you ->
        [yes] Il tuo eroe { $hero }
       *[no] { $hero } ({ $who })
    } si ritira { $spaces ->
        [one] di uno spazio
       *[other] di { $spaces } spazi
    } e ora è { $advance ->
        [0] di nuovo nel suo spazio di schieramento.
        [one] a uno spazio dallo schieramento.
       *[other] a { $advance } spazi dallo schieramento.
    }
heroes-event-unaffected =
    { $you ->
        [yes] Il tuo eroe { $hero } è nel suo spazio di schieramento: l’attacco non ha effetto.
       *[no] { $hero } ({ $who }) è nel suo spazio di schieramento: l’attacco non ha effetto.
    }
heroes-event-turn-ended =
    { $you ->
        [yes] Hai finito il turno
       *[no] { $who } ha finito il turno
    }{ $unspent ->
        [0] .
        [one] , con un tiro vincente non speso.
       *[other] , con { $unspent } tiri vincenti non spesi.
    } Punteggio aggiornato: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-won =
    { $you ->
        [yes] Hai vinto la partita!
       *[no] { $who } ha vinto la partita.
    } Punteggio finale: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-drawn =
    { $turns ->
        [one] Un turno senza vincitori:
       *[other] { $turns } turni senza vincitori:
    } il limite è raggiunto e la partita finisce in parità. Punteggio finale: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-match-ended =
    { $draw ->
        [yes] L’incontro finisce in parità.
       *[no] { $you ->
            [yes] Hai vinto l’incontro!
           *[no] { $who } ha vinto l’incontro.
        }
    } Somma dei punteggi: { $who1 } { $score1 }, { $who2 } { $score2 }.

## Che cosa si può fare

heroes-scoring-roll = { $kind } { $dice }
heroes-do-pick = Scegli { $hero }
heroes-do-place = Schiera { $hero } nella colonna { $column }
heroes-do-roll = Tira tutti e sei i dadi (rischio di fallire: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
heroes-do-keep =
    Metti da parte { $rolls } { $left ->
        [0] (tutti e sei i dadi: il massimo!)
        [one] (resta un dado)
       *[other] (restano { $left } dadi)
    }
heroes-do-push =
    Rischia con { $holding ->
        [yes] { $dice }, lasciando { $held }
       *[no] { $dice }
    } { $bust ->
        [0] (non puoi fallire)
       *[other] (rischio di fallire: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-act =
    { $count ->
        [one] Smetti di tirare e svolgi un’Azione Bellica: { $rolls }
       *[other] Smetti di tirare e svolgi { $count } Azioni Belliche: { $rolls }
    }
heroes-do-move =
    Muovi { $hero } nella colonna { $column }, { $advance ->
        [one] a uno spazio dallo schieramento
       *[other] a { $advance } spazi dallo schieramento
    }{ $passed ->
        [yes] { " " }({ $vox } cede il movimento)
       *[no] { "" }
    }
heroes-do-attack =
    { $weapon ->
        [shoot] Spara con { $hero }: { $victims }
        [cut-down] Abbatti con { $hero }: { $victims }
        [scythe]
            Falcia con { $hero }, mirando alla riga { $row } di { $rows }: { $count ->
                [0] non colpisce nessuno
               *[other] { $victims }
            }
       *[armour] Attacca con { $hero }: { $victims }
    }
heroes-victim =
    { $side ->
        [own] il tuo eroe { $hero }
       *[enemy] { $hero }
    } { $chance ->
        [0] (nessun effetto nel suo spazio di schieramento)
       *[other] (si ritira: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-done = Non fare altri movimenti con questo tiro vincente
heroes-do-stop =
    { $unspent ->
        [0] Termina il turno
        [one] Termina il turno, con un tiro vincente non speso
       *[other] Termina il turno, con { $unspent } tiri vincenti non spesi
    }

## Che cosa c’è sul tavolo

heroes-dice-aside = Già messi da parte: { $rolls }.
heroes-dice-rolled = Sul tavolo: { $dice }.
heroes-dice-held = Lasciati sul tavolo prima del tiro: { $dice }.

## Che cosa si chiede

heroes-ask-draft = Quale eroe scegli per la tua armata?
heroes-ask-place = Quale eroe schieri, e in quale colonna?
heroes-ask-roll = Il tuo turno comincia con un tiro Battaglia: tiri i dadi?
heroes-ask-keep = Quali tiri vincenti metti da parte?
heroes-ask-push = Rischi, e con quali dadi, oppure agisci?
heroes-ask-act = Quale Azione Bellica svolgi?
heroes-ask-march = Quale altro movimento fai con questo tiro vincente?

## Perché no: in ogni momento

heroes-no-game-over = La partita è finita, non c’è più nulla da decidere.
heroes-no-not-your-turn = Ora non puoi decidere tu: decide { $who }.
heroes-no-wrong-phase = Ora non puoi farlo: la fase in corso è «{ $phase }».
heroes-no-such-column = La colonna { $column } non esiste: le colonne sono numerate da 1 a 5.
heroes-no-such-row = La riga { $row } non esiste: le righe sono numerate da 1 a { $rows }.
heroes-no-such-roll = «{ $roll }» non è un tiro vincente.

## Perché no: scegliere e schierare

heroes-no-such-hero = L’eroe «{ $hero }» non esiste.
heroes-no-hero-twice = { $hero } è già nella tua armata.
heroes-no-not-in-collection = { $hero } non è nella tua collezione.
heroes-no-not-in-hand = { $hero } non è tra gli eroi che devi ancora schierare.
heroes-no-space-taken = Nel tuo spazio di schieramento { $column } c’è già un eroe.

## Perché no: i dadi

heroes-no-keep-nothing = Devi mettere da parte almeno un tiro vincente.
heroes-no-keep-order = I tiri vincenti si scrivono in un ordine fisso, qui: { $rolls }.
heroes-no-dice-missing = Non hai tutti quei dadi: quelli sul tavolo mostrano { $dice }.
heroes-no-nothing-new = Serve qualcosa di nuovo: ciò che metti da parte dopo aver rischiato deve usare dadi appena tirati, cioè { $dice }.
heroes-no-push-nothing = Per rischiare devi tirare di nuovo almeno un dado.

## Perché no: le Azioni Belliche

heroes-no-roll-not-aside = Non hai, o non hai più, questo tiro vincente da parte: { $roll }.
heroes-no-nothing-to-finish = Non ci sono movimenti da concludere: «done» chiude quelli di un tiro vincente che hai cominciato a spendere.
heroes-no-finish-first = Concludi prima questo tiro vincente, con gli altri suoi movimenti o con «done»: { $roll }.
heroes-no-six-moves-nobody = Un Sei Fortunato non può muovere nessuno: paga un attacco.
heroes-no-move-without-roll = Indica quale tiro vincente paga il movimento, per esempio «66 move 3».
heroes-no-not-this-column = { $hero } nella colonna { $column } non ha movimenti, o non ne ha più, da questo tiro vincente: { $roll }.
heroes-no-vox = { $hero } non ha il vox prioritario e non può cedere il suo movimento.
heroes-no-vox-blocked = { $hero } non può muoversi, quindi non ha un movimento da cedere.
heroes-no-blocked = { $hero } non può muoversi: nello spazio davanti c’è un eroe nemico.
heroes-no-attack-needs-six = Questo attacco costa un Sei Fortunato e non si può pagare con questo tiro vincente: { $roll }.
heroes-no-attack-from-set-up = { $hero } è nel suo spazio di schieramento e da lì non può attaccare.
heroes-no-enemy-adjacent =
    { $spaces ->
        [one] { $hero } non ha un eroe nemico accanto: tra i due c’è uno spazio vuoto.
       *[other] { $hero } non ha un eroe nemico accanto: tra i due ci sono { $spaces } spazi vuoti.
    }
heroes-no-such-equipment = { $hero } non ha «{ $weapon }» sulla sua carta.
heroes-no-wrong-roll = Per { $hero } il prezzo di «{ $weapon }» è: { $price }. Non si può pagare con questo tiro vincente: { $roll }.
heroes-no-out-of-range = { $hero } non arriva fino a quello spazio con «{ $weapon }» (gittata: { $range }).
heroes-no-own-hero = { $hero } è uno dei tuoi eroi, e «{ $weapon }» può attaccare solo eroi nemici.
heroes-no-empty-space = In quello spazio non c’è nessuno, e per «{ $weapon }» serve un eroe nemico.

## Testi senza senso: comandi e probabilità

heroes-command-unreadable = «{ $text }» non è un comando che il gioco capisce; capirebbe «keep 6 345», «push 114» o «66 move 3».
heroes-command-no-scoring-roll = In «{ $text }», «{ $roll }» non è un tiro vincente.
heroes-odds-dice = In un tiro Battaglia si tirano da 1 a { $most } dadi, non { $dice }.
heroes-odds-face = Un dado mostra un numero da 1 a 6, non { $face }.
heroes-odds-too-many = Si lasciano dadi sul tavolo solo quando altri sono da parte: quelli tirati e quelli lasciati possono essere al massimo { $most } in tutto, non { $dice } e { $held }.

## Testi senza senso: opzioni e carte

heroes-option-unknown-hero = Opzione «{ $option }»: l’eroe «{ $hero }» non esiste; disponibili: { $known }.
heroes-option-hero-twice = Opzione «{ $option }»: l’eroe «{ $hero }» è indicato più di una volta.
heroes-option-collection-small =
    { $count ->
        [one] Opzione «{ $option }»: una collezione ha almeno { $least } eroi, e questa ne ha uno solo.
       *[other] Opzione «{ $option }»: una collezione ha almeno { $least } eroi, e questa ne ha solo { $count }.
    }
heroes-cards-too-few =
    { $count ->
        [0] { $file }: servono almeno { $least } eroi, ognuno in una tabella [[hero]], e non ce n’è nessuno.
        [one] { $file }: servono almeno { $least } eroi, ognuno in una tabella [[hero]], e ce n’è uno solo.
       *[other] { $file }: servono almeno { $least } eroi, ognuno in una tabella [[hero]], e ce ne sono solo { $count }.
    }

## Testi senza senso: posizioni
# I nomi dei campi e delle fasi sono scritti come stanno nella riga di testo.

heroes-position-fields =
    { $count ->
        [0] Una posizione ha { $needed } campi separati da spazi, ma questa riga è vuota; i campi sono: { $fields }.
        [one] Una posizione ha { $needed } campi separati da spazi, ma questa riga ne ha uno; i campi sono: { $fields }.
       *[other] Una posizione ha { $needed } campi separati da spazi, ma questa riga ne ha { $count }; i campi sono: { $fields }.
    }
heroes-position-bad-field = Posizione, campo «{ $field }»: «{ $value }» non si capisce o lì non va bene.
heroes-position-unknown-hero = Posizione, campo «{ $field }»: l’eroe «{ $hero }» non esiste.
heroes-position-hero-twice = Posizione, campo «{ $field }»: in «{ $value }» un eroe compare più di una volta.
heroes-position-not-owned = Posizione, campo «{ $field }»: «{ $hero }» non è nella collezione di questo giocatore.
heroes-position-too-far = Posizione, campo «{ $field }»: i due eroi che si fronteggiano nella colonna { $column } sono avanzati più di quanto lo spazio permetta.
heroes-position-army-missing = Posizione, campo «{ $field }»: nella fase «{ $phase }» le due armate devono essere al completo sul campo.
heroes-position-dice = Posizione, campo «{ $field }»: i dadi da parte e quelli sul tavolo non vanno bene per la fase «{ $phase }».
heroes-position-bust = Posizione, campo «{ $field }»: con questi dadi si fallisce, quindi nella fase «{ $phase }» non c’è nulla da mettere da parte.
heroes-position-not-in-phase = Posizione, campo «{ $field }»: non si accorda con il resto della riga nella fase «{ $phase }».
heroes-position-winner = Posizione, campo «{ $field }»: la partita su questo campo di battaglia non è finita come dice «{ $value }».
