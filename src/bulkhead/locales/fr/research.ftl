# Erreurs de qui prépare un environnement pour un programme qui apprend.

research-map-too-large = La carte mesure { $width } cases sur { $height } ; les tableaux en contiennent { $most_wide } sur { $most_high }.
research-no-such-seat = Cette table n’a pas de place { $seat } ; les places se comptent à partir de 0, et il y en a { $seats }.
