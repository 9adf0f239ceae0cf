### Starquest : les règles à consulter, seconde partie, un message par clause.
### La valeur est la règle telle qu’on la joue ici, options comprises. `.title` est son titre, `.ruling` dit ce que le
### livret laisse ouvert et comment nous le lisons. Les options se disent en mots, jamais comme on les tape.
### Chaque valeur tient sur une seule ligne, car Fluent garderait un retour à la ligne dans le texte.

## La reconnaissance

starquest-chapter-reconnaissance = La reconnaissance

SQ-RECON-01 = Une figurine des Marines, des Eldars ou de la Légion dont le socle est tout entier dans une salle peut la fouiller : vous piochez une carte de reconnaissance. On ne peut pas fouiller les couloirs ; le plan indique quelles cases sont des salles.
    .title = Fouiller une salle
    .ruling = Le livret ne dit pas ce qu’est une salle : le plan les marque, et le socle doit y tenir en entier.

SQ-RECON-02 = Chaque escouade fouille une fois au plus à chacun de ses tours, avec n’importe quelle figurine.
    .title = Une fouille par tour

SQ-RECON-03 = Une salle ne peut être fouillée qu’une fois dans toute la mission, toutes escouades confondues. En option : une fois par escouade.
    .title = Une fouille par salle
    .ruling = Le livret ne dit pas si la salle est vide pour tous ; ici, elle l’est.

SQ-RECON-04 = Une figurine qui fouille ne peut pas attaquer pendant ce tour, ni avant ni après, sauf si la carte piochée le permet. Elle peut se déplacer avant et après.
    .title = Fouiller ou attaquer
    .ruling = Le livret n’interdit que l’attaque ; nous l’appliquons avant comme après, et le déplacement reste libre.

SQ-RECON-05 = Une figurine qui a fouillé ne peut pas se mettre en alerte pendant ce tour.
    .title = Pas d’alerte après une fouille

SQ-RECON-06 = Vous ne pouvez fouiller que si aucune figurine extraterrestre révélée, de l’une ou l’autre faction, ne voit votre figurine. Un extraterrestre qui tourne le dos n’empêche rien, pas plus que les jetons non révélés.
    .title = À l’abri des regards
    .ruling = Nous comptons l’orientation et les deux factions extraterrestres, mais pas les jetons.

SQ-RECON-07 = Les cartes de reconnaissance ne se donnent pas à une autre escouade. Elles changent de main pour 20 points chacune, que l’acheteur paie au vendeur ; avec moins de 20 points, on ne peut pas acheter. La vente est une alliance, comme tout échange de cartes. En option : les 20 points ne vont à personne.
    .title = Vendre une carte
    .ruling = Le livret donne le prix sans dire qui le reçoit ; ici, c’est le vendeur.

SQ-RECON-08 = Pendant la mission, vous pouvez garder secrètes vos cartes de reconnaissance. À la fin, chacun montre les siennes.
    .title = Secrètes jusqu’à la fin

SQ-RECON-09 = Les cartes non utilisées peuvent être gardées pour la mission suivante, sauf les missions secrètes et les cartes à effet prolongé.
    .title = Garder des cartes

SQ-RECON-10 = Chaque mission secrète non remplie à la fin coûte 10 points au joueur qui la détient, même en dessous de zéro. Une carte vendue compte pour son dernier détenteur.
    .title = Missions secrètes manquées
    .ruling = Le livret ne parle ni des cartes vendues ni des dettes ; le dernier détenteur paie, et les points peuvent être négatifs.

SQ-RECON-11 = Quand la pioche est vide, on mélange la défausse. S’il n’y en a pas non plus, personne ne peut fouiller, et les salles restent à fouiller.
    .title = Pioche épuisée
    .ruling = Le livret se tait sur la pioche vide.

SQ-RECON-12 = Une salle est fouillée dès que la carte est piochée, même si la figurine meurt ensuite. Dans une salle en feu, on peut fouiller depuis une case qui ne brûle pas.
    .title = Quand une salle est fouillée
    .ruling = Le livret ne traite pas ces cas.

## Les points de commandement

starquest-chapter-command-points = Les points de commandement

SQ-CMD-01 = À la fin de chacun de vos tours, si vous jouez les Marines, les Eldars ou la Légion, vous pouvez lancer un dé ordinaire à six faces. Le résultat est votre réserve de points de commandement.
    .title = Le jet de commandement

SQ-CMD-02 = Un point de commandement est un point de mouvement en plus. La réserve dure du jet au début de votre tour suivant : vous la dépensez donc tout à la fin de votre tour ou pendant celui des autres. En option : vous lancez le dé au début de votre tour.
    .title = Ce qu’ils sont
    .ruling = Le livret les permet pendant votre tour, mais les fait lancer à la fin et les efface au début du suivant ; cette lecture respecte les trois phrases.

SQ-CMD-03 = La réserve est notée sur le scanner, baisse à chaque point dépensé, et tout le monde peut la voir.
    .title = Une réserve visible
    .ruling = Qu’elle soit publique est notre lecture.

SQ-CMD-04 = Vous pouvez dépenser ces points pour n’importe laquelle de vos figurines et les partager à votre gré, entre deux actions de n’importe qui mais jamais au milieu d’un jet. Les coûts et interdits habituels valent pour les rotations, les pas en arrière, les portes, les nouveaux plateaux et le feu, et ces déplacements peuvent provoquer des tirs d’alerte.
    .title = N’importe qui, n’importe quand
    .ruling = Le livret dit « à tout moment » ; pour nous, c’est entre deux actions simples quelconques.

SQ-CMD-05 = Vous pouvez aussi les dépenser quand une attaque contre vous est déclarée et que les dés ne sont pas encore lancés. Si la cible unique n’est plus dans la ligne de tir, ou plus en face au corps à corps, l’attaque échoue et elle est dépensée. La visée d’une case, d’une ligne ou d’une zone reste où elle était. En option : l’attaquant peut choisir une autre cible.
    .title = Esquiver
    .ruling = Le livret permet d’échapper à une attaque sans dire ce qu’elle devient.

SQ-CMD-06 = Ce qui reste retombe à zéro au début de votre tour suivant. Un nouveau jet ne s’ajoute jamais à l’ancienne réserve.
    .title = Pas de cumul

SQ-CMD-07 = Si votre chef est tué, la réserve est perdue aussitôt et vous ne lancez plus le dé de toute la mission. Chez les Eldars, le sorcier compte là où il y en a un ; pour la Légion, son chef.
    .title = Sans chef, pas de points
    .ruling = Le livret ne parle ni des points en réserve, ni du chef des Vengeurs et de la Légion.

SQ-CMD-08 = Les joueurs extraterrestres n’ont pas de points de commandement.
    .title = Pas pour les extraterrestres
    .ruling = Le livret ne nomme que les escouades.

SQ-CMD-09 = On n’interroge personne à chaque pas. Si vous avez des points, vous pouvez demander à interrompre quand vous voulez : avant la prochaine action, vous avez une pause, vous y dépensez ce que vous voulez et le jeu continue. Plusieurs interruptions passent dans l’ordre du tour après le joueur actif ; une interruption demandée pendant une attaque en attend la fin. Vous pouvez aussi fixer des déclencheurs privés qui la demandent pour vous : un ennemi entre en vue ou s’approche à une certaine distance d’une figurine, un ennemi finit d’agir, le tour de quelqu’un commence ou s’achève. Personne ne voit vos demandes ni vos déclencheurs avant leur effet.
    .title = Interrompre
    .ruling = « À tout moment » voudrait dire une question à chaque pas ; l’interruption donne la même liberté sans questions.

SQ-CMD-10 = Hors de sa propre activation, une figurine ne peut pivoter gratuitement, ouvrir une porte, poser ou échanger quelque chose que dans un déplacement de commandement qui dépense au moins 1 point. Ramasser un objet, prendre une figurine sur le dos et la déposer coûtent des points comme des points de mouvement. Elle ne peut ni attaquer, ni fouiller, ni jouer de carte. Quitter l’alerte est toujours gratuit.
    .title = Actions gratuites hors de son tour
    .ruling = Le livret ne combine pas actions gratuites et points de commandement.

SQ-CMD-11 = On déclare d’abord l’attaquant, l’arme, la visée et le nombre de tirs concentrés. Puis chaque joueur qui a des points, une figurine dans la visée déclarée (pour le canon d’assaut, n’importe laquelle dans sa ligne de tir) et un moyen de dépenser un point a une pause, dans l’ordre du tour. Ensuite : si l’attaquant est mort, il ne se passe rien ; si la cible unique s’est échappée, ce seul tir est dépensé ; le canon d’assaut se partage entre les figurines qui sont maintenant dans la ligne de tir ; cases, lignes et zones touchent les figurines qui s’y trouvent maintenant. Une figurine qui entre dans la ligne bloque un tir unique sans en devenir la cible. Le feu où l’on entre n’est pas déclaré et on ne peut pas l’esquiver.
    .title = La pause pour esquiver
    .ruling = Le livret ne donne pas de procédure pour échapper à une attaque.

SQ-CMD-12 = Le pas en cours s’achève, puis la réserve est à zéro, vos pauses se ferment, interruptions et déclencheurs disparaissent. Un chef sorti du plateau n’est pas mort : l’escouade garde ses points et son jet.
    .title = Le chef meurt pendant la dépense
    .ruling = Le livret ne traite pas ce moment.

SQ-CMD-13 = Une figurine qui en porte une autre paie 2 points par point de mouvement. Une tarentule avec artilleur peut se déplacer, mais pas dans un tour où elle a tiré. Il faut 2 points d’un coup à un Dreadnought pour franchir une porte. Ces déplacements ne comptent pas comme celui du tour : même une figurine à arme lourde qui s’est déplacée et a tiré peut encore esquiver.
    .title = Déplacements de commandement
    .ruling = Déduit : un point de commandement vaut un point de mouvement, et porter quelqu’un les divise par deux.

## Les escouades

starquest-chapter-squads = Les escouades

SQ-SQUAD-01 = Six figurines : un commandant, deux marines avec une arme légère et trois avec une arme lourde.
    .title = Une escouade de Space Marines

SQ-SQUAD-02 = Le commandant a 3 points de vie, chaque autre marine 2.
    .title = Vie des Marines

SQ-SQUAD-03 = La liste d’armes du livret compte quatre marines en plus du commandant : un avec une arme lourde, un avec un fusil laser, deux au choix. Nous jouons l’escouade complète de six. En option : un commandant et quatre marines, avec au moins une arme lourde et un fusil laser.
    .title = Six marines ou cinq
    .ruling = Les deux chapitres du livret se contredisent ; l’escouade de six s’accorde avec les listes des Eldars et des Terminators et respecte les deux choix imposés.

SQ-SQUAD-04 = Un joueur Marine peut aligner une escouade Terminator en renonçant à quatre cartes d’équipement. Les cartes d’ordre restent ; avec moins de quatre cartes d’équipement, c’est impossible. En option : une escouade Terminator, comme une formation de Vengeurs, commence la mission avec −10 points.
    .title = Aligner des Terminators
    .ruling = Le livret demande quatre cartes et aucun point ; le prix est pour les tables qui trouvent les formations trop fortes.

SQ-SQUAD-05 = Sept figurines : un commandant, deux terminators, trois porteurs d’armes lourdes, extra-lourdes ou de lance-flammes, à votre gré, et un archiviste.
    .title = Une escouade Terminator

SQ-SQUAD-06 = Tous les membres d’une escouade Terminator sauf l’archiviste peuvent tirer et attaquer au corps à corps dans le même tour, une fois chacun. Les limites au déplacement scindé demeurent : tirer, se déplacer, puis frapper est permis. En option : seulement le commandant et les deux simples terminators.
    .title = Tirer et frapper
    .ruling = Le livret n’excepte que l’archiviste ; les porteurs sont donc compris.

SQ-SQUAD-07 = Chaque membre d’une escouade Terminator se déplace de 4 cases au plus et a une valeur d’armure de 3.
    .title = Armure Terminator

SQ-SQUAD-08 = Le commandant a 3 points de vie, tous les autres de l’escouade 2.
    .title = Vie des Terminators
    .ruling = Le livret ne parle ni des porteurs ni de l’archiviste ; ils en ont 2 aussi.

SQ-SQUAD-09 = Les autres valeurs et les armes des Terminators sont sur leurs fiches. Griffes et marteau frappent aussi les deux cases en diagonale devant. Un Terminator à marteau et bouclier qui va perdre des points de vie lance un dé rouge : son résultat réduit d’autant les points de vie perdus.
    .title = Fiches des Terminators
    .ruling = Le livret renvoie à des fiches qu’il ne contient pas.

SQ-SQUAD-10 = Six figurines : un gouverneur, deux Eldars avec une arme légère et trois avec une arme lourde.
    .title = Une escouade Eldar

SQ-SQUAD-11 = Le gouverneur a 1 point de vie et, en plus, ses cartes de gouverneur ; chaque autre Eldar en a 2.
    .title = Vie des Eldars

SQ-SQUAD-12 = L’arme légère des Eldars est la catapulte shuriken. Les armes lourdes se choisissent entre canon shuriken, lance-missiles et canon laser, pas plus de deux de chaque sorte.
    .title = Armes des Eldars

SQ-SQUAD-13 = Au lieu de nombreux points de vie, un gouverneur possède des cartes. Chacune lui donne une capacité ou un équipement, et toutes sont visibles.
    .title = Les cartes de gouverneur

SQ-SQUAD-14 = Pour chaque point de vie qu’il devrait perdre, le gouverneur défausse une carte de son choix. Il ne meurt que s’il reste des points de vie à perdre après la dernière carte. En option : une carte par attaque qui blesse, quelle que soit sa force.
    .title = Des cartes pour les blessures
    .ruling = Le livret lui compte 1 point de vie plus les cartes ; une carte vaut donc un point de vie.

SQ-SQUAD-15 = Une carte de gouverneur défaussée, avec ce qu’elle donnait, ne sert plus pendant cette mission.
    .title = Perdues pour la mission

SQ-SQUAD-16 = Après sa dernière carte, il reste au gouverneur 1 point de vie, et la blessure suivante le tue.
    .title = Sans cartes

SQ-SQUAD-17 = Entre deux missions, le gouverneur récupère toutes ses cartes défaussées.
    .title = Les cartes reviennent

SQ-SQUAD-18 = Avant chaque mission, on choisit cinq des dix cartes de gouverneur.
    .title = Cinq sur dix

SQ-SQUAD-19 = Tout gouverneur porte une épée renforcée, trois dés blancs au corps à corps, et un pistolet shuriken, qui tire deux fois par tour avec deux dés blancs chaque fois.
    .title = Les armes du gouverneur
    .ruling = Les dés viennent de la fiche, et non du texte du livret.

SQ-SQUAD-20 = Les deux tirs peuvent venir avant le déplacement, après, ou l’un avant et l’autre après, sur une cible ou deux, et chacun se résout à part. Le pistolet étant une arme légère, le gouverneur peut aussi scinder son déplacement autour d’eux.
    .title = Deux tirs de pistolet
    .ruling = Que le pistolet suive les règles des armes légères est notre lecture.

SQ-SQUAD-21 = Le joueur Eldar peut aligner une formation de Vengeurs en renonçant à quatre cartes d’équipement.
    .title = Aligner des Vengeurs

SQ-SQUAD-22 = Sept figurines : un sorcier, un arlequin et cinq Eldars, dont deux ou trois avec une arme légère et les autres avec une arme lourde.
    .title = Une formation de Vengeurs

SQ-SQUAD-23 = Quand un Vengeur va perdre des points de vie, vous pouvez lancer un dé rouge pour chacun ; chaque 2 ou 3 en sauve un. Tous les membres de la formation en disposent, le sorcier avant de défausser, ainsi que les Vengeurs venus en renfort. En option : un dé par attaque, et un 2 ou un 3 l’annule entièrement. Autre option : seuls les guerriers en disposent.
    .title = La sauvegarde des Vengeurs
    .ruling = Le livret dit « pour chaque blessure » et n’excepte personne.

SQ-SQUAD-24 = Le sorcier mène la formation à la place d’un gouverneur : 1 point de vie et cinq des dix cartes de gouverneur. Les autres Eldars ont 2 points de vie.
    .title = Le sorcier
    .ruling = Le livret ne dit ni que le sorcier mène les Vengeurs ni combien de cartes il a.

SQ-SQUAD-25 = Les autres valeurs et les armes des Vengeurs sont sur leurs fiches.
    .title = Fiches des Vengeurs

SQ-SQUAD-26 = La Légion aligne cinq de ses sept légionnaires et peut en changer à chaque mission.
    .title = La Légion des Damnés

SQ-SQUAD-27 = Karak et le Cardinal Dominic sont toujours parmi les cinq. Vous choisissez les trois autres.
    .title = Karak et Dominic

SQ-SQUAD-28 = Chaque légionnaire a 3 points de vie.
    .title = Vie de la Légion

SQ-SQUAD-29 = La Légion prend quatre cartes d’équipement et n’utilise jamais de cartes d’ordre.
    .title = Cartes de la Légion

SQ-SQUAD-30 = Karak mène la Légion. En option : c’est Dominic.
    .title = Le chef de la Légion
    .ruling = Le livret ne nomme pas de chef ; Karak est toujours là et n’est pas le psyker.

SQ-SQUAD-31 = Lancez d’un coup autant de dés que vous voulez, jusqu’au nombre de points dont l’attaque dépasse l’armure du Vengeur, même au-delà de la vie restante ; chaque 2 ou 3 en retire un, et le reste coûte des cartes ou des points de vie. Les sauvegardes valent contre les tirs, le corps à corps, le feu, les cartes et la destruction d’une tarentule (un dé s’il est blessé, autant que ses points de vie s’il est éliminé). Pas de sauvegarde sur une sauvegarde, et il faut une carte pour relancer. En option : pas plus de dés qu’il ne reste de points de vie et de cartes.
    .title = Comment on lance les sauvegardes
    .ruling = Chaque point au-dessus de l’armure est une blessure ; la vie restante ne limite donc pas les dés.

## Les psykers

starquest-chapter-psionics = Les psykers

SQ-PSI-01 = Une escouade Marine normale peut accueillir un archiviste pour deux Sceaux d’Honneur. On paie une fois ; il reste jusqu’à sa mort et ne compte pas comme renfort. En option : le prix se paie à chaque mission.
    .title = Engager un archiviste
    .ruling = Le livret ne dit pas combien de fois on paie.

SQ-PSI-02 = Une escouade Terminator a son archiviste dès le départ, sans rien payer.
    .title = L’archiviste des Terminators

SQ-PSI-03 = Une escouade Eldar normale peut accueillir un arlequin pour deux Sceaux d’Honneur.
    .title = Engager un arlequin

SQ-PSI-04 = Une formation de Vengeurs a son arlequin dès le départ, sans rien payer.
    .title = L’arlequin des Vengeurs

SQ-PSI-05 = Dominic est le psyker de la Légion, et personne ne peut prendre sa place.
    .title = Le Cardinal Dominic

SQ-PSI-06 = Les valeurs et les armes de l’archiviste, de l’arlequin et de Dominic sont sur leurs fiches.
    .title = Fiches des psykers

SQ-PSI-07 = Au début d’une mission, un psyker prend quatre des dix-sept cartes psychiques, une de chacun des quatre arts. Chaque psyker a sa propre pioche : deux psykers peuvent donc prendre la même carte. En option : une pioche commune, et l’on choisit dans l’ordre du tour.
    .title = Choisir les cartes psychiques
    .ruling = Le livret ne dit pas si les psykers partagent la même pioche.

SQ-PSI-08 = Un psyker qui emploie une carte psychique ne peut rien faire d’autre pendant ce tour, ni avant ni après : aucun déplacement, pas même une rotation gratuite, ni attaque, ni fouille, ni alerte, ni porte, ni échange, sauf si la carte le dit. Les points de commandement peuvent encore le déplacer plus tard.
    .title = Rien d’autre ce tour-là
    .ruling = Le livret dit « rien d’autre » ; nous l’appliquons aussi à ce qui précède.

SQ-PSI-09 = Vous utilisez au plus une carte psychique par tour.
    .title = Une par tour

SQ-PSI-10 = Une carte psychique est défaussée après usage et redevient disponible pour la mission suivante.
    .title = Usage unique
    .ruling = Qu’elle revienne est notre lecture.

SQ-PSI-11 = Un psyker qui survit à trois missions de suite monte d’un grade. Seules comptent celles où il prend part : rester à l’écart ne rompt rien, la mort remet le compte à zéro, la promotion aussi.
    .title = Trois missions de suite
    .ruling = Le livret ne dit pas si une mission manquée rompt la série.

SQ-PSI-12 = Quand un psyker monte en grade, vous pouvez choisir un art psychique qu’il étudie : dès la partie suivante, il prend une carte de plus, de cet art.
    .title = Un art à étudier
    .ruling = Que la carte en plus soit de l’art étudié est notre lecture.

SQ-PSI-13 = L’art choisi reste le même jusqu’à la fin de son étude.
    .title = On ne change pas d’art

SQ-PSI-14 = Un art est complet quand le psyker peut en prendre quatre cartes : celle de base et trois de plus, au grade 4. La carte en plus suivante vient d’un nouvel art. En option : le cycle est formé des quatre cartes en plus des grades 2 à 5, et si l’art s’épuise, n’importe quelle carte convient.
    .title = Un nouvel art
    .ruling = Le livret parle d’un cycle de quatre cartes, mais dix-sept cartes n’en donnent pas cinq à chaque art.

SQ-PSI-15 = Lexicanum 4 cartes, Codicier 5, Épistolier 6, Archiviste en chef 7, Maître Archiviste 8. Arlequins et Dominic suivent la même échelle.
    .title = Grades des psykers
    .ruling = Les noms du livret sont ceux des archivistes ; nous les utilisons pour tous.

SQ-PSI-16 = À la mort d’un psyker, son compte de missions retombe à zéro, tandis que grade et art passent à son successeur. Un archiviste ou un arlequin payé en Sceaux doit être engagé de nouveau ; ceux d’une formation, et Dominic, reviennent à la mission suivante. En option : le successeur débute comme Lexicanum.
    .title = Mort d’un psyker
    .ruling = Le livret ne dit pas ce que coûte sa mort.

## Les armes : commandant et marines

starquest-chapter-marine-weapons = Les armes : commandant et marines

SQ-WPN-01 = Un commandant Marine prend exactement une des trois combinaisons d’armes.
    .title = Le choix du commandant

SQ-WPN-02 = Hache mortelle et pistolet laser : fort au corps à corps avec deux dés rouges, faible au tir avec deux blancs.
    .title = Hache et pistolet

SQ-WPN-03 = Le bolter du commandant tire deux dés rouges ; au corps à corps, il se bat comme un simple marine, avec deux blancs.
    .title = Bolter

SQ-WPN-04 = Épée mortelle et gant mortel : deux dés rouges et deux blancs au corps à corps. Ce commandant ne peut pas tirer, et ne peut donc pas non plus se mettre en alerte.
    .title = Épée et gant

SQ-WPN-05 = L’arme ordinaire des marines : deux dés blancs.
    .title = Fusil laser

SQ-WPN-06 = Un marine avec un fusil laser peut se déplacer, tirer, puis utiliser le reste de son déplacement.
    .title = Tirer en marchant

## Les armes : armes lourdes des Marines

starquest-chapter-heavy-weapons = Les armes : armes lourdes des Marines

SQ-WPN-07 = Canon d’assaut, fusil à plasma et lance-missiles, chacun avec sa manière de tirer.
    .title = Trois armes lourdes

SQ-WPN-08 = Leurs dés se lisent comme les autres, mais un seul jet peut toucher plusieurs cibles.
    .title = Plus d’une cible

SQ-WPN-09 = Chacune des trois tire deux dés rouges.
    .title = Deux dés rouges
    .ruling = Le livret ne donne pas les dés du fusil à plasma ; deux rouges s’accordent avec sa définition de l’arme lourde et avec l’exemple.

SQ-WPN-10 = Le total se partage à votre gré entre des cibles dans la ligne de tir.
    .title = Canon d’assaut : partager le jet
    .ruling = Le livret dit « cibles visibles » ; pour un tir, cela veut dire dans la ligne de tir.

SQ-WPN-11 = Chaque part se compare à l’armure de sa cible. Les points qui ne dépassent aucune armure sont perdus.
    .title = Canon d’assaut : chaque part à part

SQ-WPN-12 = Quand une cible tombe, celles qui apparaissent derrière elle peuvent recevoir les points qui restent.
    .title = Canon d’assaut : dégager la vue

SQ-WPN-13 = Les parts se donnent l’une après l’autre une fois les dés lancés, et le plateau change entre-temps. Une cible ne reçoit qu’une part.
    .title = Canon d’assaut : une part par cible
    .ruling = Déduit de l’exemple : deux parts sur une même cible devraient chacune dépasser l’armure.

SQ-WPN-84 = Déclarez que vous tirez, sans nommer de cible ; on peut esquiver ; lancez les dés, et relancez si une carte le permet. Choisissez ensuite une cible dans la ligne de tir qui n’a pas encore eu de part et donnez-lui un ou plusieurs des points restants ; réglez ce coup en entier, avec sauvegardes, rite, retrait et révélations, avant de choisir la suivante. Arrêtez quand il n’y a plus de points ou quand vous voulez. Une part insuffisante est perdue, un survivant masque encore la vue, et les figurines tout juste révélées peuvent recevoir des parts. Personne n’esquive une seconde fois.
    .title = Canon d’assaut : pas à pas
    .ruling = Le livret montre le résultat dans un exemple, mais pas l’ordre.

SQ-WPN-14 = Il tire le long d’une seule ligne droite de cases : horizontale, verticale ou diagonale.
    .title = Fusil à plasma : une ligne

SQ-WPN-15 = Un seul total se compare à l’armure de chaque figurine de la ligne, proche ou lointaine, sans épargner les amis.
    .title = Fusil à plasma : toutes les figurines de la ligne

SQ-WPN-16 = La ligne s’arrête à un mur ou à une porte fermée. Les figurines ne l’arrêtent pas.
    .title = Fusil à plasma : où il s’arrête

SQ-WPN-80 = Fusil à plasma, fusil à fusion et faisceau de conversion : la ligne part de la case voisine du tireur et suit l’une des directions permises par l’arc de tir. Elle finit avant les cases pleines, les murs, les portes fermées et les cloisons étanches ; un pas en diagonale n’est coupé que si les deux passages autour du coin le sont. Elle finit avec la première case en feu ou la première d’une tarentule qui n’est pas celle du tireur, encore touchées. On ne peut pas choisir une ligne sans cases.
    .title = Les cases d’une ligne
    .ruling = Le feu et la tarentule bloquent la ligne de tir et rien n’en dispense ces armes, tandis que les figurines de la ligne sont attaquées et ne l’arrêtent donc pas.

SQ-WPN-17 = Il vise une case, vide ou occupée, et non une figurine.
    .title = Lance-missiles : la visée

SQ-WPN-18 = La figurine qui s’y trouve est attaquée avec la somme des deux dés.
    .title = Lance-missiles : la case cible

SQ-WPN-19 = Chaque figurine voisine de cette case est attaquée avec le plus haut des deux dés.
    .title = Lance-missiles : l’explosion

SQ-WPN-20 = Les huit cases voisines comptent toutes. Des amis et le tireur lui-même peuvent être parmi les victimes.
    .title = Lance-missiles : personne n’est épargné
    .ruling = Déduit du tableau du livret, où les diagonales sont touchées.

SQ-WPN-21 = L’explosion n’atteint pas les cases derrière un mur ou une porte fermée. Une case en diagonale n’est à l’abri que si les deux passages autour du coin sont coupés.
    .title = Lance-missiles : les murs
    .ruling = Dans l’exemple du livret, la case au bout du mur est touchée.

SQ-WPN-81 = Lance-missiles, lance-flammes et faisceau de conversion : une case à côté de la cible est touchée sauf si un mur ou une porte fermée les sépare ; une case en diagonale l’est si l’une au moins des deux cases qui la flanquent est du sol et que ce passage n’a ni mur ni porte fermée. Figurines, machines, feu et jetons n’abritent personne. Les cases pleines ne sont jamais touchées.
    .title = Portée d’une explosion
    .ruling = Le livret dit seulement que murs et portes protègent ; voici le test exact.

## Les armes : armes extra-lourdes

starquest-chapter-extra-heavy-weapons = Les armes : armes extra-lourdes

SQ-WPN-22 = Canon laser, fusil à fusion et faisceau de conversion ont chacun leur manière de tirer et peuvent toucher plusieurs cibles à la fois.
    .title = Contre les blindages

SQ-WPN-23 = Les cartes d’ordre et d’équipement prévues pour les armes lourdes ne s’appliquent pas aux extra-lourdes.
    .title = Pas de cartes d’armes lourdes

SQ-WPN-24 = Seuls les trois porteurs d’une escouade Terminator et le renfort du Lieutenant peuvent en avoir. Une escouade normale n’en a pas. Elles comptent comme lourdes : le déplacement ne peut pas être scindé autour de leur tir. En option : les escouades normales peuvent en choisir aussi.
    .title = Qui les porte
    .ruling = Le livret ne dit pas qui peut les prendre ; il ne nomme que ces deux cas.

SQ-WPN-25 = Il tire jusqu’à trois fois par tour.
    .title = Canon laser : trois tirs

SQ-WPN-26 = Tous les tirs viennent avant le déplacement ou tous après, jamais de part et d’autre.
    .title = Canon laser : tous du même côté

SQ-WPN-27 = Chaque tir couvre un bloc de deux cases sur deux à votre choix, dont une au moins dans la ligne de tir.
    .title = Canon laser : la zone
    .ruling = La figure est perdue ; les quatre Gretchins de l’exemple remplissent quatre cases, ce qui fait un bloc.

SQ-WPN-28 = Dans le bloc, seules les cases que voit le tireur sont touchées.
    .title = Canon laser : ce qui est touché

SQ-WPN-29 = Chaque tir est un dé rouge, et toute figurine dans une case touchée est attaquée avec ce résultat.
    .title = Canon laser : le dé

SQ-WPN-30 = Deux ou trois tirs peuvent se réunir sur un même bloc : deux ou trois dés rouges additionnés en une seule attaque. Ce sont les tirs d’une seule arme dans une seule action de tir.
    .title = Canon laser : tirs concentrés

SQ-WPN-31 = Vous voyez le résultat d’un tir avant de déclarer le suivant.
    .title = Canon laser : l’un après l’autre
    .ruling = Déduit de l’exemple.

SQ-WPN-32 = Les figurines d’un même bloc ne se masquent pas l’une l’autre pour ce tir. Les murs, les portes fermées et les figurines hors du bloc masquent toujours. En option : elles se masquent comme d’habitude.
    .title = Canon laser : pas d’abri dans le bloc
    .ruling = Dans l’exemple du livret, trois des quatre Gretchins qui remplissent un bloc sont touchés, ce que le masquage habituel rendrait impossible.

SQ-WPN-33 = Il tire le long d’une ligne droite ou diagonale, et chaque figurine qui s’y trouve est attaquée avec trois dés rouges.
    .title = Fusil à fusion : la ligne
    .ruling = Le livret dit trois dés ; pour une arme aussi lourde, ils sont rouges.

SQ-WPN-34 = Les trois dés se relancent pour chaque figurine de la ligne.
    .title = Fusil à fusion : un jet chacun

SQ-WPN-35 = La ligne s’arrête à un mur ou à une porte fermée. Les survivants ne l’arrêtent pas.
    .title = Fusil à fusion : où il s’arrête

SQ-WPN-36 = Il tire le long d’une ligne jusqu’au premier mur, à la première porte fermée ou au bord du sol. Les figurines ne l’arrêtent pas.
    .title = Faisceau de conversion : la ligne
    .ruling = Que les figurines ne l’arrêtent pas et que le bord l’arrête est notre lecture.

SQ-WPN-37 = La figurine de la dernière case est attaquée avec la somme de trois dés rouges.
    .title = Faisceau de conversion : l’impact

SQ-WPN-38 = Les cases voisines de la dernière subissent un point de moins, sauf derrière un mur ou une porte fermée.
    .title = Faisceau de conversion : autour de l’impact

SQ-WPN-39 = En revenant vers le tireur, chaque case subit un point de moins que la précédente, jusqu’à rien.
    .title = Faisceau de conversion : en revenant

SQ-WPN-40 = À l’étroit, le faisceau peut toucher et tuer son tireur.
    .title = Faisceau de conversion : gare aux murs

SQ-WPN-41 = Un jet unique sert pour toutes les cases.
    .title = Faisceau de conversion : un seul jet
    .ruling = Déduit de l’exemple.

SQ-WPN-82 = Comptez les cases en arrière depuis l’impact, celle du tireur comprise et aucune au-delà : la valeur y est le total moins ce nombre. Les voisines de l’impact subissent le total moins un. Une case à deux valeurs subit la plus haute, une fois ; zéro ou moins n’est pas une attaque.
    .title = Faisceau de conversion : les valeurs
    .ruling = Déduit de l’exemple du livret et de sa mise en garde au tireur.

## Les armes : lance-flammes

starquest-chapter-flamer = Les armes : lance-flammes

SQ-WPN-42 = Visez une case et lancez deux dés rouges : la somme sur cette case, le dé le plus haut sur chaque voisine, rien derrière un mur ou une porte fermée.
    .title = Lance-flammes : le jet de feu

SQ-WPN-43 = Les cases touchées, cible et voisines sans abri, brûlent jusqu’au début du prochain tour du tireur. En option : seule la case cible brûle.
    .title = Lance-flammes : le feu demeure
    .ruling = Le livret ne dit pas combien de cases couvre le marqueur.

SQ-WPN-44 = Les cases en feu bloquent la ligne de vue et la ligne de tir.
    .title = Lance-flammes : feu et fumée

SQ-WPN-45 = Une figurine qui passe d’une case qui ne brûle pas à une case en feu subit une attaque de deux dés rouges ; les points vont au joueur du lance-flammes. Cela arrive une fois par marqueur dans une activation, un déplacement de commandement ou un transport, même si la figurine sort et revient. Les figurines qui y étaient au moment du tir peuvent sortir sans mal. En option : une attaque par case en feu où l’on entre. Autre option : aussi en sortant.
    .title = Lance-flammes : traverser le feu
    .ruling = Le livret ne dit pas combien de fois le feu attaque.

SQ-WPN-46 = La case cible est à 6 cases au plus, une diagonale comptant pour une.
    .title = Lance-flammes : portée
    .ruling = La façon de compter la portée est notre lecture.

SQ-WPN-47 = Une figurine à lance-flammes ne peut ni se mettre en alerte ni scinder son déplacement : il compte comme arme lourde.
    .title = Lance-flammes : limites

SQ-WPN-83 = Ses cases sont fixées au moment du tir. Il s’éteint au début du prochain tour de son joueur, ou là où ce tour aurait eu lieu, même si le tireur est mort. Les marqueurs peuvent se chevaucher ; chacun attaque et s’éteint à part. Le feu n’ouvre pas de portes et n’abîme pas les objets ; on peut placer des blips dedans et derrière. Quand il s’éteint, ce qu’il cachait peut être révélé.
    .title = Lance-flammes : vie du marqueur
    .ruling = Le livret ne traite pas ces cas.

## Les armes : tarentule

starquest-chapter-tarantula = Les armes : tarentule

SQ-WPN-48 = N’importe quel soldat de l’escouade peut la servir, debout dans la case juste derrière elle, en laissant de côté sa propre arme. Prendre et quitter le poste fait partie du déplacement normal.
    .title = Tarentule : l’artilleur
    .ruling = Le livret dit « n’importe quel soldat » ; pour nous, de l’escouade qui la possède.

SQ-WPN-49 = Elle ne peut se déplacer et tirer qu’avec un artilleur.
    .title = Tarentule : jamais seule

SQ-WPN-50 = Elle ne peut pas faire les deux dans un tour, sauf si une carte d’ordre le permet.
    .title = Tarentule : se déplacer ou tirer

SQ-WPN-51 = Les cartes d’ordre et d’équipement prévues pour les armes lourdes ne s’appliquent pas à elle.
    .title = Tarentule : pas de cartes d’armes lourdes

SQ-WPN-52 = Elle bloque la ligne de tir mais pas la ligne de vue.
    .title = Tarentule : dans le passage

SQ-WPN-53 = Personne d’autre ne peut s’en servir, ni allié ni ennemi.
    .title = Tarentule : un seul maître
    .ruling = Le livret exclut les adversaires ; nous excluons aussi les alliés.

SQ-WPN-54 = Avec un artilleur, elle occupe trois cases en file : avant, centre et artilleur. Sans artilleur, elle garde l’avant et le centre. En option : la machine occupe elle-même trois cases, la dernière avec l’artilleur.
    .title = Tarentule : ses cases
    .ruling = Déduit de l’exemple du déplacement ; le livret ne donne les trois cases que pour une machine avec artilleur.

SQ-WPN-55 = Jusqu’à six cases droit devant, jamais de côté ni en diagonale ; en arrière, chaque case coûte 2. L’artilleur va avec elle, et c’est son déplacement du tour.
    .title = Tarentule : déplacement
    .ruling = Le livret dit « à l’horizontale ou à la verticale » ; chez nous, elle va où elle pointe.

SQ-WPN-56 = Elle pivote sur sa case centrale : une rotation de 90° est gratuite, une de 180° coûte 1 point. Les cases où elle pivote doivent être libres. Seule une rotation de plus de 90° compte comme déplacement ; mais un nouvel artilleur ne peut pas la faire pivoter du tout dans le tour où il prend le poste.
    .title = Tarentule : rotation
    .ruling = L’exemple use les six cases et pivote en plus ; la rotation est donc gratuite.

SQ-WPN-86 = Pour 90°, les deux cases à côté du centre, dans la nouvelle direction, doivent être du sol libre, sans mur ni porte fermée entre elles ; les coins balayés ne comptent pas. 180°, ce sont deux pivots de ce genre dans le même sens pour 1 point de mouvement. Un pivot est gratuit après chaque pas ou autre action. Un pas demande que la case de devant soit libre ; elle ouvre les portes depuis sa case avant, ne partage jamais une case et ne s’arrête pas sur une case occupée.
    .title = Tarentule : pivot et pas
    .ruling = Le livret décrit une rotation sans dire la place qu’il faut.

SQ-WPN-57 = Elle tire jusqu’à trois fois par tour selon les règles du canon laser : blocs de quatre cases, vue case par case, tous les tirs ensemble.
    .title = Tarentule : canons laser jumelés

SQ-WPN-58 = Chaque tir fait deux dés rouges. Concentrés sur un bloc, deux tirs en font quatre et trois en font six.
    .title = Tarentule : ses dés

SQ-WPN-59 = La cible doit être au moins en partie dans l’arc de tir de la machine, le coin à 45° devant sa case avant, et en vue de l’artilleur, à qui la machine ne masque rien. D’un bloc, seules les cases que voit l’artilleur sont touchées.
    .title = Tarentule : arc et vue
    .ruling = La figure est perdue ; nous mesurons l’arc depuis la case avant.

SQ-WPN-60 = Une figurine qui fait face à l’une de ses cases choisit d’attaquer la machine ou l’artilleur. La machine ne lance pas de dés ; l’artilleur se défend comme toujours et regarde où elle pointe.
    .title = Tarentule : l’attaquer au corps à corps
    .ruling = La place de l’attaquant et l’orientation de l’artilleur sont notre lecture.

SQ-WPN-61 = Au corps à corps, le total de l’attaquant doit dépasser son armure de 6.
    .title = Tarentule : frapper la machine

SQ-WPN-62 = Valeur d’armure 6, 2 points de vie.
    .title = Tarentule : armure et vie

SQ-WPN-63 = Selon les points au-dessus de son armure : 1, elle perd un point de vie ; 2, elle est retirée et l’artilleur survit ; 3, elle est détruite et l’artilleur perd 1 point de vie ; 4 ou plus, elle est détruite et l’artilleur éliminé. Un second coup de 1 la retire et laisse l’artilleur indemne. Le tableau vaut aussi au corps à corps.
    .title = Tarentule : dégâts
    .ruling = Le livret s’arrête à 4 et ne traite pas le second coup de 1.

SQ-WPN-64 = Si l’artilleur est éliminé, un autre soldat peut prendre sa place à votre tour.
    .title = Tarentule : un autre artilleur

SQ-WPN-65 = Dans le tour où un nouvel artilleur prend le poste, pour quelque raison que ce soit, elle ne peut ni se déplacer ni tirer, sauf si une carte d’ordre qui le permet a été jouée.
    .title = Tarentule : le tour de la relève
    .ruling = Le livret parle de l’artilleur tué ; nous l’appliquons à toute relève.

SQ-WPN-66 = Si elle est détruite, l’artilleur survivant continue avec l’arme qu’il avait au début.
    .title = Tarentule : retour à son arme

SQ-WPN-67 = « À l’attaque ! », « En avant ! » et « Feu ! » peuvent la faire agir plus d’une fois : se déplacer et tirer, se déplacer deux fois, tirer deux fois.
    .title = Tarentule : cartes d’ordre
    .ruling = Le livret nomme les cartes ; ce sont les lectures évidentes.

SQ-WPN-85 = Un tir unique nomme la machine ou l’artilleur, et l’artilleur doit être lui-même dans la ligne de tir. Une ligne, une explosion ou une zone attaque la machine une fois, avec la plus haute valeur de ses cases, et à part l’artilleur si sa case est touchée ; les deux effets comptent.
    .title = Tarentule : sous le feu
    .ruling = Le livret ne traite pas les armes de zone contre elle.

SQ-WPN-87 = Un soldat en prend le poste, gratuitement, en file derrière le centre, et adopte son orientation ; il le quitte en le disant ou en s’éloignant. Les deux ne font qu’une activation : si elle s’est déplacée ou a tiré, il ne peut faire ni l’un ni l’autre pour son compte, tandis qu’un artilleur qui la quitte d’abord agit normalement et la machine se repose. Un artilleur ne peut ni frapper, ni fouiller, ni porter quelqu’un. Un soldat qui commence la mission au poste est déjà artilleur.
    .title = Tarentule : l’artilleur
    .ruling = Le livret laisse ces détails ouverts.

## Les armes : armes des Eldars

starquest-chapter-eldar-weapons = Les armes : armes des Eldars

SQ-WPN-68 = Épée renforcée et pistolet shuriken, comme dit pour l’escouade Eldar.
    .title = Les armes du gouverneur

SQ-WPN-69 = Une arme légère : deux dés blancs.
    .title = Catapulte shuriken

SQ-WPN-70 = Canon shuriken, canon laser et lance-missiles, chacun avec sa manière de toucher plusieurs cibles.
    .title = Trois armes lourdes

SQ-WPN-71 = Trois attaques par tour, chacune avec un dé blanc et un dé rouge additionnés.
    .title = Canon shuriken : trois attaques

SQ-WPN-72 = Les attaques peuvent viser jusqu’à trois cibles, ou plusieurs la même, et chacune se résout à part.
    .title = Canon shuriken : les cibles

SQ-WPN-73 = Vous pouvez faire autant d’attaques que vous voulez avant le déplacement et les autres après.
    .title = Canon shuriken : avant et après

SQ-WPN-74 = Jusqu’à deux tirs par tour, tous deux avant le déplacement ou tous deux après.
    .title = Canon laser Eldar : deux tirs

SQ-WPN-75 = Chaque tir couvre un bloc de deux cases sur deux, et seules celles que voit le tireur sont touchées. Les figurines du bloc ne se masquent pas l’une l’autre.
    .title = Canon laser Eldar : la zone
    .ruling = Nous prenons la zone du canon laser des Marines.

SQ-WPN-76 = Chaque tir fait deux dés rouges, et toute figurine dans une case touchée est attaquée avec leur somme. En option : un dé rouge par tir.
    .title = Canon laser Eldar : ses dés
    .ruling = Le paragraphe est imprimé au mauvais endroit et l’exemple va avec un dé comme avec deux ; nous gardons le nombre imprimé.

SQ-WPN-77 = Les deux tirs peuvent se réunir sur un même bloc : quatre dés rouges additionnés en une attaque. En option : deux dés en tout.
    .title = Canon laser Eldar : tirs concentrés
    .ruling = Cela découle des deux dés par tir.

SQ-WPN-78 = Sans cible en vue, le second tir est impossible, et une figurine qui s’est déjà déplacée ne peut plus se déplacer : son tour est fini.
    .title = Canon laser Eldar : plus rien en vue

SQ-WPN-79 = Il fonctionne exactement comme celui des Marines.
    .title = Lance-missiles Eldar

## Le tour extraterrestre

starquest-chapter-alien-turn = Le tour extraterrestre

SQ-ALIEN-01 = À votre tour, vous piochez une carte d’événement, faites venir les voleurs de gènes si vous jouez le Chaos, déplacez vos pièces, attaquez et faites entrer des renforts.
    .title = Ce que fait un joueur extraterrestre

SQ-ALIEN-02 = D’abord l’événement, puis le jeton de voleur de gènes ou le conduit, puis déplacements et attaques pièce après pièce, et les renforts en dernier.
    .title = L’ordre
    .ruling = Déduit : les phrases du livret donnent à chaque étape son moment.

SQ-ALIEN-03 = Chaque joueur extraterrestre doit piocher une carte d’événement au début de son propre tour. En option : les deux piochent au début du premier tour extraterrestre de la manche.
    .title = Un événement par tour
    .ruling = Le livret dit « au début de chaque tour » sans dire duquel.

SQ-ALIEN-04 = Il y a une pioche verte et une pioche azur. Dans une manche, les deux joueurs extraterrestres piochent dans des pioches différentes.
    .title = Deux pioches

SQ-ALIEN-05 = À la manche suivante, chaque joueur extraterrestre pioche dans l’autre couleur. Le sort dit qui commence avec laquelle. Une pioche vide se refait avec sa défausse.
    .title = Changer de couleur
    .ruling = Les premières couleurs et la pioche vide sont notre lecture.

SQ-ALIEN-06 = Une carte d’événement prend effet dès qu’elle est piochée. En option : une fois par mission, une escouade peut renoncer à une carte d’équipement face cachée, et l’événement l’épargne.
    .title = Effet immédiat
    .ruling = Le livret n’offre aucune protection contre un événement ; l’option est pour les tables qui veulent moins de malchance.

SQ-ALIEN-07 = Un tour sur deux, au début, le joueur du Chaos peut poser un jeton spécial, voleur de gènes ou hybride, sur un conduit d’entrée du plan : un seul en tout, quel que soit le nombre de conduits. La première occasion est son premier tour, et une occasion manquée ne se garde pas. Tout le monde peut traverser un conduit d’entrée, mais seul un jeton spécial y termine son déplacement ; en le traversant, une figurine ne fait que se déplacer.
    .title = Jetons au conduit
    .ruling = Le livret ne dit ni à partir de quand on compte, ni qui peut rester sur le conduit. Une figurine qui s’y arrêterait empêcherait les voleurs de gènes d’entrer. Si une carte y pousse ou y amène une figurine, celle-ci va sur la case libre la plus proche ; entre cases aussi proches, son joueur choisit.

SQ-ALIEN-08 = Jusqu’au début du prochain tour du Chaos, le jeton reste là face cachée, même s’il est vu. Il ne peut ni se déplacer, ni attaquer, ni être attaqué.
    .title = En attente au conduit
    .ruling = La durée de ce premier tour est notre lecture.

SQ-ALIEN-09 = Au tour suivant, il peut entrer sur le plateau et commencer à se déplacer.
    .title = L’entrée

SQ-ALIEN-10 = Il peut entrer même si un adversaire voit le conduit ; il est alors révélé en entrant.
    .title = Même sous les regards
    .ruling = Qu’il soit révélé découle de la règle des blips.

SQ-ALIEN-11 = Les jetons spéciaux se déplacent de 8 cases. Pour le reste, ce sont des blips.
    .title = Jetons rapides

SQ-ALIEN-12 = Une attaque de 5 ou plus, au tir ou au corps à corps, détruit le conduit, qui ne lance pas de dés. Le jeton en attente retourne face cachée dans la réserve du Chaos. Sa case est dès lors un sol ordinaire. Sans conduit, plus aucun jeton spécial n’arrive. En option : le jeton en attente est perdu.
    .title = Détruire un conduit
    .ruling = Un jeton en attente ne peut pas être attaqué ; l’attaque du conduit ne le tue donc pas.

SQ-ALIEN-13 = Les fiches donnent le déplacement de chaque extraterrestre. Il se déplace avant ou après avoir tiré, ou pas du tout, et jamais en deux fois. En option : avec une arme légère, il peut le scinder comme les escouades.
    .title = Déplacement des extraterrestres
    .ruling = Le chapitre des extraterrestres ne connaît qu’avant ou après.

SQ-ALIEN-14 = Les extraterrestres ont les mêmes limites de déplacement que les autres. Ils ouvrent les portes, cloisons étanches comprises.
    .title = Mêmes règles, plus de portes

SQ-ALIEN-15 = Un blip se déplace de cinq cases au plus selon les règles des figurines. Il n’a pas d’orientation : chaque pas coûte 1.
    .title = Déplacer les blips
    .ruling = Que les jetons n’aient pas d’orientation est notre lecture.

SQ-ALIEN-16 = Un blip peut ouvrir les portes comme une figurine.
    .title = Les blips ouvrent les portes

SQ-ALIEN-17 = Un blip qui se déplace en vue d’une figurine d’escouade doit être révélé.
    .title = Entrer en vue
    .ruling = Entre les deux factions extraterrestres, la règle de la vue mutuelle s’applique.

SQ-ALIEN-18 = Une fois révélé, l’extraterrestre peut continuer à se déplacer.
    .title = Continuer

SQ-ALIEN-19 = Les cases parcourues comme blip comptent dans le déplacement de l’extraterrestre qui apparaît.
    .title = Cases déjà parcourues

SQ-ALIEN-20 = Si elles l’atteignent ou le dépassent, il ne se déplace plus ce tour-ci, mais peut encore attaquer.
    .title = Plus de déplacement

SQ-ALIEN-21 = Chaque mission dit combien de jetons a le Culte Obscur et comment ils entrent : par le conduit ou avec les plateaux.
    .title = Les jetons du Culte

SQ-ALIEN-22 = Le Culte place ses jetons avec le Chaos chaque fois qu’un plateau est sondé.
    .title = Avec les plateaux

SQ-ALIEN-23 = Au début du tour du Culte, jusqu’à 8 jetons entrent par les cases du conduit, renforts non compris. Une case n’en contient qu’un : chacun s’écarte donc avant que le suivant n’entre. Tout le monde peut traverser le conduit, mais seuls les jetons du Culte y terminent leur déplacement, comme sur un conduit d’entrée.
    .title = Par le conduit
    .ruling = Quand ils entrent et comment ils se partagent la case, c’est notre lecture.

SQ-ALIEN-24 = Les jetons peuvent entrer par le conduit même en vue des adversaires.
    .title = Même surveillé

SQ-ALIEN-25 = Le conduit du Culte ne peut pas être détruit.
    .title = Le conduit résiste

SQ-ALIEN-26 = Le joueur actif décide si les jetons du Chaos et du Culte se révèlent les uns aux autres, comme dit pour les blips.
    .title = Entre extraterrestres

SQ-ALIEN-27 = Chaque extraterrestre attaque une fois au plus par tour. Les exceptions sont sur les fiches et les cartes, et dans les armes d’un Dreadnought.
    .title = Une attaque
    .ruling = Le livret évoque des exceptions sans les donner.

SQ-ALIEN-28 = L’attaque vient avant ou après le déplacement.
    .title = Avant ou après

SQ-ALIEN-29 = La fiche d’un extraterrestre donne le nombre et la couleur de ses dés.
    .title = Dés des extraterrestres

SQ-ALIEN-30 = Les armes lourdes extraterrestres tirent comme les mêmes armes des escouades.
    .title = Armes lourdes extraterrestres

SQ-ALIEN-31 = Une arme lourde extraterrestre attaque une case avec deux dés rouges.
    .title = Si rien d’autre n’est dit

SQ-ALIEN-32 = Un extraterrestre ne peut pas à la fois tirer et frapper au corps à corps dans un même tour, un Dreadnought non plus.
    .title = Tirer ou frapper

SQ-ALIEN-33 = Quand vous avez déplacé et fait attaquer toutes les pièces que vous vouliez, vous pouvez utiliser des jetons de renfort.
    .title = Les renforts en dernier

SQ-ALIEN-34 = La mission donne le nombre de jetons de renfort de chaque joueur extraterrestre.
    .title = Combien au départ

SQ-ALIEN-35 = Ils entrent face cachée sur les cases marquées R, un par case, et se déplacent dès le tour suivant. Chacun réserve aussitôt sa figurine. En option : la figurine est placée tout de suite.
    .title = Les cases R
    .ruling = Les tableaux des grades parlent de blips de renfort ; ils arrivent donc face cachée.

SQ-ALIEN-36 = Un jeton dont la figurine n’est pas disponible ne peut pas servir.
    .title = Seulement si la figurine est là

SQ-ALIEN-37 = Un renfort ne peut pas être placé sur une case que voit une figurine ennemie.
    .title = Hors de vue

SQ-ALIEN-38 = Chaque joueur extraterrestre utilise jusqu’à 6 jetons de renfort à la fin de son tour.
    .title = Six par tour

SQ-ALIEN-39 = Un joueur extraterrestre sans jeton ni figurine sur les plateaux doit en utiliser 6, ou autant qu’il en a et peut en placer. Chaque joueur est considéré à part.
    .title = Quand c’est une obligation
    .ruling = Nous n’en demandons jamais plus qu’on ne peut en placer.

SQ-ALIEN-40 = Un joueur extraterrestre garde pour son score chaque figurine qu’il élimine.
    .title = Trophées

SQ-ALIEN-41 = À la fin, chaque joueur extraterrestre additionne ses points et consulte le tableau d’efficacité extraterrestre. Ses éliminations comptent comme à une table complète : fois cinq, divisées par le nombre d’escouades, arrondies à l’inférieur. Un joueur extraterrestre seul en compte la moitié, sauf si la mission est faite pour un seul.
    .title = Efficacité extraterrestre
    .ruling = Le tableau du livret est pour sept joueurs ; moins d’escouades offrent moins de cibles.

SQ-ALIEN-42 = Chaos et Culte sont rivaux s’ils ne s’allient pas : ils peuvent s’attaquer et en tirer des points.
    .title = Deux factions
    .ruling = Le livret ne dit jamais ce qu’ils sont l’un pour l’autre.

SQ-ALIEN-43 = Une figurine qu’une carte fait changer de camp reste où elle est avec son orientation, ses points de vie, son arme et ses objets. Son alerte et les effets prolongés prennent fin, ses cartes psychiques et de gouverneur sont perdues, la figurine qu’elle portait est posée, la tarentule est abandonnée. Elle agit dès le prochain tour de son nouveau joueur et appartient en tout à cette faction ; la tuer rapporte ses points habituels. Son ancien joueur la perd comme si elle était morte et paie ses points, que personne ne gagne ; elle ne revient dans aucun effectif. Les chefs et les gouverneurs qui ont des cartes ne changent pas de camp, sauf si la carte le dit.
    .title = Changer de camp
    .ruling = Le livret s’en remet aux cartes.

SQ-ALIEN-44 = L’obligation des six renforts commence quand un plateau a été sondé ; avant, ils sont facultatifs. Les cases R de plateaux non sondés peuvent servir. En option : l’obligation vaut dès le premier tour.
    .title = Depuis quand c’est obligatoire
    .ruling = Sinon, les extraterrestres devraient entrer avant que personne ne les rencontre.

SQ-ALIEN-45 = Les renforts du Culte ne comptent pas dans les 8. Avec le conduit, ils entrent sur des cases R hors de vue, ou sur des cases libres du conduit même en vue, révélés aussitôt et sans se déplacer. À l’étape du conduit, un jeton apparaît sans coût sur une case libre du conduit ; il peut s’écarter avant que le suivant n’entre.
    .title = Conduit et renforts
    .ruling = Le livret dit 8 par tour plus les renforts, sans dire par où entrent ces derniers.

SQ-ALIEN-46 = La réserve se compte par faction et par type ; le total et le nombre sur les plateaux sont publics. Un renfort face cachée en réserve une figurine en secret, un blip ordinaire aucune. Une figurine éliminée retourne aussitôt à la réserve, et le trophée est noté.
    .title = La réserve de figurines
    .ruling = Le livret demande des figurines disponibles sans dire combien il y en a.

## Les Dreadnoughts

starquest-chapter-dreadnoughts = Les Dreadnoughts

SQ-DREAD-01 = Les joueurs extraterrestres peuvent utiliser des Dreadnoughts de taille et de puissance différentes.
    .title = De plusieurs tailles

SQ-DREAD-02 = Avec les jambes plus longues, un Dreadnought se déplace de six cases au lieu de quatre.
    .title = Jambes longues

SQ-DREAD-03 = Avec le torse plus large, il porte quatre armes au lieu de deux.
    .title = Torse large

SQ-DREAD-04 = Avec quatre armes, il faut cinq pertes pour l’éliminer : les armes une à une, puis la machine.
    .title = Cinq pertes

SQ-DREAD-05 = Il perd un point de vie par point au-dessus de son armure, et une arme avec chacun. Un total de 7 en retire trois : c’est la fin d’une machine à deux armes, et il n’en reste qu’une à celle qui en a quatre. En option : chaque attaque réussie en retire exactement un.
    .title = Les points au-dessus de l’armure
    .ruling = Les cinq coups du livret contredisent sa règle des points au-dessus de l’armure ; nous gardons la règle générale.

SQ-DREAD-06 = Tout Dreadnought a une valeur d’armure de 4.
    .title = Armure 4

SQ-DREAD-07 = Un Dreadnought occupe quatre cases.
    .title = Deux sur deux

SQ-DREAD-08 = En se déplaçant, il peut passer par des cases où se trouvent d’autres figurines extraterrestres, sans autorisation. Il ne passe pas sur celles des escouades.
    .title = Passer sur les extraterrestres
    .ruling = Le livret ne dit pas s’il faut une autorisation.

SQ-DREAD-09 = Il ne peut pas finir son déplacement avec l’une de ses cases sur une autre figurine.
    .title = S’arrêter sur des cases libres

SQ-DREAD-10 = Son déplacement se compte sur l’avant de son socle. Pour le reste, les règles habituelles valent.
    .title = Compter ses pas

SQ-DREAD-11 = Il ne peut pas se déplacer en diagonale.
    .title = Pas de diagonales

SQ-DREAD-12 = Il pivote sur ses quatre cases sans les quitter ; une rotation de 90° est gratuite.
    .title = Rotation
    .ruling = Déduit de l’exemple, où la rotation ne coûte rien.

SQ-DREAD-13 = Pour franchir une porte, il se baisse, et baissé il ne peut pas tirer.
    .title = Se baisser

SQ-DREAD-14 = Il ne peut pas s’arrêter avec son socle des deux côtés d’une porte ou d’un passage ouvert.
    .title = Jamais sur le seuil
    .ruling = Nous l’appliquons aussi aux passages des murs.

SQ-DREAD-15 = Si son déplacement ne suffit pas à passer entièrement, il s’arrête devant la porte et passe à son tour suivant.
    .title = S’il manque des points

SQ-DREAD-16 = Il a des fusils laser dans le corps et des supports pour deux ou quatre autres armes.
    .title = Fusils intégrés

SQ-DREAD-17 = Il voit de tous côtés depuis chacune de ses quatre cases et peut tirer avec n’importe quelle arme sur ce qu’il voit d’au moins une d’elles ; il ne peut pas viser ce qui le touche par le côté. L’orientation compte encore pour le déplacement et le corps à corps, et son propre socle ne le masque jamais. En option : il voit à 180° et tire à 45° comme les autres.
    .title = Vue tout autour
    .ruling = L’exemple du livret lui fait voir des cases derrière lui.

SQ-DREAD-18 = Son joueur choisit ses armes quand il arrive sur le plateau, révélé ou en renfort, parmi les armes lourdes disponibles.
    .title = Choisir ses armes
    .ruling = Le livret dit avant de le placer ; c’est le moment où on le montre.

SQ-DREAD-19 = En une seule action de tir, il peut utiliser toutes ses armes, une à une, sur la même cible ou sur d’autres. Les tirs de deux armes ne se concentrent jamais ensemble, même de deux pareilles : on épuise la première avant la seconde.
    .title = Tirer de tout
    .ruling = Le livret dit une arme à la fois ; que deux pareilles ne s’additionnent pas est notre lecture.

SQ-DREAD-20 = Une arme retirée ne tire plus. Quand toutes les lourdes sont perdues, il reste les fusils laser.
    .title = Armes perdues

SQ-DREAD-21 = Trois points de vie avec deux armes, cinq avec quatre.
    .title = Sa vie

SQ-DREAD-22 = Pour chaque point de vie perdu, son joueur retire une arme lourde de son choix. Au dernier, il n’en reste plus. En option : un joueur qui arrache une arme marque 5 points, sauf si la machine est la sienne ou celle d’un allié.
    .title = Une arme par point de vie
    .ruling = Le choix de l’arme par son joueur est notre lecture.

SQ-DREAD-23 = Même abîmé, il lance tous ses dés de corps à corps.
    .title = Intact au corps à corps

SQ-DREAD-24 = Il est éliminé avec son dernier point de vie.
    .title = Sa fin

SQ-DREAD-25 = Golgotha est le Dreadnought du Culte Obscur. Il a les valeurs d’un MK X, avec jambes longues et quatre armes, et suit les mêmes règles.
    .title = Golgotha
    .ruling = Le livret ne définit pas le MK X ; nous prenons le plus grand.

SQ-DREAD-26 = Chacune de ses quatre armes attaque un bloc de deux cases sur deux avec deux dés rouges, une fois, et seulement les cases qu’il voit. Ses armes ne concentrent pas leurs tirs.
    .title = Les armes de Golgotha
    .ruling = La forme de la zone est celle du canon laser.

SQ-DREAD-27 = Un Lord de la Légion peut en avoir un en renfort, avec deux armes et des jambes courtes. Il passe sur les figurines de la Légion et ne peut pas à la fois tirer et frapper dans un même tour.
    .title = Un Dreadnought pour la Légion
    .ruling = Le livret le cite sans dire quelles règles changent.

SQ-DREAD-28 = Franchir une porte est une seule action de 2 points de mouvement, tout droit, les deux pas ensemble. Il faut 2 points et des cases libres au-delà, ou des extraterrestres sur lesquels passer avec une arrivée permise. Révélations, feu et alerte se regardent dans les deux positions mais se résolvent après le second pas, et personne ne s’interpose. Une porte fermée s’ouvre d’abord, depuis une case placée devant elle. Un Dreadnought ne peut pas pivoter à cheval sur la porte.
    .title = Franchir une porte
    .ruling = Le livret dit seulement qu’il ne s’arrête pas sous une porte.

SQ-DREAD-29 = En avant ou de côté 1 point, en arrière 2, jamais en diagonale. Les deux cases où il entre doivent être sans murs, portes fermées, obstacles ni machines. Il passe sur les figurines et jetons extraterrestres des deux factions, sans les révéler, et ne s’arrête pas dessus. Il peut se tenir sur des objets et dans le feu, qui l’attaque une fois. Personne ne ramasse un objet sous lui, et il n’en ramasse pas, sauf si la mission le dit.
    .title = Ses pas
    .ruling = Déduit des règles habituelles du déplacement.

SQ-DREAD-30 = Les points de vie regagnés ne rendent pas d’arme. À la perte suivante, une arme part s’il en reste.
    .title = Vie regagnée
    .ruling = Déduit : une arme retirée l’est pour de bon.

SQ-DREAD-31 = Une attaque qui touche plusieurs de ses cases l’attaque une fois, avec la plus haute valeur. Le fusil à fusion lance une fois pour lui.
    .title = Une attaque pour tout le socle
    .ruling = Déduit : c’est une seule figurine.

## Objets et transport

starquest-chapter-objects = Objets et transport

SQ-OBJ-01 = Certaines missions demandent de trouver et de rapporter des objets, représentés par leurs propres jetons.
    .title = Objets d’une mission

SQ-OBJ-02 = Le joueur extraterrestre place le jeton d’objet face cachée parmi les blips et peut le déplacer de cinq cases au plus à son tour. Pour les autres, c’est un blip comme un autre.
    .title = Cachés parmi les blips
    .ruling = Le moment de le placer est notre lecture : quand on sonde, avec les blips.

SQ-OBJ-03 = Le joueur extraterrestre ne déplace plus un objet révélé. Les figurines peuvent le porter.
    .title = Une fois révélé
    .ruling = Comme les figurines peuvent le ramasser, elles peuvent aussi le déplacer.

SQ-OBJ-04 = Une figurine dans la case de l’objet peut le ramasser, et le jeton va sous elle. Les jetons d’objet ne gênent personne. En option : ils gênent, et se ramassent depuis une case adjacente.
    .title = Ramasser
    .ruling = Le livret interdit de traverser les objets mais permet aussi de les rencontrer ; l’interdit vise les obstacles.

SQ-OBJ-05 = Ramasser coûte 1 point de mouvement. Toute figurine peut le faire, même extraterrestre, sauf si la mission dit autre chose.
    .title = Son coût
    .ruling = Le livret n’exclut pas les extraterrestres.

SQ-OBJ-06 = Si le porteur est tué, l’objet reste dans cette case jusqu’à ce que quelqu’un le ramasse.
    .title = Tombé

SQ-OBJ-07 = Deux figurines sur des cases adjacentes peuvent échanger des objets gratuitement, au tour de l’une ou de l’autre, si les deux joueurs sont d’accord.
    .title = Le passer
    .ruling = Le tour et l’accord sont notre lecture.

SQ-OBJ-08 = Les cartes qui le prévoient, de reconnaissance et d’équipement, s’échangent de même : librement dans l’escouade, tandis que pour une autre escouade elles coûtent 20 points. Tout échange de cartes avec une autre faction est une alliance. L’équipement est à la disposition de toute l’escouade tant qu’on ne l’a remis à personne ; ensuite, seul son porteur peut s’en servir, tant qu’il est sur le plateau.
    .title = Passer des cartes
    .ruling = Le livret dit certaines cartes ; elles disent elles-mêmes lesquelles.

SQ-OBJ-09 = Une figurine peut en porter une autre d’une taille au-dessus de la sienne au plus, jamais une machine ni un socle de quatre cases. La figurine portée est à vous, à un allié consentant, ou sans défense d’après la mission.
    .title = Porter une figurine
    .ruling = Le livret dit « pas beaucoup plus grande » ; les tailles le rendent exact.

SQ-OBJ-10 = Prendre une figurine sur le dos et la déposer coûtent chacun 1 point de mouvement au porteur. Pour la déposer, il faut une case adjacente libre.
    .title = La prendre et la déposer
    .ruling = Le livret ne dit ni qui paie ni où l’on dépose.

SQ-OBJ-11 = Un porteur a la moitié de son plein déplacement, arrondie vers le bas, dès qu’il prend la figurine ; ce qu’il a déjà utilisé compte.
    .title = Moitié de déplacement
    .ruling = L’arrondi et le moment sont notre lecture.

SQ-OBJ-12 = Un porteur divise par deux son total de corps à corps, arrondi vers le bas. En option : il divise par deux le nombre de dés.
    .title = Moitié au corps à corps
    .ruling = Le livret divise ses valeurs sans dire lesquelles.

SQ-OBJ-13 = Une figurine qui en porte une autre ne peut pas tirer avec des armes lourdes ou extra-lourdes, un lance-flammes ou une tarentule.
    .title = Pas de tir lourd
    .ruling = Nous comptons tout ce qui est lourd par sa classe.

SQ-OBJ-14 = Vous pouvez porter autant d’objets que vous voulez, à la vue de tous et sans pénalité. En poser un est gratuit, dans la case du porteur, pendant son activation. Pour échanger, ni mur ni porte fermée ne doit couper le passage.
    .title = Les objets ne pèsent rien
    .ruling = Les pénalités du livret visent le port d’une figurine.

SQ-OBJ-15 = On n’en porte qu’une à la fois. Elle ne voit pas, n’est pas vue, ne masque rien, ne peut pas être attaquée, n’agit pas et n’a pas d’alerte ; déposée à son propre tour, elle peut faire ce qu’elle n’a pas encore fait. Si le porteur tombe, elle se tient dans cette case avec la même orientation. Si le porteur sort, les deux sortent. Elle compte toujours comme vivante : un chef porté garde les points de commandement.
    .title = La figurine portée
    .ruling = Le livret ne la décrit pas.

SQ-OBJ-16 = Le corps à corps d’un porteur est divisé par deux en attaque et en défense. Il ne peut ni tirer avec une arme lourde, ni se mettre en alerte avec elle ; les armes légères tirent et veillent comme d’habitude. Les points de commandement valent la moitié.
    .title = Ce que peut faire un porteur
    .ruling = Déduit des pénalités.

SQ-OBJ-17 = Un objet va où va son porteur. Il est rapporté quand le porteur sort par sa propre zone d’entrée ou par la sortie de la mission. Depuis un seuil de sa propre zone d’entrée, il peut aussi y remettre un objet, ou la figurine qu’il porte, pour 1 point de mouvement sans sortir ; cela compte comme rapporté. Les attaques ne détruisent pas les objets. Sous un socle de quatre cases, il attend là.
    .title = Rapporté
    .ruling = Le livret ne dit pas quand un objet est rapporté.

## Les alliances

starquest-chapter-alliances = Les alliances

SQ-ALLY-01 = Les factions peuvent conclure des alliances de toute sorte, publiques et secrètes, hormis les interdits qui suivent. Prendre un allié pour cible sans avoir rompu l’alliance coûte 50 points et y met fin ; si elle était secrète, elle éclate au grand jour.
    .title = Alliances
    .ruling = Le livret ne dit jamais ce que fait une alliance ; nous limitons ses effets à une courte liste.

SQ-ALLY-02 = Les Anges Sanguinaires ne peuvent pas s’allier au Royaume du Chaos.
    .title = Anges Sanguinaires

SQ-ALLY-03 = Les Poings Impériaux ne peuvent pas s’allier au Royaume du Chaos.
    .title = Poings Impériaux

SQ-ALLY-04 = Les Ultramarines ne peuvent pas s’allier au Culte Obscur.
    .title = Ultramarines

SQ-ALLY-05 = Les Eldars ne peuvent pas s’allier au Culte Obscur.
    .title = Eldars

SQ-ALLY-06 = Les voleurs de gènes ne peuvent s’allier à personne : une alliance du joueur du Chaos ne les couvre pas. Les hybrides suivent ses alliances. En option : les hybrides ne peuvent pas s’allier non plus.
    .title = Voleurs de gènes
    .ruling = Le livret traite les hybrides comme un autre genre de jeton.

SQ-ALLY-07 = Une faction a au plus une alliance publique à la fois. Les secrètes ne sont pas limitées.
    .title = Une seule alliance publique
    .ruling = Que la limite ne vise que les publiques est notre lecture.

SQ-ALLY-08 = Si une alliance secrète est découverte alors qu’il en existe une publique, les joueurs concernés règlent la question ouvertement : une seule est gardée, les autres sont rompues.
    .title = Un secret éventé

SQ-ALLY-09 = Chaque légionnaire peut conclure sa propre alliance publique, même avec des factions rivales entre elles. Elle ne lie que cette figurine, et chacun en a une au plus.
    .title = Légionnaires pour leur compte
    .ruling = La limite d’une par légionnaire est notre lecture.

SQ-ALLY-10 = Une alliance rompue pendant une mission ne peut pas se renouer avant sa fin.
    .title = Pas de seconde fois

SQ-ALLY-11 = Céder ou échanger une carte avec une autre faction compte comme une alliance. Elle doit être permise à ce moment et crée une alliance publique jusqu’à sa rupture ou à la fin de la mission. En option : seulement le temps de l’échange.
    .title = Échanger des cartes
    .ruling = Le livret dit « à tous égards » ; nous le prenons au mot.

SQ-ALLY-12 = Chaque violation délibérée des règles d’alliance coûte 50 points. Les alliances interdites ne peuvent même pas se conclure ; la peine vise donc la trahison et ce que la table déclare.
    .title = Enfreindre les règles
    .ruling = Le jeu refuse les alliances interdites.

SQ-ALLY-13 = Un joueur propose une alliance, l’autre l’accepte, à tout moment. Chacun peut la rompre en le disant, en public si elle est publique.
    .title = Offre et réponse
    .ruling = Le livret ne donne pas de procédure.

SQ-ALLY-14 = Sont ennemies les figurines de factions différentes qu’aucune alliance ne couvre. L’alliance d’une faction couvre toutes ses figurines sauf les voleurs de gènes ; un légionnaire qui a sa propre alliance n’est couvert que par elle. Cela compte pour l’alerte, le placement des renforts, les points et ce sur quoi vous pouvez tirer.
    .title = Qui est ennemi
    .ruling = Le livret emploie le mot sans le définir.

SQ-ALLY-15 = Une alliance secrète ne change rien que d’autres puissent remarquer. Renforts, cibles, points et autorisations ne regardent que les publiques, et une occasion d’alerte se présente comme si l’alliance n’existait pas et se refuse sans bruit.
    .title = Le secret reste secret
    .ruling = Sinon, un tir ou des points manquants la trahiraient.

SQ-ALLY-16 = Il y a violation quand on nomme un allié, ou quand on choisit une visée qui toucherait des alliés et aucun ennemi. Si des alliés sont touchés avec des ennemis, il n’y a pas de peine, pas de points pour eux, et l’alliance tient.
    .title = Alliés touchés en passant
    .ruling = Le livret ne parle pas des armes de zone et des alliés.

SQ-ALLY-17 = Une alliance ne change ni les blips, ni les fouilles, ni la vue masquée, ni l’usage de la tarentule, ni les points de commandement, ni les informations cachées, ni l’ordre du tour, ni la victoire.
    .title = Ce qui ne change pas
    .ruling = Déduit : rien dans le livret ne dit le contraire.

## Distinctions et grades

starquest-chapter-honours = Distinctions et grades

SQ-HONOUR-01 = Le joueur qui a le plus de points à la fin d’une mission la gagne, joueurs extraterrestres compris. En cas d’égalité, personne n’a les Sceaux du vainqueur. En option : tous les ex æquo les ont.
    .title = Le vainqueur
    .ruling = Le livret ne traite pas les égalités.

SQ-HONOUR-02 = Le vainqueur reçoit aussitôt deux Sceaux d’Honneur.
    .title = Les Sceaux du vainqueur

SQ-HONOUR-03 = Puis chacun consulte le tableau d’efficacité au combat et note les Sceaux gagnés.
    .title = Efficacité

SQ-HONOUR-04 = Avec quatre Sceaux, vous montez d’un grade. Tout le monde commence au grade le plus bas et sans Sceaux, sauf si une option dit autre chose.
    .title = La promotion
    .ruling = Le livret ne fait commencer personne plus haut ; les options permettent de jouer une mission seule comme celle d’une longue campagne.

SQ-HONOUR-05 = Les quatre Sceaux s’échangent contre le grade et le reste se garde. Au grade le plus haut, ils s’accumulent. En option : les Sceaux se gardent, et chaque quatrième Sceau gagné donne une promotion.
    .title = Les Sceaux se dépensent
    .ruling = Le livret ne dit pas ce qu’ils deviennent.

SQ-HONOUR-06 = Chaque grade vous donne un nombre de cartes d’ordre et d’équipement.
    .title = Cartes par grade

SQ-HONOUR-07 = Les Sceaux ne donnent pas de cartes, mais paient renforts et psykers.
    .title = Ce qu’achètent les Sceaux

SQ-HONOUR-08 = Si votre chef est tué, vous commencez la mission suivante un grade plus bas, jamais sous le premier. Sceaux et promotions de cette mission viennent avant cette perte.
    .title = Un chef mort
    .ruling = L’ordre du gain et de la perte est notre lecture.

SQ-HONOUR-09 = Après la mort de votre chef, vous commencez aussi sans aucun Sceau d’Honneur.
    .title = Et plus de Sceaux

## Les renforts des escouades

starquest-chapter-reinforcements = Les renforts des escouades

SQ-REINF-01 = Contre des Sceaux, une escouade peut avoir un renfort de son grade ou d’un grade inférieur. En option : seulement de son grade actuel.
    .title = Renforts par grade
    .ruling = Le livret ne dit pas si les grades inférieurs restent ouverts.

SQ-REINF-02 = Un commandant a un renfort au plus.
    .title = Un seul

SQ-REINF-03 = Vous ne pouvez pas en prendre d’autre tant que le dernier est vivant. Il revient mission après mission sans autre coût.
    .title = Tant qu’il vit
    .ruling = Qu’il reste gratuitement est notre lecture.

SQ-REINF-04 = Dans une mission, un renfort ne sert que si sa figurine est disponible.
    .title = Si la figurine est là

SQ-REINF-05 = Si deux joueurs veulent la même figurine et qu’il en manque, le plus haut grade l’obtient, même entre factions. À égalité, le sort décide.
    .title = Le plus haut grade d’abord
    .ruling = L’égalité de grade est notre lecture.

SQ-REINF-06 = 2 Sceaux chacun. Vétéran : aucun. Héros : marine avec fusil laser. Sergent : marine avec arme lourde. Lieutenant : marine avec arme extra-lourde. Capitaine : terminator avec lance-flammes. Maître : tarentule.
    .title = Space Marines

SQ-REINF-07 = 2 Sceaux chacun. Exilé : aucun. Errant : Fanatique. Rebelle : Therian. Tyran : MRL Inferno. Maître : un sixième légionnaire des sept. Lord : Dreadnought.
    .title = Légion
    .ruling = Que le légionnaire soit un sixième est notre lecture.

SQ-REINF-08 = 2 Sceaux chacun. Justicier : aucun. Guerrier : Eldar avec catapulte shuriken. Vengeur : Eldar avec arme lourde. Exarque : Vengeur. Prince : Vengeur avec arme lourde. Lord : tarentule. L’arme lourde se choisit comme celles de l’escouade.
    .title = Eldars
    .ruling = Les tableaux ne donnent que des nombres ; nous y lisons des Sceaux.

SQ-REINF-09 = Les joueurs extraterrestres n’ont pas accès à ces renforts.
    .title = Pas pour les extraterrestres

## Les grades extraterrestres

starquest-chapter-alien-ranks = Les grades extraterrestres

SQ-ALIENRANK-01 = Les joueurs extraterrestres montent en grade comme les autres.
    .title = Monter en grade

SQ-ALIENRANK-02 = Ils gagnent des Sceaux par le tableau d’efficacité extraterrestre. N’ayant pas de chef, ils ne perdent jamais de grade pour lui.
    .title = Leurs Sceaux
    .ruling = Que sans chef il n’y ait pas de perte est notre lecture.

SQ-ALIENRANK-03 = Selon son grade, le Seigneur du Chaos pioche des cartes d’événement au début de la mission, dans la pioche qu’il veut, et les garde secrètes. Il peut en jouer une au début de chacun de ses tours, en plus de l’obligatoire. En option : autant de pioches en plus, chacune jouée aussitôt.
    .title = Cartes pour le Chaos
    .ruling = Le livret ne dit pas quand on les pioche ni quand on les joue.

SQ-ALIENRANK-04 = Le Seigneur du Chaos reçoit aussi des jetons de renfort en plus, au hasard.
    .title = Jetons pour le Chaos

SQ-ALIENRANK-05 = Selon son grade, le Maître du Culte a dans chaque mission un nombre de rites de la Symétrie Obscure.
    .title = Rites pour le Culte
    .ruling = Que ce nombre vaille par mission est notre lecture.

SQ-ALIENRANK-06 = Le Maître du Culte reçoit aussi des jetons de renfort en plus, au hasard.
    .title = Jetons pour le Culte

SQ-ALIENRANK-07 = Un rite rend un point de vie à une figurine du Culte, jamais au-dessus du nombre d’origine, à tout moment. Après une attaque mortelle, il la garde en jeu avec 1 point de vie, quelle que soit la force du coup, et l’attaquant ne marque rien.
    .title = Ce que fait un rite
    .ruling = L’excédent s’oublie, car les points de vie ne descendent pas sous zéro.

SQ-ALIENRANK-08 = Un rite au plus dans le tour de chaque joueur, quel qu’il soit. En option : un par manche.
    .title = Un rite par tour
    .ruling = Le livret dit « un par tour » sans dire duquel.

SQ-ALIENRANK-09 = Jetons en plus et cartes d’événement : Renégat 0, Guerrier 1, Champion 2, Commandant 3, Tyran 4, Seigneur 5 de chaque.
    .title = Grades du Chaos
    .ruling = Les nombres sont des totaux, et un tiret vaut zéro.

SQ-ALIENRANK-10 = Jetons en plus et rites : Gardien 0, Élu 1, Inquisiteur 2, Néfarite 3, Maître 4, Prince 5 de chaque.
    .title = Grades du Culte
    .ruling = Les nombres sont des totaux, et un tiret vaut zéro.

SQ-ALIENRANK-11 = Un rite est possible après la perte de points de vie et avant le retrait, sur l’une des victimes : là, le jeu vous le demande. Il l’est aussi entre deux actions quelconques, sur une figurine blessée du Culte présente sur les plateaux, quand vous voulez. Jamais sur des jetons, jamais après le retrait.
    .title = Quand un rite est possible
    .ruling = Le livret dit « à tout moment » ; ce sont les moments qui comptent.

## La fin d’une mission

starquest-chapter-mission-end = La fin d’une mission

SQ-END-01 = La mission s’achève à la fin du tour où sa condition est remplie, où il n’y a plus de figurine d’escouade sur les plateaux ni dans une zone d’entrée, ou bien où la dernière manche est finie : 28 manches, sauf si la mission en fixe un autre nombre. Une mission peut dire qu’elle finit aussitôt.
    .title = Quand elle finit
    .ruling = Le livret ne dit pas comment finit une mission.

SQ-END-02 = Une figurine d’escouade sur une case de seuil de sa propre zone d’entrée, ou sur une sortie de la mission, peut sortir par un pas de 1 point de mouvement ou de commandement. Elle est vivante, hors de la mission avec tout ce qu’elle porte, et ne revient pas ; personne n’en marque les points. Les extraterrestres ne peuvent pas sortir. En option : elle peut revenir à un tour suivant.
    .title = Sortir
    .ruling = Le livret ne parle pas de quitter le plateau.

SQ-END-03 = Un chef ou un psyker sorti a survécu. Une escouade sortie garde ses points et prend part à tout à la fin.
    .title = Sorti n’est pas mort
    .ruling = Le livret n’en parle pas.

SQ-END-04 = Les figurines encore sur les plateaux à la fin survivent. En option : elles sont perdues et leurs points vont aux extraterrestres.
    .title = Encore à bord
    .ruling = Le livret ne le dit pas ; mais rien ne les tue.

SQ-END-05 = On achève ce qui est en cours ; primes de la mission ; on montre les cartes de reconnaissance et l’on marque les missions secrètes, 10 points de moins pour chacune manquée ; points finaux ; deux Sceaux au vainqueur ; tableaux d’efficacité ; promotions ; perte de grade pour les chefs tués ; psykers ; retour des points de vie et des cartes ; fin des alliances ; cartes de reconnaissance gardées ou rendues ; achats, les plus hauts grades d’abord.
    .title = L’ordre de la fin
    .ruling = Le livret donne les morceaux ; l’ordre vient de nous.

SQ-END-06 = Le joueur qui a le plus de points gagne, même si son escouade est morte ou sortie.
    .title = Les points décident
    .ruling = Le livret n’y met pas de condition.

SQ-END-07 = Un joueur extraterrestre qui n’a plus rien continue à piocher et à jouer sa carte d’événement, et la mission continue.
    .title = Quand un joueur extraterrestre n’a plus rien
    .ruling = Le livret ne traite pas ce cas.

## À la table

starquest-chapter-table = À la table

SQ-SEAT-01 = Une partie réunit d’une à cinq escouades et une ou deux factions extraterrestres, chacune une fois au plus ; une option les nomme. La table complète en compte sept.
    .title = Qui peut jouer
    .ruling = Le livret ne connaît que sept joueurs.

SQ-SEAT-02 = Une faction qui ne joue pas n’a ni tour, ni figurines, ni jetons, ni alliances, et n’entre pas au tirage. Toutes les zones d’entrée restent ouvertes aux autres.
    .title = Places vides
    .ruling = Le livret ne parle pas de places vides.

SQ-SEAT-03 = Une faction extraterrestre seule pioche un événement par tour et change de couleur à chaque tour. Avec moins de cinq escouades, les blips et renforts de la mission sont réduits à autant de cinquièmes qu’il y a d’escouades, arrondis vers le haut et tirés au hasard ; les objets et figurines que nomme la mission y sont toujours. En option : pas de réduction.
    .title = À moins de joueurs
    .ruling = Deux joueurs contre toute la force n’auraient aucune chance.

SQ-SEAT-04 = Une personne peut tenir plusieurs places et voit ce que toutes voient, tandis que chaque place garde sa vue. On ne peut pas proposer d’alliance secrète entre elles.
    .title = Plusieurs places
    .ruling = Le livret n’en parle pas.

SQ-SEAT-05 = Avant une question qui montre ce qu’une seule place peut voir, un rideau nomme cette place et attend la personne qui la tient. Les questions au contenu public, comme l’alerte, l’esquive, l’autorisation ou la sauvegarde, viennent sans lui. Le journal et le replay montrent la vue publique jusqu’à la fin de la mission.
    .title = Un écran pour tous
    .ruling = Une règle pour jouer sur un seul écran.

SQ-SEAT-06 = Une question peut avoir une limite de temps. Quand elle expire, les consignes de la place répondent, sinon la réponse habituelle, et le journal le dit ; les choix obligatoires se font au hasard. Après deux tours de suite clos par la pendule, un bot prend la place, et la personne qui la tenait peut la retrouver entre deux actions quelconques.
    .title = La pendule
    .ruling = Une règle pour jouer à distance.

SQ-SEAT-07 = Quand quelqu’un abandonne, un bot prend sa place. Si toutes les autres personnes sont d’accord, sa faction est retirée : ses pièces sortent sans points et ses objets tombent.
    .title = Abandonner
    .ruling = Le livret n’en parle pas.

SQ-SEAT-08 = On ne vous interroge jamais quand tout le monde voit qu’une seule réponse est possible. Sondage, révélations, alerte, esquives, autorisations, sauvegardes, défausses et rites donnent une question, une seule, quand cela compte, ou vos consignes y répondent. Points de commandement, alliances, ventes et sortie d’alerte attendent que vous le vouliez.
    .title = Quand on vous interroge
    .ruling = Une table ne doit pas se noyer dans les questions.

SQ-SEAT-09 = Les questions ne dépendent que de ce que tout le monde voit, comme le nombre de vos cartes, jamais de ce qu’elles sont, d’alliances secrètes ou de consignes. Si vous tenez des cartes cachées qui pourraient réagir et que d’autres personnes sont à la table, on vous interroge même si aucune ne sert ; une consigne peut répondre aussitôt. En option : seules les cartes publiques amènent ces questions.
    .title = Les questions ne trahissent rien
    .ruling = Sinon, une question, son absence ou une attente trahirait un secret.
