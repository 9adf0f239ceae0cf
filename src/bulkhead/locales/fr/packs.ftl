### Les paquets : ce qu’on en dit, et ce qu’on dit des erreurs qu’ils contiennent.

content-in-field = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : { $what }
pack-no-lid = Il manque { $file } : chaque paquet a ce fichier, avec son id, son nom et sa version.
pack-bad-id = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » n’est pas l’id d’un paquet ; il est fait de minuscules, de chiffres et de tirets.
pack-bad-version = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » n’est pas une version ; elle s’écrit 1 ou 1.2, par exemple.
pack-wrong-count = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : ce fichier dit { $count }, mais le dossier en contient { $real }.
pack-not-listed = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : ce fichier ne dit rien du dossier « { $folder } », qui contient des fichiers ({ $real }).
pack-stray-folder = { $file } : ce dossier n’est pas utilisé ; dossiers possibles : { $allowed }.
pack-code-alone = { $file } est du code, mais ce paquet n’a pas d’élément « { $value } ».
pack-code-syntax = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ceci n’est pas du Python : { STOP($detail) }
pack-code-no-play = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il manque la fonction de ce nom, celle qui exécute la carte.
pack-code-arguments = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : cette fonction doit recevoir : { $takes }.
pack-code-fails = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce code ne fonctionne pas : { STOP($detail) }
pack-code-no-rule = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il manque ici une classe dérivée de MissionRule.
pack-code-rule-no-name = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : cette règle n’a pas de nom ; écrivez name = "my_rule".
pack-code-rule-taken = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : le jeu a déjà une règle « { $value } » ; choisissez un autre nom.
pack-code-rule-not-listed = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la mission { $mission } ne cite pas « { $value } » dans son champ special.
pack-code-no-hook = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : une règle de mission n’a pas de moment de ce nom ; elle a : { $allowed }.
pack-code-no-import = { $file }, ligne { NUMBER($line, useGrouping: 0) } : « { $value } » ne peut pas être importé.
pack-code-unsteady = { $file }, ligne { NUMBER($line, useGrouping: 0) } : une règle ne doit pas utiliser « { $value } » ; une partie ne pourrait pas être rejouée à l’identique.
pack-code-no-pattern = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il manque la valeur de ce nom, celle qui dit comment l’arme tire.
pack-code-not-pattern = { $file }, champ « { $field } » : cette valeur n’est pas un Pattern.
pack-no-code = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : une arme avec « { $value } » a besoin d’un fichier Python du même nom à côté d’elle.
pack-code-unused = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : un fichier Python se trouve à côté de cette arme, il faut donc « { $value } » ici.

## Une partie et les paquets avec lesquels on la joue

pack-not-said = La partie ne dit pas avec quels paquets elle a été jouée : on ne peut donc pas la jouer avec « { $pack } ».
pack-not-here = La partie a été jouée avec le paquet « { $pack } », version { $version }, qui n’est pas ouvert ici ; indiquez son dossier avec --pack.
pack-other-version = La partie a été jouée avec la version { $version } du paquet « { $pack } » ; ici, la version { $mine } est ouverte.
pack-other-content = La partie a été jouée avec la version { $version } du paquet « { $pack } », mais son contenu a changé depuis.
pack-too-many = La partie a été jouée sans le paquet « { $pack } », version { $version }, qui est ouvert ici.
pack-other-order = La partie a été jouée avec ses paquets dans un autre ordre : { $packs }.

## Ce qui peut être faux dans un paquet

pack-no-language = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : cette langue n’est pas disponible ; langues : { $known }.
pack-not-fluent-here = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : ce texte n’est pas un motif Fluent ; il manque peut-être une accolade.
pack-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : un autre paquet ouvert s’appelle déjà « { $value } ».
pack-no-words = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : il manque le texte « { $id } » dans cette langue : { $language }.
content-no-clause = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : les règles n’ont pas de clause « { $value } ».
card-not-target = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : aucune cible ne se décrit ainsi : « { $value } ».
card-no-target = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : sans code, une carte ne peut pas viser « { $value } » ; sont possibles : { $allowed }.
card-no-effect = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la carte ne fait rien.
card-needs-code = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » est trop vague pour être exécuté ; écrivez-le autrement, ou mettez un fichier Python à côté de la carte.
card-unknown-effect = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : « { $value } » demande l’effet « { $word } », qui n’existe pas.
map-room-apart = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : la salle « { $room } » est en plusieurs morceaux.
map-wrong-count = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : le fichier dit { $count }, le plan en a { $real }.
map-no-way = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : aucun chemin ne mène de la zone d’entrée « { $dock } » à « { $goal } ».
map-wrong-way = { $file }, ligne { NUMBER($line, useGrouping: 0) }, champ « { $field } » : nombre de pas jusqu’à « { $goal } » : { $real }, et non { $count }.
pack-not-fluent = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ceci n’est pas du Fluent : { STOP($detail) }
pack-unknown = Aucun dossier ne s’appelle « { $pack } », et aucun paquet non plus dans { $folder }.
