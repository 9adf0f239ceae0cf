# Ce que dit `bulkhead ladder` : des bots qui jouent entre eux, et leurs cotes.

cli-ladder = Fait jouer des bots entre eux, chacun contre chacun, et estime leur force.
ladder-bots = Les bots, au moins deux : des noms, ou FICHIER.py:CLASSE pour un bot à vous. Le code de ce fichier est exécuté.
ladder-games = Combien de parties deux bots jouent entre eux ; un nombre impair est arrondi au nombre supérieur, car ils échangent leurs places.
ladder-out = Écrit dans ce fichier une ligne toutes les deux parties, dès qu’elles sont finies.
ladder-mission = Quelles missions, à tour de rôle et avec des équipes qui tournent : leurs identifiants séparés par des virgules, ou all.

ladder-role-squads = Comme escouades
ladder-role-aliens = Comme extraterrestres
ladder-head-bot = bot
ladder-head-first = bot
ladder-head-second = contre
ladder-head-rating = Elo
ladder-head-reach = 95 %
ladder-head-games = parties
ladder-head-share = part
ladder-head-interval = intervalle à 95 %
ladder-head-draws = nuls
ladder-head-margin = écart
ladder-rating = { NUMBER($number, maximumFractionDigits: 0) }
ladder-reach = ± { NUMBER($number, maximumFractionDigits: 0) }
ladder-anchor = Les cotes sont des distances sur l’échelle Elo ; le zéro est { $bot }. L’écart est en points par place.

ladder-too-few = Il faut au moins deux bots.
ladder-twice = Le bot « { $bot } » est nommé deux fois.
ladder-nobody-to-compare = Parmi ces bots, il n’y en a pas deux qui jouent les mêmes places ; il n’y a donc rien à comparer : { $bots }.
ladder-file-no-class = { $file } : ce fichier ne contient pas de classe « { $name } ».
ladder-file-no-choose = { $file } : « { $name } » n’est pas un bot, faute de méthode choose(view, offer).
ladder-file-changed = { $file } : le fichier a changé pendant que son bot jouait.
ladder-file-fails = { $file }{ $line ->
        [0] {""}
       *[other] , ligne { $line }
    } : le fichier n’a pas pu être chargé : { $error }
ladder-bot-not-made = { $bot }{ $line ->
        [0] {""}
       *[other] , ligne { $line }
    } : le bot n’a pas pu être créé à partir d’une graine : { $error }
ladder-bot-fails = { $bot }{ $line ->
        [0] {""}
       *[other] , ligne { $line }
    } : le bot a échoué en choisissant : { $error }
ladder-bot-no-command = { $bot } : le bot n’a pas répondu par un ordre : { $answer }
ladder-bot-refused = { $bot } : le bot a choisi « { $command } », que les règles refusent : { $reason } ({ $clause })
