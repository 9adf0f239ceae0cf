### Les leçons de Starquest : leurs missions, leurs objectifs et ce que dit l’instructeur.

mis_t1_corridor = Leçon 1 : Le couloir
mis_t1_corridor-story = De petits pieds trottent dans le couloir, et de plus lourds les suivent. Vous tenez le sas.
mis_t1_corridor-primary = 30 points à la première escouade qui a tiré pendant son tour, a tiré en alerte et a éliminé deux orks.
mis_t1_corridor-secondary = 15 points à la première escouade qui a tiré en alerte.
mis_t1_corridor-special-1 = Au début de la leçon, chacun est à sa place et tout est sondé.
mis_t1_corridor-special-2 = S’il ne reste aucun extraterrestre au début du tour extraterrestre, un gretchin entre.
mis_t1_corridor-special-3 = Pas de fouille, pas de corps à corps, pas de jet de commandement et pas de carte d’événement.

mis_t2_vault = Leçon 2 : La chambre forte
mis_t2_vault-story = Un coffre-fort attend dans une chambre forte, et la clé de sa cloison se trouve dans la salle voisine. Portez la clé à la cloison, et le coffre à votre sas.
mis_t2_vault-primary = 30 points à l’escouade qui met le coffre-fort en sûreté dans sa zone d’entrée.
mis_t2_vault-secondary = 15 points à la première escouade qui a fouillé une salle.
mis_t2_vault-special-1 = Au début de la leçon, chacun est à sa place, tout est sondé et la seule carte de reconnaissance est un « Passe-partout ».
mis_t2_vault-special-2 = Pas de jet de commandement et pas de carte d’événement.

mis_t3_machine = Leçon 3 : La machine
mis_t3_machine-story = Un androïde attend au coin du couloir, et les fusils l’égratignent à peine. Vous avez un commandant aux ordres rapides et un archiviste à l’esprit puissant.
mis_t3_machine-primary = 30 points à la première escouade qui a dépensé des points de commandement pour esquiver, a employé une carte psychique et a éliminé l’androïde.
mis_t3_machine-secondary = 15 points à la première escouade qui a dépensé des points de commandement pour esquiver.
mis_t3_machine-special-1 = Au début de la leçon, chacun est à sa place, tout est sondé, une porte est ouverte et l’archiviste tient deux cartes « Broyer ».
mis_t3_machine-special-2 = S’il ne reste aucun extraterrestre au début du tour extraterrestre, un gretchin entre.
mis_t3_machine-special-3 = Pas de fouille et pas de carte d’événement.

brd_drill = Plateau d’exercice
lay_drill = Pont d’exercice

sq-goal-drill = { $kills ->
    [0] { $deeds }
   *[other] { $deeds } ; éliminez : { $figures }
}
sq-deed-shot = tirez
sq-deed-overwatch = tirez en alerte
sq-deed-dodge = esquivez une attaque
sq-deed-psychic = jouez une carte psychique
sq-no-other-lesson =
{ $lesson ->
        [melee] On ne peut pas combattre au corps à corps dans cette leçon.
        [overwatch] On ne peut pas se mettre en alerte dans cette leçon.
        [search] On ne peut pas fouiller dans cette leçon.
        [command] On ne peut pas employer de points de commandement dans cette leçon.
       *[event] On ne peut pas piocher de carte d’événement dans cette leçon.
    }

## Leçon 1

sq-coach-t1-choose = Votre commandant a un gretchin dans sa ligne de tir. Appuyez sur votre commandant, sur la carte.
sq-coach-t1-shoot = Appuyez sur le gretchin, puis tirez. Chaque point au-dessus de son armure lui ôte un point de vie.
sq-coach-t1-snap = Un ennemi entre en vue d’une figurine en alerte. Feu !
sq-coach-t1-done = Une seule attaque par tour : terminez son activation.
sq-coach-t1-fire = Dans la ligne de tir : { $who }. Tirez.
sq-coach-t1-watch = Mettez ce marine en alerte : pendant le tour des extraterrestres, il tire sur le premier qui se montre.
sq-coach-t1-finish = Rien d’autre à faire ici : terminez son activation.
sq-coach-t1-next = D’autres ennemis attendent au coin du couloir. Appuyez sur le marine suivant.
sq-coach-t1-again = Deux orks doivent tomber. Appuyez sur le marine suivant.
sq-coach-t1-end = Tout le monde est en place. Terminez le tour et laissez-les venir.

## Leçon 2

sq-coach-t2-choose = Le coffre est derrière une cloison, et sa clé dans la salle au-dessous. Appuyez sur le marine posté à la porte.
sq-coach-t2-open = Ouvrir une porte ne coûte rien. Ouvrez-la.
sq-coach-t2-in = Faites-le entrer.
sq-coach-t2-search = Aucun extraterrestre ne voit cette salle : fouillez-la. La carte trouvée n’est qu’à vous.
sq-coach-t2-done = Il en a fait assez : terminez son activation.
sq-coach-t2-next = Votre autre marine garde le couloir. Appuyez sur lui.
sq-coach-t2-watch = Mettez-le en alerte.
sq-coach-t2-shoot = Dans la ligne de tir : { $who }. Tirez.
sq-coach-t2-snap = Un ennemi entre en vue d’une figurine en alerte. Feu !
sq-coach-t2-cards = Aucune carte ne sert maintenant : continuez.
sq-coach-t2-end = Terminez le tour.
sq-coach-t2-keeper = Au tour du marine qui a trouvé la clé. Appuyez sur lui.
sq-coach-t2-bearer = Au tour du marine qui porte le coffre-fort. Appuyez sur lui.
sq-coach-t2-way = Vers la cloison : appuyez sur la case qui se trouve devant.
sq-coach-t2-key = Jouez « Passe-partout » : la cloison reste ouverte jusqu’à la fin de votre tour.
sq-coach-t2-vault = Entrez et avancez jusqu’au coffre.
sq-coach-t2-box = Ramassez le coffre-fort.
sq-coach-t2-home = Rapportez-le au sas.
sq-coach-t2-hand-in = Remettez-le, et la leçon est gagnée.

## Leçon 3

sq-coach-t3-begin = La machine tire la première. Terminez le tour : votre commandant lancera ensuite un dé de commandement.
sq-coach-t3-roll = Lancez le dé. Chaque point de commandement est un pas pour une de vos figurines, même pendant le tour des extraterrestres.
sq-coach-t3-keep = Gardez vos points pour le tir de la machine.
sq-coach-t3-dodge = Sous le feu : { $who }. Dépensez un point : sortez de la ligne de tir par la porte ouverte.
sq-coach-t3-dodged = Vous voilà hors de la ligne de tir. Continuez : le tir est perdu.
sq-coach-t3-snap = Un ennemi entre en vue d’une figurine en alerte. Feu !
sq-coach-t3-cards = Aucune carte ne sert maintenant : continuez.
sq-coach-t3-psionic = Les fusils égratignent à peine la machine. Appuyez sur votre archiviste.
sq-coach-t3-crush = Jouez « Broyer » : quatre dés rouges contre une machine. Cela prend tout le tour de l’archiviste.
sq-coach-t3-shoot = Dans la ligne de tir : { $who }. Tirez.
sq-coach-t3-done = Une seule attaque par tour : terminez son activation.
sq-coach-t3-finish = Rien d’autre à faire ici : terminez son activation.
sq-coach-t3-next = La machine est encore debout. Appuyez sur la figurine suivante.
sq-coach-t3-end = Terminez le tour et lancez de nouveau le dé de commandement.

## La fin d’une leçon

web-sq-lesson-hide = Masquer ce conseil
web-sq-lesson-passed = Leçon apprise
web-sq-lesson-failed = Pas encore
web-sq-lesson-on = Suite : { $stage }
web-sq-lesson-end-corridor = Vous avez tiré, puis monté la garde, et ils ont couru sous votre feu. Une bonne alerte tient un couloir.
web-sq-lesson-end-vault = Une fouille, une cloison ouverte, un coffre rapporté : cartes et objets décident de la plupart des missions.
web-sq-lesson-end-machine = Tir esquivé, machine broyée. Le commandement sauve des vies, et l’esprit brise les armures.
web-sq-lesson-end-again = La leçon n’est pas gagnée. Les dés seront peut-être meilleurs la prochaine fois.
web-sq-lesson-end-first = Votre première mission est derrière vous. La suite : une escarmouche aux côtés d’une autre escouade.
