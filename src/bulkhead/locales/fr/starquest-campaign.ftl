### Les campagnes de Starquest dans le navigateur.

## La fin d’une mission, pas à pas

web-sq-closing = La fin de la mission
web-sq-closing-step = Étape { $step } sur { $steps }
web-sq-closing-awards = Récompenses de la mission
web-sq-closing-cards = Cartes montrées, missions secrètes
web-sq-closing-points = Points définitifs
web-sq-closing-seals = Sceaux d’Honneur
web-sq-closing-ranks = Promotions et chefs tombés
web-sq-closing-psionics = Études des psykers
web-sq-closing-keep = Cartes de reconnaissance à garder
web-sq-closing-purchases = Ce qu’achètent les Sceaux
web-sq-closing-nothing = Rien cette fois.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] { $who } choisit l’art que le psyker étudie.
        [keep] { $who } décide quelles cartes défausser.
       *[purchases] { $who } décide quoi acheter avec ses Sceaux.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Ensuite : { $who }. Les grades les plus élevés choisissent d’abord.
       *[no] Ensuite : { $who }.
    }
web-sq-closing-item-points = { sq-points }
web-sq-closing-item-shown = montre « { $card } »
web-sq-closing-item-won = gagne la mission
web-sq-closing-item-seals =
    { $seals ->
        [0] aucun Sceau, { $total } à présent
        [one] un Sceau, { $total } à présent
       *[other] { $seals } Sceaux, { $total } à présent
    }
web-sq-closing-item-promoted = promotion : { $rank } à présent
web-sq-closing-item-demoted = chef tué : redescend au grade inférieur ({ $rank }) et perd tous ses Sceaux
web-sq-closing-item-mourned = chef tué : tous les Sceaux perdus
web-sq-closing-item-art = le psyker étudie un art : { $what }
web-sq-closing-item-give-up = défausse « { $what } »
web-sq-closing-item-bought = paie pour : { $what }
web-sq-closing-stake-psionics = Votre psyker a survécu à trois missions de suite. Dès la prochaine, il prend une carte psychique de plus, de l’art qu’il étudie ; l’art ne change pas avant la fin de l’étude.
web-sq-closing-stake-keep = Ce que vous gardez est dans votre main au début de la prochaine mission. Les autres n’en connaissent que le nombre.
web-sq-closing-stake-purchases = Le renfort que vous payez vous rejoint à la prochaine mission et reste jusqu’à sa mort. Un seul à la fois.
web-sq-closing-have = Vous avez
web-sq-closing-art = Une carte de plus de cet art, dès la prochaine mission.
web-sq-closing-figure = Renfort. Armure { $armour }, vie { $life }, mouvement { $move }.
web-sq-closing-psionic = Psyker avec quatre cartes psychiques. Armure { $armour }, vie { $life }, mouvement { $move }.
web-sq-closing-give-up = Défausser « { $card } »
web-sq-closing-pass-keep =
    { $count ->
        [0] Ne rien garder
        [one] Garder cette carte
       *[other] Garder ces { $count } cartes
    }
web-sq-closing-pass-keep-what = Elles ne coûtent rien et servent dans n’importe quelle mission suivante.
web-sq-closing-pass-purchases = Ne rien acheter
web-sq-closing-pass-purchases-what = Vous gardez vos Sceaux ({ $seals }) : il en faut { $rank } pour une promotion.
web-sq-closing-on = Poursuivre la campagne
web-sq-closing-how = Ce que la mission a apporté
web-sq-camp-seals =
    { $seals ->
        [0] aucun Sceau d’Honneur
        [one] un Sceau d’Honneur
       *[other] { $seals } Sceaux d’Honneur
    }

## Fonder une campagne

web-sq-camp-play = Ce qui se joue
web-sq-camp-play-mission = Une mission
web-sq-camp-play-campaign = Une campagne
web-sq-camp-play-mission-what = Se joue une fois, à une table.
web-sq-camp-play-campaign-what = Plusieurs missions, en autant de soirées que vous voulez : grades, Sceaux et affaires en suspens passent de l’une à l’autre.
web-sq-camp-new = La campagne
web-sq-camp-name = Nom
web-sq-camp-missions = Missions
web-sq-camp-plan-hollow-crown = Les douze
web-sq-camp-plan-short = Cinq
web-sq-camp-plan-own = Mon choix
web-sq-camp-length =
    { $hours ->
        [1]
            { $count ->
                [1] Une mission, environ une heure.
               *[other] { $count } missions, environ une heure en tout.
            }
       *[other]
            { $count ->
                [1] Une mission, environ { $hours } heures.
               *[other] { $count } missions, environ { $hours } heures en tout.
            }
    }
web-sq-camp-no-missions = Choisissez au moins une mission.
web-sq-camp-minutes = { $minutes } min
web-sq-camp-add = Ajouter une mission…
web-sq-camp-earlier = Plus tôt : { $mission }
web-sq-camp-later = Plus tard : { $mission }
web-sq-camp-remove = Retirer : { $mission }
web-sq-camp-found = Créer la campagne
web-sq-camp-found-what =
    { $links ->
        [0] Vous verrez ensuite sa page et pourrez commencer la première mission.
        [one] Vous verrez ensuite sa page, avec un lien à envoyer.
       *[other] Vous verrez ensuite sa page, avec { $links } liens à envoyer.
    }

## Où chacun en est

web-sq-camp-number = Mission { $number } sur { $of }
web-sq-camp-ladder = L’échelle des grades
web-sq-camp-ladder-what = Chaque Sceau est un échelon.
web-sq-camp-ladder-one =
    { $climbs ->
        [yes] { $faction } : { $title }, grade { $rank } sur { $top }, Sceaux : { $seals }, points : { $points }. Sceaux manquants pour le grade suivant ({ $next }) : { $missing }.
       *[no] { $faction } : { $title }, grade { $rank } sur { $top }, Sceaux : { $seals }, points : { $points }.
    }
web-sq-camp-factions = Factions
web-sq-camp-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-sq-camp-free = personne encore
web-sq-camp-absent = ne joue pas
web-sq-camp-gives = À chaque mission
web-sq-camp-gives-orders =
    { $count ->
        [0] aucune carte d’ordre
        [one] une carte d’ordre
       *[other] { $count } cartes d’ordre
    }
web-sq-camp-gives-equipment =
    { $count ->
        [0] aucune carte d’équipement
        [one] une carte d’équipement
       *[other] { $count } cartes d’équipement
    }
web-sq-camp-gives-tokens =
    { $count ->
        [0] aucun jeton de renfort de plus
        [one] un jeton de renfort de plus
       *[other] { $count } jetons de renfort de plus
    }
web-sq-camp-gives-events =
    { $count ->
        [0] aucune carte d’événement en main
        [one] une carte d’événement en main
       *[other] { $count } cartes d’événement en main
    }
web-sq-camp-gives-rites =
    { $count ->
        [0] aucun rite
        [one] un rite
       *[other] { $count } rites
    }
web-sq-camp-next-rank = Grade suivant
web-sq-camp-next-rank-what =
    { $missing ->
        [1] { $title }, avec un Sceau de plus.
       *[other] { $title }, avec { $missing } Sceaux de plus.
    }
web-sq-camp-studies = A étudié : { $arts }
web-sq-camp-bought = Payé : reste jusqu’à sa mort.
web-sq-camp-row =
    { $count ->
        [0] Encore aucune mission d’affilée, sur les { $of } qu’il faut pour une promotion
        [one] En vie après une mission, sur les { $of } d’affilée qu’il faut pour une promotion
       *[other] En vie après { $count } missions d’affilée, sur les { $of } qu’il faut pour une promotion
    }
web-sq-camp-reinforcement = Renfort
web-sq-camp-cards = Cartes de reconnaissance gardées
web-sq-camp-cards-none = aucune
web-sq-camp-none = aucun

## Ce qui vient

web-sq-camp-stage-beginning = La première mission
web-sq-camp-stage-between = La prochaine mission
web-sq-camp-stage-lobby = La table est ouverte : quelqu’un n’est pas encore là
web-sq-camp-stage-playing = En cours à présent
web-sq-camp-begin = Commencer la mission
web-sq-camp-begin-undo = Quelqu’un veut annuler la dernière mission : il faut d’abord répondre.
web-sq-camp-roster-same = Aucune place n’a encore changé.
web-sq-camp-begin-missing =
    { $count ->
        [1] Un lien n’a pas encore été ouvert. La table l’attend.
       *[other] { $count } liens n’ont pas encore été ouverts. La table les attend.
    }
web-sq-camp-to-table = Aller à la table
web-sq-camp-watch = Regarder la table
web-sq-camp-waits = La personne qui a fondé la campagne lance la prochaine mission. Cette page vous préviendra.
web-sq-camp-lobby = La mission commence d’elle-même quand tout le monde est là.
web-sq-camp-specials =
    { $count ->
        [1] Une règle spéciale
       *[other] { $count } règles spéciales
    }
web-sq-camp-legacy = Ce que les missions précédentes ont laissé
web-sq-camp-legacy-none = Rien : elle se joue selon le livret.
web-sq-camp-who = Qui joue
web-sq-camp-sits-decides = décide
web-sq-camp-sits-present = à la table
web-sq-camp-sits-away = pas là
web-sq-camp-sits-ready = est là
web-sq-camp-sits-awaited = pas encore là
web-sq-camp-sits-bot = bot
web-sq-camp-once-short = cette fois
web-sq-camp-once = Pour cette mission seulement
web-sq-camp-roster = Changer de joueurs
web-sq-camp-roster-for = Pour combien de temps
web-sq-camp-roster-good = Désormais
web-sq-camp-roster-once = Cette mission seulement
web-sq-camp-roster-good-what = Grade, Sceaux et cartes appartiennent à la faction : la personne qui la mène désormais en hérite.
web-sq-camp-roster-once-what = La mission commence avec ces joueurs ; ensuite, tout redevient comme avant. Une faction qui ne joue pas reste telle quelle.
web-sq-camp-roster-save = Changer
web-sq-camp-roster-begin = Commencer la mission ainsi
web-sq-camp-invite = Liens à envoyer
web-sq-camp-invite-what = Chaque lien est la clé de sa faction pour toute la campagne. La première personne qui l’ouvre mène la faction.
web-sq-camp-renew = Nouveaux liens
web-sq-camp-renew-what = Un lien est perdu, ou quelqu’un d’autre prend la relève ? Appuyez sur la faction : l’ancien lien n’ouvre plus rien et le nouveau apparaît plus haut.
web-sq-camp-join = On vous demande de mener : { $faction }
web-sq-camp-join-what = Ce lien est votre clé pour toute la campagne. Gardez-le et revenez avec lui à chaque mission.
web-sq-camp-join-name = Votre nom
web-sq-camp-join-do = Prendre le commandement

## Ce qui a été joué

web-sq-camp-history = Les missions jusqu’ici
web-sq-camp-history-none = Aucune n’a encore été jouée.
web-sq-camp-left =
    { $count ->
        [0] Il n’en reste aucune
        [one] Il en reste une
       *[other] Il en reste { $count }
    }
web-sq-camp-won-by =
    { $count ->
        [1] Vainqueur : { $who }.
       *[other] Première place partagée : { $who }.
    }
web-sq-camp-replay-of = Replay : { $mission }
web-sq-camp-report-of = Bilan : { $mission }
web-sq-camp-rank-changed =
    { $how ->
        [up] { $faction } : promotion ({ $before } → { $after }).
       *[down] { $faction } : rétrogradation ({ $before } → { $after }).
    }
web-sq-camp-leader-killed = { $faction } : le chef a été tué.
web-sq-camp-no-news = Aucun grade n’a changé et rien n’a été acheté.
web-sq-camp-sealed = Jusqu’à la fin de la campagne, vous ne voyez que ce qui se voyait de votre place.
web-sq-camp-taken-back =
    { $count ->
        [1] Une mission a été annulée.
       *[other] { $count } missions ont été annulées.
    }
web-sq-camp-file = Enregistrer les fichiers
web-sq-camp-bring = Continuer avec le fichier d’une campagne
web-sq-camp-bring-checks = Vérification en cours…
web-sq-camp-bring-which =
    { $count ->
        [0] Aucun de ces fichiers n’est une campagne : { $name }.
        [one] Ces fichiers contiennent plus qu’une campagne : { $name }.
       *[other] Ces fichiers contiennent { $count } campagnes, et non une seule : { $name }.
    } Choisissez l’archive d’une seule campagne, ou son fichier avec ceux de ses missions.
web-archive-damaged = { $name } n’est pas une archive lisible, ou l’archive est endommagée.
web-sq-camp-undo = Annuler la dernière mission
web-sq-camp-undo-what = La mission « { $mission } » ne compterait plus : grades, Sceaux et cartes redeviendraient comme avant, et elle serait à rejouer. Les autres personnes qui jouent par lien doivent donner leur accord.
web-sq-camp-undo-do = Annuler cette mission
web-sq-camp-undone = La mission a été annulée.
web-sq-camp-undo-asked = Annuler la mission « { $mission } » ?
web-sq-camp-undo-count = D’accord jusqu’ici : { $agreed } sur { $needed }.
web-sq-camp-undo-withdraw = Ne pas l’annuler
web-sq-camp-undo-agree = Accepter
web-sq-camp-undo-refuse = Refuser
web-sq-camp-undo-agreed = Vous avez accepté.
web-sq-camp-over = La campagne est terminée
web-sq-camp-winner =
    { $count ->
        [1] Vainqueur de la campagne : { $who }
       *[other] Première place partagée : { $who }
    }
web-sq-camp-winner-with = { $title }, { $seals }, { sq-points } sur toutes les missions
