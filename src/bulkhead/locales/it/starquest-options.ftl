### Starquest: le opzioni di un tavolo. Il terminale elenca che cosa si digita per ognuna: le frasi lo tacciono.

## Il tavolo

starquest-option-factions = fazioni
starquest-option-factions-what = Quali fazioni giocano: da una a cinque squadre e una o due fazioni aliene, di norma tutte e sette.
starquest-option-mission = missione
starquest-option-mission-what = Quale missione si gioca, di norma la prima del manuale.
starquest-option-ranks = gradi
starquest-option-ranks-what = Il grado con cui comincia ogni fazione, da 0 a 5, di norma 0.
starquest-option-seals = Sigilli d’Onore
starquest-option-seals-what = Con quanti Sigilli d’Onore comincia ogni fazione, di norma nessuno.

## Errori

starquest-table-unknown-faction = Opzione «{ $option }»: nessuna fazione si chiama «{ $faction }»; disponibili: { $known }.
starquest-table-faction-twice = La fazione «{ $faction }» è indicata più volte, e ognuna gioca una volta sola.
starquest-table-no-squad = Senza una squadra non si gioca; ci vuole almeno una di queste: { $known }.
starquest-table-no-alien = Senza alieni non si gioca; ci vuole almeno una di queste fazioni: { $known }.
starquest-table-not-full =
    { $count ->
        [one] Questo tavolo richiede tutte e sette le fazioni, e ne è indicata una sola.
       *[other] Questo tavolo richiede tutte e sette le fazioni, e ne sono indicate solo { $count }.
    }

## Opzioni della casa: preparazione e turni

starquest-option-empty-seats = posti vuoti
starquest-option-empty-seats-what = Si può giocare anche con meno di sette fazioni.
starquest-option-mission-choice = scelta della missione
starquest-option-mission-choice-what = Chi sceglie la missione: i giocatori alieni insieme, oppure nessuno, perché le missioni seguono l’ordine del manuale.
starquest-option-mission-choice-aliens = i giocatori alieni
starquest-option-mission-choice-campaign = ordine del manuale
starquest-option-shared-tokens = segnalini in comune
starquest-option-shared-tokens-what = I giocatori alieni alleati vedono l’uno i segnalini dell’altro.
starquest-option-seating = posti a sedere
starquest-option-seating-what = In quale ordine giocano le squadre: quello estratto a sorte, oppure quello in cui le elenca chi prepara il tavolo; allora il sorteggio decide solo le aree di ingresso.
starquest-option-seating-drawn = a sorte
starquest-option-seating-host = nell’ordine dell’elenco
starquest-option-entry-floor = aree di ingresso sul tabellone
starquest-option-entry-floor-what = Le aree di ingresso sono pavimento normale, con linee di vista e di fuoco, invece di restare fuori dal tabellone. Gli alieni non possono mai entrarvi.
starquest-option-leader-gun-light = armi dei leader leggere
starquest-option-leader-gun-light-what = L’arma da fuoco di un leader conta come leggera qualunque siano i suoi dadi: il leader può dividere il movimento intorno allo sparo.
starquest-option-shuriken-cannon-light = cannone shuriken leggero
starquest-option-shuriken-cannon-light-what = Il cannone shuriken conta come arma leggera: la miniatura che lo porta può dividere il movimento.
starquest-option-interleaving = avanti e indietro
starquest-option-interleaving-what = Puoi passare da una miniatura all’altra e tornare indietro, invece di terminare un’attivazione prima di cominciare la prossima.

## Movimento, porte e tabelloni da sondare

starquest-option-eight-facings = otto orientamenti
starquest-option-eight-facings-what = Le miniature possono orientarsi anche in diagonale. Il corpo a corpo resta di fronte, mai in diagonale.
starquest-option-free-turns = svolte senza limite
starquest-option-free-turns-what = Ogni svolta di 90° è gratuita, anche più d’una di fila.
starquest-option-bulkheads-close = chiusura delle porte stagne
starquest-option-bulkheads-close-what = Quando si richiude una porta stagna aperta dagli alieni: alla fine del turno in cui è stata aperta, oppure alla fine dell’ultimo turno alieno del round.
starquest-option-bulkheads-close-own = dopo quel turno
starquest-option-bulkheads-close-last = dopo l’ultimo turno alieno
starquest-option-spare-blips = blip senza spazio
starquest-option-spare-blips-what = Che fine fanno i blip per cui l’ultimo tabellone non ha spazio: sono fuori dalla missione, oppure passano ai rinforzi del loro proprietario.
starquest-option-spare-blips-lost = persi
starquest-option-spare-blips-reinforcements = rinforzi
starquest-option-blip-sight = vista che vieta i blip
starquest-option-blip-sight-what = Quale vista vieta di mettere blip su una casella: quella di ogni squadra, oppure solo quella delle tre squadre di Space Marines.
starquest-option-blip-sight-squads = ogni squadra
starquest-option-blip-sight-marines = solo gli Space Marines
starquest-option-missing-miniature = miniature finite
starquest-option-missing-miniature-what = Che fine fa un segnalino rivelato se non ci sono più miniature del suo tipo: viene scartato, oppure torna nella riserva del proprietario.
starquest-option-missing-miniature-discarded = scartato
starquest-option-missing-miniature-returned = torna in riserva
starquest-option-alien-reveal = rivelare tra alieni
starquest-option-alien-reveal-what = Chi può far rivelare un segnalino alieno all’altro giocatore alieno: anche quest’ultimo, nel proprio turno e se è in vista, oppure solo il proprietario.
starquest-option-alien-reveal-demand = anche l’altro giocatore alieno
starquest-option-alien-reveal-owner = solo il proprietario

## Vista e fuoco, corpo a corpo, vita

starquest-option-fire-hides = il fuoco nasconde
starquest-option-fire-hides-what = Le fiamme nascondono anche le miniature che ci stanno dentro.
starquest-option-dispute-roll = dadi per le linee dubbie
starquest-option-dispute-roll-what = I due giocatori tirano dadi rossi per decidere se una linea che tocca solo uno spigolo è libera. Altrimenti decide la regola dello spigolo.
starquest-option-adjacent-stops-lines = linee oltre il vicino
starquest-option-adjacent-stops-lines-what = Un’arma a linea non può sparare lungo una linea la cui prima casella è occupata da una miniatura.
starquest-option-paid-losses = perdite che le squadre pagano
starquest-option-paid-losses-what = Di quali miniature perse una squadra paga i punti: di tutte, solo di quelle prese da un giocatore alieno, oppure di nessuna.
starquest-option-paid-losses-all = ogni perdita
starquest-option-paid-losses-aliens = perdite contro gli alieni
starquest-option-paid-losses-none = nessuna perdita
starquest-option-adjacent-targets = solo vicini come bersaglio
starquest-option-adjacent-targets-what = Un’arma a linea o ad area può sparare anche quando tutto ciò che colpirebbe sta accanto al tiratore in linea retta.
starquest-option-attack-from-behind = attacco alle spalle
starquest-option-attack-from-behind-what = Da dove può venire un attacco alle spalle: solo dalla casella esattamente dietro, oppure anche dalle due caselle ai lati.
starquest-option-attack-from-behind-rear = solo da dietro
starquest-option-attack-from-behind-sides = da dietro e dai lati
starquest-option-leader-life = punti vita dei leader
starquest-option-leader-life-what = Quanti punti vita hanno i leader: 3, oppure 6 per missioni lunghe.
starquest-option-tough-elite = alieni scelti resistenti
starquest-option-tough-elite-what = I marines del Caos e i ladri genetici hanno 2 punti vita.

## Overwatch

starquest-option-over-window = finestra dell’Overwatch
starquest-option-over-window-what = Quando può sparare una miniatura in Overwatch: solo all’azione che porta un nemico in vista; anche alla successiva azione di quel nemico in vista; oppure anche alla prima azione di un nemico che era già in vista.
starquest-option-over-window-entering = all’entrata
starquest-option-over-window-further = un’azione in più
starquest-option-over-window-present = anche i presenti
starquest-option-over-stays = Overwatch duraturo
starquest-option-over-stays-what = Il segnalino Overwatch resta dopo il tiro, con un tiro nel turno di ogni avversario.
starquest-option-over-volley = fuoco pieno in Overwatch
starquest-option-over-volley-what = In Overwatch un’arma a più colpi li spara tutti, invece di fare un solo attacco.
starquest-option-over-turn = svolta prima dello sparo
starquest-option-over-turn-what = Una miniatura in Overwatch può voltarsi gratis di 90° prima di sparare.
starquest-option-alien-overwatch = Overwatch degli alieni
starquest-option-alien-overwatch-what = Gli alieni con armi da fuoco possono andare in Overwatch.

## Ricognizione, punti comando, squadre, psionici

starquest-option-searches = ricognizioni di una stanza
starquest-option-searches-what = Quante ricognizioni si possono fare in una stanza durante una missione: una in tutto, oppure una per ogni squadra.
starquest-option-searches-room = una in tutto
starquest-option-searches-squad = una per squadra
starquest-option-card-price = prezzo di una carta
starquest-option-card-price-what = A chi vanno i 20 punti pagati per una carta ricognizione: alla squadra che la vende, oppure a nessuno.
starquest-option-card-price-seller = a chi vende
starquest-option-card-price-nobody = a nessuno
starquest-option-command-roll = tiro dei punti comando
starquest-option-command-roll-what = Quando si tirano i punti comando: alla fine del proprio turno, oppure all’inizio.
starquest-option-command-roll-end = fine del turno
starquest-option-command-roll-start = inizio del turno
starquest-option-new-target = nuovo bersaglio
starquest-option-new-target-what = L’attaccante può scegliere un altro bersaglio quando il primo ha schivato.
starquest-option-marine-squad = squadra di Space Marines
starquest-option-marine-squad-what = Quante miniature ha una squadra di Space Marines: sei (comandante, due armi leggere e tre pesanti), oppure cinque (comandante e quattro marines, con almeno un’arma pesante e un fucile laser).
starquest-option-marine-squad-six = sei
starquest-option-marine-squad-five = cinque
starquest-option-formation-fee = prezzo della formazione
starquest-option-formation-fee-what = Una squadra terminator o una formazione di vendicatori comincia la missione con −10 punti.
starquest-option-terminator-attacks = due attacchi dei terminator
starquest-option-terminator-attacks-what = Chi in una squadra terminator può sia sparare sia combattere corpo a corpo: tutti tranne il bibliotecario, oppure solo il comandante e i due terminator semplici.
starquest-option-terminator-attacks-squad = tutti tranne il bibliotecario
starquest-option-terminator-attacks-terminators = comandante e terminator
starquest-option-governor-wounds = ferite del governatore
starquest-option-governor-wounds-what = Quando un governatore Eldar scarta una carta: per ogni punto vita perso, oppure una volta per ogni attacco che lo ferisce.
starquest-option-governor-wounds-point = per punto vita
starquest-option-governor-wounds-attack = per attacco
starquest-option-avenger-saves = tiri salvezza dei vendicatori
starquest-option-avenger-saves-what = Come si salvano i vendicatori: un dado rosso per ogni punto vita; un dado che annulla l’intero attacco; oppure un dado per ogni punto vita, ma solo per i guerrieri.
starquest-option-avenger-saves-point = per punto vita
starquest-option-avenger-saves-attack = per attacco
starquest-option-avenger-saves-warriors = solo i guerrieri
starquest-option-capped-saves = tiri salvezza limitati
starquest-option-capped-saves-what = Un vendicatore non può fare più tiri salvezza di quanti punti vita e carte gli restano.
starquest-option-legion-leader = leader della Legione
starquest-option-legion-leader-what = Chi guida la Legione dei Dannati: Karak o Dominic.
starquest-option-legion-leader-karak = Karak
starquest-option-legion-leader-dominic = Dominic
starquest-option-psionic-price = prezzo di uno psionico
starquest-option-psionic-price-what = Quando si pagano i due Sigilli per uno psionico: una volta, quando si unisce alla squadra, oppure a ogni missione.
starquest-option-psionic-price-once = una volta
starquest-option-psionic-price-mission = ogni missione
starquest-option-psychic-deck = carte psichiche
starquest-option-psychic-deck-what = Da dove gli psionici scelgono le carte: ognuno da un mazzo suo, oppure tutti da un solo mazzo, in ordine di turno.
starquest-option-psychic-deck-own = un mazzo ciascuno
starquest-option-psychic-deck-common = un solo mazzo
starquest-option-art-cycle = studio di un’arte
starquest-option-art-cycle-what = Quando un’arte psichica è completa: con quattro sue carte, oppure con le quattro carte in più dei gradi da 2 a 5, di qualunque arte se finiscono.
starquest-option-art-cycle-four = quattro carte
starquest-option-art-cycle-extra = quattro carte in più
starquest-option-psionic-heir = successore di uno psionico
starquest-option-psionic-heir-what = Con quale grado comincia il successore di uno psionico morto: lo stesso, arte compresa, oppure il più basso.
starquest-option-psionic-heir-rank = lo stesso grado
starquest-option-psionic-heir-novice = il grado più basso

## Armi

starquest-option-extra-heavy = armi extra-pesanti
starquest-option-extra-heavy-what = Chi può portare armi extra-pesanti: le squadre terminator e il rinforzo del Tenente, oppure anche le squadre di Space Marines normali.
starquest-option-extra-heavy-terminators = i terminator
starquest-option-extra-heavy-everyone = ogni squadra di Space Marines
starquest-option-area-screening = riparo dentro un’area
starquest-option-area-screening-what = Le miniature dentro un’area di quattro caselle si riparano a vicenda.
starquest-option-flame-area = caselle in fiamme
starquest-option-flame-area-what = Che cosa brucia dopo un colpo di lanciafiamme: ogni casella che ha raggiunto, oppure solo la casella bersaglio.
starquest-option-flame-area-blast = ogni casella raggiunta
starquest-option-flame-area-target = solo il bersaglio
starquest-option-flame-attacks = attacchi delle fiamme
starquest-option-flame-attacks-what = Quante volte le fiamme attaccano una miniatura che le attraversa: una volta, all’entrata; a ogni casella in fiamme; oppure a ogni casella in fiamme e anche all’uscita.
starquest-option-flame-attacks-once = una volta
starquest-option-flame-attacks-square = ogni casella
starquest-option-flame-attacks-leaving = anche all’uscita
starquest-option-tarantula-squares = misura della tarantola
starquest-option-tarantula-squares-what = Quante caselle occupa la macchina da sola: due, con il cannoniere dietro, oppure tre, con il cannoniere sull’ultima.
starquest-option-tarantula-squares-two = due
starquest-option-tarantula-squares-three = tre
starquest-option-eldar-laser-dice = cannone laser Eldar
starquest-option-eldar-laser-dice-what = Quanti dadi rossi tira ogni colpo del cannone laser Eldar: 2 oppure 1.
starquest-option-eldar-laser-together = colpi Eldar concentrati
starquest-option-eldar-laser-together-what = Che cosa tirano i due colpi del cannone laser Eldar sulla stessa area: tutti i loro dadi, oppure due dadi in tutto.
starquest-option-eldar-laser-together-added = tutti i dadi
starquest-option-eldar-laser-together-two = due dadi

## Alieni, Dreadnought, oggetti

starquest-option-event-draw = pesca degli eventi
starquest-option-event-draw-what = Quando si pescano le carte evento alieno: ogni giocatore all’inizio del proprio turno, oppure entrambi all’inizio del primo turno alieno del round.
starquest-option-event-draw-each = nel proprio turno
starquest-option-event-draw-first = al primo turno alieno
starquest-option-event-ward = riparo dagli eventi
starquest-option-event-ward-what = Una volta per missione una squadra può cedere una carta equipaggiamento coperta perché un evento appena pescato non la tocchi.
starquest-option-destroyed-vent = segnalino sul condotto distrutto
starquest-option-destroyed-vent-what = Che fine fa il segnalino in attesa su un condotto quando il condotto è distrutto: torna in riserva, oppure è perso.
starquest-option-destroyed-vent-supply = torna in riserva
starquest-option-destroyed-vent-lost = perso
starquest-option-alien-split = movimento diviso degli alieni
starquest-option-alien-split-what = Gli alieni con armi leggere possono muovere, sparare e continuare a muovere.
starquest-option-reinforcements-enter = ingresso dei rinforzi
starquest-option-reinforcements-enter-what = Come entrano i rinforzi alieni: come segnalini coperti, oppure subito come miniature.
starquest-option-reinforcements-enter-hidden = coperti
starquest-option-reinforcements-enter-shown = come miniature
starquest-option-early-duty = rinforzi anticipati
starquest-option-early-duty-what = Un giocatore alieno senza nulla sul tabellone deve far entrare rinforzi anche prima che sia sondato il primo tabellone.
starquest-option-dreadnought-loss = danni ai Dreadnought
starquest-option-dreadnought-loss-what = Che cosa perde un Dreadnought colpito: un punto vita per ogni punto oltre l’armatura, oppure un solo punto vita per attacco.
starquest-option-dreadnought-loss-points = ogni punto
starquest-option-dreadnought-loss-one = uno per attacco
starquest-option-weapon-points = punti per le armi
starquest-option-weapon-points-what = Un’arma distrutta a un Dreadnought vale 5 punti.
starquest-option-dreadnought-arcs = vista dei Dreadnought
starquest-option-dreadnought-arcs-what = Dove vede e spara un Dreadnought: tutto intorno, oppure negli archi normali davanti a sé.
starquest-option-dreadnought-arcs-round = tutto intorno
starquest-option-dreadnought-arcs-facing = secondo l’orientamento
starquest-option-pick-up = raccogliere oggetti
starquest-option-pick-up-what = Da dove si raccoglie un oggetto: dalla sua casella, oppure da una casella accanto; allora gli oggetti bloccano il movimento.
starquest-option-pick-up-square = dalla sua casella
starquest-option-pick-up-adjacent = da una casella accanto
starquest-option-carrier-melee = corpo a corpo di chi trasporta
starquest-option-carrier-melee-what = Che cosa si dimezza quando combatte una miniatura che ne trasporta un’altra: il totale tirato, oppure il numero di dadi.
starquest-option-carrier-melee-total = il totale
starquest-option-carrier-melee-dice = i dadi

## Alleanze, onorificenze, fine, posti

starquest-option-hybrids-apart = ibridi senza alleati
starquest-option-hybrids-apart-what = Le alleanze escludono gli ibridi, come escludono i ladri genetici.
starquest-option-deal-alliance = alleanza per scambio
starquest-option-deal-alliance-what = Quanto dura l’alleanza creata da uno scambio di carte: la missione, o finché non si scioglie, oppure solo il momento dello scambio.
starquest-option-deal-alliance-lasting = per la missione
starquest-option-deal-alliance-moment = per il momento
starquest-option-tied-winners = vincitori a pari merito
starquest-option-tied-winners-what = Chi riceve i due Sigilli del vincitore se il primo posto è a pari merito: nessuno, oppure tutti i primi.
starquest-option-tied-winners-nobody = nessuno
starquest-option-tied-winners-all = tutti
starquest-option-promotion-seals = Sigilli della promozione
starquest-option-promotion-seals-what = Che fine fanno i quattro Sigilli di una promozione: si cedono, oppure restano, e ogni quarto Sigillo guadagnato promuove.
starquest-option-promotion-seals-spent = ceduti
starquest-option-promotion-seals-kept = conservati
starquest-option-reinforcement-ranks = gradi dei rinforzi
starquest-option-reinforcement-ranks-what = Quali rinforzi può comprare una squadra: quelli del suo grado e dei gradi inferiori, oppure solo quello del suo grado.
starquest-option-reinforcement-ranks-any = fino al suo grado
starquest-option-reinforcement-ranks-present = solo il suo grado
starquest-option-chaos-cards = carte di grado del Caos
starquest-option-chaos-cards-what = Come il Caos usa le carte evento del suo grado: pescate prima della missione e tenute segrete, oppure come pescate in più, giocate subito.
starquest-option-chaos-cards-held = tenute segrete
starquest-option-chaos-cards-drawn = pescate in gioco
starquest-option-rite-limit = numero di riti
starquest-option-rite-limit-what = Quante volte il Culto può usare un rito: una volta nel turno di ogni giocatore, oppure una volta per round.
starquest-option-rite-limit-turn = uno per turno
starquest-option-rite-limit-round = uno per round
starquest-option-coming-back = ritorno
starquest-option-coming-back-what = Una miniatura uscita dal tabellone può tornare in un turno successivo.
starquest-option-left-aboard = rimasti a bordo
starquest-option-left-aboard-what = Che fine fanno le miniature delle squadre ancora a bordo alla fine: sopravvivono, oppure sono perse e gli alieni ne segnano i punti.
starquest-option-left-aboard-survive = sopravvivono
starquest-option-left-aboard-lost = sono perse
starquest-option-scaled-tokens = segnalini in proporzione
starquest-option-scaled-tokens-what = I blip e i rinforzi alieni diminuiscono con il numero delle squadre.
starquest-option-card-windows = finestre per le carte
starquest-option-card-windows-what = Quando il tavolo aspetta che si giochi una carta: per ogni carta nascosta che potrebbe contare, oppure solo per le carte che tutti vedono.
starquest-option-card-windows-hidden = anche carte nascoste
starquest-option-card-windows-public = solo carte pubbliche
