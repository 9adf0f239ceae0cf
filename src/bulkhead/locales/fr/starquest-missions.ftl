### Les missions de Starquest : récit, objectifs et règles propres.

## Premiers pas

mis_00_first_steps-story = Un remorqueur mort dérive sur la route du convoi, et une vedette s’y arrime. Dans la salle des pompes, la lumière est encore allumée, et les détecteurs montrent de petits pieds.
mis_00_first_steps-primary = 30 points à la première escouade qui finit un de ses tours avec deux figurines dans la salle d5 et aucune figurine extraterrestre à l’intérieur. La mission s’achève à la fin de cette manche.
mis_00_first_steps-secondary = 15 points à la première escouade qui a fouillé deux salles.
mis_00_first_steps-special-1 = Les escouades sont petites : un commandant avec hache et pistolet, deux marines au fusil laser et un au canon d’assaut. Pas de cartes d’escouade, pas de psykers, pas de campagne.
mis_00_first_steps-special-2 = Pas de carte d’événement aux manches 1 et 2. Dès la manche 3, le Chaos pioche des cartes vertes, sans les plus dures.
mis_00_first_steps-special-3 = La pioche de reconnaissance n’a que huit cartes, deux de chaque : « Pansement », « Tir dégagé », « Adrénaline » et « Rien ».
mis_00_first_steps-special-4 = Une chose à la fois : déplacement, rotation, portes et tir à la manche 1, corps à corps et alerte à la manche 2, fouille et cartes d’événement à la manche 3, points de commandement à la manche 4.
mis_00_first_steps-special-5 = La table montre toujours ce que voit chaque figurine et ce sur quoi elle peut tirer, et tout peut être annulé tant qu’aucun dé n’est lancé.

## Abordage brutal

mis_01_hard_dock-story = Une épave nommée Couronne creuse a surgi du noir, réacteurs tièdes et transpondeurs muets. En une heure, cinq équipes d’abordage s’y accrochent, chacune sûre d’être la première. Entre elles et le cœur marche une machine de guerre que personne n’a jamais éteinte.
mis_01_hard_dock-primary = 30 points à l’escouade qui ôte son dernier point de vie au Dreadnought MK VII, en plus des 25 de sa valeur. Il est parmi les blips du Chaos et doit être posé au plus tard quand le deuxième plateau est sondé.
mis_01_hard_dock-secondary = 15 points à la première escouade qui finit un de ses tours avec deux figurines dans la salle c2 et ni figurine ni jeton extraterrestre à l’intérieur.
mis_01_hard_dock-special-1 = Le MK VII de cette mission porte un lance-missiles et un canon d’assaut.

## Signal mort

mis_02_dead_signal-story = Trois enregistreurs de vol répondent encore à un vieux code de rappel. Ils bougent parfois, ce que des enregistreurs ne devraient pas faire. L’escouade qui les lira saura où la Couronne a passé ces deux cents ans.
mis_02_dead_signal-primary = 10 points pour chaque noyau de données qu’une escouade met en sûreté dans sa zone d’entrée. Un noyau encore à bord à la fin ne rapporte rien aux escouades.
mis_02_dead_signal-secondary = 15 points à la première escouade dont une figurine finit son activation sur la console sans avoir attaqué ce tour-ci et sans voir aucune figurine extraterrestre.
mis_02_dead_signal-special-1 = Les noyaux non révélés se déplacent comme des blips. Aucun noyau ne peut être posé dans une salle qui a une case de renfort.
mis_02_dead_signal-special-2 = Les figurines extraterrestres peuvent ramasser et porter des noyaux, mais jamais hors du plateau. Un joueur extraterrestre marque 5 points par noyau qu’il détient à la fin.

## Chasse aux têtes

mis_03_headhunt-story = Les enregistreurs parlent d’un seigneur de guerre qui aurait dû mourir avant la construction de la Couronne. Il tient sa cour dans la section de la roue et ne voit aucune raison de se cacher. Quelque part derrière lui, une seconde voix donne les ordres.
mis_03_headhunt-primary = 30 points à l’escouade qui élimine le Commandant du Chaos, en plus de sa valeur. Dès que le troisième plateau est sondé, il doit être en jeu.
mis_03_headhunt-secondary = 15 points à l’escouade qui élimine le Hiérophante, en plus de sa valeur. Cela reste secret et ne peut pas être marqué tant que le Hiérophante n’est pas révélé ou que l’événement « Transmission » n’est pas pioché.
mis_03_headhunt-special-1 = Tant que le Commandant du Chaos est en jeu et révélé, toute figurine du Chaos à 3 cases au plus de lui peut relancer un dé blanc par attaque.

## Le nid

mis_04_nest-story = Quelque chose se multiplie dans les conduits, et peu lui importe la chair qu’il mange. Il y a une heure, deux éclaireurs y sont entrés ; leurs lampes en sont ressorties. Brûlez les conduits, ou plus personne ne dormira à bord.
mis_04_nest-primary = 10 points pour chacun des trois conduits d’entrée, à l’escouade qui le détruit.
mis_04_nest-secondary = 15 points à la première escouade qui a éliminé trois voleurs de gènes ou hybrides ; deux suffisent avec une ou deux escouades en jeu.
mis_04_nest-special-1 = Tant que deux conduits ou plus subsistent, le joueur du Chaos peut poser un jeton spécial à chaque tour, et non un tour sur deux.
mis_04_nest-special-2 = Une fois le dernier conduit détruit, il n’arrive plus de jetons spéciaux, et la mission s’achève au plus tard deux manches après.

## L’équipage perdu

mis_05_lost_crew-story = Derrière les ponts des couchettes vivent des gens emmurés qui se souviennent du lancement. Ils sont trop faibles pour marcher. Le Culte les a nourris, pour des raisons à lui.
mis_05_lost_crew-primary = 10 points pour chaque survivant remis dans sa zone d’entrée, 30 au plus par escouade. Après le troisième de toute la table, les survivants ne rapportent plus rien.
mis_05_lost_crew-secondary = 15 points à l’escouade qui remet le premier survivant.
mis_05_lost_crew-special-1 = À la mise en place, le joueur du Culte, ou le Chaos s’il n’y a pas de Culte, décide en secret lesquelles des cinq cases marquées abritent un survivant ; les autres sont vides. Une case est retournée quand une figurine d’escouade la voit.
mis_05_lost_crew-special-2 = Un survivant se porte comme toute figurine : 1 point de mouvement pour le prendre sur son dos, mouvement et corps à corps réduits de moitié, pas d’arme lourde.
mis_05_lost_crew-special-3 = Les figurines du Culte aussi peuvent prendre des survivants sur leur dos. Celui qu’elles portent jusqu’à une case de renfort est perdu et donne 5 points au Culte.

## La mèche

mis_06_fuse-story = L’épave a commencé à se tourner vers le convoi. Trois jointures tiennent son échine, et trois charges la briseraient. Personne n’a dit qui sortirait le dernier.
mis_06_fuse-primary = 10 points par charge armée. Pour l’armer, une figurine d’escouade sur la jointure y consacre son attaque du tour, sans figurine extraterrestre sur une case voisine.
mis_06_fuse-secondary = 15 points à l’escouade dont le plus de figurines ont quitté la carte après la première charge armée, s’il y en a au moins trois. En cas d’égalité, les points vont à celle qui a le plus de points de vie, sinon à personne.
mis_06_fuse-special-1 = La troisième charge déclenche le compte à rebours : la mission s’achève à la fin de la quatrième manche suivante. Avec moins de trois charges, elle s’achève à la limite de manches.
mis_06_fuse-special-2 = Les extraterrestres peuvent désarmer : une figurine extraterrestre sur une jointure armée ôte la charge au prix de son attaque. L’escouade garde ses points, et toute escouade peut armer la jointure de nouveau, sans marquer de points.
mis_06_fuse-special-3 = Les figurines d’escouade présentes sur le plateau à la fin sont perdues. Celles qui ne sont jamais entrées sont sauves.

## Le long couloir

mis_07_long_corridor-story = Au bout de l’échine de la fonderie se trouve la passerelle, derrière une porte faite pour arrêter les abordages. Les cinq escouades tiennent le bout le plus proche. C’est une course avec peu d’air et beaucoup de coins.
mis_07_long_corridor-primary = 30 points à la première escouade qui finit un de ses tours avec deux figurines dans la salle b6 et ni figurine ni jeton extraterrestre à l’intérieur. La mission s’achève à la fin de cette manche.
mis_07_long_corridor-secondary = 15 points à la faction, extraterrestres compris, qui a le plus de figurines sur le plateau B à la fin. En cas d’égalité, les points vont à celle qui a le plus de points de vie, sinon à personne, et ici un objectif manqué ne rapporte rien aux extraterrestres.
mis_07_long_corridor-special-1 = Les deux sections de couloir et l’usine sont sondées comme un seul plateau.
mis_07_long_corridor-special-2 = Le plateau A ne compte pas parmi ceux qui restent à sonder tant qu’aucune escouade n’y est entrée.

## Messe noire

mis_08_black_mass-story = Dans la section de la roue brûlent trois autels, et la lumière se penche vers eux. À chaque chant, les morts sont un peu moins morts. Le Royaume du Chaos regarde et laisse saigner les deux camps.
mis_08_black_mass-primary = 10 points par autel, à l’escouade qui lui ôte son dernier point de vie.
mis_08_black_mass-secondary = 15 points à l’escouade qui élimine le Hiérophante, en plus de sa valeur.
mis_08_black_mass-special-1 = Au début de chaque tour du Culte où deux autels ou plus sont debout, le Culte gagne un rite, cinq au plus en réserve.
mis_08_black_mass-special-2 = Chaque autel debout à la fin donne 10 points au Culte, au lieu de la part habituelle d’un objectif principal manqué.

## La fonderie

mis_09_foundry-story = La chaîne de montage s’est réveillée. D’un tapis descendent des jambes, d’un autre des torses, et là où ils se rejoignent, quelque chose se dresse et demande des ordres. Arrêtez-la avant que quelqu’un ne réponde.
mis_09_foundry-primary = 30 points à la première escouade qui finit un de ses tours avec deux figurines dans la salle f1 et ni figurine ni jeton extraterrestre à l’intérieur. La chaîne s’arrête alors pour de bon.
mis_09_foundry-secondary = 7 points pour la première vanne détruite et 8 pour la seconde, aux escouades qui les détruisent.
mis_09_foundry-special-1 = Tant que la chaîne tourne, un compteur monte à la fin de chaque manche où aucune figurine d’escouade n’est en f1 : de 1, ou de 2 si les deux vannes sont debout. À 6, il revient à 0 et le joueur du Chaos pose un Dreadnought dans une travée libre, avec l’orientation de son choix : d’abord un MK VIII, puis un MK IX avec quatre ou cinq escouades ou sinon un MK VII, et jamais de troisième.
mis_09_foundry-special-2 = Les deux sections de couloir et l’usine sont sondées comme un seul plateau.

## Le reliquaire

mis_10_reliquary-story = Un coffret scellé passe de pont en pont, et personne à bord n’est assez vieux pour en avoir vu le début. Chaque faction a son nom pour ce qu’il contient. Pour une fois, les extraterrestres aussi veulent l’emporter.
mis_10_reliquary-primary = 30 points à l’escouade qui met le coffret en sûreté dans sa zone d’entrée ou dont une figurine le porte à la fin. Si c’est alors une figurine extraterrestre qui le porte, son joueur marque 20 points et rien d’autre n’est payé pour l’objectif manqué.
mis_10_reliquary-secondary = Rien de commun : à la mise en place, chaque escouade pioche des cartes de reconnaissance jusqu’à tenir une mission secrète, qui vaut ses propres points et en coûte 10 si elle échoue.
mis_10_reliquary-special-1 = Les figurines extraterrestres peuvent ramasser, porter et céder le coffret. On ne peut pas l’amener sur une case de renfort, un conduit d’entrée ou un conduit extraterrestre. Dès que le troisième plateau est sondé, il doit être en jeu.
mis_10_reliquary-special-2 = Quand le coffret est mis en sûreté dans une zone d’entrée, la mission s’achève avec cette manche.

## Deux géants

mis_11_two_giants-story = Avant l’arrêt, la chaîne a bel et bien achevé quelque chose, et le Culte a amené son propre géant. Ils se sont trouvés. Les tôles du pont ne sont pas faites pour cela.
mis_11_two_giants-primary = 15 points à l’escouade qui ôte son dernier point de vie au Dreadnought MK X, et 15 à celle qui ôte le sien au Golgotha. Tous deux doivent être posés au plus tard quand le deuxième plateau est sondé.
mis_11_two_giants-secondary = 15 points à l’escouade qui a ôté le plus de points de vie aux deux machines ensemble, deux au moins. À égalité, personne ne marque.
mis_11_two_giants-special-1 = Éliminer l’une des deux machines ne rapporte pas sa valeur. Chaque point de vie ôté à l’une ou à l’autre rapporte 8 points à l’attaquant, et le dernier 12.
mis_11_two_giants-special-2 = Chaque joueur extraterrestre peut attaquer la machine de l’autre et marque de la même façon.
mis_11_two_giants-special-3 = Avec deux escouades en jeu, un MK VIII remplace le MK X, et deux revenants remplacent le Golgotha. L’objectif principal vaut alors 15 points, pour le seul MK VIII.

## La Couronne creuse

mis_12_hollow_crown-story = Dans la salle du trône, il n’y a pas de trône, rien qu’un creux dans le sol en forme de couronne. La faction qui s’y tiendra au réveil des réacteurs parlera pour l’épave. Les sept prétentions sont aussi mauvaises les unes que les autres.
mis_12_hollow_crown-primary = 30 points à la faction, extraterrestres compris, dont les figurines dans la salle d5 ont ensemble le plus de points de vie à la fin. À égalité, personne ne marque, et ici un objectif manqué ne rapporte rien aux extraterrestres.
mis_12_hollow_crown-secondary = 15 points à l’escouade qui élimine le premier des deux chefs, le Commandant du Chaos et le Hiérophante.
mis_12_hollow_crown-special-1 = Dès la manche 8, chaque faction qui a une figurine dans la salle d5 à la fin de son propre tour marque 2 points.
mis_12_hollow_crown-special-2 = La porte entre le couloir et la salle d5 est une cloison étanche. Les passages qui mènent en d5 depuis le plateau voisin restent ouverts.

## Sas froid

mis_s1_cold_lock-story = Un esquif courrier est pris dans la glace du sas d’un ravitailleur minier, et son coffre-fort est du mauvais côté du navire. Le nouvel équipage n’a que faire des coffres-forts ; il préfère les visiteurs.
mis_s1_cold_lock-primary = 30 points à l’escouade qui a mis le coffre-fort en sûreté dans sa zone d’entrée ou dont une figurine le porte à la fin.
mis_s1_cold_lock-secondary = 15 points à l’escouade qui a éliminé le plus de figurines sur le plateau D, s’il n’y reste ni figurine ni jeton extraterrestre à la fin de la manche 6.
mis_s1_cold_lock-special-1 = Un seul joueur extraterrestre prend part à la mission : la table choisit le Chaos ou le Culte, et seules ses listes servent.
mis_s1_cold_lock-special-2 = Une cloison entre le couloir et la salle b4 ferme le chemin court. Le chemin long passe par b2 et b3.
mis_s1_cold_lock-special-3 = Une escarmouche ne change ni grades ni Sceaux.

## Deux clés

mis_s2_two_keys-story = La soute s’ouvre avec deux clés tournées par deux mains, ou deux fois par la même. Deux escouades rivales n’ont qu’un plan. En dessous, deux bandes extraterrestres ne se sont pas encore aperçues.
mis_s2_two_keys-primary = 30 points à l’escouade dont les figurines portent les premières les deux clés dans la salle b6. Si, à la fin, chaque escouade y tient une clé, elles marquent 15 points chacune.
mis_s2_two_keys-secondary = 15 points à l’escouade qui détruit le conduit d’entrée.
mis_s2_two_keys-special-1 = Une escarmouche ne change ni grades ni Sceaux.
