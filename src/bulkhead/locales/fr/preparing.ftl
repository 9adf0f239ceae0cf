server-nothing-to-prepare = Il n’y a rien à préparer maintenant.
