### La table de Heroes : ce que disent les boutons fixes, et les dés quand ils s’arrêtent.

web-heroes-they = { $name } : { $what }
web-heroes-roll-first = Lancez d’abord les dés.
web-heroes-go-how = Appuyez sur un héros, sur le plateau ou dans la liste, puis sur ce qu’il doit faire.
web-heroes-go-nothing = Plus rien à faire
web-heroes-move-all =
    { $count ->
        [1] Le faire avancer
       *[other] Faire avancer les { $count }
    }
web-heroes-draft-wait = Les deux armées seront dévoilées quand l’autre sera complète aussi.
web-heroes-place-who = Choisissez un héros
web-heroes-place-where = { $hero } : choisissez une case
web-heroes-place-hero = Choisissez d’abord le héros à y placer.
web-heroes-place-row = Les héros se placent sur les cases numérotées de votre première rangée.
web-heroes-square-nothing = Il n’y a personne, et le héros choisi ne peut pas y aller.
web-heroes-square-choose = Il n’y a personne. Choisissez d’abord le héros qui agit.
web-heroes-save-needs = { $hero } : tient bon sur { $needed } ou plus
web-heroes-save-told =
    { $stayed ->
        [yes] { $hero } tient bon
       *[no] { $hero } se replie
    }
web-heroes-bust-who =
    { $you ->
        [yes] Fiasco
       *[no] Fiasco : { $name }
    }
web-heroes-key-all = faire tous les déplacements de la main choisie
web-heroes-key-card = la carte du héros de cette case

## La fin

web-heroes-over-rule = Trois héros de l’autre côté et le meilleur score, à la fin de son propre tour.
web-heroes-end-decided = Ce qui a fait la différence
web-heroes-end-swing =
    { $you ->
        [yes]
            Le grand tournant, au tour { $turn } : { $points ->
                [1] un point
               *[other] { $points } points
            } en votre faveur.
       *[no]
            Le grand tournant, au tour { $turn } : { $points ->
                [1] un point
               *[other] { $points } points
            } en faveur { DE($name) }.
    }
web-heroes-end-busts =
    { $you ->
        [yes]
            Vous avez fait { $busts ->
                [1] un fiasco
               *[other] { $busts } fiascos
            } { $lost ->
                [0] sans perdre de main gagnante
                [one] et perdu une main gagnante
               *[other] et perdu { $lost } mains gagnantes
            }.
       *[no]
            { $name } a fait { $busts ->
                [1] un fiasco
               *[other] { $busts } fiascos
            } { $lost ->
                [0] sans perdre de main gagnante
                [one] et perdu une main gagnante
               *[other] et perdu { $lost } mains gagnantes
            }.
    }
web-heroes-end-driven =
    { $you ->
        [yes]
            Les attaques ont repoussé vos héros { $spaces ->
                [1] d’une case
               *[other] de { $spaces } cases
            }.
       *[no]
            Héros repoussés par les attaques ({ $name }) : { $spaces ->
                [1] une case
               *[other] { $spaces } cases
            }.
    }
web-heroes-end-causes = D’où viennent les points
web-heroes-end-cause = Cause
web-heroes-end-moved = Cases parcourues
web-heroes-end-back = Perdus sous les attaques
web-heroes-end-doubled = Doublés par l’inspiration
web-heroes-end-all-outs = La Totale
web-heroes-end-busts-row = Fiascos
web-heroes-end-lost = Mains gagnantes perdues
web-heroes-end-share = Partager une image
web-heroes-end-picture = Heroes · Bulkhead

## Replays

web-replay-finished = Vos parties terminées
web-replay-finished-none = Les parties que vous terminez apparaissent ici, et vous pouvez les revoir.

## How far a range reaches

web-heroes-range-melee = la case devant ou derrière
web-heroes-range-short = n’importe quelle case de sa colonne
web-heroes-range-medium = sa colonne et les voisines
web-heroes-range-long = n’importe quelle case du plateau
web-heroes-range-reaches = Portée ({ $range }) : { $where }
