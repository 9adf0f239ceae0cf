### Partite: posti, dadi onesti e tutto ciò che può essere sbagliato nel file di una partita.

## Giocare

match-seats =
    { $needed ->
        [one] Per questo gioco serve un giocatore, non { $count }.
       *[other] Per questo gioco servono { $needed } giocatori, non { $count }.
    }
match-bad-salt = Il sale del giocatore { $seat } dev’essere una riga di al massimo { $most } caratteri stampabili.
match-salt-of-another = Il sale del giocatore { $seat } è per altri dadi: porta un’altra impronta.
match-no-undo = Ora non puoi annullare: il tuo ultimo comando è troppo indietro, o da allora qualcosa è stato tirato o rivelato.

## L’archivio

store-taken = Un altro server sta già usando la cartella { $folder }. Fermalo prima, oppure scegli un’altra cartella con --data.
store-unreadable = La cartella { $folder } non si può usare per gli incontri: { STOP($detail) }
store-other-version = Gli incontri nella cartella sono stati scritti da un’altra versione di Bulkhead (archivio { $version }; questa conosce l’archivio { $known }).

## File di partite: lettura

replay-no-header = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è un file di replay; non comincia con un incontro.
replay-other-format = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file ha il formato { $format }, e qui si può leggere solo il formato { $known }.
replay-other-game = { $file }, riga { NUMBER($line, useGrouping: 0) }: qui il gioco «{ $game }» non c’è; disponibili: { $known }.
match-other-rules = Si è giocato con la versione { $rules } delle regole, e qui c’è la versione { $known }.
replay-other-rules = { $file }, riga { NUMBER($line, useGrouping: 0) }: si è giocato con la versione { $rules } delle regole, e qui c’è la versione { $known }.
replay-seats = { $file }, riga { NUMBER($line, useGrouping: 0) }: al gioco servono { $needed } posti, e il file ne ha { $count }.
replay-cut-off = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file è troncato a metà di questa riga.
replay-no-end = { $file }, riga { NUMBER($line, useGrouping: 0) }: manca l’ultima riga, quella che chiude la partita.
replay-not-json = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è JSON.
replay-bad-entry = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa non è una voce di replay ({ $detail }).
replay-not-canonical = { $file }, riga { NUMBER($line, useGrouping: 0) }: la riga non è scritta come la scrive Bulkhead.
replay-out-of-place = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa voce non può stare qui.
replay-wrong-number = { $file }, riga { NUMBER($line, useGrouping: 0) }: la voce ha il numero { $n } e dovrebbe avere { $expected }.

## File di partite: rigiocarle

replay-wrong-dice = { $file }, riga { NUMBER($line, useGrouping: 0) }: i dadi registrati non sono quelli che servono a questa voce.
replay-refused = { $file }, riga { NUMBER($line, useGrouping: 0) }: il gioco rifiuta questa voce. { $reason }
replay-differs = { $file }, riga { NUMBER($line, useGrouping: 0) }: rigiocata, questa voce dà un esito diverso.
replay-not-paused = La partita nel file { $file } è finita e non si può riprendere.

## File di partite: controllarle

replay-other-commitment = { $file }, riga { NUMBER($line, useGrouping: 0) }: l’impronta non è quella annotata da te; nel file è { $commitment }.
replay-salt-of-another = { $file }, riga { NUMBER($line, useGrouping: 0) }: il sale del giocatore { $seat } è per altri dadi: porta un’altra impronta.
replay-bad-seed = { $file }, riga { NUMBER($line, useGrouping: 0) }: il seme rivelato alla fine non è quello promesso.
replay-wrong-faces = { $file }, riga { NUMBER($line, useGrouping: 0) }: il seme dà «{ $computed }», ma il file dice «{ $recorded }».
replay-broken-chain = { $file }, riga { NUMBER($line, useGrouping: 0) }: l’hash non corrisponde a ciò che è successo; questa riga o una precedente è stata cambiata.
replay-wrong-end = { $file }, riga { NUMBER($line, useGrouping: 0) }: la partita non è finita così.

## Incontri giocati con un’altra versione delle regole

match-agrees-up-to =
    Si è giocato con la versione { $rules } delle regole, e qui c’è la versione { $known }. { $round ->
        [0] Le due versioni concordano fino alla voce { NUMBER($last, useGrouping: 0) } di { NUMBER($of, useGrouping: 0) }.
       *[other] Le due versioni concordano fino alla voce { NUMBER($last, useGrouping: 0) } di { NUMBER($of, useGrouping: 0) }, nel round { $round }.
    } { $parting }
match-agrees-nowhere = Si è giocato con la versione { $rules } delle regole, e qui c’è la versione { $known }. Le due versioni non concordano su nulla. { $parting }
match-agrees-whole = Si è giocato con la versione { $rules } delle regole, e qui c’è la versione { $known }. Le due versioni concordano su ogni voce, fino alla fine.
match-parts-refused = La voce { NUMBER($n, useGrouping: 0) }, «{ $command }», qui è rifiutata: { $reason } ({ $clause })
match-parts-unknown = La voce { NUMBER($n, useGrouping: 0) }, «{ $command }», qui non ha senso: { $reason }
match-parts-dice = Nella voce { NUMBER($n, useGrouping: 0) }, «{ $command }», qui si tirano altri dadi.
match-parts-events = La voce { NUMBER($n, useGrouping: 0) }, «{ $command }», qui ha altre conseguenze.
match-parts-start = Qui il gioco non si può preparare così: { $reason }
match-parts-start-dice = Qui la preparazione del gioco usa altri dadi.
match-parts-start-events = Qui il gioco si prepara in un altro modo.
match-parts-end = Qui l’incontro finisce in un altro modo.
match-agrees-dice = Il seme è quello promesso, e tutti i dadi ({ $faces }) vengono da lì.
match-agrees-dice-read = Il seme è quello promesso. I dadi delle voci comuni ({ $faces }) sono stati tirati di nuovo con le regole. Anche quelli successivi ({ $read }) vengono dal seme; quante facce avevano è stato ricavato dai risultati.
match-agrees-dice-lots =
    Il seme è quello promesso. I dadi delle voci comuni ({ $faces }) sono stati tirati di nuovo con le regole. Anche quelli successivi ({ $read }) vengono dal seme; quante facce avevano è stato ricavato dai risultati. { $count ->
        [one] Nella voce { $lots } un risultato può venire solo da un sorteggio con un altro numero di facce.
       *[other] Nelle voci { $lots } un risultato può venire solo da un sorteggio con un altro numero di facce.
    }
replay-agrees = { $file }, riga { NUMBER($line, useGrouping: 0) }: { $agreement }
replay-dice-not-from-seed = { $file }, riga { NUMBER($line, useGrouping: 0) }: questi dadi non vengono dal seme.
replay-same-rules = Il file { $file } usa la versione { $known } delle regole, la stessa di questo programma: basta riprenderlo.
