### Campagnes : le fichier d’une campagne, ce que laissent les missions et ce qui se décide entre elles.

## Préparer et jouer

campaign-no-mission = Aucune campagne ni mission ne s’appelle « { $mission } » ; au choix : { $known }.
campaign-mission-twice = La mission « { $mission } » est nommée deux fois ; une mission ne se joue qu’une fois par campagne.
campaign-own-option = L’option « { $option } » est fixée par la campagne elle-même ; seules les règles maison se choisissent.
campaign-over = La campagne ({ $file }) est terminée : toutes ses missions ont été jouées.
campaign-in-mission = La mission « { $mission } » est commencée : finissez-la d’abord, ou annulez-la avec undo-last.
campaign-no-mission-begun = Aucune mission de la campagne ({ $file }) n’est commencée.
campaign-not-over = La mission « { $mission } » n’est pas encore finie.
campaign-nothing-to-undo = Aucune mission de la campagne ({ $file }) n’a été jouée : il n’y a rien à annuler.
campaign-other-match = { $file } n’est pas la partie de la mission commencée : les dés ou les joueurs sont différents.
campaign-other-records = { $file } n’a pas commencé avec les grades, les cartes et les règles de cette campagne.
campaign-other-version = { $file } a été joué avec la version { $rules } des règles, et la campagne en est à la version { $known }.
campaign-same-rules = La campagne ({ $file }) en est à la version { $rules } des règles, et ce programme a la version { $known } : il n’y en a pas de plus récente à adopter.

## Le fichier

campaign-taken = « { $file } » existe déjà ; choisissez un autre nom.
campaign-no-file = Le fichier « { $file } » n’existe pas.
campaign-file-trouble = { $file } : { STOP($detail) }
campaign-file-gone = Le fichier de la mission, « { $file } », a disparu ; remettez-le, ou annulez la mission avec undo-last.
campaign-changed = Quelqu’un d’autre a écrit entre-temps dans { $file } ; rien n’y a été ajouté.
campaign-no-header = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas le fichier d’une campagne ; il ne commence pas par une campagne.
campaign-bad-entry = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas une entrée d’une campagne ({ $detail }).
campaign-broken-chain = { $file }, ligne { NUMBER($line, useGrouping: 0) } : l’empreinte ne correspond pas ; cette ligne ou une ligne précédente a été changée.
campaign-mission-gone = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier de la mission, « { $mission } », n’est pas à côté de celui de la campagne.
campaign-other-digest = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier de la mission, « { $mission } », n’est pas celui qui est noté ici.
campaign-unfinished = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la mission (« { $mission } ») n’est pas finie, et a pourtant un résultat ici.
campaign-wrong-result = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le résultat noté n’est pas le bon (« { $mission } », { $what }).
campaign-other-beginning = { $file }, ligne { NUMBER($line, useGrouping: 0) } : « { $mission } » ne continue pas depuis une entrée de l’ancien fichier (« { $old } »).

## Ce qu’ont laissé les missions précédentes

campaign-left-blips = { $faction } : en plus parmi les blips : { $tokens }.
campaign-left-specials = En plus parmi les jetons spéciaux : { $tokens }.
campaign-left-random =
    { $count ->
        [1] { $faction } : un jeton de renfort au hasard de plus.
       *[other] { $faction } : { $count } jetons de renfort au hasard de plus.
    }
campaign-left-rites =
    { $count ->
        [1] { $faction } : un rite de plus.
       *[other] { $faction } : { $count } rites de plus.
    }
campaign-left-cards =
    { $count ->
        [1] { $faction } : une carte de reconnaissance avant le premier tour.
       *[other] { $faction } : { $count } cartes de reconnaissance avant le premier tour.
    }
campaign-left-equipment =
    { $count ->
        [1] { $faction } : une carte d’équipement de plus.
       *[other] { $faction } : { $count } cartes d’équipement de plus.
    }
campaign-left-no-rites = { $faction } : aucun rite au départ.
campaign-left-dock = { $faction } : premier choix parmi les zones d’entrée.
campaign-left-given = Objet de plus pour chaque escouade : { $thing } (× { $count }).
campaign-left-rounds =
    { $rounds ->
        [1] La mission dure une manche.
       *[other] La mission dure { $rounds } manches.
    }
campaign-left-late = Aucun jeton spécial avant la manche { $round }.
campaign-left-structure =
    { $thing } : { $count ->
        [1] un point de vie
       *[other] { $count } points de vie
    }.
campaign-left-life =
    { $thing } : seulement { $count ->
        [1] un point de vie
       *[other] { $count } points de vie
    }.
campaign-left-mounts =
    { $count ->
        [1] { $thing } : une arme de moins.
       *[other] { $thing } : { $count } armes de moins.
    }
campaign-left-look =
    { $faction } : { $when ->
        [once] à son premier sondage
       *[always] à chaque sondage
    }, { $count ->
        [1] un regard sous un jeton caché
       *[other] un regard sous { $count } jetons cachés
    }{ $which ->
        [theirs] { " " }({ $of })
       *[any] { "" }
    }.

## Ce qui a été décidé pour les missions suivantes

campaign-bought = { $faction } ({ $name }), achat payé en Sceaux : { STOP($what) }
campaign-studied = { $faction } ({ $name }) : le psyker étudie un art : { $what }.
campaign-gave-up = { $faction } ({ $name }), carte de reconnaissance abandonnée : « { $what } ».
campaign-kept = { $faction } ({ $name }), cartes gardées : { STOP($what) }
