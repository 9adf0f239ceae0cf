### Starquest : pourquoi on ne peut pas viser ainsi.

sq-no-line = Cette arme tire en ligne droite : indiquez la case de départ et la direction.
sq-no-line-direction = La ligne doit rester dans l'arc de tir : droit devant, ou le long d'une des deux diagonales avant.
sq-no-line-squares = La ligne s'arrête avant de commencer : il n'y a aucune case où tirer.
sq-no-line-adjacent = À cette table, on ne tire pas le long d'une ligne dont la première case est occupée par une figurine.
sq-no-enemy-hit = Le tir n'attaquerait ni figurine ni machine d'un autre joueur, ni cloison, ni conduit, ni structure.
sq-no-only-neighbours = Seul serait touché ce qui est juste à côté du tireur : une ligne ou une zone demande une cible plus lointaine ou en diagonale.
sq-no-square-aim = Avec cette arme, on vise une case.
sq-no-too-far = La case est trop loin : la portée est de { $range } cases.
sq-no-too-near = La case est trop proche : elle doit être à { $nearest } cases au moins.
sq-no-block = Avec cette arme, on vise quatre cases, désignées par celle du nord-ouest.
sq-no-gunner = Sans servant, la machine ne tire pas.
sq-no-spared-target = Personne ne peut attaquer cette figurine exprès.
sq-no-split-aim = On tire d'abord sans nommer de cible ; les points se répartissent après le jet.
sq-no-second-share = Cette cible a déjà reçu sa part.
sq-no-share-points =
    { $left ->
        [one] Il reste un seul point à attribuer.
       *[other] On peut attribuer de 1 à { $left } points.
    }
sq-no-share-target = Ce n'est pas une cible dans la ligne de tir.
