### Starquest : blips, jetons et tour extraterrestre : ce qu’on demande et pourquoi on refuse.

## Questions

sq-ask-scan = Ce plateau est sondé : posez-y autant de blips que vous voulez.
sq-ask-scan-last = C’est le dernier plateau à sonder : posez tous les blips qui vous restent.
sq-ask-look = Quel jeton caché regardez-vous ?
sq-ask-reveal = Votre jeton est révélé : comment placez-vous sa figurine ?
sq-ask-held = Jouez-vous maintenant une de vos cartes d’événement supplémentaires ?
sq-ask-special = Posez-vous un jeton spécial sur un conduit d’entrée ?
sq-ask-reinforce = Quels renforts entrent, et où ?

## Refus

sq-no-last-board = Il ne reste aucun autre plateau à sonder : tant qu’il y a une case permise, vos blips doivent être posés.
sq-no-due-token = Vous avez encore en main un jeton que cette mission exige désormais sur le plateau : posez-le d’abord.
sq-no-core-room = Un noyau de données ne peut pas être posé dans une salle qui a une case de renfort.
sq-no-scan-first = Posez d’abord des blips sur le plateau sondé, ou passez.
sq-no-look = Vous pouvez regarder un jeton caché que vous n’avez pas encore vu, ou passer.
sq-no-such-token = Il ne vous reste aucun jeton de ce type.
sq-no-floor-there = Il n’y a pas de sol sur cette case.
sq-no-other-board = Cette case appartient à un autre plateau.
sq-no-taken-square = Cette case est occupée.
sq-no-blip-in-sight = On ne peut pas poser de blip là : une figurine d’escouade voit cette case.
sq-no-blip-square = Aucun blip ne peut être posé sur cette case.
sq-no-reveal-first = La figurine révélée se place d’abord : choisissez sa case et son orientation.
sq-no-base = Il lui faut deux cases sur deux, libres, sur le jeton ou au plus près, et l’une des quatre orientations.
sq-no-stand = Elle ne peut se placer que sur la case de son jeton : vous choisissez seulement l’orientation.
sq-no-squads-demand = Seuls les joueurs extraterrestres peuvent exiger qu’un jeton soit révélé.
sq-no-demand-here = À cette table, seul son propriétaire peut révéler un jeton à l’autre joueur extraterrestre.
sq-no-token-of-other = Ce n’est pas un jeton de l’autre joueur extraterrestre.
sq-no-token-unseen = Aucune de vos figurines et aucun de vos jetons ne le voit, ou ce n’est pas votre tour.
sq-no-token-verb = Un jeton face cachée ne peut que se déplacer, ouvrir des portes, être révélé ou terminer son activation.
sq-no-held-event = Jouez une de vos cartes d’événement supplémentaires, ou passez.
sq-no-vent-first = Posez d’abord un jeton spécial sur un conduit d’entrée, ou passez.
sq-no-duty = Vous n’avez ni jeton ni figurine sur le plateau : faites entrer autant de renforts que possible.
sq-no-only-reinforcements = Les activations sont finies : faites entrer des renforts, ou passez.
sq-no-token-waits = Ce jeton est arrivé pendant ce tour : il ne peut pas se déplacer avant votre prochain tour.
sq-no-own-token = Ce n’est pas un de vos jetons sur le plateau.
sq-no-vent-there = Cette case n’est pas un conduit d’entrée libre.
sq-no-more-by-conduit =
    { $most ->
        [1] Un seul jeton peut entrer par le conduit en un tour.
       *[other] Pas plus de { $most } jetons ne peuvent entrer par le conduit en un tour.
    }
sq-no-conduit-there = Cette case n’est pas une case de conduit libre.
sq-no-put-now = Aucun jeton ne peut entrer à ce moment.
sq-no-r-square = Les renforts ne peuvent entrer que par les cases marquées R.
sq-no-r-in-sight = On ne peut pas entrer là : une figurine ennemie voit cette case.
sq-no-miniature-free = Aucune figurine de ce type n’est libre.
sq-no-rites = Il ne vous reste aucun rite.
sq-no-second-rite = Un rite a déjà été employé : on ne peut en employer qu’un à la fois.
sq-no-rite-now = Une attaque est en cours : le rite doit attendre qu’elle soit finie.
sq-no-rite-for-it = Un rite ne peut aider qu’une de vos figurines blessées sur le plateau.
