server-nothing-to-prepare = There is nothing to prepare now.
