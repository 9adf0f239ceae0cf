## Le journal en bref : une ligne par figurine qui a agi. Les actions forment une liste.

web-sq-log-full = Toutes les phrases
web-sq-log-instructed = Votre consigne. { $about } : { $holds }
web-sq-fold-open = Toutes les phrases de cette ligne
web-sq-fold = { $who } : { $deeds }
web-sq-fold-moved =
    { $count ->
        [1] avance d’une case
       *[other] avance de { $count } cases
    }
web-sq-fold-dodged = { $who } se déplace
web-sq-fold-turned = se tourne
web-sq-fold-nothing = ne fait rien
web-sq-fold-entered = monte à bord
web-sq-fold-left = quitte la mission
web-sq-fold-door = ouvre une porte
web-sq-fold-overwatch = se met en alerte
web-sq-fold-watches = { $who } se met en alerte
web-sq-fold-searched = fouille la salle { $room }
web-sq-fold-found = fouille la salle { $room } et trouve « { $card } »
web-sq-fold-scanned = sonde le vaisseau ({ $board })
web-sq-fold-revealed = un jeton est révélé ({ $figure })
web-sq-fold-many-revealed =
    { $count ->
        [1] un jeton est révélé
       *[other] { $count } jetons sont révélés
    }
web-sq-fold-tokens =
    { $count ->
        [1] un jeton est posé
       *[other] { $count } jetons sont posés
    }
web-sq-fold-card = « { $card } »
web-sq-fold-picked-up = ramasse un objet ({ $thing })
web-sq-fold-healed = { $who } récupère
web-sq-fold-hurt = { $who } perd des points de vie
web-sq-fold-gone = { $who } tombe
web-sq-fold-command =
    { $count ->
        [1] un point de commandement
       *[other] { $count } points de commandement
    }
web-sq-fold-destroyed =
    { $own ->
        [yes] élimine { $targets }
       *[no] { $who } élimine { $targets }
    }
web-sq-fold-wounded =
    { $own ->
        [yes] blesse { $targets }
       *[no] { $who } blesse { $targets }
    }
web-sq-fold-missed =
    { $own ->
        [yes] manque { $targets }
       *[no] { $who } manque { $targets }
    }
web-sq-fold-fired =
    { $own ->
        [yes] tire sans effet
       *[no] { $who } tire sans effet
    }
web-sq-fold-called-off =
    { $own ->
        [yes] vise, mais la cible a disparu
       *[no] { $who } vise, mais la cible a disparu
    }
web-sq-fold-chose =
    { $count ->
        [1] { $seat } : un choix de préparation
       *[other] { $seat } : { $count } choix de préparation
    }
web-sq-fold-laid =
    { $count ->
        [1] { $seat } pose un jeton
       *[other] { $seat } pose { $count } jetons
    }
web-sq-fold-cards = { $seat } : { $deeds }
web-sq-fold-fell =
    { $own ->
        [yes] tombe
       *[no] { $who } tombe
    }
web-sq-fold-bled =
    { $own ->
        [yes] perd des points de vie
       *[no] { $who } perd des points de vie
    }

## Escouade et cartes

web-sq-roster-docked = dans la zone d’entrée
web-sq-card-set-up = Se choisit avant la mission.
web-sq-card-passive = Agit toute seule.
web-sq-card-any = Se joue à tout moment.
web-sq-card-own-any = Se joue à tout moment de votre tour.
web-sq-card-turn-start = Se joue au début de votre tour.
web-sq-card-turn-end = Se joue à la fin de votre tour.
web-sq-card-activation = Se joue pendant l’activation d’une figurine.
web-sq-card-instead-attack = Se joue à la place d’une attaque.
web-sq-card-before-roll = Se joue avant un jet de dés.
web-sq-card-after-roll = Se joue après un jet de dés.
web-sq-card-on-eliminated = Se joue quand une figurine est éliminée.
web-sq-card-psychic = Un pouvoir que votre psyker emploie quand il agit.
web-sq-card-psychic-reaction = Un pouvoir en réponse à un autre.
web-sq-card-draw = Prend effet dès qu’elle est piochée.
web-sq-card-after-draw = Se joue après la pioche d’une carte.
web-sq-seen = Cartes révélées
web-sq-seen-hidden = face cachée
web-sq-seen-found = { $who } la trouve en fouillant
web-sq-seen-taken = { $who } la reçoit
web-sq-seen-drawn = { $who } la pioche
web-sq-seen-shown = { $who } la montre
web-sq-seen-played = { $who } la joue
web-sq-seen-lost = { $who } la perd
web-sq-seen-none = Aucune carte n’a encore été révélée.

## L’escouade sur une page

web-sq-squad = Votre escouade
web-sq-squad-build = La composer sur une page
web-sq-squad-everybody = Choisir de bonnes escouades pour tous ici
web-sq-squad-take = Prendre cette escouade
web-sq-squad-count = { $chosen } sur { $of }
web-sq-squad-open =
    { $count ->
        [1] Un choix reste ouvert : la première réponse libre sera prise.
       *[other] { $count } choix restent ouverts : les premières réponses libres seront prises.
    }
web-sq-squad-read = Pointez une carte pour la lire.
web-sq-squad-none = Aucun
web-sq-squad-bound = { $card } : { $to }

## Ce que font les extraterrestres

web-sq-layer-exposed = Où l’ennemi me voit
web-sq-group = Déplacer un groupe
web-sq-group-who = Appuyez sur les figurines qui viennent, ici ou sur la carte.
web-sq-group-go =
    { $count ->
        [1] Une seule vient. Appuyez sur la case d’arrivée.
       *[other] { $count } viennent. Appuyez sur la case d’arrivée.
    }
web-sq-group-all = Toutes
web-sq-group-stop = Annuler
web-sq-goal-stop = À empêcher :
