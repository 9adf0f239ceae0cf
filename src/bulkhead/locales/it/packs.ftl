### I pacchetti: che cosa se ne dice, e che cosa si dice degli errori che contengono.

content-in-field = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $what }
pack-no-lid = Manca { $file }: ogni pacchetto ha questo file, con il suo id, il suo nome e la sua versione.
pack-bad-id = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non è l’id di un pacchetto; è fatto di lettere minuscole, cifre e trattini.
pack-bad-version = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non è una versione; si scrive 1 oppure 1.2.
pack-wrong-count = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il coperchio dice { $count }, ma nella cartella ce ne sono { $real }.
pack-not-listed = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il coperchio non dice nulla dei { $real } file in «{ $folder }».
pack-stray-folder = { $file }: nessuno guarda in questa cartella; qui ci possono essere: { $allowed }.
pack-code-alone = { $file } è il codice di una carta, ma questo pacchetto non ha la carta «{ $value }».
pack-code-syntax = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è Python: { $detail }.
pack-code-no-play = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: manca la funzione con questo nome, ed è quella che esegue la carta.
pack-code-arguments = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: questa funzione deve ricevere: { $takes }.

## Una partita e i pacchetti con cui si gioca

pack-not-said = La partita non dice con quali pacchetti è stata giocata, perciò non si può giocare con «{ $pack }».
pack-not-here = La partita è stata giocata con il pacchetto «{ $pack }», versione { $version }, che qui non è aperto; indica la sua cartella con --pack.
pack-other-version = La partita è stata giocata con la versione { $version } del pacchetto «{ $pack }»; qui c’è la versione { $mine }.
pack-other-content = La partita è stata giocata con la versione { $version } del pacchetto «{ $pack }», ma da allora il suo contenuto è cambiato.
pack-too-many = La partita è stata giocata senza il pacchetto «{ $pack }», versione { $version }, che qui è aperto.
pack-other-order = La partita è stata giocata con i pacchetti in un altro ordine: { $packs }.
