### Les noms des pièces dans le terminal ; sur la carte chaque pièce a le sien.

sq-piece = { $id } ({ $kind })
sq-thing = { $kind }
