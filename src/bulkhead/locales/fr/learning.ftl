### Apprendre : le parcours de chaque jeu, et l’aide à la table.

## Le parcours

web-home-play-heroes = Jouer : Heroes
web-course-heroes = Heroes
web-course-starquest = Starquest
web-course-lessons =
    { $done ->
        [0] Aucune leçon faite sur { $of }
        [one] Une leçon faite sur { $of }
       *[other] { $done } leçons faites sur { $of }
    }
web-course-all = Toutes les leçons
web-course-minutes =
    { $minutes ->
        [1] une minute
       *[other] { $minutes } minutes
    }
web-course-new = Nouvelle
web-course-begun = Commencée
web-course-done = Faite
web-course-start = Commencer : { $stage }
web-course-on = Continuer : { $stage }
web-course-again = Encore une fois : { $stage }
web-course-next = Suite : { $stage }
web-learn-what = De courtes leçons contre des bots. Chaque chose est expliquée au moment où vous en avez besoin.
web-stage-heroes-lesson = Une partie guidée
web-stage-heroes-lesson-what = Une courte partie à votre rythme : vous faites tout une fois, et rien ne peut mal tourner.
web-stage-heroes-first = Une première partie
web-stage-heroes-first-what = Les deux armées sont déjà en place : lancez, tentez le diable et agissez contre le cadet, qui débute lui aussi.
web-stage-heroes-cadet = Votre propre armée
web-stage-heroes-cadet-what = Vous choisissez et placez cinq héros, encore contre le cadet.
web-stage-heroes-captain = Le capitaine
web-stage-heroes-captain-what = Il joue bien : il n’y a pas de honte à perdre quelques parties.
web-stage-starquest-corridor = Le couloir
web-stage-starquest-corridor-what = Le tir et l’alerte. Deux orks doivent tomber.
web-stage-starquest-vault = La chambre forte
web-stage-starquest-vault-what = Fouilles, cartes et objets. Rapportez le coffre-fort.
web-stage-starquest-machine = La machine
web-stage-starquest-machine-what = Commandement, réactions et pouvoirs psychiques. Détruisez l’androïde.
web-stage-starquest-first = Une première mission
web-stage-starquest-first-what = Une petite mission complète, contre des pillards faciles à battre.
web-stage-starquest-skirmish = Une escarmouche
web-stage-starquest-skirmish-what = « Sas froid » : aux côtés d’une escouade Eldar, contre le seigneur noir.
web-bot-as-cadet = Cadet : facile, pour débuter
web-bot-as-captain = Capitaine : fort
web-bot-as-champion = Champion : le plus fort
web-bot-as-random = Hasard : sans aucun plan
web-bot-as-raider = Pillard : facile, attaque de front
web-bot-as-overlord = Seigneur noir : fort, tend des embuscades
web-bot-as-trooper = Soldat : fort
web-course-do-new = Commencer
web-course-do-begun = Continuer
web-course-do-done = Encore une fois

## L’aide à la table

web-help = Aide
web-help-now = Que puis-je faire maintenant ?
web-help-nothing = Rien : quelqu’un d’autre décide.
web-help-waits = Qui attend-on ?
web-help-looks = Qu’est-ce que je vois ?
web-help-rules = Toutes les règles, dans un nouvel onglet
web-help-heroes-board = Vos cinq héros montent, les cinq autres descendent. Les dés appellent un héros par le numéro de sa colonne.
web-help-heroes-dice = Les dés éclairés rapportent. Mettez-les de côté, puis tentez le diable ou agissez avec ce que vous avez.
web-help-heroes-win = Trois héros au-delà de la ligne et le meilleur score à la fin de votre tour : vous gagnez.
web-help-starquest-figures = Les disques ronds sont les escouades, les hexagones les extraterrestres, les losanges des jetons que personne n’a encore vus. La petite flèche montre où regarde une figurine.
web-help-starquest-squares = Les nombres marquent les cases accessibles, avec leur coût. Les cases hachurées peuvent être touchées ; les pointillées sont seulement vues.
web-help-starquest-goals = La bande au-dessus de la carte donne les objectifs. Ce qu’ils nomment brille sur la carte.
web-clause-whole = La page entière, dans un nouvel onglet
