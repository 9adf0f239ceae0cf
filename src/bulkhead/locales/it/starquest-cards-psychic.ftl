### Carte psichiche delle quattro arti.

art_psionic = Psionica
art_power = Potere
art_kinesis = Cinesi
art_temporal = Tempo

psi_mind_lance = Lancia mentale
psi_mind_lance-rule = Due dadi rossi attaccano un nemico in vista, la cui armatura vale uno in meno; costrutti e macchine non sentono nulla.
psi_dread = Terrore
psi_dread-rule = Fino alla fine del prossimo turno del suo giocatore un nemico in vista non può attaccare corpo a corpo né fare un passo verso lo psionico; leader, costrutti e macchine non hanno paura.
psi_puppet = Marionetta
psi_puppet-rule = Un nemico in vista di taglia 1 o 2 e armatura non oltre 2, che non sia un leader, è guidato da te per al massimo 4 caselle e poi può attaccare corpo a corpo chi vuoi davanti a sé; i punti sono tuoi.
psi_inner_wall = Muro interiore
psi_inner_wall-rule = Una carta psichica o una malia che tocca una tua miniatura entro 8 caselle dallo psionico non ha effetto; nel suo prossimo turno lui agisce normalmente.
psi_far_sight = Vista lontana
psi_far_sight-rule = Tutti i segnalini sul tabellone dello psionico entro 8 caselle da lui sono rivelati, anche dietro i muri; poi può ancora muovere, ma non attaccare.
psi_aegis = Egida
psi_aegis-rule = Una tua miniatura in vista entro 6 caselle, o lui stesso, ha 2 punti di armatura in più, fino a 5, fino al tuo prossimo turno.
psi_fury = Furia
psi_fury-rule = In questo turno può muovere e attaccare corpo a corpo, con due dadi rossi in più.
psi_firestorm = Tempesta di fuoco
psi_firestorm-rule = Un solo tiro di due dadi rossi attacca chiunque sia nelle otto caselle intorno a lui, amici compresi; muri e porte chiuse proteggono.
psi_mend = Rinsaldare
psi_mend-rule = Una tua miniatura in vista entro 4 caselle, o lui stesso, riprende fino a 2 punti vita; un governatore riprende una carta perduta come semplice punto vita.
psi_hurl = Scaglia
psi_hurl-rule = Un nemico in vista di taglia non oltre 3 è spinto via in linea retta per al massimo 3 caselle; se lo fermano un muro, una porta chiusa o qualcuno, due dadi rossi lo attaccano dove si arresta.
psi_barrier = Barriera
psi_barrier-rule = Due caselle libere affiancate, in vista ed entro 8 caselle, oppure un passaggio di porta aperto, non si possono attraversare né con i passi né con lo sguardo fino al tuo prossimo turno.
psi_unseen_hand = Mano invisibile
psi_unseen_hand-rule = Apre o chiude quante porte in vista vuole, oppure apre una porta stagna in vista fino alla fine di questo turno; poi può ancora muovere, ma non attaccare.
psi_crush = Schiacciare
psi_crush-rule = Quattro dadi rossi attaccano un costrutto, una macchina, una porta stagna, un condotto o una struttura della missione in vista.
psi_haste = Celerità
psi_haste-rule = Un’altra tua miniatura in vista entro 6 caselle che ha finito la sua attivazione agisce una seconda volta in questo turno.
psi_stasis = Stasi
psi_stasis-rule = Fino alla fine del prossimo turno del suo giocatore un nemico in vista di taglia non oltre 3, che non sia un leader, non può agire né essere attaccato o spostato.
psi_blink = Balzo
psi_blink-rule = Appare su una casella libera di un tabellone scansionato, a non più di 8 caselle, muri o no, che nessun nemico vede; poi può attaccare, ma non muovere.
psi_rewind = Riavvolgi
psi_rewind-rule = Tutti i dadi appena tirati da una parte in un attacco di o contro una tua miniatura che lui vede si tirano di nuovo, e vale il nuovo risultato.

sq-ask-puppet = Dove la conduci, e chi deve colpire?
