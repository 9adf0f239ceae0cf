### I pacchetti: che cosa se ne dice, e che cosa si dice degli errori che contengono.

content-in-field = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $what }
pack-no-lid = Manca { $file }: ogni pacchetto ha questo file, con il suo id, il suo nome e la sua versione.
pack-bad-id = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non è l’id di un pacchetto; è fatto di lettere minuscole, cifre e trattini.
pack-bad-version = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non è una versione; si scrive 1 oppure 1.2.
pack-wrong-count = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questo file dice { $count }, ma la cartella ne contiene { $real }.
pack-not-listed =
    { $real ->
        [one] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questo file non nomina il file in «{ $folder }».
       *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questo file non nomina { $real } file in «{ $folder }».
    }
pack-stray-folder = { $file }: questa cartella non viene usata; cartelle possibili: { $allowed }.
pack-code-alone = { $file } è codice, ma questo pacchetto non ha l’elemento «{ $value }».
pack-code-syntax = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è Python: { STOP($detail) }
pack-code-no-play = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: manca la funzione con questo nome, che esegue la carta.
pack-code-arguments = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questa funzione deve ricevere: { $takes }.
pack-code-fails = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo codice non funziona: { STOP($detail) }
pack-code-no-rule = { $file }, riga { NUMBER($line, useGrouping: 0) }: qui manca una classe derivata da MissionRule.
pack-code-rule-no-name = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questa regola non ha nome; scrivi name = "my_rule".
pack-code-rule-taken = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il gioco ha già una regola «{ $value }»; scegli un altro nome.
pack-code-rule-not-listed = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la missione { $mission } non elenca «{ $value }» nel campo special.
pack-code-no-hook = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: una regola di missione non ha nessun hook con questo nome; possibili: { $allowed }.
pack-code-no-import = { $file }, riga { NUMBER($line, useGrouping: 0) }: «{ $value }» non si può importare.
pack-code-unsteady = { $file }, riga { NUMBER($line, useGrouping: 0) }: una regola non deve usare «{ $value }»: rigiocata, la stessa partita cambierebbe.
pack-code-no-pattern = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: manca il valore con questo nome, lo schema con cui l’arma spara.
pack-code-not-pattern = { $file }, campo «{ $field }»: questo valore non è un Pattern.
pack-no-code = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: un’arma con lo schema «{ $value }» richiede accanto un file Python con lo stesso nome.
pack-code-unused = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: accanto a quest’arma c’è un file Python, quindi il suo schema deve essere «{ $value }».

## Una partita e i pacchetti con cui si gioca

pack-not-said = La partita non dice con quali pacchetti è stata giocata, perciò non si può giocare con «{ $pack }».
pack-not-here = La partita è stata giocata con il pacchetto «{ $pack }», versione { $version }, che qui non è caricato; indica la sua cartella con --pack.
pack-other-version = La partita è stata giocata con la versione { $version } del pacchetto «{ $pack }»; qui c’è la versione { $mine }.
pack-other-content = La partita è stata giocata con la versione { $version } del pacchetto «{ $pack }», ma da allora il suo contenuto è cambiato.
pack-too-many = La partita è stata giocata senza il pacchetto «{ $pack }», versione { $version }, che qui è caricato.
pack-other-order = La partita è stata giocata con i pacchetti in un altro ordine: { $packs }.

## Che cosa può essere sbagliato in un pacchetto

pack-no-language = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questa lingua non è disponibile; lingue: { $known }.
pack-not-fluent-here = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questo testo non è un modello Fluent; forse manca una parentesi graffa.
pack-twice = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: un altro pacchetto caricato si chiama già «{ $value }».
pack-no-words = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: manca il testo «{ $id }» in questa lingua: { $language }.
content-no-clause = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il regolamento non ha la clausola «{ $value }».
card-not-target = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non descrive un bersaglio.
card-no-target = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: senza codice una carta non può avere come bersaglio «{ $value }»; sono possibili: { $allowed }.
card-no-effect = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la carta non fa nulla.
card-needs-code = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» è troppo vago per essere eseguito; scrivilo in un altro modo, o metti un file Python accanto alla carta.
card-unknown-effect = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» chiede l’effetto «{ $word }», che non esiste.
map-room-apart = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la stanza «{ $room }» è fatta di pezzi staccati.
map-wrong-count = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il file dice { $count }, la mappa ne ha { $real }.
map-no-way = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: nessuna via porta dall’attracco «{ $dock }» a «{ $goal }».
map-wrong-way =
    { $real ->
        [one] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: fino a «{ $goal }» c’è un passo, non { $count }.
       *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: fino a «{ $goal }» ci sono { $real } passi, non { $count }.
    }
pack-not-fluent = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è Fluent: { STOP($detail) }
pack-unknown = La cartella «{ $pack }» non c’è, e nemmeno un pacchetto con questo nome in { $folder }.
