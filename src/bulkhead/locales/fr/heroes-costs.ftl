### Après une partie de Heroes : ce que chaque décision a coûté, d’après l’estimation du champion.

web-after-costs = Le prix de chaque décision
web-after-costs-what = chances de gagner que le meilleur choix aurait gardées, d’après l’estimation du champion
web-after-costs-wait = Le champion évalue chaque décision…
web-after-costs-none = Aucune décision n’a rien coûté de notable.
web-after-cost-better = Mieux : { $what }
web-after-costs-more =
    { $count ->
        [0] Aucune autre décision n’a coûté plus qu’une broutille.
        [one] Une autre décision a coûté moins.
       *[other] { $count } autres décisions ont coûté moins.
    }
web-after-costs-sum =
    { $count ->
        [0] { $name } : aucune décision.
        [one] { $name } : une décision, qui a coûté { $mean }.
       *[other] { $name } : { $count } décisions. Coût moyen : { $mean }.
    }
