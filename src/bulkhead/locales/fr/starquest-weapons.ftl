### Starquest : pourquoi on ne peut pas viser ainsi.

sq-no-line = Cette arme ne peut tirer qu’en ligne droite : indiquez la case de départ et la direction.
sq-no-line-direction = La ligne doit rester dans l’arc de tir : droit devant, ou le long d’une des deux diagonales avant.
sq-no-line-squares = La ligne s’arrête avant de commencer : il n’y a aucune case où tirer.
sq-no-line-adjacent = À cette table, on ne peut pas tirer le long d’une ligne dont la première case est occupée par une figurine.
sq-no-enemy-hit = Le tir doit menacer une figurine ou une machine d’un autre joueur, une cloison, un conduit ou une structure.
sq-no-only-neighbours = Seul serait touché ce qui est juste à côté du tireur : une ligne ou une zone demande une cible plus lointaine ou en diagonale.
sq-no-square-aim = Avec cette arme, on ne peut viser qu’une case.
sq-no-too-far =
    { $range ->
        [1] La case est trop loin : la portée est d’une case.
       *[other] La case est trop loin : la portée est de { $range } cases.
    }
sq-no-too-near =
    { $nearest ->
        [1] La case est trop proche : elle doit être à une case au moins.
       *[other] La case est trop proche : elle doit être à { $nearest } cases au moins.
    }
sq-no-block = Avec cette arme, on ne peut viser que quatre cases, désignées par celle du nord-ouest.
sq-no-gunner = Sans artilleur, la machine ne peut pas tirer.
sq-no-spared-target = Personne ne peut attaquer cette figurine exprès.
sq-no-split-aim = On ne peut pas nommer de cible avant de tirer : les points se répartissent après le jet.
sq-no-second-share = Cette cible a déjà reçu sa part.
sq-no-share-points =
    { $left ->
        [1] Il reste un seul point à attribuer.
       *[other] On peut attribuer de 1 à { $left } points.
    }
sq-no-share-target = Ce n’est pas une cible dans la ligne de tir.
