### Starquest : blips, jetons et tour extraterrestre : ce qu’on demande et pourquoi on refuse.

## Questions

sq-ask-scan = Ce plateau est sondé : posez-y autant de blips que vous voulez.
sq-ask-scan-last = C’est le dernier plateau à sonder : posez tous les blips qui vous restent.
sq-ask-look = Quel jeton caché regardez-vous ?
sq-ask-reveal = Votre jeton est révélé : comment placez-vous sa figurine ?
sq-ask-held = Jouez-vous maintenant une de vos cartes d’événement supplémentaires ?
sq-ask-special = Posez-vous un jeton spécial sur un conduit d’entrée ?
sq-ask-reinforce = Quels renforts entrent, et où ?

## Refus

sq-no-last-board = Il ne reste aucun autre plateau à sonder : tant qu’il y a une case permise, vos blips doivent être posés.
sq-no-due-token = Vous avez encore en main un pion que cette mission veut désormais sur le plateau : il passe d’abord.
sq-no-core-room = Un noyau de données ne se pose pas dans une salle qui a une case de renfort.
sq-no-scan-first = Posez d’abord des blips sur le plateau sondé, ou passez.
sq-no-look = Vous pouvez regarder un jeton caché que vous n’avez pas encore vu, ou passer.
sq-no-such-token = Il ne vous reste pas de tel jeton pour cela.
sq-no-floor-there = Il n’y a pas de sol sur cette case.
sq-no-other-board = Cette case appartient à un autre plateau.
sq-no-taken-square = Cette case est occupée.
sq-no-blip-in-sight = Une figurine d’escouade voit cette case.
sq-no-blip-square = Aucun blip ne se pose sur cette case.
sq-no-reveal-first = La figurine révélée se place d’abord : choisissez sa case et son orientation.
sq-no-base = Il lui faut deux cases sur deux, libres, sur le jeton ou au plus près, et l’une des quatre orientations.
sq-no-stand = Elle se place sur la case de son jeton ; seule l’orientation est à votre choix.
sq-no-squads-demand = Seuls les joueurs extraterrestres peuvent exiger qu’un jeton soit révélé.
sq-no-demand-here = À cette table, seul son propriétaire révèle un jeton à l’autre joueur extraterrestre.
sq-no-token-of-other = Ce n’est pas un jeton de l’autre joueur extraterrestre.
sq-no-token-unseen = Aucune de vos figurines et aucun de vos jetons ne le voit, ou ce n’est pas votre tour.
sq-no-token-verb = Un jeton face cachée ne peut qu’avancer, ouvrir des portes, être révélé ou finir.
sq-no-held-event = Jouez une de vos cartes d’événement supplémentaires, ou passez.
sq-no-vent-first = Posez d’abord un jeton spécial sur un conduit d’entrée, ou passez.
sq-no-duty = Vous n’avez ni jeton ni figurine sur le plateau : faites entrer autant de renforts que possible.
sq-no-only-reinforcements = Les activations sont finies : faites entrer des renforts, ou passez.
sq-no-token-waits = Ce jeton est arrivé à ce tour : il se déplace dès votre prochain tour.
sq-no-own-token = Ce n’est pas un de vos jetons sur le plateau.
sq-no-vent-there = Il n’y a pas de conduit d’entrée libre sur cette case.
sq-no-more-by-conduit = Pas plus de { $most } jetons n’entrent par conduit en un tour.
sq-no-conduit-there = Il n’y a pas là de case de conduit libre.
sq-no-put-now = Aucun jeton ne peut entrer à ce moment.
sq-no-r-square = Les renforts entrent sur les cases marquées R.
sq-no-r-in-sight = Une figurine ennemie voit cette case.
sq-no-miniature-free = Aucune figurine de ce type n’est libre.
sq-no-rites = Il ne vous reste aucun rite.
sq-no-second-rite = Un rite a déjà été utilisé : il n’y en a qu’un à la fois.
sq-no-rite-now = Une attaque est en cours : le rite doit attendre qu’elle soit finie.
sq-no-rite-for-it = Un rite aide une de vos figurines blessées sur le plateau.
