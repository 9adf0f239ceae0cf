server-nothing-to-prepare = Ora non c’è niente da preparare.
