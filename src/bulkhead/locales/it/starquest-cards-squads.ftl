### Carte ordine ed equipaggiamento delle squadre: nomi, e che cosa fa ognuna in una frase.

ord_fire = Fuoco!
ord_fire-rule = Ogni miniatura della squadra può sparare due volte in questo turno, prima del movimento, dopo o una volta per parte; una tarantola con cannoniere può sparare due volte l’intera salva, anche con un cannoniere nuovo.
ord_move = Muoversi!
ord_move-rule = Ogni miniatura della squadra può fare due movimenti interi in questo turno e attaccare prima, in mezzo o dopo; una tarantola con cannoniere può muovere due volte, anche con un cannoniere nuovo.
ord_attack = All’attacco!
ord_attack-rule = Ogni miniatura della squadra fa due movimenti con il suo attacco normale oppure due azioni di tiro con il suo movimento normale; una tarantola con cannoniere muove e spara una volta, o fa due volte l’una o l’altra cosa.
ord_close_assault = Assalto ravvicinato!
ord_close_assault-rule = Ogni miniatura della squadra con un’arma leggera può sia sparare sia combattere corpo a corpo in questo turno, in qualsiasi ordine.
ord_photon_grenades = Granate fotoniche!
ord_photon_grenades-rule = In ogni corpo a corpo che una miniatura della squadra comincia in questo turno il difensore toglie il suo dado più alto dopo il tiro.
ord_heavy_weapon = Arma pesante!
ord_heavy_weapon-rule = Una miniatura della squadra con un’arma pesante può fare due movimenti e due azioni di tiro in questo turno in qualsiasi ordine; nessuno dei due movimenti può essere diviso.
ord_foresight = Preveggenza!
ord_foresight-rule = Guarda la prima carta di entrambi i mazzi evento e, se vuoi, mettile in fondo, una o tutte e due; fino al tuo prossimo turno ogni tua miniatura può rilanciare un dado del suo colpo in Overwatch.
eqp_blind_grenades = Granate accecanti
eqp_blind_grenades-rule = Nel prossimo turno di ogni giocatore alieno le miniature aliene non possono scegliere nessuno di questa squadra come bersaglio di un tiro o di un corpo a corpo; aree e linee mirate ad altri la colpiscono lo stesso.
eqp_bolt_pistols = Pistole d’ordinanza
eqp_bolt_pistols-rule = I marines della squadra con fucile laser tirano un dado bianco in più nel corpo a corpo, in attacco e in difesa.
eqp_melta_bomb = Bomba a fusione
eqp_melta_bomb-rule = Due dadi rossi in più per un solo attacco corpo a corpo, anche contro una porta stagna, un condotto, una macchina o una struttura della missione.
eqp_targeter = Puntatore
eqp_targeter-rule = Alla preparazione nomina il fucile laser, il cannone d’assalto, il fucile al plasma o il lanciarazzi: ogni miniatura della squadra che spara con quell’arma può rilanciare un dado una volta per azione di tiro; due puntatori nominano armi diverse, e il cannone d’assalto dei terminator conta come cannone d’assalto.
eqp_bionic_arm = Braccio bionico
eqp_bionic_arm-rule = Quando il leader attacca corpo a corpo può rilanciare uno dei suoi dadi.
eqp_assault_blades = Lame d’assalto
eqp_assault_blades-rule = I marines della squadra con fucile laser possono combattere anche sulle due caselle diagonali davanti a sé, e il difensore toglie il suo dado più alto.
eqp_force_field = Campo di forza
eqp_force_field-rule = L’armatura del leader vale 3; chi ha già 3 non ne guadagna nulla.
eqp_bionic_eye = Occhio bionico
eqp_bionic_eye-rule = Quando il leader spara può rilanciare uno dei suoi dadi.
eqp_combi_weapon = Arma combinata
eqp_combi_weapon-rule = L’arma da tiro di un leader con due dadi rossi può sparare lungo una linea come un fucile al plasma ogni volta che vuoi.
eqp_suspensors = Sospensori
eqp_suspensors-rule = I marines con armi pesanti di una squadra ordinaria muovono fino a 6 caselle; il loro movimento resta indivisibile.
eqp_bio_scanner = Bioscanner
eqp_bio_scanner-rule = All’inizio di ogni tuo turno guarda in segreto fino a tre segnalini coperti ovunque sul tabellone.
eqp_digital_weapons = Armi digitali
eqp_digital_weapons-rule = Una volta in ogni tuo turno il leader può rilanciare uno dei suoi dadi, sparando o attaccando corpo a corpo.
eqp_medi_kit = Kit medico
eqp_medi_kit-rule = Un leader vivo recupera tutti i punti vita perduti.
eqe_holo_suit = Tuta olografica
eqe_holo_suit-rule = L’armatura del governatore o dello stregone vale 3.
eqe_star_storm = Tempesta di stelle
eqe_star_storm-rule = Ogni miniatura della squadra che spara con una catapulta shuriken può rilanciare un dado.
eqe_mesh_boosters = Servomaglie
eqe_mesh_boosters-rule = Gli Eldar e i vendicatori con armi pesanti muovono fino a 4 caselle.
eqe_spirit_stone = Pietra dello spirito
eqe_spirit_stone-rule = Riprendi, coperta, una carta governatore scartata: vale di nuovo un punto vita, ma la sua abilità resta perduta per la missione.
eqe_haze_grenades = Granate di foschia
eqe_haze_grenades-rule = Nel prossimo turno di ogni giocatore alieno le miniature aliene non possono scegliere nessuno di questa squadra come bersaglio di un tiro o di un corpo a corpo; aree e linee mirate ad altri la colpiscono lo stesso.
eqe_fusion_charge = Carica a fusione
eqe_fusion_charge-rule = Due dadi rossi in più per un solo attacco corpo a corpo, anche contro una porta stagna, un condotto, una macchina o una struttura della missione.
eqe_targeting_crystal = Cristallo di puntamento
eqe_targeting_crystal-rule = Alla preparazione nomina il cannone shuriken, il cannone laser Eldar o il lanciarazzi Eldar: ogni miniatura della squadra che spara con quell’arma può rilanciare un dado una volta per azione di tiro; i due cristalli nominano armi diverse.
eql_blood_vial = Fiala di sangue
eql_blood_vial-rule = Un legionario vivo recupera fino a 2 punti vita.
eql_ash_cloud = Nube di cenere
eql_ash_cloud-rule = Un’area di due per due caselle entro 4 caselle blocca vista e tiro come le fiamme fino al tuo prossimo turno; non attacca nessuno.
eql_grapnel = Rampino
eql_grapnel-rule = Per un’attivazione un legionario muove 2 caselle in più e attraversa le caselle occupate senza chiedere permesso; due usi.
eql_breaching_charge = Carica da breccia
eql_breaching_charge-rule = Due dadi rossi in più per un solo attacco corpo a corpo, anche contro una porta stagna, un condotto, una macchina o una struttura della missione.
eql_grave_plate = Corazza tombale
eql_grave_plate-rule = Un legionario con armatura di 2 o meno, nominato alla preparazione, ha un punto in più.
eql_marked_rounds = Colpi segnati
eql_marked_rounds-rule = Un legionario nominato alla preparazione può rilanciare un dado una volta per azione di tiro, ma non con un’arma extra-pesante.
eql_oath_blade = Lama del giuramento
eql_oath_blade-rule = Un legionario nominato alla preparazione tira un dado bianco in più nel corpo a corpo, in attacco e in difesa.
eql_stolen_chart = Mappa rubata
eql_stolen_chart-rule = All’inizio di ogni tuo turno guarda in segreto fino a due segnalini coperti su un solo tabellone.
eql_black_writ = Editto nero
eql_black_writ-rule = Una carta evento appena pescata non ha effetto sulla Legione; per gli altri giocatori vale come sempre.
eql_death_pact = Patto di morte
eql_death_pact-rule = Un legionario appena sceso a 0 punti vita spara subito un colpo o fa un attacco corpo a corpo, durante il quale non può essere ferito, e poi viene tolto.

## Domande, rifiuti, che cosa accade

sq-ask-playing = Che cosa scegli per la carta?
sq-ask-foresight-green = Hai visto la prima carta evento verde: la metti in fondo?
sq-ask-foresight-azure = Hai visto la prima carta evento azzurra: la metti in fondo?
sq-no-card-choice = La carta non lo permette.
sq-event-token-seen =
    { $seat } guarda { $token }{ $identity-known ->
        [yes] : { $identity }.
       *[no] .
    }
sq-event-card-seen =
    { $seat } guarda la prima carta { $deck ->
        [green] del mazzo evento verde
        [azure] del mazzo evento azzurro
        [recon] del mazzo ricognizione
       *[other] del mazzo { $deck }
    }{ $card-known ->
        [yes] : «{ $card }».
       *[no] .
    }
sq-event-card-put-under =
    { $seat } mette in fondo la prima carta { $deck ->
        [green] del mazzo evento verde
        [azure] del mazzo evento azzurro
        [recon] del mazzo ricognizione
       *[other] del mazzo { $deck }
    }.
sq-event-die-dropped = «{ $card }»: { $seat } toglie un dado che mostra { $value }.
