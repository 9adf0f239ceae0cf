server-nothing-to-prepare = Ahora no hay nada que preparar.
