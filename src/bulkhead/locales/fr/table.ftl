### N’importe quelle table, quel que soit le jeu : joueurs, options et fichiers écrits à la main.

## La table

player = Joueur { $seat }
player-of = Joueur { $side }
game-unknown = Aucun jeu ne s’appelle « { $game } » ; au choix : { $known }.
option-unknown = Aucune option ne s’appelle « { $option } » ; au choix : { $known }.
option-bad-value = Option « { $option } » : « { $value } » ne convient pas ; valeurs possibles : { $what }.

## Jeux sans notation ni phrases propres

game-command = { $command }
game-command-unreadable = « { $text } » n’est pas une commande de ce jeu.
game-position-unreadable = « { $text } » n’est pas une position de ce jeu.
game-event = { $what }
game-event-of = { $who } : { $what }

## Fichiers
# Les numéros de ligne s’écrivent comme un éditeur les montre, sans séparateur.

file-not-toml = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du TOML ({ $detail }).
file-not-tables = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut une liste de tables, chacune annoncée par un nom entre doubles crochets.
file-missing = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il manque le champ « { $field } ».
file-not-text = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il faut un texte entre guillemets, et qui ne soit pas vide.
file-not-one-of = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » ne figure pas parmi les valeurs admises : { $allowed }.
file-unknown-field = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il n’existe pas de champ « { $field } » ici ; champs possibles : { $allowed }.
file-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » a déjà été utilisé.
file-not-an-id = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » ne doit comporter que des lettres minuscules de a à z.
survey-nothing = « { $about } » n’est pas une question que l’on puisse poser sur cette table.
