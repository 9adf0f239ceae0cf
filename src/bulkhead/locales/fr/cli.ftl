### La ligne de commande : pages d’aide, objections, la table dans le terminal et ce qu’imprime chaque commande.
### Ce qu’on tape reste le même dans toutes les langues : commandes, options, notation.

## Pages d’aide

cli-help-usage = Usage :
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Exemples
cli-help-default = (par défaut : { $value })
cli-help-lang = Utilise cette langue. Sinon, c’est BULKHEAD_LANG qui décide, ou à défaut la langue du terminal.
cli-help-help = Affiche cette page et s’arrête.
cli-help-version = Affiche la version et s’arrête.

## Repères dans les pages d’aide

cli-meta-options = [OPTIONS]
cli-meta-command = COMMANDE
cli-meta-game = JEU
cli-meta-file = FICHIER
cli-meta-folder = DOSSIER
cli-meta-seats = PLACE,PLACE
cli-meta-setting = NOM=VALEUR
cli-meta-position = POSITION
cli-meta-query = MOT|CLAUSE
cli-meta-n = N
cli-meta-enter = Entrée
cli-meta-text = TEXTE
cli-meta-faces = 1,1
cli-meta-viewer = PLACE|spectator|all
cli-meta-hex = HEXADÉCIMAL

## Commandes

cli-bulkhead = Bulkhead : des jeux de plateau dans votre navigateur ou dans votre terminal, avec des règles qui s’expliquent d’elles-mêmes et des dés que chacun peut vérifier. Non officiel, sans lien avec aucun éditeur.
cli-play = Joue dans le navigateur, ou dans ce terminal, avec des personnes et des bots, comme vous voulez.
cli-sim = Fait jouer beaucoup de parties à des bots et compte les victoires, les durées et ce qui s’est passé.
cli-odds = Calcule les chances exactes d’un Jet de Bataille, ou de chaque jet qu’une position permet.
cli-rules = Cherche quelque chose dans les règles.
cli-show = Dessine une position, et dit qui décide et tout ce qu’on peut faire.
cli-replay = Parcourt une partie enregistrée jusqu’à n’importe quelle entrée, de n’importe quel point de vue.
cli-verify = Vérifie le fichier d’une partie ou d’une campagne : chaque dé, chaque événement, le résultat et ce qui passe de mission en mission.

## Arguments et options

cli-arg-game = Le jeu.
cli-arg-file = Le fichier d’une partie.
cli-arg-position = Une position : une ligne de texte, éventuellement de plusieurs mots, ou le nom d’un fichier ; un seul - la lit sur l’entrée standard.
cli-arg-query = Un mot à chercher, ou l’identifiant d’une règle. Sans rien, toute la référence est imprimée.
cli-opt-option = Une option du jeu, par exemple rows=5. Peut être répétée.
cli-opt-cards = Joue avec les cartes de ce fichier.
cli-opt-from = Commence par cette position : une ligne de texte, ou le nom d’un fichier.
cli-opt-json = Imprime du JSON pour un programme.
cli-opt-view = De quel point de vue : une place (1, 2), un spectateur (spectator), ou quelqu’un qui peut tout savoir (all).
cli-opt-game = Cherche seulement dans les règles de ce jeu.
cli-opt-matrix = Montre quelles clauses ont du code et des tests. Le code de sortie est 1 s’il en manque.
cli-opt-dice = Combien de dés sont lancés.
cli-opt-hold = Les dés laissés sur la table, par exemple 1,1.
cli-play-game = Le jeu ; heroes si vous n’en nommez aucun.
cli-play-terminal = Joue dans ce terminal plutôt que dans le navigateur ; chacune des options suivantes le sous-entend.
cli-play-seats = Qui joue, en commençant par la première place : human, human=NOM ou le nom d’un bot ; le même nom à plusieurs places est une seule personne. Si vous ne nommez personne, vous jouez contre les meilleurs bots.
cli-play-seed = Tire les dés de ce texte, pour pouvoir rejouer la même partie.
cli-play-salt = Mêle ce texte aux dés, pour qu’aucun joueur n’ait pu les choisir. Une fois par personne.
cli-play-save = Où « save » écrit, et où va la partie terminée.
cli-play-resume = Reprend une partie sauvegardée.
cli-play-new-rules = Avec --resume : poursuit avec les règles actuelles une partie d’une version antérieure, depuis sa dernière entrée commune, dans un nouveau fichier.
cli-replay-at = S’arrête après l’entrée N ; sinon, à la fin.
cli-verify-commitment = L’empreinte que vous avez notée au début de la partie.
cli-sim-games = Combien de parties.
cli-sim-seats = Les joueurs, en commençant par la première place. Si vous ne nommez personne, des bots de toute sorte jouent.
cli-show-write = Écrit aussi la position dans ce fichier.
cli-sim-seed = Le texte d’où vient tout le hasard : le même texte donne les mêmes parties.
cli-sim-jobs = Combien de processus se partagent le travail. Les résultats n’en dépendent pas.
cli-sim-save = Écrit dans ce dossier un fichier par partie.
cli-sim-reference = Joue avec le moteur de référence, comme --save. Sans cela, les joueurs au hasard de Heroes jouent d’autres parties, avec un moteur bien plus rapide.

## Objections

cli-no-such-language = { $source } : la langue « { $lang } » n’est pas disponible ; langues : { $known }.
cli-no-such-command = La commande « { $command } » n’existe pas ; au choix : { $known }.
cli-no-such-option = L’option { $option } n’existe pas ici ; --help donne la liste de celles qui existent.
cli-option-needs-value = { $option } doit être suivi d’une valeur.
cli-option-takes-no-value = { $option } n’accepte pas de valeur.
cli-missing = Il manque quelque chose : { $what }.
cli-extra-words = « { $words } » est de trop pour « { $command } ».
cli-usage = La ligne de commande est incompréhensible : { $detail }
cli-refused = { $reason } ({ $clause })
cli-interrupted = Interrompu.
cli-input-ended = L’entrée est épuisée et la partie s’arrête ici ; rien n’a été sauvegardé.
cli-system = { $file } : { STOP($detail) }
cli-not-a-number = { $option } : « { $value } » devrait être un nombre entier entre { $least } et { $most }.
cli-not-faces = { $option } : « { $value } » devrait donner des faces de dés, par exemple 1,1.
cli-bad-setting = « { $text } » devrait être une option et sa valeur, par exemple rows=5.
cli-setting-is-file = « { $option } » vient d’un fichier, avec --{ $option }.
cli-no-such-file-option = { $option } ne sert à rien ici ({ $game }).
cli-no-such-player = Aucun joueur ne s’appelle « { $player } » ; au choix : { $known }.
cli-no-such-viewer = --view : personne ne s’appelle « { $value } » ; au choix : { $known }.
cli-no-such-bot = --seats : aucun bot ne s’appelle « { $player } », et seuls des bots peuvent jouer ici ; au choix : { $known }.
cli-no-such-bot-here = Aucun bot « { $player } » ne peut prendre la relève ; au choix : { $known }.
cli-no-odds = Il n’y a pas de chances à calculer pour { $game }.
cli-odds-either = Donnez soit une position (--from), soit des dés (--dice, --hold), mais pas les deux.
cli-resume-alone = { $option } ne peut pas changer quand on reprend une partie.
cli-resume-other-game = { $file } est une partie d’un autre jeu : { $game }.
cli-resume-other-rules = { $agreement } Pour poursuivre de là avec les règles actuelles, dans un nouveau fichier : bulkhead play --resume { $typed } --new-rules
cli-new-rules-alone = --new-rules demande --resume et le fichier de la partie.
cli-too-many-salts =
    { $people ->
        [0] --salt est pour les personnes, et il n’y en a pas ici.
        [one] --salt est donné { $count } fois, mais une seule personne joue.
       *[other] --salt est donné { $count } fois, mais seules { $people } personnes jouent.
    }
cli-file-missing = Le fichier « { $file } » n’existe pas.
cli-file-trouble = { $file } : { STOP($detail) }
cli-file-not-text = { $file } n’est pas un fichier texte en UTF-8.
cli-file-taken = « { $file } » existe déjà et n’est pas cette partie ; choisissez un autre nom.
cli-folder-not-empty = Le dossier « { $folder } » contient déjà des fichiers de parties ; choisissez-en un autre.

## La table

cli-bot-cadet = Cadet
cli-bot-raider = Pillard
cli-bot-captain = Capitaine
cli-bot-champion = Champion
cli-bot-random = Hasard
cli-table-welcome = { $game } : { $players }
cli-table-option = Option { $option } : { $name }, { $value }.
cli-table-own-file = Option { $option } : tirée de votre propre fichier.
cli-yes = oui
cli-no = non
cli-table-commitment = Les dés sont déjà fixés. Voici leur empreinte (SHA-256) ; notez-la et vous pourrez la vérifier à la fin : { $commitment }
cli-table-hint = Répondez par le numéro ou la notation d’une proposition. « help » dit ce que vous pouvez taper d’autre.
cli-table-hint-cards = « cards » montre ce que savent faire les héros.
cli-table-resumed =
    { $count ->
        [0] La partie reprend à son début. Ce qui s’est passé en dernier :
        [one] La partie reprend après une entrée. Ce qui s’est passé en dernier :
       *[other] La partie reprend après { $count } entrées. Ce qui s’est passé en dernier :
    }
cli-table-asks = { $who } : { $question }
cli-table-curtain = { $who }, ceci est pour vos yeux seulement. Quand personne d’autre ne regarde, appuyez sur Entrée.
cli-table-refused = { $reason } ({ $clause } ; « why » montre la règle)
cli-table-no-such-number =
    { $most ->
        [1] Il n’y a qu’une proposition, la numéro 1.
       *[other] Choisissez un numéro de 1 à { $most } : la proposition « { $number } » n’existe pas.
    }
cli-table-empty = Tapez un nombre de 1 à { $most }, une commande, ou « help ».
cli-log-clock = (temps écoulé)
cli-table-undone =
    { $you ->
        [yes] Vous avez annulé votre dernière commande.
       *[no] { $who } a annulé sa dernière commande.
    }
cli-table-saved = Sauvegardé. Reprenez quand vous voulez avec : bulkhead play --resume { $typed }
cli-table-final = Cela met fin à la partie. Répétez la commande si c’est bien ce que vous voulez.
cli-table-unsaved = Cette partie n’est pas sauvegardée. Tapez « save » pour la garder, ou répétez la commande pour l’abandonner.
cli-table-given-up = { $who } abandonne : { $bot } prend la relève.
cli-no-asides = Pour l’instant, vous ne pouvez que répondre à la question.
cli-table-aside = Que dit { $who } en aparté ? Entrée seule : rien.
cli-not-an-aside = « { $command } » répond à une question : cela ne se dit pas en aparté.
cli-aside-who = Aucun joueur devant cet écran ne s’appelle « { $who } » ; au choix : { $known }.
cli-table-seed = La graine des dés était : { $seed }
cli-table-verify = La partie est dans { $file }. Chacun peut vérifier ses dés avec : bulkhead verify { $typed }
cli-table-not-kept = Cette partie n’a pas été gardée. Avec --save FICHIER elle est écrite, et « bulkhead verify FICHIER » vérifie ses dés.
cli-why-allowed = « { $command } » est permis.
cli-why-bot = { $who } : { $reason }
cli-why-what = Dites ce qu’il faut expliquer : « why » et un numéro ou une commande.
cli-resume-what = Dites quel fichier : « resume » et son nom.
cli-result-won = La victoire revient à { $who }.
cli-result-draw = Match nul.

## Ce qu’on peut taper à la table

cli-verb-number = choisit la proposition de ce numéro
cli-verb-notation = la même chose dans la notation du jeu, écrite à côté de chaque proposition
cli-verb-short = en bref, dans Starquest : if2 pour faire agir cette figurine, 7.5 pour aller là, if2 7.5 pour les deux
cli-verb-enter = choisit la proposition s’il n’y en a qu’une
cli-verb-why = montre la règle qui permet ou interdit quelque chose ; seul, celle du dernier refus, ou ce que pensait un bot
cli-verb-rules = cherche quelque chose dans les règles
cli-verb-cards = montre les cartes des héros et les signes qui les marquent sur le plateau
cli-verb-asides = montre ce que vous pouvez dire à tout moment, même quand quelqu’un d’autre décide
cli-verb-aside = vous permet, à vous ou à un autre joueur devant cet écran, de dire quelque chose qui ne regarde personne d’autre
cli-verb-board = redessine le plateau
cli-verb-log = raconte tout depuis le début
cli-verb-undo = annule votre dernière commande, si rien n’a été lancé ni révélé depuis
cli-verb-giveup = laisse votre place à un bot pour le reste de la partie ; vous la retrouvez en reprenant une partie enregistrée
cli-verb-save = écrit la partie dans un fichier
cli-verb-resume = reprend une partie sauvegardée
cli-verb-help = affiche cette liste
cli-verb-quit = quitte la table ; une partie sauvegardée peut être reprise

## Cartes
# `$mark` est le signe que le plateau montre après le nom du héros.

cli-cards = Les héros
cli-card-rule = { $mark } { $name } : { $what }
cli-card-action = { $mark } { $name } (coût : { $price } ; portée : { $range }) : { $what }

## Simulation

cli-sim-progress = Parties en cours
cli-sim-title =
    { $games ->
        [1] { $game }, une partie, graine { $seed }
       *[other] { $game }, { $games } parties, graine { $seed }
    }
cli-sim-compiled = Le moteur compilé a joué ces parties.
cli-sim-not-compiled = Le moteur de référence a joué ces parties, plus lentement : { $why }
cli-sim-player = joueur
cli-sim-wins = victoires
cli-sim-share = part
cli-sim-interval = intervalle à 95 %
cli-sim-score = score moyen
cli-sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-draws = Matchs nuls : { $draws }
cli-sim-turns = Tours par partie : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $min } à { $max } (écart type { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-commands = Commandes par partie : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $min } à { $max } (écart type { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-busts = Fiascos par tour : { $rates }
cli-sim-all-outs = La Totale, par tour : { $rates }
cli-sim-attacks = Attaques par tour : { $rates }
cli-sim-eliminated = Ennemis éliminés par tour : { $rates }
cli-sim-lost = Figurines perdues par tour : { $rates }

## Chances

cli-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-odds-roll =
    { $dice ->
        [1] Un dé lancé
       *[other] { $dice } dés lancés
    }{ $holding ->
        [yes] , { $held } sur la table (hold : { $reading })
       *[no] { "" }
    }
cli-odds-position = Risque de fiasco pour chaque jet
cli-odds-no-roll = Il n’y a rien à lancer dans cette position.

## Règles

cli-rules-ruling = Notre lecture :
cli-rules-example = Exemple :
cli-rules-page = Livret, page { $page }.
cli-rules-no-page = Absent des livrets.
cli-rules-option = Option { $option } ({ $name }) :
cli-rules-nothing = Les règles ne disent rien sur « { $query } ».
cli-rules-hint = « bulkhead rules MOT » cherche un mot ; « bulkhead rules CLAUSE » montre une règle avec son exemple.
cli-matrix = { $game } : { $clauses } clauses, { $coded } avec du code, { $tested } avec des tests
cli-matrix-content = contenu : { $clauses } lignes, { $coded } avec du code, { $tested } avec des tests
cli-matrix-no-code = aucun code ne l’applique
cli-matrix-no-call = seuls les tests utilisent le code marqué avec elle :
cli-matrix-no-test = aucun test ne la prouve
cli-matrix-no-line = aucune ligne ne dit ce qu’il fait
cli-matrix-no-read = aucun code ne lit cet indicateur
cli-matrix-no-play = les tests marqués avec elle ne nomment pas l’élément :
cli-matrix-unknown = aucun livret ne la contient
cli-matrix-no-tests = Il n’y a pas de tests à regarder ici, on n’en dit donc rien.

## Positions, enregistrements, vérification

cli-show-decides = Décision : { $who }.
cli-replay-no-such-entry =
    { $last ->
        [0] { $file } n’a pas d’entrée { $at } : le fichier s’arrête à la mise en place, entrée 0.
       *[other] { $file } n’a pas d’entrée { $at } ; la dernière est { $last }.
    }
cli-verify-ok = Fichier intact : { $file }. Tout a été recalculé et concorde ; entrées : { $moves }, dés : { $faces }.
cli-verify-kept = Empreinte : { $commitment }
cli-verify-salted =
    { $count ->
        [1] Le sel de ce joueur porte cette empreinte : { $seats }. Il a été donné quand la graine était déjà fixée.
       *[other] Les sels de ces joueurs portent cette empreinte : { $seats }. Ils ont été donnés quand la graine était déjà fixée.
    }
cli-verify-unsure =
    { $count ->
        [1] Le sel de ce joueur ne dit pas s’il a été donné avant ou après l’empreinte : { $seats }.
       *[other] Les sels de ces joueurs ne disent pas s’ils ont été donnés avant ou après l’empreinte : { $seats }.
    }
cli-verify-earlier = D’après le fichier, la partie a été jouée avec la version { $rules } des règles jusqu’à l’entrée { NUMBER($entries, useGrouping: 0) }.
cli-verify-older = { $file } : { $agreement }
cli-verify-finished = La partie est terminée.
cli-verify-paused = La partie est en pause. Toute personne qui possède ce fichier peut calculer les dés à venir.

## La table dans le navigateur

cli-meta-host = ADRESSE
cli-meta-port = PORT
cli-meta-url = URL
cli-serve = Ouvre des tables à des joueurs d’ailleurs, jusqu’à Ctrl-C.
cli-serve-host = L’adresse d’écoute ; seulement cette machine si vous n’en donnez pas.
cli-serve-port = Le port d’écoute ; 8917 si vous n’en donnez pas.
cli-serve-data = Le dossier des matchs ; votre dossier de données si vous n’en donnez pas.
cli-serve-public-url = Où les joueurs atteignent le serveur, quand un proxy se trouve devant.
cli-play-open = La table est ouverte à l’adresse { $url } (Ctrl-C la ferme).
cli-serve-open = Tables ouvertes à l’adresse { $url } ; les matchs sont dans { $folder } (Ctrl-C arrête tout).
cli-serve-bad-url = L’adresse publique « { $url } » doit commencer par http:// ou https://.
cli-serve-no-folder = « { $folder } » n’est pas un dossier.
cli-no-client = La page pour le navigateur n’est pas construite : lancez « make play » une fois, ou jouez avec --terminal.

## Mesurer

cli-meta-bench = server
cli-bench = Mesure ce que le serveur supporte sur cette machine.
cli-bench-what = Ce qu’il faut mesurer ; il n’y a que server.
cli-bench-matches = Matchs à tenir ouverts.
cli-bench-rate = Clics par seconde.
cli-bench-seconds = Durée de chaque partie, en secondes.
cli-bench-unknown = « { $what } » ne se mesure pas ; au choix : { $known }.
cli-bench-checkout = Les mesures ne font pas partie du paquet installé : lancez cette commande dans une copie du projet.

## bulkhead packs

cli-packs = Vérifie un paquet à vous, ou énumère les paquets disponibles.
cli-packs-what = Que faire : check (vérifier) ou list (énumérer).
cli-packs-folder = Le dossier du paquet, ou l’id d’un paquet installé.
cli-meta-packs = check|list
cli-meta-pack = PAQUET
cli-help-pack = Joue avec ce paquet : un dossier, ou l’id d’un paquet de votre dossier. Peut être répété ; les derniers l’emportent.
cli-packs-unknown = On ne peut pas faire « { $what } » avec des paquets ; on peut : { $known }.
cli-packs-which = Dites quel paquet vérifier.
cli-packs-sound = « { $name } », version { $version }, est en ordre.
cli-packs-wrong =
    { $count ->
        [1] Une erreur.
       *[other] { $count } erreurs.
    }
cli-packs-could-be = On peut faire mieux : { $what }
cli-packs-builtin = fourni avec le jeu
cli-packs-nowhere = Vos paquets vont dans { $folder }.
cli-opt-mission = Joue cette mission de Starquest : tutorial pour la première leçon, ou son id, par exemple mis_04_nest. Comme -o mission=ID.
cli-meta-id = ID

## Campagnes

cli-meta-holders = FACTION=JOUEUR
cli-meta-plan = MISSION,MISSION|short
cli-meta-eyes = FACTION|spectator|all
cli-campaign = Joue une campagne de Starquest : des missions l’une après l’autre, avec grades, Sceaux et ce qui passe de l’une à l’autre.
cli-campaign-new = Commence une campagne : ses missions et ses règles maison sont dès lors fixées.
cli-campaign-status = Montre où en est chacun : grades, Sceaux, points, les missions jouées et ce avec quoi commence la suivante.
cli-campaign-play = Joue la prochaine mission, ou poursuit celle qui est commencée.
cli-campaign-undo-last = Annule la dernière mission. Rien n’est effacé.
cli-campaign-new-rules = Continue avec les règles actuelles une campagne d’une version antérieure, dans un nouveau fichier à côté. La mission en cours reprend à sa dernière entrée commune.
cli-campaign-file = Le fichier de la campagne ; les missions sont gardées à côté.
cli-campaign-seats = Qui mène quelle faction, avec des virgules entre elles : human, human:NOM, le nom d’un bot, bot pour le meilleur, ou absent. Des bots mènent celles que vous ne nommez pas.
cli-campaign-change = Les nouveaux joueurs des factions, désormais ; les autres factions restent comme elles sont.
cli-campaign-once = La même chose, pour cette mission seulement : un bot à la place de quelqu’un, ou une place vide.
cli-campaign-missions = Quelles missions, séparées par des virgules, ou une campagne de la boîte : hollow_crown (les douze, par défaut) ou short.
cli-campaign-all = Poursuit jusqu’à la fin de la campagne, mission après mission.
cli-campaign-view = De quel point de vue : des factions séparées par des virgules, un spectateur, ou all pour tout savoir.
cli-campaign-bad-seat = « { $text } » devrait être une faction et qui la mène, comme eldar=human ; factions : { $known }.
cli-campaign-bad-name = Un nom doit avoir au plus { $most } caractères imprimables.
cli-campaign-opened = Jouez sa première mission avec : bulkhead campaign play { $typed }
cli-campaign-saved = La mission est enregistrée dans { $file }. Poursuivez quand vous voulez avec : bulkhead campaign play { $campaign }
cli-campaign-stopped = La mission s’arrête ici et est enregistrée ; poursuivez avec : bulkhead campaign play { $typed }
cli-campaign-torn = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la dernière ligne est coupée et ne compte pas ; tout ce qui précède est intact.
cli-campaign-undone = Mission annulée : { $mission }. Sa partie est toujours dans { $file }.
cli-campaign-mission-anew = La mission en cours ne peut pas continuer et est annulée : { $reason }
cli-campaign-new-rules-done = La campagne continue avec la version { $rules } des règles. Les résultats obtenus jusqu’ici restent tels qu’ils ont été notés. Continuez avec : bulkhead campaign play { $typed }
cli-campaign-progress = { $mission } : manches
cli-campaign-title = Campagne { $file }, missions jouées : { $played } sur { $missions }
cli-campaign-place = place
cli-campaign-faction = faction
cli-campaign-holder = menée par
cli-campaign-rank = grade
cli-campaign-seals = Sceaux
cli-campaign-points = points
cli-campaign-more = en outre
cli-campaign-nobody = personne
cli-campaign-psionic = psyker : { $rank }, { $row } sur 3
cli-campaign-reserve = renfort : { $figure }
cli-campaign-cards =
    { $count ->
        [0] aucune carte gardée
        [one] une carte gardée
       *[other] { $count } cartes gardées
    }
cli-campaign-past =
    { $number }. { $mission }. { $count ->
        [1] Victoire : { $winners }
       *[other] Égalité : { $winners }
    }. Points : { $points }.
cli-campaign-leader = { "  " }{ $faction } : le chef a été tué.
cli-campaign-rank-up = { "  " }{ $faction } : promotion ({ $rank }).
cli-campaign-rank-down = { "  " }{ $faction } : rétrogradation ({ $rank }).
cli-campaign-taken-back =
    { $count ->
        [1] Une mission a été annulée.
       *[other] { $count } missions ont été annulées.
    }
cli-campaign-won =
    { $count ->
        [1] La campagne est terminée. Victoire : { $winners }.
       *[other] La campagne est terminée. Égalité : { $winners }.
    }
cli-campaign-next = Prochaine mission : { $mission }
cli-campaign-begun = Mission commencée : { $mission }
cli-verify-campaign = Fichier intact : { $file }. Tout a été recalculé, et les registres de chacun en découlent ; missions : { $missions }, entrées : { $moves }, dés : { $faces }.
cli-verify-campaign-over = La campagne est terminée.
cli-verify-campaign-partly = { $file } : ses entrées sont bien enchaînées. Missions de la version actuelle des règles, entièrement recalculées : { $missions }. Celles d’autres versions ont été contrôlées jusqu’au point où elles concordent, et leurs résultats restent tels qu’ils ont été notés :
