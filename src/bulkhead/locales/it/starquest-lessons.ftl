### Ciò che il tavolo di Starquest dice oltre alle regole: il rapporto e i consigli della prima missione.

## Il rapporto

sq-briefing-story = { $story }
sq-briefing-primary = Missione principale: { $text }
sq-briefing-secondary = Missione secondaria: { $text }
sq-briefing-rounds =
    { $rounds ->
        [one] La missione dura un solo round.
       *[other] La missione dura al massimo { $rounds } round.
    }
sq-briefing-aliens = Tu sei ciò che attende a bordo: { $faction }. Ogni miniatura delle squadre che elimini ti dà i punti della sua scheda. Ecco che cosa cercano le squadre: impediscilo.
sq-briefing-their-primary = Missione principale delle squadre: { $text }
sq-briefing-their-secondary = Missione secondaria delle squadre: { $text }

## La prima missione

sq-lesson-welcome = Ai tuoi ordini: { $faction }. Hai un comandante, due marines con fucile laser e uno con cannone d’assalto. Portane due nella stanza { $zone }: se alla fine del tuo turno lì non ci sono alieni, ottieni 30 punti e la missione finisce. Ogni cosa ti viene spiegata al momento giusto. Rispondi con il numero a inizio riga.
sq-lesson-dock = La navetta si aggancia a uno dei due portelli: l’area di ingresso N è in alto sulla mappa, la S in basso. Da entrambi la stanza { $zone } è a due turni di cammino.
sq-lesson-map = Come si legge la mappa: due lettere e un numero sono una miniatura, e la freccia accanto dice dove guarda. Ogni casella si chiama con colonna e riga: 6.2 è colonna 6, riga 2. Le file di : e = sono porte chiuse, da d1 a d5 sono le stanze, e gli alieni entrano dalle R.
sq-lesson-act = Nel tuo turno ogni miniatura agisce una volta, nell’ordine che vuoi: può muovere e può attaccare una volta. Sceglila con il numero, o scrivi il suo nome.
sq-lesson-enter = È ancora nella navetta. Falla entrare con lo sguardo verso l’interno: a sud se vieni dall’alto, a nord se vieni dal basso. Ciò che ha alle spalle non lo vede e non lo colpisce. Oppure scrivi la casella dove deve andare.
sq-lesson-walk = Per muovere scrivi la casella d’arrivo, per esempio 6.3: la miniatura prende la via più breve e si ferma se succede qualcosa. All’indietro ogni passo costa doppio. «undo» annulla un comando finché non si sono tirati dadi né rivelato nulla.
sq-lesson-blips = I nomi con il punto interrogativo sono segnalini alieni coperti: solo il loro giocatore sa che cosa sono. Appena uno dei tuoi ne vede uno, il segnalino si rivela.
sq-lesson-door = La miniatura è davanti a una porta. Aprirla non costa nulla, e resta aperta. Ricorda: di lì può uscire anche chi sta dall’altra parte.
sq-lesson-aliens = È comparso un alieno. Gretchin e orchi cadono con un solo colpo a segno: hanno un punto vita. I tuoi marines ne hanno due, il comandante tre.
sq-lesson-shoot = Può sparare: la riga dice a chi e con quali probabilità. Si tirano i suoi dadi, e ogni punto oltre l’armatura del bersaglio toglie un punto vita. Con un’arma leggera può poi proseguire; con una pesante spara prima o dopo tutto il movimento.
sq-lesson-turn = C’è qualcuno da attaccare, ma nessun attacco in elenco? Una miniatura attacca solo ciò che ha davanti. Prima falla voltare: dopo ogni passo il primo quarto di giro è gratis.
sq-lesson-share = Il cannone d’assalto spara a raffica: dividi i punti del tiro fra i bersagli nella linea di fuoco. Per ferire, a ciascuno devono andare più punti della sua armatura.
sq-lesson-loss = Hai perso un soldato. Ti costa punti, ma per la stanza ne bastano due: avanti.
sq-lesson-round-2 = Round 2. Da ora c’è il corpo a corpo, e i tuoi soldati possono restare in allerta: è l’Overwatch.
sq-lesson-melee = Un nemico le sta proprio davanti: può attaccarlo in corpo a corpo. Tirano entrambi, l’armatura non conta, e chi fa meno perde la differenza in punti vita. Lascia fare al comandante, che ha l’ascia.
sq-lesson-overwatch = Se una miniatura non ha attaccato, può andare in Overwatch. Per questo turno ha finito, ma nel turno degli alieni può sparare a un nemico che le entra in vista. È un buon modo di chiudere il turno davanti a una porta.
sq-lesson-snap = Ecco il tuo Overwatch: spara adesso, o aspetta un nemico più pericoloso.
sq-lesson-round-3 = Round 3. Ora si possono fare ricognizioni nelle stanze, e da adesso gli alieni pescano una carta evento a ogni turno. Leggila: alcune ti aiutano.
sq-lesson-search = In una stanza che nessun alieno vede, uno dei tuoi per turno può fare una ricognizione invece di attaccare: peschi una carta che è solo tua. Due stanze valgono 15 punti.
sq-lesson-card = Hai una carta che puoi giocare ora. Si usa una volta sola: giocala quando conta.
sq-lesson-round-4 = Round 4, l’ultima cosa da imparare: i punti comando.
sq-lesson-command = Alla fine del tuo turno il comandante, finché è vivo, può tirare un dado per i punti comando. Non costa nulla: tira.
sq-lesson-spend = Ogni punto comando è una casella in più per una tua miniatura. Spendili ora, oppure passa e tienili per il turno degli alieni.
sq-lesson-dodge = Uno dei tuoi è sotto attacco e hai ancora punti comando: spostalo fuori dalla linea di fuoco e l’attacco va a vuoto.
sq-lesson-last = Ultimo round. Se la stanza è a portata, è il momento.
sq-lesson-alien-place = Le squadre hanno sondato questa parte della nave, e tu la riempi: metti i tuoi segnalini sulle caselle illuminate. Restano coperti e solo tu sai che cosa nascondono, finché una miniatura delle squadre non li vede.
sq-lesson-alien-act = Nel tuo turno ogni tua miniatura e ogni segnalino agisce una volta, nell’ordine che vuoi. Nessuno sa che cos’è un segnalino finché una squadra non lo vede: portane diversi insieme dietro l’angolo e colpisci alle spalle, dove nessuno guarda.
sq-lesson-farewell = Questa era la prima lezione. Continua con una breve schermaglia, «bulkhead play starquest --mission mis_s1_cold_lock», o con una campagna intera, «bulkhead campaign». «bulkhead rules starquest» risponde a ogni altra domanda.
