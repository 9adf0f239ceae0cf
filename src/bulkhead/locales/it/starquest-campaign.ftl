### Le campagne di Starquest nel browser.

## La fine di una missione, passo per passo

web-sq-closing = La fine della missione
web-sq-closing-step = Passo { $step } di { $steps }
web-sq-closing-awards = Premi della missione
web-sq-closing-cards = Carte mostrate, missioni segrete
web-sq-closing-points = Punti finali
web-sq-closing-seals = Sigilli d’Onore
web-sq-closing-ranks = Promozioni e leader caduti
web-sq-closing-psionics = Studi degli psionici
web-sq-closing-keep = Carte ricognizione da conservare
web-sq-closing-purchases = Che cosa comprano i Sigilli
web-sq-closing-nothing = Niente, questa volta.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] Ora si sceglie l’arte che lo psionico studia: { $who }.
        [keep] Ora si scelgono le carte da scartare: { $who }.
       *[purchases] Ora si decide che cosa comprare con i Sigilli: { $who }.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Poi { $who }: i gradi più alti scelgono per primi.
       *[no] Poi { $who }.
    }
web-sq-closing-item-points = { sq-points }
web-sq-closing-item-shown = mostra «{ $card }»
web-sq-closing-item-won = vince la missione
web-sq-closing-item-seals =
    { $seals ->
        [one] un Sigillo, ora { $total }
       *[other] { $seals } Sigilli, ora { $total }
    }
web-sq-closing-item-promoted = promozione: ora { $rank }
web-sq-closing-item-demoted = leader ucciso: nuovo grado { $rank }, perde tutti i Sigilli
web-sq-closing-item-mourned = leader ucciso: perde tutti i Sigilli
web-sq-closing-item-art = arte studiata dallo psionico: { $what }
web-sq-closing-item-give-up = scarta «{ $what }»
web-sq-closing-item-bought = paga per: { $what }
web-sq-closing-stake-psionics = Lo psionico è sopravvissuto a tre missioni di fila. Dalla prossima prende una carta psichica in più, dell’arte che studia; finché lo studio non è completo l’arte resta quella.
web-sq-closing-stake-keep = Le carte che conservi sono in mano tua all’inizio della prossima missione. Gli altri sanno solo quante sono.
web-sq-closing-stake-purchases = Il rinforzo che paghi si unisce a te dalla prossima missione e resta finché non viene ucciso. Puoi averne uno solo alla volta.
web-sq-closing-have = Hai
web-sq-closing-art = Una carta in più di quest’arte, dalla prossima missione.
web-sq-closing-figure = Rinforzo. Armatura { $armour }, vita { $life }, movimento { $move }.
web-sq-closing-psionic = Psionico con quattro carte psichiche. Armatura { $armour }, vita { $life }, movimento { $move }.
web-sq-closing-give-up = Scarta: «{ $card }»
web-sq-closing-pass-keep =
    { $count ->
        [one] Conserva questa carta
       *[other] Conserva queste { $count } carte
    }
web-sq-closing-pass-keep-what = Conservare carte non costa nulla: puoi giocarle in qualsiasi missione successiva.
web-sq-closing-pass-purchases = Non comprare nulla
web-sq-closing-pass-purchases-what = I tuoi Sigilli restano ({ $seals }): con { $rank } ottieni una promozione.
web-sq-closing-on = Avanti con la campagna
web-sq-closing-how = Che cosa ha portato la missione
web-sq-camp-seals =
    { $seals ->
        [one] un Sigillo d’Onore
       *[other] { $seals } Sigilli d’Onore
    }

## Fondare una campagna

web-sq-camp-play = Che cosa si gioca
web-sq-camp-play-mission = Una missione
web-sq-camp-play-campaign = Una campagna
web-sq-camp-play-mission-what = Si gioca una volta, a un solo tavolo.
web-sq-camp-play-campaign-what = Più missioni, in quante serate vuoi: gradi, Sigilli e ciò che resta in sospeso passano dall’una all’altra.
web-sq-camp-new = La campagna
web-sq-camp-name = Nome
web-sq-camp-missions = Missioni
web-sq-camp-plan-hollow-crown = Tutte e dodici
web-sq-camp-plan-short = Cinque
web-sq-camp-plan-own = A mia scelta
web-sq-camp-length =
    { $hours ->
        [one]
            { $count ->
                [one] Una missione, circa un’ora.
               *[other] { $count } missioni, circa un’ora in tutto.
            }
       *[other]
            { $count ->
                [one] Una missione, circa { $hours } ore.
               *[other] { $count } missioni, circa { $hours } ore in tutto.
            }
    }
web-sq-camp-no-missions = Scegli almeno una missione.
web-sq-camp-minutes = { $minutes } min
web-sq-camp-add = Aggiungi una missione…
web-sq-camp-earlier = Anticipa: { $mission }
web-sq-camp-later = Posticipa: { $mission }
web-sq-camp-remove = Togli: { $mission }
web-sq-camp-found = Crea la campagna
web-sq-camp-found-what =
    { $links ->
        [0] Poi vedi la sua pagina e puoi cominciare la prima missione.
        [one] Poi vedi la sua pagina, con un link da mandare.
       *[other] Poi vedi la sua pagina, con { $links } link da mandare.
    }

## Come stanno tutti

web-sq-camp-number = Missione { $number } di { $of }
web-sq-camp-ladder = La scala dei gradi
web-sq-camp-ladder-what = Ogni Sigillo è un passo.
web-sq-camp-ladder-one =
    { $climbs ->
        [yes] { $faction }: { $title }, grado { $rank } di { $top }, Sigilli { $seals }, punti { $points }. Sigilli mancanti per { $next }: { $missing }.
       *[no] { $faction }: { $title }, grado { $rank } di { $top }, Sigilli { $seals }, punti { $points }.
    }
web-sq-camp-factions = Fazioni
web-sq-camp-place = { $place }º
web-sq-camp-free = ancora nessuno
web-sq-camp-absent = assente
web-sq-camp-gives = In ogni missione
web-sq-camp-gives-orders =
    { $count ->
        [one] una carta ordine
       *[other] { $count } carte ordine
    }
web-sq-camp-gives-equipment =
    { $count ->
        [one] una carta equipaggiamento
       *[other] { $count } carte equipaggiamento
    }
web-sq-camp-gives-tokens =
    { $count ->
        [one] un segnalino rinforzo in più
       *[other] { $count } segnalini rinforzo in più
    }
web-sq-camp-gives-events =
    { $count ->
        [one] una carta evento in mano
       *[other] { $count } carte evento in mano
    }
web-sq-camp-gives-rites =
    { $count ->
        [one] un rito
       *[other] { $count } riti
    }
web-sq-camp-next-rank = Prossimo grado
web-sq-camp-next-rank-what =
    { $missing ->
        [one] { $title }, con un altro Sigillo.
       *[other] { $title }, con altri { $missing } Sigilli.
    }
web-sq-camp-studies = Ha studiato: { $arts }
web-sq-camp-bought = Pagato con i Sigilli: resta fino alla morte.
web-sq-camp-row =
    { $count ->
        [one] Una missione superata di fila su { $of } per una promozione
       *[other] { $count } missioni superate di fila su { $of } per una promozione
    }
web-sq-camp-reinforcement = Rinforzo
web-sq-camp-cards = Carte ricognizione conservate
web-sq-camp-cards-none = nessuna
web-sq-camp-none = nessuno

## Che cosa viene ora

web-sq-camp-stage-beginning = La prima missione
web-sq-camp-stage-between = La prossima missione
web-sq-camp-stage-lobby = Il tavolo è aperto: manca ancora qualcuno
web-sq-camp-stage-playing = In corso adesso
web-sq-camp-begin = Comincia la missione
web-sq-camp-begin-undo = Qualcuno vuole annullare l’ultima missione: prima serve una risposta.
web-sq-camp-roster-same = Non hai ancora cambiato nulla.
web-sq-camp-begin-missing =
    { $count ->
        [one] Un link non è ancora stato aperto. Il tavolo lo aspetta.
       *[other] { $count } link non sono ancora stati aperti. Il tavolo li aspetta.
    }
web-sq-camp-to-table = Vai al tavolo
web-sq-camp-watch = Guarda il tavolo
web-sq-camp-waits = Questa pagina ti avvisa quando chi ha fondato la campagna comincia la prossima missione.
web-sq-camp-lobby = Comincia da sola quando ci sono tutti.
web-sq-camp-specials =
    { $count ->
        [one] Una regola speciale
       *[other] { $count } regole speciali
    }
web-sq-camp-legacy = Che cosa hanno lasciato le missioni precedenti
web-sq-camp-legacy-none = Niente: si gioca da manuale.
web-sq-camp-who = Chi gioca
web-sq-camp-sits-decides = decide ora
web-sq-camp-sits-present = al tavolo
web-sq-camp-sits-away = assente ora
web-sq-camp-sits-ready = c’è
web-sq-camp-sits-awaited = in arrivo
web-sq-camp-sits-bot = bot
web-sq-camp-once-short = solo stavolta
web-sq-camp-once = Solo per questa missione
web-sq-camp-roster = Cambia chi gioca
web-sq-camp-roster-for = Per quanto
web-sq-camp-roster-good = Da ora in poi
web-sq-camp-roster-once = Solo questa missione
web-sq-camp-roster-good-what = Grado, Sigilli e carte sono della fazione: restano anche se da ora in poi la guida un’altra persona.
web-sq-camp-roster-once-what = La missione comincia con questi giocatori; poi tutto torna come prima. Una fazione assente resta com’era.
web-sq-camp-roster-save = Cambia
web-sq-camp-roster-begin = Comincia la missione così
web-sq-camp-invite = Link da mandare
web-sq-camp-invite-what = Ogni link è la chiave della sua fazione per tutta la campagna. La guida chi lo apre per primo.
web-sq-camp-renew = Nuovi link
web-sq-camp-renew-what = Un link è andato perso, o subentra qualcun altro? Premi la fazione: il vecchio link non apre più nulla e il nuovo appare qui sopra.
web-sq-camp-join = Prendi il comando: { $faction }
web-sq-camp-join-what = Questo link è la tua chiave per tutta la campagna. Conservalo: ti serve per ogni missione.
web-sq-camp-join-name = Il tuo nome
web-sq-camp-join-do = Accetta il comando

## Che cosa si è giocato

web-sq-camp-history = Le missioni finora
web-sq-camp-history-none = Nessuna è stata ancora giocata.
web-sq-camp-left =
    { $count ->
        [one] Ne resta una
       *[other] Ne restano { $count }
    }
web-sq-camp-won-by =
    { $count ->
        [one] Vittoria: { $who }.
       *[other] Primo posto condiviso: { $who }.
    }
web-sq-camp-replay-of = Replay: { $mission }
web-sq-camp-report-of = Resoconto: { $mission }
web-sq-camp-rank-changed =
    { $how ->
        [up] { $faction }: promozione, { $before } → { $after }.
       *[down] { $faction }: retrocessione, { $before } → { $after }.
    }
web-sq-camp-leader-killed = { $faction }: il leader è stato ucciso.
web-sq-camp-no-news = Nessun grado è cambiato e nulla è stato comprato.
web-sq-camp-sealed = Fino alla fine della campagna vedi solo ciò che ha visto il tuo posto.
web-sq-camp-taken-back =
    { $count ->
        [one] Una missione è stata annullata.
       *[other] { $count } missioni sono state annullate.
    }
web-sq-camp-file = Salva i file
web-sq-camp-bring = Continua dal file di una campagna
web-sq-camp-bring-checks = Controllo in corso…
web-sq-camp-bring-which =
    { $count ->
        [0] Fra questi file non c’è nessuna campagna: { $name }.
       *[other] Fra questi file c’è più di una campagna ({ $count }): { $name }.
    } Scegli l’archivio di una sola campagna, o il suo file insieme a quelli delle missioni.
web-archive-damaged = L’archivio { $name } non si può leggere, o è danneggiato.
web-sq-camp-undo = Annulla l’ultima missione
web-sq-camp-undo-what = La missione «{ $mission }» non conterebbe più: gradi, Sigilli e carte tornano come prima, e si rigioca. Gli altri che giocano con un link devono essere d’accordo.
web-sq-camp-undo-do = Annullala
web-sq-camp-undone = La missione è stata annullata.
web-sq-camp-undo-asked = Annullare la missione «{ $mission }»?
web-sq-camp-undo-count = Finora d’accordo: { $agreed } su { $needed }.
web-sq-camp-undo-withdraw = Lasciala com’è
web-sq-camp-undo-agree = D’accordo
web-sq-camp-undo-refuse = No
web-sq-camp-undo-agreed = Hai acconsentito.
web-sq-camp-over = La campagna è finita
web-sq-camp-winner =
    { $count ->
        [one] Vittoria nella campagna: { $who }
       *[other] Primo posto condiviso: { $who }
    }
web-sq-camp-winner-with = { $title }, { $seals }, { sq-points } in tutte le missioni
