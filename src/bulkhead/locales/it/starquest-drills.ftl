### Le lezioni di Starquest: le missioni, gli obiettivi e ciò che dice l’istruttore.

mis_t1_corridor = Lezione 1: Il corridoio
mis_t1_corridor-story = Passi leggeri corrono nel corridoio, e altri più pesanti li seguono. Tu tieni il portello.
mis_t1_corridor-primary = 30 punti alla prima squadra che ha sparato nel proprio turno e in Overwatch e ha eliminato due orchi.
mis_t1_corridor-secondary = 15 punti alla prima squadra che ha sparato in Overwatch.
mis_t1_corridor-special-1 = All’inizio della lezione sono tutti al loro posto e i tabelloni sono già sondati.
mis_t1_corridor-special-2 = Se all’inizio del turno degli alieni non ne resta nessuno, entra un gretchin.
mis_t1_corridor-special-3 = Niente ricognizioni, corpo a corpo, tiro per i punti comando né carte evento.

mis_t2_vault = Lezione 2: Il caveau
mis_t2_vault-story = Nel caveau c’è una cassaforte, e nella stanza accanto la chiave della porta stagna che lo chiude. Trova la chiave, apri e riporta a casa la cassaforte.
mis_t2_vault-primary = 30 punti alla squadra che recupera la cassaforte nella propria area di ingresso.
mis_t2_vault-secondary = 15 punti alla prima squadra che ha fatto una ricognizione in una stanza.
mis_t2_vault-special-1 = All’inizio della lezione sono tutti al loro posto, i tabelloni sono già sondati e l’unica carta ricognizione è «Chiave maestra».
mis_t2_vault-special-2 = Niente tiro per i punti comando né carte evento.

mis_t3_machine = Lezione 3: La macchina
mis_t3_machine-story = Un androide gira l’angolo, e i fucili lo graffiano appena. Hai un comandante dagli ordini rapidi e un bibliotecario dalla mente forte.
mis_t3_machine-primary = 30 punti alla prima squadra che ha speso punti comando per schivare, ha usato una carta psichica e ha eliminato l’androide.
mis_t3_machine-secondary = 15 punti alla prima squadra che ha speso punti comando per schivare.
mis_t3_machine-special-1 = All’inizio della lezione sono tutti al loro posto, i tabelloni sono già sondati, una porta è aperta e il bibliotecario ha due carte «Schiacciare».
mis_t3_machine-special-2 = Se all’inizio del turno degli alieni non ne resta nessuno, entra un gretchin.
mis_t3_machine-special-3 = Niente ricognizioni né carte evento.

brd_drill = Tabellone di addestramento
lay_drill = Ponte di addestramento

sq-goal-drill = { $kills ->
    [0] { $deeds }
   *[other] { $deeds }; elimina: { $figures }
}
sq-deed-shot = spara
sq-deed-overwatch = spara in Overwatch
sq-deed-dodge = schiva con i punti comando
sq-deed-psychic = usa una carta psichica
sq-no-other-lesson =
    { $lesson ->
        [melee] In questa lezione non puoi combattere corpo a corpo.
        [overwatch] In questa lezione non puoi andare in Overwatch.
        [search] In questa lezione non puoi fare ricognizioni.
        [command] In questa lezione non puoi usare punti comando.
       *[event] In questa lezione non si possono pescare carte evento.
    }

## Lezione 1

sq-coach-t1-choose = Il tuo comandante ha il gretchin sotto tiro. Premi il comandante sulla mappa.
sq-coach-t1-shoot = Premi il gretchin e spara. Ogni punto oltre la sua armatura gli toglie un punto vita.
sq-coach-t1-snap = Qualcuno entra nel tuo Overwatch. Fuoco!
sq-coach-t1-done = Si attacca una volta per turno: termina la sua attivazione.
sq-coach-t1-fire = Sotto tiro: { $who }. Spara.
sq-coach-t1-watch = Mettilo in Overwatch: nel turno degli alieni potrà sparare al primo che gli compare davanti.
sq-coach-t1-finish = Qui non c’è altro da fare: termina la sua attivazione.
sq-coach-t1-next = Altri alieni aspettano dietro l’angolo. Premi il prossimo marine.
sq-coach-t1-again = Devono cadere due orchi. Premi il prossimo marine.
sq-coach-t1-end = Tutti pronti. Termina il turno e lasciali venire.

## Lezione 2

sq-coach-t2-choose = La cassaforte è dietro una porta stagna, la chiave è nella stanza qui sotto. Premi il marine alla porta.
sq-coach-t2-open = Aprire una porta non costa nulla. Aprila.
sq-coach-t2-in = Entra.
sq-coach-t2-search = Nessun alieno vede dentro questa stanza: fai una ricognizione. La carta che trovi è solo tua.
sq-coach-t2-done = Ha fatto abbastanza: termina la sua attivazione.
sq-coach-t2-next = L’altro marine sorveglia il corridoio. Premilo.
sq-coach-t2-watch = Mettilo in Overwatch.
sq-coach-t2-shoot = Sotto tiro: { $who }. Spara.
sq-coach-t2-snap = Qualcuno entra nel tuo Overwatch. Fuoco!
sq-coach-t2-cards = Ora nessuna carta serve: vai avanti.
sq-coach-t2-end = Termina il turno.
sq-coach-t2-keeper = Ora tocca al marine che ha trovato la chiave. Premilo.
sq-coach-t2-bearer = Ora tocca al marine con la cassaforte. Premilo.
sq-coach-t2-way = Vai alla porta stagna: premi la casella davanti.
sq-coach-t2-key = Gioca «Chiave maestra»: la porta stagna resta aperta fino alla fine del tuo turno.
sq-coach-t2-vault = Entra e raggiungi la cassaforte.
sq-coach-t2-box = Raccogli la cassaforte.
sq-coach-t2-home = Riportala al portello.
sq-coach-t2-hand-in = Consegnala, e la lezione è superata.

## Lezione 3

sq-coach-t3-begin = La macchina spara per prima. Termina il turno: poi il comandante tira per i punti comando.
sq-coach-t3-roll = Tira. Ogni punto è un passo per uno dei tuoi, anche nel turno degli alieni.
sq-coach-t3-keep = Tieni i punti per il colpo della macchina.
sq-coach-t3-dodge = Sotto tiro: { $who }. Spendi un punto ed esci dalla linea di fuoco, attraverso la porta aperta.
sq-coach-t3-dodged = Fuori dalla linea di fuoco. Vai avanti: il colpo va a vuoto.
sq-coach-t3-snap = Qualcuno entra nel tuo Overwatch. Fuoco!
sq-coach-t3-cards = Ora nessuna carta serve: vai avanti.
sq-coach-t3-psionic = I fucili graffiano appena la macchina. Premi il tuo bibliotecario.
sq-coach-t3-crush = Gioca «Schiacciare»: quattro dadi rossi contro una macchina. Gli costa tutto il turno.
sq-coach-t3-shoot = Sotto tiro: { $who }. Spara.
sq-coach-t3-done = Si attacca una volta per turno: termina la sua attivazione.
sq-coach-t3-finish = Qui non c’è altro da fare: termina la sua attivazione.
sq-coach-t3-next = La macchina è ancora in piedi. Premi la prossima miniatura.
sq-coach-t3-end = Termina il turno e tira di nuovo per i punti comando.

## La fine di una lezione

web-sq-lesson-hide = Nascondi questo suggerimento
web-sq-lesson-passed = Lezione superata
web-sq-lesson-failed = Non ancora
web-sq-lesson-on = Avanti: { $stage }
web-sq-lesson-end-corridor = Hai sparato, hai aspettato in Overwatch, e ti sono corsi sotto tiro. Con l’Overwatch una squadra tiene un corridoio.
web-sq-lesson-end-vault = Una ricognizione, una porta stagna, la cassaforte a casa. Carte e oggetti decidono quasi tutte le missioni.
web-sq-lesson-end-machine = Colpo schivato, macchina schiacciata. I punti comando salvano vite, e la mente spezza le armature.
web-sq-lesson-end-again = Lezione non superata. La prossima volta i dadi possono andare meglio.
web-sq-lesson-end-first = La tua prima missione è alle spalle. Ora ti aspetta una schermaglia accanto a un’altra squadra.
