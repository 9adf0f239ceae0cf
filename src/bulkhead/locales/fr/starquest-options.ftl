### Starquest : les options d’une table. Une phrase `-what` dit en mots ce que l’option change.

## La table

starquest-option-factions = factions
starquest-option-factions-what = Qui joue : d’une à cinq escouades et une ou deux factions extraterrestres ; par défaut, les sept.
starquest-option-mission = mission
starquest-option-mission-what = Quelle mission on joue, par défaut la première du livret.
starquest-option-ranks = grades
starquest-option-ranks-what = Le grade auquel chaque faction commence, de 0 à 5, par défaut 0.
starquest-option-seals = Sceaux d’Honneur
starquest-option-seals-what = Avec combien de Sceaux d’Honneur chaque faction commence, par défaut aucun.

## Erreurs

starquest-table-unknown-faction = Option « { $option } » : aucune faction ne s’appelle « { $faction } » ; il y a : { $known }.
starquest-table-faction-twice = La faction « { $faction } » est nommée plus d’une fois, et chacune ne joue qu’une fois.
starquest-table-no-squad = Il n’y a pas de partie sans escouade ; il en faut au moins une parmi : { $known }.
starquest-table-no-alien = Il n’y a pas de partie sans extraterrestres ; il faut au moins une de ces factions : { $known }.
starquest-table-not-full =
    { $count ->
        [1] Cette table demande les sept factions, et une seule est nommée.
       *[other] Cette table demande les sept factions, et { $count } seulement sont nommées.
    }

## Options de la maison : mise en place et tours

starquest-option-empty-seats = places vides
starquest-option-empty-seats-what = On peut jouer à moins de sept factions.
starquest-option-mission-choice = choix de la mission
starquest-option-mission-choice-what = Qui choisit la mission : les joueurs extraterrestres ensemble, ou bien personne, car les missions suivent l’ordre du livret.
starquest-option-mission-choice-aliens = les extraterrestres
starquest-option-mission-choice-campaign = ordre du livret
starquest-option-shared-tokens = jetons partagés
starquest-option-shared-tokens-what = Les joueurs extraterrestres alliés voient les jetons l’un de l’autre.
starquest-option-seating = places à table
starquest-option-seating-what = Dans quel ordre jouent les escouades : celui du tirage au sort, ou bien celui dans lequel la table les nomme ; le tirage ne décide alors que des zones d’entrée.
starquest-option-seating-drawn = au sort
starquest-option-seating-host = au choix de l’hôte
starquest-option-entry-floor = zones d’entrée sur le plateau
starquest-option-entry-floor-what = Les zones d’entrée sont du sol ordinaire, avec lignes de vue et de tir, au lieu d’être hors du plateau. Les extraterrestres ne peuvent jamais y entrer.
starquest-option-leader-gun-light = armes de chef légères
starquest-option-leader-gun-light-what = L’arme de tir d’un chef compte comme légère quels que soient ses dés, ce qui lui permet de scinder son déplacement autour du tir.
starquest-option-shuriken-cannon-light = canon shuriken léger
starquest-option-shuriken-cannon-light-what = Le canon shuriken compte comme une arme légère, ce qui permet à son porteur de scinder son déplacement.
starquest-option-interleaving = va-et-vient
starquest-option-interleaving-what = On peut aller et venir entre ses figurines au lieu de terminer une activation avant de commencer la suivante.

## Déplacement, portes et sondage

starquest-option-eight-facings = huit orientations
starquest-option-eight-facings-what = Les figurines peuvent aussi s’orienter en diagonale. Le corps à corps reste de face, jamais en diagonale.
starquest-option-free-turns = rotations sans limite
starquest-option-free-turns-what = Toute rotation de 90° est gratuite, même l’une après l’autre.
starquest-option-bulkheads-close = fermeture des cloisons
starquest-option-bulkheads-close-what = Quand se referme une cloison ouverte par des extraterrestres : à la fin du tour où elle a été ouverte, ou bien à la fin du dernier tour extraterrestre de la manche.
starquest-option-bulkheads-close-own = après ce tour
starquest-option-bulkheads-close-last = après le dernier tour extraterrestre
starquest-option-spare-blips = blips sans place
starquest-option-spare-blips-what = Ce que deviennent les blips pour lesquels le dernier plateau n’a plus de place : ils sortent de la mission, ou bien ils rejoignent les renforts de leur propriétaire.
starquest-option-spare-blips-lost = perdus
starquest-option-spare-blips-reinforcements = renforts
starquest-option-blip-sight = vue qui interdit les blips
starquest-option-blip-sight-what = Quelles escouades interdisent, par leur vue, de poser des blips sur une case : toutes, ou bien seulement les trois escouades de Marines.
starquest-option-blip-sight-squads = toute escouade
starquest-option-blip-sight-marines = Marines seulement
starquest-option-missing-miniature = figurine manquante
starquest-option-missing-miniature-what = Ce que devient un jeton révélé quand il ne reste aucune figurine de son type : il est défaussé, ou bien il retourne dans la réserve de son propriétaire.
starquest-option-missing-miniature-discarded = défaussé
starquest-option-missing-miniature-returned = rendu à la réserve
starquest-option-alien-reveal = révélation entre extraterrestres
starquest-option-alien-reveal-what = Qui peut faire révéler un jeton extraterrestre à l’autre joueur extraterrestre : celui-ci aussi, à son tour et s’il est en vue, ou bien son propriétaire seulement.
starquest-option-alien-reveal-demand = le rival peut l’exiger
starquest-option-alien-reveal-owner = le propriétaire seulement

## Vue et tir, corps à corps, vie

starquest-option-fire-hides = le feu cache
starquest-option-fire-hides-what = Le feu cache aussi les figurines qui s’y trouvent.
starquest-option-dispute-roll = dés pour les lignes douteuses
starquest-option-dispute-roll-what = Les deux joueurs lancent des dés rouges pour décider si une ligne qui ne fait que toucher un coin est libre. Sinon, c’est la règle du coin qui décide.
starquest-option-adjacent-stops-lines = lignes passant un voisin
starquest-option-adjacent-stops-lines-what = Une arme à ligne ne peut pas tirer le long d’une ligne dont la première case est occupée par une figurine.
starquest-option-paid-losses = pertes que paient les escouades
starquest-option-paid-losses-what = De quelles figurines perdues une escouade paie les points : de toutes ; seulement de celles que prend un joueur extraterrestre ; ou bien d’aucune.
starquest-option-paid-losses-all = toutes les pertes
starquest-option-paid-losses-aliens = pertes face aux extraterrestres
starquest-option-paid-losses-none = aucune perte
starquest-option-adjacent-targets = voisins seuls pour cible
starquest-option-adjacent-targets-what = Une arme à ligne ou à zone peut tirer quand tout ce qu’elle toucherait est juste à côté du tireur, en ligne droite.
starquest-option-attack-from-behind = attaque par-derrière
starquest-option-attack-from-behind-what = D’où peut venir une attaque par-derrière : de la case juste derrière, ou bien aussi des deux cases de côté.
starquest-option-attack-from-behind-rear = de l’arrière seulement
starquest-option-attack-from-behind-sides = de l’arrière et des côtés
starquest-option-leader-life = points de vie des chefs
starquest-option-leader-life-what = Combien de points de vie ont les chefs : 3, ou 6 pour de longues missions.
starquest-option-tough-elite = élite extraterrestre coriace
starquest-option-tough-elite-what = Les Marines du Chaos et les voleurs de gènes ont 2 points de vie.

## État d’alerte

starquest-option-over-window = moment de l’alerte
starquest-option-over-window-what = Quand une figurine en alerte peut tirer : seulement sur l’action qui amène un ennemi en vue ; aussi sur l’action suivante de cet ennemi en vue ; ou bien aussi sur la première action d’un ennemi déjà en vue.
starquest-option-over-window-entering = à l’entrée
starquest-option-over-window-further = une action de plus
starquest-option-over-window-present = ceux déjà là aussi
starquest-option-over-stays = alerte durable
starquest-option-over-stays-what = Le marqueur d’alerte reste après le tir, avec un tir au tour de chaque adversaire.
starquest-option-over-volley = plein feu en alerte
starquest-option-over-volley-what = En alerte, une arme à plusieurs tirs les fait tous, au lieu d’une seule attaque.
starquest-option-over-turn = rotation avant le tir
starquest-option-over-turn-what = Une figurine en alerte peut pivoter gratuitement de 90° avant de tirer.
starquest-option-alien-overwatch = alerte extraterrestre
starquest-option-alien-overwatch-what = Les extraterrestres armés pour le tir peuvent se mettre en alerte.

## Reconnaissance, commandement, escouades, psykers

starquest-option-searches = fouilles d’une salle
starquest-option-searches-what = Combien de fois une salle peut être fouillée dans une mission : une fois en tout, ou bien une fois par escouade.
starquest-option-searches-room = une en tout
starquest-option-searches-squad = une par escouade
starquest-option-card-price = prix d’une carte
starquest-option-card-price-what = À qui vont les 20 points payés pour une carte de reconnaissance : à l’escouade qui la cède, ou bien à personne.
starquest-option-card-price-seller = à l’escouade qui la cède
starquest-option-card-price-nobody = à personne
starquest-option-command-roll = jet de commandement
starquest-option-command-roll-what = Quand on lance le dé de commandement : à la fin de son tour, ou bien au début.
starquest-option-command-roll-end = fin du tour
starquest-option-command-roll-start = début du tour
starquest-option-new-target = nouvelle cible
starquest-option-new-target-what = L’attaquant peut choisir une autre cible quand la première s’est esquivée.
starquest-option-marine-squad = escouade de Marines
starquest-option-marine-squad-what = Combien de figurines compte une escouade de Marines : six (un commandant, deux armes légères et trois lourdes), ou bien cinq (un commandant et quatre marines, avec au moins une arme lourde et un fusil laser).
starquest-option-marine-squad-six = six
starquest-option-marine-squad-five = cinq
starquest-option-formation-fee = prix de la formation
starquest-option-formation-fee-what = Une escouade Terminator ou une formation de Vengeurs commence la mission avec −10 points.
starquest-option-terminator-attacks = deux attaques des Terminators
starquest-option-terminator-attacks-what = Qui, dans une escouade Terminator, peut à la fois tirer et combattre au corps à corps : tous sauf l’archiviste, ou bien seulement le commandant et les deux terminators simples.
starquest-option-terminator-attacks-squad = tous sauf l’archiviste
starquest-option-terminator-attacks-terminators = commandant et terminators
starquest-option-governor-wounds = blessures du gouverneur
starquest-option-governor-wounds-what = Quand un gouverneur Eldar défausse une carte : pour chaque point de vie perdu, ou bien une fois par attaque qui le blesse.
starquest-option-governor-wounds-point = par point de vie
starquest-option-governor-wounds-attack = par attaque
starquest-option-avenger-saves = sauvegardes des Vengeurs
starquest-option-avenger-saves-what = Comment se fait la sauvegarde des Vengeurs : un dé rouge par point de vie ; un dé qui annule toute l’attaque ; ou bien un dé par point de vie, mais pour les guerriers seulement.
starquest-option-avenger-saves-point = par point de vie
starquest-option-avenger-saves-attack = par attaque
starquest-option-avenger-saves-warriors = guerriers seulement
starquest-option-capped-saves = sauvegardes limitées
starquest-option-capped-saves-what = Un Vengeur ne peut pas lancer plus de dés qu’il ne lui reste de points de vie et de cartes.
starquest-option-legion-leader = chef de la Légion
starquest-option-legion-leader-what = Qui mène la Légion des Damnés : Karak ou Dominic.
starquest-option-legion-leader-karak = Karak
starquest-option-legion-leader-dominic = Dominic
starquest-option-psionic-price = prix d’un psyker
starquest-option-psionic-price-what = Quand se paient les deux Sceaux d’un psyker : une fois, quand il rejoint l’escouade, ou bien à chaque mission.
starquest-option-psionic-price-once = une fois
starquest-option-psionic-price-mission = chaque mission
starquest-option-psychic-deck = cartes psychiques
starquest-option-psychic-deck-what = Où les psykers choisissent leurs cartes : chacun dans sa propre pioche, ou bien tous dans une seule, dans l’ordre du tour.
starquest-option-psychic-deck-own = une pioche chacun
starquest-option-psychic-deck-common = une seule pioche
starquest-option-art-cycle = étude d’un art
starquest-option-art-cycle-what = Quand un art psychique est achevé : avec quatre de ses cartes, ou bien avec les quatre cartes de plus des grades 2 à 5, de n’importe quel art s’il n’y en a plus.
starquest-option-art-cycle-four = quatre cartes
starquest-option-art-cycle-extra = quatre cartes de plus
starquest-option-psionic-heir = successeur d’un psyker
starquest-option-psionic-heir-what = À quel grade commence le successeur d’un psyker mort : celui du mort, avec son art, ou bien le plus bas.
starquest-option-psionic-heir-rank = le même grade
starquest-option-psionic-heir-novice = le plus bas grade

## Armes

starquest-option-extra-heavy = armes extra-lourdes
starquest-option-extra-heavy-what = Qui peut porter des armes extra-lourdes : les escouades Terminator et le renfort du Lieutenant, ou bien aussi les escouades de Marines ordinaires.
starquest-option-extra-heavy-terminators = les Terminators
starquest-option-extra-heavy-everyone = tous les Marines
starquest-option-area-screening = couvert dans une zone
starquest-option-area-screening-what = Les figurines d’une même zone de quatre cases se couvrent l’une l’autre.
starquest-option-flame-area = cases en feu
starquest-option-flame-area-what = Ce qui brûle après un tir de lance-flammes : toutes les cases atteintes, ou bien la case cible seulement.
starquest-option-flame-area-blast = toutes les cases atteintes
starquest-option-flame-area-target = la case cible
starquest-option-flame-attacks = attaques du feu
starquest-option-flame-attacks-what = Combien de fois le feu attaque une figurine qui le traverse : une fois, à l’entrée ; à chaque case en feu ; ou bien à chaque case en feu et aussi à la sortie.
starquest-option-flame-attacks-once = une fois
starquest-option-flame-attacks-square = chaque case
starquest-option-flame-attacks-leaving = à la sortie aussi
starquest-option-tarantula-squares = taille de la tarentule
starquest-option-tarantula-squares-what = Combien de cases occupe la machine seule : deux, avec l’artilleur derrière, ou bien trois, avec l’artilleur sur la dernière.
starquest-option-tarantula-squares-two = deux
starquest-option-tarantula-squares-three = trois
starquest-option-eldar-laser-dice = canon laser Eldar
starquest-option-eldar-laser-dice-what = Combien de dés rouges lance chaque tir du canon laser Eldar : 2 ou 1.
starquest-option-eldar-laser-together = tirs Eldar concentrés
starquest-option-eldar-laser-together-what = Ce que lancent les deux tirs du canon laser Eldar sur une même zone : tous leurs dés, ou bien deux dés en tout.
starquest-option-eldar-laser-together-added = tous les dés
starquest-option-eldar-laser-together-two = deux dés

## Extraterrestres, Dreadnoughts, objets

starquest-option-event-draw = pioche des événements
starquest-option-event-draw-what = Quand se piochent les cartes d’événement extraterrestre : chacun au début de son tour, ou bien tous deux au début du premier tour extraterrestre de la manche.
starquest-option-event-draw-each = à son tour
starquest-option-event-draw-first = au premier tour extraterrestre
starquest-option-event-ward = protection contre les événements
starquest-option-event-ward-what = Une escouade peut, une fois par mission, renoncer à une carte d’équipement face cachée pour qu’un événement tout juste pioché l’épargne.
starquest-option-destroyed-vent = jeton sur un conduit détruit
starquest-option-destroyed-vent-what = Ce que devient le jeton en attente sur un conduit quand celui-ci est détruit : il retourne à la réserve, ou bien il est perdu.
starquest-option-destroyed-vent-supply = rendu à la réserve
starquest-option-destroyed-vent-lost = perdu
starquest-option-alien-split = déplacement scindé des extraterrestres
starquest-option-alien-split-what = Les extraterrestres aux armes légères peuvent se déplacer, tirer et repartir.
starquest-option-reinforcements-enter = entrée des renforts
starquest-option-reinforcements-enter-what = Comment entrent les renforts extraterrestres : en jetons face cachée, ou bien en figurines tout de suite.
starquest-option-reinforcements-enter-hidden = face cachée
starquest-option-reinforcements-enter-shown = en figurines
starquest-option-early-duty = renforts précoces
starquest-option-early-duty-what = Un joueur extraterrestre sans rien sur le plateau doit faire entrer des renforts même avant le sondage du premier plateau.
starquest-option-dreadnought-loss = dégâts aux Dreadnoughts
starquest-option-dreadnought-loss-what = Ce que perd un Dreadnought touché : un point de vie par point au-dessus de son armure, ou bien un seul point de vie par attaque.
starquest-option-dreadnought-loss-points = chaque point
starquest-option-dreadnought-loss-one = un par attaque
starquest-option-weapon-points = points d’armes
starquest-option-weapon-points-what = Une arme arrachée à un Dreadnought vaut 5 points.
starquest-option-dreadnought-arcs = vue des Dreadnoughts
starquest-option-dreadnought-arcs-what = Où voit et tire un Dreadnought : tout autour, ou bien dans les arcs ordinaires devant lui.
starquest-option-dreadnought-arcs-round = tout autour
starquest-option-dreadnought-arcs-facing = selon l’orientation
starquest-option-pick-up = ramasser les objets
starquest-option-pick-up-what = D’où l’on ramasse un objet : de sa case, ou bien d’une case voisine ; les objets bloquent alors le passage.
starquest-option-pick-up-square = de sa case
starquest-option-pick-up-adjacent = d’à côté
starquest-option-carrier-melee = corps à corps du porteur
starquest-option-carrier-melee-what = Ce qu’on divise par deux quand le porteur d’une figurine combat : le total obtenu, ou bien le nombre de dés.
starquest-option-carrier-melee-total = le total
starquest-option-carrier-melee-dice = les dés

## Alliances, distinctions, fin, places

starquest-option-hybrids-apart = hybrides sans alliés
starquest-option-hybrids-apart-what = Les alliances excluent les hybrides comme elles excluent les voleurs de gènes.
starquest-option-deal-alliance = alliance par échange
starquest-option-deal-alliance-what = Combien de temps dure l’alliance née d’un échange de cartes : toute la mission, sauf rupture, ou bien seulement le temps de l’échange.
starquest-option-deal-alliance-lasting = pour la mission
starquest-option-deal-alliance-moment = le temps de l’échange
starquest-option-tied-winners = vainqueurs à égalité
starquest-option-tied-winners-what = Qui reçoit les deux Sceaux du vainqueur en cas d’égalité en tête : personne, ou bien tous les ex æquo.
starquest-option-tied-winners-nobody = personne
starquest-option-tied-winners-all = tous
starquest-option-promotion-seals = Sceaux d’une promotion
starquest-option-promotion-seals-what = Ce que deviennent les quatre Sceaux d’une promotion : on les rend, ou bien on les garde, et chaque quatrième Sceau gagné donne une promotion.
starquest-option-promotion-seals-spent = rendus
starquest-option-promotion-seals-kept = gardés
starquest-option-reinforcement-ranks = grades des renforts
starquest-option-reinforcement-ranks-what = Quels renforts une escouade peut acheter : ceux de son grade et des grades inférieurs, ou bien celui de son grade seulement.
starquest-option-reinforcement-ranks-any = jusqu’à son grade
starquest-option-reinforcement-ranks-present = son grade seulement
starquest-option-chaos-cards = cartes de grade du Chaos
starquest-option-chaos-cards-what = Comment le Chaos emploie les cartes d’événement de son grade : piochées avant la mission et gardées secrètes, ou bien en pioches supplémentaires jouées aussitôt.
starquest-option-chaos-cards-held = gardées secrètes
starquest-option-chaos-cards-drawn = piochées en jeu
starquest-option-rite-limit = nombre de rites
starquest-option-rite-limit-what = Combien de fois le Culte peut employer un rite : une fois au tour de chaque joueur, ou bien une fois par manche.
starquest-option-rite-limit-turn = un par tour
starquest-option-rite-limit-round = un par manche
starquest-option-coming-back = retour
starquest-option-coming-back-what = Une figurine sortie du plateau peut revenir à un tour ultérieur.
starquest-option-left-aboard = restés à bord
starquest-option-left-aboard-what = Ce que deviennent les figurines des escouades encore à bord à la fin : elles survivent, ou bien elles sont perdues et rapportent aux extraterrestres.
starquest-option-left-aboard-survive = elles survivent
starquest-option-left-aboard-lost = elles sont perdues
starquest-option-scaled-tokens = jetons selon les escouades
starquest-option-scaled-tokens-what = Les blips et renforts extraterrestres diminuent avec le nombre d’escouades.
starquest-option-card-windows = pauses pour les cartes
starquest-option-card-windows-what = Quand la table attend qu’une carte soit jouée : pour toute carte cachée qui pourrait compter, ou bien pour les cartes visibles de tous seulement.
starquest-option-card-windows-hidden = cartes cachées aussi
starquest-option-card-windows-public = cartes visibles seulement
