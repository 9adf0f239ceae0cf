### Starquest : les options d’une table. Dans les phrases `-what`, les valeurs s’écrivent comme on les tape.

## La table

starquest-option-factions = factions
starquest-option-factions-what = Qui joue : d’une à cinq escouades (blood_angels, imperial_fists, ultramarines, eldar, legion) et une ou deux factions extraterrestres (chaos, cult), par défaut les sept.
starquest-option-mission = mission
starquest-option-mission-what = Quelle mission on joue, par son identifiant, par défaut mis_01_hard_dock.
starquest-option-ranks = grades
starquest-option-ranks-what = Le grade auquel chaque faction commence, de 0 (par défaut) à 5, par exemple eldar:2,cult:1.
starquest-option-seals = Sceaux d’Honneur
starquest-option-seals-what = Avec combien de Sceaux d’Honneur chaque faction commence, par défaut aucun, par exemple eldar:3.

## Erreurs

starquest-table-unknown-faction = Option « { $option } » : aucune faction ne s’appelle « { $faction } » ; il y a : { $known }.
starquest-table-faction-twice = La faction « { $faction } » est nommée plus d’une fois, et chacune ne joue qu’une fois.
starquest-table-no-squad = Sans escouade, pas de partie ; il en faut au moins une parmi : { $known }.
starquest-table-no-alien = Sans extraterrestres, pas de partie ; il faut au moins une de ces factions : { $known }.
starquest-table-not-full =
    { $count ->
        [one] Cette table veut les sept factions, et une seule est nommée.
       *[other] Cette table veut les sept factions, et { $count } seulement sont nommées.
    }

## Options de la maison : mise en place et tours

starquest-option-empty-seats = places vides
starquest-option-empty-seats-what = Si l’on peut jouer à moins de sept factions : yes (par défaut) ou no.
starquest-option-mission-choice = choix de la mission
starquest-option-mission-choice-what = Qui choisit la mission : aliens (par défaut), les joueurs extraterrestres ensemble ; campaign, personne, les missions suivent l’ordre du livret.
starquest-option-mission-choice-aliens = les extraterrestres
starquest-option-mission-choice-campaign = ordre du livret
starquest-option-shared-tokens = jetons partagés
starquest-option-shared-tokens-what = Si les joueurs extraterrestres alliés voient les jetons l’un de l’autre : no (par défaut) ou yes.
starquest-option-seating = places à table
starquest-option-seating-what = Dans quel ordre jouent les escouades : drawn (par défaut), celui du tirage au sort ; host, celui dans lequel la table les nomme, le tirage ne servant alors qu’aux zones d’entrée.
starquest-option-seating-drawn = au sort
starquest-option-seating-host = au choix de l’hôte
starquest-option-entry-floor = zones d’entrée sur le plateau
starquest-option-entry-floor-what = Si les zones d’entrée sont du sol ordinaire, avec lignes de vue et de tir, au lieu d’être hors du plateau : no (par défaut) ou yes. Les extraterrestres n’y entrent jamais.
starquest-option-leader-gun-light = armes de chef légères
starquest-option-leader-gun-light-what = Si l’arme de tir d’un chef compte comme légère quels que soient ses dés, ce qui lui permet de partager son déplacement autour du tir : no (par défaut) ou yes.
starquest-option-shuriken-cannon-light = canon shuriken léger
starquest-option-shuriken-cannon-light-what = Si le canon shuriken compte comme une arme légère, ce qui permet à son porteur de partager son déplacement : no (par défaut) ou yes.
starquest-option-interleaving = va-et-vient
starquest-option-interleaving-what = Si l’on peut aller et venir entre ses figurines au lieu d’en finir avec l’une avant de commencer la suivante : no (par défaut) ou yes.

## Déplacement, portes et sondage

starquest-option-eight-facings = huit orientations
starquest-option-eight-facings-what = Si les figurines peuvent aussi s’orienter en diagonale : no (par défaut) ou yes. Le corps à corps reste de face, jamais en diagonale.
starquest-option-free-turns = rotations sans limite
starquest-option-free-turns-what = Si toute rotation de 90° est gratuite, même l’une après l’autre : no (par défaut) ou yes.
starquest-option-bulkheads-close = fermeture des cloisons
starquest-option-bulkheads-close-what = Quand se referme une cloison ouverte par des extraterrestres : own (par défaut), à la fin du tour où elle a été ouverte ; last, à la fin du dernier tour extraterrestre de la manche.
starquest-option-bulkheads-close-own = après ce tour
starquest-option-bulkheads-close-last = après le dernier tour extraterrestre
starquest-option-spare-blips = blips sans place
starquest-option-spare-blips-what = Ce que deviennent les blips pour lesquels le dernier plateau n’a plus de place : lost (par défaut), ils sortent de la mission ; reinforcements, ils rejoignent les renforts de leur propriétaire.
starquest-option-spare-blips-lost = perdus
starquest-option-spare-blips-reinforcements = renforts
starquest-option-blip-sight = vue qui interdit les blips
starquest-option-blip-sight-what = La vue de qui interdit de poser des blips sur une case : squads (par défaut), celle de toute escouade ; marines, celle des trois escouades de Marines seulement.
starquest-option-blip-sight-squads = toute escouade
starquest-option-blip-sight-marines = Marines seulement
starquest-option-missing-miniature = plus de figurine
starquest-option-missing-miniature-what = Ce que devient un jeton révélé quand il ne reste aucune figurine de son type : discarded (par défaut), il est défaussé ; returned, il retourne dans la réserve de son propriétaire.
starquest-option-missing-miniature-discarded = défaussé
starquest-option-missing-miniature-returned = rendu à la réserve
starquest-option-alien-reveal = révélation entre extraterrestres
starquest-option-alien-reveal-what = Qui peut faire révéler un jeton extraterrestre à l’autre joueur extraterrestre : demand (par défaut), celui-ci aussi, à son tour et s’il est en vue ; owner, son propriétaire seulement.
starquest-option-alien-reveal-demand = le rival peut l’exiger
starquest-option-alien-reveal-owner = le propriétaire seul

## Vue et tir, corps à corps, vie

starquest-option-fire-hides = le feu cache
starquest-option-fire-hides-what = Si le feu cache aussi ceux qui s’y trouvent : no (par défaut) ou yes.
starquest-option-dispute-roll = dés pour les lignes douteuses
starquest-option-dispute-roll-what = Si les dés rouges décident d’une ligne qui ne fait que toucher un coin : no (par défaut), la règle du coin décide ; yes, les deux joueurs lancent.
starquest-option-adjacent-stops-lines = lignes passant un voisin
starquest-option-adjacent-stops-lines-what = Si une arme à ligne ne peut pas tirer le long d’une ligne dont la première case est occupée par une figurine : no (par défaut) ou yes.
starquest-option-paid-losses = pertes que paient les escouades
starquest-option-paid-losses-what = De quelles figurines perdues une escouade paie les points : all (par défaut), de toutes ; aliens, seulement de celles que prend un joueur extraterrestre ; none, d’aucune.
starquest-option-paid-losses-all = toutes les pertes
starquest-option-paid-losses-aliens = pertes face aux extraterrestres
starquest-option-paid-losses-none = aucune perte
starquest-option-adjacent-targets = voisins seuls pour cible
starquest-option-adjacent-targets-what = Si une arme à ligne ou à zone peut tirer quand tout ce qu’elle toucherait est juste à côté du tireur, en ligne droite : no (par défaut) ou yes.
starquest-option-attack-from-behind = attaque par derrière
starquest-option-attack-from-behind-what = D’où peut venir une attaque par derrière : rear (par défaut), de la case juste derrière ; sides, des deux cases de côté aussi.
starquest-option-attack-from-behind-rear = de l’arrière seulement
starquest-option-attack-from-behind-sides = de l’arrière et des côtés
starquest-option-leader-life = points de vie des chefs
starquest-option-leader-life-what = Combien de points de vie ont les chefs : 3 (par défaut), ou 6 pour de longues missions.
starquest-option-tough-elite = élite extraterrestre coriace
starquest-option-tough-elite-what = Si les Marines du Chaos et les genestealers ont 2 points de vie : no (par défaut) ou yes.

## État d’alerte

starquest-option-over-window = moment de l’alerte
starquest-option-over-window-what = Quand une figurine en alerte peut tirer : entering (par défaut), seulement sur l’action qui amène un ennemi en vue ; further, aussi sur l’action suivante de cet ennemi en vue ; present, aussi sur la première action d’un ennemi déjà en vue.
starquest-option-over-window-entering = à l’entrée
starquest-option-over-window-further = une action de plus
starquest-option-over-window-present = ceux déjà là aussi
starquest-option-over-stays = alerte durable
starquest-option-over-stays-what = Si le marqueur d’alerte reste après le tir, avec un tir au tour de chaque adversaire : no (par défaut) ou yes.
starquest-option-over-volley = plein feu en alerte
starquest-option-over-volley-what = Si une arme à plusieurs tirs les fait tous en état d’alerte : no (par défaut), une seule attaque ; yes, une action de tir entière.
starquest-option-over-turn = rotation avant le tir
starquest-option-over-turn-what = Si une figurine en alerte peut pivoter gratuitement de 90° avant de tirer : yes (par défaut) ou no.
starquest-option-alien-overwatch = alerte extraterrestre
starquest-option-alien-overwatch-what = Si les extraterrestres armés pour le tir peuvent se mettre en état d’alerte : no (par défaut) ou yes.

## Reconnaissance, commandement, escouades, psykers

starquest-option-searches = fouilles d’une salle
starquest-option-searches-what = Combien de fois une salle peut être fouillée dans une mission : room (par défaut), une fois en tout ; squad, une fois par escouade.
starquest-option-searches-room = une en tout
starquest-option-searches-squad = une par escouade
starquest-option-card-price = prix d’une carte
starquest-option-card-price-what = À qui vont les 20 points payés pour une carte de reconnaissance : seller (par défaut), à l’escouade qui la cède ; nobody, à personne.
starquest-option-card-price-seller = à qui la cède
starquest-option-card-price-nobody = à personne
starquest-option-command-roll = jet de commandement
starquest-option-command-roll-what = Quand on lance les points de commandement : end (par défaut), à la fin de son tour ; start, au début.
starquest-option-command-roll-end = fin du tour
starquest-option-command-roll-start = début du tour
starquest-option-new-target = nouvelle cible
starquest-option-new-target-what = Si l’attaquant peut choisir une autre cible quand la première s’est esquivée : no (par défaut) ou yes.
starquest-option-marine-squad = escouade de Marines
starquest-option-marine-squad-what = Combien de figurines compte une escouade de Marines : six (par défaut), un commandant, deux armes légères et trois lourdes ; five, un commandant et quatre marines, avec au moins une arme lourde et un fusil laser.
starquest-option-marine-squad-six = six
starquest-option-marine-squad-five = cinq
starquest-option-formation-fee = prix de la formation
starquest-option-formation-fee-what = Si une escouade Terminator ou une formation de vengeurs commence la mission avec −10 points : no (par défaut) ou yes.
starquest-option-terminator-attacks = deux attaques des Terminators
starquest-option-terminator-attacks-what = Qui, dans une escouade Terminator, peut à la fois tirer et combattre au corps à corps : squad (par défaut), tous sauf l’archiviste ; terminators, seulement le commandant et les deux terminators simples.
starquest-option-terminator-attacks-squad = tous sauf l’archiviste
starquest-option-terminator-attacks-terminators = commandant et terminators
starquest-option-governor-wounds = blessures du gouverneur
starquest-option-governor-wounds-what = Quand un gouverneur Eldar défausse une carte : point (par défaut), pour chaque point de vie perdu ; attack, une fois par attaque qui le blesse.
starquest-option-governor-wounds-point = par point de vie
starquest-option-governor-wounds-attack = par attaque
starquest-option-avenger-saves = sauvegardes des vengeurs
starquest-option-avenger-saves-what = Comment se sauvent les vengeurs : point (par défaut), un dé rouge par point de vie ; attack, un dé qui annule toute l’attaque ; warriors, un dé par point de vie, mais pour les guerriers seulement.
starquest-option-avenger-saves-point = par point de vie
starquest-option-avenger-saves-attack = par attaque
starquest-option-avenger-saves-warriors = guerriers seulement
starquest-option-capped-saves = sauvegardes limitées
starquest-option-capped-saves-what = Si un vengeur ne lance pas plus de dés qu’il ne lui reste de points de vie et de cartes : no (par défaut) ou yes.
starquest-option-legion-leader = chef de la Légion
starquest-option-legion-leader-what = Qui mène la Légion des Damnés : karak (par défaut) ou dominic.
starquest-option-legion-leader-karak = Karak
starquest-option-legion-leader-dominic = Dominic
starquest-option-psionic-price = prix d’un psyker
starquest-option-psionic-price-what = Quand se paient les deux Sceaux d’un psyker : once (par défaut), quand il rejoint l’escouade ; mission, à chaque mission.
starquest-option-psionic-price-once = une fois
starquest-option-psionic-price-mission = chaque mission
starquest-option-psychic-deck = cartes psychiques
starquest-option-psychic-deck-what = Où les psykers choisissent leurs cartes : own (par défaut), chacun dans sa propre pioche ; common, tous dans une seule, dans l’ordre du tour.
starquest-option-psychic-deck-own = une pioche chacun
starquest-option-psychic-deck-common = une seule pioche
starquest-option-art-cycle = étude d’un art
starquest-option-art-cycle-what = Quand un art psychique est achevé : four (par défaut), avec quatre de ses cartes ; extra, avec les quatre cartes de plus des grades 2 à 5, de n’importe quel art s’il n’y en a plus.
starquest-option-art-cycle-four = quatre cartes
starquest-option-art-cycle-extra = quatre cartes de plus
starquest-option-psionic-heir = successeur d’un psyker
starquest-option-psionic-heir-what = À quel grade commence le successeur d’un psyker mort : rank (par défaut), celui du mort, avec son art ; novice, le plus bas.
starquest-option-psionic-heir-rank = le même grade
starquest-option-psionic-heir-novice = le plus bas grade

## Armes

starquest-option-extra-heavy = armes extra-lourdes
starquest-option-extra-heavy-what = Qui peut porter des armes extra-lourdes : terminators (par défaut), les escouades Terminator et le renfort du Lieutenant ; everyone, les escouades de Marines ordinaires aussi.
starquest-option-extra-heavy-terminators = les Terminators
starquest-option-extra-heavy-everyone = tous les Marines
starquest-option-area-screening = couvert dans une zone
starquest-option-area-screening-what = Si les figurines d’une même zone de quatre cases se couvrent l’une l’autre : no (par défaut) ou yes.
starquest-option-flame-area = cases en feu
starquest-option-flame-area-what = Ce qui brûle après un tir de lance-flammes : blast (par défaut), toutes les cases atteintes ; target, la case cible seulement.
starquest-option-flame-area-blast = toutes les cases atteintes
starquest-option-flame-area-target = la case cible
starquest-option-flame-attacks = attaques du feu
starquest-option-flame-attacks-what = Combien de fois le feu attaque ceux qui le traversent : once (par défaut), à l’entrée ; square, à chaque case en feu ; leaving, à chaque case en feu et aussi à la sortie.
starquest-option-flame-attacks-once = une fois
starquest-option-flame-attacks-square = chaque case
starquest-option-flame-attacks-leaving = à la sortie aussi
starquest-option-tarantula-squares = taille de la tarentule
starquest-option-tarantula-squares-what = Combien de cases occupe la machine seule : two (par défaut), avec l’artilleur derrière ; three, avec l’artilleur sur la dernière.
starquest-option-tarantula-squares-two = deux
starquest-option-tarantula-squares-three = trois
starquest-option-eldar-laser-dice = canon laser Eldar
starquest-option-eldar-laser-dice-what = Combien de dés rouges lance chaque tir du canon laser Eldar : 2 (par défaut) ou 1.
starquest-option-eldar-laser-together = tirs Eldar concentrés
starquest-option-eldar-laser-together-what = Ce que lancent les deux tirs du canon laser Eldar sur une même zone : added (par défaut), tous leurs dés ; two, deux dés en tout.
starquest-option-eldar-laser-together-added = tous les dés
starquest-option-eldar-laser-together-two = deux dés

## Extraterrestres, Dreadnoughts, objets

starquest-option-event-draw = pioche des événements
starquest-option-event-draw-what = Quand se piochent les cartes d’événement extraterrestre : each (par défaut), chacun au début de son tour ; first, tous deux au début du premier tour extraterrestre de la manche.
starquest-option-event-draw-each = à son tour
starquest-option-event-draw-first = au premier tour extraterrestre
starquest-option-event-ward = parade aux événements
starquest-option-event-ward-what = Si une escouade peut, une fois par mission, renoncer à une carte d’équipement face cachée pour qu’un événement tout juste pioché l’épargne : no (par défaut) ou yes.
starquest-option-destroyed-vent = jeton sur un conduit détruit
starquest-option-destroyed-vent-what = Ce que devient le jeton en attente sur un conduit quand celui-ci est détruit : supply (par défaut), il retourne à la réserve ; lost, il est perdu.
starquest-option-destroyed-vent-supply = rendu à la réserve
starquest-option-destroyed-vent-lost = perdu
starquest-option-alien-split = déplacement partagé des extraterrestres
starquest-option-alien-split-what = Si les extraterrestres aux armes légères peuvent se déplacer, tirer et repartir : no (par défaut) ou yes.
starquest-option-reinforcements-enter = entrée des renforts
starquest-option-reinforcements-enter-what = Comment entrent les renforts extraterrestres : hidden (par défaut), en jetons face cachée ; shown, en figurines tout de suite.
starquest-option-reinforcements-enter-hidden = face cachée
starquest-option-reinforcements-enter-shown = en figurines
starquest-option-early-duty = renforts précoces
starquest-option-early-duty-what = Si un joueur extraterrestre sans rien sur le plateau doit faire entrer des renforts même avant le sondage du premier plateau : no (par défaut) ou yes.
starquest-option-dreadnought-loss = dégâts aux Dreadnoughts
starquest-option-dreadnought-loss-what = Ce que perd un Dreadnought touché : points (par défaut), un point de vie par point au-dessus de son armure ; one, un seul point de vie par attaque.
starquest-option-dreadnought-loss-points = chaque point
starquest-option-dreadnought-loss-one = un par attaque
starquest-option-weapon-points = points d’armes
starquest-option-weapon-points-what = Si une arme arrachée à un Dreadnought vaut 5 points : no (par défaut) ou yes.
starquest-option-dreadnought-arcs = vue des Dreadnoughts
starquest-option-dreadnought-arcs-what = Où voit et tire un Dreadnought : round (par défaut), tout autour ; facing, dans les arcs ordinaires devant lui.
starquest-option-dreadnought-arcs-round = tout autour
starquest-option-dreadnought-arcs-facing = selon l’orientation
starquest-option-pick-up = ramasser les objets
starquest-option-pick-up-what = D’où l’on ramasse un objet : square (par défaut), de sa case ; adjacent, d’une case voisine, et alors les objets bloquent le passage.
starquest-option-pick-up-square = de sa case
starquest-option-pick-up-adjacent = d’à côté
starquest-option-carrier-melee = corps à corps du porteur
starquest-option-carrier-melee-what = Ce qu’on divise par deux quand le porteur d’une figurine combat : total (par défaut), le total obtenu ; dice, le nombre de dés.
starquest-option-carrier-melee-total = le total
starquest-option-carrier-melee-dice = les dés

## Alliances, distinctions, fin, places

starquest-option-hybrids-apart = hybrides sans alliés
starquest-option-hybrids-apart-what = Si les alliances excluent les hybrides comme elles excluent les genestealers : no (par défaut) ou yes.
starquest-option-deal-alliance = alliance par échange
starquest-option-deal-alliance-what = Combien de temps dure l’alliance née d’un échange de cartes : lasting (par défaut), la mission ou jusqu’à la rupture ; moment, le temps de l’échange.
starquest-option-deal-alliance-lasting = pour la mission
starquest-option-deal-alliance-moment = le temps de l’échange
starquest-option-tied-winners = vainqueurs à égalité
starquest-option-tied-winners-what = Qui reçoit les deux Sceaux du vainqueur en cas d’égalité en tête : nobody (par défaut), personne ; all, tous les ex æquo.
starquest-option-tied-winners-nobody = personne
starquest-option-tied-winners-all = tous
starquest-option-promotion-seals = Sceaux d’une promotion
starquest-option-promotion-seals-what = Ce que deviennent les quatre Sceaux d’une promotion : spent (par défaut), on les rend ; kept, on les garde, et chaque quatrième Sceau gagné promeut.
starquest-option-promotion-seals-spent = rendus
starquest-option-promotion-seals-kept = gardés
starquest-option-reinforcement-ranks = grades des renforts
starquest-option-reinforcement-ranks-what = Quels renforts une escouade peut acheter : any (par défaut), ceux de son grade et des grades inférieurs ; present, celui de son grade seulement.
starquest-option-reinforcement-ranks-any = jusqu’à son grade
starquest-option-reinforcement-ranks-present = son grade seulement
starquest-option-chaos-cards = cartes de grade du Chaos
starquest-option-chaos-cards-what = Comment le Chaos use des cartes d’événement de son grade : held (par défaut), piochées avant la mission et gardées secrètes ; drawn, en pioches supplémentaires jouées aussitôt.
starquest-option-chaos-cards-held = gardées secrètes
starquest-option-chaos-cards-drawn = piochées en jeu
starquest-option-rite-limit = nombre de rites
starquest-option-rite-limit-what = Combien de fois le Culte peut user d’un rite : turn (par défaut), une fois au tour de chaque joueur ; round, une fois par manche.
starquest-option-rite-limit-turn = un par tour
starquest-option-rite-limit-round = un par manche
starquest-option-coming-back = retour
starquest-option-coming-back-what = Si une figurine sortie du plateau peut revenir à un tour ultérieur : no (par défaut) ou yes.
starquest-option-left-aboard = restés à bord
starquest-option-left-aboard-what = Ce que deviennent les figurines des escouades encore à bord à la fin : survive (par défaut), elles survivent ; lost, elles sont perdues et rapportent aux extraterrestres.
starquest-option-left-aboard-survive = elles survivent
starquest-option-left-aboard-lost = elles sont perdues
starquest-option-scaled-tokens = jetons à l’échelle
starquest-option-scaled-tokens-what = Si les blips et renforts extraterrestres diminuent avec le nombre d’escouades : yes (par défaut) ou no.
starquest-option-card-windows = attentes pour les cartes
starquest-option-card-windows-what = Quand la table attend qu’une carte soit jouée : hidden (par défaut), pour toute carte cachée qui pourrait compter ; public, pour les cartes visibles de tous seulement.
starquest-option-card-windows-hidden = cartes cachées aussi
starquest-option-card-windows-public = cartes visibles seulement
