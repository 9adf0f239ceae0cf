web-sq-squad-kept = Votre escouade est prête. Quand ce sera à vous, la table utilisera vos choix, même si vous fermez cette page. Personne ne les voit avant.
web-sq-squad-lost = Ce que vous aviez choisi ici n’est plus possible, à cause des choix des autres. Choisissez à nouveau.
web-sq-ready-prepared = escouade prête
