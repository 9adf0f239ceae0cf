### La table de Starquest dans le navigateur.

## La carte

web-sq-map = Carte du vaisseau
web-sq-map-keys = Les flèches déplacent un curseur sur les cases, Page haut et Page bas vont d’une figurine à l’autre, Début revient à celle qui agit, Entrée sélectionne la case.
web-sq-minimap = Le vaisseau entier, et la partie que l’on voit
web-sq-stage = Le vaisseau
web-sq-not-scanned = Non sondé
web-sq-come-in = Entrer ici
web-sq-layers = Ce que montre la carte
web-sq-layer-reach = Portée et coût
web-sq-layer-fire = Peut toucher
web-sq-layer-sight = Vue seulement
web-sq-zoom-in = Zoom avant
web-sq-zoom-out = Zoom arrière
web-sq-zoom-whole = Voir tout le vaisseau

## Les cases en mots

web-sq-square =
    { $room ->
        [none] Case { $square }, couloir
       *[other] Case { $square }, salle { $name }
    }
web-sq-here =
    { $token ->
        [yes] { $name } ({ $owner })
       *[no] { $name } ({ $owner }), vie { $life }
    }
web-sq-burning = En flammes
web-sq-r-square = Des renforts peuvent entrer ici
web-sq-unseen = Aucune de vos figurines ne voit cette case
web-sq-mans = à son poste ({ $machine })
web-sq-carries = porte : { $what }
web-sq-vent =
    { $state ->
        [open] Conduit d’entrée
       *[gone] Conduit d’entrée hors d’usage
    }
web-sq-conduit = Conduit
web-sq-exit = Sortie
web-sq-obstacle = Obstacle : personne n’y entre
web-sq-door-at =
    { $kind ->
        [bulkhead] Cloison
        [doorway] Passage
       *[door] Porte
    }, côté { $side } : { $state ->
        [open] accès libre
        [barred] accès barré
       *[closed] accès fermé
    }{ $can ->
        [yes] , ouverture possible maintenant
       *[no] { "" }
    }
web-sq-centre = Centrer sur la figurine qui agit
web-sq-in-fire = Vue, et dans la ligne de tir
web-sq-in-sight = Vue, mais hors de la ligne de tir
web-sq-reach =
    { $cost ->
        [0] Accessible gratuitement
        [one] Accessible pour un point
       *[other] Accessible pour { $cost } points
    }
web-sq-reach-asks = Quelqu’un doit donner son accord pour le passage
web-sq-out-of-reach = La case { $square } est hors d’atteinte pour l’instant.

## Les figurines

web-sq-figure = { $figure } { $id }
web-sq-token = Jeton { $id }
web-sq-unknown = Face cachée : seul son propriétaire sait ce que c’est
web-sq-token-moves =
    { $squares ->
        [1] Se déplace d’une case au plus par tour.
       *[other] Se déplace de { $squares } cases au plus par tour.
    }
web-sq-token-lists = Sur la liste de la mission : { $kinds }.
web-sq-facing = orientation : { $facing }
web-sq-life =
    { $life ->
        [one] { $life } point de vie sur { $full }
       *[other] { $life } points de vie sur { $full }
    }
web-sq-movement = Mouvement
web-sq-left =
    { $left ->
        [one] reste { $left } sur { $full }
       *[other] restent { $left } sur { $full }
    }
web-sq-sheet = Armure { $armour }, mouvement { $move }, vaut { sq-points }
web-sq-weapon-rolls =
    { $pattern ->
        [line] { $dice }, le long d’une ligne
        [blast] { $dice }, dans une case et tout autour
        [block] { $dice }, dans un bloc de deux cases sur deux
        [square] { $dice }, contre toutes les figurines d’une case
        [split] { $dice }, à répartir entre les cibles
        [flame] { $dice }, dans une case et tout autour, et le feu reste
        [backblast] { $dice }, le long d’une ligne jusqu’au mur, moins à chaque case en arrière
        [melee] { $dice } au corps à corps
       *[other] { $dice }
    }
web-sq-supply = Vos jetons
web-sq-supply-what = Prenez-en un, puis appuyez sur les cases où le poser.
web-sq-supply-blips = Blips
web-sq-supply-reinforcements = Renforts
web-sq-supply-specials = Pour les conduits d’entrée
web-sq-supply-hidden =
    { $count ->
        [one] { $count } jeton face cachée
       *[other] { $count } jetons face cachée
    }
web-sq-supply-count = { $name }, encore { $count }
web-sq-supply-of = { $count } × { $name }
web-sq-overwatch = En alerte
web-sq-finished = A fini pour ce tour

## Le scanner

web-sq-players = Joueurs et escouades
web-sq-order = Ordre du tour
web-sq-setup = mise en place
web-sq-round = manche { $round } sur { $rounds }
web-sq-you = vous
web-sq-driven-by-bot = un bot joue à la place { DE($name) }
web-sq-decides = Doit décider
web-sq-scanner = Scanner de l’escouade
web-sq-forces = Forces
web-sq-points = Points
web-sq-command = Commandement
web-sq-seals = Sceaux
web-sq-blips = Blips
web-sq-reinforcements = Renforts

## Agir

web-sq-decision = La question en cours
web-sq-your-decision = À vous de décider
web-sq-waiting = On attend { $name }
web-sq-answers = Réponses
web-sq-on-the-map = Choisissez une case éclairée sur la carte.
web-sq-every-answer =
    { $count ->
        [1] Une réponse, en liste
       *[other] { $count } réponses, en liste
    }
web-sq-every-square =
    { $count ->
        [1] Une case pour { $name }, en liste
       *[other] { $count } cases pour { $name }, en liste
    }
web-sq-supply-first = Choisissez d’abord le jeton à poser.
web-sq-supply-must = Faut-il tous les poser ?
web-sq-menu = Que faire en { $square } ?
web-sq-which-way = Quelle orientation ?
web-sq-cancel = Retour
web-sq-ready = Qui peut encore agir
web-sq-idle = Elle ne peut rien faire maintenant.
web-sq-actions = Ce qu’elle peut faire
web-sq-action-shoot = Tirer
web-sq-action-overwatch = Alerte
web-sq-action-door = Porte
web-sq-action-melee = Corps à corps
web-sq-action-search = Fouiller
web-sq-action-turn = Pivoter
web-sq-cannot-shoot = D’ici, il n’y a personne sur qui tirer, ou elle a déjà tiré.
web-sq-cannot-door = Aucune porte n’est à portée.
web-sq-cannot-melee = Il n’y a personne à combattre juste devant.
web-sq-cannot-turn = Elle ne peut plus pivoter.
web-sq-cannot-overwatch = Elle ne peut pas se mettre en alerte maintenant.
web-sq-cannot-search = Elle ne peut pas fouiller maintenant.
web-sq-finish = Terminer son activation
web-sq-end-turn = Terminer le tour
web-sq-undo = Annuler
web-sq-target = L’attaque
web-sq-with = Avec quoi
web-sq-weapon =
    { $shots ->
        [1] { $weapon }
       *[other] { $weapon }, { $shots } tirs
    }
web-sq-armour-life = armure { $armour }, vie { $life }
web-sq-silent =
    { $count ->
        [1] Qu’est-ce qui empêche { $name } de tirer aussi ?
       *[other] Qu’est-ce qui empêche les autres de tirer aussi ?
    }
web-sq-way-here = Son chemin jusqu’ici
web-sq-hurt = blessure
web-sq-killed = élimination
web-sq-share-left =
    { $left ->
        [0] Il ne reste aucun point à attribuer.
        [one] Il reste un point à attribuer.
       *[other] Il reste { $left } points à attribuer.
    }
web-sq-share-does =
    { $given } : { $does ->
        [kills] élimination
       *[hurts] blessure
    }
web-sq-share-rest =
    { $left ->
        [1] Renoncer au dernier point
       *[other] Renoncer à { $left } points
    }
web-sq-shots =
    { $shots ->
        [1] un tir
       *[other] { $shots } tirs
    }
web-sq-whole-total = Avec le total entier : vous le répartissez après le jet.
web-sq-own = Un des vôtres
web-sq-in-it = Qui s’y trouve
web-sq-hits-nobody = Personne ne peut y être blessé.
web-sq-no-roll = Rien ne l’arrête : on ne lance aucun dé.
web-sq-uncovers =
    { $count ->
        [1] Le jeton { $tokens } est d’abord révélé : ses chances ne seront connues qu’alors.
       *[other] Les jetons { $tokens } sont d’abord révélés : leurs chances ne seront connues qu’alors.
    }
web-sq-totals = Chance de chaque total : { $totals }
web-sq-dice =
    { $colours ->
        [white]
            { $white ->
                [1] un dé blanc
               *[other] { $white } dés blancs
            }
        [red]
            { $red ->
                [1] un dé rouge
               *[other] { $red } dés rouges
            }
       *[both]
            { $red ->
                [1] un dé rouge
               *[other] { $red } dés rouges
            }, { $white ->
                [1] un blanc
               *[other] { $white } blancs
            }
    }
web-sq-shoot-now = Feu !
web-sq-strike-now = Frapper
web-sq-play-now = Jouer
web-sq-choose-now = Choisir
web-sq-plant-now = Faire sauter la charge

## Journal, touches, fin

web-sq-log = Journal
web-sq-log-empty = Il ne s’est encore rien passé.
web-sq-tabs = Onglets de ce panneau
web-sq-tab-act = Agir
web-sq-tab-squad = Escouade
web-sq-keys = À la table de Starquest
web-sq-key-enter = agir avec la figurine choisie, ou mener l’attaque choisie
web-sq-key-next = figurine suivante qui peut agir
web-sq-crumb = Starquest : { $mission }
web-sq-over = La mission est terminée
web-sq-won = vainqueur

## Une nouvelle table

web-sq-new-mission = Mission
web-sq-new-tutorial = Tutoriel
web-sq-new-campaign = Campagne
web-sq-new-skirmish = Escarmouche
web-sq-new-rounds =
    { $rounds ->
        [1] une manche, environ { $minutes } minutes
       *[other] { $rounds } manches au plus, environ { $minutes } minutes
    }
web-sq-new-empty = Vide
web-sq-new-empty-what = Personne ne joue cette faction.
web-sq-new-not-here = Pas dans cette mission.
web-sq-new-fill = Mettre des bots aux places libres
web-sq-new-few-squads = Cette mission demande de { $least } à { $most } escouades.
web-sq-new-few-aliens = Cette mission demande un joueur extraterrestre.
web-sq-new-many-aliens =
    { $aliens ->
        [1] Cette mission n’accepte qu’un joueur extraterrestre.
       *[other] Cette mission accepte au plus { $aliens } joueurs extraterrestres.
    }
web-sq-new-primary = Objectif principal
web-sq-new-secondary = Objectif secondaire
web-sq-new-start = Commencer la mission
web-sq-new-squads = Escouades
web-sq-new-aliens = Extraterrestres
web-sq-new-between = { $taken } à la table ; il en faut de { $least } à { $most }
web-sq-new-exactly =
    { $least ->
        [one] { $taken } à la table ; il en faut { $least }
       *[other] { $taken } à la table ; il en faut { $least }
    }
web-sq-new-house-book =
    { $count ->
        [1] une option, selon le livret
       *[other] { $count } options, toutes selon le livret
    }
web-sq-new-house-changed =
    { $count ->
        [1] une option, hors du livret
       *[other] { $count } options, dont { $changed } hors du livret
    }
web-sq-new-house-show = Toutes, par chapitre
web-sq-new-house-hide = Seulement celles qui diffèrent
web-sq-new-house-differ =
    { $count ->
        [one] { $count } différente
       *[other] { $count } différentes
    }
web-sq-new-house-count =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }

## À tout moment

web-sq-aside = À tout moment
web-sq-aside-else = Autres possibilités
web-sq-why-not = Pourquoi pas ?
web-sq-now = Que puis-je faire maintenant ?
web-sq-now-more =
    { $count ->
        [1] et une autre possibilité du même genre
       *[other] et { $count } autres possibilités du même genre
    }
web-sq-now-not = Pas maintenant
web-sq-page-hand = Interrompre
web-sq-page-orders = Consignes
web-sq-hand = Interrompre à la prochaine pause
web-sq-hand-is-up = À la prochaine pause, vous interrompez et pouvez dépenser des points de commandement. Personne d’autre ne le sait encore.
web-sq-hand-what =
    { $points ->
        [0] Vous n’avez aucun point de commandement. Avec eux, vous pourriez interrompre le tour d’un autre.
        [one] À la prochaine pause, vous pouvez interrompre le tour en cours et dépenser votre point de commandement.
       *[other] À la prochaine pause, vous pouvez interrompre le tour en cours et dépenser des points de commandement. Vous en avez { $points }.
    }
web-sq-triggers = Interrompre automatiquement
web-sq-triggers-none = Tout effacer
web-sq-trigger-when = Quand ?
web-sq-moment-begins = un tour commence
web-sq-moment-after = quelqu’un a agi
web-sq-moment-ends = un tour se termine
web-sq-moment-seen = un ennemi voit une de mes figurines
web-sq-moment-near = un ennemi approche
web-sq-trigger =
    { $kind ->
        [begins] Début du tour : { $name }
        [after] Après chaque activation : { $name }
        [ends] Fin du tour : { $name }
        [near]
            { $number ->
                [1] Ennemi à une case : { $name }
               *[other] Ennemi à { $number } cases : { $name }
            }
       *[other] En vue d’un ennemi : { $name }
    }

## Consignes

web-sq-standing-what = Elles répondent en votre nom, pour que personne n’ait à vous attendre. Personne d’autre ne les connaît.
web-sq-clocks-what = Quand le temps est écoulé, vos consignes répondent ; à défaut, la réponse habituelle est donnée.
web-sq-standing-hidden = Toutes les personnes devant cet écran peuvent lire la question : les consignes, qui sont secrètes, restent donc cachées. Vous retrouverez les vôtres ici quand le rideau se lèvera pour vous.
web-sq-standing-chance = Chance minimale
web-sq-standing-overwatch = Tirs d’alerte
web-sq-standing-overwatch-one = Tirs d’alerte : { $whom }
web-sq-standing-dodge = Esquiver avec des points de commandement
web-sq-standing-saves = Sauvegardes
web-sq-standing-cards = Cartes en réponse
web-sq-standing-reveal = Orientation des figurines révélées
web-sq-standing-rite = Rites
web-sq-standing-discard = Ce qui part en premier
web-sq-holds-discard-ask = Me demander quelle carte ou arme est perdue. Appuyez dessus dans l’ordre où elles doivent partir.
web-sq-holds-discard = Dans cet ordre : { $things } ; ensuite, me demander.
web-sq-standing-passing-one = Laisser passer : { $whom }
web-sq-holds-overwatch =
    { $now ->
        [shoot] Une figurine en alerte tire si la chance d’éliminer est d’au moins { $from } % ; sinon, elle attend.
        [hold] Personne ne tire ; le marqueur reste.
       *[other] Me demander chaque fois qu’un ennemi entre en vue.
    }
web-sq-holds-dodge =
    { $now ->
        [never] Ne jamais esquiver.
        [if-harmful] Me demander si le risque de perdre un point de vie est d’au moins { $from } %.
       *[other] Me demander à chaque attaque contre moi.
    }
web-sq-holds-saves =
    { $now ->
        [all] Tenter toutes les sauvegardes permises.
        [none] N’en tenter aucune.
       *[other] Me demander combien.
    }
web-sq-holds-cards =
    { $now ->
        [never] N’en jouer aucune, et ne pas m’attendre.
       *[other] Me demander chaque fois que je peux en jouer une.
    }
web-sq-holds-reveal =
    { $now ->
        [nearest] Les tourner vers la figurine d’escouade la plus proche.
       *[other] Me laisser les placer une à une.
    }
web-sq-holds-rite =
    { $now ->
        [fatal] En employer un pour la plus précieuse des figurines qui seraient éliminées.
        [never] N’en employer aucun.
       *[other] Me demander à chaque perte.
    }
web-sq-holds-passing =
    { $now ->
        [always] Leurs figurines peuvent toujours traverser les cases des miennes.
        [never] Leurs figurines ne peuvent jamais traverser les cases des miennes.
       *[other] Me demander chaque fois.
    }
web-sq-word-ask = Demander
web-sq-word-always = Toujours
web-sq-word-never = Jamais
web-sq-word-all = Toutes
web-sq-word-none = Aucune
web-sq-word-hold = Jamais
web-sq-word-shoot = Si probable
web-sq-word-shoot-from = Tir dès { $from } %
web-sq-word-if-harmful = En cas de risque
web-sq-word-if-harmful-from = Risque ≥ { $from } %
web-sq-word-nearest = La plus proche
web-sq-word-fatal = Si mortel
web-sq-word-from = { $from } %
web-sq-next-time = La prochaine fois
web-sq-next-time-one = La prochaine fois : { $whom }
web-sq-offers-wait =
    { $count ->
        [1] une offre attend
       *[other] { $count } offres attendent
    }

## Ce qui est en jeu

web-sq-stake = Ce qui est en jeu
web-sq-stake-to = veut aller en { $square }
web-sq-stake-killed = élimination
web-sq-stake-points = points en cas d’élimination
web-sq-stake-shot =
    { $stays ->
        [yes] tir ; le marqueur reste
       *[no] tir, puis le marqueur est retiré
    }
web-sq-stake-hurt = vous subissez une blessure
web-sq-stake-lost = vous perdez la figurine
web-sq-stake-command =
    { $value ->
        [1] point de commandement pour esquiver
       *[other] points de commandement pour esquiver
    }
web-sq-stake-losing =
    { $value ->
        [1] point de vie perdu
       *[other] points de vie perdus
    }
web-sq-stake-life =
    { $value ->
        [1] point de vie restant
       *[other] points de vie restants
    }
web-sq-stake-worth = points que vaut la figurine
web-sq-stake-owed = encore à céder
web-sq-other-shots = Autres tirs
web-sq-hold-fire = Ne pas tirer
web-sq-paused = Tour suspendu : { $name }
web-sq-countdown =
    { $left ->
        [0] Le temps est écoulé
        [one] Il reste une seconde
       *[other] Il reste { $left } secondes
    }
web-sq-countdown-then = Ensuite :
web-sq-keys-answer = La question en cours
web-sq-key-yes = le faire
web-sq-key-no = ne pas le faire
web-sq-key-answer = cette réponse

## Ce qu’on attend des autres

web-sq-waits-overwatch = Alerte : tirer ou non.
web-sq-waits-dodge = Face à une attaque : esquiver ou non.
web-sq-waits-command = Des points de commandement sont dépensés.
web-sq-waits-command-roll = Lancer ou non le dé de commandement.
web-sq-waits-permission = Laisser passer ou non.
web-sq-waits-agreement = Accepter un échange ou non.
web-sq-waits-saves = Jet de sauvegarde.
web-sq-waits-losses = Choix des pertes.
web-sq-waits-rite = Employer un rite ou non.
web-sq-waits-scan = Un plateau est sondé : on pose des blips.
web-sq-waits-placing = Une figurine est placée.
web-sq-waits-look = Des jetons cachés sont regardés.
web-sq-waits-share = Partage des points d’un jet.
web-sq-waits-event = Une carte d’événement.
web-sq-waits-reinforcements = Renforts.
web-sq-waits-turn = Le tour continue.
web-sq-waits-setup = Mise en place.
web-sq-waits-ruling = Un choix entre deux possibilités.
web-sq-waits-card = Une carte ou un choix.

## Scanner, cartes et points

web-sq-page-scanner = Scanners
web-sq-page-points = Points
web-sq-whose = À qui
web-sq-everybody = Tous
web-sq-ledger-empty = Personne n’a encore gagné ni perdu de points à cette table.
web-sq-rank = Grade
web-sq-leader = Chef
web-sq-nobody = aucun
web-sq-psionic = Psyker
web-sq-psionic-missions = Missions traversées
web-sq-psionic-arts = Arts étudiés
web-sq-notes = Notes, pour vos yeux seulement
web-sq-cards = Cartes
web-sq-cards-yours = visibles de vous seulement
web-sq-cards-now = jouable
web-sq-cards-hidden =
    { $count ->
        [0] aucune carte cachée
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
web-sq-cards-orders = Ordres
web-sq-cards-equipment = Équipement
web-sq-cards-recon = Reconnaissance
web-sq-cards-psychic = Pouvoirs psychiques
web-sq-cards-governor = Gouverneur
web-sq-cards-events = Événements
web-sq-cards-secret = Missions secrètes

## Diplomatie

web-sq-page-dealings = Diplomatie
web-sq-bond =
    { $bond ->
        [public] alliance publique avec vous
        [secret] alliance secrète avec vous
        [parted] alliance rompue pour cette mission
       *[other] aucune alliance
    }
web-sq-bond-legionary = { $who } a sa propre alliance.
web-sq-bond-others = Alliance publique : { AND($one, $other) }.
web-sq-received =
    { $kind ->
        [sale] Offre { $number } : « { $card } » pour 20 points.
        [secret] Offre { $number } : une alliance secrète.
       *[other] Offre { $number } : une alliance publique.
    }
web-sq-offered =
    { $kind ->
        [sale] Vous avez proposé « { $card } » pour 20 points ({ $number }).
        [secret] Vous avez proposé une alliance secrète ({ $number }).
       *[other] Vous avez proposé une alliance publique ({ $number }).
    }
web-sq-closed =
    { $kind ->
        [secret] Aucune alliance secrète ne peut être proposée.
       *[other] Aucune alliance publique ne peut être proposée.
    }
web-sq-unsold = Aucune carte ne peut leur être vendue.
web-sq-costs = Ce que cela coûte
web-sq-cost-violation = Attaquer un allié exprès : 50 points, l’alliance est rompue, et une alliance secrète éclate au grand jour.
web-sq-betrays =
    { $secret ->
        [yes] Vous visez un allié secret ({ $faction }) : cela vous coûte 50 points, l’alliance est finie et tout le monde apprend qu’elle existait.
       *[no] Vous visez un allié ({ $faction }) : cela vous coûte 50 points et l’alliance est finie.
    }
web-sq-cost-parting = Rompre une alliance ne coûte aucun point, mais vous ne pourrez plus vous allier dans cette mission.
web-sq-cost-sale =
    { $to ->
        [nobody] Une carte de reconnaissance coûte 20 points à l’acheteur ; personne ne les reçoit.
       *[other] Une carte de reconnaissance coûte 20 points à l’acheteur ; ils vont au vendeur.
    }
web-sq-cost-deal =
    { $lasts ->
        [moment] Le marché ne vaut comme alliance que sur le moment.
       *[other] Le marché fait de vous des alliés publics jusqu’à la rupture de l’alliance ou la fin de la mission.
    }
web-sq-cost-apart =
    { $hybrids ->
        [apart] Une alliance avec le Royaume du Chaos ne couvre ni les voleurs de gènes ni les hybrides.
       *[other] Une alliance avec le Royaume du Chaos ne couvre pas les voleurs de gènes.
    }

## La première mission, comme une leçon

web-sq-lesson = Leçon
web-sq-lesson-briefing = Votre mission
web-sq-lesson-next =
    { $more ->
        [0] Compris
        [one] Suite (encore { $more })
       *[other] Suite (encore { $more })
    }
web-sq-lesson-skip = Tout passer
web-sq-lesson-welcome = Vous commandez cette escouade : { $faction }. Amenez deux de vos quatre soldats dans la salle { $zone }, sans aucun extraterrestre dedans à la fin de votre tour : cela vaut 30 points et termine la mission.
web-sq-lesson-dock = Appuyez sur le sas où votre navette doit s’arrimer. De l’un comme de l’autre, la salle { $zone } est à deux tours de marche.
web-sq-lesson-map = Pour lire la carte : les disques ronds sont des figurines, et la flèche au bord montre où elles regardent. Faites glisser la carte pour la déplacer, et zoomez avec la molette ou deux doigts. Les extraterrestres entrent par les cases marquées R.
web-sq-lesson-act = Pendant votre tour, chaque figurine agit une fois : elle se déplace et peut attaquer une fois. Appuyez sur l’une d’elles, sur la carte ou dans la liste.
web-sq-lesson-enter = Appuyez sur une case éclairée pour la faire monter à bord, puis sur la direction où elle doit regarder : vers l’intérieur. Elle ne peut ni voir ni viser ce qu’elle a dans le dos.
web-sq-lesson-walk = Pour marcher, appuyez sur une case éclairée : la figurine prend le chemin le moins cher et s’arrête s’il se passe quelque chose. À reculons, chaque pas coûte double. On peut annuler un coup tant qu’aucun dé n’a été lancé et que rien n’a été révélé.
web-sq-lesson-shoot = Elle peut tirer : appuyez sur une cible marquée pour voir les chances, puis encore une fois pour faire feu. On lance les dés de l’arme, et chaque point au-dessus de l’armure de la cible lui ôte un point de vie. Avec une arme légère, elle peut ensuite continuer à marcher ; une arme lourde tire avant ou après tout le déplacement.

## Avant le premier tour

web-sq-muster = Mise en place
web-sq-sensible = Choisir une bonne escouade pour moi
web-sq-sensible-what = Un bot choisit au mieux les armes et les cartes pour vous. La zone d’entrée reste votre choix.
web-sq-sensible-on = Votre escouade se prépare…
web-sq-sensible-stop = Choisir moi-même
web-sq-muster-entry = Appuyez sur une zone d’entrée de la carte, ou choisissez-la ici.
web-sq-ready-check = Tout le monde est prêt ?
web-sq-ready-chooses = choisit
web-sq-ready-later = en attente
web-sq-ready-ready = terminé
## Revoir

web-sq-hands = Cartes et alliances
web-sq-bond-secret-others = Alliance secrète : { AND($one, $other) }.
web-sq-after-headline = Vainqueur : { $who }, avec { sq-points }
web-sq-after-look = choisissez une manche pour la revoir
web-sq-after-round = Manche { $round }
web-sq-after-rounds =
    { $mission }, { $rounds ->
        [1] une manche
       *[other] { $rounds } manches
    }
web-sq-after-course = Points par manche
web-sq-after-losses = Pertes
web-sq-after-lost =
    { $count ->
        [0] Aucune perte
        [one] Une perte
       *[other] { $count } pertes
    }
web-replay-jump-round = Manches
web-replay-key-round = manche suivante ; avec Maj, la précédente
web-replay-jump-kill = Éliminations
web-replay-key-kill = élimination suivante ; avec Maj, la précédente
web-replay-jump-scan = Plateaux sondés
web-replay-key-scan = plateau sondé suivant ; avec Maj, le précédent
web-replay-jump-reveal = Jetons révélés
web-replay-key-reveal = jeton révélé suivant ; avec Maj, le précédent
web-replay-jump-points = Points
web-replay-key-points = changement de points suivant ; avec Maj, le précédent

## La bande au-dessus de la carte

web-sq-goals = Objectifs
web-sq-goal-primary = Objectif principal
web-sq-goal-secondary = Objectif secondaire
web-sq-goal-secret = Mission secrète
web-sq-goal-met = rempli
web-sq-goal-gone = perdu
web-sq-goal-progress = { $done }/{ $of }
web-sq-goal-more = +{ $count }
web-sq-goal-score = Vous : { $mine } ; meilleur adversaire : { $best }
web-sq-goal-theirs = Les escouades sont venues pour cela. Empêchez-les : ce qu’elles ne gagnent pas revient aux extraterrestres.
web-sq-goal-paid =
    { $paid ->
        [0] Points attribués : aucun encore, sur { $points }.
       *[other] Points attribués : { $paid } sur { $points }, dont { $mine } à vous.
    }
web-sq-goal-show = Montrer sur la carte
web-sq-goal-rounds = Manche { $round } sur { $rounds } au plus.
