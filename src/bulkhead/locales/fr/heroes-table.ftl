### Heroes à la table : ce qui s’est passé, ce qu’on peut faire, ce qu’on demande et pourquoi on refuse.
### `$you` vaut yes quand la phrase parle du joueur qui la lit. Les dés arrivent en texte : [6][3].
### Les scores commencent par la première place. Un refus tait la règle, car sa clause s’affiche à côté.
### Pas de « de » ni de « que » juste devant un nom : on ne sait pas s’il faudrait une élision.

## Ce qui s’est passé

heroes-event-game-began =
    La manche { $number } commence : { $face ->
        [0] c’est
       *[other] le dé montre { $dice }, c’est donc
    } { $you ->
        [yes] à vous de choisir et de placer en premier.
       *[no] à { $who } de choisir et de placer en premier.
    }
heroes-event-picked =
    { $you ->
        [yes] Vous avez choisi { $hero } pour votre armée.
       *[no]
            { $hidden ->
                [yes] { $who } a choisi un héros en secret.
               *[no] { $who } a choisi { $hero }.
            }
    }
heroes-you = vous
heroes-event-armies-shown = Voici les armées : { $who1 } avec { $army1 } ; { $who2 } avec { $army2 }.
heroes-event-placed =
    { $you ->
        [yes] Vous avez placé { $hero } dans la colonne { $column }.
       *[no] { $who } a placé { $hero } dans sa colonne { $column }.
    }
heroes-event-turn-began =
    { $you ->
        [yes]
            { $extra ->
                [yes] Tour { $turn } : vous jouez un tour supplémentaire.
               *[no] Tour { $turn } : à vous de jouer.
            }
       *[no]
            { $extra ->
                [yes] Tour { $turn } : { $who } joue un tour supplémentaire.
               *[no] Tour { $turn } : à { $who } de jouer.
            }
    }
heroes-event-rolled =
    { $you ->
        [yes] Vous avez obtenu
       *[no] { $who } a obtenu
    } { $holding ->
        [yes] { $dice }, en laissant { $held } sur la table.
       *[no] { $dice }.
    }
heroes-event-put-aside =
    { $you ->
        [yes] Vous avez mis de côté : { $rolls }.
       *[no] { $who } a mis de côté : { $rolls }.
    }
heroes-event-went-bust =
    { $you ->
        [yes] Vous avez fait un fiasco
       *[no] { $who } a fait un fiasco
    } { $lost ->
        [0] dès le premier jet.
        [one] et perdu la main gagnante mise de côté.
       *[other] et perdu { $lost } mains gagnantes mises de côté.
    }
heroes-event-went-all-out =
    { $you ->
        [yes] Les six dés sont de côté : vous obtenez La Totale ! Vous agissez tout de suite, puis vous jouez un autre tour.
       *[no] Les six dés sont de côté : { $who } obtient La Totale, agit tout de suite, puis joue un autre tour.
    }
heroes-event-actions-began =
    { $you ->
        [yes] Vous avez cessé de lancer et avez
       *[no] { $who } a cessé de lancer et a
    } { $count ->
        [1] une Action de Bataille : { $rolls }.
       *[other] { $count } Actions de Bataille : { $rolls }.
    }
heroes-event-moved =
    { $you ->
        [yes] Vous avez déplacé { $hero } dans la colonne { $column },
       *[no] { $who } a déplacé { $hero } dans sa colonne { $column },
    } { $advance ->
        [1] à une case du départ
       *[other] à { $advance } cases du départ
    }{ $passed ->
        [yes] , grâce au vox prioritaire.
       *[no] .
    }
heroes-event-attacked =
    { $you ->
        [yes]
            { $weapon ->
                [shoot] Votre { $hero } a lancé une fusillade contre un héros ennemi.
                [cut-down] Votre { $hero } a porté un revers à un héros ennemi.
                [scythe] Votre { $hero } a frappé de sa faux en visant la rangée { $row }.
               *[armour] Votre { $hero } a attaqué le héros ennemi devant lui.
            }
       *[no]
            { $weapon ->
                [shoot] { $hero } ({ $who }) a lancé une fusillade contre un héros de l’autre armée.
                [cut-down] { $hero } ({ $who }) a porté un revers à un héros de l’autre armée.
                [scythe] { $hero } ({ $who }) a frappé de sa faux en visant la rangée { $row } comptée depuis son camp.
               *[armour] { $hero } ({ $who }) a attaqué le héros devant lui.
            }
    }
heroes-event-saved =
    { $you ->
        [yes] Votre { $hero }
       *[no] { $hero } ({ $who })
    } { $stayed ->
        [yes] a réussi son jet de sauvegarde avec { $dice } et tient bon : il fallait { $needed } ou plus.
       *[no] a raté son jet de sauvegarde avec { $dice } : il fallait { $needed } ou plus.
    }
heroes-event-retreated =
    { $you ->
        [yes] Votre { $hero } se replie
       *[no] { $hero } ({ $who }) se replie
    } { $spaces ->
        [1] d’une case
       *[other] de { $spaces } cases
    } et se trouve maintenant { $advance ->
        [0] sur sa case de départ.
        [one] à une case du départ.
       *[other] à { $advance } cases du départ.
    }
heroes-event-unaffected =
    { $you ->
        [yes] Votre { $hero } est sur sa case de départ : l’attaque n’a pas d’effet.
       *[no] { $hero } ({ $who }) est sur sa case de départ : l’attaque n’a pas d’effet.
    }
heroes-event-turn-ended =
    { $you ->
        [yes] Votre tour est terminé
       *[no] Tour terminé pour { $who }
    }{ $unspent ->
        [0] .
        [one] , avec une main gagnante non dépensée.
       *[other] , avec { $unspent } mains gagnantes non dépensées.
    } Score actuel : { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-won =
    { $you ->
        [yes] Vous avez gagné la manche !
       *[no] { $who } a gagné la manche.
    } Score final : { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-drawn =
    { $turns ->
        [1] Un tour sans vainqueur :
       *[other] { $turns } tours sans vainqueur :
    } la limite est atteinte, partie nulle. Score final : { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-match-ended =
    { $draw ->
        [yes] Match nul.
       *[no] { $you ->
            [yes] Vous avez gagné le match !
           *[no] { $who } a gagné le match.
        }
    } Total des scores : { $who1 } { $score1 }, { $who2 } { $score2 }.

## Ce qu’on peut faire

heroes-scoring-roll = { $kind } { $dice }
heroes-do-pick = Choisir { $hero }
heroes-do-place = Placer { $hero } dans la colonne { $column }
heroes-do-roll = Lancer les six dés (risque de fiasco : { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
heroes-do-keep =
    Mettre de côté { $rolls } { $left ->
        [0] (les six dés : La Totale !)
        [one] (il reste un dé)
       *[other] (il reste { $left } dés)
    }
heroes-do-push =
    Tenter le diable avec { $holding ->
        [yes] { $dice }, en laissant { $held }
       *[no] { $dice }
    } { $bust ->
        [0] (fiasco impossible)
       *[other] (risque de fiasco : { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-act =
    { $count ->
        [1] Cesser de lancer et effectuer une Action de Bataille : { $rolls }
       *[other] Cesser de lancer et effectuer { $count } Actions de Bataille : { $rolls }
    }
heroes-do-move =
    Déplacer { $hero } dans la colonne { $column }, { $advance ->
        [1] à une case du départ
       *[other] à { $advance } cases du départ
    }{ $passed ->
        [yes] , avec le déplacement cédé par { $vox }
       *[no] { "" }
    }
heroes-do-attack =
    { $weapon ->
        [shoot] Fusillade avec { $hero } : { $victims }
        [cut-down] Revers avec { $hero } : { $victims }
        [scythe]
            Faux avec { $hero }, en visant la rangée { $row } sur { $rows } : { $count ->
                [0] personne n’est touché
               *[other] { $victims }
            }
       *[armour] Attaquer avec { $hero } : { $victims }
    }
heroes-victim =
    { $side ->
        [own] votre propre { $hero }
       *[enemy] { $hero }
    } { $chance ->
        [0] (sans effet sur sa case de départ)
       *[other] (se replie : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-done = Ne plus faire de déplacement avec cette main gagnante
heroes-do-stop =
    { $unspent ->
        [0] Finir le tour
        [one] Finir le tour, avec une main gagnante non dépensée
       *[other] Finir le tour, avec { $unspent } mains gagnantes non dépensées
    }

## Ce qu’il y a sur la table

heroes-dice-aside = Déjà mis de côté : { $rolls }.
heroes-dice-rolled = Sur la table : { $dice }.
heroes-dice-held = Laissés sur la table avant le jet : { $dice }.

## Ce qu’on demande

heroes-ask-draft = Quel héros choisissez-vous pour votre armée ?
heroes-ask-place = Quel héros placez-vous, et dans quelle colonne ?
heroes-ask-roll = Votre tour commence par un Jet de Bataille : lancez-vous les dés ?
heroes-ask-keep = Quelles mains gagnantes mettez-vous de côté ?
heroes-ask-push = Tentez-vous le diable, et avec quels dés, ou agissez-vous ?
heroes-ask-act = Quelle Action de Bataille effectuez-vous ?
heroes-ask-march = Quel autre déplacement faites-vous avec cette main gagnante ?

## Pourquoi pas : à tout moment

heroes-no-game-over = La partie est finie, il n’y a plus rien à décider.
heroes-no-not-your-turn = Ce n’est pas à vous de décider maintenant : le jeu attend { $who }.
heroes-no-wrong-phase = Vous ne pouvez pas faire cela maintenant : la phase en cours est « { $phase } ».
heroes-no-such-column = La colonne { $column } n’existe pas : les colonnes sont numérotées de 1 à 5.
heroes-no-such-row = La rangée { $row } n’existe pas : les rangées sont numérotées de 1 à { $rows }.
heroes-no-such-roll = « { $roll } » n’est pas une main gagnante.

## Pourquoi pas : choisir et placer

heroes-no-such-hero = Aucun héros ne s’appelle « { $hero } ».
heroes-no-hero-twice = { $hero } est déjà dans votre armée.
heroes-no-not-in-collection = { $hero } n’est pas dans votre collection.
heroes-no-not-in-hand = { $hero } ne fait pas partie des héros qu’il vous reste à placer.
heroes-no-space-taken = Il y a déjà un héros sur votre case de départ { $column }.

## Pourquoi pas : les dés

heroes-no-keep-nothing = Vous devez mettre de côté au moins une main gagnante.
heroes-no-keep-order = Les mains gagnantes s’écrivent dans un ordre fixe, ici : { $rolls }.
heroes-no-dice-missing = Vous n’avez pas tous ces dés : ceux qui sont sur la table montrent { $dice }.
heroes-no-nothing-new = Il faut du nouveau : ce que vous mettez de côté après avoir tenté le diable doit utiliser des dés qui viennent d’être lancés, à savoir { $dice }.
heroes-no-push-nothing = Pour tenter le diable, vous devez relancer au moins un dé.

## Pourquoi pas : les Actions de Bataille

heroes-no-roll-not-aside = Vous n’avez pas, ou plus, cette main gagnante de côté : { $roll }.
heroes-no-nothing-to-finish = Il n’y a pas de déplacements à terminer : « done » met fin à ceux d’une main gagnante que vous avez commencé à dépenser.
heroes-no-finish-first = Terminez d’abord cette main gagnante, par ses autres déplacements ou par « done » : { $roll }.
heroes-no-six-moves-nobody = Un Simple Six ne peut déplacer personne : il paie une attaque.
heroes-no-move-without-roll = Indiquez quelle main gagnante paie le déplacement, par exemple « 66 move 3 ».
heroes-no-not-this-column = Dans la colonne { $column }, { $hero } n’a pas de déplacement, ou n’en a plus, avec cette main gagnante : { $roll }.
heroes-no-vox = { $hero } n’a pas de vox prioritaire et ne peut pas céder son déplacement.
heroes-no-vox-blocked = { $hero } ne peut pas avancer et n’a donc aucun déplacement à céder.
heroes-no-blocked = { $hero } ne peut pas avancer : un héros ennemi occupe la case de devant.
heroes-no-attack-needs-six = Cette attaque coûte un Simple Six et ne peut pas être payée avec cette main gagnante : { $roll }.
heroes-no-attack-from-set-up = { $hero } est sur sa case de départ et ne peut pas attaquer de là.
heroes-no-enemy-adjacent =
{ $spaces ->
        [1] { $hero } n’a pas de héros ennemi à côté : il y a une case vide entre les deux.
       *[other] { $hero } n’a pas de héros ennemi à côté : il y a { $spaces } cases vides entre les deux.
    }
heroes-no-such-equipment = { $hero } n’a pas « { $weapon } » sur sa carte.
heroes-no-wrong-roll = Pour { $hero }, le prix de « { $weapon } » est : { $price }. On ne peut pas le payer avec cette main gagnante : { $roll }.
heroes-no-out-of-range = Pour { $hero }, cette case est hors de portée avec « { $weapon } » (portée : { $range }).
heroes-no-own-hero = { $hero } est l’un de vos héros, et « { $weapon } » ne peut attaquer que des héros ennemis.
heroes-no-empty-space = Il n’y a personne sur cette case, et « { $weapon } » demande un héros ennemi.

## Saisies incompréhensibles : commandes et probabilités

heroes-command-unreadable = « { $text } » n’est pas une commande que le jeu comprend ; il comprendrait « keep 6 345 », « push 114 » ou « 66 move 3 ».
heroes-command-no-scoring-roll = Dans « { $text } », « { $roll } » n’est pas une main gagnante.
heroes-odds-dice = Un Jet de Bataille se fait avec 1 à { $most } dés, pas { $dice }.
heroes-odds-face = Un dé montre un chiffre de 1 à 6, pas { $face }.
heroes-odds-too-many = On ne laisse des dés sur la table que si d’autres sont de côté : dés lancés et dés laissés peuvent être { $most } en tout au plus, pas { $dice } et { $held }.

## Saisies incompréhensibles : options et cartes

heroes-option-unknown-hero = Option « { $option } » : aucun héros ne s’appelle « { $hero } » ; il y a : { $known }.
heroes-option-hero-twice = Option « { $option } » : le héros « { $hero } » est nommé plus d’une fois.
heroes-option-collection-small =
    { $count ->
        [0] Option « { $option } » : une collection compte au moins { $least } héros, et celle-ci n’en a aucun.
        [one] Option « { $option } » : une collection compte au moins { $least } héros, et celle-ci n’en a qu’un.
       *[other] Option « { $option } » : une collection compte au moins { $least } héros, et celle-ci n’en a que { $count }.
    }
heroes-cards-too-few =
    { $count ->
        [0] { $file } : il faut au moins { $least } héros, chacun dans une table [[hero]], et il n’y en a aucun.
        [one] { $file } : il faut au moins { $least } héros, chacun dans une table [[hero]], et il n’y en a qu’un.
       *[other] { $file } : il faut au moins { $least } héros, chacun dans une table [[hero]], et il n’y en a que { $count }.
    }

## Saisies incompréhensibles : positions
# Les noms des champs et des phases s’écrivent comme dans la ligne.

heroes-position-fields =
    { $count ->
        [0] Une position a { $needed } champs séparés par des espaces, mais cette ligne est vide ; les champs sont : { $fields }.
        [one] Une position a { $needed } champs séparés par des espaces, mais cette ligne en a un ; les champs sont : { $fields }.
       *[other] Une position a { $needed } champs séparés par des espaces, mais cette ligne en a { $count } ; les champs sont : { $fields }.
    }
heroes-position-bad-field = Position, champ « { $field } » : « { $value } » est illisible ou ne convient pas à cet endroit.
heroes-position-unknown-hero = Position, champ « { $field } » : aucun héros ne s’appelle « { $hero } ».
heroes-position-hero-twice = Position, champ « { $field } » : un héros figure plus d’une fois dans « { $value } ».
heroes-position-not-owned = Position, champ « { $field } » : « { $hero } » n’est pas dans la collection de ce joueur.
heroes-position-too-far = Position, champ « { $field } » : les deux héros face à face dans la colonne { $column } ont avancé plus que la place ne le permet.
heroes-position-army-missing = Position, champ « { $field } » : dans la phase « { $phase } », les deux armées doivent être au complet sur le champ de bataille.
heroes-position-dice = Position, champ « { $field } » : les dés mis de côté et ceux de la table ne conviennent pas à la phase « { $phase } ».
heroes-position-bust = Position, champ « { $field } » : ces dés seraient un fiasco, il n’y a donc rien à mettre de côté dans la phase « { $phase } ».
heroes-position-not-in-phase = Position, champ « { $field } » : il ne s’accorde pas avec le reste de la ligne dans la phase « { $phase } ».
heroes-position-winner = Position, champ « { $field } » : la partie sur ce champ de bataille ne s’est pas terminée comme l’indique « { $value } ».
