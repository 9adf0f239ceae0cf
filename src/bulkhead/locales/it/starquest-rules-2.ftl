### Starquest: il riferimento delle regole, seconda parte, un messaggio per clausola.
### Il valore è la regola come si gioca qui, opzioni comprese. `.title` è il titolo, `.ruling` dice che cosa il manuale
### lascia aperto e come lo leggiamo. Le opzioni si dicono a parole, mai come si digitano.
### Ogni valore sta su una riga sola, perché Fluent conserverebbe l’a capo nel testo.

## La ricognizione

starquest-chapter-reconnaissance = La ricognizione

SQ-RECON-01 = Una miniatura dei Marines, degli Eldar o della Legione con tutta la base in una stanza può fare una ricognizione: peschi una carta ricognizione. Nei corridoi non si può; la mappa indica quali caselle sono stanze.
    .title = La ricognizione in una stanza
    .ruling = Il manuale non dice che cosa sia una stanza: le segna la mappa, e la base deve starci tutta.

SQ-RECON-02 = Ogni squadra fa al massimo una ricognizione in ciascuno dei suoi turni, con qualunque miniatura.
    .title = Una ricognizione per turno

SQ-RECON-03 = In ogni stanza si fa una sola ricognizione in tutta la missione, chiunque la faccia. In opzione: una per ogni squadra.
    .title = Una ricognizione per stanza
    .ruling = Il manuale non dice se la stanza è esaurita per tutti; qui lo è.

SQ-RECON-04 = Una miniatura che fa una ricognizione non può attaccare in quel turno, né prima né dopo, a meno che la carta pescata lo permetta. Può invece muovere prima e dopo.
    .title = Ricognizione o attacco
    .ruling = Il manuale vieta soltanto l’attacco; per noi vale prima e dopo, e il movimento resta libero.

SQ-RECON-05 = Una miniatura che ha fatto una ricognizione non può andare in Overwatch in quel turno.
    .title = Niente Overwatch dopo la ricognizione

SQ-RECON-06 = Puoi farla solo se nessuna miniatura aliena rivelata, di nessuna delle due fazioni aliene, vede la tua miniatura. Un alieno voltato di spalle non la impedisce, e nemmeno i segnalini non rivelati.
    .title = Lontano da occhi alieni
    .ruling = Contiamo l’orientamento e le due fazioni aliene, non i segnalini.

SQ-RECON-07 = Le carte ricognizione non si regalano a un’altra squadra. Passano di mano per 20 punti l’una, che chi compra paga a chi vende; con meno di 20 punti non si può comprare. La vendita è un’alleanza, come ogni scambio di carte. In opzione: i 20 punti non vanno a nessuno.
    .title = Vendere una carta
    .ruling = Il manuale dice il prezzo ma non chi lo riceve; qui è il venditore.

SQ-RECON-08 = Durante la missione puoi tenere segrete le tue carte ricognizione. Alla fine tutti mostrano le proprie.
    .title = Segrete fino alla fine

SQ-RECON-09 = Le carte non usate si possono tenere per la missione successiva, tranne le missioni segrete e le carte con effetto prolungato.
    .title = Conservare le carte

SQ-RECON-10 = Ogni missione segreta non compiuta costa alla fine 10 punti a chi la possiede, anche sotto lo zero. Una carta venduta conta per l’ultimo che l’ha in mano.
    .title = Missioni segrete fallite
    .ruling = Il manuale non parla di carte vendute né di debiti; paga l’ultimo possessore e i punti possono andare in negativo.

SQ-RECON-11 = Quando il mazzo finisce si rimescolano gli scarti. Se mancano anche quelli nessuno può fare ricognizioni, e le stanze restano come sono.
    .title = Il mazzo finito
    .ruling = Il manuale tace sul mazzo finito.

SQ-RECON-12 = La ricognizione di una stanza è fatta appena si pesca la carta, anche se poi la miniatura muore. In una stanza in fiamme si può fare da una casella che non brucia.
    .title = Quando la ricognizione è fatta
    .ruling = Il manuale non tratta questi casi.

## I punti comando

starquest-chapter-command-points = I punti comando

SQ-CMD-01 = Alla fine di ogni tuo turno, se giochi i Marines, gli Eldar o la Legione, puoi tirare un normale dado a sei facce. Il risultato è la tua riserva di punti comando.
    .title = Il tiro di comando

SQ-CMD-02 = Un punto comando è un punto movimento in più. La riserva dura dal tiro all’inizio del tuo turno successivo: la spendi quindi proprio alla fine del tuo turno o nei turni degli altri. In opzione: tiri invece all’inizio del tuo turno.
    .title = Che cosa sono
    .ruling = Il manuale li concede anche nel proprio turno, ma li fa tirare alla fine e li azzera all’inizio del successivo; così valgono tutte e tre le frasi.

SQ-CMD-03 = La riserva è segnata sullo scanner, cala a ogni punto speso e tutti possono vederla.
    .title = Una riserva pubblica
    .ruling = Che sia pubblica è una nostra lettura.

SQ-CMD-04 = Puoi spendere i punti per qualsiasi tua miniatura e dividerli come vuoi, tra due azioni di chiunque ma mai nel mezzo di un tiro. Costi e divieti sono quelli soliti per svolte, passi indietro, porte, tabelloni nuovi e fiamme, e questi movimenti possono provocare il fuoco in Overwatch.
    .title = Chiunque, in ogni momento
    .ruling = Il manuale dice in ogni momento; per noi vuol dire tra due azioni singole qualsiasi.

SQ-CMD-05 = Puoi spenderli anche quando un attacco contro di te è dichiarato e i dadi non sono ancora tirati. Se il bersaglio singolo non è più in linea di fuoco, o non è più di fronte nel corpo a corpo, l’attacco fallisce ed è speso. La mira su una casella, una linea o un’area resta dov’era. In opzione: l’attaccante può scegliere un nuovo bersaglio.
    .title = Schivare
    .ruling = Il manuale permette di sfuggire all’attacco ma non dice che fine fa l’attacco.

SQ-CMD-06 = Ciò che avanza torna a zero all’inizio del tuo turno successivo. Un nuovo tiro non si somma mai alla vecchia riserva.
    .title = Non si accumulano

SQ-CMD-07 = Se il tuo leader viene ucciso perdi subito la riserva e non tiri più per tutta la missione. Per gli Eldar conta lo stregone, dove c’è; per la Legione il suo leader.
    .title = Senza leader niente punti
    .ruling = Il manuale non parla dei punti in riserva, né di chi guida vendicatori e Legione.

SQ-CMD-08 = I giocatori alieni non hanno punti comando.
    .title = Non per gli alieni
    .ruling = Il manuale nomina soltanto le squadre.

SQ-CMD-09 = Il gioco non ti interroga a ogni passo. Se hai punti puoi chiedere di interrompere quando vuoi: prima della prossima azione di chiunque hai una finestra e spendi quanto vuoi. Più richieste vanno in ordine di turno dopo il giocatore di turno; una richiesta fatta durante un attacco ne aspetta la fine. Puoi anche impostare interruzioni automatiche: un nemico entra in vista o a una certa distanza da una miniatura, un nemico finisce di agire, il turno di qualcuno comincia o finisce. Nessuno vede richieste e interruzioni automatiche prima che abbiano effetto.
    .title = Interrompere
    .ruling = In ogni momento vorrebbe dire una domanda a ogni passo; interrompere dà la stessa libertà senza domande.

SQ-CMD-10 = Fuori dalla propria attivazione una miniatura può fare una svolta gratuita, aprire una porta, posare o scambiare qualcosa solo dentro un movimento di comando che spende almeno 1 punto. Raccogliere, caricare e scaricare costano punti come i punti movimento. Niente attacchi, ricognizioni o carte. Uscire dall’Overwatch è sempre gratuito.
    .title = Azioni gratuite fuori turno
    .ruling = Il manuale non combina le azioni gratuite con i punti comando.

SQ-CMD-11 = Prima si dichiarano attaccante, arma, mira e numero di tiri concentrati. Poi ogni giocatore che ha punti, una miniatura sotto la mira dichiarata (per il cannone d’assalto, una qualsiasi in linea di fuoco) e un modo di spendere un punto ha una finestra, in ordine di turno. Dopo: se l’attaccante è morto non succede nulla; se il bersaglio singolo è sfuggito, quel solo tiro è speso; il cannone d’assalto si divide tra le miniature che sono in linea di fuoco adesso; caselle, linee e aree colpiscono le miniature che vi si trovano adesso. Una miniatura che entra nella linea blocca un tiro singolo e non ne diventa il bersaglio. Le fiamme in cui si entra non sono dichiarate e non si possono schivare.
    .title = La finestra per schivare
    .ruling = Il manuale non dà una procedura per sfuggire a un attacco.

SQ-CMD-12 = Se il tuo leader muore mentre spendi punti, il passo in corso si completa; poi la riserva è zero, le tue finestre si chiudono e le interruzioni decadono. Un leader uscito dal tabellone non è morto: la squadra conserva punti e tiro.
    .title = Il leader muore mentre si spendono punti
    .ruling = Il manuale non tratta questo momento.

SQ-CMD-13 = Una miniatura che ne trasporta un’altra paga 2 punti per ogni punto movimento. Una tarantola con il cannoniere si può muovere, ma non in un turno in cui ha sparato. A un Dreadnought servono 2 punti insieme per passare una porta. Questi movimenti non contano come movimento del turno: anche un’arma pesante che ha mosso e sparato può ancora schivare.
    .title = Movimenti di comando
    .ruling = Ricavato: un punto comando vale un punto movimento, e chi trasporta li dimezza.

## Le squadre

starquest-chapter-squads = Le squadre

SQ-SQUAD-01 = Sei miniature: un comandante, due marines con arma leggera e tre con arma pesante.
    .title = Una squadra di Space Marines

SQ-SQUAD-02 = Il comandante ha 3 punti vita, ogni altro marine 2.
    .title = Vita dei Marines

SQ-SQUAD-03 = L’elenco delle armi del manuale conta quattro marines oltre al comandante: uno con arma pesante, uno con fucile laser, due a scelta. Noi giochiamo la squadra completa di sei. In opzione: comandante e quattro marines, con almeno un’arma pesante e un fucile laser.
    .title = Sei marines o cinque
    .ruling = I due capitoli del manuale non concordano; la squadra di sei va d’accordo con gli elenchi di Eldar e terminator e soddisfa le due scelte obbligate.

SQ-SQUAD-04 = Un giocatore Marine può schierare una squadra terminator rinunciando a quattro carte equipaggiamento. Le carte ordine restano; con meno di quattro carte equipaggiamento non è possibile. In opzione: una squadra terminator, come una formazione di vendicatori, comincia la missione con −10 punti.
    .title = Schierare i terminator
    .ruling = Il manuale chiede quattro carte e nessun punto; il prezzo è per i tavoli che trovano le formazioni troppo forti.

SQ-SQUAD-05 = Sette miniature: un comandante, due terminator, tre portatori con armi pesanti, extra-pesanti o lanciafiamme in qualsiasi combinazione, e un bibliotecario.
    .title = Una squadra terminator

SQ-SQUAD-06 = Tutti i membri di una squadra terminator tranne il bibliotecario possono sia sparare sia attaccare in corpo a corpo nello stesso turno, una volta ciascuno. I limiti alla divisione del movimento restano: sparare, muovere e poi colpire va bene. In opzione: vale solo per il comandante e i due terminator semplici.
    .title = Sparare e colpire
    .ruling = Il manuale esclude solo il bibliotecario, quindi i portatori sono compresi.

SQ-SQUAD-07 = Ogni membro di una squadra terminator muove fino a 4 caselle e ha valore armatura 3.
    .title = Armatura terminator

SQ-SQUAD-08 = Il comandante ha 3 punti vita, tutti gli altri della squadra 2.
    .title = Vita dei terminator
    .ruling = Il manuale non nomina portatori e bibliotecario; ne hanno 2 anche loro.

SQ-SQUAD-09 = Gli altri valori e le armi dei terminator sono sulle loro schede. Artigli e martello colpiscono anche le due caselle in diagonale davanti. Un terminator con martello e scudo che sta per perdere punti vita tira un dado rosso: il risultato si toglie dai punti con cui l’attacco ha superato la sua armatura.
    .title = Schede dei terminator
    .ruling = Il manuale rimanda a schede che non contiene.

SQ-SQUAD-10 = Sei miniature: un governatore, due Eldar con arma leggera e tre con arma pesante.
    .title = Una squadra Eldar

SQ-SQUAD-11 = Il governatore ha 1 punto vita più le sue carte governatore; ogni altro Eldar ne ha 2.
    .title = Vita degli Eldar

SQ-SQUAD-12 = L’arma leggera degli Eldar è la catapulta shuriken. Quelle pesanti si scelgono tra cannone shuriken, lanciarazzi e cannone laser, non più di due per tipo.
    .title = Armi degli Eldar

SQ-SQUAD-13 = Al posto di molti punti vita il governatore possiede carte. Ognuna gli dà un’abilità o un equipaggiamento, e sono tutte scoperte.
    .title = Le carte governatore

SQ-SQUAD-14 = Per ogni punto vita che dovrebbe perdere, il governatore scarta una carta a scelta. Muore solo se dopo l’ultima carta restano ancora punti vita da perdere. In opzione: una carta per ogni attacco che ferisce, di qualunque entità.
    .title = Carte al posto delle ferite
    .ruling = Il manuale lo conta come 1 punto vita più le carte, dunque una carta vale un punto vita.

SQ-SQUAD-15 = Una carta governatore scartata, con ciò che dava, non si usa più in questa missione.
    .title = Fuori gioco per la missione

SQ-SQUAD-16 = Scartata l’ultima carta al governatore resta 1 punto vita, e la ferita successiva lo uccide.
    .title = Senza carte

SQ-SQUAD-17 = Tra una missione e l’altra il governatore riprende tutte le carte scartate.
    .title = Le carte tornano

SQ-SQUAD-18 = Prima di ogni missione si scelgono cinque delle dieci carte governatore.
    .title = Cinque su dieci

SQ-SQUAD-19 = Ogni governatore porta una spada rinforzata, tre dadi bianchi in corpo a corpo, e una pistola shuriken, che spara due volte per turno con due dadi bianchi ogni volta.
    .title = Le armi del governatore
    .ruling = I dadi vengono dalla scheda, non dal testo del manuale.

SQ-SQUAD-20 = I due colpi si sparano entrambi prima, entrambi dopo o uno prima e uno dopo il movimento, contro uno o due bersagli, e ognuno si risolve da sé. La pistola è un’arma leggera, quindi il governatore può anche dividere il movimento intorno ai colpi.
    .title = Due colpi di pistola
    .ruling = Che la pistola segua le regole delle armi leggere è una nostra lettura.

SQ-SQUAD-21 = Il giocatore Eldar può schierare una formazione di vendicatori rinunciando a quattro carte equipaggiamento.
    .title = Schierare i vendicatori

SQ-SQUAD-22 = Sette miniature: uno stregone, un arlecchino e cinque Eldar, due o tre con arma leggera e gli altri con arma pesante.
    .title = Una formazione di vendicatori

SQ-SQUAD-23 = Quando un vendicatore sta per perdere punti vita puoi tirare un dado rosso per ciascuno; ogni 2 o 3 ne salva uno. Ce l’hanno tutti i membri della formazione, lo stregone prima di scartare carte, e anche i vendicatori che arrivano come rinforzi. In opzione: un dado per attacco, e con 2 o 3 l’attacco è annullato. Altra opzione: solo i guerrieri hanno il tiro salvezza.
    .title = Il tiro salvezza dei vendicatori
    .ruling = Il manuale dice per ogni ferita e non esclude nessuno.

SQ-SQUAD-24 = Lo stregone guida la formazione al posto del governatore: 1 punto vita e cinque delle dieci carte governatore. Gli altri Eldar hanno 2 punti vita.
    .title = Lo stregone
    .ruling = Il manuale non dice chi guida i vendicatori né quante carte ha.

SQ-SQUAD-25 = Gli altri valori e le armi dei vendicatori sono sulle loro schede.
    .title = Schede dei vendicatori

SQ-SQUAD-26 = La Legione schiera cinque dei suoi sette legionari e può cambiarli a ogni missione.
    .title = La Legione dei Dannati

SQ-SQUAD-27 = Karak e il Cardinale Dominic sono sempre tra i cinque. Gli altri tre li scegli tu.
    .title = Karak e Dominic

SQ-SQUAD-28 = Ogni legionario ha 3 punti vita.
    .title = Vita della Legione

SQ-SQUAD-29 = La Legione prende quattro carte equipaggiamento e non usa mai carte ordine.
    .title = Carte della Legione

SQ-SQUAD-30 = Karak guida la Legione. In opzione: la guida Dominic.
    .title = Il leader della Legione
    .ruling = Il manuale non nomina un leader; Karak c’è sempre e non è lo psionico.

SQ-SQUAD-31 = Tira insieme quanti dadi vuoi, fino ai punti con cui l’attacco ha superato il vendicatore, anche oltre la vita rimasta; ogni 2 o 3 ne toglie uno e il resto costa carte o punti vita. Vale contro tiri, corpo a corpo, fiamme, carte e la distruzione di una tarantola (un dado se ferito, tanti quanti i suoi punti vita se eliminato). Non c’è un secondo tiro salvezza sul primo, e per rilanciare serve una carta. In opzione: non più dadi dei punti vita e delle carte rimaste.
    .title = Come si fanno i tiri salvezza
    .ruling = Ogni punto oltre l’armatura è una ferita, quindi i dadi non sono limitati dalla vita rimasta.

## Gli psionici

starquest-chapter-psionics = Gli psionici

SQ-PSI-01 = Una squadra Marine normale può accogliere un bibliotecario per due Sigilli d’Onore. Si paga una volta; resta finché non viene ucciso e non conta come rinforzo. In opzione: il prezzo si paga a ogni missione.
    .title = Assoldare un bibliotecario
    .ruling = Il manuale non dice quante volte si paga.

SQ-PSI-02 = Una squadra terminator ha il suo bibliotecario fin dall’inizio, senza pagare.
    .title = Il bibliotecario dei terminator

SQ-PSI-03 = Una squadra Eldar normale può accogliere un arlecchino per due Sigilli d’Onore.
    .title = Assoldare un arlecchino

SQ-PSI-04 = Una formazione di vendicatori ha il suo arlecchino fin dall’inizio, senza pagare.
    .title = L’arlecchino dei vendicatori

SQ-PSI-05 = Dominic è lo psionico della Legione, e nessun altro può prenderne il posto.
    .title = Il Cardinale Dominic

SQ-PSI-06 = Valori e armi di bibliotecario, arlecchino e Dominic sono sulle loro schede.
    .title = Schede degli psionici

SQ-PSI-07 = All’inizio della missione uno psionico prende quattro delle diciassette carte psichiche, una per ciascuna delle quattro arti. Ogni psionico ha un suo mazzo, perciò due possono prendere la stessa carta. In opzione: un mazzo comune, e si sceglie in ordine di turno.
    .title = Scegliere le carte psichiche
    .ruling = Il manuale non dice se gli psionici condividono lo stesso mazzo.

SQ-PSI-08 = Lo psionico che usa una carta psichica non può fare altro in quel turno, né prima né dopo: nessun movimento, nemmeno una svolta gratuita, nessun attacco, ricognizione o Overwatch, nessuna porta e nessuno scambio, se la carta non dice altrimenti. I punti comando possono ancora muoverlo più tardi.
    .title = Nient’altro in quel turno
    .ruling = Il manuale dice nient’altro; per noi vale anche per ciò che viene prima.

SQ-PSI-09 = In un turno usi al massimo una carta psichica.
    .title = Una per turno

SQ-PSI-10 = Una carta psichica si scarta dopo l’uso e si può scegliere di nuovo per la missione successiva.
    .title = Si consuma
    .ruling = Che torni disponibile è una nostra lettura.

SQ-PSI-11 = Uno psionico che sopravvive a tre missioni di seguito sale di un grado. Contano solo quelle a cui partecipa: restare a casa non interrompe la serie, la morte riporta il conto a zero, e così la promozione.
    .title = Tre missioni di fila
    .ruling = Il manuale non dice se una missione saltata interrompe la serie.

SQ-PSI-12 = Quando uno psionico è promosso, puoi scegliere un’arte psichica da fargli studiare: dalla partita successiva prende una carta in più di quell’arte.
    .title = Un’arte da studiare
    .ruling = Che la carta in più sia dell’arte studiata è una nostra lettura.

SQ-PSI-13 = L’arte scelta resta la stessa finché lo studio non è completo.
    .title = L’arte non si cambia

SQ-PSI-14 = Un’arte è completa quando lo psionico può prenderne quattro carte: quella di base e altre tre, al grado 4. La carta in più seguente viene da un’arte nuova. In opzione: il ciclo sono le quattro carte in più dei gradi da 2 a 5, e se l’arte finisce va bene una carta qualsiasi.
    .title = Un’arte nuova
    .ruling = Il manuale dice che il ciclo è di quattro carte, ma diciassette non bastano a darne cinque a ogni arte.

SQ-PSI-15 = Lexicanum 4 carte, Codicier 5, Epistolary 6, Chief Librarian 7, Master Librarian 8. Arlecchini e Dominic usano la stessa scala.
    .title = I gradi degli psionici
    .ruling = I nomi del manuale sono quelli dei bibliotecari; noi li usiamo per tutti.

SQ-PSI-16 = Alla morte di uno psionico il conto delle missioni torna a zero, mentre grado e arte passano al successore. Un bibliotecario o un arlecchino pagato con i Sigilli va assoldato di nuovo; quelli di una formazione e Dominic tornano nella missione successiva. In opzione: il successore comincia da Lexicanum.
    .title = La morte di uno psionico
    .ruling = Il manuale non dice che cosa costa la sua morte.

## Le armi: comandante e marines

starquest-chapter-marine-weapons = Le armi: comandante e marines

SQ-WPN-01 = Un comandante Marine prende esattamente una di tre combinazioni di armi.
    .title = La scelta del comandante

SQ-WPN-02 = Ascia mortale e pistola laser: forte in corpo a corpo con due dadi rossi, debole nel fuoco con due bianchi.
    .title = Ascia e pistola

SQ-WPN-03 = Il bolter del comandante spara due dadi rossi; in corpo a corpo combatte come un marine qualsiasi, con due bianchi.
    .title = Bolter

SQ-WPN-04 = Spada mortale e guanto mortale: due dadi rossi e due bianchi in corpo a corpo. Questo comandante non può sparare, quindi non ha nemmeno l’Overwatch.
    .title = Spada e guanto

SQ-WPN-05 = L’arma comune dei marines: due dadi bianchi.
    .title = Fucile laser

SQ-WPN-06 = Un marine con il fucile laser può muovere, sparare e usare il resto del movimento.
    .title = Sparare in movimento

## Le armi: armi pesanti dei Marines

starquest-chapter-heavy-weapons = Le armi: armi pesanti dei Marines

SQ-WPN-07 = Cannone d’assalto, fucile al plasma e lanciarazzi, ognuno con il suo modo di sparare.
    .title = Tre armi pesanti

SQ-WPN-08 = I dadi si leggono come sempre, ma un solo tiro può colpire più bersagli.
    .title = Più di un bersaglio

SQ-WPN-09 = Ognuna delle tre spara due dadi rossi.
    .title = Due dadi rossi
    .ruling = Il manuale non dice i dadi del fucile al plasma; due rossi vanno d’accordo con la sua definizione di arma pesante e con l’esempio.

SQ-WPN-10 = Il totale si divide come vuoi tra i bersagli in linea di fuoco.
    .title = Cannone d’assalto: dividere il tiro
    .ruling = Il manuale dice bersagli visibili; per un tiro vuol dire in linea di fuoco.

SQ-WPN-11 = Ogni quota si confronta con l’armatura del suo bersaglio. I punti che non superano nessuna armatura sono persi.
    .title = Cannone d’assalto: ogni quota per sé

SQ-WPN-12 = Quando un bersaglio cade, chi diventa visibile dietro di lui può ricevere i punti rimasti.
    .title = Cannone d’assalto: liberare la vista

SQ-WPN-13 = Le quote si assegnano una dopo l’altra a dadi tirati, e intanto il tabellone cambia. Un bersaglio riceve una sola quota.
    .title = Cannone d’assalto: una quota ciascuno
    .ruling = Ricavato dall’esempio: due quote sullo stesso bersaglio dovrebbero superare l’armatura ciascuna da sola.

SQ-WPN-84 = Dichiari che spari, senza nominare bersagli; chi può schiva; tiri i dadi, e li rilanci se una carta lo permette. Poi scegli un bersaglio in linea di fuoco che non ha ancora avuto una quota e gli dai uno o più dei punti rimasti; concludi quel colpo con tiri salvezza, rito, rimozione e rivelazioni prima di scegliere il successivo. Smetti quando i punti finiscono o quando vuoi. Una quota che non basta è persa, chi sopravvive copre ancora la vista, e le miniature appena rivelate possono ricevere quote. Nessuno schiva una seconda volta.
    .title = Cannone d’assalto: passo per passo
    .ruling = Il manuale mostra il risultato in un esempio ma non l’ordine.

SQ-WPN-14 = Spara lungo una sola linea retta di caselle: orizzontale, verticale o diagonale.
    .title = Fucile al plasma: una linea

SQ-WPN-15 = Un solo totale si confronta con l’armatura di ogni miniatura sulla linea, vicina o lontana, amici compresi.
    .title = Fucile al plasma: tutti quelli sulla linea

SQ-WPN-16 = La linea finisce a un muro o a una porta chiusa. Le miniature non la fermano.
    .title = Fucile al plasma: dove si ferma

SQ-WPN-80 = Fucile al plasma, fucile a fusione e raggio a conversione: la linea parte accanto a chi spara e va in una delle direzioni permesse dall’arco di fuoco. Finisce prima di caselle piene, muri, porte chiuse e porte stagne; un passo in diagonale è interrotto solo se lo sono entrambe le vie intorno all’angolo. Finisce con la prima casella in fiamme o con la prima di una tarantola che non è di chi spara, che vengono ancora colpite. Una linea senza caselle non si può scegliere.
    .title = Le caselle di una linea
    .ruling = Fiamme e tarantola bloccano la linea di fuoco e nulla esenta queste armi, mentre le miniature sulla linea vengono attaccate e quindi non la fermano.

SQ-WPN-17 = Mira a una casella, vuota o occupata, e non a una miniatura.
    .title = Lanciarazzi: la mira

SQ-WPN-18 = La miniatura che vi si trova è attaccata con la somma dei due dadi.
    .title = Lanciarazzi: la casella bersaglio

SQ-WPN-19 = Ogni miniatura adiacente a quella casella è attaccata con il più alto dei due dadi.
    .title = Lanciarazzi: l’esplosione

SQ-WPN-20 = Contano tutte e otto le caselle intorno. Tra le vittime possono esserci amici e chi ha sparato.
    .title = Lanciarazzi: nessuno è al sicuro
    .ruling = Ricavato dalla tabella del manuale, dove le diagonali sono colpite.

SQ-WPN-21 = L’esplosione non arriva oltre un muro o una porta chiusa. Una casella in diagonale è al riparo solo se sono chiuse entrambe le vie intorno all’angolo.
    .title = Lanciarazzi: i muri
    .ruling = Nell’esempio del manuale la casella oltre la fine del muro è colpita.

SQ-WPN-81 = Lanciarazzi, lanciafiamme e raggio a conversione: una casella a fianco del bersaglio è colpita se non c’è in mezzo un muro o una porta chiusa; una in diagonale se almeno una delle due caselle ai suoi lati è pavimento e da quella parte non c’è muro né porta chiusa. Miniature, macchine, fiamme e segnalini non riparano. Le caselle piene non sono mai colpite.
    .title = Fin dove arriva un’esplosione
    .ruling = Il manuale dice solo che muri e porte riparano; questa è la verifica esatta.

## Le armi: armi extra-pesanti

starquest-chapter-extra-heavy-weapons = Le armi: armi extra-pesanti

SQ-WPN-22 = Cannone laser, fucile a fusione e raggio a conversione hanno ognuno il suo modo di sparare e possono colpire più bersagli insieme.
    .title = Contro le corazze

SQ-WPN-23 = Le carte ordine ed equipaggiamento per armi pesanti non valgono con quelle extra-pesanti.
    .title = Niente carte per armi pesanti

SQ-WPN-24 = I tre portatori di una squadra terminator e il rinforzo del Tenente. Una squadra normale non le ha. Contano come pesanti, quindi il movimento non si divide intorno al tiro. In opzione: possono sceglierle anche le squadre normali.
    .title = Chi le porta
    .ruling = Il manuale non dice chi può prenderle; nomina soltanto questi due casi.

SQ-WPN-25 = Spara fino a tre volte per turno.
    .title = Cannone laser: tre tiri

SQ-WPN-26 = Tutti i tiri vengono prima del movimento o tutti dopo, mai in parte prima e in parte dopo.
    .title = Cannone laser: tutti insieme

SQ-WPN-27 = Ogni tiro copre un blocco di due caselle per due a tua scelta, di cui almeno una in linea di fuoco.
    .title = Cannone laser: l’area
    .ruling = La figura è perduta; quattro caselle piene di quattro gretchin nell’esempio fanno un blocco.

SQ-WPN-28 = Del blocco sono colpite solo le caselle che chi spara vede.
    .title = Cannone laser: che cosa colpisce

SQ-WPN-29 = Ogni tiro è un dado rosso, e ogni miniatura in una casella colpita è attaccata con quel risultato.
    .title = Cannone laser: il dado

SQ-WPN-30 = Due o tre tiri si possono unire sullo stesso blocco: due o tre dadi rossi sommati in un solo attacco. Sono tiri di una sola arma in una sola azione di tiro.
    .title = Cannone laser: tiri concentrati

SQ-WPN-31 = Vedi il risultato di un tiro prima di dichiarare il successivo.
    .title = Cannone laser: uno alla volta
    .ruling = Ricavato dall’esempio.

SQ-WPN-32 = Le miniature nello stesso blocco non si coprono a vicenda da quel tiro. Muri, porte chiuse e miniature fuori dal blocco coprono. In opzione: si coprono come di solito.
    .title = Cannone laser: nessun riparo nel blocco
    .ruling = Nell’esempio del manuale sono colpiti tre dei quattro gretchin che riempiono un blocco: con la copertura solita sarebbe impossibile.

SQ-WPN-33 = Spara lungo una linea retta o diagonale, e ogni miniatura che vi si trova è attaccata con tre dadi rossi.
    .title = Fucile a fusione: la linea
    .ruling = Il manuale dice tre dadi; per un’arma così pesante sono rossi.

SQ-WPN-34 = I tre dadi si tirano di nuovo per ogni miniatura lungo la linea.
    .title = Fucile a fusione: un tiro per ciascuno

SQ-WPN-35 = La linea finisce a un muro o a una porta chiusa. Le miniature che sopravvivono non la fermano.
    .title = Fucile a fusione: dove si ferma

SQ-WPN-36 = Spara lungo una linea fino al primo muro, porta chiusa o bordo del pavimento. Le miniature non lo fermano.
    .title = Raggio a conversione: la linea
    .ruling = Che le miniature non lo fermino e il bordo sì è una nostra lettura.

SQ-WPN-37 = La miniatura nell’ultima casella è attaccata con la somma di tre dadi rossi.
    .title = Raggio a conversione: l’impatto

SQ-WPN-38 = Le caselle adiacenti all’ultima sono attaccate con un punto in meno, tranne oltre un muro o una porta chiusa.
    .title = Raggio a conversione: intorno all’impatto

SQ-WPN-39 = Tornando verso chi spara, ogni casella subisce un punto in meno della precedente, fino a zero.
    .title = Raggio a conversione: all’indietro

SQ-WPN-40 = In spazi stretti il raggio può colpire e uccidere chi lo spara.
    .title = Raggio a conversione: attenzione ai muri

SQ-WPN-41 = Un unico tiro vale per tutte le caselle.
    .title = Raggio a conversione: un solo tiro di dadi
    .ruling = Ricavato dall’esempio.

SQ-WPN-82 = Conta le caselle indietro dall’impatto, compresa quella di chi spara e nessuna oltre: lì il valore è il totale meno quel numero. Le caselle intorno all’impatto subiscono il totale meno uno. Una casella con due valori subisce il più alto, una volta; zero o meno non è un attacco.
    .title = Raggio a conversione: i valori
    .ruling = Ricavato dall’esempio del manuale e dal suo avvertimento a chi spara.

## Le armi: lanciafiamme

starquest-chapter-flamer = Le armi: lanciafiamme

SQ-WPN-42 = Mira a una casella e tira due dadi rossi: la somma su quella casella, il dado più alto su ogni casella adiacente, nulla oltre un muro o una porta chiusa.
    .title = Lanciafiamme: la vampata

SQ-WPN-43 = Le caselle raggiunte, bersaglio e adiacenti non riparate, bruciano fino all’inizio del prossimo turno di chi ha sparato. In opzione: brucia solo la casella bersaglio.
    .title = Lanciafiamme: continua a bruciare
    .ruling = Il manuale non dice quante caselle copre il segnalino.

SQ-WPN-44 = Le caselle in fiamme bloccano linea di vista e linea di fuoco.
    .title = Lanciafiamme: fumo e fuoco

SQ-WPN-45 = Una miniatura che passa da una casella che non brucia a una che brucia subisce un attacco di due dadi rossi; i punti vanno al giocatore del lanciafiamme. Succede una volta per segnalino in un’attivazione, in un movimento di comando o di trasporto, anche se la miniatura esce e rientra. Se era già dentro quando si è sparato, può uscire senza danni. In opzione: un attacco per ogni casella in fiamme in cui si entra. Altra opzione: un attacco anche uscendo.
    .title = Lanciafiamme: attraversare il fuoco
    .ruling = Il manuale non dice quante volte attacca il fuoco.

SQ-WPN-46 = La casella bersaglio dista al massimo 6 caselle, e una diagonale conta uno.
    .title = Lanciafiamme: gittata
    .ruling = Come si conta la gittata è una nostra lettura.

SQ-WPN-47 = Con il lanciafiamme niente Overwatch e niente movimento diviso: conta come arma pesante.
    .title = Lanciafiamme: limiti

SQ-WPN-83 = Le sue caselle si fissano quando si spara. Si spegne all’inizio del turno successivo del suo giocatore, o dove quel turno sarebbe stato, anche se chi ha sparato è morto. I segnalini possono sovrapporsi, e ognuno attacca e finisce per conto suo. Il fuoco non apre porte e non rovina oggetti; vi si possono piazzare blip dentro e dietro. Quando si spegne, ciò che nascondeva può essere rivelato.
    .title = Lanciafiamme: la vita del segnalino
    .ruling = Il manuale non tratta questi casi.

## Le armi: tarantola

starquest-chapter-tarantula = Le armi: tarantola

SQ-WPN-48 = Qualsiasi soldato della squadra può manovrarla, stando nella casella subito dietro e rinunciando alla propria arma. Prendere e lasciare il posto fa parte del normale movimento.
    .title = Tarantola: il cannoniere
    .ruling = Il manuale dice qualsiasi soldato; per noi è uno della squadra che la possiede.

SQ-WPN-49 = Può muovere e sparare solo con il cannoniere.
    .title = Tarantola: mai da sola

SQ-WPN-50 = Non può fare entrambe le cose nello stesso turno, a meno che una carta ordine lo permetta.
    .title = Tarantola: muovere o sparare

SQ-WPN-51 = Le carte ordine ed equipaggiamento per armi pesanti non valgono con lei.
    .title = Tarantola: niente carte per armi pesanti

SQ-WPN-52 = Blocca la linea di fuoco ma non la linea di vista.
    .title = Tarantola: d’intralcio

SQ-WPN-53 = Nessun altro può usarla, né alleato né nemico.
    .title = Tarantola: un solo padrone
    .ruling = Il manuale esclude gli avversari; noi anche gli alleati.

SQ-WPN-54 = Con il cannoniere occupa tre caselle in fila: fronte, centro e cannoniere. Senza, tiene fronte e centro. In opzione: la macchina occupa da sé tre caselle, l’ultima insieme al cannoniere.
    .title = Tarantola: le sue caselle
    .ruling = Ricavato dall’esempio del movimento; il manuale parla di tre caselle solo con il cannoniere.

SQ-WPN-55 = Fino a sei caselle dritto in avanti, mai di lato o in diagonale; all’indietro ogni casella costa 2. Il cannoniere va con lei, ed è il suo movimento del turno.
    .title = Tarantola: il movimento
    .ruling = Il manuale dice in orizzontale o in verticale; noi la facciamo andare dove punta.

SQ-WPN-56 = Gira sulla casella centrale; 90° sono gratuiti, 180° costano 1. Le caselle in cui ruota devono essere libere. Solo una svolta oltre i 90° conta come movimento; ma un nuovo cannoniere non può girarla affatto nel turno in cui subentra.
    .title = Tarantola: le svolte
    .ruling = Nell’esempio usa tutte e sei le caselle e gira pure, quindi la svolta è gratuita.

SQ-WPN-86 = Per 90° le due caselle accanto al centro, lungo la nuova direzione, devono essere pavimento libero senza muri o porte chiuse in mezzo; gli angoli spazzati non contano. 180° sono due di queste svolte nello stesso verso per 1 punto movimento. Una svolta gratuita dopo ogni passo o altra azione. Un passo richiede libera la casella davanti; apre le porte dalla casella di fronte, e non condivide mai una casella né si ferma su una occupata.
    .title = Tarantola: rotazione e passo
    .ruling = Il manuale descrive una svolta e non lo spazio che serve.

SQ-WPN-57 = Spara fino a tre volte per turno con le regole del cannone laser: blocchi di quattro caselle, vista casella per casella, tutti i tiri insieme.
    .title = Tarantola: cannoni laser binati

SQ-WPN-58 = Ogni tiro è di due dadi rossi. Concentrati sullo stesso blocco, due tiri fanno quattro dadi e tre ne fanno sei.
    .title = Tarantola: i dadi

SQ-WPN-59 = Il bersaglio deve essere almeno in parte nell’arco di fuoco della macchina, il cuneo a 45° davanti alla casella di fronte, e in vista del cannoniere, al quale la macchina non copre la vista. Di un blocco sono colpite solo le caselle che il cannoniere vede.
    .title = Tarantola: arco e vista
    .ruling = La figura è perduta; misuriamo l’arco dalla casella di fronte.

SQ-WPN-60 = L’attaccante che ha di fronte una delle sue caselle sceglie la macchina o il cannoniere. La macchina non tira dadi; il cannoniere si difende come sempre ed è orientato come lei.
    .title = Tarantola: attaccarla in corpo a corpo
    .ruling = Dove sta l’attaccante e dove guarda il cannoniere sono nostre letture.

SQ-WPN-61 = In corpo a corpo il totale dell’attaccante deve superare la sua armatura, 6.
    .title = Tarantola: colpire la macchina

SQ-WPN-62 = Valore armatura 6, 2 punti vita.
    .title = Tarantola: armatura e vita

SQ-WPN-63 = Secondo i punti oltre l’armatura: 1, perde un punto vita; 2, è rimossa e il cannoniere si salva; 3, è distrutta e il cannoniere perde 1 punto vita; 4 o più, è distrutta e il cannoniere eliminato. Un secondo colpo da 1 la rimuove e lascia illeso il cannoniere. La tabella vale anche in corpo a corpo.
    .title = Tarantola: i danni
    .ruling = Il manuale si ferma a 4 e non tratta il secondo colpo da 1.

SQ-WPN-64 = Se il cannoniere è eliminato, un altro soldato può sostituirlo nel tuo turno.
    .title = Tarantola: un altro cannoniere

SQ-WPN-65 = Nel turno in cui subentra un nuovo cannoniere, per qualunque motivo, la macchina non può muovere né sparare, a meno che sia stata giocata una carta ordine che lo permette.
    .title = Tarantola: il turno del cambio
    .ruling = Il manuale parla del cannoniere ucciso; noi lo applichiamo a ogni cambio.

SQ-WPN-66 = Se viene distrutta, il cannoniere superstite continua con l’arma che aveva all’inizio.
    .title = Tarantola: di nuovo con la propria arma

SQ-WPN-67 = «All’attacco!», «Muoversi!» e «Fuoco!» possono farla agire più di una volta: muovere e sparare, muovere due volte, sparare due volte.
    .title = Tarantola: carte ordine
    .ruling = Il manuale nomina le carte; queste sono le letture evidenti.

SQ-WPN-85 = Un tiro singolo nomina la macchina o il cannoniere, e il cannoniere dev’essere lui stesso in linea di fuoco. Una linea, un’esplosione o un’area attaccano la macchina una volta, con il valore più alto sulle sue caselle, e a parte il cannoniere se la sua casella è colpita; i due effetti si sommano.
    .title = Tarantola: sotto tiro
    .ruling = Il manuale non tratta le armi ad area contro di lei.

SQ-WPN-87 = Un soldato la prende in carico, gratis, stando in fila dietro il centro, e ne assume l’orientamento; la lascia dicendolo o allontanandosi. I due sono una sola attivazione: se lei ha mosso o sparato, lui non può fare né l’uno né l’altro per conto suo, mentre un cannoniere che la lascia prima agisce normalmente e la macchina riposa. Un cannoniere non può combattere in corpo a corpo, fare ricognizioni né trasportare. Un soldato che comincia la missione al posto è già cannoniere.
    .title = Tarantola: l’equipaggio
    .ruling = Il manuale lascia aperti questi dettagli.

## Le armi: armi degli Eldar

starquest-chapter-eldar-weapons = Le armi: armi degli Eldar

SQ-WPN-68 = Spada rinforzata e pistola shuriken, come detto per la squadra Eldar.
    .title = Le armi del governatore

SQ-WPN-69 = Arma leggera: due dadi bianchi.
    .title = Catapulta shuriken

SQ-WPN-70 = Cannone shuriken, cannone laser e lanciarazzi, ognuno con il suo modo di colpire più bersagli.
    .title = Tre armi pesanti

SQ-WPN-71 = Tre attacchi per turno, ognuno con un dado bianco e uno rosso sommati.
    .title = Cannone shuriken: tre attacchi

SQ-WPN-72 = Gli attacchi possono andare a un massimo di tre bersagli, o più di uno allo stesso, e ognuno si risolve da sé.
    .title = Cannone shuriken: i bersagli

SQ-WPN-73 = Puoi fare quanti attacchi vuoi prima del movimento e gli altri dopo.
    .title = Cannone shuriken: prima e dopo

SQ-WPN-74 = Fino a due tiri per turno, entrambi prima del movimento o entrambi dopo.
    .title = Cannone laser Eldar: due tiri

SQ-WPN-75 = Ogni tiro copre un blocco di due caselle per due, e sono colpite solo quelle che chi spara vede. Le miniature nel blocco non si coprono a vicenda.
    .title = Cannone laser Eldar: l’area
    .ruling = Usiamo l’area del cannone laser dei Marines.

SQ-WPN-76 = Ogni tiro è di due dadi rossi, e ogni miniatura in una casella colpita è attaccata con la somma. In opzione: un dado rosso per tiro.
    .title = Cannone laser Eldar: i dadi
    .ruling = Il paragrafo è stampato fuori posto e l’esempio va bene con uno o due dadi; teniamo il numero stampato.

SQ-WPN-77 = I due tiri si possono unire sullo stesso blocco: quattro dadi rossi sommati in un attacco. In opzione: due dadi in tutto.
    .title = Cannone laser Eldar: tiri concentrati
    .ruling = Segue dai due dadi per ogni tiro.

SQ-WPN-78 = Senza bersagli in vista il secondo tiro non si può fare, e se la miniatura ha già mosso il suo turno è finito.
    .title = Cannone laser Eldar: più nulla in vista

SQ-WPN-79 = Funziona esattamente come quello dei Marines.
    .title = Lanciarazzi Eldar

## Il turno alieno

starquest-chapter-alien-turn = Il turno alieno

SQ-ALIEN-01 = Nel tuo turno peschi una carta evento, fai arrivare i ladri genetici se giochi il Caos, muovi, attacchi e fai entrare rinforzi.
    .title = Che cosa fa un giocatore alieno

SQ-ALIEN-02 = Prima l’evento, poi il segnalino ladro genetico o il condotto, poi movimenti e attacchi un pezzo dopo l’altro, per ultimi i rinforzi.
    .title = L’ordine
    .ruling = Ricavato: le frasi del manuale danno a ogni passo il suo momento.

SQ-ALIEN-03 = Ogni giocatore alieno deve pescare una carta evento all’inizio del proprio turno. In opzione: entrambi pescano all’inizio del primo turno alieno del round.
    .title = Un evento per turno
    .ruling = Il manuale dice all’inizio di ogni turno senza dire di chi.

SQ-ALIEN-04 = C’è un mazzo verde e uno azzurro. In un round i due giocatori alieni pescano da mazzi diversi.
    .title = Due mazzi

SQ-ALIEN-05 = Nel round successivo ogni giocatore alieno pesca dall’altro colore. I primi colori si tirano a sorte. Un mazzo finito si rifà con i suoi scarti.
    .title = Cambiare colore
    .ruling = I primi colori e il mazzo finito sono nostre letture.

SQ-ALIEN-06 = Una carta evento ha effetto appena pescata. In opzione: una volta per missione una squadra può rinunciare a una carta equipaggiamento coperta, e l’evento non la tocca.
    .title = Subito in gioco
    .ruling = Il manuale non conosce riparo da un evento; l’opzione è per i tavoli che vogliono meno sfortuna.

SQ-ALIEN-07 = Un turno sì e uno no, all’inizio, il giocatore del Caos può mettere un segnalino speciale, ladro genetico o ibrido, su un condotto d’ingresso della mappa: uno in tutto, per quanti condotti ci siano. La prima occasione è il suo primo turno, e quella non usata non si conserva. Tutti possono attraversare un condotto d’ingresso, ma solo un segnalino speciale può finirvi il movimento; lì sopra si può solo muovere.
    .title = Segnalini al condotto
    .ruling = Il manuale non dice da quando si conta, né chi può stare sul condotto. Una miniatura che vi si fermasse chiuderebbe fuori i ladri genetici. Se una carta vi spinge o vi porta una miniatura, questa va nella casella libera più vicina; tra caselle ugualmente vicine sceglie il suo giocatore.

SQ-ALIEN-08 = Fino all’inizio del turno successivo del Caos il segnalino resta lì coperto, anche se visto. Non può muovere, attaccare né essere attaccato.
    .title = In attesa al condotto
    .ruling = Quanto dura il primo turno è una nostra lettura.

SQ-ALIEN-09 = Nel turno seguente può entrare sul tabellone e cominciare a muoversi.
    .title = L’ingresso

SQ-ALIEN-10 = Può entrare anche se un avversario vede il condotto; allora è rivelato mentre entra.
    .title = Anche sotto gli occhi di tutti
    .ruling = Che sia rivelato segue dalla regola dei blip.

SQ-ALIEN-11 = I segnalini speciali muovono di 8 caselle. Per il resto sono blip.
    .title = Segnalini veloci

SQ-ALIEN-12 = Un attacco di 5 o più, con il fuoco o in corpo a corpo, distrugge il condotto, che non tira dadi. Il segnalino in attesa torna coperto nella riserva del Caos. Da allora la sua casella è semplice pavimento. Senza condotti non arrivano più segnalini speciali. In opzione: il segnalino in attesa è perso.
    .title = Distruggere un condotto
    .ruling = Un segnalino in attesa non può essere attaccato, quindi l’attacco al condotto non lo uccide.

SQ-ALIEN-13 = Le schede danno il movimento di ogni alieno, che muove prima o dopo aver sparato, o non muove affatto, e mai in due parti. In opzione: con armi leggere può dividerlo come le squadre.
    .title = Il movimento degli alieni
    .ruling = Il capitolo degli alieni conosce solo prima o dopo.

SQ-ALIEN-14 = Gli alieni hanno gli stessi limiti di movimento degli altri. Aprono le porte, anche quelle stagne.
    .title = Stesse regole, più porte

SQ-ALIEN-15 = Un blip muove fino a cinque caselle con le regole delle miniature. Non ha orientamento, quindi ogni passo costa 1.
    .title = Muovere i blip
    .ruling = Che i segnalini non abbiano orientamento è una nostra lettura.

SQ-ALIEN-16 = Un blip può aprire le porte come una miniatura.
    .title = I blip aprono le porte

SQ-ALIEN-17 = Un blip che si muove in vista di una miniatura di squadra va rivelato.
    .title = Entrare in vista
    .ruling = Tra le due fazioni aliene vale invece la regola della vista reciproca.

SQ-ALIEN-18 = Una volta rivelato, l’alieno può continuare a muoversi.
    .title = Proseguire

SQ-ALIEN-19 = Le caselle percorse come blip contano sul movimento dell’alieno che compare.
    .title = Le caselle già fatte

SQ-ALIEN-20 = Se lo raggiungono o lo superano, in questo turno l’alieno non muove più ma può ancora attaccare.
    .title = Movimento esaurito

SQ-ALIEN-21 = Ogni missione dice quanti segnalini ha il Culto Oscuro e come entrano: dal condotto o con i tabelloni.
    .title = I segnalini del Culto

SQ-ALIEN-22 = Il Culto piazza i suoi segnalini insieme al Caos ogni volta che si sonda un tabellone.
    .title = Con i tabelloni

SQ-ALIEN-23 = All’inizio del turno del Culto entrano fino a 8 segnalini dalle caselle del condotto, oltre ai rinforzi. In una casella ne sta uno solo, quindi ognuno si sposta prima del successivo. Tutti possono attraversare il condotto, ma solo i segnalini del Culto possono finirvi il movimento, come su un condotto d’ingresso.
    .title = Dal condotto
    .ruling = Quando entrano e come si dividono la casella sono nostre letture.

SQ-ALIEN-24 = I segnalini possono entrare dal condotto anche in vista degli avversari.
    .title = Anche se sorvegliato

SQ-ALIEN-25 = Il condotto del Culto non può essere distrutto.
    .title = Il condotto resiste

SQ-ALIEN-26 = Se i segnalini di Caos e Culto si rivelano a vicenda lo decide il giocatore di turno, come detto per i blip.
    .title = Tra alieni

SQ-ALIEN-27 = Ogni alieno attacca al massimo una volta per turno. Le eccezioni sono su schede e carte, e nelle armi di un Dreadnought.
    .title = Un attacco
    .ruling = Il manuale accenna a eccezioni senza elencarle.

SQ-ALIEN-28 = L’attacco viene prima o dopo il movimento.
    .title = Prima o dopo

SQ-ALIEN-29 = Quanti dadi tira un alieno, e di quale colore, è sulla sua scheda.
    .title = I dadi degli alieni

SQ-ALIEN-30 = Le armi pesanti aliene sparano come le stesse armi delle squadre.
    .title = Armi pesanti aliene

SQ-ALIEN-31 = Un’arma pesante aliena attacca una casella con due dadi rossi.
    .title = Se non è detto altro

SQ-ALIEN-32 = Gli alieni, Dreadnought compresi, non possono sparare e attaccare in corpo a corpo nello stesso turno.
    .title = Sparare o colpire

SQ-ALIEN-33 = Quando hai mosso e attaccato con tutti quelli che volevi, puoi usare segnalini rinforzo.
    .title = Per ultimi i rinforzi

SQ-ALIEN-34 = La missione dice quanti segnalini rinforzo ha ogni giocatore alieno.
    .title = Quanti all’inizio

SQ-ALIEN-35 = Entrano coperti sulle caselle segnate R, uno per casella, e muovono dal turno successivo. Ognuno impegna subito la sua miniatura. In opzione: si piazza subito la miniatura.
    .title = Le caselle R
    .ruling = Le tabelle dei gradi parlano di blip rinforzo, quindi arrivano coperti.

SQ-ALIEN-36 = Un segnalino la cui miniatura non è disponibile non si può usare.
    .title = Solo se c’è la miniatura

SQ-ALIEN-37 = Un rinforzo non si può mai piazzare in una casella che una miniatura nemica vede.
    .title = Fuori vista

SQ-ALIEN-38 = Ogni giocatore alieno usa fino a 6 segnalini rinforzo alla fine del suo turno.
    .title = Sei per turno

SQ-ALIEN-39 = Un giocatore alieno senza segnalini né miniature sui tabelloni deve usarne 6, o quanti ne ha e può piazzare. Vale per ogni giocatore separatamente.
    .title = Quando è obbligato
    .ruling = Non chiediamo mai più di quanto si può piazzare.

SQ-ALIEN-40 = Un giocatore alieno tiene per il suo punteggio ogni miniatura che elimina.
    .title = Trofei

SQ-ALIEN-41 = Alla fine ogni giocatore alieno somma i suoi punti e guarda la tabella di efficienza aliena. Le sue eliminazioni contano come a un tavolo completo: per cinque, divise per il numero di squadre, arrotondate per difetto. Un giocatore alieno da solo ne conta la metà, a meno che la missione sia fatta per uno.
    .title = Efficienza aliena
    .ruling = La tabella del manuale è per sette giocatori; meno squadre offrono meno bersagli.

SQ-ALIEN-42 = Caos e Culto sono rivali se non si alleano: possono attaccarsi e farci punti.
    .title = Due fazioni
    .ruling = Il manuale non dice che cosa siano l’uno per l’altro.

SQ-ALIEN-43 = Una miniatura che cambia parte per una carta resta dov’è con orientamento, punti vita, arma e oggetti. Overwatch ed effetti prolungati finiscono, le carte psichiche e governatore sono perse, chi trasportava viene posato, la tarantola è lasciata. Agisce dal turno successivo del nuovo giocatore e appartiene in tutto alla nuova fazione; ucciderla dà i punti soliti. Il vecchio giocatore la perde come se fosse morta e ne paga i punti, che non vanno a nessuno; non torna in nessun organico. Leader e governatori con carte non possono cambiare parte, se la carta non lo dice.
    .title = Cambiare fazione
    .ruling = Il manuale lo lascia alle carte.

SQ-ALIEN-44 = L’obbligo dei sei rinforzi comincia quando un tabellone è stato sondato; prima i rinforzi sono facoltativi. Si possono usare le caselle R di tabelloni non ancora sondati. In opzione: l’obbligo vale dal primo turno.
    .title = Da quando vale l’obbligo
    .ruling = Altrimenti gli alieni sarebbero costretti a entrare prima che qualcuno li incontri.

SQ-ALIEN-45 = I rinforzi del Culto non sono tra gli 8. Con il condotto entrano sulle caselle R fuori vista, o su caselle libere del condotto anche in vista, subito rivelati e senza muovere. Nella fase del condotto un segnalino compare su una casella libera del condotto senza costo; può spostarsi prima che entri il successivo.
    .title = Condotto e rinforzi
    .ruling = Il manuale dice 8 per turno più i rinforzi, senza dire da dove entrano questi.

SQ-ALIEN-46 = La riserva si conta per fazione e per tipo; il totale e il numero sui tabelloni sono pubblici. Un rinforzo coperto ne impegna una in segreto, un blip normale nessuna. Una miniatura eliminata torna subito nella riserva, e il trofeo si annota.
    .title = La riserva di miniature
    .ruling = Il manuale chiede miniature disponibili senza dire quante sono.

## I Dreadnought

starquest-chapter-dreadnoughts = I Dreadnought

SQ-DREAD-01 = I giocatori alieni possono usare Dreadnought di grandezza e potenza diverse.
    .title = Di varie dimensioni

SQ-DREAD-02 = Con le gambe più lunghe un Dreadnought muove di sei caselle invece di quattro.
    .title = Gambe lunghe

SQ-DREAD-03 = Con il pezzo superiore più largo porta quattro armi invece di due.
    .title = Busto largo

SQ-DREAD-04 = Con quattro armi servono cinque perdite per eliminarlo: le armi una alla volta, poi la macchina.
    .title = Cinque perdite

SQ-DREAD-05 = Perde un punto vita per ogni punto oltre l’armatura, e con ognuno un’arma. Un totale di 7 ne toglie tre: è la fine per una macchina con due armi, mentre a una con quattro resta una sola arma. In opzione: ogni attacco riuscito ne toglie uno solo.
    .title = I punti oltre l’armatura
    .ruling = I cinque colpi del manuale contrastano con la sua regola dei punti oltre l’armatura; teniamo la regola generale.

SQ-DREAD-06 = Ogni Dreadnought ha valore armatura 4.
    .title = Armatura 4

SQ-DREAD-07 = Un Dreadnought occupa quattro caselle.
    .title = Due per due

SQ-DREAD-08 = Mentre muove può passare su caselle con altre miniature aliene, senza chiedere permesso. Non può scavalcare miniature delle squadre.
    .title = Scavalcare alieni
    .ruling = Il manuale non dice se serve il permesso.

SQ-DREAD-09 = Non può finire il movimento con una delle sue caselle su un’altra miniatura.
    .title = Fermarsi sul libero

SQ-DREAD-10 = Il movimento si conta sul lato frontale della base. Per il resto valgono le regole solite.
    .title = Contare i passi

SQ-DREAD-11 = Non può muovere in diagonale.
    .title = Niente diagonali

SQ-DREAD-12 = Gira sulle sue quattro caselle senza lasciarle; 90° sono gratuiti.
    .title = Le svolte
    .ruling = Ricavato dall’esempio, dove la svolta non costa nulla.

SQ-DREAD-13 = Per passare una porta si china, e mentre è chinato non può sparare.
    .title = Chinarsi

SQ-DREAD-14 = Non può mai fermarsi con la base a cavallo di una porta o di un passaggio aperto.
    .title = Mai sulla soglia
    .ruling = Lo applichiamo anche ai passaggi nei muri.

SQ-DREAD-15 = Se il movimento non lo porta del tutto oltre, si ferma davanti alla porta e passa nel turno successivo.
    .title = Se i punti non bastano

SQ-DREAD-16 = Ha fucili laser nel corpo e supporti per altre due o quattro armi.
    .title = Fucili incorporati

SQ-DREAD-17 = Vede in ogni direzione da ciascuna delle sue quattro caselle e può usare ogni arma contro ciò che vede da almeno una; solo ciò che gli sta a contatto di fianco non può essere bersaglio. L’orientamento conta ancora per movimento e corpo a corpo, e la sua base non gli copre mai la vista. In opzione: vede a 180° e spara a 45° come gli altri.
    .title = Vista tutto intorno
    .ruling = L’esempio del manuale gli fa vedere caselle alle sue spalle.

SQ-DREAD-18 = Il suo giocatore sceglie le armi quando entra sul tabellone, rivelato o come rinforzo, tra le armi pesanti disponibili.
    .title = Scegliere le armi
    .ruling = Il manuale dice prima di piazzarlo; è il momento in cui viene mostrato.

SQ-DREAD-19 = In una sola azione di tiro può usare tutte le armi, una alla volta, contro lo stesso bersaglio o bersagli diversi. I tiri di due armi non si concentrano mai insieme, neppure se sono uguali: prima si spara tutta la prima, poi la seconda.
    .title = Tutte le armi
    .ruling = Il manuale dice un’arma alla volta; che due uguali non si sommino è una nostra lettura.

SQ-DREAD-20 = Un’arma rimossa non spara. Perse tutte quelle pesanti, restano i fucili laser.
    .title = Armi perdute

SQ-DREAD-21 = Tre punti vita con due armi, cinque con quattro.
    .title = La sua vita

SQ-DREAD-22 = Per ogni punto vita perso il suo giocatore toglie un’arma pesante a scelta. All’ultimo punto non ce n’è più da togliere. In opzione: chi distrugge un’arma segna 5 punti, se la macchina non è sua o di un alleato.
    .title = Un’arma per punto vita
    .ruling = Che scelga il suo giocatore è una nostra lettura.

SQ-DREAD-23 = Per quanto danneggiato, tira tutti i suoi dadi di corpo a corpo.
    .title = Integro in corpo a corpo

SQ-DREAD-24 = È eliminato con l’ultimo punto vita.
    .title = La fine

SQ-DREAD-25 = Golgotha è il Dreadnought del Culto Oscuro. Ha i valori di un MK X, con gambe lunghe e quattro armi, e segue le stesse regole.
    .title = Golgotha
    .ruling = Il manuale non definisce l’MK X; prendiamo il tipo più grande.

SQ-DREAD-26 = Ognuna delle sue quattro armi attacca un blocco di due caselle per due con due dadi rossi, una volta, e solo le caselle che vede. Le armi non concentrano il tiro.
    .title = Le armi di Golgotha
    .ruling = La forma dell’area è quella del cannone laser.

SQ-DREAD-27 = Un Lord della Legione può averne uno come rinforzo, con due armi e gambe corte. Può scavalcare le miniature della Legione e non può sparare e colpire nello stesso turno.
    .title = Un Dreadnought per la Legione
    .ruling = Il manuale lo elenca senza dire quali regole cambiano.

SQ-DREAD-28 = Passare una porta è una sola azione da 2 punti movimento, dritto, i due passi insieme. Servono 2 punti e caselle libere oltre, o alieni che può scavalcare con un arrivo lecito. Rivelazioni, fiamme e Overwatch si guardano nelle due posizioni ma si risolvono dopo il secondo passo, e nessuno si intromette. Una porta chiusa si apre prima, da una casella davanti. Un Dreadnought non può girare a cavallo della porta.
    .title = Passare una porta
    .ruling = Il manuale dice solo che non si ferma sotto una porta.

SQ-DREAD-29 = Avanti o di lato 1 punto, indietro 2, mai in diagonale. Le due caselle in cui entra devono essere senza muri, porte chiuse, ostacoli e macchine. Scavalca miniature e segnalini alieni di entrambe le fazioni, senza rivelarli, e non si ferma su di essi. Può stare su oggetti e nelle fiamme, che lo attaccano una volta. Nessuno può raccogliere un oggetto sotto di lui, e lui non può raccoglierne, se la missione non dice altro.
    .title = I suoi passi
    .ruling = Ricavato dalle regole solite del movimento.

SQ-DREAD-30 = I punti vita recuperati non ridanno armi. Alla perdita successiva se ne toglie una, se ce n’è ancora.
    .title = Vita recuperata
    .ruling = Ricavato: le armi tolte restano tolte.

SQ-DREAD-31 = Un attacco che colpisce più sue caselle lo attacca una volta, con il valore più alto. Il fucile a fusione tira una volta per lui.
    .title = Un attacco per tutta la base
    .ruling = Ricavato: è una sola miniatura.

## Oggetti e trasporto

starquest-chapter-objects = Oggetti e trasporto

SQ-OBJ-01 = Alcune missioni chiedono di trovare e recuperare oggetti, indicati da segnalini propri.
    .title = Gli oggetti di una missione

SQ-OBJ-02 = Il giocatore alieno piazza il segnalino oggetto coperto tra i blip e può muoverlo fino a cinque caselle nel suo turno. Per gli altri è un blip come tanti.
    .title = Nascosti tra i blip
    .ruling = Quando si piazza è una nostra lettura: quando si sonda, con i blip.

SQ-OBJ-03 = Un oggetto rivelato non è più mosso dal giocatore alieno. Le miniature possono trasportarlo.
    .title = Una volta rivelato
    .ruling = Che le miniature possano muoverlo segue dal raccoglierlo.

SQ-OBJ-04 = Una miniatura nella casella dell’oggetto può raccoglierlo, e il segnalino va sotto di lei. I segnalini oggetto non bloccano nessuno. In opzione: bloccano, e si raccolgono da una casella adiacente.
    .title = Raccogliere
    .ruling = Il manuale vieta di passare sugli oggetti ma li fa anche incontrare; il divieto è per gli ostacoli.

SQ-OBJ-05 = Raccogliere costa 1 punto movimento. Può farlo qualsiasi miniatura, anche aliena, se la missione non dice altro.
    .title = Quanto costa
    .ruling = Il manuale non esclude gli alieni.

SQ-OBJ-06 = Se chi lo porta viene ucciso, l’oggetto resta in quella casella finché qualcuno lo raccoglie.
    .title = Caduto

SQ-OBJ-07 = Due miniature su caselle adiacenti possono scambiarsi oggetti gratis, nel turno di una delle due, se entrambi i giocatori sono d’accordo.
    .title = Passarselo
    .ruling = In quale turno, e l’accordo, sono nostre letture.

SQ-OBJ-08 = Le carte che lo prevedono, ricognizione ed equipaggiamento, si scambiano allo stesso modo: libere dentro la squadra, mentre a un’altra squadra costano 20 punti. Ogni scambio di carte con un’altra fazione è un’alleanza. L’equipaggiamento è a disposizione di tutta la squadra finché non viene passato; da allora lo usa solo chi lo porta, finché è sul tabellone.
    .title = Passarsi carte
    .ruling = Il manuale dice alcune carte; lo dicono le carte stesse.

SQ-OBJ-09 = Una miniatura può trasportarne un’altra al massimo una taglia più grande, mai una macchina o una base di quattro caselle. La miniatura trasportata è tua, di un alleato che acconsente, o inerme per la missione.
    .title = Trasportare una miniatura
    .ruling = Il manuale dice non molto più grande; le taglie lo rendono esatto.

SQ-OBJ-10 = Carico e scarico costano 1 punto movimento ciascuno alla miniatura che trasporta. Per scaricare serve una casella adiacente libera.
    .title = Carico e scarico
    .ruling = Il manuale non dice chi paga né dove si posa la miniatura.

SQ-OBJ-11 = La miniatura che trasporta ha metà del suo movimento pieno, arrotondata per difetto, dal momento del carico; i punti già usati contano.
    .title = Metà movimento
    .ruling = Arrotondamento e momento sono nostre letture.

SQ-OBJ-12 = La miniatura che trasporta dimezza il totale in corpo a corpo, arrotondato per difetto. In opzione: dimezza invece il numero di dadi.
    .title = Metà corpo a corpo
    .ruling = Il manuale dimezza i valori senza dire quali.

SQ-OBJ-13 = Una miniatura che ne trasporta un’altra non può usare armi pesanti o extra-pesanti, lanciafiamme o tarantola.
    .title = Niente fuoco pesante
    .ruling = Contiamo tutto ciò che è pesante per categoria.

SQ-OBJ-14 = Puoi portare quanti oggetti vuoi, in vista di tutti e senza penalità. Posarne uno è gratuito, nella casella di chi lo porta, durante la sua attivazione. Per scambiare, nessun muro o porta chiusa deve tagliare la via.
    .title = Gli oggetti non pesano
    .ruling = Le penalità del manuale sono per chi trasporta una miniatura.

SQ-OBJ-15 = Una miniatura ne trasporta una sola alla volta. Quella trasportata non vede, non è vista e non blocca; non può essere attaccata, agire né stare in Overwatch. Scaricata nel proprio turno, può fare ciò che non ha ancora fatto. Se il portatore cade, resta in quella casella con il suo orientamento. Se il portatore esce, escono entrambi. Conta ancora come viva: un leader trasportato conserva i punti comando.
    .title = La miniatura trasportata
    .ruling = Il manuale non lo descrive.

SQ-OBJ-16 = La miniatura che trasporta dimezza il corpo a corpo in attacco e in difesa. Non può sparare con armi pesanti né andare in Overwatch con queste; con quelle leggere può sparare e andare in Overwatch come sempre. I punti comando valgono la metà.
    .title = Che cosa può fare la miniatura che trasporta
    .ruling = Ricavato dalle penalità.

SQ-OBJ-17 = Un oggetto va dove va chi lo porta. È recuperato quando il portatore esce dalla propria area di ingresso o dall’uscita della missione. Da una soglia della propria area di ingresso può anche consegnare un oggetto, o la miniatura che trasporta, per 1 punto movimento senza uscire; conta come recuperato. Gli attacchi non distruggono gli oggetti. Sotto una base di quattro caselle resta lì ad aspettare.
    .title = Recuperato
    .ruling = Il manuale non dice quando un oggetto è recuperato.

## Le alleanze

starquest-chapter-alliances = Le alleanze

SQ-ALLY-01 = Le fazioni possono stringere alleanze di ogni genere, pubbliche e segrete, salvo i divieti che seguono. Prendere di mira un alleato senza prima sciogliere l’alleanza costa 50 punti e la rompe; se era segreta viene alla luce.
    .title = Alleanze
    .ruling = Il manuale non dice che cosa fa un’alleanza; ne limitiamo gli effetti a un breve elenco.

SQ-ALLY-02 = Gli Angeli Sanguinari non possono allearsi con il Regno del Caos.
    .title = Angeli Sanguinari

SQ-ALLY-03 = I Magli Imperiali non possono allearsi con il Regno del Caos.
    .title = Magli Imperiali

SQ-ALLY-04 = Gli Ultramarines non possono allearsi con il Culto Oscuro.
    .title = Ultramarines

SQ-ALLY-05 = Gli Eldar non possono allearsi con il Culto Oscuro.
    .title = Eldar

SQ-ALLY-06 = I ladri genetici non possono allearsi con nessuno: un’alleanza del giocatore del Caos non li copre. Gli ibridi seguono le sue alleanze. In opzione: nemmeno gli ibridi possono allearsi.
    .title = Ladri genetici
    .ruling = Il manuale tratta gli ibridi come un altro tipo di segnalino.

SQ-ALLY-07 = Una fazione ha al massimo un’alleanza pubblica per volta. Quelle segrete non hanno limite.
    .title = Una sola alleanza pubblica
    .ruling = Che il limite valga solo per le pubbliche è una nostra lettura.

SQ-ALLY-08 = Se un’alleanza segreta viene alla luce accanto a una pubblica, i giocatori interessati chiariscono in pubblico: una resta, le altre si sciolgono.
    .title = Un segreto scoperto

SQ-ALLY-09 = Ogni legionario può stringere una sua alleanza pubblica, anche con fazioni rivali tra loro. Vincola solo quella miniatura, e ognuno ne ha al massimo una.
    .title = Legionari per conto proprio
    .ruling = Il limite di una per legionario è una nostra lettura.

SQ-ALLY-10 = Un’alleanza sciolta durante una missione non si può rinnovare prima della fine.
    .title = Non una seconda volta

SQ-ALLY-11 = Cedere o scambiare una carta con un’altra fazione vale come alleanza. Dev’essere lecita in quel momento e crea un’alleanza pubblica finché non si scioglie o finisce la missione. In opzione: solo per il momento dello scambio.
    .title = Scambi di carte
    .ruling = Il manuale dice a tutti gli effetti; lo prendiamo in parola.

SQ-ALLY-12 = Ogni violazione volontaria delle regole sulle alleanze costa 50 punti. Le alleanze vietate non si possono proprio stringere, quindi la penalità è per i tradimenti e per ciò che il tavolo dichiara.
    .title = Violare le regole
    .ruling = Il gioco rifiuta le alleanze vietate.

SQ-ALLY-13 = Uno propone, l’altro accetta, in qualsiasi momento. Chiunque dei due può scioglierla dichiarandolo, in pubblico se è pubblica.
    .title = Proposta e risposta
    .ruling = Il manuale non dà una procedura.

SQ-ALLY-14 = Sono nemiche le miniature di fazioni diverse che nessuna alleanza copre. L’alleanza di una fazione copre tutte le sue miniature tranne i ladri genetici; un legionario con un’alleanza propria è coperto solo da quella. Conta per l’Overwatch, per piazzare rinforzi, per i punti e per ciò a cui si può sparare.
    .title = Chi è nemico
    .ruling = Il manuale usa la parola senza definirla.

SQ-ALLY-15 = Un’alleanza segreta non cambia nulla che altri possano notare. Rinforzi, bersagli, punti e permessi guardano solo le alleanze pubbliche, e un’occasione di Overwatch appare come se non ci fosse e viene rifiutata in silenzio.
    .title = Il segreto resta segreto
    .ruling = Altrimenti un tiro o un punteggio mancato la tradirebbe.

SQ-ALLY-16 = È violazione nominare un alleato, o scegliere una mira che colpirebbe alleati e nessun nemico. Se gli alleati sono colpiti insieme ai nemici non c’è penalità, non danno punti e l’alleanza resta.
    .title = Alleati colpiti per caso
    .ruling = Il manuale non parla di armi ad area e alleati.

SQ-ALLY-17 = Un’alleanza non cambia blip, ricognizioni, vista coperta, uso della tarantola, punti comando, informazioni nascoste, ordine dei turni e vittoria.
    .title = Che cosa non cambia
    .ruling = Ricavato: nulla nel manuale dice il contrario.

## Onorificenze e gradi

starquest-chapter-honours = Onorificenze e gradi

SQ-HONOUR-01 = Vince la missione chi alla fine ha più punti, giocatori alieni compresi. In caso di parità nessuno prende i Sigilli del vincitore. In opzione: li prendono tutti i primi.
    .title = Il vincitore
    .ruling = Il manuale non tratta i pareggi.

SQ-HONOUR-02 = Il vincitore riceve subito due Sigilli d’Onore.
    .title = I Sigilli del vincitore

SQ-HONOUR-03 = Poi ciascuno guarda la tabella dell’efficienza in combattimento e segna i Sigilli guadagnati.
    .title = Efficienza

SQ-HONOUR-04 = Con quattro Sigilli sali di un grado. Tutti cominciano dal grado più basso senza Sigilli, se un’opzione non dice altro.
    .title = La promozione
    .ruling = Il manuale non fa cominciare nessuno più in alto; le opzioni permettono di giocare una sola missione come parte di una lunga campagna.

SQ-HONOUR-05 = I quattro Sigilli si danno in cambio del grado e il resto si tiene. Al grado più alto si accumulano. In opzione: i Sigilli si tengono, e ogni quarto guadagnato promuove.
    .title = I Sigilli si spendono
    .ruling = Il manuale non dice che fine fanno.

SQ-HONOUR-06 = Ogni grado dà un certo numero di carte ordine ed equipaggiamento.
    .title = Carte per grado

SQ-HONOUR-07 = I Sigilli non danno carte, ma pagano rinforzi e psionici.
    .title = Che cosa comprano i Sigilli

SQ-HONOUR-08 = Se il tuo leader viene ucciso, cominci la missione successiva un grado più in basso, mai sotto il primo. Sigilli e promozioni di questa missione vengono prima di quella perdita.
    .title = Leader ucciso
    .ruling = L’ordine tra guadagno e perdita è una nostra lettura.

SQ-HONOUR-09 = Dopo la morte del leader cominci anche senza nessun Sigillo d’Onore.
    .title = E senza Sigilli

## I rinforzi delle squadre

starquest-chapter-reinforcements = I rinforzi delle squadre

SQ-REINF-01 = In cambio di Sigilli una squadra può avere un rinforzo del suo grado o di uno inferiore. In opzione: solo del grado attuale.
    .title = Rinforzi per grado
    .ruling = Il manuale non dice se i gradi inferiori restano aperti.

SQ-REINF-02 = Un comandante ha al massimo un rinforzo.
    .title = Uno solo

SQ-REINF-03 = Non puoi prenderne un altro finché l’ultimo è vivo. Torna missione dopo missione senza altro costo.
    .title = Finché vive
    .ruling = Che resti gratis è una nostra lettura.

SQ-REINF-04 = In una missione un rinforzo si usa solo se la sua miniatura è disponibile.
    .title = Se c’è la miniatura

SQ-REINF-05 = Se due giocatori vogliono la stessa miniatura e non bastano, la prende il grado più alto, anche tra fazioni diverse. A parità si tira a sorte.
    .title = Prima il grado più alto
    .ruling = Il caso di parità è una nostra lettura.

SQ-REINF-06 = 2 Sigilli ciascuno. Veterano: nessuno. Eroe: marine con fucile laser. Sergente: marine con arma pesante. Tenente: marine con arma extra-pesante. Capitano: terminator con lanciafiamme. Maestro: tarantola.
    .title = Space Marines

SQ-REINF-07 = 2 Sigilli ciascuno. Esule: nessuno. Ramingo: fanatico. Ribelle: Therian. Tiranno: MRL Inferno. Maestro: un sesto legionario dei sette. Lord: Dreadnought.
    .title = Legione
    .ruling = Che il legionario sia un sesto è una nostra lettura.

SQ-REINF-08 = 2 Sigilli ciascuno. Giustiziere: nessuno. Guerriero: Eldar con catapulta shuriken. Vendicatore: Eldar con arma pesante. Esarca: vendicatore. Principe: vendicatore con arma pesante. Lord: tarantola. L’arma pesante si sceglie come quelle della squadra.
    .title = Eldar
    .ruling = Le tabelle danno solo numeri; li leggiamo come Sigilli.

SQ-REINF-09 = I giocatori alieni non hanno accesso a questi rinforzi.
    .title = Non per gli alieni

## I gradi alieni

starquest-chapter-alien-ranks = I gradi alieni

SQ-ALIENRANK-01 = I giocatori alieni salgono di grado come gli altri.
    .title = Salire di grado

SQ-ALIENRANK-02 = Guadagnano Sigilli con la tabella di efficienza aliena. Non hanno leader, quindi non perdono mai un grado per lui.
    .title = I loro Sigilli
    .ruling = Che senza leader non ci sia perdita è una nostra lettura.

SQ-ALIENRANK-03 = Secondo il grado il Signore del Caos pesca carte evento all’inizio della missione, dal mazzo che vuole, e le tiene segrete. Può giocarne una all’inizio di ogni suo turno, oltre a quella obbligatoria. In opzione: altrettante pescate in più, ognuna giocata subito.
    .title = Carte per il Caos
    .ruling = Il manuale non dice quando si pescano o si giocano.

SQ-ALIENRANK-04 = Il Signore del Caos riceve anche segnalini rinforzo in più, a caso.
    .title = Segnalini per il Caos

SQ-ALIENRANK-05 = Secondo il grado il Maestro del Culto ha in ogni missione un certo numero di riti dell’Oscura Simmetria.
    .title = Riti per il Culto
    .ruling = Che il numero valga per missione è una nostra lettura.

SQ-ALIENRANK-06 = Il Maestro del Culto riceve anche segnalini rinforzo in più, a caso.
    .title = Segnalini per il Culto

SQ-ALIENRANK-07 = Un rito ridà un punto vita a una miniatura del Culto, mai oltre il numero originale, in qualsiasi momento. Dopo un attacco mortale la tiene in gioco con 1 punto vita, per quanto forte fosse il colpo, e l’attaccante non segna punti.
    .title = Che cosa fa un rito
    .ruling = L’eccesso si dimentica perché i punti vita non scendono sotto zero.

SQ-ALIENRANK-08 = Al massimo un rito nel turno di ogni giocatore, di chiunque sia. In opzione: uno per round.
    .title = Un rito per turno
    .ruling = Il manuale dice uno per turno senza dire di chi.

SQ-ALIENRANK-09 = Segnalini in più e carte evento: Rinnegato 0, Guerriero 1, Campione 2, Comandante 3, Tiranno 4, Signore 5 di ciascuno.
    .title = I gradi del Caos
    .ruling = I numeri sono totali, e un trattino è zero.

SQ-ALIENRANK-10 = Segnalini in più e riti: Custode 0, Prescelto 1, Inquisitore 2, Nefarita 3, Maestro 4, Principe 5 di ciascuno.
    .title = I gradi del Culto
    .ruling = I numeri sono totali, e un trattino è zero.

SQ-ALIENRANK-11 = Un rito si può usare dopo la perdita di punti vita e prima della rimozione, su una delle vittime: lì il gioco te lo chiede. Si può usare anche tra due azioni qualsiasi, su una miniatura ferita del Culto sui tabelloni, quando vuoi. Mai su segnalini, mai dopo la rimozione.
    .title = Quando si può fare un rito
    .ruling = Il manuale dice in ogni momento; questi sono i momenti che contano.

## La fine di una missione

starquest-chapter-mission-end = La fine di una missione

SQ-END-01 = La missione finisce alla fine del turno in cui si avvera la condizione della missione, o non c’è più nessuna miniatura di squadra sui tabelloni o in un’area di ingresso, o è finito l’ultimo round: 28 round, se la missione non ne fissa altri. Una missione può dire che finisce subito.
    .title = Quando finisce
    .ruling = Il manuale non dice come finisce una missione.

SQ-END-02 = Una miniatura di squadra su una casella di soglia della propria area di ingresso, o su un’uscita della missione, può uscire con un passo da 1 punto movimento o comando. È viva, fuori dalla missione con tutto ciò che porta, e non può tornare; nessuno ne segna i punti. Gli alieni non possono uscire. In opzione: la miniatura può tornare in un turno successivo.
    .title = Uscire
    .ruling = Il manuale non parla di uscire dal tabellone.

SQ-END-03 = Un leader o uno psionico uscito è sopravvissuto. Una squadra uscita tiene i punti e partecipa a tutto alla fine.
    .title = Uscire non è morire
    .ruling = Il manuale non ne parla.

SQ-END-04 = Le miniature ancora sui tabelloni alla fine sopravvivono. In opzione: sono perse e i punti vanno agli alieni.
    .title = Ancora a bordo
    .ruling = Il manuale non lo dice; ma nulla le uccide.

SQ-END-05 = Si conclude ciò che è in corso; premi della missione; si mostrano le carte ricognizione e si contano le missioni segrete, 10 punti in meno per ognuna fallita; punti finali; due Sigilli al vincitore; tabelle di efficienza; promozioni; perdita di grado per i leader uccisi; psionici; tornano punti vita e carte; finiscono le alleanze; carte ricognizione tenute o lasciate; acquisti, prima i gradi più alti.
    .title = L’ordine della fine
    .ruling = Il manuale dà i pezzi; l’ordine è nostro.

SQ-END-06 = Vince chi ha più punti, anche se la sua squadra è morta o uscita.
    .title = Decidono i punti
    .ruling = Il manuale non mette condizioni.

SQ-END-07 = Un giocatore alieno rimasto senza nulla continua a pescare e giocare la sua carta evento, e la missione va avanti.
    .title = Un giocatore alieno rimasto senza nulla
    .ruling = Il manuale non ne parla.

## Al tavolo

starquest-chapter-table = Al tavolo

SQ-SEAT-01 = Da una a cinque squadre e una o due fazioni aliene, ciascuna al massimo una volta; le indica un’opzione. Sette è il tavolo completo.
    .title = Chi può giocare
    .ruling = Il manuale conosce solo sette giocatori.

SQ-SEAT-02 = Una fazione che non gioca non ha turno, miniature, segnalini o alleanze, e non entra nel sorteggio. Tutte le aree di ingresso restano a disposizione degli altri.
    .title = Posti vuoti
    .ruling = Il manuale non parla di posti vuoti.

SQ-SEAT-03 = Una fazione aliena da sola pesca un evento per turno e cambia colore ogni turno. Con meno di cinque squadre blip e rinforzi della missione si riducono a tanti quinti quante sono le squadre, per eccesso e presi a caso; oggetti e miniature nominati dalla missione ci sono sempre. In opzione: nessuna riduzione.
    .title = In meno giocatori
    .ruling = Due giocatori contro la forza intera non avrebbero speranze.

SQ-SEAT-04 = Una persona può tenere più posti e vede ciò che vedono tutti, mentre ogni posto conserva la sua vista. Tra essi non si propongono alleanze segrete.
    .title = Più posti
    .ruling = Il manuale non ne parla.

SQ-SEAT-05 = Prima di una domanda che mostra ciò che un solo posto può vedere, un sipario nomina quel posto e aspetta chi lo tiene. Le domande dal contenuto pubblico, come Overwatch, schivate, permessi o tiri salvezza, arrivano senza. Diario e replay mostrano la vista pubblica fino alla fine della missione.
    .title = Uno schermo per tutti
    .ruling = Una regola per giocare su un solo schermo.

SQ-SEAT-06 = Una domanda può avere un tempo limite. Quando scade risponde la disposizione del posto, o altrimenti la risposta solita, e il diario lo dice; le scelte obbligate si fanno a caso. Dopo due turni di fila chiusi dall’orologio un bot prende il posto, e chi lo teneva può riprenderlo tra due azioni qualsiasi.
    .title = L’orologio
    .ruling = Una regola per giocare a distanza.

SQ-SEAT-07 = Il posto di chi si arrende lo continua un bot. Se tutte le altre persone sono d’accordo la fazione viene invece tolta: i suoi pezzi escono senza punti e i suoi oggetti cadono.
    .title = Arrendersi
    .ruling = Il manuale non ne parla.

SQ-SEAT-08 = Non ti viene mai chiesto nulla quando tutti vedono che è possibile una sola risposta. Sondare, rivelare, Overwatch, schivate, permessi, tiri salvezza, scarti e riti chiedono una volta, quando conta, o risponde la tua disposizione. Per punti comando, alleanze, vendite e uscita dall’Overwatch l’iniziativa è tua.
    .title = Quando ti viene chiesto
    .ruling = Un tavolo non deve affogare nelle domande.

SQ-SEAT-09 = Se ti viene chiesto dipende solo da ciò che tutti vedono, come il numero delle tue carte, mai da quali sono, da alleanze segrete o da disposizioni. Se hai carte coperte che potrebbero reagire e ci sono altre persone al tavolo, ti viene chiesto anche se nessuna serve; una disposizione può rispondere subito. In opzione: solo le carte pubbliche portano queste domande.
    .title = Le domande non rivelano nulla
    .ruling = Altrimenti una domanda, la sua mancanza o un’attesa direbbe un segreto.
