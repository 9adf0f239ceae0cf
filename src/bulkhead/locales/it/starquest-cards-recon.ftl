### Carte ricognizione: ciò che si trova nelle stanze. Il portatore è la miniatura che tiene la carta, all’inizio quella che l’ha trovata.

rec_armour_plate = Piastra corazzata
rec_armour_plate-rule = Il portatore, se la sua armatura non supera 2, ha un punto di armatura in più per il resto della missione.
rec_gun_sight = Mirino
rec_gun_sight-rule = Per tre volte il portatore può rilanciare un dado di uno sparo.
rec_shock_maul = Mazza elettrica
rec_shock_maul-rule = Il portatore tira un dado bianco in più nel corpo a corpo per il resto della missione.
rec_frag_case = Cassa di granate
rec_frag_case-rule = Invece di attaccare, il portatore lancia le granate su una casella entro 6 caselle: esplodono con due dadi rossi come un missile.
rec_door_clamp = Bloccaporta
rec_door_clamp-rule = Nella sua attivazione il portatore chiude una porta aperta accanto a sé; la si può riaprire come al solito.
rec_override_key = Chiave maestra
rec_override_key-rule = Per due volte il portatore apre una porta stagna accanto a sé come una porta comune; si richiude alla fine del tuo turno.
rec_motion_tracker = Rilevatore
rec_motion_tracker-rule = Guarda in segreto fino a quattro segnalini coperti su un tabellone.
rec_adrenaline = Adrenalina
rec_adrenaline-rule = Nella sua attivazione una tua miniatura può muovere una seconda volta.
rec_clear_shot = Tiro libero
rec_clear_shot-rule = Uno sparo di una tua miniatura con arma leggera tira un dado rosso in più; se la gioca chi ha fatto la ricognizione in quello stesso turno, può attaccare lo stesso.
rec_rally = Adunata
rec_rally-rule = Invece di tirare per i punti comando ne prendi 6, se il tuo leader è vivo.
rec_ambush = Imboscata
rec_ambush-rule = Una tua miniatura resta in Overwatch dopo il suo prossimo tiro in Overwatch: può farne un secondo prima del tuo prossimo turno.
rec_field_dressing = Bendaggio
rec_field_dressing-rule = Il portatore o una tua miniatura accanto riprende 1 punto vita.
rec_surgeon_pack = Zaino chirurgico
rec_surgeon_pack-rule = Due punti vita per il portatore e le tue miniature accanto, divisi come vuoi.

rsm_cold_blood = Sangue freddo
rsm_cold_blood-rule = 20 punti se il tuo leader in persona elimina corpo a corpo, dopo questa pescata, un alieno che vale almeno 5 punti.
rsm_bounty = Taglia
rsm_bounty-rule = 15 punti se dopo questa pescata la tua squadra elimina due alieni che valgono almeno 10 punti ciascuno.
rsm_cartographer = Cartografo
rsm_cartographer-rule = 15 punti se alla fine la tua squadra ha fatto ricognizioni in stanze su tre tabelloni diversi; su due se i tabelloni sono solo due o tre, in due stanze se ce n’è uno solo.
rsm_wrecker = Guastatore
rsm_wrecker-rule = 15 punti se dopo questa pescata la tua squadra distrugge un condotto, una porta stagna o una struttura della missione; se non ne resta nessuno quando la peschi, la carta torna nel mazzo e ne peschi un’altra.
rsm_no_one_left = Nessuno indietro
rsm_no_one_left-rule = 20 punti se da questa pescata alla fine nessuna tua miniatura è eliminata o lasciata a bordo.
rsm_last_watch = Ultima guardia
rsm_last_watch-rule = 10 punti se alla fine una tua miniatura è nella stanza di questa ricognizione e non vi è alcun alieno o segnalino; dove le squadre devono uscire, basta che sia stato così alla fine di due tuoi turni.

rec_tripwire = Filo teso
rec_tripwire-rule = Due dadi bianchi attaccano chi ha fatto la ricognizione; nessuno guadagna punti.
rec_gas_leak = Fuga di gas
rec_gas_leak-rule = Un dado rosso attacca chiunque sia nella stanza della ricognizione, amico o nemico, tranne costrutti e macchine; nessuno guadagna punti.
rec_alarm = Allarme
rec_alarm-rule = Il giocatore alieno con meno punti può mettere subito un suo segnalino rinforzo su una casella di rinforzo libera.
rec_hatchling = Cucciolo
rec_hatchling-rule = Il giocatore del Caos mette un ladro genetico della riserva su una casella libera accanto a chi ha fatto la ricognizione; agisce dal suo prossimo turno.
rec_empty = Niente
rec_empty-rule = Non si trova nulla; chi ha fatto la ricognizione può andare in Overwatch lo stesso.

sq-ask-card-rec_alarm = Arriva un rinforzo? Scegli il segnalino e la casella, o rinuncia.
sq-ask-card-rec_hatchling = Dove appare il cucciolo?
sq-event-card-given =
    { $card-known ->
        [no] { $who } passa una carta: ora ce l’ha { $to }.
       *[yes] { $who } passa «{ $card }»: ora ce l’ha { $to }.
    }
