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
sq-dock = area di ingresso { $name }
sq-aim-door = la porta stagna { $id }
sq-aim-vent = il condotto d’ingresso { $id }
sq-aim-site = { $id }
sq-side-attacker = i dadi di chi attacca
sq-side-defender = i dadi di chi si difende
sq-danger = { $target } (ferita: { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, eliminazione: { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = Qui non c’è nessuna miniatura e nessun attacco con questo nome: { $about }.
sq-command-unreadable = «{ $text }» non è un comando.

## What happens: set-up and turns

sq-event-mission-began = La missione comincia: { $mission }. Al tavolo: { $factions }.
sq-event-ranked = Ordine di partenza, estratto a sorte: { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } ha fatto una scelta segreta ({ $what }).
       *[yes] { $seat } ha scelto ({ $what }): { STOP($value) }
    }
sq-choice-formation = formazione
sq-choice-members = chi partecipa
sq-choice-psionic = psionico
sq-choice-reinforcement = rinforzo
sq-choice-weapon = armi
sq-choice-bearer = chi lo porta
sq-choice-equipment = equipaggiamento
sq-choice-order = carte ordine
sq-choice-governor = carte governatore
sq-choice-psychic = carte psichiche
sq-choice-event-deck = mazzo evento
sq-choice-survivors = superstiti
sq-choice-entry = ingresso
sq-choice-give-up = carta da cedere
sq-choice-art = arte psichica
sq-choice-secret = missione segreta
sq-choice-recon = carta ricognizione
sq-choice-mission = missione
sq-event-round-began = Round { $number }.
sq-event-turn-began = Inizio del turno: { $seat }.
sq-event-turn-ended = Fine del turno: { $seat }.
sq-event-activated = { $who } comincia ad agire.
sq-event-finished = { $who } ha finito.

## What happens: movement and doors

sq-event-moved = { $who } va in { $squares }.
sq-walked =
    { $turned ->
        [yes] { $who } va in { $to }, { $steps ->
            [one] un passo
           *[other] { $steps } passi
        }, e guarda verso { $facing }.
       *[no] { $who } va in { $to }, { $steps ->
            [one] un passo
           *[other] { $steps } passi
        }.
    }
sq-event-faced = { $who } si volta verso { $facing }.
sq-event-entered = { $who } entra in { $squares }, con orientamento { $facing }.
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
        [one] { $structure } in { $at } { $lost ->
            [one] perde un punto vita
           *[other] perde { $lost } punti vita
        }; ne resta uno.
       *[other] { $structure } in { $at } { $lost ->
            [one] perde un punto vita
           *[other] perde { $lost } punti vita
        }; ne restano { $lp }.
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
       *[no] { $token } va in { $at }.
    }
sq-event-token-revealed = { $token } in { $at } si rivela: { $identity }.
sq-event-placed = { $who } è in { $squares }, con orientamento { $facing }.
sq-event-unavailable = Non ci sono più miniature per { $token } ({ $identity }): il segnalino viene tolto.
sq-event-demanded = { $seat } fa rivelare { $token }.
sq-event-mounted = { $who } monta: { $weapon }.

## What happens: attacks

sq-event-declared =
    { $how ->
        [melee] { $attacker } attacca { $aim } in corpo a corpo.
        [overwatch]
            { $aim-known ->
                [no] { $attacker } spara in Overwatch: { $weapon }.
               *[yes] { $attacker } spara in Overwatch contro { $aim }: { $weapon }.
            }
        [flames] Le fiamme attaccano { $aim }.
        [card]
            { $aim-known ->
                [no] «{ $weapon }» attacca.
               *[yes] «{ $weapon }» attacca { $aim }.
            }
       *[other]
            { $aim-known ->
                [no] { $attacker } spara: { $weapon }.
               *[yes] { $attacker } spara contro { $aim }: { $weapon }.
            }
    }
sq-event-called-off =
    { $attacker-known ->
        [no] Attacco a vuoto: il bersaglio non c’è più.
       *[yes] Attacco a vuoto ({ $attacker }): il bersaglio non c’è più.
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
sq-event-rerolled = { $seat } gioca «{ $card }» e rilancia: { $values }, in tutto { $sum }.
sq-event-shared =
    { $points ->
        [one] Un punto per { $target }.
       *[other] { $points } punti per { $target }.
    }
sq-event-unharmed =
    { $fixed ->
        [yes] Nessun danno per { $who }: { $value } contro { $against }.
       *[no] Nessun danno per { $who }: { $value } contro { $against }.
    }
sq-event-melee-fought =
    { $behind ->
        [yes] { $attacker } attacca { $defender } alle spalle: { $attack } a { $defence }.
       *[no] { $attacker } contro { $defender }: { $attack } a { $defence }.
    }
sq-event-save-rolled = { $who } fa i tiri salvezza: { $values }; ferite evitate: { $saved }.
sq-event-wounded =
    { $who } perde { $lost ->
        [one] un punto vita
       *[other] { $lost } punti vita
    }; { $lp ->
        [0] non ne restano.
        [one] ne resta uno.
       *[other] ne restano { $lp }.
    }
sq-event-cards-discarded = { $who } scarta carte al posto dei punti vita: { STOP($cards) }
sq-event-weapon-lost = { $who } perde un’arma: { $weapon }.
sq-event-healed = { $who } recupera punti vita: ora ne ha { $lp }.
sq-event-rite-used = Un rito salva { $who }; punti vita: { $lp }, riti rimasti: { $left }.
sq-event-eliminated = { $who }: fuori gioco.
sq-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
sq-event-scored =
    { $reason ->
        [kill] { $seat }: { sq-points } per un’eliminazione ({ $what }), { $total } in tutto.
        [loss] { $seat }: { sq-points } per una perdita ({ $what }), { $total } in tutto.
        [violation] { $seat }: { sq-points } per aver violato un’alleanza, { $total } in tutto.
        [bought] { $seat }: { sq-points } per una carta comprata, { $total } in tutto.
        [sold] { $seat }: { sq-points } per una carta venduta, { $total } in tutto.
        [secret] { $seat }: { sq-points } per una missione segreta («{ $what }»), { $total } in tutto.
        [primary] { $seat }: { sq-points } per la missione principale, { $total } in tutto.
        [secondary] { $seat }: { sq-points } per la missione secondaria, { $total } in tutto.
        [carried] { $seat }: { sq-points } per un trasporto ({ $what }), { $total } in tutto.
        [left-aboard] { $seat }: { sq-points } per chi è rimasto a bordo, { $total } in tutto.
        [weapon] { $seat }: { sq-points } per un’arma distrutta ({ $what }), { $total } in tutto.
        [formation] { $seat }: { sq-points } per la formazione ({ $what }), { $total } in tutto.
        [unmet] { $seat }: { sq-points } per un obiettivo che nessuna squadra ha raggiunto, { $total } in tutto.
        [scaled] { $seat }: { sq-points } per le eliminazioni, contate come a tavolo pieno, { $total } in tutto.
        [held-room] { $seat }: { sq-points } per il controllo della stanza, { $total } in tutto.
        [life] { $seat }: { sq-points } per punti vita tolti ({ $what }), { $total } in tutto.
        [card] { $seat }: { sq-points } per una carta, { $total } in tutto.
       *[other] { $seat }: { sq-points }, { $total } in tutto.
    }
sq-event-flames-lit = Il fuoco divampa in { $squares }.
sq-event-flames-out = Il fuoco si spegne ({ $seat }).
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
sq-event-command-spent =
    { $seat } spende { $points ->
        [one] un punto comando
       *[other] { $points } punti comando
    }; { $left ->
        [0] non ne restano.
        [one] ne resta uno.
       *[other] ne restano { $left }.
    }
sq-event-command-lost = { $seat } ha perso il leader: niente più punti comando.
sq-event-window-opened = { $seat } ora può spendere punti comando.
sq-event-window-closed = { $seat } non spende altri punti comando.
sq-event-hand-raised = Interromperai alla prossima pausa; nessun altro lo sa.
sq-event-instructed = Le tue disposizioni: «{ $words }».
sq-event-room-searched =
    { $card-known ->
        [no] { $who } effettua una ricognizione nella stanza { $room }.
       *[yes] { $who } effettua una ricognizione nella stanza { $room } e trova: «{ $card }».
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } gioca «{ $card }».
        [one] { $seat } gioca «{ $card }»; bersaglio: { $on }.
       *[other] { $seat } gioca «{ $card }»; bersagli: { $on }.
    }
sq-event-card-shown = { $seat } mostra «{ $card }».
sq-event-event-drawn = { $seat } pesca un evento: «{ $card }».
sq-event-reshuffled =
    { $deck ->
        [green] Si rimescola il mazzo evento verde.
        [azure] Si rimescola il mazzo evento azzurro.
        [recon] Si rimescola il mazzo ricognizione.
       *[other] Si rimescola il mazzo { $deck }.
    }

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } raccoglie: { $thing }.
sq-event-thing-dropped = { $who } posa in { $at }: { $thing }.
sq-event-thing-given = { $who } passa un oggetto ({ $thing }): ora ce l’ha { $to }.
sq-event-thing-recovered = { $who } mette in salvo: { $thing }.
sq-event-loaded = { $who } si carica { $what } sulle spalle.
sq-event-unloaded = { $who } depone { $what } in { $squares }.
sq-event-manned = { $who } si mette ai comandi: { $machine }.
sq-event-post-left = { $who } lascia i comandi: { $machine }.
sq-event-converted = { $who } cambia parte: ora prende ordini da { $seat }.

## What happens: alliances and the end

sq-event-pledged =
    { $kind ->
        [secret] { $seat } propone un’alleanza segreta: { $to } può accettare l’offerta { $number }.
       *[other] { $seat } propone un’alleanza: { $to } può accettare l’offerta { $number }.
    }
sq-event-pact-made =
    { $public ->
        [no] Nuova alleanza segreta: { AND($a, $b) }.
       *[yes] Nuova alleanza: { AND($a, $b) }.
    }
sq-event-pact-ended = Alleanza sciolta: { AND($a, $b) }.
sq-event-pact-exposed = Alleanza segreta allo scoperto: { AND($a, $b) }.
sq-event-pledge-refused = Offerta { $number }: ritirata o rifiutata.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } mette in vendita una carta per 20 punti: { $to } può accettare l’offerta { $number }.
       *[yes] { $seat } mette in vendita «{ $card }» per 20 punti: { $to } può accettare l’offerta { $number }.
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } vende una carta; la compra { $to }.
       *[yes] { $seat } vende «{ $card }»; la compra { $to }.
    }
sq-event-mission-ended = La missione è finita.
sq-event-seals-won =
    { $seals ->
        [one] { $seat } ottiene un Sigillo d’Onore; { $total } in tutto.
       *[other] { $seat } ottiene { $seals } Sigilli d’Onore; { $total } in tutto.
    }
sq-event-rank-changed = { $seat } ha ora il grado di { $rank }.
sq-event-won =
    { $count ->
        [one] { $seats } vince la missione.
       *[other] { $seats } si dividono il primo posto.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Cedi «{ $value }»: l’evento non ti tocca
       *[other] Scegli: { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Scegli: { $dangers }.
       *[no] Scegli { $value }: { $dangers }.
    }
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
        [0] Termina l’attivazione di questa miniatura
       *[other] Termina l’attivazione di questa miniatura (punti movimento rimasti: { $left })
    }
sq-do-end = Termina tutte le attivazioni di questo turno
sq-do-step = Fai un passo in { $to }
sq-do-walk = Percorri { $path }
sq-do-enter = Entra con { $who } in { $to }, con orientamento { $facing }
sq-do-leave = Lascia la missione con { $who }
sq-do-face = Voltati verso { $facing }
sq-do-open = Apri la porta { $door }
sq-do-shoot =
    { $area ->
        [yes] Spara con { $who } contro { $at } ({ $weapon }, colpi: { $shots })
       *[no] Spara con { $who } ({ $weapon }, colpi: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] Spara con { $who } verso { $facing } contro { $at } ({ $weapon }, colpi: { $shots })
       *[no] Spara con { $who } verso { $facing } ({ $weapon }, colpi: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] Attacca in corpo a corpo con { $who }.
       *[other] Attacca in corpo a corpo con { $who }: { $dangers }.
    }
sq-do-share =
    { $points ->
        [one] Assegna un punto: { $at }
       *[other] Assegna { $points } punti: { $at }
    }
sq-do-reroll =
    Gioca «{ $card }» e rilancia { $count ->
        [one] il dado { $dice }
       *[other] i dadi { $dice }
    }
sq-do-save =
    { $dice ->
        [0] Nessun tiro salvezza
        [one] Fai un tiro salvezza
       *[other] Fai { $dice } tiri salvezza
    }
sq-do-search = Effettua una ricognizione
sq-do-overwatch = Vai in Overwatch
sq-do-lower = Esci dall’Overwatch con { $who }
sq-do-pick-up = Raccogli: { $thing }
sq-do-put-down = Posa: { $thing }
sq-do-give = { $who }: passa { $thing } a { $to }
sq-do-load = { $who }: prendi { $what } sulle spalle
sq-do-unload = Deponi in { $to } la miniatura trasportata
sq-do-hand-in = { $who }: consegna { $what } nell’area di ingresso
sq-do-man = { $who }: mettiti ai comandi ({ $machine })
sq-do-quit = { $who }: lascia i comandi
sq-do-use =
    { $on-count ->
        [0] Gioca «{ $card }»
        [one] Gioca «{ $card }»; bersaglio: { $on }
       *[other] Gioca «{ $card }»; bersagli: { $on }
    }
sq-do-use-odds =
    { $only ->
        [yes] Gioca «{ $card }»: { $dangers }.
       *[no] { $on-count ->
            [0] Gioca «{ $card }»: { $dangers }.
           *[other] Gioca «{ $card }» (bersaglio: { $on }): { $dangers }.
        }
    }
sq-do-put = Metti { $identity } in { $to }
sq-do-reveal = Rivela { $who }
sq-do-demand = Fai rivelare { $who }
sq-do-stand = Mettila in { $to }, con orientamento { $facing }
sq-do-raise = Interrompi alla prossima pausa, per spendere punti comando
sq-do-trigger = Interrompi in automatico: { $words }
sq-do-instruct = Disposizione: { $words }
sq-do-rite = Usa un rito per { $who }
sq-do-pledge =
    { $kind ->
        [secret] Offri un’alleanza segreta a: { $to }
       *[other] Offri un’alleanza a: { $to }
    }
sq-do-sell = Offri «{ $card }» per 20 punti a: { $to }
sq-do-accept = Accetta l’offerta { $number }
sq-do-refuse = Rifiuta l’offerta { $number }
sq-do-dissolve = Sciogli l’alleanza con: { $to }
sq-do-expose = Rivela l’alleanza segreta con: { $to }

## Questions

sq-ask-order = Giochi una carta ordine?
sq-ask-act = Chi agisce ora?
sq-ask-activation = Che cosa fa?
sq-ask-command = Tiri per i punti comando?
sq-ask-window-hand = Interrompi: come spendi i punti comando?
sq-ask-window-dodge = Sei sotto attacco: schivi con i punti comando?
sq-ask-window-own = Come spendi i tuoi punti comando?
sq-ask-overwatch = Un nemico è entrato in vista: spari?
sq-ask-permission = La lasci passare?
sq-ask-share = A chi vanno i punti di questo tiro?
sq-ask-saves = Quanti tiri salvezza fai?
sq-ask-cards = Quale carta giochi o cedi?
sq-ask-rite = Usi un rito?

## Refusals: whose decision it is

sq-no-mission-over = La missione è finita, non c’è più nulla da decidere.
sq-no-not-in-play = La missione non è cominciata, o è finita.
sq-no-not-your-decision = Ora non puoi decidere tu: decide { $who }.
sq-no-not-now = Ora non si può fare.
sq-no-other-is-acting = Sta agendo un’altra miniatura: prima termina la sua attivazione.
sq-no-order-first = Gioca una carta ordine, oppure passa.
sq-no-command-roll = Prima decidi se tirare per i punti comando.
sq-no-lesson =
{ $lesson ->
        [melee] Non puoi ancora combattere corpo a corpo: arriva nel round { $round } di questa lezione.
        [overwatch] Non puoi ancora andare in Overwatch: arriva nel round { $round } di questa lezione.
        [search] Non puoi ancora fare ricognizioni: arrivano nel round { $round } di questa lezione.
       *[command] Non puoi ancora usare punti comando: arrivano nel round { $round } di questa lezione.
    }
sq-no-cannot-act = { $who } non può agire ora.
sq-no-finish-attack = Prima si deve risolvere l’attacco.
sq-no-standing-order = Questa disposizione non esiste.
sq-no-trigger = Così non si può interrompere.
sq-no-hand-is-up = Hai già chiesto di interrompere alla prossima pausa.
sq-no-command-points = Non hai punti comando.
sq-no-not-with-points = Non si può fare con i punti comando.
sq-no-card-forbids = Non può farlo: una carta lo vieta.
sq-no-not-on-board = Non può farlo: non è sul tabellone.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = Non può andarci con un passo: quella casella non è adiacente.
sq-no-obstacle = Non può passare: c’è un ostacolo.
sq-no-points-left =
    { $cost ->
        [one] Costa un punto, e non ne restano.
       *[other] Costa { $cost } punti, e non ne restano abbastanza.
    }
sq-no-wall-between = Non può passare: c’è di mezzo un muro o una porta chiusa.
sq-no-round-corner = Non può girare quell’angolo: le due vie sono chiuse.
sq-no-way-on = Non può passare di lì: non potrebbe proseguire fino a una casella libera.
sq-no-between-two = Senza permesso non può passare fra due miniature.
sq-no-stop-on-vent = Solo un segnalino speciale può finire il movimento su un condotto d’ingresso: gli altri devono poter proseguire.
sq-no-stop-on-conduit = Solo i segnalini del Culto possono finire il movimento su un condotto: gli altri devono poter proseguire.
sq-no-shared-square = Non può restare su una casella condivisa: deve proseguire.
sq-no-not-in-dock = Non può entrare: non è in attesa nella sua area di ingresso.
sq-no-stop-on-threshold = Finché qualcuno aspetta fuori, solo la sua squadra può finire il movimento sulle proprie caselle di soglia: gli altri devono poter proseguire.
sq-no-shut-out = { $who } non può entrare: nessuna casella di soglia è libera. Aspetta fuori e non spende nulla.
sq-no-threshold = Può entrare solo su una casella di soglia libera della propria area di ingresso.
sq-no-way-out = Può uscire solo da una casella di soglia della propria area di ingresso o da un’uscita.
sq-no-own-dock = Può consegnare solo da una casella di soglia della propria area di ingresso.
sq-no-movement-over = Non può più farlo: il suo movimento è finito.
sq-no-held-fast = È trattenuta e non può muoversi.
sq-no-psychic-only = Ha usato un potere psichico: per questo turno non può fare altro.
sq-no-four-facings = Può voltarsi solo a nord, est, sud o ovest.
sq-no-same-facing = Ha già questo orientamento.
sq-no-turn-alone = Con i punti comando una miniatura non può soltanto voltarsi: deve anche muovere.
sq-no-turn-costs = Non può voltarsi così: costa un punto movimento, e non ne restano.
sq-no-such-door = La porta { $door } non esiste.
sq-no-door-open = La porta { $door } è già aperta.
sq-no-door-front = Non può aprirla: non è davanti alla porta { $door }.
sq-no-bulkhead = Solo gli alieni possono aprire la porta stagna { $door }.
sq-no-door-alone = Con i punti comando una miniatura può aprire una porta solo se li usa anche per muovere.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } non può sparare: non vede { $target }.
sq-no-watch-friend = { $who } non può sparare: { $target } non è un bersaglio nemico.
sq-no-watch-line = { $who } non può sparare: vede { $target } ma non ha linea di fuoco, nemmeno dopo una svolta gratuita di 90°.
sq-no-watch-late = { $who } non può più sparare: { $target } era già in vista, o hai scelto di non sparare.
sq-no-target = Questo bersaglio non esiste.
sq-no-own-target = Non può attaccare la propria fazione.
sq-no-adjacent-target = Quel bersaglio è adiacente: si può attaccare solo in corpo a corpo.
sq-no-line-of-fire = Non c’è linea di fuoco.
sq-no-disputed-line = I dadi hanno deciso che questa linea è bloccata; vale fino alla fine del turno.
sq-no-fixed-target = Lì non c’è nulla da distruggere.
sq-no-such-weapon = Non può sparare con quest’arma: non ce l’ha.
sq-no-second-weapon = Non può sparare con quest’arma: ha già usato un’altra arma.
sq-no-shots-left = Quest’arma non può più sparare in questo turno: i colpi sono finiti.
sq-no-so-many-shots =
    { $shots ->
        [one] Quel colpo non si può mirare lì.
       *[other] Lì non si possono concentrare { $shots } colpi.
    }
sq-no-shots-around-movement = Si è mossa dopo il primo colpo: quest’arma non può più sparare.
sq-no-shoot-and-melee = In un turno può sparare o combattere corpo a corpo, non entrambe le cose.
sq-no-carrier-heavy = Una miniatura che ne trasporta un’altra non può sparare con quest’arma.
sq-no-move-and-fire = Quest’arma non può sparare nel turno in cui si muove.
sq-no-searched = Ha effettuato una ricognizione e in questo turno non può attaccare.
sq-no-second-melee = Può attaccare in corpo a corpo una sola volta per turno.
sq-no-nobody-ahead = Davanti non c’è nessuno da attaccare.
sq-no-melee-dice = Non può attaccare in corpo a corpo: non ha dadi per farlo.
sq-no-gunner-melee = Una macchina e il suo cannoniere non possono attaccare in corpo a corpo.
sq-no-alien-overwatch = Gli alieni non possono andare in Overwatch.
sq-no-overwatch-attacked = Ha attaccato e non può andare in Overwatch.
sq-no-overwatch-searched = Ha effettuato una ricognizione e non può andare in Overwatch.
sq-no-overwatch-moved = Una tarantola che si è mossa, o con un nuovo cannoniere, non può andare in Overwatch.
sq-no-overwatch-weapon = Senza un’arma da fuoco non può andare in Overwatch.
sq-no-overwatch-flamer = Con quest’arma non può andare in Overwatch.
sq-no-overwatch-shot = Spara uno dei colpi possibili, oppure passa.
sq-no-not-in-overwatch = Ora non può uscire dall’Overwatch: non è in Overwatch, o si sta risolvendo un attacco.

## Positions on paper

sq-position-neither = Una posizione è una riga di JSON oppure un file la cui prima riga è «{ $head }».
sq-position-field = Posizione, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il valore non va bene.
sq-position-not-json = Posizione, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questo non è JSON.
sq-position-line = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $text }» non si capisce.
sq-position-word = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $word }» qui non può stare.
sq-position-no-map = Posizione, riga { NUMBER($line, useGrouping: 0) }: manca la mappa disegnata; le sue righe stanno rientrate sotto la parola «map».
sq-position-no-seat = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $who }» non appartiene a nessuna fazione di questo tavolo.
sq-position-twice = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $who }» c’è due volte.
sq-position-unknown = Posizione, riga { NUMBER($line, useGrouping: 0) }: nella scatola non c’è nessun «{ $value }».
sq-position-no-square = Posizione, riga { NUMBER($line, useGrouping: 0) }: «{ $square }» non è una casella di questa mappa.
sq-position-shared = Posizione: { AND($one, $other) } stanno sulla stessa casella, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = registri della campagna
starquest-option-played = missioni giocate
starquest-option-legacy = conseguenze delle missioni precedenti
starquest-option-scenario = missione personalizzata

## Accanto alla mappa

sq-beside = { $faction } (punti: { $points }): { $groups }
sq-beside-nobody = { $faction } (punti: { $points })
sq-beside-kind = { $figure } { $ids }

## Proposte raccolte

sq-gathered-step = Fai un passo in { $places }, o scrivi una casella qualsiasi per andarci
sq-gathered-face = Voltati: { $places }
sq-gathered-enter = Entra in { $at }, con orientamento { $places }
sq-gathered-stand = Metti in { $at }, con orientamento { $places }
sq-gathered-put = Metti { $identity } in { $places }
