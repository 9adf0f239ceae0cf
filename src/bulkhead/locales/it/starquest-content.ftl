### Che cosa c’è nella scatola di Starquest: l’id di un pezzo è l’id del suo nome. Errori nei file della scatola.

## File della scatola

content-not-utf8 = { $file } non è un file di testo in UTF-8.
content-stray-file = { $file } non appartiene a questa cartella; qui possono esserci: { $allowed }.
content-id-not-file = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» deve essere il nome del file.
content-unknown-id = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: nella scatola non c’è «{ $value }».
content-not-dice = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non sono dadi; si scrivono come 2R1W, due rossi e uno bianco, oppure none.
content-not-operation = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: nessun effetto si scrive come «{ $value }»; heal(1) lo sarebbe.
content-not-number = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: deve essere un numero intero.
content-too-small = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $value } è troppo poco; almeno { $least }.
content-not-number-key = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: i campi di questa tabella sono numeri.
content-not-truth = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: deve essere true o false.
content-not-table = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: deve essere una tabella di campi.
content-not-list = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: deve essere un elenco tra parentesi quadre.
content-not-so-many =
    { $count ->
        [one] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: l’elenco deve avere una voce.
       *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: l’elenco deve avere { $count } voci.
    }
content-too-few-docks =
    { $least ->
        [one] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: serve un attracco per la squadra (SQ-SETUP-19).
       *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: serve un attracco per ognuna delle { $least } squadre (SQ-SETUP-19).
    }
content-too-few-r =
    { $count ->
        [one] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: una casella di rinforzo non basta; ne servono almeno { $least } (SQ-SETUP-19).
       *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $count } caselle di rinforzo non bastano; ne servono almeno { $least } (SQ-SETUP-19).
    }
content-conduit = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: un condotto si segna solo dove il Culto entra da lì, e lì sempre (SQ-SETUP-19).
content-cult = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: l’ingresso, i segnalini e il posto del Culto devono esserci tutti o mancare tutti (SQ-SETUP-19).
content-no-vent = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: i segnalini speciali hanno bisogno di un condotto d’ingresso.
content-no-row = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: manca la riga per queste squadre: { $squads }.
content-no-list = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: i segnalini chiave si aggiungono a una lista, e questa missione non ce l’ha.
content-wrong-list = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» non arriva con questa lista.
content-beyond-stock =
    { $count ->
        [one] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: nella scatola c’è al massimo una miniatura «{ $value }».
       *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: nella scatola ci sono al massimo { $count } miniature «{ $value }».
    }
content-flag-against-gun = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: «{ $value }» contraddice l’arma «{ $weapon }».
content-no-such-room = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: su questa mappa non c’è «{ $value }».
content-no-floor = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: { $square } non è una casella della mappa.
content-not-in-room = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la casella { $square } deve stare in { $rooms }.
content-square-taken = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: la casella { $square } è segnata due volte.
content-not-in-mission = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: l’obiettivo chiede «{ $value }», che in questa missione non c’è (SQ-SETUP-19).
content-points =
    { $points ->
        [one] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: le parti fanno un punto, l’obiettivo ne vale { $whole }.
       *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: le parti fanno { $points } punti, l’obiettivo ne vale { $whole }.
    }
content-word-alone = { $file }, riga { NUMBER($line, useGrouping: 0) }, campo «{ $field }»: il testo di «{ $value }» parla del campo «{ $other }», che in questa missione non lo fa.

## Miniature e macchine

fig_marine_commander = Comandante
fig_marine_laser = Marine con fucile laser
fig_marine_heavy = Marine con arma pesante
fig_marine_extra = Marine con arma extra-pesante
fig_term_commander = Comandante terminator
fig_terminator = Terminator
fig_term_heavy = Terminator con arma di supporto
fig_term_flamer = Terminator con lanciafiamme
fig_librarian = Bibliotecario
mch_tarantula = Tarantola
fig_eldar_governor = Governatore Eldar
fig_eldar_warrior = Eldar con catapulta shuriken
fig_eldar_heavy = Eldar con arma pesante
fig_eldar_sorcerer = Stregone Eldar
fig_avenger = Vendicatore
fig_avenger_heavy = Vendicatore con arma pesante
fig_harlequin = Arlecchino
fig_karak = Karak
fig_dominic = Cardinale Dominic
fig_thorn = Vesna Spina
fig_oxide = Ossido
fig_cinder = Madre Cenere
fig_gallows = Forca
fig_quill = Dottor Piuma
fig_fanatic = Fanatico
fig_therian = Therian
mch_mrl_inferno = MRL Inferno
fig_gretchin = Gretchin
fig_ork = Orco
fig_chaos_marine = Marine del Caos
fig_chaos_heavy = Marine del Caos con arma pesante
fig_chaos_commander = Comandante del Caos
fig_android = Androide
fig_genestealer = Ladro genetico
fig_hybrid = Ibrido
fig_hybrid_heavy = Ibrido con cannoncino
fig_dread_mk7 = Dreadnought MK VII
fig_dread_mk8 = Dreadnought MK VIII
fig_dread_mk9 = Dreadnought MK IX
fig_dread_mk10 = Dreadnought MK X
fig_husk = Larva
fig_votary = Devoto
fig_reaver = Predone
fig_bombard = Bombardiere
fig_veiled = Velato
fig_revenant = Redivivo
fig_hierophant = Ierofante
fig_golgotha = Dreadnought Golgotha
fig_survivor = Superstite

## Ciò che sa fare una sola miniatura

trt_oathkeeper = Fedele al giuramento
trt_oathkeeper-rule = Una volta per missione un tuo legionario entro 4 caselle da Karak può muovere una seconda volta in questo turno.
trt_pathfinder = Battipista
trt_pathfinder-rule = Una volta in ogni tuo turno, all’inizio della sua attivazione, guarda in segreto un segnalino coperto entro 8 caselle sullo stesso tabellone.
trt_fireproof = Ignifuga
trt_fireproof-rule = Attraversa le caselle in fiamme senza che il fuoco la attacchi.
trt_breacher = Sfondatore
trt_breacher-rule = Un dado rosso in più nel corpo a corpo contro una porta stagna, un condotto, una macchina o una struttura della missione.
trt_surgeon = Chirurgo
trt_surgeon-rule = Invece di attaccare, ridà 1 punto vita a una tua miniatura adiacente, mai a sé stesso; tre volte per missione.
trt_martyr = Martire
trt_martyr-rule = Quando questa miniatura è eliminata, il suo giocatore può prima attaccare ogni miniatura nelle otto caselle intorno con un solo tiro di due dadi rossi; muri e porte chiuse proteggono.

## Armi

wpn_laser_rifle = Fucile laser
wpn_laser_pistol = Pistola laser
wpn_commander_bolter = Bolter
wpn_assault_cannon = Cannone d’assalto
wpn_plasma_gun = Fucile al plasma
wpn_missile_launcher = Lanciarazzi
wpn_term_assault_cannon = Cannone d’assalto terminator
wpn_las_cannon = Cannone laser
wpn_fusion_gun = Fucile a fusione
wpn_conversion_beamer = Raggio a conversione
wpn_flamer = Lanciafiamme
wpn_twin_las = Cannoni laser binati
wpn_storm_bolter = Requiem
wpn_storm_bolter_master = Requiem del comandante
wpn_combat_blade = Lama
wpn_deadly_axe = Ascia mortale
wpn_sword_and_glove = Spada e guanto mortali
wpn_power_sword = Spada d’energia
wpn_power_fist = Maglio
wpn_lightning_claws = Artigli folgore
wpn_thunder_hammer = Martello e scudo
wpn_force_axe = Ascia psionica
wpn_shuriken_pistol = Pistola shuriken
wpn_shuriken_catapult = Catapulta shuriken
wpn_shuriken_cannon = Cannone shuriken
wpn_eldar_las_cannon = Cannone laser Eldar
wpn_eldar_missile = Lanciarazzi Eldar
wpn_reinforced_sword = Spada rinforzata
wpn_witch_blade = Lama dello stregone
wpn_prism_pistol = Pistola a prisma
wpn_kiss_blade = Lama a specchio
wpn_verdict_pistol = Verdetto
wpn_exile_blade = Lama dell’esule
wpn_crozier_bolt = Dardo del pastorale
wpn_black_crozier = Pastorale nero
wpn_carbine = Carabina
wpn_hook_knife = Coltello a uncino
wpn_twin_cleavers = Mannaie gemelle
wpn_needle_lance = Lancia ad aghi
wpn_inferno_rack = Rastrelliera Inferno
wpn_scrap_gun = Schioppo
wpn_claws_small = Unghie
wpn_arm_repeater = Mitraglia da braccio
wpn_iron_claws = Artigli di ferro
wpn_rending_claws = Artigli laceranti
wpn_hybrid_rifle = Fucile ibrido
wpn_autocannon = Cannoncino
wpn_body_lasers = Fucili laser incorporati
wpn_tomb_gun = Cannone tombale
wpn_golgotha_gun = Cannone del Golgotha
wpn_bone_hooks = Uncini d’osso
wpn_hex = Malia
wpn_black_sun = Sole nero
wpn_symmetry_blade = Lama della simmetria

## Combinazioni di armi

set_axe_pistol = Ascia e pistola
set_bolter = Bolter
set_sword_glove = Spada e guanto
set_storm_fist = Requiem e maglio
set_claws = Artigli folgore
set_hammer_shield = Martello e scudo

## Squadre

sqd_marines = Squadra di marines
sqd_terminators = Squadra terminator
sqd_eldar = Squadra Eldar
sqd_avengers = Formazione di vendicatori
sqd_legion = Legione dei Dannati

## Oggetti e strutture

obj_bulkhead = Porta stagna rinforzata
obj_bulkhead-rule = Armatura 4: un attacco che totalizza di più la distrugge.
obj_vent = Condotto d’ingresso
obj_vent-rule = Armatura 4: un attacco che totalizza 5 o più lo distrugge.
obj_conduit = Condotto alieno
obj_conduit-rule = Da qui entra il Culto. Niente lo distrugge.
obj_limpet = Carica magnetica
obj_limpet-rule = La porta dall’inizio una miniatura qualsiasi della squadra, che può cederla come un oggetto. Invece di attaccare, chi la porta la consuma su un costrutto, una macchina, una porta stagna, un condotto o una struttura accanto, non in diagonale: un attacco con quattro dadi rossi su quel solo bersaglio.
obj_data_core = Nucleo dati
obj_data_core-rule = È coperto tra i segnalini. Una volta rivelato si può raccogliere, portare e cedere.
obj_relic = Scrigno
obj_relic-rule = È coperto tra i segnalini. Una volta rivelato si può raccogliere, portare e cedere; chi lo porta muove di 2 caselle in meno.
obj_strongbox = Cassaforte
obj_strongbox-rule = Sta scoperta sulla sua casella dall’inizio; si può raccogliere, portare e cedere.
obj_key = Chiave del deposito
obj_key-rule = Sta scoperta sulla sua casella dall’inizio; si può raccogliere, portare e cedere.
obj_survivor_site = Nascondiglio
obj_survivor_site-rule = Una casella segnata, coperta: contiene un superstite o niente. Non blocca né il movimento né la vista.
obj_charge_site = Giunto
obj_charge_site-rule = Una casella segnata dove si può innescare una carica. Non blocca niente.
obj_altar = Altare
obj_altar-rule = Occupa una casella: nessuno ci entra, ma si vede oltre. Armatura 3, 2 punti vita; nel corpo a corpo non tira dadi.
obj_valve = Valvola
obj_valve-rule = Occupa una casella: nessuno ci entra, ma si vede oltre. Armatura 4, 1 punto vita; nel corpo a corpo non tira dadi.
obj_console = Console
obj_console-rule = Una casella segnata. Non blocca niente.

## Tabelloni

brd_a = Tabellone A
brd_b = Tabellone B
brd_c = Tabellone C
brd_d = Tabellone D
brd_factory = Tabellone fabbrica
brd_strip = Corridoio
brd_dock = Attracco

## Disposizioni

lay_hulk = Relitto
lay_wheel = Ruota
lay_foundry = Fonderia
lay_bend = Gomito
lay_pair = Coppia
lay_solo = Singolo

## Missioni

mis_00_first_steps = Primi passi
mis_01_hard_dock = Attracco forzato
mis_02_dead_signal = Segnale morto
mis_03_headhunt = Caccia alla testa
mis_04_nest = Il nido
mis_05_lost_crew = Equipaggio perduto
mis_06_fuse = La miccia
mis_07_long_corridor = Il lungo corridoio
mis_08_black_mass = Messa nera
mis_09_foundry = La fonderia
mis_10_reliquary = Il reliquiario
mis_11_two_giants = Due giganti
mis_12_hollow_crown = La Corona Vuota
mis_s1_cold_lock = Portello ghiacciato
mis_s2_two_keys = Due chiavi

## Campagne e gradi

ldr_marines = Gradi dei marines
ldr_marines-0 = Veterano
ldr_marines-1 = Eroe
ldr_marines-2 = Sergente
ldr_marines-3 = Tenente
ldr_marines-4 = Capitano
ldr_marines-5 = Maestro
ldr_eldar = Gradi degli Eldar
ldr_eldar-0 = Giustiziere
ldr_eldar-1 = Guerriero
ldr_eldar-2 = Vendicatore
ldr_eldar-3 = Esarca
ldr_eldar-4 = Principe
ldr_eldar-5 = Lord
ldr_legion = Gradi della Legione
ldr_legion-0 = Esule
ldr_legion-1 = Ramingo
ldr_legion-2 = Ribelle
ldr_legion-3 = Tiranno
ldr_legion-4 = Maestro
ldr_legion-5 = Lord
ldr_chaos = Gradi del Caos
ldr_chaos-0 = Rinnegato
ldr_chaos-1 = Guerriero
ldr_chaos-2 = Campione
ldr_chaos-3 = Comandante
ldr_chaos-4 = Tiranno
ldr_chaos-5 = Signore
ldr_cult = Gradi del Culto
ldr_cult-0 = Custode
ldr_cult-1 = Prescelto
ldr_cult-2 = Inquisitore
ldr_cult-3 = Nefarita
ldr_cult-4 = Maestro
ldr_cult-5 = Principe
ldr_psionics = Gradi degli psionici
ldr_psionics-1 = Lexicanum
ldr_psionics-2 = Codicier
ldr_psionics-3 = Epistolary
ldr_psionics-4 = Chief Librarian
ldr_psionics-5 = Master Librarian
cmp_hollow_crown = La Corona Vuota: dodici missioni
cmp_short = Campagna breve: cinque missioni
