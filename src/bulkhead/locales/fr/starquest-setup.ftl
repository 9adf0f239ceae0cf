### Starquest : la mise en place, la fin de la mission et la campagne : ce que la table demande et refuse.

## Missions et tables

starquest-table-no-mission = Aucune mission ne s’appelle « { $mission } » ; il y a : { $known }.
starquest-table-other-mission = La mission « { $mission } » n’est pas pour ces factions ; elles peuvent jouer : { $known }.
starquest-table-no-mission-fits = Aucune mission ne convient à ces factions.
starquest-own-no-map = La mission « { $mission } » n’a pas de carte.
starquest-own-few-docks =
    Il faut à chaque escouade une zone d’entrée avec deux cases de seuil : cette carte { $docks ->
        [0] n’en a aucune
        [one] n’en a qu’une
       *[other] n’en a que { $docks }
    } pour { $squads ->
        [1] une escouade.
       *[other] { $squads } escouades.
    }
starquest-own-few-squares =
    Il faut aux renforts six cases par où entrer : cette carte { $count ->
        [0] n’en a aucune
        [one] n’en a qu’une
       *[other] n’en a que { $count }
    } pour « { $faction } ».
starquest-own-unknown = La mission nomme « { $what } », qui n’est pas dans la boîte.

## Ce qui est demandé

sq-ask-setup-mission = Quelle mission proposez-vous ?
sq-ask-setup-formation = Quelle formation alignez-vous ?
sq-ask-setup-members = Qui d’autre fait partie de votre escouade ?
sq-ask-setup-psionic = Payez-vous deux Sceaux pour un psyker ?
sq-ask-setup-reinforcement = Payez-vous deux Sceaux pour un renfort ?
sq-ask-setup-weapon = Quelle arme prend cette figurine ?
sq-ask-setup-bearer = Quelle figurine porte cet objet ?
sq-ask-setup-equipment = Quelle carte d’équipement prenez-vous ?
sq-ask-setup-order = Quelle carte d’ordre prenez-vous ?
sq-ask-setup-governor = Quelle carte de gouverneur prenez-vous ?
sq-ask-setup-psychic = Quelle carte psychique prenez-vous ?
sq-ask-setup-event-deck = De quelle pioche prenez-vous la carte d’événement de votre grade ?
sq-ask-setup-entry = Par quelle zone d’entrée arrive votre escouade ?
sq-ask-art = Votre psyker monte en grade : quel art étudie-t-il ?
sq-ask-keep-cards = Quelles cartes de reconnaissance abandonnez-vous ? Les autres sont gardées pour la prochaine mission.
sq-ask-purchase = Qu’achetez-vous avec vos Sceaux pour la prochaine mission ?

## Pourquoi non

sq-no-setup-mission = Cette table ne peut pas jouer cette mission.
sq-no-setup-formation = Votre escouade ne peut pas aligner cette formation.
sq-no-setup-members = Cette figurine ne peut pas rejoindre votre escouade.
sq-no-setup-psionic = Ce n’est pas un psyker de votre escouade.
sq-no-setup-reinforcement = Votre escouade ne peut pas avoir ce renfort.
sq-no-setup-weapon = Cette figurine ne peut pas prendre cette arme.
sq-no-setup-bearer = Cette figurine ne peut pas porter cet objet.
sq-no-setup-equipment = Cette carte d’équipement n’est pas parmi celles que vous pouvez prendre.
sq-no-setup-order = Cette carte d’ordre n’est pas parmi celles que vous pouvez prendre.
sq-no-setup-governor = Cette carte de gouverneur n’est pas parmi celles que vous pouvez prendre.
sq-no-setup-psychic = Prenez une carte psychique de chaque art, puis des cartes de l’art que vous étudiez.
sq-no-setup-event-deck = Cette pioche n’existe pas.
sq-no-setup-entry = Cette zone d’entrée est prise, ou n’est pas sur cette carte.
sq-no-ending-choice = Ce choix n’est pas possible à la fin de cette mission.

## Charges

sq-do-arm = Consacrer l’attaque à la charge
sq-event-charge-armed =
    { $armed ->
        [yes] { $who } arme la charge en { $at }.
       *[no] { $who } retire la charge en { $at }.
    }
sq-do-plant = Poser sur { $at } : { $thing }
sq-do-plant-odds =
    { $only ->
        [yes] Poser ({ $thing }) : { $dangers }.
       *[no] Poser sur { $at } ({ $thing }) : { $dangers }.
    }
sq-no-limpet-target = Cette charge ne peut servir que contre les machines, constructions, cloisons, conduits et structures à côté de son porteur, pas en diagonale.
sq-pair = { $one } ({ $other })
sq-no-charge-here = Il n’y a ici aucune charge que cette figurine puisse armer ou retirer.
sq-no-charge-attacked = Une figurine qui a attaqué ou fouillé ne peut ni armer ni retirer une charge dans le même tour.
sq-no-charge-beside = On ne peut pas armer de charge à côté d’une figurine extraterrestre.

## Autels

sq-event-rite-gained = { $seat } obtient un rite ; rites restants : { $left }.
sq-event-line-advanced = La chaîne de montage avance : { $counter } sur { $full }.

## Survivants

sq-ask-setup-survivors = Sur quelles cases marquées se cache un survivant ?
sq-no-setup-survivors = Ce n’est pas une case marquée, ou il y a déjà un survivant.
sq-event-site-turned =
    { $found ->
        [yes] { $who } regarde dans la cachette en { $at } : un survivant !
       *[no] { $who } regarde dans la cachette en { $at } : personne.
    }
