### Les bots de Starquest : ce que fait chacun, et pourquoi il a choisi ce qu’il a choisi.
### Une raison se dit du bot, en une courte phrase, et ne révèle rien de caché.

## Ce qu’ils font

bots-trooper-what = Mène une escouade : vise l’objectif, tire selon des chances exactes, surveille ce qu’il n’atteint pas.
bots-overlord-what = Mène les aliens : s’approche sans être vu, frappe en nombre, ne trahit rien de caché.
cli-bot-trooper = Soldat
cli-bot-overlord = Seigneur noir

## Pourquoi : sur le terrain

bots-sq-attack = Attaque { $target } : { NUMBER($kill, style: "percent") } de chances de l’éliminer.
bots-sq-close-in = Se prépare à attaquer { $target }.
bots-sq-errand-goal = Va vers l’objectif : encore { $steps } pas.
bots-sq-errand-hunt = S’approche de l’ennemi : encore { $steps } pas.
bots-sq-errand-search = Va où personne n’a encore regardé : encore { $steps } pas.
bots-sq-errand-home = En route vers la sortie : encore { $steps } pas.
bots-sq-errand-guard = Prend une meilleure position : encore { $steps } pas.
bots-sq-door = Le chemin passe par cette porte.
bots-sq-way-on = Elle ne peut pas rester où elle est.
bots-sq-enter = C’est le plus court chemin vers sa tâche.
bots-sq-leave = Partir vaut mieux que rester.
bots-sq-hand-in = Le remettre compte, et le porteur reste.
bots-sq-charge = La charge explosive vaut mieux qu’une attaque.
bots-sq-thing = Prend ce que la mission demande : { $thing }.
bots-sq-load = La mission veut qu’on le ramène.
bots-sq-search = Aucun ennemi proche : il est temps de fouiller.
bots-sq-look = Garde un œil sur le danger le plus proche.
bots-sq-overwatch = Rien de mieux à attaquer : passe en Overwatch.
bots-sq-done = Rien de plus n’aiderait.

## Pourquoi : jetons

bots-sq-reveal = D’ici, il peut frapper.
bots-sq-lurk = Attend hors de vue.
bots-sq-hide = Les escouades ne doivent pas tout trouver trop tôt.
bots-sq-lay-near = Une embuscade près des escouades, hors de leur vue.
bots-sq-keep-tokens = En garde pour les plateaux à venir.
bots-sq-reinforce = D’ici, les renforts seront au plus tôt parmi les escouades.
bots-sq-stand = Regarde l’ennemi dans les yeux.

## Pourquoi : entre les activations

bots-sq-activate = Ceux de devant agissent d’abord.
bots-sq-end = Tout le monde a agi.
bots-sq-card = C’est le moment de { $card }.
bots-sq-no-card = Aucune carte n’y changerait rien.
bots-sq-draw = Un événement de plus ne peut que nuire aux escouades.
bots-sq-command-roll = Les points de commandement ne coûtent rien.
bots-sq-advance = Les points inutiles pour esquiver achètent des pas.
bots-sq-keep-points = Garde ses points de commandement pour esquiver.
bots-sq-dodge = Un pas mène hors de la ligne d’attaque.
bots-sq-stay = Esquiver ne vaut pas un point ici.
bots-sq-hold-fire = Un tir rapporterait trop peu.
bots-sq-save = Chaque dé de sauvegarde aide.
bots-sq-give-up = Renonce à ce dont il a le moins besoin.
bots-sq-rite = Le rite va à celui qui vaut le plus, ou à personne.
bots-sq-permit = Il n’y a pas de querelle avec eux.
bots-sq-refuse = Il n’y a rien à y gagner.
bots-sq-no-sale = Vingt points, c’est plus qu’une carte ne rapporte.
bots-sq-ally-ahead = Ils ont trop d’avance pour qu’on les aide.
bots-sq-ally-friend = Ce ne sont pas des ennemis, et leur parole ne coûte rien.
bots-sq-ally-truce = Leurs armes coûteraient plus que les combattre ne rapporte.
bots-sq-ally-prey = Les combattre rapporte plus que la paix.
bots-sq-ally-kept = Cette alliance vaut mieux que les autres.
bots-sq-any = Cela semble le plus utile.

## Pourquoi : avant et après la mission

bots-sq-setup = Le choix habituel.
bots-sq-equipment = De ces cartes, c’est la plus utile à cette escouade.
bots-sq-draw-cards = Tirée au sort, pour que personne ne puisse la prévoir.
bots-sq-weapon = De ces armes, c’est la plus efficace.
bots-sq-entry = D’ici, il est au plus près de sa tâche.
bots-sq-bearer = Le plus rapide le porte.
bots-sq-members = Les plus forts d’abord.
bots-sq-reinforcement = Une telle aide vaut son prix.
bots-sq-mount = L’arme la plus lourde d’abord.
bots-sq-keep-cards = Les cartes valent d’être gardées.
bots-sq-purchase = De l’aide pour la prochaine mission.
