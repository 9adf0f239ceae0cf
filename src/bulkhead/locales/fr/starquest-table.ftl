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
sq-aim-line = la ligne depuis { $square }, direction { $facing }
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
sq-side-attacker = les dés de l’attaquant
sq-side-defender = les dés du défenseur
sq-danger = { $target } (blessure : { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, élimination : { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = Aucune figurine ni attaque ne porte ce nom ici : { $about }.
sq-command-unreadable = « { $text } » n’est pas une commande.

## What happens: set-up and turns

sq-event-mission-began = La mission commence : { $mission }. À la table : { $factions }.
sq-event-ranked = Ordre de départ, tiré au sort : { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } a fait un choix secret ({ $what }).
       *[yes] { $seat } a fait son choix ({ $what }) : { STOP($value) }
    }
sq-choice-formation = formation
sq-choice-members = membre de l’escouade
sq-choice-psionic = psyker
sq-choice-reinforcement = renfort
sq-choice-weapon = armes
sq-choice-bearer = porteur
sq-choice-equipment = équipement
sq-choice-order = ordres
sq-choice-governor = cartes du gouverneur
sq-choice-psychic = cartes psychiques
sq-choice-event-deck = pioche d’événements
sq-choice-survivors = survivants
sq-choice-entry = entrée
sq-choice-give-up = carte à céder
sq-choice-art = art psychique
sq-choice-secret = mission secrète
sq-choice-recon = carte de reconnaissance
sq-choice-mission = mission
sq-event-round-began = Manche { $number }.
sq-event-turn-began = C’est à { $seat } de jouer.
sq-event-turn-ended = Le tour { DE($seat) } est terminé.
sq-event-activated = { $who } commence à agir.
sq-event-finished = { $who } a terminé son activation.

## What happens: movement and doors

sq-event-moved = { $who } se déplace en { $squares }.
sq-walked =
    { $turned ->
        [yes]
            { $steps ->
                [1] { $who } va en { $to }, un pas, orientation { $facing }.
               *[other] { $who } va en { $to }, { $steps } pas, orientation { $facing }.
            }
       *[no]
            { $steps ->
                [1] { $who } va en { $to }, un pas.
               *[other] { $who } va en { $to }, { $steps } pas.
            }
    }
sq-event-faced = { $who } se tourne, direction { $facing }.
sq-event-entered = { $who } entre en { $squares }, orientation { $facing }.
sq-event-left = { $who } quitte la mission.
sq-event-asked = { $who } demande à passer en { $to }.
sq-event-allowed =
    { $allowed ->
        [no] { $seat } ne laisse pas passer { $who }.
       *[yes] { $seat } laisse passer { $who }.
    }
sq-event-sent-back = { $who } ne peut pas rester là et va en { $squares }.
sq-event-door-opened =
    { $who-known ->
        [no] La porte { $door } s’ouvre.
       *[yes] { $who } ouvre la porte { $door }.
    }
sq-event-door-closed = La porte { $door } se ferme.
sq-event-bulkhead-destroyed = La cloison { $door } vole en éclats ({ $total }).
sq-event-vent-destroyed = Le conduit d’entrée { $vent } vole en éclats ({ $total }).
sq-event-structure-damaged =
    { $lp ->
        [0] Structure détruite en { $at } : { $structure }.
       *[other]
            { $structure }, en { $at } : { $lost ->
                [1] un point de vie perdu ; il en reste { $lp }.
               *[other] { $lost } points de vie perdus ; il en reste { $lp }.
            }
    }

## What happens: scanning and tokens

sq-event-scanned = { $who } sonde le vaisseau : { $board }.
sq-event-token-placed =
    { $identity-known ->
        [no] { $seat } pose le jeton { $token } en { $at }.
       *[yes] { $seat } pose le jeton { $token } en { $at } : { $identity }.
    }
sq-event-tokens-lost =
    { $count ->
        [1] { $seat } perd un jeton.
       *[other] { $seat } perd { $count } jetons.
    }
sq-event-token-moved =
    { $out ->
        [yes] { $token } sort du conduit d’entrée en { $at }.
       *[no] { $token } se déplace en { $at }.
    }
sq-event-token-revealed = Jeton révélé en { $at } ({ $token }) : { $identity }.
sq-event-placed = { $who } prend place en { $squares }, orientation { $facing }.
sq-event-unavailable = Il ne reste pas de figurine pour { $token } ({ $identity }) : le jeton est retiré.
sq-event-demanded = { $seat } exige la révélation de ce jeton : { $token }.
sq-event-mounted = { $who } reçoit une arme : { $weapon }.

## What happens: attacks

sq-event-declared =
    { $how ->
        [melee] { $attacker } attaque { $aim } au corps à corps.
        [overwatch]
            { $aim-known ->
                [no] { $attacker } tire en alerte : { $weapon }.
               *[yes] { $attacker } tire en alerte sur { $aim } : { $weapon }.
            }
        [flames] Le feu attaque { $aim }.
        [card]
            { $aim-known ->
                [no] « { $weapon } » déclenche une attaque.
               *[yes] « { $weapon } » déclenche une attaque contre { $aim }.
            }
       *[other]
            { $aim-known ->
                [no] { $attacker } tire : { $weapon }.
               *[yes] { $attacker } tire sur { $aim } : { $weapon }.
            }
    }
sq-event-called-off =
    { $attacker-known ->
        [no] L’attaque ne donne rien : sa cible n’est plus là.
       *[yes] L’attaque { DE($attacker) } ne donne rien : sa cible n’est plus là.
    }
sq-event-rolled =
    { $reason ->
        [defence] { $who } se défend avec { $values } : { $sum }.
        [flames] Le feu fait { $values } : { $sum }.
       *[other]
            { $who-known ->
                [no] Les dés donnent { $values } : { $sum }.
               *[yes] { $who } fait { $values } : { $sum }.
            }
    }
sq-event-die-rolled = { $seat } lance un dé : { $faces }.
sq-event-rerolled = { $seat } joue « { $card } » et relance : { $values }, { $sum } en tout.
sq-event-shared =
    { $points ->
        [1] Un point pour { $target }.
       *[other] { $points } points pour { $target }.
    }
sq-event-unharmed =
    { $fixed ->
        [yes] Aucun dégât pour { $who } : { $value } contre { $against }.
       *[no] { $who } ne subit rien : { $value } contre { $against }.
    }
sq-event-melee-fought =
    { $behind ->
        [yes] { $attacker } attaque { $defender } par-derrière : { $attack } à { $defence }.
       *[no] { $attacker } contre { $defender } : { $attack } à { $defence }.
    }
sq-event-save-rolled = { $who } tente une sauvegarde : { $values } ; dégâts évités : { $saved }.
sq-event-wounded =
    { $lost ->
        [1] { $who } perd un point de vie ; il en reste : { $lp }.
       *[other] { $who } perd { $lost } points de vie ; il en reste : { $lp }.
    }
sq-event-cards-discarded = { $who } défausse des cartes au lieu de perdre des points de vie : { STOP($cards) }
sq-event-weapon-lost = { $who } perd une arme : { $weapon }.
sq-event-healed = { $who } récupère ; points de vie : { $lp }.
sq-event-rite-used = Un rite sauve { $who } ; points de vie : { $lp }, rites restants : { $left }.
sq-event-eliminated = { $who } : hors de combat.
sq-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sq-event-scored =
    { $reason ->
        [kill] { $seat } : { sq-points } pour l’élimination { DE($what) }, { $total } en tout.
        [loss] { $seat } : { sq-points } pour la perte { DE($what) }, { $total } en tout.
        [violation] { $seat } : { sq-points } pour une alliance violée, { $total } en tout.
        [bought] { $seat } : { sq-points } pour une carte achetée, { $total } en tout.
        [sold] { $seat } : { sq-points } pour une carte vendue, { $total } en tout.
        [secret] { $seat } : { sq-points } pour la mission secrète « { $what } », { $total } en tout.
        [primary] { $seat } : { sq-points } pour l’objectif principal, { $total } en tout.
        [secondary] { $seat } : { sq-points } pour l’objectif secondaire, { $total } en tout.
        [carried] { $seat } : { sq-points } pour un objet porté ({ $what }), { $total } en tout.
        [left-aboard] { $seat } : { sq-points } pour les figurines restées à bord, { $total } en tout.
        [weapon] { $seat } : { sq-points } pour une arme arrachée ({ $what }), { $total } en tout.
        [formation] { $seat } : { sq-points } pour la formation ({ $what }), { $total } en tout.
        [unmet] { $seat } : { sq-points } pour un objectif qu’aucune escouade n’a rempli, { $total } en tout.
        [scaled] { $seat } : { sq-points } pour les éliminations, comptées comme à une table pleine, { $total } en tout.
        [held-room] { $seat } : { sq-points } pour avoir tenu la salle, { $total } en tout.
        [life] { $seat } : { sq-points } pour des points de vie ({ $what }), { $total } en tout.
        [card] { $seat } : { sq-points } pour une carte, { $total } en tout.
       *[other] { $seat } : { sq-points }, { $total } en tout.
    }
sq-event-flames-lit = Le feu brûle en { $squares }.
sq-event-flames-out = Le feu { DE($seat) } s’éteint.
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

sq-event-command-rolled = { $seat } lance le dé de commandement : { $face }.
sq-event-command-spent =
    { $points ->
        [0] { $seat } ne dépense aucun point de commandement ; restants : { $left }.
        [one] { $seat } dépense un point de commandement ; restants : { $left }.
       *[other] { $seat } dépense { $points } points de commandement ; restants : { $left }.
    }
sq-event-command-lost = { $seat } a perdu son chef et n’a plus de points de commandement.
sq-event-window-opened = { $seat } peut dépenser des points de commandement.
sq-event-window-closed = { $seat } ne dépense plus de points de commandement.
sq-event-hand-raised = Vous interromprez à la prochaine pause ; personne d’autre ne le sait.
sq-event-instructed = Vos consignes : « { $words } ».
sq-event-room-searched =
    { $card-known ->
        [no] { $who } fouille la salle { $room }.
       *[yes] { $who } fouille la salle { $room } et trouve « { $card } ».
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } joue « { $card } ».
       *[other] { $seat } joue « { $card } » (cible : { $on }).
    }
sq-event-card-shown = { $seat } montre « { $card } ».
sq-event-event-drawn = { $seat } pioche un événement : « { $card } ».
sq-event-reshuffled =
    { $deck ->
        [green] La pioche d’événements verte est mélangée de nouveau.
        [azure] La pioche d’événements azur est mélangée de nouveau.
        [recon] La pioche de reconnaissance est mélangée de nouveau.
       *[other] La pioche est mélangée de nouveau : { $deck }.
    }

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } ramasse un objet : { $thing }.
sq-event-thing-dropped = { $who } pose un objet en { $at } : { $thing }.
sq-event-thing-given = { $who } donne un objet à { $to } : { $thing }.
sq-event-thing-recovered = { $who } met un objet en sûreté : { $thing }.
sq-event-loaded = { $who } prend { $what } sur son dos.
sq-event-unloaded = { $who } dépose { $what } en { $squares }.
sq-event-manned = { $who } prend son poste ({ $machine }).
sq-event-post-left = { $who } quitte son poste ({ $machine }).
sq-event-converted = { $who } change de camp : { $seat }.

## What happens: alliances and the end

sq-event-pledged =
    { $kind ->
        [secret] { $seat } propose à { $to } une alliance secrète (offre { $number }).
       *[other] { $seat } propose à { $to } une alliance (offre { $number }).
    }
sq-event-pact-made =
    { $public ->
        [no] Nouvelle alliance secrète : { AND($a, $b) }.
       *[yes] Nouvelle alliance : { AND($a, $b) }.
    }
sq-event-pact-ended = L’alliance entre { $a } et { $b } est rompue.
sq-event-pact-exposed = L’alliance secrète entre { $a } et { $b } éclate au grand jour.
sq-event-pledge-refused = L’offre { $number } est annulée.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } propose à { $to } une carte pour 20 points (offre { $number }).
       *[yes] { $seat } propose à { $to } « { $card } » pour 20 points (offre { $number }).
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } vend une carte à { $to }.
       *[yes] { $seat } vend « { $card } » à { $to }.
    }
sq-event-mission-ended = La mission est terminée.
sq-event-seals-won =
    { $seals ->
        [0] { $seat } ne gagne aucun Sceau d’Honneur ; { $total } en tout.
        [one] { $seat } gagne un Sceau d’Honneur ; { $total } en tout.
       *[other] { $seat } gagne { $seals } Sceaux d’Honneur ; { $total } en tout.
    }
sq-event-rank-changed = { $seat } a maintenant le grade { DE($rank) }.
sq-event-won =
    { $count ->
        [1] { $seats } remporte la mission.
       *[other] { $seats } se partagent la première place.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Renoncer à « { $value } » : l’événement vous épargne
       *[other] Choisir : { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Choisir : { $dangers }.
       *[no] Choisir { $value } : { $dangers }.
    }
sq-do-pass-scan = Ne plus poser de blip ici
sq-do-pass-reinforce = Ne plus faire entrer de renfort
sq-do-yes = Oui
sq-do-activate =
    { $figure-known ->
        [yes] { $who } : { $figure }, points de vie { $lp }, { $weapons }
       *[no] Agir avec { $who }
    }
sq-do-done =
    { $left ->
        [0] Terminer l’activation de cette figurine
       *[other] Terminer l’activation de cette figurine (points de mouvement restants : { $left })
    }
sq-do-end = Terminer les activations de ce tour
sq-do-step = Faire un pas en { $to }
sq-do-walk = Suivre { $path }
sq-do-enter = Entrer avec { $who } en { $to }, orientation { $facing }
sq-do-leave = Quitter la mission avec { $who }
sq-do-face = Se tourner, direction { $facing }
sq-do-open = Ouvrir la porte { $door }
sq-do-shoot =
    { $area ->
        [yes] Tirer avec { $who } sur { $at } ({ $weapon }, tirs : { $shots })
       *[no] Tirer avec { $who } ({ $weapon }, tirs : { $shots })
    }{ $count ->
        [0] .
       *[other] { " " }: { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] Tirer avec { $who }, direction { $facing }, sur { $at } ({ $weapon }, tirs : { $shots })
       *[no] Tirer avec { $who }, direction { $facing } ({ $weapon }, tirs : { $shots })
    }{ $count ->
        [0] .
       *[other] { " " }: { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] Attaquer au corps à corps avec { $who }.
       *[other] Attaquer au corps à corps avec { $who } : { $dangers }.
    }
sq-do-share =
    { $points ->
        [1] Compter un point pour { $at }
       *[other] Compter { $points } points pour { $at }
    }
sq-do-reroll =
    Jouer « { $card } » et relancer { $count ->
        [1] le dé { $dice }
       *[other] les dés { $dice }
    }
sq-do-save =
    { $dice ->
        [0] Ne tenter aucune sauvegarde
        [one] Tenter une sauvegarde
       *[other] Tenter { $dice } sauvegardes
    }
sq-do-search = Fouiller la salle
sq-do-overwatch = Se mettre en alerte
sq-do-lower = Quitter l’alerte avec { $who }
sq-do-pick-up = Ramasser : { $thing }
sq-do-put-down = Poser : { $thing }
sq-do-give = { $who } : donner { $thing } à { $to }
sq-do-load = { $who } : prendre { $what } sur le dos
sq-do-unload = Déposer en { $to } la figurine portée
sq-do-hand-in = { $who } : remettre { $what } dans la zone d’entrée
sq-do-man = { $who } : prendre son poste ({ $machine })
sq-do-quit = { $who } : quitter son poste
sq-do-use =
    { $on-count ->
        [0] Jouer « { $card } »
       *[other] Jouer « { $card } » (cible : { $on })
    }
sq-do-use-odds =
    { $only ->
        [yes] Jouer « { $card } » : { $dangers }.
       *[no]
            { $on-count ->
                [0] Jouer « { $card } » : { $dangers }.
               *[other] Jouer « { $card } » (cible : { $on }) : { $dangers }.
            }
    }
sq-do-put = Poser { $identity } en { $to }
sq-do-reveal = Révéler { $who }
sq-do-demand = Exiger la révélation de ce jeton : { $who }
sq-do-stand = Placer en { $to }, orientation { $facing }
sq-do-raise = Interrompre à la prochaine pause, pour dépenser des points de commandement
sq-do-trigger = Interrompre automatiquement : { $words }
sq-do-instruct = Consigne : { $words }
sq-do-rite = Employer un rite pour { $who }
sq-do-pledge =
    { $kind ->
        [secret] Proposer une alliance secrète à : { $to }
       *[other] Proposer une alliance à : { $to }
    }
sq-do-sell = Proposer « { $card } » pour 20 points à : { $to }
sq-do-accept = Accepter l’offre { $number }
sq-do-refuse = Refuser l’offre { $number }
sq-do-dissolve = Rompre l’alliance avec : { $to }
sq-do-expose = Révéler l’alliance secrète avec : { $to }

## Questions

sq-ask-order = Jouez-vous une carte d’ordre ?
sq-ask-act = Qui agit maintenant ?
sq-ask-activation = Que fait cette figurine ?
sq-ask-command = Lancez-vous le dé de commandement ?
sq-ask-window-hand = Vous interrompez : comment dépensez-vous vos points de commandement ?
sq-ask-window-dodge = On vous attaque : esquivez-vous avec des points de commandement ?
sq-ask-window-own = Comment dépensez-vous vos points de commandement ?
sq-ask-overwatch = Un ennemi est entré en vue : tirez-vous ?
sq-ask-permission = Laissez-vous passer cette figurine ?
sq-ask-share = Qui reçoit des points de ce total ?
sq-ask-saves = Combien de sauvegardes tentez-vous ?
sq-ask-cards = Quelle carte jouez-vous ou défaussez-vous ?
sq-ask-rite = Employez-vous un rite ?

## Refusals: whose decision it is

sq-no-mission-over = La mission est terminée.
sq-no-not-in-play = La mission n’a pas commencé, ou elle est terminée.
sq-no-not-your-decision = C’est à { $who } de décider.
sq-no-not-now = Ce n’est pas possible maintenant.
sq-no-other-is-acting = Une autre figurine agit ; terminez d’abord son activation.
sq-no-order-first = Jouez une carte d’ordre, ou passez.
sq-no-command-roll = Dites si vous lancez le dé de commandement.
sq-no-lesson =
{ $lesson ->
        [melee] Vous ne pouvez pas encore combattre au corps à corps : cela vient à la manche { $round } de cette leçon.
        [overwatch] Vous ne pouvez pas encore vous servir de l’alerte : elle vient à la manche { $round } de cette leçon.
        [search] Vous ne pouvez pas encore fouiller de salle : cela vient à la manche { $round } de cette leçon.
       *[command] Vous ne pouvez pas encore employer de points de commandement : ils viennent à la manche { $round } de cette leçon.
    }
sq-no-cannot-act = { $who } ne peut pas agir maintenant.
sq-no-finish-attack = Il faut d’abord résoudre l’attaque.
sq-no-standing-order = Cette consigne n’existe pas.
sq-no-trigger = On ne peut pas interrompre ainsi.
sq-no-hand-is-up = Vous allez déjà interrompre à la prochaine pause.
sq-no-command-points = Vous n’avez pas de points de commandement.
sq-no-not-with-points = On ne peut pas faire cela avec des points de commandement.
sq-no-card-forbids = Elle ne peut pas le faire : une carte l’interdit.
sq-no-not-on-board = Elle n’est pas sur le plateau.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = Cette case n’est pas adjacente.
sq-no-obstacle = Elle ne peut pas passer : il y a un obstacle.
sq-no-points-left =
{ $cost ->
        [1] Cela coûte un point, et il n’en reste pas.
       *[other] Cela coûte { $cost } points, et il n’en reste pas assez.
    }
sq-no-wall-between = Elle ne peut pas passer : un mur ou une porte fermée fait obstacle.
sq-no-round-corner = Elle ne peut pas passer ce coin : les deux voies sont fermées.
sq-no-way-on = De là, elle ne pourrait pas gagner une case libre.
sq-no-between-two = Elle ne peut pas passer entre deux figurines sans autorisation.
sq-no-stop-on-vent = Seul un jeton spécial peut terminer son déplacement sur un conduit d’entrée : les autres doivent pouvoir continuer.
sq-no-stop-on-conduit = Seuls les jetons du Culte peuvent terminer leur déplacement sur un conduit : les autres doivent pouvoir continuer.
sq-no-shared-square = Elle ne peut pas rester sur une case partagée : elle doit continuer.
sq-no-not-in-dock = Elle n’attend pas dans sa zone d’entrée.
sq-no-stop-on-threshold = Tant que quelqu’un attend dehors, seule son escouade peut terminer un déplacement sur ses cases de seuil : les autres doivent pouvoir continuer.
sq-no-shut-out = Aucune case d’entrée n’est libre pour { $who }, qui attend dehors et ne dépense rien.
sq-no-threshold = On ne peut entrer que par une case de seuil libre de sa propre zone d’entrée.
sq-no-way-out = On ne peut sortir que par un seuil de sa propre zone d’entrée ou par une issue.
sq-no-own-dock = On ne peut remettre cela que depuis un seuil de sa propre zone d’entrée.
sq-no-movement-over = Son déplacement est terminé.
sq-no-held-fast = Elle est retenue et ne peut pas bouger.
sq-no-psychic-only = Elle a employé un pouvoir psychique : elle ne peut plus rien faire ce tour-ci.
sq-no-four-facings = Elle ne peut faire face qu’au nord, à l’est, au sud ou à l’ouest.
sq-no-same-facing = Elle est déjà tournée de ce côté.
sq-no-turn-alone = Les points de commandement ne peuvent pas payer une rotation sur place : la figurine doit se déplacer.
sq-no-turn-costs = Cette rotation coûte un point de mouvement, et il n’en reste pas.
sq-no-such-door = La porte { $door } n’existe pas.
sq-no-door-open = La porte { $door } est déjà ouverte.
sq-no-door-front = Elle ne se tient pas devant la porte { $door }.
sq-no-bulkhead = Seuls les extraterrestres peuvent ouvrir la cloison { $door }.
sq-no-door-alone = Avec des points de commandement, une figurine ne peut ouvrir une porte que si elle s’est aussi déplacée avec eux.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } ne voit pas { $target }.
sq-no-watch-friend = { $who } ne peut pas tirer : { $target } n’appartient pas à une faction ennemie.
sq-no-watch-line = { $who } voit { $target }, mais n’a pas de ligne de tir, même après une rotation gratuite de 90°.
sq-no-watch-late = { $who } a déjà eu sa chance : { $target } était en vue avant, ou vous avez choisi de ne pas tirer.
sq-no-target = Cette cible n’existe pas.
sq-no-own-target = Elle ne peut pas attaquer son propre camp.
sq-no-adjacent-target = Cette cible est adjacente : on ne peut l’attaquer qu’au corps à corps.
sq-no-line-of-fire = Il n’y a pas de ligne de tir.
sq-no-disputed-line = Les dés ont décidé que cette ligne est bloquée ; cela vaut jusqu’à la fin du tour.
sq-no-fixed-target = Il n’y a rien à détruire là.
sq-no-such-weapon = Elle n’a pas cette arme de tir.
sq-no-second-weapon = Elle a déjà tiré avec une autre arme.
sq-no-shots-left = Cette arme n’a plus de tir ce tour-ci.
sq-no-so-many-shots =
    { $shots ->
        [1] Ce tir ne peut pas être dirigé là.
       *[other] On ne peut pas y concentrer ce nombre de tirs : { $shots }.
    }
sq-no-shots-around-movement = Elle a bougé depuis son premier tir : cette arme ne peut plus tirer.
sq-no-shoot-and-melee = Elle peut tirer ou combattre au corps à corps, mais pas les deux.
sq-no-carrier-heavy = Une figurine qui en porte une autre ne peut pas tirer avec cette arme.
sq-no-move-and-fire = Cette arme ne peut pas tirer le tour où la figurine bouge.
sq-no-searched = Elle a fouillé une salle et ne peut plus attaquer ce tour-ci.
sq-no-second-melee = Elle ne peut combattre au corps à corps qu’une fois par tour.
sq-no-nobody-ahead = Il n’y a personne à combattre devant elle.
sq-no-melee-dice = Elle n’a pas de dés pour le corps à corps.
sq-no-gunner-melee = Une machine et son artilleur ne peuvent pas attaquer au corps à corps.
sq-no-alien-overwatch = Les extraterrestres ne peuvent pas se mettre en alerte.
sq-no-overwatch-attacked = Elle a attaqué et ne peut pas se mettre en alerte.
sq-no-overwatch-searched = Elle a fouillé une salle et ne peut pas se mettre en alerte.
sq-no-overwatch-moved = Une tarentule qui a bougé, ou dont l’artilleur est nouveau, ne peut pas se mettre en alerte.
sq-no-overwatch-weapon = Sans arme de tir, elle ne peut pas se mettre en alerte.
sq-no-overwatch-flamer = Cette arme ne peut pas servir en alerte.
sq-no-overwatch-shot = Choisissez l’un des tirs possibles, ou passez.
sq-no-not-in-overwatch = Elle n’est pas en alerte, ou une attaque est en cours.

## Positions on paper

sq-position-neither = Une position est une ligne de JSON ou un fichier dont la première ligne est « { $head } ».
sq-position-field = Position, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la valeur ne convient pas.
sq-position-not-json = Position, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : ce n’est pas du JSON.
sq-position-line = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $text } » est incompréhensible.
sq-position-word = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $word } » n’a pas sa place ici.
sq-position-no-map = Position, ligne { NUMBER($line, useGrouping: 0) } : il manque le plan dessiné ; ses lignes sont en retrait sous le mot « map ».
sq-position-no-seat = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $who } » n’appartient à aucune faction de cette table.
sq-position-twice = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $who } » s’y trouve deux fois.
sq-position-unknown = Position, ligne { NUMBER($line, useGrouping: 0) } : la boîte ne contient pas « { $value } ».
sq-position-no-square = Position, ligne { NUMBER($line, useGrouping: 0) } : « { $square } » n’est pas une case de ce plan.
sq-position-shared = Position : { $one } et { $other } se tiennent sur la même case, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = registres de campagne
starquest-option-played = missions jouées
starquest-option-legacy = héritage des missions précédentes
starquest-option-scenario = mission personnelle

## À côté de la carte

sq-beside = { $faction } (points : { $points }) : { $groups }
sq-beside-nobody = { $faction } (points : { $points })
sq-beside-kind = { $figure } { $ids }

## Propositions regroupées

sq-gathered-step = Faire un pas en { $places }, ou taper une case pour y aller
sq-gathered-face = Se tourner : { $places }
sq-gathered-enter = Entrer en { $at }, orientation : { $places }
sq-gathered-stand = Placer en { $at }, orientation : { $places }
sq-gathered-put = Poser { $identity } en { $places }
