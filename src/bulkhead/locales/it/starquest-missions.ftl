### Le missioni di Starquest: storia, obiettivi e regole proprie.

## Primi passi

mis_00_first_steps-story = Un rimorchiatore morto va alla deriva sulla rotta del convoglio, e una vedetta gli si aggancia. Nella sala pompe le luci sono accese, e i rilevatori segnalano passi leggeri.
mis_00_first_steps-primary = 30 punti alla prima squadra che finisce un proprio turno con due miniature nella stanza d5 e nessuna miniatura aliena lì dentro. La missione finisce con quel round.
mis_00_first_steps-secondary = 15 punti alla prima squadra che ha fatto una ricognizione in due stanze.
mis_00_first_steps-special-1 = Le squadre sono piccole: un comandante con ascia e pistola, due marines con fucile laser e uno con cannone d’assalto. Niente carte squadra, niente psionici, niente campagna.
mis_00_first_steps-special-2 = Nei round 1 e 2 non ci sono carte evento. Dal round 3 il Caos pesca dal mazzo verde, senza le carte più dure.
mis_00_first_steps-special-3 = Il mazzo ricognizione ha solo otto carte: due per tipo tra «Bendaggio», «Tiro libero», «Adrenalina» e «Niente».
mis_00_first_steps-special-4 = Una cosa alla volta: muovere, voltarsi, porte e fuoco nel round 1, corpo a corpo e Overwatch nel round 2, ricognizione e carte evento nel round 3, punti comando nel round 4.
mis_00_first_steps-special-5 = Ciò che ogni miniatura vede e può colpire è sempre mostrato, e tutto si può annullare finché non si tirano dadi.

## Attracco forzato

mis_01_hard_dock-story = Un relitto chiamato Corona Vuota è emerso dal buio, con i reattori caldi e i transponder muti. Nella stessa ora si agganciano cinque squadre d’abbordaggio, ognuna certa di essere la prima. Tra loro e il nucleo cammina una macchina da guerra che nessuno ha mai spento.
mis_01_hard_dock-primary = 30 punti alla squadra che toglie l’ultimo punto vita al Dreadnought MK VII, oltre ai 25 del suo valore. È tra i blip del Caos e va piazzato al più tardi quando si sonda il secondo tabellone.
mis_01_hard_dock-secondary = 15 punti alla prima squadra che finisce un proprio turno con due miniature nella stanza c2 e nessuna miniatura né segnalino alieno lì dentro.
mis_01_hard_dock-special-1 = Il MK VII di questa missione porta un lanciarazzi e un cannone d’assalto.

## Segnale morto

mis_02_dead_signal-story = Tre registratori di volo rispondono ancora a un vecchio codice di richiamo. Ogni tanto si spostano, cosa che i registratori non dovrebbero fare. La squadra che li leggerà saprà dov’è stata la Corona in questi duecento anni.
mis_02_dead_signal-primary = 10 punti per ogni nucleo dati che una squadra recupera nella propria area di ingresso. Un nucleo ancora a bordo alla fine non vale niente per le squadre.
mis_02_dead_signal-secondary = 15 punti alla prima squadra la cui miniatura finisce l’attivazione sulla console senza avere attaccato in quel turno e senza vedere alcuna miniatura aliena.
mis_02_dead_signal-special-1 = I nuclei non ancora rivelati muovono come i blip. Nessun nucleo può essere piazzato in una stanza con una casella di rinforzo.
mis_02_dead_signal-special-2 = Le miniature aliene possono raccogliere e portare i nuclei, mai però fuori dal tabellone. Un giocatore alieno segna 5 punti per ogni nucleo che ha alla fine.

## Caccia alla testa

mis_03_headhunt-story = I registratori parlano di un signore della guerra che sarebbe dovuto morire prima che la Corona fosse costruita. Tiene la sua corte nella sezione della ruota e non vede motivo di nascondersi. Da qualche parte dietro di lui, una seconda voce dà gli ordini.
mis_03_headhunt-primary = 30 punti alla squadra che elimina il Comandante del Caos, oltre al suo valore. Da quando si sonda il terzo tabellone deve essere in gioco.
mis_03_headhunt-secondary = 15 punti alla squadra che elimina lo Ierofante, oltre al suo valore. Resta segreto, e non si può segnare, finché lo Ierofante non è rivelato o non si pesca l’evento «Trasmissione».
mis_03_headhunt-special-1 = Finché il Comandante del Caos è in gioco e rivelato, ogni miniatura del Caos entro 3 caselle da lui può rilanciare un dado bianco per attacco.

## Il nido

mis_04_nest-story = Qualcosa si moltiplica nei condotti, e non gli importa di chi è la carne che mangia. Un’ora fa sono entrati due esploratori; sono uscite le loro lampade. I condotti vanno distrutti, o a bordo nessuno dormirà più.
mis_04_nest-primary = 10 punti per ognuno dei tre condotti d’ingresso, alla squadra che lo distrugge.
mis_04_nest-secondary = 15 punti alla prima squadra che ha eliminato tre ladri genetici o ibridi; con una o due squadre in gioco ne bastano due.
mis_04_nest-special-1 = Finché restano due o più condotti, il giocatore del Caos può piazzare un segnalino speciale in ogni turno, non uno ogni due.
mis_04_nest-special-2 = Distrutto l’ultimo condotto non arrivano più segnalini speciali, e la missione finisce al più tardi due round dopo.

## Equipaggio perduto

mis_05_lost_crew-story = Dietro i ponti delle cuccette vivono persone murate che ricordano il varo. Sono troppo deboli per camminare. Il Culto le ha nutrite, per motivi suoi.
mis_05_lost_crew-primary = 10 punti per ogni superstite consegnato nella propria area di ingresso, al massimo 30 per squadra. Dopo il terzo di tutto il tavolo i superstiti non valgono più niente.
mis_05_lost_crew-secondary = 15 punti alla squadra che consegna il primo superstite.
mis_05_lost_crew-special-1 = Nella preparazione il giocatore del Culto, o il Caos se il Culto manca, decide in segreto quali delle cinque caselle segnate nascondono un superstite; le altre sono vuote. Una casella si scopre quando la vede una miniatura di una squadra.
mis_05_lost_crew-special-2 = Un superstite si porta come ogni miniatura: 1 punto movimento per caricarlo, movimento e corpo a corpo dimezzati, niente armi pesanti.
mis_05_lost_crew-special-3 = Anche le miniature del Culto possono caricare i superstiti. Uno che portano su una casella di rinforzo è perduto e dà 5 punti al Culto.

## La miccia

mis_06_fuse-story = Il relitto ha cominciato a virare verso il convoglio. Tre giunti tengono insieme la sua spina dorsale, e tre cariche la spezzerebbero. Su chi debba uscire per ultimo nessuno si è accordato.
mis_06_fuse-primary = 10 punti per ogni carica innescata. Per innescarla, una miniatura di una squadra sul giunto spende il suo attacco del turno mentre nessuna miniatura aliena le è adiacente.
mis_06_fuse-secondary = 15 punti alla squadra con più miniature uscite dalla mappa dopo la prima carica innescata, se sono almeno tre. In parità contano i punti vita e, se anche quelli sono pari, non segna nessuno.
mis_06_fuse-special-1 = Con la terza carica parte il conto alla rovescia: la missione finisce con il quarto round dopo questo. Con meno di tre cariche finisce al limite dei round.
mis_06_fuse-special-2 = Gli alieni possono disinnescare: una miniatura aliena su un giunto con una carica innescata la toglie spendendo il suo attacco. La squadra tiene i punti, e qualsiasi squadra può innescare di nuovo, senza punti.
mis_06_fuse-special-3 = Le miniature delle squadre che alla fine sono sul tabellone sono perdute. Quelle mai entrate sono salve.

## Il lungo corridoio

mis_07_long_corridor-story = In fondo alla dorsale della fonderia c’è la plancia, dietro una porta fatta per fermare gli abbordaggi. Tutte e cinque le squadre partono da questa parte. È una corsa con poca aria e molti angoli.
mis_07_long_corridor-primary = 30 punti alla prima squadra che finisce un proprio turno con due miniature nella stanza b6 e nessuna miniatura né segnalino alieno lì dentro. La missione finisce con quel round.
mis_07_long_corridor-secondary = 15 punti alla fazione, alieni compresi, con più miniature sul tabellone B alla fine. In parità contano i punti vita e, se anche quelli sono pari, non segna nessuno, nemmeno gli alieni per un obiettivo mancato.
mis_07_long_corridor-special-1 = I due corridoi e la fabbrica si sondano come un solo tabellone.
mis_07_long_corridor-special-2 = Il tabellone A non conta tra quelli ancora da sondare finché nessuna squadra vi è entrata.

## Messa nera

mis_08_black_mass-story = Nella sezione della ruota ardono tre altari, e la luce si piega verso di loro. A ogni canto i morti sono un po’ meno morti. Il Regno del Caos sta a guardare e lascia che gli altri si dissanguino a vicenda.
mis_08_black_mass-primary = 10 punti per ogni altare, alla squadra che gli toglie l’ultimo punto vita.
mis_08_black_mass-secondary = 15 punti alla squadra che elimina lo Ierofante, oltre al suo valore.
mis_08_black_mass-special-1 = All’inizio di ogni turno del Culto con due o più altari in piedi, il Culto guadagna un rito, fino a cinque di scorta.
mis_08_black_mass-special-2 = Ogni altare in piedi alla fine dà 10 punti al Culto, al posto della solita quota di una missione principale mancata.

## La fonderia

mis_09_foundry-story = La catena di montaggio si è svegliata. Da un nastro scendono gambe, da un altro torsi, e dove s’incontrano qualcosa si alza e chiede ordini. Qualcuno deve fermarla prima che arrivi una risposta.
mis_09_foundry-primary = 30 punti alla prima squadra che finisce un proprio turno con due miniature nella stanza f1 e nessuna miniatura né segnalino alieno lì dentro. Questo ferma la catena per sempre.
mis_09_foundry-secondary = 7 punti per la prima valvola distrutta e 8 per la seconda, alle squadre che le distruggono.
mis_09_foundry-special-1 = Mentre la catena va, alla fine di ogni round in cui nessuna miniatura di squadra è in f1 un contatore sale: di 1, o di 2 se entrambe le valvole sono intatte. A 6 torna a 0 e il giocatore del Caos piazza un Dreadnought in una baia libera, orientato come vuole: prima un MK VIII, poi un MK IX con quattro o cinque squadre, altrimenti un MK VII, e non un terzo.
mis_09_foundry-special-2 = I due corridoi e la fabbrica si sondano come un solo tabellone.

## Il reliquiario

mis_10_reliquary-story = Uno scrigno sigillato passa di ponte in ponte da più tempo di quanto chiunque abbia vissuto. Ogni fazione ha un nome suo per ciò che contiene. Per una volta anche gli alieni vogliono portarselo via.
mis_10_reliquary-primary = 30 punti alla squadra che recupera lo scrigno nella propria area di ingresso o la cui miniatura lo porta alla fine. Se allora lo porta una miniatura aliena, il suo giocatore segna 20 punti e per l’obiettivo mancato non si paga altro.
mis_10_reliquary-secondary = Diversa per ogni squadra: nella preparazione ognuna pesca dal mazzo ricognizione finché non trova una missione segreta, che vale i suoi punti e ne costa 10 se fallisce.
mis_10_reliquary-special-1 = Le miniature aliene possono raccogliere, portare e cedere lo scrigno. Non lo si può portare su una casella di rinforzo, un condotto d’ingresso o un condotto alieno. Da quando si sonda il terzo tabellone deve trovarsi in gioco.
mis_10_reliquary-special-2 = Quando lo scrigno è recuperato in un’area di ingresso, la missione finisce con quel round.

## Due giganti

mis_11_two_giants-story = Prima di fermarsi la catena ha finito qualcosa, e il Culto ha portato un gigante tutto suo. Si sono trovati. Le lamiere del ponte non sono fatte per questo.
mis_11_two_giants-primary = 15 punti alla squadra che toglie l’ultimo punto vita al Dreadnought MK X, e 15 a quella che toglie l’ultimo al Golgotha. Vanno piazzati entrambi al più tardi quando si sonda il secondo tabellone.
mis_11_two_giants-secondary = 15 punti alla squadra che ha tolto più punti vita alle due macchine insieme, almeno due. In parità non segna nessuno.
mis_11_two_giants-special-1 = Il valore delle due macchine non va a chi le elimina. Ogni punto vita tolto all’una o all’altra dà invece 8 punti all’attaccante, l’ultimo 12.
mis_11_two_giants-special-2 = I giocatori alieni possono attaccare l’uno la macchina dell’altro e segnano allo stesso modo.
mis_11_two_giants-special-3 = Con due squadre in gioco un MK VIII sostituisce il MK X e due redivivi il Golgotha. La missione principale vale allora 15 punti, per il solo MK VIII.

## La Corona Vuota

mis_12_hollow_crown-story = Nella sala del trono non c’è trono, solo un incavo nel pavimento a forma di corona. La fazione che ci starà dentro al risveglio dei reattori parlerà per il relitto. Le sette pretese sono tutte ugualmente infondate.
mis_12_hollow_crown-primary = 30 punti alla fazione, alieni compresi, le cui miniature nella stanza d5 hanno insieme più punti vita alla fine. In parità non segna nessuno, e qui gli alieni non segnano punti per un obiettivo mancato.
mis_12_hollow_crown-secondary = 15 punti alla squadra che elimina il primo dei due leader, il Comandante del Caos e lo Ierofante.
mis_12_hollow_crown-special-1 = Dal round 8, ogni fazione con una miniatura nella stanza d5 alla fine del proprio turno segna 2 punti.
mis_12_hollow_crown-special-2 = La porta fra il corridoio e d5 è una porta stagna. I varchi che portano in d5 dal tabellone vicino restano aperti.

## Portello ghiacciato

mis_s1_cold_lock-story = Una navetta corriere è rimasta congelata nella chiusa stagna di una nave mineraria, e la sua cassaforte sta dalla parte sbagliata. Al nuovo equipaggio le casseforti non servono, i visitatori sì.
mis_s1_cold_lock-primary = 30 punti alla squadra che ha recuperato la cassaforte nella propria area di ingresso o la cui miniatura la porta alla fine.
mis_s1_cold_lock-secondary = 15 punti alla squadra con più eliminazioni sul tabellone D, se alla fine del round 6 non vi è alcuna miniatura né segnalino alieno.
mis_s1_cold_lock-special-1 = Gioca un solo giocatore alieno: il tavolo sceglie Caos o Culto, e si usano solo le sue liste.
mis_s1_cold_lock-special-2 = Una porta stagna fra il corridoio e b4 chiude la via breve. La via lunga passa per b2 e b3.
mis_s1_cold_lock-special-3 = Una schermaglia non cambia né gradi né Sigilli.

## Due chiavi

mis_s2_two_keys-story = Il deposito si apre con due chiavi girate da due mani, o due volte dalla stessa. Due squadre rivali hanno una sola mappa. Sotto di loro due bande aliene non si sono ancora accorte l’una dell’altra.
mis_s2_two_keys-primary = 30 punti alla squadra le cui miniature portano per prime entrambe le chiavi nella stanza b6. Se alla fine ogni squadra ne ha una lì, 15 punti ciascuna.
mis_s2_two_keys-secondary = 15 punti alla squadra che distrugge il condotto d’ingresso.
mis_s2_two_keys-special-1 = Una schermaglia non cambia né gradi né Sigilli.
