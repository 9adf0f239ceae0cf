### Starquest: macchine, Dreadnought, oggetti e trasporto: che cosa si chiede e perché si rifiuta.


## Domande

sq-ask-mount = Quale arma monta il prossimo supporto del Dreadnought?
sq-ask-assemble = La catena di montaggio ha finito un Dreadnought: in quale baia lo metti, e dove guarda?
sq-ask-weapons = Il Dreadnought è colpito: quale arma perde?
sq-ask-returning = La tua miniatura non può restare dov’è: in quale delle caselle libere più vicine va?
sq-ask-give = Sei d'accordo che questo oggetto passi di mano?
sq-ask-load = Lasci che la tua miniatura sia trasportata?

## Rifiuti

sq-no-gunner-own-weapon = Un cannoniere rinuncia alla propria arma finché manovra la macchina.
sq-no-gunner-served = La macchina si è mossa o ha sparato in questo turno: il suo cannoniere non fa nulla per conto proprio.
sq-no-gunner-carries = Nessuno trasporta una miniatura mentre manovra una macchina.
sq-no-machine-crew = Senza cannoniere la macchina non si muove e non spara.
sq-no-new-gunner = Nel turno in cui un nuovo cannoniere prende il posto, la macchina non si muove e non spara.
sq-no-such-machine = Non c'è nessuna macchina con quel nome da manovrare.
sq-no-others-machine = La macchina appartiene a un'altra squadra; nemmeno gli alleati possono usarla.
sq-no-soldier-for-post = Questa figura non può prendere il posto del cannoniere.
sq-no-post-taken = La macchina ha già il suo cannoniere.
sq-no-not-at-post = Il posto del cannoniere è subito dietro la macchina, in linea con essa.
sq-no-not-gunner = Questa miniatura non manovra nessuna macchina.
sq-no-post-is-machine = Il posto è una casella della macchina: il cannoniere lo lascia facendo un passo.
sq-no-machine-straight = Una macchina avanza o arretra in linea retta, mai di lato o in diagonale.
sq-no-machine-room = La macchina ha bisogno di una casella libera in cui avanzare.
sq-no-room-to-pivot = Per ruotare, la macchina deve avere libere e aperte entrambe le caselle ai lati del centro.
sq-no-dreadnought-diagonal = Un Dreadnought non si muove mai in diagonale.
sq-no-dreadnought-room = Non c'è spazio per il Dreadnought: un muro, una porta chiusa, un ostacolo o una macchina sbarra la strada.
sq-no-stop-under-door = Un Dreadnought non si ferma mai sotto una porta: la attraversa in una volta.
sq-no-crouched-fire = Un Dreadnought accovacciato sotto una porta non può sparare.
sq-no-such-mount = Questo supporto non può montare quell'arma: scegli tra quelle rimaste.
sq-no-bay = Va in una delle baie libere della fabbrica.
sq-no-hands = Questa figura non raccoglie nulla e non trasporta nessuno.
sq-no-object-here = Quell'oggetto non è a portata di mano.
sq-no-object-carried = Quell'oggetto non è portato da questa miniatura.
sq-no-free-alone = Fuori dal proprio turno è possibile solo durante un movimento che costa almeno un punto comando.
sq-no-not-beside = Le due miniature non stanno una accanto all'altra con il passaggio aperto.
sq-no-refused = L'altro giocatore ha già rifiutato in questo turno.
sq-no-answer-first = Prima rispondi: sei d'accordo o no?
sq-no-one-load = Una miniatura ne trasporta al massimo un'altra.
sq-no-too-large = Quella figura è troppo grande per essere trasportata.
sq-no-busy = Quella figura ora non può essere caricata.
sq-no-load-stranger = Si trasportano solo i propri, un alleato consenziente o chi è inerme.
sq-no-load-survivor = Degli alieni solo chi ha nascosto i superstiti può portarli via.
sq-no-such-figure = Non c'è una figura simile da trasportare.
sq-no-load = Questa miniatura non trasporta nessuno.
sq-no-free-beside = La miniatura trasportata va posata in una casella libera accanto a chi la porta.
sq-no-nearest-first = Prima scegli una delle caselle libere più vicine per la miniatura che non può restare.
