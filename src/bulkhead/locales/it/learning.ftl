### Imparare: il percorso di ogni gioco, e l’aiuto al tavolo.

## Il percorso

web-home-play-heroes = Gioca subito: Heroes
web-course-heroes = Heroes
web-course-starquest = Starquest
web-course-lessons =
    { $done ->
        [one] Una lezione su { $of }
       *[other] { $done } lezioni su { $of }
    }
web-course-all = Tutte le lezioni
web-course-minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
web-course-new = Nuova
web-course-begun = Iniziata
web-course-done = Fatta
web-course-start = Inizia: { $stage }
web-course-on = Continua: { $stage }
web-course-again = Ancora una volta: { $stage }
web-course-next = Avanti: { $stage }
web-learn-what = Brevi lezioni contro i bot. Ogni cosa si spiega quando ti serve.
web-stage-heroes-lesson = Una partita guidata
web-stage-heroes-lesson-what = Una breve partita al tuo ritmo: provi ogni cosa una volta, e nulla può andare storto.
web-stage-heroes-first = Una prima partita
web-stage-heroes-first-what = Le due armate sono già schierate: tira, rischia e agisci contro il cadetto, che è alle prime armi come te.
web-stage-heroes-cadet = La tua armata
web-stage-heroes-cadet-what = Scegli e schiera cinque eroi, di nuovo contro il cadetto.
web-stage-heroes-captain = Il capitano
web-stage-heroes-captain-what = Gioca bene. Perdere qualche partita non è una vergogna.
web-stage-starquest-corridor = Il corridoio
web-stage-starquest-corridor-what = Fuoco e Overwatch. Devono cadere due orchi.
web-stage-starquest-vault = Il caveau
web-stage-starquest-vault-what = Ricognizioni, carte e oggetti. Porta a casa la cassaforte.
web-stage-starquest-machine = La macchina
web-stage-starquest-machine-what = Punti comando, reazioni e poteri psichici. Distruggi l’androide.
web-stage-starquest-first = Una prima missione
web-stage-starquest-first-what = Una piccola missione completa contro predoni clementi.
web-stage-starquest-skirmish = Una schermaglia
web-stage-starquest-skirmish-what = «Portello ghiacciato»: accanto a una squadra Eldar, contro il Signore oscuro.
web-bot-as-cadet = Cadetto: facile, per le prime partite
web-bot-as-captain = Capitano: forte
web-bot-as-champion = Campione: il più forte
web-bot-as-random = Casuale: gioca senza un piano
web-bot-as-raider = Predone: facile, attacca a testa bassa
web-bot-as-overlord = Signore oscuro: forte, tende agguati
web-bot-as-trooper = Soldato: forte
web-course-do-new = Inizia
web-course-do-begun = Continua
web-course-do-done = Ancora una volta

## Aiuto al tavolo

web-help = Aiuto
web-help-now = Che cosa posso fare ora?
web-help-nothing = Nulla: ora decidono gli altri.
web-help-waits = Chi deve decidere?
web-help-looks = Che cosa sto guardando?
web-help-rules = Tutte le regole, in una nuova scheda
web-help-heroes-board = I tuoi cinque eroi salgono, gli altri cinque scendono. I dadi chiamano un eroe con il numero della sua colonna.
web-help-heroes-dice = I dadi illuminati valgono. Mettili da parte, poi rischia ancora o agisci con quello che hai.
web-help-heroes-win = Vinci se alla fine del tuo turno hai tre eroi oltre la linea centrale e il punteggio più alto.
web-help-starquest-figures = I dischi sono le squadre, gli esagoni gli alieni, i rombi i segnalini ancora coperti. La freccetta dice dove guarda una miniatura.
web-help-starquest-squares = I numeri indicano le caselle raggiungibili e il loro costo. Quelle tratteggiate si possono colpire, quelle punteggiate solo vedere.
web-help-starquest-goals = La striscia sopra la mappa mostra gli obiettivi. Ciò che nominano brilla sulla mappa.
web-clause-whole = La pagina intera, in una nuova scheda
