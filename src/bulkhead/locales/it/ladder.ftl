# Che cosa dice `bulkhead ladder`: bot che giocano tra loro e i loro punteggi.

cli-ladder = Fa giocare i bot tra loro, ciascuno contro ciascun altro, e ne stima la forza.
ladder-bots = I bot, almeno due: nomi, oppure FILE.py:CLASSE per un bot tuo. Il codice di quel file viene eseguito.
ladder-games = Quante partite giocano due bot tra loro; un numero dispari si arrotonda per eccesso, perché si scambiano i posti.
ladder-out = Scrive in questo file una riga ogni due partite, appena sono finite.
ladder-mission = Quali missioni, a turno e con schieramenti che ruotano: i loro identificativi separati da virgole, oppure all.

ladder-role-squads = Come squadre
ladder-role-aliens = Come alieni
ladder-head-bot = bot
ladder-head-first = bot
ladder-head-second = contro
ladder-head-rating = Elo
ladder-head-reach = 95%
ladder-head-games = partite
ladder-head-share = quota
ladder-head-interval = intervallo al 95%
ladder-head-draws = pareggi
ladder-head-margin = scarto
ladder-rating = { NUMBER($number, maximumFractionDigits: 0) }
ladder-reach = ± { NUMBER($number, maximumFractionDigits: 0) }
ladder-anchor = I valori sono distanze da { $bot } sulla scala Elo; lo scarto è in punti per posto.

ladder-too-few = Servono almeno due bot.
ladder-twice = Il bot «{ $bot }» è nominato due volte.
ladder-nobody-to-compare = Tra questi bot non ce ne sono due che giochino gli stessi posti, quindi non c’è nulla da confrontare: { $bots }.
ladder-file-no-class = { $file }: in questo file la classe «{ $name }» non c’è.
ladder-file-no-choose = { $file }: «{ $name }» non è un bot, perché non ha un metodo choose(view, offer).
ladder-file-changed = { $file }: il file è cambiato mentre il suo bot giocava.
ladder-file-fails = { $file }{ $line ->
        [0] {""}
       *[other] , riga { $line }
    }: non è stato possibile caricare il file: { $error }
ladder-bot-not-made = { $bot }{ $line ->
        [0] {""}
       *[other] , riga { $line }
    }: non è stato possibile creare il bot da un seme: { $error }
ladder-bot-fails = { $bot }{ $line ->
        [0] {""}
       *[other] , riga { $line }
    }: errore del bot durante la scelta: { $error }
ladder-bot-no-command = { $bot }: la risposta del bot non è un comando: { $answer }
ladder-bot-refused = { $bot }: il bot ha scelto «{ $command }», che le regole rifiutano: { $reason } ({ $clause })
