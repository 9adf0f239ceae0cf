### Starquest at the table: what happens, what is asked, offered and refused, and positions on paper.
# Ids of miniatures (ba3) and squares (5.6) are the same in every language.

## Words

sq-nobody = personne
sq-player = { $who }
sq-faction-blood-angels = Anges Sanguinaires
sq-faction-imperial-fists = Poings Impériaux
sq-faction-ultramarines = Ultramarines
sq-faction-eldar = Eldars
sq-faction-legion = Légion des Damnés
sq-faction-chaos = Royaume du Chaos
sq-faction-cult = Culte Obscur
sq-facing-n = nord
sq-facing-ne = nord-est
sq-facing-e = est
sq-facing-se = sud-est
sq-facing-s = sud
sq-facing-sw = sud-ouest
sq-facing-w = ouest
sq-facing-nw = nord-ouest
sq-aim-square = la case { $square }
sq-aim-block = les quatre cases à partir de { $square }
sq-aim-line = la ligne depuis { $square } vers le { $facing }
sq-where =
    { $rooms ->
        [0] { $id }
        [1] de la salle { $one }
       *[other] entre les salles { $one } et { $other }
    }
sq-door = la porte { $where }
sq-dock = zone d’entrée { $name }
sq-aim-door = la cloison { $id }
sq-aim-vent = le conduit d’entrée { $id }
sq-aim-site = { $id }
sq-danger = { $target } (blessé : { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, éliminé : { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = Il n’y a ici ni figurine ni attaque de ce nom : { $about }.
sq-command-unreadable = « { $text } » n’est pas une commande.

## What happens: set-up and turns

sq-event-mission-began = La mission commence : { $mission }. À la table : { $factions }.
sq-event-ranked = Ordre de départ, tiré au sort : { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } a fait un choix secret ({ $what }).
       *[yes] { $seat } a choisi ({ $what }) : { $value }.
    }
sq-choice-formation = formation
sq-choice-members = qui vient
sq-choice-psionic = psionique
sq-choice-reinforcement = renfort
sq-choice-weapon = armes
sq-choice-bearer = qui le porte
sq-choice-equipment = équipement
sq-choice-order = ordres
sq-choice-governor = cartes du gouverneur
sq-choice-psychic = cartes psychiques
sq-choice-event-deck = paquet d’événements
sq-choice-survivors = survivants
sq-choice-entry = entrée
sq-choice-give-up = carte à céder
sq-choice-art = art psychique
sq-choice-secret = mission secrète
sq-choice-recon = carte de reconnaissance
sq-choice-mission = mission
sq-event-round-began = Manche { $number }.
sq-event-turn-began = C’est le tour de { $seat }.
sq-event-turn-ended = Le tour de { $seat } est terminé.
sq-event-activated = { $who } commence à agir.
sq-event-finished = { $who } a terminé.

## What happens: movement and doors

sq-event-moved = { $who } se déplace en { $squares }.
sq-walked =
    { $turned ->
        [yes] { $who } va en { $to }, { $steps } pas, face { $facing }.
       *[no] { $who } va en { $to }, { $steps } pas.
    }
sq-event-faced = { $who } se tourne vers le { $facing }.
sq-event-entered = { $who } entre en { $squares }, face au { $facing }.
sq-event-left = { $who } quitte la mission.
sq-event-asked = { $who } demande à passer en { $to }.
sq-event-allowed =
    { $allowed ->
        [no] { $seat } ne laisse pas passer { $who }.
       *[yes] { $seat } laisse passer { $who }.
    }
sq-event-sent-back = { $who } ne peut rester là et va en { $squares }.
sq-event-door-opened =
    { $who-known ->
        [no] La porte { $door } s’ouvre.
       *[yes] { $who } ouvre la porte { $door }.
    }
sq-event-door-closed = La porte { $door } se ferme.
sq-event-bulkhead-destroyed = La cloison { $door } est détruite ({ $total }).
sq-event-vent-destroyed = Le conduit d’entrée { $vent } est détruit ({ $total }).
sq-event-structure-damaged =
    { $lp ->
        [0] { $structure } en { $at } vole en éclats.
       *[other] { $structure } en { $at } { $lost ->
            [one] perd un point de vie ; il en reste : { $lp }.
           *[other] perd { $lost } points de vie ; il en reste : { $lp }.
        }
    }

## What happens: scanning and tokens

sq-event-scanned = { $who } sonde un plateau : { $board }.
sq-event-token-placed =
    { $identity-known ->
        [no] { $seat } pose le jeton { $token } en { $at }.
       *[yes] { $seat } pose le jeton { $token } en { $at } : { $identity }.
    }
sq-event-tokens-lost =
    { $count ->
        [one] { $seat } perd un jeton.
       *[other] { $seat } perd { $count } jetons.
    }
sq-event-token-moved =
    { $out ->
        [yes] { $token } sort du conduit d’entrée en { $at }.
       *[no] { $token } se déplace en { $at }.
    }
sq-event-token-revealed = { $token } en { $at } est révélé : { $identity }.
sq-event-placed = { $who } ({ $figure }) se tient en { $squares }, face au { $facing }.
sq-event-unavailable = Il ne reste pas de figurine pour { $token } ({ $identity }) : le jeton est retiré.
sq-event-demanded = { $seat } exige que { $token } soit révélé.
sq-event-mounted = { $who } est équipé de : { $weapon }.

## What happens: attacks

sq-event-declared =
    { $how ->
        [melee] { $attacker } attaque { $aim } au corps à corps.
        [overwatch]
            { $aim-known ->
                [no] { $attacker } tire en alerte : { $weapon }.
               *[yes] { $attacker } tire en alerte sur { $aim } : { $weapon }.
            }
        [flames] Le feu attaque { $aim }.
        [card]
            { $aim-known ->
                [no] { $weapon } attaque.
               *[yes] { $weapon } attaque { $aim }.
            }
       *[other]
            { $aim-known ->
                [no] { $attacker } tire : { $weapon }.
               *[yes] { $attacker } tire sur { $aim } : { $weapon }.
            }
    }
sq-event-called-off =
    { $attacker-known ->
        [no] L’attaque ne donne rien : sa cible n’est plus là.
       *[yes] L’attaque de { $attacker } ne donne rien : sa cible n’est plus là.
    }
sq-event-rolled =
    { $reason ->
        [defence] { $who } se défend avec { $values } : { $sum }.
        [flames] Le feu fait { $values } : { $sum }.
       *[other]
            { $who-known ->
                [no] Les dés donnent { $values } : { $sum }.
               *[yes] { $who } fait { $values } : { $sum }.
            }
    }
sq-event-die-rolled = { $seat } lance un dé : { $faces }.
sq-event-rerolled = { $seat } joue { $card } et relance : { $values }, { $sum } en tout.
sq-event-shared =
    { $points ->
        [one] Un point pour { $target }.
       *[other] { $points } points pour { $target }.
    }
sq-event-unharmed =
    { $fixed ->
        [yes] Aucun dégât pour { $who } : { $value } contre { $against }.
       *[no] { $who } reste indemne : { $value } contre { $against }.
    }
sq-event-melee-fought =
    { $behind ->
        [yes] { $attacker } attaque { $defender } par derrière : { $attack } à { $defence }.
       *[no] { $attacker } contre { $defender } : { $attack } à { $defence }.
    }
sq-event-save-rolled = { $who } tente de parer : { $values } ; parés : { $saved }.
sq-event-wounded =
    { $lost ->
        [one] { $who } perd un point de vie ; il en reste : { $lp }.
       *[other] { $who } perd { $lost } points de vie ; il en reste : { $lp }.
    }
sq-event-cards-discarded = { $who } défausse des cartes au lieu de points de vie : { $cards }.
sq-event-weapon-lost = { $who } perd une arme : { $weapon }.
sq-event-healed = { $who } est soigné ; points de vie : { $lp }.
sq-event-rite-used = Un rite sauve { $who } ; points de vie : { $lp }, rites restants : { $left }.
sq-event-eliminated = { $who } ({ $figure }) est éliminé.
sq-event-scored =
    { $reason ->
        [kill] { $seat } : { $points } points pour { $what }, { $total } en tout.
        [loss] { $seat } : { $points } points pour la perte de { $what }, { $total } en tout.
        [violation] { $seat } : { $points } points pour une alliance violée, { $total } en tout.
        [bought] { $seat } : { $points } points pour une carte achetée, { $total } en tout.
        [sold] { $seat } : { $points } points pour une carte vendue, { $total } en tout.
        [secret] { $seat } : { $points } points pour la mission secrète { $what }, { $total } en tout.
        [primary] { $seat } : { $points } points pour la mission principale, { $total } en tout.
        [secondary] { $seat } : { $points } points pour la mission secondaire, { $total } en tout.
        [carried] { $seat } : { $points } points pour avoir porté { $what }, { $total } en tout.
        [left-aboard] { $seat } : { $points } points pour ceux restés à bord, { $total } en tout.
        [weapon] { $seat } : { $points } points pour une arme arrachée ({ $what }), { $total } en tout.
        [formation] { $seat } : { $points } points pour la formation ({ $what }), { $total } en tout.
        [unmet] { $seat } : { $points } points pour un objectif qu’aucune escouade n’a rempli, { $total } en tout.
        [scaled] { $seat } : { $points } points pour les éliminations, comptées comme à une table pleine, { $total } en tout.
        [held-room] { $seat } : { $points } points pour avoir tenu la salle, { $total } en tout.
        [life] { $seat } : { $points } points pour des points de vie de { $what }, { $total } en tout.
        [card] { $seat } : { $points } points pour une carte, { $total } en tout.
       *[other] { $seat } : { $points } points, { $total } en tout.
    }
sq-event-flames-lit = Le feu brûle en { $squares }.
sq-event-flames-out = Le feu de { $seat } s’éteint.
sq-event-overwatch-set = { $who } se met en alerte.
sq-event-overwatch-ended = { $who } n’est plus en alerte.
sq-event-waited =
    { $what ->
        [overwatch] { $seat } ne tire pas.
        [dodge] { $seat } n’esquive pas.
        [rite] { $seat } n’emploie aucun rite.
        [cards] { $seat } ne joue aucune carte.
       *[other] { $seat } ne fait rien.
    }

## What happens: command points, cards and rooms

sq-event-command-rolled = { $seat } lance pour les points de commandement : { $face }.
sq-event-command-spent = { $seat } dépense des points de commandement : { $points } ; restants : { $left }.
sq-event-command-lost = { $seat } a perdu son chef : plus de points de commandement.
sq-event-window-opened = { $seat } peut dépenser des points de commandement.
sq-event-window-closed = { $seat } ne dépense plus de points de commandement.
sq-event-hand-raised = Votre main est levée ; personne d’autre ne la voit.
sq-event-instructed = Vos consignes : { $words }.
sq-event-room-searched =
    { $card-known ->
        [no] { $who } fouille la salle { $room }.
       *[yes] { $who } fouille la salle { $room } et trouve : { $card }.
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } joue { $card }.
       *[other] { $seat } joue { $card } sur { $on }.
    }
sq-event-card-shown = { $seat } montre { $card }.
sq-event-event-drawn = { $seat } pioche un événement : { $card }.
sq-event-reshuffled = La pioche { $deck } est mélangée de nouveau.

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } ramasse { $thing }.
sq-event-thing-dropped = { $who } pose { $thing } en { $at }.
sq-event-thing-given = { $who } donne { $thing } à { $to }.
sq-event-thing-recovered = { $who } met { $thing } en sûreté.
sq-event-loaded = { $who } charge { $what }.
sq-event-unloaded = { $who } dépose { $what } en { $squares }.
sq-event-manned = { $who } prend le poste de { $machine }.
sq-event-post-left = { $who } quitte le poste de { $machine }.
sq-event-converted = { $who } passe du côté de { $seat }.

## What happens: alliances and the end

sq-event-pledged =
    { $kind ->
        [secret] { $seat } propose à { $to } une alliance secrète (offre { $number }).
       *[other] { $seat } propose à { $to } une alliance (offre { $number }).
    }
sq-event-pact-made =
    { $public ->
        [no] { $a } et { $b } sont alliés en secret.
       *[yes] { $a } et { $b } sont alliés.
    }
sq-event-pact-ended = L’alliance de { $a } et de { $b } est rompue.
sq-event-pact-exposed = L’alliance secrète de { $a } et de { $b } a été découverte.
sq-event-pledge-refused = L’offre { $number } est annulée.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } propose à { $to } une carte pour 20 points (offre { $number }).
       *[yes] { $seat } propose à { $to } { $card } pour 20 points (offre { $number }).
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } vend une carte à { $to }.
       *[yes] { $seat } vend { $card } à { $to }.
    }
sq-event-mission-ended = La mission est terminée.
sq-event-seals-won =
    { $seals ->
        [one] { $seat } gagne un Sceau d’Honneur ; { $total } en tout.
       *[other] { $seat } gagne { $seals } Sceaux d’Honneur ; { $total } en tout.
    }
sq-event-rank-changed = { $seat } a maintenant le grade { $rank }.
sq-event-won =
    { $count ->
        [one] { $seats } remporte la mission.
       *[other] { $seats } se partagent la première place.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Renoncer à { $value } : l’événement vous épargne
       *[other] Choisir { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Choisir { $dangers }.
       *[no] Choisir { $value } : { $dangers }.
    }
sq-do-pass = Passer
sq-do-pass-scan = Pas d’autre blip ici
sq-do-pass-reinforce = Pas d’autre renfort
sq-do-yes = Oui
sq-do-activate =
    { $figure-known ->
        [yes] { $who } : { $figure }, points de vie { $lp }, { $weapons }
       *[no] Agir avec { $who }
    }
sq-do-done =
    { $left ->
        [0] En finir avec cette figurine
       *[other] En finir avec cette figurine (points de mouvement restants : { $left })
    }
sq-do-end = Terminer les activations de ce tour
sq-do-step = Faire un pas en { $to }
sq-do-walk = Suivre { $path }
sq-do-enter = { $who } entre en { $to }, face au { $facing }
sq-do-leave = { $who } quitte la mission
sq-do-face = Se tourner vers le { $facing }
sq-do-open = Ouvrir la porte { $door }
sq-do-shoot =
    { $area ->
        [yes] { $who } tire sur { $at } ({ $weapon }, tirs : { $shots })
       *[no] { $who } tire ({ $weapon }, tirs : { $shots })
    }{ $count ->
        [0] .
       *[other] { " " }: { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] { $who } tire vers le { $facing } sur { $at } ({ $weapon }, tirs : { $shots })
       *[no] { $who } tire vers le { $facing } ({ $weapon }, tirs : { $shots })
    }{ $count ->
        [0] .
       *[other] { " " }: { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] { $who } attaque au corps à corps.
       *[other] { $who } attaque au corps à corps : { $dangers }.
    }
sq-do-share = Donner { $points } à { $at }
sq-do-reroll = Jouer { $card } et relancer les dés { $dice }
sq-do-save =
    { $dice ->
        [0] Ne pas parer
        [one] Tenter une parade
       *[other] Tenter { $dice } parades
    }
sq-do-search = Fouiller la salle
sq-do-overwatch = Se mettre en alerte
sq-do-lower = { $who } quitte l’alerte
sq-do-pick-up = Ramasser { $thing }
sq-do-put-down = Poser { $thing }
sq-do-give = { $who } donne { $thing } à { $to }
sq-do-load = { $who } charge { $what }
sq-do-unload = Déposer en { $to } qui vous portez
sq-do-hand-in = { $who } remet { $what } dans la zone d’entrée
sq-do-man = { $who } prend le poste de { $machine }
sq-do-quit = { $who } quitte le poste
sq-do-use =
    { $on-count ->
        [0] Jouer { $card }
       *[other] Jouer { $card } sur { $on }
    }
sq-do-use-odds =
    { $only ->
        [yes] Jouer { $card } : { $dangers }.
       *[no] { $on-count ->
            [0] Jouer { $card } : { $dangers }.
           *[other] Jouer { $card } sur { $on } : { $dangers }.
        }
    }
sq-do-put = Poser { $identity } en { $to }
sq-do-reveal = Révéler { $who }
sq-do-demand = Exiger que { $who } soit révélé
sq-do-stand = Se placer en { $to }, face au { $facing }
sq-do-raise = Lever la main pour les points de commandement
sq-do-trigger = Lever la main d’elle-même : { $words }
sq-do-instruct = Consigne : { $words }
sq-do-rite = Employer un rite pour { $who }
sq-do-pledge =
    { $kind ->
        [secret] Proposer une alliance secrète à : { $to }
       *[other] Proposer une alliance à : { $to }
    }
sq-do-sell = Proposer { $card } pour 20 points à : { $to }
sq-do-accept = Accepter l’offre { $number }
sq-do-refuse = Refuser l’offre { $number }
sq-do-dissolve = Rompre l’alliance avec : { $to }
sq-do-expose = Révéler l’alliance secrète avec : { $to }

## Questions

sq-ask-order = Jouez-vous une carte d’ordre ?
sq-ask-act = Qui agit maintenant ?
sq-ask-activation = Que fait-elle ?
sq-ask-command = Lancez-vous pour les points de commandement ?
sq-ask-window-hand = Votre main était levée : comment dépensez-vous vos points de commandement ?
sq-ask-window-dodge = On vous attaque : esquivez-vous avec des points de commandement ?
sq-ask-window-own = Comment dépensez-vous vos points de commandement ?
sq-ask-overwatch = Un ennemi est entré en vue : tirez-vous ?
sq-ask-permission = La laissez-vous passer ?
sq-ask-share = Qui reçoit des points de ce total ?
sq-ask-saves = Combien de parades tentez-vous ?
sq-ask-cards = Quelle carte jouez-vous ou défaussez-vous ?
sq-ask-rite = Employez-vous un rite ?

## Refusals: whose decision it is

sq-no-mission-over = La mission est terminée.
sq-no-not-in-play = La mission n’a pas commencé, ou elle est terminée.
sq-no-not-your-decision = C’est à { $who } de décider.
sq-no-not-now = Cela ne se peut pas maintenant.
sq-no-other-is-acting = Une autre figurine agit ; finissez-en d’abord avec elle.
sq-no-order-first = Jouez une carte d’ordre, ou passez.
sq-no-command-roll = Dites si vous lancez pour les points de commandement.
sq-no-lesson =
    { $lesson ->
        [melee] Le corps à corps arrive à la manche { $round } de cette leçon.
        [overwatch] La mise en alerte arrive à la manche { $round } de cette leçon.
        [search] Les fouilles arrivent à la manche { $round } de cette leçon.
       *[command] Les points de commandement arrivent à la manche { $round } de cette leçon.
    }
sq-no-cannot-act = { $who } ne peut pas agir maintenant.
sq-no-finish-attack = Il faut d’abord résoudre l’attaque.
sq-no-standing-order = Une telle consigne n’existe pas.
sq-no-trigger = La main ne peut être levée ainsi.
sq-no-hand-is-up = Votre main est déjà levée.
sq-no-command-points = Vous n’avez pas de points de commandement.
sq-no-not-with-points = Cela ne se fait pas avec des points de commandement.
sq-no-card-forbids = Une carte l’interdit.
sq-no-not-on-board = Elle n’est pas sur le plateau.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = Cette case n’est pas adjacente.
sq-no-obstacle = Il y a un obstacle.
sq-no-points-left = Cela coûte { $cost }, et il ne reste pas assez de points.
sq-no-wall-between = Un mur ou une porte fermée fait obstacle.
sq-no-round-corner = Elle ne peut passer ce coin : les deux voies sont fermées.
sq-no-way-on = De là, elle ne pourrait gagner une case libre.
sq-no-between-two = Elle devrait passer entre deux figurines sans permission.
sq-no-stop-on-vent = Seul un jeton spécial termine son déplacement sur un conduit d’entrée : elle doit pouvoir continuer.
sq-no-stop-on-conduit = Seuls les jetons du Culte terminent leur déplacement sur un conduit : elle doit pouvoir continuer.
sq-no-shared-square = Elle se tient sur une case partagée et doit continuer.
sq-no-not-in-dock = Elle n’attend pas dans sa zone d’entrée.
sq-no-threshold = On entre par une case de seuil libre de sa propre zone d’entrée.
sq-no-way-out = On ne sort que par un seuil de sa propre zone d’entrée ou par une issue.
sq-no-own-dock = On ne remet cela que depuis un seuil de sa propre zone d’entrée.
sq-no-movement-over = Son déplacement est terminé.
sq-no-held-fast = Elle est retenue et ne peut bouger.
sq-no-psychic-only = Elle a employé un pouvoir psychique : rien d’autre ne lui reste ce tour-ci.
sq-no-four-facings = Elle ne peut faire face qu’au nord, à l’est, au sud ou à l’ouest.
sq-no-same-facing = Elle fait déjà face de ce côté.
sq-no-turn-alone = Les points de commandement ne paient pas une rotation sans déplacement.
sq-no-turn-costs = Cette rotation coûte un point de mouvement, et il n’en reste pas.
sq-no-such-door = Il n’y a pas de porte { $door }.
sq-no-door-open = La porte { $door } est ouverte.
sq-no-door-front = Elle ne se tient pas devant la porte { $door }.
sq-no-bulkhead = Seuls les extraterrestres ouvrent la cloison { $door }.
sq-no-door-alone = Avec des points de commandement, seul qui s’est déplacé ouvre une porte.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } ne voit pas { $target }.
sq-no-watch-friend = { $target } n’est pas un ennemi de { $who }.
sq-no-watch-line = { $who } voit { $target }, mais n’a pas de ligne de tir, même après une rotation gratuite de 90°.
sq-no-watch-late = { $who } a eu sa chance : { $target } était déjà en vue, ou on l’a laissé passer.
sq-no-target = Il n’y a pas de telle cible.
sq-no-own-target = Elle n’attaque pas son propre camp.
sq-no-adjacent-target = Cette cible est adjacente : on ne l’attaque qu’au corps à corps.
sq-no-line-of-fire = Il n’y a pas de ligne de tir.
sq-no-disputed-line = Les dés ont décidé que cette ligne est bloquée ; cela vaut jusqu’à la fin du tour.
sq-no-fixed-target = Il n’y a rien à détruire là.
sq-no-such-weapon = Elle n’a pas de telle arme de tir.
sq-no-second-weapon = Elle a déjà tiré avec une autre arme.
sq-no-shots-left = Cette arme n’a plus de tirs ce tour-ci.
sq-no-so-many-shots = On ne peut y concentrer { $shots } tirs.
sq-no-shots-around-movement = Elle a bougé depuis son premier tir : cette arme ne tire plus.
sq-no-shoot-and-melee = Elle tire ou combat au corps à corps, pas les deux.
sq-no-carrier-heavy = Qui porte une figurine ne peut tirer avec une telle arme.
sq-no-move-and-fire = Cette arme ne tire pas le tour où elle bouge.
sq-no-searched = Elle a fouillé une salle et n’attaque plus ce tour-ci.
sq-no-second-melee = Elle combat au corps à corps une fois par tour.
sq-no-nobody-ahead = Il n’y a personne à combattre devant elle.
sq-no-melee-dice = Elle n’a pas de dés pour le corps à corps.
sq-no-gunner-melee = Une machine et son artilleur n’attaquent pas au corps à corps.
sq-no-alien-overwatch = Les extraterrestres ne se mettent pas en alerte.
sq-no-overwatch-attacked = Elle a attaqué et ne peut se mettre en alerte.
sq-no-overwatch-searched = Elle a fouillé une salle et ne peut se mettre en alerte.
sq-no-overwatch-moved = Une tarentule qui a bougé, ou dont l’artilleur est nouveau, ne peut se mettre en alerte.
sq-no-overwatch-weapon = Sans arme de tir, pas d’alerte.
sq-no-overwatch-flamer = Cette arme ne s’emploie pas en alerte.
sq-no-overwatch-shot = Tirez l’un des coups possibles, ou passez.
sq-no-not-in-overwatch = Elle n’est pas en alerte, ou une attaque est en cours.

## Positions on paper

sq-position-neither = Une position est une ligne de JSON ou un fichier dont la première ligne est « { $head } ».
sq-position-field = Position, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la valeur ne convient pas.
sq-position-not-json = Position, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : ce n’est pas du JSON.
sq-position-line = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $text } » est incompréhensible.
sq-position-word = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $word } » n’a pas sa place ici.
sq-position-no-map = Position, ligne { NUMBER($line, useGrouping: 0) } : il manque le plan dessiné ; ses lignes sont en retrait sous le mot « map ».
sq-position-no-seat = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $who } » n’appartient à aucune faction de cette table.
sq-position-twice = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $who } » s’y trouve deux fois.
sq-position-unknown = Position, ligne { NUMBER($line, useGrouping: 0) } : la boîte ne contient pas « { $value } ».
sq-position-no-square = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $square } » n’est pas une case de ce plan.
sq-position-shared = Position : { $one } et { $other } se tiennent sur la même case, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = registres de campagne
starquest-option-played = missions jouées
starquest-option-legacy = laissé par les missions précédentes
starquest-option-scenario = mission personnelle

## À côté de la carte

sq-beside = { $faction } (points : { $points }) : { $groups }
sq-beside-nobody = { $faction } (points : { $points })
sq-beside-kind = { $figure } { $ids }

## Propositions regroupées

sq-gathered-step = Un pas en { $places }, ou tapez une case quelconque pour y aller
sq-gathered-face = Se tourner : { $places }
sq-gathered-enter = Entrer en { $at }, face { $places }
sq-gathered-stand = Placer en { $at }, face { $places }
sq-gathered-put = Poser { $identity } en { $places }
