### Quello che dice il server quando non può fare qualcosa.

server-only-watching = Stai guardando questo tavolo: solo chi gioca può farlo.
server-chat-empty = In questo messaggio non c’è niente da dire.
server-damaged = I dati dell’incontro { $match } sono danneggiati e non si possono aprire.
server-no-such-code = Questo codice non apre nessun posto: forse è già stato usato.
server-no-such-link = Questo link non apre nessun tavolo.
server-not-over = L’incontro non è ancora finito: fino ad allora il replay resta chiuso.
server-old-finished = Questo incontro è finito: guardalo, e comincia da una sua posizione un incontro nuovo.
server-rules-present = Questo incontro si gioca con la versione attuale delle regole.
server-no-such-moment = In questo incontro non c’è il momento { $at }: l’ultimo è il { $last }.
server-too-fast = Troppo in fretta: aspetta un attimo.
server-no-such-page = A questo indirizzo non c’è niente.
server-wrong-method = Questo indirizzo non accetta richieste di quel tipo.
server-too-large = È troppo grande per essere accettato.
server-bad-request = La richiesta non si capisce: { $detail }.
server-say-hello = Il primo messaggio su questa linea deve dire da quale link arriva.
server-not-a-message = Questo tavolo non capisce un messaggio così.
server-try-again = Qualcosa è andato storto sul server; di quello che hai fatto non si è perso niente. Riprova.
server-port-taken = L’indirizzo { $host }:{ $port } non si può usare: forse lo occupa un altro programma. Scegline un altro con --port.
server-not-begun = L’incontro non è ancora cominciato: il tavolo aspetta ancora dei giocatori.
server-salt-of-another = Quel sale è per altri dadi: deve indicare l’impronta che mostra questo tavolo.
server-salt-given = Il sale di questo posto è già stato dato e non si può cambiare.
server-nothing-to-advise = Ora non devi decidere niente.
server-no-advice = Il bot non sa che cosa rispondere: scegli tu.
server-table-full = Questo tavolo è pieno: troppe persone stanno guardando. Riprova più tardi.
server-no-more-undo = In questo incontro è già stato ritirato abbastanza: il limite è { $most } volte.

## Campagne

server-no-such-campaign = Questo link non apre nessuna campagna.
server-campaign-damaged = I dati della campagna { $campaign } sono danneggiati e non si possono aprire.
server-campaign-no-faction = Non c’è nessuna fazione “{ $faction }”; ci sono: { $known }.
server-campaign-founder-only = Può farlo solo chi ha fondato la campagna.
server-campaign-in-mission = È in corso una missione: bisogna aspettare che finisca.
server-campaign-over = La campagna è finita: tutte le sue missioni sono state giocate.
server-campaign-no-link = Nessuno gioca “{ $faction }” tramite link, quindi non c’è un link da sostituire.
server-campaign-nothing-to-undo = Non è stata ancora giocata nessuna missione: non c’è niente da annullare.
server-campaign-nothing-asked = Nessuno ha chiesto di annullare la missione.
server-campaign-sealed = Le carte che altri hanno conservato sono ancora segrete: fino alla fine della campagna vedi solo ciò che ha visto il tuo posto.
server-campaign-no-rematch = Era una missione di una campagna: prosegui con la campagna.
server-link-renewed = Questo link è stato sostituito da un altro: chiedi a chi ha fondato la campagna.
server-mission-taken-back = Questa missione è stata annullata: non conta più e non si può continuare.
server-campaign-unfinished = Una missione di quella campagna è in corso: finiscila o annullala prima di portare qui la campagna.
