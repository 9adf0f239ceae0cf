### Résoudre des parties : la commande et ses refus.

cli-solve = Résoudre une partie exactement : la chance de gagner depuis une position, si les deux jouent au mieux.
cli-solve-table = Garder la solution dans ce fichier ; s’il existe déjà, l’utiliser.
cli-solve-gpu = Utiliser le processeur graphique (il faut nvcc, le compilateur de NVIDIA).
cli-solve-check = Vérifier par les règles ce nombre de positions, un tour plus loin.
cli-solve-answer = Le premier joueur gagne avec { $chance } de chances ; aucune valeur n’est fausse de plus de { $bound }.
cli-solve-checked = Les positions vérifiées par les règles sont fausses de { $residual } au plus.
cli-solve-progress = Résolution, passage { $sweep }
cli-no-solver = Impossible de résoudre { $game }.
solve-one-game = On ne peut résoudre qu’une partie seule, pas un match en trois manches.
solve-too-large = Le plateau est trop grand. Nombre de rangées : { $rows }, au plus { $most }.
solve-not-placed = On ne peut résoudre que des positions où tous les héros sont en place.
solve-not-a-table = { $file } n’est pas la table d’un affrontement résolu.
solve-table-torn = { $file } est abîmé : il y manque des valeurs.
solve-other-match-up = { $file } contient la solution d’un autre affrontement.
solve-no-memory = La mémoire ne suffit pas : il manque { $need } Mio.
solve-machine-failed = Le processeur graphique a échoué : { STOP($detail) }
