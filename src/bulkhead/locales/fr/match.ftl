### Les parties : places, dés loyaux, et tout ce qui peut clocher dans le fichier d’une partie.

## Jouer

match-seats =
    { $needed ->
        [1] Ce jeu demande un joueur, pas { $count }.
       *[other] Ce jeu demande { $needed } joueurs, pas { $count }.
    }
match-bad-salt = Le sel (joueur { $seat }) doit tenir en une ligne de { $most } caractères imprimables au plus.
match-salt-of-another = Ce sel (joueur { $seat }) a été donné pour d’autres dés : il porte une autre empreinte.
match-no-undo = Il n’y a rien que vous puissiez annuler : votre dernière commande est trop ancienne, ou quelque chose a été lancé ou révélé depuis.

## L’archive

store-taken = Un autre serveur utilise déjà le dossier { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
store-unreadable = Le dossier { $folder } ne peut pas servir à garder les parties : { STOP($detail) }
store-other-version = Les parties de ce dossier ont été écrites par une autre version de Bulkhead (archive { $version } ; ce programme lit { $known }).

## Fichiers de parties : lecture

replay-no-header = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un fichier de replay ; il ne commence pas par un match.
replay-other-format = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier est au format { $format }, et ce programme ne lit que le format { $known }.
replay-other-game = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le jeu « { $game } » n’existe pas ici ; au choix : { $known }.
match-other-rules = La partie a été jouée avec la version { $rules } des règles, et ce programme a la version { $known }.
replay-other-rules = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la partie a été jouée avec la version { $rules } des règles, et ce programme a la version { $known }.
replay-seats =
    { $count ->
        [0] { $file }, ligne { NUMBER($line, useGrouping: 0) } : places demandées par le jeu : { $needed } ; le fichier n’en a aucune.
        [one] { $file }, ligne { NUMBER($line, useGrouping: 0) } : places demandées par le jeu : { $needed } ; le fichier n’en a qu’une.
       *[other] { $file }, ligne { NUMBER($line, useGrouping: 0) } : places demandées par le jeu : { $needed } ; le fichier en a { $count }.
    }
replay-cut-off = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier est coupé au milieu de cette ligne.
replay-no-end = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il manque la dernière ligne, celle qui clôt la partie.
replay-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du JSON.
replay-bad-entry = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas l’entrée d’une partie ({ $detail }).
replay-not-canonical = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la ligne n’est pas écrite comme Bulkhead l’écrit.
replay-out-of-place = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cette entrée ne peut pas se trouver ici.
replay-wrong-number = { $file }, ligne { NUMBER($line, useGrouping: 0) } : l’entrée porte le numéro { $n } et devrait porter { $expected }.

## Fichiers de parties : les rejouer

replay-wrong-dice = { $file }, ligne { NUMBER($line, useGrouping: 0) } : les dés enregistrés ne sont pas ceux que demande cette entrée.
replay-refused = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le jeu la refuse. { $reason }
replay-differs = { $file }, ligne { NUMBER($line, useGrouping: 0) } : rejouée, cette entrée donne autre chose.
replay-not-paused = { $file } est une partie terminée et ne peut pas être reprise.

## Fichiers de parties : les vérifier

replay-other-commitment = { $file }, ligne { NUMBER($line, useGrouping: 0) } : l’empreinte n’est pas celle que vous avez notée ; dans le fichier, c’est { $commitment }.
replay-salt-of-another = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce sel (joueur { $seat }) a été donné pour d’autres dés : il porte une autre empreinte.
replay-bad-seed = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la graine révélée à la fin n’est pas celle qui était promise.
replay-wrong-faces = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la graine donne « { $computed } », mais le fichier dit « { $recorded } ».
replay-broken-chain = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le hachage ne correspond pas à ce qui s’est passé ; cette ligne ou une ligne précédente a été modifiée.
replay-wrong-end = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas ainsi que cette partie s’est terminée.

## Parties jouées avec une autre version des règles

match-agrees-up-to =
    La partie a été jouée avec la version { $rules } des règles, et ce programme a la version { $known }. { $round ->
        [0] Elle concorde jusqu’à l’entrée { NUMBER($last, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }.
       *[other] Elle concorde jusqu’à l’entrée { NUMBER($last, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }, à la manche { $round }.
    } { $parting }
match-agrees-nowhere = La partie a été jouée avec la version { $rules } des règles, et ce programme a la version { $known }. Rien ne concorde. { $parting }
match-agrees-whole = La partie a été jouée avec la version { $rules } des règles, et ce programme a la version { $known }. Chaque entrée concorde, jusqu’à la fin.
match-parts-refused = L’entrée { NUMBER($n, useGrouping: 0) }, « { $command } », est refusée ici : { $reason } ({ $clause })
match-parts-unknown = L’entrée { NUMBER($n, useGrouping: 0) }, « { $command } », n’a pas de sens ici : { $reason }
match-parts-dice = Dans l’entrée { NUMBER($n, useGrouping: 0) }, « { $command } », on lance ici d’autres dés.
match-parts-events = L’entrée { NUMBER($n, useGrouping: 0) }, « { $command } », a ici d’autres conséquences.
match-parts-start = Le jeu ne peut pas être mis en place ainsi ici : { $reason }
match-parts-start-dice = La mise en place du jeu utilise ici d’autres dés.
match-parts-start-events = Le jeu est mis en place autrement ici.
match-parts-end = La partie se termine autrement ici.
match-agrees-dice = La graine est celle qui a été promise, et tous les dés ({ $faces }) en découlent.
match-agrees-dice-read = La graine est celle qui a été promise. Les dés des entrées communes ({ $faces }) ont été relancés avec les règles. Les suivants ({ $read }) découlent aussi de la graine ; leur nombre de faces a été déduit de leurs résultats.
match-agrees-dice-lots =
    La graine est celle qui a été promise. Les dés des entrées communes ({ $faces }) ont été relancés avec les règles. Les suivants ({ $read }) découlent aussi de la graine ; leur nombre de faces a été déduit de leurs résultats. { $count ->
        [1] Dans l’entrée { $lots }, un résultat ne correspond qu’à un tirage au sort avec un autre nombre de faces.
       *[other] Dans les entrées { $lots }, un résultat ne correspond qu’à un tirage au sort avec un autre nombre de faces.
    }
replay-agrees = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $agreement }
replay-dice-not-from-seed = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ces dés ne découlent pas de la graine.
replay-same-rules = { $file } a été joué avec la version { $known } des règles, celle de ce programme : il suffit de le reprendre.
