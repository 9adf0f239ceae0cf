### Starquest : machines, Dreadnoughts, objets et transport : ce qui est demandé et pourquoi c'est refusé.


## Questions

sq-ask-mount = Quelle arme porte le prochain affût du Dreadnought ?
sq-ask-assemble = La chaîne de montage a terminé un Dreadnought : dans quelle travée le posez-vous, et tourné vers où ?
sq-ask-weapons = Le Dreadnought est touché : quelle arme perd-il ?
sq-ask-returning = Votre figurine ne peut rester où elle est : sur laquelle des cases libres les plus proches va-t-elle ?
sq-ask-give = Acceptez-vous que cet objet change de mains ?
sq-ask-load = Laissez-vous porter votre figurine ?

## Refus

sq-no-gunner-own-weapon = Un artilleur renonce à sa propre arme tant qu'il sert la machine.
sq-no-gunner-served = La machine a bougé ou tiré ce tour-ci : son artilleur ne fait rien de son côté.
sq-no-gunner-carries = Personne ne porte une figurine en servant une machine.
sq-no-machine-crew = Sans artilleur, la machine ne bouge ni ne tire.
sq-no-new-gunner = Le tour où un nouvel artilleur prend son poste, la machine ne bouge ni ne tire.
sq-no-such-machine = Aucune machine de ce nom ne peut être servie.
sq-no-others-machine = La machine appartient à une autre escouade ; même les alliés ne peuvent s'en servir.
sq-no-soldier-for-post = Cette figurine ne peut prendre le poste d'artilleur.
sq-no-post-taken = La machine a déjà son artilleur.
sq-no-not-at-post = La place de l'artilleur est juste derrière la machine, dans son axe.
sq-no-not-gunner = Cette figurine ne sert aucune machine.
sq-no-post-is-machine = Le poste est une case de la machine : l'artilleur le quitte en faisant un pas.
sq-no-machine-straight = Une machine roule droit devant ou droit en arrière, jamais de côté ni en diagonale.
sq-no-machine-room = La machine a besoin d'une case libre où rouler.
sq-no-room-to-pivot = Pour pivoter, la machine doit avoir libres et ouvertes les deux cases à côté de son centre.
sq-no-dreadnought-diagonal = Un Dreadnought ne se déplace jamais en diagonale.
sq-no-dreadnought-room = Il n'y a pas de place pour le Dreadnought : un mur, une porte fermée, un obstacle ou une machine barre le passage.
sq-no-stop-under-door = Un Dreadnought ne s'arrête jamais sous une porte : il la franchit d'un coup.
sq-no-crouched-fire = Un Dreadnought accroupi sous une porte ne peut tirer.
sq-no-such-mount = Cet affût ne peut recevoir cette arme : choisissez parmi celles qui restent.
sq-no-bay = Il se pose dans une des travées libres de l’usine.
sq-no-hands = Cette figurine ne ramasse rien et ne porte personne.
sq-no-object-here = Cet objet n'est pas à portée de main.
sq-no-object-carried = Cette figurine ne porte pas cet objet.
sq-no-free-alone = Hors de son tour, ce n'est possible que pendant un mouvement qui coûte au moins un point de commandement.
sq-no-not-beside = Les deux ne sont pas côte à côte avec un passage ouvert entre elles.
sq-no-refused = L'autre joueur a déjà refusé ce tour-ci.
sq-no-answer-first = Répondez d'abord : acceptez-vous ou non ?
sq-no-one-load = Une figurine en porte une autre au plus.
sq-no-too-large = Cette figurine est trop grande pour être portée.
sq-no-busy = Cette figurine ne peut être chargée maintenant.
sq-no-load-stranger = On ne porte que les siens, un allié consentant ou quelqu'un sans défense.
sq-no-load-survivor = Chez les aliens, seul celui qui a caché les survivants peut les emporter.
sq-no-such-figure = Il n'y a pas de telle figurine à porter.
sq-no-load = Cette figurine ne porte personne.
sq-no-free-beside = La figurine portée est posée sur une case libre à côté de son porteur.
sq-no-nearest-first = Choisissez d'abord l'une des cases libres les plus proches pour la figurine qui ne peut rester.
