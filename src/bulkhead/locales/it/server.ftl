### Quello che dice il server quando non può fare qualcosa.

server-only-watching = Stai guardando questo tavolo: solo chi gioca può farlo.
server-chat-empty = Il messaggio è vuoto.
server-damaged = I dati dell’incontro { $match } sono danneggiati e non si possono aprire.
server-no-such-code = Questo codice non apre nessun posto: forse è già stato usato.
server-no-such-link = Questo link non apre nessun tavolo.
server-not-over = L’incontro non è ancora finito: il replay si apre alla fine.
server-old-finished = Questo incontro è finito: puoi rivederlo, e cominciarne uno nuovo da una sua posizione.
server-rules-present = Questo incontro usa già la versione attuale delle regole.
server-no-such-moment = In questo incontro il momento { $at } non c’è. Ultimo momento: { $last }.
server-too-fast = Troppe richieste: aspetta un attimo.
server-no-such-page = A questo indirizzo non c’è niente.
server-wrong-method = Questo indirizzo non accetta richieste di quel tipo.
server-too-large = È troppo grande per essere accettato.
server-bad-request = La richiesta non si capisce: { STOP($detail) }
server-say-hello = Il primo messaggio su questa connessione deve dire da quale link arriva.
server-not-a-message = Questo tavolo non può leggere questo messaggio.
server-try-again = Qualcosa è andato storto sul server; di quello che hai fatto non si è perso niente. Riprova.
server-port-taken = L’indirizzo { $host }:{ $port } non si può usare: forse lo occupa un altro programma. Scegline un altro con --port.
server-not-begun = L’incontro non è ancora cominciato: il tavolo aspetta ancora dei giocatori.
server-salt-of-another = Quel sale è per altri dadi: deve indicare l’impronta che mostra questo tavolo.
server-salt-given = Il sale di questo posto è già stato dato e non si può cambiare.
server-nothing-to-advise = Ora non devi decidere niente.
server-no-advice = Il bot non sa che cosa rispondere: scegli tu.
server-table-full = Questo tavolo è pieno: troppe persone stanno guardando. Riprova più tardi.
server-no-more-undo =
    { $most ->
        [one] In questo incontro non si può più annullare: il limite è una volta.
       *[other] In questo incontro non si può più annullare: il limite è di { $most } volte.
    }

## Campagne

server-no-such-campaign = Questo link non apre nessuna campagna.
server-campaign-damaged = I dati della campagna { $campaign } sono danneggiati e non si possono aprire.
server-campaign-no-faction = La fazione «{ $faction }» non esiste; disponibili: { $known }.
server-campaign-founder-only = Può farlo solo chi ha fondato la campagna.
server-campaign-in-mission = È in corso una missione: bisogna aspettare che finisca.
server-campaign-over = La campagna è finita: tutte le sue missioni sono state giocate.
server-campaign-no-link = Nessuno gioca «{ $faction }» tramite link, quindi non c’è un link da sostituire.
server-campaign-nothing-to-undo = Non è stata ancora giocata nessuna missione: non c’è niente da annullare.
server-campaign-nothing-asked = Nessuno ha chiesto di annullare la missione.
server-campaign-sealed = Le carte che altri hanno conservato sono ancora segrete: fino alla fine della campagna vedi solo ciò che ha visto il tuo posto.
server-campaign-no-rematch = Era una missione di una campagna: prosegui con la campagna.
server-link-renewed = Questo link è stato sostituito da un altro: chiedi a chi ha fondato la campagna.
server-mission-taken-back = Questa missione è stata annullata: non conta più e non si può continuare.
server-campaign-unfinished = Una missione di quella campagna è in corso: finiscila o annullala prima di portare qui la campagna.

# Seats before the match
server-seat-taken = Qualcuno ha appena preso questo posto: scegline un altro.
server-seat-freed = Il tuo posto ora è di un’altra persona: lo ha deciso chi ha preparato il tavolo.
server-link-replaced = Questo link non apre più il suo posto: ora vale un link più nuovo. Chiedi a chi ha preparato il tavolo.
server-host-only = Può farlo solo la persona che ha preparato questo tavolo.
server-seat-at-the-screen = A questo posto gioca una persona allo schermo di chi ha preparato il tavolo.
server-seat-no-link = Nessuno gioca questo posto con un link: non c’è niente da sostituire.
server-no-such-seat = A questo tavolo il posto { $seat } non esiste.
server-begun = L’incontro è cominciato: i posti sono presi.
server-salts-missing = { $count ->
    [one] Manca ancora un giocatore: ha preso posto, ma non ha ancora aperto il tavolo.
   *[other] Mancano ancora { $count } giocatori: hanno preso posto, ma non hanno ancora aperto il tavolo.
}
server-name-empty = Un nome deve avere almeno una lettera.
server-name-taken = A questo schermo qualcun altro si chiama già così.
server-campaign-names = I nomi appartengono alla campagna: cambiali nella sua pagina.
