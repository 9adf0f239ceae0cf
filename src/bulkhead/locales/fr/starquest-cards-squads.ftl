### Cartes d’ordre et d’équipement des escouades : noms, et l’effet de chacune en une phrase.

ord_fire = Feu !
ord_fire-rule = Chaque figurine de l’escouade peut tirer deux fois ce tour-ci, avant son déplacement, après, ou une fois avant et une fois après ; une tarentule avec artilleur peut tirer deux fois sa salve, même avec un nouvel artilleur.
ord_move = En avant !
ord_move-rule = Chaque figurine de l’escouade peut faire deux déplacements entiers ce tour-ci et attaquer avant, entre les deux ou après ; une tarentule avec artilleur peut se déplacer deux fois, même avec un nouvel artilleur.
ord_attack = À l’attaque !
ord_attack-rule = Chaque figurine de l’escouade fait soit deux déplacements avec son attaque normale, soit deux actions de tir avec son déplacement normal ; une tarentule avec artilleur se déplace et tire une fois, ou fait deux fois l’un ou l’autre.
ord_close_assault = Assaut rapproché !
ord_close_assault-rule = Chaque figurine de l’escouade à arme légère peut à la fois tirer et combattre au corps à corps ce tour-ci, dans l’ordre de votre choix.
ord_photon_grenades = Grenades à photons !
ord_photon_grenades-rule = Dans chaque corps à corps qu’une figurine de l’escouade engage ce tour-ci, le défenseur retire son dé le plus haut après le jet.
ord_heavy_weapon = Arme lourde !
ord_heavy_weapon-rule = Une figurine de l’escouade à arme lourde peut faire deux déplacements et deux actions de tir ce tour-ci dans n’importe quel ordre ; aucun déplacement ne peut être scindé.
ord_foresight = Prescience !
ord_foresight-rule = Vous regardez la première carte des deux pioches d’événements et pouvez mettre chacune dessous ; jusqu’à votre prochain tour, chacune de vos figurines peut relancer un dé de son tir d’alerte.
eqp_blind_grenades = Grenades aveuglantes
eqp_blind_grenades-rule = Au prochain tour de chaque joueur extraterrestre, ses figurines ne peuvent prendre aucune figurine de cette escouade pour cible d’un tir ou d’un corps à corps ; zones et lignes visant d’autres la touchent quand même.
eqp_bolt_pistols = Pistolets d’appoint
eqp_bolt_pistols-rule = Les marines de l’escouade armés d’un fusil laser lancent un dé blanc de plus au corps à corps, en attaque comme en défense.
eqp_melta_bomb = Bombe à fusion
eqp_melta_bomb-rule = Deux dés rouges de plus pour une seule attaque au corps à corps, y compris contre une cloison, un conduit, une machine ou une structure de la mission.
eqp_targeter = Viseur
eqp_targeter-rule = À la mise en place, nommez le fusil laser, le canon d’assaut, le fusil à plasma ou le lance-missiles : chaque figurine de l’escouade qui tire avec cette arme peut relancer un dé une fois par action de tir ; deux viseurs nomment des armes différentes, et le canon d’assaut des Terminators compte comme tel.
eqp_bionic_arm = Bras bionique
eqp_bionic_arm-rule = Quand le chef attaque au corps à corps, il peut relancer un de ses dés.
eqp_assault_blades = Lames d’assaut
eqp_assault_blades-rule = Les marines de l’escouade armés d’un fusil laser peuvent aussi combattre sur les deux cases en diagonale devant eux, et celui qu’ils attaquent retire son dé le plus haut.
eqp_force_field = Champ de force
eqp_force_field-rule = La valeur d’armure du chef est de 3 ; un chef qui a déjà 3 n’y gagne rien.
eqp_bionic_eye = Œil bionique
eqp_bionic_eye-rule = Quand le chef tire, il peut relancer un de ses dés.
eqp_combi_weapon = Arme combinée
eqp_combi_weapon-rule = L’arme d’un chef à deux dés rouges peut tirer le long d’une ligne, comme un fusil à plasma, chaque fois que vous le voulez.
eqp_suspensors = Suspenseurs
eqp_suspensors-rule = Les marines à arme lourde d’une escouade ordinaire se déplacent de 6 cases au plus ; leur déplacement ne se scinde toujours pas.
eqp_bio_scanner = Bioscanner
eqp_bio_scanner-rule = Au début de chacun de vos tours, vous regardez en secret jusqu’à trois jetons face cachée n’importe où sur le plateau.
eqp_digital_weapons = Armes digitales
eqp_digital_weapons-rule = Une fois à chacun de ses tours, le chef peut relancer un de ses dés, en tirant ou en attaquant au corps à corps.
eqp_medi_kit = Médikit
eqp_medi_kit-rule = Un chef en vie récupère tous ses points de vie perdus.
eqe_holo_suit = Tenue holographique
eqe_holo_suit-rule = La valeur d’armure du gouverneur ou du sorcier est de 3.
eqe_star_storm = Tempête d’étoiles
eqe_star_storm-rule = Chaque figurine de l’escouade qui tire d’une catapulte shuriken peut relancer un dé.
eqe_mesh_boosters = Servomailles
eqe_mesh_boosters-rule = Les Eldars et les Vengeurs à arme lourde se déplacent de 4 cases au plus.
eqe_spirit_stone = Pierre d’esprit
eqe_spirit_stone-rule = Une carte de gouverneur défaussée est reprise face cachée : elle compte de nouveau comme un point de vie, mais sa capacité reste perdue pour la mission.
eqe_haze_grenades = Grenades de brume
eqe_haze_grenades-rule = Au prochain tour de chaque joueur extraterrestre, ses figurines ne peuvent prendre aucune figurine de cette escouade pour cible d’un tir ou d’un corps à corps ; zones et lignes visant d’autres la touchent quand même.
eqe_fusion_charge = Charge à fusion
eqe_fusion_charge-rule = Deux dés rouges de plus pour une seule attaque au corps à corps, y compris contre une cloison, un conduit, une machine ou une structure de la mission.
eqe_targeting_crystal = Cristal de visée
eqe_targeting_crystal-rule = À la mise en place, nommez le canon shuriken, le canon laser Eldar ou le lance-missiles Eldar : chaque figurine de l’escouade qui tire avec cette arme peut relancer un dé une fois par action de tir ; les deux cristaux nomment des armes différentes.
eql_blood_vial = Fiole de sang
eql_blood_vial-rule = Un légionnaire en vie récupère jusqu’à 2 points de vie.
eql_ash_cloud = Nuage de cendre
eql_ash_cloud-rule = Deux cases sur deux, à 4 cases au plus, bloquent la vue et le tir comme des flammes jusqu’à votre prochain tour ; elles n’attaquent personne.
eql_grapnel = Grappin
eql_grapnel-rule = Le temps d’une activation, un légionnaire se déplace de 2 cases de plus et traverse les cases occupées sans demander ; deux usages.
eql_breaching_charge = Charge de brèche
eql_breaching_charge-rule = Deux dés rouges de plus pour une seule attaque au corps à corps, y compris contre une cloison, un conduit, une machine ou une structure de la mission.
eql_grave_plate = Plaque tombale
eql_grave_plate-rule = Un légionnaire à l’armure de 2 ou moins, nommé à la mise en place, a un point de plus.
eql_marked_rounds = Balles marquées
eql_marked_rounds-rule = Un légionnaire nommé à la mise en place peut relancer un dé une fois par action de tir, mais pas avec une arme extra-lourde.
eql_oath_blade = Lame du serment
eql_oath_blade-rule = Un légionnaire nommé à la mise en place lance un dé blanc de plus au corps à corps, en attaque comme en défense.
eql_stolen_chart = Carte volée
eql_stolen_chart-rule = Au début de chacun de vos tours, vous regardez en secret jusqu’à deux jetons face cachée sur un même plateau.
eql_black_writ = Édit noir
eql_black_writ-rule = Une carte d’événement qui vient d’être piochée est sans effet sur la Légion ; les autres joueurs sont touchés comme d’habitude.
eql_death_pact = Pacte de mort
eql_death_pact-rule = Un légionnaire qui vient de tomber à 0 point de vie tire aussitôt une fois ou fait une attaque au corps à corps, sans pouvoir y subir de blessure, puis il est retiré.

## Questions, refus, ce qui arrive

sq-ask-playing = Que choisissez-vous pour la carte ?
sq-ask-foresight-green = Vous avez vu la première carte d’événement verte : la mettez-vous dessous ?
sq-ask-foresight-azure = Vous avez vu la première carte d’événement azur : la mettez-vous dessous ?
sq-no-card-choice = La carte ne permet pas ce choix.
sq-event-token-seen =
    { $seat } regarde { $token }{ $identity-known ->
        [yes] { " " }: { $identity }.
       *[no] .
    }
sq-event-card-seen =
    { $seat } regarde la première carte { $deck ->
        [green] de la pioche d’événements verte
        [azure] de la pioche d’événements azur
        [recon] de la pioche de reconnaissance
       *[other] de la pioche ({ $deck })
    }{ $card-known ->
        [yes] { " " }: « { $card } ».
       *[no] .
    }
sq-event-card-put-under =
    { $seat } met dessous la première carte { $deck ->
        [green] de la pioche d’événements verte
        [azure] de la pioche d’événements azur
        [recon] de la pioche de reconnaissance
       *[other] de la pioche ({ $deck })
    }.
sq-event-die-dropped = « { $card } » : { $seat } retire un dé (face : { $value }).
