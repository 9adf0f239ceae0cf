### Starquest : les règles à consulter, première partie, un message par clause.
### La valeur est la règle telle qu’on la joue ici. `.title` est son titre, `.ruling` dit ce que le livret laisse ouvert et
### pourquoi nous jouons ainsi, `.example` montre la règle à l’œuvre. Les options sont expliquées dans starquest-options.
### Chaque valeur tient sur une seule ligne, car Fluent garderait un retour à la ligne dans le texte.

## La mise en place

starquest-chapter-setup = La mise en place

SQ-SETUP-01 = Sept factions peuvent jouer, chacune menée par un joueur : trois escouades de Space Marines (Anges Sanguinaires, Poings Impériaux, Ultramarines), les Eldars, la Légion des Damnés et deux factions extraterrestres, le Royaume du Chaos et le Culte Obscur. Aucune ne joue deux fois. Il peut en manquer.
    .title = Sept factions
    .ruling = Le livret décrit une table de sept et ne dit rien des tables plus petites ; nous les admettons, sauf si la table tient aux sept.

SQ-SETUP-02 = Avant chaque partie, les joueurs extraterrestres s’accordent sur une mission du livret. S’ils n’y parviennent pas, chacun en propose une et un dé tranche.
    .title = Les extraterrestres choisissent la mission
    .ruling = Le livret ne dit pas comment deux joueurs font un seul choix ; au besoin, le dé décide.

SQ-SETUP-03 = Le texte de l’objectif principal est lu à tous, pour que chacun sache ce qui rapporte des points.
    .title = L’objectif principal est public

SQ-SETUP-04 = L’objectif secondaire est lu à tous lui aussi, sauf si la mission le garde secret. Alors seuls les joueurs extraterrestres le connaissent.
    .title = L’objectif secondaire

SQ-SETUP-05 = Les joueurs extraterrestres montent le vaisseau de la mission : plateaux, zones d’entrée, murs et portes comme sur le plan.
    .title = Monter le vaisseau

SQ-SETUP-06 = Chaque joueur extraterrestre prend les blips et les jetons de renfort que lui donne la mission et les garde à côté du plateau.
    .title = Blips et renforts

SQ-SETUP-07 = Tout le monde peut savoir combien de jetons possède un joueur extraterrestre. Lui seul sait ce qu’ils sont : même l’autre joueur extraterrestre ne peut pas les regarder.
    .title = Nombre visible, nature secrète
    .ruling = Le livret les cache aux autres sans nommer le second joueur extraterrestre ; d’autres règles n’ont de sens que s’ils lui sont cachés aussi.

SQ-SETUP-08 = La partie ne peut pas commencer tant que le vaisseau n’est pas monté et que les joueurs extraterrestres n’ont pas leurs jetons.
    .title = Quand les extraterrestres sont prêts

SQ-SETUP-09 = Avant de jouer, chaque joueur d’escouade prépare son scanner et choisit figurines, cartes et armes. On ne commence que lorsque tous ont fini.
    .title = Quand les escouades sont prêtes

SQ-SETUP-10 = Le scanner d’une escouade garde les points de vie du chef, les points gagnés, les grades du chef et du psyker, les missions auxquelles celui-ci a survécu, les points de commandement en réserve et les notes.
    .title = Le scanner

SQ-SETUP-11 = Un joueur de Marines ou d’Eldars prend cinq cartes d’escouade : quatre équipements et un ordre. Un grade plus élevé peut en donner plus. Un joueur qui échange quatre cartes d’équipement contre une formation spéciale garde la carte d’ordre.
    .title = Cartes des Marines et des Eldars
    .ruling = Cinq est le compte du plus bas grade ; pour les autres grades, les tableaux font foi.

SQ-SETUP-12 = Le joueur de la Légion prend quatre cartes d’équipement au plus bas grade et jamais de carte d’ordre : la Légion n’obéit à personne.
    .title = Cartes de la Légion

SQ-SETUP-13 = Chaque faction a sa liste d’armes. Au début de chaque mission, vous choisissez dans la vôtre, une arme pour chaque figurine qui a le choix. Une escouade prend la même arme lourde ou d’appui deux fois au plus, renfort compris.
    .title = Choisir les armes
    .ruling = Le livret donne les listes sans nombre ; la limite de deux de chaque sorte vient de nous.

SQ-SETUP-14 = Le choix vaut pour une mission. La prochaine fois, vous pouvez vous armer autrement.
    .title = Nouvelle mission, nouvelles armes

SQ-SETUP-15 = On tire au sort un classement des joueurs d’escouade. C’est l’ordre dans lequel ils choisissent leur zone d’entrée puis jouent leurs tours.
    .title = Tirage de l’ordre
    .ruling = Le livret l’appelle ordre de départ mais s’en remet aux places pour les tours ; les deux concordent si les escouades s’assoient comme elles ont été tirées.

SQ-SETUP-16 = Dans l’ordre du tirage, chaque joueur d’escouade choisit une zone d’entrée encore libre.
    .title = Choisir les zones d’entrée

SQ-SETUP-17 = Une manche passe par les escouades dans l’ordre du tirage, puis par le Royaume du Chaos, puis par le Culte Obscur. La première escouade du classement commence.
    .title = Ordre du jeu
    .ruling = Le joueur à gauche des extraterrestres commence et l’on tourne dans le sens horaire ; les escouades s’assoient dans l’ordre du tirage, si bien que places et tirage disent la même chose.

SQ-SETUP-18 = Votre escouade commence dans sa zone d’entrée, hors du plateau. Il y a de la place pour toutes vos figurines ; une figurine qui s’y trouve ne voit pas et n’est pas vue, n’attaque pas et n’est pas attaquée, ne fouille pas et ne se met pas en alerte, et personne d’autre n’y entre. Une figurine arrive d’un pas à 1 PM sur une case de seuil libre, avec l’orientation de votre choix. Une tarentule avec son artilleur dépense 3 PM, un Dreadnought de la Légion 2 PM. Tant qu’une de vos figurines attend dehors, seules les vôtres s’arrêtent sur vos cases de seuil ; les autres peuvent les traverser. Sans case libre pour entrer, une figurine n’est pas activée et ne dépense rien.
    .title = En attente dans la zone d’entrée
    .ruling = Le livret fait choisir une zone sans dire ce qu’elle est ; hors du plateau, personne n’est visé avant son premier pas.
    .example = Deux cases de seuil, six marines : le premier entre et continue, le deuxième le suit au même tour. Si les deux restent prises, le troisième attend.

SQ-SETUP-19 = Une mission ne se joue que si elle donne à chaque escouade une zone d’entrée d’au moins deux cases de seuil, attribue chaque case à un plateau, marque les salles, offre six cases de renfort à chaque faction extraterrestre qui a des renforts, dit comment entre le Culte et comment finit la mission, et contient tous les objets et figurines que nomment ses textes.
    .title = Ce que doit avoir une mission
    .ruling = Le livret suppose une mission complète ; nous le vérifions, pour qu’aucune ne se bloque.

## Le tour

starquest-chapter-turn = Le tour

SQ-TURN-01 = À votre tour, chacune de vos figurines peut se déplacer, tirer, combattre au corps à corps, se mettre en alerte ou fouiller une salle, et vous pouvez l’aider de vos cartes.
    .title = Ce que font les figurines
    .ruling = Le livret range les cartes d’ordre parmi les actions d’une figurine ; ici, c’est le joueur qui les joue.

SQ-TURN-02 = Une figurine peut se déplacer puis tirer, ou tirer puis se déplacer.
    .title = Se déplacer et tirer dans un ordre libre

SQ-TURN-03 = Aucune figurine n’est obligée de se déplacer ni de tirer.
    .title = Rien d’obligatoire

SQ-TURN-04 = Une figurine n’a qu’un déplacement par tour, sauf si une carte en accorde un autre.
    .title = Un déplacement par tour

SQ-TURN-05 = Une figurine tire une fois par tour, sauf si une carte accorde davantage. Tous les tirs d’une arme qui tire plusieurs fois font une seule action de tir.
    .title = Une action de tir par tour
    .ruling = Certaines armes tirent deux ou trois fois ; comme le livret le permet en un tour, cela compte pour une action.

SQ-TURN-06 = En un tour, une figurine tire ou combat au corps à corps, pas les deux, sauf si une carte ou son armure le permet. Les Terminators peuvent faire les deux.
    .title = Tirer ou combattre

SQ-TURN-07 = Avec une arme légère, vous pouvez faire une partie du déplacement, tirer, puis faire le reste.
    .title = Scinder le déplacement
    .example = Avec 6 PM : deux pas, un tir, quatre pas. Un cinquième pas ensuite est de trop.

SQ-TURN-08 = Un corps à corps ne coupe jamais un déplacement. On combat avant le premier pas ou après le dernier.
    .title = Pas de corps à corps en cours de déplacement

SQ-TURN-09 = Une figurine à arme lourde ne peut jamais scinder son déplacement : elle tire avant de l’avoir commencé ou après l’avoir fini.
    .title = Pas de déplacement scindé avec une arme lourde

SQ-TURN-10 = Ici, une arme est lourde si une de ses attaques lance au moins deux dés rouges, cartes non comprises, ou si c’est une arme extra-lourde, un lance-flammes ou une tarentule. Cela comprend l’arme d’un chef à deux dés rouges. Le canon shuriken n’est pas lourd, mais son porteur fait son déplacement d’un trait et tire avant, après, ou les deux. Là où les cartes et le transport parlent d’armes lourdes, c’est la classe de l’arme qui compte, et non ses dés.
    .title = Quelles armes sont lourdes
    .ruling = La définition par deux dés rouges oublie des armes que le livret traite clairement comme lourdes ; elles sont nommées ici.

SQ-TURN-11 = À votre tour, vous pouvez utiliser autant de cartes d’équipement et de reconnaissance que vous voulez. Au tour d’un autre, vous ne pouvez jouer qu’une carte qui le permet.
    .title = Les cartes à votre tour

SQ-TURN-12 = On joue une carte d’ordre par tour au plus.
    .title = Un ordre par tour

SQ-TURN-13 = L’ordre se donne au début du tour, avant qu’aucune de vos figurines ait bougé ou attaqué.
    .title = Les ordres d’abord

SQ-TURN-14 = Une carte d’ordre jouée est défaussée.
    .title = Un ordre ne sert qu’une fois

SQ-TURN-15 = Vos figurines agissent l’une après l’autre. Quand vous en commencez une, vous terminez son activation avant de passer à la suivante ; ensuite, seuls les points de commandement peuvent encore la déplacer.
    .title = Une figurine à la fois
    .ruling = Le livret ne dit pas si l’on peut aller et venir ; une à une, le tour reste clair.

SQ-TURN-16 = Le tour d’une escouade commence par un nettoyage : ses marqueurs d’alerte, ses flammes et ses points de commandement disparaissent. Puis un ordre peut être donné et les figurines agissent. À la fin, on lance le dé de commandement et le tour passe.
    .title = Début et fin du tour
    .ruling = Le livret nomme ces étapes en divers endroits et laisse leur ordre ouvert.

SQ-TURN-17 = Une figurine n’engage qu’un corps à corps par tour, sauf si une carte accorde davantage.
    .title = Un corps à corps par tour
    .ruling = La limite est écrite pour le déplacement et le tir, et sous-entendue pour le corps à corps.

SQ-TURN-18 = Une escouade qui n’a plus personne sur le plateau ni dans sa zone d’entrée n’a plus de tour. Ce qui finirait au début de ce tour, comme ses flammes, finit quand vient sa place dans la manche.
    .title = Une escouade sans figurines
    .ruling = Le livret n’en parle pas ; sans cette règle, le feu d’une figurine morte brûlerait à jamais.

SQ-TURN-19 = Vous pouvez annuler vos dernières commandes une à une, tant que, depuis, aucun dé n’a été lancé, aucune carte piochée, aucun plateau sondé, rien de caché montré, et que personne d’autre n’a été consulté ni n’a agi.
    .title = Annuler
    .ruling = Règle à nous, pour la table numérique : on n’annule que ce qui n’a rien appris à personne.

## Le déplacement

starquest-chapter-movement = Le déplacement

SQ-MOVE-01 = Les plateaux sont divisés en cases et le déplacement se compte en cases. La fiche de chaque type donne son maximum, en points de mouvement (PM).
    .title = Compter les cases

SQ-MOVE-02 = Une figurine n’est jamais obligée d’utiliser tout son déplacement. Elle peut s’arrêter plus tôt ou rester sur place.
    .title = Bouger moins

SQ-MOVE-03 = Un pas mène dans l’une des huit cases alentour. En avant et de côté, il coûte 1 PM, en diagonale aussi.
    .title = Un pas
    .ruling = Comme on compte les cases, un pas en diagonale ne coûte pas plus qu’un pas droit.

SQ-MOVE-04 = Un pas normal va droit devant, dans l’une des deux diagonales avant ou sur l’un des deux côtés. Vers les trois cases de derrière, on va en arrière.
    .title = Dans les 180° de l’orientation

SQ-MOVE-05 = Une figurine est orientée dans l’une de quatre directions : nord, est, sud ou ouest. Un pas ne change pas l’orientation.
    .title = Quatre orientations
    .ruling = Le livret ne donne pas de nombre ; un corps à corps droit devant et un arc de tir entre deux diagonales ne vont qu’avec quatre.

SQ-MOVE-06 = Pivoter sur place de 90° est gratuit, à tout moment de l’activation, même après l’attaque. Deux rotations gratuites de suite ne font pas un demi-tour gratuit : ce qui se passe entre deux autres actions compte pour une seule rotation.
    .title = La rotation de 90° est gratuite
    .ruling = Sinon le prix d’une plus grande rotation ne serait jamais payé.

SQ-MOVE-07 = Une rotation de plus de 90° coûte 1 PM.
    .title = Le demi-tour
    .example = Orientation nord avec 4 PM : face au sud pour 1 PM, et il reste trois pas.

SQ-MOVE-08 = Aller en arrière sans pivoter, tout droit ou en diagonale, coûte 2 PM par case.
    .title = Pas en arrière
    .ruling = C’est l’exception au déplacement dans les 180° ; en arrière, ce sont la case de derrière et les deux diagonales arrière.
    .example = Avec 6 PM on recule de trois cases ; avec 5 PM de deux, et il reste un point pour un pas en avant.

SQ-MOVE-09 = Aucune figurine ne peut finir son déplacement dans une case occupée.
    .title = Pas d’arrêt sur une case occupée

SQ-MOVE-10 = Un obstacle barre sa case : personne n’y passe. Les objets qu’on peut porter ne sont pas des obstacles.
    .title = Obstacles
    .ruling = Le livret parle ici d’objets, mais laisse marcher sur ceux qu’on ramasse : l’interdit vaut pour les pièces fixes.

SQ-MOVE-11 = Vous pouvez traverser la case d’une figurine si son joueur vous le permet. Les vôtres s’écartent toujours. Le pas coûte le PM habituel.
    .title = Traverser les autres
    .ruling = Le livret ne dit pas qui donne l’autorisation ; c’est le joueur qui contrôle la figurine, une fois pour toutes ou quand on le lui demande.

SQ-MOVE-12 = Un pas en diagonale demande un passage libre par au moins une des deux cases de ses flancs. Si murs, obstacles ou figurines prennent les deux, il est interdit, sauf si l’une de ces figurines l’autorise. Un mur ou une porte fermée sur un de ses bords ferme ce passage.
    .title = Se glisser entre les coins
    .ruling = Le livret ne dit pas comment comptent les murs sur les bords ; un passage ouvert suffit, comme pour les explosions.

SQ-MOVE-13 = On n’entre dans les salles et on n’en sort que par des portes ouvertes.
    .title = Par les portes seulement

SQ-MOVE-14 = Un déplacement est interrompu par le sondage d’un nouveau plateau, par des blips qui apparaissent, par les flammes et par un tir d’alerte. Une figurine qui survit continue avec les points qui lui restent.
    .title = Interruptions

SQ-MOVE-15 = Une rotation nomme la nouvelle orientation. Après toute autre action (le début, un pas, une attaque, une porte, un ramassage, etc.), la première rotation est gratuite si elle est de 90° ; un demi-tour, ou toute autre rotation, coûte 1 PM. Une rotation payée est un déplacement et met fin à l’alerte ; une gratuite, non, et elle ne demande aucun point.
    .title = Compter les rotations
    .ruling = Tiré des règles de rotation, pour que chaque cas ait son prix.
    .example = Orientation nord : vers l’est, c’est gratuit, puis vers le sud, 1 PM. Vers l’est, un pas, de nouveau vers le nord : les deux rotations sont gratuites.

SQ-MOVE-16 = Dans une case partagée avec une autre figurine, vous ne pouvez que pivoter et continuer : ni attaque, ni porte, ni ramassage, ni fouille, ni arrêt. On n’y entre que si les points suffisent pour en sortir. Si une interruption ferme le chemin, la figurine revient à sa dernière case libre, ou à la plus proche, et les points sont perdus.
    .title = Dans une case partagée
    .ruling = Le livret interdit de finir là ; le reste en découle.

SQ-MOVE-17 = Les jetons face cachée et les machines occupent leurs cases comme les figurines ; leur propriétaire accorde ou refuse le passage. Les jetons en attente sur un conduit et les objets révélés n’occupent rien.
    .title = Jetons et machines sur le chemin
    .ruling = Les jetons suivent les règles des figurines, ici aussi. Un refus ne dit rien du jeton.

SQ-MOVE-18 = Vous pouvez donner un trajet entier. Il est parcouru pas à pas et s’arrête à un sondage, à une révélation, à une attaque contre la figurine qui bouge, à une interruption ou à un refus ; le reste est abandonné. Chaque propriétaire sur le trajet est consulté une fois pour le tout.
    .title = Trajets
    .ruling = Règle à nous, pour la table numérique : elle épargne des clics et ne change rien d’autre.

SQ-MOVE-19 = Après chaque action, on suit cet ordre : l’action elle-même ; le sondage du plateau où l’on entre ; toutes les révélations ensemble ; les flammes, qui attaquent la figurine qui bouge ; l’alerte, propriétaire après propriétaire dans l’ordre du tour ; les interruptions dans le même ordre ; puis la figurine qui bouge continue, si elle vit. Sondage et révélations ont lieu même si elle meurt.
    .title = Ce qui passe d’abord
    .ruling = Pour le livret, tout cela interrompt un déplacement, mais sans ordre entre eux.

## Les portes

starquest-chapter-doors = Les portes

SQ-DOOR-01 = Escouades et extraterrestres n’entrent dans les salles et n’en sortent que par des portes ouvertes.
    .title = Les portes valent pour tous

SQ-DOOR-02 = Pour ouvrir une porte, placez-vous dans l’une des deux cases devant elle, d’un côté ou de l’autre, et dites-le. Vous pouvez le faire en arrivant ou plus tard dans le déplacement, quelle que soit l’orientation.
    .title = Ouvrir une porte
    .ruling = Le livret fait approcher une figurine ; celle qui est déjà là peut ouvrir aussi.

SQ-DOOR-03 = Le jeton de la porte est retiré et elle reste ouverte.
    .title = Ouverte pour de bon

SQ-DOOR-04 = Rien ne vous oblige à ouvrir une porte devant laquelle vous êtes.
    .title = Aucune obligation d’ouvrir

SQ-DOOR-05 = Ouvrir une porte n’est pas un déplacement et ne coûte rien.
    .title = Ouvrir est gratuit

SQ-DOOR-06 = Une fois la porte ouverte, la figurine peut continuer avec les points qui lui restent.
    .title = Ouvrir et continuer

SQ-DOOR-07 = Seule une carte qui le dit peut refermer une porte ouverte.
    .title = Seules les cartes ferment les portes

SQ-DOOR-08 = Chaque pièce de mur a deux passages. Ils sont toujours ouverts, on ne peut pas les fermer, et les figurines les franchissent.
    .title = Les passages des murs

SQ-DOOR-09 = Une cloison étanche renforcée fonctionne comme une porte, mais seuls les joueurs extraterrestres peuvent l’ouvrir.
    .title = Cloisons étanches renforcées

SQ-DOOR-10 = Tous les autres doivent la briser : il faut une attaque dont le total dépasse son armure de 4.
    .title = Briser une cloison
    .example = Un total de 4 ne fait rien, un total de 5 la détruit.

SQ-DOOR-11 = Une cloison droit devant peut aussi être brisée au corps à corps. Elle ne lance pas de dés ; votre total doit dépasser 4.
    .title = La briser au corps à corps
    .ruling = Qu’elle ne lance rien et doive être devant découle du fonctionnement du corps à corps.

SQ-DOOR-12 = Une cloison brisée disparaît aussitôt et ne revient pas. La tentative est l’attaque de la figurine pour ce tour, et les points en trop sont perdus.
    .title = Détruite pour de bon
    .ruling = Une cloison n’a pas de points de vie : elle tient ou elle n’est plus.

SQ-DOOR-13 = Une cloison ouverte par un joueur extraterrestre se referme à la fin de son tour. Si quelqu’un est en travers, elle se ferme à la fin du premier tour où elle est dégagée.
    .title = Les cloisons se referment
    .ruling = Avec deux joueurs extraterrestres, « leur tour » est ambigu ; c’est celui du joueur qui l’a ouverte.

SQ-DOOR-14 = Une porte ou cloison fermée arrête la vue, les armes à ligne droite et les explosions.
    .title = Ce qu’arrête une porte fermée

SQ-DOOR-15 = Vous pouvez viser une cloison si vous avez une ligne de tir vers une des cases qui la bordent, ou si elle est droit devant vous ; le fait d’être juste à côté n’y change rien. On ne peut pas attaquer les portes ordinaires.
    .title = Viser une cloison
    .ruling = Le livret permet de tirer dessus sans dire comment viser ; les cases devant elle en tiennent lieu.

SQ-DOOR-16 = Explosions et zones attaquent une cloison une fois, avec la plus haute valeur qui tombe sur ses quatre cases de face ; une ligne qui y finit l’attaque avec sa valeur. Un conduit subit la valeur de sa case. Ce qu’atteint un tir est fixé avant le jet : rien ne passe une cloison que le même tir détruit.
    .title = Cloisons et conduits sous le feu
    .ruling = Absent du livret ; on les traite comme les autres cibles de ces armes.

SQ-DOOR-17 = Une porte fermée compte comme un mur le long de son bord, une porte ouverte comme rien. Murs et portes n’ont ni épaisseur ni montants.
    .title = Les portes sont des bords
    .ruling = Cela découle de murs et de portes lus comme des lignes entre les cases.

## Sondage et blips

starquest-chapter-scanning = Sondage et blips

SQ-SCAN-01 = La première figurine d’escouade qui pose le pied sur un plateau le sonde, même venant d’une zone d’entrée. Chaque plateau est sondé une fois par mission.
    .title = Sonder un nouveau plateau
    .ruling = Le livret dit une figurine ; les extraterrestres ne sondent rien, et un plateau connu d’une escouade l’est de toutes.

SQ-SCAN-02 = La figurine qui a provoqué le sondage suspend son déplacement.
    .title = La figurine qui bouge attend

SQ-SCAN-03 = Alors les joueurs extraterrestres peuvent poser des blips sur ce plateau : d’abord le Royaume du Chaos, puis le Culte Obscur s’il entre par les plateaux.
    .title = Poser les blips
    .ruling = Le livret ne dit pas qui pose en premier.

SQ-SCAN-04 = Les blips posés, la figurine peut finir son déplacement avec les points qui lui restaient.
    .title = La figurine reprend son déplacement

SQ-SCAN-05 = Un joueur extraterrestre peut poser une partie, la totalité ou aucun des blips qui lui restent.
    .title = Autant qu’on veut

SQ-SCAN-06 = Quand il ne reste après celui-ci aucun plateau à sonder, tous les blips en main doivent être posés. Ceux qui n’ont pas de case permise sont perdus. Pour le Culte, cela ne vaut que s’il entre par les plateaux.
    .title = Le dernier plateau
    .ruling = Le livret ne dit pas que faire des blips sans place.

SQ-SCAN-07 = Un blip se pose sur n’importe quelle case du plateau qu’aucune figurine d’escouade ne voit. L’orientation compte.
    .title = Hors de vue
    .ruling = Le livret ne nomme que Marines et commandants, héritage d’un jeu sans autres escouades.

SQ-SCAN-08 = Une case reçoit un blip au plus, et aucun si elle est déjà prise.
    .title = Un blip par case
    .ruling = Qu’une case occupée n’en reçoive pas va de soi dans le livret.

SQ-SCAN-09 = Dès qu’une figurine d’escouade voit un blip, il est révélé, et avec lui tous les autres qu’elle voit. Peu importe ce qui a ouvert la vue : un pas, une rotation, une porte, la chute de quelqu’un ou un feu qui s’éteint.
    .title = Voir révèle
    .ruling = Le livret parle d’entrer dans une case ; les autres façons de voir valent autant.

SQ-SCAN-10 = Le propriétaire retourne le blip et met sa figurine sur cette case, avec l’orientation de son choix. Un Dreadnought se place de façon à la couvrir ; s’il n’y a pas la place, au plus proche endroit qui convienne.
    .title = Placer la figurine
    .ruling = L’orientation et la place des grands socles ne sont pas dans le livret.

SQ-SCAN-11 = S’il ne reste aucune figurine de ce type, le jeton est défaussé et personne ne marque.
    .title = Plus de figurine
    .ruling = Le livret n’en place aucune et ne dit pas ce que devient le jeton.

SQ-SCAN-12 = Les jetons du Culte et du Chaos n’ont pas à être révélés s’ils ne sont en vue que les uns des autres.
    .title = Les extraterrestres entre eux

SQ-SCAN-13 = Si vous êtes un joueur extraterrestre, vous pouvez, à votre tour, exiger la révélation d’un jeton de l’autre faction extraterrestre, si l’une de vos figurines ou l’un de vos jetons le voit ; le vôtre peut rester caché. Vous révélez vos propres jetons quand vous voulez à votre tour. Pour cela seulement, les jetons voient, et tout autour.
    .title = Exiger une révélation
    .ruling = Le livret veut une déclaration ouverte du joueur actif ; nous précisons qui peut la demander à qui.

SQ-SCAN-14 = Tous les jetons vus au même moment sont révélés ensemble : on les repère tous, on les retourne, puis on place les figurines, celles du Chaos d’abord. Les jetons ne cachent rien ; les figurines posées cachent à partir de là.
    .title = Plusieurs révélations à la fois
    .ruling = Sans cet ordre, la figurine la plus proche cacherait un blip déjà vu.

SQ-SCAN-15 = Un jeton non vu sur une case touchée par une attaque est révélé avant le jet et attaqué comme un autre. Un jeton qui entre dans le feu y est révélé. Ceux qui attendent sur un conduit sont à l’abri, et les objets sont révélés intacts.
    .title = Les jetons sous le feu
    .ruling = Le livret ne dit pas ce que font les explosions aux jetons que personne ne voit.

SQ-SCAN-16 = Un socle 2×2 demande quatre cases libres, celle du jeton comprise, sans mur, porte ni passage à l’intérieur. Faute de place, il va là où les pas depuis le jeton sont les moins nombreux, sur ce plateau ; s’il n’y a aucune place, le jeton est défaussé.
    .title = De la place pour un Dreadnought
    .ruling = Le livret n’imagine jamais un Dreadnought à l’étroit.

## Vue et tir

starquest-chapter-sight = Vue et tir

SQ-LOS-01 = Une ligne de vue va tout droit du centre d’une case au centre d’une autre.
    .title = De centre à centre

SQ-LOS-02 = Elle est bloquée par les murs, les portes fermées et toute autre figurine dont elle traverse la case. Si elle ne touche qu’un coin, elle est bloquée quand les deux passages autour le sont.
    .title = Ce qui bloque la vue
    .ruling = Le livret ne parle pas des coins ; un passage ouvert suffit, comme pour le déplacement.

SQ-LOS-03 = Une figurine voit la moitié devant elle, gauche et droite exactes comprises. Vous pouvez donc voir une figurine qui ne vous voit pas.
    .title = 180° de vue
    .ruling = Les deux côtés comptent comme vus, puisqu’on peut aussi y marcher.

SQ-LOS-04 = Le feu bloque les lignes de vue et de tir qui le traversent jusqu’au début du prochain tour de son propriétaire. Les cases des deux bouts ne comptent pas : on voit les figurines qui se tiennent dans les flammes.
    .title = Le feu bloque la vue
    .ruling = Le livret dit « pendant une manche entière » : c’est juste la durée du marqueur.

SQ-LOS-05 = La règle du coin tranche toujours : il n’y a donc rien à contester. Une table qui préfère les dés peut faire lancer un dé rouge à chacun des deux joueurs concernés quand une ligne touche un coin bloqué ; le plus haut l’emporte, et vaut pour ce tir jusqu’à la fin du tour.
    .title = Lignes douteuses
    .ruling = Le livret lance les dés en cas de doute ; un ordinateur n’en a pas.

SQ-LOS-06 = Si ce jet est à égalité, le joueur actif décide.
    .title = Jet à égalité

SQ-LOS-07 = Pour chaque figurine, il y a trois sortes de cases : vues et à portée de tir ; vues seulement ; ni l’un ni l’autre.
    .title = Trois sortes de cases
    .example = Sans rien en travers, des cases à trois de distance au plus, 15 sont vues et à portée de tir, 12 vues seulement, 21 ni l’un ni l’autre.

SQ-LOS-08 = On voit au-delà d’une tarentule.
    .title = La tarentule ne cache pas

SQ-LOS-09 = Les jetons face cachée et les objets ne bloquent ni la vue ni le tir.
    .title = Les jetons ne cachent pas
    .ruling = Le livret énumère ce qui bloque, et les jetons n’y sont pas.

SQ-LOS-10 = Avec un socle de plusieurs cases, la vue peut partir de n’importe laquelle et aller à n’importe laquelle. Le socle lui-même n’en cache aucune.
    .title = Grands socles
    .ruling = Le livret le dit du tir du Dreadnought ; nous l’appliquons partout.

SQ-LOS-11 = Suivez la ligne case par case. Au passage d’un bord, elle est bloquée par un mur ou une porte fermée, ou par une case pleine, en feu ou occupée où elle entre, sauf aux deux bouts. À un coin, elle est bloquée si les deux cases des flancs, ou les bords qui le contournent, sont fermés. Votre socle, celui de la cible et une figurine portée ne bloquent jamais ; une tarentule bloque le tir, mais pas la vue. Sans l’orientation, une ligne est la même dans les deux sens.
    .title = La ligne, pas à pas
    .ruling = La procédure exacte, en nombres entiers, pour que tous aient la même réponse.
    .example = Des figurines sur les deux flancs d’une diagonale la bloquent ; ôtez-en une et elle est libre.

SQ-LOS-12 = Seules les figurines sur le plateau voient. Une figurine portée, un jeton ou une figurine dans une zone d’entrée ne voit pas ; un artilleur, si.
    .title = Qui voit
    .ruling = Le livret n’en parle pas ; cela découle de ce qui est en jeu.

SQ-LOF-01 = Une ligne de tir doit se trouver entre les deux diagonales devant le tireur, comprises : jamais plus de cases de côté qu’en avant.
    .title = 90° de tir
    .ruling = Le livret borne l’arc par les diagonales ; nous les comptons dedans.
    .example = Orientation est : trois en avant et trois de côté, c’est dans l’arc ; trois en avant et quatre de côté, non.

SQ-LOF-02 = Vous ne pouvez pas viser une figurine voisine en ligne droite ; une voisine en diagonale, si. Une ligne ou une zone dirigée ailleurs peut quand même toucher la voisine.
    .title = Trop près pour viser
    .ruling = Le livret exclut la ligne entre voisins, mais son tableau du plasma touche la case adjacente.

SQ-LOF-03 = Tout ce qui bloque la vue bloque le tir, et la tarentule en plus.
    .title = Ce qui bloque le tir

SQ-LOF-04 = Missiles et flammes demandent une ligne de tir vers leur case cible, une zone de quatre cases vers l’une d’elles. Les armes à ligne droite tirent droit devant ou le long d’une des deux diagonales avant ; pour d’autres lignes, pivotez d’abord.
    .title = Viser cases et lignes
    .ruling = Le livret ne définit de lignes de tir qu’entre figurines.

SQ-LOF-05 = Deux socles sont voisins si des cases à eux partagent un bord ouvert ; alors aucun ne peut viser l’autre, d’aucune case. S’ils ne se touchent que par les coins, ils le peuvent. Avec un mur ou une porte fermée entre eux, ils ne sont pas voisins.
    .title = Socles voisins
    .ruling = La règle des voisins, appliquée aux socles de plusieurs cases.

SQ-LOF-06 = L’arme à ligne droite d’un Dreadnought part de n’importe quelle case de son socle, dans toute direction, parmi les huit, qui quitte le socle au premier pas.
    .title = Les lignes d’un Dreadnought
    .ruling = Cela découle du tir tout autour du Dreadnought.

## Le tir

starquest-chapter-shooting = Le tir

SQ-SHOOT-01 = Vous ne pouvez tirer que sur ce qui est dans votre ligne de tir.
    .title = Cibles en ligne de tir

SQ-SHOOT-02 = Les armes portent à toute distance. Seul le lance-flammes a une limite, six cases.
    .title = Sans limite de portée
    .ruling = Le livret dit les deux ; la règle spéciale du lance-flammes l’emporte.

SQ-SHOOT-03 = L’arme décide des dés qu’on lance.
    .title = Les dés de l’arme

SQ-SHOOT-04 = Les dés blancs sont ceux des armes légères, les rouges ceux des lourdes. Ils servent au tir et au corps à corps.
    .title = Dés blancs et rouges

SQ-SHOOT-05 = Additionnez les dés. Si le total dépasse la valeur d’armure de la cible, elle est touchée.
    .title = Toucher
    .example = Un total de 2 ne fait rien à une armure de 2.

SQ-SHOOT-06 = Pour chaque point au-dessus de la valeur d’armure, la cible perd un point de vie.
    .title = Dégâts
    .example = Un total de 3 contre une armure de 2 coûte un point de vie ; un total de 5 en coûte trois.

SQ-SHOOT-07 = Une figurine à 0 point de vie est éliminée et quitte le plateau, et les points vont au joueur dont l’attaque, la carte ou le feu a ôté le dernier. Au corps à corps, le vainqueur marque, même en défense. Personne ne marque ses propres figurines, celles d’un allié public ni celles retirées sans attaque. Une escouade paie en outre les points de chaque figurine qu’elle perd, sur une ligne à part, même si personne ne les gagne ; les joueurs extraterrestres ne paient pas. En option, elle ne paie que pour ce que prend un joueur extraterrestre, ou ne paie rien.
    .title = Élimination et points
    .ruling = Le livret note les points sans toujours dire pour qui. Que les escouades paient ce que les extraterrestres éliminent figure sur les fiches publiées ; qu’elles paient aussi les autres pertes vient de nous.

SQ-SHOOT-08 = Certaines cartes permettent de relancer un dé.
    .title = Relances

SQ-SHOOT-09 = Rien ne vous oblige à relancer ; mais si vous le faites, le nouveau résultat compte.
    .title = Le second jet compte

SQ-SHOOT-10 = Une attaque se déroule ainsi : on déclare l’attaquant, l’arme et la visée ; les cibles peuvent esquiver ; on vérifie la visée ; on lance ; on relance ; on compare ; sauvegardes ; perte de points de vie ; rites ; retrait et points ; blips nouvellement vus.
    .title = Le déroulement d’une attaque
    .ruling = Le livret donne les morceaux en divers chapitres, sans ordre.

SQ-SHOOT-11 = Les armes à ligne et à zone touchent toutes les figurines de leurs cases, amies comprises ; lance-missiles, lance-flammes et faisceau de conversion touchent même le tireur. Les victimes d’un jet sont traitées ensemble, selon la situation d’avant. Le canon d’assaut et les tirs séparés se traitent un par un.
    .title = Toutes les figurines de la zone
    .ruling = Le livret ne dit pas si les victimes sont traitées à la fois.

SQ-SHOOT-12 = Lance-missiles et lance-flammes peuvent viser toute case en ligne de tir, même vide. Tout autre tir doit attaquer au moins une figurine ou machine ennemie, une cloison ou un conduit. Pour une arme à ligne ou à zone, l’une de ces cibles au moins ne doit pas être voisine du tireur en ligne droite ; celles qui le sont sont alors touchées aussi. Des amis seuls ne suffisent pas, à moins de nommer exprès un allié. En option, des voisins seuls suffisent.
    .title = Un tir demande une cible
    .ruling = Le livret ne trace pas de ligne de tir entre voisins et ne tire que sur des cibles en ligne de tir, mais son tableau du plasma touche la case adjacente.

SQ-SHOOT-13 = S’il y a plusieurs victimes, on calcule d’abord toutes les pertes ; puis les propriétaires, dans l’ordre du tour, font leurs sauvegardes, défaussent des cartes et ôtent des armes ; puis un rite au plus ; puis toutes les figurines éliminées partent ensemble, leurs points sont marqués, et ce qu’elles portaient tombe.
    .title = Plusieurs victimes
    .ruling = Le livret regarde une victime à la fois.

SQ-SHOOT-14 = Un tireur qui meurt de sa propre attaque l’achève quand même. Ses autres tirs sont perdus.
    .title = La mort du tireur
    .ruling = Absent du livret ; les dés sur la table comptent.

## Le corps à corps

starquest-chapter-melee = Le corps à corps

SQ-MELEE-01 = Au lieu de tirer, une figurine peut attaquer au corps à corps, avant ou après son déplacement.
    .title = Le corps à corps au lieu du tir

SQ-MELEE-02 = Attaquant et défenseur lancent les dés de corps à corps de leurs fiches et comparent les totaux. L’armure ne compte pas. Le joueur actif relance le premier.
    .title = Les deux lancent
    .ruling = Que l’armure ne compte pas découle de la comparaison des totaux ; l’ordre des relances vient de nous.

SQ-MELEE-03 = Le plus haut total gagne, et le perdant perd un point de vie par point d’écart. Le perdant peut être l’attaquant.
    .title = Le vainqueur blesse
    .example = 1 contre 4 : la figurine qui a fait 1 perd trois points de vie.

SQ-MELEE-04 = À totaux égaux, personne n’est blessé.
    .title = Égalité

SQ-MELEE-05 = On ne peut attaquer qu’un adversaire dans la case droit devant, jamais de côté ni en diagonale, ni à travers un mur ou une porte fermée. Une rotation gratuite avant l’attaque est permise.
    .title = De face seulement
    .ruling = Que murs et portes séparent les combattants va de soi dans le livret.

SQ-MELEE-06 = Une figurine qui attaque juste par-derrière ne peut pas être blessée : les deux lancent, mais un total plus haut du défenseur compte comme une égalité.
    .title = Par-derrière
    .ruling = Le livret parle d’un défenseur qui ne fait pas face ; nous prenons la case qu’il ne peut pas voir.

SQ-MELEE-07 = L’avantage est perdu si le défenseur pouvait voir l’attaquant quand son activation, ou ce déplacement en plus, a commencé.
    .title = Vu venir
    .ruling = Le livret dit « au départ » ; nous prenons le début du déplacement.

SQ-MELEE-08 = Un Dreadnought attaque un adversaire dans les deux cases devant lui. On peut l’attaquer dans chacune de ses cases, et par-derrière seulement le long de son côté arrière.
    .title = Le corps à corps des grands socles
    .ruling = Le livret n’en traite pas.

## Les points de vie

starquest-chapter-life = Les points de vie

SQ-LIFE-01 = Les chefs ont 3 points de vie. Le gouverneur et le sorcier Eldars font exception : ils vivent de leurs cartes.
    .title = Les chefs
    .ruling = Le livret ajoute « au lieu de 6 », simple souvenir d’un jeu plus ancien.

SQ-LIFE-02 = Les autres membres des escouades ont 2 points de vie, sauf si leur fiche dit autre chose. Les extraterrestres ont ceux de leur fiche.
    .title = Tous les autres
    .ruling = À la lettre, les extraterrestres en auraient 2 aussi ; tous les exemples du livret en supposent 1 pour les petits.

SQ-LIFE-03 = Les blessures sont marquées et visibles de tous.
    .title = Blessures
    .ruling = Le marqueur est sur le plateau : chacun peut donc le voir.

SQ-LIFE-04 = Les soins ne portent jamais une figurine au-dessus de ses points de vie de départ.
    .title = Les soins ont une limite

SQ-LIFE-05 = Les points de vie ne descendent jamais sous 0, même après un coup plus fort.
    .title = Pas moins que zéro
    .ruling = Absent du livret ; les rites qui ramènent quelqu’un en ont besoin.

## L’alerte

starquest-chapter-overwatch = L’alerte

SQ-OVER-01 = Une figurine qui n’attaque pas à son tour peut se mettre en alerte à la fin de son activation, même après un déplacement. Il lui faut une arme de tir, et elle ne doit avoir ni fouillé ni employé de carte psychique.
    .title = Se mettre en alerte
    .ruling = Le moment et ce qui l’exclut viennent de plusieurs chapitres.

SQ-OVER-02 = Un marqueur d’alerte le montre à tous.
    .title = Le marqueur

SQ-OVER-03 = Elle peut tirer une fois sur un ennemi qui entre dans sa vue, qu’il marche, soit révélé ou placé, ou qu’une porte s’ouvre.
    .title = Un tir sur l’ennemi qui paraît
    .ruling = Le livret dit « entre » ; nous comptons toute façon de paraître.

SQ-OVER-04 = Le tir est résolu à cet instant même et interrompt la figurine qui bouge.
    .title = Elle interrompt

SQ-OVER-05 = Vous choisissez l’ennemi. Vous pouvez laisser passer les premiers et attendre une meilleure cible.
    .title = On peut attendre

SQ-OVER-06 = Vous ne pouvez tirer que sur l’action qui a amené l’ennemi en vue. Quand la suivante commence, il est trop tard ; et un ennemi déjà en vue n’y est pas entré.
    .title = Avant qu’il soit trop tard
    .ruling = Le livret exclut un ennemi qui a fait plus d’une action en vue ; y entrer est la première.

SQ-OVER-07 = Le marqueur est retiré après le tir, ou au début de votre prochain tour.
    .title = Quand part le marqueur

SQ-OVER-08 = Après un tir, l’alerte est finie.
    .title = Un seul tir
    .ruling = Le livret admet aussi une attaque au tour de chaque adversaire, mais retire le marqueur après l’attaque ; la phrase la plus stricte n’en viole aucune.

SQ-OVER-09 = Une figurine à lance-flammes ne peut pas se mettre en alerte.
    .title = Pas de lance-flammes

SQ-OVER-10 = Se déplacer met fin à l’alerte, même par points de commandement ou sur le dos d’une autre figurine. Une rotation gratuite n’y met pas fin ; une rotation payée, si.
    .title = Bouger y met fin
    .ruling = Le prix d’une rotation dit si elle est un déplacement.

SQ-OVER-11 = Une figurine attaquée au corps à corps quitte l’alerte, quel que soit le résultat. Essuyer un tir n’y change rien.
    .title = Le corps à corps y met fin
    .ruling = Nous prenons le moment de la déclaration.

SQ-OVER-12 = Vous pouvez quitter l’alerte quand vous voulez, sans rien payer.
    .title = La quitter

SQ-OVER-13 = Un tir d’alerte est une seule attaque, même avec une arme qui tire plusieurs fois. Des tirs concentrés sur une zone comptent pour une attaque : les canons laser peuvent donc concentrer les leurs. Une tarentule avec artilleur ne peut se mettre en alerte que si elle n’a ni bougé ni tiré.
    .title = Armes à plusieurs tirs
    .ruling = Le livret accorde une attaque et appelle une attaque les tirs concentrés.

SQ-OVER-14 = La vue donne l’occasion, mais le tir demande une ligne de tir. Pour l’avoir, la figurine peut d’abord pivoter gratuitement de 90° vers l’ennemi ; elle garde cette orientation. Un voisin en ligne droite ne peut toujours pas être visé.
    .title = Pivoter et tirer
    .ruling = La vue est plus large que le tir ; une rotation gratuite n’étant pas un déplacement, elle ne met pas fin à l’alerte.
    .example = Orientation nord, un ennemi paraît à trois cases à l’est et une en avant : vous pivotez vers l’est et tirez.

SQ-OVER-15 = Les extraterrestres ne peuvent pas se mettre en alerte.
    .title = Pas pour les extraterrestres
    .ruling = Le chapitre dit « une figurine », mais la liste de leurs actions ne la contient pas.

SQ-OVER-16 = Une figurine en alerte ne tire qu’aux tours des autres.
    .title = Jamais à votre tour
    .ruling = Le livret parle des tours des adversaires.

SQ-OVER-17 = Après chaque action, pour chaque figurine en alerte, on cherche les ennemis qu’elle voit à présent et ne voyait pas, quelle qu’en soit la cause, sauf si c’est le fait de son propre joueur. Si elle peut légalement tirer sur l’un d’eux, au besoin après une rotation gratuite, on demande une fois à son propriétaire s’il tire, et sur lequel, ou s’il attend.
    .title = Le déclenchement
    .ruling = Précisé pour ne consulter personne en vain.

SQ-OVER-18 = Les actions d’un ennemi en vue se comptent sur tout le tour de son joueur : chaque action qui commence ou finit en vue en est une, et être révélé ou placé aussi. Sortir de la vue et y revenir ne remet pas le compte à zéro.
    .title = Compter les actions en vue
    .ruling = Sinon on pourrait attirer le feu sans fin en entrant et sortant.

SQ-OVER-19 = Un tir d’alerte est une attaque comme une autre : la cible peut esquiver, sauvegardes et rites valent, et c’est l’attaque du tireur pour ce tour. Un tir esquivé est dépensé.
    .title = Une attaque comme une autre
    .ruling = Le livret ne la distingue pas.

SQ-OVER-20 = L’alerte finit aussi quand la figurine est prise sur le dos d’une autre ou en prend une sur le sien, prend ou quitte une tarentule, change de camp ou perd son arme.
    .title = Autres fins
    .ruling = Absent du livret ; dans tous ces cas, elle ne peut plus veiller comme avant.
