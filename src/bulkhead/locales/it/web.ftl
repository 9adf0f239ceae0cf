### Il client del browser: tutto ciò che non è una regola o una frase del tavolo.

## Attorno a ogni schermata

web-brand-home = Bulkhead, pagina iniziale
web-home = Inizio
web-rules = Regole
web-learn = Impara
web-settings = Impostazioni
web-menu = Menu
web-close = Chiudi
web-skip = Vai al contenuto
web-language = Lingua
web-loading = Un momento…
web-clause = Regola { $clause }
web-die = dado che mostra { $face }
web-dice = { $count ->
    [one] dado che mostra { $faces }
   *[other] dadi che mostrano { $faces }
}
web-labelled = { $label }: { $text }
web-beside = { $before }; { $after }
web-mute = Disattiva i suoni
web-unmute = Attiva i suoni
web-copied = Copiato.
web-copy-by-hand = Copia a mano questo testo
web-about = Progetto non ufficiale, senza legami con alcun editore. Software libero con licenza MIT; caratteri con licenza SIL Open Font License.

## La linea con il tavolo

web-unreachable = Il tavolo non risponde. Controlla la connessione.
web-answer-unreadable = Il server ha mandato una risposta illeggibile (stato { NUMBER($status, useGrouping: 0) }).
web-offline = Il tavolo non è raggiungibile. Regole e impostazioni funzionano anche senza connessione; per il resto bisogna aspettare.
web-line-retry = Riprova ora
web-stale = Nel frattempo la partita è andata avanti. Ecco la situazione attuale.
web-request-lost = Il messaggio non è arrivato al tavolo. Riprova.
web-lost = Qui non c’è nulla
web-lost-what = L’indirizzo «{ $path }» non porta da nessuna parte.
web-lost-hot = Questo browser non ha le chiavi di quel tavolo.

## Tasti

web-keys = Tasti
web-keys-anywhere = Ovunque
web-keys-dialog = In questa finestra
web-keys-roam = Con Tab passi da un elemento al successivo, con le frecce ti muovi sul tabellone e tra le scelte in fila, con Invio o la barra spaziatrice scegli.
web-key-mute = suono attivo o disattivato
web-key-space = spazio
web-key-escape = Esc
web-key-enter = Invio
web-key-arrow-left = ←
web-key-arrow-right = →
web-key-arrow-up = ↑
web-key-arrow-down = ↓

## Più persone davanti a uno schermo

web-curtain = Ora decide { $who }
web-curtain-what = Passa lo schermo. E gli altri: non sbirciate!
web-curtain-lift = Sono { $name }

## Impostazioni

web-set-on = Sì
web-set-off = No
web-set-look = Aspetto
web-set-theme = Tema
web-set-theme-what = Console scura o carta chiara.
web-set-theme-system = Come il dispositivo
web-set-theme-dark = Scuro
web-set-theme-light = Chiaro
web-set-contrast = Contrasto
web-set-contrast-what = Linee più forti e testo più luminoso.
web-set-contrast-system = Come il dispositivo
web-set-contrast-more = Alto
web-set-moving = Movimento
web-set-motion = Animazioni
web-set-motion-what = Senza animazioni, ogni cosa va subito al suo posto.
web-set-motion-system = Come il dispositivo
web-set-motion-reduced = Nessuna
web-set-motion-full = Tutte
web-set-speed = Velocità
web-set-speed-what = La velocità dei dadi che rotolano e degli eroi in marcia.
web-set-speed-slow = Lenta
web-set-speed-normal = Normale
web-set-speed-fast = Rapida
web-set-countdown = Conto alla rovescia
web-set-countdown-what = In Starquest, se non rispondi a una reazione entro questo tempo, decidono le tue disposizioni. Un tavolo con orologio usa il proprio.
web-set-countdown-off = Nessuno
web-set-countdown-15 = 15 s
web-set-countdown-30 = 30 s
web-set-countdown-60 = 60 s
web-set-hearing = Suoni e chat
web-set-sound = Suoni
web-set-sound-what = Il tasto M fa lo stesso.
web-set-volume = Volume
web-set-chat = Chat
web-set-chat-what = Se è disattivata, non vedi ciò che scrivono gli altri.

## Tavolo di Heroes: attesa e posti

web-lobby = In attesa dei giocatori
web-lobby-free = libero
web-lobby-you-what = Questo è il tuo posto.
web-lobby-taken-what = È al tavolo e aspetta come te.
web-lobby-away-what = Ha già preso posto, ma ora non c’è.
web-lobby-salt-what = Non è ancora qui, e quindi non ha aggiunto il suo sale ai dadi.
web-dice-after = I dadi erano già fissati quando il tuo browser ha aggiunto il suo sale. La loro impronta:
web-dice-exchanged = Questo tavolo ha scambiato i dadi: non sono quelli per cui è stato dato il tuo sale. Non fidarti.
web-lobby-awaited-what = Ha un link o un codice e non è ancora qui.
web-lobby-free-what = Libero per la prima persona che lo prende.
web-lobby-bot-what = Gioca appena è il suo turno.
web-lobby-game = Che cosa si gioca
web-lobby-option = { $option }: { $value }
web-lobby-next = Che cosa succede poi
web-lobby-next-draft = Ogni giocatore sceglie cinque eroi in segreto.
web-lobby-next-place = Le armate si schierano a turno, un eroe alla volta.
web-lobby-next-play = Tira sei dadi, metti da parte i tiri vincenti, rischia o agisci. Vinci con tre eroi oltre la linea e il punteggio più alto.
web-sit = C’è un posto per te
web-sit-what = Il posto è di chi apre per primo questo link. Come ti devono chiamare gli altri?
web-sit-name = Il tuo nome, se vuoi
web-sit-go = Siediti
web-passing-what = Quando tocca a un’altra persona davanti a questo schermo:
web-passing-curtain = Sipario
web-passing-word = Avviso
web-passing-nothing = Niente

## Tavolo di Heroes: chi gioca

web-heroes-name = { $name }
web-heroes-you = Tu
web-heroes-crumb =
    { $games ->
        [one] Heroes
       *[other] Heroes, partita { $game } di { $games }
    }
web-heroes-players = Giocatori
web-heroes-strip = Punteggi e giocatori
web-heroes-seat = Il tuo posto
web-heroes-seat-you = tu
web-heroes-seat-bot = bot
web-heroes-seat-driven = al suo posto gioca un bot
web-heroes-seat-away = non c’è
web-heroes-seat-first = comincia
web-heroes-hidden = un eroe scelto in segreto
web-heroes-score-of = Punteggio aggiornato: { $score }
web-heroes-scores = Punteggio aggiornato: { $ours } contro { $theirs }
web-heroes-across = Eroi oltre la linea
web-heroes-across-of =
    { $count ->
        [one] Un eroe su { $needed } oltre la linea
       *[other] { $count } eroi su { $needed } oltre la linea
    }
web-heroes-of = { $count } su { $needed }
web-heroes-need =
    { $across ->
        [0]
            { $points ->
                [0]
                    { $you ->
                        [yes] Se resta così alla fine del tuo turno, vinci.
                       *[no] Se resta così alla fine del turno, vince { $name }.
                    }
                [one]
                    { $you ->
                        [yes] Hai tre eroi oltre la linea: ti serve ancora un punto.
                       *[no] { $name } ha tre eroi oltre la linea: serve ancora un punto.
                    }
               *[other]
                    { $you ->
                        [yes] Hai tre eroi oltre la linea: ti servono ancora { $points } punti.
                       *[no] { $name } ha tre eroi oltre la linea: servono ancora { $points } punti.
                    }
            }
        [one]
            { $points ->
                [0]
                    { $you ->
                        [yes] Con un altro eroe oltre la linea vinci.
                       *[no] Con un altro eroe oltre la linea vince { $name }.
                    }
                [one]
                    { $you ->
                        [yes] Ti servono un altro eroe oltre la linea e un punto.
                       *[no] { $name } ha bisogno di un altro eroe oltre la linea e di un punto.
                    }
               *[other]
                    { $you ->
                        [yes] Ti servono un altro eroe oltre la linea e { $points } punti.
                       *[no] { $name } ha bisogno di un altro eroe oltre la linea e di { $points } punti.
                    }
            }
       *[other]
            { $points ->
                [0]
                    { $you ->
                        [yes] Ti servono altri { $across } eroi oltre la linea.
                       *[no] { $name } ha bisogno di altri { $across } eroi oltre la linea.
                    }
                [one]
                    { $you ->
                        [yes] Ti servono altri { $across } eroi oltre la linea e un punto.
                       *[no] { $name } ha bisogno di altri { $across } eroi oltre la linea e di un punto.
                    }
               *[other]
                    { $you ->
                        [yes] Ti servono altri { $across } eroi oltre la linea e { $points } punti.
                       *[no] { $name } ha bisogno di altri { $across } eroi oltre la linea e di { $points } punti.
                    }
            }
    }
web-heroes-need-when = Si controlla alla fine del proprio turno: tre eroi oltre la linea e il punteggio più alto.
web-heroes-best-of-three = Al meglio dei tre
web-heroes-scores-add-up = i punteggi si sommano
web-heroes-game = Partita
web-heroes-total = Totale
web-heroes-clock = Tempo rimasto: { $time }
web-heroes-days = { $days } g { $hours } h
web-heroes-show-card = { $name }: mostra la carta
web-heroes-card = Carta dell’eroe
web-heroes-hand-over = Fai giocare un bot per me
web-heroes-hand-over-what = Un bot può giocare al tuo posto mentre non ci sei. Puoi riprenderti il posto quando vuoi.
web-heroes-driven-what = Al tuo posto gioca un bot.
web-heroes-take-back = Riprendi il posto
web-heroes-link = Copia il link di questo posto
web-heroes-link-what = Con questo link puoi continuare da un altro dispositivo. Chiunque lo abbia può prendere il tuo posto.

## Tavolo di Heroes: il campo

web-heroes-battlefield = Campo di battaglia
web-heroes-board = Campo di battaglia, cinque colonne e { $rows } righe
web-heroes-square-empty = Colonna { $column }, riga { $row }: vuoto.
web-heroes-square-hero =
    Colonna { $column }, riga { $row }: { $whose ->
        [yours] { $hero }, della tua armata
        [theirs] { $hero }, eroe nemico
       *[other] { $hero } ({ $who })
    }, { $advance ->
        [0] nel suo spazio di schieramento.
        [one] a uno spazio dallo schieramento.
       *[other] a { $advance } spazi dallo schieramento.
    }
web-heroes-square-place = Schiera qui { $hero }.
web-heroes-square-do = Scegli: { $what }.
web-heroes-square-actor = Può agire.

## Tavolo di Heroes: scelta e schieramento

web-heroes-roster = Eroi disponibili
web-heroes-or = o
web-heroes-range = gittata: { $range }
web-heroes-pick =
    { $picked ->
        [yes] { $hero }, nella tua armata
       *[no] Scegli { $hero }
    }
web-heroes-draft = Scegli la tua armata
web-heroes-draft-left =
    { $count ->
        [0] completa
        [one] manca un eroe
       *[other] mancano { $count } eroi
    }
web-heroes-draft-how = Scegli una carta con un clic, un tocco o il suo numero. Le due armate restano nascoste finché non sono complete.
web-heroes-army = La tua armata
web-heroes-free = posto libero
web-heroes-place = Schiera la tua armata
web-heroes-place-how = Trascina, tocca o premi i numeri.
web-heroes-step-hero = Quale eroe?
web-heroes-step-column = In quale colonna?
web-heroes-column = Colonna { $column }

## Tavolo di Heroes: dadi

web-heroes-begin = Tocca a te
web-heroes-begin-how = si comincia con tutti e sei i dadi
web-heroes-roll = Tira sei dadi
web-heroes-bust-first = rischio di fallire: nessun tiro vincente
web-heroes-rolling = i dadi rotolano…
web-heroes-your-roll = Il tuo tiro
web-heroes-keep-how = clicca un gruppo acceso per metterlo da parte
web-heroes-push-or-act = Rischi o agisci?
web-heroes-push-how = rilancia gli altri dadi, oppure agisci
web-heroes-roll-lucky-six = Sei Fortunato
web-heroes-roll-double-six = Doppio Sei
web-heroes-roll-three-of-a-kind = Tris di { $face }
web-heroes-roll-straight = Scala { $faces }
web-heroes-count-lucky-six =
    { $count ->
        [one] un Sei Fortunato
       *[other] { $count } Sei Fortunati
    }
web-heroes-count-double-six =
    { $count ->
        [one] un Doppio Sei
       *[other] { $count } Doppi Sei
    }
web-heroes-count-three-of-a-kind =
    { $count ->
        [one] un Tris
       *[other] { $count } Tris
    }
web-heroes-count-straight =
    { $count ->
        [one] una Scala
       *[other] { $count } Scale
    }
web-heroes-take = Metti da parte: { $roll }
web-heroes-others = Oppure
web-heroes-no-score = Non vale
web-heroes-no-score-label =
    { $count ->
        [one] Un dado che non vale: perché?
       *[other] { $count } dadi che non valgono: perché?
    }
web-heroes-no-score-why = Questi dadi non fanno parte di nessun tiro vincente.
web-heroes-aside-label = Da parte in questo turno: { $rolls }
web-heroes-aside-nothing = ancora niente
web-heroes-aside-more =
    { $count ->
        [one] ancora uno: il massimo
       *[other] ancora { $count }: il massimo
    }
web-heroes-take-first = prima metti da parte almeno un tiro vincente
web-heroes-all-aside = tutti e sei da parte: nessun rischio
web-heroes-roll-one = tira almeno un dado
web-heroes-bust-if =
    { $dice ->
        [one] di fallire se rischi con un dado
       *[other] di fallire se rischi con { $dice } dadi
    }
web-heroes-bust-lose = { " " }e di perdere { $rolls }
web-heroes-hold = Lascia il { $face }
web-heroes-hold-label = Dadi da lasciare
web-heroes-hold-how = clicca un dado per lasciarlo
web-heroes-hold-digits = ora premi un numero
web-heroes-meter = Probabilità: { $bust } di fallire, { $score } di fare un tiro vincente
web-heroes-push = Rischia
web-heroes-act =
    { $count ->
        [0] Agisci
        [one] Agisci: un’azione
       *[other] Agisci: { $count } azioni
    }
web-heroes-go-all-out = Il massimo: agisci!
web-heroes-if = Altre possibilità
web-heroes-if-rolls = tiri
web-heroes-if-bust = rischio
web-heroes-if-take =
    { $count ->
        [one] { $more ->
            [yes] Prendi anche
           *[no] Prendi
        }: { $roll }; rischi con un dado
       *[other] { $more ->
            [yes] Prendi anche
           *[no] Prendi
        }: { $roll }; rischi con { $count } dadi
    }
web-heroes-if-hold =
    { $held ->
        [0]
            { $count ->
                [one] Non lasci niente, rischi con un dado
               *[other] Non lasci niente, rischi con { $count } dadi
            }
       *[other]
            { $count ->
                [one] Lasci { $dice }, rischi con un dado
               *[other] Lasci { $dice }, rischi con { $count } dadi
            }
    }
web-heroes-if-leave =
    { $count ->
        [one] Rinunci ({ $roll }), rischi con un dado
       *[other] Rinunci ({ $roll }), rischi con { $count } dadi
    }
web-heroes-pays = Che cosa pagherebbero questi tiri

## Tavolo di Heroes: Azioni Belliche

web-heroes-actions = Azioni Belliche
web-heroes-actions-how = in qualsiasi ordine, nessuna è obbligatoria
web-heroes-march = Altri movimenti
web-heroes-march-how = ognuno è facoltativo
web-heroes-step-roll = Quale tiro usi?
web-heroes-step-act = Chi agisce, e contro chi?
web-heroes-step-target = Contro chi?
web-heroes-nothing-left = Hai usato tutti i tiri vincenti.
web-heroes-can-attack = { $hero } attacca
web-heroes-can-shoot = { $hero } spara
web-heroes-can-cut-down = { $hero } abbatte
web-heroes-can-scythe = { $hero } falcia
web-heroes-can-move = { $hero } si muove
web-heroes-can-pass = { $hero } cede il movimento
web-heroes-can-nothing = ora non serve a niente
web-heroes-able-attack =
    { $count ->
        [one] { $heroes } attacca
       *[other] { $heroes } attaccano
    }
web-heroes-able-shoot =
    { $count ->
        [one] { $heroes } spara
       *[other] { $heroes } sparano
    }
web-heroes-able-cut-down =
    { $count ->
        [one] { $heroes } abbatte
       *[other] { $heroes } abbattono
    }
web-heroes-able-scythe =
    { $count ->
        [one] { $heroes } falcia
       *[other] { $heroes } falciano
    }
web-heroes-able-move =
    { $count ->
        [one] { $heroes } si muove
       *[other] { $heroes } si muovono
    }
web-heroes-able-pass =
    { $count ->
        [one] { $heroes } cede il movimento
       *[other] { $heroes } cedono il movimento
    }
web-heroes-does-attack = { $hero } attacca { $victims }
web-heroes-does-shoot = { $hero } spara contro { $victims }
web-heroes-does-cut-down = { $hero } abbatte { $victims }
web-heroes-does-scythe = { $hero } falcia la riga { $row }
web-heroes-does-move = { $hero } si muove
web-heroes-does-pass = { $hero } fa muovere { $walker }
web-heroes-how-attack = Armatura: il nemico adiacente nella sua colonna
web-heroes-how-move = Armatura: uno spazio in avanti
web-heroes-how-pass = Vox prioritario: si muove un altro eroe
web-heroes-how-equipment = Equipaggiamento: { $item }, gittata: { $range }
web-heroes-targets =
    { $count ->
        [one] un bersaglio da scegliere
       *[other] { $count } bersagli tra cui scegliere
    }
web-heroes-target-row =
    { $count ->
        [0] Riga { $row }: nessuno
       *[other] Riga { $row }: { $victims }
    }
web-heroes-victim =
    { $own ->
        [yes] { $hero } (tuo!)
       *[no] { $hero }
    }
web-heroes-idle = { $hero } non può usarlo
web-heroes-idle-how = Questi non possono usarlo. Indicane uno per sapere perché.
web-heroes-falls-back =
    { $far ->
        [yes] { $hero } si ritira fino al suo spazio di schieramento.
       *[no] { $hero } si ritira di uno spazio.
    }
web-heroes-one-falls-back =
    { $own ->
        [yes] Il tuo eroe { $hero } si ritira di uno spazio.
       *[no] { $hero } si ritira di uno spazio.
    }
web-heroes-stays = { $hero } supera il tiro salvezza e resta dov’è.
web-heroes-at-home = { $hero } è nel suo spazio di schieramento: non succede nulla.
web-heroes-nobody = Lì non c’è nessuno: non succede nulla.
web-heroes-will-stand =
    { $advance ->
        [one] { $hero } sarà a uno spazio dallo schieramento
       *[other] { $hero } sarà a { $advance } spazi dallo schieramento
    }{ $crosses ->
        [yes] , oltre la linea.
       *[no] .
    }
web-heroes-undo = Annulla
web-heroes-undo-no = Ora non puoi annullare: dopo la tua ultima mossa sono stati tirati dadi o si è rivelato qualcosa.
web-heroes-end = Termina il turno
web-heroes-done = Fatto
web-heroes-go-choose = Scegli chi agisce
web-heroes-go-attack = Attacca { $victims }
web-heroes-go-shoot = Spara contro { $victims }
web-heroes-go-cut-down = Abbatti { $victims }
web-heroes-go-scythe = Falcia la riga { $row }
web-heroes-go-move = Muovi { $hero }
web-heroes-go-pass = Muovi { $walker }

## Tavolo di Heroes: di chi è il turno

web-heroes-your-turn = Tocca a te
web-heroes-their-turn = Tocca a { $name }
web-heroes-watching = Stai guardando
web-heroes-decision = Decisione
web-heroes-now-draft = Scegli la tua armata
web-heroes-now-place = Schiera la tua armata
web-heroes-now-roll = Tira i dadi
web-heroes-now-keep =
    { $count ->
        [0] Metti da parte i tiri vincenti
       *[other] Tiro { $count }: metti da parte i tiri vincenti
    }
web-heroes-now-push = Rischia o agisci
web-heroes-now-act =
    { $count ->
        [0] Azioni Belliche
        [one] Azioni Belliche: un tiro da usare
       *[other] Azioni Belliche: { $count } tiri da usare
    }
web-heroes-now-over = L’incontro è finito
web-heroes-they-draft = sceglie un’armata in segreto
web-heroes-they-place = schiera un eroe
web-heroes-they-roll = sta per tirare
web-heroes-they-keep = sceglie che cosa mettere da parte
web-heroes-they-push = valuta se rischiare o agire
web-heroes-they-act = svolge Azioni Belliche
web-heroes-no-dice = nessun dado sul tavolo
web-heroes-bust-what =
    { $count ->
        [0] Non c’era ancora niente da parte.
       *[other] Perso: { $rolls }.
    } { $you ->
        [yes] Tocca a te.
        [nobody] { "" }
       *[no] Ora tocca a { $name }.
    }
web-heroes-all-out = Il massimo
web-heroes-all-out-what =
    { $you ->
        [yes] Sei dadi su sei. Agisci subito, poi giochi un altro turno intero.
       *[no] Sei dadi su sei. { $name } agisce subito, poi gioca un altro turno intero.
    }
web-heroes-game-won =
    { $you ->
        [yes] Hai vinto
       *[no] Vince { $name }
    }
web-heroes-game-drawn = Pareggio
web-heroes-match-won =
    { $you ->
        [yes] Hai vinto l’incontro
       *[no] { $name } vince l’incontro
    }
web-heroes-match-drawn = L’incontro finisce in parità
web-heroes-final = { $high } a { $low }
web-heroes-pass = { $name }
web-heroes-pass-what = Ora tocca a te.
web-heroes-over =
    { $how ->
        [won] Hai vinto!
        [lost] Vince { $name }
        [draw] Pareggio
       *[watched] Vince { $name }
    }
web-heroes-after = Dopo la partita

## Tavolo di Heroes: diario e chat

web-log-clock = (tempo scaduto)
web-heroes-log = Diario
web-heroes-log-earlier = Mostra le voci precedenti
web-heroes-drawer = Diario e chat
web-heroes-chat = Chat
web-heroes-chat-unread =
    { $count ->
        [0] Chat
       *[other] Chat ({ $count })
    }
web-heroes-chat-empty = Nessuno ha ancora detto niente.
web-heroes-chat-say = Scrivi qualcosa
web-heroes-chat-send = Invia
web-heroes-chat-mute = Disattiva la chat
web-heroes-chat-off = La chat è disattivata: non vedi quello che scrivono gli altri.
web-heroes-chat-on = Attiva la chat
web-heroes-chat-watching = Qui scrivono solo i giocatori.

## Tavolo di Heroes: tasti

web-heroes-keys = Al tavolo
web-heroes-key-roll = tirare i dadi
web-heroes-key-digit = prendere un tiro vincente, un eroe, un’azione o una colonna
web-heroes-key-hold = lasciare dadi: poi i loro numeri
web-heroes-key-push = rischiare
web-heroes-key-act = agire
web-heroes-key-next-roll = prossimo tiro vincente da usare
web-heroes-key-go = confermare la scelta
web-heroes-key-end = terminare il turno o i movimenti
web-heroes-key-undo = annullare
web-heroes-key-board = andare al campo
web-heroes-key-skip = proseguire, o annullare la scelta

## Dopo la partita

web-after = Dopo la partita
web-after-headline =
    { $how ->
        [won]
            { $match ->
                [yes] Vinci l’incontro, { $high } a { $low }
               *[no] Vinci { $high } a { $low }
            }
        [draw]
            { $match ->
                [yes] L’incontro finisce in parità, { $high } a { $low }
               *[no] Pareggio, { $high } a { $low }
            }
        [paused] Non è ancora finita
       *[lost]
            { $match ->
                [yes] { $name } vince l’incontro, { $high } a { $low }
               *[no] { $name } vince { $high } a { $low }
            }
    }
web-after-lengths =
    { $games ->
        [one] { "" }
       *[other] { $games } partite,
    } { $turns ->
        [one] un turno,
       *[other] { $turns } turni,
    } { $dice ->
        [one] un dado tirato.
       *[other] { $dice } dadi tirati.
    }
web-after-share = Condividi
web-after-rematch = Rivincita
web-after-rematch-wanted = { $name } vuole la rivincita.
web-after-rematch-ready = La rivincita è pronta.
web-after-rematch-go = Vai alla rivincita
web-after-rematch-watch = Guarda la rivincita
web-after-new = Nuovo tavolo
web-after-to-table = Vai al tavolo
web-after-again = Riprova
web-after-all-events = Tutti gli eventi
web-after-download = Salva il file di replay
web-after-graph = Il punteggio nel tempo
web-after-look-back = premi un turno per rivederlo
web-after-at =
    Partita { $game }, turno { $turn }. { $one } { $score1 }, { $another } { $score2 }. { $what ->
        [bust] { $name } ha fallito.
        [all-out] { $name } ha ottenuto il massimo.
       *[other] { "" }
    }
web-after-at-begin = Prima del primo turno
web-after-bust = fallimento
web-after-all-out = il massimo
web-after-table = Mostra come tabella
web-after-turn = Turno
web-after-player = Giocatore
web-after-score = Punteggio
web-after-what = Che cosa è successo
web-after-final = Punteggio finale
web-after-game-won = partita vinta
web-after-across-short = Oltre
web-after-busts = Fallimenti
web-after-all-outs = Volte al massimo
web-after-luck = Fortuna ai dadi
web-after-luck-short = Fortuna
web-after-luck-what = usciti, e attesi tra parentesi
web-after-luck-sixes = Sei
web-after-luck-busts = Fallimenti (meno è meglio)
web-after-luck-saves = Tiri salvezza riusciti
web-after-luck-of = { $rolled } (attesi { $expected })
web-after-luck-says = { $name }: { $rolled }, attesi { $expected }.
web-after-luck-time = La fortuna nel tempo
web-after-luck-how = Fallimenti evitati e tiri salvezza riusciti in più rispetto a quelli attesi.
web-after-luck-ends = La fortuna nel tempo. Alla fine: { $one } { $luck1 }, { $another } { $luck2 }.
web-after-turning = Momenti decisivi
web-after-turning-what = punti guadagnati sull’avversario
web-after-when = Partita { $game }, turno { $turn }
web-after-deeds =
    { $how ->
        [both]
            { $name }: { $forward ->
                [one] uno spazio in avanti
               *[other] { $forward } spazi in avanti
            }, nemici indietro di { $drove ->
                [one] uno spazio.
               *[other] { $drove } spazi.
            }
        [forward]
            { $name }: { $forward ->
                [one] uno spazio in avanti.
               *[other] { $forward } spazi in avanti.
            }
        [drove]
            { $name } respinge i nemici di { $drove ->
                [one] uno spazio.
               *[other] { $drove } spazi.
            }
       *[other] { $name } perde terreno.
    }
web-after-leads = { $name } passa in vantaggio.
web-after-swing = +{ $points }
web-after-no-swings = Nessuno ha ancora fatto punti.
web-after-no-turns = Nessun turno è stato giocato fino in fondo: non c’è niente da contare.

## Condividere un incontro

web-share = Condividi questo incontro
web-share-link = Un link
web-share-link-what = Chiunque lo apra può rivedere l’incontro come spettatore. Non dà accesso a nessun posto.
web-share-moment = Porta dritto al momento che sto guardando
web-share-copy = Copia il link
web-share-device = Invia
web-share-local = Il link funziona solo su questo computer, perché il server non è raggiungibile da fuori. Il file funziona ovunque.
web-share-file = Il file di replay
web-share-file-what = Ogni comando e ogni dado. Chiunque può aprirlo qui o controllarlo con «bulkhead verify».
web-share-download = Scarica il replay

## Verificare i dadi

web-verify = Verifica dei dadi
web-verify-button = Verifica i dadi
web-verify-button-fair = Dadi verificati
web-verify-button-unfair = I dadi non tornano
web-verify-file = I dadi di questo file
web-verify-what = Prima del primo tiro il tavolo ha mostrato l’impronta del suo seme segreto. Ora il seme è noto, e questo browser ricalcola ogni dado da solo.
web-verify-running = Controllo di tutti i dadi…
web-verify-seed-right = Il seme è quello promesso.
web-verify-seed-wrong = Il seme non è quello promesso: la sua impronta è un’altra.
web-verify-salt-wrong = Il sale dato qui è per altri dadi ({ $name }): porta un’altra impronta.
web-verify-salts-after =
    { $count ->
        [one] Il sale porta questa impronta: è stato aggiunto quando il seme era già fissato.
       *[other] Tutti e { $count } i sali che portano questa impronta sono stati aggiunti quando il seme era già fissato.
    }
web-verify-salts-unsure =
    { $count ->
        [one] Un sale non dice se è stato aggiunto prima o dopo che l’impronta è stata mostrata.
       *[other] { $count } sali non dicono se sono stati aggiunti prima o dopo che l’impronta è stata mostrata.
    }
web-verify-no-seed = Non c’è un seme con cui controllare i dadi.
web-verify-fair =
    { $count ->
        [one] Una faccia ricalcolata: corrisponde.
       *[other] { $count } facce ricalcolate, tutte corrispondono.
    }
web-verify-lots =
    { $count ->
        [one] Nella voce { $entries } un risultato può venire solo da un sorteggio con un altro numero di facce. Un server che ha questo gioco può dire se lì c’è stato un sorteggio.
       *[other] Nelle voci { $entries } un risultato può venire solo da un sorteggio con un altro numero di facce. Un server che ha questo gioco può dire se lì ci sono stati sorteggi.
    }
web-verify-face-wrong =
    { $count ->
        [0] Già la prima faccia non corrisponde.
        [one] Una faccia corrisponde, la successiva no.
       *[other] { $count } facce corrispondono, la successiva no.
    } Voce { NUMBER($n, useGrouping: 0) }, dado { $place }: il seme dà { $computed }, il replay dice { $recorded }.
web-verify-details = I numeri, per controllare di persona
web-verify-commitment = Impronta mostrata prima del primo tiro
web-verify-commitment-of-seed = Impronta di questo seme
web-verify-seed = Seme, rivelato alla fine
web-verify-salt = Sale: { $name }
web-verify-no-salt = nessuno
web-verify-how = L’impronta è lo SHA-256 del seme. Le facce vengono da HMAC-SHA-256, con il seme come chiave, sui sali e poi su un contatore. Un sale aggiunto dopo che l’impronta è stata mostrata la porta in fondo, dopo «@».
web-verify-earlier = Fino alla voce { NUMBER($entries, useGrouping: 0) } l’incontro è stato giocato con la versione { $rules } delle regole. I dadi successivi vengono da un flusso a parte: dopo i sali c’è la versione con cui l’incontro continua, scritta come «rules» e il suo numero.

## Continuare da un momento

web-branch = Gioca da qui
web-branch-what = Un nuovo tavolo comincia da questo momento: { $place }. L’incontro vecchio resta com’è.
web-branch-sides = Il giocatore 1 continua come { $one }, il giocatore 2 come { $another }.
web-branch-go = Comincia da qui
web-branch-over = Qui l’incontro è finito. Torna a un momento in cui c’è ancora qualcosa da decidere.

## Replay

web-replay = Replay
web-replay-controls = Linea del tempo
web-replay-first = Vai all’inizio
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-last = Vai alla fine
web-replay-place = Momento dell’incontro
web-replay-at = { NUMBER($at, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) }. { $place }
web-replay-count = { NUMBER($at, useGrouping: 0) } / { NUMBER($last, useGrouping: 0) }
web-replay-speed = Velocità
web-replay-times = { $speed }×
web-replay-jump-turn = Turni
web-replay-jump-bust = Fallimenti
web-replay-jump-all-out = Volte al massimo
web-replay-jump-attack = Attacchi
web-replay-jump-end = Fine partita
web-replay-next-label = { $what } ({ $count } in tutto): vai avanti
web-replay-key-home = Inizio
web-replay-key-last = Fine
web-replay-key-play = riprodurre o mettere in pausa
web-replay-key-turn = prossimo turno; con Maiusc il precedente
web-replay-key-bust = prossimo fallimento; con Maiusc il precedente
web-replay-key-all-out = prossimo massimo; con Maiusc il precedente
web-replay-key-attack = prossimo attacco; con Maiusc il precedente
web-replay-key-end = prossima fine partita; con Maiusc la precedente
web-replay-flip = Guarda dall’altro lato
web-replay-record = Che cosa è successo
web-replay-game = Partita { $game }
web-replay-in-game = Partita { $game } · { $place }
web-replay-turn = Turno { $turn }
web-replay-turn-of = Turno { $turn }, { $name }
web-replay-set-up = Scelta delle armate e schieramento
web-replay-over = Partita finita
web-replay-took-back = { $who } ha annullato l’ultimo comando.
web-replay-taken-back = Questo comando è stato annullato.
web-replay-nothing = Nessun altro movimento con questo tiro vincente.
web-replay-origin = L’incontro comincia qui, a partita già avviata.
web-replay-scores = { $one } { $score1 }, { $another } { $score2 }
web-replay-seen-by = Punto di vista
web-replay-everything = Tutti insieme
web-replay-spectator = Spettatori
web-replay-aside = Da parte
web-replay-lost = Persi
web-replay-rolled = Tirati
web-replay-lying = Sul tavolo
web-replay-held = Lasciati sul tavolo
web-replay-no-dice = Nessun dado sul tavolo
web-replay-report = Resoconto
web-replay-other = Un altro file
web-replay-drop = Lascia qui un file di replay
web-replay-choose = Scegli un file
web-replay-file-what = Lo ottieni con «Scarica il replay» dopo un incontro, o dalla riga di comando. Il nome finisce in .jsonl.
web-replay-damaged = Questo file non si può riprodurre

## Pagina iniziale

web-home-title = Bulkhead: gioca a Heroes e a Starquest
web-home-places = Sezioni
web-home-play = Gioca
web-home-replays = Replay
web-home-heroes = Heroes
web-home-heroes-what = Tira sei dadi, metti da parte i tiri vincenti, rischia e porta i tuoi eroi oltre la linea.
web-home-players = 2 giocatori
web-home-minutes = 15 minuti
web-home-set-up-starquest = Prepara un tavolo
web-home-play-starquest = Gioca subito: Starquest
web-home-starquest-minutes = da 15 minuti a 3 ore
web-home-starquest-players = da 2 a 7 posti, i bot riempiono gli altri
web-home-starquest-what = Le squadre abbordano una nave buia. Gli alieni sanno che cosa aspetta dietro le porte.
web-home-starquest = Starquest
web-home-play-now = Gioca subito
web-home-set-up = Prepara un duello
web-home-lesson = Imparalo in cinque minuti
web-home-rules = Leggi le regole
web-home-continue = Continua
web-home-continue-none = Ancora nulla. Qui trovi le partite cominciate, prima quelle che aspettano te.
web-home-against = Heroes contro { $name }
web-home-match = Heroes, { $one } contro { $another }
web-home-starquest-with = Starquest con { $names }
web-home-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
web-home-seats-free =
    { $count ->
        [one] Un posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
web-home-score = { $one } a { $another }
web-home-touched = Ultima mossa { $when }
web-home-decides = Decide { $name }
web-home-just-now = Ultima mossa un attimo fa
web-home-standing-your-turn = Tocca a te
web-home-standing-rematch = Rivincita
web-home-standing-goes-on = Continua
web-home-standing-old = Vecchie regole
web-home-standing-waiting = In attesa
web-home-standing-gathering = Da cominciare
web-home-standing-watching = Da spettatore
web-home-standing-won = Vinta
web-home-standing-lost = Persa
web-home-standing-drawn = Pari
web-home-standing-over = Finita
web-home-forget = Togli dall’elenco: { $table }
web-home-all = Mostra tutte e { $count }
web-home-fewer = Mostra meno
web-old-go-on = Continua con le regole attuali
web-old-go-on-short = Continua
web-old-go-on-what = Un nuovo incontro riprende dall’ultimo momento in cui le due versioni concordano. Questo resta com’è.
web-old-follow = Vai al nuovo tavolo
web-old-follow-what = L’incontro continua a un nuovo tavolo, con le regole attuali.
web-old-look = Guarda l’incontro
web-old-look-what = L’incontro è finito. Puoi guardarlo fin dove le due versioni concordano.
web-old-campaign = Vai alla campagna
web-old-campaign-what = Questo incontro è una missione e continua con la sua campagna.
web-campaign-new-rules-what = La persona che ha fondato la campagna può farla continuare con le regole attuali. I risultati ottenuti finora non cambiano; una missione in corso riprende dall’ultimo momento in cui le due versioni concordano.
web-old-watch-what = I giocatori possono continuare l’incontro con le regole attuali. Se lo fanno, questa pagina ti porta lì.
web-old-anew = Nuovo incontro con gli stessi giocatori
web-old-anew-what = Di questo incontro non si può conservare nulla. Gli stessi giocatori possono iniziare un nuovo incontro.
web-home-watch = Da guardare ora
web-home-watch-none = Al momento nessuno gioca in pubblico.
web-home-live = In diretta
web-home-join = Unisciti a un tavolo
web-home-join-field = Codice o link
web-home-join-go = Entra
web-home-join-what = Non serve un account. Il link è la chiave del tuo posto.
web-home-join-wrong = Non è né il link di un tavolo né un codice. Un codice è fatto così: K7QM-4XWD.
web-home-replay = Apri un file di replay
web-home-replay-what = Rivedi un incontro, mossa per mossa.

## I bot per nome

web-bot-cadet = Cadetto
web-bot-raider = Predone
web-bot-captain = Capitano
web-bot-champion = Campione
web-bot-random = Casuale
web-bot-overlord = Signore oscuro
web-bot-trooper = Soldato

## Nuovo tavolo

web-new = Heroes, nuovo tavolo
web-new-starquest = Starquest, nuovo tavolo
web-new-who = Chi siede dove?
web-new-unknown = Qui non c’è nessun gioco che si chiama «{ $game }»
web-new-seat = Chi occupa il posto { $seat }
web-new-seat-here = Qui
web-new-seat-here-what = Gioca a questo schermo.
web-new-seat-link = Con un link
web-new-seat-link-what = Riceve un link e gioca da dove vuole.
web-new-seat-bot = Bot
web-new-level = Quale bot occupa il posto { $seat }
web-new-name = Nome al posto { $seat }
web-new-name-here = Il tuo nome
web-new-name-link = Un nome, se vuoi
web-new-options = Opzioni del regolamento
web-new-book = { $value } (da manuale)
web-new-the-book = da manuale
web-new-changed = regola della casa
web-new-to-the-book = Torna al manuale
web-new-more =
    { $count ->
        [one] Un’altra, da manuale
       *[other] Altre { $count }, tutte da manuale
    }
web-new-more-changed =
    { $changed ->
        [one] Altre { $count }, di cui una diversa dal manuale
       *[other] Altre { $count }, di cui { $changed } diverse dal manuale
    }
web-new-show = Mostra tutte
web-new-hide = Mostra meno
web-new-games-1 = una partita
web-new-games-3 = al meglio dei tre
web-new-yes = sì
web-new-no = no
web-new-collection = Collezione, posto { $seat }
web-new-owned =
    { $count ->
        [one] un eroe
       *[other] { $count } eroi
    }
web-new-owned-all = elenco completo
web-new-board =
    { $rows ->
        [one] Un campo di battaglia con una riga per metà
       *[other] Un campo di battaglia con { $rows } righe per metà
    }
web-new-house =
    { $count ->
        [0] tutte le regole da manuale
        [one] una regola della casa
       *[other] { $count } regole della casa
    }
web-new-timed = con l’orologio
web-new-untimed = senza orologio: può durare anche giorni
web-new-clocks = Orologi
web-new-clock-none = nessuno
web-new-per-move = Per mossa
web-new-per-game = Per partita e giocatore
web-new-clocks-what = Se il tempo scade, quella mossa la fa un bot.
web-new-public = Aperto agli spettatori
web-new-public-what = Il tavolo appare nella pagina iniziale; chi guarda non vede segreti.
web-new-start = Comincia il duello
web-new-make = Crea il tavolo
web-new-next-at-once = La partita comincia subito.
web-new-next-invite = Poi ricevi un link, un codice QR e un codice breve da passare.
web-new-next-share = Si gioca allo stesso schermo; tra un turno e l’altro cala un sipario.
web-new-next-watch = Qui non gioca nessuno: guardi i bot.
web-new-next-watch-invite = Qui non gioca nessuno: passi i link e guardi.

## Invito

web-invite-scan = Inquadra il codice con un telefono o manda il link. Il posto è di chi lo apre per primo.
web-invite-qr = Codice QR con il link per { $name }
web-invite-copy-link = Copia il link
web-invite-share = Condividi
web-invite-share-text = C’è un posto libero al mio tavolo. Apri il link per giocare.
web-invite-code = Oppure detta questo codice; vale una volta, nella pagina iniziale sotto «Unisciti a un tavolo»:
web-invite-local = Questo link funziona solo su questo computer, perché il server non è raggiungibile da fuori. Per giocare con altri dispositivi avvialo con «bulkhead serve --host 0.0.0.0» e aprilo con l’indirizzo del computer.
web-invite-watch = Qualcuno vuole guardare?
web-invite-watch-what = Questo link mostra il tavolo senza segreti e non dà nessun posto.
web-invite-copy-watch = Copia il link per chi guarda

## Pagina delle regole

web-rules-of-heroes = Regole di Heroes
web-rules-of-starquest = Regole di Starquest
web-rules-what-starquest = Ogni regola, con la nostra lettura dove il manuale lascia aperto qualcosa e l’opzione per giocarla diversamente.
web-rules-book = Quale gioco
web-rules-what = Tutte le regole del tavolo, con parole nostre. Quando il gioco rifiuta qualcosa, indica la regola che trovi qui.
web-rules-search = Cerca nelle regole
web-rules-hits =
    { $count ->
        [one] una regola
       *[other] { $count } regole
    }
web-rules-chapters = Capitoli
web-rules-key-search = cercare nelle regole
web-rules-key-all = mostrare di nuovo tutte le regole
web-rules-nothing = Nulla su «{ $question }»
web-rules-nothing-what = Nessuna regola contiene tutte queste parole. Prova con meno parole, o con parole più brevi.
web-rules-all = Mostra tutte le regole
web-rules-lost = La regola «{ $clause }» non esiste. Qui sotto ci sono tutte.
web-rules-copy = Copia il link: { $clause }
web-rules-aside = Altro
web-rules-elsewhere = Negli altri regolamenti
web-rules-marks = Come leggere una regola
web-rules-ruling = La nostra lettura
web-rules-ruling-what = come leggiamo ciò che i regolamenti lasciano aperto
web-rules-option = Opzione
web-rules-option-what = che cosa un tavolo può scegliere invece
web-rules-example = Esempio
web-rules-example-what = la regola in azione
web-rules-learn = Preferisci imparare giocando?
web-rules-glossary = Le parole in quattro lingue
web-rules-glossary-what = I termini dei regolamenti stampati, fianco a fianco, per un tavolo in cui non tutti leggono lo stesso.
web-rules-terms-game = Il gioco
web-rules-terms-rolls = Tiri vincenti
web-rules-terms-equipment = Equipaggiamento
web-rules-terms-ranges = Gittate
web-rules-figure-numbers = Donato nella tua colonna 2 ha di fronte Dyrael, che sta nella colonna 4 dell’avversario.
web-rules-figure-set-up = Il tuo prossimo eroe può andare nello spazio 2, 4 o 5.
web-rules-figure-scoring = I quattro tipi di tiro vincente; una Scala ha da tre a cinque dadi.
web-rules-figure-part = Tre modi di prendere una Scala di quattro.
web-rules-figure-two-straights = Due Scale in sei dadi.
web-rules-figure-move = Donato avanza di uno spazio.
web-rules-figure-blocked = Sanyctus è bloccato: Darrago sta nello spazio davanti a lui.
web-rules-figure-retreat = Phaello è attaccato e si ritira di uno spazio verso la sua metà.
web-rules-figure-at-home = Dyrael è nel suo spazio di schieramento: un attacco non gli fa nulla.
web-rules-figure-from-home = Aramus è nel suo spazio di schieramento e non può attaccare Dyrael.
web-rules-figure-adjacent = Victorno attacca Feurran, che gli sta proprio davanti.
web-rules-figure-any-one = Può muoversi uno qualsiasi dei cinque; qui tocca a Donato.
web-rules-figure-two-moves = Con 2-2-2 l’eroe nella colonna 2 si muove di due spazi.
web-rules-figure-straight = Con 2-3-4-5 si muovono tre eroi; Sanyctus nella colonna 3 è bloccato.
web-rules-figure-melee = Mischia: subito davanti o subito dietro.
web-rules-figure-short = Corta: tutta la colonna.
web-rules-figure-medium = Media: anche le colonne vicine.
web-rules-figure-long = Lunga: ovunque.
web-rules-figure-shoot = Phaello spara ad Aramus, nella sua stessa colonna.
web-rules-figure-cut-down = Il nemico avanzato di cinque spazi li perde tutti e cinque.
web-rules-figure-scythe = Feurran falcia la propria riga: due nemici e Donato sono attaccati, Feurran no.
web-rules-figure-vox = Victorno cede il suo movimento e lo fa Sanyctus.
web-rules-figure-inspire = 8 per Donato, 2 e 1 per gli altri: il punteggio è 11.
web-rules-figure-score = 5 + 3 + 2 + 1 + 0: il punteggio è 11.
web-rules-figure-win = Tre eroi oltre la linea e 13 a 12: alla fine del tuo turno vinci.

## Lezione

web-learn-crumb = Impara Heroes
web-learn-coach = Lezione
web-learn-progress = Passo { $step } di { $steps }
web-learn-next = Avanti
web-learn-skip-watching = Salta
web-learn-back = Un passo indietro
web-learn-skip = Salta questa parte
web-learn-help = Fallo per me
web-learn-leave = Lascia la lezione
web-learn-key-next = andare avanti nella lezione
web-learn-key-back = tornare indietro di un passo nella lezione
web-learn-not-this = Ora la lezione prevede altro. { $hint }
web-learn-read-first = Un momento: leggi che cosa dice la lezione, poi premi «Avanti».
web-learn-play = Gioca contro il cadetto
web-learn-again = Ancora una volta
web-learn-over = Hai provato ogni cosa una volta. Anche il cadetto è alle prime armi; il capitano ti aspetta più avanti.
web-learn-scene-army = La tua armata
web-learn-scene-dice = Sei dadi
web-learn-scene-moves = In marcia
web-learn-scene-bust = Fallire
web-learn-scene-fight = Attacchi
web-learn-scene-win = Vincere
web-learn-step-welcome = Heroes è un duello con i dadi. Cinque eroi per parte avanzano in cinque colonne. Portane tre oltre la linea centrale con il punteggio più alto, e hai vinto. Facciamo una breve partita.
web-learn-step-pick = Quattro eroi sono già nella tua armata. Scegli il quinto: Phaello, che sa sparare.
    .hint = Scegli Phaello: premi la sua carta.
web-learn-step-armies = Anche il capitano ha scelto: ecco le due armate. Lo stesso eroe può stare da entrambe le parti.
web-learn-step-place = Gli eroi si schierano a turno, uno alla volta. Prendi Phaello e mettilo nello spazio 1, a sinistra.
    .hint = Prendi Phaello, poi premi lo spazio 1 in basso a sinistra.
web-learn-step-board = Tutti in campo. I tuoi eroi salgono, quelli del capitano scendono verso di loro. Il numero della colonna conta: è così che i dadi chiamano gli eroi.
web-learn-step-roll = Un turno comincia con tutti e sei i dadi. Tirali.
    .hint = Premi il pulsante che tira i dadi.
web-learn-step-take = Vale ciò che è acceso. Due sei sono due Sei Fortunati, per attaccare, oppure un Doppio Sei, che muove un eroe qualsiasi. Non c’è ancora nessuno vicino: prendi il Doppio Sei.
    .hint = Prendi il Doppio Sei; i sei singoli restano dove sono.
web-learn-step-odds = Ora puoi agire con quel solo tiro vincente, oppure rischiare e tirare gli altri dadi per averne di più. Ma se non esce nulla di nuovo fallisci e perdi tutto. Probabilità di fallire con quattro dadi: { $four }.
web-learn-step-hold = I dadi si possono lasciare sul tavolo. Premi il 3 e il 4: con quei due basta un 2, un 5 o un 6.
    .hint = Lascia il 3 e il 4: premili accanto alla probabilità.
web-learn-step-push = La probabilità di fallire scende: { $two }. Ne vale la pena: rischia!
    .hint = Prendi il Doppio Sei, lascia il 3 e il 4, poi rischia.
web-learn-step-act = Una Scala con i dadi che hai lasciato! Anche quella va da parte. Resta un dado, e con uno solo la probabilità di fallire è alta: { $one }. Basta così: agisci.
    .hint = Lascia stare l’ultimo dado e premi il pulsante per agire.
web-learn-step-straight = Una Scala muove di uno spazio gli eroi delle sue colonne. Spendila, e comincia da Sanyctus nella colonna 3.
    .hint = Scegli la Scala, poi Sanyctus nella colonna 3, poi muovi.
web-learn-step-straight-on = Ora Ebellius, nella colonna 4.
    .hint = Scegli Ebellius, poi muovi.
web-learn-step-straight-end = E Victorno, nella colonna 5.
    .hint = Muovi proprio Victorno; come si cede un movimento lo vedi più avanti.
web-learn-step-double-six = Il Doppio Sei muove chi vuoi. Muovi Donato nella colonna 2: ispira, quindi i suoi spazi contano doppio.
    .hint = Muovi Donato, nella colonna 2.
web-learn-step-stop = Il tuo punteggio è { $own }: un punto per ogni spazio, due per quello di Donato. Non resta nulla da spendere: termina il turno.
    .hint = Premi il pulsante che termina il turno.
web-learn-step-captain = Tocca al capitano: esce un Tris di 2, e l’eroe nella sua colonna 2 si muove di due spazi. Il capitano conta le colonne dall’altra parte.
web-learn-step-roll-again = Di nuovo a te. Tira.
    .hint = Premi il pulsante che tira i dadi.
web-learn-step-push-on = Un Tris di 1: due spazi per l’eroe nella colonna 1. Per una volta lasciati tentare e rischia con gli altri tre dadi. Probabilità di fallire: { $three }.
    .hint = Non lasciare nulla e rischia con tutti e tre i dadi.
web-learn-step-busted = Hai fallito. Non è uscito nulla di nuovo: i tre 1 sono persi e il turno è finito. Capita a tutti; l’arte sta nel sapere quando fermarsi.
web-learn-step-later = Qualche turno dopo le armate si sono incontrate. Sei in testa { $own } a { $other } e Donato è oltre la linea. La barra mostra chi è in testa, i contatori quanti eroi sono oltre.
web-learn-step-attacked = Darrago ha attaccato Sanyctus, che gli sta proprio davanti. Un eroe attaccato tira un dado e con 4 o più resta dov’è. Sanyctus ha lo scudo: gli è bastato un 3.
web-learn-step-roll-lucky = Rispondi. Tira!
    .hint = Premi il pulsante che tira i dadi.
web-learn-step-take-all = Vale ogni singolo dado! Prendi tutto: tre Sei Fortunati e tre 5.
    .hint = Prendi tutto ciò che è acceso.
web-learn-step-all-out = Tutti e sei i dadi da parte: è il massimo! Agisci ora, poi giochi un altro turno intero.
    .hint = Prendi tutto ciò che è acceso, poi scegli il massimo.
web-learn-step-attack = Un Sei Fortunato paga un attacco al nemico proprio davanti. Attacca Darrago con Sanyctus: se non tira 4 o più, si ritira.
    .hint = Scegli un Sei Fortunato, poi Sanyctus, poi attacca.
web-learn-step-attack-again = Ha tirato 5 e resta. Hai altri sei: riprova.
    .hint = Attacca ancora Darrago con Sanyctus.
web-learn-step-shoot = Stavolta si è ritirato. L’equipaggiamento arriva più lontano: con un Sei Fortunato Phaello spara a chiunque nella sua colonna. Spara ad Aramus.
    .hint = Scegli il Sei Fortunato, poi Phaello, poi spara.
web-learn-step-vox = Anche Aramus si è ritirato. Un Tris di 5 dà due movimenti a Victorno, nella colonna 5. Con il vox prioritario può cederli: dai il primo a Sanyctus, che supera la linea.
    .hint = Con Victorno cedi il movimento, scegli Sanyctus, poi conferma.
web-learn-step-vox-own = Il secondo movimento tienilo: si muove proprio Victorno.
    .hint = Muovi proprio Victorno.
web-learn-step-stop-all-out = Due sono oltre la linea e sei in testa { $own } a { $other }. Termina il turno: grazie al massimo, anche il prossimo è tuo.
    .hint = Premi il pulsante che termina il turno.
web-learn-step-roll-extra = Il turno extra. Di nuovo tutti e sei i dadi.
    .hint = Premi il pulsante che tira i dadi.
web-learn-step-take-double = Ti basta un altro eroe oltre la linea, e un Doppio Sei ne muove uno qualsiasi. Prendilo.
    .hint = Prendi il Doppio Sei; i sei singoli restano dove sono.
web-learn-step-act-now = Stavolta non rischiare: agisci.
    .hint = Prendi il Doppio Sei, poi premi il pulsante per agire.
web-learn-step-across = Porta Victorno oltre la linea.
    .hint = Muovi Victorno, nella colonna 5.
web-learn-step-stop-win = Tre oltre la linea, { $own } a { $other }. Chi vince si vede alla fine di un turno: termina il tuo.
    .hint = Premi il pulsante che termina il turno.
web-learn-step-won = Hai vinto! Tre eroi oltre la linea e il punteggio più alto alla fine del tuo turno: tutto qui.

## Campagne

web-campaign = Campagna
web-lobby-campaign = Torna alla campagna: { $name }
web-home-campaign = Campagna: { $name }
web-home-campaign-at = Missione { $number } di { $of }
web-home-campaign-done =
    { $of ->
        [one] Una missione giocata
       *[other] { $of } missioni giocate
    }
web-home-standing-next = Prossima missione
web-home-standing-playing = In corso
