### Les bots de Starquest : ce que fait chacun, et pourquoi il a choisi ce qu’il a choisi.
### Une raison se dit du bot, en une courte phrase, et ne révèle rien de caché.

## Ce qu’ils font

bots-trooper-what = Mène une escouade : vise l’objectif, tire selon des chances exactes, surveille ce qu’il n’atteint pas.
bots-raider-what = Attaque aussitôt : va droit vers l’ennemi le plus proche et ne se cache jamais. Pour débuter.
bots-overlord-what = Mène les extraterrestres : s’approche sans être vu, frappe en nombre et ne trahit rien de caché.
cli-bot-trooper = Soldat
cli-bot-overlord = Seigneur noir

## Pourquoi : sur le terrain

bots-sq-attack = Attaque { $target } : { NUMBER($kill, style: "percent") } de chances de l’éliminer.
bots-sq-close-in = Se prépare à attaquer { $target }.
bots-sq-errand-goal = Va vers l’objectif : encore { $steps } pas.
bots-sq-errand-hunt = S’approche de l’ennemi : encore { $steps } pas.
bots-sq-errand-search = Va où personne n’a encore regardé : encore { $steps } pas.
bots-sq-errand-home = En route vers la sortie : encore { $steps } pas.
bots-sq-errand-guard = Prend une meilleure position : encore { $steps } pas.
bots-sq-door = Le chemin passe par cette porte.
bots-sq-way-on = La figurine ne peut pas rester où elle est.
bots-sq-enter = C’est le plus court chemin vers sa tâche.
bots-sq-leave = Partir vaut mieux que rester.
bots-sq-hand-in = Le remettre rapporte des points, et le porteur reste.
bots-sq-charge = La charge explosive vaut mieux qu’une attaque.
bots-sq-thing = Prend ce que la mission demande : { $thing }.
bots-sq-load = La mission veut qu’on le ramène.
bots-sq-search = Aucun ennemi proche : il est temps de fouiller.
bots-sq-look = Garde un œil sur le danger le plus proche.
bots-sq-overwatch = Rien de mieux à attaquer : se met en alerte.
bots-sq-done = Continuer n’apporterait rien.

## Pourquoi : jetons

bots-sq-reveal = D’ici, ce jeton peut frapper.
bots-sq-lurk = Attend hors de vue.
bots-sq-hide = Les escouades ne doivent pas tout trouver trop tôt.
bots-sq-lay-near = Une embuscade près des escouades, hors de leur vue.
bots-sq-keep-tokens = Garde quelques jetons pour les plateaux à venir.
bots-sq-reinforce = D’ici, les renforts atteignent le plus vite les escouades.
bots-sq-stand = Fait face à l’ennemi.

## Pourquoi : entre les activations

bots-sq-activate = Les figurines de devant agissent d’abord.
bots-sq-end = Tout le monde a agi.
bots-sq-card = C’est le moment : « { $card } ».
bots-sq-no-card = Aucune carte n’y changerait rien.
bots-sq-draw = Un événement de plus ne peut que nuire aux escouades.
bots-sq-command-roll = Les points de commandement ne coûtent rien.
bots-sq-advance = Les points inutiles à l’esquive servent à se déplacer.
bots-sq-keep-points = Garde ses points de commandement pour esquiver.
bots-sq-dodge = Un pas suffit pour sortir de la ligne d’attaque.
bots-sq-stay = Ici, une esquive ne vaut pas un point.
bots-sq-hold-fire = Un tir rapporterait trop peu.
bots-sq-save = Chaque dé de sauvegarde aide.
bots-sq-give-up = Renonce à ce dont il a le moins besoin.
bots-sq-rite = Le rite va à la figurine qui vaut le plus, ou à personne.
bots-sq-permit = Il n’y a aucun différend avec eux.
bots-sq-refuse = Il n’y a rien à y gagner.
bots-sq-no-sale = Vingt points, c’est plus qu’une carte ne rapporte.
bots-sq-ally-ahead = Ils ont trop d’avance pour qu’on les aide.
bots-sq-ally-friend = Ce ne sont pas des ennemis, et une alliance ne coûte rien.
bots-sq-ally-truce = Leurs armes coûteraient plus que les combattre ne rapporte.
bots-sq-ally-prey = Les combattre rapporte plus que la paix.
bots-sq-ally-kept = Cette alliance vaut mieux que les autres.
bots-sq-any = Cela semble le plus utile.

## Pourquoi : avant et après la mission

bots-sq-setup = Le choix habituel.
bots-sq-equipment = De ces cartes, c’est la plus utile à cette escouade.
bots-sq-draw-cards = Tirée au sort, pour que personne ne puisse la prévoir.
bots-sq-weapon = De ces armes, c’est la plus efficace.
bots-sq-entry = D’ici, l’escouade est au plus près de sa tâche.
bots-sq-bearer = La figurine la plus rapide le porte.
bots-sq-members = Les figurines les plus fortes d’abord.
bots-sq-reinforcement = Cette aide vaut son prix.
bots-sq-mount = L’arme la plus lourde d’abord.
bots-sq-keep-cards = Les cartes valent la peine d’être gardées.
bots-sq-purchase = De l’aide pour la prochaine mission.
