### Starquest: il riferimento delle regole, prima parte, un messaggio per clausola.
### Il valore è la regola come si gioca qui. `.title` è il titolo, `.ruling` dice che cosa il manuale lascia aperto e
### perché giochiamo così, `.example` mostra la regola all’opera. Le opzioni le spiega starquest-options.
### Ogni valore sta su una riga sola, perché Fluent conserverebbe l’a capo nel testo.

## Preparazione

starquest-chapter-setup = Preparazione

SQ-SETUP-01 = Possono giocare sette fazioni, ognuna guidata da un giocatore: tre squadre di Space Marines (Angeli Sanguinari, Magli Imperiali, Ultramarines), gli Eldar, la Legione dei Dannati e due fazioni aliene, il Regno del Caos e il Culto Oscuro. Nessuna gioca due volte. Qualcuna può mancare.
    .title = Sette fazioni
    .ruling = Il manuale descrive un tavolo da sette e non dice nulla di tavoli più piccoli; noi li ammettiamo, se il tavolo non pretende il numero pieno.

SQ-SETUP-02 = Prima di ogni partita i giocatori alieni si accordano su una missione del manuale. Se non ci riescono, ognuno ne propone una e decide un dado.
    .title = La missione la scelgono gli alieni
    .ruling = Il manuale non dice come due giocatori facciano una sola scelta; se serve, decide il dado.

SQ-SETUP-03 = Il testo della missione principale si legge a tutti, così ognuno sa che cosa porta punti.
    .title = La missione principale è pubblica

SQ-SETUP-04 = Anche la missione secondaria si legge a tutti, a meno che la missione la voglia segreta. In quel caso la conoscono solo i giocatori alieni.
    .title = La missione secondaria

SQ-SETUP-05 = I giocatori alieni montano l’astronave della missione: tabelloni, aree di ingresso, muri e porte come mostra la mappa.
    .title = Montare l’astronave

SQ-SETUP-06 = Ogni giocatore alieno prende i blip e i segnalini rinforzo che la missione gli assegna e li tiene accanto al tabellone.
    .title = Blip e rinforzi

SQ-SETUP-07 = Tutti possono sapere quanti segnalini ha un giocatore alieno. Che cosa sono lo sa solo il loro giocatore: nemmeno l’altro giocatore alieno può guardarli.
    .title = Numero palese, tipo segreto
    .ruling = Il manuale li nasconde agli altri senza nominare il secondo giocatore alieno; le regole successive hanno senso solo se sono nascosti anche a lui.

SQ-SETUP-08 = La partita non comincia finché l’astronave non è montata e i giocatori alieni non hanno i loro segnalini.
    .title = Quando gli alieni sono pronti

SQ-SETUP-09 = Prima di giocare ogni giocatore di una squadra prepara lo scanner e sceglie miniature, carte e armi. Si comincia solo quando tutti hanno finito.
    .title = Quando le squadre sono pronte

SQ-SETUP-10 = Lo scanner di una squadra registra i punti vita del leader, i punti vinti, i gradi del leader e dello psionico, le missioni a cui lo psionico è sopravvissuto, i punti comando disponibili e gli appunti.
    .title = Lo scanner

SQ-SETUP-11 = Un giocatore Marine o Eldar prende cinque carte squadra: quattro equipaggiamenti e un ordine. Un grado più alto può darne di più. Se cedi quattro carte equipaggiamento per una formazione speciale, conservi la carta ordine.
    .title = Carte di Marines ed Eldar
    .ruling = Cinque è il numero del grado più basso; per gli altri gradi valgono le tabelle dei gradi.

SQ-SETUP-12 = Il giocatore della Legione prende quattro carte equipaggiamento al grado più basso e mai carte ordine: la Legione non prende ordini da nessuno.
    .title = Carte della Legione

SQ-SETUP-13 = Ogni fazione ha una lista di armi. All’inizio di ogni missione scegli dalla tua, un’arma per ogni miniatura che ha una scelta. Una squadra prende la stessa arma pesante o di supporto al massimo due volte, rinforzo compreso.
    .title = Scelta delle armi
    .ruling = Il manuale dà le liste senza un numero; il limite di due per tipo è nostro.

SQ-SETUP-14 = La scelta vale per una missione. La prossima volta puoi armarti in modo diverso.
    .title = Nuova missione, nuove armi

SQ-SETUP-15 = Si tira a sorte una graduatoria dei giocatori delle squadre. È l’ordine in cui scelgono le aree di ingresso e poi giocano i loro turni.
    .title = Sorteggio dell’ordine
    .ruling = Il manuale lo chiama ordine di partenza ma affida i turni ai posti a sedere; le due cose vanno d’accordo se le squadre si siedono come sorteggiate.

SQ-SETUP-16 = Nell’ordine sorteggiato, ogni giocatore di una squadra sceglie un’area di ingresso ancora libera.
    .title = Scelta delle aree di ingresso

SQ-SETUP-17 = Un round passa per le squadre nell’ordine sorteggiato, poi per il Regno del Caos, poi per il Culto Oscuro. Comincia la prima squadra della graduatoria.
    .title = Ordine di gioco
    .ruling = Inizia chi siede a sinistra degli alieni e si procede in senso orario; le squadre siedono nell’ordine sorteggiato, così posti e sorteggio coincidono.

SQ-SETUP-18 = La squadra comincia nella sua area di ingresso, fuori dal tabellone. Lì c’è posto per tutti. Una miniatura in attesa non può vedere né essere vista, attaccare né essere attaccata, fare ricognizioni né andare in Overwatch, e nessun altro può entrare lì. Una miniatura entra con un passo da 1 PM su una casella di soglia libera, orientata a piacere. Una tarantola con il cannoniere spende 3 PM, un Dreadnought della Legione 2 PM. Finché qualcuno dei tuoi aspetta fuori, sulle tue caselle di soglia possono fermarsi solo le tue miniature; le altre possono attraversarle. Senza una casella libera da cui entrare, la miniatura non può attivarsi e non spende nulla.
    .title = In attesa nell’area di ingresso
    .ruling = Il manuale fa scegliere un’area ma non dice che cosa sia; fuori dal tabellone nessuno è colpito prima del primo passo.
    .example = Due caselle di soglia, sei marines: il primo entra e prosegue, il secondo lo segue nello stesso turno. Se entrambe restano occupate, il terzo aspetta.

SQ-SETUP-19 = Una missione si può giocare solo se dà a ogni squadra un’area di ingresso con almeno due caselle di soglia, assegna ogni casella a un tabellone, segna le stanze, offre sei caselle di rinforzo a ogni fazione aliena che ha rinforzi, dice come entra il Culto e come finisce la missione, e contiene ogni oggetto e ogni miniatura che i suoi testi nominano.
    .title = Che cosa deve avere una missione
    .ruling = Il manuale dà per scontato che una missione sia completa; noi lo controlliamo, perché nessuna si blocchi.

## Il turno

starquest-chapter-turn = Il turno

SQ-TURN-01 = Nel tuo turno ogni tua miniatura può muovere, sparare, combattere corpo a corpo, andare in Overwatch o effettuare una ricognizione, e tu puoi aiutarla con le carte.
    .title = Che cosa fanno le miniature
    .ruling = Il manuale mette le carte ordine tra le cose che fa una miniatura; qui le gioca il giocatore.

SQ-TURN-02 = Prima il movimento e poi lo sparo, o al contrario: l’ordine lo scegli tu per ogni miniatura.
    .title = Muovere e sparare in qualunque ordine

SQ-TURN-03 = Muovere e sparare sono facoltà, non doveri.
    .title = Niente è obbligatorio

SQ-TURN-04 = Una miniatura ha un solo movimento per turno, a meno che una carta gliene conceda un altro.
    .title = Un movimento per turno

SQ-TURN-05 = Una miniatura spara una volta per turno, a meno che una carta conceda di più. Tutti i colpi di un’arma che spara più volte sono una sola azione di fuoco.
    .title = Un’azione di fuoco per turno
    .ruling = Alcune armi sparano due o tre colpi; poiché il manuale li concede in un turno, contano come una sola azione.

SQ-TURN-06 = In un turno una miniatura può sparare o combattere corpo a corpo, non entrambe le cose, a meno che una carta o la sua armatura lo permetta. I terminator possono fare l’una e l’altra.
    .title = Sparare o combattere

SQ-TURN-07 = Con un’arma leggera puoi muovere per una parte, sparare e percorrere il resto.
    .title = Muovere prima e dopo lo sparo
    .example = Con 6 PM: due passi, uno sparo, quattro passi. Un quinto passo dopo lo sparo è di troppo.

SQ-TURN-08 = Un corpo a corpo non può mai dividere un movimento: si combatte prima del primo passo o dopo l’ultimo.
    .title = Niente corpo a corpo a metà movimento

SQ-TURN-09 = Una miniatura con un’arma pesante non può mai dividere il movimento: spara prima di tutto il movimento o dopo.
    .title = Armi pesanti: movimento intero

SQ-TURN-10 = Qui un’arma è pesante se un suo attacco tira almeno due dadi rossi, carte escluse, o se è un’arma extra-pesante, un lanciafiamme o una tarantola. Vale anche per l’arma di un leader da due dadi rossi. Il cannone shuriken non è pesante, ma chi lo porta fa il movimento tutto di seguito e spara prima, dopo, o prima e dopo. Dove carte e trasporto parlano di armi pesanti conta la classe dell’arma, non i dadi.
    .title = Quali armi sono pesanti
    .ruling = La definizione dei due dadi rossi trascura alcune armi che il manuale tratta chiaramente come pesanti; qui sono nominate.

SQ-TURN-11 = Nel tuo turno puoi usare tutte le carte equipaggiamento e ricognizione che vuoi. Nel turno altrui si usa solo una carta che lo dice.
    .title = Carte nel tuo turno

SQ-TURN-12 = In un turno si gioca al massimo una carta ordine.
    .title = Un ordine per turno

SQ-TURN-13 = L’ordine si dà all’inizio del turno, prima che una tua miniatura abbia mosso o attaccato.
    .title = Gli ordini per primi

SQ-TURN-14 = Una carta ordine giocata si scarta.
    .title = Gli ordini si consumano

SQ-TURN-15 = Le tue miniature agiscono una dopo l’altra. Quando cominci l’attivazione di una, la finisci prima di passare alla prossima; poi possono muoverla ancora solo i punti comando.
    .title = Una miniatura alla volta
    .ruling = Il manuale non dice se si può andare avanti e indietro; una alla volta il turno resta chiaro.

SQ-TURN-16 = All’inizio del turno di una squadra si tolgono i suoi segnalini Overwatch, le sue fiamme e i suoi punti comando. Poi si può dare un ordine e le miniature agiscono. Alla fine si tirano i punti comando e il turno passa.
    .title = Inizio e fine del turno
    .ruling = Il manuale nomina questi passi in punti diversi e ne lascia aperto l’ordine.

SQ-TURN-17 = Una miniatura può attaccare corpo a corpo una volta per turno, a meno che una carta conceda di più.
    .title = Un corpo a corpo per turno
    .ruling = Il limite è scritto per movimento e sparo, e sottinteso per il corpo a corpo.

SQ-TURN-18 = Una squadra senza più nessuno sul tabellone né nell’area di ingresso non ha più turni. Ciò che finirebbe all’inizio del suo turno, come le sue fiamme, finisce quando arriva il suo posto nel round.
    .title = Una squadra senza miniature
    .ruling = Il manuale non ne parla; senza questa regola il fuoco di un lanciafiamme morto brucerebbe per sempre.

SQ-TURN-19 = Puoi annullare i tuoi ultimi comandi uno per uno, purché da allora non si sia tirato un dado, pescata una carta, sondato un tabellone, mostrato qualcosa di nascosto, e nessun altro sia stato interpellato o abbia agito.
    .title = Annullare un comando
    .ruling = Regola nostra per il tavolo digitale: si annulla solo ciò che non ha detto niente a nessuno.

## Movimento

starquest-chapter-movement = Movimento

SQ-MOVE-01 = I tabelloni sono divisi in caselle e il movimento si conta in caselle. Quanto lontano può andare ogni tipo sta sulla sua scheda, in punti movimento (PM).
    .title = Contare le caselle

SQ-MOVE-02 = Non devi mai consumare tutto il movimento. Una miniatura può fermarsi prima o restare dov’è.
    .title = Muovere di meno

SQ-MOVE-03 = Un passo porta in una delle otto caselle intorno. In avanti e di lato costa 1 PM, anche in diagonale.
    .title = Un passo
    .ruling = Poiché si contano le caselle, un passo diagonale non costa più di uno diritto.

SQ-MOVE-04 = Un passo normale va dritto davanti, in una delle due diagonali in avanti o in uno dei due lati. Verso le tre caselle dietro si va all’indietro.
    .title = Entro 180° dall’orientamento

SQ-MOVE-05 = Una miniatura è orientata in una di quattro direzioni: nord, est, sud o ovest. Il passo non cambia l’orientamento.
    .title = Quattro orientamenti
    .ruling = Il manuale non dà un numero; il corpo a corpo solo di fronte e un arco di fuoco tra due diagonali si accordano solo con quattro.

SQ-MOVE-06 = Voltarsi sul posto di 90° è gratis, in qualunque momento dell’attivazione, anche dopo l’attacco. Due svolte gratuite di fila non fanno un mezzo giro gratuito: quel che sta tra due altre azioni conta come una svolta sola.
    .title = La svolta di 90° è gratis
    .ruling = Altrimenti il prezzo di una svolta più ampia non si pagherebbe mai.

SQ-MOVE-07 = Una svolta di più di 90° costa 1 PM.
    .title = Il mezzo giro
    .example = Verso nord con 4 PM: ti volti a sud per 1, e restano tre passi.

SQ-MOVE-08 = Muovere all’indietro senza voltarsi, dritto o in diagonale, costa 2 PM a casella.
    .title = Passi all’indietro
    .ruling = È l’eccezione al movimento entro 180°; indietro sono la casella dietro e le due diagonali posteriori.
    .example = Con 6 PM si arretra di tre caselle; con 5 PM di due, e un punto resta per un passo in avanti.

SQ-MOVE-09 = Nessuna miniatura può finire il movimento in una casella occupata.
    .title = Non ci si ferma su una casella occupata

SQ-MOVE-10 = Un ostacolo sbarra la sua casella: nessuno può passarci. Gli oggetti che si possono trasportare non sono ostacoli.
    .title = Ostacoli
    .ruling = Il manuale qui parla di oggetti, ma fa camminare sopra quelli che si raccolgono: il divieto vale per i pezzi fissi.

SQ-MOVE-11 = Puoi attraversare la casella di una miniatura se il suo giocatore te lo permette. Le tue ti lasciano sempre passare. Il passo costa 1 PM, come al solito.
    .title = Passare attraverso gli altri
    .ruling = Il manuale non dice chi dia il permesso; è il giocatore che la controlla, una volta per tutte o quando gli si chiede.

SQ-MOVE-12 = Un passo diagonale vuole una via libera per almeno una delle due caselle ai suoi fianchi. Se entrambe sono prese da muri, ostacoli o miniature, è vietato, a meno che una di quelle miniature dia il permesso. Un muro o una porta chiusa su uno dei bordi chiude quella via.
    .title = Passare tra gli spigoli
    .ruling = Il manuale non dice come contino i muri sui bordi; una via aperta basta, come per le esplosioni.

SQ-MOVE-13 = Nelle stanze si entra e si esce solo da porte aperte.
    .title = Solo dalle porte

SQ-MOVE-14 = Un movimento è interrotto dal sondaggio di un nuovo tabellone, da blip che appaiono, dalle fiamme e dal fuoco in Overwatch. Se la miniatura sopravvive, prosegue con i punti rimasti.
    .title = Interruzioni

SQ-MOVE-15 = Una svolta indica il nuovo orientamento. Dopo ogni altra azione (l’inizio, un passo, un attacco, una porta, una raccolta e così via) la prima svolta è gratis se è di 90°; un mezzo giro, o qualunque altra svolta, costa 1 PM. Una svolta pagata è movimento e toglie l’Overwatch; una gratuita no, e non richiede punti.
    .title = Contare le svolte
    .ruling = Ricavato dalle regole sulle svolte, perché ogni caso abbia un prezzo.
    .example = Verso nord: a est è gratis, poi a sud costa 1. A est, un passo, di nuovo a nord: entrambe gratis.

SQ-MOVE-16 = In una casella condivisa con un’altra miniatura puoi solo voltarti e proseguire: niente attacchi, porte, raccolte, ricognizioni o soste. Ci entri solo se i punti bastano per uscirne. Se un’interruzione chiude la via, la miniatura torna all’ultima casella libera, o alla più vicina, e i punti sono persi.
    .title = In una casella condivisa
    .ruling = Il manuale vieta di finire lì; il resto ne consegue.

SQ-MOVE-17 = I segnalini coperti e le macchine occupano le loro caselle come le miniature; il permesso di passare lo dà il proprietario. I segnalini in attesa su un condotto e gli oggetti rivelati non occupano nulla.
    .title = Segnalini e macchine in mezzo
    .ruling = I segnalini seguono le regole delle miniature, quindi anche qui. Un rifiuto non dice nulla del segnalino.

SQ-MOVE-18 = Puoi indicare un intero percorso. Si compie passo per passo e si ferma a un sondaggio, a un blip rivelato, a un attacco contro chi muove, a un’interruzione o a un rifiuto; il resto si annulla. Ogni proprietario lungo la strada è interpellato una volta per tutto il percorso.
    .title = Percorsi
    .ruling = Regola nostra per il tavolo digitale: risparmia clic e non cambia altro.

SQ-MOVE-19 = Dopo ogni singola azione vale quest’ordine: l’azione stessa; il sondaggio del tabellone appena raggiunto; tutte le rivelazioni insieme; le fiamme attaccano chi muove; l’Overwatch, proprietario per proprietario in ordine di turno; le interruzioni nello stesso ordine; poi chi muove prosegue, se è vivo. Sondaggio e rivelazioni valgono anche se la miniatura muore.
    .title = Che cosa viene prima
    .ruling = Per il manuale tutto questo interrompe un movimento, ma senza una graduatoria.

## Porte

starquest-chapter-doors = Porte

SQ-DOOR-01 = Squadre e alieni entrano nelle stanze e ne escono solo da porte aperte.
    .title = Le porte valgono per tutti

SQ-DOOR-02 = Per aprire una porta muovi in una delle due caselle davanti, da una parte o dall’altra, e lo dichiari. Puoi farlo arrivando o più tardi nel movimento, qualunque sia l’orientamento.
    .title = Aprire una porta
    .ruling = Il manuale fa avvicinare una miniatura; può aprire anche una che è già lì.

SQ-DOOR-03 = Il segnalino della porta si toglie e la porta resta aperta.
    .title = Aperta per sempre

SQ-DOOR-04 = Non devi aprire una porta solo perché ci sei davanti.
    .title = Nessun obbligo di aprire

SQ-DOOR-05 = Aprire una porta non è movimento e non costa nulla.
    .title = Aprire è gratis

SQ-DOOR-06 = Aperta la porta, la miniatura può proseguire con i punti che le restano.
    .title = Aprire e proseguire

SQ-DOOR-07 = Una porta aperta si chiude solo con una carta che lo dice.
    .title = Solo le carte chiudono le porte

SQ-DOOR-08 = Ogni pezzo di muro ha due varchi. Sono sempre aperti, non si possono chiudere e le miniature ci passano.
    .title = I varchi nei muri

SQ-DOOR-09 = Le porte stagne rinforzate si usano come le altre porte, ma solo gli alieni possono aprirle.
    .title = Porte stagne rinforzate

SQ-DOOR-10 = Tutti gli altri devono sfondarla: ci riesce un attacco con un totale superiore alla sua armatura, che è 4.
    .title = Sfondare una porta stagna
    .example = Un totale di 4 non fa nulla, un totale di 5 la distrugge.

SQ-DOOR-11 = Una porta stagna dritta davanti a te si può sfondare anche corpo a corpo. Non tira dadi; il tuo totale deve superare 4.
    .title = Sfondarla corpo a corpo
    .ruling = Che la porta non tiri e debba stare davanti discende da come funziona il corpo a corpo.

SQ-DOOR-12 = Una porta stagna sfondata sparisce subito e non torna più. Il tentativo è l’attacco di quel turno, e i punti in più sono persi.
    .title = Distrutta per sempre
    .ruling = Una porta stagna non ha punti vita: c’è o non c’è più.

SQ-DOOR-13 = Una porta stagna aperta da un giocatore alieno si richiude alla fine del suo turno. Se qualcuno è in mezzo, si chiude alla fine del primo turno in cui è sgombra.
    .title = Le porte stagne si richiudono
    .ruling = Con due giocatori alieni «il loro turno» è ambiguo; vale quello di chi l’ha aperta.

SQ-DOOR-14 = Una porta o porta stagna chiusa ferma la vista, le armi a linea retta e le esplosioni.
    .title = Che cosa ferma una porta chiusa

SQ-DOOR-15 = Puoi mirare a una porta stagna se hai la linea di fuoco verso una delle caselle accanto, o se è dritta davanti a te; starle accanto non è un impedimento. Le porte normali non si possono attaccare.
    .title = Mirare a una porta stagna
    .ruling = Il manuale permette di spararle ma non dice come si mira; valgono le caselle davanti.

SQ-DOOR-16 = Esplosioni e aree attaccano una porta stagna una volta, con il valore più alto che cade sulle sue quattro caselle frontali; una linea che vi finisce la attacca con il suo valore. Un condotto è attaccato con il valore della sua casella. Ciò che un colpo raggiunge è fissato prima del tiro: niente passa oltre una porta distrutta dallo stesso colpo.
    .title = Porte stagne e condotti sotto il fuoco
    .ruling = Non è nel manuale; le tratta come gli altri bersagli di quelle armi.

SQ-DOOR-17 = Una porta chiusa conta come un muro lungo il suo bordo, una aperta come niente. Muri e porte non hanno spessore né stipiti.
    .title = Le porte sono bordi
    .ruling = Consegue dal leggere muri e porte come linee tra le caselle.

## Sondare e blip

starquest-chapter-scanning = Tabelloni da sondare e blip

SQ-SCAN-01 = La prima miniatura di una squadra che mette piede su un tabellone lo sonda, anche se viene da un’area di ingresso. Ogni tabellone si sonda una volta per missione.
    .title = Sondare un nuovo tabellone
    .ruling = Il manuale dice una miniatura; gli alieni non sondano nulla, e un tabellone noto a una squadra è noto a tutte.

SQ-SCAN-02 = La miniatura che ha provocato il sondaggio sospende il movimento.
    .title = Il movimento si sospende

SQ-SCAN-03 = Ora i giocatori alieni possono mettere blip su quel tabellone: prima il Regno del Caos, poi il Culto Oscuro se entra per tabelloni.
    .title = Piazzare i blip
    .ruling = Il manuale non dice chi piazza per primo.

SQ-SCAN-04 = Piazzati i blip, la miniatura può finire il movimento con i punti che le restavano.
    .title = Il movimento riprende

SQ-SCAN-05 = Quanti blip piazzare, da nessuno fino a tutti quelli che ha ancora, lo decide ogni giocatore alieno.
    .title = Quanti se ne vuole

SQ-SCAN-06 = Se questo è l’ultimo tabellone da sondare, vanno piazzati tutti i blip rimasti. Quelli senza una casella permessa sono persi. Per il Culto vale solo se entra per tabelloni.
    .title = L’ultimo tabellone
    .ruling = Il manuale non dice che cosa fare dei blip senza spazio.

SQ-SCAN-07 = Un blip può stare su qualunque casella del tabellone che nessuna miniatura delle squadre vede. L’orientamento conta.
    .title = Fuori dalla vista
    .ruling = Il manuale nomina solo marines e comandanti, eredità di un gioco senza altre squadre.

SQ-SCAN-08 = In una casella sta al massimo un blip, e nessuno se è già occupata.
    .title = Un blip per casella
    .ruling = Che una casella occupata non ne accolga è sottinteso.

SQ-SCAN-09 = Appena una miniatura di una squadra vede un blip, il blip è rivelato, e con lui tutti gli altri che vede. Non importa che cosa ha aperto la vista: un passo, una svolta, una porta, la fine di qualcuno o un fuoco che si spegne.
    .title = Vedere rivela
    .ruling = Il manuale parla di entrare in una casella; gli altri modi di vedere valgono allo stesso modo.

SQ-SCAN-10 = Il proprietario gira il blip e mette la miniatura su quella casella, orientata come vuole. Un Dreadnought si mette in modo da coprire la casella; se non c’è spazio, nel posto adatto più vicino.
    .title = Mettere la miniatura
    .ruling = Orientamento e spazio per le basi grandi non sono nel manuale.

SQ-SCAN-11 = Se non ci sono più miniature di quel tipo, il segnalino si scarta e nessuno segna punti.
    .title = Miniature finite
    .ruling = Il manuale non ne mette nessuna e non dice che fine fa il segnalino.

SQ-SCAN-12 = I segnalini del Culto e del Caos non vanno rivelati se si vedono solo tra loro.
    .title = Gli alieni tra loro

SQ-SCAN-13 = Da giocatore alieno, nel tuo turno puoi chiedere che sia rivelato un segnalino dell’altra fazione aliena, se una tua miniatura o un tuo segnalino lo vede; il tuo segnalino può restare coperto. I tuoi puoi rivelarli quando vuoi nel tuo turno. Solo a questo fine i segnalini vedono, e vedono tutto intorno.
    .title = Chiedere una rivelazione
    .ruling = Il manuale vuole una dichiarazione aperta del giocatore di turno; noi precisiamo chi può chiederla a chi.

SQ-SCAN-14 = Tutti i segnalini visti nello stesso momento si rivelano insieme: prima si trovano tutti, poi si girano, poi si mettono le miniature, quelle del Caos per prime. I segnalini non coprono nulla; le miniature appena messe coprono da lì in poi.
    .title = Più rivelazioni insieme
    .ruling = Senza quest’ordine la miniatura più vicina nasconderebbe un blip già visto.

SQ-SCAN-15 = Un segnalino non visto su una casella colpita da un attacco è rivelato prima del tiro e attaccato come chiunque. Un segnalino che entra nel fuoco è rivelato lì. Quelli in attesa su un condotto sono al sicuro, e gli oggetti si rivelano illesi.
    .title = Segnalini sotto il fuoco
    .ruling = Il manuale non dice che cosa fanno le esplosioni ai segnalini che nessuno vede.

SQ-SCAN-16 = Una base 2×2 vuole quattro caselle libere, compresa quella del segnalino, senza muri, porte o varchi in mezzo. Se non c’è posto lì, va dove i passi dal segnalino sono meno, sullo stesso tabellone; se non esiste, il segnalino si scarta.
    .title = Spazio per un Dreadnought
    .ruling = Il manuale non considera mai un Dreadnought in un luogo stretto.

## Vista e fuoco

starquest-chapter-sight = Vista e fuoco

SQ-LOS-01 = Una linea di vista va diritta dal centro di una casella al centro di un’altra.
    .title = Da centro a centro

SQ-LOS-02 = La bloccano i muri, le porte chiuse e ogni altra miniatura di cui attraversa la casella. Se tocca solo uno spigolo, è bloccata se lo sono entrambe le vie intorno.
    .title = Che cosa blocca la vista
    .ruling = Il manuale non parla di spigoli; una via aperta basta, come nel movimento.

SQ-LOS-03 = Una miniatura vede la metà davanti a sé, compresi i lati esatti a sinistra e a destra. Così può vedere un nemico che non la vede.
    .title = 180° di vista
    .ruling = I due lati contano come visti, poiché ci si può anche muovere.

SQ-LOS-04 = Il fuoco blocca le linee di vista e di fuoco che lo attraversano fino all’inizio del prossimo turno del suo proprietario. Le caselle alle due estremità non contano: una miniatura tra le fiamme si vede.
    .title = Il fuoco blocca la vista
    .ruling = Il manuale dice «per un turno intero»: è proprio la durata del segnalino.

SQ-LOS-05 = La regola dello spigolo decide ogni linea, quindi non c’è nulla da discutere. Un tavolo che preferisce i dadi può far tirare un dado rosso a ciascuno dei due giocatori interessati quando una linea tocca uno spigolo bloccato; decide il risultato più alto, e vale per quel tiro fino alla fine del turno.
    .title = Linee dubbie
    .ruling = Il manuale tira i dadi in caso di dubbio; un computer non ne ha.

SQ-LOS-06 = Se quel tiro è pari, decide il giocatore di turno.
    .title = Discussione in parità

SQ-LOS-07 = Per ogni miniatura le caselle sono di tre tipi: viste e sotto tiro; solo viste; né l’uno né l’altro.
    .title = Tre tipi di caselle
    .example = Senza nulla in mezzo, delle caselle fino a tre di distanza 15 sono viste e sotto tiro, 12 solo viste, 21 né l’uno né l’altro.

SQ-LOS-08 = Oltre una tarantola si vede.
    .title = La tarantola non nasconde

SQ-LOS-09 = Segnalini coperti e oggetti non bloccano né la vista né il fuoco.
    .title = I segnalini non nascondono
    .ruling = Il manuale elenca ciò che blocca, e i segnalini non ci sono.

SQ-LOS-10 = Con una base di più caselle la vista può partire da una qualunque e arrivare a una qualunque. La base stessa non ne nasconde nessuna.
    .title = Basi grandi
    .ruling = Il manuale lo dice per il fuoco del Dreadnought; noi lo applichiamo sempre.

SQ-LOS-11 = Segui la linea casella per casella. Passando un bordo, è bloccata da un muro o da una porta chiusa, o da una casella piena, in fiamme o occupata in cui entra, escluse le due estremità. A uno spigolo è bloccata se le due caselle ai fianchi, o i bordi che vi girano, sono chiusi. La tua base, quella del bersaglio e chi è trasportato non bloccano mai; una tarantola blocca il fuoco, non la vista. Senza orientamento, una linea è uguale nei due sensi.
    .title = La linea, passo per passo
    .ruling = Il procedimento esatto, in numeri interi, perché tutti abbiano la stessa risposta.
    .example = Miniature su entrambe le caselle ai fianchi di una diagonale la bloccano; toltane una, è libera.

SQ-LOS-12 = Vedono solo le miniature sul tabellone. Le miniature trasportate, i segnalini e le miniature in un’area di ingresso non vedono; un cannoniere sì.
    .title = Chi vede
    .ruling = Il manuale non se lo chiede; consegue da chi è in gioco.

SQ-LOF-01 = Una linea di fuoco deve stare tra le due diagonali davanti a chi spara, comprese: mai più caselle di lato che in avanti.
    .title = 90° di fuoco
    .ruling = Il manuale delimita l’arco con le diagonali; noi le comprendiamo.
    .example = Verso est: tre avanti e tre di lato è nell’arco; tre avanti e quattro di lato no.

SQ-LOF-02 = Non puoi mirare a una miniatura che ti sta accanto in linea retta; a una vicina in diagonale sì. Una linea o un’area puntata altrove può comunque colpire la vicina.
    .title = Troppo vicino per mirare
    .ruling = Il manuale esclude la linea tra vicini, ma la sua tabella del plasma colpisce la casella adiacente.

SQ-LOF-03 = Tutto ciò che blocca la vista blocca il fuoco, e in più la tarantola.
    .title = Che cosa blocca il fuoco

SQ-LOF-04 = Razzi e fiamme vogliono una linea di fuoco verso la casella bersaglio, un’area di quattro caselle verso una di esse. Le armi a linea retta sparano dritto davanti o lungo una delle due diagonali in avanti; per altre linee, prima voltati.
    .title = Mirare a caselle e linee
    .ruling = Il manuale definisce le linee di fuoco solo tra miniature.

SQ-LOF-05 = Due basi sono vicine se due loro caselle hanno in comune un bordo aperto; allora nessuna può mirare all’altra da nessuna casella. Se si toccano solo agli spigoli, sì. Con un muro o una porta chiusa in mezzo non sono vicine.
    .title = Basi vicine
    .ruling = La regola dei vicini, applicata alle basi di più caselle.

SQ-LOF-06 = L’arma a linea retta di un Dreadnought parte da una qualunque casella della base, in una delle otto direzioni che esca dalla base al primo passo.
    .title = Le linee di un Dreadnought
    .ruling = Consegue dal fuoco tutto intorno del Dreadnought.

## Sparare

starquest-chapter-shooting = Sparare

SQ-SHOOT-01 = Puoi sparare solo a ciò che è nella tua linea di fuoco.
    .title = Bersagli in linea di fuoco

SQ-SHOOT-02 = Le armi arrivano a qualunque distanza. Solo il lanciafiamme ha un limite, sei caselle.
    .title = Nessun limite di gittata
    .ruling = Il manuale dice entrambe le cose; prevale la regola speciale del lanciafiamme.

SQ-SHOOT-03 = L’arma decide quali dadi si tirano.
    .title = I dadi dell’arma

SQ-SHOOT-04 = I dadi bianchi sono per le armi leggere, i rossi per le pesanti. Servono sia per sparare sia per il corpo a corpo.
    .title = Dadi bianchi e rossi

SQ-SHOOT-05 = Somma i dadi. Se il totale supera il valore armatura del bersaglio, il colpo va a segno.
    .title = Colpire
    .example = Un totale di 2 non fa nulla a un’armatura 2.

SQ-SHOOT-06 = Per ogni punto oltre il valore armatura il bersaglio perde un punto vita.
    .title = I danni
    .example = Un totale di 3 contro armatura 2 costa un punto vita; un totale di 5 ne costa tre.

SQ-SHOOT-07 = Una miniatura a 0 punti vita è eliminata e lascia il tabellone, e i punti vanno al giocatore il cui attacco, carta o fuoco le ha tolto l’ultimo. Nel corpo a corpo segna il vincitore, anche in difesa. Nessuno segna le proprie miniature, quelle di un alleato pubblico o quelle tolte senza un attacco. Una squadra paga inoltre i punti di ogni miniatura che perde, come voce a parte, anche se nessuno li guadagna; i giocatori alieni non pagano. In opzione: le squadre pagano solo per ciò che prende un giocatore alieno. Altra opzione: le squadre non pagano nulla.
    .title = Eliminazione e punti
    .ruling = Il manuale registra i punti senza dire in ogni caso per chi. Che le squadre paghino ciò che gli alieni eliminano sta sulle schede pubblicate; che paghino anche le altre perdite è una nostra regola.

SQ-SHOOT-08 = Alcune carte permettono di rilanciare un dado.
    .title = Rilanci

SQ-SHOOT-09 = Rilanciare non è obbligatorio, ma se lo fai vale il nuovo risultato.
    .title = Vale il secondo tiro

SQ-SHOOT-10 = Un attacco va così: si dichiarano attaccante, arma e mira; chi è sotto mira può schivare; si controlla la mira; si tira; si rilancia; si confronta; tiri salvezza; perdita di punti vita; riti; rimozione e punti; blip appena visti.
    .title = Lo svolgimento di un attacco
    .ruling = Il manuale dà i pezzi in capitoli diversi e senza un ordine.

SQ-SHOOT-11 = Le armi a linea e ad area colpiscono chiunque nelle loro caselle, amici compresi; lanciarazzi, lanciafiamme e raggio a conversione anche chi spara. Le vittime di un tiro si risolvono insieme, com’erano le cose prima. Il cannone d’assalto e i colpi separati vanno uno per uno.
    .title = Chiunque nell’area
    .ruling = Il manuale non dice se le vittime si risolvano insieme.

SQ-SHOOT-12 = Lanciarazzi e lanciafiamme possono mirare a qualunque casella in linea di fuoco, anche vuota. Ogni altro colpo deve attaccare almeno una miniatura o macchina nemica, una porta stagna o un condotto. Per un’arma a linea o ad area almeno uno di questi non deve stare accanto al tiratore in linea retta; quelli che gli stanno accanto vengono poi colpiti anch’essi. I soli amici non bastano, a meno di nominare apposta un alleato. In opzione: bastano i soli vicini.
    .title = Uno sparo vuole un bersaglio
    .ruling = Il manuale non traccia linee di fuoco tra vicini e spara solo a bersagli in linea di fuoco, ma la sua tabella del plasma colpisce la casella adiacente.

SQ-SHOOT-13 = Se le vittime sono più d’una, prima si calcolano tutte le perdite; poi i proprietari, in ordine di turno, fanno i tiri salvezza, scartano carte e tolgono armi; poi al massimo un rito; poi tutti i morti escono insieme e si segnano i punti, e ciò che portavano cade.
    .title = Più vittime
    .ruling = Il manuale guarda una vittima alla volta.

SQ-SHOOT-14 = Una miniatura che muore per il proprio attacco lo porta comunque a termine. Gli altri suoi colpi sono persi.
    .title = La morte di chi spara
    .ruling = Non è nel manuale; i dadi sul tavolo contano.

## Corpo a corpo

starquest-chapter-melee = Corpo a corpo

SQ-MELEE-01 = Al posto dello sparo puoi scegliere un corpo a corpo, prima di muovere oppure dopo.
    .title = Corpo a corpo invece di sparare

SQ-MELEE-02 = Attaccante e difensore tirano i dadi da corpo a corpo delle loro schede e confrontano i totali. L’armatura non conta. Rilancia per primo il giocatore di turno.
    .title = Tirano entrambi
    .ruling = Che l’armatura non conti discende dal confronto dei totali; chi rilancia per primo lo diciamo noi.

SQ-MELEE-03 = Vince il totale più alto; l’altra miniatura perde un punto vita per ogni punto di differenza. Può toccare anche all’attaccante.
    .title = Il vincitore ferisce
    .example = 1 contro 4: la miniatura che ha tirato 1 perde tre punti vita.

SQ-MELEE-04 = Totali uguali non feriscono nessuno.
    .title = Pareggio

SQ-MELEE-05 = Si attacca solo un avversario nella casella dritta davanti, mai di lato o in diagonale, e non attraverso un muro o una porta chiusa. Una svolta gratuita prima dell’attacco è permessa.
    .title = Solo di fronte
    .ruling = Che muri e porte separino chi combatte è sottinteso.

SQ-MELEE-06 = Se attacca esattamente da dietro, una miniatura non può essere ferita: tirano entrambi, ma un totale più alto del difensore vale come pareggio.
    .title = Alle spalle
    .ruling = Il manuale parla di un difensore non rivolto verso l’attaccante; noi prendiamo la casella che non può vedere.

SQ-MELEE-07 = Il vantaggio è perso se il difensore poteva vedere l’attaccante quando ne è cominciata l’attivazione, o quel movimento in più.
    .title = Visto arrivare
    .ruling = Il manuale dice «inizialmente»; noi prendiamo l’inizio del movimento.

SQ-MELEE-08 = Un Dreadnought attacca un avversario nelle due caselle davanti a sé. Lui può essere attaccato in ogni sua casella, e alle spalle solo lungo il lato posteriore.
    .title = Corpo a corpo con basi grandi
    .ruling = Il manuale non ne tratta.

## Punti vita

starquest-chapter-life = Punti vita

SQ-LIFE-01 = I leader hanno 3 punti vita. Governatore e stregone Eldar fanno eccezione: vivono delle loro carte.
    .title = I leader
    .ruling = Il manuale aggiunge «anziché 6», che ricorda solo un gioco più vecchio.

SQ-LIFE-02 = Gli altri membri delle squadre hanno 2 punti vita, se la scheda non dice altro. Gli alieni hanno quelli della loro scheda.
    .title = Tutti gli altri
    .ruling = Alla lettera ne avrebbero 2 anche gli alieni; tutti gli esempi del manuale ne presumono 1 per i piccoli.

SQ-LIFE-03 = Le ferite si segnano e sono visibili a tutti.
    .title = Ferite
    .ruling = Il segnalino sta sul tabellone, quindi chiunque può guardare.

SQ-LIFE-04 = Le cure non portano mai una miniatura oltre i punti vita iniziali.
    .title = Le cure hanno un limite

SQ-LIFE-05 = I punti vita non scendono mai sotto 0, per quanto forte sia il colpo.
    .title = Non meno di zero
    .ruling = Non è nel manuale; serve ai riti che riportano qualcuno.

## Overwatch

starquest-chapter-overwatch = Overwatch

SQ-OVER-01 = Una miniatura che non attacca nel suo turno può andare in Overwatch alla fine dell’attivazione, anche dopo aver mosso. Le serve un’arma da fuoco, e non deve aver fatto una ricognizione né usato una carta psichica.
    .title = Andare in Overwatch
    .ruling = Quando si dichiara e che cosa lo esclude è messo insieme da più capitoli.

SQ-OVER-02 = Un segnalino Overwatch lo mostra a tutti.
    .title = Il segnalino

SQ-OVER-03 = Può sparare una volta a un nemico che entra nella sua vista, camminando, rivelato o piazzato, o perché si apre una porta.
    .title = Un colpo a chi appare
    .ruling = Il manuale dice «entra»; noi contiamo ogni modo di apparire.

SQ-OVER-04 = Lo sparo si risolve in quel preciso momento e interrompe chi muove.
    .title = Interrompe

SQ-OVER-05 = Il nemico lo scegli tu. Puoi lasciar passare i primi e aspettare un bersaglio migliore.
    .title = Puoi aspettare

SQ-OVER-06 = Puoi sparare solo all’azione che ha portato il nemico in vista. Quando comincia la successiva è tardi; e un nemico che era già in vista non vi è entrato.
    .title = Prima che sia tardi
    .ruling = Il manuale esclude chi ha fatto più di un’azione in vista; entrarvi è la prima.

SQ-OVER-07 = Il segnalino si toglie dopo lo sparo, o all’inizio del tuo prossimo turno.
    .title = Quando si toglie il segnalino

SQ-OVER-08 = Un colpo, e l’Overwatch è finito.
    .title = Un colpo in tutto
    .ruling = Il manuale ammette anche un attacco nel turno di ogni avversario, ma toglie il segnalino dopo l’attacco; la frase più severa non ne viola nessuna.

SQ-OVER-09 = Con un lanciafiamme non si può andare in Overwatch.
    .title = Niente lanciafiamme

SQ-OVER-10 = Muovere toglie l’Overwatch, anche con i punti comando o se un’altra miniatura la trasporta. Una svolta gratuita no, una pagata sì.
    .title = Il movimento lo toglie
    .ruling = Quali svolte siano movimento discende dal loro prezzo.

SQ-OVER-11 = Una miniatura attaccata in corpo a corpo perde l’Overwatch, comunque vada. Essere bersaglio di uno sparo non cambia nulla.
    .title = Il corpo a corpo lo toglie
    .ruling = Per noi conta il momento della dichiarazione.

SQ-OVER-12 = Puoi uscire dall’Overwatch quando vuoi, gratis.
    .title = Uscirne

SQ-OVER-13 = Un tiro in Overwatch è un solo attacco, anche con un’arma che spara più volte. I colpi concentrati su un’area sono un attacco, quindi i cannoni laser possono concentrarli. Una tarantola con cannoniere va in Overwatch solo se non ha mosso né sparato.
    .title = Armi a più colpi
    .ruling = Il manuale concede un attacco e chiama un attacco i colpi concentrati.

SQ-OVER-14 = La vista dà l’occasione, ma lo sparo vuole la linea di fuoco. Per averla la miniatura può prima voltarsi gratis di 90° verso il nemico, e mantiene quell’orientamento. A un vicino in linea retta non si può mirare comunque.
    .title = Voltarsi e sparare
    .ruling = La vista è più larga del fuoco; una svolta gratuita non è movimento e quindi non toglie l’Overwatch.
    .example = Verso nord, un nemico appare tre caselle a est e una avanti: ti volti a est e spari.

SQ-OVER-15 = Gli alieni non possono andare in Overwatch.
    .title = Non per gli alieni
    .ruling = Il capitolo dice «una miniatura», ma la lista di ciò che fanno gli alieni non lo contiene.

SQ-OVER-16 = In Overwatch si spara solo nei turni altrui.
    .title = Mai nel tuo turno
    .ruling = Il manuale parla dei turni degli avversari.

SQ-OVER-17 = Dopo ogni azione, per ogni miniatura in Overwatch, si cercano i nemici che vede ora e prima non vedeva, qualunque sia il motivo, purché non sia opera del suo giocatore. Se può legalmente sparare a uno di loro, con una svolta gratuita se serve, al proprietario si chiede una volta: a quale, o aspetti?
    .title = Quando scatta
    .ruling = Precisato perché nessuno sia interpellato invano.

SQ-OVER-18 = Le azioni di un nemico in vista si contano per tutto il turno del suo giocatore: ogni azione che comincia o finisce in vista è una, e lo è anche essere rivelato o piazzato. Uscire dalla vista e rientrarvi non azzera il conto.
    .title = Contare le azioni in vista
    .ruling = Altrimenti si potrebbe attirare il fuoco più volte entrando e uscendo.

SQ-OVER-19 = Un tiro in Overwatch è un attacco come gli altri: il bersaglio può schivare, tiri salvezza e riti valgono, ed è l’attacco di quel turno per chi spara. Un colpo schivato è speso.
    .title = Un attacco come gli altri
    .ruling = Il manuale non lo distingue.

SQ-OVER-20 = L’Overwatch finisce anche quando la miniatura viene trasportata o ne trasporta un’altra, prende o lascia una tarantola, cambia parte o perde l’arma.
    .title = Altre fini
    .ruling = Non è nel manuale; in tutti questi casi non può più restare in allerta come prima.
