### Carte, ricognizioni e alleanze: domande e rifiuti.

sq-ask-alliance = Due alleanze sono allo scoperto. Quale confermi?
sq-ask-offer = Ti viene fatta un’offerta. Accetti?
sq-ask-dispute = La linea è dubbia e i dadi sono pari: il bersaglio si vede?
sq-no-alien-search = Gli alieni non possono effettuare ricognizioni.
sq-no-ally-again = Questa alleanza è stata sciolta: in questa missione non si può rinnovare.
sq-no-ally-already = Questa alleanza c’è già.
sq-no-ally-banned = Queste due fazioni non possono mai allearsi.
sq-no-ally-legionary = Solo un legionario sul tabellone può allearsi per conto suo, e solo in pubblico.
sq-no-ally-nobody = Nessuno con quel nome può allearsi con te.
sq-no-ally-one-public = Una delle due parti ha già un’alleanza pubblica, e non può averne altre.
sq-no-buyer = Le carte si possono vendere solo ad altre squadre presenti al tavolo.
sq-no-card-now = Questa carta non si può giocare adesso.
sq-no-gunner-search = Cannonieri e macchine non possono effettuare ricognizioni.
sq-no-order-too-late = Le carte ordine si possono giocare solo all’inizio del turno, prima che qualcuno agisca.
sq-no-pledge-open = Hai già fatto questa offerta: aspetta ancora risposta.
sq-no-psionic = Solo lo psionico della squadra può usare le carte psichiche.
sq-no-psychic-after = Una carta psichica è l’intero turno dello psionico: prima non può fare altro.
sq-no-recon-deck = Non resta nessuna carta ricognizione da pescare.
sq-no-room = Per la ricognizione la miniatura deve trovarsi per intero nella stanza.
sq-no-room-searched = Qui non può effettuare una ricognizione: in questa stanza è già stata fatta.
sq-no-search-attacked = Una miniatura che ha attaccato non può effettuare una ricognizione nello stesso turno.
sq-no-search-fire = Da una casella in fiamme non si può effettuare una ricognizione.
sq-no-search-seen = Non può effettuare una ricognizione: un alieno la vede.
sq-no-second-order = In un turno si può giocare una sola carta ordine.
sq-no-second-psychic = In un turno si può usare una sola carta psichica.
sq-no-second-search = La tua squadra non può effettuare altre ricognizioni in questo turno.
sq-no-settle-first = Prima scegli quale delle due alleanze tenere.
sq-no-such-alliance = Questa alleanza non c’è: non si può sciogliere né rivelare.
sq-no-such-card = Non hai questa carta.
sq-no-exchange = Questa carta non si può scambiare.
sq-no-such-offer = Per te non c’è nessuna offerta aperta con quel numero.
sq-no-twenty-points = Non puoi comprarla: una carta costa 20 punti, e tu ne hai meno.
sq-do-expel = Acconsenti al ritiro di questa fazione: { $faction }
sq-event-expelled =
    { $gone ->
        [yes] Anche { $seat } acconsente. Fuori dalla missione: { $was }.
       *[no] { $seat } acconsente a un ritiro: { $was }.
    }
sq-no-expel = Una fazione può ritirarsi di comune accordo solo fra un attacco e l’altro e con almeno tre al tavolo; ogni posto acconsente una volta.
