### Les campagnes de Starquest dans le navigateur.

## La fin d’une mission, pas à pas

web-sq-closing = La fin de la mission
web-sq-closing-step = Étape { $step } sur { $steps }
web-sq-closing-awards = Récompenses de la mission
web-sq-closing-cards = Cartes montrées, missions secrètes
web-sq-closing-points = Points définitifs
web-sq-closing-seals = Sceaux d’Honneur
web-sq-closing-ranks = Promotions et chefs tombés
web-sq-closing-psionics = Études des psioniques
web-sq-closing-keep = Cartes de reconnaissance à garder
web-sq-closing-purchases = Ce que les Sceaux achètent
web-sq-closing-nothing = Rien cette fois.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] { $who } choisit l’art que le psionique étudie.
        [keep] { $who } décide des cartes à abandonner.
       *[purchases] { $who } décide quoi acheter avec ses Sceaux.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Ensuite { $who } : les grades les plus élevés choisissent d’abord.
       *[no] Ensuite { $who }.
    }
web-sq-closing-item-points = { $points } points
web-sq-closing-item-shown = montre { $card }
web-sq-closing-item-won = gagne la mission
web-sq-closing-item-seals =
    { $seals ->
        [one] un Sceau, { $total } à présent
       *[other] { $seals } Sceaux, { $total } à présent
    }
web-sq-closing-item-promoted = promotion : à présent { $rank }
web-sq-closing-item-demoted = chef tué : redescend à { $rank } et perd tous ses Sceaux
web-sq-closing-item-mourned = chef tué : tous les Sceaux perdus
web-sq-closing-item-art = le psionique étudie { $what }
web-sq-closing-item-give-up = abandonne { $what }
web-sq-closing-item-bought = paie pour : { $what }
web-sq-closing-stake-psionics = Il a survécu à trois missions de suite. Dès la prochaine il prend une carte psychique de plus, de l’art qu’il étudie ; l’art ne change pas avant la fin de l’étude.
web-sq-closing-stake-keep = Ce que vous gardez est dans votre main au début de la prochaine mission. Les autres n’en connaissent que le nombre.
web-sq-closing-stake-purchases = Celui que vous payez vous rejoint à la prochaine mission et reste jusqu’à sa mort. Un seul renfort à la fois.
web-sq-closing-have = Vous avez
web-sq-closing-art = Une carte de plus de cet art, dès la prochaine mission.
web-sq-closing-figure = Renfort. Armure { $armour }, vie { $life }, mouvement { $move }.
web-sq-closing-psionic = Psionique avec quatre cartes psychiques. Armure { $armour }, vie { $life }, mouvement { $move }.
web-sq-closing-give-up = Abandonner : { $card }
web-sq-closing-pass-keep =
    { $count ->
        [one] Garder cette carte
       *[other] Garder ces { $count } cartes
    }
web-sq-closing-pass-keep-what = Elles ne coûtent rien et servent dans n’importe quelle mission suivante.
web-sq-closing-pass-purchases = Ne rien acheter
web-sq-closing-pass-purchases-what = Vos Sceaux restent ({ $seals }) : il en faut { $rank } pour un grade.
web-sq-closing-on = Poursuivre la campagne
web-sq-closing-how = Ce que la mission a apporté
web-sq-camp-seals =
    { $seals ->
        [one] un Sceau d’Honneur
       *[other] { $seals } Sceaux d’Honneur
    }
