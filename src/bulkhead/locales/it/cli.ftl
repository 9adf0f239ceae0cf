### La riga di comando: pagine di aiuto, obiezioni, il tavolo nel terminale e ciò che stampa ogni comando.
### Ciò che si digita resta uguale in ogni lingua: comandi, opzioni, notazione.

## Pagine di aiuto

cli-help-usage = Uso:
cli-help-commands = Comandi
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-examples = Esempi
cli-help-default = (predefinito: { $value })
cli-help-lang = La lingua da usare. Se non la indichi, vale BULKHEAD_LANG o, in mancanza, la lingua del terminale.
cli-help-help = Mostra questa pagina ed esce.
cli-help-version = Mostra la versione ed esce.

## Segnaposto nelle pagine di aiuto

cli-meta-options = [OPZIONI]
cli-meta-command = COMANDO
cli-meta-game = GIOCO
cli-meta-file = FILE
cli-meta-folder = CARTELLA
cli-meta-seats = POSTO,POSTO
cli-meta-setting = NOME=VALORE
cli-meta-position = POSIZIONE
cli-meta-query = PAROLA|CLAUSOLA
cli-meta-n = N
cli-meta-enter = Invio
cli-meta-text = TESTO
cli-meta-faces = 1,1
cli-meta-viewer = POSTO|spectator|all
cli-meta-hex = ESADECIMALE

## Comandi

cli-bulkhead = Bulkhead: giochi da tavolo nel browser o nel terminale, con regole che si spiegano da sole e dadi che chiunque può controllare. Non ufficiale, non affiliato ad alcun editore.
cli-play = Gioca nel browser, o in questo terminale, con persone e bot a piacere.
cli-sim = Fa giocare ai bot molte partite e conta vittorie, durata e che cosa è successo.
cli-odds = Calcola le probabilità esatte di un tiro Battaglia, o di ogni tiro che una posizione consente.
cli-rules = Cerca qualcosa nelle regole.
cli-show = Disegna una posizione e dice chi decide e tutto ciò che si può fare.
cli-replay = Ripercorre una partita registrata fino a qualsiasi voce, dal punto di vista di chiunque.
cli-verify = Controlla il file di una partita o di una campagna: ogni dado, ogni evento, il risultato e ciò che passa di missione in missione.

## Argomenti e opzioni

cli-arg-game = Il gioco.
cli-arg-file = Il file di una partita.
cli-arg-position = Una posizione: una riga di testo, anche di più parole, oppure il nome di un file; un solo - la legge dallo standard input.
cli-arg-query = Una parola da cercare o l’identificativo di una clausola. Se non la indichi, viene stampato l’intero regolamento.
cli-opt-option = Un’opzione del gioco, per esempio rows=5. Si può ripetere.
cli-opt-cards = Gioca con le carte di questo file.
cli-opt-from = Comincia da questa posizione: una riga di testo, oppure il nome di un file.
cli-opt-json = Stampa JSON per un programma.
cli-opt-view = Da quale punto di vista: un posto (1, 2), uno spettatore (spectator) o chi può sapere tutto (all).
cli-opt-game = Cerca solo nelle regole di questo gioco.
cli-opt-matrix = Mostra quali clausole hanno codice e test. Il codice di uscita è 1 se a qualcuna mancano.
cli-opt-dice = Quanti dadi si tirano.
cli-opt-hold = I dadi lasciati sul tavolo, per esempio 1,1.
cli-play-game = Il gioco; heroes se non ne indichi nessuno.
cli-play-terminal = Gioca in questo terminale invece che nel browser; ognuna delle opzioni seguenti lo sottintende.
cli-play-seats = Chi gioca, a partire dal primo posto: human, human=NOME o il nome di un bot; lo stesso nome a più posti è una sola persona. Se non nomini nessuno, giochi contro i bot migliori.
cli-play-seed = Ricava i dadi da questo testo, così la stessa partita si può rigiocare.
cli-play-salt = Mescola questo testo ai dadi, così nessuno può averli scelti da solo. Una volta per ogni persona.
cli-play-save = Dove scrive «save» e dove finisce la partita conclusa.
cli-play-resume = Riprende una partita salvata.
cli-play-new-rules = Con --resume: continua con le regole attuali un incontro di una versione precedente, in un nuovo file, dall’ultima voce su cui le due versioni concordano.
cli-replay-at = Si ferma dopo la voce N; altrimenti alla fine.
cli-verify-commitment = L’impronta che hai annotato all’inizio della partita.
cli-sim-games = Quante partite.
cli-sim-seats = I giocatori, a partire dal primo posto. Se non nomini nessuno, giocano bot di ogni tipo.
cli-show-write = Scrive anche la posizione in questo file.
cli-sim-seed = Il testo da cui deriva tutto ciò che è casuale: lo stesso testo dà le stesse partite.
cli-sim-jobs = Quanti processi si dividono il lavoro. I risultati non cambiano.
cli-sim-save = Scrive in questa cartella un file per ogni partita.
cli-sim-reference = Gioca con il motore di riferimento, come fa --save. Senza, i giocatori casuali di Heroes giocano altre partite, con un motore molto più veloce.

## Obiezioni

cli-no-such-language = { $source }: la lingua «{ $lang }» non è disponibile; lingue: { $known }.
cli-no-such-command = Il comando «{ $command }» non esiste; disponibili: { $known }.
cli-no-such-option = Qui l’opzione { $option } non esiste; --help elenca quelle che ci sono.
cli-option-needs-value = L’opzione { $option } richiede un valore.
cli-option-takes-no-value = L’opzione { $option } non accetta valori.
cli-missing = Manca qualcosa: { $what }.
cli-extra-words = «{ $words }» è di troppo per «{ $command }».
cli-usage = La riga di comando non si capisce: { $detail }
cli-refused = { $reason } ({ $clause })
cli-interrupted = Interrotto.
cli-input-ended = L’input è finito e la partita si ferma qui; non è stato salvato nulla.
cli-system = { $file }: { STOP($detail) }
cli-not-a-number = { $option }: «{ $value }» dovrebbe essere un numero intero da { $least } a { $most }.
cli-not-faces = { $option }: «{ $value }» dovrebbe elencare facce di dadi, per esempio 1,1.
cli-bad-setting = «{ $text }» dovrebbe essere un’opzione con il suo valore, per esempio rows=5.
cli-setting-is-file = L’opzione «{ $option }» viene da un file, con --{ $option }.
cli-no-such-file-option = Il gioco { $game } non usa { $option }.
cli-no-such-player = Il giocatore «{ $player }» non esiste; disponibili: { $known }.
cli-no-such-viewer = --view: nessuno si chiama «{ $value }»; disponibili: { $known }.
cli-no-such-bot = --seats: il bot «{ $player }» non esiste, e qui possono giocare solo i bot; disponibili: { $known }.
cli-no-such-bot-here = Il bot «{ $player }» non esiste e non può subentrare; disponibili: { $known }.
cli-no-odds = Per { $game } non ci sono probabilità da calcolare.
cli-odds-either = Indica una posizione (--from) oppure dei dadi (--dice, --hold), non entrambe le cose.
cli-resume-alone = { $option } non si può cambiare quando si riprende una partita.
cli-resume-other-game = Il file { $file } contiene una partita di un altro gioco: { $game }.
cli-resume-other-rules = { $agreement } Per continuare da lì con le regole attuali, in un nuovo file: bulkhead play --resume { $typed } --new-rules
cli-new-rules-alone = --new-rules richiede --resume e il file dell’incontro.
cli-too-many-salts =
    { $people ->
        [0] --salt è per le persone, e qui non ce n’è nessuna.
        [one] --salt compare troppo spesso ({ $count }): gioca una sola persona.
       *[other] --salt compare troppo spesso ({ $count }): giocano solo { $people } persone.
    }
cli-file-missing = Il file «{ $file }» non esiste.
cli-file-trouble = { $file }: { STOP($detail) }
cli-file-not-text = { $file } non è un file di testo in UTF-8.
cli-file-taken = Il file «{ $file }» esiste già e non è questa partita; scegli un altro nome.
cli-folder-not-empty = Nella cartella «{ $folder }» ci sono già file di partite; scegline un’altra.

## Il tavolo

cli-bot-cadet = Cadetto
cli-bot-raider = Predone
cli-bot-captain = Capitano
cli-bot-champion = Campione
cli-bot-random = Casuale
cli-table-welcome = { $game }: { $players }
cli-table-option = Opzione { $option }: { $name }, { $value }.
cli-table-own-file = Opzione { $option }: da un file tuo.
cli-yes = sì
cli-no = no
cli-table-commitment = I dadi sono già decisi. Questa è la loro impronta (SHA-256): annotala e alla fine potrai controllarla: { $commitment }
cli-table-hint = Rispondi con il numero o con la notazione di una proposta. «help» dice che cos’altro puoi digitare.
cli-table-hint-cards = «cards» mostra che cosa sanno fare gli eroi.
cli-table-resumed =
    { $count ->
        [one] La partita riprende dopo una voce. Ecco che cosa è successo per ultimo:
       *[other] La partita riprende dopo { $count } voci. Ecco che cosa è successo per ultimo:
    }
cli-table-asks = { $who }: { $question }
cli-table-curtain = { $who }, questo lo puoi vedere solo tu. Quando nessun altro guarda, premi Invio.
cli-table-refused = { $reason } ({ $clause }; «why» mostra la regola)
cli-table-no-such-number =
    { $most ->
        [one] C’è una sola proposta, la numero 1.
       *[other] Non c’è la proposta { $number }: sono numerate da 1 a { $most }.
    }
cli-table-empty =
    { $most ->
        [one] Digita 1, un comando, oppure «help».
       *[other] Digita un numero da 1 a { $most }, un comando, oppure «help».
    }
cli-log-clock = (tempo scaduto)
cli-table-undone =
    { $you ->
        [yes] Hai annullato il tuo ultimo comando.
       *[no] { $who } ha annullato l’ultimo comando.
    }
cli-table-saved = Salvato. Puoi riprendere quando vuoi con: bulkhead play --resume { $typed }
cli-table-final = Così la partita finisce. Ripeti il comando se lo vuoi davvero.
cli-table-unsaved = Questa partita non è salvata. Digita «save» per conservarla, o ripeti il comando per abbandonarla.
cli-table-given-up = { $who } si arrende: subentra { $bot }.
cli-no-asides = Per ora puoi solo rispondere alla domanda.
cli-table-aside = Che cosa vuole dire in privato { $who }? Premi Invio per non dire niente.
cli-not-an-aside = «{ $command }» risponde a una domanda: non si può dire fuori turno.
cli-aside-who = A questo schermo il giocatore «{ $who }» non c’è; disponibili: { $known }.
cli-table-seed = Il seme dei dadi era: { $seed }
cli-table-verify = La partita è in { $file }. Chiunque può controllarne i dadi con: bulkhead verify { $typed }
cli-table-not-kept = Questa partita non è stata conservata. Con --save FILE viene salvata, e «bulkhead verify FILE» ne controlla i dadi.
cli-why-allowed = «{ $command }» è permesso.
cli-why-bot = { $who }: { $reason }
cli-why-what = Di’ che cosa va spiegato: «why» e un numero o un comando.
cli-resume-what = Di’ quale file: «resume» e il suo nome.
cli-result-won = Vince { $who }.
cli-result-draw = È un pareggio.

## Che cosa si può digitare al tavolo

cli-verb-number = sceglie la proposta con quel numero
cli-verb-notation = lo stesso nella notazione del gioco, che sta accanto a ogni proposta
cli-verb-short = in breve, in Starquest: if2 fa agire quella miniatura, 7.5 la manda là, if2 7.5 fa entrambe le cose
cli-verb-enter = sceglie la proposta, se ce n’è una sola
cli-verb-why = mostra la clausola che permette o vieta qualcosa; da solo, quella dell’ultimo rifiuto, o che cosa pensava un bot
cli-verb-rules = cerca qualcosa nelle regole
cli-verb-cards = mostra le carte degli eroi e i segni con cui appaiono sul tabellone
cli-verb-asides = mostra che cosa puoi dire in ogni momento, anche mentre decide qualcun altro
cli-verb-aside = permette a te, o a un altro giocatore a questo schermo, di dire qualcosa in privato
cli-verb-board = ridisegna il tabellone
cli-verb-log = elenca tutto ciò che è successo finora
cli-verb-undo = annulla il tuo ultimo comando, se da allora nulla è stato tirato o rivelato
cli-verb-giveup = affida il tuo posto a un bot per il resto della partita; lo riavrai se riprendi una partita salvata
cli-verb-save = scrive la partita in un file
cli-verb-resume = riprende una partita salvata
cli-verb-help = mostra questo elenco
cli-verb-quit = lascia il tavolo; una partita salvata si può riprendere

## Carte
# `$mark` è il segno che il tabellone mostra dopo il nome dell’eroe.

cli-cards = Gli eroi
cli-card-rule = { $mark } { $name }: { $what }
cli-card-action = { $mark } { $name } (costo: { $price }; gittata: { $range }): { $what }

## Simulazione

cli-sim-progress = Si gioca
cli-sim-title =
    { $games ->
        [one] { $game }, una partita, seme { $seed }
       *[other] { $game }, { $games } partite, seme { $seed }
    }
cli-sim-compiled = Queste partite sono state giocate dal motore compilato.
cli-sim-not-compiled = Queste partite sono state giocate, più lentamente, dal motore di riferimento: { $why }
cli-sim-player = giocatore
cli-sim-wins = vittorie
cli-sim-share = quota
cli-sim-interval = intervallo al 95%
cli-sim-score = punteggio medio
cli-sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-draws = Pareggi: { $draws }
cli-sim-turns = Turni per partita: in media { NUMBER($mean, maximumFractionDigits: 1) }, da { $min } a { $max } (deviazione standard { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-commands = Comandi per partita: in media { NUMBER($mean, maximumFractionDigits: 1) }, da { $min } a { $max } (deviazione standard { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-busts = Fallimenti per turno: { $rates }
cli-sim-all-outs = Volte al massimo per turno: { $rates }
cli-sim-attacks = Attacchi per turno: { $rates }
cli-sim-eliminated = Nemici eliminati per turno: { $rates }
cli-sim-lost = Miniature perse per turno: { $rates }

## Probabilità

cli-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-odds-roll =
    { $dice ->
        [one] Un dado tirato
       *[other] { $dice } dadi tirati
    }{ $holding ->
        [yes] , { $held } sul tavolo (hold: { $reading })
       *[no] { "" }
    }
cli-odds-position = Probabilità di fallire con ogni tiro
cli-odds-no-roll = In questa posizione non si può tirare nulla.

## Regole

cli-rules-ruling = La nostra lettura:
cli-rules-example = Esempio:
cli-rules-page = Libretto, pagina { $page }.
cli-rules-no-page = Non è nei libretti.
cli-rules-option = Opzione { $option } ({ $name }):
cli-rules-nothing = Le regole non dicono nulla su «{ $query }».
cli-rules-hint = «bulkhead rules PAROLA» cerca una parola; «bulkhead rules CLAUSOLA» mostra una clausola con il suo esempio.
cli-matrix = { $game }: clausole { $clauses }, con codice { $coded }, con test { $tested }
cli-matrix-content = contenuti: righe { $clauses }, con codice { $coded }, con test { $tested }
cli-matrix-no-code = nessun codice la realizza
cli-matrix-no-call = solo i test usano il codice contrassegnato con essa:
cli-matrix-no-test = nessun test la prova
cli-matrix-no-line = nessuna riga dice che cosa fa
cli-matrix-no-read = nessun codice legge questo indicatore
cli-matrix-no-play = i test contrassegnati con essa non nominano l’elemento:
cli-matrix-unknown = nessun regolamento la contiene
cli-matrix-no-tests = Qui non ci sono test da guardare, quindi non se ne dice nulla.

## Posizioni, registrazioni, verifica

cli-show-decides = Decide { $who }.
cli-replay-no-such-entry =
    { $last ->
        [0] Il file { $file } non ha la voce { $at }: finisce con la preparazione, voce 0.
       *[other] Il file { $file } non ha la voce { $at }; ultima voce: { $last }.
    }
cli-verify-ok = Il file { $file } è integro. Ricalcolato tutto: voci { $moves }, dadi { $faces }; ogni cosa corrisponde.
cli-verify-kept = Impronta: { $commitment }
cli-verify-salted =
    { $count ->
        [one] Il sale del giocatore { $seats } porta questa impronta: è stato dato quando il seme era già fissato.
       *[other] I sali dei giocatori { $seats } portano questa impronta: sono stati dati quando il seme era già fissato.
    }
cli-verify-unsure =
    { $count ->
        [one] Il sale del giocatore { $seats } non dice se è stato dato prima o dopo l’impronta.
       *[other] I sali dei giocatori { $seats } non dicono se sono stati dati prima o dopo l’impronta.
    }
cli-verify-earlier = Secondo il file si è giocato con la versione { $rules } delle regole fino alla voce { NUMBER($entries, useGrouping: 0) }.
cli-verify-older = { $file }: { $agreement }
cli-verify-finished = La partita è finita.
cli-verify-paused = La partita è in pausa. Da questo file si possono ricavare i dadi che verranno.

## Il tavolo nel browser

cli-meta-host = INDIRIZZO
cli-meta-port = PORTA
cli-meta-url = URL
cli-serve = Offre tavoli a chi gioca altrove, finché non lo fermi con Ctrl-C.
cli-serve-host = L’indirizzo su cui ascoltare; solo questo computer se non ne indichi uno.
cli-serve-port = La porta su cui ascoltare; 8917 se non ne indichi una.
cli-serve-data = La cartella degli incontri; la tua cartella dei dati se non ne indichi una.
cli-serve-public-url = Dove i giocatori raggiungono il server, quando davanti c’è un proxy.
cli-play-open = Il tavolo è aperto su { $url } (Ctrl-C lo chiude).
cli-serve-open = Tavoli aperti su { $url }, gli incontri sono in { $folder } (Ctrl-C ferma tutto).
cli-serve-bad-url = L’indirizzo pubblico «{ $url }» deve cominciare con http:// o https://.
cli-serve-no-folder = «{ $folder }» non è una cartella.
cli-no-client = La pagina per il browser non è ancora pronta: esegui «make play» una volta, oppure gioca con --terminal.

## Misurare

cli-meta-bench = server
cli-bench = Misura quanto carico regge il server su questo computer.
cli-bench-what = Che cosa misurare; c’è solo server.
cli-bench-matches = Incontri da tenere aperti.
cli-bench-rate = Clic da fare al secondo.
cli-bench-seconds = Quanti secondi dura ogni parte.
cli-bench-unknown = «{ $what }» non si può misurare; si può: { $known }.
cli-bench-checkout = Le misure non fanno parte del pacchetto installato: esegui il comando in una copia del progetto.

## bulkhead packs

cli-packs = Controlla un tuo pacchetto, o elenca i pacchetti disponibili.
cli-packs-what = Che cosa fare: check (controlla) o list (elenca).
cli-packs-folder = La cartella del pacchetto, o l’id di uno installato.
cli-meta-packs = check|list
cli-meta-pack = PACCHETTO
cli-help-pack = Gioca con questo pacchetto: una cartella, o l’id di uno nella tua cartella dei pacchetti. Si può ripetere; prevalgono gli ultimi.
cli-packs-unknown = Con i pacchetti non si può fare «{ $what }»; si può: { $known }.
cli-packs-which = Di’ quale pacchetto controllare.
cli-packs-sound = Il pacchetto «{ $name }», versione { $version }, è in ordine.
cli-packs-wrong =
    { $count ->
        [one] Un errore.
       *[other] { $count } errori.
    }
cli-packs-could-be = Si può migliorare: { $what }
cli-packs-builtin = incluso nel gioco
cli-packs-nowhere = I tuoi pacchetti vanno in { $folder }.
cli-opt-mission = Gioca questa missione di Starquest: tutorial per la prima lezione, o il suo id, per esempio mis_04_nest. Come -o mission=ID.
cli-meta-id = ID

## Campagne

cli-meta-holders = FAZIONE=GIOCATORE
cli-meta-plan = MISSIONE,MISSIONE|short
cli-meta-eyes = FAZIONE|spectator|all
cli-campaign = Gioca una campagna di Starquest: missioni una dopo l’altra, con gradi, Sigilli e ciò che passa dall’una all’altra.
cli-campaign-new = Comincia una campagna: da lì in poi le missioni e le regole della casa sono fissate.
cli-campaign-status = Mostra la situazione: gradi, Sigilli, punti, le missioni finora e con che cosa comincia la prossima.
cli-campaign-play = Gioca la prossima missione, o prosegue quella in corso.
cli-campaign-undo-last = Annulla l’ultima missione. Non si cancella niente.
cli-campaign-new-rules = Porta avanti con le regole attuali una campagna di una versione precedente, in un nuovo file accanto. La missione in corso riprende dall’ultima voce su cui le due versioni concordano.
cli-campaign-file = Il file della campagna; le missioni stanno accanto.
cli-campaign-seats = Chi gioca quale fazione, con virgole in mezzo: human, human:NOME, il nome di un bot, bot per il migliore, oppure absent. Quelle che non nomini vanno ai bot.
cli-campaign-change = I nuovi giocatori delle fazioni, da ora in poi; le altre fazioni restano come sono.
cli-campaign-once = Lo stesso solo per questa missione: un bot al posto di qualcuno, o qualcuno assente.
cli-campaign-missions = Quali missioni, separate da virgole, o una campagna della scatola: hollow_crown (tutte e dodici, predefinita) o short.
cli-campaign-all = Prosegue fino alla fine della campagna, missione dopo missione.
cli-campaign-view = Da quale punto di vista: fazioni separate da virgole, uno spettatore, oppure all per chi può sapere tutto.
cli-campaign-bad-seat = «{ $text }» dovrebbe essere una fazione e chi la gioca, come eldar=human; fazioni: { $known }.
cli-campaign-bad-name = Un nome ha al massimo { $most } caratteri stampabili.
cli-campaign-opened = Gioca la prima missione con: bulkhead campaign play { $typed }
cli-campaign-saved = La missione è salvata in { $file }. Prosegui quando vuoi con: bulkhead campaign play { $campaign }
cli-campaign-stopped = La missione si ferma qui ed è salvata; prosegui con: bulkhead campaign play { $typed }
cli-campaign-torn = { $file }, riga { NUMBER($line, useGrouping: 0) }: l’ultima riga è troncata e non conta; tutto ciò che precede è integro.
cli-campaign-undone = Annullata: { $mission }. La partita è ancora in { $file }.
cli-campaign-mission-anew = La missione in corso non può continuare e viene annullata: { $reason }
cli-campaign-new-rules-done = La campagna continua con la versione { $rules } delle regole. I risultati ottenuti finora non cambiano. Continua con: bulkhead campaign play { $typed }
cli-campaign-progress = { $mission }: round
cli-campaign-title = Campagna { $file }: missioni giocate { $played } su { $missions }
cli-campaign-place = posto
cli-campaign-faction = fazione
cli-campaign-holder = giocatore
cli-campaign-rank = grado
cli-campaign-seals = Sigilli
cli-campaign-points = punti
cli-campaign-more = inoltre
cli-campaign-nobody = nessuno
cli-campaign-psionic = psionico: { $rank }, { $row } di 3
cli-campaign-reserve = rinforzo: { $figure }
cli-campaign-cards =
    { $count ->
        [one] una carta conservata
       *[other] { $count } carte conservate
    }
cli-campaign-past =
    { $number }. { $mission }. { $count ->
        [one] Vittoria: { $winners }
       *[other] A pari merito: { $winners }
    }. Punti: { $points }.
cli-campaign-leader = { "  " }{ $faction }: il leader è stato ucciso.
cli-campaign-rank-up = { "  " }{ $faction }: promozione, nuovo grado { $rank }.
cli-campaign-rank-down = { "  " }{ $faction }: retrocessione, nuovo grado { $rank }.
cli-campaign-taken-back =
    { $count ->
        [one] Una missione è stata annullata.
       *[other] { $count } missioni sono state annullate.
    }
cli-campaign-won =
    { $count ->
        [one] La campagna è finita. Vittoria: { $winners }.
       *[other] La campagna è finita. A pari merito: { $winners }.
    }
cli-campaign-next = Prossima missione: { $mission }
cli-campaign-begun = Missione in corso: { $mission }
cli-verify-campaign =
    { $missions ->
        [one] Il file { $file } è integro. Ricalcolato tutto: una missione, voci { $moves }, dadi { $faces }; ne derivano i registri di tutti.
       *[other] Il file { $file } è integro. Ricalcolato tutto: { $missions } missioni, voci { $moves }, dadi { $faces }; ne derivano i registri di tutti.
    }
cli-verify-campaign-over = La campagna è finita.
cli-verify-campaign-partly = { $file }: le voci sono concatenate correttamente. Missioni della versione attuale delle regole, ricalcolate per intero: { $missions }. Quelle di altre versioni sono state controllate fin dove concordano, e i loro risultati non cambiano:
