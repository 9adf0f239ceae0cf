### Cartes d’événement extraterrestre : jouées dès qu’elles sont piochées. « Vous » est le joueur qui pioche.

evg_alien_elite = Élite extraterrestre
evg_alien_elite-rule = Une de vos figurines, hormis celles de deux cases sur deux, est activée deux fois ce tour-ci.
evg_task_force = Force d’intervention
evg_task_force-rule = Deux jetons tirés au sort dans le sac de votre faction rejoignent vos renforts en secret.
evg_teleporter = Téléporteur
evg_teleporter-rule = Deux de vos figurines ou jetons sur le plateau, aucun de deux cases sur deux, échangent leurs places ; tous deux peuvent agir normalement.
evg_machine_fault = Panne mécanique
evg_machine_fault-rule = Vos constructions ne peuvent ni bouger ni tirer ce tour-ci ; elles peuvent combattre au corps à corps.
evg_defences = Défenses automatiques
evg_defences-rule = Une figurine d’une escouade dans un couloir, hors d’une zone d’entrée, est attaquée avec un dé rouge.
evg_battle_plan = Plan de bataille
evg_battle_plan-rule = Chaque joueur Marine et Eldar prend dans sa pioche une carte d’ordre de plus, de son choix, même déjà utilisée ; la Légion récupère une carte d’équipement utilisée.
evg_booby_trap = Piège explosif
evg_booby_trap-rule = Un missile explose avec deux dés rouges sur une figurine d’une escouade qui n’est ni un chef ni dans une zone d’entrée ; on peut l’esquiver avec des points de commandement.
evg_radio_silence = Silence radio
evg_radio_silence-rule = À son prochain tour, une escouade ne peut pas jouer de carte d’ordre ni lancer le dé de commandement.
evg_equipment_fault = Panne d’équipement
evg_equipment_fault-rule = Une escouade défausse une carte d’équipement : une carte face cachée tirée au sort ou, à défaut, une carte visible de son choix.
evg_frenzy = Frénésie
evg_frenzy-rule = Une de vos figurines de racaille ou de bande peut mener deux attaques au corps à corps ce tour-ci.
evg_genestealer = Voleur de gènes
evg_genestealer-rule = Le Chaos pose un voleur de gènes de la réserve à côté d’une figurine d’une escouade hors d’une zone d’entrée, et il agit ce tour-ci ; le Culte pose un revenant à la place, qui agit dès le prochain tour du Culte.
evg_living_bomb = Bombe vivante
evg_living_bomb-rule = Ce tour-ci, une de vos figurines de racaille peut, au lieu d’attaquer, faire exploser un missile de deux dés rouges sur une case à 6 au plus dans sa ligne de tir.
evg_lure = Tentation
evg_lure-rule = Lancez un dé rouge pour une figurine d’une escouade qui n’est ni chef ni psyker, hors d’une zone d’entrée et avec 2 points de vie au plus : sur un 3, elle passe dans votre camp.
evg_master_control = Contrôle central
evg_master_control-rule = Vous ouvrez ou fermez autant de portes ordinaires que vous voulez, mais aucune dont un socle chevauche la ligne.
evg_machine_assault = Assaut mécanique
evg_machine_assault-rule = Vos constructions peuvent se déplacer jusqu’au double de leur mouvement ce tour-ci et attaquer quand même.
evg_broadcast = Transmission
evg_broadcast-rule = Un objectif secondaire gardé secret est lu à tous et compte désormais ; s’il n’y en a pas, chaque escouade peut regarder un jeton face cachée.
evg_mother_scan = Sondage général
evg_mother_scan-rule = L’escouade qui a le moins de points, au sort en cas d’égalité, désigne un plateau sondé : tous ses jetons sont révélés.
evg_new_orders = Nouveaux ordres
evg_new_orders-rule = L’escouade qui a le moins de points prend dans sa pioche une carte d’ordre de son choix, même déjà utilisée ; la Légion prend une carte d’équipement utilisée.
evg_mad_mechanic = Mécano fou
evg_mad_mechanic-rule = Ce tour-ci, une de vos figurines de bande peut tirer une fois avec deux dés rouges le long d’une ligne comme un fusil à plasma ; elle est ensuite retirée et personne ne marque ses points.
evg_out_of_ammo = À court de munitions
evg_out_of_ammo-rule = Une arme lourde ou extra-lourde d’une escouade est vide : son porteur tire avec deux dés blancs comme au fusil laser, jusqu’à ce qu’une fouille de sa part la recharge au lieu de piocher une carte.
evg_mind_shock = Choc mental
evg_mind_shock-rule = Votre racaille et votre bande ne peuvent ni bouger ni tirer ce tour-ci ; les jetons peuvent se déplacer.
evg_redeploy = Redéploiement
evg_redeploy-rule = Jusqu’à trois de vos jetons face cachée sur le plateau sont déplacés vers des cases de plateaux sondés qu’aucune figurine des escouades ne voit.
evg_report_in = Au rapport
evg_report_in-rule = Le chef d’une escouade ne peut ni bouger ni attaquer à son prochain tour ; les points de commandement peuvent le déplacer.
evg_suicide_unit = Unité suicide
evg_suicide_unit-rule = Ce tour-ci, une de vos constructions, hormis un Dreadnought, peut se faire exploser après son déplacement : un seul jet de deux dés rouges sur tous ses voisins ; elle est ensuite retirée et personne ne marque ses points.
evg_weapons_jam = Armes enrayées
evg_weapons_jam-rule = À son prochain tour, une escouade ne peut tirer ni avec ses armes lourdes, extra-lourdes ou de machine, ni au lance-flammes.

eva_sharpshooter = Tireur d’élite
eva_sharpshooter-rule = Une fois ce tour-ci, vous pouvez relancer tous les dés d’un de vos jets de tir.
eva_brawler = Bagarreur
eva_brawler-rule = Une fois ce tour-ci, vous pouvez relancer tous les dés d’un de vos jets de corps à corps.
eva_pack = La meute
eva_pack-rule = À côté d’une de vos figurines de racaille, vous posez jusqu’à deux autres figurines du même type, prises dans la réserve ; elles agissent ce tour-ci, mais ne valent que 1 point chacune.
eva_tough_hide = Peau dure
eva_tough_hide-rule = Une fois avant votre prochain tour, quand quelqu’un attaque votre racaille, votre bande ou vos figurines génétiques, vous pouvez lui faire relancer son dé le plus haut.
eva_plated = Blindés
eva_plated-rule = Une fois avant votre prochain tour, quand quelqu’un attaque votre élite, vos chefs ou vos constructions, vous pouvez lui faire relancer son dé le plus haut.
eva_blood_rage = Rage sanguinaire
eva_blood_rage-rule = Votre racaille et votre bande lancent un dé blanc de plus à chaque attaque de ce tour.
eva_dark_whisper = Murmure noir
eva_dark_whisper-rule = Une escouade perd sa réserve de points de commandement et ne peut en dépenser aucun jusqu’à votre prochain tour.
eva_blackout = Panne de courant
eva_blackout-rule = Sur un plateau, personne ne peut voir ni tirer à plus de 6 cases jusqu’à votre prochain tour.
eva_seal_hatches = Sceller les sas
eva_seal_hatches-rule = Jusqu’à trois portes ordinaires ouvertes d’un même plateau se ferment.
eva_flesh_knits = Chair recousue
eva_flesh_knits-rule = Jusqu’à trois de vos figurines blessées récupèrent 1 point de vie chacune ; les armes perdues d’un Dreadnought ne reviennent pas.
eva_borrowed_rite = Rite emprunté
eva_borrowed_rite-rule = Vous gagnez un rite pour cette mission, même si vous jouez le Chaos.
eva_second_wave = Deuxième vague
eva_second_wave-rule = Jusqu’à deux de vos jetons de renfort entrent maintenant et peuvent agir ce tour-ci ; ils comptent parmi les six du tour.
eva_rising_dead = Les morts se lèvent
eva_rising_dead-rule = Vous posez deux de vos figurines de racaille de la réserve, face visible, sur des cases de renfort qu’aucun ennemi ne voit ; elles agissent dès votre prochain tour.
eva_leeching_cold = Froid vorace
eva_leeching_cold-rule = À son prochain tour, toutes les figurines d’une escouade se déplacent de 2 cases de moins, avec un minimum de 2.
eva_false_echo = Faux écho
eva_false_echo-rule = Vous posez deux faux jetons sur un plateau sondé, là où aucune figurine des escouades ne les voit ; ils se déplacent comme des blips et disparaissent une fois révélés.
eva_pickpocket = Larcin
eva_pickpocket-rule = Une escouade défausse une carte de reconnaissance tirée au sort ; une mission secrète perdue ainsi ne coûte aucun point.
eva_rival_omen = Présage rival
eva_rival_omen-rule = Vous déplacez un jeton face cachée de l’autre faction extraterrestre de 5 cases au plus ; si vous avez une alliance avec elle, vous le regardez aussi.
eva_siren_gas = Gaz sirène
eva_siren_gas-rule = Un jet d’un dé rouge attaque toutes les figurines des escouades dans une salle.
eva_corridor_mine = Mine de couloir
eva_corridor_mine-rule = Une figurine d’une escouade dans un couloir, ni chef ni dans une zone d’entrée, est attaquée avec deux dés rouges et perd au plus 1 point de vie.
eva_overload = Surcharge
eva_overload-rule = Une figurine ou machine d’une escouade ne peut pas tirer jusqu’à la fin du prochain tour de son joueur ; son marqueur d’alerte est retiré.
eva_shadow_step = Pas d’ombre
eva_shadow_step-rule = Une de vos figurines ou un de vos jetons, hormis ceux de deux cases sur deux, est posé sur une case libre à côté d’une autre de vos pièces ; cette pièce peut agir normalement.
eva_lull = Accalmie
eva_lull-rule = Votre racaille et votre bande ne peuvent pas tirer ce tour-ci.
eva_stray_signal = Signal égaré
eva_stray_signal-rule = L’escouade qui a le moins de points, si son chef est en vie, ajoute 3 points de commandement à sa réserve.
eva_open_vault = Crypte ouverte
eva_open_vault-rule = L’escouade qui a le moins de points pioche une carte de reconnaissance sans fouiller ; un piège pioché ainsi est défaussé sans effet.

## Leurres

tok_dummy = Leurre

## Ce qu’on demande

sq-ask-event-figure = Carte d’événement : quelle figurine touche-t-elle ?
sq-ask-event-piece = Carte d’événement : laquelle de vos figurines, ou lequel de vos jetons ?
sq-ask-event-token = Carte d’événement : quel jeton ?
sq-ask-event-squad = Carte d’événement : quelle escouade touche-t-elle ?
sq-ask-event-square = Carte d’événement : sur quelle case ?
sq-ask-event-stand = Carte d’événement : où se place la figurine, et avec quelle orientation ?
sq-ask-event-door = Carte d’événement : quelle porte ?
sq-ask-event-board = Carte d’événement : quel plateau ?
sq-ask-event-room = Carte d’événement : quelle salle ?
sq-ask-event-order = Carte d’événement : quelle carte prenez-vous ?
sq-ask-event-lose = Carte d’événement : quelle carte défaussez-vous ?
sq-ask-event-reinforcement = Carte d’événement : quel renfort entre, et où ?

## Ce qui se passe

sq-event-event-wasted = « { $card } » reste sans effet.
sq-event-tokens-joined =
    { $count ->
        [1] Un jeton de plus en renfort : { $seat }.
       *[other] { $count } jetons de plus en renfort : { $seat }.
    }
sq-event-card-taken =
    { $card-known ->
        [no] { $seat } prend une carte.
       *[yes] { $seat } prend « { $card } ».
    }
sq-event-card-lost = { $seat } défausse « { $card } ».
sq-event-command-gained =
    { $points ->
        [1] { $seat } gagne un point de commandement et en a maintenant { $total }.
       *[other] { $seat } gagne { $points } points de commandement et en a maintenant { $total }.
    }
sq-event-command-drained =
    { $seat } perd { $points ->
        [1] un point de commandement
       *[other] { $points } points de commandement
    }.
sq-event-objective-read = Un objectif gardé secret est lu à tous et compte désormais.
sq-event-weapon-emptied = { $who } n’a plus de munitions : { $weapon }.
sq-event-weapon-refilled = { $who } recharge une arme : { $weapon }.
sq-event-token-vanished = Le jeton { $token } en { $at } était un leurre et disparaît.

## Refus

sq-no-event-choice = La carte d’événement ne permet pas ce choix.
sq-no-jammed = Elle ne peut pas tirer : ce tour-ci, les armes de cette escouade sont enrayées.
