### Ce qu’il y a dans la boîte de Starquest : l’id d’une pièce est l’id de son nom. Erreurs dans les fichiers de la boîte.

## Fichiers de la boîte

content-not-utf8 = { $file } n’est pas un fichier texte en UTF-8.
content-stray-file = { $file } n’a pas sa place dans ce dossier ; il peut y avoir ici : { $allowed }.
content-id-not-file = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » doit être le nom du fichier.
content-unknown-id = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la boîte ne contient pas « { $value } ».
content-not-dice = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » ne désigne pas des dés ; on les écrit comme 2R1W, deux rouges et un blanc, ou none.
content-not-operation = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : aucun effet ne s’écrit comme « { $value } » ; heal(1) en serait un.
content-not-number = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut un nombre entier.
content-too-small = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : { $value } est trop petit ; au moins { $least }.
content-not-number-key = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : les champs de cette table sont des nombres.
content-not-truth = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut true ou false.
content-not-table = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut une table de champs.
content-not-list = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut une liste entre crochets.
content-not-so-many =
    { $count ->
        [1] { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la liste doit compter un élément.
       *[other] { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la liste doit compter { $count } éléments.
    }
content-too-few-docks = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut une zone d’entrée par escouade, donc au moins { $least } (SQ-SETUP-19).
content-too-few-r =
    { $count ->
        [0] { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il n’y a aucune case de renfort ; il en faut au moins { $least } (SQ-SETUP-19).
        [one] { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : une case de renfort ne suffit pas ; il en faut au moins { $least } (SQ-SETUP-19).
       *[other] { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : { $count } cases de renfort ne suffisent pas ; il en faut au moins { $least } (SQ-SETUP-19).
    }
content-conduit = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : un conduit est indiqué si le Culte arrive par là, et seulement alors (SQ-SETUP-19).
content-cult = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : l’entrée, les jetons et la place du Culte doivent être tous là, ou manquer tous (SQ-SETUP-19).
content-no-vent = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut un conduit d’entrée pour les jetons spéciaux.
content-no-row = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il manque la ligne pour ce nombre d’escouades : { $squads }.
content-no-list = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : les jetons clés rejoignent une liste, et cette mission n’a pas cette liste.
content-wrong-list = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » n’arrive pas par cette liste.
content-beyond-stock = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la boîte n’a pas assez de figurines (« { $value } ») : { $count } au plus.
content-flag-against-gun = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » contredit l’arme « { $weapon } ».
content-no-such-room = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » n’est pas sur cette carte.
content-no-floor = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : { $square } n’est pas une case de la carte.
content-not-in-room = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la case { $square } doit se trouver ici : { $rooms }.
content-square-taken = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la case { $square } est marquée deux fois.
content-not-in-mission = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : l’objectif demande « { $value } », qui n’est pas dans cette mission (SQ-SETUP-19).
content-points = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : somme des points des parts : { $points } ; l’objectif en vaut { $whole }.
content-word-alone = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : un texte (« { $value } ») parle du champ « { $other } », qui ne fait pas cela dans cette mission.

## Figurines et machines

fig_marine_commander = Commandant
fig_marine_laser = Marine au fusil laser
fig_marine_heavy = Marine à arme lourde
fig_marine_extra = Marine à arme extra-lourde
fig_term_commander = Commandant terminator
fig_terminator = Terminator
fig_term_heavy = Terminator à arme d’appui
fig_term_flamer = Terminator à lance-flammes
fig_librarian = Archiviste
mch_tarantula = Tarentule
fig_eldar_governor = Gouverneur Eldar
fig_eldar_warrior = Eldar à catapulte shuriken
fig_eldar_heavy = Eldar à arme lourde
fig_eldar_sorcerer = Sorcier Eldar
fig_avenger = Vengeur
fig_avenger_heavy = Vengeur à arme lourde
fig_harlequin = Arlequin
fig_karak = Karak
fig_dominic = Cardinal Dominic
fig_thorn = Vesna Ronce
fig_oxide = Oxyde
fig_cinder = Mère Cendre
fig_gallows = Potence
fig_quill = Docteur Plume
fig_fanatic = Fanatique
fig_therian = Therian
mch_mrl_inferno = MRL Inferno
fig_gretchin = Gretchin
fig_ork = Ork
fig_chaos_marine = Marine du Chaos
fig_chaos_heavy = Marine du Chaos à arme lourde
fig_chaos_commander = Commandant du Chaos
fig_android = Androïde
fig_genestealer = Voleur de gènes
fig_hybrid = Hybride
fig_hybrid_heavy = Hybride à autocanon
fig_dread_mk7 = Dreadnought MK VII
fig_dread_mk8 = Dreadnought MK VIII
fig_dread_mk9 = Dreadnought MK IX
fig_dread_mk10 = Dreadnought MK X
fig_husk = Dépouille
fig_votary = Dévot
fig_reaver = Ravageur
fig_bombard = Bombarde
fig_veiled = Voilé
fig_revenant = Revenant
fig_hierophant = Hiérophante
fig_golgotha = Dreadnought Golgotha
fig_survivor = Survivant

## Ce qu’une seule figurine sait faire

trt_oathkeeper = Gardien du serment
trt_oathkeeper-rule = Une fois par mission, un légionnaire à 4 cases au plus de Karak peut se déplacer une seconde fois ce tour-ci.
trt_pathfinder = Éclaireuse
trt_pathfinder-rule = Une fois à chacun de ses tours, au début de son activation, son joueur regarde en secret un jeton face cachée à 8 cases au plus sur le même plateau.
trt_fireproof = Ignifugée
trt_fireproof-rule = Elle traverse les cases en feu sans que les flammes l’attaquent.
trt_breacher = Enfonceur
trt_breacher-rule = Un dé rouge de plus au corps à corps contre une cloison, un conduit, une machine ou une structure de la mission.
trt_surgeon = Chirurgien
trt_surgeon-rule = Au lieu d’attaquer, rend 1 point de vie à une figurine amie adjacente, jamais au chirurgien lui-même ; trois fois par mission.
trt_martyr = Martyr
trt_martyr-rule = Quand il est éliminé, son propriétaire peut d’abord attaquer toute figurine des huit cases voisines d’un seul jet de deux dés rouges ; murs et portes fermées protègent.

## Armes

wpn_laser_rifle = Fusil laser
wpn_laser_pistol = Pistolet laser
wpn_commander_bolter = Bolter
wpn_assault_cannon = Canon d’assaut
wpn_plasma_gun = Fusil à plasma
wpn_missile_launcher = Lance-missiles
wpn_term_assault_cannon = Canon d’assaut terminator
wpn_las_cannon = Canon laser
wpn_fusion_gun = Fusil à fusion
wpn_conversion_beamer = Faisceau de conversion
wpn_flamer = Lance-flammes
wpn_twin_las = Canons laser jumelés
wpn_storm_bolter = Fulgurant
wpn_storm_bolter_master = Fulgurant de maître
wpn_combat_blade = Lame de combat
wpn_deadly_axe = Hache mortelle
wpn_sword_and_glove = Épée et gant mortels
wpn_power_sword = Épée énergétique
wpn_power_fist = Gantelet
wpn_lightning_claws = Griffes éclair
wpn_thunder_hammer = Marteau et bouclier
wpn_force_axe = Hache psychique
wpn_shuriken_pistol = Pistolet shuriken
wpn_shuriken_catapult = Catapulte shuriken
wpn_shuriken_cannon = Canon shuriken
wpn_eldar_las_cannon = Canon laser Eldar
wpn_eldar_missile = Lance-missiles Eldar
wpn_reinforced_sword = Épée renforcée
wpn_witch_blade = Lame du sorcier
wpn_prism_pistol = Pistolet à prisme
wpn_kiss_blade = Lame miroir
wpn_verdict_pistol = Verdict
wpn_exile_blade = Lame de l’exilé
wpn_crozier_bolt = Trait de crosse
wpn_black_crozier = Crosse noire
wpn_carbine = Carabine
wpn_hook_knife = Couteau à crochet
wpn_twin_cleavers = Couperets jumeaux
wpn_needle_lance = Lance à aiguilles
wpn_inferno_rack = Batterie Inferno
wpn_scrap_gun = Pétoire
wpn_claws_small = Griffes
wpn_arm_repeater = Mitrailleuse de bras
wpn_iron_claws = Griffes de fer
wpn_rending_claws = Griffes déchirantes
wpn_hybrid_rifle = Fusil hybride
wpn_autocannon = Autocanon
wpn_body_lasers = Lasers de coque
wpn_tomb_gun = Canon tombal
wpn_golgotha_gun = Canon du Golgotha
wpn_bone_hooks = Crochets d’os
wpn_hex = Maléfice
wpn_black_sun = Soleil noir
wpn_symmetry_blade = Lame de la symétrie

## Ensembles d’armes

set_axe_pistol = Hache et pistolet
set_bolter = Bolter
set_sword_glove = Épée et gant
set_storm_fist = Fulgurant et gantelet
set_claws = Griffes éclair
set_hammer_shield = Marteau et bouclier

## Escouades

sqd_marines = Escouade de Marines
sqd_terminators = Escouade Terminator
sqd_eldar = Escouade Eldar
sqd_avengers = Formation de Vengeurs
sqd_legion = Légion des Damnés

## Objets et structures

obj_bulkhead = Cloison étanche
obj_bulkhead-rule = Armure 4 : une attaque dont le total est plus élevé la détruit.
obj_vent = Conduit d’entrée
obj_vent-rule = Armure 4 : une attaque dont le total atteint 5 le détruit.
obj_conduit = Conduit extraterrestre
obj_conduit-rule = Le Culte arrive par ici. Rien ne le détruit.
obj_limpet = Charge ventouse
obj_limpet-rule = Portée dès le début par n’importe quelle figurine de l’escouade, qui peut la céder comme un objet. Au lieu d’attaquer, le porteur l’utilise contre une construction, une machine, une cloison, un conduit ou une structure juste à côté, pas en diagonale : une attaque de quatre dés rouges sur cette seule cible.
obj_data_core = Noyau de données
obj_data_core-rule = Il est face cachée parmi les jetons. Une fois révélé, on peut le ramasser, le porter et le céder.
obj_relic = Coffret
obj_relic-rule = Il est face cachée parmi les jetons. Une fois révélé, on peut le ramasser, le porter et le céder ; son porteur se déplace de 2 cases de moins.
obj_strongbox = Coffre-fort
obj_strongbox-rule = Il est visible sur sa case dès le début ; on peut le ramasser, le porter et le céder.
obj_key = Clé de la soute
obj_key-rule = Elle est visible sur sa case dès le début ; on peut la ramasser, la porter et la céder.
obj_survivor_site = Cachette
obj_survivor_site-rule = Une case marquée, face cachée : elle abrite un survivant ou rien. Elle ne bloque ni le déplacement ni la vue.
obj_charge_site = Jointure
obj_charge_site-rule = Une case marquée où l’on peut armer une charge. Elle ne bloque rien.
obj_altar = Autel
obj_altar-rule = Il occupe une case : personne n’y entre, mais on voit au-delà. Armure 3, 2 points de vie ; au corps à corps, il ne lance rien.
obj_valve = Vanne
obj_valve-rule = Elle occupe une case : personne n’y entre, mais on voit au-delà. Armure 4, 1 point de vie ; au corps à corps, elle ne lance rien.
obj_console = Console
obj_console-rule = Une case marquée. Elle ne bloque rien.

## Plateaux

brd_a = Plateau A
brd_b = Plateau B
brd_c = Plateau C
brd_d = Plateau D
brd_factory = Plateau usine
brd_strip = Section de couloir
brd_dock = Zone d’entrée

## Assemblages

lay_hulk = Épave
lay_wheel = Roue
lay_foundry = Fonderie
lay_bend = Coude
lay_pair = Paire
lay_solo = Solo

## Missions

mis_00_first_steps = Premiers pas
mis_01_hard_dock = Abordage brutal
mis_02_dead_signal = Signal mort
mis_03_headhunt = Chasse aux têtes
mis_04_nest = Le nid
mis_05_lost_crew = L’équipage perdu
mis_06_fuse = La mèche
mis_07_long_corridor = Le long couloir
mis_08_black_mass = Messe noire
mis_09_foundry = La fonderie
mis_10_reliquary = Le reliquaire
mis_11_two_giants = Deux géants
mis_12_hollow_crown = La Couronne creuse
mis_s1_cold_lock = Sas froid
mis_s2_two_keys = Deux clés

## Campagnes et grades

ldr_marines = Grades des marines
ldr_marines-0 = Vétéran
ldr_marines-1 = Héros
ldr_marines-2 = Sergent
ldr_marines-3 = Lieutenant
ldr_marines-4 = Capitaine
ldr_marines-5 = Maître
ldr_eldar = Grades des Eldars
ldr_eldar-0 = Justicier
ldr_eldar-1 = Guerrier
ldr_eldar-2 = Vengeur
ldr_eldar-3 = Exarque
ldr_eldar-4 = Prince
ldr_eldar-5 = Lord
ldr_legion = Grades de la Légion
ldr_legion-0 = Exilé
ldr_legion-1 = Errant
ldr_legion-2 = Rebelle
ldr_legion-3 = Tyran
ldr_legion-4 = Maître
ldr_legion-5 = Lord
ldr_chaos = Grades du Chaos
ldr_chaos-0 = Renégat
ldr_chaos-1 = Guerrier
ldr_chaos-2 = Champion
ldr_chaos-3 = Commandant
ldr_chaos-4 = Tyran
ldr_chaos-5 = Seigneur
ldr_cult = Grades du Culte
ldr_cult-0 = Gardien
ldr_cult-1 = Élu
ldr_cult-2 = Inquisiteur
ldr_cult-3 = Néfarite
ldr_cult-4 = Maître
ldr_cult-5 = Prince
ldr_psionics = Grades des psykers
ldr_psionics-1 = Lexicanum
ldr_psionics-2 = Codicier
ldr_psionics-3 = Épistolier
ldr_psionics-4 = Archiviste en chef
ldr_psionics-5 = Maître Archiviste
cmp_hollow_crown = La Couronne creuse : douze missions
cmp_short = Campagne courte : cinq missions
