### Ce que la table de Starquest dit en plus des règles : le briefing et les conseils de la première mission.

## Le briefing

sq-briefing-story = { $story }
sq-briefing-primary = Objectif principal : { $text }
sq-briefing-secondary = Objectif secondaire : { $text }
sq-briefing-rounds =
    { $rounds ->
        [1] La mission dure une seule manche.
       *[other] La mission dure { $rounds } manches au plus.
    }
sq-briefing-aliens = Vous êtes ce qui attend à bord : { $faction }. Chaque figurine d’une escouade que vous éliminez vous rapporte les points de sa fiche. Voici ce que les escouades sont venues chercher : empêchez-les.
sq-briefing-their-primary = Objectif principal des escouades : { $text }
sq-briefing-their-secondary = Objectif secondaire des escouades : { $text }

## La première mission

sq-lesson-welcome = Vous commandez cette escouade : { $faction }. Elle compte un commandant, deux marines avec un fusil laser et un avec un canon d’assaut. Amenez-en deux dans la salle { $zone }, sans aucun extraterrestre dedans à la fin de votre tour : cela vaut 30 points et termine la mission. Chaque chose est expliquée quand elle arrive. Répondez par le numéro au début de la ligne.
sq-lesson-dock = Votre navette peut s’arrimer à deux sas : la zone d’entrée N, en haut de la carte, ou la zone S, en bas. De l’une comme de l’autre, la salle { $zone } est à deux tours de marche.
sq-lesson-map = Pour lire la carte : deux lettres et un numéro désignent une figurine, et la flèche montre où elle regarde. Les cases se lisent par colonne et par ligne : 6.2 est en colonne 6, ligne 2. Les traits faits de « : » et de « = » sont des portes fermées, d1 à d5 sont les salles, et les extraterrestres entrent par les cases R.
sq-lesson-act = Pendant votre tour, chaque figurine agit une fois, dans l’ordre que vous voulez : elle se déplace et peut attaquer une fois. Choisissez-la par son numéro ou tapez son nom.
sq-lesson-enter = Elle est encore dans la navette. Faites-la entrer tournée vers l’intérieur, au sud si vous venez du haut, au nord si vous venez du bas : elle ne peut ni voir ni viser ce qu’elle a dans le dos. Ou tapez simplement la case où elle doit aller.
sq-lesson-walk = Pour marcher, tapez la case d’arrivée, par exemple 6.3 : la figurine prend le plus court chemin et s’arrête s’il se passe quelque chose. À reculons, chaque pas coûte double. « undo » annule une commande tant qu’aucun dé n’a été lancé et que rien n’a été révélé.
sq-lesson-blips = Les noms avec un point d’interrogation sont des jetons extraterrestres face cachée : seul leur joueur sait ce qu’ils sont. Dès qu’une de vos figurines en voit un, il est retourné.
sq-lesson-door = La figurine est devant une porte. L’ouvrir est gratuit, et elle reste ouverte. Attention : ce qui se trouve derrière pourra aussi sortir par là.
sq-lesson-aliens = Un extraterrestre est apparu. Gretchins et orks tombent d’un seul bon coup : ils ont un point de vie, vos marines deux et votre commandant trois.
sq-lesson-shoot = Elle peut tirer : la ligne dit sur qui et avec quelles chances. On lance les dés de l’arme, et chaque point au-dessus de l’armure de la cible lui ôte un point de vie. Avec une arme légère, elle peut ensuite continuer à marcher ; une arme lourde tire avant ou après tout le déplacement.
sq-lesson-turn = Il y a quelqu’un à attaquer, mais aucune attaque dans la liste ? Une figurine ne peut attaquer que ce qui est devant elle. Tournez-la d’abord : après chaque pas, le premier quart de tour est gratuit.
sq-lesson-share = Le canon d’assaut arrose : vous répartissez les points du jet entre les cibles de sa ligne de tir. Pour être blessée, chacune doit en recevoir plus que son armure.
sq-lesson-loss = Vous avez perdu un soldat. Cela coûte des points, mais deux suffisent pour la salle : en avant.
sq-lesson-round-2 = Manche 2. Désormais, on se bat au corps à corps, et vos soldats peuvent se mettre en alerte.
sq-lesson-melee = Un ennemi est juste devant elle : elle peut frapper. Les deux figurines lancent leurs dés, l’armure ne compte pas, et celle qui fait le moins perd autant de points de vie que la différence. Laissez cela au commandant et à sa hache.
sq-lesson-overwatch = Une figurine qui n’a pas attaqué peut se mettre en alerte : elle a fini pour ce tour, mais pendant celui des extraterrestres elle peut tirer sur tout ennemi qui entre dans sa vue. Une bonne façon de finir un tour devant une porte.
sq-lesson-snap = Voici le moment de votre alerte : tirez maintenant, ou attendez quelqu’un de plus dangereux.
sq-lesson-round-3 = Manche 3. On peut maintenant fouiller les salles, et les extraterrestres piochent désormais une carte d’événement à chaque tour. Lisez-la : certaines vous aident.
sq-lesson-search = Dans une salle qu’aucun extraterrestre ne voit, une de vos figurines par tour peut fouiller au lieu d’attaquer : vous piochez une carte qui n’est qu’à vous. Fouiller deux salles vaut 15 points.
sq-lesson-card = Vous avez une carte jouable maintenant. Elle ne sert qu’une fois : jouez-la quand cela compte.
sq-lesson-round-4 = Manche 4, la dernière chose à apprendre : les points de commandement.
sq-lesson-command = À la fin de votre tour, votre commandant peut, tant qu’il vit, lancer un dé pour des points de commandement. Cela ne coûte rien : lancez.
sq-lesson-spend = Chaque point de commandement est une case de plus pour une de vos figurines. Dépensez-les maintenant, ou passez et gardez-les pour le tour des extraterrestres.
sq-lesson-dodge = Une de vos figurines est attaquée et il vous reste des points de commandement : sortez-la de la ligne de tir, et l’attaque est perdue.
sq-lesson-last = La dernière manche. Si la salle est à portée, c’est le moment.
sq-lesson-alien-place = Les escouades ont sondé cette partie du vaisseau, et c’est à vous de la peupler : posez vos jetons sur les cases éclairées. Ils sont face cachée et personne d’autre ne sait ce qu’ils cachent ; on les retourne dès qu’une figurine d’escouade les voit.
sq-lesson-alien-act = À votre tour, chacune de vos figurines et chacun de vos jetons agit une fois, dans l’ordre de votre choix. Personne ne sait ce qu’est un jeton tant qu’une escouade ne le voit pas : amenez-en plusieurs ensemble au coin d’un couloir et frappez dans le dos, là où personne ne regarde.
sq-lesson-farewell = C’était la première leçon. Continuez par une courte escarmouche, « bulkhead play starquest --mission mis_s1_cold_lock », ou une campagne entière, « bulkhead campaign ». « bulkhead rules starquest » répond à toutes les autres questions.
