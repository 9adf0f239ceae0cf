### Starquest at the table: what happens, what is asked, offered and refused, and positions on paper.
# Ids of miniatures (ba3) and squares (5.6) are the same in every language.

## Words

sq-nobody = nessuno
sq-player = { $who }
sq-faction-blood-angels = Angeli Sanguinari
sq-faction-imperial-fists = Magli Imperiali
sq-faction-ultramarines = Ultramarines
sq-faction-eldar = Eldar
sq-faction-legion = Legione dei Dannati
sq-faction-chaos = Regno del Caos
sq-faction-cult = Culto Oscuro
sq-facing-n = nord
sq-facing-ne = nord-est
sq-facing-e = est
sq-facing-se = sud-est
sq-facing-s = sud
sq-facing-sw = sud-ovest
sq-facing-w = ovest
sq-facing-nw = nord-ovest
sq-aim-square = la casella { $square }
sq-aim-block = le quattro caselle da { $square }
sq-aim-line = la linea da { $square } verso { $facing }
sq-where =
    { $rooms ->
        [0] { $id }
        [1] della stanza { $one }
       *[other] fra le stanze { $one } e { $other }
    }
sq-door = la porta { $where }
sq-dock = area d’ingresso { $name }
sq-aim-door = la porta stagna { $id }
sq-aim-vent = il condotto d’ingresso { $id }
sq-aim-site = { $id }
sq-danger = { $target } (ferito: { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, eliminato: { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = Qui non c’è nessuna figura e nessun attacco con questo nome: { $about }.
sq-command-unreadable = «{ $text }» non è un comando.

## What happens: set-up and turns

sq-event-mission-began = La missione comincia: { $mission }. Al tavolo: { $factions }.
sq-event-ranked = Ordine di partenza, estratto a sorte: { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } ha fatto una scelta segreta ({ $what }).
       *[yes] { $seat } ha scelto ({ $what }): { $value }.
    }
sq-choice-formation = formazione
sq-choice-members = chi partecipa
sq-choice-psionic = psionico
sq-choice-reinforcement = rinforzo
sq-choice-weapon = armi
sq-choice-bearer = chi lo porta
sq-choice-equipment = equipaggiamento
sq-choice-order = ordini
sq-choice-governor = carte governatore
sq-choice-psychic = carte psichiche
sq-choice-event-deck = mazzo eventi
sq-choice-survivors = superstiti
sq-choice-entry = ingresso
sq-choice-give-up = carta da cedere
sq-choice-art = arte psichica
sq-choice-secret = missione segreta
sq-choice-recon = carta ricognizione
sq-choice-mission = missione
sq-event-round-began = Round { $number }.
sq-event-turn-began = È il turno di { $seat }.
sq-event-turn-ended = Il turno di { $seat } è finito.
sq-event-activated = { $who } comincia ad agire.
sq-event-finished = { $who } ha finito.

## What happens: movement and doors

sq-event-moved = { $who } si muove in { $squares }.
sq-walked =
    { $turned ->
        [yes] { $who } va in { $to }, { $steps } { $steps ->
            [one] passo
           *[other] passi
        }, e guarda a { $facing }.
       *[no] { $who } va in { $to }, { $steps } passi.
    }
sq-event-faced = { $who } si volta verso { $facing }.
sq-event-entered = { $who } entra in { $squares }, orientato a { $facing }.
sq-event-left = { $who } lascia la missione.
sq-event-asked = { $who } chiede il permesso di passare in { $to }.
sq-event-allowed =
    { $allowed ->
        [no] { $seat } non lascia passare { $who }.
       *[yes] { $seat } lascia passare { $who }.
    }
sq-event-sent-back = { $who } non può restare lì e va in { $squares }.
sq-event-door-opened =
    { $who-known ->
        [no] La porta { $door } si apre.
       *[yes] { $who } apre la porta { $door }.
    }
sq-event-door-closed = La porta { $door } si chiude.
sq-event-bulkhead-destroyed = La porta stagna { $door } è distrutta ({ $total }).
sq-event-vent-destroyed = Il condotto d’ingresso { $vent } è distrutto ({ $total }).
sq-event-structure-damaged =
    { $lp ->
        [0] { $structure } in { $at } va in pezzi.
       *[other] { $structure } in { $at } { $lost ->
            [one] perde un punto vita; ne restano: { $lp }.
           *[other] perde { $lost } punti vita; ne restano: { $lp }.
        }
    }

## What happens: scanning and tokens

sq-event-scanned = { $who } sonda un tabellone: { $board }.
sq-event-token-placed =
    { $identity-known ->
        [no] { $seat } mette il segnalino { $token } in { $at }.
       *[yes] { $seat } mette il segnalino { $token } in { $at }: { $identity }.
    }
sq-event-tokens-lost =
    { $count ->
        [one] { $seat } perde un segnalino.
       *[other] { $seat } perde { $count } segnalini.
    }
sq-event-token-moved =
    { $out ->
        [yes] { $token } esce dal condotto d’ingresso in { $at }.
       *[no] { $token } si muove in { $at }.
    }
sq-event-token-revealed = { $token } in { $at } è rivelato: { $identity }.
sq-event-placed = { $who } ({ $figure }) sta in { $squares }, orientato a { $facing }.
sq-event-unavailable = Non ci sono più miniature per { $token } ({ $identity }): il segnalino è tolto.
sq-event-demanded = { $seat } esige che { $token } sia rivelato.
sq-event-mounted = { $who } è armato con: { $weapon }.

## What happens: attacks

sq-event-declared =
    { $how ->
        [melee] { $attacker } attacca { $aim } in corpo a corpo.
        [overwatch]
            { $aim-known ->
                [no] { $attacker } spara dall’Overwatch: { $weapon }.
               *[yes] { $attacker } spara dall’Overwatch contro { $aim }: { $weapon }.
            }
        [flames] Le fiamme attaccano { $aim }.
        [card]
            { $aim-known ->
                [no] { $weapon } attacca.
               *[yes] { $weapon } attacca { $aim }.
            }
       *[other]
            { $aim-known ->
                [no] { $attacker } spara: { $weapon }.
               *[yes] { $attacker } spara contro { $aim }: { $weapon }.
            }
    }
sq-event-called-off =
    { $attacker-known ->
        [no] L’attacco va a vuoto: il bersaglio non c’è più.
       *[yes] L’attacco di { $attacker } va a vuoto: il bersaglio non c’è più.
    }
sq-event-rolled =
    { $reason ->
        [defence] { $who } si difende con { $values }: { $sum }.
        [flames] Le fiamme tirano { $values }: { $sum }.
       *[other]
            { $who-known ->
                [no] I dadi danno { $values }: { $sum }.
               *[yes] { $who } tira { $values }: { $sum }.
            }
    }
sq-event-die-rolled = { $seat } tira un dado: { $faces }.
sq-event-rerolled = { $seat } gioca { $card } e rilancia: { $values }, in tutto { $sum }.
sq-event-shared =
    { $points ->
        [one] Un punto per { $target }.
       *[other] { $points } punti per { $target }.
    }
sq-event-unharmed =
    { $fixed ->
        [yes] Nessun danno per { $who }: { $value } contro { $against }.
       *[no] { $who } resta illeso: { $value } contro { $against }.
    }
sq-event-melee-fought =
    { $behind ->
        [yes] { $attacker } attacca { $defender } alle spalle: { $attack } a { $defence }.
       *[no] { $attacker } contro { $defender }: { $attack } a { $defence }.
    }
sq-event-save-rolled = { $who } tira i salvataggi: { $values }; salvati: { $saved }.
sq-event-wounded =
    { $lost ->
        [one] { $who } perde un punto vita; ne restano: { $lp }.
       *[other] { $who } perde { $lost } punti vita; ne restano: { $lp }.
    }
sq-event-cards-discarded = { $who } scarta carte al posto dei punti vita: { $cards }.
sq-event-weapon-lost = { $who } perde un’arma: { $weapon }.
sq-event-healed = { $who } è curato; punti vita: { $lp }.
sq-event-rite-used = Un rito salva { $who }; punti vita: { $lp }, riti rimasti: { $left }.
sq-event-eliminated = { $who } ({ $figure }) è eliminato.
sq-event-scored =
    { $reason ->
        [kill] { $seat }: { $points } punti per { $what }, { $total } in tutto.
        [loss] { $seat }: { $points } punti per la perdita di { $what }, { $total } in tutto.
        [violation] { $seat }: { $points } punti per aver violato un’alleanza, { $total } in tutto.
        [bought] { $seat }: { $points } punti per una carta comprata, { $total } in tutto.
        [sold] { $seat }: { $points } punti per una carta venduta, { $total } in tutto.
        [secret] { $seat }: { $points } punti per la missione segreta { $what }, { $total } in tutto.
        [primary] { $seat }: { $points } punti per la missione principale, { $total } in tutto.
        [secondary] { $seat }: { $points } punti per la missione secondaria, { $total } in tutto.
        [carried] { $seat }: { $points } punti per aver portato { $what }, { $total } in tutto.
        [left-aboard] { $seat }: { $points } punti per chi è rimasto a bordo, { $total } in tutto.
        [weapon] { $seat }: { $points } punti per un’arma distrutta ({ $what }), { $total } in tutto.
        [formation] { $seat }: { $points } punti per la formazione ({ $what }), { $total } in tutto.
        [unmet] { $seat }: { $points } punti per un obiettivo che nessuna squadra ha raggiunto, { $total } in tutto.
        [scaled] { $seat }: { $points } punti per le uccisioni, contate come a tavolo pieno, { $total } in tutto.
        [held-room] { $seat }: { $points } punti per il controllo della stanza, { $total } in tutto.
        [life] { $seat }: { $points } punti per punti vita di { $what }, { $total } in tutto.
        [card] { $seat }: { $points } punti per una carta, { $total } in tutto.
       *[other] { $seat }: { $points } punti, { $total } in tutto.
    }
sq-event-flames-lit = Il fuoco divampa in { $squares }.
sq-event-flames-out = Il fuoco di { $seat } si spegne.
sq-event-overwatch-set = { $who } va in Overwatch.
sq-event-overwatch-ended = { $who } non è più in Overwatch.
sq-event-waited =
    { $what ->
        [overwatch] { $seat } non spara.
        [dodge] { $seat } non schiva.
        [rite] { $seat } non usa riti.
        [cards] { $seat } non gioca carte.
       *[other] { $seat } non fa nulla.
    }

## What happens: command points, cards and rooms

sq-event-command-rolled = { $seat } tira per i punti comando: { $face }.
sq-event-command-spent = { $seat } spende punti comando: { $points }; ne restano: { $left }.
sq-event-command-lost = { $seat } ha perso il leader: niente più punti comando.
sq-event-window-opened = { $seat } può spendere ora punti comando.
sq-event-window-closed = { $seat } non spende altri punti comando.
sq-event-hand-raised = La tua mano è alzata; nessun altro la vede.
sq-event-instructed = Le tue disposizioni: { $words }.
sq-event-room-searched =
    { $card-known ->
        [no] { $who } esplora la stanza { $room }.
       *[yes] { $who } esplora la stanza { $room } e trova: { $card }.
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } gioca { $card }.
       *[other] { $seat } gioca { $card } (bersaglio: { $on }).
    }
sq-event-card-shown = { $seat } mostra { $card }.
sq-event-event-drawn = { $seat } pesca un evento: { $card }.
sq-event-reshuffled = Il mazzo { $deck } è rimescolato.

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } raccoglie { $thing }.
sq-event-thing-dropped = { $who } posa { $thing } in { $at }.
sq-event-thing-given = { $who } dà { $thing } a { $to }.
sq-event-thing-recovered = { $who } mette in salvo { $thing }.
sq-event-loaded = { $who } carica { $what }.
sq-event-unloaded = { $who } depone { $what } in { $squares }.
sq-event-manned = { $who } prende posto a { $machine }.
sq-event-post-left = { $who } lascia il posto a { $machine }.
sq-event-converted = { $who } passa a { $seat }.

## What happens: alliances and the end

sq-event-pledged =
    { $kind ->
        [secret] { $seat } offre a { $to } un’alleanza segreta (offerta { $number }).
       *[other] { $seat } offre a { $to } un’alleanza (offerta { $number }).
    }
sq-event-pact-made =
    { $public ->
        [no] { $a } e { $b } sono alleati in segreto.
       *[yes] { $a } e { $b } sono alleati.
    }
sq-event-pact-ended = L’alleanza fra { $a } e { $b } è sciolta.
sq-event-pact-exposed = L’alleanza segreta fra { $a } e { $b } è venuta alla luce.
sq-event-pledge-refused = L’offerta { $number } è caduta.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } offre a { $to } una carta per 20 punti (offerta { $number }).
       *[yes] { $seat } offre a { $to } { $card } per 20 punti (offerta { $number }).
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } vende una carta a { $to }.
       *[yes] { $seat } vende { $card } a { $to }.
    }
sq-event-mission-ended = La missione è finita.
sq-event-seals-won =
    { $seals ->
        [one] { $seat } ottiene un Sigillo d’Onore; { $total } in tutto.
       *[other] { $seat } ottiene { $seals } Sigilli d’Onore; { $total } in tutto.
    }
sq-event-rank-changed = { $seat } ha ora il grado { $rank }.
sq-event-won =
    { $count ->
        [one] { $seats } vince la missione.
       *[other] { $seats } si dividono il primo posto.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Rinuncia a { $value }: l’evento non ti tocca
       *[other] Scegli { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Scegli { $dangers }.
       *[no] Scegli { $value }: { $dangers }.
    }
sq-do-pass = Passa
sq-do-pass-scan = Nessun altro blip qui
sq-do-pass-reinforce = Nessun altro rinforzo
sq-do-yes = Sì
sq-do-activate =
    { $figure-known ->
        [yes] { $who }: { $figure }, punti vita { $lp }, { $weapons }
       *[no] Agisci con { $who }
    }
sq-do-done =
    { $left ->
        [0] Termina con questa miniatura
       *[other] Termina con questa miniatura (punti movimento rimasti: { $left })
    }
sq-do-end = Concludi le attivazioni di questo turno
sq-do-step = Fai un passo in { $to }
sq-do-walk = Percorri { $path }
sq-do-enter = { $who } entra in { $to }, orientato a { $facing }
sq-do-leave = { $who } lascia la missione
sq-do-face = Voltati verso { $facing }
sq-do-open = Apri la porta { $door }
sq-do-shoot =
    { $area ->
        [yes] { $who } spara contro { $at } ({ $weapon }, colpi: { $shots })
       *[no] { $who } spara ({ $weapon }, colpi: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] { $who } spara verso { $facing } contro { $at } ({ $weapon }, colpi: { $shots })
       *[no] { $who } spara verso { $facing } ({ $weapon }, colpi: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] { $who } attacca in corpo a corpo.
       *[other] { $who } attacca in corpo a corpo: { $dangers }.
    }
sq-do-share = Assegna { $points } a { $at }
sq-do-reroll = Gioca { $card } e rilancia i dadi { $dice }
sq-do-save =
    { $dice ->
        [0] Non tirare salvataggi
        [one] Tira un salvataggio
       *[other] Tira { $dice } salvataggi
    }
sq-do-search = Esplora la stanza
sq-do-overwatch = Vai in Overwatch
sq-do-lower = { $who } esce dall’Overwatch
sq-do-pick-up = Raccogli { $thing }
sq-do-put-down = Posa { $thing }
sq-do-give = { $who } dà { $thing } a { $to }
sq-do-load = { $who } carica { $what }
sq-do-unload = Deponi in { $to } chi trasporti
sq-do-hand-in = { $who } consegna { $what } nell’area di ingresso
sq-do-man = { $who } prende posto a { $machine }
sq-do-quit = { $who } lascia il posto
sq-do-use =
    { $on-count ->
        [0] Gioca { $card }
       *[other] Gioca { $card } (bersaglio: { $on })
    }
sq-do-use-odds =
    { $only ->
        [yes] Gioca { $card }: { $dangers }.
       *[no] { $on-count ->
            [0] Gioca { $card }: { $dangers }.
           *[other] Gioca { $card } (bersaglio: { $on }): { $dangers }.
        }
    }
sq-do-put = Metti { $identity } in { $to }
sq-do-reveal = Rivela { $who }
sq-do-demand = Esigi che { $who } sia rivelato
sq-do-stand = Mettiti in { $to }, orientato a { $facing }
sq-do-raise = Alza la mano per i punti comando
sq-do-trigger = Alza la mano da sola: { $words }
sq-do-instruct = Disposizione: { $words }
sq-do-rite = Usa un rito per { $who }
sq-do-pledge =
    { $kind ->
        [secret] Offri un’alleanza segreta a: { $to }
       *[other] Offri un’alleanza a: { $to }
    }
sq-do-sell = Offri { $card } per 20 punti a: { $to }
sq-do-accept = Accetta l’offerta { $number }
sq-do-refuse = Rifiuta l’offerta { $number }
sq-do-dissolve = Sciogli l’alleanza con: { $to }
sq-do-expose = Rivela l’alleanza segreta con: { $to }

## Questions

sq-ask-order = Giochi una carta ordine?
sq-ask-act = Chi agisce ora?
sq-ask-activation = Che cosa fa?
sq-ask-command = Tiri per i punti comando?
sq-ask-window-hand = La tua mano era alzata: come spendi i punti comando?
sq-ask-window-dodge = Sei sotto attacco: schivi con i punti comando?
sq-ask-window-own = Come spendi i tuoi punti comando?
sq-ask-overwatch = Un nemico è entrato in vista: spari?
sq-ask-permission = La lasci passare?
sq-ask-share = A chi vanno i punti di questo totale?
sq-ask-saves = Quanti salvataggi tiri?
sq-ask-cards = Quale carta giochi o scarti?
sq-ask-rite = Usi un rito?

## Refusals: whose decision it is

sq-no-mission-over = La missione è finita.
sq-no-not-in-play = La missione non è cominciata, o è finita.
sq-no-not-your-decision = Ora tocca decidere a { $who }.
sq-no-not-now = Ora non si può fare.
sq-no-other-is-acting = Sta agendo un’altra miniatura: prima finisci con quella.
sq-no-order-first = Gioca una carta ordine, oppure passa.
sq-no-command-roll = Di’ se tiri per i punti comando.
sq-no-lesson =
    { $lesson ->
        [melee] Il corpo a corpo arriva nel round { $round } di questa lezione.
        [overwatch] L’Overwatch arriva nel round { $round } di questa lezione.
        [search] Le perquisizioni arrivano nel round { $round } di questa lezione.
       *[command] I punti comando arrivano nel round { $round } di questa lezione.
    }
sq-no-cannot-act = { $who } non può agire ora.
sq-no-finish-attack = Prima va risolto l’attacco.
sq-no-standing-order = Non esiste una disposizione così.
sq-no-trigger = La mano non si può alzare così.
sq-no-hand-is-up = La tua mano è già alzata.
sq-no-command-points = Non hai punti comando.
sq-no-not-with-points = Non si può fare con i punti comando.
sq-no-card-forbids = Una carta lo vieta.
sq-no-not-on-board = Non è sul tabellone.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = Quella casella non è adiacente.
sq-no-obstacle = C’è un ostacolo.
sq-no-points-left = Costa { $cost }, e non restano abbastanza punti.
sq-no-wall-between = C’è di mezzo un muro o una porta chiusa.
sq-no-round-corner = Non può passare quell’angolo: le due vie sono chiuse.
sq-no-way-on = Da lì non potrebbe proseguire fino a una casella libera.
sq-no-between-two = Dovrebbe passare fra due miniature senza permesso.
sq-no-stop-on-vent = Solo un segnalino speciale finisce il movimento su un condotto d’ingresso: deve poter proseguire.
sq-no-stop-on-conduit = Solo i segnalini del Culto finiscono il movimento su un condotto: deve poter proseguire.
sq-no-shared-square = Sta su una casella condivisa e deve proseguire.
sq-no-not-in-dock = Non è in attesa nella sua area di ingresso.
sq-no-threshold = Si entra su una casella di soglia libera della propria area di ingresso.
sq-no-way-out = Si esce solo da una soglia della propria area di ingresso o da un’uscita.
sq-no-own-dock = Si consegna solo da una soglia della propria area di ingresso.
sq-no-movement-over = Il suo movimento è finito.
sq-no-held-fast = È trattenuta e non può muoversi.
sq-no-psychic-only = Ha usato un potere psichico: per questo turno non può fare altro.
sq-no-four-facings = Può voltarsi solo a nord, est, sud o ovest.
sq-no-same-facing = È già orientata così.
sq-no-turn-alone = Con i punti comando non si paga una svolta senza movimento.
sq-no-turn-costs = Quella svolta costa un punto movimento, e non ne restano.
sq-no-such-door = Non c’è nessuna porta { $door }.
sq-no-door-open = La porta { $door } è aperta.
sq-no-door-front = Non sta davanti alla porta { $door }.
sq-no-bulkhead = Solo gli alieni aprono la porta stagna { $door }.
sq-no-door-alone = Con i punti comando apre una porta solo chi con essi si è mosso.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } non vede { $target }.
sq-no-watch-friend = { $target } non è nemico di { $who }.
sq-no-watch-line = { $who } vede { $target } ma non ha linea di fuoco, nemmeno dopo una rotazione gratuita di 90°.
sq-no-watch-late = { $who } ha avuto la sua occasione: { $target } era già nella sua visuale, o è stato lasciato passare.
sq-no-target = Non c’è un bersaglio così.
sq-no-own-target = Non attacca la propria fazione.
sq-no-adjacent-target = Quel bersaglio è adiacente: si può attaccare solo in corpo a corpo.
sq-no-line-of-fire = Non c’è linea di fuoco.
sq-no-disputed-line = I dadi hanno deciso che questa linea è bloccata; vale fino alla fine del turno.
sq-no-fixed-target = Lì non c’è nulla da distruggere.
sq-no-such-weapon = Non ha un’arma così con cui sparare.
sq-no-second-weapon = Ha già sparato con un’altra arma.
sq-no-shots-left = Quest’arma non ha più colpi in questo turno.
sq-no-so-many-shots = Lì non si possono concentrare { $shots } colpi.
sq-no-shots-around-movement = Si è mossa dopo il primo colpo: quest’arma non spara più.
sq-no-shoot-and-melee = Spara o combatte corpo a corpo, non entrambe le cose.
sq-no-carrier-heavy = Chi trasporta una miniatura non può usare un’arma così.
sq-no-move-and-fire = Quest’arma non spara nel turno in cui si muove.
sq-no-searched = Ha esplorato una stanza e in questo turno non attacca più.
sq-no-second-melee = Combatte corpo a corpo una volta per turno.
sq-no-nobody-ahead = Davanti non c’è nessuno da combattere.
sq-no-melee-dice = Non ha dadi per il corpo a corpo.
sq-no-gunner-melee = Una macchina e il suo cannoniere non attaccano in corpo a corpo.
sq-no-alien-overwatch = Gli alieni non usano l’Overwatch.
sq-no-overwatch-attacked = Ha attaccato e non può andare in Overwatch.
sq-no-overwatch-searched = Ha esplorato una stanza e non può andare in Overwatch.
sq-no-overwatch-moved = Una tarantola che si è mossa, o con un nuovo cannoniere, non può andare in Overwatch.
sq-no-overwatch-weapon = Senza un’arma con cui sparare non c’è Overwatch.
sq-no-overwatch-flamer = Quest’arma non si usa in Overwatch.
sq-no-overwatch-shot = Spara uno dei colpi possibili, oppure passa.
sq-no-not-in-overwatch = Non è in Overwatch, o si sta risolvendo un attacco.

## Positions on paper

sq-position-neither = Una posizione è una riga di JSON oppure un file la cui prima riga è «{ $head }».
sq-position-field = Posizione, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il valore non va bene.
sq-position-not-json = Posizione, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questo non è JSON.
sq-position-line = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $text }» non si capisce.
sq-position-word = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $word }» qui non c’entra.
sq-position-no-map = Posizione, riga { NUMBER($line, useGrouping: 0) }: manca la mappa disegnata; le sue righe stanno rientrate sotto la parola «map».
sq-position-no-seat = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $who }» non appartiene a nessuna fazione di questo tavolo.
sq-position-twice = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $who }» c’è due volte.
sq-position-unknown = Posizione, riga { NUMBER($line, useGrouping: 0) }: nella scatola non c’è nessun «{ $value }».
sq-position-no-square = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $square }» non è una casella di questa mappa.
sq-position-shared = Posizione: { $one } e { $other } stanno sulla stessa casella, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = registri della campagna
starquest-option-played = missioni giocate
starquest-option-legacy = lasciato dalle missioni precedenti
starquest-option-scenario = missione propria

## Accanto alla mappa

sq-beside = { $faction } (punti: { $points }): { $groups }
sq-beside-nobody = { $faction } (punti: { $points })
sq-beside-kind = { $figure } { $ids }

## Proposte raccolte

sq-gathered-step = Passo in { $places }, o scrivi una casella qualsiasi per andarci
sq-gathered-face = Voltati: { $places }
sq-gathered-enter = Entra in { $at }, rivolto a { $places }
sq-gathered-stand = Metti in { $at }, rivolto a { $places }
sq-gathered-put = Metti { $identity } in { $places }
