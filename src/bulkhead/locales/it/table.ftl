### Un tavolo qualsiasi, qualunque sia il gioco: giocatori, opzioni e file scritti a mano.

## Il tavolo

player = Giocatore { $seat }
player-of = Giocatore { $side }
game-unknown = Il gioco «{ $game }» non esiste; disponibili: { $known }.
option-unknown = L’opzione «{ $option }» non esiste; disponibili: { $known }.
option-bad-value = Opzione «{ $option }»: «{ $value }» non va bene; valori possibili: { $what }.

## Giochi senza notazione e frasi proprie

game-command = { $command }
game-command-unreadable = «{ $text }» non è un comando di questo gioco.
game-position-unreadable = «{ $text }» non è una posizione di questo gioco.
game-event = { $what }
game-event-of = { $who }: { $what }

## File
# I numeri di riga sono scritti come li mostra un editor, senza separatori.

file-not-toml = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è TOML ({ $detail }).
file-not-tables = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: deve essere un elenco di tabelle, ognuna introdotta da un nome tra doppie parentesi quadre.
file-missing = { $file }, riga { NUMBER($line, useGrouping: 0) }: manca il campo «{ $field }».
file-not-text = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: deve essere un testo tra virgolette, non vuoto.
file-not-one-of = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non è tra i valori ammessi: { $allowed }.
file-unknown-field = { $file }, riga { NUMBER($line, useGrouping: 0) }: qui non esiste un campo «{ $field }»; possono esserci: { $allowed }.
file-twice = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» è già stato usato.
file-not-an-id = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» deve essere fatto solo di lettere minuscole dalla a alla z.
survey-nothing = «{ $about }» non è una cosa che si possa chiedere di questo tavolo.
