### I nomi dei pezzi nel terminale; sulla mappa ogni pezzo ha il suo.

sq-piece = { $id } ({ $kind })
sq-thing = { $kind }
