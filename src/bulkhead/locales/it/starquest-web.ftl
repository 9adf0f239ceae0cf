### Il tavolo di Starquest nel browser.

## La mappa

web-sq-map = Mappa della nave
web-sq-map-keys = Le frecce spostano un cursore sulle caselle, Pag su e Pag giù vanno da una miniatura all’altra, Inizio torna a quella che agisce, Invio seleziona la casella.
web-sq-minimap = Tutta la nave, e la parte inquadrata
web-sq-stage = La nave
web-sq-not-scanned = Non sondato
web-sq-come-in = Entra da qui
web-sq-layers = Che cosa mostra la mappa
web-sq-layer-reach = Può arrivarci, con il costo
web-sq-layer-fire = Può colpire
web-sq-layer-sight = Solo vista
web-sq-zoom-in = Ingrandisci
web-sq-zoom-out = Riduci
web-sq-zoom-whole = Mostra tutta la nave

## Le caselle a parole

web-sq-square =
    { $room ->
        [none] Casella { $square }, corridoio
       *[other] Casella { $square }, stanza { $name }
    }
web-sq-here =
    { $token ->
        [yes] { $name } ({ $owner })
       *[no] { $name } ({ $owner }), vita { $life }
    }
web-sq-burning = In fiamme
web-sq-r-square = Da qui possono entrare i rinforzi
web-sq-unseen = Nessuna delle tue miniature la vede
web-sq-mans = ai comandi: { $machine }
web-sq-carries = porta: { $what }
web-sq-vent =
    { $state ->
        [open] Condotto d’ingresso
       *[gone] Condotto d’ingresso fuori uso
    }
web-sq-conduit = Condotto
web-sq-exit = Via d’uscita
web-sq-obstacle = Ostacolo: nessuno può entrarci
web-sq-door-at =
    { $kind ->
        [bulkhead] Porta stagna
        [doorway] Varco
       *[door] Porta
    } a { $side }: { $state ->
        [open] passaggio aperto
        [barred] accesso sbarrato
       *[closed] passaggio chiuso
    }{ $can ->
        [yes] , si può aprire ora
       *[no] { "" }
    }
web-sq-centre = Centra la miniatura che agisce
web-sq-in-fire = In vista e sotto tiro
web-sq-in-sight = In vista, ma non sotto tiro
web-sq-reach =
    { $cost ->
        [one] Si raggiunge con un punto
       *[other] Si raggiunge con { $cost } punti
    }
web-sq-reach-asks = Qualcuno deve lasciarla passare
web-sq-out-of-reach = La casella { $square } adesso è fuori portata.

## Le figure

web-sq-figure = { $figure } { $id }
web-sq-token = Segnalino { $id }
web-sq-unknown = Coperto: solo il proprietario sa che cos’è
web-sq-token-moves =
    { $squares ->
        [one] Muove di una casella per turno.
       *[other] Muove fino a { $squares } caselle per turno.
    }
web-sq-token-lists = Nella lista della missione: { $kinds }.
web-sq-facing = orientamento: { $facing }
web-sq-life =
    { $life ->
        [one] un punto vita su { $full }
       *[other] { $life } punti vita su { $full }
    }
web-sq-movement = Movimento
web-sq-left = { $left } su { $full }
web-sq-sheet = Armatura { $armour }, movimento { $move }, vale { sq-points }
web-sq-weapon-rolls =
    { $pattern ->
        [line] { $dice }, lungo una linea
        [blast] { $dice }, in una casella e tutt’intorno
        [block] { $dice }, in un blocco di due per due caselle
        [square] { $dice }, contro tutti in una casella
        [split] { $dice }, da dividere fra i bersagli
        [flame] { $dice }, in una casella e tutt’intorno, e il fuoco resta
        [backblast] { $dice }, lungo una linea fino al muro, un punto in meno a ogni casella indietro
        [melee] { $dice } in corpo a corpo
       *[other] { $dice }
    }
web-sq-supply = I tuoi segnalini
web-sq-supply-what = Scegline uno, poi premi la casella dove metterlo.
web-sq-supply-blips = Blip
web-sq-supply-reinforcements = Rinforzi
web-sq-supply-specials = Per i condotti d’ingresso
web-sq-supply-hidden =
    { $count ->
        [one] uno coperto
       *[other] { $count } coperti
    }
web-sq-supply-count =
    { $count ->
        [0] { $name }, non ne restano
        [one] { $name }, ne resta uno
       *[other] { $name }, ne restano { $count }
    }
web-sq-supply-of = { $count } × { $name }
web-sq-overwatch = In Overwatch
web-sq-finished = Ha finito per questo turno

## Lo scanner

web-sq-players = Giocatori e squadre
web-sq-order = Ordine di turno
web-sq-setup = preparazione
web-sq-round = round { $round } di { $rounds }
web-sq-you = tu
web-sq-driven-by-bot = un bot gioca per { $name }
web-sq-decides = Deve decidere
web-sq-scanner = Scanner della squadra
web-sq-forces = Forze
web-sq-points = Punti
web-sq-command = Comando
web-sq-seals = Sigilli
web-sq-blips = Blip
web-sq-reinforcements = Rinforzi

## Agire

web-sq-decision = La domanda in corso
web-sq-your-decision = Tocca a te decidere
web-sq-waiting = Si aspetta { $name }
web-sq-answers = Risposte
web-sq-on-the-map = Scegli una casella illuminata sulla mappa.
web-sq-every-answer =
    { $count ->
        [one] Una risposta in elenco
       *[other] { $count } risposte in elenco
    }
web-sq-every-square =
    { $count ->
        [one] { $name }: una casella in elenco
       *[other] { $name }: { $count } caselle in elenco
    }
web-sq-supply-first = Prima scegli il segnalino da piazzare.
web-sq-supply-must = Devo piazzarli tutti?
web-sq-menu = Che cosa fare in { $square }
web-sq-which-way = Verso dove guarda?
web-sq-cancel = Indietro
web-sq-ready = Chi può ancora agire
web-sq-idle = Ora non può fare nulla.
web-sq-actions = Che cosa può fare
web-sq-action-shoot = Spara
web-sq-action-overwatch = Overwatch
web-sq-action-door = Porta
web-sq-action-melee = Corpo a corpo
web-sq-action-search = Ricognizione
web-sq-action-turn = Voltati
web-sq-cannot-shoot = Da qui non c’è nessuno a cui sparare, oppure ha già sparato.
web-sq-cannot-door = Non c’è nessuna porta a portata.
web-sq-cannot-melee = Proprio davanti non c’è nessuno da attaccare.
web-sq-cannot-turn = Non può più voltarsi.
web-sq-cannot-overwatch = Ora non può andare in Overwatch.
web-sq-cannot-search = Ora non può effettuare una ricognizione.
web-sq-finish = Termina l’attivazione
web-sq-end-turn = Termina il turno
web-sq-undo = Annulla
web-sq-target = L’attacco
web-sq-with = Con che cosa
web-sq-weapon =
    { $shots ->
        [one] { $weapon }
       *[other] { $weapon }, { $shots } colpi
    }
web-sq-armour-life = armatura { $armour }, vita { $life }
web-sq-silent =
    { $count ->
        [one] Perché { $name } non può sparare?
       *[other] Perché gli altri non possono sparare?
    }
web-sq-way-here = Percorso fin qui
web-sq-hurt = ferita
web-sq-killed = eliminazione
web-sq-share-left =
    { $left ->
        [one] Resta un punto da assegnare.
       *[other] Restano { $left } punti da assegnare.
    }
web-sq-share-does =
    { $given }: { $does ->
        [kills] eliminazione
       *[hurts] ferita
    }
web-sq-share-rest =
    { $left ->
        [one] Rinuncia all’ultimo punto
       *[other] Rinuncia a { $left } punti
    }
web-sq-shots =
    { $shots ->
        [one] un colpo
       *[other] { $shots } colpi
    }
web-sq-whole-total = Con l’intero totale: lo dividi dopo il tiro.
web-sq-own = Dei tuoi
web-sq-in-it = Chi si trova lì
web-sq-hits-nobody = Lì non c’è nessuno da ferire.
web-sq-no-roll = Niente lo ferma: non servono dadi.
web-sq-uncovers =
    { $count ->
        [one] Prima si rivela il segnalino { $tokens }: solo allora se ne conoscono le probabilità.
       *[other] Prima si rivelano i segnalini { $tokens }: solo allora se ne conoscono le probabilità.
    }
web-sq-totals = Probabilità di ogni totale: { $totals }
web-sq-dice =
    { $colours ->
        [white]
            { $white ->
                [one] un dado bianco
               *[other] { $white } dadi bianchi
            }
        [red]
            { $red ->
                [one] un dado rosso
               *[other] { $red } dadi rossi
            }
       *[both]
            { $red ->
                [one] un dado rosso
               *[other] { $red } dadi rossi
            } e { $white ->
                [one] uno bianco
               *[other] { $white } bianchi
            }
    }
web-sq-shoot-now = Fuoco!
web-sq-strike-now = Colpisci
web-sq-play-now = Gioca
web-sq-choose-now = Scegli questo
web-sq-plant-now = Fai brillare la carica

## Diario, tasti, fine

web-sq-log = Diario
web-sq-log-empty = Non è ancora successo niente.
web-sq-tabs = Che cosa mostra il foglio
web-sq-tab-act = Agisci
web-sq-tab-squad = Squadra
web-sq-keys = Al tavolo di Starquest
web-sq-key-enter = agire con la miniatura scelta, o eseguire l’attacco scelto
web-sq-key-next = prossima miniatura che può agire
web-sq-crumb = Starquest: { $mission }
web-sq-over = La missione è finita
web-sq-won = vince

## Un tavolo nuovo

web-sq-new-mission = Missione
web-sq-new-tutorial = Addestramento
web-sq-new-campaign = Campagna
web-sq-new-skirmish = Schermaglia
web-sq-new-rounds =
    { $rounds ->
        [one] un round, circa { $minutes } minuti
       *[other] { $rounds } round al massimo, circa { $minutes } minuti
    }
web-sq-new-empty = Vuoto
web-sq-new-empty-what = Nessuno gioca questa fazione.
web-sq-new-not-here = Non in questa missione.
web-sq-new-fill = Riempi di bot i posti liberi
web-sq-new-few-squads = Questa missione richiede da { $least } a { $most } squadre.
web-sq-new-few-aliens = Questa missione richiede un giocatore alieno.
web-sq-new-many-aliens =
    { $aliens ->
        [one] Questa missione ammette un solo giocatore alieno.
       *[other] Questa missione ammette al massimo { $aliens } giocatori alieni.
    }
web-sq-new-primary = Missione principale
web-sq-new-secondary = Missione secondaria
web-sq-new-start = Comincia la missione
web-sq-new-squads = Squadre
web-sq-new-aliens = Alieni
web-sq-new-between = { $taken } al tavolo, ne servono da { $least } a { $most }
web-sq-new-exactly =
    { $least ->
        [one] { $taken } al tavolo, ne serve { $least }
       *[other] { $taken } al tavolo, ne servono { $least }
    }
web-sq-new-house-book =
    { $count ->
        [one] Un’opzione, come da manuale
       *[other] { $count } opzioni, tutte come da manuale
    }
web-sq-new-house-changed =
    { $changed ->
        [one] { $count } opzioni, una diversa dal manuale
       *[other] { $count } opzioni, { $changed } diverse dal manuale
    }
web-sq-new-house-show = Tutte, per capitolo
web-sq-new-house-hide = Solo le diverse
web-sq-new-house-differ =
    { $count ->
        [one] { $count } diversa
       *[other] { $count } diverse
    }
web-sq-new-house-count =
    { $count ->
        [one] { $count } opzione
       *[other] { $count } opzioni
    }

## In ogni momento

web-sq-aside = In ogni momento
web-sq-aside-else = Inoltre
web-sq-why-not = Perché no?
web-sq-now = Cosa posso fare adesso?
web-sq-now-more =
    { $count ->
        [one] e un’altra possibilità simile
       *[other] e altre { $count } possibilità simili
    }
web-sq-now-not = Adesso no
web-sq-page-hand = Interrompi
web-sq-page-orders = Disposizioni
web-sq-hand = Interrompi alla prossima pausa
web-sq-hand-is-up = Alla prossima pausa interrompi e puoi spendere punti comando. Nessun altro lo sa ancora.
web-sq-hand-what =
    { $points ->
        [0] Non hai punti comando. Se ne avessi, potresti interrompere chi agisce.
       *[other] Alla prossima pausa interrompi chi agisce e spendi punti comando. Ne hai { $points }.
    }
web-sq-triggers = Interrompi in automatico
web-sq-triggers-none = Annullale tutte
web-sq-trigger-when = Quando?
web-sq-moment-begins = inizia un turno
web-sq-moment-after = qualcuno ha agito
web-sq-moment-ends = finisce un turno
web-sq-moment-seen = un nemico vede uno dei miei
web-sq-moment-near = un nemico si avvicina
web-sq-trigger =
    { $kind ->
        [begins] Inizio del turno: { $name }
        [after] Dopo ogni attivazione: { $name }
        [ends] Fine del turno: { $name }
        [near]
            { $number ->
                [one] Nemico a una casella: { $name }
               *[other] Nemico entro { $number } caselle: { $name }
            }
       *[other] In vista di un nemico: { $name }
    }

## Disposizioni

web-sq-standing-what = Rispondono a nome tuo, così nessuno deve aspettarti. Le conosci solo tu.
web-sq-clocks-what = Quando il tempo scade rispondono le tue disposizioni; se non ce ne sono, vale la risposta solita.
web-sq-standing-hidden = Chiunque sia a questo schermo può leggere la domanda: le disposizioni sono segrete e ora non si mostrano. Ritrovi le tue qui quando il sipario si alza per te.
web-sq-standing-chance = Probabilità minima
web-sq-standing-overwatch = Tiri in Overwatch
web-sq-standing-overwatch-one = Tiri in Overwatch: { $whom }
web-sq-standing-dodge = Schivate con i punti comando
web-sq-standing-saves = Tiri salvezza
web-sq-standing-cards = Carte in risposta
web-sq-standing-reveal = Orientamento delle miniature rivelate
web-sq-standing-rite = Riti
web-sq-standing-discard = Che cosa si perde per primo
web-sq-holds-discard-ask = Chiedimi quale carta o arma si perde. Oppure premile nell’ordine in cui si devono perdere.
web-sq-holds-discard = In quest’ordine: { $things }; poi chiedimelo.
web-sq-standing-passing-one = Lasciar passare: { $whom }
web-sq-holds-overwatch =
    { $now ->
        [shoot] Una miniatura in Overwatch spara se la probabilità di eliminare è almeno { $from }%; altrimenti aspetta.
        [hold] Nessuno spara; il segnalino resta.
       *[other] Chiedimelo ogni volta che un nemico entra in vista.
    }
web-sq-holds-dodge =
    { $now ->
        [never] Non schivare mai.
        [if-harmful] Chiedimelo se il rischio di perdere un punto vita è almeno { $from }%.
       *[other] Chiedimelo a ogni attacco contro di me.
    }
web-sq-holds-saves =
    { $now ->
        [all] Fai tutti i tiri salvezza possibili.
        [none] Non farne nessuno.
       *[other] Chiedimi quanti.
    }
web-sq-holds-cards =
    { $now ->
        [never] Non giocarne, e non aspettarmi.
       *[other] Chiedimelo ogni volta che se ne può giocare una.
    }
web-sq-holds-reveal =
    { $now ->
        [nearest] Falle guardare verso la miniatura di squadra più vicina.
       *[other] Chiedimelo ogni volta.
    }
web-sq-holds-rite =
    { $now ->
        [fatal] Usane uno per la miniatura più preziosa tra quelle che morirebbero.
        [never] Non usarne.
       *[other] Chiedimelo a ogni perdita.
    }
web-sq-holds-passing =
    { $now ->
        [always] Le loro miniature possono sempre passare tra le mie.
        [never] Le loro miniature non possono mai passare tra le mie.
       *[other] Chiedimelo ogni volta.
    }
web-sq-word-ask = Chiedi
web-sq-word-always = Sempre
web-sq-word-never = Mai
web-sq-word-all = Tutti
web-sq-word-none = Nessuno
web-sq-word-hold = Mai
web-sq-word-shoot = Se probabile
web-sq-word-shoot-from = Solo se elimina ≥ { $from }%
web-sq-word-if-harmful = Se fa male
web-sq-word-if-harmful-from = Solo se rischio ≥ { $from }%
web-sq-word-nearest = Verso la più vicina
web-sq-word-fatal = Se mortale
web-sq-word-from = { $from }%
web-sq-next-time = La prossima volta
web-sq-next-time-one = La prossima volta, { $whom }
web-sq-offers-wait =
    { $count ->
        [one] un’offerta aspetta
       *[other] { $count } offerte aspettano
    }

## La posta in gioco

web-sq-stake = La posta in gioco
web-sq-stake-to = vuole andare in { $square }
web-sq-stake-killed = eliminazione
web-sq-stake-points = punti se cade
web-sq-stake-shot =
    { $stays ->
        [yes] tiro; il segnalino resta
       *[no] tiro, poi si toglie il segnalino
    }
web-sq-stake-hurt = subisci una ferita
web-sq-stake-lost = la perdi
web-sq-stake-command =
    { $value ->
        [one] punto comando per schivare
       *[other] punti comando per schivare
    }
web-sq-stake-losing =
    { $value ->
        [one] punto vita va perso
       *[other] punti vita vanno persi
    }
web-sq-stake-life =
    { $value ->
        [one] punto vita che ha
       *[other] punti vita che ha
    }
web-sq-stake-worth = punti che vale
web-sq-stake-owed = ancora da cedere
web-sq-other-shots = Altri tiri
web-sq-hold-fire = Non sparare
web-sq-paused = Turno in pausa: { $name }
web-sq-countdown =
    { $left ->
        [one] Resta un secondo
       *[other] Restano { $left } secondi
    }
web-sq-countdown-then = Poi:
web-sq-keys-answer = La domanda in corso
web-sq-key-yes = farlo
web-sq-key-no = non farlo
web-sq-key-answer = questa risposta

## Che cosa si aspetta dagli altri

web-sq-waits-overwatch = Overwatch: sparare o no.
web-sq-waits-dodge = Sotto attacco: schivare o no.
web-sq-waits-command = Si spendono punti comando.
web-sq-waits-command-roll = Tirare o no per i punti comando.
web-sq-waits-permission = Lasciar passare qualcuno o no.
web-sq-waits-agreement = Accettare uno scambio o no.
web-sq-waits-saves = Si fanno i tiri salvezza.
web-sq-waits-losses = Scelta di che cosa si perde.
web-sq-waits-rite = Un rito o no.
web-sq-waits-scan = Si sonda un tabellone: si piazzano i blip.
web-sq-waits-placing = Si piazza una miniatura.
web-sq-waits-look = Si guardano segnalini coperti.
web-sq-waits-share = Divisione dei punti di un tiro.
web-sq-waits-event = Una carta evento.
web-sq-waits-reinforcements = Rinforzi.
web-sq-waits-turn = Il turno prosegue.
web-sq-waits-setup = Preparazione.
web-sq-waits-ruling = Alleanza o linea dubbia: si decide.
web-sq-waits-card = Una carta o una scelta.

## Scanner, carte e punti

web-sq-page-scanner = Scanner
web-sq-page-points = Punti
web-sq-whose = Di chi
web-sq-everybody = Tutti
web-sq-ledger-empty = A questo tavolo nessuno ha ancora guadagnato o perso punti.
web-sq-rank = Grado
web-sq-leader = Leader
web-sq-nobody = nessuno
web-sq-psionic = Psionico
web-sq-psionic-missions = Missioni superate
web-sq-psionic-arts = Arti studiate
web-sq-notes = Appunti, solo per te
web-sq-cards = Carte
web-sq-cards-yours = le vedi solo tu
web-sq-cards-now = giocabile ora
web-sq-cards-hidden =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
web-sq-cards-orders = Ordini
web-sq-cards-equipment = Equipaggiamento
web-sq-cards-recon = Ricognizione
web-sq-cards-psychic = Poteri psichici
web-sq-cards-governor = Governatore
web-sq-cards-events = Eventi
web-sq-cards-secret = Missioni segrete

## Diplomazia

web-sq-page-dealings = Diplomazia
web-sq-bond =
    { $bond ->
        [public] alleanza pubblica con te
        [secret] alleanza segreta con te
        [parted] alleanza sciolta per questa missione
       *[other] nessuna alleanza
    }
web-sq-bond-legionary = { $who } ha un’alleanza per conto suo.
web-sq-bond-others = Alleanza pubblica: { AND($one, $other) }.
web-sq-received =
    { $kind ->
        [sale] Offerta { $number }: «{ $card }» per 20 punti.
        [secret] Offerta { $number }: un’alleanza segreta.
       *[other] Offerta { $number }: un’alleanza pubblica.
    }
web-sq-offered =
    { $kind ->
        [sale] Hai offerto «{ $card }» per 20 punti ({ $number }).
        [secret] Hai offerto un’alleanza segreta ({ $number }).
       *[other] Hai offerto un’alleanza pubblica ({ $number }).
    }
web-sq-closed =
    { $kind ->
        [secret] Non si può offrire un’alleanza segreta.
       *[other] Non si può offrire un’alleanza pubblica.
    }
web-sq-unsold = Non si può vendere loro nessuna carta.
web-sq-costs = Quanto costa
web-sq-cost-violation = Attaccare apposta un alleato: 50 punti, l’alleanza finisce, e una segreta viene alla luce.
web-sq-betrays =
    { $secret ->
        [yes] Così prendi di mira un alleato segreto ({ $faction }): ti costa 50 punti, l’alleanza finisce e tutti lo vengono a sapere.
       *[no] Così prendi di mira un alleato ({ $faction }): ti costa 50 punti e l’alleanza finisce.
    }
web-sq-cost-parting = Sciogliere un’alleanza non costa punti, ma in questa missione non si può rinnovare.
web-sq-cost-sale =
    { $to ->
        [nobody] Una carta ricognizione costa 20 punti a chi la compra; non vanno a nessuno.
       *[other] Una carta ricognizione costa 20 punti a chi la compra; vanno a chi la vende.
    }
web-sq-cost-deal =
    { $lasts ->
        [moment] Lo scambio vale come alleanza solo in quel momento.
       *[other] Lo scambio crea un’alleanza pubblica, che dura finché non si scioglie o la missione non finisce.
    }
web-sq-cost-apart =
    { $hybrids ->
        [apart] Un’alleanza con il Regno del Caos non copre né i ladri genetici né gli ibridi.
       *[other] Un’alleanza con il Regno del Caos non copre i ladri genetici.
    }

## La prima missione, come lezione

web-sq-lesson = Lezione
web-sq-lesson-briefing = La tua missione
web-sq-lesson-next =
    { $more ->
        [0] Ho capito
        [one] Avanti (un altro)
       *[other] Avanti (altri { $more })
    }
web-sq-lesson-skip = Salta tutto
web-sq-lesson-welcome = Ai tuoi ordini: { $faction }. Porta due dei tuoi quattro soldati nella stanza { $zone }: se alla fine del tuo turno lì non ci sono alieni, ottieni 30 punti e la missione finisce.
web-sq-lesson-dock = Premi il portello a cui deve agganciarsi la navetta. Da entrambi la stanza { $zone } è a due turni di cammino.
web-sq-lesson-map = Come si legge la mappa: i dischi sono miniature, e la freccia sul bordo dice dove guardano. Trascina la mappa per spostarla e ingrandiscila con la rotella o con due dita. Gli alieni entrano dalle caselle con la R.
web-sq-lesson-act = Nel tuo turno ogni miniatura agisce una volta: può muovere e può attaccare una volta. Premine una sulla mappa o nell’elenco.
web-sq-lesson-enter = Premi una casella illuminata per farla salire a bordo, poi la direzione in cui deve guardare: verso l’interno. Ciò che ha alle spalle non lo vede e non lo colpisce.
web-sq-lesson-walk = Per muovere premi una casella illuminata: la miniatura prende la via meno costosa e si ferma se succede qualcosa. All’indietro ogni passo costa doppio. Puoi annullare una mossa finché non si sono tirati dadi né rivelato nulla.
web-sq-lesson-shoot = Può sparare: premi un bersaglio segnato per vedere le probabilità, e premi di nuovo per fare fuoco. Si tirano i suoi dadi, e ogni punto oltre l’armatura del bersaglio toglie un punto vita. Con un’arma leggera può poi proseguire; con una pesante spara prima o dopo tutto il movimento.

## Prima del primo turno

web-sq-muster = Preparazione
web-sq-sensible = Scegli per me una buona squadra
web-sq-sensible-what = Un bot sceglie al meglio armi e carte per te. L’area di ingresso la scegli tu.
web-sq-sensible-on = La tua squadra si sta preparando…
web-sq-sensible-stop = Scelgo io
web-sq-muster-entry = Premi un’area di ingresso sulla mappa, o sceglila qui.
web-sq-ready-check = Sono tutti pronti?
web-sq-ready-chooses = sceglie
web-sq-ready-later = in attesa
web-sq-ready-ready = tutto pronto
## Riguardare

web-sq-hands = Carte e alleanze
web-sq-bond-secret-others = Alleanza segreta: { AND($one, $other) }.
web-sq-after-headline = Vince: { $who }, con { sq-points }
web-sq-after-look = premi un round per rivederlo
web-sq-after-round = Round { $round }
web-sq-after-rounds =
    { $mission }, { $rounds ->
        [one] un round
       *[other] { $rounds } round
    }
web-sq-after-course = Punti round per round
web-sq-after-losses = Perdite
web-sq-after-lost =
    { $count ->
        [0] Nessuna perdita
        [one] Una perdita
       *[other] { $count } perdite
    }
web-replay-jump-round = Round
web-replay-key-round = prossimo round; con Maiusc il precedente
web-replay-jump-kill = Eliminazioni
web-replay-key-kill = prossima eliminazione; con Maiusc la precedente
web-replay-jump-scan = Tabelloni sondati
web-replay-key-scan = prossimo tabellone sondato; con Maiusc il precedente
web-replay-jump-reveal = Segnalini rivelati
web-replay-key-reveal = prossimo segnalino rivelato; con Maiusc il precedente
web-replay-jump-points = Punti
web-replay-key-points = prossimo cambio di punti; con Maiusc il precedente

## La striscia sopra la mappa

web-sq-goals = Obiettivi
web-sq-goal-primary = Missione principale
web-sq-goal-secondary = Missione secondaria
web-sq-goal-secret = Missione segreta
web-sq-goal-met = raggiunto
web-sq-goal-gone = sfumato
web-sq-goal-progress = { $done }/{ $of }
web-sq-goal-more = +{ $count }
web-sq-goal-score = Tu { $mine }, il migliore degli altri { $best }
web-sq-goal-theirs = Le squadre sono qui per questo. Impediscilo: ciò che non ottengono va agli alieni.
web-sq-goal-paid = Punti assegnati: { $paid } su { $points }, di cui { $mine } a te.
web-sq-goal-show = Mostra sulla mappa
web-sq-goal-rounds = Round { $round } di al massimo { $rounds }.
