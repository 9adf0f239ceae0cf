### Los nombres de las piezas en el terminal; en el mapa cada pieza tiene el suyo.

sq-piece = { $id } ({ $kind })
sq-thing = { $kind }
