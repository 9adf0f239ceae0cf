### Carte psichiche delle quattro arti.

art_psionic = Psionica
art_power = Potere
art_kinesis = Telecinesi
art_temporal = Tempo

psi_mind_lance = Lancia mentale
psi_mind_lance-rule = Due dadi rossi attaccano un nemico in vista, la cui armatura vale uno in meno; costrutti e macchine ne sono immuni.
psi_dread = Terrore
psi_dread-rule = Fino alla fine del prossimo turno del suo giocatore un nemico in vista non può attaccare corpo a corpo né fare un passo verso lo psionico; leader, costrutti e macchine ne sono immuni.
psi_puppet = Marionetta
psi_puppet-rule = Muovi fino a 4 caselle un nemico in vista, ma non un leader, di taglia 1 o 2 e con armatura 2 o meno, che poi può attaccare corpo a corpo un bersaglio a tua scelta davanti a sé; i punti sono tuoi.
psi_inner_wall = Muro interiore
psi_inner_wall-rule = Una carta psichica o una malia che tocca una tua miniatura entro 8 caselle dallo psionico non ha effetto; nel tuo prossimo turno lo psionico agisce normalmente.
psi_far_sight = Vista lontana
psi_far_sight-rule = Tutti i segnalini sul tabellone dello psionico entro 8 caselle da lui sono rivelati, anche dietro i muri; poi può ancora muovere, ma non attaccare.
psi_aegis = Egida
psi_aegis-rule = Lo psionico, o una tua miniatura in vista entro 6 caselle, ha 2 punti di armatura in più, fino a 5, fino al tuo prossimo turno.
psi_fury = Furia
psi_fury-rule = In questo turno lo psionico può muovere e attaccare corpo a corpo, con due dadi rossi in più.
psi_firestorm = Tempesta di fuoco
psi_firestorm-rule = Un solo tiro di due dadi rossi attacca chiunque sia nelle otto caselle intorno allo psionico, amici compresi; muri e porte chiuse proteggono.
psi_mend = Rinsaldare
psi_mend-rule = Lo psionico, o una tua miniatura in vista entro 4 caselle, riprende fino a 2 punti vita; un governatore riprende una carta perduta come semplice punto vita.
psi_hurl = Scagliare
psi_hurl-rule = Un nemico in vista di taglia non oltre 3 è spinto via in linea retta per al massimo 3 caselle; se lo fermano un muro, una porta chiusa o qualcuno, due dadi rossi lo attaccano dove si arresta.
psi_barrier = Barriera
psi_barrier-rule = Due caselle libere affiancate, in vista ed entro 8 caselle, oppure un vano di porta aperto nello stesso raggio, bloccano il passaggio e la vista fino al tuo prossimo turno.
psi_unseen_hand = Mano invisibile
psi_unseen_hand-rule = Lo psionico apre o chiude quante porte in vista vuole, oppure apre una porta stagna in vista fino alla fine di questo turno; poi può ancora muovere, ma non attaccare.
psi_crush = Schiacciare
psi_crush-rule = Quattro dadi rossi attaccano un costrutto, una macchina, una porta stagna, un condotto o una struttura della missione in vista.
psi_haste = Celerità
psi_haste-rule = Un’altra tua miniatura in vista entro 6 caselle che ha finito la sua attivazione agisce una seconda volta in questo turno.
psi_stasis = Stasi
psi_stasis-rule = Fino alla fine del prossimo turno del suo giocatore un nemico in vista di taglia non oltre 3, che non sia un leader, non può agire né essere attaccato o spostato.
psi_blink = Balzo
psi_blink-rule = Lo psionico appare su una casella libera di un tabellone sondato, a non più di 8 caselle, muri o no, che nessun nemico vede; poi può attaccare, ma non muovere.
psi_rewind = Riavvolgere
psi_rewind-rule = Tutti i dadi appena tirati da una parte in un attacco di una tua miniatura in vista dello psionico, o contro di essa, si rilanciano, e vale il nuovo risultato.

sq-ask-puppet = Dove la muovi, e chi deve colpire?
