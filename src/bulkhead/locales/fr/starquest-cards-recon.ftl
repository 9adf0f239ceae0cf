### Cartes de reconnaissance : ce qu’on trouve dans les salles. Le porteur est la figurine qui tient la carte, d’abord celle qui l’a trouvée.

rec_armour_plate = Plaque blindée
rec_armour_plate-rule = Le porteur, si son armure ne dépasse pas 2, a un point d’armure de plus pour le reste de la mission.
rec_gun_sight = Lunette
rec_gun_sight-rule = Trois fois, le porteur peut relancer un dé d’un tir.
rec_shock_maul = Masse électrique
rec_shock_maul-rule = Le porteur lance un dé blanc de plus au corps à corps pour le reste de la mission.
rec_frag_case = Caisse de grenades
rec_frag_case-rule = Au lieu d’attaquer, le porteur lance les grenades sur une case à 6 cases au plus : elles explosent avec deux dés rouges comme un missile.
rec_door_clamp = Verrou de porte
rec_door_clamp-rule = Pendant son activation, le porteur ferme une porte ouverte à côté de lui ; on peut la rouvrir comme d’habitude.
rec_override_key = Passe-partout
rec_override_key-rule = Deux fois, le porteur ouvre une cloison à côté de lui comme une porte ordinaire ; elle se referme à la fin de votre tour.
rec_motion_tracker = Détecteur
rec_motion_tracker-rule = Vous regardez en secret jusqu’à quatre jetons face cachée d’un même plateau.
rec_adrenaline = Adrénaline
rec_adrenaline-rule = Pendant son activation, une de vos figurines peut se déplacer une seconde fois.
rec_clear_shot = Tir dégagé
rec_clear_shot-rule = Un tir d’une de vos figurines à arme légère compte un dé rouge de plus ; si la figurine qui vient de fouiller la joue au tour de la fouille, elle peut attaquer quand même.
rec_rally = Ralliement
rec_rally-rule = Au lieu de lancer le dé de commandement, vous prenez 6 points de commandement, si votre chef est en vie.
rec_ambush = Embuscade
rec_ambush-rule = Une de vos figurines reste en alerte après son prochain tir d’alerte, et peut donc en faire un second avant votre prochain tour.
rec_field_dressing = Pansement
rec_field_dressing-rule = Le porteur ou une de vos figurines à côté de lui récupère 1 point de vie.
rec_surgeon_pack = Trousse de chirurgien
rec_surgeon_pack-rule = Deux points de vie pour le porteur et vos figurines à côté de lui, partagés comme vous voulez.

rsm_cold_blood = Sang-froid
rsm_cold_blood-rule = 20 points si votre chef élimine lui-même au corps à corps, après cette pioche, un extraterrestre valant 5 points ou plus.
rsm_bounty = Prime
rsm_bounty-rule = 15 points si, après cette pioche, votre escouade élimine deux extraterrestres valant chacun 10 points ou plus.
rsm_cartographer = Cartographe
rsm_cartographer-rule = 15 points si, à la fin, votre escouade a fouillé des salles sur trois plateaux différents ; sur deux s’il n’y a que deux ou trois plateaux, dans deux salles s’il n’y en a qu’un.
rsm_wrecker = Saboteur
rsm_wrecker-rule = 15 points si, après cette pioche, votre escouade détruit un conduit, une cloison ou une structure de la mission ; s’il n’en reste aucun quand vous la piochez, la carte retourne dans la pioche et vous en prenez une autre.
rsm_no_one_left = On n’abandonne personne
rsm_no_one_left-rule = 20 points si, de cette pioche à la fin, aucune de vos figurines n’est éliminée ou laissée à bord.
rsm_last_watch = Dernière garde
rsm_last_watch-rule = 10 points si, à la fin, une de vos figurines est dans la salle de cette fouille et qu’aucun extraterrestre ni jeton n’y est ; là où les escouades doivent sortir, il suffit que ce soit le cas à la fin de deux de vos tours.

rec_tripwire = Fil piège
rec_tripwire-rule = Deux dés blancs attaquent la figurine qui a fouillé ; personne ne marque.
rec_gas_leak = Fuite de gaz
rec_gas_leak-rule = Un dé rouge attaque toutes les figurines de la salle fouillée, amies ou ennemies, sauf constructions et machines ; personne ne marque.
rec_alarm = Alarme
rec_alarm-rule = Le joueur extraterrestre qui a le moins de points peut poser aussitôt un de ses jetons de renfort sur une case de renfort libre.
rec_hatchling = Rejeton
rec_hatchling-rule = Le joueur du Chaos pose un voleur de gènes de la réserve sur une case libre à côté de la figurine qui a fouillé ; il agit dès son prochain tour.
rec_empty = Rien
rec_empty-rule = On ne trouve rien ; la figurine qui a fouillé peut quand même se mettre en alerte.

sq-ask-card-rec_alarm = Un renfort arrive-t-il ? Choisissez son jeton et sa case, ou renoncez.
sq-ask-card-rec_hatchling = Où le rejeton apparaît-il ?
sq-event-card-given =
    { $card-known ->
        [no] { $who } passe une carte à { $to }.
       *[yes] { $who } passe « { $card } » à { $to }.
    }
