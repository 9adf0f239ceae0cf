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
web-loading = Un momento …
web-clause = Regola { $clause }
web-die = dado che mostra { $face }
web-dice = { $count ->
    [one] dado che mostra { $faces }
   *[other] dadi che mostrano { $faces }
}
web-mute = Disattiva i suoni
web-unmute = Attiva i suoni
web-copied = Copiato.
web-copy-by-hand = Copia a mano questo testo
web-about = Progetto non ufficiale, senza legami con alcun editore. Software libero con licenza MIT; caratteri con licenza SIL Open Font License.

## La linea con il tavolo

web-unreachable = Il tavolo non risponde. La rete c’è?
web-answer-unreadable = Il tavolo ha risposto con qualcosa di illeggibile (stato { NUMBER($status, useGrouping: 0) }).
web-line-broken = La linea con il tavolo è caduta. Nulla è perduto: la stiamo ristabilendo.
web-line-retry = Riprova ora
web-stale = Nel frattempo il tavolo è andato avanti. Ecco la situazione attuale.
web-request-lost = Il messaggio non è arrivato al tavolo. Riprova.
web-lost = Qui non c’è nulla
web-lost-what = L’indirizzo «{ $path }» non porta da nessuna parte.
web-lost-hot = Questo browser non ha le chiavi di quel tavolo.

## Tasti

web-keys = Tasti
web-keys-anywhere = Ovunque
web-keys-dialog = In questa finestra
web-keys-roam = Tab passa da un elemento al successivo, le frecce si muovono sul tabellone e tra le scelte in fila, Invio o la barra spaziatrice scelgono.
web-key-mute = suoni sì o no
web-key-space = spazio
web-key-escape = Esc
web-key-enter = Invio
web-key-arrow-left = ←
web-key-arrow-right = →
web-key-arrow-up = ↑
web-key-arrow-down = ↓

## Più persone davanti a uno schermo

web-curtain = Ora decide { $who }
web-curtain-what = Passa lo schermo. Gli altri non guardino.
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
web-set-motion-what = Senza, tutto è subito al suo posto.
web-set-motion-system = Come il dispositivo
web-set-motion-reduced = Nessuna
web-set-motion-full = Tutte
web-set-speed = Velocità
web-set-speed-what = Quanto rotolano i dadi e marciano gli eroi.
web-set-speed-slow = Lenta
web-set-speed-normal = Normale
web-set-speed-fast = Rapida
web-set-hearing = Suoni e chat
web-set-sound = Suoni
web-set-sound-what = Il tasto M fa lo stesso.
web-set-volume = Volume
web-set-chat = Chat
web-set-chat-what = Se disattivata, non si vede nulla di ciò che scrivono gli altri.
