### Après une partie de Heroes : ce que chaque relance risquait, et ce qu’elle a coûté.

web-after-pushes = Le risque de chaque relance
web-after-pushes-what = risque de fiasco, et le plus faible possible
web-after-pushes-none = Personne n’a tenté le diable.
web-after-push =
    { $count ->
        [0] { $name } ne relance aucun dé.
        [one] { $name } relance un dé.
       *[other] { $name } relance { $count } dés.
    }
web-after-push-staked = En jeu :
web-after-push-lost = Fiasco. Perdu :
web-after-push-least = au plus bas { $chance }
web-after-pushes-sum =
    { $count ->
        [0] { $name } : aucune relance.
        [one] { $name } : une relance. Fiascos attendus : { $taken }, avec les dés les plus sûrs { $least }.
       *[other] { $name } : { $count } relances. Fiascos attendus : { $taken }, avec les dés les plus sûrs { $least }.
    }
