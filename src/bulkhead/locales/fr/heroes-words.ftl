### Heroes : les noms du jeu.
### Noms et termes sont écrits comme à l’intérieur d’une phrase ; un titre met la première lettre en majuscule.
### Un message qui finit par `-what` est une phrase entière.

## Héros

heroes-hero-donato = Donato
heroes-hero-donato-full = Frère-Capitaine Donato
heroes-hero-victorno = Victorno
heroes-hero-victorno-full = Frère-Sergent Victorno
heroes-hero-sanyctus = Sanyctus
heroes-hero-sanyctus-full = Frère Sanyctus
heroes-hero-phaello = Phaello
heroes-hero-phaello-full = Frère Phaello
heroes-hero-ebellius = Ebellius
heroes-hero-ebellius-full = Frère Ebellius
heroes-hero-feurran = Feurran
heroes-hero-feurran-full = Frère Feurran
heroes-hero-aramus = Aramus
heroes-hero-aramus-full = Frère Aramus
heroes-hero-dyrael = Dyrael
heroes-hero-dyrael-full = Frère Dyrael
heroes-hero-darrago = Darrago
heroes-hero-darrago-full = Frère Darrago

## Équipement

heroes-equipment-inspire = inspiration
heroes-equipment-inspire-what = Ses cases comptent double dans votre score actuel.
heroes-equipment-vox = vox prioritaire
heroes-equipment-vox-what = Un autre héros de votre armée peut se déplacer à sa place.
heroes-equipment-shield = bouclier
heroes-equipment-shield-what = S’il est attaqué, il reste où il est sur 3 ou plus.
heroes-equipment-shoot = fusillade
heroes-equipment-shoot-what = Attaquez un héros ennemi sur une case à portée.
heroes-equipment-scythe = faux
heroes-equipment-scythe-what = Attaquez tous les héros sur une case à portée et sur sa rangée.
heroes-equipment-cut-down = revers
heroes-equipment-cut-down-what = Attaquez un héros ennemi à portée : il se replie jusqu’à sa case de départ.

## Portées

heroes-range-melee = corps à corps
heroes-range-short = courte
heroes-range-medium = moyenne
heroes-range-long = longue

## Sortes de main gagnante

heroes-kind-lucky-six = Simple Six
heroes-kind-double-six = Double Six
heroes-kind-three-of-a-kind = Brelan
heroes-kind-straight = Suite
heroes-kind-straight-or-three = Brelan ou Suite

## Phases

heroes-phase-draft = choix de l’armée
heroes-phase-place = mise en place
heroes-phase-roll = Jet de Bataille
heroes-phase-keep = dés à mettre de côté
heroes-phase-push = tenter le diable ou agir
heroes-phase-act = Actions de Bataille
heroes-phase-over = fin de la partie

## Options
# Dans les phrases `-what`, les valeurs s’écrivent comme on les tape.

heroes-option-rows = rangées de chaque camp
heroes-option-rows-what = Combien de rangées compte chaque camp : de 3 à 6 ; par défaut, 4.
heroes-option-hold = dés laissés sur la table
heroes-option-hold-what = Ce qu’il faut après avoir tenté le diable : au moins une main mise de côté utilise un dé qui vient d’être lancé ; à la lettre, les dés laissés comptent à eux seuls ; ou bien toutes les mains mises de côté utilisent un dé qui vient d’être lancé.
heroes-option-hold-new = au moins une nouvelle
heroes-option-hold-literal = à la lettre
heroes-option-hold-strict = toutes nouvelles
heroes-option-scythe-hits = cibles de la faux
heroes-option-scythe-hits-what = Quels héros la faux attaque : alliés et ennemis, mais jamais le héros qui agit, ou bien seulement les ennemis.
heroes-option-scythe-hits-all = alliés et ennemis
heroes-option-scythe-hits-enemies = ennemis seulement
heroes-option-scythe-line = ligne de la faux
heroes-option-scythe-line-what = Quelle ligne de la case choisie la faux attaque : sa rangée à travers les cinq colonnes, ou bien sa colonne.
heroes-option-scythe-line-row = rangée
heroes-option-scythe-line-column = colonne
heroes-option-blocked-vox = vox bloqué
heroes-option-blocked-vox-what = Un héros au vox prioritaire peut céder un déplacement alors qu’il est lui-même bloqué.
heroes-option-duplicates = doublons
heroes-option-duplicates-what = Une armée peut comprendre plusieurs fois le même héros.
heroes-option-collection = collection
heroes-option-collection-what = Quels héros possède un joueur, cinq au moins : il ne choisit son armée que parmi eux ; par défaut, c’est toute la liste.
heroes-option-first = qui commence
heroes-option-first-what = Quel joueur place le premier héros et joue le premier tour : le sort en décide, ou bien vous.
heroes-option-first-draw = au sort
heroes-option-turn-limit = limite de tours
heroes-option-turn-limit-what = Après combien de tours, tours supplémentaires compris, une partie est nulle ; par défaut, 500.
heroes-option-games = manches du match
heroes-option-games-what = Une seule manche, ou bien trois en additionnant les scores.

## Glossaire

heroes-term-battle-roll = Jet de Bataille
heroes-term-battle-action = Action de Bataille
heroes-term-scoring-roll = main gagnante
heroes-term-push-your-luck = tenter le diable
heroes-term-bust = fiasco
heroes-term-all-out = La Totale
heroes-term-current-score = score actuel
heroes-term-set-up-space = case de départ
heroes-term-best-of-three = en trois manches
heroes-term-retreat = se replier
