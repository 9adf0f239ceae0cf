# Un link per il tavolo, chi è pronto, i nomi, e la linea caduta

web-inv-link = Un solo link per tutti
web-inv-link-what = Mandalo a tutti quelli che giocano: ognuno sceglie un posto libero e scrive il suo nome.
web-inv-qr = Codice QR con il link di questo tavolo
web-inv-copy = Copia il link del tavolo
web-inv-standing = Posti pronti: { $ready } su { $seats }. Quando lo sono tutti, la partita comincia da sola.
web-inv-begin = { $free ->
    [0] Comincia ora
    [one] Comincia ora, con un bot
   *[other] Comincia ora, con { $free } bot
}
web-inv-begin-what = I bot prendono i posti ancora liberi.
web-inv-ready = c’è
web-inv-not-ready = non ancora
web-inv-im-ready = Possiamo cominciare
web-inv-wait = Chiedi un momento
web-inv-holds = Chiede di aspettare un momento.
web-inv-seat-link = Un link solo per questo posto
web-inv-seat-copy = Copia il link di questo posto
web-inv-bot = Dallo a un bot
web-inv-bot-of = Dallo a un bot: { $name }
web-inv-person = Invita invece una persona
web-inv-person-of = Invita invece una persona: { $name }
web-inv-free = Libera il posto
web-inv-free-of = Libera il posto: { $name }
web-inv-renew = Nuovo link
web-inv-renew-of = Nuovo link: { $name }
web-inv-renew-what = Nuovo link per { $name }: quello vecchio smette di funzionare. Mandalo solo alla persona che lo ha perso.
web-inv-renew-yes = Crea un nuovo link
web-inv-renewed = Ecco il nuovo link per { $name }. Mandalo solo a quella persona.
web-inv-not-now = Non ora
web-inv-seats = I posti degli altri
web-inv-seats-what = Qualcuno ha perso il suo link? Creane qui uno nuovo.
web-inv-name = Il tuo nome
web-inv-rename = Cambia
web-inv-choose = Scegli il tuo posto
web-inv-choose-what = Ti aspettano per giocare. Prendi un posto libero: gli altri vedono subito che ci sei.
web-inv-sit = Siediti al tavolo
web-inv-sit-what = La partita comincia quando ci sono tutti.
web-inv-none = Scegli un posto libero.
web-inv-begun = La partita è cominciata
web-inv-full = Tutti i posti sono presi
web-inv-full-what = Puoi guardare: vedi quello che vedono tutti, nessun segreto.
web-inv-watch = Guarda

web-line-broken = Connessione persa. Non si è perso altro.
web-gone-waits = In attesa di invio:
web-gone-sent = Inviato, in attesa di risposta:
web-gone-press = la tua ultima mossa
web-gone-undo = annulla
web-gone-withdraw = Annulla l’invio
web-gone-done = La connessione è tornata. La tua mossa è stata eseguita.
web-gone-not = La connessione è tornata. La tua mossa non è stata eseguita: la partita era già andata avanti.

web-inv-ahead = Intanto scegli i tuoi cinque eroi. Nessun altro vede la tua scelta: vale quando tocca a te.
