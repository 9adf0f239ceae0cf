# Che cosa dice `bulkhead lab`: studi sulle missioni.

cli-meta-missions = MISSIONE,MISSIONE|all
cli-meta-squads = N,N|full|all
cli-meta-bot = BOT
cli-lab = Gioca molte volte le missioni di Starquest: per misurare quanto sono equilibrate, o per farle seguire da un arbitro.
cli-lab-starquest = Fa giocare molte volte le missioni ai bot e misura quanto sono equilibrate.
cli-lab-referee = Fa seguire molte partite a un arbitro indipendente, scritto in base al manuale, e riporta le sue contestazioni.
cli-lab-referee-too = L’arbitro segue ogni partita e ferma tutto alla prima contestazione.
cli-lab-mission = Quali missioni: i loro id separati da virgole, oppure all per tutte.
cli-lab-games = Quante partite di ogni missione con ogni numero di squadre.
cli-lab-squads = Quante squadre partecipano: numeri separati da virgole, full per il massimo di ogni missione, oppure all per tutti i numeri.
cli-lab-bots = Un solo tipo di bot per tutti i posti; se non lo nomini, il migliore per ciascun posto.
cli-lab-out = Scrive in questo file una riga per ogni partita, appena è finita.
cli-lab-resume = Continua il file di --out: le partite che ci sono già non si rigiocano.

cli-lab-resume-what = --resume richiede il file da continuare: indicalo con --out.
cli-lab-squads-unknown = --squads: «{ $value }» dovrebbe essere un numero da 1 a { $most }, full o all.
cli-lab-no-table =
    { $squads ->
        [one] Nessuna di queste missioni si può giocare con una squadra.
       *[other] Nessuna di queste missioni si può giocare con { $squads } squadre.
    }
cli-lab-file-exists = Il file «{ $file }» c’è già; aggiungi --resume per continuarlo, o scegline un altro.
cli-lab-file-other = Il file «{ $file }» appartiene a un altro studio; è diverso in: { $what }.
cli-lab-file-damaged = { $file }, riga { $line }: non è il file di uno studio.

cli-lab-title =
    { $games ->
        [one] Una partita, seme { $seed }
       *[other] { $games } partite, seme { $seed }
    }
cli-lab-table =
    { $mission }, { $squads ->
        [one] una squadra
       *[other] { $squads } squadre
    }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }
cli-lab-seven =
    { $games ->
        [one] Tutte e sette le fazioni: una partita
       *[other] Tutte e sette le fazioni: { $games } partite
    }
cli-lab-head-faction = fazione
cli-lab-head-wins = vittorie
cli-lab-head-share = quota
cli-lab-head-interval = intervallo al 95%
cli-lab-head-points = punti
cli-lab-head-reach = 95%
cli-lab-head-lost = perdite
cli-lab-head-leader = leader caduto
cli-lab-reach = ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-lab-rounds = Round: in media { NUMBER($mean, maximumFractionDigits: 1) }, da { $min } a { $max }; il limite è { $limit }
cli-lab-primary =
    Missione principale compiuta per intero: { $share } delle partite ({ $span }); media per partita: punti { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] {""}
       *[other] {", "}round { NUMBER($round, maximumFractionDigits: 1) }
    }
cli-lab-secondary =
    Missione secondaria compiuta per intero: { $share } delle partite ({ $span }); media per partita: punti { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] {""}
       *[other] {", "}round { NUMBER($round, maximumFractionDigits: 1) }
    }
cli-lab-cards = Carte
cli-lab-head-card = carta
cli-lab-head-held = in mano
cli-lab-head-played = giocata
cli-lab-head-mattered = ha contato
cli-lab-head-won = vince il suo giocatore
cli-lab-mattered = Una carta ha contato se, mentre si risolveva, qualcosa è cambiato sul tavolo, o se qualcuno sotto il suo effetto ha tirato dadi, è stato attaccato o si è mosso prima che finisse; una carta che agisce da sola conta al massimo una volta per partita e posto.
cli-lab-late =
    { $count ->
        [0] Ogni partita è finita entro il limite della sua missione.
        [one] Una partita ha superato il limite della sua missione.
       *[other] { $count } partite hanno superato il limite della loro missione.
    }
cli-lab-pace = { $bot }: decisioni { $decisions }, in media { NUMBER($mean, maximumFractionDigits: 2) } ms, al massimo { NUMBER($slowest, maximumFractionDigits: 0) } ms

cli-referee-games = Quante partite dei bot migliori, e altrettante di giocatori che scelgono a caso; missioni e numeri di squadre si alternano.
cli-referee-bots = Solo partite di un tipo di bot, che gioca ogni posto; best per il miglior bot di ogni posto.
cli-referee-files = La cartella per la registrazione e la posizione di ogni contestazione.
cli-referee-keep-going = Va avanti dopo una contestazione e le riporta tutte; la partita in questione finisce comunque lì.
cli-referee-title =
    { $games ->
        [one] Una partita seguita, voci: { NUMBER($entries) }, seme { $seed }
       *[other] { $games } partite seguite, voci: { NUMBER($entries) }, seme { $seed }
    }
cli-referee-none = L’arbitro non ha nulla da contestare.
cli-referee-objection = { $game }, voce { $entry }, { $clause }: { STOP($sentence) } Registrazione: { $replay }; posizione: { $position }
