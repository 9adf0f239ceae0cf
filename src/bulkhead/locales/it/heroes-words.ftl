### Heroes: i nomi del gioco.
### Nomi e termini sono scritti come stanno dentro una frase; un titolo alza la prima lettera.
### Un messaggio che finisce in `-what` è una frase intera.

## Eroi
# Il libretto italiano lascia i gradi in inglese.

heroes-hero-donato = Donato
heroes-hero-donato-full = Brother-Captain Donato
heroes-hero-victorno = Victorno
heroes-hero-victorno-full = Brother-Sergeant Victorno
heroes-hero-sanyctus = Sanyctus
heroes-hero-sanyctus-full = Brother Sanyctus
heroes-hero-phaello = Phaello
heroes-hero-phaello-full = Brother Phaello
heroes-hero-ebellius = Ebellius
heroes-hero-ebellius-full = Brother Ebellius
heroes-hero-feurran = Feurran
heroes-hero-feurran-full = Brother Feurran
heroes-hero-aramus = Aramus
heroes-hero-aramus-full = Brother Aramus
heroes-hero-dyrael = Dyrael
heroes-hero-dyrael-full = Brother Dyrael
heroes-hero-darrago = Darrago
heroes-hero-darrago-full = Brother Darrago

## Equipaggiamento

heroes-equipment-inspire = ispirare
heroes-equipment-inspire-what = I suoi spazi valgono doppio nel tuo punteggio aggiornato.
heroes-equipment-vox = vox prioritario
heroes-equipment-vox-what = Un altro eroe della tua armata può muoversi al suo posto.
heroes-equipment-shield = scudo
heroes-equipment-shield-what = Se viene attaccato, resta dov’è con 3 o più.
heroes-equipment-shoot = sparare
heroes-equipment-shoot-what = Attacca un eroe nemico in uno spazio in gittata.
heroes-equipment-scythe = falciare
heroes-equipment-scythe-what = Attacca tutti gli eroi in uno spazio in gittata e nella sua riga.
heroes-equipment-cut-down = abbattere
heroes-equipment-cut-down-what = Attacca un eroe nemico in gittata e lo rimanda al suo spazio di schieramento.

## Gittate

heroes-range-melee = mischia
heroes-range-short = corta
heroes-range-medium = media
heroes-range-long = lunga

## Tipi di tiro vincente

heroes-kind-lucky-six = Sei Fortunato
heroes-kind-double-six = Doppio Sei
heroes-kind-three-of-a-kind = Tris
heroes-kind-straight = Scala
heroes-kind-straight-or-three = Scala o Tris

## Fasi

heroes-phase-draft = scelta dell’armata
heroes-phase-place = schieramento
heroes-phase-roll = tiro Battaglia
heroes-phase-keep = dadi da mettere da parte
heroes-phase-push = rischiare o agire
heroes-phase-act = Azioni Belliche
heroes-phase-over = partita finita

## Opzioni
# Una frase `-what` dice che cosa fa l’opzione; che cosa si digita lo elenca il terminale.

heroes-option-rows = righe di ogni metà
heroes-option-rows-what = Quante righe ha ogni metà: da 3 a 6, di norma 4.
heroes-option-hold = dadi lasciati sul tavolo
heroes-option-hold-what = Dopo aver rischiato, almeno uno dei tiri vincenti che metti da parte deve usare un dado appena tirato. Alla lettera, i dadi lasciati valgono anche da soli; con tutti nuovi, ogni tiro vincente deve usare un dado appena tirato.
heroes-option-hold-new = almeno uno nuovo
heroes-option-hold-literal = alla lettera
heroes-option-hold-strict = tutti nuovi
heroes-option-scythe-hits = bersagli di chi falcia
heroes-option-scythe-hits-what = Quali eroi attacca un eroe che falcia: amici e nemici, ma mai sé stesso, oppure solo i nemici.
heroes-option-scythe-hits-all = amici e nemici
heroes-option-scythe-hits-enemies = solo nemici
heroes-option-scythe-line = linea da falciare
heroes-option-scythe-line-what = Quale linea dello spazio scelto si falcia: la sua riga, su tutte e cinque le colonne, oppure la sua colonna.
heroes-option-scythe-line-row = riga
heroes-option-scythe-line-column = colonna
heroes-option-blocked-vox = vox bloccato
heroes-option-blocked-vox-what = Un eroe con il vox prioritario può cedere un movimento anche quando lui stesso è bloccato.
heroes-option-duplicates = doppioni
heroes-option-duplicates-what = Un’armata può avere più volte lo stesso eroe.
heroes-option-collection = collezione
heroes-option-collection-what = Quali eroi possiede un giocatore, almeno cinque: sceglie la sua armata solo tra quelli. Di norma è l’intero elenco.
heroes-option-first = chi comincia
heroes-option-first-what = Quale giocatore schiera il primo eroe e gioca il primo turno: decide la sorte, oppure lo indichi tu.
heroes-option-first-draw = a sorte
heroes-option-turn-limit = limite di turni
heroes-option-turn-limit-what = Dopo quanti turni, compresi quelli extra, una partita finisce in parità; di norma 500.
heroes-option-games = partite dell’incontro
heroes-option-games-what = Una partita singola, oppure tre partite con i punteggi sommati.

## Glossario

heroes-term-battle-roll = tiro Battaglia
heroes-term-battle-action = Azione Bellica
heroes-term-scoring-roll = tiro vincente
heroes-term-push-your-luck = rischiare
heroes-term-bust = fallire
heroes-term-all-out = il massimo
heroes-term-current-score = punteggio aggiornato
heroes-term-set-up-space = spazio di schieramento
heroes-term-best-of-three = al meglio dei tre
heroes-term-retreat = ritirarsi
