### Carte, ricognizioni e alleanze: domande e rifiuti.

sq-ask-alliance = Due alleanze sono allo scoperto. Quale confermi?
sq-ask-offer = Ti viene fatta un’offerta. Accetti?
sq-ask-dispute = La linea è dubbia e i dadi sono pari: il bersaglio si vede?
sq-no-alien-search = Gli alieni non perquisiscono le stanze.
sq-no-ally-again = Vi siete separati in questa missione: niente nuova alleanza prima che finisca.
sq-no-ally-already = Siete già alleati.
sq-no-ally-banned = Queste due fazioni non possono mai allearsi.
sq-no-ally-legionary = Solo un legionario sul tabellone si allea per conto suo, e solo in pubblico.
sq-no-ally-nobody = Con quel nome non c’è nessuno con cui allearsi.
sq-no-ally-one-public = Uno di voi ha già un’alleanza pubblica, e se ne può avere una sola alla volta.
sq-no-buyer = Le carte si vendono solo ad altre squadre presenti al tavolo.
sq-no-card-now = Questa carta non si può giocare adesso.
sq-no-gunner-search = Un cannoniere o una macchina non perquisisce.
sq-no-order-too-late = Le carte ordine si giocano all’inizio del turno, prima che qualcuno agisca.
sq-no-pledge-open = Questa offerta l’hai già fatta: aspetta ancora risposta.
sq-no-psionic = Solo lo psionico della squadra usa le carte psichiche.
sq-no-psychic-after = Una carta psichica è l’intero turno dello psionico: prima non può venire nulla.
sq-no-recon-deck = Non resta nessuna carta ricognizione da pescare.
sq-no-room = Per perquisire una stanza bisogna starci dentro per intero.
sq-no-room-searched = Questa stanza è già stata perquisita.
sq-no-search-attacked = Chi ha attaccato non perquisisce nello stesso turno.
sq-no-search-fire = Da una casella in fiamme non si perquisisce.
sq-no-search-seen = Un alieno vede chi vorrebbe perquisire.
sq-no-second-order = In un turno si gioca una sola carta ordine.
sq-no-second-psychic = In un turno si usa una sola carta psichica.
sq-no-second-search = La tua squadra ha già perquisito una stanza in questo turno.
sq-no-settle-first = Prima di’ quale delle due alleanze vale.
sq-no-such-alliance = Non hai un’alleanza simile da sciogliere o da svelare adesso.
sq-no-such-card = Non hai questa carta.
sq-no-exchange = Questa carta non è tra quelle che si possono scambiare.
sq-no-such-offer = Nessuna offerta con quel numero ti aspetta.
sq-no-twenty-points = Una carta costa 20 punti e tu ne hai di meno.
sq-do-expel = Acconsenti che { $faction } lasci la missione
sq-event-expelled =
    { $gone ->
        [yes] Anche { $seat } acconsente: { $was } lascia la missione.
       *[no] { $seat } acconsente che { $was } lasci la missione.
    }
sq-no-expel = Una fazione se ne va di comune accordo solo fra un attacco e l’altro, con almeno tre al tavolo, e ogni posto acconsente una volta.
