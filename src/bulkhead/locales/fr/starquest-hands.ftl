### Ce que veulent dire oui et non, question par question ; et les mains à la table : chemins, réactions, annulation.

## No

sq-do-pass-alarm = Ne faire venir aucun renfort
sq-do-pass-cards = Ne jouer aucune carte
sq-do-pass-command = Ne pas lancer
sq-do-pass-dispute = Pas en vue
sq-do-pass-dodge = Rester sur place
sq-do-pass-foresight = La laisser sur le dessus
sq-do-pass-hatchling = Il n’en reste aucun à placer
sq-do-pass-held = N’en jouer aucune maintenant
sq-do-pass-keep = Garder les autres
sq-do-pass-let = Laisser faire
sq-do-pass-look = Ne plus en regarder
sq-do-pass-order = Ne jouer aucun ordre ce tour-ci
sq-do-pass-overwatch = Ne pas tirer
sq-do-pass-puppet = La relâcher
sq-do-pass-purchase = Ne plus rien acheter
sq-do-pass-refuse = Refuser
sq-do-pass-rite = N’employer aucun rite
sq-do-pass-roll = Garder ce jet
sq-do-pass-seals = Garder les Sceaux
sq-do-pass-share = Ne plus rien donner : le reste est perdu
sq-do-pass-special = N’en placer aucun
sq-do-pass-stop = C’est tout
sq-do-pass-window = N’en dépenser aucun
sq-do-pass-window-more = Ne plus en dépenser

## Yes

sq-do-yes-command = Lancer
sq-do-yes-dispute = En vue
sq-do-yes-foresight = La mettre dessous
sq-do-yes-give = Accepter
sq-do-yes-load = La laisser porter
sq-do-yes-permission = La laisser passer

## Quelle carte, et quand

web-sq-ask-roll = Relancez-vous des dés ?
web-sq-ask-before-roll = Les dés vont être lancés : jouez-vous une carte ?
web-sq-ask-attacked = On vous attaque : jouez-vous une carte ?
web-sq-ask-wound = Un coup porte : jouez-vous une carte ?
web-sq-ask-falls = Une figurine va tomber : jouez-vous une carte ?
web-sq-ask-turn-end = Votre tour se termine : jouez-vous une carte ?
web-sq-ask-event = Un événement va se produire : l’arrêtez-vous ?
web-sq-ask-psychic = Un pouvoir psychique agit : y répondez-vous ?
web-sq-roll-against = contre
web-sq-roll-armour = contre une armure de { $armour }
web-sq-roll-does =
    { $does ->
        [kills] { $name } : hors de combat.
        [hurts] { $name } : blessure.
       *[nothing] { $name } : aucun dégât.
    }
web-sq-reroll-with = Relancer avec « { $card } »
web-sq-reroll-odds = blessure { $hurt } maintenant, { $hurtThen } ensuite ; élimination { $killed } maintenant, { $killedThen } ensuite
web-sq-reroll-more = fait plus de dégâts
web-sq-reroll-less = fait moins de dégâts
web-sq-reroll-same = ne change rien

## Esquiver

web-sq-dodge-how = Appuyez sur une case éclairée pour y esquiver contre un point de commandement.
web-sq-dodge-steps = Où esquiver
web-sq-dodge-safe = hors d’atteinte
web-sq-dodge-left = blessure { $hurt }, élimination { $killed }

## Le chemin sous le pointeur

web-sq-path-cost =
    { $left ->
        [1] { $cost } sur { $left } point de mouvement
       *[other] { $cost } sur { $left } points de mouvement
    }
web-sq-path-fire = Tir d’alerte possible en { $squares } : { $names }
web-sq-path-seen = s’achève en vue d’un ennemi
web-sq-walk-on = D’autres figurines de votre escouade attendent derrière : faites-la avancer avant de terminer son activation.
web-sq-path-again = Appuyez encore une fois pour y aller

## Annuler, et ce qui ne s’annule pas

web-sq-more = Autres
web-sq-undo-all = Annuler tout ce qui peut l’être
web-sq-undo-no =
    { $why ->
        [dice] On ne peut pas annuler : des dés ont été lancés.
        [card] On ne peut pas annuler : une carte a été piochée, jouée ou montrée.
        [token] On ne peut pas annuler : quelque chose de caché a été révélé.
        [scan] On ne peut pas annuler : un plateau a été sondé.
        [asked] On ne peut pas annuler : une question a été posée à quelqu’un d’autre.
       *[none] Il n’y a rien à annuler.
    }
web-sq-sure = Confirmer ?
web-sq-sure-leave = Elle ne reviendra pas dans cette mission, et on ne peut plus annuler dès que quelque chose a été révélé.
web-sq-sure-yes = Quitter la mission
web-sq-sure-no = Rester

web-sq-weapon-dice = { $weapon } : { $dice }

## Les signes de la carte

web-sq-signs = Tous les signes
web-sq-sign-asks = Peut y aller si quelqu’un la laisse passer
web-sq-sign-seen = Sol clair : vos figurines le voient
web-sq-sign-unseen = Sol sombre : aucune de vos figurines ne le voit
web-sq-sign-fog = Non sondé : personne ne sait ce qui s’y trouve
web-sq-sign-ready = Peut encore agir ce tour-ci
web-sq-sign-selected = La figurine choisie
web-sq-sign-watch = En alerte
web-sq-sign-load = Porte quelque chose
web-sq-sign-wounds = Points de vie perdus
web-sq-sign-cross = Un tir d’alerte est possible ici
web-sq-sign-goal = Un objectif de la mission
