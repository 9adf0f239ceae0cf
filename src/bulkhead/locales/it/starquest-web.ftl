### Il tavolo di Starquest nel browser.

## La mappa

web-sq-map = Mappa della nave
web-sq-map-keys = Le frecce spostano un cursore sulle caselle, Pag su e Pag giù vanno da una miniatura all’altra, Inizio torna a quella di turno, Invio preme la casella.
web-sq-minimap = Tutta la nave, e la parte che si vede
web-sq-stage = La nave
web-sq-not-scanned = Non sondato
web-sq-come-in = Entra da qui
web-sq-layers = Che cosa mostra la mappa
web-sq-layer-reach = Raggiunge, costo
web-sq-layer-fire = Può colpire
web-sq-layer-sight = Vede soltanto
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
web-sq-mans = serve { $machine }
web-sq-carries = porta { $what }
web-sq-vent =
    { $state ->
        [open] Condotto d’ingresso
       *[gone] Condotto d’ingresso fuori uso
    }
web-sq-conduit = Condotto
web-sq-exit = Via d’uscita
web-sq-obstacle = Ostacolo: non ci entra nessuno
web-sq-door-at =
    { $kind ->
        [bulkhead] Paratia
        [doorway] Varco
       *[door] Porta
    } a { $side }, { $state ->
        [open] aperta
        [barred] accesso sbarrato
       *[closed] chiusa
    }{ $can ->
        [yes] , si può aprire ora
       *[no] { "" }
    }
web-sq-centre = Guarda la miniatura di turno
web-sq-in-fire = Vista, e sotto tiro
web-sq-in-sight = Vista, ma non sotto tiro
web-sq-reach = Si raggiunge con { $cost }
web-sq-reach-asks = Qualcuno deve lasciarlo passare
web-sq-out-of-reach = La casella { $square } adesso è fuori portata.

## Le figure

web-sq-figure = { $figure } { $id }
web-sq-token = Segnalino { $id }
web-sq-unknown = Coperto: solo il proprietario sa che cos’è
web-sq-token-moves = Si muove fino a { $squares } caselle per turno.
web-sq-token-lists = Nella lista della missione: { $kinds }.
web-sq-facing = rivolto a { $facing }
web-sq-life = { $life } punti vita su { $full }
web-sq-movement = Movimento
web-sq-left = ne restano { $left } di { $full }
web-sq-sheet = Armatura { $armour }, movimento { $move }, vale { $points } punti
web-sq-weapon-rolls =
    { $pattern ->
        [line] { $dice }, lungo una linea
        [blast] { $dice }, in una casella e tutt’intorno
        [block] { $dice }, in un blocco di due per due caselle
        [square] { $dice }, su tutti quelli di una casella
        [split] { $dice }, da dividere fra i bersagli
        [flame] { $dice }, in una casella e tutt’intorno, e il fuoco resta
        [backblast] { $dice }, lungo una linea fino al muro, meno a ogni casella indietro
        [melee] { $dice } in corpo a corpo
       *[other] { $dice }
    }
web-sq-supply = I tuoi segnalini
web-sq-supply-what = Prendine uno, poi premi le caselle dove va.
web-sq-supply-blips = Blip
web-sq-supply-reinforcements = Riserve
web-sq-supply-specials = Per i condotti d’ingresso
web-sq-supply-hidden =
    { $count ->
        [one] uno coperto
       *[other] { $count } coperti
    }
web-sq-supply-count = { $name }, { $count } rimasti
web-sq-supply-of = { $count } × { $name }
web-sq-docked = { $id }, nell’area d’ingresso
web-sq-overwatch = In Overwatch
web-sq-finished = Ha finito in questo turno

## Lo scanner

web-sq-players = Giocatori e squadre
web-sq-order = Ordine di turno
web-sq-setup = preparazione
web-sq-round = round { $round } di { $rounds }
web-sq-you = tu
web-sq-driven-by-bot = un bot al posto di { $name }
web-sq-decides = Deve decidere
web-sq-scanner = Scanner della squadra
web-sq-forces = Forze
web-sq-points = Punti
web-sq-command = Comando
web-sq-seals = Sigilli
web-sq-blips = Blip
web-sq-reinforcements = Riserve

## Agire

web-sq-decision = La domanda aperta
web-sq-your-decision = Tocca a te decidere
web-sq-waiting = Si aspetta { $name }
web-sq-answers = Risposte
web-sq-on-the-map = Scegli una casella illuminata sulla mappa.
web-sq-every-answer = { $count } risposte in elenco
web-sq-every-square = { $count } caselle per { $name }, in elenco
web-sq-supply-first = Prima scegli che cosa posare.
web-sq-supply-must = Bisogna posarli tutti?
web-sq-menu = Che cosa fare in { $square }
web-sq-which-way = Rivolto dove?
web-sq-cancel = Indietro
web-sq-ready = Chi può ancora agire
web-sq-activate = Agisci con questa
web-sq-idle = Ora non può fare nulla.
web-sq-actions = Che cosa può fare
web-sq-action-shoot = Spara
web-sq-action-overwatch = Overwatch
web-sq-action-door = Porta
web-sq-action-melee = Mischia
web-sq-action-search = Esplora
web-sq-action-turn = Gira
web-sq-cannot-shoot = Da qui non c’è nessuno a cui sparare, oppure ha già sparato.
web-sq-cannot-door = Nessuna porta è a portata di mano.
web-sq-cannot-melee = Non c’è nessuno da affrontare proprio davanti.
web-sq-cannot-turn = Non può più girarsi.
web-sq-cannot-overwatch = Ora non può mettersi in Overwatch.
web-sq-cannot-search = Ora non può perquisire.
web-sq-finish = Ha finito
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
web-sq-way-here = Da dove viene
web-sq-hurt = ferito
web-sq-killed = eliminato
web-sq-share-left =
    { $left ->
        [one] Resta un punto da assegnare.
       *[other] Restano { $left } punti da assegnare.
    }
web-sq-share-does =
    { $given }: { $does ->
        [kills] eliminato
       *[hurts] ferito
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
web-sq-hits-nobody = Lì non c’è nessuno che possa essere ferito.
web-sq-no-roll = Niente lo ferma: non si tirano dadi.
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
       *[both] { $red } dadi rossi, { $white } bianchi
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
web-sq-key-enter = Agisce con la figura scelta, o esegue l’attacco scelto
web-sq-key-next = La prossima figura che può agire
web-sq-crumb = Starquest: { $mission }
web-sq-over = La missione è finita
web-sq-won = vince

## Un tavolo nuovo

web-sq-new-mission = Missione
web-sq-new-tutorial = Addestramento
web-sq-new-campaign = Campagna
web-sq-new-skirmish = Scaramuccia
web-sq-new-rounds = { $rounds } round al massimo, circa { $minutes } minuti
web-sq-new-empty = Vuoto
web-sq-new-empty-what = Nessuno gioca questa fazione.
web-sq-new-not-here = Non in questa missione.
web-sq-new-fill = Riempi di bot i posti liberi
web-sq-new-few-squads = Questa missione vuole da { $least } a { $most } squadre.
web-sq-new-few-aliens = Questa missione vuole un giocatore alieno.
web-sq-new-primary = Missione principale
web-sq-new-secondary = Missione secondaria
web-sq-new-start = Comincia la missione
web-sq-new-squads = Squadre
web-sq-new-aliens = Alieni
web-sq-new-between = { $taken } al tavolo, ne giocano da { $least } a { $most }
web-sq-new-exactly =
    { $least ->
        [one] { $taken } al tavolo, ne gioca { $least }
       *[other] { $taken } al tavolo, ne giocano { $least }
    }
web-sq-new-house-book = { $count } opzioni, tutte come da regolamento
web-sq-new-house-changed = { $count } opzioni, { $changed } diverse dal regolamento
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
        [one] e un’altra possibilità così
       *[other] e altre { $count } possibilità così
    }
web-sq-now-not = Adesso no
web-sq-page-hand = Alza la mano
web-sq-page-orders = Ordini permanenti
web-sq-hand = Alza la mano
web-sq-hand-is-up = La tua mano è alzata: alla prossima pausa potrai spendere punti comando. Nessun altro la vede.
web-sq-hand-what =
    { $points ->
        [0] Non hai punti comando. Se ne avessi, potresti interrompere chi agisce.
       *[other] Alla prossima pausa interrompi chi agisce e spendi punti comando. Ne hai { $points }.
    }
web-sq-triggers = Alzata da sola
web-sq-triggers-none = Togli tutte queste
web-sq-trigger-when = Quando?
web-sq-moment-begins = inizia un turno
web-sq-moment-after = qualcuno ha agito
web-sq-moment-ends = finisce un turno
web-sq-moment-seen = uno dei miei è visto
web-sq-moment-near = un nemico si avvicina
web-sq-trigger =
    { $kind ->
        [begins] Quando inizia il turno di { $name }
        [after] Dopo ogni attivazione di { $name }
        [ends] Quando finisce il turno di { $name }
        [near] Quando un nemico arriva a { $number } caselle da { $name }
       *[other] Quando un nemico vede { $name }
    }

## Ordini permanenti

web-sq-standing-what = Rispondono a nome tuo, così nessuno deve aspettarti. Li conosci solo tu.
web-sq-clocks-what = Quando il tempo scade risponde il tuo ordine permanente; se non c’è, vale la risposta abituale.
web-sq-standing-hidden = La domanda aperta la può leggere chiunque sia a questo schermo, perciò ora non si mostrano gli ordini permanenti di nessuno: ogni giocatore tiene segreti i suoi. Li ritrovi qui quando il sipario si alza per te.
web-sq-standing-chance = Da quale probabilità
web-sq-standing-overwatch = Tiri dall’Overwatch
web-sq-standing-overwatch-one = Tiri dall’Overwatch di { $whom }
web-sq-standing-dodge = Schivare con i punti comando
web-sq-standing-saves = Salvataggi
web-sq-standing-cards = Carte in risposta
web-sq-standing-reveal = Verso delle miniature rivelate
web-sq-standing-rite = Riti
web-sq-standing-discard = Cosa si perde per primo
web-sq-holds-discard-ask = Mi viene chiesto quale carta o arma si perde. Premile nell’ordine in cui devono andarsene.
web-sq-holds-discard = In quest’ordine: { $things }; poi mi viene chiesto.
web-sq-standing-passing-one = Lasciar passare: { $whom }
web-sq-holds-overwatch =
    { $now ->
        [shoot] Chi è in Overwatch spara se l’eliminazione è probabile almeno al { $from } %, altrimenti aspetta.
        [hold] Nessuno spara; il segnalino resta.
       *[other] Mi si chiede ogni volta che un nemico entra in vista.
    }
web-sq-holds-dodge =
    { $now ->
        [never] Non schivo mai.
        [if-harmful] Mi si chiede se un punto vita è in pericolo almeno al { $from } %.
       *[other] Mi si chiede a ogni attacco contro di me.
    }
web-sq-holds-saves =
    { $now ->
        [all] Tiro tutti i salvataggi che posso.
        [none] Non ne tiro nessuno.
       *[other] Mi si chiede quanti.
    }
web-sq-holds-cards =
    { $now ->
        [never] Non ne gioco, e nessuno mi aspetta.
       *[other] Mi si chiede ogni volta che se ne può giocare una.
    }
web-sq-holds-reveal =
    { $now ->
        [nearest] Guardano la miniatura di squadra più vicina.
       *[other] Le piazzo io una per una.
    }
web-sq-holds-rite =
    { $now ->
        [fatal] Se ne usa uno per il più prezioso di chi morirebbe.
        [never] Non se ne usano.
       *[other] Mi si chiede a ogni perdita.
    }
web-sq-holds-passing =
    { $now ->
        [always] Le loro miniature possono sempre passare tra le mie.
        [never] Le loro miniature non possono mai passare tra le mie.
       *[other] Mi si chiede ogni volta.
    }
web-sq-word-ask = Chiedi
web-sq-word-always = Sempre
web-sq-word-never = Mai
web-sq-word-all = Tutti
web-sq-word-none = Nessuno
web-sq-word-hold = Mai
web-sq-word-shoot = Se probabile
web-sq-word-shoot-from = Solo se elimina ≥ { $from } %
web-sq-word-if-harmful = Se fa male
web-sq-word-if-harmful-from = Solo se rischio ≥ { $from } %
web-sq-word-nearest = Squadra vicina
web-sq-word-fatal = Se mortale
web-sq-word-from = { $from } %
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
web-sq-stake-killed = eliminato
web-sq-stake-points = punti se cade
web-sq-stake-shot =
    { $stays ->
        [yes] tiro; il segnalino resta
       *[no] tiro, poi via il segnalino
    }
web-sq-stake-hurt = vieni ferito
web-sq-stake-lost = lo perdi
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
web-sq-paused = Il turno di { $name } è fermo.
web-sq-countdown =
    { $left ->
        [one] Resta un secondo
       *[other] Restano { $left } secondi
    }
web-sq-countdown-then = Poi:
web-sq-keys-answer = La domanda aperta
web-sq-key-yes = Fallo
web-sq-key-no = Non farlo
web-sq-key-answer = Questa risposta

## Che cosa si aspetta dagli altri

web-sq-waits-overwatch = Overwatch: sparare o no.
web-sq-waits-dodge = Sotto attacco: schivare o no.
web-sq-waits-command = Si spendono punti comando.
web-sq-waits-command-roll = Tirare o no per i punti comando.
web-sq-waits-permission = Lasciar passare qualcuno o no.
web-sq-waits-agreement = Accettare uno scambio o no.
web-sq-waits-saves = Si tirano i salvataggi.
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
web-sq-waits-ruling = Una decisione tra due.
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
        [public] tuo alleato pubblico
        [secret] tuo alleato segreto
        [parted] vi siete separati per questa missione
       *[other] nessuna alleanza
    }
web-sq-bond-legionary = { $who } è alleato per conto suo.
web-sq-bond-others = Alleati pubblici: { $one } e { $other }.
web-sq-received =
    { $kind ->
        [sale] Offerta { $number }: { $card } per 20 punti.
        [secret] Offerta { $number }: un’alleanza segreta.
       *[other] Offerta { $number }: un’alleanza pubblica.
    }
web-sq-offered =
    { $kind ->
        [sale] Hai offerto { $card } per 20 punti ({ $number }).
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
        [yes] Così prendi di mira un alleato segreto ({ $faction }): ti costa 50 punti, l’alleanza finisce e tutti vengono a sapere che c’era.
       *[no] Così prendi di mira un alleato ({ $faction }): ti costa 50 punti e l’alleanza finisce.
    }
web-sq-cost-parting = Separarsi non costa punti, ma in questa missione non potrete riallearvi.
web-sq-cost-sale =
    { $to ->
        [nobody] Una carta ricognizione costa 20 punti a chi la compra; non vanno a nessuno.
       *[other] Una carta ricognizione costa 20 punti a chi la compra; vanno a chi la vende.
    }
web-sq-cost-deal =
    { $lasts ->
        [moment] L’affare vale come alleanza solo in quel momento.
       *[other] L’affare vi rende alleati pubblici finché non vi separate o la missione non finisce.
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
        [one] Avanti (ancora 1)
       *[other] Avanti (ancora { $more })
    }
web-sq-lesson-skip = Salta questi
web-sq-lesson-welcome = Guidi questa squadra: { $faction }. Porta due dei tuoi quattro soldati nella stanza { $zone } senza alieni dentro alla fine del tuo turno: vale 30 punti e chiude la missione.
web-sq-lesson-dock = Premi il portello a cui deve agganciarsi la navetta. Da entrambi la stanza { $zone } è a due turni di cammino.
web-sq-lesson-map = Come si legge la mappa: i dischi tondi sono miniature, e la freccia sul bordo dice dove guardano. Trascina la mappa per spostarla e ingrandiscila con la rotella o con due dita. Gli alieni entrano dalle caselle con la R.
web-sq-lesson-act = Nel tuo turno ogni miniatura agisce una volta: si muove e può attaccare una volta. Premine una sulla mappa o nell’elenco.
web-sq-lesson-enter = Premi una casella illuminata per farla salire a bordo, poi la direzione in cui deve guardare: verso l’interno. Ciò che ha alle spalle non lo vede e non lo colpisce.
web-sq-lesson-walk = Per muoverti premi una casella illuminata: prende la via meno costosa e si ferma se succede qualcosa. All’indietro ogni passo costa doppio. Puoi annullare una mossa finché non si sono tirati dadi né scoperto nulla.
web-sq-lesson-shoot = Può sparare: premi un bersaglio segnato per vedere le probabilità, e premi di nuovo per fare fuoco. Si tirano i suoi dadi, e ogni punto oltre l’armatura del bersaglio toglie un punto vita. Con un’arma leggera poi può proseguire; una pesante spara prima o dopo tutto il movimento.
web-sq-lesson-farewell = Questa era la prima lezione. Continua con una breve schermaglia o con una campagna intera: entrambe cominciano da un nuovo tavolo. Il regolamento risponde a ogni altra domanda.

## Prima del primo turno

web-sq-muster = Preparazione
web-sq-sensible = Dammi una squadra sensata
web-sq-sensible-what = Un bot sceglie armi e carte per te, meglio che può. L’area di ingresso la scegli tu.
web-sq-sensible-on = La tua squadra si sta preparando …
web-sq-sensible-stop = Scelgo io
web-sq-muster-entry = Premi un’area di ingresso sulla mappa, o sceglila qui.
web-sq-ready-check = Sono tutti pronti?
web-sq-ready-chooses = sceglie
web-sq-ready-later = tocca dopo
web-sq-ready-ready = a posto
## Riguardare

web-sq-hands = Carte e alleanze
web-sq-bond-secret-others = Alleati in segreto: { $one } e { $other }.
web-sq-after-headline = Vince: { $who }, con { $points } punti
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
web-replay-jump-kill = Eliminati
web-replay-key-kill = prossima eliminazione; con Maiusc la precedente
web-replay-jump-scan = Scansioni
web-replay-key-scan = prossima scansione; con Maiusc la precedente
web-replay-jump-reveal = Rivelati
web-replay-key-reveal = prossimo segnalino rivelato; con Maiusc il precedente
web-replay-jump-points = Punti
web-replay-key-points = prossimo cambio di punti; con Maiusc il precedente

## La striscia sopra la mappa

web-sq-goals = Obiettivi
web-sq-goal-primary = Obiettivo primario
web-sq-goal-secondary = Obiettivo secondario
web-sq-goal-secret = Missione segreta
web-sq-goal-met = raggiunto
web-sq-goal-gone = perso
web-sq-goal-progress = { $done }/{ $of }
web-sq-goal-more = +{ $count }
web-sq-goal-score = Tu { $mine }, migliore degli altri { $best }
web-sq-goal-theirs = Le squadre sono qui per questo. Impediscilo: quello che non ottengono va agli alieni.
web-sq-goal-paid = { $paid } punti su { $points } sono assegnati, { $mine } a te.
web-sq-goal-show = Mostra sulla mappa
web-sq-goal-rounds = Giro { $round } di al massimo { $rounds }.
