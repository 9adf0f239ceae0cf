### Carte evento alieno: si giocano appena pescate. “Tu” è il giocatore che pesca.

evg_alien_elite = Élite aliena
evg_alien_elite-rule = Attiva due volte in questo turno una tua miniatura, ma non una da due per due caselle.
evg_task_force = Forza d’assalto
evg_task_force-rule = Due segnalini sorteggiati dal sacchetto della tua fazione si aggiungono in segreto ai tuoi rinforzi.
evg_teleporter = Teletrasporto
evg_teleporter-rule = Due pezzi tuoi sul tabellone, miniature o segnalini, ma non da due per due caselle, si scambiano di posto; entrambi possono agire normalmente.
evg_machine_fault = Guasto meccanico
evg_machine_fault-rule = In questo turno i tuoi costrutti non possono muovere né sparare; possono combattere corpo a corpo.
evg_defences = Difese automatiche
evg_defences-rule = Una miniatura di una squadra che sta in un corridoio, non in un’area di ingresso, è attaccata con un dado rosso.
evg_battle_plan = Piano di battaglia
evg_battle_plan-rule = Ogni giocatore Marines ed Eldar prende dal suo mazzo un’altra carta ordine a scelta, anche già usata; la Legione riprende una carta equipaggiamento usata.
evg_booby_trap = Trappola esplosiva
evg_booby_trap-rule = Un missile esplode con due dadi rossi su una miniatura di una squadra che non sia leader né in un’area di ingresso; lo si può schivare con i punti comando.
evg_radio_silence = Silenzio radio
evg_radio_silence-rule = Nel suo prossimo turno una squadra non può giocare carte ordine né tirare per i punti comando.
evg_equipment_fault = Guasto all’equipaggiamento
evg_equipment_fault-rule = Una squadra scarta una carta equipaggiamento: una coperta a sorte oppure, se non ne ha, una scoperta a sua scelta.
evg_frenzy = Frenesia
evg_frenzy-rule = Una tua miniatura di marmaglia o banda può fare due attacchi corpo a corpo in questo turno.
evg_genestealer = Ladro genetico
evg_genestealer-rule = Il Caos mette un ladro genetico della riserva accanto a una miniatura di una squadra che non sia in un’area di ingresso, e agisce in questo turno; il Culto mette invece un redivivo, che agisce dal prossimo turno del Culto.
evg_living_bomb = Bomba vivente
evg_living_bomb-rule = In questo turno una tua miniatura di marmaglia può, invece di attaccare, far esplodere un missile da due dadi rossi su una casella entro 6 caselle nella sua linea di fuoco.
evg_lure = Tentazione
evg_lure-rule = Tira un dado rosso per una miniatura di una squadra che non sia leader né psionico, non in un’area di ingresso e con al massimo 2 punti vita: con un 3 passa dalla tua parte.
evg_master_control = Controllo centrale
evg_master_control-rule = Apri o chiudi quante porte comuni vuoi, ma nessuna con una base a cavallo della sua linea.
evg_machine_assault = Assalto meccanico
evg_machine_assault-rule = I tuoi costrutti possono muovere fino al doppio del loro movimento in questo turno e attaccare lo stesso.
evg_broadcast = Trasmissione
evg_broadcast-rule = Una missione secondaria tenuta nascosta viene letta a tutti e vale da ora in poi; se non ce n’è, ogni squadra può guardare un segnalino coperto.
evg_mother_scan = Sonda madre
evg_mother_scan-rule = La squadra con meno punti, a sorte in caso di parità, nomina un tabellone sondato: tutti i suoi segnalini sono rivelati.
evg_new_orders = Nuovi ordini
evg_new_orders-rule = La squadra con meno punti prende dal suo mazzo una carta ordine a scelta, anche già usata; la Legione una carta equipaggiamento usata.
evg_mad_mechanic = Meccanico folle
evg_mad_mechanic-rule = In questo turno una tua miniatura di banda può sparare una volta con due dadi rossi lungo una linea come un fucile al plasma; poi è rimossa e nessuno ne guadagna punti.
evg_out_of_ammo = Munizioni esaurite
evg_out_of_ammo-rule = Un’arma pesante o extra-pesante di una squadra è scarica: chi la porta spara con due dadi bianchi come con un fucile laser, finché una sua ricognizione la ricarica invece di pescare una carta.
evg_mind_shock = Shock mentale
evg_mind_shock-rule = In questo turno la tua marmaglia e la tua banda non possono muovere né sparare; i segnalini possono muovere.
evg_redeploy = Ridispiegamento
evg_redeploy-rule = Fino a tre tuoi segnalini coperti sul tabellone si spostano su caselle di tabelloni sondati che nessuna miniatura delle squadre vede.
evg_report_in = A rapporto
evg_report_in-rule = Nel prossimo turno della sua squadra un leader non può muovere né attaccare; i punti comando possono muoverlo.
evg_suicide_unit = Unità suicida
evg_suicide_unit-rule = In questo turno un tuo costrutto, non un Dreadnought, può farsi esplodere dopo aver mosso: un tiro di due dadi rossi su tutti i vicini; poi è rimosso e nessuno ne guadagna punti.
evg_weapons_jam = Armi inceppate
evg_weapons_jam-rule = Nel suo prossimo turno una squadra non può sparare con armi pesanti, extra-pesanti o di macchine né con lanciafiamme.

eva_sharpshooter = Tiratore scelto
eva_sharpshooter-rule = Una volta in questo turno puoi rilanciare tutti i dadi di un tuo attacco da fuoco.
eva_brawler = Attaccabrighe
eva_brawler-rule = Una volta in questo turno puoi rilanciare tutti i dadi di un tuo attacco in corpo a corpo.
eva_pack = Il branco
eva_pack-rule = Accanto a una tua miniatura di marmaglia metti fino a due miniature dello stesso tipo prese dalla riserva; agiscono in questo turno, ma valgono solo 1 punto l’una.
eva_tough_hide = Pelle dura
eva_tough_hide-rule = Una volta prima del tuo prossimo turno puoi far rilanciare il dado più alto a chi attacca la tua marmaglia, la tua banda o le tue miniature genetiche.
eva_plated = Corazzati
eva_plated-rule = Una volta prima del tuo prossimo turno puoi far rilanciare il dado più alto a chi attacca la tua élite, i tuoi leader o i tuoi costrutti.
eva_blood_rage = Furia di sangue
eva_blood_rage-rule = La tua marmaglia e la tua banda tirano un dado bianco in più in ogni attacco di questo turno.
eva_dark_whisper = Sussurro oscuro
eva_dark_whisper-rule = Una squadra perde i suoi punti comando e non può usarne fino al tuo prossimo turno.
eva_blackout = Blackout
eva_blackout-rule = Su un tabellone nessuno può vedere o sparare oltre 6 caselle fino al tuo prossimo turno.
eva_seal_hatches = Sigillare i portelli
eva_seal_hatches-rule = Chiudi fino a tre porte comuni aperte di un tabellone.
eva_flesh_knits = Carne ricucita
eva_flesh_knits-rule = Fino a tre tue miniature ferite riprendono 1 punto vita ciascuna; le armi perse di un Dreadnought non tornano.
eva_borrowed_rite = Rito prestato
eva_borrowed_rite-rule = Ottieni un rito per questa missione, anche se giochi il Caos.
eva_second_wave = Seconda ondata
eva_second_wave-rule = Fino a due tuoi segnalini rinforzo entrano subito e possono agire in questo turno; contano fra i sei del turno.
eva_rising_dead = I morti risorgono
eva_rising_dead-rule = Metti due tue miniature di marmaglia della riserva, scoperte, su caselle di rinforzo che nessun nemico vede; agiscono dal tuo prossimo turno.
eva_leeching_cold = Gelo vorace
eva_leeching_cold-rule = Nel suo prossimo turno tutte le miniature di una squadra muovono 2 caselle in meno, ma almeno 2.
eva_false_echo = Eco falsa
eva_false_echo-rule = Metti due segnalini finti su un tabellone sondato dove nessuna miniatura delle squadre li vede; muovono come blip e svaniscono quando sono rivelati.
eva_pickpocket = Borseggio
eva_pickpocket-rule = Una squadra scarta una carta ricognizione a sorte; una missione segreta persa così non costa punti.
eva_rival_omen = Presagio rivale
eva_rival_omen-rule = Muovi un segnalino coperto dell’altra fazione aliena fino a 5 caselle; se siete alleati, lo guardi anche.
eva_siren_gas = Gas sirena
eva_siren_gas-rule = Un tiro di un dado rosso attacca tutte le miniature delle squadre in una stanza.
eva_corridor_mine = Mina di corridoio
eva_corridor_mine-rule = Una miniatura di una squadra in un corridoio, non leader né in un’area di ingresso, è attaccata con due dadi rossi e perde al massimo 1 punto vita.
eva_overload = Sovraccarico
eva_overload-rule = Una miniatura o macchina di una squadra non può sparare fino alla fine del prossimo turno del suo giocatore; il suo segnalino Overwatch viene tolto.
eva_shadow_step = Passo d’ombra
eva_shadow_step-rule = Una tua miniatura o un tuo segnalino, non da due per due caselle, va su una casella libera accanto a un altro dei tuoi; può agire normalmente.
eva_lull = Tregua
eva_lull-rule = In questo turno la tua marmaglia e la tua banda non possono sparare.
eva_stray_signal = Segnale vagante
eva_stray_signal-rule = La squadra con meno punti, se il suo leader è vivo, ottiene 3 punti comando in più.
eva_open_vault = Caveau aperto
eva_open_vault-rule = La squadra con meno punti pesca una carta ricognizione senza fare una ricognizione; una trappola pescata così viene scartata senza effetto.

## Esche

tok_dummy = Esca

## Che cosa si chiede

sq-ask-event-figure = Carta evento: quale miniatura colpisce?
sq-ask-event-piece = Carta evento: quale tua miniatura o quale tuo segnalino?
sq-ask-event-token = Carta evento: quale segnalino?
sq-ask-event-squad = Carta evento: quale squadra colpisce?
sq-ask-event-square = Carta evento: su quale casella?
sq-ask-event-stand = Carta evento: dove sta la miniatura, e verso dove guarda?
sq-ask-event-door = Carta evento: quale porta?
sq-ask-event-board = Carta evento: quale tabellone?
sq-ask-event-room = Carta evento: quale stanza?
sq-ask-event-order = Carta evento: quale carta prendi?
sq-ask-event-lose = Carta evento: a quale carta rinunci?
sq-ask-event-reinforcement = Carta evento: quale rinforzo entra, e dove?

## Che cosa succede

sq-event-event-wasted = «{ $card }» non trova nessun bersaglio.
sq-event-tokens-joined =
    { $count ->
        [one] Un segnalino in più tra i rinforzi: { $seat }.
       *[other] { $count } segnalini in più tra i rinforzi: { $seat }.
    }
sq-event-card-taken =
    { $card-known ->
        [no] { $seat } prende una carta.
       *[yes] { $seat } prende «{ $card }».
    }
sq-event-card-lost = { $seat } scarta «{ $card }».
sq-event-command-gained =
    { $points ->
        [one] { $seat } ottiene un punto comando; ora ne ha { $total }.
       *[other] { $seat } ottiene { $points } punti comando; ora ne ha { $total }.
    }
sq-event-command-drained =
    { $seat } perde { $points ->
        [one] un punto comando
       *[other] { $points } punti comando
    }.
sq-event-objective-read = Una missione tenuta segreta viene letta a tutti e vale da ora in poi.
sq-event-weapon-emptied = { $who } ha un’arma scarica: { $weapon }.
sq-event-weapon-refilled = { $who } ricarica un’arma: { $weapon }.
sq-event-token-vanished = Il segnalino { $token } in { $at } era un’esca e non c’è più.

## Rifiuti

sq-no-event-choice = La carta evento non permette questa scelta.
sq-no-jammed = Non può sparare: in questo turno le armi di questa squadra sono inceppate.
