### Starquest: blip, segnalini e turno alieno: che cosa si chiede e perché si rifiuta qualcosa.

## Domande

sq-ask-scan = Questo tabellone viene sondato: piazza i blip che vuoi.
sq-ask-scan-last = È l’ultimo tabellone da sondare: piazza tutti i blip che ti restano.
sq-ask-look = Quale segnalino coperto guardi?
sq-ask-reveal = Il tuo segnalino è rivelato: come si mette la sua miniatura?
sq-ask-held = Giochi ora una delle tue carte evento in più?
sq-ask-special = Metti un segnalino speciale su un condotto d’ingresso?
sq-ask-reinforce = Quali rinforzi entrano, e dove?

## Rifiuti

sq-no-last-board = Non restano altri tabelloni da sondare: finché c’è una casella permessa, i tuoi blip vanno piazzati.
sq-no-due-token = Hai ancora in mano un segnalino che questa missione richiede ormai sul tabellone: piazzalo per primo.
sq-no-core-room = Un nucleo dati non si può piazzare in una stanza con una casella di rinforzo.
sq-no-scan-first = Prima piazza i blip sul tabellone sondato, oppure passa.
sq-no-look = Puoi solo guardare un segnalino coperto che non hai ancora visto, oppure passare.
sq-no-such-token = Non hai più segnalini di questo tipo.
sq-no-floor-there = Quella casella non è pavimento.
sq-no-other-board = Quella casella è di un altro tabellone.
sq-no-taken-square = Quella casella è occupata.
sq-no-blip-in-sight = Lì non si può piazzare un blip: una miniatura di una squadra vede quella casella.
sq-no-blip-square = Su quella casella non si possono piazzare blip.
sq-no-reveal-first = Prima si mette la miniatura rivelata: scegli la casella e l’orientamento.
sq-no-base = Servono due caselle per due, libere, sul segnalino o il più vicino possibile, e uno dei quattro orientamenti.
sq-no-stand = Deve stare sulla casella del segnalino; puoi scegliere solo l’orientamento.
sq-no-squads-demand = Solo i giocatori alieni possono far rivelare un segnalino.
sq-no-demand-here = A questo tavolo solo il proprietario può rivelare un segnalino all’altro giocatore alieno.
sq-no-token-of-other = Non è un segnalino dell’altro giocatore alieno.
sq-no-token-unseen = Non può essere rivelato: nessuna tua miniatura e nessun tuo segnalino lo vede, o non è il tuo turno.
sq-no-token-verb = Un segnalino coperto può solo muovere, aprire porte, essere rivelato o concludere l’attivazione.
sq-no-held-event = Gioca una delle tue carte evento in più, oppure passa.
sq-no-vent-first = Prima metti un segnalino speciale su un condotto d’ingresso, oppure passa.
sq-no-duty = Non hai né segnalini né miniature sul tabellone: fai entrare tutti i rinforzi che puoi.
sq-no-only-reinforcements = Le attivazioni sono finite: ora puoi solo far entrare rinforzi, oppure passare.
sq-no-token-waits = Questo segnalino è arrivato in questo turno: non può muovere prima del tuo prossimo turno.
sq-no-own-token = Non è un tuo segnalino sul tabellone.
sq-no-vent-there = Su quella casella non c’è un condotto d’ingresso libero.
sq-no-more-by-conduit =
    { $most ->
        [one] Per condotto può entrare al massimo un segnalino per turno.
       *[other] Per condotto possono entrare al massimo { $most } segnalini per turno.
    }
sq-no-conduit-there = Lì non c’è una casella libera del condotto.
sq-no-put-now = In questo momento non si possono far entrare segnalini.
sq-no-r-square = I rinforzi possono entrare solo sulle caselle segnate R.
sq-no-r-in-sight = Lì non si può entrare: una miniatura nemica vede quella casella.
sq-no-miniature-free = Non ci sono miniature libere di quel tipo.
sq-no-rites = Non ti restano riti.
sq-no-second-rite = Un rito è già stato usato: se ne può usare uno per volta.
sq-no-rite-now = È in corso un attacco: il rito deve aspettare che finisca.
sq-no-rite-for-it = Un rito può aiutare solo una tua miniatura ferita sul tabellone.
