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
web-loading = Un instant …
web-clause = Règle { $clause }
web-die = dé montrant { $face }
web-dice = { $count ->
    [one] dé montrant { $faces }
   *[other] dés montrant { $faces }
}
web-mute = Couper le son
web-unmute = Remettre le son
web-copied = Copié.
web-copy-by-hand = À copier à la main
web-about = Projet non officiel, sans lien avec aucun éditeur. Logiciel libre sous licence MIT ; polices sous licence SIL Open Font License.

## La ligne avec la table

web-unreachable = La table ne répond pas. Le réseau est-il là ?
web-answer-unreadable = La table a répondu quelque chose d’illisible (statut { NUMBER($status, useGrouping: 0) }).
web-line-broken = La ligne avec la table est coupée. Rien n’est perdu ; elle est en train d’être rétablie.
web-line-retry = Réessayer
web-stale = La table avait déjà avancé. Voici où elle en est.
web-request-lost = Cela n’est pas arrivé à la table. Réessayez.
web-lost = Il n’y a rien ici
web-lost-what = L’adresse « { $path } » ne mène nulle part.
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
web-set-speed-what = Le temps que roulent les dés et que marchent les héros.
web-set-speed-slow = Lente
web-set-speed-normal = Normale
web-set-speed-fast = Rapide
web-set-hearing = Son et messages
web-set-sound = Son
web-set-sound-what = La touche M fait de même.
web-set-volume = Volume
web-set-chat = Messages
web-set-chat-what = Désactivés, rien de ce que les autres écrivent n’apparaît.
