### Heroes : les règles à consulter, un message par clause.
### La valeur est la règle telle qu’il la faut au joueur, lecture par défaut et options comprises. `.title` est son titre,
### `.ruling` dit comment nous lisons ce que les livrets laissent ouvert, `.example` montre la règle à l’œuvre.
### Chaque valeur tient sur une seule ligne, car Fluent garderait un retour à la ligne dans le texte.
### Les options se disent en mots, jamais comme on les tape.

## Le champ de bataille

heroes-chapter-board = Le champ de bataille

H-BOARD-1 = Le champ de bataille est une grille de cinq colonnes, composée de deux moitiés. L’une est votre camp, l’autre celui de votre adversaire.
    .title = Cinq colonnes, deux camps

H-BOARD-2 = Chaque camp compte quatre rangées, sauf si la table en décide autrement : une option en permet de 3 à 6. Avec quatre rangées, une colonne compte huit cases, de votre case de départ à celle de votre adversaire.
    .title = Les rangées de chaque camp
    .ruling = Les livrets ne montrent le nombre de rangées que sur une image ; comme un héros a avancé de trois cases dans l’un de leurs exemples, il en faut au moins trois, et nous jouons avec quatre.

H-BOARD-3 = La dernière rangée de votre camp contient vos cinq cases de départ, numérotées de 1 à 5 de votre gauche à votre droite. Les deux moitiés portent la même impression, l’une étant retournée : votre colonne 1 est donc la colonne 5 de votre adversaire. Le numéro de colonne d’un héros est toujours celui de sa propre case de départ, comme le compte son propriétaire.
    .title = Cases de départ et colonnes
    .example = Votre héros de votre colonne 2 fait face au héros ennemi que votre adversaire a placé dans sa colonne 4.

H-BOARD-4 = Une case ne contient jamais plus d’un héros. Cela vaut pendant la mise en place et à tout moment ensuite.
    .title = Un héros par case

## Les armées

heroes-chapter-armies = Les armées

H-ARMY-1 = Votre armée se compose de cinq héros choisis dans la liste. Les deux joueurs choisissent avant que l’un ou l’autre choix soit montré. Si une option indique les héros que vous possédez, cinq au moins, vous ne choisissez que parmi eux.
    .title = Choisir cinq héros
    .ruling = Les livrets ne disent pas si vous pouvez voir l’autre armée avant de choisir ; ici, les deux choix restent cachés jusqu’à ce que les deux soient faits.

H-ARMY-2 = Le même héros peut figurer dans les deux armées, car il en faut dix et la liste en compte neuf. Dans une même armée, un héros figure une fois au plus. En option, une armée peut comprendre plusieurs fois le même héros.
    .title = Deux fois le même héros
    .ruling = Les livrets ne disent pas si une armée peut avoir deux exemplaires d’un héros ; nous ne l’admettons qu’en option.

H-ARMY-3 = Les héros de l’armée adverse sont pour vous des héros ennemis, et les vôtres le sont pour votre adversaire. Quand une règle parle d’un héros ennemi, il ne s’agit jamais d’un des vôtres.
    .title = Héros ennemis

## La mise en place

heroes-chapter-set-up = La mise en place

H-SETUP-1 = À tour de rôle, chaque joueur place un héros sur une case numérotée libre de son camp, jusqu’à ce que les deux armées soient au complet. Le joueur qui a ajouté en dernier un héros à sa collection commence. Une option indique qui c’est ; sans elle, le sort décide.
    .title = Placer les armées
    .ruling = Les livrets laissent aux joueurs le soin de savoir qui a agrandi sa collection en dernier ; on l’indique au jeu, ou bien il tire au sort.

H-SETUP-2 = Le joueur qui finit le premier de placer ses héros joue le premier tour. Comme on place à tour de rôle, c’est celui qui a placé le premier héros.
    .title = Qui joue en premier

## Les Jets de Bataille

heroes-chapter-battle-rolls = Les Jets de Bataille

H-ROLL-1 = Tout tour commence par un Jet de Bataille des six dés. Vous ne pouvez pas vous en dispenser.
    .title = Six dés pour commencer

H-ROLL-2 = Il y a quatre mains gagnantes. Un Simple Six est un 6 et un Double Six, deux 6. Un Brelan est formé de trois dés identiques de 1 à 5. Une Suite est formée de trois, quatre ou cinq chiffres consécutifs de 1 à 5.
    .title = Les mains gagnantes
    .example = Dans 6-6-2-2-2-4, les deux 6 comptent, comme Double Six ou comme deux Simples Six, et les 2 forment un Brelan. Le 4 ne vaut rien.

H-ROLL-3 = Un 6 ne fait jamais partie d’un Brelan ni d’une Suite. Il ne vaut que comme Simple Six ou dans un Double Six.
    .title = Les 6 sont à part
    .example = 4-5-6 n’est pas une Suite. 6-6-6 n’est pas non plus un Brelan, mais trois Simples Six, ou un Double Six et un Simple Six.

H-ROLL-4 = Quand une Suite compte plus de trois dés, vous décidez de ce que vous en prenez : toute série d’au moins trois chiffres. Les dés que vous laissez ne sont pas mis de côté et peuvent être relancés.
    .title = Une partie d’une longue Suite
    .example = Dans 2-3-4-5, vous pouvez prendre 2-3-4, 3-4-5 ou les quatre dés.

H-ROLL-5 = Un dé appartient à une seule main gagnante au plus. Quatre ou cinq dés identiques de 1 à 5 contiennent un Brelan, six en contiennent deux. Six dés peuvent contenir deux Suites si chacune a ses propres dés.
    .title = Aucun dé ne compte deux fois
    .example = 1-2-3-3-4-5 contient deux Suites, 1-2-3 et 3-4-5. Les cinq dés 1-1-1-2-3 contiennent un Brelan ou une Suite, mais pas les deux.

H-ROLL-6 = Deux 6 sont un Double Six ou deux Simples Six : vous le dites en les mettant de côté, et cela ne change plus. Des 6 mis de côté après des jets différents ne se combinent jamais. Un 6 que vous laissez sur la table peut former une paire avec un 6 obtenu plus tard.
    .title = Double Six ou deux Simples Six
    .example = Vous mettez un 6 de côté comme Simple Six, vous tentez le diable et obtenez un autre 6 : ce ne peut être qu’un second Simple Six. Si vous aviez mis autre chose de côté en laissant le premier 6 sur la table, les deux pourraient maintenant former un Double Six.

H-ROLL-7 = Après un jet contenant au moins une main gagnante, vous en mettez une ou plusieurs de côté, pas forcément toutes. Les dés mis de côté ne reviennent pas pendant ce tour.
    .title = Mettre des dés de côté

## Tenter le diable

heroes-chapter-pushing = Tenter le diable

H-PUSH-1 = Après avoir mis quelque chose de côté, vous choisissez : tenter le diable avec un autre Jet de Bataille, ou effectuer vos Actions de Bataille. Tant qu’il vous reste des dés, vous choisissez de nouveau après chaque jet réussi.
    .title = Relancer ou agir

H-PUSH-2 = Pour un nouveau Jet de Bataille, vous choisissez lesquels des dés non mis de côté vous relancez, au moins un. Les autres restent tels quels et font partie du nouveau jet.
    .title = Dés relancés, dés laissés
    .ruling = Les livrets permettent de laisser des dés tels quels, mais ne disent pas combien il faut en lancer ; nous en demandons au moins un.
    .example = Il vous reste 2, 3 et 5. Vous laissez le 2 et le 3 et ne relancez que le troisième dé : un 1 ou un 4 donne une Suite, un 6 un Simple Six, et tout autre chiffre un fiasco.

H-PUSH-3 = Le nouveau jet doit vous donner une nouvelle main gagnante, c’est-à-dire une main avec au moins un dé qui vient d’être lancé ; les dés identiques sont interchangeables. Parmi les mains que vous mettez alors de côté avec les précédentes, une au moins doit être nouvelle ; les autres peuvent se trouver entièrement dans les dés laissés. En option, les dés laissés comptent à eux seuls, ou bien toute main mise de côté doit être nouvelle.
    .title = Il faut une nouvelle main gagnante
    .ruling = Les livrets ne disent pas ce qui rend une main gagnante nouvelle ; si les dés laissés suffisaient, tenter le diable serait sans risque, et nous demandons donc au moins un dé qui vient d’être lancé.
    .example = Vous avez laissé 2-2-2 et lancez un dé. Un 5 est un fiasco ; un 6 est un nouveau Simple Six, et vous pouvez mettre le 2-2-2 de côté avec lui ; un 2 donne un nouveau Brelan. Si vous laissez 1-2-3-4 et lancez un dé, le fiasco est impossible.

H-BUST-1 = Un Jet de Bataille qui ne vous donne aucune main gagnante (après avoir tenté le diable, aucune nouvelle) est un fiasco. Vous perdez tout ce que vous avez mis de côté pendant ce tour, votre tour s’achève et celui de votre adversaire commence. Les déplacements des tours précédents restent acquis, y compris ceux d’un tour de La Totale juste avant celui-ci.
    .title = Le fiasco
    .example = Vous avez mis de côté un Brelan et un Simple Six, vous tentez le diable avec les deux derniers dés et obtenez 2 et 5. Les deux mains gagnantes sont perdues et vous n’effectuez aucune Action de Bataille.

H-ALLOUT-1 = Quand les six dés ont été mis de côté, quel que soit le nombre de jets, vous obtenez La Totale. Vous effectuez vos Actions de Bataille tout de suite, puis vous jouez un autre tour complet à la place de votre adversaire.
    .title = La Totale !
    .example = Vous mettez 1-2-3 de côté, tentez le diable avec trois dés et obtenez 6-6-4, mettez de côté le Double Six, tentez le diable avec le dernier dé et obtenez un 6. Une fois ce Simple Six mis de côté aussi, vous avez trois Actions de Bataille, puis un autre tour.

H-ALLOUT-2 = Vous pouvez obtenir de nouveau La Totale pendant le tour supplémentaire, et encore au suivant. Il n’y a pas de limite.
    .title = La Totale plusieurs fois

## Les Actions de Bataille

heroes-chapter-battle-actions = Les Actions de Bataille

H-ACT-1 = Chaque main gagnante mise de côté paie une Action de Bataille. Une fois vos actions terminées, votre tour s’achève.
    .title = Une main gagnante, une action

H-ACT-2 = Vous effectuez vos actions dans l’ordre de votre choix, et aucune n’est obligatoire. Un même héros peut en effectuer plusieurs. Vous connaissez le résultat d’une action avant de choisir la suivante.
    .title = L’ordre des actions
    .ruling = Les livrets ne fixent pas d’ordre et ne disent pas si l’on peut renoncer à une action ou agir deux fois avec le même héros ; tout cela est à votre choix.

H-ACT-3 = Une main gagnante paie soit son action d’armure Terminator, soit l’action d’équipement d’un seul héros dont la carte la demande. Elle ne paie jamais les deux.
    .title = Armure ou équipement
    .example = Avec un Double Six, vous pouvez déplacer l’un de vos héros, ou utiliser une carte qui coûte un Double Six. Pour faire les deux, il vous en faut deux.

## Les déplacements

heroes-chapter-moves = Les déplacements

H-MOVE-1 = Un déplacement fait avancer un héros d’une case, vers les cases de départ ennemies. Le héros reste toujours dans sa propre colonne.
    .title = Une case en avant

H-MOVE-2 = Un héros ne peut ni entrer sur une case où s’en trouve un autre, ni le dépasser. Les déplacements en diagonale n’existent pas.
    .title = Héros bloqués

H-MOVE-3 = Vos actions ne déplacent que des héros de votre armée. Se déplacer est toujours facultatif, héros par héros.
    .title = Vos héros seulement
    .ruling = Les livrets ne disent pas si un héros qui peut se déplacer doit le faire ; ici, il n’y est jamais obligé.

## Les attaques

heroes-chapter-attacks = Les attaques

H-ATK-1 = Un héros attaqué se replie d’une case vers sa case de départ, dans sa propre colonne. La case derrière lui est toujours libre, rien ne peut donc empêcher un repli.
    .title = Se replier d’une case

H-ATK-2 = Une attaque contre un héros sur sa case de départ n’a pas d’effet, et il n’y a pas de jet de sauvegarde. Vous pouvez tout de même la déclarer.
    .title = Cible sur sa case de départ
    .ruling = Les livrets disent que cette attaque est sans effet, mais pas si l’on peut la faire ; vous le pouvez.

H-ATK-3 = Un héros sur sa case de départ ne peut pas utiliser une action pour attaquer. Cela vaut pour l’attaque de l’armure comme pour le revers, la faux et la fusillade.
    .title = Pas d’attaque depuis le départ

H-SAVE-1 = Chaque fois qu’un héros en armure Terminator est attaqué, son propriétaire lance un dé : sur 4 ou plus, le héros reste où il est. Ce jet de sauvegarde vaut contre toute attaque, y compris le revers et la faux de son propre camp.
    .title = La sauvegarde d’armure
    .ruling = Les livrets ne font pas d’exception pour le revers ni pour la faux d’un allié ; le jet de sauvegarde s’effectue dans les deux cas.

## L’armure Terminator

heroes-chapter-terminator-armour = L’armure Terminator

H-TERM-1 = Avec un Simple Six, l’un de vos héros attaque le héros ennemi adjacent dans sa colonne. C’est votre héros qui attaque, il ne peut donc pas le faire depuis sa case de départ.
    .title = Simple Six : attaque
    .ruling = Les livrets ne disent pas qui porte cette attaque ; pour nous, c’est votre héros adjacent à la cible, et l’interdiction d’attaquer depuis sa case de départ vaut donc pour lui.

H-TERM-2 = Avec un Double Six, vous déplacez l’un de vos héros d’une case. Vous choisissez lequel.
    .title = Double Six : un déplacement

H-TERM-3 = Avec un Brelan, vous déplacez de deux cases votre héros de la colonne portant ce chiffre. Ce sont deux déplacements d’une case : si une seule est libre, le héros n’en fait qu’un.
    .title = Brelan : deux déplacements
    .ruling = Les livrets ne disent pas ce qui se passe si seule la première des deux cases est libre ; nous comptons deux déplacements distincts, et le premier peut donc se faire quand même.
    .example = Avec 2-2-2, votre héros de la colonne 2 se déplace de deux cases. S’il n’y a qu’une case vide entre lui et le héros ennemi, il se déplace d’une case.

H-TERM-4 = Avec une Suite, vous déplacez d’une case chacun de vos héros des colonnes portant ses chiffres, dans l’ordre de votre choix. Un héros bloqué reste sur place, et les autres se déplacent quand même.
    .title = Suite : un déplacement chacun
    .example = Vous payez avec 2-3-4-5 et votre héros de la colonne 3 est bloqué. Ceux des colonnes 2, 4 et 5 se déplacent quand même d’une case chacun.

## L’équipement

heroes-chapter-equipment = L’équipement

H-EQ-1 = La carte d’un héros indique son équipement. Une règle spéciale (vox prioritaire, inspiration, bouclier) agit toujours et ne coûte rien. Une action d’équipement (revers, faux, fusillade) coûte la main gagnante de la carte et a la portée de la carte. Un Double Six ne paie pas un Simple Six, ni l’inverse.
    .title = Règles spéciales et actions d’équipement
    .ruling = Les livrets ne disent pas si une sorte de six peut remplacer l’autre ; elle ne le peut pas.

H-EQ-2 = Une carte qui demande un Brelan ou une Suite accepte l’un comme l’autre. Les chiffres obtenus n’importent pas.
    .title = Brelan ou Suite
    .example = Cette carte se paie aussi bien avec 1-1-1 qu’avec 2-3-4-5, quelle que soit la colonne de son héros.

H-RANGE-1 = Au corps à corps, on atteint la case juste devant ou juste derrière le héros ; à portée courte, toute case de sa colonne ; à portée moyenne, toute case de sa colonne ou d’une colonne voisine ; à portée longue, toute case. La portée se mesure depuis le héros qui agit, sur les colonnes telles qu’elles sont sur le plateau, et rien ne la bloque. Courte, moyenne et longue comprennent la case du héros lui-même.
    .title = Les quatre portées
    .ruling = Les livrets ne disent pas d’où se mesure la portée, si les héros la bloquent ni si elle comprend sa propre case ; nous comptons depuis le héros qui agit, rien ne la bloque, et toutes sauf le corps à corps comprennent sa case.
    .example = Depuis votre colonne 2, un héros à portée moyenne peut choisir toute case de vos colonnes 1, 2 et 3, même au-delà d’autres héros. Au corps à corps, il a deux cases au plus.

H-SHOOT-1 = Vous attaquez un héros ennemi sur la case à portée de votre choix. Si son jet de sauvegarde échoue, il se replie d’une case.
    .title = Fusillade : un héros ennemi

H-CUT-1 = Vous attaquez un héros ennemi sur la case à portée de votre choix. Si son jet de sauvegarde échoue, il ne se replie pas d’une case mais jusqu’à sa case de départ.
    .title = Revers : jusqu’au départ
    .example = Un héros ennemi qui a avancé de cinq cases rate son jet de sauvegarde : il se replie des cinq, et le score de son propriétaire baisse d’autant.

H-SCYTHE-1 = Vous choisissez une case à portée, vide ou non, et vous attaquez tous les héros qui s’y trouvent ou qui sont sur sa rangée, à travers les cinq colonnes. Vos propres héros sont touchés aussi, mais jamais celui qui agit, et chaque cible a son propre jet de sauvegarde. En option, seuls les héros ennemis sont attaqués. Une autre option fait suivre à la faux la colonne de la case choisie au lieu de sa rangée.
    .title = Faux : toute une rangée
    .ruling = Trois livrets parlent de rangée et seul l’italien de colonne, ce qui ferait de la faux une fusillade plus chère, nous jouons donc la rangée ; aucun ne dit ici « ennemi », les alliés sont donc touchés aussi, sauf le héros qui agit.
    .example = Sur la rangée de la case choisie se trouvent deux héros ennemis, un des vôtres et le porteur de la faux. Les trois premiers sont attaqués et chacun a son propre jet de sauvegarde ; le porteur est épargné.

H-VOX-1 = Chaque fois que ce héros pourrait faire un déplacement, vous pouvez le confier à un autre héros de votre armée. Cela vaut pour chaque case : vous pouvez céder l’un ou l’autre déplacement d’un Brelan, et un héros de la même Suite peut en recevoir un en plus du sien. Celui qui le reçoit se déplace dans sa propre colonne, doit pouvoir le faire et ne le cède pas à son tour. Un héros bloqué n’a pas de déplacement à céder, sauf si une option le permet.
    .title = Vox prioritaire : céder ses déplacements
    .ruling = Les livrets ne disent pas combien on peut céder, ni si un héros bloqué le peut ; on cède case par case, une seule fois, et seulement si le héros au vox aurait pu se déplacer.
    .example = Votre héros au vox est dans la colonne 2 et vous payez avec 1-2-3. Il cède son déplacement à votre héros de la colonne 3, qui se déplace de deux cases si elles sont libres.

H-INSPIRE-1 = Les cases dont ce héros a avancé comptent double dans votre score actuel. Elles comptent double aussi dans les scores notés pour un match.
    .title = Inspiration : les cases comptent double
    .example = Votre héros qui inspire a avancé de quatre cases et compte pour 8. Avec deux autres qui ont avancé de 2 et de 1, votre score actuel est de 11.

H-SHIELD-1 = Le jet de sauvegarde de ce héros est meilleur : il reste où il est sur 3 ou plus, quand il faut 4 ou plus aux autres. Ce n’est toujours qu’un seul jet.
    .title = Bouclier : une meilleure sauvegarde

## La victoire

heroes-chapter-winning = La victoire

H-SCORE-1 = Votre score actuel est la somme des cases parcourues par chacun de vos héros depuis sa case de départ. Il monte avec les déplacements et baisse avec les replis.
    .title = Score actuel
    .example = Des héros qui ont avancé de 5, 3, 2, 1 et 0 cases donnent un score actuel de 11.

H-WIN-1 = À la fin de votre tour, vous gagnez si au moins trois de vos héros sont dans le camp adverse et si votre score actuel est supérieur à celui de votre adversaire : l’égalité ne suffit pas. On le vérifie à la fin de chacun de vos tours, même après un fiasco, et avant le tour supplémentaire de La Totale. Vous pouvez aussi abandonner à tout moment : votre adversaire a alors gagné tout le match.
    .title = Comment gagner
    .ruling = Les livrets ne disent pas si un fiasco, ou un tour suivi d’un tour supplémentaire, compte comme fin de tour ; les deux comptent. Ils ne parlent pas d’abandon : personne n’est tenu de continuer.
    .example = Avec quatre rangées, un héros qui a avancé de quatre cases est dans l’autre camp. Trois de vos héros ont avancé de 4, 4 et 5 cases et deux n’ont pas bougé, vous avez donc 13 : vous gagnez contre 12, mais pas contre 13.

H-WIN-2 = Vous ne pouvez pas gagner à la fin du tour de l’autre joueur. Si vous remplissez alors les deux conditions, il vous faudra les remplir encore à la fin d’un tour à vous.
    .title = À votre tour seulement

H-MATCH-1 = Un match se joue en une seule manche ou, en option, en trois. À la fin de chacune, on note le score actuel des deux joueurs, et le plus haut total des trois l’emporte, quel que soit le vainqueur de chaque manche. Les trois se jouent toujours, et l’on commence à tour de rôle. À totaux égaux, c’est un match nul.
    .title = En trois manches
    .ruling = Les livrets ne disent pas si la troisième manche se joue toujours, qui commence chacune ni ce que valent des totaux égaux ; on les joue toutes, on commence à tour de rôle, et l’égalité donne un match nul.
    .example = Vous gagnez 13 à 11 et 12 à 11, puis vous perdez 6 à 15. Les totaux sont de 31 et 37 : le match revient à votre adversaire.

H-LIMIT-1 = Une partie qui atteint sa limite de tours sans vainqueur est nulle, et le jeu le dit. La limite est de 500 tours, sauf si une option en fixe une autre, et chaque tour compte, tours supplémentaires compris. Là où il faut un nombre, une partie nulle vaut une demi-victoire.
    .title = La limite de tours
    .ruling = Les livrets ne fixent pas de limite ; il en faut une, car il y a des positions que personne ne peut gagner, comme trois héros bloqués contre deux quand l’un de ceux qui les bloquent inspire.
