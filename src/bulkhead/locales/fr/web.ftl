### Le client du navigateur : tout ce qui n’est ni une règle ni une phrase de la table.

## Autour de chaque écran

web-brand-home = Bulkhead, accueil
web-home = Accueil
web-rules = Règles
web-learn = Apprendre
web-settings = Réglages
web-menu = Menu
web-close = Fermer
web-skip = Aller au contenu
web-language = Langue
web-loading = Un instant…
web-clause = Règle { $clause }
web-die = dé montrant { $face }
web-dice = { $count ->
    [1] dé montrant { $faces }
   *[other] dés montrant { $faces }
}
web-labelled = { $label } : { $text }
web-beside = { $before } ; { $after }
web-mute = Couper le son
web-unmute = Remettre le son
web-copied = Copié.
web-copy-by-hand = À copier à la main
web-about = Projet non officiel, sans lien avec aucun éditeur. Logiciel libre sous licence MIT ; polices sous licence SIL Open Font License.

## La ligne avec la table

web-unreachable = La table ne répond pas. Vérifiez votre connexion.
web-answer-unreadable = Le serveur a répondu quelque chose d’illisible (statut { NUMBER($status, useGrouping: 0) }).
web-offline = La table est injoignable. Règles et réglages fonctionnent sans elle ; le reste doit attendre.
web-line-retry = Réessayer
web-stale = La partie a avancé entre-temps. Voici où elle en est.
web-request-lost = Cela n’est pas arrivé à la table. Réessayez.
web-lost = Il n’y a rien ici
web-lost-what = L’adresse « { $path } » ne mène nulle part.
web-lost-hot = Ce navigateur n’a pas les clés de cette table.

## Touches

web-keys = Touches
web-keys-anywhere = Partout
web-keys-dialog = Dans cette fenêtre
web-keys-roam = Tab passe d’un élément au suivant, les flèches se déplacent sur le plateau et dans les rangées de choix, Entrée ou la barre d’espace choisissent.
web-key-mute = son activé ou coupé
web-key-space = espace
web-key-escape = Échap
web-key-enter = Entrée
web-key-arrow-left = ←
web-key-arrow-right = →
web-key-arrow-up = ↑
web-key-arrow-down = ↓

## Plusieurs personnes devant un écran

web-curtain = C’est à { $who } de décider
web-curtain-what = Passez-lui l’écran. Que personne d’autre ne regarde.
web-curtain-lift = Je suis { $name }

## Réglages

web-set-on = Oui
web-set-off = Non
web-set-look = Apparence
web-set-theme = Thème
web-set-theme-what = Console sombre ou papier clair.
web-set-theme-system = Comme l’appareil
web-set-theme-dark = Sombre
web-set-theme-light = Clair
web-set-contrast = Contraste
web-set-contrast-what = Des lignes plus marquées et un texte plus vif.
web-set-contrast-system = Comme l’appareil
web-set-contrast-more = Fort
web-set-moving = Mouvement
web-set-motion = Animations
web-set-motion-what = Sans elles, tout est aussitôt à sa place.
web-set-motion-system = Comme l’appareil
web-set-motion-reduced = Aucune
web-set-motion-full = Complètes
web-set-speed = Vitesse
web-set-speed-what = La durée des jets de dés et de la marche des héros.
web-set-speed-slow = Lente
web-set-speed-normal = Normale
web-set-speed-fast = Rapide
web-set-countdown = Compte à rebours
web-set-countdown-what = Dans Starquest, si vous ne répondez pas à une réaction dans ce délai, vos consignes décident. Une table avec pendule utilise la sienne.
web-set-countdown-off = Non
web-set-countdown-15 = 15 s
web-set-countdown-30 = 30 s
web-set-countdown-60 = 60 s
web-set-hearing = Son et discussion
web-set-sound = Son
web-set-sound-what = La touche M fait de même.
web-set-volume = Volume
web-set-chat = Discussion
web-set-chat-what = Sans elle, rien de ce que les autres écrivent n’apparaît.

## Table de Heroes : attente et places

web-lobby = En attente des joueurs
web-lobby-free = libre
web-lobby-you-what = C’est votre place.
web-lobby-taken-what = Est à la table et attend comme vous.
web-lobby-away-what = A déjà pris place, mais n’est pas là pour l’instant.
web-lobby-salt-what = N’est pas encore là, et n’a donc pas ajouté de sel aux dés.
web-dice-after = Les dés étaient déjà fixés quand votre navigateur a ajouté son sel. Leur empreinte :
web-dice-exchanged = Cette table a échangé ses dés : ce ne sont pas ceux pour lesquels votre sel a été donné. Ne vous y fiez pas.
web-lobby-awaited-what = A un lien ou un code et n’est pas encore là.
web-lobby-free-what = Libre pour la première personne qui la prend.
web-lobby-bot-what = Joue dès qu’il y a quelque chose à jouer.
web-lobby-game = Ce que l’on joue
web-lobby-option = { $option } : { $value }
web-lobby-next = Ce qui vient ensuite
web-lobby-next-draft = Chacun choisit cinq héros en secret.
web-lobby-next-place = Vous placez vos armées tour à tour, héros par héros.
web-lobby-next-play = Lancez six dés, mettez de côté les mains gagnantes, tentez le diable ou agissez. Vous gagnez avec trois héros de l’autre côté et le meilleur score.
web-sit = Une place vous attend
web-sit-what = La place revient à la première personne qui ouvre ce lien. Comment les autres doivent-ils vous appeler ?
web-sit-name = Votre nom, si vous voulez
web-sit-go = S’asseoir
web-passing-what = Quand c’est au tour de quelqu’un d’autre devant cet écran :
web-passing-curtain = Rideau
web-passing-word = Un bref message
web-passing-nothing = Rien

## Table de Heroes : qui joue

web-heroes-name = { $name }
web-heroes-you = Vous
web-heroes-crumb =
    { $games ->
        [1] Heroes
       *[other] Heroes, manche { $game } sur { $games }
    }
web-heroes-players = Joueurs
web-heroes-strip = Scores et joueurs
web-heroes-seat = Votre place
web-heroes-seat-you = vous
web-heroes-seat-bot = bot
web-heroes-seat-driven = un bot joue à sa place
web-heroes-seat-away = pas là
web-heroes-seat-first = commence
web-heroes-hidden = un héros choisi en secret
web-heroes-score-of = Score actuel : { $score }
web-heroes-scores = Score actuel : { $ours } contre { $theirs }
web-heroes-across = Héros de l’autre côté
web-heroes-across-of = Héros de l’autre côté : { $count } sur { $needed }
web-heroes-of = { $count } sur { $needed }
web-heroes-need =
    { $across ->
        [0]
            { $points ->
                [0]
                    { $you ->
                        [yes] Si rien ne change à la fin de votre tour, vous gagnez.
                       *[no] Si rien ne change à la fin du tour, { $name } gagne.
                    }
                [one]
                    { $you ->
                        [yes] Vous avez trois héros de l’autre côté : il vous manque un point.
                       *[no] { $name } a trois héros de l’autre côté : il manque un point.
                    }
               *[other]
                    { $you ->
                        [yes] Vous avez trois héros de l’autre côté : il vous manque { $points } points.
                       *[no] { $name } a trois héros de l’autre côté : il manque { $points } points.
                    }
            }
        [one]
            { $points ->
                [0]
                    { $you ->
                        [yes] Encore un héros de l’autre côté et vous gagnez.
                       *[no] Encore un héros de l’autre côté et { $name } gagne.
                    }
                [one]
                    { $you ->
                        [yes] Il vous manque un héros de l’autre côté et un point.
                       *[no] Il manque à { $name } un héros de l’autre côté et un point.
                    }
               *[other]
                    { $you ->
                        [yes] Il vous manque un héros de l’autre côté et { $points } points.
                       *[no] Il manque à { $name } un héros de l’autre côté et { $points } points.
                    }
            }
       *[other]
            { $points ->
                [0]
                    { $you ->
                        [yes] Il vous manque { $across } héros de l’autre côté.
                       *[no] Il manque à { $name } { $across } héros de l’autre côté.
                    }
                [one]
                    { $you ->
                        [yes] Il vous manque { $across } héros de l’autre côté et un point.
                       *[no] Il manque à { $name } { $across } héros de l’autre côté et un point.
                    }
               *[other]
                    { $you ->
                        [yes] Il vous manque { $across } héros de l’autre côté et { $points } points.
                       *[no] Il manque à { $name } { $across } héros de l’autre côté et { $points } points.
                    }
            }
    }
web-heroes-need-when = Vérifié à la fin de votre tour : trois héros de l’autre côté et le meilleur score.
web-heroes-best-of-three = En trois manches
web-heroes-scores-add-up = les scores s’additionnent
web-heroes-game = Manche
web-heroes-total = Total
web-heroes-clock = Temps restant : { $time }
web-heroes-days = { $days } j { $hours } h
web-heroes-show-card = { $name } : voir la carte
web-heroes-card = Carte du héros
web-heroes-hand-over = Laisser un bot jouer pour moi
web-heroes-hand-over-what = Un bot peut jouer à votre place en votre absence. Vous pouvez la reprendre à tout moment.
web-heroes-driven-what = Un bot joue à votre place.
web-heroes-take-back = Reprendre la place
web-heroes-link = Copier le lien de cette place
web-heroes-link-what = Avec ce lien, vous pouvez continuer sur un autre appareil. Toute personne qui l’a peut prendre votre place.

## Table de Heroes : le plateau

web-heroes-battlefield = Champ de bataille
web-heroes-board = Champ de bataille, cinq colonnes et { $rows } rangées
web-heroes-square-empty = Colonne { $column }, rangée { $row } : vide.
web-heroes-square-hero =
    Colonne { $column }, rangée { $row } : { $whose ->
        [yours] { $hero } (à vous)
        [theirs] { $hero } (ennemi)
       *[other] { $hero } ({ $who })
    }, { $advance ->
        [0] sur sa case de départ.
        [one] à une case du départ.
       *[other] à { $advance } cases du départ.
    }
web-heroes-square-place = Placer { $hero } ici.
web-heroes-square-do = Choisir : { $what }.
web-heroes-square-actor = Peut agir.

## Table de Heroes : choix et mise en place

web-heroes-roster = Héros disponibles
web-heroes-or = ou
web-heroes-range = portée : { $range }
web-heroes-pick =
    { $picked ->
        [yes] { $hero }, dans votre armée
       *[no] Choisir { $hero }
    }
web-heroes-draft = Choisissez votre armée
web-heroes-draft-left =
    { $count ->
        [0] complète
        [one] encore un héros
       *[other] encore { $count } héros
    }
web-heroes-draft-how = Choisissez une carte d’un clic, d’un toucher ou par son numéro. Les deux armées restent cachées jusqu’à ce qu’elles soient complètes.
web-heroes-army = Votre armée
web-heroes-free = place libre
web-heroes-place = Placez votre armée
web-heroes-place-how = Glissez, touchez ou tapez des chiffres.
web-heroes-step-hero = Quel héros ?
web-heroes-step-column = Dans quelle colonne ?
web-heroes-column = Colonne { $column }

## Table de Heroes : dés

web-heroes-begin = À vous
web-heroes-begin-how = on commence avec les six dés
web-heroes-roll = Lancer six dés
web-heroes-bust-first = de fiasco : aucune main gagnante
web-heroes-rolling = les dés roulent…
web-heroes-your-roll = Votre jet
web-heroes-keep-how = appuyez sur un groupe éclairé pour le mettre de côté
web-heroes-push-or-act = Tenter le diable ou agir ?
web-heroes-push-how = relancez le reste, ou agissez
web-heroes-roll-lucky-six = Simple Six
web-heroes-roll-double-six = Double Six
web-heroes-roll-three-of-a-kind = Brelan de { $face }
web-heroes-roll-straight = Suite { $faces }
web-heroes-count-lucky-six =
    { $count ->
        [1] un Simple Six
       *[other] { $count } Simples Six
    }
web-heroes-count-double-six =
    { $count ->
        [1] un Double Six
       *[other] { $count } Doubles Six
    }
web-heroes-count-three-of-a-kind =
    { $count ->
        [1] un Brelan
       *[other] { $count } Brelans
    }
web-heroes-count-straight =
    { $count ->
        [1] une Suite
       *[other] { $count } Suites
    }
web-heroes-take = Mettre de côté : { $roll }
web-heroes-others = Ou bien
web-heroes-no-score = Sans valeur
web-heroes-no-score-label =
    { $count ->
        [1] Un dé sans valeur : pourquoi ?
       *[other] { $count } dés sans valeur : pourquoi ?
    }
web-heroes-no-score-why = Ces dés ne font partie d’aucune main gagnante.
web-heroes-aside-label = Mis de côté ce tour-ci : { $rolls }
web-heroes-aside-nothing = rien encore
web-heroes-aside-more =
    { $count ->
        [0] La Totale
        [one] encore un : La Totale
       *[other] encore { $count } : La Totale
    }
web-heroes-take-first = mettez d’abord au moins une main gagnante de côté
web-heroes-all-aside = les six dés de côté : plus aucun risque
web-heroes-roll-one = lancez au moins un dé
web-heroes-bust-if =
    { $dice ->
        [1] de fiasco si vous relancez un dé
       *[other] de fiasco si vous relancez { $dice } dés
    }
web-heroes-bust-lose = , et de perdre { $rolls }
web-heroes-hold = Laisser le { $face }
web-heroes-hold-label = Dés à laisser
web-heroes-hold-how = appuyez sur un dé pour le laisser
web-heroes-hold-digits = tapez maintenant un chiffre
web-heroes-meter = { $bust } de fiasco, { $score } de réussite
web-heroes-push = Tenter le diable
web-heroes-act =
    { $count ->
        [0] Agir
        [one] Agir : une action
       *[other] Agir : { $count } actions
    }
web-heroes-go-all-out = La Totale : agir !
web-heroes-if = Autres possibilités
web-heroes-if-rolls = mains
web-heroes-if-bust = fiasco
web-heroes-if-take =
    { $count ->
        [1] Prendre { $more ->
            [yes] aussi { "" }
           *[no] { "" }
        }{ $roll }, relancer un dé
       *[other] Prendre { $more ->
            [yes] aussi { "" }
           *[no] { "" }
        }{ $roll }, relancer { $count } dés
    }
web-heroes-if-hold =
    { $held ->
        [0]
            { $count ->
                [1] Ne rien laisser, relancer un dé
               *[other] Ne rien laisser, relancer { $count } dés
            }
       *[other]
            { $count ->
                [1] Laisser { $dice }, relancer un dé
               *[other] Laisser { $dice }, relancer { $count } dés
            }
    }
web-heroes-if-leave =
    { $count ->
        [1] Renoncer à { $roll }, relancer un dé
       *[other] Renoncer à { $roll }, relancer { $count } dés
    }
web-heroes-pays = Ce que ces mains permettraient

## Table de Heroes : Actions de Bataille

web-heroes-actions = Actions de Bataille
web-heroes-actions-how = dans n’importe quel ordre, aucune n’est obligatoire
web-heroes-march = Autres déplacements
web-heroes-march-how = chacun est facultatif
web-heroes-step-roll = Quelle main dépensez-vous ?
web-heroes-step-act = Qui agit, et sur qui ?
web-heroes-step-target = Sur qui ?
web-heroes-nothing-left = Toutes les mains gagnantes sont dépensées.
web-heroes-can-attack = { $hero } attaque
web-heroes-can-shoot = { $hero } tire
web-heroes-can-cut-down = { $hero } porte un revers
web-heroes-can-scythe = { $hero } frappe de sa faux
web-heroes-can-move = { $hero } avance
web-heroes-can-pass = { $hero } cède son déplacement
web-heroes-can-nothing = inutile pour l’instant
web-heroes-able-attack =
    { $count ->
        [1] { $heroes } attaque
       *[other] { $heroes } attaquent
    }
web-heroes-able-shoot =
    { $count ->
        [1] { $heroes } tire
       *[other] { $heroes } tirent
    }
web-heroes-able-cut-down =
    { $count ->
        [1] { $heroes } porte un revers
       *[other] { $heroes } portent un revers
    }
web-heroes-able-scythe =
    { $count ->
        [1] { $heroes } frappe de sa faux
       *[other] { $heroes } frappent de leur faux
    }
web-heroes-able-move =
    { $count ->
        [1] { $heroes } avance
       *[other] { $heroes } avancent
    }
web-heroes-able-pass =
    { $count ->
        [1] { $heroes } cède son déplacement
       *[other] { $heroes } cèdent leur déplacement
    }
web-heroes-does-attack = { $hero } attaque { $victims }
web-heroes-does-shoot = { $hero } tire sur { $victims }
web-heroes-does-cut-down = { $hero } porte un revers à { $victims }
web-heroes-does-scythe = { $hero } fauche la rangée { $row }
web-heroes-does-move = { $hero } avance
web-heroes-does-pass = { $hero } fait avancer { $walker }
web-heroes-how-attack = Armure : l’ennemi adjacent dans sa colonne
web-heroes-how-move = Armure : une case en avant
web-heroes-how-pass = Vox prioritaire : un autre héros avance
web-heroes-how-equipment = Équipement : { $item }, portée : { $range }
web-heroes-targets =
    { $count ->
        [1] Une seule cible
       *[other] { $count } cibles au choix
    }
web-heroes-target-row =
    { $count ->
        [0] Rangée { $row } : personne
       *[other] Rangée { $row } : { $victims }
    }
web-heroes-victim =
    { $own ->
        [yes] { $hero } (à vous !)
       *[no] { $hero }
    }
web-heroes-idle = { $hero } ne peut rien en faire
web-heroes-idle-how = Ceux-là ne peuvent rien en faire. Désignez-en un pour savoir pourquoi.
web-heroes-falls-back =
    { $far ->
        [yes] { $hero } se replie jusqu’à sa case de départ.
       *[no] { $hero } se replie d’une case.
    }
web-heroes-one-falls-back =
    { $own ->
        [yes] { $hero } (à vous) se replie d’une case.
       *[no] { $hero } se replie d’une case.
    }
web-heroes-stays = { $hero } réussit sa sauvegarde et tient bon.
web-heroes-at-home = { $hero } est sur sa case de départ : il ne se passe rien.
web-heroes-nobody = Il n’y a personne : il ne se passe rien.
web-heroes-will-stand =
    { $advance ->
        [1] { $hero } sera à une case du départ
       *[other] { $hero } sera à { $advance } cases du départ
    }{ $crosses ->
        [yes] , de l’autre côté.
       *[no] .
    }
web-heroes-undo = Annuler
web-heroes-undo-no = Vous ne pouvez rien annuler maintenant : depuis votre dernier coup, des dés ont été lancés ou quelque chose a été révélé.
web-heroes-end = Finir le tour
web-heroes-done = Terminer
web-heroes-go-choose = Choisissez qui agit
web-heroes-go-attack = Attaquer { $victims }
web-heroes-go-shoot = Tirer sur { $victims }
web-heroes-go-cut-down = Porter un revers à { $victims }
web-heroes-go-scythe = Faucher la rangée { $row }
web-heroes-go-move = Faire avancer { $hero }
web-heroes-go-pass = Faire avancer { $walker }

## Table de Heroes : à qui le tour

web-heroes-your-turn = À vous
web-heroes-their-turn = À { $name } de jouer
web-heroes-watching = Vous regardez
web-heroes-decision = Décision
web-heroes-now-draft = Choisissez votre armée
web-heroes-now-place = Placez votre armée
web-heroes-now-roll = Lancez les dés
web-heroes-now-keep =
    { $count ->
        [0] Mettez des mains gagnantes de côté
       *[other] Jet { $count } : mettez des mains gagnantes de côté
    }
web-heroes-now-push = Tentez le diable ou agissez
web-heroes-now-act =
    { $count ->
        [0] Actions de Bataille
        [one] Actions de Bataille : une main à dépenser
       *[other] Actions de Bataille : { $count } mains à dépenser
    }
web-heroes-now-over = Match terminé
web-heroes-they-draft = choisit une armée en secret
web-heroes-they-place = place un héros
web-heroes-they-roll = va lancer les dés
web-heroes-they-keep = choisit quoi mettre de côté
web-heroes-they-push = hésite entre tenter le diable et agir
web-heroes-they-act = effectue ses Actions de Bataille
web-heroes-no-dice = pas de dés sur la table
web-heroes-bust-what =
    { $count ->
        [0] Rien n’était encore de côté.
       *[other] Perdu : { $rolls }.
    } { $you ->
        [yes] C’est à vous.
        [nobody] { "" }
       *[no] Le tour passe à { $name }.
    }
web-heroes-all-out = La Totale
web-heroes-all-out-what =
    { $you ->
        [yes] Six dés sur six. Agissez maintenant, puis jouez un autre tour complet.
       *[no] Six dés sur six. { $name } agit maintenant, puis joue un autre tour complet.
    }
web-heroes-game-won =
    { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    }
web-heroes-game-drawn = Partie nulle
web-heroes-match-won =
    { $you ->
        [yes] Le match est à vous
       *[no] Le match revient à { $name }
    }
web-heroes-match-drawn = Match nul
web-heroes-final = { $high } à { $low }
web-heroes-pass = { $name }
web-heroes-pass-what = C’est à vous de jouer.
web-heroes-over =
    { $how ->
        [won] Vous gagnez !
        [lost] { $name } gagne
        [draw] Match nul
       *[watched] { $name } gagne
    }
web-heroes-after = Après la partie

## Table de Heroes : journal et discussion

web-log-clock = (temps écoulé)
web-heroes-log = Journal
web-heroes-log-earlier = Voir ce qui précède
web-heroes-drawer = Journal et discussion
web-heroes-chat = Discussion
web-heroes-chat-unread =
    { $count ->
        [0] Discussion
       *[other] Discussion ({ $count })
    }
web-heroes-chat-empty = Personne n’a encore rien dit.
web-heroes-chat-say = Votre message
web-heroes-chat-send = Envoyer
web-heroes-chat-mute = Couper la discussion
web-heroes-chat-off = La discussion est coupée : vous ne voyez pas ce que les autres écrivent.
web-heroes-chat-on = Rétablir la discussion
web-heroes-chat-watching = Seuls les joueurs peuvent écrire ici.

## Table de Heroes : touches

web-heroes-keys = À la table
web-heroes-key-roll = lancer les dés
web-heroes-key-digit = prendre une main gagnante, un héros, une action ou une colonne
web-heroes-key-hold = laisser des dés : puis leurs numéros
web-heroes-key-push = tenter le diable
web-heroes-key-act = agir
web-heroes-key-next-roll = main gagnante suivante à dépenser
web-heroes-key-go = confirmer le choix
web-heroes-key-end = finir le tour ou les déplacements
web-heroes-key-undo = annuler
web-heroes-key-board = aller au plateau
web-heroes-key-skip = continuer, ou annuler le choix

## Après la partie

web-after = Après la partie
web-after-headline =
    { $how ->
        [won]
            { $match ->
                [yes] Vous gagnez le match, { $high } à { $low }
               *[no] Vous gagnez { $high } à { $low }
            }
        [draw]
            { $match ->
                [yes] Match nul, { $high } à { $low }
               *[no] Partie nulle, { $high } à { $low }
            }
        [paused] Pas encore terminé
       *[lost]
            { $match ->
                [yes] { $name } gagne le match, { $high } à { $low }
               *[no] { $name } gagne { $high } à { $low }
            }
    }
web-after-lengths =
    { $games ->
        [1] { "" }
       *[other] { $games } manches,
    } { $turns ->
        [0] aucun tour,
        [one] un tour,
       *[other] { $turns } tours,
    } { $dice ->
        [0] aucun dé lancé.
        [one] un dé lancé.
       *[other] { $dice } dés lancés.
    }
web-after-share = Partager
web-after-rematch = Revanche
web-after-rematch-wanted = { $name } veut une revanche.
web-after-rematch-ready = La revanche est prête.
web-after-rematch-go = Vers la revanche
web-after-rematch-watch = Regarder la revanche
web-after-new = Nouvelle table
web-after-to-table = Aller à la table
web-after-again = Réessayer
web-after-all-events = Tous les événements
web-after-download = Enregistrer le fichier de replay
web-after-graph = Le score au fil du temps
web-after-look-back = choisissez un tour pour le revoir
web-after-at =
    Manche { $game }, tour { $turn }. { $one } { $score1 }, { $another } { $score2 }. { $what ->
        [bust] { $name } a fait un fiasco.
        [all-out] { $name } a obtenu La Totale.
       *[other] { "" }
    }
web-after-at-begin = Avant le premier tour
web-after-bust = fiasco
web-after-all-out = La Totale
web-after-table = Afficher en tableau
web-after-turn = Tour
web-after-player = Joueur
web-after-score = Score
web-after-what = Ce qui s’est passé
web-after-final = Score final
web-after-game-won = manche gagnée
web-after-across-short = De l’autre côté
web-after-busts = Fiascos
web-after-all-outs = La Totale
web-after-luck = La chance aux dés
web-after-luck-short = Chance
web-after-luck-what = obtenu et attendu
web-after-luck-sixes = Six
web-after-luck-busts = Fiascos (moins, c’est mieux)
web-after-luck-saves = Sauvegardes réussies
web-after-luck-of = { $rolled } (attendus : { $expected })
web-after-luck-says = { $name } : { $rolled }, valeur attendue { $expected }.
web-after-luck-time = La chance au fil du temps
web-after-luck-how = Fiascos évités et sauvegardes réussies au-delà de ce qui était attendu.
web-after-luck-ends = La chance au fil du temps. À la fin : { $one } { $luck1 }, { $another } { $luck2 }.
web-after-turning = Tournants
web-after-turning-what = points gagnés sur l’autre
web-after-when = Manche { $game }, tour { $turn }
web-after-deeds =
    { $how ->
        [both]
            { $name } : { $forward ->
                [1] une case en avant
               *[other] { $forward } cases en avant
            }, ennemis repoussés { $drove ->
                [1] d’une case.
               *[other] de { $drove } cases.
            }
        [forward]
            { $name } : { $forward ->
                [1] une case en avant.
               *[other] { $forward } cases en avant.
            }
        [drove]
            { $name } repousse l’ennemi { $drove ->
                [1] d’une case.
               *[other] de { $drove } cases.
            }
       *[other] { $name } perd du terrain.
    }
web-after-leads = { $name } prend la tête.
web-after-swing = +{ $points }
web-after-no-swings = Personne n’a encore marqué.
web-after-no-turns = Aucun tour n’a été joué jusqu’au bout : il n’y a rien à compter.

## Partager un match

web-share = Partager ce match
web-share-link = Un lien
web-share-link-what = Toute personne qui l’ouvre revoit le match en spectateur. Il ne donne accès à aucune place.
web-share-moment = Commencer au moment que je regarde
web-share-copy = Copier le lien
web-share-device = Envoyer
web-share-local = Le lien ne marche que sur cette machine, car le serveur n’écoute qu’ici. Le fichier marche partout.
web-share-file = Le fichier de replay
web-share-file-what = Chaque commande et chaque dé. Chacun peut l’ouvrir ici ou le contrôler avec « bulkhead verify ».
web-share-download = Télécharger le replay

## Vérifier les dés

web-verify = Vérifier les dés
web-verify-button = Vérifier les dés
web-verify-button-fair = Dés vérifiés
web-verify-button-unfair = Les dés diffèrent
web-verify-file = Les dés de ce fichier
web-verify-what = Avant le premier jet, la table a montré l’empreinte de sa graine secrète. La graine est maintenant connue, et ce navigateur relance lui-même chaque dé.
web-verify-running = Tous les dés sont relancés…
web-verify-seed-right = La graine est celle qui était promise.
web-verify-seed-wrong = La graine n’est pas celle qui était promise : son empreinte est autre.
web-verify-salt-wrong = Sel donné pour d’autres dés ({ $name }) : il porte une autre empreinte.
web-verify-salts-after =
    { $count ->
        [1] Le sel porte cette empreinte : il a été ajouté quand la graine était déjà fixée.
       *[other] Les { $count } sels qui portent cette empreinte ont été ajoutés quand la graine était déjà fixée.
    }
web-verify-salts-unsure =
    { $count ->
        [1] Un sel ne dit pas s’il a été ajouté avant ou après que l’empreinte a été montrée.
       *[other] { $count } sels ne disent pas s’ils ont été ajoutés avant ou après que l’empreinte a été montrée.
    }
web-verify-no-seed = Il n’y a pas de graine pour contrôler les dés.
web-verify-fair =
    { $count ->
        [0] Il n’y a aucune face à recalculer.
        [one] Une face recalculée : elle concorde.
       *[other] { $count } faces recalculées, toutes concordent.
    }
web-verify-lots =
    { $count ->
        [1] Dans l’entrée { $entries }, une face ne correspond qu’à un tirage au sort avec un autre nombre de faces. Un serveur qui joue à ce jeu peut dire s’il y a eu là un tirage.
       *[other] Dans les entrées { $entries }, une face ne correspond qu’à un tirage au sort avec un autre nombre de faces. Un serveur qui joue à ce jeu peut dire s’il y a eu là des tirages.
    }
web-verify-face-wrong =
    { $count ->
        [0] La toute première face ne concorde pas.
        [one] Une face concorde, la suivante ne concorde pas.
       *[other] { $count } faces concordent, la suivante ne concorde pas.
    } Entrée { NUMBER($n, useGrouping: 0) }, dé { $place } : la graine donne { $computed }, le replay dit { $recorded }.
web-verify-details = Les nombres, pour vérifier vous-même
web-verify-commitment = Empreinte montrée avant le premier jet
web-verify-commitment-of-seed = Empreinte de cette graine
web-verify-seed = Graine, révélée à la fin
web-verify-salt = Sel ({ $name })
web-verify-no-salt = aucun
web-verify-how = L’empreinte est le SHA-256 de la graine. Les faces viennent de HMAC-SHA-256, avec la graine pour clé, sur les sels puis sur un compteur. Un sel ajouté après que l’empreinte a été montrée la porte à la fin, après « @ ».
web-verify-earlier = Jusqu’à l’entrée { NUMBER($entries, useGrouping: 0) }, le match a été joué avec la version { $rules } des règles. Les dés suivants viennent d’un flux à part : après les sels vient la version avec laquelle le match continue, écrite « rules » et son numéro.

## Reprendre à un moment

web-branch = Jouer à partir d’ici
web-branch-what = Une nouvelle table commence à ce moment : { $place }. L’ancien match reste tel quel.
web-branch-sides = Le joueur 1 reprend le camp { DE($one) }, le joueur 2 celui { DE($another) }.
web-branch-go = Commencer ici
web-branch-over = Ici, le match est fini. Revenez à un moment où il reste quelque chose à décider.

## Replay

web-replay = Replay
web-replay-controls = Fil du match
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-place = Moment du match
web-replay-at = { NUMBER($at, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }. { $place }
web-replay-count = { NUMBER($at, useGrouping: 0) } / { NUMBER($last, useGrouping: 0) }
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-jump-turn = Tours
web-replay-jump-bust = Fiascos
web-replay-jump-all-out = La Totale
web-replay-jump-attack = Attaques
web-replay-jump-end = Fins de manche
web-replay-next-label = { $what } ({ $count } en tout) : moment suivant
web-replay-key-home = Début
web-replay-key-last = Fin
web-replay-key-play = lecture ou pause
web-replay-key-turn = tour suivant ; avec Maj, le précédent
web-replay-key-bust = fiasco suivant ; avec Maj, le précédent
web-replay-key-all-out = La Totale suivante ; avec Maj, la précédente
web-replay-key-attack = attaque suivante ; avec Maj, la précédente
web-replay-key-end = fin de manche suivante ; avec Maj, la précédente
web-replay-flip = Regarder de l’autre côté
web-replay-record = Ce qui s’est passé
web-replay-game = Manche { $game }
web-replay-in-game = Manche { $game } · { $place }
web-replay-turn = Tour { $turn }
web-replay-turn-of = Tour { $turn }, { $name }
web-replay-set-up = Choix des armées et mise en place
web-replay-over = Manche terminée
web-replay-took-back = { $who } a annulé la dernière commande.
web-replay-taken-back = Cette commande a été annulée.
web-replay-nothing = Plus aucun déplacement avec cette main gagnante.
web-replay-origin = Le match commence ici, en cours de partie.
web-replay-scores = { $one } { $score1 }, { $another } { $score2 }
web-replay-seen-by = Vu par
web-replay-everything = Tous les joueurs à la fois
web-replay-spectator = Spectateurs
web-replay-aside = De côté
web-replay-lost = Perdus
web-replay-rolled = Lancés
web-replay-lying = Sur la table
web-replay-held = Laissés sur la table
web-replay-no-dice = Aucun dé sur la table
web-replay-report = Bilan
web-replay-other = Un autre fichier
web-replay-drop = Déposez ici un fichier de replay
web-replay-choose = Choisir un fichier
web-replay-file-what = On l’obtient avec « Télécharger le replay » après un match, ou en ligne de commande. Son nom finit par .jsonl.
web-replay-damaged = Lecture impossible

## Accueil

web-home-title = Bulkhead : jouez à Heroes et à Starquest
web-home-places = Lieux
web-home-play = Jouer
web-home-replays = Replays
web-home-heroes = Heroes
web-home-heroes-what = Lancez six dés, mettez de côté les mains gagnantes, tentez le diable et menez vos héros au-delà de la ligne.
web-home-players = 2 joueurs
web-home-minutes = 15 minutes
web-home-set-up-starquest = Préparer une table
web-home-play-starquest = Jouer : Starquest
web-home-starquest-minutes = de 15 minutes à 3 heures
web-home-starquest-players = de 2 à 7 places, des bots complètent
web-home-starquest-what = Des escouades abordent un vaisseau plongé dans le noir. Les extraterrestres savent ce qui attend derrière les portes.
web-home-starquest = Starquest
web-home-play-now = Jouer
web-home-set-up = Préparer un duel
web-home-lesson = Apprendre en cinq minutes
web-home-rules = Lire les règles
web-home-continue = Continuer
web-home-continue-none = Rien encore. Les parties commencées se trouvent ici, avec en tête celles qui vous attendent.
web-home-against = Heroes contre { $name }
web-home-match = Heroes, { $one } contre { $another }
web-home-starquest-with = Starquest avec { $names }
web-home-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-home-seats-free =
    { $count ->
        [1] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
web-home-score = { $one } à { $another }
web-home-touched = Dernier coup { $when }
web-home-decides = { $name } décide
web-home-just-now = Dernier coup à l’instant
web-home-standing-your-turn = À vous
web-home-standing-rematch = Revanche
web-home-standing-goes-on = Se poursuit
web-home-standing-old = Anciennes règles
web-home-standing-waiting = En attente
web-home-standing-gathering = Pas commencée
web-home-standing-watching = En spectateur
web-home-standing-won = Gagnée
web-home-standing-lost = Perdue
web-home-standing-drawn = Partie nulle
web-home-standing-over = Terminée
web-home-forget = Retirer de la liste : { $table }
web-home-all =
    { $count ->
        [1] La montrer
       *[other] Montrer les { $count }
    }
web-home-fewer = En montrer moins
web-old-go-on = Continuer avec les règles actuelles
web-old-go-on-short = Continuer
web-old-go-on-what = Un nouveau match repart du dernier moment où les deux versions concordent. Celui-ci reste tel quel.
web-old-follow = Aller à la nouvelle table
web-old-follow-what = Le match continue à une nouvelle table, avec les règles actuelles.
web-old-look = Revoir le match
web-old-look-what = Le match est terminé. Vous pouvez le revoir jusqu’au point où les deux versions concordent.
web-old-campaign = Aller à la campagne
web-old-campaign-what = Ce match est une mission et continue avec sa campagne.
web-campaign-new-rules-what = La personne qui a fondé la campagne peut la faire continuer avec les règles actuelles. Les résultats obtenus jusqu’ici restent tels qu’ils ont été notés ; une mission en cours reprend au dernier moment où les deux versions concordent.
web-old-watch-what = Ses joueurs peuvent le continuer avec les règles actuelles. Cette page vous y mènera alors.
web-old-anew = Nouveau match avec les mêmes joueurs
web-old-anew-what = Rien ne peut en être gardé. Les mêmes joueurs peuvent commencer un nouveau match.
web-home-watch = À regarder
web-home-watch-none = Personne ne joue en public en ce moment.
web-home-live = En direct
web-home-join = Rejoindre une table
web-home-join-field = Code ou lien
web-home-join-go = Entrer
web-home-join-what = Pas besoin de compte. Le lien est la clé de votre place.
web-home-join-wrong = Ce n’est ni le lien d’une table ni un code. Un code ressemble à ceci : K7QM-4XWD.
web-home-replay = Ouvrir un fichier de replay
web-home-replay-what = Revoir un match, coup par coup.

## Les bots par leur nom

web-bot-cadet = Cadet
web-bot-raider = Pillard
web-bot-captain = Capitaine
web-bot-champion = Champion
web-bot-random = Hasard
web-bot-overlord = Seigneur noir
web-bot-trooper = Soldat

## Nouvelle table

web-new = Heroes, nouvelle table
web-new-starquest = Starquest, nouvelle table
web-new-who = Qui joue ?
web-new-unknown = Aucun jeu ne s’appelle « { $game } » ici
web-new-seat = Qui prend cette place : { $seat }
web-new-seat-here = Ici
web-new-seat-here-what = Joue sur cet écran.
web-new-seat-link = Par lien
web-new-seat-link-what = Reçoit un lien pour jouer de n’importe où.
web-new-seat-bot = Bot
web-new-level = Quel bot prend cette place : { $seat }
web-new-name = Nom à cette place : { $seat }
web-new-name-here = Votre nom
web-new-name-link = Un nom, si vous voulez
web-new-options = Options du livret
web-new-book = { $value } (livret)
web-new-the-book = selon le livret
web-new-changed = règle maison
web-new-to-the-book = Revenir au livret
web-new-more =
    { $count ->
        [1] une autre, selon le livret
       *[other] { $count } autres, toutes selon le livret
    }
web-new-more-changed =
    { $count ->
        [1] une autre, qui s’écarte du livret
       *[other] { $count } autres, dont { $changed } hors du livret
    }
web-new-show = Tout montrer
web-new-hide = En montrer moins
web-new-games-1 = une manche
web-new-games-3 = en trois manches
web-new-yes = oui
web-new-no = non
web-new-collection = Collection, place { $seat }
web-new-owned =
    { $count ->
        [0] aucun héros
        [one] un héros
       *[other] { $count } héros
    }
web-new-owned-all = toute la liste
web-new-board =
    { $rows ->
        [1] Un champ de bataille d’une rangée par moitié
       *[other] Un champ de bataille de { $rows } rangées par moitié
    }
web-new-house =
    { $count ->
        [0] toutes les règles selon le livret
        [one] une règle maison
       *[other] { $count } règles maison
    }
web-new-timed = avec pendule
web-new-untimed = sans pendule : des jours, si l’on veut
web-new-clocks = Pendules
web-new-clock-none = aucune
web-new-per-move = Par coup
web-new-per-game = Par manche et par personne
web-new-clocks-what = Quand le temps est écoulé, un bot joue ce coup.
web-new-public = Ouverte aux spectateurs
web-new-public-what = La table figure sur la page d’accueil ; les spectateurs ne voient aucun secret.
web-new-start = Commencer le duel
web-new-make = Créer la table
web-new-next-at-once = La partie commence tout de suite.
web-new-next-invite = Ensuite, vous recevez un lien, un code QR et un code court à transmettre.
web-new-next-share = Vous partagez cet écran ; un rideau tombe entre vos tours.
web-new-next-watch = Personne ne joue ici : vous regardez les bots.
web-new-next-watch-invite = Personne ne joue ici : vous transmettez les liens et regardez.

## Invitation

web-invite-scan = Scannez le code avec un téléphone ou envoyez le lien. La place revient à la première personne qui l’ouvre.
web-invite-qr = Code QR avec le lien pour { $name }
web-invite-copy-link = Copier le lien
web-invite-share = Partager
web-invite-share-text = Une place est libre à ma table. Ouvrez le lien pour jouer.
web-invite-code = Ou dictez ce code ; il sert une fois, sur la page d’accueil, sous « Rejoindre une table » :
web-invite-local = Ce lien ne marche que sur cette machine, car le serveur n’écoute qu’ici. Pour jouer avec d’autres appareils, lancez-le avec « bulkhead serve --host 0.0.0.0 » et ouvrez-le par l’adresse de la machine.
web-invite-watch = Quelqu’un veut regarder ?
web-invite-watch-what = Ce lien montre la table sans secrets et ne donne aucune place.
web-invite-copy-watch = Copier le lien de spectateur

## Page des règles

web-rules-of-heroes = Les règles de Heroes
web-rules-of-starquest = Les règles de Starquest
web-rules-what-starquest = Toutes les règles, avec notre lecture là où le livret laisse un point en suspens et l’option pour le jouer autrement.
web-rules-book = Quel jeu
web-rules-what = Toutes les règles de la table, avec nos propres mots. Quand le jeu refuse quelque chose, il nomme la règle que vous trouvez ici.
web-rules-search = Chercher dans les règles
web-rules-hits =
    { $count ->
        [0] aucune règle
        [one] une règle
       *[other] { $count } règles
    }
web-rules-chapters = Chapitres
web-rules-key-search = chercher dans les règles
web-rules-key-all = montrer à nouveau toutes les règles
web-rules-nothing = Rien sur « { $question } »
web-rules-nothing-what = Aucune règle ne contient tous ces mots. Essayez des mots moins nombreux ou plus courts.
web-rules-all = Montrer toutes les règles
web-rules-lost = La règle « { $clause } » n’existe pas. Elles sont toutes ci-dessous.
web-rules-copy = Copier le lien vers { $clause }
web-rules-aside = Autres pages
web-rules-elsewhere = Dans les autres livrets
web-rules-marks = Comment lire une règle
web-rules-ruling = Notre lecture
web-rules-ruling-what = comment nous lisons ce que les livrets laissent ouvert
web-rules-option = Option
web-rules-option-what = ce qu’une table peut choisir à la place
web-rules-example = Exemple
web-rules-example-what = la règle à l’œuvre
web-rules-learn = Plutôt apprendre en jouant ?
web-rules-glossary = Les mots en quatre langues
web-rules-glossary-what = Les termes des livrets imprimés, côte à côte, pour une table où tous ne lisent pas le même.
web-rules-terms-game = Le jeu
web-rules-terms-rolls = Mains gagnantes
web-rules-terms-equipment = Équipement
web-rules-terms-ranges = Portées
web-rules-figure-numbers = Donato, dans votre colonne 2, fait face à Dyrael, dans la colonne 4 de l’adversaire.
web-rules-figure-set-up = Votre prochain héros peut aller sur la case 2, 4 ou 5.
web-rules-figure-scoring = Les quatre sortes de mains gagnantes ; une Suite compte de trois à cinq dés.
web-rules-figure-part = Trois façons de prendre une Suite de quatre.
web-rules-figure-two-straights = Deux Suites dans six dés.
web-rules-figure-move = Donato avance d’une case.
web-rules-figure-blocked = Sanyctus ne peut pas avancer : Darrago occupe la case devant lui.
web-rules-figure-retreat = Phaello est attaqué et se replie d’une case vers son camp.
web-rules-figure-at-home = Dyrael est sur sa case de départ : une attaque ne lui fait rien.
web-rules-figure-from-home = Aramus est sur sa case de départ et ne peut pas attaquer Dyrael.
web-rules-figure-adjacent = Victorno attaque Feurran, qui se tient juste devant lui.
web-rules-figure-any-one = N’importe lequel des cinq peut se déplacer ; ici, c’est Donato.
web-rules-figure-two-moves = Avec 2-2-2, le héros de la colonne 2 avance de deux cases.
web-rules-figure-straight = Avec 2-3-4-5, trois héros avancent ; Sanyctus, colonne 3, est bloqué.
web-rules-figure-melee = Corps à corps : juste devant ou juste derrière.
web-rules-figure-short = Courte : toute la colonne.
web-rules-figure-medium = Moyenne : les colonnes voisines aussi.
web-rules-figure-long = Longue : partout.
web-rules-figure-shoot = Phaello tire sur Aramus, dans sa propre colonne.
web-rules-figure-cut-down = L’ennemi avancé de cinq cases les perd toutes les cinq.
web-rules-figure-scythe = Feurran fauche sa propre rangée : deux ennemis et Donato sont attaqués, Feurran non.
web-rules-figure-vox = Victorno cède son déplacement, et Sanyctus le fait.
web-rules-figure-inspire = 8 pour Donato, 2 et 1 pour les autres : le score est de 11.
web-rules-figure-score = 5 + 3 + 2 + 1 + 0 : le score est de 11.
web-rules-figure-win = Trois héros au-delà de la ligne et 13 à 12 : à la fin de votre tour, vous gagnez.

## Leçon

web-learn-crumb = Apprendre Heroes
web-learn-coach = Leçon
web-learn-progress = Étape { $step } sur { $steps }
web-learn-next = Continuer
web-learn-skip-watching = Passer
web-learn-back = Une étape en arrière
web-learn-skip = Passer cette partie
web-learn-help = Le faire pour moi
web-learn-leave = Quitter la leçon
web-learn-key-next = continuer la leçon
web-learn-key-back = une étape en arrière dans la leçon
web-learn-not-this = La leçon attend autre chose. { $hint }
web-learn-read-first = Un instant : lisez ce que dit la leçon, puis appuyez sur « Continuer ».
web-learn-play = Jouer contre le cadet
web-learn-again = Encore une fois
web-learn-over = Vous avez tout fait une fois. Le cadet débute aussi ; le capitaine vous attend pour plus tard.
web-learn-scene-army = Votre armée
web-learn-scene-dice = Six dés
web-learn-scene-moves = En marche
web-learn-scene-bust = Le fiasco
web-learn-scene-fight = Attaques
web-learn-scene-win = Gagner
web-learn-step-welcome = Heroes est un duel aux dés. Cinq héros de chaque côté avancent dans cinq colonnes. Menez-en trois au-delà de la ligne médiane avec le plus haut score, et vous gagnez. Jouons une courte partie.
web-learn-step-pick = Quatre héros sont déjà dans votre armée. Choisissez le cinquième : Phaello, qui sait tirer.
    .hint = Choisissez Phaello : appuyez sur sa carte.
web-learn-step-armies = Le capitaine a choisi lui aussi, et les deux armées sont dévoilées. Un même héros peut se trouver des deux côtés.
web-learn-step-place = Les héros se placent à tour de rôle, un par un. Prenez Phaello et posez-le sur la case 1, à gauche.
    .hint = Prenez Phaello, puis appuyez sur la case 1, en bas à gauche.
web-learn-step-board = Tout le monde est en place. Vos héros montent, ceux du capitaine descendent à leur rencontre. Le numéro de la colonne compte : c’est par lui que les dés appellent les héros.
web-learn-step-roll = Un tour commence avec les six dés. Lancez-les.
    .hint = Appuyez sur le bouton qui lance les dés.
web-learn-step-take = Ce qui est éclairé rapporte. Deux six font deux Simples Six, pour attaquer, ou un Double Six, qui déplace n’importe quel héros. L’ennemi est encore loin : prenez le Double Six.
    .hint = Prenez le Double Six, et non les six un par un.
web-learn-step-odds = Vous pourriez agir avec cette seule main gagnante, ou tenter le diable et relancer les autres dés pour en avoir plus. Mais si rien de nouveau ne rapporte, c’est le fiasco et vous perdez tout. Avec quatre dés, le risque est de { $four }.
web-learn-step-hold = On peut laisser des dés sur la table. Appuyez sur le 3 et le 4 : avec ces deux-là, un 2, un 5 ou un 6 suffit.
    .hint = Laissez le 3 et le 4 : appuyez dessus, à côté du risque.
web-learn-step-push = Le risque n’est plus que de { $two }. Cela en vaut la peine : tentez le diable !
    .hint = Prenez le Double Six, laissez le 3 et le 4, puis tentez le diable.
web-learn-step-act = Une Suite, avec les dés que vous avez laissés ! Mettez-la de côté aussi. Il reste un dé, et avec un seul dé c’est le fiasco dans { $one } des cas. N’insistez pas : agissez.
    .hint = Laissez le dernier dé et appuyez sur le bouton pour agir.
web-learn-step-straight = Une Suite fait avancer d’une case les héros de ses colonnes. Dépensez-la, en commençant par Sanyctus, colonne 3.
    .hint = Choisissez la Suite, puis Sanyctus, colonne 3, puis déplacez-le.
web-learn-step-straight-on = Ensuite Ebellius, colonne 4.
    .hint = Déplacez Ebellius, avec son propre déplacement.
web-learn-step-straight-end = Et Victorno, colonne 5.
    .hint = Déplacez Victorno lui-même ; céder un déplacement viendra plus tard.
web-learn-step-double-six = Le Double Six déplace qui vous voulez. Déplacez Donato, colonne 2 : il inspire, donc ses cases comptent double.
    .hint = Déplacez Donato, colonne 2.
web-learn-step-stop = Votre score : { $own }, soit un point par case et deux pour celle de Donato. Il ne reste rien à dépenser : finissez le tour.
    .hint = Appuyez sur le bouton qui finit le tour.
web-learn-step-captain = Au tour du capitaine : trois 2, et le héros de sa colonne 2 avance de deux cases. Le capitaine compte les colonnes depuis l’autre côté.
web-learn-step-roll-again = À vous. Lancez.
    .hint = Appuyez sur le bouton qui lance les dés.
web-learn-step-push-on = Trois 1 : deux cases pour le héros de la colonne 1. Pour une fois, laissez-vous tenter et relancez les trois autres dés, même si le risque de fiasco est de { $three }.
    .hint = Ne laissez rien et relancez les trois dés.
web-learn-step-busted = Fiasco ! Rien de nouveau : les trois 1 sont perdus et le tour est fini. Cela arrive à tout le monde ; l’art est de savoir s’arrêter.
web-learn-step-later = Quelques tours plus tard, les armées se sont rencontrées. Vous menez { $own } à { $other }, et Donato a passé la ligne. La barre montre qui mène ; les compteurs, combien de héros ont passé la ligne.
web-learn-step-attacked = Darrago a attaqué Sanyctus, qui se tient juste devant lui. Un héros attaqué lance un dé et tient bon sur 4 ou plus. Sanyctus a un bouclier : son 3 a suffi.
web-learn-step-roll-lucky = À vous de riposter. Lancez !
    .hint = Appuyez sur le bouton qui lance les dés.
web-learn-step-take-all = Tous les dés rapportent ! Prenez tout : trois Simples Six et trois 5.
    .hint = Prenez tout ce qui est éclairé.
web-learn-step-all-out = Six dés de côté, c’est La Totale : vous agissez, puis vous avez encore un tour entier. Allez-y !
    .hint = Prenez tout ce qui est éclairé, puis faites La Totale.
web-learn-step-attack = Un Simple Six paie une attaque contre l’ennemi juste devant. Attaquez Darrago avec Sanyctus : il se replie, à moins de faire 4 ou plus.
    .hint = Choisissez un Simple Six, puis Sanyctus, puis attaquez.
web-learn-step-attack-again = Il a fait 5 et tient bon. Vous avez d’autres six : réessayez.
    .hint = Attaquez Darrago avec Sanyctus encore une fois.
web-learn-step-shoot = Cette fois, il s’est replié. L’équipement porte plus loin : pour un Simple Six, Phaello tire sur n’importe qui dans sa colonne. Tirez sur Aramus.
    .hint = Choisissez le Simple Six, puis Phaello, puis tirez.
web-learn-step-vox = Aramus s’est replié aussi. Trois 5 font deux déplacements pour Victorno, colonne 5. Son vox prioritaire lui permet de les céder : donnez le premier à Sanyctus, qui passe la ligne.
    .hint = Cédez le déplacement de Victorno, choisissez Sanyctus, puis confirmez.
web-learn-step-vox-own = Gardez le second déplacement : c’est Victorno qui avance.
    .hint = Déplacez Victorno lui-même.
web-learn-step-stop-all-out = Deux héros ont passé la ligne et vous menez { $own } à { $other }. Finissez le tour : grâce à La Totale, le suivant est aussi à vous.
    .hint = Appuyez sur le bouton qui finit le tour.
web-learn-step-roll-extra = Le tour supplémentaire. Encore les six dés.
    .hint = Appuyez sur le bouton qui lance les dés.
web-learn-step-take-double = Il ne vous manque qu’un héros de l’autre côté, et un Double Six en déplace un au choix. Prenez-le.
    .hint = Prenez le Double Six, et non les six un par un.
web-learn-step-act-now = Cette fois, ne tentez pas le diable : agissez.
    .hint = Prenez le Double Six, puis appuyez sur le bouton pour agir.
web-learn-step-across = Menez Victorno au-delà de la ligne.
    .hint = Déplacez Victorno, colonne 5.
web-learn-step-stop-win = Trois héros de l’autre côté, { $own } à { $other }. La victoire se décide à la fin d’un tour : finissez le vôtre.
    .hint = Appuyez sur le bouton qui finit le tour.
web-learn-step-won = Vous avez gagné ! Trois héros au-delà de la ligne et le plus haut score à la fin de votre tour : voilà tout le secret.

## Campagnes

web-campaign = Campagne
web-lobby-campaign = Retour à la campagne : { $name }
web-home-campaign = Campagne : { $name }
web-home-campaign-at = Mission { $number } sur { $of }
web-home-campaign-done =
    { $of ->
        [0] Aucune mission jouée
        [one] Une mission jouée
       *[other] { $of } missions jouées
    }
web-home-standing-next = Prochaine mission
web-home-standing-playing = En cours
