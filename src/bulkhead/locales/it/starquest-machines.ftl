### Starquest: macchine, Dreadnought, oggetti e trasporto: che cosa si chiede e perché si rifiuta.


## Domande

sq-ask-mount = Quale arma monta il prossimo supporto del Dreadnought?
sq-ask-assemble = La catena di montaggio ha finito un Dreadnought: in quale baia lo metti, e con quale orientamento?
sq-ask-weapons = Il Dreadnought è colpito: quale arma perde?
sq-ask-returning = La tua miniatura non può restare dov’è: in quale delle caselle libere più vicine va?
sq-ask-give = Sei d’accordo che questo oggetto passi di mano?
sq-ask-load = Lasci che trasportino la tua miniatura?

## Rifiuti

sq-no-gunner-own-weapon = Un cannoniere non può usare la propria arma finché manovra la macchina.
sq-no-gunner-served = La macchina si è mossa o ha sparato in questo turno: il suo cannoniere non può fare altro.
sq-no-gunner-carries = Una miniatura che manovra una macchina non può trasportarne un’altra.
sq-no-machine-crew = Senza cannoniere la macchina non può muovere né sparare.
sq-no-new-gunner = Nel turno in cui arriva un nuovo cannoniere, la macchina non può muovere né sparare.
sq-no-such-machine = Questa macchina non c’è, o non si può manovrare.
sq-no-others-machine = La macchina appartiene a un’altra squadra; nemmeno gli alleati possono usarla.
sq-no-soldier-for-post = Questa miniatura non può prendere il posto del cannoniere.
sq-no-post-taken = La macchina ha già il suo cannoniere.
sq-no-not-at-post = Da qui non può manovrarla: il posto del cannoniere è subito dietro la macchina, in linea con essa.
sq-no-not-gunner = Questa miniatura non può lasciare i comandi: non manovra nessuna macchina.
sq-no-post-is-machine = Il cannoniere non può lasciare i comandi restando lì: il suo posto è una casella della macchina, deve fare un passo.
sq-no-machine-straight = Una macchina può solo avanzare o arretrare in linea retta, mai di lato o in diagonale.
sq-no-machine-room = La macchina non può avanzare: le serve una casella libera davanti.
sq-no-room-to-pivot = La macchina non può ruotare: le due caselle ai lati del centro devono essere libere e aperte.
sq-no-dreadnought-diagonal = Un Dreadnought non può mai muovere in diagonale.
sq-no-dreadnought-room = Il Dreadnought non può passare: un muro, una porta chiusa, un ostacolo o una macchina sbarra la strada.
sq-no-stop-under-door = Un Dreadnought non può fermarsi sotto una porta: deve attraversarla in una volta.
sq-no-crouched-fire = Un Dreadnought accovacciato sotto una porta non può sparare.
sq-no-such-mount = Questo supporto non può montare quell’arma: scegli tra quelle rimaste.
sq-no-bay = Può andare solo in una delle baie libere della fabbrica.
sq-no-hands = Questa miniatura non può raccogliere oggetti né trasportare nessuno.
sq-no-object-here = Non può raccoglierlo: quell’oggetto non è a portata.
sq-no-object-carried = Non può farlo: questa miniatura non porta quell’oggetto.
sq-no-free-alone = Fuori dal proprio turno si può fare solo durante un movimento che costa almeno un punto comando.
sq-no-not-beside = Le due miniature non sono adiacenti, o il passaggio fra loro è chiuso.
sq-no-refused = L’altro giocatore ha già rifiutato in questo turno.
sq-no-answer-first = Prima rispondi: sei d’accordo o no?
sq-no-one-load = Una miniatura ne può trasportare al massimo un’altra.
sq-no-too-large = Quella miniatura è troppo grande per essere trasportata.
sq-no-busy = Quella miniatura ora non può essere trasportata.
sq-no-load-stranger = Puoi trasportare solo le tue miniature, quelle di un alleato che acconsente o chi è inerme.
sq-no-load-survivor = Fra gli alieni può trasportare i superstiti solo il giocatore che li ha nascosti.
sq-no-such-figure = Questa miniatura non c’è: non si può trasportare.
sq-no-load = Non può deporre nessuno: questa miniatura non ne trasporta un’altra.
sq-no-free-beside = La miniatura trasportata va deposta in una casella libera accanto a quella che la porta.
sq-no-nearest-first = Prima scegli una delle caselle libere più vicine per la miniatura che non può restare.
