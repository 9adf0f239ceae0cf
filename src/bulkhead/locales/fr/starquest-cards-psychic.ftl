### Cartes psychiques des quatre arts.

art_psionic = Esprit
art_power = Pouvoir
art_kinesis = Télékinésie
art_temporal = Temps

psi_mind_lance = Lance mentale
psi_mind_lance-rule = Deux dés rouges attaquent un ennemi en vue, dont l’armure compte un point de moins ; constructions et machines ne sentent rien.
psi_dread = Effroi
psi_dread-rule = Jusqu’à la fin du prochain tour de son joueur, un ennemi en vue ne peut ni attaquer au corps à corps ni s’approcher d’un pas du psyker ; chefs, constructions et machines n’ont pas peur.
psi_puppet = Marionnette
psi_puppet-rule = Vous menez jusqu’à 4 cases un ennemi en vue de taille 1 ou 2 et d’armure 2 ou moins, qui n’est pas un chef ; il peut ensuite attaquer au corps à corps la figurine de votre choix devant lui, et les points sont à vous.
psi_inner_wall = Mur intérieur
psi_inner_wall-rule = Une carte psychique ou un maléfice qui touche une de vos figurines à 8 cases au plus du psyker n’a pas d’effet ; le psyker agit normalement à son prochain tour.
psi_far_sight = Vue lointaine
psi_far_sight-rule = Tous les jetons du plateau du psyker à 8 cases au plus de lui sont révélés, même derrière les murs ; il peut encore se déplacer, mais pas attaquer.
psi_aegis = Égide
psi_aegis-rule = Une de vos figurines en vue à 6 cases au plus, ou le psyker lui-même, gagne 2 points d’armure, 5 en tout au plus, jusqu’à votre prochain tour.
psi_fury = Furie
psi_fury-rule = Le psyker peut se déplacer et attaquer au corps à corps ce tour-ci, avec deux dés rouges de plus.
psi_firestorm = Tempête de feu
psi_firestorm-rule = Un seul jet de deux dés rouges attaque toutes les figurines des huit cases voisines, amis compris ; murs et portes fermées protègent.
psi_mend = Chair renouée
psi_mend-rule = Une de vos figurines en vue à 4 cases au plus, ou le psyker lui-même, récupère jusqu’à 2 points de vie ; un gouverneur récupère une carte perdue comme simple point de vie.
psi_hurl = Projection
psi_hurl-rule = Un ennemi en vue de taille 3 ou moins est repoussé tout droit de 3 cases au plus ; si un mur, une porte fermée ou quelqu’un l’arrête, deux dés rouges l’attaquent là où il s’immobilise.
psi_barrier = Barrière
psi_barrier-rule = Deux cases libres côte à côte, en vue et à 8 cases au plus, ou un passage de porte ouvert, bloquent le passage et la vue jusqu’à votre prochain tour.
psi_unseen_hand = Main invisible
psi_unseen_hand-rule = Le psyker ouvre ou ferme autant de portes en vue qu’il veut, ou ouvre une cloison en vue jusqu’à la fin de ce tour ; il peut encore se déplacer, mais pas attaquer.
psi_crush = Broyer
psi_crush-rule = Quatre dés rouges attaquent une construction, une machine, une cloison, un conduit ou une structure de la mission en vue.
psi_haste = Célérité
psi_haste-rule = Une autre de vos figurines en vue à 6 cases au plus, dont l’activation est finie, agit une seconde fois ce tour-ci.
psi_stasis = Stase
psi_stasis-rule = Jusqu’à la fin du prochain tour de son joueur, un ennemi en vue de taille 3 ou moins, qui n’est pas un chef, ne peut ni agir, ni être attaqué, ni être déplacé.
psi_blink = Saut
psi_blink-rule = Le psyker apparaît sur une case libre d’un plateau sondé, à 8 cases au plus, murs ou non, qu’aucun ennemi ne voit ; il peut alors attaquer, mais pas se déplacer.
psi_rewind = Rembobiner
psi_rewind-rule = Tous les dés qu’un camp vient de lancer pour attaquer une de vos figurines en vue du psyker, ou pour une attaque de celle-ci, sont relancés, et le nouveau résultat compte.

sq-ask-puppet = Où menez-vous cette figurine, et qui doit-elle frapper ?
