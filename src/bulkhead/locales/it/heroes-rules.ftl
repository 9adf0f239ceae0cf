### Heroes: il regolamento consultabile, un messaggio per ogni clausola.
### Il valore è la regola come serve a chi gioca, con la lettura predefinita e le opzioni. `.title` è il titolo,
### `.ruling` dice come leggiamo ciò che i libretti lasciano aperto, `.example` mostra la regola all’opera.
### Ogni valore sta su una sola riga, perché Fluent terrebbe l’a capo come parte del testo.
### Le opzioni si dicono a parole, mai come si digitano.

## Il campo di battaglia

heroes-chapter-board = Il campo di battaglia

H-BOARD-1 = Il campo di battaglia è una griglia di cinque colonne, formata da due metà. Una è tua, l’altra è del tuo avversario.
    .title = Cinque colonne, due metà

H-BOARD-2 = Ogni metà ha quattro righe, se al tavolo non si decide altrimenti: un’opzione ne permette da 3 a 6. Con quattro righe una colonna conta otto spazi, dal tuo spazio di schieramento a quello dell’avversario.
    .title = Le righe di ogni metà
    .ruling = I libretti mostrano il numero di righe solo in una figura; poiché in un loro esempio un eroe è avanzato di tre spazi devono essere almeno tre, e noi giochiamo con quattro.

H-BOARD-3 = L’ultima riga della tua metà contiene i tuoi cinque spazi di schieramento, numerati da 1 a 5 dalla tua sinistra alla tua destra. Le due metà hanno la stessa stampa, ma una è capovolta: la tua colonna 1 è la colonna 5 dell’avversario. Il numero di colonna di un eroe è sempre quello del suo spazio di schieramento, contato dal suo proprietario.
    .title = Spazi di schieramento e colonne
    .example = Il tuo eroe nella tua colonna 2 ha di fronte l’eroe nemico che l’avversario ha schierato nella propria colonna 4.

H-BOARD-4 = Uno spazio non contiene mai più di un eroe. Vale durante lo schieramento e in ogni momento successivo.
    .title = Un eroe per spazio

## Le armate

heroes-chapter-armies = Le armate

H-ARMY-1 = La tua armata è composta da cinque eroi scelti dall’elenco. I due giocatori scelgono prima che una delle due scelte venga mostrata. Se un’opzione indica quali eroi possiedi, almeno cinque, scegli solo tra quelli.
    .title = La scelta dei cinque eroi
    .ruling = I libretti non dicono se puoi vedere l’altra armata prima di scegliere; qui le due scelte restano nascoste finché non sono fatte entrambe.

H-ARMY-2 = Lo stesso eroe può trovarsi in entrambe le armate, perché servono dieci eroi e l’elenco ne ha nove. Nella stessa armata un eroe compare al massimo una volta. In opzione: un’armata può avere più volte lo stesso eroe.
    .title = Due volte lo stesso eroe
    .ruling = I libretti non dicono se un’armata può avere due copie di un eroe; lo ammettiamo solo come opzione.

H-ARMY-3 = Gli eroi dell’armata avversaria sono per te eroi nemici, e i tuoi lo sono per il tuo avversario. Quando una regola parla di un eroe nemico, non intende mai uno dei tuoi.
    .title = Eroi nemici

## Lo schieramento

heroes-chapter-set-up = Lo schieramento

H-SETUP-1 = I giocatori schierano a turno un eroe alla volta in uno spazio numerato libero della propria metà, finché le due armate sono al completo. Comincia il giocatore che ha aggiunto più di recente un eroe alla propria collezione. Un’opzione indica chi è; se manca, decide la sorte.
    .title = Schierare le armate
    .ruling = I libretti lasciano ai giocatori il compito di sapere chi ha ampliato la collezione più di recente; lo si indica al gioco, oppure decide la sorte.

H-SETUP-2 = Il primo turno è del giocatore che finisce prima di schierare. Dato che si schiera a turno, è quello che ha schierato il primo eroe.
    .title = Chi comincia

## I tiri Battaglia

heroes-chapter-battle-rolls = I tiri Battaglia

H-ROLL-1 = Ogni turno comincia con un tiro Battaglia di tutti e sei i dadi. Non puoi saltarlo.
    .title = Si comincia con sei dadi

H-ROLL-2 = I tiri vincenti sono quattro. Un Sei Fortunato è un 6, un Doppio Sei è una coppia di 6. Un Tris è formato da tre dadi uguali da 1 a 5. Una Scala è formata da tre, quattro o cinque numeri consecutivi da 1 a 5.
    .title = I tiri vincenti
    .example = In 6-6-2-2-2-4 valgono i due 6, come Doppio Sei o come due Sei Fortunati, e i 2 sono un Tris. Il 4 non vale nulla.

H-ROLL-3 = Un 6 non fa mai parte di un Tris né di una Scala. Vale soltanto come Sei Fortunato o in un Doppio Sei.
    .title = I 6 fanno storia a sé
    .example = 4-5-6 non è una Scala. Nemmeno 6-6-6 è un Tris: sono tre Sei Fortunati, oppure un Doppio Sei e un Sei Fortunato.

H-ROLL-4 = Se una Scala ha più di tre dadi, decidi tu quanta prenderne: qualsiasi sequenza di almeno tre numeri. I dadi che lasci fuori non sono messi da parte e si possono tirare di nuovo.
    .title = Prendere parte di una Scala
    .example = Da 2-3-4-5 puoi prendere 2-3-4, oppure 3-4-5, oppure tutti e quattro i dadi.

H-ROLL-5 = Un dado appartiene al massimo a un tiro vincente. Quattro o cinque dadi uguali da 1 a 5 contengono un solo Tris, sei ne contengono due. Sei dadi possono contenere due Scale, se ciascuna usa dadi propri.
    .title = Nessun dado vale due volte
    .example = 1-2-3-3-4-5 contiene due Scale, 1-2-3 e 3-4-5. I cinque dadi 1-1-1-2-3 contengono un Tris o una Scala, ma non entrambi.

H-ROLL-6 = Due 6 sono un Doppio Sei o due Sei Fortunati: lo dichiari quando li metti da parte e non si cambia più. I 6 messi da parte dopo tiri diversi non si uniscono mai. Un 6 che lasci sul tavolo può fare coppia con un 6 tirato più tardi.
    .title = Doppio Sei o due Sei Fortunati
    .example = Metti da parte un 6 come Sei Fortunato, rischi e tiri un altro 6: può essere solo un secondo Sei Fortunato. Se avessi messo da parte altro lasciando il primo 6 sul tavolo, ora i due potrebbero essere un Doppio Sei.

H-ROLL-7 = Dopo un tiro con almeno un tiro vincente ne metti da parte uno o più, non per forza tutti. I dadi messi da parte non rientrano in gioco in questo turno.
    .title = Mettere da parte i dadi

## Rischiare

heroes-chapter-pushing = Rischiare

H-PUSH-1 = Quando hai messo da parte qualcosa, scegli: rischiare con un altro tiro Battaglia o svolgere le tue Azioni Belliche. Finché ti restano dadi, scegli di nuovo dopo ogni tiro riuscito.
    .title = Rischiare o agire

H-PUSH-2 = Per un nuovo tiro Battaglia scegli quali dei dadi non messi da parte tirare di nuovo, almeno uno. Gli altri restano come sono e fanno parte del nuovo tiro.
    .title = Dadi tirati e dadi lasciati
    .ruling = I libretti permettono di lasciare dei dadi come sono, ma non dicono quanti tirarne; chiediamo che sia almeno uno.
    .example = Ti restano 2, 3 e 5. Lasci il 2 e il 3 e tiri solo il terzo dado: con 1 o 4 hai una Scala, con 6 un Sei Fortunato, con qualsiasi altro numero fallisci.

H-PUSH-3 = Il nuovo tiro deve darti un nuovo tiro vincente, cioè uno con almeno un dado appena tirato; i dadi uguali sono intercambiabili. Dei tiri vincenti che ora metti da parte con i precedenti almeno uno deve essere nuovo, mentre gli altri possono stare per intero nei dadi lasciati. In opzione: i dadi lasciati valgono anche da soli. Altra opzione: ogni tiro vincente messo da parte deve essere nuovo.
    .title = Serve un nuovo tiro vincente
    .ruling = I libretti non dicono che cosa rende nuovo un tiro vincente; se bastassero i dadi lasciati, chi rischia non rischierebbe nulla, perciò chiediamo almeno un dado appena tirato.
    .example = Hai lasciato 2-2-2 e tiri un dado. Con 5 fallisci; con 6 hai un nuovo Sei Fortunato e insieme puoi mettere da parte anche 2-2-2; con 2 hai un nuovo Tris. Se lasci 1-2-3-4 e tiri un dado, non puoi fallire.

H-BUST-1 = Se un tiro Battaglia non ti dà un tiro vincente (dopo aver rischiato, uno nuovo), hai fallito. Perdi tutto ciò che hai messo da parte in questo turno, il tuo turno finisce e comincia quello dell’avversario. I movimenti fatti nei turni precedenti restano, compresi quelli di un turno appena concluso con il massimo.
    .title = Quando fallisci
    .example = Hai messo da parte un Tris e un Sei Fortunato, rischi con gli ultimi due dadi e tiri 2 e 5. Perdi entrambi i tiri vincenti e non svolgi alcuna Azione Bellica.

H-ALLOUT-1 = Quando tutti e sei i dadi sono stati messi da parte, non importa in quanti tiri, ottieni il massimo. Svolgi subito le tue Azioni Belliche, poi giochi un altro turno completo al posto dell’avversario.
    .title = Ottenere il massimo
    .example = Metti da parte 1-2-3, rischi con tre dadi e tiri 6-6-4, metti da parte il Doppio Sei, rischi con l’ultimo dado e tiri 6. Messo da parte anche questo Sei Fortunato, hai tre Azioni Belliche e poi un altro turno.

H-ALLOUT-2 = Puoi ottenere di nuovo il massimo nel turno extra, e ancora in quello dopo. Non c’è limite.
    .title = Il massimo più volte

## Le Azioni Belliche

heroes-chapter-battle-actions = Le Azioni Belliche

H-ACT-1 = Ogni tiro vincente messo da parte paga un’Azione Bellica. Quando hai finito le azioni, il tuo turno termina.
    .title = Un tiro vincente, un’azione

H-ACT-2 = Svolgi le azioni nell’ordine che vuoi e nessuna è obbligatoria. Uno stesso eroe può svolgerne più d’una. Conosci l’esito di un’azione prima di scegliere la successiva.
    .title = L’ordine delle azioni
    .ruling = I libretti non fissano un ordine e non dicono se si può rinunciare a un’azione o agire due volte con lo stesso eroe; lasciamo tutto a te.

H-ACT-3 = Un tiro vincente paga la sua azione dell’armatura Terminator oppure l’azione da equipaggiamento di un solo eroe la cui carta lo richiede. Non le paga mai entrambe.
    .title = Armatura o equipaggiamento
    .example = Con un Doppio Sei puoi muovere uno dei tuoi eroi, oppure usare una carta che costa un Doppio Sei. Per fare entrambe le cose te ne servono due.

## I movimenti

heroes-chapter-moves = I movimenti

H-MOVE-1 = Con un movimento un eroe avanza di uno spazio, in direzione degli spazi di schieramento nemici. L’eroe resta sempre nella propria colonna.
    .title = Uno spazio in avanti

H-MOVE-2 = Un eroe non può entrare in uno spazio che ne contiene un altro, né oltrepassarlo. I movimenti in diagonale non esistono.
    .title = Eroi bloccati

H-MOVE-3 = Le tue azioni muovono solo eroi della tua armata. Muovere è sempre facoltativo, eroe per eroe.
    .title = Solo i tuoi eroi
    .ruling = I libretti non dicono se un eroe che può muoversi è tenuto a farlo; qui non lo è mai.

## Gli attacchi

heroes-chapter-attacks = Gli attacchi

H-ATK-1 = Un eroe attaccato si ritira di uno spazio verso il suo spazio di schieramento, nella propria colonna. Lo spazio alle sue spalle è sempre libero, quindi nulla può impedire la ritirata.
    .title = Ritirarsi di uno spazio

H-ATK-2 = Un attacco contro un eroe nel suo spazio di schieramento non ha effetto, e non si effettua alcun tiro salvezza. Puoi comunque dichiararlo.
    .title = Bersaglio nello spazio di schieramento
    .ruling = I libretti dicono che questo attacco non ha effetto, ma non se lo si può dichiarare; puoi farlo.

H-ATK-3 = Un eroe nel suo spazio di schieramento non può usare un’azione per attaccare. Vale per l’attacco dell’armatura come per abbattere, falciare e sparare.
    .title = Nessun attacco dallo schieramento

H-SAVE-1 = Ogni volta che un eroe in armatura Terminator viene attaccato, il suo proprietario tira un dado: con 4 o più l’eroe resta dov’è. Questo tiro salvezza vale contro ogni attacco, anche contro abbattere e contro chi falcia dalla sua stessa parte.
    .title = Il tiro salvezza dell’armatura
    .ruling = I libretti non fanno eccezioni per abbattere o per chi falcia i propri compagni; il tiro salvezza si effettua in entrambi i casi.

## L’armatura Terminator

heroes-chapter-terminator-armour = L’armatura Terminator

H-TERM-1 = Con un Sei Fortunato uno dei tuoi eroi attacca l’eroe nemico adiacente nella sua colonna. È il tuo eroe che attacca, quindi non può farlo dal suo spazio di schieramento.
    .title = Sei Fortunato: attacco
    .ruling = I libretti non dicono chi compie questo attacco; per noi è il tuo eroe adiacente al bersaglio, perciò vale anche per lui il divieto di attaccare dallo spazio di schieramento.

H-TERM-2 = Con un Doppio Sei muovi uno dei tuoi eroi di uno spazio. Scegli tu quale.
    .title = Doppio Sei: un movimento

H-TERM-3 = Con un Tris muovi di due spazi il tuo eroe nella colonna con quel numero. Sono due movimenti di uno spazio: se solo uno è libero, l’eroe ne fa uno.
    .title = Tris: due movimenti
    .ruling = I libretti non dicono che cosa accade se solo il primo dei due spazi è libero; contiamo due movimenti distinti, quindi il primo si può fare comunque.
    .example = Con 2-2-2 il tuo eroe nella colonna 2 si muove di due spazi. Se tra lui e l’eroe nemico c’è un solo spazio vuoto, si muove di uno.

H-TERM-4 = Con una Scala muovi di uno spazio ciascuno dei tuoi eroi nelle colonne con i suoi numeri, nell’ordine che vuoi. Un eroe bloccato resta fermo e gli altri si muovono lo stesso.
    .title = Scala: un movimento ciascuno
    .example = Paghi con 2-3-4-5 e il tuo eroe nella colonna 3 è bloccato. Quelli nelle colonne 2, 4 e 5 si muovono comunque di uno spazio ciascuno.

## L’equipaggiamento

heroes-chapter-equipment = L’equipaggiamento

H-EQ-1 = La carta di un eroe indica il suo equipaggiamento. Una regola speciale (vox prioritario, ispirare, scudo) vale sempre e non costa nulla. Un’azione da equipaggiamento (abbattere, falciare, sparare) costa il tiro vincente indicato sulla carta e ha la gittata indicata sulla carta. Un Doppio Sei non vale come Sei Fortunato, né viceversa.
    .title = Regole speciali e azioni da equipaggiamento
    .ruling = I libretti non dicono se un tipo di sei può fare le veci dell’altro; non può.

H-EQ-2 = Una carta che chiede una Scala o un Tris accetta l’una o l’altro. I numeri ottenuti non contano.
    .title = Scala o Tris
    .example = Questa carta si paga tanto con 1-1-1 quanto con 2-3-4-5, in qualunque colonna si trovi il suo eroe.

H-RANGE-1 = In mischia si raggiunge lo spazio subito davanti o subito dietro l’eroe, con gittata corta ogni spazio della sua colonna, con gittata media ogni spazio della sua colonna o di una vicina, con gittata lunga qualsiasi spazio. La gittata si misura dall’eroe che agisce, sulle colonne come stanno sul campo, e nulla la blocca. Corta, media e lunga comprendono lo spazio dell’eroe stesso.
    .title = Le quattro gittate
    .ruling = I libretti non dicono da dove si misura la gittata, se gli eroi la bloccano e se comprende il proprio spazio; contiamo dall’eroe che agisce, nulla la blocca e tutte tranne la mischia comprendono il suo spazio.
    .example = Dalla tua colonna 2 un eroe con gittata media può scegliere qualsiasi spazio delle tue colonne 1, 2 e 3, anche oltre altri eroi. In mischia ha al massimo due spazi.

H-SHOOT-1 = Attacchi un eroe nemico in uno spazio a tua scelta entro la gittata. Se il suo tiro salvezza non riesce, si ritira di uno spazio.
    .title = Sparare: un eroe nemico

H-CUT-1 = Attacchi un eroe nemico in uno spazio a tua scelta entro la gittata. Se il suo tiro salvezza non riesce, non si ritira di uno spazio ma fino al suo spazio di schieramento.
    .title = Abbattere: fino allo schieramento
    .example = Un eroe nemico avanzato di cinque spazi non supera il tiro salvezza: torna indietro di tutti e cinque, e il punteggio del suo proprietario cala di conseguenza.

H-SCYTHE-1 = Scegli uno spazio entro la gittata, vuoto o no, e attacchi tutti gli eroi che vi si trovano o sono nella sua riga, su tutte e cinque le colonne. Anche i tuoi eroi sono colpiti, ma mai quello che agisce, e ogni bersaglio effettua il proprio tiro salvezza. In opzione: sono attaccati solo gli eroi nemici. Altra opzione: si falcia la colonna dello spazio scelto invece della sua riga.
    .title = Falciare: una riga intera
    .ruling = Tre libretti parlano di riga e solo quello italiano di colonna, che farebbe di falciare uno sparare più caro, perciò si gioca la riga; nessuno qui dice «nemico», quindi sono colpiti anche gli amici, tranne l’eroe che agisce.
    .example = Nella riga dello spazio scelto ci sono due eroi nemici, uno dei tuoi e l’eroe che falcia. I primi tre sono attaccati e ciascuno effettua il proprio tiro salvezza; chi falcia è risparmiato.

H-VOX-1 = Ogni volta che questo eroe potrebbe fare un movimento, puoi farlo fare invece a un altro eroe della tua armata. Vale per ogni singolo spazio: puoi cedere l’uno o l’altro movimento di un Tris, e un eroe della stessa Scala può riceverne uno oltre al proprio. L’eroe che lo riceve si muove nella propria colonna, deve poterlo fare e non lo cede a sua volta. Un eroe bloccato non ha movimenti da cedere, a meno che un’opzione del tavolo lo permetta.
    .title = Vox prioritario: cedere i movimenti
    .ruling = I libretti non dicono quanto si può cedere, né se può farlo un eroe bloccato; si cedono singoli spazi, una volta sola, e soltanto se l’eroe con il vox avrebbe potuto muoversi.
    .example = Il tuo eroe con il vox è nella colonna 2 e paghi con 1-2-3. Cede il suo movimento al tuo eroe nella colonna 3, che si muove di due spazi se sono entrambi liberi.

H-INSPIRE-1 = Gli spazi di cui questo eroe è avanzato valgono doppio nel tuo punteggio aggiornato. Valgono doppio anche nei punteggi segnati per un incontro.
    .title = Ispirare: spazi che valgono doppio
    .example = Il tuo eroe che ispira è avanzato di quattro spazi e vale 8. Con altri due avanzati di 2 e di 1, il tuo punteggio aggiornato è 11.

H-SHIELD-1 = Il tiro salvezza di questo eroe è migliore: resta dov’è con 3 o più, mentre agli altri serve 4 o più. Il tiro è comunque uno solo.
    .title = Scudo: un tiro salvezza migliore

## La vittoria

heroes-chapter-winning = La vittoria

H-SCORE-1 = Il tuo punteggio aggiornato è la somma degli spazi percorsi da ciascuno dei tuoi eroi a partire dal suo spazio di schieramento. Sale con i movimenti e scende con le ritirate.
    .title = Punteggio aggiornato
    .example = Eroi avanzati di 5, 3, 2, 1 e 0 spazi danno un punteggio aggiornato di 11.

H-WIN-1 = Alla fine del tuo turno vinci se tre o più dei tuoi eroi sono nella metà dell’avversario e il tuo punteggio aggiornato è più alto del suo: la parità non basta. Si controlla alla fine di ogni tuo turno, anche se hai fallito, e prima del turno extra che segue il massimo. Puoi anche abbandonare in qualsiasi momento: l’intero incontro è allora del tuo avversario.
    .title = Come si vince
    .ruling = I libretti non dicono se contano come fine del turno anche un tiro fallito o un turno seguito da uno extra; contano entrambi. Dell’abbandono non parlano: nessuno è obbligato a continuare.
    .example = Con quattro righe un eroe avanzato di quattro spazi è nell’altra metà. Tre tuoi eroi sono avanzati di 4, 4 e 5 spazi e due sono fermi, quindi hai 13: vinci contro 12, ma non contro 13.

H-WIN-2 = Nessuno vince alla fine del turno dell’altro giocatore. Se in quel momento soddisfi entrambe le condizioni, devi soddisfarle ancora alla fine di un turno tuo.
    .title = Solo nel proprio turno

H-MATCH-1 = Un incontro è una partita singola oppure, in opzione, tre partite. Alla fine di ognuna si segnano i punteggi aggiornati di entrambi, e vince il totale più alto delle tre, chiunque abbia vinto le singole partite. Si giocano tutte e tre e si alterna chi comincia. A totali uguali è pareggio.
    .title = Al meglio dei tre
    .ruling = I libretti non dicono se la terza partita si gioca sempre, chi comincia ogni partita e che cosa accade a totali uguali; si giocano tutte, si alterna l’inizio ed è pareggio.
    .example = Vinci 13 a 11 e 12 a 11, poi perdi 6 a 15. I totali sono 31 e 37: l’incontro è del tuo avversario.

H-LIMIT-1 = Una partita ancora aperta al limite di turni è un pareggio, e il gioco te lo dice. Il limite è di 500 turni, se un’opzione non ne fissa un altro, e ogni turno conta, compresi quelli extra. Dove serve un numero, un pareggio vale mezza vittoria.
    .title = Il limite di turni
    .ruling = I libretti non hanno questo limite; serve perché ci sono posizioni che nessuno può vincere, come tre eroi bloccati contro due quando uno di quelli che li bloccano ispira.
