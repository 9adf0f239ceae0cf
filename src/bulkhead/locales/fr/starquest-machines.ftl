### Starquest : machines, Dreadnoughts, objets et transport : ce qui est demandé et pourquoi c’est refusé.


## Questions

sq-ask-mount = Quelle arme porte le prochain affût du Dreadnought ?
sq-ask-assemble = La chaîne de montage a terminé un Dreadnought : dans quelle travée le posez-vous, et avec quelle orientation ?
sq-ask-weapons = Le Dreadnought est touché : quelle arme perd-il ?
sq-ask-returning = Votre figurine ne peut pas rester où elle est : sur laquelle des cases libres les plus proches va-t-elle ?
sq-ask-give = Acceptez-vous que cet objet change de mains ?
sq-ask-load = Acceptez-vous que votre figurine soit portée ?

## Refus

sq-no-gunner-own-weapon = Un artilleur ne peut pas employer sa propre arme tant qu’il sert la machine.
sq-no-gunner-served = La machine a bougé ou tiré ce tour-ci : son artilleur ne peut rien faire de son côté.
sq-no-gunner-carries = Un artilleur ne peut pas porter de figurine.
sq-no-machine-crew = Sans artilleur, la machine ne peut ni bouger ni tirer.
sq-no-new-gunner = Le tour où un nouvel artilleur prend son poste, la machine ne peut ni bouger ni tirer.
sq-no-such-machine = Aucune machine de ce nom ne peut recevoir d’artilleur.
sq-no-others-machine = La machine appartient à une autre escouade ; même les alliés ne peuvent pas s’en servir.
sq-no-soldier-for-post = Cette figurine ne peut pas prendre le poste d’artilleur.
sq-no-post-taken = La machine a déjà son artilleur.
sq-no-not-at-post = Elle ne peut pas la servir d’ici : la place de l’artilleur est juste derrière la machine, dans son axe.
sq-no-not-gunner = Cette figurine ne sert aucune machine.
sq-no-post-is-machine = Le poste est une case de la machine : l’artilleur le quitte en faisant un pas.
sq-no-machine-straight = Une machine ne peut rouler que droit devant ou droit en arrière, jamais de côté ni en diagonale.
sq-no-machine-room = La machine a besoin d’une case libre où rouler.
sq-no-room-to-pivot = Pour pivoter, la machine doit avoir les deux cases à côté de son centre libres et ouvertes.
sq-no-dreadnought-diagonal = Un Dreadnought ne peut pas se déplacer en diagonale.
sq-no-dreadnought-room = Il n’y a pas de place pour le Dreadnought : un mur, une porte fermée, un obstacle ou une machine barre le passage.
sq-no-stop-under-door = Un Dreadnought ne peut pas s’arrêter sous une porte : il doit la franchir d’un coup.
sq-no-crouched-fire = Un Dreadnought accroupi sous une porte ne peut pas tirer.
sq-no-such-mount = Cet affût ne peut pas recevoir cette arme : choisissez parmi celles qui restent.
sq-no-bay = Il ne peut être posé que dans une travée libre de l’usine.
sq-no-hands = Cette figurine ne peut rien ramasser ni porter personne.
sq-no-object-here = Elle ne peut pas le ramasser : cet objet n’est pas à portée de main.
sq-no-object-carried = Cette figurine ne porte pas cet objet.
sq-no-free-alone = Hors de son tour, ce n’est possible que pendant un déplacement qui coûte au moins un point de commandement.
sq-no-not-beside = Les deux ne sont pas côte à côte avec un passage ouvert entre elles.
sq-no-refused = L’autre joueur a déjà refusé ce tour-ci.
sq-no-answer-first = Répondez d’abord : acceptez-vous ou non ?
sq-no-one-load = Une figurine ne peut en porter qu’une autre.
sq-no-too-large = Cette figurine est trop grande pour être portée.
sq-no-busy = Cette figurine ne peut pas être prise sur le dos maintenant.
sq-no-load-stranger = Vous ne pouvez porter que vos propres figurines, celles d’un allié consentant ou quelqu’un sans défense.
sq-no-load-survivor = Chez les extraterrestres, seul le joueur qui a caché les survivants peut les emporter.
sq-no-such-figure = Aucune figurine de ce nom ne peut être portée.
sq-no-load = Cette figurine ne porte personne.
sq-no-free-beside = La figurine portée doit être posée sur une case libre à côté de son porteur.
sq-no-nearest-first = Choisissez d’abord l’une des cases libres les plus proches pour la figurine qui ne peut pas rester.
